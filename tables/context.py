"""What every change shares: the store, the titles, the clock, one lock per table and the sessions kept in memory."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from datetime import datetime
from operator import call
from typing import Any
from weakref import WeakValueDictionary

import msgspec

from db.errors import Conflict, Missing, StoreAway, StoreBusy, StoreError, StoreLost, Unreadable
from db.records import SeatRow, SnapshotRow, TableRow
from db.store import Store, Transaction
from engine.core.errors import Refused, Stale
from engine.core.kit import GameState
from engine.core.session import Session
from engine.core.text import Text
from engine.core.title import SlowHints, Title
from tables.errors import Away, Busy, Damaged, Lost, NotStored, SetAside, refuse
from tables.limits import Limits
from tables.looking_back import Kept, LookingBack, Runner
from tables.mishaps import Mishaps
from tables.read_model import AnySession, ReadModel
from tables.reading import read_nothing
from tables.records import Look, Match, TableInfo
from tables.seldom import Seldom

log = logging.getLogger(__name__)

_BUSY, _AWAY = Seldom(log, "the database is busy"), Seldom(log, "the database is away")
KEPT_HINTS = 256
"""Questions whose hints were calculated, about 2 kB each."""


class Runners(msgspec.Struct, frozen=True):
    """What runs off the event loop, each beside the others: computers that think, games that are played again, files
    that are read, and what somebody waits for a short while."""

    think: Runner
    look_back: Runner
    read_file: Runner
    calculate: Runner


class Context:
    """What all tables of this process share. It knows only its own process; the version of a table's row shows changes
    made by others. `read`: how typed actions are read at a table."""

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title[Any]],
        now: Callable[[], datetime],
        seed: Callable[[], str],
        runners: Runners,
        kept_sessions: int,
        limits: Limits,
    ) -> None:
        self.store = store
        self.titles = titles
        self.now = now
        self.seed = seed
        self.run = runners.think
        self.look_back = LookingBack(runners.look_back)
        self.read_file = runners.read_file
        self._calculate = runners.calculate
        self._hints: Kept[SlowHints, Mapping[str, Text]] = Kept(KEPT_HINTS)
        self.limits = limits
        self.mishaps = Mishaps()
        self.listeners: list[Callable[[int | None], None]] = []
        self.hearers: list[Callable[[int | None], None]] = []
        self.wake_computers: Callable[[int], None] = lambda _table_id: None
        self.read: Callable[[TableInfo], Match] = lambda _info: read_nothing
        self.carried_over: set[int] = set()
        """The tables whose games went on from another position than was stored, because the rules have changed."""
        self.computers_may_speak: Callable[[TableRow, list[SeatRow], AnySession], bool] = lambda *_: False
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept: OrderedDict[int, tuple[int, ReadModel]] = OrderedDict()
        self._most_kept = kept_sessions

    def title(self, title_id: str) -> Title[GameState]:
        """The title. Raises Refused if this program does not have it."""
        title = self.titles.get(title_id)
        if title is None:
            raise refuse("error-unknown-title", title=title_id)
        return title

    def lock(self, table_id: int) -> asyncio.Lock:
        """The table's lock: changes of one table take turns."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def tell(self, table_id: int | None) -> None:
        """Tell the listeners that a change of this table is committed. None: any table may have changed."""
        for listener in self.listeners:
            listener(table_id)

    def hear(self, table_id: int) -> None:
        """Tell the listeners that another process has committed a change of this table."""
        for hearer in self.hearers:
            hearer(table_id)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """A read-only transaction. Errors of the store are translated for people."""
        with people_words():
            async with self.store.reading() as tx:
                yield tx

    @asynccontextmanager
    async def once(self) -> AsyncIterator[Transaction]:
        """Like `reading`, but for exactly one statement."""
        with people_words():
            async with self.store.once() as tx:
                yield tx

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Transaction]:
        """A transaction. Errors of the store are translated for people."""
        with people_words():
            async with self.store.transaction() as tx:
                yield tx

    # -- sessions ------------------------------------------------------------------------------------------------

    def kept(self, row: TableRow) -> AnySession | None:
        """The session in memory, if it is of this version of the table. Use it before the next await."""
        model = self.read_model(row)
        return None if model is None else model.session

    def read_model(self, row: TableRow) -> ReadModel | None:
        """Like `kept`, as a read model."""
        version, model = self._kept.get(row.id, (0, None))
        if model is None or version != row.version:
            return None
        self._kept.move_to_end(row.id)
        return model

    def session_of(self, row: TableRow, snapshot: SnapshotRow) -> AnySession:
        """The session of this version, from memory or loaded from the store. Use it before the next await."""
        return self.kept(row) or self.load(row, snapshot)

    def knows(self, table_id: int) -> bool:
        """Whether some version of the game is in memory."""
        return table_id in self._kept

    def take(self, row: TableRow) -> ReadModel | None:
        """Like `read_model`, but removed from the cache, so that its session may be changed. After the commit, store
        the session with `keep` in a new read model."""
        model = self.read_model(row)
        self._kept.pop(row.id, None)
        return model

    def keep(self, row: TableRow, model: ReadModel) -> None:
        """Cache the game as it stands after this version. The least recently used one is dropped."""
        version, _ = self._kept.get(row.id, (0, None))
        if version > row.version:
            return
        self._kept[row.id] = (row.version, model)
        self._kept.move_to_end(row.id)
        while len(self._kept) > self._most_kept:
            self._kept.popitem(last=False)

    def load(self, row: TableRow, snapshot: SnapshotRow) -> AnySession:
        """Load the stored session. If today's rules lead to another position than was stored, the game goes on from
        what they make of it (`Session.carried`); the log says so once. Raises Damaged if it cannot be read, which the
        log explains, and SetAside if the title declines to go on with it."""
        title = self.title(row.title)
        try:
            session: AnySession = Session.load(
                title, snapshot.data, state_hash=snapshot.state_hash, begun_with=row.rules_version
            )
        except Refused as refusal:
            log.info("table %s (%s): set aside: %s", row.id, row.title, refusal.text)
            raise SetAside(row.id, refusal.text, running=row.status == "running") from refusal
        except Exception as error:
            cause = self.mishaps.cause("load", row.id, error)
            log.error("table %s (%s): the stored game cannot be loaded", row.id, row.title, exc_info=cause)
            raise Damaged(row.id) from error
        if session.carried is not None and session.carried.changed and row.id not in self.carried_over:
            self.carried_over.add(row.id)
            carried, version = session.carried, title.meta.rules_version
            log.log(
                logging.ERROR if carried.rules_version == version else logging.WARNING,
                "table %s (%s): after step %s the rules (version %s, stored with %s) lead to another position than was "
                "stored; it goes on from there without the answers %s",
                *(row.id, row.title, snapshot.n, version, carried.rules_version),
                " ".join("+".join(answer.keys) for answer in carried.taken_back) or "of nobody",
            )
        return session

    async def explained(self, look: Look) -> Look:
        """The look with all hints on its question; without those that take long if their calculation fails. Do not wait
        for this in a transaction."""
        slow_hints = look.slow_hints
        if slow_hints is None or look.pending is None:
            return look
        calculated = lambda: self._hints.get(slow_hints, lambda: self._calculate(call, slow_hints))
        hints = await self.mishaps.isolate("hints", f"of table {look.info.id}", calculated) or {}
        return msgspec.structs.replace(look, pending=look.pending.detailed(hints), slow_hints=None)

    def safely(self, table_id: int, work: Callable[..., Any], *args: Any) -> Any:
        """Call into the rules. A defect there is logged and becomes Damaged; nothing of the change is stored."""
        try:
            return work(*args)
        except (Refused, Stale):
            raise
        except Exception as error:
            cause = self.mishaps.cause("rules", table_id, error)
            log.error("table %s: the rules failed (%r); nothing was stored", table_id, error, exc_info=cause)
            raise Damaged(table_id, "error-rules-failed") from error


@contextmanager
def people_words() -> Iterator[None]:
    """Errors of the store, translated for people. Conflict passes through, so that the caller may retry."""
    try:
        yield
    except StoreBusy as error:
        _BUSY.warn(error)
        raise Busy from error
    except StoreAway as error:
        _AWAY.warn(error)
        raise Away from error
    except StoreLost as error:
        raise Lost from error
    except Unreadable as error:
        log.error("%s", error)
        raise Damaged(error.table_id) from error
    except Missing as error:
        raise refuse("error-no-table") from error
    except Conflict:
        raise
    except StoreError as error:
        log.exception("the database failed")
        raise NotStored from error
