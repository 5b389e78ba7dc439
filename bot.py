"""Orrery: settings, store, bot, cogs. Without a token it starts practice mode."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import suppress
from typing import Any

from cogs import logs, startup
from cogs.client import Orrery
from cogs.settings import BadSettings, Settings, check_arguments, load


def build(settings: Settings) -> Orrery:
    """The bot, ready to be started."""
    startup.configure_discord(settings)
    return Orrery(settings)


async def run(settings: Settings, token: str) -> None:
    """Run on Discord until a signal stops it."""
    async with build(settings) as bot:
        closing: list[asyncio.Task[Any]] = []
        with suppress(NotImplementedError):
            stop = lambda: closing.append(asyncio.create_task(logs.in_time(bot.close())))
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop)
        await bot.start(token)
        await asyncio.gather(*closing)


def _practise(settings: Settings) -> None:
    try:
        import practice
    except ModuleNotFoundError as missing:
        if missing.name != "practice":
            raise
        raise BadSettings(["DISCORD_TOKEN is not set; this installation has no practice mode."]) from None
    practice.run(settings)


def main(*given: str) -> None:
    """Start, with these arguments. The exit status is told by `logs.exit_status`; the reason was printed."""
    check_arguments(given)
    try:
        settings = load()
        logs.set_up(settings)
        if settings.discord_token is None:
            _practise(settings)
        else:
            with suppress(KeyboardInterrupt):
                with asyncio.Runner(loop_factory=startup.loop_factory(settings)) as runner:
                    runner.run(run(settings, settings.discord_token))
    except BadSettings as problem:
        sys.exit(logs.complain(problem.lines))
    except Exception as problem:
        sys.exit(logs.last_words(problem))


if __name__ == "__main__":
    main(*sys.argv[1:])
