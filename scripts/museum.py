"""Write an entry of the museum (tests/museum): a small database with everything that this version stores, and beside it
the buttons and menus of every message that it has posted.

The bot plays in a simulated Discord: running and finished games of every title, mode and number of players, with
computers, clocks, deals, standing orders, proposals and rewinds; lobbies, tournaments, people who look for a game.
ORRERY_CODE names another checkout whose code writes the entry.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import lzma
import os
import sqlite3
import sys
from collections.abc import Awaitable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, os.environ.get("ORRERY_CODE", str(Path(__file__).resolve().parents[1])))
sys.path.append(str(Path(__file__).resolve().parents[1]))  # for what the other checkout lacks

import msgspec

import bot
from cogs import dispatcher, startup
from cogs.live_panels import LivePanels
from cogs.settings import Settings
from db.records import Clock
from engine.core.chance import Chance
from engine.core.errors import Refused, Stale
from engine.core.session import Session
from engine.titles import TITLES
from scripts.games import moves
from scripts.museum_fill import Mode, modes, quick_disk
from scripts.no_pictures import NoPictures
from tables.delivery import DeliveryWorker
from tables.matchmaking import Search
from tables.records import Person, Place, TableInfo
from tables.service import Tables
from tests.cogs.world import Shown, World, walk, world

SEATED = 6
"""People who play; one more only looks for games and enters tournaments."""
LONGEST, SHORT = 900, 150
"""Answers that a game is given which is to be played out: with the fewest players of a title, and with more."""
RUNNING = (0, 1, 3, 7, 14, 25, 45, 80)
"""Answers after which games are left as they are, in turn."""
CLOCKS = (Clock(), Clock("limit", 24, zero="vote"), Clock("bank", 72, 12), Clock())
LOOKED = ("hand", "log", "orders", "replay", "rules", "settings", "seats", "toend", "recap", "verify")
"""Verbs of controls that open further pages, which have controls too."""


class Posted(msgspec.Struct, frozen=True):
    """A message as it was posted: `person` is who alone saw it (None: everybody in the channel); `controls`: its
    buttons and menus as Discord holds them."""

    channel: int
    message: int
    person: int | None
    private: bool
    controls: list[dict[str, Any]]


class Entry(msgspec.Struct):
    """What stands beside the database: the server, its people by name, the direct message of each, the messages."""

    guild: int
    people: dict[str, int]
    direct: dict[str, int]
    bot: int
    messages: list[Posted] = []


@dataclass
class Curator:
    """Lets people play, and keeps the controls of all messages that they have seen."""

    world: World
    people: list[Person]
    entry: Entry
    seen: set[tuple[Any, ...]] = field(default_factory=set)
    channels: Iterator[int] = field(default_factory=lambda: count(1))
    played: int = 0

    @property
    def tables(self) -> Tables:
        """The service of the bot."""
        service: Tables = self.world.bot.services.tables
        return service

    def place(self) -> Place:
        """A new channel."""
        return Place(self.world.guild.id, self.world.guild.create_text_channel(f"c{next(self.channels)}").id, "en-US")

    async def keep(self) -> None:
        """Let everything be delivered, and keep the controls of what everybody sees now."""
        await self.tables.settle()
        self.world.bot.delivery.kick()
        await self.world.bot.delivery.settle()
        await self.world.env.settle()
        for channel in self.world.env.backend.messages:
            self._scan(channel)

    def _scan(self, channel: int) -> None:
        """Keep the controls of the messages of a channel as they are now."""
        own = {each: person for person, each in self.entry.direct.items()}
        for stored in self.world.env.backend.messages[channel].values():
            asker = (stored.interaction_metadata or {}).get("user")
            person = int(asker["id"]) if stored.is_ephemeral and asker else self.entry.people.get(own.get(channel, ""))
            found = [part for part in walk(stored.components) if part.get("custom_id")]
            fresh = [part for part in found if self._is_new(part, person)]
            if fresh:
                self.entry.messages.append(Posted(channel, stored.id, person, stored.is_ephemeral, fresh))

    def _is_new(self, part: dict[str, Any], person: int | None) -> bool:
        values = tuple(option["value"] for option in part.get("options") or ())
        key = (part["custom_id"].partition("~")[0], person, values)
        known = key in self.seen
        self.seen.add(key)
        return not known

    # -- games -------------------------------------------------------------------------------------------------------

    async def opened(self, mode: Mode, computer: bool, clock: Clock) -> TableInfo:
        """A game that has just begun."""
        title_id, seats, options = mode
        first = self.played % SEATED
        people = [self.people[(first + seat) % SEATED] for seat in range(seats)]
        table = await self.tables.lobby.open(people[0], self.place(), title_id, options, clock=clock)
        for person in people[1 : seats - computer]:
            await self.tables.lobby.join(table.id, person)
        if computer:
            await self.tables.lobby.seat_computer(table.id, people[0].id, "easy")
        if self.played % 3 == 0:
            await self.keep()  # a word is taken when the fingerprint has been posted
            await self.tables.lobby.set_word(table.id, people[0].id, "heron")
        self.played += 1
        return await self.tables.lobby.start(table.id, people[0].id)

    async def play(self, info: TableInfo, answers: int, chance: Chance) -> None:
        """Random answers of people, now and then an answer is taken back."""
        seated = {seat.seat: seat.person_id for seat in info.seats if seat.person_id is not None}
        for _ in range(answers):
            await self.tables.settle(info.id)
            session = await self.session(info.id)
            seat, keys = next(moves(session, chance, 1), (None, ()))
            if seat is None:
                return
            if seat not in seated:
                continue
            await self.tables.play.choose(info.id, seated[seat], keys)
            if chance.below(10) == 0:
                await was_possible(self.tables.play.undo(info.id, seated[seat]))

    async def session(self, table_id: int) -> Session[Any]:
        """A game as it is stored."""
        async with self.tables.store.reading() as tx:
            row, snapshot = await tx.games.table(table_id), await tx.games.snapshot(table_id)
        return Session.load(TITLES[row.title], snapshot.data)

    async def look_around(self, info: TableInfo, who: str) -> None:
        """Press buttons of the public message and of the panel that open further pages, some at each table, so that
        private pages are kept too."""
        boards = [one for one in self.world.public(self.channel(info)) if one.verbs & {"panel", "rematch"}]
        if not boards:
            return
        pages = [boards[-1], await self._press_first(who, boards[-1], "panel")]
        for number, page in enumerate(pages):
            for verb in sorted(set(LOOKED) & page.verbs if page is not None else ())[info.id % 3 :: 3]:
                shown = boards[-1] if number == 0 else await self._press_first(who, boards[-1], "panel")
                if shown is not None:
                    await self._press_first(who, shown, verb)

    async def _press_first(self, who: str, shown: Shown, verb: str) -> Shown | None:
        """Press the first control with this verb, unless there is none, or it opens a form."""
        found = [control for control in shown.find(verb) if not control.is_menu]
        if not found:
            return None
        try:
            return await self.world.press_control(who, shown.again(), found[0])
        except AttributeError:  # a form
            return None
        finally:
            self._scan(shown.channel_id)

    def channel(self, info: TableInfo) -> Any:
        """The channel of a table."""
        return _Channel(info.place.channel_id)

    def name(self, person_id: int | None) -> str:
        """The name of a person in the simulated server."""
        return next(name for name, number in self.entry.people.items() if number == person_id)


@dataclass(frozen=True)
class _Channel:
    id: int


async def was_possible(work: Awaitable[Any]) -> bool:
    """Whether this was possible."""
    try:
        await work
    except (Refused, Stale):
        return False
    return True


# -- what is shown in the museum -------------------------------------------------------------------------------------


async def running_games(curator: Curator) -> None:
    """One running game of every mode with every number of players, of different lengths."""
    for title_id in TITLES:
        for number, mode in enumerate(of_museum(title_id)):
            chance = Chance(f"museum/{mode}")
            computer = mode[1] > 1 and number % 4 == 3
            info = await curator.opened(mode, computer, CLOCKS[number % len(CLOCKS)])
            await curator.play(info, RUNNING[number % len(RUNNING)] + chance.below(3), chance)
            await do_unusual(curator, info, number, chance)
            await curator.keep()
            owed = (await curator.tables.queries.info(info.id)).people_owed()
            for person in {*owed[:1], *info.people()[-1:]}:
                await curator.look_around(info, curator.name(person))
            await curator.keep()


def of_museum(title_id: str) -> list[Mode]:
    """The modes of a title that are shown: all but the many scenarios and single rulings, of which a few are."""
    ways = modes(title_id)
    rare = [way for way in ways if {"scenario", *RULINGS} & set(way[2])]
    return [way for way in ways if way not in rare] + rare[:: max(1, len(rare) // 5)]


RULINGS = {option.id for title in TITLES.values() for option in title.meta.options if isinstance(option.default, bool)}


async def do_unusual(curator: Curator, info: TableInfo, number: int, chance: Chance) -> None:
    """What is not an answer: orders, queues, proposals, votes, a resignation, a computer instead of a person."""
    tables, people = curator.tables, [seat.person_id for seat in info.seats if seat.person_id is not None]
    first, last = people[0], people[-1]
    kind = number % 8
    if kind == 0:
        await was_possible(tables.play.set_habit(info.id, first, "paying", ("default",)))
        for order in TITLES[info.title].meta.orders:
            values = order.choices[:1] or tuple(map(str, order.numbers[:1]))
            await was_possible(tables.play.set_order(info.id, first, order.id, values))
    elif kind == 1:
        ask = await tables.queries.foreseen(info.id, last)
        if ask is not None:
            await was_possible(tables.play.set_queue(info.id, last, [ask.options[0].key]))
    elif kind == 2:
        await was_possible(tables.ending.offer_draw(info.id, first))
    elif kind == 3:
        await was_possible(tables.ending.propose(info.id, first))
    elif kind == 4:
        await was_possible(propose_rewind(curator, info, people, agree=True))
        await curator.play(info, 3, chance)
    elif kind == 5:
        await was_possible(propose_rewind(curator, info, people, agree=False))
    elif kind == 6:
        await was_possible(tables.seats.propose_handover(info.id, first, len(info.seats) - 1, "normal"))
    elif len(people) > 1:
        await was_possible(tables.seats.propose_handover(info.id, first, 0, curator.people[-1]))


async def propose_rewind(curator: Curator, info: TableInfo, people: list[int], *, agree: bool) -> None:
    """Somebody proposes to go back some steps; the others agree or do not answer."""
    at = max(0, len((await curator.tables.replays.position(info.id, people[0])).stops) - 4)
    asked = await curator.tables.rewinding.preview(info.id, people[0], at)
    await curator.tables.rewinding.propose(info.id, people[0], at, asked.stamp)
    for person in people[1:] if agree else []:
        await curator.tables.rewinding.agree(info.id, person)


async def finished_games(curator: Curator) -> None:
    """Finished games of every title: played to the end where random games are short, resigned, ended by consent."""
    for title_id, title in TITLES.items():
        counts = range(title.meta.least_players, title.meta.most_players + 1)
        for number, seats in enumerate(counts):
            ways = [way for way in modes(title_id) if way[1] == seats]
            info = await curator.opened(ways[number % len(ways)], seats > 2 and number % 2 == 1, Clock())
            chance = Chance(f"museum/finished/{title_id}/{seats}")
            await curator.play(info, SHORT if number else LONGEST, chance)
            if (await curator.tables.queries.info(info.id)).status == "running":
                for seat in info.seats:
                    if seat.person_id is not None:
                        end = curator.tables.ending.resign if number % 2 else curator.tables.ending.propose
                        await was_possible(end(info.id, seat.person_id))
            await curator.keep()
            await curator.look_around(info, curator.name(info.seats[0].person_id))
            if number == 1:
                await was_possible(curator.tables.lobby.rematch(info.id, curator.people[0]))
            await curator.keep()


async def lobbies(curator: Curator) -> None:
    """A lobby of every title, with an invitation, settings that are open, and people who look for a game."""
    tables, people = curator.tables, curator.people
    for number, title_id in enumerate(TITLES):
        info = await tables.lobby.open(people[number], curator.place(), title_id, {}, guest=people[number + 1].id)
        await curator.keep()
        boards = curator.world.public(curator.channel(info))
        for verb in sorted(set(LOOKED) & boards[-1].verbs):
            await curator._press_first(curator.name(people[number].id), boards[-1], verb)
        await curator.keep()
    large = next(title.meta.id for title in TITLES.values() if title.meta.most_players >= 4)
    await tables.matchmaking.look_for(curator.world.guild.id, people[-1], Search(large, 4))


async def tournaments(curator: Curator) -> None:
    """A league and a knock-out tournament that are running, and one that is open."""
    tables, people = curator.tables, curator.people
    first, second, third = [title.meta.id for title in TITLES.values() if title.meta.least_players <= 2][:3]
    for form, title_id, entrants, begins in (
        ("league", first, people[:4], True),
        ("knockout", second, people[1:6], True),
        ("knockout", third, people[:3], False),
    ):
        row = await tables.tournaments.new(people[0], curator.place(), title_id, form, form.title(), 24, {})
        for person in entrants:
            if person.id != people[0].id or person.id not in [each.person_id for each in row.entrants]:
                await was_possible(tables.tournaments.join(row.id, person))
        await settle_tournaments(curator)
        if begins:
            await tables.tournaments.start(row.id, by=people[0].id)
            await settle_tournaments(curator)
    open_tables = (await tables.administration.numbers())[-5:]
    for number in open_tables:
        info = await tables.queries.info(number)
        if info.status == "running":
            await curator.play(info, 12, Chance(f"museum/cup/{number}"))
    if open_tables:
        info = await tables.queries.info(open_tables[-1])
        if info.status == "running" and info.people():
            await tables.ending.resign(info.id, info.people()[0])
    await tables.tick()
    await settle_tournaments(curator)


async def settle_tournaments(curator: Curator) -> None:
    """Let the organiser of tournaments do what there is to do."""
    for _ in range(3):
        curator.world.bot.organiser.kick()
        await asyncio.wait_for(curator.world.bot.organiser._task, 20)
    await curator.keep()


# -- writing ---------------------------------------------------------------------------------------------------------


async def write(target: Path) -> Entry:
    """Write the entry's database; what stands beside it."""
    quick_disk()
    numbers = count(1)
    seed = lambda: sha256(f"museum/{next(numbers)}".encode()).hexdigest()
    startup.PictureService = NoPictures  # type: ignore[assignment, misc]
    startup.Tables = partial(Tables, seed=seed, draw=lambda seats: seats - 1)  # type: ignore[assignment, misc]
    startup.DeliveryWorker = partial(DeliveryWorker, linger=0.0)  # type: ignore[assignment, misc]
    dispatcher.LivePanels = partial(LivePanels, linger=0.0, pause=0.0)  # type: ignore[assignment, misc]
    with TemporaryDirectory() as folder:
        settings = Settings(
            database_url=f"sqlite+aiosqlite:///{target}",
            data_dir=Path(folder),
            render_workers=0,
            presses_per_minute=0,
            openings_per_hour=0,
            own_emoji=False,
            tables_per_person=0,
            tables_per_server=0,
            seats_per_person=0,
        )
        async with world(lambda: bot.build(settings)) as made:
            curator = furnish_curator(made)
            for part in (lobbies, running_games, finished_games, tournaments):
                await part(curator)
                await curator.keep()
                print(f"{part.__name__}: {len(curator.entry.messages)} messages", flush=True)
            return curator.entry


def furnish_curator(made: World) -> Curator:
    """The curator of a world with enough people."""
    for name in ("eve", "fay", "gus"):
        made.users[name] = made.env.create_user(name, global_name=name.title())
        made.members[name] = made.guild.add_member(made.users[name])
    people = [Person(user.id, name.title(), "en-US") for name, user in made.users.items()]
    direct = {name: made.env.backend.get_dm_channel(user.id).id for name, user in made.users.items()}
    names = {name: user.id for name, user in made.users.items()}
    return Curator(made, people, Entry(made.guild.id, names, direct, made.env.backend.bot_user.id))


def pack(database: Path, entry: Entry, target: Path) -> list[Path]:
    """The database and its messages, compressed, as two files named after the target."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    files = {".sqlite3.xz": database.read_bytes(), ".json.xz": msgspec.json.encode(entry)}
    for ending, data in files.items():
        target.with_name(target.name + ending).write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    return [target.with_name(target.name + ending) for ending in files]


def main() -> None:
    """Run as a command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("target", type=Path, help="the entry, without an ending: tests/museum/1.2.0")
    args = parser.parse_args()
    logging.basicConfig(level=logging.WARNING)
    with TemporaryDirectory() as folder:
        database = Path(folder) / "orrery.sqlite3"
        entry = asyncio.run(write(database))
        for path in pack(database, entry, args.target):
            print(f"{path}: {path.stat().st_size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
