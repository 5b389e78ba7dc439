"""`plain_bot.py` whose time jumps: it is as many seconds ahead as the file `ahead` in its folder says. SIGUSR1 lets it
look at the time at once."""

from __future__ import annotations

import asyncio
import signal
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from bot import Orrery
from cogs import startup
from tests.wire.plain_bot import main as main_of_plain_bot

AHEAD = Path("ahead")
_under_way: set[asyncio.Task[Any]] = set()


def now() -> datetime:
    """The time of the tables."""
    return datetime.now(UTC) + timedelta(seconds=float(AHEAD.read_text(encoding="ascii")) if AHEAD.exists() else 0.0)


async def set_up(bot: Orrery) -> None:
    """What the bot does at its start, and listening to the signal."""
    await _set_up(bot)

    def look() -> None:
        _under_way.add(asyncio.create_task(startup.heartbeat(bot.services, bot.delivery)))

    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, look)


_set_up = Orrery.setup_hook


def main() -> None:
    """Start, with this time."""
    Orrery.now = staticmethod(now)
    Orrery.setup_hook = set_up  # type: ignore[method-assign, assignment]
    main_of_plain_bot()


if __name__ == "__main__":
    main()
