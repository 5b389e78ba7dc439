"""Runs a bot as its own process against the fake Discord: start, wait until ready, SIGTERM, kill -9, start again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from types import TracebackType

from .fake_discord import FakeDiscord
from .nursery import Forked, nursery
from .world import PATIENCE_SECONDS

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = PATIENCE_SECONDS


class BotDied(Exception):
    """The process ended by itself; carries what it said."""


class BotProcess:
    """One bot program with one database; each `start` is a new process, forked by a nursery unless `forked` is False.

        async with BotProcess(discord, ROOT / "bot.py", database=tmp_path / "orrery.db") as bot:
            await bot.kill()
            await bot.start()

    Its output goes to a file; `output` is what all its processes said so far.
    """

    def __init__(
        self,
        discord: FakeDiscord,
        script: Path,
        *,
        database: Path,
        settings: dict[str, str] | None = None,
        wait_for_commands: bool = True,
        forked: bool = True,
    ) -> None:
        self.forked = forked and hasattr(os, "pidfd_open")
        self.discord = discord
        self.script = script
        self.wait_for_commands = wait_for_commands
        self.alone = True
        """Whether no other process is connected to this Discord."""
        self.log_file = database.with_suffix(".log")
        self.settings = {
            **discord.environment(),
            "DATABASE_URL": f"sqlite+aiosqlite:///{database}",
            "LOG_LEVEL": "INFO",
            **(settings or {}),
        }
        self.starts = 0
        self._process: asyncio.subprocess.Process | Forked | None = None

    async def __aenter__(self) -> BotProcess:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill()
        if kind is not None:
            print(f"--- what {self.script.name} said ---\n{self.output[-8000:]}", file=sys.stderr)

    @property
    def output(self) -> str:
        return self.log_file.read_text(encoding="utf-8", errors="replace") if self.log_file.exists() else ""

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    async def launch(self) -> None:
        """Start a process and do not wait for anything."""
        assert not self.running, "it runs already"
        self.starts += 1
        if self.forked:
            folder = self.log_file.parent
            self._process = nursery(self.script).start(self._environment(), folder, self.log_file)
            return
        with self.log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                str(self.script),
                cwd=self.log_file.parent,  # no .env of a developer is read from here
                env=self._environment(),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def _environment(self) -> dict[str, str]:
        kept = {
            name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR", "VIRTUAL_ENV") if name in os.environ
        }
        return {**kept, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", **self.settings}

    async def start(self, timeout: float = START_SECONDS) -> None:
        """Start a process and wait until it is connected and its commands are there."""
        before = self.discord.gateway.identifies
        await self.launch()
        await self.ready(before, timeout)

    async def ready(self, identifies_before: int, timeout: float = START_SECONDS) -> None:
        """Wait until a launched process has identified itself."""

        def is_ready() -> bool:
            connected = self.discord.gateway.identifies > identifies_before and self.discord.gateway.session is not None
            return connected and (not self.wait_for_commands or any(self.discord.world.commands.values()))

        waiting = asyncio.ensure_future(self.discord.until(is_ready, timeout=timeout, what=f"{self.script.name} ready"))
        process = self._process
        assert process is not None
        ending = asyncio.ensure_future(process.wait())
        try:
            await asyncio.wait({waiting, ending}, return_when=asyncio.FIRST_COMPLETED)
            if not waiting.done():
                raise BotDied(f"{self.script.name} ended with {process.returncode}:\n{self.output[-4000:]}")
            waiting.result()
        finally:
            for task in (waiting, ending):
                task.cancel()
            await asyncio.gather(waiting, ending, return_exceptions=True)

    def jump(self, *, hours: float) -> None:
        """Let the time of a travelling bot be so much later."""
        assert self._process is not None
        ahead = self.log_file.with_name("ahead")
        before = float(ahead.read_text(encoding="ascii")) if ahead.exists() else 0.0
        written = ahead.with_suffix(".new")
        written.write_text(str(before + hours * 3600), encoding="ascii")
        written.replace(ahead)  # in one step: the bot may read it at any time
        self._process.send_signal(signal.SIGUSR1)

    async def kill(self) -> None:
        """kill -9: no handler of the process runs."""
        await self._end(signal.SIGKILL, PATIENCE_SECONDS)

    async def terminate(self, timeout: float = PATIENCE_SECONDS) -> int:
        """SIGTERM; gives the exit code (negative: ended by that signal, not by itself)."""
        return await self._end(signal.SIGTERM, timeout)

    async def exit_code(self, timeout: float = START_SECONDS) -> int:
        """Wait until the process ends by itself."""
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), timeout)

    async def _end(self, how: signal.Signals, timeout: float) -> int:
        process = self._process
        if process is None or process.returncode is not None:
            return 0 if process is None else process.returncode or 0
        process.send_signal(how)
        code = await asyncio.wait_for(process.wait(), timeout)
        # The kernel has closed its lines; wait until the fake has noticed, so that no event goes to the dead.
        if self.alone:
            await self.discord.until(lambda: not self.discord.gateway.sockets, what="the lines of the dead process")
        return code
