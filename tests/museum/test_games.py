"""Every game of an earlier version is loaded, goes on, is undone, replayed, exported, imported and verified."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from db.store import Store
from engine.core.chance import Chance
from engine.core.errors import Refused
from engine.core.session import Session
from engine.core.text import Text
from engine.titles import TITLES
from scripts.games import moves
from tables.administration import Admin
from tables.records import Person, Place
from tables.service import Tables
from tests.databases import sqlite_only
from tests.museum.entries import NAMES, WHOLE, numbers_by_kind, sampled, unpacked

pytestmark = [sqlite_only, pytest.mark.slow]

ANSWERS = 50 if WHOLE else 12
HOST = Admin()
VISITOR = Person(77, "Visitor", "en-US")
PLACES = count(10**17)


@pytest.fixture(params=NAMES)
async def tables(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Tables]:
    """The service over a copy of an entry. What waits (computers, deliveries, clocks) is left alone."""
    store = await Store.open(f"sqlite+aiosqlite:///{unpacked(request.param, tmp_path)}")
    tables = Tables(store)
    yield tables
    await tables.close_down()
    await store.close()


async def test_every_game_loads_and_is_seen_by_everybody(tables: Tables) -> None:
    """All of them, whatever the sample."""
    wrong = []
    for numbers in (await numbers_by_kind(tables)).values():
        for number in numbers:
            try:
                info = await tables.queries.info(number)
                for person in {None, *info.people()}:
                    look = await tables.queries.look(number, person)
                    assert info.status in ("lobby", "closed") or look.view is not None
            except Refused as refusal:
                wrong.append((number, info.title, refusal.text.key))
    assert not wrong


async def test_every_running_game_goes_on_and_back(tables: Tables) -> None:
    """By random answers, each of which is taken back and given again now and then."""
    wrong = []
    for number in await of_status(tables, "running"):
        info = await tables.queries.info(number)
        try:
            await go_on(tables, number, Chance(f"museum/{number}"))
        except Refused as refusal:
            wrong.append((number, info.title, refusal.text))
    assert not wrong


async def go_on(tables: Tables, number: int, chance: Chance) -> None:
    """Up to so many answers of people; computers answer too. The first possible answer is taken back, and given
    again."""
    info = await tables.queries.info(number)
    if info.frozen or not info.people():
        return
    seated = {seat.seat: seat.person_id for seat in info.seats if seat.person_id is not None}
    taken_back = 0
    for _ in range(ANSWERS):
        await tables.settle(number)
        session = await stored(tables, number)
        seat, keys = next(moves(session, chance, 1), (None, ()))
        if seat is None:
            return
        if seat not in seated:
            continue
        await tables.play.choose(number, seated[seat], keys)
        if taken_back < 3 and (await stored(tables, number)).can_undo(seat):
            taken_back += 1
            await tables.play.undo(number, seated[seat])
            assert (await stored(tables, number)).digest() == session.digest()
            await tables.play.choose(number, seated[seat], keys)
    await tables.settle(number)


async def test_every_game_is_replayed_exported_imported_and_verified(tables: Tables) -> None:
    """As the present rules can, and else the sentence names the version. A running game is ended first."""
    wrong: list[Any] = []
    for number in [*await of_status(tables, "running"), *await of_status(tables, "over")]:
        info = await tables.queries.info(number)
        if not info.people():
            continue
        try:
            await tables.replays.position(number, info.people()[0])
            if info.status == "running":
                await tables.administration.end(number, HOST)
            await check_record(tables, number, info.people()[0])
        except (Refused, AssertionError) as problem:
            wrong.append((number, info.title, getattr(problem, "text", problem)))
    assert not wrong


async def check_record(tables: Tables, number: int, person: int) -> None:
    """A finished game is told, verified, exported and imported again."""
    await tables.queries.log(number, person)
    await tables.replays.summary(number)
    found = await tables.queries.verify(number)
    assert found.secret_fits
    assert found.words_fit
    assert found.seed_fits
    assert found.steps_fit, f"step {found.first_misfit} of {found.steps}"
    data = await tables.queries.export(number, person)
    place = Place(10**17, next(PLACES), "en-US")
    refused = await imported(tables, number, place, data)
    if refused is not None:  # older rules played it: the reason names them, and the step from which they differ
        assert found.rules_then is not None
        assert found.rules_then < found.rules_now
        assert (refused.key, refused.args["step"]) == ("error-import-misfit", found.first_misfit)
        assert (refused.args["then"], refused.args["now"]) == (found.rules_then, found.rules_now)


async def imported(tables: Tables, number: int, place: Place, data: bytes) -> Text | None:
    """Import what was exported of a table; why that was refused."""
    try:
        again = await tables.imports.take_in(VISITOR, place, data)
    except Refused as refusal:
        return refusal.text
    assert again.title == (await tables.queries.info(number)).title
    return None


async def of_status(tables: Tables, status: str) -> list[int]:
    """A sample of the tables of this status."""
    found = await numbers_by_kind(tables)
    return sampled({kind: numbers for kind, numbers in found.items() if kind[-1] == status})


async def stored(tables: Tables, number: int) -> Session[Any]:
    """A game as it is stored."""
    async with tables.store.reading() as tx:
        row, snapshot = await tx.games.table(number), await tx.games.snapshot(number)
    return Session.load(TITLES[row.title], snapshot.data)
