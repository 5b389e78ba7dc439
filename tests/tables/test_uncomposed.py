"""What cannot be composed holds up nothing: neither the board of its table nor a call, nor what other tables show."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text as sql

import tables.delivery as delivery_module
from tables.delivery import HOLD, MOST_COMPOSED, Item, TryLater
from tables.leases import LEASE
from tests.tables.club import ANN, BO, Club, Time
from tests.tables.sender import FakeSender, Round, club_place
from tests.tables.test_delivery import put


@pytest.fixture
def sender() -> FakeSender:
    return FakeSender()


def failing(sender: FakeSender, *things: str, when: str = "compose", error: Exception | None = None) -> None:
    def trouble(now: str, item: Item) -> None:
        if now == when and str(item.thing) in things:
            raise error or KeyError("a text with a defect")

    sender.trouble = trouble


async def shown(club: Club, sender: FakeSender) -> tuple[Round, int]:
    """A running game of which everything is shown."""
    route = Round(club, sender)
    table = await club.running()
    await route.go()
    sender.posts.clear()
    sender.edits.clear()
    return route, table.id


async def state(club: Club, table_id: int, slot: str) -> str:
    return (await club.outbox(table_id))[slot].state


async def test_a_chapter_that_cannot_be_composed_holds_back_neither_the_board_nor_a_call(
    club: Club, sender: FakeSender
):
    route, table = await shown(club, sender)
    failing(sender, "chapter:1")
    await put(club, table, chapter_1=(), board=(ANN.id,))
    await route.go()
    assert [(str(item.thing), item.ping) for item in sender.posts] == [("turn", (ANN.id,))]
    row = (await club.outbox(table))["chapter:1"]
    assert (row.state, row.attempts) == ("due", 1), "nothing was sent, so nothing is searched for"
    assert row.reason is not None
    assert "a text with a defect" in row.reason


async def test_what_cannot_be_composed_is_put_off_with_growing_pauses_then_a_plain_line_stands_for_it(
    club: Club, time: Time, sender: FakeSender, caplog: pytest.LogCaptureFixture
):
    route, table = await shown(club, sender)
    failing(sender, "chapter:1")
    await put(club, table, chapter_1=())
    pauses = []
    for _ in range(MOST_COMPOSED - 1):
        await route.go()
        due = (await club.outbox(table))["chapter:1"].due_at
        pauses.append((due - time()).total_seconds())
        time.at = due
    assert pauses == [2, 4, 8]
    assert sender.lines == []
    await route.go()
    assert [str(item.thing) for item in sender.lines] == ["chapter:1"]
    row = (await club.outbox(table))["chapter:1"]
    assert row.state == "dropped"
    assert row.reason == "it could not be composed: KeyError", (
        "what it says may be of somebody's hand, for the log alone"
    )
    time.pass_by(hours=1)
    await route.go()
    assert len(sender.lines) == 1, "once"
    told = [record for record in caplog.records if record.name == "tables.mishaps"]
    assert [record.exc_info is not None for record in told] == [True, *[False] * (MOST_COMPOSED - 1)]
    assert club.tables.mishaps.counts["message"] == MOST_COMPOSED
    failing(sender)
    await put(club, table, chapter_1=())
    await route.go()
    assert [str(item.thing) for item in sender.edits] == ["chapter:1"], "in the place of the plain line"


async def test_a_call_whose_board_cannot_be_composed_is_a_plain_line(club: Club, time: Time, sender: FakeSender):
    route, table = await shown(club, sender)
    failing(sender, "turn")
    await put(club, table, board=(ANN.id, BO.id))
    for _ in range(MOST_COMPOSED):
        await route.go()
        time.pass_by(seconds=10)
    assert [(str(item.thing), item.ping) for item in sender.lines] == [("turn", (ANN.id, BO.id))]
    assert await state(club, table, "board") == "dropped"
    before = sender.lines[0].known
    failing(sender)
    await put(club, table, board=())
    await route.go()
    assert [item.known for item in sender.edits] == [before], "the board is still the message it was"


async def test_if_not_even_the_plain_line_can_be_made_the_item_is_dropped(club: Club, time: Time, sender: FakeSender):
    route, table = await shown(club, sender)

    def trouble(when: str, item: Item) -> None:
        if str(item.thing) == "chapter:1":
            raise KeyError(when)

    sender.trouble = trouble
    await put(club, table, chapter_1=())
    for _ in range(MOST_COMPOSED):
        await route.go()
        time.pass_by(seconds=10)
    assert await state(club, table, "chapter:1") == "dropped"
    assert sender.posts == []


def without_end(sender: FakeSender, thing: str) -> Callable[[Item], Awaitable[object]]:
    """Composes as before, but is never ready with this."""
    compose = sender.compose

    async def composed(item: Item) -> object:
        if str(item.thing) == thing:
            await asyncio.Event().wait()
        return await compose(item)

    return composed


async def test_what_takes_too_long_to_compose_was_not_sent(
    club: Club, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
):
    route, table = await shown(club, sender)
    monkeypatch.setattr(delivery_module, "COMPOSING_PATIENCE", 0.01)
    monkeypatch.setattr(sender, "compose", without_end(sender, "chapter:1"))
    await put(club, table, chapter_1=(), board=(ANN.id,))
    await route.go()
    assert [str(item.thing) for item in sender.posts] == ["turn"]
    assert await state(club, table, "chapter:1") == "due"


async def test_what_was_not_composed_when_the_patience_for_its_delivery_ended_is_not_searched_for(
    club: Club, time: Time, sender: FakeSender, monkeypatch: pytest.MonkeyPatch
):
    """On a machine with too much to do, the log held it for uncertain whether boards had been sent that were still
    being drawn."""
    route, table = await shown(club, sender)
    monkeypatch.setattr(delivery_module, "PATIENCE", 0.05)
    with monkeypatch.context() as hanging:
        hanging.setattr(sender, "compose", without_end(sender, "chapter:1"))
        await put(club, table, chapter_1=())
        await route.go()
    assert await state(club, table, "chapter:1") == "due"
    time.pass_by(seconds=10)
    await route.go()
    assert await state(club, table, "chapter:1") == "done"


async def test_what_fails_while_it_is_sent_is_searched_for_and_holds_up_nothing_either(
    club: Club, time: Time, sender: FakeSender
):
    route, table = await shown(club, sender)
    failing(sender, "chapter:1", when="after", error=ConnectionResetError())
    await put(club, table, chapter_1=(), board=(ANN.id,))
    await route.go()
    assert [str(item.thing) for item in sender.posts] == ["chapter:1", "turn"]
    assert await state(club, table, "chapter:1") == "sending"
    failing(sender)
    time.pass_by(minutes=5)
    await route.go()
    assert await state(club, table, "chapter:1") == "done"
    assert [str(item.thing) for item in sender.posts].count("chapter:1") == 1


async def test_a_search_that_never_ends_well_holds_up_nothing(club: Club, time: Time, sender: FakeSender):
    """A row that stays half-sent for hours: the board of its table went out of date behind it."""
    route, table = await shown(club, sender)

    def trouble(when: str, item: Item) -> None:
        if str(item.thing) == "chapter:1" and when in ("after", "find"):
            raise ConnectionResetError

    sender.trouble = trouble
    await put(club, table, chapter_1=())
    for _ in range(3):
        await route.go()
        time.pass_by(hours=1)
        await put(club, table, board=(ANN.id,))
        await route.go()
        assert await state(club, table, "board") == "done"


async def test_the_board_waits_for_a_message_under_way_only_for_a_while(club: Club, time: Time, sender: FakeSender):
    _, table = await shown(club, sender)
    await put(club, table, chapter_1=(), board=(ANN.id,))
    async with club.store.transaction() as tx:
        (row,) = await tx.post.due(time(), limit=9)
        assert row.slot == "chapter:1"
        assert await tx.post.claim(row, "n", "chapter:1", (), "another", time() + LEASE)
        assert await tx.post.due(time(), limit=9, held=time() + LEASE - HOLD) == []
        later = time() + HOLD
        assert [row.slot for row in await tx.post.due(later, limit=9, held=later + LEASE - HOLD)] == ["board"]


async def test_what_is_put_off_and_due_again_holds_up_nothing(club: Club, time: Time, sender: FakeSender):
    route, table = await shown(club, sender)
    failing(sender, "chapter:1", error=TryLater("not now", 5))
    await put(club, table, chapter_1=())
    await route.go()
    time.pass_by(seconds=6)
    await put(club, table, board=())
    async with club.store.reading() as tx:
        assert {row.slot for row in await tx.post.due(time(), limit=9)} == {"chapter:1", "board"}


@pytest.mark.parametrize("slot", ["hand:x", "shown:"])
async def test_a_row_of_no_known_kind_stops_no_other(club: Club, sender: FakeSender, slot: str):
    table, other = [await club.running(club_place(channel)) for channel in (1, 2)]
    async with club.store.transaction() as tx:
        await tx.connection.execute(sql(f"UPDATE outbox SET slot = '{slot}', due_at = 1 WHERE slot = 'hand:0'"
                                        f" AND table_id = {table.id}"))  # fmt: skip
    await asyncio.wait_for(Round(club, sender).go(), 300)
    assert await state(club, table.id, slot) == "dropped"
    for number in (table.id, other.id):
        assert await state(club, number, "board") == "done"
