"""Before the game."""

from __future__ import annotations

import asyncio

import pytest

from db.games import Games
from engine.core.errors import Refused
from tables.computer_names import computer_numbers
from tables.records import Person, Place
from tests.tables.club import ANN, BO, CY, HERE, Club
from tests.toy.lanterns import settled


async def refused(key: str, doing) -> None:
    with pytest.raises(Refused) as caught:
        await doing
    assert caught.value.text.key == key


async def test_who_opens_sits_on_the_first_seat_and_is_host(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"rounds": 2})
    assert (table.status, table.host_id, table.seat_of(1), len(table.seats)) == ("lobby", 1, 0, 4)
    assert table.options == settled(rounds=2)
    assert table.place == HERE
    assert await club.tables.queries.info(table.id) == table
    assert table.seed is None


async def test_a_random_seat_is_drawn(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, seat="random")
    assert table.seat_of(ANN.id) == 3


async def test_one_open_table_of_a_title_per_channel_and_a_thread_is_its_own(club: Club):
    await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await refused("error-channel-taken", club.tables.lobby.open(BO, HERE, "lanterns", {}))
    thread = await club.tables.lobby.open(BO, Place(10, 101), "lanterns", {})
    found = await club.tables.queries.in_channel(101, "lanterns")
    assert found is not None
    assert found.id == thread.id
    assert await club.tables.queries.in_channel(102, "lanterns") is None


async def test_of_two_who_open_at_once_one_gets_the_channel(club: Club):
    both = (club.tables.lobby.open(person, HERE, "lanterns", {}) for person in (ANN, BO))
    results = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Refused", "TableInfo"]


async def test_a_channel_taken_in_the_same_instant_by_another_process_is_refused(club: Club, monkeypatch):
    await club.tables.lobby.open(ANN, HERE, "lanterns", {})

    async def not_yet(*_, **__):
        return None

    monkeypatch.setattr(Games, "in_channel", not_yet)
    await refused("error-channel-taken", club.tables.lobby.open(BO, HERE, "lanterns", {}))


async def test_unknown_titles_and_options_are_refused(club: Club):
    await refused("error-unknown-title", club.tables.lobby.open(ANN, HERE, "chess", {}))
    for wrong in ({"rounds": 99}, {"rounds": "many"}, {"size": 3}, {"rounds": None}):
        with pytest.raises(Refused) as caught:
            await club.tables.lobby.open(ANN, HERE, "lanterns", wrong)
        assert caught.value.text.key == "error-bad-option"
        assert caught.value.text.args["option"] == next(iter(wrong))


async def test_joining(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await refused("error-already-seated", club.tables.lobby.join(table.id, ANN, 1))
    await refused("error-seat-taken", club.tables.lobby.join(table.id, BO, 0))
    joined = await club.tables.lobby.join(table.id, BO, 2)
    assert joined.seat_of(BO.id) == 2
    assert joined.version > table.version
    assert (await club.tables.people.get(BO.id)).locale == "zh-TW"
    for other in (CY, *[type(CY)(9 + more, "x") for more in range(1)]):
        await club.tables.lobby.join(table.id, other)
    await refused("error-table-full", club.tables.lobby.join(table.id, type(CY)(77, "Late")))


async def test_there_is_no_such_table(club: Club):
    await refused("error-no-table", club.tables.lobby.join(404, BO))
    await refused("error-no-table", club.tables.queries.look(404, None))


async def test_a_host_who_leaves_hands_over_and_the_last_one_closes(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    assert (await club.tables.lobby.leave(table.id, ANN.id)).host_id == BO.id
    await refused("error-not-seated-yet", club.tables.lobby.leave(table.id, ANN.id))
    assert (await club.tables.lobby.leave(table.id, BO.id)).status == "closed"
    await refused("error-join-late", club.tables.lobby.join(table.id, BO))
    assert (await club.tables.lobby.open(CY, HERE, "lanterns", {})).status == "lobby"


async def test_only_the_host_runs_the_lobby(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    for doing in (
        club.tables.lobby.close(table.id, BO.id),
        club.tables.lobby.set_options(table.id, BO.id, {"rounds": 1}),
        club.tables.lobby.seat_computer(table.id, BO.id, "easy"),
    ):
        await refused("error-not-host", doing)


async def test_options_can_be_changed_one_by_one(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {"rounds": 2})
    changed = await club.tables.lobby.set_options(table.id, ANN.id, {"bell": False})
    assert changed.options == settled(rounds=2, bell=False)
    await refused("error-bad-option", club.tables.lobby.set_options(table.id, ANN.id, {"rounds": 0}))
    assert (await club.tables.queries.info(table.id)).options["rounds"] == 2


async def test_computers_come_and_go(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    seated = await club.tables.lobby.seat_computer(table.id, ANN.id, "hard", 3)
    assert (seated.seats[3].kind, seated.seats[3].level) == ("computer", "hard")
    await refused("error-no-computer-there", club.tables.lobby.remove_computer(table.id, ANN.id, 0))
    assert (await club.tables.lobby.remove_computer(table.id, ANN.id, 3)).seats[3].kind == "open"


async def test_start_says_what_is_missing(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    with pytest.raises(Refused) as caught:
        await club.tables.lobby.start(table.id, ANN.id)
    assert caught.value.text.key == "error-seats-open"
    assert caught.value.text.args["missing"] == 1
    assert (await club.tables.queries.info(table.id)).status == "lobby"


async def test_start_puts_empty_seats_away(club: Club):
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO, 3)
    started = await club.tables.lobby.start(table.id, ANN.id)
    assert [(seat.seat, seat.person_id) for seat in started.seats] == [(0, ANN.id), (1, BO.id)]
    assert started.status == "running"
    assert started.owed == (0, 1)
    assert started.owed_since == started.started_at == club.time()
    assert [line.text.key for line in await club.tables.queries.log(table.id, None)] == ["toy-dealt"]
    await refused("error-running", club.tables.lobby.start(table.id, ANN.id))
    await refused("error-close-running", club.tables.lobby.close(table.id, ANN.id))
    await refused("error-join-late", club.tables.lobby.join(table.id, CY))


async def test_a_lobby_closes_by_its_host_or_after_a_week_of_silence(club: Club):
    first = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    assert (await club.tables.lobby.close(first.id, ANN.id)).status == "closed"
    second = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    club.time.pass_by(days=6)
    await club.tables.lobby.join(second.id, BO)
    club.time.pass_by(days=5)
    assert await club.tables.tick() == 0
    club.time.pass_by(days=1)
    assert await club.tables.tick() == 1, "it is announced"
    assert (await club.tables.queries.info(second.id)).status == "lobby"
    club.time.pass_by(days=1)
    assert await club.tables.tick() == 1
    assert (await club.tables.queries.info(second.id)).status == "closed"
    assert await club.tables.tick() == 0


async def test_my_tables_show_first_what_waits_longest_for_me(club: Club):
    lobby = await club.tables.lobby.open(ANN, Place(10, 1), "lanterns", {})
    early = await club.running(Place(10, 2))
    club.time.pass_by(hours=1)
    late = await club.running(Place(10, 3))
    assert [table.id for table in await club.tables.queries.tables_of_person(ANN.id)] == [early.id, late.id, lobby.id]
    await club.play_first(early.id, ANN)
    assert [table.id for table in await club.tables.queries.tables_of_person(ANN.id)] == [late.id, lobby.id, early.id]
    assert [table.id for table in await club.tables.queries.tables_of_person(BO.id)] == [early.id, late.id]
    assert await club.tables.queries.tables_of_person(CY.id) == []


async def test_a_rematch_swaps_sides_keeps_options_and_comes_once(club: Club):
    table = await club.running(rounds=1)
    await refused("error-running", club.tables.lobby.rematch(table.id, ANN))
    await club.tables.ending.resign(table.id, BO.id)
    await refused("error-not-seated-over", club.tables.lobby.rematch(table.id, CY))
    again = await club.tables.lobby.rematch(table.id, BO)
    assert (again.status, again.host_id, again.rematch_of) == ("lobby", BO.id, table.id)
    assert (again.options, again.seat_of(BO.id)) == (table.options, 0)
    assert (await club.tables.queries.info(table.id)).rematch == again.id
    assert (await club.outbox(again.id))["lobby"].ping == (ANN.id,)
    await refused("error-rematch-exists", club.tables.lobby.rematch(table.id, ANN))
    joined = await club.tables.lobby.join(again.id, ANN)
    assert joined.seat_of(ANN.id) == 1


async def test_who_comes_first_to_a_rematch_takes_the_seat_of_another(club: Club):
    """Everybody is one seat further on: Ann on the second, Bo on the third, Cy on the first."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    for person in (BO, CY):
        await club.tables.ending.resign(table.id, person.id)
    again = await club.tables.lobby.rematch(table.id, ANN)
    stranger = Person(9, "Di", None)
    assert (await club.tables.lobby.join(again.id, stranger)).seat_of(stranger.id) == 3
    assert (await club.tables.lobby.join(again.id, BO)).seat_of(BO.id) == 2
    assert (await club.tables.lobby.join(again.id, CY)).seat_of(CY.id) == 0


async def test_a_kept_seat_of_a_rematch_stays_empty(club: Club):
    """It is nobody's who asks for it, and the last free one is anybody's."""
    table = await club.running()
    await club.tables.ending.resign(table.id, BO.id)
    again = await club.tables.lobby.rematch(table.id, ANN)
    for number, seat in enumerate((2, 3, 0)):
        stranger = Person(10 + number, "Di", None)
        assert (await club.tables.lobby.join(again.id, stranger)).seat_of(stranger.id) == seat


async def test_a_rematch_with_a_computer_seats_it_on_the_other_side(club: Club):
    table = await club.against_computer("normal")
    await club.tables.settle()
    await club.tables.ending.resign(table.id, ANN.id)
    again = await club.tables.lobby.rematch(table.id, ANN)
    assert [(seat.kind, seat.level) for seat in again.seats[:2]] == [("computer", "normal"), ("person", None)]


async def test_a_rematch_keeps_the_names_of_the_computers(club: Club):
    table = await club.against_computer("normal")
    await club.tables.settle()
    called = computer_numbers(table.id, table.seats)[1]
    for _ in range(2):
        await club.tables.ending.resign(table.id, ANN.id)
        table = await club.tables.lobby.rematch(table.id, ANN)
        computer = next(seat.seat for seat in table.seats if seat.kind == "computer")
        assert computer_numbers(table.id, table.seats) == {computer: called}
        await club.tables.settle()
