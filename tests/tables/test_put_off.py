"""What was put off comes when it should, whatever the clock and Discord say meanwhile."""

from __future__ import annotations

from datetime import timedelta

import pytest

import tables.courier as courier_module
from tables.courier import Item, Posted, TryLater
from tests.tables.club import Club, Time
from tests.tables.postman import FakePostman, Round


@pytest.fixture
def postman() -> FakePostman:
    return FakePostman()


@pytest.mark.parametrize("restarted", [False, True])
async def test_what_was_put_off_comes_soon_though_the_clock_was_set_back_meanwhile(
    club: Club, postman: FakePostman, time: Time, restarted: bool
):
    route = Round(club, postman)

    def busy(when: str, item: Item) -> None:
        raise TryLater("down")

    postman.trouble = busy
    table = await club.running()
    await route.go()
    time.pass_by(days=-1)
    postman.trouble = lambda when, item: None
    if restarted:
        await route.courier.close()
        route = Round(club, postman)
    await route.go()
    assert postman.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


async def test_what_may_have_gone_out_is_looked_for_soon_though_the_clock_was_set_back_meanwhile(
    club: Club, postman: FakePostman, time: Time
):
    route = Round(club, postman)

    def cut(when: str, item: Item) -> None:
        if when == "after":
            raise ConnectionResetError

    postman.trouble = cut
    table = await club.running()
    await route.go()
    time.pass_by(days=-1)
    postman.trouble = lambda when, item: None
    await route.go()
    time.pass_by(minutes=3)
    await route.go()
    assert postman.things() == ["hand:0", "hand:1", "lobby", "turn"]
    assert {row.state for row in (await club.outbox(table.id)).values()} == {"done"}


async def test_no_pause_is_longer_than_the_longest(club: Club, postman: FakePostman, time: Time):
    """What is due later still can then only be the work of a clock that was set back."""
    route = Round(club, postman)

    def never(when: str, item: Item) -> None:
        raise TryLater("not today", 100_000.0)

    postman.trouble = never
    await club.running()
    await route.go()
    assert route.courier.wakes_at == time() + courier_module.LONGEST_WAIT
    attempts = postman.posts.copy()
    await route.go()
    assert postman.posts == attempts


async def test_a_search_that_has_to_wait_leaves_the_row_half_sent(club: Club, postman: FakePostman, time: Time):
    """It would be posted twice, were it taken for something that left nothing behind."""
    route = Round(club, postman)

    def cut(when: str, item: Item) -> None:
        if when == "after" and item.thing == "turn":
            raise ConnectionResetError

    async def wait(item: Item) -> Posted | None:
        raise TryLater("too fast", 100.0)

    postman.trouble = cut
    table = await club.running()
    await route.go()
    postman.trouble = lambda when, item: None
    find, postman.find = postman.find, wait  # type: ignore[method-assign]
    time.pass_by(seconds=10)
    await route.go()
    assert route.courier.wakes_at == time() + timedelta(seconds=100)
    postman.find = find  # type: ignore[method-assign]
    time.pass_by(seconds=101)
    await route.go()
    assert postman.things().count("turn") == 1
    assert (await club.outbox(table.id))["board"].state == "done"
