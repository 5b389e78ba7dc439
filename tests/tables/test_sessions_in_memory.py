"""The games that are kept in memory."""

from __future__ import annotations

from tests.tables.club import ANN, Club


async def test_a_look_that_ends_after_a_change_does_not_bring_the_older_game_back(club: Club) -> None:
    """It has loaded the game of before, and the newer one is in memory by now."""
    table = await club.running()
    context = club.tables._context
    async with club.store.reading() as tx:
        before = await tx.games.table(table.id)
        loaded = context.load(before, await tx.games.snapshot(table.id))
    await club.play_first(table.id, ANN)
    async with club.store.reading() as tx:
        now = await tx.games.table(table.id)
    newest = context.kept(now)
    assert newest is not None
    context.keep(before, loaded)
    assert context.kept(now) is newest
    assert context.kept(before) is None
