"""The busiest hour of the simulated week, once more in real time and compressed: how soon is a press acknowledged?

The bot's own dispatcher, delivery worker and drawing process work on a copy of the database as it was at the beginning
of that hour. Only Discord is replaced: it accepts everything after a short delay.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from cogs import startup
from cogs.dispatcher import Dispatcher
from cogs.message_sender import DiscordSender
from cogs.settings import Settings
from cogs.ui.controls import Key
from engine.core.errors import EngineError
from scripts.bench_load import LATENCY
from scripts.games import brisk_answer
from scripts.week_driver import Press

AFTERWARDS = 15.0
"""Seconds for the presses that are still being answered at the end."""
_IDS = count(10**17)


class Interaction:
    """A press, as far as the dispatcher looks at it. `acknowledged` is the time of the acknowledgement, None before."""

    type = discord.InteractionType.component
    locale = "en-US"
    message = None
    guild = None
    guild_id = None
    client = None

    def __init__(self, person_id: int) -> None:
        self.id = next(_IDS)
        self.user = SimpleNamespace(id=person_id, display_name=f"P{person_id}", global_name=None, name=f"p{person_id}")
        self.channel_id = 0
        self.acknowledged: float | None = None
        self.extras: dict[str, Any] = {}
        self.response = self
        self.followup = self

    def is_done(self) -> bool:
        """Whether it was acknowledged."""
        return self.acknowledged is not None

    async def defer(self, **_: Any) -> None:
        """The acknowledgement."""
        self.acknowledged = asyncio.get_running_loop().time()
        await asyncio.sleep(LATENCY)

    async def edit_original_response(self, **_: Any) -> Any:
        """The answer."""
        await asyncio.sleep(LATENCY)
        return SimpleNamespace(id=next(_IDS))

    async def send(self, **_: Any) -> Any:
        """A further answer."""
        return await self.edit_original_response()

    async def edit_message(self, _message_id: int, **_: Any) -> None:
        """A private page follows the table."""
        await asyncio.sleep(LATENCY)


class Channel:
    """A channel or direct message that accepts everything."""

    def __init__(self, channel_id: int) -> None:
        self.id = channel_id

    async def send(self, **_: Any) -> Any:
        """A new message."""
        await asyncio.sleep(LATENCY)
        return SimpleNamespace(id=next(_IDS), channel=self)

    def get_partial_message(self, _message_id: int) -> Channel:
        """A message in it."""
        return self

    async def edit(self, **_: Any) -> None:
        """Change a message."""
        await asyncio.sleep(LATENCY)

    async def delete(self) -> None:
        """Delete a message."""
        await asyncio.sleep(LATENCY)


class Client:
    """What the message sender uses of the bot."""

    def get_partial_messageable(self, channel_id: int) -> Channel:
        """Any channel."""
        return Channel(channel_id)

    async def create_dm(self, person: Any) -> Channel:
        """The direct messages of a person."""
        return Channel(person.id)


async def rush(database: Path, presses: Sequence[Press], seconds: float) -> list[float]:
    """Milliseconds from each press to its acknowledgement. The presses, in the order of their times, are compressed to
    so many seconds. Those that are not acknowledged count as infinite."""
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{database}",
        render_workers=1,
        presses_per_minute=0,
        openings_per_hour=0,
        own_emoji=False,
    )
    services = await startup.open_services(settings, {})
    dispatcher = Dispatcher(services)
    delivery = startup.open_delivery(services, DiscordSender(Client(), services))  # type: ignore[arg-type]
    await services.tables.resume()
    await startup.prepare(services)
    chance = random.Random("rush")
    first, last = presses[0].at, presses[-1].at
    pace = seconds / max(1.0, (last - first).total_seconds())
    clock = asyncio.get_running_loop().time
    started, under_way, found = clock() + 0.1, set(), list[float]()
    for press in presses:
        due = started + (press.at - first).total_seconds() * pace
        await asyncio.sleep(max(0.0, due - clock()))
        under_way.add(asyncio.create_task(_press(dispatcher, press, due, chance, found)))
    done, late = await asyncio.wait(under_way, timeout=AFTERWARDS)
    for task in late:
        task.cancel()
    for task in done:
        task.result()
    with suppress(TimeoutError):
        await asyncio.wait_for(delivery.settle(), AFTERWARDS)
    await startup.close_delivery(services, delivery)
    await dispatcher.close()
    await startup.close_services(services)
    return [*found, *[float("inf")] * (len(presses) - len(found))]


async def _press(dispatcher: Dispatcher, press: Press, due: float, chance: random.Random, found: list[float]) -> None:
    """A person answers with what is possible now, or opens the panel if they are asked nothing."""
    key, values = Key("panel", press.table_id), tuple[str, ...]()
    interaction = Interaction(press.person_id)
    with suppress(EngineError):
        look = await dispatcher.tables.queries.look(press.table_id, press.person_id)
        if look.pending is not None:
            values = brisk_answer(look.pending.ask, chance)
            key = Key("picks", press.table_id, look.seat, look.pending.serial)
    await dispatcher.press(interaction, key, values)  # type: ignore[arg-type]
    if interaction.acknowledged is not None:
        found.append((interaction.acknowledged - due) * 1000)
