"""Slots and pings as the database keeps them: what an earlier version has written still means the same."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from tables.delivery import DeliveryWorker
from tables.slots import (
    BOARD,
    LOBBY,
    SILENT,
    TURN,
    Chapter,
    Deal,
    Former,
    Hand,
    Loss,
    Ping,
    Posting,
    Shown,
    Slot,
    as_stored,
    parse_slot,
)
from tests.databases import sqlite_only
from tests.museum.entries import NAMES, unpacked
from tests.tables.club import ANN, BO, CY, Club
from tests.tables.sender import FakeSender

WRITTEN: dict[str, Slot] = {
    "board": BOARD,
    "lobby": LOBBY,
    "turn": TURN,
    "hand:3": Hand(3),
    "shown:1": Shown(1),
    "posting:7": Posting(7),
    "chapter:2": Chapter(2),
    "deal:4": Deal(4),
    "former:5:hand:1": Former(5, Hand(1)),
    "former:9:posting:7": Former(9, Posting(7)),
    "lost:dm+channel:sent-away:12": Loss(12, "sent-away", ("dm", "channel")),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_a_slot_is_read_or_written_otherwise_than_before(text: str) -> None:
    assert (parse_slot(text), str(WRITTEN[text])) == (WRITTEN[text], text)


@pytest.mark.parametrize("text", ["", "hand", "hand:x", "board:1", "former:1", "lost:dm", "lost:post:vote:7", "else:1"])
def test_what_no_version_has_written_is_taken_for_a_slot(text: str) -> None:
    with pytest.raises(ValueError):
        parse_slot(text)


@pytest.mark.parametrize("name", NAMES)
def test_a_slot_of_the_museum_means_something_else(name: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(unpacked(name, tmp_path))) as database:
        kept = {slot for table in ("outbox", "messages") for (slot,) in database.execute(f"SELECT slot FROM {table}")}
    assert kept
    assert {slot: str(parse_slot(slot)) for slot in kept} == {slot: slot for slot in kept}


def test_who_may_read_a_slot_has_changed() -> None:
    direct = {text for text, slot in WRITTEN.items() if slot.to_one}
    assert direct == {"hand:3", "shown:1", "lost:dm+channel:sent-away:12"}
    assert {text: slot.reader for text, slot in WRITTEN.items() if slot.reader is not None} == {
        "hand:3": 3,
        "shown:1": 1,
    }


@pytest.mark.parametrize(
    ("numbers", "ping"),
    [
        ((), SILENT),
        ((0,), Ping(anew=True)),
        ((0, 12), Ping((12,), anew=True)),
        ((-1, 11, 12), Ping((11, 12), reminder=True)),
        ((-1, 12, -2), Ping((12,), reminder=True, openly=True)),
        ((11, 12, -14), Ping((11, 12), turn=(12,))),
    ],
)
def test_a_ping_is_read_or_written_otherwise_than_before(numbers: tuple[int, ...], ping: Ping) -> None:
    assert Ping.parse(numbers) == ping
    assert as_stored({BOARD: ping}) == {"board": numbers}


def test_a_ping_calls_nobody_twice_and_only_who_is_waited_for() -> None:
    both = Ping((11,), reminder=True).joined(Ping((12, 11), anew=True))
    assert both == Ping((11, 12), anew=True, reminder=True)
    assert both.only([12, 13]) == Ping((12,), anew=True, reminder=True)
    assert both.only([]) == Ping(anew=True)
    assert not Ping((11,), openly=True).only([]).posts_again


@pytest.mark.parametrize("turn_first", [True, False])
def test_a_call_to_a_turn_takes_back_one_to_a_proposal(turn_first: bool) -> None:
    turn, proposal = Ping((11, 12), turn=(11, 12)), Ping((12,), anew=True)
    both = turn.joined(proposal) if turn_first else proposal.joined(turn)
    assert (set(both.people), both.anew, both.turn) == ({11, 12}, True, (11,))
    assert both.joined(Ping((13,), openly=True)).turn == (11,)
    assert (both.only([12]).turn, both.only([11]).turn) == ((), (11,))


KEPT = """
    INSERT INTO outbox
    (table_id, slot, state, revision, due_at, attempts, ping, nonce, sent_thing, sent_revision, sent_ping, owner)
    VALUES (:at, :slot, :state, 1, 0, 0, :ping, :nonce, :thing, 1, :sent, 'x')
"""
OLD_ROWS = [
    ("board", "due", f"[-1,{ANN.id},{BO.id}]", None, None, "[]"),
    ("hand:1", "due", f"[{BO.id}]", None, None, "[]"),
    ("shown:0", "due", "[]", None, None, "[]"),
    ("posting:7", "done", "[]", "a", "posting:7", "[]"),
    ("chapter:2", "sending", "[]", "b", "chapter:2", "[]"),
    ("deal:4", "due", "[]", None, None, "[]"),
    ("former:5:hand:1", "sending", "[]", "c", "former:5:hand:1", "[]"),
]
"""As version 816fcc4 wrote them: slot, state, ping, nonce, sent_thing, sent_ping."""


async def written_before(club: Club, table_id: int, rows: list[tuple[str | None, ...]]) -> FakeSender:
    """These rows stand in the outbox of a table, and nothing else; then everything is delivered."""
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql("DELETE FROM outbox"))
        for slot, state, ping, nonce, thing, sent in rows:
            values = {"slot": slot, "state": state, "ping": ping, "nonce": nonce, "thing": thing, "sent": sent}
            await tx.connection.execute(sql(KEPT), values | {"at": table_id})
        await tx.connection.execute(sql("UPDATE outbox SET lease_until = 0 WHERE state = 'sending'"))
    sender = FakeSender()
    delivery = DeliveryWorker(club.tables, sender, linger=0)
    delivery.kick()
    await asyncio.wait_for(delivery.settle(), 300)
    return sender


@sqlite_only
async def test_what_an_earlier_version_left_in_the_outbox_is_not_delivered(club: Club) -> None:
    table = await club.running()
    sender = await written_before(club, table.id, OLD_ROWS)
    items = {str(item.thing): item for item in sender.posts + sender.edits}
    assert set(items) == {"turn", "hand:1", "shown:0", "chapter:2", "deal:4", "former:5:hand:1"}
    assert (items["turn"].ping, items["turn"].reminder) == ((ANN.id, BO.id), True)
    assert (items["hand:1"].ping, items["hand:1"].reminder, items["hand:1"].person_id) == ((BO.id,), False, BO.id)
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


@sqlite_only
@pytest.mark.parametrize(
    ("sent", "ping", "reminder"),
    [("[0]", (), False), (f"[0,{BO.id}]", (BO.id,), False), (f"[-1,{ANN.id},{BO.id}]", (ANN.id, BO.id), True)],
)
async def test_what_an_earlier_version_has_half_sent_is_sent_otherwise(
    club: Club, sent: str, ping: tuple[int, ...], reminder: bool
) -> None:
    table = await club.running()
    sender = await written_before(club, table.id, [("board", "sending", "[]", "n", "turn", sent)])
    (item,) = sender.posts
    assert (item.thing, item.nonce, item.ping, item.reminder) == (TURN, "n", ping, reminder)


@sqlite_only
async def test_a_ping_that_is_outdated_posts_a_message(club: Club) -> None:
    """Cy is not here any more; `0` posts again all the same."""
    table = await club.running()
    for ping, thing in ((f"[-1,{CY.id},-2]", BOARD), (f"[0,-1,{CY.id}]", TURN)):
        sender = await written_before(club, table.id, [("board", "due", ping, None, None, "[]")])
        (item,) = sender.posts + sender.edits
        assert (item.thing, item.ping, item.reminder) == (thing, (), False)
