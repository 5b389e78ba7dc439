"""How many taps a turn takes from the open panel to its end: a button is one, a menu two."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.cogs.playing import info, owed
from tests.cogs.taps import Tapper
from tests.cogs.world import World
from tests.eclipse.cogs.test_orders import begun

TURNS: dict[str, tuple[int, Sequence[str]]] = {
    "explore": (5, ("explore:", "place:", "control:yes", "control", "take", "none", "done", "end")),
    "research": (2, ("research:", "done", "end")),
    "build": (2, ("build:", "done", "end")),
    "upgrade": (4, ("upgrade:", "done", "end")),
    "influence": (4, ("influence:", "done", "end")),  # the only disc is that of the home, so it asks back
    "pass": (2, ("pass",)),
}
"""By the action: the most taps, and which answers are given, those before others."""


@pytest.mark.parametrize("action", TURNS)
async def test_a_turn_takes_few_taps(world: World, action: str) -> None:
    await begun(world)
    (who,) = await owed(world)
    most, wishes = TURNS[action]
    person = Tapper(world, who)
    given: list[str] = []
    while (await owed(world)) == (who,):
        ask = await person.ask()
        assert ask is not None
        wished = [key for wish in wishes for key in ask.options.keys if key.startswith(wish)]
        fresh = [key for key in wished if not (given and key.partition(":")[0] == action == given[0].partition(":")[0])]
        given.append((fresh or wished or list(ask.options.keys))[0])
        await person.give(given[-1])
        assert len(given) < 9, given
    assert (await info(world)).status == "running"
    assert person.taps <= most, given
