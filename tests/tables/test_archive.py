"""Finished games are found by what one looks for: only public ones of the server, or one's own."""

from __future__ import annotations

import pytest

from db.records import FinishedRow
from engine.core.text import say
from engine.core.title import Outsider, Standing
from tables.archive import Sought
from tables.finished import margin_of
from tests.tables.club import ANN, BO, CY, HERE, Club, Person

GUILD = HERE.guild_id
ANYTHING = Sought()


async def finished(club: Club, *people: Person, days: float = 0.1, private: bool = False) -> int:
    """A game of one round that has taken so long."""
    host, *others = people
    table = await club.tables.lobby.open(host, HERE, "lanterns", {"rounds": 1, "bell": False})
    if private:
        await club.tables.lobby.set_private(table.id, host.id, True)
        await club.tables.lobby.invite(table.id, host.id, others[0].id)
    for other in others:
        await club.tables.lobby.join(table.id, other)
    await club.tables.lobby.start(table.id, host.id)
    club.time.pass_by(days=days)
    while (info := await club.tables.queries.info(table.id)).status == "running":
        await club.play_first(table.id, people[info.owed[0]])
    return table.id


async def found(club: Club, sought: Sought = ANYTHING, guild: int | None = GUILD, by: Person = CY) -> list[int]:
    return [row.table_id for row in await club.tables.archive.search(sought, guild, by.id)]


async def test_games_of_the_server_are_found_newest_first_without_private_ones(club: Club) -> None:
    first = await finished(club, ANN, BO)
    second = await finished(club, BO, CY)
    hidden = await finished(club, ANN, BO, private=True)
    assert await found(club) == [second, first]
    assert await found(club, guild=11) == []
    assert await found(club, Sought(own=True), by=ANN) == [hidden, first], "wherever, also private ones"
    assert await found(club, guild=None, by=ANN) == [hidden, first]


async def test_they_are_found_by_person_length_and_title(club: Club) -> None:
    quick = await finished(club, ANN, BO)
    slow = await finished(club, BO, CY, days=3)
    assert await found(club, Sought(person_id=ANN.id)) == [quick]
    assert await found(club, Sought(length="day")) == [quick]
    assert await found(club, Sought(length="week")) == [slow]
    assert await found(club, Sought(length="long")) == []
    assert await found(club, Sought(title="lanterns", person_id=BO.id)) == [slow, quick]
    assert await found(club, Sought(title="another")) == []


async def test_close_results_are_found_and_sides(club: Club) -> None:
    table = await finished(club, ANN, BO)
    async with club.store.transaction() as tx:
        (row,) = await tx.finished.search(5, guild_id=GUILD)
        near = FinishedRow(**{name: getattr(row, name) for name in FinishedRow.__struct_fields__} | {"margin": 49})
        await tx.finished.put(near, [])
    assert await found(club, Sought(close=True)) == [table]
    async with club.store.transaction() as tx:
        far = FinishedRow(**{name: getattr(row, name) for name in FinishedRow.__struct_fields__} | {"margin": 50})
        await tx.finished.put(far, [])
    assert await found(club, Sought(close=True)) == []


async def test_games_that_ended_before_there_was_an_archive_are_added(club: Club) -> None:
    first, second = await finished(club, ANN, BO), await finished(club, ANN, BO)
    async with club.store.transaction() as tx:
        await tx.connection.exec_driver_sql("DELETE FROM finished")
    assert await found(club) == []
    await club.tables.tick()
    assert await found(club) == [second, first]
    assert await club.tables.archive.fill_in() == 0


async def test_a_lesson_and_an_abandoned_lobby_are_not_listed(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.leave(table.id, ANN.id)
    assert await found(club) == []


@pytest.mark.parametrize(
    ("standing", "margin"),
    [
        (Standing(True, (0,), (100, 95)), 50),
        (Standing(True, (1,), (30, 40, 20)), 250),
        (Standing(True, (0, 1), (40, 40)), 0),
        (Standing(True, (0,), (40, 50), out=(1,)), None),
        (Standing(True, (0,), (40,), outsider=Outsider(say("x"), 30)), 250),
        (Standing(True, (0, 1), (40, 30), together=True), None),
        (Standing(True, (0,), ()), None),
        (Standing(True, (0,), (0, 0)), None),
        (Standing(True, (), (40,), out=(0,)), None),
    ],
)
def test_the_margin_is_a_part_of_the_winners_score(standing: Standing, margin: int | None) -> None:
    assert margin_of(standing, max(1, len(standing.scores))) == margin
