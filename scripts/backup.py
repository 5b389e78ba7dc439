"""Back up the SQLite database, also while the bot runs, and put a backup back while it is stopped.

  save               a new folder in backups/, with the database and your own component files; --keep deletes older ones
  restore backups/X  checks the backup and puts it in the place of the database, which is kept under another name
  list               the backups
  anew               begin with an empty database; the present one is kept under another name

The database is that of DATABASE_URL (environment or .env). For PostgreSQL, docs/hosting.md names the commands.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from datetime import datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sqlalchemy.engine import make_url

from cogs.settings import BadSettings, Settings, load
from db import backup
from db.errors import DatabaseInUse, StoreError
from engine.titles import TITLES
from scripts.command_line import parser_of

FOLDER = Path("backups")


def file_of(settings: Settings) -> Path:
    """The database file. Raises StoreError if the games are not in a file."""
    url = make_url(settings.database_url)
    if url.get_backend_name() != "sqlite":
        raise StoreError("the games are in PostgreSQL: use pg_dump and pg_restore, as docs/hosting.md shows")
    if url.database in (None, "", ":memory:"):
        raise StoreError("DATABASE_URL names no file")
    return Path(str(url.database))


def save(settings: Settings, folder: Path, keep: int | None) -> None:
    """Make a backup, and delete all but the newest `keep`."""
    own = [path for title in TITLES if (path := settings.data_dir / title).is_dir()]
    made = backup.save(file_of(settings), folder, datetime.now().astimezone(), own)
    size = sum(path.stat().st_size for path in made.rglob("*") if path.is_file())
    print(f"saved: {made} ({size / 1024:.0f} KiB)")
    for old in [] if keep is None else backup.forget(folder, keep):
        print(f"deleted: {old}")


def restore(settings: Settings, source: Path) -> None:
    """Put a backup back, and say what to do with component files."""
    replaced = asyncio.run(backup.restore(source, file_of(settings), datetime.now().astimezone()))
    print(f"restored: {file_of(settings)} is now as {source}")
    if replaced is not None:
        print(f"the database of before is kept as {replaced}")
    if (source / backup.COMPONENTS).is_dir():
        print(f"your component files of that time: copy {source / backup.COMPONENTS}/* to {settings.data_dir}/")


def begin_anew(settings: Settings) -> None:
    """Begin with an empty database."""
    replaced = asyncio.run(backup.begin_anew(file_of(settings), datetime.now().astimezone()))
    print(f"begun: {file_of(settings)} is empty")
    if replaced is not None:
        print(f"the database of before is kept as {replaced}")


def main(arguments: list[str] | None = None) -> int:
    """Run as a command. Status 2: it could not be done, and nothing has changed."""
    args = _parser().parse_args(arguments)
    try:
        settings = load()
        if args.what == "save":
            save(settings, args.folder, args.keep)
        elif args.what == "restore":
            restore(settings, args.backup)
        elif args.what == "anew":
            begin_anew(settings)
        else:
            print("\n".join(map(str, backup.saved(args.folder))) or "There is no backup yet.")
    except DatabaseInUse as rival:
        print(f"Stop the bot first: {rival} works on this database.", file=sys.stderr)
        return 2
    except (StoreError, BadSettings, OSError) as problem:
        print(f"Not done: {problem}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = parser_of(__doc__)
    kinds = parser.add_subparsers(dest="what", required=True)
    saving = kinds.add_parser("save", help="make a backup")
    saving.add_argument(
        "--keep", type=_read_positive, help="afterwards delete all but so many of the newest (default: none)"
    )
    listing = kinds.add_parser("list", help="name the backups, oldest first")
    for kind in (saving, listing):
        kind.add_argument("--folder", type=Path, default=FOLDER, help=f"where the backups are (default: {FOLDER})")
    kinds.add_parser("anew", help="begin with an empty database")
    restoring = kinds.add_parser("restore", help="put a backup back")
    restoring.add_argument("backup", type=Path, help="the folder of a backup, or a database file")
    return parser


def _read_positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


if __name__ == "__main__":
    sys.exit(main())
