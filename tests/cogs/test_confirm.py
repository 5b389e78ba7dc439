"""Who wants to be asked before a turn ends is asked; others are not."""

from __future__ import annotations

from locales import message
from tests.cogs.playing import begin, info, panel
from tests.cogs.world import World


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
    look = await tables.look(table.id, world.id(who))
    ending = [key for key in look.pending.ask.options.keys if await tables.ends_turn(table.id, world.id(who), (key,))]
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
    assert (await world.bot.services.tables.person(world.id("ada"))).confirm
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
