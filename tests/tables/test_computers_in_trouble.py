"""Computers in trouble: refused, overtaken, asked no longer, woken at a bad moment. They rest; nobody waits in vain."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.core.errors import Stale
from tables.change import TableChange, change_table, no_report
from tables.play import choose
from tests.tables.club import ANN, Club, Time
from tests.tables.test_mishaps import timers_of
from tests.toy.lanterns import Lanterns, State
from tests.toy.later import renewed


class NobodyMayAnswer(Lanterns):
    """Its rules fail with whatever is answered."""

    def check(self, state: State) -> None:
        raise ZeroDivisionError("a defect")


async def test_computers_whose_answers_are_refused_are_woken_ever_more_seldom(club: Club, time: Time):
    table = await asleep(club)
    broken = Club(club.store, time, NobodyMayAnswer())
    await broken.tables.resume()
    await broken.tables.settle()
    waits = []
    for _ in range(3):
        (timer,) = await timers_of(broken, table, "computer")
        waits.append(timer.due_at - time())
        time.at = timer.due_at
        await broken.tables.tick()
        await broken.tables.settle()
    await broken.tables.close_down()
    assert waits == sorted(set(waits)), "each is longer than the one before"


class OthersLead(Lanterns):
    """Later rules: the first seat walks for whoever has won."""

    meta = renewed()

    def next_unit(self, state: State) -> Any:
        state.lead = 0 if state.phase == "walk" else state.lead
        return super().next_unit(state)


async def test_a_computer_whom_todays_rules_do_not_ask_stops_nobody(club: Club, time: Time):
    """It was owed an answer when the bot was updated. Whoever is asked now is found, and told."""
    table = await asleep(club)
    await play_highest(club, table)
    assert (await club.tables.queries.info(table)).owed == (1,), "it has won"
    today = Club(club.store, time, OthersLead())
    await today.tables.resume()
    await asyncio.wait_for(today.tables.settle(), 10)
    assert (await today.tables.queries.info(table)).owed == (0,)
    await today.tables.close_down()


async def test_computers_that_are_always_overtaken_wait_for_their_timer(
    club: Club, time: Time, monkeypatch: pytest.MonkeyPatch
):
    tried = 0

    async def overtaken(*_: Any) -> None:
        nonlocal tried
        tried += 1
        raise Stale

    monkeypatch.setattr(club.tables._computers, "_act", overtaken)
    await club.against_computer()
    await asyncio.wait_for(club.tables.settle(), 10)
    assert 1 < tried < 100


async def test_what_happens_while_a_computer_gives_its_turn_back_is_not_missed(
    club: Club, monkeypatch: pytest.MonkeyPatch
):
    """On a server giving a lock back takes a while, in which somebody may answer."""
    gives_back, go_on, real = asyncio.Event(), asyncio.Event(), club.store.release_lock

    async def slow(name: str) -> None:
        gives_back.set()
        await go_on.wait()
        await real(name)

    monkeypatch.setattr(club.store, "release_lock", slow)
    table = await club.against_computer()
    await asyncio.wait_for(gives_back.wait(), 10)
    await club.play_first(table.id, ANN)
    owed = (await club.tables.queries.info(table.id)).owed
    go_on.set()
    await asyncio.wait_for(club.tables.settle(), 10)
    assert owed == (1,)
    assert (await club.tables.queries.info(table.id)).owed == (0,)


async def asleep(club: Club) -> int:
    """A table at which a computer owes an answer to which it is not woken."""
    club.tables._context.wake_computers = lambda _: None
    table = await club.against_computer()
    await club.play_first(table.id, ANN)
    return table.id


async def play_highest(club: Club, table_id: int) -> None:
    """Answers for the computer with its highest card."""

    async def answer(change: TableChange) -> None:
        pending = (await change.session()).pending(1)
        assert pending is not None
        await choose(change, 1, pending.ask.options.keys[-1:], None)

    await change_table(club.tables._context, table_id, answer, no_report)
