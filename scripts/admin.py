"""Administration from the shell, also while the bot runs (with SQLite: on the same machine).

  health                    open tables, what waits to be shown, the limits
  table 12                  a table: who sits there, whether its stored game fits the rules, what waits to be shown
  repair 12                 the same check; with --write a new saved position is made from the recorded answers
  freeze 12 · thaw 12       stop a table for a while; let it go on
  end 12                    end a lobby or a game without a result
  move 12 CHANNEL           go on in another channel, by its id
  export FILE               all tables, one JSON document a line, packed with gzip if the name ends in .gz
  forget PERSON             delete what is stored about a person, by Discord's id; asks for --yes
  log                       what administrators have done

What it changes is shown in Discord by the running bot within half a minute, or after its next start.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from cogs.settings import BadSettings, Settings, load
from db.errors import StoreError
from db.store import Store
from engine.core.errors import Refused
from locales import translate
from scripts.command_line import parser_of
from tables.administration import Admin
from tables.service import Tables

Lines: TypeAlias = list[str]
HOST = Admin()


async def health(tables: Tables, settings: Settings, _args: argparse.Namespace) -> Lines:
    """Open tables, the outbox, the limits."""
    async with tables.store.reading() as tx:
        counts = await tx.games.count_by_title()
        waiting, oldest = await tx.post.backlog(tables.now())
    age = 0.0 if oldest is None else max(0.0, (tables.now() - oldest).total_seconds())
    return [
        *(f"{title}: {count} {status}" for (title, status), count in sorted(counts.items())),
        f"to be shown: {waiting}, the oldest for {age:.0f} s",
        f"limits: {settings.tables_per_person} tables a person, {settings.tables_per_server} a server, "
        f"{settings.presses_per_minute} presses a minute, {settings.openings_per_hour} openings an hour",
    ]


async def table(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """One table."""
    found = await tables.administration.examine(args.number)
    info = found.info
    seats = ", ".join(f"{seat.kind} {seat.name or seat.level or ''}".strip() for seat in info.seats)
    return [
        f"table {info.id}: {info.title}, {info.status}{', frozen' if info.frozen else ''}",
        f"server {info.place.guild_id}, channel {info.place.channel_id}",
        f"seats: {seats}",
        f"waits for seats {list(info.owed)} since {info.owed_since}" if info.owed_since else "waits for nobody",
        f"to be shown: {found.waiting.open or 'nothing'}",
        *(f"could not be shown: {kind} ({reason})" for kind, reason in found.waiting.refused.items()),
        *(found.verdict.problems or ["the stored game fits"]),
        *(["`repair --write` would make a new saved position"] if found.verdict.repairable else []),
    ]


async def repair(tables: Tables, settings: Settings, args: argparse.Namespace) -> Lines:
    """Check a table; repair it if told so."""
    if not args.write:
        return [*(await table(tables, settings, args)), "nothing was written (--write does)"]
    done = await tables.administration.repair(args.number, HOST)
    return [*done.problems, "repaired" if done.repaired else "nothing to repair here"]


async def freeze(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Stop a table."""
    await tables.administration.freeze(args.number, HOST)
    return [f"table {args.number} is stopped"]


async def thaw(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Let a table go on."""
    await tables.administration.thaw(args.number, HOST)
    return [f"table {args.number} goes on"]


async def end(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """End a table."""
    info = await tables.administration.end(args.number, HOST)
    return [f"table {args.number} is {info.status}"]


async def move(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Move a table."""
    await tables.administration.move(args.number, args.channel, HOST)
    return [f"table {args.number} goes on in channel {args.channel}"]


async def export(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Write all tables into a file."""
    count = 0
    with gzip.open(args.file, "wb") if args.file.suffix == ".gz" else args.file.open("wb") as file:
        async for _number, data in tables.administration.export_all(tables.export, HOST):
            file.write(data.replace(b"\n", b" ") + b"\n")
            count += 1
    return [f"{count} tables: {args.file}"]


async def forget(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Delete a person's data."""
    if not args.yes:
        open_tables = await tables.of_person(args.person)
        return [f"{len(open_tables)} open tables; nothing was deleted (--yes does; it cannot be undone)"]
    seats = await tables.administration.forget(args.person, HOST)
    return [f"forgotten; {seats} seats were theirs"]


async def log(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """The audit log."""
    rows = await tables.administration.log(None, args.most)
    return [
        " ".join(
            filter(
                None,
                (
                    f"{row.at:%Y-%m-%d %H:%M:%S}",
                    f"{row.who or 'host'}",
                    row.what,
                    f"table {row.table_id}" if row.table_id else "",
                    row.detail,
                ),
            )
        )
        for row in rows
    ]


COMMANDS: dict[str, Callable[[Tables, Settings, argparse.Namespace], Awaitable[Lines]]] = {
    work.__name__: work for work in (health, table, repair, freeze, thaw, end, move, export, forget, log)
}


async def run(settings: Settings, args: argparse.Namespace) -> Lines:
    """One command."""
    store = await Store.open(settings.database_url)
    tables = Tables(store)
    try:
        return await COMMANDS[args.what](tables, settings, args)
    finally:
        await tables.close_down()
        await store.close()


def main(arguments: list[str] | None = None) -> int:
    """Run as a command. Status 2: it could not be done."""
    args = _parser().parse_args(arguments)
    try:
        print(*asyncio.run(run(load(), args)), sep="\n")
    except Refused as refusal:
        print(f"Not done: {translate(refusal.text, 'en')}", file=sys.stderr)
        return 2
    except (StoreError, BadSettings, OSError) as problem:
        print(f"Not done: {problem}", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = parser_of(__doc__)
    kinds = parser.add_subparsers(dest="what", required=True)
    made = {name: kinds.add_parser(name, help=work.__doc__) for name, work in COMMANDS.items()}
    for name in ("table", "repair", "freeze", "thaw", "end", "move"):
        made[name].add_argument("number", type=int, help="the table's number")
    made["repair"].add_argument("--write", action="store_true", help="not only look")
    made["move"].add_argument("channel", type=int, help="the channel's id")
    made["export"].add_argument("file", type=Path, help="where to write it")
    made["forget"].add_argument("person", type=int, help="Discord's id of the person")
    made["forget"].add_argument("--yes", action="store_true", help="delete it")
    made["log"].add_argument("--most", type=int, default=50, help="how many entries (default: 50)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
