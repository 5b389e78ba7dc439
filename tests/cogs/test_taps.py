"""How many taps a turn takes on average, from the open panel to its end, for somebody who plays as computers do: a
button is one tap, a menu two."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.session import Session
from engine.players import Player, make
from engine.titles import TITLES
from tests.cogs.playing import info
from tests.cogs.taps import Tapper
from tests.cogs.world import World

MOST: dict[str, tuple[str, str, float]] = {
    "solenia": ("solenia new", "", 2.2),
    "voidfall": ("voidfall new", "scenario=T", 7),
}
"""By the title: the command that opens a table, its options, and the most taps of a turn on average."""
TURNS = 8
LEVEL = "easy"
AHEAD = 3
"""So many answers are known beforehand by somebody who knows what they want to do."""


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
        before, keys = person.taps, foreseen(game, player, seat, f"taps/{len(game.trail)}/{turns}")
        if not await person.give_at_once(keys):
            await person.give(keys[0])
        taps += person.taps - before if within else 0
        within = within and keys[0] != "done"
        await world.bot.services.tables.settle()
        await world.env.settle()
    assert turns > TURNS
    assert taps / TURNS <= most, taps / TURNS


def foreseen(game: Session[Any], player: Player, seat: int, seed: str) -> tuple[str, ...]:
    """The first answers that somebody gives now."""
    game, keys = game.copy(), tuple[str, ...]()
    while len(keys) < AHEAD and game.owed() == (seat,):
        (key,) = player.choose(game, seat, seed)
        keys = (*keys, key)
        game.submit(seat, (key,))
    return keys


async def position(world: World, title: str) -> Session[Any]:
    """The game as it is stored."""
    async with world.bot.services.tables.store.reading() as tx:
        return Session.load(TITLES[title], (await tx.games.snapshot(1)).data)
