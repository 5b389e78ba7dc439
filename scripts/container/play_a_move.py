"""Starts the bot in a container against the simulated Discord of the tests, and plays a move.

    python scripts/container/play_a_move.py DATA_FOLDER -- COMMAND THAT RUNS IN THE CONTAINER ...

Exit status 0 if the move was stored in the volume, the health check answers, and SIGTERM ends the bot cleanly.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from time import monotonic

from tests.wire.conftest import Home
from tests.wire.fake_discord import FakeDiscord
from tests.wire.playing import Game
from tests.wire.process import BotProcess

PATIENCE = 60
"""Seconds in which a bot that has just started becomes ready."""


class Contained(BotProcess):
    """A bot that a command starts in a container; its settings are given as arguments of `env`."""

    def __init__(self, discord: FakeDiscord, data: Path, command: list[str]) -> None:
        super().__init__(discord, Path("bot.py"), database=data / "orrery.sqlite3", forked=False)
        self.alone = False
        self.log_file = data.parent / "bot.log"
        self._command = command
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = str(probe.getsockname()[1])

    async def launch(self) -> None:
        """Start the container."""
        settings = {**self.discord.environment(), "METRICS_PORT": self.port, "PRESSES_PER_MINUTE": "0"}
        words = [f"{name}={value}" for name, value in settings.items()]
        with self.log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, "env", *words, "python", "/srv/orrery/bot.py", stdout=log, stderr=log
            )

    async def kill(self) -> None:
        """What runs in a container is ended by its keeper, to whom one has to be polite."""
        code = await self.terminate()
        print(f"ended with {code}")


async def patiently(command: list[str]) -> str:
    """What a health check says once it succeeds. Presses are answered a few seconds before Discord has named all
    servers, and only then is the bot ready. Raises AssertionError with its last words after `PATIENCE` seconds."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        told = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
        if told.returncode == 0:
            return told.stdout.strip()
        await asyncio.sleep(1)
    raise AssertionError(told.stdout + told.stderr)


async def main(data: Path, command: list[str]) -> None:
    """Play one move."""
    async with FakeDiscord() as discord:
        world = discord.world
        guild = world.add_guild("Home")
        anna, ben = world.add_user("Anna"), world.add_user("Ben", locale="zh-TW")
        for person in (anna, ben):
            world.add_member(guild, person)
        home = Home(discord, guild, world.add_channel(guild, "games"), anna, ben)
        bot = Contained(discord, data, command)
        async with bot:
            game = Game(home, bot, data / "orrery.sqlite3")
            await game.begin()
            shown = await game.panel(anna)
            await game.step(anna, shown)
            alive = [*command, "env", f"METRICS_PORT={bot.port}", "python3", "/srv/orrery/scripts/is_alive.py", "ready"]
            print(await patiently(alive))
            who = await asyncio.to_thread(subprocess.run, [*command, "id"], capture_output=True, text=True, check=True)
            print(who.stdout.strip())
            assert "uid=10001" in who.stdout
    with closing(sqlite3.connect(data / "orrery.sqlite3")) as database:
        ((steps,),) = database.execute("SELECT count(*) FROM choices WHERE kind = 'choose'").fetchall()
    owner = (data / "orrery.sqlite3").stat().st_uid
    print(f"{steps} move in the volume, a file of user {owner}")
    assert steps == 1
    assert owner == 10001


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("data", type=Path)
    parser.add_argument("command", nargs="+")
    given = parser.parse_args()
    asyncio.run(main(given.data, given.command))
    sys.exit(0)
