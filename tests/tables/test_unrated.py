"""A game that its host has made unrated: the result is kept, and nobody's rating changes."""

from __future__ import annotations

import pytest

from engine.core.errors import Refused
from tests.tables.club import ANN, BO, HERE, Club


async def finished(club: Club, *, unrated: bool) -> int:
    """The number of a game that Ann and Bo have played to its end."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"rounds": 2, "bell": False})
    await club.tables.lobby.join(table.id, BO)
    await club.tables.lobby.set_unrated(table.id, ANN.id, unrated)
    await club.tables.lobby.start(table.id, ANN.id)
    await club.to_the_end(table.id)
    return table.id


@pytest.mark.parametrize("unrated", [True, False])
async def test_the_result_is_kept_and_the_rating_only_changes_if_it_counts(club: Club, unrated: bool) -> None:
    table = await finished(club, unrated=unrated)
    async with club.store.reading() as tx:
        results = await tx.results.of_table(table)
        ratings = await tx.results.ratings_of(ANN.id)
    assert {each.person_id for each in results} == {ANN.id, BO.id}
    assert all((each.mu is None) == unrated for each in results)
    assert bool(ratings) != unrated


async def test_the_rematch_is_unrated_as_well(club: Club) -> None:
    table = await finished(club, unrated=True)
    assert (await club.tables.lobby.rematch(table, ANN)).unrated


async def test_only_the_host_chooses_and_only_before_the_game(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    with pytest.raises(Refused):
        await club.tables.lobby.set_unrated(table.id, BO.id, True)
    await club.tables.lobby.start(table.id, ANN.id)
    with pytest.raises(Refused):
        await club.tables.lobby.set_unrated(table.id, ANN.id, True)
