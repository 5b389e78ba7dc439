"""Fill a database with thousands of running games of every title, to rehearse an update with.

For every title, mode and number of players many games are dealt, each from its own seed, and played at random; at
several moments the rows of a game are copied to a table of their own. So the tables differ in how far they have come.
ORRERY_CODE names another checkout whose code writes the games.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import sys
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

sys.path.insert(0, os.environ.get("ORRERY_CODE", str(Path(__file__).resolve().parents[1])))

from db import sqlite
from db.store import Store
from engine.core.chance import Chance
from engine.core.errors import Refused
from engine.core.session import Session
from engine.core.title import Setup
from engine.titles import TITLES
from scripts.games import moves
from tables.records import Person, Place
from tables.service import Tables

Mode: TypeAlias = tuple[str, int, dict[str, Any]]
"""A title, its number of players, its options."""
COPIED = ("tables", "seats", "choices", "snapshots", "timers", "outbox")
COMPUTER_EVERY = 6
"""In one of so many games a computer takes the last seat."""
LONGEST = 120
"""Answers of people after which a game is left as it is."""


def modes(title_id: str) -> list[Mode]:
    """Every way to play a title: as it is by itself, and with each choice of each option, with each number of players
    that they allow."""
    meta = TITLES[title_id].meta
    ways: list[dict[str, Any]] = [{}]
    for option in meta.options:
        values = option.choices or ((not option.default,) if isinstance(option.default, bool) else ())
        ways += [{option.id: value} for value in values if value != option.default]
    counts = range(meta.least_players, meta.most_players + 1)
    return [(title_id, seats, way) for way in ways for seats in counts if _fits(title_id, seats, way)]


def _fits(title_id: str, seats: int, options: dict[str, Any]) -> bool:
    title = TITLES[title_id]
    try:
        Session.begin(title, Setup(seats, title.meta.settle_options(options)), "fits")
    except Refused:
        return False
    return True


def quick_disk() -> None:
    """Do not wait for the disk: nobody cuts the power while a database is written from nothing."""
    sqlite.PRAGMAS = ("journal_mode=WAL", "synchronous=OFF", "foreign_keys=ON")


class Filler:
    """Writes games into one database."""

    def __init__(self, file: Path, tables: Tables, label: str) -> None:
        self.file = file
        self.tables = tables
        self.label = label
        self.made = 0
        self.dealt = 0

    async def game(self, mode: Mode, number: int, stages: int) -> None:
        """Play one game, and leave a copy of it at each stage."""
        title_id, seats, options = mode
        self.dealt += 1
        chance = Chance(f"{self.label}/{mode}/{number}")
        people = [Person(10**17 + 10 * self.dealt + seat, f"P{seat}", "en-US") for seat in range(seats)]
        here = Place(10**17, 2 * 10**17 + self.dealt, "en-US")
        table = await self.tables.lobby.open(people[0], here, title_id, options)
        lone = seats > 1 and number % COMPUTER_EVERY == COMPUTER_EVERY - 1
        for person in people[1 : seats - lone]:
            await self.tables.lobby.join(table.id, person)
        if lone:
            await self.tables.lobby.seat_computer(table.id, people[0].id, "easy")
        info = await self.tables.lobby.start(table.id, people[0].id)
        seated = {seat.seat: seat.person_id for seat in info.seats if seat.person_id is not None}
        wanted = sorted(1 + chance.below(LONGEST) for _ in range(stages))
        for answers in range(1, wanted[-1] + 1):
            if not await self.answer(table.id, seated, chance):
                return
            for _ in range(wanted.count(answers)):
                self.copy(table.id)

    async def answer(self, table_id: int, seated: dict[int, int], chance: Chance) -> bool:
        """One random answer of a person. False: the game is over, or waits for nobody here."""
        await self.tables.settle(table_id)
        session = await self._session(table_id)
        seat, keys = next(moves(session, chance, 1), (None, ()))
        if seat is None:
            return False
        if seat not in seated:
            return bool(session.owed())
        await self.tables.play.choose(table_id, seated[seat], keys)
        await self.tables.settle(table_id)
        if chance.below(12) == 0 and session.can_undo(seat):
            try:
                await self.tables.play.undo(table_id, seated[seat])
            except Refused:
                pass
        return True

    async def _session(self, table_id: int) -> Session[Any]:
        async with self.tables.store.reading() as tx:
            row, snapshot = await tx.games.table(table_id), await tx.games.snapshot(table_id)
        return Session.load(TITLES[row.title], snapshot.data)

    def copy(self, table_id: int) -> None:
        """Copy the rows of a running game to a table of its own, in a channel of its own."""
        with closing(sqlite3.connect(self.file)) as connection:
            (status,) = connection.execute("SELECT status FROM tables WHERE id = ?", (table_id,)).fetchone()
            if status != "running":
                return
            (fresh,) = connection.execute("SELECT max(id) + 1 FROM tables").fetchone()
            for name in COPIED:
                key = "id" if name == "tables" else "table_id"
                columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
                columns = [each for each in columns if name != "outbox" or each != "id"]
                moved = {key: str(fresh), "channel_id": f"{3 * 10**17 + fresh}"}
                chosen = ", ".join(moved.get(each, f'"{each}"') for each in columns)
                named = ", ".join(f'"{each}"' for each in columns)
                connection.execute(
                    f"INSERT INTO {name} ({named}) SELECT {chosen} FROM {name} WHERE {key} = ?",  # noqa: S608 - our own schema
                    (table_id,),
                )
            connection.commit()
        self.made += 1


async def fill(file: Path, count: int, stages: int, label: str) -> None:
    """Fill a database with this many running games, beside those from which they are copied."""
    quick_disk()
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    numbers = iter(range(10**9))
    tables = Tables(store, seed=lambda: sha256(f"{label}/{next(numbers)}".encode()).hexdigest(), kept_sessions=4)
    filler, ways, started = Filler(file, tables, label), [modes(title_id) for title_id in TITLES], perf_counter()
    try:
        for number in range(10**6):
            for mode in [of_title[number % len(of_title)] for of_title in ways]:
                if filler.made >= count:
                    return
                await filler.game(mode, number, stages)
            print(f"{filler.made} of {count} after {perf_counter() - started:.0f} s", flush=True)
    finally:
        await tables.close_down()
        await store.close()


def main() -> None:
    """Run as a command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("file", type=Path, help="the SQLite file, which must not exist")
    parser.add_argument("--games", type=int, default=10_000, help="running games (default: 10000)")
    parser.add_argument("--stages", type=int, default=8, help="copies of each deal, at different moments (default: 8)")
    parser.add_argument("--label", default="museum", help="what the seeds are made from")
    args = parser.parse_args()
    asyncio.run(fill(args.file, args.games, args.stages, args.label))


if __name__ == "__main__":
    main()
