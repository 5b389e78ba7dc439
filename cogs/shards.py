"""Shards: which of them this process serves, and when each may open a session.

Discord lets a bot open `max_concurrency` sessions (IDENTIFY) every five seconds, counted over all its processes: a
shard takes its turn in the bucket `shard_id % max_concurrency`. Processes on one PostgreSQL take turns by its advisory
locks.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

import discord

from cogs.settings import Settings
from db.errors import StoreError
from db.store import Store

log = logging.getLogger(__name__)

BETWEEN = 5.6
"""Seconds between two sessions of one bucket. Discord asks for five, and counts from when it reads them: a process that
has just started may take half a second from its turn to that."""
LATE = 3.0
"""Seconds after the beginning of its turn in which a busy process may still open its session, as long as it has not
said that it is open."""
ASKED_AGAIN = 0.25
"""Seconds between two attempts to take the turn of a bucket."""


def places_of(settings: Settings) -> list[str]:
    """The names of the places for processes, if there are several: each process takes the first that is free."""
    if settings.processes == 1:
        return []
    return [f"{settings.process_name}-{place + 1}" for place in range(settings.processes)]


def shard_count(settings: Settings) -> int | None:
    """The number of all shards. None: Discord says how many."""
    return settings.shards or (None if settings.discord_token else 1)


def shard_ids(settings: Settings, store: Store) -> list[int] | None:
    """The shards of this process. None: all."""
    if settings.processes == 1 or settings.shards is None:
        return None
    return shards_of(places_of(settings).index(store.name), settings.processes, settings.shards)


def shards_of(place: int, processes: int, shards: int) -> list[int]:
    """The shards that the process at this place (from 0) serves: as many as the others, but for one."""
    return list(range(place * shards // processes, (place + 1) * shards // processes))


def serves(bot: discord.AutoShardedClient, guild_id: int) -> bool:
    """Whether a server belongs to a shard of this process. Another one knows its channels and what the bot may do
    there."""
    return bot.shard_ids is None or (guild_id >> 22) % (bot.shard_count or 1) in bot.shard_ids


class IdentifyTurns:
    """Lets the shards of all processes open their sessions one after the other."""

    def __init__(self, bot: discord.AutoShardedClient, store: Store, *, several: bool) -> None:
        self._bot = bot
        self._store = store
        self._several = several
        self._buckets: int | None = None
        self._leaving: set[asyncio.Task[None]] = set()
        self.unknown: set[int] = set()
        """The shards whose servers are not known, since they have no session."""

    async def wait(self, shard_id: int, *, first: bool) -> None:
        """Wait for the turn of this shard, and keep it for five seconds. Without the database nobody waits for others,
        and Discord's own limit holds: it asks for a new attempt. `first`: no other shard of this process has opened a
        session yet; one process alone opens them one after the other."""
        if not self._several:
            await asyncio.sleep(0 if first else BETWEEN)
            return
        if self._buckets is None:
            self._buckets = max(1, (await self._bot.fetch_session_start_limits()).max_concurrency)
        name = self._turn_of(shard_id, self._buckets)
        try:
            while True:
                if await self._store.take_lock(name):
                    break
                await asyncio.sleep(ASKED_AGAIN)
            await self._wait_for_dead(name)
        except StoreError as problem:
            log.warning("shard %d does not wait for those of other processes: %s", shard_id, problem)
            return
        leaving = asyncio.create_task(self._leave(name), name=f"turn of shard {shard_id}")
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def _wait_for_dead(self, name: str) -> None:
        """Wait for the rest of the five seconds of the session before. Its process may have been killed, and with it
        the turn was lost; or it was late, and Discord counts from its session."""
        async with self._store.transaction() as tx:
            said, now = await tx.notes.get(name), time.time()
            rest = min(max(0.0, float(said or 0) + BETWEEN - now), LATE + BETWEEN)
            await tx.notes.put(name, f"{now + rest + LATE:.3f}")
        await asyncio.sleep(rest)

    async def note_session(self, shard_id: int) -> None:
        """The session of this shard is open: the next turn of its bucket begins five seconds from now."""
        if self._buckets is None:
            return
        try:
            async with self._store.transaction() as tx:
                await tx.notes.put(self._turn_of(shard_id, self._buckets), f"{time.time():.3f}")
        except StoreError as problem:
            log.warning("the turn after shard %d begins later: %s", shard_id, problem)

    @staticmethod
    def _turn_of(shard_id: int, buckets: int) -> str:
        """The name of its lock and note."""
        return f"identify-{shard_id % buckets}"

    async def _leave(self, name: str) -> None:
        await asyncio.sleep(BETWEEN)
        await self._store.release_lock(name)

    def close(self) -> None:
        """Wait for nothing any more. The locks end with the database's connection."""
        for leaving in self._leaving:
            leaving.cancel()

    def forget_servers(self, shard_id: int) -> None:
        """A shard opens a new session: Discord will name its servers. discord.py keeps those that have removed the bot
        while the shard was not connected, unless there is only one shard."""
        self.unknown.add(shard_id)
        for guild in self._bot.guilds:
            if guild.shard_id == shard_id:
                self._bot._connection._remove_guild(guild)  # there is no public way


def in_ranges(shards: Iterable[int]) -> str:
    """Numbers in words: `0-3, 7`."""
    found: list[list[int]] = []
    for number in sorted(shards):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)
