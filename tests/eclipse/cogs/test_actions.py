"""Eclipse's actions as commands of their own: a legal line, what autocomplete offers, a refusal with its reason."""

from __future__ import annotations

import pytest

from cogs.ui import typed
from engine.core.decision import Ask
from engine.eclipse.view import View
from locales import message, translate
from tests.cogs.playing import owed, panel, play
from tests.cogs.world import World
from tests.eclipse.cogs.test_orders import begun

SPEAKERS = [("ada", "en"), ("qing", "zh-TW"), ("mei", "zh-CN")]
VERBS = {
    "explore": {"explore"},
    "influence": {"influence", "refresh"},
    "research": {"research"},
    "upgrade": {"upgrade", "remove"},
    "build": {"build"},
}


async def to_move(world: World, who: str) -> str:
    """A game of two in which this person is to move (Ben has passed if he was first); the place of their home."""
    await begun(world, who)
    if await owed(world) == ("ben",):
        await play(world, "ben", "eclipse pass")
    assert await owed(world) == (who,)
    view = (await world.bot.services.tables.queries.look(1, world.id(who))).view
    assert isinstance(view, View)
    return next(place for place, sector in view.sectors.items() if sector.owner == view.seat)


async def question(world: World, who: str) -> Ask:
    pending = (await world.bot.services.tables.queries.look(1, world.id(who))).pending
    assert pending is not None
    return pending.ask


async def played(world: World, who: str, command: str, line: str) -> str:
    """Type the line; what the answer says."""
    shown = await world.slash(who, f"eclipse {command}", line=line)
    assert shown is not None
    assert shown.ephemeral
    return shown.text


@pytest.mark.parametrize(("who", "language"), SPEAKERS)
async def test_an_action_offers_its_own_options_with_their_cost(world: World, who: str, language: str) -> None:
    """Every legal option of the action and no other; the offered line is played as it stands."""
    await to_move(world, who)
    ask = await question(world, who)
    for command, verbs in VERBS.items():
        own = [option for option in ask.options if option.key.partition(":")[0] in verbs]
        assert own, command
        offered = await world.suggest(who, f"eclipse {command}", "line", "")
        lines = {str(choice["value"]): str(choice["name"]) for choice in offered}
        if len(own) > 25:
            assert set(lines) == {f"{option.path[1].key} " for option in own}, command
            continue
        assert set(lines) == {typed.short(option).removeprefix(f"{command} ") for option in own}, command
        for option in own:
            shown = lines[typed.short(option).removeprefix(f"{command} ")]
            assert option.detail is not None
            said = translate(option.detail, language)
            if option.caution is not None:
                said = f"⚠ {translate(option.caution, language)}"
            whole = f"{translate(option.label, language)} — {said}"
            assert shown[:99] in (whole[:99], f"{whole[:98]}…"), command


@pytest.mark.parametrize(
    ("who", "line"), [("ada", "interceptor at {}"), ("qing", "攔截艦 {}"), ("mei", "建造 拦截舰 {}")]
)
async def test_a_typed_action_is_played(world: World, who: str, line: str) -> None:
    """With the verb left out, or said in one's own language."""
    home = await to_move(world, who)
    before = (await world.bot.services.tables.queries.look(1, world.id(who))).view
    await played(world, who, "build", line.format(home))
    after = (await world.bot.services.tables.queries.look(1, world.id(who))).view
    assert after.players[after.seat].materials == before.players[before.seat].materials - 3


@pytest.mark.parametrize("command", ["explore", "research", "influence"])
async def test_what_autocomplete_offers_is_played(world: World, command: str) -> None:
    await to_move(world, "ada")
    offered = await world.suggest("ada", f"eclipse {command}", "line", "")
    before = (await world.bot.services.tables.queries.info(1)).version
    said = await played(world, "ada", command, str(offered[0]["value"]))
    assert (await world.bot.services.tables.queries.info(1)).version > before, said


async def test_an_upgrade_is_found_step_by_step(world: World) -> None:
    await to_move(world, "ada")
    (step,) = await world.suggest("ada", "eclipse upgrade", "line", "cru")
    assert step["value"] == "cruiser "
    squares = await world.suggest("ada", "eclipse upgrade", "line", "cruiser ")
    assert squares
    assert all(str(each["value"]).startswith("cruiser ") for each in squares)


@pytest.mark.parametrize(("who", "language"), SPEAKERS)
async def test_an_illegal_action_says_why(world: World, who: str, language: str) -> None:
    home = await to_move(world, who)
    for command, line in (
        ("research", "plasma_cannon"),
        ("build", f"monolith-{home}"),
        ("upgrade", "cruiser-LT-plasma_cannon"),
    ):
        said = await played(world, who, command, line)
        assert f"{command} {line}" in said
        needed = "monolith" if command == "build" else "plasma_cannon"
        assert message(f"ecl-tech-{needed}", language) in said
        assert "ecl-" not in said
    for command in ("explore", "influence"):
        assert f"{command} 9z" in await played(world, who, command, "9z")
    assert message("ecl-error-only-reaction", language) in await played(
        world, who, "react", f"build interceptor {home}"
    )
    assert await world.suggest(who, "eclipse react", "line", "") == []


@pytest.mark.parametrize(("who", "language"), SPEAKERS)
async def test_a_sector_that_does_not_exist_is_not_read_as_the_only_one_there_is(
    world: World, who: str, language: str
) -> None:
    """With one sector to build in, the words before the place would be an answer."""
    home = await to_move(world, who)
    before = await world.bot.services.tables.queries.look(1, world.id(who))
    for line in (
        "build interceptor 9z",
        "build interceptor at 9z",
        "建造 攔截艦 9z",
        "建造拦截舰 在 9z",
        "build interceptor 3z",
    ):
        shown = await world.slash(who, "eclipse move", line=line)
        assert shown is not None
        assert message("ecl-why-no-place", language).casefold() in shown.text.casefold(), line
        assert message("ecl-why-choose", language, places=home.upper()) in shown.text, line
        assert await world.bot.services.tables.queries.look(1, world.id(who)) == before, line


@pytest.mark.parametrize(("who", "language"), SPEAKERS)
async def test_an_offer_that_is_not_possible_says_why(world: World, who: str, language: str) -> None:
    """P17.11: relations are for four or more; the words are read like those of any line."""
    await to_move(world, who)
    view = (await world.bot.services.tables.queries.look(1, world.id(who))).view
    for words in (f"offer {'ba'[view.seat]}", f"offer:{'ba'[view.seat]}", f"accept {'ba'[view.seat]}"):
        shown = await world.slash(who, "eclipse diplomacy", what=words)
        assert shown is not None
        key = "ecl-why-too-few-players" if words.startswith("offer") else "ecl-why-no-offer"
        assert message(key, language).casefold() in shown.text.casefold()


@pytest.mark.parametrize(("who", "language"), SPEAKERS)
async def test_an_offer_in_the_turn_of_another_that_is_not_possible_says_why(
    world: World, who: str, language: str
) -> None:
    """P17.11.6: also while nobody asks this person anything; the words are read in every language."""
    await begun(world, who)
    if await owed(world) == (who,):
        await play(world, who, "eclipse pass")
    assert await owed(world) == ("ben",)
    view = (await world.bot.services.tables.queries.look(1, world.id(who))).view
    other = "ba"[view.seat]
    for words, reason in (
        (f"offer {other}", "ecl-why-too-few-players"),
        (f"offer:{other}-money", "ecl-why-too-few-players"),
        (f"提議 {other}", "ecl-why-too-few-players"),
        (f"接受 {other}", "ecl-why-no-offer"),
        (f"撤回 {other}", "ecl-why-no-offer-made"),
        ("offer", "ecl-when-offer"),
    ):
        shown = await world.slash(who, "eclipse diplomacy", what=words)
        assert shown is not None
        assert message(reason, language).casefold() in shown.text.casefold(), words


@pytest.mark.parametrize(("who", "language"), SPEAKERS)
async def test_words_left_over_play_nothing(world: World, who: str, language: str) -> None:
    """Also if what stands before them ends the turn."""
    home = await to_move(world, who)
    line = f"build interceptor {home}; build cruiser {home}"
    before = await world.bot.services.tables.queries.look(1, world.id(who))
    shown = await world.slash(who, "eclipse move", line=line)
    assert shown is not None
    assert message("error-line-turn-over", language, words=f"build cruiser {home}") in shown.text
    assert await world.bot.services.tables.queries.look(1, world.id(who)) == before


async def test_who_has_passed_reacts(world: World) -> None:
    """P17.3.2: a reaction is an upgrade, a build or a move; autocomplete offers nothing else."""
    await begun(world)
    (first,) = await owed(world)
    await play(world, first, "eclipse pass")
    (second,) = await owed(world)
    assert second != first
    offered = await world.suggest(second, "eclipse research", "line", "")
    await played(world, second, "research", str(offered[0]["value"]))
    assert (await question(world, first)).habit == "reaction"
    verbs = {str(each["value"]).split()[0] for each in await world.suggest(first, "eclipse react", "line", "")}
    assert {"upgrade", "build"} <= verbs <= {"upgrade", "remove", "build", "move"}
    before = (await world.bot.services.tables.queries.look(1, world.id(first))).view
    line = next(each["value"] for each in await world.suggest(first, "eclipse react", "line", "build interceptor "))
    await played(world, first, "react", str(line))
    after = (await world.bot.services.tables.queries.look(1, world.id(first))).view
    assert after.players[after.seat].materials == before.players[before.seat].materials - 3


@pytest.mark.parametrize("page", ["techs", "score", "boards:1"])
async def test_pages_are_shown_by_name(world: World, page: str) -> None:
    await begun(world)
    shown = await world.slash("ada", "eclipse show", page=page)
    assert shown is not None
    assert shown.ephemeral
    assert shown.pictures
    assert page in [choice["value"] for choice in await world.suggest("ada", "eclipse show", "page", "")]


async def test_what_a_seat_needs_is_under_table(world: World) -> None:
    """Of two tables in a channel the one where the person sits is meant; one elsewhere by its number, or if it is the
    only one."""
    await begun(world)
    await world.slash("mei", "daynight new", computer="easy")
    for command, said in (("log", "table 1"), ("hand", message("ecl-hand-empty", "en"))):
        shown = await world.slash("ada", f"table {command}")
        assert shown is not None
        assert said in shown.text
    elsewhere = world.guild.create_text_channel("elsewhere")
    for options in ({}, {"number": 1}):
        asked = await world.slash("ada", "table resign", where=elsewhere, **options)
        assert asked is not None
        assert "resign" in asked.verbs
    stranger = await world.slash("qing", "table resign")
    assert stranger is not None
    assert "蝕 #1" in stranger.text
    assert "resign" not in stranger.verbs


@pytest.mark.parametrize(("who", "language"), SPEAKERS)
async def test_a_typed_pass_asks_what_the_tap_asks(world: World, who: str, language: str) -> None:
    """A pass typed at a deficit asked nothing and cost a sector."""
    await to_move(world, who)
    typed_pass = await world.slash(who, "eclipse pass")
    tapped = await world.press(who, await panel(world, who), "pick", "pass")
    assert typed_pass is not None
    assert tapped is not None
    assert typed_pass.find("sure")
    assert typed_pass.text == tapped.text
    assert await owed(world) == (who,), "nothing is played yet"
    await world.press(who, typed_pass, "sure")
    assert await owed(world) != (who,)


async def test_a_typed_line_is_played_up_to_what_is_asked_back(world: World) -> None:
    """What stands after it is said again, so that nobody has to remember it."""
    home = await to_move(world, "ada")
    shown = await world.slash("ada", "eclipse move", line=f"pass; build interceptor {home}")
    assert shown is not None
    assert shown.find("sure")
    assert message("panel-line-waits", "en", line=f"build interceptor {home}") in shown.text


async def test_no_direct_message_is_begun_for_an_empty_hand(world: World) -> None:
    """Who has not been asked yet was told that they have no reputation tiles, and who was, before what matters."""
    await begun(world)
    await world.bot.delivery.settle()
    (first,) = await owed(world)
    (other,) = {"ada", "ben"} - {first}
    (hand,) = world.dms(first)
    assert message("ecl-hand-empty", "en") not in hand.text
    assert world.dms(other) == []
    await play(world, first, "eclipse pass")
    await world.bot.delivery.settle()
    assert len(world.dms(other)) == 1
