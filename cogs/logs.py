"""Log lines on stderr, and the final message of a start that failed."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

import discord

from cogs.settings import Settings
from db.errors import DatabaseInUse, StoreAway, StoreBusy, StoreError, StoreReadOnly, StoreTooNew

UNUSABLE = 2
_TALKATIVE = {
    "discord": logging.INFO,
    "aiosqlite": logging.INFO,
    "asyncpg": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
"""Libraries whose lines below this level are dropped: they contain tokens, seeds, hands or every statement."""
_AUTHENTICATION_FAILED = 4004
"""A close code of the gateway."""
_TOKEN_REFUSED = (
    "Discord does not accept DISCORD_TOKEN. Reset the token on the Bot page of your application "
    "(https://discord.com/developers/applications) and copy the new one into .env."
)


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
    """Log to stderr as the settings say. Lines of libraries with tokens, rows or statements are dropped."""
    handler = logging.StreamHandler(sys.stderr)
    if settings.log_format == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    for name, least in _TALKATIVE.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().level))


def last_words(problem: Exception) -> int:
    """Write on stderr why a start failed or a running bot ended. Returns the exit code."""
    ran = isinstance(problem, discord.ConnectionClosed)
    return complain(in_words(problem), "has to end" if ran else "cannot start")


def complain(lines: list[str], what: str = "cannot start") -> int:
    """Write on stderr why Orrery does not start or stops. Returns the exit code."""
    told = [f"Orrery {what}:", *(f"  - {line}" for line in lines), "The file .env.example explains every setting."]
    sys.stderr.write("\n".join(told) + "\n")
    return UNUSABLE


def in_words(problem: Exception) -> list[str]:
    """Why a start failed or a running bot ended, in plain words."""
    if isinstance(problem, discord.LoginFailure):
        return [_TOKEN_REFUSED]
    if isinstance(problem, discord.ConnectionClosed):
        if problem.code == _AUTHENTICATION_FAILED:
            return [f"The token was reset while Orrery ran. {_TOKEN_REFUSED}"]
        return [f"Discord closed the connection for good (code {problem.code}: {problem.reason or 'no reason given'})."]
    if isinstance(problem, discord.PrivilegedIntentsRequired):
        return ["Discord refused the intents; Orrery needs none that are privileged. Is this the right application?"]
    if isinstance(problem, DatabaseInUse):
        return [
            f"Orrery is running already on this database ({problem}). Stop it first; to install an update beside it, "
            "use `make install`. Several processes on one PostgreSQL database need a PROCESS_NAME each."
        ]
    if isinstance(problem, StoreTooNew):
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
    if isinstance(problem, PermissionError | FileNotFoundError | NotADirectoryError):
        return [f"A file cannot be used: {problem}. Check DATABASE_URL and who may write there."]
    if isinstance(problem, OSError):
        return [f"Discord cannot be reached: {problem}. Check the network and start again."]
    logging.getLogger(__name__).critical("the start failed", exc_info=problem)
    return [f"{type(problem).__name__}: {problem} (this is a defect; the lines above say where)"]
