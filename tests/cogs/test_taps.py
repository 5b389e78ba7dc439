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
    "solenia": ("solenia new", "", 2.6),
    "voidfall": ("voidfall new", "scenario=T", 8),
}
"""By the title: the command that opens a table, its options, and the most taps of a turn on average."""
TURNS = 8


@pytest.mark.parametrize("title", MOST)
async def test_a_turn_takes_few_taps(world: World, title: str) -> None:
    command, options, most = MOST[title]
    await world.slash("ada", command, computer="easy", **({"options": options} if options else {}))
    player, person, turns = make("easy"), Tapper(world, "ada"), 0
    while (await info(world)).status == "running":
        game = await position(world, title)
        (seat,) = game.owed()
        ask = await person.ask()
        assert ask is not None
        turns += ask.habit == TITLES[title].meta.starts[0]
        if turns > TURNS:
            break
        for key in player.choose(game, seat, f"taps/{person.taps}"):
            await person.give(key)
        await world.bot.services.tables.settle()
        await world.env.settle()
    assert person.taps / TURNS <= most


async def position(world: World, title: str) -> Session[Any]:
    """The game as it is stored."""
    async with world.bot.services.tables.store.reading() as tx:
        return Session.load(TITLES[title], (await tx.games.snapshot(1)).data)
