"""Private pages follow the game and show nothing outdated."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from cogs.live_panels import LIFE, MOST_OF_ONE
from cogs.ui.names import voice_of
from cogs.ui.outgoing import plain
from cogs.ui.public import most_telling
from engine.core.text import say
from locales import message, translate
from tables.errors import Busy
from tables.records import Person, Place
from tests.cogs.playing import answers, begin, board, end_turn, info, lobby, owed, panel
from tests.cogs.world import Shown, World

AWAY = message("page-put-away", "en")


def edits(world: World) -> int:
    """How often a private page was written to, the one that came with Start excepted."""
    return world.requests("PATCH", "/messages/@original")


async def unwatched(world: World, title: str, *names: str) -> None:
    """A running game that nobody has a page of."""
    tables = world.bot.services.tables
    people = [Person(world.id(name), name, "en-US") for name in names]
    table = await tables.lobby.open(people[0], Place(world.guild.id, world.channel.id, "en-US"), title, {})
    for guest in people[1:]:
        await tables.lobby.join(table.id, guest)
    await tables.lobby.start(table.id, people[0].id)
    await world.bot.delivery.settle()


async def test_whoever_presses_start_gets_a_page_that_follows_the_game(world: World) -> None:
    await world.slash("ada", "daynight new", side="day")
    await world.press("ben", lobby(world), "join")
    shown = await world.press("ada", lobby(world), "start")
    assert shown is not None
    assert shown.ephemeral
    assert answers(shown)
    await end_turn(world, "ada")
    await world.bot.dispatcher.live.settle()
    assert not answers(shown.again())
    assert board(world).pictures, "the public message has been left alone"


async def test_a_panel_left_open_becomes_the_turn_when_the_other_has_moved(world: World) -> None:
    await begin(world)
    waiting = await panel(world, "ben")
    assert not answers(waiting)
    await end_turn(world, "ada")
    assert await owed(world) == ("ben",)
    after = waiting.again()
    assert message("panel-title", "en", side="Ben (Night)") in after.text
    assert answers(after)


async def test_a_panel_that_could_not_follow_for_a_busy_database_follows_a_little_later(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begin(world)
    live, queries = world.bot.dispatcher.live, world.bot.services.tables.queries
    monkeypatch.setattr(live, "_again", 0.05)
    waiting, look, failures = await panel(world, "ben"), queries.look, [Busy(), Busy()]

    async def look_when_free(table_id: int, person_id: int | None, *args: Any) -> Any:
        if person_id == world.id("ben") and failures:
            raise failures.pop()
        return await look(table_id, person_id, *args)

    monkeypatch.setattr(queries, "look", look_when_free)
    await end_turn(world, "ada")
    await live.settle()
    assert not failures
    assert answers(waiting.again())


async def test_a_panel_follows_for_more_than_one_turn_and_to_the_end(world: World) -> None:
    await begin(world)
    waiting = await panel(world, "ben")
    await end_turn(world, "ada")
    tables = world.bot.services.tables
    await tables.play.choose(1, world.id("ben"), ("end",))
    await world.bot.dispatcher.live.settle()
    assert not answers(waiting.again()), "it was answered elsewhere"
    await tables.ending.resign(1, world.id("ada"))
    await world.bot.dispatcher.live.settle()
    assert "rematch" in waiting.again().verbs
    assert not len(world.bot.dispatcher.live)


@pytest.mark.parametrize(("computers", "title"), [(1, "daynight"), (3, "afternova"), (2, "solenia")])
async def test_the_first_panel_of_a_game_against_computers_is_what_is_asked(
    world: World, computers: int, title: str
) -> None:
    more: dict[str, Any] = {} if title == "daynight" else {"computers": computers}
    shown = await world.slash("ada", f"{title} new", computer="easy", **more)
    assert shown is not None
    look = await world.bot.services.tables.queries.look(1, world.id("ada"))
    now = shown.again()
    again = await world.slash("ada", f"{title} play")
    assert again is not None
    assert offered(now) == offered(again)
    if look.seat in look.info.owed:
        assert message("panel-title-may", "en", side="") not in now.text


def offered(shown: Shown) -> set[str]:
    """The answers that a panel offers, wherever they stand on it."""
    return {key for one in shown.controls for key in (one.values if one.is_menu else (one.arg,))}


async def test_a_page_that_asks_back_stays_while_the_others_do_something(world: World) -> None:
    await begin(world)
    shown = await panel(world, "ada")
    asked = await world.press("ada", shown, "pick", "end")
    assert asked is not None
    assert asked.find("sure")
    before = edits(world)
    await world.bot.services.tables.ending.offer_draw(1, world.id("ben"))
    await world.bot.dispatcher.live.settle()
    assert asked.again().find("sure")
    assert edits(world) == before
    done = await world.press("ada", asked.again(), "sure")
    assert done is not None
    assert await owed(world) == ("ben",)


async def test_what_does_not_show_on_a_page_does_not_write_to_it(world: World) -> None:
    """Somebody composes in secret: the panels of the others are not touched, which would tell them."""
    await unwatched(world, "afternova", "ada", "ben", "qing")
    active = (await owed(world))[0]
    composing, other = [name for name in ("ada", "ben", "qing") if name != active]
    await world.slash(other, "afternova play")
    tables = world.bot.services.tables
    await world.bot.dispatcher.live.settle()
    before, version = edits(world), (await info(world)).version
    for _ in range(2):
        await tables.play.choose(1, world.id(composing), ("orders",))
        await tables.play.choose(1, world.id(composing), ("cancel",))
    await world.bot.dispatcher.live.settle()
    assert (await info(world)).version == version + 4
    assert edits(world) == before


async def test_a_page_is_left_alone_once_its_token_has_run_out(world: World) -> None:
    await begin(world)
    waiting = await panel(world, "ben")
    await world.pass_time(LIFE.total_seconds() + 1)
    before = edits(world)
    await world.bot.services.tables.play.choose(1, world.id("ada"), ("end",))
    await world.bot.dispatcher.live.settle()
    assert edits(world) == before
    assert not answers(waiting.again())


async def test_a_page_that_was_closed_is_forgotten_without_noise(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await unwatched(world, "day_and_night", "ada", "ben")
    await panel(world, "ben")
    world.refuse("PATCH", "/webhooks/*", 404, 10008)
    caplog.set_level(logging.INFO, "cogs.live_panels")
    await world.bot.services.tables.play.choose(1, world.id("ada"), ("end",))
    await world.bot.dispatcher.live.settle()
    told = [record for record in caplog.records if record.name == "cogs.live_panels"]
    assert [record.levelno for record in told] == [logging.INFO]
    assert not len(world.bot.dispatcher.live)


async def test_nothing_of_a_replaced_page_runs_on_after_the_pages_are_closed(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It woke just before its person's press replaced it, nobody knew of it any more, and it read the database after
    that was closed."""
    await begin(world)
    live, shown = world.bot.dispatcher.live, await panel(world, "ben")
    await live.settle()
    page = live._pages[shown.id]
    assert page.follow is not None
    monkeypatch.setattr(live, "_linger", 3600.0)
    async with live.hold_page(shown.id):
        live._wake(shown.id, page)
        replaced = page.task
        assert replaced is not None
        live.follow(page.interaction, shown.id, plain("Something else"))
    assert not replaced.done(), "an edit under way is completed"
    await live.close()
    assert replaced.done()


async def test_only_the_newest_pages_of_a_person_are_kept(world: World) -> None:
    await unwatched(world, "day_and_night", "ada", "ben")
    shown = [await players(world) for _ in range(MOST_OF_ONE + 2)]
    await world.bot.dispatcher.live.settle()
    assert len(world.bot.dispatcher.live) == MOST_OF_ONE
    pages = [each.again() for each in shown]
    assert [AWAY in page.text for page in pages] == [True] * 2 + [False] * MOST_OF_ONE
    await end_turn(world, "ada")
    await world.bot.dispatcher.live.settle()
    assert [AWAY in page.again().text for page in shown] == [True] * 2 + [False] * MOST_OF_ONE
    taken_up = await world.press("ben", pages[0], "panel")
    assert taken_up is not None
    assert "pick" in taken_up.verbs


async def players(world: World) -> Shown:
    """The page of players, as Ben opens it."""
    page = await world.slash("ben", "table replace")
    assert page is not None
    return page


async def test_of_two_panels_of_one_person_the_older_is_put_away(world: World) -> None:
    """Both were to be answered, one above the other."""
    await unwatched(world, "day_and_night", "ada", "ben")
    beside, first, second = await players(world), await panel(world, "ben"), await panel(world, "ben")
    other = await panel(world, "ada")
    await world.bot.dispatcher.live.settle()
    assert [AWAY in page.again().text for page in (beside, first, second, other)] == [False, True, False, False]
    assert not answers(first.again())
    await end_turn(world, "ada")
    await world.bot.dispatcher.live.settle()
    assert answers(second.again())


async def test_a_panel_on_which_something_is_composed_stays_beside_a_newer_one(world: World) -> None:
    await unwatched(world, "day_and_night", "ada", "ben")
    composing = await world.press("ada", await panel(world, "ada"), "pick", "end")
    assert composing is not None
    assert composing.find("sure")
    newer = await panel(world, "ada")
    await world.bot.dispatcher.live.settle()
    assert composing.again().find("sure")
    done = await world.press("ada", composing.again(), "sure")
    assert done is not None
    await world.bot.dispatcher.live.settle()
    assert AWAY in newer.again().text
    assert await owed(world) == ("ben",)


async def test_the_hand_page_in_place_of_the_panel_is_not_overwritten_by_the_panel(world: World) -> None:
    await begin(world)
    shown = await panel(world, "ben")
    hand = await world.press("ben", shown, "hand")
    assert hand is not None
    assert hand.id == shown.id
    await end_turn(world, "ada")
    assert "pick" not in hand.again().verbs


async def test_in_ones_own_turn_the_panel_says_whose_answer_is_awaited(world: World) -> None:
    await unwatched(world, "afternova", "ada", "ben", "qing")
    active = (await owed(world))[0]
    tables, number = world.bot.services.tables, world.id(active)
    shown = await world.slash(active, "afternova play")
    assert shown is not None
    look = await tables.queries.look(1, number)
    suggestion = next(option.key for option in look.pending.ask.options if option.key.startswith("suggest:"))
    await tables.play.choose(1, number, (suggestion,))
    look = await tables.queries.look(1, number)
    for _ in range(3):
        if look.pending.ask.optional:
            break
        keys = [option.key for option in look.pending.ask.options]
        await tables.play.choose(1, number, (next(key for key in keys if key.startswith(("send", "with:"))),))
        look = await tables.queries.look(1, number)
    assert look.pending.ask.optional
    await world.bot.dispatcher.live.settle()
    language = "zh-TW" if active == "qing" else "en"
    told = shown.again().text
    named = voice_of(look.info, language)
    name = translate(say(f"an-seat-{look.seat}"), named)
    assert message("panel-title-asking", language, side=name) in told
    assert message("panel-title-may", language, side=name) not in told
    for seat in look.info.owed:
        assert translate(say(f"an-seat-{seat}"), named) in told


async def test_no_hand_message_says_whose_turn_else_it_is(world: World) -> None:
    """It is brought up to date for its own person's sake, so it would tell of turns long past."""
    await unwatched(world, "afternova", "ada", "ben", "qing")
    active = (await owed(world))[0]
    await world.bot.delivery.settle()
    for name in ("ada", "ben", "qing"):
        (hand,) = world.dms(name)
        head = hand.text.split("\n")[:4]
        assert (message("hand-your-turn", "en", since="").split(" (")[0] in "\n".join(head)) == (name == active), head
        assert "is to move" not in hand.text


async def test_a_panel_that_follows_tells_first_what_concerns_its_reader(world: World) -> None:
    """However much others do afterwards, nobody has to find out from the storage what became of their own deal."""
    lines = [f"Bo takes card {number}." for number in range(6)]
    lines[1:1] = ["Ben (Blue) carries out deal 4: Ada (Orange) gets 1 green."]
    assert most_telling(lines, 3, "Ada (Orange)") == (lines[1], *lines[-2:])
    assert most_telling(lines, 3, "Cy") == tuple(lines[-3:])
    assert most_telling(lines[:2], 3, "Ada (Orange)") == tuple(lines[:2])


async def test_a_panel_that_follows_says_how_many_lines_it_leaves_out(world: World, monkeypatch: Any) -> None:
    """What became of one's own battle was not among the latest lines, and nothing said that there were others."""
    await begin(world)
    shown = await panel(world, "ben")
    await end_turn(world, "ada")
    await world.bot.dispatcher.live.settle()
    assert message("button-recap", "en") not in shown.again().text
    monkeypatch.setattr("cogs.screens.panel.MOST_TOLD", 2)
    shown, own = await panel(world, "ada"), await panel(world, "ben")
    for _ in range(3):
        step = next(one for one in own.find("pick") if one.arg.startswith("step:"))
        after = await world.press_control("ben", own, step)
        assert after is not None
        own = after
    await world.bot.dispatcher.live.settle()
    told = shown.again()
    assert message("panel-told-more", "en", count=2) in told.text
    assert told.text.count("walks to") == 1
    assert "recap" in told.verbs


def test_what_a_person_did_before_is_told_last_of_all() -> None:
    """The panel told it when they did it; meanwhile the turn of somebody else must not be left out for it."""
    before = ["Ada (Orange) plays the Terrans.", "Ada (Orange) begins at 2E."]
    since = ["Ben explores 3O.", "Ben attacks Ada (Orange).", "Cy passes."]
    assert most_telling(since, 4, "Ada (Orange)", before) == (before[1], *since)
    assert most_telling(since, 3, "Ada (Orange)", before) == tuple(since)
    assert most_telling(since, 2, "Ada (Orange)", before) == tuple(since[1:])
