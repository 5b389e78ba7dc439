"""Benchmark of answers with their pictures: at running games of all titles people answer and see their panel drawn,
while boards and hands are drawn and sent. Discord is a server that takes some time for each message.

Three rows of figures: how many answers a second are shown with their pictures when people never pause; how long a panel
takes when twenty answers come a second; how long it takes until nothing is left to be sent after a hundred a second.
"""

from __future__ import annotations

import asyncio
import logging
import tempfile
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import perf_counter, process_time
from types import SimpleNamespace
from typing import Any

import discord

from cogs import startup
from cogs.message_sender import DiscordSender
from cogs.screens.illustrator import Illustrator
from cogs.screens.panel import panel_page
from cogs.services import Services
from cogs.ui.outgoing import LATE_PATIENCE, Late
from engine.core.chance import Chance
from engine.core.errors import Refused, Stale
from engine.players.answers import draw_answer
from engine.titles import TITLES
from scripts.bench_load import LATENCY, waiting
from scripts.command_line import log_above
from scripts.measure import Row, people_at, quantile, with_bar, without_bar
from tables.records import Person, Place

ALL = "all titles"
EACH = 10
"""Tables of each title."""
STEADY, RUSH = 20.0, 100.0
"""Answers a second."""
CLOSED_SECONDS, STEADY_SECONDS, RUSH_SECONDS = 20.0, 60.0, 120.0
AT_ONCE = 12
"""People who answer without a pause."""
MOST_EMPTYING = 120.0
"""Seconds after which nobody waits for an empty outbox any more."""


class Channel:
    """A channel of a Discord that takes some time, and keeps nothing."""

    numbers = count(1)

    def __init__(self, channel_id: int) -> None:
        self.id = channel_id

    async def send(self, **_: Any) -> Any:
        """Post a message."""
        await asyncio.sleep(LATENCY)
        born = discord.utils.time_snowflake(discord.utils.utcnow())
        return SimpleNamespace(id=born + next(self.numbers), channel=self)

    async def edit(self, **_: Any) -> None:
        """Edit a message."""
        await asyncio.sleep(LATENCY)

    async def delete(self) -> None:
        """Delete a message."""
        await asyncio.sleep(LATENCY)

    def get_partial_message(self, _: int) -> Channel:
        """A message, which is as good as its channel here."""
        return self


class Nobody:
    """A bot that knows no server."""

    user = None

    def get_guild(self, _: int) -> None:
        """None is known."""

    def get_partial_messageable(self, channel_id: int) -> Channel:
        """A channel."""
        return Channel(channel_id)

    async def create_dm(self, person: discord.Object) -> Channel:
        """A channel of a person."""
        return Channel(person.id)


class People:
    """Those who sit at the tables, and answer."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.illustrator = Illustrator(services)
        self.chance = Chance("drawn")
        self.seated: dict[int, list[Person]] = {}
        self.order: list[int] = []
        self.numbers = count(1)
        self.busy: set[int] = set()
        self.awaited: dict[int, Late] = {}
        """By person, the pictures that their latest panel still waits for."""
        self.drawn: list[float] = []
        """Seconds from when an answer was due until the panel was there with its picture."""
        self.worded: list[float] = []
        """Seconds until it was there, perhaps with its picture still to come."""

    async def open_table(self, title: str) -> None:
        """One more running game."""
        tables, number = self.services.tables, next(self.numbers)
        people = [Person(100 * number + seat, f"P{number}{seat}", "en-US") for seat in range(people_at(title))]
        table = await tables.lobby.open(people[0], Place(1, 10**6 + number, "en-US"), title, {})
        for person in people[1:]:
            await tables.lobby.join(table.id, person)
        await tables.lobby.start(table.id, people[0].id)
        self.seated[table.id] = people
        self.order.append(table.id)

    async def answer(self, at: float) -> None:
        """Somebody who is asked at one of the tables answers, and is shown the panel. A game that is over is followed
        by another one."""
        table = next((table for table in self.order if table not in self.busy), self.order[0])
        self.order.remove(table)
        self.order.append(table)
        self.busy.add(table)
        try:
            with suppress(Refused, Stale):
                await self._answer(table, at)
        finally:
            self.busy.discard(table)

    async def _answer(self, table: int, at: float) -> None:
        queries, play = self.services.tables.queries, self.services.tables.play
        for person in self.seated[table]:
            look = await queries.look(table, person.id)
            if look.pending is not None:
                keys = draw_answer(look.pending.ask, self.chance)
                played = await play.choose(table, person.id, keys, look.pending.serial)
                out = await panel_page(self.illustrator, played.look, "en")
                self.worded.append(perf_counter() - at)
                if await self._see(person.id, out.late):
                    self.drawn.append(perf_counter() - at)
                return
        if look.over and table in self.order:
            self.order.remove(table)
            await self.open_table(look.info.title)

    async def _see(self, person_id: int, late: Late | None) -> bool:
        """Wait for what is still missing on a panel, which takes the place of the person's former one
        (`cogs.live_panels`). Returns whether it came."""
        former = self.awaited.pop(person_id, None)
        if former is not None:
            former.forget()
        if late is None:
            return True
        self.awaited[person_id] = late
        return await late.wait_for_all(LATE_PATIENCE)

    async def come(self, per_second: float, seconds: float) -> None:
        """Answers at fixed times, whether or not earlier ones are shown."""
        started, coming = perf_counter(), set()
        for number in range(max(1, int(per_second * seconds))):
            at = started + number / per_second
            await asyncio.sleep(max(0.0, at - perf_counter()))
            coming.add(asyncio.create_task(self.answer(at)))
        await asyncio.wait(coming)

    async def never_pause(self, seconds: float) -> float:
        """So many people answer one after the other. Returns how many answers a second are shown with a picture."""
        started = perf_counter()

        async def go_on() -> None:
            while perf_counter() - started < seconds:
                await self.answer(perf_counter())

        await asyncio.gather(*(go_on() for _ in range(AT_ONCE)))
        return len(self.drawn) / (perf_counter() - started)

    def forget(self) -> None:
        """Measure anew."""
        self.drawn, self.worded = [], []


def drawn_rows(scale: float) -> list[Row]:
    """The figures, at ten tables of each title."""
    with log_above(logging.CRITICAL), tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), scale))


async def _measure(folder: Path, scale: float) -> list[Row]:
    from scripts.bench_bot import settings_for

    services = await startup.open_services(settings_for(folder), {})
    delivery = startup.open_delivery(services, DiscordSender(Nobody(), services))  # type: ignore[arg-type]
    people = People(services)
    for title in list(TITLES) * max(1, int(EACH * min(scale, 1.0))):
        await people.open_table(title)
    await startup.warm_up(services)
    await _emptied(services, delivery.kick)
    try:
        return await _rows(services, delivery.kick, people, scale)
    finally:
        await startup.close_delivery(services, delivery)
        await startup.close_services(services)


async def _rows(services: Services, kick: Callable[[], None], people: People, scale: float) -> list[Row]:
    rate = await people.never_pause(CLOSED_SECONDS * scale)
    people.forget()
    await _emptied(services, kick)
    used = process_time()
    await people.come(STEADY, STEADY_SECONDS * scale)
    used = (process_time() - used) / max(1, len(people.worded))
    drawn, worded, missing = people.drawn, people.worded, len(people.worded) - len(people.drawn)
    people.forget()
    await people.come(RUSH, RUSH_SECONDS * scale)
    left = await _emptied(services, kick)
    return [
        with_bar("drawn_rate", f"answers with pictures, {AT_ONCE} people without a pause", ALL, rate, "1/s"),
        with_bar("drawn_panel", f"{STEADY:g} answers a second, panel p95", ALL, quantile(worded, 0.95), "s"),
        without_bar("the same with its picture, p95", ALL, quantile(drawn, 0.95), "s"),
        without_bar("panels that were replaced before they were drawn", ALL, missing, ""),
        without_bar("processor time an answer, without the painter", ALL, used * 1000, "ms"),
        with_bar("drawn_left", f"{RUSH:g} answers a second, outbox empty after", ALL, left, "s"),
        without_bar("answers shown in this time", ALL, len(people.worded), ""),
    ]


async def _emptied(services: Services, kick: Callable[[], None]) -> float:
    """Seconds until nothing is left to be sent."""
    started = perf_counter()
    kick()
    for _ in range(int(MOST_EMPTYING / 0.05)):
        if not await waiting(services.store):
            break
        await asyncio.sleep(0.05)
    return perf_counter() - started
