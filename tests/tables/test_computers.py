"""Computers at a table where everybody may speak: they bid, stop, wait for people, and do not flood the log."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from db.store import Store
from engine.titles import TITLES
from tables.computers import AT_ONCE
from tables.records import TableInfo
from tests.tables.club import ANN, BO, HERE, Club, Time
from tests.toy.lanterns import Lanterns

OFFERS = ("an-log-bid", "an-log-proposal", "an-log-counter")


class Calls:
    """Runs what computers think, and counts it."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()

    async def run(self, function: Any, *args: Any) -> Any:
        self.made[function.__name__] += 1
        return function(*args)


@pytest.fixture
def calls() -> Calls:
    return Calls()


@pytest.fixture
async def club(store: Store, time: Time, calls: Calls) -> AsyncIterator[Club]:
    """The service with Afternova."""
    club = Club(store, time, TITLES["afternova"], first_seed=3, run=calls.run)
    yield club
    await club.tables.close_down()


async def seated(club: Club, level: str, *, computers: int, bo: bool = False) -> TableInfo:
    """Ann (and Bo) with computers, at the first thing that a person is asked."""
    table = await club.tables.lobby.open(ANN, HERE, "afternova", {})
    if bo:
        await club.tables.lobby.join(table.id, BO)
    for _ in range(computers):
        await club.tables.lobby.seat_computer(table.id, ANN.id, level)
    table = await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.settle()
    return table


async def goes_on(club: Club, table: TableInfo) -> None:
    """Ann does the least that is asked of her."""
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.pending is not None
    keys = [option.key for option in look.pending.ask.options]
    declines = [key for key in keys if key.startswith("decline")]
    keys = declines or (["market"] if "market" in keys else keys)
    await club.tables.play.choose(table.id, ANN.id, tuple(keys[: look.pending.ask.least]))
    await club.tables.settle()


async def bids(club: Club, table: TableInfo) -> list[int]:
    """Who has bid in this turn."""
    view = (await club.tables.queries.look(table.id, None)).view
    return [offer.author for offer in view.offers if offer.kind == "bid"]


async def test_computers_bid_in_a_persons_turn_each_once_and_no_more_than_is_good(club: Club):
    table = await seated(club, "normal", computers=3)
    seen: list[int] = []
    for _ in range(24):
        info = await club.tables.queries.info(table.id, ANN.id)
        assert info.owed == (0,), "computers came to rest, and wait for nobody but her"
        view = (await club.tables.queries.look(table.id, ANN.id)).view
        if view.active == 0 and view.phase == "action":
            authors = await bids(club, table)
            assert len(authors) == len(set(authors)) <= 2
            seen += authors
        await goes_on(club, table)
    assert set(seen) <= {1, 2, 3}
    assert seen


async def test_computers_make_no_offers_to_each_other_that_nobody_asked_for(club: Club):
    """Six at a table, five of them computers: what they say to each other is read by Ann, message by message."""
    table = await seated(club, "normal", computers=5)
    for _ in range(30):
        await goes_on(club, table)
    whose, others_turns, talk, bids_there = 0, 0, 0, 0
    for line in await club.tables.queries.log(table.id, None, 900):
        if line.text.key == "an-log-turn":
            whose = line.seat or 0
            others_turns += whose != 0
        if whose != 0:
            talk += line.text.key in OFFERS and line.text.args.get("version", 1) == 1
            bids_there += line.text.key == "an-log-bid"
    assert others_turns >= 20
    assert bids_there == 0, "they bid for her alone"
    assert talk <= 1.5 * others_turns, "one or two offers a turn"


async def test_what_only_computers_have_done_since_ones_own_answer_calls_nobody(club: Club):
    """The board with Ann's first call is still the last message; deals of computers stand in it."""
    table = await seated(club, "normal", computers=5)
    assert ANN.id in (await club.outbox(table.id))["board"].ping, "once, at the start"
    asked = turns = 0
    for _ in range(30):
        await club.sent(table.id)
        await goes_on(club, table)
        view = (await club.tables.queries.look(table.id, ANN.id)).view
        asked += view.active != 0 and view.phase == "action"
        turns += view.active == 0 and view.phase == "action"
        assert (await club.outbox(table.id))["board"].ping == ()
    assert asked
    assert turns


async def test_a_bid_of_many_taps_is_one_change_and_calls_nobody(club: Club):
    table = await seated(club, "normal", computers=3)
    for _ in range(24):
        if await bids(club, table):
            break
        await club.sent(table.id)
        await goes_on(club, table)
    steps = [step for step in await club.tables.queries.log(table.id, None, 40) if step.text.key == "an-log-bid"]
    assert steps
    async with club.store.reading() as tx:
        choices = await tx.games.choices(table.id, newest=200)
    row = next(choice for choice in choices if choice.n == steps[-1].n)
    taps = [choice for choice in choices if choice.at == row.at and choice.seat == row.seat and choice.n <= row.n]
    assert [next(iter(choice.keys)).partition(":")[0] for choice in taps][-1] == "send"
    outbox = await club.outbox(table.id)
    assert all(BO.id not in entry.ping for entry in outbox.values())


async def test_what_was_considered_is_not_thought_over_again(club: Club, calls: Calls):
    """Ann composes something of her own: nobody else's question has changed."""
    table = await seated(club, "normal", computers=3)
    while (await club.tables.queries.look(table.id, ANN.id)).view.active != 0:
        await goes_on(club, table)
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.pending is not None
    assert calls.made["consider"] > 0
    before = calls.made["consider"]
    await club.tables.play.choose(table.id, ANN.id, (f"draft:{look.view.planets[0].id}",))
    await club.tables.settle()
    await club.tables.play.choose(table.id, ANN.id, ("cancel",))
    await club.tables.settle()
    assert calls.made["consider"] == before


async def test_easy_computers_keep_silent(club: Club, calls: Calls):
    table = await seated(club, "easy", computers=3)
    for _ in range(AT_ONCE + 4):
        assert await bids(club, table) == []
        await goes_on(club, table)
    assert calls.made["consider"] == 0
    assert calls.made["decide"] > 0


async def test_where_a_title_gives_no_advice_no_worker_is_woken(store: Store, time: Time, calls: Calls):
    club = Club(store, time, Lanterns(), run=calls.run)
    table = await club.against_computer("normal", rounds=2)
    await club.tables.settle()
    for _ in range(30):
        if (await club.tables.queries.info(table.id)).status != "running":
            break
        await club.play_first(table.id, ANN)
        await club.tables.settle()
    assert calls.made["decide"] > 0
    assert calls.made["consider"] == 0
    await club.tables.close_down()


async def proposed_to_ann(club: Club) -> TableInfo:
    """A computer's proposal waits for Ann."""
    table = await seated(club, "normal", computers=2, bo=True)
    for _ in range(200):
        look = await club.tables.queries.look(table.id, ANN.id)
        if look.view.active > 1 and look.info.owed == (0,):
            return table
        for person in (ANN, BO):
            look = await club.tables.queries.look(table.id, person.id)
            if look.seat in look.info.owed and look.pending is not None:
                keys = [option.key for option in look.pending.ask.options]
                keys = [key for key in keys if key.startswith("decline")] or (["market"] if "market" in keys else keys)
                await club.tables.play.choose(table.id, person.id, tuple(keys[: look.pending.ask.least]))
                await club.tables.settle()
                break
    raise AssertionError("no computer proposes anything to Ann")


async def test_a_computer_waits_for_a_person_who_is_silent(club: Club):
    table = await proposed_to_ann(club)
    before = await club.tables.queries.info(table.id)
    club.time.pass_by(hours=20)
    await club.tables.tick()
    await club.tables.settle()
    assert (await club.tables.queries.info(table.id)).version == before.version
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.pending is not None
    refusal = next(option.key for option in look.pending.ask.options if option.key.startswith("decline"))
    await club.tables.play.choose(table.id, ANN.id, (refusal,))
    await club.tables.settle()
    after = await club.tables.queries.look(table.id, ANN.id)
    told = [line.text.key for line in after.events]
    assert told[-1] != "an-log-declines", f"the computer goes on: {told}"


async def test_a_person_who_resigns_holds_no_computer_up(club: Club):
    table = await proposed_to_ann(club)
    await club.tables.ending.resign(table.id, ANN.id)
    await club.tables.settle()
    info = await club.tables.queries.info(table.id, BO.id)
    assert info.status == "running"
    assert info.owed == (1,)


async def test_a_remark_that_comes_too_late_is_not_made(store: Store, time: Time, caplog: pytest.LogCaptureFixture):
    """While a computer thinks, Ann goes to the market: its bid is for a turn that has moved on."""
    late: list[str] = []

    async def slowly(function: Any, *args: Any) -> Any:
        found = function(*args)
        if function.__name__ == "consider" and found and not late:
            look = await club.tables.queries.look(table.id, ANN.id)
            if look.view.active == 0:
                late.append("market")
                await club.tables.play.choose(table.id, ANN.id, ("market",))
        return found

    club = Club(store, time, TITLES["afternova"], first_seed=3, run=slowly)
    table = await club.tables.lobby.open(ANN, HERE, "afternova", {})
    for _ in range(3):
        await club.tables.lobby.seat_computer(table.id, ANN.id, "normal")
    await club.tables.lobby.start(table.id, ANN.id)
    await club.tables.settle()
    for _ in range(40):
        if late:
            break
        await goes_on(club, table)
    assert late
    look = await club.tables.queries.look(table.id, ANN.id)
    assert look.view.phase == "market"
    assert look.view.offers == ()
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
    await club.tables.close_down()


async def test_after_a_start_the_computers_of_many_tables_act_a_few_at_a_time(store: Store, time: Time):
    """People press buttons meanwhile, and need the database too."""
    under_way, most, free = 0, 0, asyncio.Event()

    async def run(function: Any, *args: Any) -> Any:
        nonlocal under_way, most
        under_way, most = under_way + 1, max(most, under_way + 1)
        await free.wait()
        under_way -= 1
        return function(*args)

    club = Club(store, time, Lanterns(), run=run)
    tables = []
    for number in range(AT_ONCE + 4):
        table = await club.tables.lobby.open(
            ANN, msgspec.structs.replace(HERE, channel_id=1000 + number), "lanterns", {}
        )
        await club.tables.lobby.seat_computer(table.id, ANN.id, "easy")
        tables.append(await club.tables.lobby.start(table.id, ANN.id))
    for _ in range(400):
        await asyncio.sleep(0.005)
        if under_way >= AT_ONCE:
            break
    await asyncio.sleep(0.05)
    assert most == AT_ONCE
    free.set()
    await club.tables.settle()
    for table in tables:
        assert (await club.tables.queries.info(table.id)).owed == (0,)
    await club.tables.close_down()
