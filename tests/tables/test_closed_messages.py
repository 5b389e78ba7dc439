"""A person wants to be called by direct message, and Discord refuses it: the channel calls them, once, in the same
transaction; never for what nobody else may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from db.store import Store
from tables.administration import Admin
from tables.delivery import Closed, Item, Undeliverable
from tables.records import Notify, Person
from tests.tables.club import BO, CY, Club, Time
from tests.tables.sender import FakeSender, Round
from tests.tables.test_secret import ASKED_ANN_AND_CY, wishing
from tests.toy.lanterns import Lanterns


def refusing(*people: Person) -> Callable[[str, Item], None]:
    """Discord refuses every direct message to these people."""
    ids = {person.id for person in people}

    def trouble(when: str, item: Item) -> None:
        if when == "before" and item.person_id in ids:
            raise Closed

    return trouble


def calls_of(sender: FakeSender, person: Person) -> list[str]:
    return [
        str(item.thing)
        for item in (*sender.posts, *sender.edits)
        if person.id in item.ping and str(item.thing) != "lobby"
    ]


@pytest.fixture
def sender() -> FakeSender:
    sender = FakeSender()
    sender.trouble = refusing(BO, CY)
    return sender


@pytest.mark.parametrize(("notify", "calls"), [("dm", 1), ("both", 1), ("channel", 1), ("none", 0)])
async def test_the_first_call_to_a_person_with_closed_direct_messages_is_lost(
    club: Club, sender: FakeSender, notify: Notify, calls: int
) -> None:
    await club.tables.people.set_notify(BO.id, notify)
    table = await club.running()
    await Round(club, sender).go()
    assert calls_of(sender, BO) == ["turn"] * calls
    person = await club.tables.people.get(BO.id)
    assert (person.dm_open, person.dm_refused) == (False, True)
    for hours in (1, 1, 23):
        club.time.pass_by(hours=hours)
        await club.tables.tick()
        await Round(club, sender).go()
        assert len(calls_of(sender, BO)) == calls + (hours == 23 and calls), "again only by the reminder"
    assert (await club.outbox(table.id))["hand:1"].state == "dropped"


async def test_the_refused_message_and_the_call_in_the_channel_are_two_transactions(
    club: Club, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash in between would lose the call: whenever the row of the message is dropped, the other one is there."""
    await club.tables.people.set_notify(BO.id, "dm")
    table = await club.running()
    deliveries = Round(club, sender)
    write, seen = deliveries.delivery._write, list[tuple[bool, bool]]()

    async def write_and_look(work: Any) -> bool:
        changed = await write(work)
        rows = await club.outbox(table.id)
        board = rows["board"]
        called = BO.id in (*board.ping, *board.sent_ping) or "turn" in calls_of(sender, BO)
        seen.append((rows["hand:1"].state == "dropped", called))
        return changed

    monkeypatch.setattr(deliveries.delivery, "_write", write_and_look)
    await deliveries.go()
    assert set(seen) == {(False, False), (True, True)}


async def test_a_call_is_lost_whose_message_waits_while_those_of_another_table_are_refused(
    club: Club, sender: FakeSender
) -> None:
    """It is known by then that direct messages are closed, so nothing is sent: that too is a call in the channel."""
    await club.tables.people.set_notify(BO.id, "dm")
    await club.running()

    def known(when: str, item: Item) -> None:
        if when == "before" and item.person_id == BO.id:
            raise Closed(refused=False)

    sender.trouble = known
    await Round(club, sender).go()
    assert calls_of(sender, BO) == ["turn"]


@pytest.mark.parametrize("notify", ["dm", "both", "channel", "none"])
async def test_a_refused_message_tells_who_is_asked_in_secret(store: Store, time: Time, notify: Notify) -> None:
    """In the channel nothing is different from what it would be if the message had arrived."""
    seen = []
    for refused in ((), (CY,)):
        club, sender = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY), FakeSender()
        await club.tables.people.set_notify(CY.id, notify)
        await club.tables.people.dm_open(CY.id)
        sender.trouble = refusing(*refused)
        table = await wishing(club)
        await Round(club, sender).go()
        assert not (refused and calls_of(sender, CY))
        public = [item for item in (*sender.posts, *sender.edits) if item.person_id is None]
        seen.append([(str(item.thing), item.ping) for item in public])
        await club.tables.administration.end(table.id, Admin())
        await club.sent(table.id)
    assert seen[0] == seen[1]


async def test_an_open_call_is_lost_while_its_person_is_asked_in_secret(
    store: Store, time: Time, sender: FakeSender
) -> None:
    """Everybody may know that Cy is asked whether to end the game, so the channel may call them."""
    club = Club(store, time, Lanterns(), first_seed=ASKED_ANN_AND_CY)
    await club.tables.people.set_notify(CY.id, "dm")
    table = await wishing(club)
    await Round(club, sender).go()
    await club.tables.people.dm_open(CY.id)
    await club.tables.ending.propose(table.id, BO.id)
    await Round(club, sender).go()
    assert calls_of(sender, CY) == ["turn"]


async def test_both_ways_are_closed(club: Club, sender: FakeSender) -> None:
    """Neither the channel nor a direct message: it ends, without going round in a circle."""
    await club.tables.people.set_notify(BO.id, "dm")

    def nowhere(when: str, item: Item) -> None:
        refusing(BO)(when, item)
        if when == "before" and str(item.thing) == "turn":
            raise Undeliverable("404")

    sender.trouble = nowhere
    table = await club.running()
    await Round(club, sender).go()
    assert calls_of(sender, BO) == []
    assert {row.state for row in (await club.outbox(table.id)).values()} <= {"done", "dropped"}
