"""Who wants to be asked before a turn ends is asked; others are not."""

from __future__ import annotations

from locales import message
from tests.cogs.playing import begin, info, panel
from tests.cogs.world import Shown, World

WALK = "walk a2; walk a3; walk a4; walk a5; end"
"""The first turn of Day with four steps: she draws four cards and must discard as many (R-REST-1)."""


async def first_walker(world: World) -> str:
    return "ada" if world.id("ada") in (await info(world)).people_owed() else "ben"


async def test_an_answer_that_ends_the_turn_is_asked_back_if_one_wishes(world: World) -> None:
    await begin(world)
    who = await first_walker(world)
    told = await world.slash(who, "me confirm", how="on")
    assert told is not None
    assert told.text == message("confirm-on", "en")
    tables = world.bot.services.tables
    table = await info(world)
    look = await tables.queries.look(table.id, world.id(who))
    ending = [
        key for key in look.pending.ask.options.keys if await tables.queries.ends_turn(table.id, world.id(who), (key,))
    ]
    going_on = [key for key in look.pending.ask.options.keys if key not in ending]
    assert ending or going_on
    shown = await panel(world, who)
    version = (await info(world)).version
    if ending:
        asked = await world.press(who, shown, "pick", ending[0])
        assert asked is not None
        assert asked.find("sure")
        assert (await info(world)).version == version, "nothing is played yet"
        await world.press(who, asked, "sure")
        assert (await info(world)).version > version


async def test_the_settings_page_switches_it(world: World) -> None:
    page = await world.slash("ada", "me settings")
    assert page is not None
    assert message("me-confirm-off", "en") in page.text
    on = await world.press("ada", page, "me-confirm", "on")
    assert on is not None
    assert message("me-confirm-on", "en") in on.text
    assert (await world.bot.services.tables.people.get(world.id("ada"))).confirm
    off = await world.press("ada", on, "me-confirm", "off")
    assert off is not None
    assert message("me-confirm-off", "en") in off.text


async def test_the_panel_leads_to_what_has_happened(world: World) -> None:
    board = await begin(world)
    assert "recap" in board.verbs
    who = await first_walker(world)
    shown = await world.press(who, board, "recap")
    assert shown is not None
    assert shown.pictures


async def discarding(world: World) -> tuple[str, Shown]:
    """Day has used up her hours and must discard four cards, which ends her turn; who she is, and her panel."""
    await begin(world)
    who = await first_walker(world)
    await world.slash(who, "me confirm", how="on")
    asked = await world.slash(who, "daynight move", line=WALK)
    assert asked is not None
    shown = await panel(world, who)
    return who, shown


async def test_an_answer_of_several_options_that_ends_the_turn_is_asked_back(world: World) -> None:
    who, shown = await discarding(world)
    (menu,) = shown.find("picks")
    assert (menu.least, menu.most) == (4, 4)
    version = (await info(world)).version
    asked = await world.choose(who, shown, menu, *menu.values[:4])
    assert asked is not None
    assert message("panel-ends-turn", "en") in asked.text
    (sure,) = asked.find("sures")
    assert (await info(world)).version == version, "nothing is played yet"
    back = await world.press(who, asked, "fresh")
    assert back is not None
    assert back.find("picks"), "one can choose again"
    again = await world.choose(who, back, back.find("picks")[0], *menu.values[1:5])
    assert again is not None
    await world.press(who, again, "sures")
    after = await info(world)
    assert after.version > version
    assert who not in [name for name in world.users if world.id(name) in after.people_owed()]
    kept = (await world.bot.services.tables.queries.look(after.id, world.id(who))).view.hand
    assert len(kept) == 5
    late = await world.press_control(who, asked, sure)
    assert late is not None
    assert message("error-stale", "en") in late.text, "an old confirmation answers nothing"


async def test_several_options_are_not_asked_back_of_who_does_not_wish_it(world: World) -> None:
    who, _ = await discarding(world)
    await world.slash(who, "me confirm", how="off")
    shown = await panel(world, who)
    (menu,) = shown.find("picks")
    version = (await info(world)).version
    after = await world.choose(who, shown, menu, *menu.values[:4])
    assert after is not None
    assert not after.find("sures")
    assert (await info(world)).version > version
