"""The bot is removed from a server and added again: the tables there wait, and nobody's time runs."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest

from db.store import Store
from engine.core.errors import Refused
from tables.administration import Admin
from tables.change import change_table
from tables.errors import Away, Busy
from tables.records import Place
from tables.time_control import DEFAULT_CLOCK
from tests.tables.club import ANN, BO, CY, Club, Time
from tests.toy.lanterns import Lanterns

HOME, OTHER = 10, 20


async def test_the_tables_of_a_server_that_was_left_go_on(club: Club):
    table, other = await club.running(), await club.running(Place(OTHER, 200))
    assert await club.tables.whereabouts.leave_server(HOME) == 1
    with pytest.raises(Refused):
        await club.play_first(table.id, ANN)
    await club.play_first(other.id, ANN)
    assert (await club.tables.queries.log(table.id, None))[-1].text.key == "table-log-away"


async def test_the_clock_runs_while_nobody_can_play(club: Club):
    table = await club.running(clock=DEFAULT_CLOCK)
    before = (await club.tables.queries.info(table.id)).deadlines
    await club.tables.whereabouts.leave_server(HOME)
    club.time.pass_by(days=20)
    await club.tables.tick()
    assert await club.tables.whereabouts.return_to_server(HOME) == 1
    info = await club.tables.queries.info(table.id)
    assert [seat.stand_in for seat in info.seats] == [None, None]
    assert info.deadlines == tuple(None if at is None else at + timedelta(days=20) for at in before)
    assert {ANN.id, BO.id} == set((await club.outbox(table.id))["board"].ping) - {0}
    await club.play_first(table.id, ANN)
    assert [row.what for row in await club.tables.administration.log(HOME)] == ["back", "left"]


async def test_a_table_that_administrators_stopped_goes_on_when_the_bot_is_back(club: Club):
    table = await club.running()
    await club.tables.administration.freeze(table.id, Admin())
    await club.tables.whereabouts.leave_server(HOME)
    await club.tables.whereabouts.return_to_server(HOME)
    assert (await club.tables.queries.info(table.id)).frozen


async def test_a_table_that_waits_for_the_bot_cannot_be_moved_or_ended(club: Club):
    table, lobby = await club.running(), await club.tables.lobby.open(CY, Place(HOME, 101), "lanterns", {})
    await club.tables.whereabouts.leave_server(HOME)
    await club.tables.administration.move(table.id, 102, Admin())
    await club.tables.administration.end(lobby.id, Admin())
    assert await club.tables.whereabouts.return_to_server(HOME) == 1, "the other one has ended"
    info = await club.tables.queries.info(table.id)
    assert (info.frozen, info.place.channel_id) == (False, 102)


async def test_a_removal_while_the_bot_was_off_is_noticed(club: Club):
    table, other = await club.running(), await club.running(Place(OTHER, 200))
    meet = club.tables.whereabouts.connect
    await meet("one", [HOME, OTHER])
    await meet("two", [OTHER])
    assert not (await club.tables.queries.info(table.id)).frozen, "another process is there"
    await meet("one", [OTHER])
    assert [(await club.tables.queries.info(each.id)).frozen for each in (table, other)] == [True, False]
    await meet("one", [OTHER])
    await meet("one", [OTHER, HOME])
    assert not (await club.tables.queries.info(table.id)).frozen


async def test_a_note_of_a_process_that_was_given_another_name_holds_a_server_for_ever(club: Club):
    """The name is changed, the bot is removed meanwhile: nobody serves the server, so no computer takes a seat."""
    table, other = await club.running(clock=DEFAULT_CLOCK), await club.running(Place(OTHER, 200), clock=DEFAULT_CLOCK)
    await club.tables.whereabouts.connect("old", [HOME, OTHER])
    club.time.pass_by(hours=1)
    await club.tables.whereabouts.connect("new", [OTHER])
    assert [(await club.tables.queries.info(each.id)).frozen for each in (table, other)] == [True, False]
    club.time.pass_by(days=20)
    await club.tables.whereabouts.renew()
    await club.tables.tick()
    assert [seat.stand_in for seat in (await club.tables.queries.info(table.id)).seats] == [None, None]
    await club.tables.whereabouts.connect("old", [HOME, OTHER])
    assert not (await club.tables.queries.info(table.id)).frozen, "it is there again"


async def test_a_process_that_ends_while_another_runs_keeps_its_servers_for_ever(club: Club, store: Store, time: Time):
    """Its word counts for a while, also that of an older version, which did not say when it ran."""
    table = await club.running()
    async with store.transaction() as tx:
        await tx.notes.put("servers:old", f"[{HOME}]")
    meet = club.tables.whereabouts
    await meet.connect("new", [OTHER])
    for minutes in (0, 10):
        club.time.pass_by(minutes=minutes)
        await meet.renew()
        assert not (await club.tables.queries.info(table.id)).frozen, minutes
    club.time.pass_by(minutes=10)
    await meet.renew()
    assert (await club.tables.queries.info(table.id)).frozen


async def test_two_processes_that_run_stop_the_tables_of_each_other(club: Club, store: Store, time: Time):
    table, other = await club.running(), await club.running(Place(OTHER, 200))
    one, two = club.tables.whereabouts, Club(store, time, Lanterns(), 50).tables.whereabouts
    await one.connect("one", [HOME])
    await two.connect("two", [OTHER])
    for _ in range(10):
        club.time.pass_by(minutes=10)
        await one.renew()
        await two.renew()
        assert [(await club.tables.queries.info(each.id)).frozen for each in (table, other)] == [False, False]


async def test_a_process_stops_the_tables_of_one_that_has_not_yet_said_which_servers_it_serves(club: Club):
    """Both have started; the other plays already, but does not know all its servers yet."""
    table, gone = await club.running(Place(OTHER, 200)), await club.running(Place(HOME, 100))
    await club.tables.whereabouts.connect("one", [], serves=lambda guild_id: guild_id != OTHER)
    assert [(await club.tables.queries.info(each.id)).frozen for each in (table, gone)] == [False, True]


async def test_a_server_that_was_joined_or_left_since_is_taken_for_another(club: Club):
    table = await club.running()
    meet = club.tables.whereabouts
    await meet.connect("one", [])
    assert (await club.tables.queries.info(table.id)).frozen
    await meet.return_to_server(HOME)
    club.time.pass_by(hours=1)
    await meet.renew()
    assert not (await club.tables.queries.info(table.id)).frozen
    await meet.leave_server(HOME)
    club.time.pass_by(hours=1)
    await meet.renew()
    assert (await club.tables.queries.info(table.id)).frozen


async def test_a_thousand_servers_of_which_discord_tells_late_need_no_connection(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    """Each was looked up, and whoever pressed meanwhile was told that the database is busy."""
    table = await club.running()
    meet = club.tables.whereabouts
    await meet.connect("one", [OTHER])
    assert (await club.tables.queries.info(table.id)).frozen
    with monkeypatch.context() as away:
        away.setattr(club.tables.whereabouts._context, "reading", None)
        for guild_id in (HOME, OTHER, *range(1000, 2000)):
            meet.serve(guild_id)
    club.time.pass_by(seconds=30)
    await meet.renew()
    assert not (await club.tables.queries.info(table.id)).frozen, "it goes on at the next heartbeat"


async def test_a_removal_is_noticed_also_after_a_first_run_that_ended_before_it_knew_its_servers(club: Club):
    table, other = await club.running(), await club.running(Place(OTHER, 200))
    await club.tables.whereabouts.connect("one", [OTHER])
    assert [(await club.tables.queries.info(each.id)).frozen for each in (table, other)] == [True, False]


async def test_a_server_to_which_the_bot_is_added_for_the_first_time_has_something_to_go_on(club: Club):
    await club.running()
    assert await club.tables.whereabouts.return_to_server(HOME) == 0
    assert await club.tables.administration.log(None) == []


def fail_at(monkeypatch: pytest.MonkeyPatch, table_id: int, error: Exception) -> None:
    """At this table every change fails."""

    async def failing(context: Any, number: int, *rest: Any, **more: Any) -> Any:
        if number == table_id:
            raise error
        return await change_table(context, number, *rest, **more)

    monkeypatch.setattr("tables.whereabouts.change_table", failing)


FAILURES = [Busy(), Away(), KeyError("a defect")]


async def two_and_one(club: Club) -> list[int]:
    """Two tables on one server and one on another."""
    return [(await club.running(place)).id for place in (Place(HOME, 100), Place(HOME, 101), Place(OTHER, 200))]


async def stopped(club: Club, tables: list[int]) -> list[bool]:
    return [(await club.tables.queries.info(table_id)).frozen for table_id in tables]


async def a_while_later(club: Club) -> None:
    """The next time that a process looks after its servers."""
    club.time.pass_by(minutes=5)
    await club.tables.whereabouts.renew()


@pytest.mark.parametrize("error", FAILURES)
async def test_a_table_whose_stop_has_failed_runs_on_a_server_that_was_left(
    club: Club, monkeypatch: pytest.MonkeyPatch, error: Exception
):
    tables = await two_and_one(club)
    await club.tables.whereabouts.connect("one", [HOME, OTHER])
    with monkeypatch.context() as failing:
        fail_at(failing, tables[0], error)
        with suppress(Away):
            await club.tables.whereabouts.leave_server(HOME)
    await a_while_later(club)
    assert await stopped(club, tables) == [True, True, False]
    assert [row.what for row in await club.tables.administration.log(HOME)] == ["left"]
    assert await club.tables.whereabouts.return_to_server(HOME) == 2


@pytest.mark.parametrize("error", FAILURES)
async def test_a_table_that_could_not_go_on_at_once_stays_stopped_for_ever(
    club: Club, monkeypatch: pytest.MonkeyPatch, error: Exception
):
    tables = await two_and_one(club)
    await club.tables.whereabouts.connect("one", [HOME, OTHER])
    await club.tables.whereabouts.leave_server(HOME)
    with monkeypatch.context() as failing:
        fail_at(failing, tables[0], error)
        with suppress(Away):
            await club.tables.whereabouts.return_to_server(HOME)
    await a_while_later(club)
    assert await stopped(club, tables) == [False, False, False]
    assert [row.what for row in await club.tables.administration.log(HOME)] == ["back", "left"]


async def test_what_was_stopped_again_by_administrators_goes_on_with_a_table_that_could_not_at_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    tables = await two_and_one(club)
    await club.tables.whereabouts.connect("one", [HOME, OTHER])
    await club.tables.whereabouts.leave_server(HOME)
    with monkeypatch.context() as failing:
        fail_at(failing, tables[0], Busy())
        await club.tables.whereabouts.return_to_server(HOME)
    await club.tables.administration.freeze(tables[1], Admin())
    await a_while_later(club)
    assert await stopped(club, tables) == [False, True, False]


async def test_a_process_that_ends_while_it_stops_the_tables_of_a_server_leaves_them_running(club: Club):
    """It had noted which they are; the next one does not take that for done."""
    tables = await two_and_one(club)
    async with club.store.transaction() as tx:
        await tx.notes.put(f"left:{HOME}", f"[{tables[0]}]")
    await club.tables.whereabouts.connect("one", [OTHER])
    assert await stopped(club, tables) == [True, True, False]
    assert await club.tables.whereabouts.return_to_server(HOME) == 2


async def test_one_server_whose_note_is_garbled_keeps_the_others_stopped(club: Club):
    tables = await two_and_one(club)
    await club.tables.whereabouts.connect("one", [])
    async with club.store.transaction() as tx:
        await tx.notes.put(f"left:{HOME}", "?")
    await club.tables.whereabouts.connect("one", [HOME, OTHER])
    assert await stopped(club, tables) == [True, True, False]
