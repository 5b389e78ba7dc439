"""Replay every stored game with the rules of this version, and report those that no longer fit.

For each table the answers are replayed from its seed; the first one that is not legal any more, or leads to another
state than was stored, is reported with its number and the question asked then. The saved position is also loaded, as
the bot would do it. With --dry-run nothing is written.

Where the rules have changed since, a table is not reported: it goes on from what today's rules make of its position.

Without --dry-run, a running table whose saved position cannot be loaded, but whose answers can be replayed, gets a new
saved position from them. Nothing else is ever changed; stop the bot and make a copy of the database first.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from cogs.settings import BadSettings, load
from db.errors import StoreError
from db.store import Store
from scripts.command_line import parser_of
from tables.administration import Admin
from tables.service import Tables


async def repair(url: str, *, write: bool) -> int:
    """Check all tables. Returns the number of those with a problem. Raises StoreTooOld if the bot of this version has
    not updated the database yet: the version that still runs could not go on with it."""
    store = await Store.open(url, updates=False)
    try:
        service = Tables(store).administration
        numbers, problems, aged = await service.numbers(), 0, 0
        for number in numbers:
            examined = await service.examine(number, hidden=True)
            told = list(examined.verdict.problems)
            aged += bool(examined.verdict.older)
            if write and examined.verdict.repairable and (await service.repair(number, Admin())).repaired:
                told.append("REPAIRED: saved anew from the answers")
            if told:
                problems += 1
                print(f"table {number} ({examined.info.title}, {examined.info.status}): {'; '.join(told)}")
        by_older = f"; {aged} were played by older rules, and go on under those of today" if aged else ""
        print(f"{len(numbers)} tables, {problems} with a problem{by_older}")
        return problems
    finally:
        await store.close()


def main() -> int:
    """Run as a command. Status 1: something does not fit; 2: it could not be done."""
    parser = parser_of(__doc__)
    parser.add_argument("--dry-run", action="store_true", help="only look")
    parser.add_argument("--database", metavar="URL", help="default: that of the bot")
    args = parser.parse_args()
    try:
        database = args.database or load().database_url
        return 1 if asyncio.run(repair(database, write=not args.dry_run)) else 0
    except (StoreError, BadSettings, OSError) as problem:
        print(f"Not done: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
