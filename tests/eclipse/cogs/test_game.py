"""A whole game of Eclipse by presses, with a computer player."""

from __future__ import annotations

import random

import pytest

from locales import message
from tests.cogs.playing import answer, answers, board, info, lobby, owed, panel
from tests.cogs.world import World
from tests.eclipse.cogs.test_orders import begun

MOST_PRESSES = 900


@pytest.mark.slow
async def test_a_person_plays_a_computer_to_the_end(world: World) -> None:
    chance = random.Random(1)
    await world.slash("ada", "eclipse new", computer="easy")
    presses = 0
    while (await info(world)).status == "running":
        assert await owed(world) == ("ada",)
        shown = await panel(world, "ada")
        while answers(shown):
            shown = await answer(world, "ada", shown, chance)
            presses += 1
            assert presses < MOST_PRESSES, "a game without an end"
    assert "rematch" in board(world).verbs


async def test_the_board_of_a_species_is_seen_before_it_is_chosen(world: World) -> None:
    """A species opens its page, with a picture of its board; where it is not for two, the warning stands there too."""
    await world.slash("ada", "eclipse new", options="species=draft; seating=joined")
    await world.press("ben", lobby(world), "join")
    await world.press("ada", lobby(world), "start")
    (chooser,) = await owed(world)
    shown = await panel(world, chooser)
    (menu,) = [one for one in shown.controls if one.is_menu and "species:planta" in one.values]
    page = await world.choose(chooser, shown, menu, "species:planta")
    assert page is not None
    assert page.pictures
    assert message("ecl-caution-species-for-two", "en") in page.text
    assert await owed(world) == (chooser,), "nothing is chosen yet"
    back = await world.press_control(chooser, page, page.control("fresh"))
    assert back is not None
    page = await world.choose(chooser, back, back.control(menu.verb), "species:mechanema")
    assert page is not None
    await world.press_control(chooser, page, page.control("sure"))
    look = await world.bot.services.tables.queries.look(1, world.id(chooser))
    assert look.view.players[look.seat].species == "mechanema"


async def test_a_page_that_follows_tells_an_exploration_as_one_event(world: World) -> None:
    """Although it was drawn again between the sector and its place."""
    await begun(world)
    (mover,) = await owed(world)
    waiter = "ben" if mover == "ada" else "ada"
    page = await panel(world, waiter)
    place = next(key for key in await keys_of(world, mover) if key.startswith("explore:"))
    await world.slash(mover, "eclipse move", line=place)
    await world.bot.dispatcher.live.settle()
    [drawn] = [line for line in page.again().text.splitlines() if "explores" in line]
    put_down = next(key for key in await keys_of(world, mover) if key.startswith("place:") or key == "discard")
    await world.slash(mover, "eclipse move", line=put_down)
    await world.bot.dispatcher.live.settle()
    told = [line for line in page.again().text.splitlines() if "sector" in line and "-#" in line and "·" not in line]
    assert len(told) == 1
    assert told != [drawn]


async def keys_of(world: World, who: str) -> tuple[str, ...]:
    """What a person may answer now."""
    look = await world.bot.services.tables.queries.look(1, world.id(who))
    return () if look.pending is None else look.pending.ask.options.keys
