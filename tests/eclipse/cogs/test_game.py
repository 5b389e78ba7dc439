"""A whole game of Eclipse by presses, with a computer player."""

from __future__ import annotations

import random

import pytest

from tests.cogs.playing import answer, answers, board, info, owed, panel
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
