"""A whole game of Eclipse by presses, with a computer player."""

from __future__ import annotations

import random

import pytest

from tests.cogs.playing import answer, answers, board, info, owed, panel
from tests.cogs.world import World

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
