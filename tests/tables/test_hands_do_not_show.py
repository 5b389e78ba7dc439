"""Afternova at a real table: what a person can observe of an answer, and when, does not depend on what others hold.

A random game is played. Now and then the table is copied, everything hidden from one person is dealt again in the copy,
and somebody else gives the same answer in both. If that person then sees the same, everything else must be the same
too: messages due and when, calls, who is waited for since when, the log, the own question (facts: IN1, N4, N8).
"""

from __future__ import annotations

import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from db.records import SnapshotRow
from db.store import Store
from engine.core.chance import Chance
from engine.core.session import Session
from engine.players.answers import draw_answer
from engine.titles import TITLES
from scripts.games import ask_of, random_seat
from tables.projections import SHOWN_LINES
from tables.records import Look
from tests.databases import sqlite_only
from tests.tables.club import ANN, BO, CY, HERE, Club, Time

pytestmark = sqlite_only
"""Copies SQLite's file."""

AFTERNOVA = TITLES["afternova"]
PEOPLE = (ANN, BO, CY)
ORDERS = ("help:2", "help:decline", "help:1")
"""Standing orders of the three, so that answers come by themselves too."""


async def started(store: Store, time: Time, seed: int) -> tuple[Club, int]:
    """Three people at a table, with standing orders."""
    club = Club(store, time, AFTERNOVA, first_seed=seed)
    table = await club.tables.lobby.open(ANN, HERE, "afternova", {})
    for person in PEOPLE[1:]:
        await club.tables.lobby.join(table.id, person)
    await club.tables.lobby.start(table.id, ANN.id)
    for person, order in zip(PEOPLE, ORDERS, strict=True):
        for key in ("orders", order):
            await club.tables.play.choose(table.id, person.id, (key,))
    return club, table.id


async def stored(club: Club, table_id: int) -> Session[Any]:
    async with club.store.reading() as tx:
        return Session.load(AFTERNOVA, (await tx.games.snapshot(table_id)).data)


@asynccontextmanager
async def twin(path: Path, copy: Path, time: Time, table_id: int, fork: Session[Any]):
    """The same table in another file, with another deal of what is hidden."""
    with closing(sqlite3.connect(path)) as here, closing(sqlite3.connect(copy)) as there:
        here.backup(there)
    store = await Store.open(f"sqlite:///{copy}")
    async with store.transaction() as tx:
        n = (await tx.games.snapshot(table_id)).n
        await tx.games.save_snapshot(table_id, SnapshotRow(n, fork.digest(), fork.dump()))
    club = Club(store, time, AFTERNOVA)
    yield club
    await club.tables.close_down()
    await store.close()
    copy.unlink()


async def noticed(club: Club, table_id: int, seat: int) -> dict[str, Any]:
    """All that this person could notice."""
    person = PEOPLE[seat]
    look = await club.tables.queries.look(table_id, person.id)
    own = ("board", "turn", f"hand:{seat}", f"shown:{seat}")
    rows = await club.outbox(table_id)
    return {
        "view": look.view,
        "question": look.pending,
        "undo": look.can_undo,
        "log": look.events,
        "table": await club.tables.queries.info(table_id, person.id),
        "messages": {
            slot: (row.state, row.revision, row.due_at, row.ping) for slot, row in rows.items() if slot in own
        },
    }


@pytest.mark.parametrize("seed", [11, 12, 13, 14])
async def test_what_one_notices_of_an_answer_does_not_depend_on_other_hands(
    store: Store, time: Time, url: str, tmp_path: Path, seed: int
):
    club, table_id = await started(store, time, seed)
    chance, compared = Chance(f"table {seed}"), 0
    for number in range(90):
        session = await stored(club, table_id)
        seat = random_seat(session, chance)
        ask = ask_of(session, seat)
        keys = ask.proposal if ask.proposal and chance.below(2) else draw_answer(ask, chance)
        reader = (seat + 1 + number // 2 % 2) % 3
        fork = None
        if number % 2 == 0 and not session.secretive and (reader in session.asked() or not session.amid_unit):
            fork = session.fork(reader, Chance(f"{seed} {number}"))
        time.pass_by(minutes=1)
        if fork is None or not all(ask_of(fork, seat).option(key) for key in keys):
            await club.tables.play.choose(table_id, PEOPLE[seat].id, keys)
        else:
            async with twin(
                Path(url.removeprefix("sqlite:///")), tmp_path / "twin.sqlite3", time, table_id, fork
            ) as other:
                await other.tables.play.choose(table_id, PEOPLE[seat].id, keys)
                await club.tables.play.choose(table_id, PEOPLE[seat].id, keys)
                here, there = await noticed(club, table_id, reader), await noticed(other, table_id, reader)
                if here["view"] == there["view"]:
                    assert here == there
                    compared += 1
        if number % 4 == 3:
            await club.sent(table_id)
    assert compared > 10
    await club.tables.close_down()


def offers(look: Look, key: str) -> bool:
    """Whether the reader may answer this."""
    return look.pending is not None and look.pending.ask.option(key) is not None


async def test_private_taps_push_no_line_out_of_what_the_others_read(store: Store, time: Time):
    """How many lines the others read would tell how often somebody has tapped in secret."""
    club, table_id = await started(store, time, 15)
    chance = Chance("lines")
    while len((await club.tables.queries.look(table_id, None)).events) < SHOWN_LINES:
        session = await stored(club, table_id)
        seat = random_seat(session, chance)
        await club.tables.play.choose(table_id, PEOPLE[seat].id, draw_answer(ask_of(session, seat), chance))
    looks = [await club.tables.queries.look(table_id, person.id) for person in PEOPLE]
    tapping = next(person for person, look in zip(PEOPLE, looks, strict=True) if offers(look, "orders"))
    onlooker = (await club.tables.queries.look(table_id, None)).events
    whole = await club.tables.queries.log(table_id, None, 500)
    for _ in range(30):
        for key in ("orders", "cancel"):
            await club.tables.play.choose(table_id, tapping.id, (key,))
    assert (await club.tables.queries.look(table_id, None)).events == onlooker
    assert await club.tables.queries.log(table_id, None, 500) == whole
    assert await club.tables.queries.log(table_id, None, SHOWN_LINES) == whole[-SHOWN_LINES:]
    await club.tables.close_down()


async def test_private_taps_move_no_date_that_the_others_see(store: Store, time: Time):
    """Since when somebody is waited for, and until when their clock runs, would tell that they tap in secret; and the
    message at the table, which is not drawn anew for it, would be wrong."""
    club, table_id = await started(store, time, 15)
    (active,) = (await club.tables.queries.info(table_id)).owed
    person = PEOPLE[active]
    shown = await club.tables.queries.info(table_id)
    assert shown.since(active) is not None
    assert shown.deadline(active) is not None
    time.pass_by(hours=2)
    for key in ("orders", "cancel"):
        await club.tables.play.choose(table_id, person.id, (key,))
        info = await club.tables.queries.info(table_id)
        assert (info.since(active), info.deadlines) == (shown.since(active), shown.deadlines)
    await club.sent(table_id)
    await club.tables.play.choose(table_id, person.id, ("market",))
    later = await club.tables.queries.info(table_id)
    assert later.owed == (active,), "a choice of cards follows"
    assert later.since(active) == time(), "what everybody sees moves it"
    assert (await club.outbox(table_id))["board"].state == "due"
    await club.tables.close_down()
