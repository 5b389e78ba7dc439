"""Computer players at a table: they decide away from the event loop and answer like everybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from db.records import SeatRow, SnapshotRow, TableRow
from engine.core.chance import Chance
from engine.core.errors import Refused, Stale
from engine.core.session import Pending, Session, decode, encode
from engine.core.title import Title
from tables import play
from tables.desk import Desk, no_report
from tables.errors import SetAside
from tables.house import House

log = logging.getLogger(__name__)

MakePlayer = Callable[[str], Any]
DRAW_WORLDS = 8
"""How many imagined deals a computer weighs when a draw is offered."""
MOST_FAILURES = 3


def decide(make: MakePlayer, title: Title[Any], data: bytes, seat: int, level: str, seed: str) -> tuple[str, ...]:
    """What a computer answers. Runs in a worker, so it gets and gives plain data."""
    session: Session[Any] = Session.load(title, data)
    keys: tuple[str, ...] = tuple(make(level).choose(session, seat, seed))
    return keys


def takes_draw(title: Title[Any], data: bytes, seat: int, seed: str) -> bool:
    """Whether a computer agrees to a draw: if, over deals that it cannot tell from the real one, it is not ahead."""
    session: Session[Any] = Session.load(title, data)
    state = encode(session.state)
    chances = [Chance(f"{seed}:{number}") for number in range(DRAW_WORLDS)]
    worlds = [title.imagine(decode(title.state_type, state), seat, chance) for chance in chances]
    return sum(title.estimate(world, seat) for world in worlds) <= 0


class Computers:
    """Lets the computers of tables act; one task per table, which ends when they have nothing to do."""

    def __init__(self, house: House, make: MakePlayer) -> None:
        self._house = house
        self._make = make
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        house.wake_computers = self.wake

    def wake(self, table_id: int) -> None:
        """There may be something to do at this table."""
        if table_id in self._tasks:
            self._again.add(table_id)
            return
        task = asyncio.create_task(self._run(table_id), name=f"computers of table {table_id}")
        self._tasks[table_id] = task

    async def settle(self, table_id: int | None = None) -> None:
        """Wait until the computers (of one table) have nothing to do."""
        while tasks := [task for table, task in self._tasks.items() if table_id in (None, table)]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop; what was not decided yet is decided after the next start."""
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, table_id: int) -> None:
        failures = 0
        try:
            while failures < MOST_FAILURES:
                self._again.discard(table_id)
                try:
                    acted = await self._act(table_id)
                except Stale:
                    acted = True
                except SetAside:
                    return
                except Refused as error:
                    log.warning("table %s: a computer's answer was not taken: %s", table_id, error.text.key)
                    acted, failures = True, failures + 1
                if not acted and table_id not in self._again:
                    return
        except Exception:
            log.exception("table %s: the computers failed; they will be woken again", table_id)
        finally:
            del self._tasks[table_id]
            self._again.discard(table_id)

    async def _act(self, table_id: int) -> bool:
        """One step of one computer; False if none has anything to do."""
        async with self._house.reading() as tx:
            row = await tx.games.table(table_id)
            if row.status != "running":
                return False
            seats = await tx.games.seats(table_id)
            snapshot = await tx.games.snapshot(table_id)
        for seat in seats:
            if seat.kind == "computer" and seat.seat in (*row.owed, *row.secret):
                await self._answer(row, seat, snapshot)
                return True
        if row.draw_offered_by:
            for seat in seats:
                if seat.kind == "computer" and seat.seat not in row.draw_offered_by:
                    await self._answer_offer(row, seat.seat, snapshot)
                    return True
        return False

    async def _answer(self, row: TableRow, seat: SeatRow, snapshot: SnapshotRow) -> None:
        title = self._house.title(row.title)
        pending = self._house.load(row, snapshot).pending(seat.seat)
        if pending is None:
            raise Stale
        keys = await self._decide(title, row, seat, snapshot, pending)
        await self._house.change(row.id, lambda desk: play.choose(desk, seat.seat, keys, pending.serial), no_report)

    async def _decide(
        self, title: Title[Any], row: TableRow, seat: SeatRow, snapshot: SnapshotRow, pending: Pending
    ) -> tuple[str, ...]:
        """The computer's answer; if it fails or gives none that is legal, the first that is."""
        ask = pending.ask
        level = seat.level or "easy"
        try:
            keys: tuple[str, ...] = await self._house.run(
                decide, self._make, title, snapshot.data, seat.seat, level, self._house.seed()
            )
        except Exception:
            log.exception("table %s: the computer at seat %s failed", row.id, seat.seat)
            keys = ()
        if all(ask.option(key) for key in keys) and ask.least <= len(set(keys)) == len(keys) <= ask.most and keys:
            return keys
        log.error("table %s: the computer at seat %s chose %s for %s", row.id, seat.seat, keys, ask.about.key)
        return tuple(option.key for option in ask.options[: max(ask.least, 1)])

    async def _answer_offer(self, row: TableRow, seat: int, snapshot: SnapshotRow) -> None:
        title = self._house.title(row.title)
        agrees = await self._house.run(takes_draw, title, snapshot.data, seat, self._house.seed())

        async def answer(desk: Desk) -> None:
            if desk.row.version != row.version:
                raise Stale
            await (play.offer_draw if agrees else play.decline_draw)(desk, seat)

        await self._house.change(row.id, answer, no_report)
