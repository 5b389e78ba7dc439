"""The entries of the museum: databases of earlier versions, and the controls of the messages that they posted."""

from __future__ import annotations

import lzma
import os
from pathlib import Path
from typing import Any

import msgspec

from tables.service import Tables

FOLDER = Path(__file__).parent
NAMES = tuple(sorted(path.name.removesuffix(".sqlite3.xz") for path in FOLDER.glob("*.sqlite3.xz")))
WITH_MESSAGES = tuple(name for name in NAMES if (FOLDER / f"{name}.json.xz").is_file())
WHOLE = bool(os.environ.get("ORRERY_MUSEUM_WHOLE"))
"""Whether every table and every control is opened; else a sample of each kind (`make release` opens all)."""


class Posted(msgspec.Struct, frozen=True):
    """A message as it was posted: `person` is who alone saw it (None: everybody in the channel)."""

    channel: int
    message: int
    person: int | None
    private: bool
    controls: list[dict[str, Any]]


class Entry(msgspec.Struct):
    """What stands beside a database: the server, its people and their direct messages by name, the messages."""

    guild: int
    people: dict[str, int]
    direct: dict[str, int]
    bot: int
    messages: list[Posted]


def unpacked(name: str, folder: Path) -> Path:
    """The database of an entry, as a file that may be changed."""
    target = folder / "orrery.sqlite3"
    target.write_bytes(lzma.decompress((FOLDER / f"{name}.sqlite3.xz").read_bytes()))
    return target


def posted(name: str) -> Entry:
    """What stands beside the database of an entry."""
    return msgspec.json.decode(lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes()), type=Entry)


async def numbers_by_kind(tables: Tables) -> dict[tuple[Any, ...], list[int]]:
    """The numbers of all tables, by title, number of seats and status."""
    found: dict[tuple[Any, ...], list[int]] = {}
    for number in await tables.administration.numbers():
        info = await tables.queries.info(number)
        found.setdefault((info.title, len(info.seats), info.status), []).append(number)
    return found


def sampled(found: dict[tuple[Any, ...], list[int]], each: int = 1) -> list[int]:
    """All tables, or so many of each kind."""
    return sorted(number for numbers in found.values() for number in (numbers if WHOLE else numbers[:each]))
