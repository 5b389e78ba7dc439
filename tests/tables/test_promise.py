"""What a table promises of its deal when it is opened."""

from __future__ import annotations

from engine.core.chance import commitment
from tests.tables.club import ANN, BO, HERE, Club


async def test_a_table_promises_nothing_until_it_is_dealt(club: Club):
    """The secret number is fixed, and its hash known, before anybody else has come; the game is dealt from it."""
    table = await club.tables.open(ANN, HERE, "lanterns", {})
    assert table.commitment == commitment("seed-1")
    await club.tables.join(table.id, BO)
    started = await club.tables.start(table.id, ANN.id)
    assert started.commitment == table.commitment
    assert started.seed is None
    assert (await club.tables.verify(table.id)).commitment == table.commitment
    assert "seed-1" not in (await club.tables.export(table.id, ANN.id)).decode()


async def test_a_rematch_is_dealt_from_the_number_that_was_told(club: Club):
    table = await club.running(rounds=1)
    await club.to_the_end(table.id)
    again = await club.tables.rematch(table.id, ANN)
    assert again.commitment is not None
    assert again.commitment != table.commitment
