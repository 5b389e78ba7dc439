"""Statistics of finished games by title and server, and of a person beside all others. What they need of a game is
worked out once, after it has ended, beside everything else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import msgspec
from msgspec.structs import replace

from db.errors import StoreError
from db.records import DigestRow, PlayedRow, ResultRow
from tables.acting import Service
from tables.context import Context
from tables.digests import Digest, digest_of, openings_of
from tables.errors import StoreTrouble
from tables.playback import steps_to_replay
from tables.projections import setup_of
from tables.ratings import OUTSIDE
from tables.replays import Replays
from tables.tallies import TitleStatistics, add_up, head_to_head, own_games

AT_A_TIME = 5
"""How many games are worked out at a time."""
MOST_LOOKED_AT = 500
"""Among so many of those that wait the next ones are chosen: those that rest keep the others from nothing."""
MOST_TRIES = 6
"""So often it is tried to work out a game that takes too long: for half an hour and more."""
MOST_GAMES = 500
"""How many of the last games of a title on a server, or of a person in it, are added up."""
MOST_COUNTED = 10_000


class Favourites(msgspec.Struct, frozen=True):
    """What a person might play: the title that they have played most, and how often; and of those that they have not
    finished yet the one that is most played on the server, and how often."""

    title: str | None = None
    games: int = 0
    fresh: str | None = None
    fresh_games: int = 0


class Statistics(Service):
    """Works out and reads statistics."""

    def __init__(self, context: Context, replays: Replays) -> None:
        super().__init__(context)
        self._replays = replays
        self._unfinished: Counter[int] = Counter()
        """How often it has taken too long to work out a game."""

    async def of_title(self, title_id: str, guild_id: int | None, person_id: int | None = None) -> TitleStatistics:
        """Those of a title on a server; with how a person does there beside the others."""
        here = guild_id or OUTSIDE
        played: list[PlayedRow] = []
        met: list[ResultRow] = []
        async with self._context.reading() as tx:
            ended = await tx.digests.count(title_id, here, MOST_COUNTED)
            games = await tx.digests.newest(title_id, here, MOST_GAMES)
            if person_id is not None:
                played = await tx.digests.played(person_id, title_id, here, MOST_GAMES)
                met = await tx.digests.at_the_same(person_id, title_id, here, MOST_GAMES)
        found = await asyncio.to_thread(_add_up, title_id, ended, games, played)
        if person_id is None:
            return found
        opponents = await asyncio.to_thread(head_to_head, person_id, met)
        async with self._context.reading() as tx:
            people = await tx.people.several([each.person_id for each in opponents])
        return replace(found, opponents=tuple(replace(each, name=people[each.person_id].name) for each in opponents))

    async def favourites(self, person_id: int, guild_id: int | None) -> Favourites:
        """What a person might play on a server, by what they and others have played there."""
        here = guild_id or OUTSIDE
        own: dict[str, int] = {}
        others: dict[str, int] = {}
        async with self._context.reading() as tx:
            for title_id in sorted(await tx.results.titles_of(person_id, here)):
                own[title_id] = await tx.digests.own_count(person_id, title_id, here, MOST_COUNTED)
            for title_id in self._context.titles:
                if title_id not in own:
                    others[title_id] = await tx.digests.count(title_id, here, MOST_COUNTED)
        title = max(own, key=lambda each: own[each], default=None)
        fresh = max(others, key=lambda each: others[each], default=None)
        return Favourites(title, own[title] if title else 0, fresh, others[fresh] if fresh is not None else 0)

    async def work_out(self) -> int:
        """Work out what is still missing of some finished games. One that cannot be worked out is not tried again; one
        that cannot be worked out at the moment rests with growing pauses."""
        now, mishaps = self._context.now(), self._context.mishaps
        async with self._context.reading() as tx:
            waiting = await tx.digests.to_do(0, MOST_LOOKED_AT)
        missing = [each for each in waiting if not mishaps.is_resting("digest", each, now)][:AT_A_TIME]
        for table_id in missing:
            data = await mishaps.isolate("digest", table_id, partial(self._found, table_id), now)
            if data is not None:
                async with self._context.writing() as tx:
                    await tx.digests.put(table_id, data)
        return len(missing)

    async def _found(self, table_id: int) -> dict[str, object]:
        """What has been worked out; empty if that cannot be done. Raises what may be otherwise the next time."""
        try:
            return await self._digest(table_id)
        except (StoreTrouble, StoreError):
            raise
        except (TimeoutError, BrokenProcessPool):  # The machine is busy, or the game too long.
            self._unfinished[table_id] += 1
            if self._unfinished[table_id] < MOST_TRIES:
                raise
            return {}
        except Exception as error:
            self._context.mishaps.note("digest", table_id, error)
            return {}

    async def _digest(self, table_id: int) -> dict[str, object]:
        course, _ = await self._replays.summary(table_id)
        async with self._context.reading() as tx:
            row, seats = await tx.games.table_and_seats(table_id)
            history, last = await tx.games.choices(table_id), await tx.games.snapshot(table_id)
        title, setup = self._context.title(row.title), setup_of(row, len(seats))
        undone = frozenset(step.n for step in history if step.undone_by is not None)
        steps = steps_to_replay(history, last)
        openings = await self._context.look_back(openings_of, title, setup, row.seed, steps, undone)
        return digest_of(row, seats, history, self._context.load(row, last), course, openings)


def _add_up(title_id: str, ended: int, games: Sequence[DigestRow], played: Sequence[PlayedRow]) -> TitleStatistics:
    known = {row.table_id: msgspec.convert(row.data, Digest) for row in games if row.data}
    outcomes = [row.outcome for row in played if row.outcome in ("won", "drawn", "lost", "left")]
    return add_up(title_id, ended, list(known.values()), own_games(played, known), outcomes)
