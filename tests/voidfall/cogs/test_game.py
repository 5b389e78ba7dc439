"""A whole game of Voidfall by presses, with a computer player."""

from __future__ import annotations

import random

import pytest

from tests.cogs.playing import answer, answers, board, info, owed, panel
from tests.cogs.world import World

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
