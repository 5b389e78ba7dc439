"""Administration from the shell, also while the bot runs (with SQLite: on the same machine).

  health                    open tables, what waits to be shown, the limits
  table 12                  a table: who sits there, whether its stored game fits the rules, what waits to be shown
  repair 12                 make a new saved position from the recorded answers, if the present one cannot be loaded
  freeze 12 · thaw 12       stop a table for a while; let it go on
  end 12                    end a lobby or a game without a result
  move 12 CHANNEL           go on in another channel, by its id
  limits                    the limits; with --presses 120 and the like: choose others; --server ID: those of a server
  export FILE               all tables, one JSON document a line, packed with gzip if the name ends in .gz
  reports                   which bugs people have reported; with --save NUMBER FILE: a report as a file
  drop-report 3             delete a report
  requests                  who wants to be forgotten, as server managers have passed on
  forget PERSON             delete what is stored about a person, by Discord's id
  log                       what administrators have done

What changes something is tried and described first, and done only with --yes; each is in the log. The running bot shows
in Discord what was changed within half a minute, or after its next start.
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
from cogs.shards import places_of
from cogs.startup import limits_of
from db.errors import StoreError
from db.store import Store
from engine.core.errors import Refused
from locales import translate
from scripts.command_line import parser_of
from tables.administration import Admin
from tables.limits import Chosen, Limits
from tables.places import holders
from tables.records import TableInfo
from tables.service import Tables

Lines: TypeAlias = list[str]
HOST = Admin()
UNDONE = "nothing was changed (--yes does it)"
LIMITS = {
    "per_person": "tables that one person hosts on a server",
    "per_server": "tables of a server",
    "played": "tables at which one person has a seat",
    "presses": "presses of a person in a minute",
    "openings": "tables that a person opens in an hour",
}


async def health(tables: Tables, settings: Settings, _args: argparse.Namespace) -> Lines:
    """Open tables, the outbox, the limits."""
    async with tables.store.reading() as tx:
        counts = await tx.games.count_by_title()
        waiting, oldest = await tx.post.backlog(tables.now())
        held = await holders(tx, places_of(settings), tables.now())
    age = 0.0 if oldest is None else max(0.0, (tables.now() - oldest).total_seconds())
    return [
        *(f"{title}: {count} {status}" for (title, status), count in sorted(counts.items())),
        f"to be shown: {waiting}, the oldest for {age:.0f} s",
        *(
            f"{place}: nobody" if who is None else f"{place}: {who.process}, shards {who.shards}, since {who.since}"
            for place, who in held.items()
        ),
        *_limits(await tables.administration.limits()),
    ]


async def table(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """One table."""
    found = await tables.administration.examine(args.number, hidden=True)
    info = found.info
    seats = ", ".join(f"{seat.kind} {seat.level or seat.name}".strip() for seat in info.seats)
    return [
        f"table {info.id}: {info.title}, {info.status}{', frozen' if info.frozen else ''}",
        f"server {info.place.guild_id}, channel {info.place.channel_id}",
        f"seats: {seats}",
        f"waits for seats {list(info.owed)} since {info.owed_since}" if info.owed_since else "waits for nobody",
        f"to be shown: {found.waiting.open or 'nothing'}",
        *(f"could not be shown: {kind} ({reason})" for kind, reason in found.waiting.refused.items()),
        *(found.verdict.problems or ["the stored game fits"]),
        *(["`repair` can make a new saved position"] if found.verdict.repairable else []),
    ]


async def repair(tables: Tables, settings: Settings, args: argparse.Namespace) -> Lines:
    """Make a new saved position of a game that cannot be loaded."""
    found = await table(tables, settings, args)
    if not args.yes:
        return [*found, UNDONE]
    done = await tables.administration.repair(args.number, HOST)
    return [*found, "repaired" if done.repaired else "nothing to repair here"]


async def freeze(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Stop a table."""
    info = await tables.administration.freeze(args.number, HOST, dry=not args.yes)
    return _done(args, f"{_name_table(info)} is stopped", f"{_name_table(info)} would be stopped")


async def thaw(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Let a table go on."""
    info = await tables.administration.thaw(args.number, HOST, dry=not args.yes)
    return _done(args, f"{_name_table(info)} goes on", f"{_name_table(info)} would go on")


async def end(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """End a table."""
    info = await tables.administration.end(args.number, HOST, dry=not args.yes)
    return _done(
        args, f"{_name_table(info)} is {info.status}", f"{_name_table(info)} would be {info.status}, without a result"
    )


async def move(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Move a table."""
    info = await tables.administration.move(args.number, args.channel, HOST, dry=not args.yes)
    where = f"in channel {args.channel}"
    return _done(args, f"{_name_table(info)} goes on {where}", f"{_name_table(info)} would go on {where}")


async def limits(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Show or change the limits."""
    given = {name: getattr(args, name) for name in LIMITS}
    by = Admin(guild_id=args.server)
    if not any(most is not None for most in given.values()):
        return _limits(await tables.administration.limits(args.server))
    before, after = await tables.administration.set_limits(Chosen(**given), by, dry=not args.yes)
    return [*_limits(before), "then:" if args.yes else "would be:", *_limits(after), *([] if args.yes else [UNDONE])]


async def export(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Write all tables into a file."""
    count = 0
    with gzip.open(args.file, "wb") if args.file.suffix == ".gz" else args.file.open("wb") as file:
        async for _number, data in tables.administration.export_all(tables.queries.export, HOST):
            file.write(data.replace(b"\n", b" ") + b"\n")
            count += 1
    return [f"{count} tables: {args.file}"]


async def reports(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """List the bug reports, or save one."""
    if args.save:
        number, file = args.save
        data = await tables.administration.report(int(number))
        await asyncio.to_thread(Path(file).write_bytes, data)
        return [f"report {number}: {file}; `scripts/playthrough.py --replay {file}` plays it again"]
    return [
        f"{one.number}: {one.at:%Y-%m-%d %H:%M} table {one.table_id} ({one.title}), "
        f"{'an onlooker' if one.seat is None else f'seat {one.seat}'}, person {one.person_id}: "
        f"{' '.join(one.expected.split())}"
        for one in await tables.administration.reports(None, args.most)
    ] or ["no reports"]


async def drop_report(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Delete a bug report."""
    await tables.administration.drop_report(args.number, HOST, dry=not args.yes)
    return _done(args, f"report {args.number} is deleted", f"report {args.number} would be deleted")


async def requests(tables: Tables, _settings: Settings, _args: argparse.Namespace) -> Lines:
    """Who wants to be forgotten."""
    return [
        f"{row.at:%Y-%m-%d %H:%M}: person {row.detail}, passed on by {row.who} of server {row.guild_id}"
        for row in await tables.administration.forget_asked()
    ] or ["nobody"]


async def forget(tables: Tables, _settings: Settings, args: argparse.Namespace) -> Lines:
    """Delete a person's data."""
    if not args.yes:
        theirs = await tables.queries.tables_of_person(args.person)
        return [
            *(f"{_name_table(info)}: their seat or their invitation would go" for info in theirs),
            "their settings, results and ratings would be deleted, and their name taken out of all tables",
            f"{UNDONE}; it cannot be taken back",
        ]
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


def _name_table(info: TableInfo) -> str:
    return f"table {info.id} ({info.title})"


def _done(args: argparse.Namespace, done: str, planned: str) -> Lines:
    return [done] if args.yes else [planned, UNDONE]


def _limits(found: Limits) -> Lines:
    return [f"{what}: {getattr(found, name) or 'no limit'}" for name, what in LIMITS.items()]


COMMANDS: dict[str, Callable[[Tables, Settings, argparse.Namespace], Awaitable[Lines]]] = {
    work.__name__.replace("_", "-"): work
    for work in (
        *(health, table, repair, freeze, thaw, end, move),
        *(limits, export, reports, drop_report, requests, forget, log),
    )
}
CHANGES = ("repair", "freeze", "thaw", "end", "move", "limits", "drop-report", "forget")


async def run(settings: Settings, args: argparse.Namespace) -> Lines:
    """One command."""
    store = await Store.open(settings.database_url, updates=False)
    tables = Tables(store, limits=limits_of(settings))
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
    made["move"].add_argument("channel", type=int, help="the channel's id")
    for name, what in LIMITS.items():
        made["limits"].add_argument(f"--{name.replace('_', '-')}", type=int, metavar="MOST", help=f"{what} (0: any)")
    made["limits"].add_argument("--server", type=int, metavar="ID", help="only of this server (0: as for all)")
    made["export"].add_argument("file", type=Path, help="where to write it")
    made["reports"].add_argument("--save", nargs=2, metavar=("NUMBER", "FILE"), help="write this one into a file")
    made["drop-report"].add_argument("number", type=int, help="the report's number")
    made["forget"].add_argument("person", type=int, help="Discord's id of the person")
    for name in CHANGES:
        made[name].add_argument("--yes", action="store_true", help="do it; without this it is only tried")
    for name in ("log", "reports"):
        made[name].add_argument("--most", type=int, default=50, help="how many entries (default: 50)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
