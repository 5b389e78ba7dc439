"""How many public messages a game leaves in its channel, in a simulated Discord."""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

import bot
from cogs import startup
from cogs.settings import Settings
from cogs.titles import presentations
from engine.titles import TITLES
from scripts.games import brisk_answer
from scripts.measure import Row, with_bar, without_bar
from scripts.no_pictures import NoPictures
from tables.records import Person, Place
from tests.cogs.world import World
from tests.cogs.world import world as open_world

TABLES = {"litter_people": (4, 0), "litter_computers": (1, 3)}
"""People and computers at the measured tables, by the names of their bars; fewer if a title has fewer seats."""
TURNS = 16
REMARKS = 0.3
"""How often somebody who is not waited for speaks."""


class Counted(msgspec.Struct, frozen=True):
    """The result of a game: turns played, public messages at its end, all that were ever posted, calls, and whether the
    newest message is that of the table."""

    turns: int
    lasting: int
    posted: int
    calls: int
    board_last: bool


async def message_rows(title_id: str, folder: Path, scale: float) -> list[Row]:
    """Permanent public messages per turn, with people alone and with computers. Their bars are for titles whose older
    messages are deleted."""
    rows = []
    most = TITLES[title_id].meta.most_players
    trail = presentations()[title_id].leaves_trail
    for bar, wanted in TABLES.items():
        people, computers = min(wanted[0], most), min(wanted[1], most - min(wanted[0], most))
        url = f"sqlite+aiosqlite:///{folder / f'messages-{people}.sqlite3'}"
        settings = Settings(database_url=url, render_workers=0, log_level="ERROR", presses_per_minute=0)
        with patch.object(startup, "PictureService", NoPictures):
            async with open_world(partial(bot.build, settings)) as world:
                found = await talkative_game(world, title_id, people, computers, max(4, int(TURNS * scale)))
        who = f"{people} people" if not computers else f"{people} person, {computers} computers"
        quantity, value = f"lasting public messages a turn, {who}", found.lasting / found.turns
        rows.append(
            without_bar(quantity, title_id, value, "") if trail else with_bar(bar, quantity, title_id, value, "")
        )
        rows.append(without_bar(f"public messages posted a turn, {who}", title_id, found.posted / found.turns, ""))
    return rows


async def talkative_game(
    world: World, title_id: str, people: int, computers: int, turns: int, seed: int = 1
) -> Counted:
    """This many turns of a game in which everybody proposes, answers and offers at random. Returns its result."""
    tables, chance = world.bot.services.tables, random.Random(seed)
    persons = [Person(world.id(name), name.title(), "en-US") for name in list(world.users)[:people]]
    table = await tables.lobby.open(persons[0], Place(world.guild.id, world.channel.id, "en-US"), title_id, {})
    for person in persons[1:]:
        await tables.lobby.join(table.id, person)
    for _ in range(computers):
        await tables.lobby.seat_computer(table.id, persons[0].id, "normal")
    await tables.lobby.start(table.id, persons[0].id)
    posted: set[int] = set()
    while True:
        await tables.settle()
        world.bot.delivery.kick()
        await world.bot.delivery.settle()
        messages = world.public()
        posted |= {shown.id for shown in messages}
        look = await tables.queries.look(table.id, None)
        counted = getattr(look.view, "turn", None)
        turn = counted if counted and isinstance(counted, int) else await shifts(tables, table.id)
        if turn > turns or look.info.status != "running":
            break
        await say_something(tables, table.id, persons, chance)
    return Counted(
        turn, len(messages), len(posted), len(world.pings()), bool(messages[-1].verbs & {"panel", "rematch"})
    )


async def shifts(tables: Any, table_id: int) -> int:
    """How often another seat has answered than before: the turns of a title that does not count them."""
    async with tables.store.reading() as tx:
        seats = [step.seat for step in await tx.games.choices(table_id) if step.kind == "choose"]
    return sum(one != other for one, other in pairwise(seats))


async def say_something(tables: Any, table_id: int, persons: list[Person], chance: random.Random) -> None:
    """One answer of one person: of one who is waited for, or sometimes of one who may speak."""
    asked = [(person, (await tables.queries.look(table_id, person.id)).pending) for person in persons]
    owed = [(person, pending.ask) for person, pending in asked if pending is not None and not pending.ask.optional]
    free = [(person, pending.ask) for person, pending in asked if pending is not None and pending.ask.optional]
    person, ask = chance.choice(free if free and (not owed or chance.random() < REMARKS) else owed)
    await tables.play.choose(table_id, person.id, brisk_answer(ask, chance))
