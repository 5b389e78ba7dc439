"""Hints that take long to calculate (`Title.slow_hints`) are waited for by their reader alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from db.store import Store
from engine.core.decision import Ask
from engine.core.text import Text, say
from engine.core.title import SlowHints
from tables.records import Look
from tests.tables.club import ANN, BO, Club, Time
from tests.tables.test_looking_back import Slow, until
from tests.toy.lanterns import Lanterns


def praise(*keys: str) -> Mapping[str, Text]:
    """What is said of these options."""
    return {key: say("toy-thinks", of=key) for key in keys}


class Praising(Lanterns):
    """Says something of the first option."""

    def slow_hints(self, state: Any, ask: Ask) -> SlowHints:
        return partial(praise, ask.options.keys[0])


class Broken(Slow):
    """Whose calculations fail."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        raise ArithmeticError


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def club(store: Store, time: Time, slow: Slow) -> Club:
    return Club(store, time, Praising(), calculate=slow.run)


def first_detail(look: Look) -> Text | None:
    assert look.pending is not None
    return look.pending.ask.options[0].detail


async def test_the_table_goes_on_while_hints_are_calculated_for_a_reader(club: Club, slow: Slow) -> None:
    """The odds of a battle of seventeen ships took a tenth of a second of everybody's time, in a transaction."""
    slow.may.set()
    table = await club.running()
    answer = await club.first_keys(table.id, BO)
    slow.may.clear()
    club.tables._context._hints._kept.clear()
    reading = asyncio.create_task(club.tables.queries.look(table.id, ANN.id))
    await until(lambda: slow.under_way == 1)
    answering = asyncio.create_task(club.tables.play.choose(table.id, BO.id, answer))
    while (await club.tables.queries.look(table.id, None)).info.owed != (0,):
        await asyncio.sleep(0.001)
    assert not reading.done()
    slow.may.set()
    assert first_detail(await reading) == say("toy-thinks", of=(await club.first_keys(table.id, ANN))[0])
    await answering


async def test_whoever_has_answered_reads_the_hints_on_the_next_question(club: Club, slow: Slow) -> None:
    slow.may.set()
    table = await club.running()
    walker = await club.both_play(table.id)
    played = await club.play_first(table.id, walker)
    assert played.look.slow_hints is None
    assert first_detail(played.look) is not None


async def test_hints_of_one_question_are_calculated_once(club: Club, slow: Slow) -> None:
    slow.may.set()
    table = await club.running()
    looks = await asyncio.gather(*(club.tables.queries.look(table.id, ANN.id) for _ in range(3)))
    assert looks[0] == looks[1] == looks[2]
    assert len(slow.begun) == 1


async def test_a_question_is_shown_without_hints_if_they_cannot_be_calculated(store: Store, time: Time) -> None:
    club = Club(store, time, Praising(), calculate=Broken().run)
    table = await club.running()
    look = await club.tables.queries.look(table.id, ANN.id)
    assert first_detail(look) is None
    assert look.slow_hints is None
    assert club.tables.mishaps.counts["hints"] == 1
