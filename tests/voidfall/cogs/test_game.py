"""A whole game of Voidfall by presses, with a computer player."""

from __future__ import annotations

import random

import pytest

from engine.core.decision import Ask
from engine.voidfall.questions import Question
from locales import message
from tests.cogs.playing import answer, answers, board, info, lobby, owed, panel
from tests.cogs.world import Shown, World

MOST_PRESSES = 400


@pytest.mark.slow
async def test_a_person_plays_a_computer_to_the_end(world: World) -> None:
    """The tutorial; at the end of its Cycle stands the message of what that has brought."""
    chance = random.Random(1)
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    presses = 0
    while (await info(world)).status == "running":
        assert await owed(world) == ("ada",)
        shown = await panel(world, "ada")
        while answers(shown):
            shown = await answer(world, "ada", shown, chance)
            presses += 1
            assert presses < MOST_PRESSES, "a game without an end"
    assert "rematch" in board(world).verbs


@pytest.mark.slow
async def test_two_people_play_together_to_the_end(world: World) -> None:
    """A cooperative game: both are asked, also in each other's turn, and all win or all lose."""
    chance = random.Random(2)
    await world.slash("ada", "voidfall new", options="mode=coop")
    await world.slash("ben", "voidfall join")
    await world.slash("ada", "voidfall start")
    asked: set[str] = set()
    presses = 0
    while (await info(world)).status == "running":
        who = (await owed(world))[0]
        asked.add(who)
        shown = await panel(world, who)
        while answers(shown) and (await owed(world))[:1] == (who,):
            shown = await answer(world, who, shown, chance)
            presses += 1
            assert presses < MOST_PRESSES, "a game without an end"
    assert asked == {"ada", "ben"}
    over = board(world)
    assert "rematch" in over.verbs
    assert any(word in over.text for word in ("The galaxy is lost", "The Voidborn are beaten"))


async def begin_alone(world: World) -> Shown:
    """A solo game, started from its lobby."""
    shown = await world.slash("ada", "voidfall new", options="mode=solo")
    assert shown is not None
    started = await world.press("ada", shown, "start")
    assert started is not None
    return started


async def test_a_solo_game_has_a_lobby_where_difficulty_and_scenario_are_chosen(world: World) -> None:
    """It used to begin at once, with the difficulty that is the default."""
    shown = await world.slash("ada", "voidfall new", options="mode=solo")
    assert shown is not None
    assert shown.ephemeral
    assert (await info(world)).status == "lobby"
    menus = {control.arg: control for control in shown.controls if control.verb == "set"}
    assert {"difficulty", "scenario", "houses"} <= menus.keys()
    present = (await info(world)).options["difficulty"]
    value = next(one for one in menus["difficulty"].values if one != present)
    await world.choose("ada", shown, menus["difficulty"], value)
    assert (await info(world)).options["difficulty"] == value
    assert {"join", "bot"}.isdisjoint(lobby(world).verbs), "nobody else could sit down"
    started = await world.press("ada", lobby(world), "start")
    assert started is not None
    assert answers(started)
    assert (await info(world)).status == "running"


async def test_who_starts_alone_from_the_lobby_has_the_crisis_board(world: World) -> None:
    """One player alone always plays solo, whatever mode the lobby says."""
    await world.slash("ada", "voidfall new")
    await world.press("ada", lobby(world), "start")
    now = await info(world)
    assert (now.status, now.options["mode"]) == ("running", "competitive")
    assert "crises" in [page.name for page in world.bot.services.presentation("voidfall").pages(now)]
    shown = await world.slash("ada", "voidfall crisis")
    assert shown is not None
    assert message("vf-error-no-crisis-board", "en") not in shown.text
    assert shown.pictures, shown.text


async def test_a_house_is_read_before_it_is_chosen(world: World) -> None:
    """Two taps: a house opens its page, with what its mat says and both origins; there it is chosen or left."""
    shown = await begin_alone(world)
    assert shown is not None
    assert message("vf-ask-house", "en") in shown.text
    (menu,) = [one for one in shown.controls if one.is_menu and "house:zenor" in one.values]
    page = await world.choose("ada", shown, menu, "house:zenor")
    assert page is not None
    assert message("vf-ability-zenor", "en") in page.text
    assert "Starting Agenda: " not in page.text, "they stand on the picture"
    back = await world.press_control("ada", page, page.control("fresh"))
    assert back is not None
    assert message("vf-ask-house", "en") in back.text
    page = await world.choose("ada", back, back.control(menu.verb), "house:zenor")
    assert page is not None
    after = await world.press_control("ada", page, page.control("sure"))
    assert after is not None
    assert message("vf-ask-origin", "en") in after.text


async def test_a_typed_house_is_read_too(world: World) -> None:
    await begin_alone(world)
    page = await world.slash("ada", "voidfall move", line="zenor")
    assert page is not None
    assert message("vf-ability-zenor", "en") in page.text
    assert "sure" in page.verbs


async def test_nobody_plays_beside_a_solo_player(world: World) -> None:
    """Said before a table is opened."""
    refused = await world.slash("ada", "voidfall new", computer="easy", options="mode=solo")
    assert refused is not None
    assert message("error-alone", "en") in refused.text
    assert await world.bot.services.tables.queries.tables_of_person(world.id("ada")) == []


async def test_a_turn_is_restarted_in_one_tap(world: World) -> None:
    """Until something hidden shows. The button is there from the first action on, works for the answer that it was
    shown for, and the log says once how much was taken back."""
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    begun = await world.slash("ada", "voidfall move", line="production")
    assert begun is not None
    assert "restart" not in begun.verbs
    await world.slash("ada", "voidfall move", line="supply; all; thrive")
    shown = await panel(world, "ada")
    button = shown.control("restart")
    again = await world.press_control("ada", shown, button)
    assert again is not None
    assert message("vf-ask-card", "en") in again.text
    assert not {"undo", "restart"} & again.verbs
    log = await world.slash("ada", "table log")
    assert log is not None
    assert log.text.count("takes back") == 1
    await world.slash("ada", "voidfall move", line="development")
    late = await world.press_control("ada", shown, button)
    assert late is not None
    assert message("vf-ask-move", "en") in late.text, "what was played since stands"


async def test_a_whole_action_is_done_also_when_its_payment_is_asked_about(world: World) -> None:
    """Its parts were asked about, although “all” had been pressed."""
    await world.slash("ada", "voidfall new", computer="easy", options="scenario=T")
    tables, ada = world.bot.services.tables, world.id("ada")
    while (ask := await asked_of(world)).option("card:development") is None:
        await tables.play.choose(1, ada, (ask.options.keys[0],))
    await tables.play.choose(1, ada, ("card:development",))
    shown = await world.press("ada", await panel(world, "ada"), "both", "act:settle>all")
    assert (await asked_of(world)).kind == Question.RECALL
    assert shown is not None
    cubes = [one for one in shown.controls if one.arg.startswith("cube:")]
    assert cubes
    assert all(one.verb == "both" and one.arg.endswith(">all") for one in cubes if "⚠" not in one.label)
    shown = await world.press_control("ada", shown, [one for one in cubes if one.verb == "both"][-1])
    assert shown is not None
    assert (await asked_of(world)).kind == Question.ESTABLISH
    assert not [one for one in shown.controls if one.verb == "both"]


async def asked_of(world: World) -> Ask:
    """What Ada is asked."""
    pending = (await world.bot.services.tables.queries.look(1, world.id("ada"))).pending
    assert pending is not None
    return pending.ask
