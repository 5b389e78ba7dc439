"""A lobby that fills, and one in which nothing happens: who is called, who may start, what is announced."""

from __future__ import annotations

import pytest

from db.records import Start
from tables.delivery import Closed, Item
from tables.errors import refuse
from tables.records import Person, TableInfo
from tables.slots import Ping, Summons, parse_slot
from tests.tables.club import ANN, BO, CY, HERE, Club
from tests.tables.sender import FakeSender, Round
from tests.tables.test_lobby import refused

DI = Person(4, "Di", None)


async def filled(club: Club, *, start: Start | None = None) -> TableInfo:
    """Ann's lobby, in which all four seats are taken."""
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, start=start)
    await club.sent(table.id)
    for person in (BO, CY, DI):
        table = await club.tables.lobby.join(table.id, person)
    return table


async def called(club: Club, table_id: int) -> tuple[int, ...]:
    """Whom the lobby's message calls."""
    return Ping.parse((await club.outbox(table_id))["lobby"].ping).people


async def test_a_full_lobby_calls_nobody(club: Club) -> None:
    table = await filled(club)
    assert table.status == "lobby"
    assert await called(club, table.id) == (ANN.id,)


async def test_a_lobby_with_a_free_seat_calls_its_host(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    assert await called(club, table.id) == ()


async def test_the_host_is_called_to_seats_that_they_fill_themselves(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    for _ in range(3):
        table = await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
    assert table.full
    assert await called(club, table.id) == ()


async def test_the_host_is_called_whenever_somebody_comes_and_goes(club: Club) -> None:
    table = await filled(club)
    await club.sent(table.id)
    await club.tables.lobby.leave(table.id, DI.id)
    await club.tables.lobby.join(table.id, DI)
    assert await called(club, table.id) == ()


async def test_a_host_who_wants_direct_messages_is_called_in_the_channel(club: Club) -> None:
    await club.tables.people.set_notify(ANN.id, "dm")
    table = await filled(club)
    assert await called(club, table.id) == ()
    slot = f"summons:{ANN.id}"
    assert parse_slot(slot) == Summons(ANN.id)
    assert Ping.parse((await club.outbox(table.id))[slot].ping).people == (ANN.id,)
    sender = FakeSender()
    await Round(club, sender).go()
    (item,) = (item for item in sender.posts if item.thing == Summons(ANN.id))
    assert (item.person_id, item.ping) == (ANN.id, (ANN.id,))


async def test_a_host_whom_no_direct_message_reaches_is_not_called(club: Club) -> None:
    await club.tables.people.set_notify(ANN.id, "dm")
    table = await filled(club)
    sender = FakeSender()

    def closed(when: str, item: Item) -> None:
        if isinstance(item.thing, Summons):
            raise Closed

    sender.trouble = closed
    await Round(club, sender).go()
    assert [item.ping for item in [*sender.posts, *sender.edits] if str(item.thing) == "lobby"][-1] == (ANN.id,)
    assert (await club.tables.queries.info(table.id)).status == "lobby"


async def test_a_host_is_called_in_quiet_hours_or_never(club: Club) -> None:
    await club.tables.people.set_zone(ANN.id, "UTC")
    await club.tables.people.set_quiet(ANN.id, (11 * 60, 13 * 60))
    table = await filled(club)
    assert await called(club, table.id) == ()
    club.time.pass_by(hours=1)
    await club.tables.tick()
    assert await called(club, table.id) == (ANN.id,)


async def test_a_table_that_is_to_start_when_full_waits_for_its_host(club: Club) -> None:
    table = await filled(club, start=Start(full=True))
    assert table.status == "running"
    assert (await club.tables.queries.look(table.id, DI.id)).pending is not None
    assert await club.tables.tick() == 0, "no timer of the lobby is left"


async def test_a_seat_taken_by_a_computer_starts_no_full_table(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, start=Start(full=True))
    for person in (BO, CY):
        await club.tables.lobby.join(table.id, person)
    assert (await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")).status == "running"


async def test_only_the_host_chooses_how_a_table_starts(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    assert table.start == Start()
    await club.tables.lobby.join(table.id, BO)
    await refused("error-not-host", club.tables.lobby.set_start(table.id, BO.id, Start(full=True)))
    await refused("error-bad-option", club.tables.lobby.set_start(table.id, ANN.id, Start(hours=-1)))
    chosen = await club.tables.lobby.set_start(table.id, ANN.id, Start(hours=4))
    assert (await club.tables.queries.info(table.id)).start == chosen.start == Start(hours=4)


async def test_a_guest_waits_for_ever_for_a_host_who_has_left(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    club.time.pass_by(hours=30)
    await club.tables.lobby.join(table.id, BO)
    club.time.pass_by(hours=23)
    await refused("error-start-early", club.tables.lobby.start(table.id, BO.id))
    club.time.pass_by(hours=1)
    await refused("error-not-seated-yet", club.tables.lobby.start(table.id, CY.id))
    assert (await club.tables.lobby.start(table.id, BO.id)).status == "running"


async def test_the_time_for_the_host_runs_on_when_seats_change(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    club.time.pass_by(hours=23)
    await club.tables.lobby.join(table.id, CY)
    club.time.pass_by(hours=23)
    await refused("error-start-early", club.tables.lobby.start(table.id, BO.id))


async def test_a_guest_starts_a_table_that_is_the_hosts_alone(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {}, start=Start(hours=0))
    await club.tables.lobby.join(table.id, BO)
    club.time.pass_by(days=5)
    await refused("error-not-host", club.tables.lobby.start(table.id, BO.id))


async def test_a_lobby_is_closed_without_a_word_before(club: Club) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    await club.sent(table.id)
    club.time.pass_by(days=6)
    await club.tables.tick()
    info = await club.tables.queries.info(table.id)
    assert info.status == "lobby"
    assert info.closes_at is not None
    assert (info.closes_at - club.time()).days == 1
    assert await called(club, table.id) == (ANN.id, BO.id)
    club.time.pass_by(days=1)
    await club.tables.tick()
    assert (await club.tables.queries.info(table.id)).status == "closed"
    told = [slot for slot in await club.outbox(table.id) if slot.startswith("lost:")]
    assert told == [f"lost:channel+dm:idle:{ANN.id}", f"lost:channel+dm:idle:{BO.id}"]


@pytest.mark.parametrize("by", [ANN, BO])
async def test_an_announced_lobby_cannot_be_kept(club: Club, by: Person) -> None:
    table = await club.tables.lobby.open(ANN, HERE, "lanterns", {})
    await club.tables.lobby.join(table.id, BO)
    club.time.pass_by(days=6)
    await club.tables.tick()
    await refused("error-not-seated-yet", club.tables.lobby.keep(table.id, CY.id))
    assert (await club.tables.lobby.keep(table.id, by.id)).closes_at is None
    club.time.pass_by(days=1)
    await club.tables.tick()
    assert (await club.tables.queries.info(table.id)).status == "lobby"


async def test_a_table_whose_options_do_not_fit_keeps_people_out(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last person gets the seat, and the host the call: who then starts reads why it is not possible."""

    def no_game(*_: object) -> None:
        raise refuse("error-bad-option", option="rounds")

    monkeypatch.setattr("engine.core.session.Session.begin", no_game)
    table = await filled(club, start=Start(full=True))
    assert (table.status, table.full) == ("lobby", True)
    assert await called(club, table.id) == (ANN.id,)


async def test_a_rematch_starts_otherwise_than_its_game(club: Club) -> None:
    table = await filled(club, start=Start(full=True))
    for person in (BO, CY, DI):
        await club.tables.ending.resign(table.id, person.id)
    assert (await club.tables.lobby.rematch(table.id, ANN)).start == Start(full=True)
