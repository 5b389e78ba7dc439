"""Several people at one phone: the person's seat is always the one that is waited for, and nothing counts."""

from __future__ import annotations

import pytest

from engine.core.errors import Refused
from tables.records import TableInfo
from tests.tables.club import ANN, BO, HERE, Club


async def at_one_phone(club: Club) -> TableInfo:
    """Ann and her friend Dora, playing."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"bell": False, "rounds": 2})
    await club.tables.lobby.seat_guest(table.id, ANN.id, "Dora")
    return await club.tables.lobby.start(table.id, ANN.id)


async def test_both_play_by_turns(club: Club) -> None:
    table = await at_one_phone(club)
    acted = []
    while (info := await club.tables.queries.info(table.id, ANN.id)).status == "running":
        seat = info.seat_of(ANN.id)
        assert seat in info.owed
        acted.append(seat)
        await club.play_first(table.id, ANN)
    assert set(acted) == {0, 1}
    assert [seat.name for seat in info.seats] == ["Ann", "Dora"], "names belong to seats"


async def test_the_seat_sees_what_is_its_own(club: Club) -> None:
    """The law of secrets: whoever has the page sees the hand of the seat that is asked, and no other."""
    table = await at_one_phone(club)
    look = await club.tables.queries.look(table.id, ANN.id)
    played = await club.play_first(table.id, ANN)
    assert played.look.seat != look.seat
    assert played.look.view.hand != look.view.hand


async def test_nobody_is_called_and_nothing_counts(club: Club) -> None:
    table = await at_one_phone(club)
    await club.sent(table.id)
    while (await club.tables.queries.info(table.id)).status == "running":
        await club.play_first(table.id, ANN)
    rows = await club.outbox(table.id)
    assert all(not any(person > 0 for person in row.ping) for row in rows.values())
    async with club.store.reading() as tx:
        assert await tx.results.of_table(table.id) == []
        assert await tx.results.ratings_of(ANN.id) == []


async def test_no_computer_plays_for_the_friend_and_nobody_joins(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    with pytest.raises(Refused) as refused:
        await club.tables.lobby.seat_guest(table.id, BO.id, "Dora")
    assert refused.value.text.key == "error-not-host"
    await club.tables.lobby.seat_guest(table.id, ANN.id, "Dora")
    with pytest.raises(Refused) as refused:
        await club.tables.lobby.join(table.id, BO)
    assert refused.value.text.key == "error-guest-joins"
    await club.tables.lobby.remove_computer(table.id, ANN.id, 1)
    await club.tables.lobby.join(table.id, BO)
    with pytest.raises(Refused) as refused:
        await club.tables.lobby.seat_guest(table.id, ANN.id, "Dora")
    assert refused.value.text.key == "error-guest-alone"


async def test_the_rematch_is_at_the_same_phone(club: Club) -> None:
    table = await at_one_phone(club)
    while (await club.tables.queries.info(table.id)).status == "running":
        await club.play_first(table.id, ANN)
    again = await club.tables.lobby.rematch(table.id, ANN)
    assert again.status == "running"
    assert sorted(seat.name for seat in again.seats) == ["Ann", "Dora"]
    assert [seat.kind for seat in again.seats].count("guest") == 1
