"""How many taps a turn takes on average, from the open panel to its end, for somebody who plays as computers do: a
button is one tap, a menu two."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.session import Session
from engine.players import make
from engine.titles import TITLES
from tests.cogs.playing import info
from tests.cogs.taps import Tapper
from tests.cogs.world import World

MOST: dict[str, tuple[str, str, float]] = {
    "solenia": ("solenia new", "", 2.5),
    "voidfall": ("voidfall new", "scenario=T", 7),
}
"""By the title: the command that opens a table, its options, and the most taps of a turn on average."""
TURNS = 8
LEVEL = "easy"


@pytest.mark.parametrize("title", MOST)
async def test_a_turn_takes_few_taps(world: World, title: str) -> None:
    """From the question with which a turn begins to the answer that ends it: what is asked of everybody between two
    turns (the Upkeep of a Cycle) is no part of one."""
    command, options, most = MOST[title]
    await world.slash("ada", command, computer="easy", **({"options": options} if options else {}))
    player, person, turns, taps = make(LEVEL), Tapper(world, "ada"), 0, 0
    within = False
    while (await info(world)).status == "running":
        game = await position(world, title)
        (seat,) = game.owed()
        ask = await person.ask()
        assert ask is not None
        begins = ask.habit == TITLES[title].meta.starts[0]
        turns, within = turns + begins, within or begins
        if turns > TURNS:
            break
        for key in player.choose(game, seat, f"taps/{person.taps}"):
            before = person.taps
            await person.give(key)
            taps += person.taps - before if within else 0
            within = within and key != "done"
        await world.bot.services.tables.settle()
        await world.env.settle()
    assert turns > TURNS
    assert taps / TURNS <= most, taps / TURNS


async def position(world: World, title: str) -> Session[Any]:
    """The game as it is stored."""
    async with world.bot.services.tables.store.reading() as tx:
        return Session.load(TITLES[title], (await tx.games.snapshot(1)).data)
