"""Practice mode: the real bot in a simulated Discord, with a page on this computer only.

`run(settings)` is what `bot.py` starts when no DISCORD_TOKEN is set. Every start creates a new simulated Discord, so
the practice database is new as well. Games on the real Discord are in another file and are never touched.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from practice.discord_sim import World

log = logging.getLogger(__name__)

PEOPLE = (("Ada", "en-US"), ("Ben", "en-GB"), ("小晴", "zh-TW"), ("小明", "zh-CN"))
CHANNELS = ("games", "second-table")
SERVER = "The Observatory"
FOLDER = Path("data")

MISSING = """\
Practice mode needs the package "simcord" ({problem}).
`make run` installs it; by hand: {python} -m pip install --require-hashes -r requirements/practice.txt
To run on Discord instead, put DISCORD_TOKEN into .env (README.md says how to get one)."""

WELCOME = """\
Orrery in practice mode: the real bot in a simulated Discord. No account, nothing leaves this computer.

    Open   {url}

You can play as {people}; everybody's direct messages are there too.{hint}
Games are kept in {file} until the next start, which begins afresh.
To run on Discord, put DISCORD_TOKEN into .env (README.md says how). Ctrl-C ends."""


def run(settings: Any) -> None:
    """Serve practice mode until Ctrl-C or SIGTERM."""
    library = logging.getLogger("discord")
    level = library.level
    library.setLevel(logging.ERROR)  # simcord connects a client without intents, about which discord.py warns
    try:
        import practice.discord_sim  # noqa: F401 - only asks whether it is there
    except ImportError as problem:
        sys.exit(MISSING.format(problem=problem, python=sys.executable))
    finally:
        library.setLevel(level)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(settings))


async def serve(settings: Any, folder: Path = FOLDER, ready: Callable[[str], None] | None = None) -> None:
    """Start world and page, print the address, and run until a signal (or cancellation) ends it."""
    from bot import BadSettings, build
    from practice.discord_sim import NotPossible, World
    from practice.page import Page

    try:
        listener = listen(settings.practice_port)
    except OSError as problem:
        sys.exit(f"Practice mode found no free port for its page: {problem}. Set PRACTICE_PORT in .env.")
    port = listener.getsockname()[1]
    file = folder / ("practice.sqlite3" if port == settings.practice_port else f"practice-{port}.sqlite3")
    _clear(file)
    settings = settings.model_copy(
        update={"database_url": f"sqlite+aiosqlite:///{file.resolve()}", "dev_guild_id": None, "discord_token": None}
    )
    try:
        world = World(build(settings))
    except BaseException:
        listener.close()
        raise

    async def begin_again() -> None:
        try:
            fresh = build(settings)
        except BadSettings as problem:
            raise NotPossible(str(problem)) from None
        await world.restart(fresh)

    page = Page(world, begin_again)
    stop = _event_at_signal()
    try:
        await world.open(SERVER, "en-US", PEOPLE, CHANNELS)
        clock = asyncio.create_task(world.keep_time(), name="practice-clock")
        waiting = asyncio.create_task(stop.wait())
        try:
            await page.serve(listener)
            url = f"http://127.0.0.1:{port}"
            print(WELCOME.format(url=url, people=_names(), hint=_hint(world), file=file), flush=True)
            if ready is not None:
                ready(url)
            await asyncio.wait((clock, waiting), return_when=asyncio.FIRST_COMPLETED)
            if clock.done():
                clock.result()
        finally:
            await page.close()
            while running := {task for task in (clock, waiting) if not task.done()}:
                for task in running:
                    task.cancel()
                await asyncio.wait(running, timeout=0.5)  # the simulator may swallow a cancellation
    finally:
        listener.close()
        await world.close()
    print("Practice mode has ended.", flush=True)


def _event_at_signal() -> asyncio.Event:
    """An event that a signal to end the process sets."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, ValueError, RuntimeError):  # Windows; not the main thread
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    return stop


def listen(port: int, tries: int = 20) -> socket.socket:
    """A listening socket on loopback, at the given port or, if that is taken, the next free one (0: any)."""
    problem: OSError | None = None
    for candidate in range(port, min(port + tries, 65536)) if port else (0,):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("127.0.0.1", candidate))
            listener.listen(64)
        except OSError as refused:
            listener.close()
            problem = refused
            continue
        listener.setblocking(False)
        return listener
    raise problem or OSError(f"no port {port}")


def _clear(file: Path) -> None:
    """Remove the old practice database: a new simulated Discord does not know the tables of the last one."""
    file.parent.mkdir(parents=True, exist_ok=True)
    locks = file.parent.glob(f"{file.name}.*.lock")  # they would tell that there was a database
    for leftover in (file, Path(f"{file}-wal"), Path(f"{file}-shm"), *locks):
        leftover.unlink(missing_ok=True)


def _names() -> str:
    names = [name for name, _ in PEOPLE]
    return f"{', '.join(names[:-1])} or {names[-1]}"


def _hint(world: World) -> str:
    """The command that starts a game against the computer, as the bot itself offers it."""
    lines = [f"/{path} computer:normal" for path in world.ways_to_play_alone()]
    return f"\nA game against the computer is one command away: {' or '.join(lines)}" if lines else ""
