"""Postponed deliveries come in time, whatever the clock and Discord say meanwhile."""

from __future__ import annotations

from datetime import timedelta

import pytest

import tables.delivery as delivery_module
from tables.delivery import Item, Posted, TryLater
from tests.tables.club import Club, Time
from tests.tables.sender import FakeSender, Round


@pytest.fixture
def sender() -> FakeSender:
    return FakeSender()


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_was_put_off_comes_soon_though_the_clock_was_set_back_meanwhile(
    club: Club, sender: FakeSender, time: Time, restarted: bool
):
    route = Round(club, sender)

    def busy(when: str, item: Item) -> None:
        raise TryLater("down")

    sender.trouble = busy
    table = await club.running()
    await route.go()
    time.pass_by(days=-1)
    sender.trouble = lambda when, item: None
    if restarted:
        await route.delivery.close()
        route = Round(club, sender)
    await route.go()
    assert sender.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


async def test_what_may_have_gone_out_is_looked_for_soon_though_the_clock_was_set_back_meanwhile(
    club: Club, sender: FakeSender, time: Time
):
    route = Round(club, sender)

    def cut(when: str, item: Item) -> None:
        if when == "after":
            raise ConnectionResetError

    sender.trouble = cut
    table = await club.running()
    await route.go()
    time.pass_by(days=-1)
    sender.trouble = lambda when, item: None
    await route.go()
    time.pass_by(minutes=3)
    await route.go()
    assert sender.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


async def test_no_pause_is_longer_than_the_longest(club: Club, sender: FakeSender, time: Time):
    """What is due later still can then only be the work of a clock that was set back."""
    route = Round(club, sender)

    def never(when: str, item: Item) -> None:
        raise TryLater("not today", 100_000.0)

    sender.trouble = never
    await club.running()
    await route.go()
    assert route.delivery.wakes_at == time() + delivery_module.LONGEST_WAIT
    attempts = sender.posts.copy()
    await route.go()
    assert sender.posts == attempts


async def test_a_search_that_has_to_wait_leaves_the_row_half_sent(club: Club, sender: FakeSender, time: Time):
    """It would be posted twice, were it taken for something that left nothing behind."""
    route = Round(club, sender)

    def cut(when: str, item: Item) -> None:
        if when == "after" and str(item.thing) == "turn":
            raise ConnectionResetError

    async def wait(item: Item) -> Posted | None:
        raise TryLater("too fast", 100.0)

    sender.trouble = cut
    table = await club.running()
    await route.go()
    sender.trouble = lambda when, item: None
    find, sender.find = sender.find, wait  # type: ignore[method-assign]
    time.pass_by(seconds=10)
    await route.go()
    assert route.delivery.wakes_at == time() + timedelta(seconds=100)
    sender.find = find  # type: ignore[method-assign]
    time.pass_by(seconds=101)
    await route.go()
    assert sender.things().count("turn") == 1
    assert (await club.outbox(table.id))["board"].state == "done"
