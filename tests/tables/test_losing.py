"""Everybody who loses a seat is told exactly once, whatever the cause, also whoever the change itself takes off the
list of readers, and wherever they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from db.records import Clock
from db.store import Store
from engine.titles import TITLES
from tables.administration import Admin
from tables.delivery import Closed, Item, Undeliverable
from tables.records import Notify, Person, Place
from tables.slots import Cause, Loss, parse_slot
from tables.time_control import DEFAULT_CLOCK, NO_CLOCK
from tests.tables.club import ANN, BO, CY, HERE, Club, Time
from tests.tables.sender import FakeSender, Round

OTHERS_VOTE = Clock("limit", 24, zero="vote")
DI = Person(4, "Di", None)


class Town:
    """A club with a Discord that counts the notices."""

    def __init__(self, store: Store, time: Time) -> None:
        self.club = Club(store, time, TITLES["solenia"])
        self.tables = self.club.tables
        self.sender = FakeSender()

    async def opened(self, *people: Person, clock: Clock | None = None) -> int:
        table = await self.tables.lobby.open(people[0], HERE, "solenia", {})
        for person in people[1:]:
            await self.tables.lobby.join(table.id, person)
        if clock is not None:
            await self.tables.clocks.set(table.id, people[0].id, clock)
        return table.id

    async def running(self, *people: Person, clock: Clock | None = None) -> int:
        table_id = await self.opened(*people, clock=clock)
        await self.tables.lobby.start(table_id, people[0].id)
        await self.go()
        return table_id

    async def asked(self, table_id: int) -> list[Person]:
        """The players, those first who are waited for."""
        owed = (await self.tables.queries.info(table_id)).people_owed()
        return sorted((ANN, BO, CY), key=lambda person: person.id not in owed)

    async def go(self) -> None:
        await Round(self.club, self.sender).go()

    async def later(self, **parts: float) -> None:
        await self.club.passes(**parts)

    async def told(self) -> list[tuple[int, str]]:
        """Who was told of what, sorted, after everything is delivered, several times over."""
        for _ in range(3):
            await self.go()
            await self.tables.tick()
        things = (item.thing for item in self.sender.posts)
        return sorted((loss.person_id, loss.cause) for loss in things if isinstance(loss, Loss))


@pytest.fixture
def town(store: Store, time: Time) -> Town:
    return Town(store, time)


# -- each cause ------------------------------------------------------------------------------------------------------


async def clock_runs_out(town: Town) -> list[int]:
    table_id = await town.running(ANN, BO, CY, clock=DEFAULT_CLOCK)
    absent, *_ = await town.asked(table_id)
    await town.later(days=3)
    return [absent.id]


async def others_vote(town: Town, choice: str = "replace") -> list[int]:
    table_id = await town.running(ANN, BO, CY, clock=OTHERS_VOTE)
    absent, *others = await town.asked(table_id)
    await town.later(hours=30)
    for person in others:
        await town.tables.absence.vote(table_id, person.id, choice)
    return [absent.id]


async def others_vote_for_a_computer_meanwhile(town: Town) -> list[int]:
    return await others_vote(town, "computer")


async def host_sends_away(town: Town) -> list[int]:
    table_id = await town.opened(ANN, BO, CY)
    await town.tables.lobby.remove(table_id, ANN.id, BO.id)
    return [BO.id]


async def seat_is_handed_over(town: Town) -> list[int]:
    table_id = await town.running(ANN, BO)
    await town.tables.seats.propose_handover(table_id, ANN.id, 0, CY)
    await town.tables.seats.answer_handover(table_id, BO, agrees=True)
    await town.tables.seats.answer_handover(table_id, CY, agrees=True)
    return [ANN.id]


async def host_replaces_somebody_absent(town: Town) -> list[int]:
    table_id = await town.running(ANN, BO, CY, clock=NO_CLOCK)
    while (absent := (await town.asked(table_id))[0]) == ANN:
        await town.club.play_first(table_id, ANN)
    await town.later(days=30)
    seat = (await town.tables.queries.info(table_id)).seat_of(absent.id)
    assert seat is not None
    await town.tables.seats.propose_handover(table_id, ANN.id, seat, "easy")
    return [absent.id]


async def administrator_closes_the_lobby(town: Town) -> list[int]:
    table_id = await town.opened(ANN, BO, CY)
    await town.tables.administration.end(table_id, Admin(CY.id, 10))
    return [ANN.id, BO.id]


async def host_closes_the_lobby(town: Town) -> list[int]:
    table_id = await town.opened(ANN, BO)
    await town.tables.lobby.close(table_id, ANN.id)
    return [BO.id]


async def lobby_is_forgotten(town: Town) -> list[int]:
    await town.opened(ANN, BO)
    await town.later(days=6)
    await town.later(days=1)
    return [ANN.id, BO.id]


async def bot_is_removed(town: Town) -> list[int]:
    await town.running(ANN, BO)
    await town.tables.whereabouts.leave_server(10)
    return [ANN.id, BO.id]


async def bot_is_removed_while_it_was_off(town: Town) -> list[int]:
    await town.running(ANN, BO)
    await town.tables.whereabouts.connect("orrery", [20])
    await town.tables.whereabouts.connect("orrery", [20])
    await town.later(hours=1)
    await town.tables.whereabouts.renew()
    return [ANN.id, BO.id]


async def host_without_a_seat_loses_the_server(town: Town) -> list[int]:
    """A host whose seat has another player now, and who is on other servers."""
    table_id = await town.running(ANN, BO)
    async with town.club.store.transaction() as tx:
        row = await tx.games.table(table_id)
        await tx.games.save_table(row, replace(row, host_id=DI.id))
    await town.tables.whereabouts.leave_server(10)
    return [ANN.id, BO.id, DI.id]


BY_CAUSE: dict[Callable[[Town], Awaitable[list[int]]], str] = {
    clock_runs_out: "clock",
    others_vote: "vote",
    others_vote_for_a_computer_meanwhile: "clock",
    host_sends_away: "sent-away",
    seat_is_handed_over: "handover",
    host_replaces_somebody_absent: "handover",
    administrator_closes_the_lobby: "closed",
    host_closes_the_lobby: "closed",
    lobby_is_forgotten: "idle",
    bot_is_removed: "server",
    bot_is_removed_while_it_was_off: "server",
    host_without_a_seat_loses_the_server: "server",
}


def test_a_cause_has_no_test() -> None:
    assert set(BY_CAUSE.values()) == set(get_args(Cause))


ANY_WAY = [(happens, notify) for happens in (host_sends_away, bot_is_removed) for notify in ("channel", "both", "none")]


@pytest.mark.parametrize(("happens", "notify"), [*((happens, "dm") for happens in BY_CAUSE), *ANY_WAY])
async def test_somebody_who_loses_a_seat_is_not_told_or_twice(town: Town, happens: Any, notify: Notify) -> None:
    for person in (ANN, BO, CY, DI):
        await town.tables.people.set_notify(person.id, notify)
    losers = await happens(town)
    assert await town.told() == [(person, BY_CAUSE[happens]) for person in sorted(losers)]
    pings = [item.ping for item in town.sender.posts if isinstance(item.thing, Loss)]
    assert [len(ping) for ping in pings] == [int(notify != "none")] * len(losers)


# -- by which way ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("notify", ["channel", "dm", "both"])
@pytest.mark.parametrize("closed", ["dm", "channel", "account"])
async def test_a_refused_notice_is_lost_or_sent_in_circles(town: Town, notify: Notify, closed: str) -> None:
    """Closed messages, a channel that is gone, an account that is gone: once in the other way."""
    await town.tables.people.set_notify(BO.id, notify)
    refused = []

    def trouble(when: str, item: Item) -> None:
        if not isinstance(item.thing, Loss) or when != "before":
            return
        if item.thing.to_one == (closed != "channel"):
            refused.append(item)
            raise Closed if closed == "dm" else Undeliverable("404")

    town.sender.trouble = trouble
    table_id = await town.opened(ANN, BO)
    await town.tables.lobby.remove(table_id, ANN.id, BO.id)
    assert await town.told() == [(BO.id, "sent-away")]
    assert len(refused) == ((notify == "channel") == (closed == "channel"))


async def test_a_notice_that_every_way_refuses_goes_round_for_ever(town: Town) -> None:
    calls = []

    def trouble(when: str, item: Item) -> None:
        if isinstance(item.thing, Loss):
            calls.append(str(item.thing))
            raise Undeliverable("403")

    town.sender.trouble = trouble
    table_id = await town.opened(ANN, BO)
    await town.tables.lobby.remove(table_id, ANN.id, BO.id)
    assert await town.told() == []
    assert calls == ["lost:channel+dm:sent-away:2", "lost:dm:sent-away:2"]


async def test_a_seat_that_is_lost_a_second_time_is_not_told(town: Town) -> None:
    table_id = await town.opened(ANN, BO)
    for _ in range(2):
        await town.tables.lobby.remove(table_id, ANN.id, BO.id)
        await town.go()
        await town.tables.lobby.invite(table_id, ANN.id, BO.id)
        await town.tables.lobby.join(table_id, BO)
    assert await town.told() == [(BO.id, "sent-away")] * 2


async def test_a_notice_rings_in_quiet_hours(town: Town) -> None:
    await town.tables.people.set_zone(BO.id, "UTC")
    await town.tables.people.set_quiet(BO.id, (11 * 60, 13 * 60))
    table_id = await town.opened(ANN, BO)
    await town.tables.lobby.remove(table_id, ANN.id, BO.id)
    assert await town.told() == [(BO.id, "sent-away")]
    assert [item.ping for item in town.sender.posts if isinstance(item.thing, Loss)] == [()]


async def test_who_hands_over_the_own_seat_with_the_last_word_is_told(town: Town) -> None:
    table_id = await town.running(ANN, BO)
    await town.tables.seats.propose_handover(table_id, BO.id, 0, CY)
    await town.tables.seats.answer_handover(table_id, CY, agrees=True)
    await town.tables.seats.answer_handover(table_id, ANN, agrees=True)
    assert await town.told() == []


async def test_a_change_that_fails_tells_somebody(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    """The notice is in the transaction of the change."""
    table_id = await town.opened(ANN, BO)

    async def breaks(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("db.games.Games.save_table", breaks)
    with pytest.raises(RuntimeError):
        await town.tables.lobby.remove(table_id, ANN.id, BO.id)
    monkeypatch.undo()
    assert await town.told() == []
    assert (await town.tables.queries.info(table_id)).seat_of(BO.id) is not None


async def test_a_forgotten_person_leaves_a_notice_behind(town: Town) -> None:
    """They have asked for it themselves, and nothing about them may be kept; others of their lobby are told."""
    table_id = await town.opened(ANN, BO)
    await town.tables.lobby.remove(table_id, ANN.id, BO.id)
    await town.tables.administration.forget(BO.id, Admin())
    assert await town.told() == []
    assert not [slot for slot in await town.club.outbox(table_id) if slot.startswith("lost:")]


async def test_a_forgotten_player_is_told_of_the_computer_in_their_place(town: Town) -> None:
    table_id = await town.running(ANN, BO, CY)
    await town.tables.administration.forget(BO.id, Admin())
    assert await town.told() == []
    assert (await town.tables.queries.info(table_id)).seats[1].kind == "computer"


def test_a_notice_is_read_otherwise_than_it_is_written() -> None:
    loss = Loss(7, "vote", ("dm", "channel"))
    assert parse_slot(str(loss)) == loss
    assert loss.otherwise() == Loss(7, "vote", ("channel",))


async def test_a_notice_about_many_tables_of_one_server_is_told_of_one(town: Town) -> None:
    for number in range(3):
        table = await town.tables.lobby.open(ANN, Place(10, 100 + number), "solenia", {})
        await town.tables.lobby.join(table.id, BO)
    await town.tables.whereabouts.leave_server(10)
    assert await town.told() == [(ANN.id, "server")] * 3 + [(BO.id, "server")] * 3


async def test_who_has_no_other_server_in_common_gets_no_direct_messages_any_more(town: Town) -> None:
    """Discord refuses a direct message to them only as long as the bot is off their server."""
    await town.tables.people.set_notify(BO.id, "dm")
    await town.running(ANN, BO)

    def trouble(when: str, item: Item) -> None:
        if isinstance(item.thing, Loss) and item.person_id == BO.id and item.thing.to_one:
            raise Closed

    town.sender.trouble = trouble
    await town.tables.whereabouts.leave_server(10)
    assert await town.told() == [(ANN.id, "server")], "the channel is out of reach, too"
    assert (await town.tables.people.get(BO.id)).dm_open
