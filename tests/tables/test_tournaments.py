"""Tournaments: people enter, tables are opened, results are taken over, also after a restart."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest
from sqlalchemy import text as sql

from db.migrate import migrations
from db.records import Clock, TournamentRow
from db.store import Store
from engine.core.errors import Stale
from tables.archive import Sought
from tables.brackets import Ended, champion_of, people_by_seat, place_of, table_of, take_over_results, to_be_opened
from tables.records import Person, Place
from tables.schedule import rounds_needed
from tables.tournaments import MOST_OPEN
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.test_lobby import refused
from tests.toy.lanterns import Lanterns

DI = Person(4, "Di")
PEOPLE = (ANN, BO, CY, DI)


async def announced(
    club: Club, form: str = "knockout", people: tuple[Person, ...] = PEOPLE, size: int = 2
) -> TournamentRow:
    row = await club.tables.tournaments.new(ANN, HERE, "lanterns", form, "Spring  cup", 48, {}, size)
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
    infos = [await club.tables.queries.info(table) for table in tables]
    assert [info.status for info in infos] == ["running"] * 2
    assert {info.clock for info in infos} == {Clock("limit", 48)}
    assert {person for info in infos for person in info.people()} == {person.id for person in PEOPLE}
    for info in infos:
        await club.tables.ending.resign(info.id, info.people()[0])
    assert await club.tables.tick() > 0
    (final,) = await open_all(club, row)
    info = await club.tables.queries.info(final)
    await club.tables.ending.resign(final, info.people()[1])
    await club.tables.tick()
    over = await made.get(row.id)
    assert (over.status, champion_of(over)) == ("over", info.people()[0])
    assert over.ended_at is not None
    await refused("error-tournament-over", made.close(row.id, by=ANN.id))


async def test_its_games_are_followed_and_stand_in_the_archive_like_others_of_the_server(club: Club) -> None:
    made = club.tables.tournaments
    row = await announced(club)
    await made.start(row.id, by=ANN.id)
    first, second = await open_all(club, row)
    info = await club.tables.queries.info(first)
    assert not info.private, "only its lobby takes nobody else"
    onlooker = next(person.id for person in PEOPLE if person.id not in info.people())
    await club.tables.onlookers.follow(first, onlooker)
    await club.tables.ending.resign(first, info.people()[0])
    found = await club.tables.archive.search(Sought(), 10, onlooker)
    assert [each.table_id for each in found] == [first]
    assert (await club.tables.queries.info(second)).status == "running"


async def test_it_goes_on_after_a_restart(club: Club, store: Store, time: Time) -> None:
    row = await announced(club, "league", (ANN, BO, CY))
    await club.tables.tournaments.start(row.id, by=ANN.id)
    (table,) = await open_all(club, row)
    anew = Club(store, time, Lanterns(), first_seed=90)
    await anew.tables.ending.resign(table, (await anew.tables.queries.info(table)).people()[0])
    await anew.tables.tick()
    await refused_stale(anew, row)
    for _ in range(2):
        (table,) = await open_all(anew, row)
        await anew.tables.ending.resign(table, (await anew.tables.queries.info(table)).people()[0])
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
    (table,) = [info for info in await club.tables.queries.tables_of_server(10, 10) if info.status == "lobby"]
    await club.tables.tick()
    assert (await club.tables.queries.info(table.id)).status == "running"


async def test_who_leaves_a_running_tournament_resigns_there(club: Club) -> None:
    made = club.tables.tournaments
    row = await announced(club)
    await made.start(row.id, by=ANN.id)
    tables = await open_all(club, row)
    (mine,) = [table for table in tables if (await club.tables.queries.info(table)).seat_of(BO.id) is not None]
    row = await made.leave(row.id, BO.id)
    assert (await club.tables.queries.info(mine)).status == "over"
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


SEVEN = tuple(Person(n, f"P{n}") for n in range(1, 8))


async def lost(club: Club, table: int) -> None:
    """All but the first person of a table resign."""
    for person in (await club.tables.queries.info(table)).people()[1:]:
        await club.tables.ending.resign(table, person)


async def test_a_whole_knock_out_of_tables_of_three_with_a_bye_and_a_drop_out(club: Club) -> None:
    made = club.tables.tournaments
    row = await announced(club, people=SEVEN, size=3)
    row = await made.start(row.id, by=ANN.id)
    (bye,) = [each for each in row.pairings if len(each.people) == 1]
    assert bye.done
    tables = await open_all(club, row)
    assert [len((await club.tables.queries.info(table)).people()) for table in tables] == [3, 3]
    out = (await club.tables.queries.info(tables[0])).people()[0]
    row = await made.leave(row.id, out)
    assert (await club.tables.queries.info(tables[0])).status == "running", "the other two play on"
    left = [person for person in (await club.tables.queries.info(tables[0])).people() if person != out]
    await club.tables.ending.resign(tables[0], left[0])
    await lost(club, tables[1])
    await club.tables.tick()
    row = await made.get(row.id)
    (final,) = to_be_opened(row)
    assert set(final.people) >= {*bye.people, left[1]}
    assert len(final.people) == 3
    (table,) = await open_all(club, row)
    await lost(club, table)
    await club.tables.tick()
    over = await made.get(row.id)
    assert (over.status, champion_of(over)) == ("over", (await club.tables.queries.info(table)).people()[0])
    assert await made.to_do() == [over], "its message is to show the end"


async def test_a_whole_league_of_tables_of_three_with_a_bye_and_a_drop_out(club: Club, time: Time) -> None:
    made = club.tables.tournaments
    row = await announced(club, "league", SEVEN, size=3)
    row = await made.start(row.id, by=ANN.id)
    assert sorted(len(each.people) for each in to_be_opened(row)) == [2, 2, 3]
    out, rounds, byes = SEVEN[0].id, 0, 0
    while row.status == "running":
        rounds += 1
        time.pass_by(hours=30)
        for table in await open_all(club, row):
            assert out not in (await club.tables.queries.info(table)).people() or rounds == 1
            await lost(club, table)
        await club.tables.tick()
        if rounds == 1:
            await made.leave(row.id, out)
        row = await made.get(row.id)
        byes += sum(each.round == rounds and each.table_id is None for each in row.pairings)
    assert rounds == rounds_needed(7, 3) == 5
    assert byes > 0, "at a table of two with the one who is out the other has a bye"
    ranks = table_of(row)
    assert champion_of(row) == ranks[0].person_id != out
    assert all(place_of(each, out) == 0 for each in row.pairings if out in each.people and each.round > 1)


async def test_sizes_and_options_that_the_title_does_not_play_are_refused_at_once(club: Club) -> None:
    for size in (1, 5):
        await refused("error-tournament-size", announced(club, size=size))
    row = await announced(club, people=(ANN, BO, CY), size=3)
    await refused("error-few-entrants", club.tables.tournaments.start(row.id, by=ANN.id))
    await club.tables.tournaments.join(row.id, DI)
    assert (await club.tables.tournaments.start(row.id, by=ANN.id)).status == "running"


async def test_a_tournament_of_two_goes_on_after_the_update(url: str, time: Time) -> None:
    """As it was stored when all tournaments were of two: a knock-out in its first round, a league with a draw."""
    old = await Store.open(url, known=migrations()[:27])
    entrants = [{"person_id": n, "name": f"P{n}", "locale": None, "out": n == 4} for n in range(1, 6)]
    blank: dict[str, Any] = {"table_id": None, "earlier": [], "done": False, "winner": None, "played": False}
    cup = [
        {**blank, "number": 1, "round": 1, "people": [1, None], "done": True, "winner": 1},
        {**blank, "number": 2, "round": 1, "people": [4, 5], "done": True, "winner": 5},
        {**blank, "number": 3, "round": 1, "people": [2, None], "done": True, "winner": 2},
        {**blank, "number": 4, "round": 1, "people": [3, None], "done": True, "winner": 3},
        {**blank, "number": 5, "round": 2, "people": [1, 5], "table_id": 77, "earlier": [70]},
        {**blank, "number": 6, "round": 2, "people": [2, 3], "table_id": 78, "done": True, "winner": 3, "played": True},
    ]
    league = [
        {**blank, "number": 1, "round": 1, "people": [1, 2], "table_id": 80, "done": True, "played": True},
        {**blank, "number": 2, "round": 2, "people": [3, 1], "table_id": 81, "done": True, "winner": 1, "played": True},
        {**blank, "number": 3, "round": 3, "people": [2, 3], "table_id": 82},
    ]
    async with old.transaction() as tx:
        for form, people, pairings in (("knockout", entrants, cup), ("league", entrants[:3], league)):
            await tx.connection.execute(
                sql(
                    "INSERT INTO tournaments (guild_id, channel_id, host_id, name, title, form, options, hours, status,"
                    " entrants, pairings, created_at, version, shown_version) VALUES (10, 100, 1, 'Cup', 'lanterns',"
                    " :form, '{}', 48, 'running', :entrants, :pairings, 0, 3, 3)"
                ),
                {
                    "form": form,
                    "entrants": msgspec.json.encode(people).decode(),
                    "pairings": msgspec.json.encode(pairings).decode(),
                },
            )
    await old.close()
    store = await Store.open(url)
    try:
        made = Club(store, time, Lanterns()).tables.tournaments
        knockout, table = await made.get(1), await made.get(2)
        assert (knockout.size, table.size, knockout.version) == (2, 2, 3)
        assert [each.people for each in knockout.pairings] == [(1,), (4, 5), (2,), (3,), (1, 5), (2, 3)]
        assert [each.winner for each in knockout.pairings] == [1, 5, 2, 3, None, 3]
        assert people_by_seat(knockout, knockout.pairings[4]) == (5, 1), "the sides changed after the first game"
        knockout = take_over_results(knockout, {77: Ended({1: 1, 5: 2}, (1, 5))})
        assert [each.people for each in to_be_opened(knockout)] == [(1, 3)]
        assert [(rank.person_id, rank.points) for rank in table_of(table)] == [(1, 3), (2, 1), (3, 0)]
        assert table_of(take_over_results(table, {82: Ended({2: 1, 3: 2}, (2, 3))}))[0].person_id in (1, 2)
    finally:
        await store.close()


async def test_who_enters_while_it_begins_plays_too(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    made = club.tables.tournaments
    row = await announced(club, people=(ANN, BO, CY))
    known = made._strongest_first

    async def slow(tournament_id: int) -> list[int]:
        order = await known(tournament_id)
        if len(order) == 3:
            await made.join(tournament_id, DI)
        return order

    monkeypatch.setattr(made, "_strongest_first", slow)
    row = await made.start(row.id, by=ANN.id)
    assert {person for each in row.pairings for person in each.people} == {person.id for person in PEOPLE}


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
        await club.tables.ending.resign(table.id, ANN.id)
    row = await announced(club, people=(ANN, CY, BO))
    row = await club.tables.tournaments.start(row.id, by=ANN.id)
    assert row.pairings[0].people == (BO.id,)
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
