"""Rehearse an update: open a copy of the database with this version, and say which games would not go on.

The copy is migrated. Every lobby and running game is loaded, continued by a few imagined answers and verified, by
several processes. The database itself is only read, also while the bot runs; nothing is ever written to it.

DATABASE is a file, or the address of DATABASE_URL (the default). For PostgreSQL, name the address of a copy that you
have made: it is migrated in its place (docs/hosting.md has the commands).

Status 0: everything goes on. 1: something would be set aside, get stuck or not be confirmed. 2: it could not be
rehearsed.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy.engine import make_url

from cogs.components import load_components
from cogs.settings import BadSettings, Settings, load
from db.errors import StoreError
from engine.core.errors import Refused
from engine.titles import Owned
from scripts.command_line import log_above, parser_of
from scripts.rehearsal import Rehearsed, live_tables, rehearse_tables
from tables.workers import Workers

AT_ONCE = 100
"""Tables of one task of a worker."""
PATIENCE = 600.0
"""Timeout of such a task in seconds."""
SHOWN = 40
"""Tables that are listed one by one, unless all are wanted."""


async def rehearse_all(url: str, processes: int, components: Owned) -> list[Rehearsed]:
    """Migrate this copy; what would become of all its live tables."""
    numbers = await live_tables(url)
    tasks = [numbers[first :: -(-len(numbers) // AT_ONCE)] for first in range(-(-len(numbers) // AT_ONCE))]
    workers = Workers(processes, components, name="rehearsal", patience=PATIENCE)
    try:
        found = await asyncio.gather(*(workers.run(rehearse_tables, url, task) for task in tasks))
    finally:
        workers.close()
    return sorted((each for part in found for each in part), key=lambda each: each.table_id)


# -- the copy --------------------------------------------------------------------------------------------------------


def copy_of(database: Path, folder: Path) -> Path:
    """A copy of the database as it is at this moment, with what is only in its journal so far. Raises StoreError if
    there is none."""
    if not database.is_file():
        raise StoreError(f"there is no database {database}")
    target = folder / "rehearsal.sqlite3"
    try:
        source = sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.Error as error:
        raise StoreError(f"{database} cannot be copied: {error}") from error
    return target


def file_of(wanted: str) -> Path | None:
    """The file that this names, or whose address it is. None: it is the address of a server."""
    if "://" not in wanted:
        return Path(wanted)
    url = make_url(wanted)
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def check_is_copy(wanted: str, settings: Settings) -> None:
    """Raises StoreError if this is the database of the bot, which is never opened."""
    own, meant = make_url(settings.database_url), make_url(wanted)
    if (own.host, own.port or 5432, own.database) == (meant.host, meant.port or 5432, meant.database):
        raise StoreError("this is the bot's own database: make a copy and name that, as docs/hosting.md shows")


# -- what is said ----------------------------------------------------------------------------------------------------


def report(found: list[Rehearsed], seconds: float, *, everything: bool) -> list[str]:
    """The lines of the report: how many tables go on, and the others with the reasons, grouped and one by one."""
    wrong = [each for each in found if each.outcome != "sound"]
    running = sum(each.status == "running" for each in found)
    lines = [
        f"{len(found)} live tables ({running} running games, {len(found) - running} lobbies) in {seconds:.0f} s:",
        f"{len(found) - len(wrong)} go on, {len(wrong)} do not",
    ]
    kinds = Counter((each.outcome, each.title or "?") for each in wrong)
    lines += [f"  {count} of {title}: {outcome}" for (outcome, title), count in kinds.most_common()]
    for each in wrong if everything else wrong[:SHOWN]:
        where = "a direct message" if each.guild_id is None else f"server {each.guild_id}"
        lines.append(f"table {each.table_id} ({each.title or '?'}, {where}): {each.outcome}: {each.why}")
    if not everything and len(wrong) > SHOWN:
        lines.append(f"… and {len(wrong) - SHOWN} more (--all lists them)")
    return lines


def run(args: argparse.Namespace) -> int:
    """Rehearse, and say how it went."""
    settings = load()
    components = load_components(settings.data_dir)
    wanted = args.database or settings.database_url
    file, started = file_of(wanted), perf_counter()
    with TemporaryDirectory(prefix="orrery-rehearsal-", dir=args.folder) as folder, log_above(logging.INFO):
        if file is None:
            check_is_copy(wanted, settings)
            url = wanted
        else:
            url = f"sqlite+aiosqlite:///{copy_of(file, Path(folder))}"
        found = asyncio.run(rehearse_all(url, args.processes, components))
    print(*report(found, perf_counter() - started, everything=args.all), sep="\n")
    return 0 if all(each.outcome == "sound" for each in found) else 1


def main(arguments: list[str] | None = None) -> int:
    """Run as a command."""
    parser = parser_of(__doc__)
    parser.add_argument("database", nargs="?", metavar="DATABASE", help="file or address (default: DATABASE_URL)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="default: one a core")
    parser.add_argument("--all", action="store_true", help="list every table that does not go on")
    parser.add_argument(
        "--folder", type=Path, help="where the copy is made (default: the system's folder for such files)"
    )
    try:
        return run(parser.parse_args(arguments))
    except BadSettings as problem:
        print("Not rehearsed:", *problem.lines, sep="\n  ", file=sys.stderr)
    except (StoreError, Refused, OSError) as problem:
        print(f"Not rehearsed: {problem}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
