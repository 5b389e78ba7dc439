"""The table service: all that happens at tables, composed of small services. No Discord here.

`tables.lobby`, `tables.play` and the others are what callers use; each is a class in the module of its name, with the
rules of its thing. Errors for people are `engine.core.errors.Refused` (its `text` is translated for them; see
`tables.errors`) or `Stale` (the question is already answered, or another one is asked now).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import UTC, datetime
from typing import Any

from db.store import Store
from engine.core.title import Title
from engine.players import make as make_computer
from engine.titles import TITLES
from tables import timers
from tables.absence import Absentees
from tables.administration import Administration
from tables.amending import Amending
from tables.archive import Archive
from tables.avoiding import Avoiding, Friends
from tables.clocks import Clocks
from tables.computers import Computers
from tables.context import Context, Runners
from tables.deciding import MakePlayer
from tables.ending import Ending
from tables.forum import Forum
from tables.house import HouseRules
from tables.imports import Imports
from tables.lessons import Lessons
from tables.limits import NO_LIMITS, Limits
from tables.lobby import Lobby
from tables.looking_back import Runner
from tables.matchmaking import Matchmaking
from tables.messages import Messages
from tables.mishaps import Mishaps
from tables.monthly import Monthly
from tables.onlookers import Onlookers
from tables.own_data import OwnData
from tables.people import People
from tables.play import Play
from tables.predicting import Predicting
from tables.private_notes import PrivateNotes
from tables.profiles import Profiles
from tables.queries import Queries
from tables.records import Match, TableInfo
from tables.reminders import Reminders
from tables.replays import Replays
from tables.reports import Reports
from tables.rewinding import Rewinding
from tables.seasons import Seasons
from tables.seats import Seats
from tables.series import SeriesOfGames
from tables.statistics import Statistics
from tables.tournaments import Tournaments
from tables.trials import Trials
from tables.whereabouts import Whereabouts

KEPT_SESSIONS = 1024
"""Games kept in memory, about 90 kB each. The others are loaded when somebody acts."""


def _now() -> datetime:
    return datetime.now(UTC)


class Tables:
    """All tables, and their life in this process.

    `run(fn, *args)` calls a function off the event loop, by default in a thread. A process pool works as well, since
    only plain data, titles and functions of modules are passed. Computers think with it; `look_back` (None: the same)
    plays games again, `read_file` (None: the same) reads files that people send, `calculate` (None: `run`) does what
    takes a fraction of a second and is waited for. `seed` returns secret numbers, `now` the time, `draw` a random
    number below the given one. `read`: how typed actions are read at a table, for those that are played later (by
    default only exact keys).
    """

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title[Any]] | None = None,
        *,
        now: Callable[[], datetime] = _now,
        seed: Callable[[], str] = lambda: secrets.token_hex(32),
        draw: Callable[[int], int] = secrets.randbelow,
        run: Runner = asyncio.to_thread,
        look_back: Runner | None = None,
        read_file: Runner | None = None,
        calculate: Runner | None = None,
        make_player: MakePlayer = make_computer,  # type: ignore[assignment]
        kept_sessions: int = KEPT_SESSIONS,
        limits: Limits = NO_LIMITS,
        read: Callable[[TableInfo], Match] | None = None,
    ) -> None:
        look_back = look_back or run
        runners = Runners(run, look_back, read_file or look_back, calculate or run)
        titles = TITLES if titles is None else titles
        self._context = context = Context(store, titles, now, seed, runners, kept_sessions, limits)
        context.read = read or context.read
        self.store, self.now = store, now
        self.mishaps: Mishaps = context.mishaps
        self.queries = Queries(context)
        self.replays = Replays(context, self.queries)
        self.lobby = Lobby(context, draw)
        self.clocks = Clocks(context)
        self.amending = Amending(context)
        self.lessons = Lessons(context, self.lobby, self.queries)
        self.trials = Trials(context, self.queries, self.replays)
        self.imports = Imports(context)
        self.play = Play(context)
        self.ending = Ending(context)
        self.absence = Absentees(context)
        self.seats = Seats(context)
        self.rewinding = Rewinding(context, self.replays, self.queries)
        self.reminders = Reminders(context)
        self.messages = Messages(context)
        self.people = People(context)
        self.private_notes = PrivateNotes(context, self.replays)
        self.own_data = OwnData(context)
        self.onlookers = Onlookers(context)
        self.archive = Archive(context)
        self.monthly = Monthly(context)
        self.reports = Reports(context, self.queries)
        self.profiles = Profiles(context)
        self.statistics = Statistics(context, self.replays)
        self.seasons = Seasons(context)
        self.predicting = Predicting(context)
        self.avoiding = Avoiding(context)
        self.friends = Friends(context)
        self.house = HouseRules(context)
        self.forum = Forum(context)
        self.series = SeriesOfGames(context)
        self.matchmaking = Matchmaking(context, draw)
        self.tournaments = Tournaments(context, draw)
        self.administration = Administration(context)
        self.whereabouts = Whereabouts(context)
        self._computers = Computers(context, make_player)

    def listen(self, listener: Callable[[int | None], None], heard: Callable[[int | None], None] | None = None) -> None:
        """Call this with the table's id after every committed change (for example the delivery worker's `kick`), with
        None when other processes may have changed any table. `heard`: what to call in its place after a change by
        another process."""
        self._context.listeners.append(listener)
        self._context.hearers.append(heard or listener)

    async def hear_others(self) -> None:
        """From now on the listeners are also told what other processes on the database have changed."""

        def hear(changed: Collection[int]) -> None:
            for table_id in changed:
                self._context.hear(table_id)

        await self.store.listen(hear, lambda: self._context.tell(None))

    async def resume(self) -> int:
        """After a start: let interrupted computers go on; loads nothing else. Returns the number of tables."""
        async with self._context.reading() as tx:
            waiting = await tx.timers.of_kind("computer")
        for timer in waiting:
            self._computers.wake(timer.table_id)
        return len(waiting)

    async def tick(self) -> int:
        """Do what is due (reminders, idle lobbies, left-over computers). Call it about every half minute. Returns how
        much that was."""
        works = {
            "timers": lambda: timers.ring_timers(self._context),
            "results": lambda: self._alone("results", self.profiles.record_old_games),
            "archive": lambda: self._alone("archive", self.archive.fill_in),
            "tournaments": lambda: self._alone("tournaments", self.tournaments.advance),
            "digests": lambda: self._alone("digests", self.statistics.work_out),
            "predictions": lambda: self._alone("predictions", self.predicting.settle),
            "seasons": lambda: self._alone("seasons", self.seasons.close_due),
            "weekly": lambda: self._alone("weekly", self.series.open_due),
        }
        return sum([await self.mishaps.isolate("round", name, work) or 0 for name, work in works.items()])

    async def _alone(self, name: str, work: Callable[[], Awaitable[int]]) -> int:
        """Do what one process at a time does for all of them. 0 if another one is at it."""
        async with self.store.alone(name) as mine:
            return await work() if mine else 0

    async def settle(self, table_id: int | None = None) -> None:
        """Wait until the computers (of a table) have made all their decisions."""
        await self._computers.settle(table_id)

    async def close_down(self) -> None:
        """Stop the computers. Everything is stored; `resume` continues."""
        await self._computers.close()
