"""Computers that explain themselves: where the host wants it, and in no other game."""

from __future__ import annotations

import pytest

from db.store import Store
from engine.titles import TITLES
from tables.records import TableInfo
from tests.tables.club import ANN, HERE, Club, Time

TURNS = 6


@pytest.fixture
def club(store: Store, time: Time) -> Club:
    return Club(store, time, TITLES["solenia"], first_seed=3)


async def begun(club: Club, *, explains: bool) -> TableInfo:
    """A game of Ann against a computer."""
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    await club.tables.lobby.set_explains(table.id, ANN.id, explains)
    await club.tables.lobby.seat_computer(table.id, ANN.id, "normal")
    return await club.tables.lobby.start(table.id, ANN.id)


async def played(club: Club, *, explains: bool) -> list[tuple[str, ...]]:
    """The reasons of a computer in the first turns of a game against Ann."""
    table = await begun(club, explains=explains)
    found = []
    for number in range(4 * TURNS):
        await club.tables.settle()
        look = await club.tables.queries.look(table.id, ANN.id)
        found.append(of_computer(look.info))
        if look.pending is None:
            break
        await club.play_any(table.id, ANN, number)
    return found


def of_computer(info: TableInfo) -> tuple[str, ...]:
    return next(seat.reason for seat in info.seats if seat.kind == "computer")


async def test_a_computer_says_why_where_the_host_wants_it(club: Club) -> None:
    found = set(await played(club, explains=True))
    assert found - {()}
    assert all(set(told) <= {"gold", "storage", "sky", "board"} for told in found)


async def test_elsewhere_it_says_nothing(club: Club) -> None:
    assert set(await played(club, explains=False)) == {()}


async def test_only_the_host_of_a_lobby_decides_that(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "solenia", {})
    assert not table.explains
    assert (await club.tables.lobby.set_explains(table.id, ANN.id, True)).explains


async def test_what_was_taken_back_is_not_explained(club: Club) -> None:
    """The game goes back to before the turn of the computer that it has explained."""
    table = await begun(club, explains=True)
    for number in range(4 * TURNS):
        await club.tables.settle()
        if of_computer((await club.tables.queries.look(table.id, ANN.id)).info):
            break
        await club.play_any(table.id, ANN, number)
    found = await club.tables.rewinding.preview(table.id, ANN.id, 0)
    look = await club.tables.rewinding.propose(table.id, ANN.id, 0, found.stamp)
    assert of_computer(look.info) == ()
