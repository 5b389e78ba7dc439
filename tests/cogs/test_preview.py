"""Autocomplete reveals nothing hidden."""

from __future__ import annotations

import pytest

from tests.cogs.world import World


async def offered(world: World, line: str) -> list[str]:
    """The lines that autocomplete makes of this one."""
    return [choice["value"] for choice in await world.suggest("qing", "solenia move", "line", line)]


async def hand(world: World) -> set[str]:
    view = (await world.bot.services.tables.queries.look(1, world.id("qing"))).view
    return set(view.hand)


async def whole_turn(world: World) -> str:
    """A line with which a turn is complete, as autocomplete leads to it."""
    line = (await offered(world, ""))[0]
    for _ in range(20):
        following = [each for each in await offered(world, f"{line} ") if each != line]
        if not following or "; card " in following[0]:
            return line
        line = following[0]
    raise AssertionError(f"a turn without an end: {line}")


@pytest.mark.parametrize("turn", range(3))
async def test_the_card_that_a_line_would_draw_is_not_offered(world: World, turn: int) -> None:
    """Who is alone at the table goes on after the own turn, with a fresh card."""
    await world.slash("qing", "solenia new")
    await world.press("qing", world.public()[-1], "start")
    for _ in range(turn):
        await world.slash("qing", "solenia move", line=await whole_turn(world))
    before, line = await hand(world), await whole_turn(world)
    cards = {each.rpartition("; card ")[2] for each in await offered(world, f"{line}; ")}
    moved = await world.slash("qing", "solenia move", line=line)
    assert moved is not None
    (drawn,) = await hand(world) - before
    assert cards == await hand(world) - {drawn}
