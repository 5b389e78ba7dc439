"""Move all games from one database to another: from SQLite to PostgreSQL, or back.

  scripts/move_database.py --from data/orrery.sqlite3 postgresql+asyncpg://orrery:password@localhost/orrery
  scripts/move_database.py --from postgresql+asyncpg://orrery:password@localhost/orrery data/orrery.sqlite3

Stop the bot first. Everything is copied (games, people, settings, results, what waits to be shown) from DATABASE_URL or
the database after --from, which stays as it is, into an empty one. Every table is counted and digested in both: either
all is there afterwards, or nothing. Then write the new address into .env (DATABASE_URL) and start the bot.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy.engine import make_url

from cogs.settings import BadSettings, load
from db.errors import DatabaseInUse, StoreError
from db.moving import Moved, move
from db.server import Pool
from db.store import Store, is_no_file
from scripts.command_line import parser_of


def url_of(given: str) -> str:
    """The address of a database. A path is a SQLite file."""
    return given if "://" in given else f"sqlite+aiosqlite:///{given}"


def guards_of(url: str, name: str) -> list[str]:
    """The names under which processes have a SQLite file; their locks are taken, so that no bot starts meanwhile."""
    address = make_url(url)
    if address.get_backend_name() != "sqlite" or not address.database:
        return [name]
    file = Path(address.database)
    found = {
        path.name.removeprefix(f"{file.name}.").removesuffix(".lock")
        for path in file.parent.glob(f"{file.name}.*.lock")
    }
    return sorted({name, *found})


async def run(source: str, target: str, name: str) -> list[Moved]:
    """Move everything, and say what. Raises StoreError if that is not possible; then the target has nothing."""
    async with AsyncExitStack() as stack:
        opened: list[Store] = []
        for url in (source, target):
            stores = [
                await Store.open(url, name=each, pool=Pool(statement_seconds=0), updates=url == target)
                for each in guards_of(url, name)
            ]
            for store in stores:
                stack.push_async_callback(store.close)
            opened.append(stores[0])
        source_store, target_store = opened
        return await move(source_store, target_store, _tell)


def _tell(moved: Moved) -> None:
    print(f"{moved.table:12} {moved.rows:>9}  {moved.digest[:16]}")


def main() -> int:
    """The exit status: 0 if everything was moved."""
    parser = parser_of(__doc__)
    parser.add_argument("--from", dest="source", help="the database that is copied (default: DATABASE_URL)")
    parser.add_argument("target", help="an empty database, or a SQLite file that is not there yet")
    given = parser.parse_args()
    try:
        settings = load()
        source, target = url_of(given.source or settings.database_url), url_of(given.target)
        if make_url(source) == make_url(target):
            raise StoreError("these are the same database; name the one that is copied with --from")
        if is_no_file(make_url(source)):
            raise StoreError(f"there is no database {make_url(source).database}")
        moved = asyncio.run(run(source, target, settings.process_name))
    except BadSettings as problem:
        print("\n".join(problem.lines), file=sys.stderr)
        return 2
    except DatabaseInUse as problem:
        print(f"not moved: the bot runs ({problem}). Stop it first.", file=sys.stderr)
        return 1
    except StoreError as problem:
        print(f"not moved: {problem}", file=sys.stderr)
        return 1
    print(f"moved: {sum(each.rows for each in moved)} rows of {len(moved)} tables, the same in both databases.")
    print(f"Now write DATABASE_URL={make_url(target).render_as_string()} into .env, with the password if it has one.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
