"""Several processes of the bot on one PostgreSQL, against the fake Discord with its shards."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from .conftest import Home
from .playing import PLAIN_BOT, Game
from .process import BotProcess
from .world import PATIENCE_SECONDS

PLACE = re.compile(r"this process is orrery-(\d+)")


class Cluster:
    """The processes, each with its log. `url` is the database of all."""

    def __init__(self, home: Home, url: str, folder: Path, *, shards: int, processes: int) -> None:
        self.home = home
        self.url = url
        self._folder = folder
        self._settings = {
            "DATABASE_URL": url,
            "SHARDS": str(shards),
            "PROCESSES": str(processes),
            "RENDER_WORKERS": "0",
            "PRESSES_PER_MINUTE": "0",
            "OPENINGS_PER_HOUR": "0",
            "OWN_EMOJI": "0",
        }
        self.bots: list[BotProcess] = []

    async def launch(self, script: Path = PLAIN_BOT) -> BotProcess:
        """Start one more process, configured like the others."""
        log = self._folder / f"bot-{len(self.bots) + 1}.db"
        bot = BotProcess(self.home.discord, script, database=log, settings=self._settings)
        bot.alone = False
        self.bots.append(bot)
        await bot.launch()
        return bot

    def place(self, bot: BotProcess) -> int | None:
        """Its place, from 1. None: it stands by."""
        found = PLACE.findall(bot.output)
        return int(found[-1]) if found else None

    async def placed(self, bot: BotProcess) -> int:
        """Wait until it has a place."""
        return await self.home.discord.until(lambda: self.place(bot) or 0, what="a place")

    async def connected(self, shards: int, timeout: float = PATIENCE_SECONDS) -> None:
        """Wait until so many shards have sessions and the commands are there."""
        discord = self.home.discord
        ready = lambda: len(discord.gateway.connected()) == shards and bool(discord.world.commands.get(None))
        await discord.until(ready, timeout=timeout, what=f"{shards} shards")

    def holder(self, place: int) -> BotProcess:
        """The running process at a place."""
        return next(bot for bot in self.bots if bot.running and self.place(bot) == place)

    def game(self) -> ClusterGame:
        """A table in the home's channel."""
        return ClusterGame(self.home, self.bots[0], self.url)

    async def close(self) -> None:
        """Kill all of them."""
        for bot in self.bots:
            await bot.kill()


class ClusterGame(Game):
    """A table whose rows are in PostgreSQL."""

    def __init__(self, home: Home, bot: BotProcess, url: str) -> None:
        super().__init__(home, bot, Path())
        self._address = url.replace("+asyncpg", "")
        self._thread = ThreadPoolExecutor(1)

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Ask the database behind the bots' back."""
        numbers = count(1)
        asked = re.sub(r"\?", lambda _: f"${next(numbers)}", query)

        async def ask() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self._address)
            try:
                return [tuple(row) for row in await connection.fetch(asked, *values)]
            finally:
                await connection.close()

        return self._thread.submit(asyncio.run, ask()).result()


@asynccontextmanager
async def running_cluster(home: Home, url: str, folder: Path, *, shards: int, processes: int) -> AsyncIterator[Cluster]:
    """A cluster without a process yet. At the end nothing unclean may have gone over the wire."""
    async with AsyncExitStack() as stack:
        cluster = Cluster(home, url, folder, shards=shards, processes=processes)
        stack.push_async_callback(cluster.close)
        yield cluster
        home.discord.assert_clean()
        assert home.discord.careless_posts() == []
        assert home.discord.duplicate_posts() == []
