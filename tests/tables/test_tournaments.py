"""Tournaments: people enter, tables are opened, results are taken over, also after a restart."""

from __future__ import annotations

from itertools import count

import pytest

from db.records import Clock, TournamentRow
from db.store import Store
from engine.core.errors import Stale
from tables.brackets import champion, to_be_opened
from tables.records import Person, Place
from tables.tournaments import MOST_OPEN
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_lobby import refused
from tests.toy.lanterns import Lanterns

DI = Person(4, "Di")
PEOPLE = (ANN, BO, CY, DI)


async def announced(club: Club, form: str = "knockout", people: tuple[Person, ...] = PEOPLE) -> TournamentRow:
    row = await club.tables.tournaments.new(ANN, HERE, "lanterns", form, "Spring  cup", 48, {})
    for person in people:
        row = await club.tables.tournaments.join(row.id, person)
    return row


async def open_all(club: Club, row: TournamentRow) -> list[int]:
    """Open the tables that are needed, each in a thread of its own."""
    made = club.tables.tournaments
    needed = to_be_opened(await made.get(row.id))
    return [await made.open_table(row.id, each.number, Place(10, 1000 + next(_THREADS))) for each in needed]


_THREADS = count()


async def test_a_knock_out_goes_from_table_to_table_to_its_champion(club: Club) -> None:
    made = club.tables.tournaments
    row = await announced(club)
    assert (row.name, row.status) == ("Spring cup", "open")
    await made.start(row.id, by=ANN.id)
    tables = await open_all(club, row)
    infos = [await club.tables.info(table) for table in tables]
    assert [info.status for info in infos] == ["running"] * 2
    assert {info.clock for info in infos} == {Clock("limit", 48)}
    assert {person for info in infos for person in info.people()} == {person.id for person in PEOPLE}
    for info in infos:
        await club.tables.resign(info.id, info.people()[0])
    assert await club.tables.tick() > 0
    (final,) = await open_all(club, row)
    info = await club.tables.info(final)
    await club.tables.resign(final, info.people()[1])
    await club.tables.tick()
    over = await made.get(row.id)
    assert (over.status, champion(over)) == ("over", info.people()[0])
    assert over.ended_at is not None
    await refused("error-tournament-over", made.close(row.id, by=ANN.id))


async def test_it_goes_on_after_a_restart(club: Club, store: Store, time: Time) -> None:
    row = await announced(club, "league", (ANN, BO, CY))
    await club.tables.tournaments.start(row.id, by=ANN.id)
    (table,) = await open_all(club, row)
    anew = Club(store, time, Lanterns(), first_seed=90)
    await anew.tables.resign(table, (await anew.tables.info(table)).people()[0])
    await anew.tables.tick()
    await refused_stale(anew, row)
    for _ in range(2):
        (table,) = await open_all(anew, row)
        await anew.tables.resign(table, (await anew.tables.info(table)).people()[0])
        await anew.tables.tick()
    assert (await anew.tables.tournaments.get(row.id)).status == "over"


async def refused_stale(club: Club, row: TournamentRow) -> None:
    """No table is opened twice for a pairing."""
    with pytest.raises(Stale):
        await club.tables.tournaments.open_table(row.id, 1, Place(10, 5000))


async def test_a_table_that_was_opened_just_before_a_crash_begins_later(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await announced(club)
    await club.tables.tournaments.start(row.id, by=ANN.id)

    async def killed(_table: int) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr(club.tables.tournaments, "_begin", killed)
        with pytest.raises(RuntimeError):
            await open_all(club, row)
    (table,) = [info for info in await club.tables.of_server(10, 10) if info.status == "lobby"]
    await club.tables.tick()
    assert (await club.tables.info(table.id)).status == "running"


async def test_who_leaves_a_running_tournament_resigns_there(club: Club) -> None:
    made = club.tables.tournaments
    row = await announced(club)
    await made.start(row.id, by=ANN.id)
    tables = await open_all(club, row)
    (mine,) = [table for table in tables if (await club.tables.info(table)).seat_of(BO.id) is not None]
    row = await made.leave(row.id, BO.id)
    assert (await club.tables.info(mine)).status == "over"
    decided = next(each for each in row.pairings if each.table_id == mine)
    assert decided.done
    assert decided.winner != BO.id
    await refused("error-not-entered", made.leave(row.id, BO.id))


async def test_entering_and_starting_have_their_rules(club: Club) -> None:
    made = club.tables.tournaments
    row = await announced(club, people=(ANN, BO))
    await refused("error-entered", made.join(row.id, ANN))
    await refused("error-few-entrants", made.start(row.id, by=ANN.id))
    await made.join(row.id, CY)
    await refused("error-not-tournament-host", made.start(row.id, by=BO.id))
    await refused("error-not-tournament-host", made.close(row.id, by=BO.id))
    assert len((await made.leave(row.id, CY.id)).entrants) == 2
    await made.join(row.id, CY)
    assert (await made.start(row.id, by=None)).status == "running"
    await refused("error-tournament-begun", made.join(row.id, DI))
    assert (await made.close(row.id, by=ANN.id)).status == "closed"
    assert to_be_opened(await made.get(row.id)) == []
    await refused("error-tournament-over", made.join(row.id, DI))


async def test_a_league_takes_twelve(club: Club) -> None:
    row = await announced(club, "league", tuple(Person(n, f"P{n}") for n in range(1, 13)))
    await refused("error-tournament-full", club.tables.tournaments.join(row.id, Person(99, "late")))


async def test_a_server_has_so_many_unfinished_tournaments_only(club: Club) -> None:
    for _ in range(MOST_OPEN):
        await announced(club)
    await refused("error-many-tournaments", announced(club))


async def test_the_strongest_are_seeded_by_their_ratings(club: Club) -> None:
    for _ in range(3):
        table = await club.running()
        await club.tables.resign(table.id, ANN.id)
    row = await announced(club, people=(ANN, CY, BO))
    row = await club.tables.tournaments.start(row.id, by=ANN.id)
    assert row.pairings[0].people == (BO.id, None)
    assert row.pairings[0].winner == BO.id


async def test_listeners_hear_of_every_change(club: Club) -> None:
    heard: list[int] = []
    club.tables.tournaments.listeners.append(lambda: heard.append(1))
    row = await announced(club)
    await club.tables.tournaments.start(row.id, by=ANN.id)
    assert len(heard) == 6
    assert [each.id for each in await club.tables.tournaments.to_do()] == [row.id]
    await club.tables.tournaments.shown(row.id, 77, row.version)
    assert (await club.tables.tournaments.get(row.id)).message_id == 77
