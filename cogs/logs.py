"""Log lines on stderr, and the final message of a start that failed."""

from __future__ import annotations

import asyncio
import faulthandler
import json
import logging
import sys
from collections.abc import Awaitable
from datetime import UTC, datetime
from typing import Final

import discord

from cogs.repeats import LateAnswers
from cogs.settings import Settings
from db.errors import DatabaseInUse, StoreAway, StoreBusy, StoreError, StoreLost, StoreReadOnly, StoreTooNew
from tables.version import VERSION

PASSES, UNUSABLE = 1, 2
"""Exit statuses: a later start may succeed without anybody's doing (network, database server, a defect), or cannot
before somebody has changed something. docs/hosting.md tells systemd not to restart after the second."""
LONGEST_END = 45.0
"""Seconds after which a program that was told to end does so as it is. All it has promised is stored by then."""
_TALKATIVE = {
    "discord": logging.INFO,
    "aiosqlite": logging.INFO,
    "asyncpg": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
"""Libraries whose lines below this level are dropped: they contain tokens, seeds, hands or every statement."""
TOO_FEW_SHARDS = 4011
_BOT_PAGE = "the Bot page of your application (https://discord.com/developers/applications)"
_TOKEN_REFUSED = (
    f"Discord does not accept DISCORD_TOKEN. Reset the token on {_BOT_PAGE} and copy the new one into .env."
)
_UPDATE = "Update Orrery: git pull, then make install."
FATAL: Final = {
    4004: f"The token was reset while Orrery ran. {_TOKEN_REFUSED}",
    4010: "Discord refused the number of the shard (invalid shard), though Orrery asks for none. If "
    f"DISCORD_GATEWAY_URL is set, remove it from .env. {_UPDATE}",
    4011: "Discord requires more shards (SHARDS): the bot is on more servers than so many may serve, some 2,500 each. "
    "Raise SHARDS, or without PROCESSES leave it out: Discord then says how many there must be. Do not start it again "
    "before: Discord resets the token of a bot that connects too often.",
    4012: "Discord does not offer the version of its gateway any more that this Orrery asks for (invalid API version). "
    f"{_UPDATE}",
    4013: f"Discord does not know the intents that this Orrery asks for (invalid intents). {_UPDATE}",
    4014: "Discord refused a privileged intent (disallowed intents); Orrery needs none. If its code was changed to ask "
    f"for one, switch it on on {_BOT_PAGE}.",
}
"""What to do about each close code of the gateway after which Discord takes no new connection as things are."""


_FILE_PROBLEMS = (PermissionError, FileNotFoundError, NotADirectoryError)
_FOR_PEOPLE = (
    discord.LoginFailure,
    discord.PrivilegedIntentsRequired,
    StoreError,
    StoreLost,
    ModuleNotFoundError,
    *_FILE_PROBLEMS,
)

_OUTGROWN = (
    "Discord requires more shards by now: the bot is on more servers than at its start. The next start asks Discord "
    "how many there must be."
)

log = logging.getLogger("orrery")


class Outgrown(Exception):
    """Discord wants more shards than it has recommended at the start, so the next start has enough."""


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        entry = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def set_up(settings: Settings) -> None:
    """Log to stderr as the settings say, first the version. Lines of libraries with tokens, rows or statements are
    dropped."""
    handler = logging.StreamHandler(sys.stderr)
    if settings.log_format == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    for name, least in _TALKATIVE.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))
    logging.getLogger("discord.app_commands.tree").addFilter(LateAnswers())
    log.info("Orrery %s", VERSION)


async def in_time(closing: Awaitable[None], seconds: float = LONGEST_END) -> None:
    """Close. If the program has not ended after so many seconds, it says where it hangs, and ends with status 1."""
    faulthandler.dump_traceback_later(seconds, exit=True)
    asyncio.get_running_loop().call_later(seconds * 0.9, _say_tasks)
    await closing


def _say_tasks() -> None:
    for task in asyncio.all_tasks():
        logging.getLogger(__name__).error("the end waits for %r", task)


def last_words(problem: Exception) -> int:
    """Write on stderr why a start failed or a running bot ended. Returns the exit status."""
    lines, ran = in_words(problem), isinstance(problem, discord.ConnectionClosed | discord.PrivilegedIntentsRequired)
    if isinstance(problem, Outgrown):
        log.error("%s", _OUTGROWN)
    if ran:
        code = problem.code if isinstance(problem, discord.ConnectionClosed) else 4014
        log.critical("Discord closed the connection for good, with code %d: %s", code, " ".join(lines))
    complain(lines, "has to end" if ran else "cannot start")
    return exit_status(problem)


def complain(lines: list[str], what: str = "cannot start") -> int:
    """Write on stderr why Orrery does not start or stops. Returns the exit status of what somebody has to mend."""
    told = [f"Orrery {what}:", *(f"  - {line}" for line in lines), "The file .env.example explains every setting."]
    sys.stderr.write("\n".join(told) + "\n")
    return UNUSABLE


def exit_status(problem: Exception) -> int:
    """`UNUSABLE` if another start would end in the same way until somebody has changed something, else `PASSES`."""
    if isinstance(problem, discord.ConnectionClosed):
        return UNUSABLE if problem.code in FATAL else PASSES
    if isinstance(problem, StoreBusy | StoreAway):
        return PASSES
    return UNUSABLE if isinstance(problem, _FOR_PEOPLE) else PASSES


def in_words(problem: Exception) -> list[str]:
    """Why a start failed or a running bot ended, in plain words."""
    if isinstance(problem, discord.LoginFailure):
        return [_TOKEN_REFUSED]
    if isinstance(problem, discord.ConnectionClosed):
        if problem.code in FATAL:
            return [FATAL[problem.code]]
        return [f"Discord closed the connection for good (code {problem.code}: {problem.reason or 'no reason given'})."]
    if isinstance(problem, discord.PrivilegedIntentsRequired):
        return [FATAL[4014]]
    if isinstance(problem, Outgrown):
        return [_OUTGROWN]
    if isinstance(problem, discord.HTTPException | discord.GatewayNotFound):
        return [f"Discord does not let the bot in at the moment: {problem}. Start again later."]
    if isinstance(problem, DatabaseInUse):
        return [
            f"Orrery is running already on this database ({problem}). Stop it first; to install an update beside it, "
            "use `make install`. Several processes on one PostgreSQL database need PROCESSES and SHARDS."
        ]
    if isinstance(problem, StoreTooNew | StoreLost):
        return [str(problem)]
    if isinstance(problem, StoreReadOnly):
        return [
            f"The database (DATABASE_URL) cannot be written: {problem}. Orrery has to be allowed to write the file and "
            "its folder, or the tables of the PostgreSQL server."
        ]
    if isinstance(problem, StoreBusy):
        return ["The database is locked by another program. Is Orrery running already? Stop it and try again."]
    if isinstance(problem, StoreAway):
        return [f"The database server (DATABASE_URL) cannot be reached: {problem}. Start it first, then Orrery."]
    if isinstance(problem, StoreError):
        return [f"The database (DATABASE_URL) cannot be used: {problem}"]
    if isinstance(problem, ModuleNotFoundError) and problem.name in ("asyncpg", "psycopg"):
        return [f"DATABASE_URL names PostgreSQL, whose driver {problem.name} is not installed: run `make install`"]
    if isinstance(problem, _FILE_PROBLEMS):
        return [f"A file cannot be used: {problem}. Check DATABASE_URL and who may write there."]
    if isinstance(problem, OSError):
        return [f"Discord cannot be reached: {problem}. Check the network and start again."]
    log.critical("the start failed", exc_info=problem)
    return [f"{type(problem).__name__}: {problem} (this is a defect; the lines above say where)"]
