"""What plays games again stands in nobody's way. Each test is named after what went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import Refused
from tables.looking_back import MOST_AT_ONCE, Kept, LookingBack
from tables.service import Tables
from tests.tables.club import ANN, BO, Club
from tests.toy.lanterns import Lanterns


class Slow:
    """Runs what it is asked to as soon as it may, and notes what it was."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.begun: list[str] = []
        self.under_way = 0
        self.most = 0

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        self.begun.append(work.__name__)
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        await self.may.wait()
        self.under_way -= 1
        return work(*args)


@pytest.fixture
def slow(club: Club) -> Slow:
    slow = Slow()
    club.tables._context.look_back = LookingBack(slow.run)
    return slow


async def until(holds: Callable[[], bool]) -> None:
    """Wait until this holds; the test's own time limit ends it."""
    while not holds():
        await asyncio.sleep(0.001)


async def over(club: Club) -> int:
    table = await club.running(bell=False, rounds=1)
    await club.to_the_end(table.id)
    return table.id


async def test_a_computers_turn_waits_for_thirty_verifications(club: Club, slow: Slow) -> None:
    """It took 6.7 s instead of 0.3, because computers and verifications shared a process."""
    number = await over(club)
    checks = [asyncio.create_task(club.tables.queries.verify(number, person)) for person in range(30)]
    await until(lambda: slow.begun == ["check_record"])
    table = await club.against_computer("easy")
    await club.tables.settle()
    assert (await club.tables.queries.info(table.id)).owed == (0,), "the computer has played"
    assert not any(check.done() for check in checks)
    slow.may.set()
    assert all(found.good for found in await asyncio.gather(*checks))


async def test_thirty_verifications_of_a_game_play_it_thirty_times(club: Club, slow: Slow) -> None:
    number = await over(club)
    slow.may.set()
    found = await asyncio.gather(*(club.tables.queries.verify(number, person) for person in range(30)))
    assert {each.good for each in found} == {True}
    await club.tables.queries.verify(number)
    assert slow.begun == ["check_record"]
    await club.tables.replays.summary(number)
    await asyncio.gather(*(club.tables.replays.summary(number) for _ in range(3)))
    assert slow.begun == ["check_record", "course_of"]


async def test_one_person_takes_all_the_time(club: Club, slow: Slow) -> None:
    numbers = [await over(club) for _ in range(MOST_AT_ONCE + 1)]
    mine = [asyncio.create_task(club.tables.queries.verify(number, ANN.id)) for number in numbers[:MOST_AT_ONCE]]
    look_back = club.tables._context.look_back
    await until(lambda: len(slow.begun) == 1 and look_back._asked[ANN.id] == MOST_AT_ONCE)
    theirs = asyncio.create_task(club.tables.queries.verify(numbers[-1], BO.id))
    await until(lambda: len(slow.begun) == 2)
    with pytest.raises(Refused) as caught:
        await club.tables.replays.position(numbers[-1], ANN.id)
    assert caught.value.text.key == "error-looking-back"
    slow.may.set()
    await asyncio.gather(*mine, theirs)
    assert slow.most == 2, "one of each person at a time"
    await club.tables.replays.position(numbers[-1], ANN.id)


async def test_what_failed_is_kept() -> None:
    kept: Kept[int, int] = Kept(2)
    made: list[int] = []

    def make(number: int, *, fails: bool = False) -> Any:
        async def work() -> int:
            made.append(number)
            if fails:
                raise LookupError
            return number * 10

        return work

    with pytest.raises(LookupError):
        await kept.get(1, make(1, fails=True))
    for number in (1, 2, 1, 3, 1):
        assert await kept.get(number, make(number)) == number * 10
    assert made == [1, 1, 2, 3]
    assert await kept.get(2, make(2)) == 20
    assert made == [1, 1, 2, 3, 2], "only the newest are kept"


def test_everything_has_the_runner_of_computers(club: Club) -> None:
    async def think(*_: Any) -> Any: ...
    async def back(*_: Any) -> Any: ...
    async def files(*_: Any) -> Any: ...

    context = Tables(club.store, {"lanterns": Lanterns()}, run=think, look_back=back, read_file=files)._context
    assert (context.run, context.look_back._run, context.read_file) == (think, back, files)
