"""Opens the rooms behind the cogs, and closes them."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import Any

import discord
from discord.app_commands import AppCommandContext, AppInstallationType
from yarl import URL

from cogs import afternova, day_and_night, solenia
from cogs.desk import Desk
from cogs.house import House
from cogs.me import Me
from cogs.settings import Settings
from cogs.table import Table
from db.errors import DatabaseInUse, StoreAway
from db.store import Store
from engine.titles import Owned
from render.pictures import Scene
from render.studio import Studio, start_worker
from tables.courier import Courier, Postman
from tables.errors import Away
from tables.house import Runner
from tables.limits import Limits
from tables.service import Tables
from tables.workers import Workers

log = logging.getLogger(__name__)

HOSTED = (day_and_night, solenia, afternova)
"""The modules of the titles."""

FACES = tuple(module.face for module in HOSTED)
COGS = (*(module.COG for module in HOSTED), Table, Me)


LAST_DELIVERIES = 10.0
"""Seconds for what is under way when the bot ends."""

LONGEST_HOLD = 30.0
"""Seconds for which a request that came too early is held back before it is sent again. If Discord asks for more, the
courier puts the thing off; it would lose patience with a request that sleeps."""

OPTIONS: dict[str, Any] = {
    "intents": discord.Intents(guilds=True),
    "help_command": None,
    "max_ratelimit_timeout": LONGEST_HOLD,
    "allowed_mentions": discord.AllowedMentions.none(),
    "allowed_contexts": AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    "allowed_installs": AppInstallationType(guild=True, user=False),
}
"""What the bot is made with: no privileged intents, nobody is pinged unless a message names them."""


def aim(settings: Settings) -> None:
    """Silence discord.py about voice, which is not used here; another Discord than Discord, if the settings say so."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if settings.discord_api_base is not None:
        discord.http.Route.BASE = settings.discord_api_base.rstrip("/")
    if settings.discord_gateway_url is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)


async def open_house(settings: Settings, components: Owned) -> House:
    """Store, tables, studio, faces, desk. `components`: those of an owner, for the other processes."""
    store = await Store.open(settings.database_url, name=settings.process_name)
    thinkers, painters = (None, None) if settings.render_workers == 0 else _workers(settings.render_workers, components)
    limits = Limits(settings.tables_per_person, settings.tables_per_server)
    run: Runner = asyncio.to_thread if thinkers is None else thinkers.run
    tables = Tables(store, run=run, limits=limits)
    studio = Studio() if painters is None else Studio(painters.run)
    faces = [make() for make in FACES]
    house = House(settings, store, tables, studio, thinkers, painters, {face.id: face for face in faces})
    house.desk = Desk(house)
    return house


def open_courier(house: House, postman: Postman) -> Courier:
    """The courier, which every change of a table kicks."""
    courier = Courier(house.tables, postman, owner=house.settings.process_name)
    house.tables.listen(lambda _: courier.kick())
    return courier


async def beat(house: House, courier: Courier) -> None:
    """What the clock sets off. Ends the program if another one works on the database by now."""
    try:
        await house.store.hold()
        await house.tables.tick()
    except DatabaseInUse as rival:
        log.critical("%s works on the database as well, so this one ends", rival)
        signal.raise_signal(signal.SIGTERM)
        return
    except (StoreAway, Away):
        log.warning("the database is away; the clock's work is tried again")
    except Exception:
        log.exception("the clock's work failed; it is tried again")
    courier.kick()


async def close_courier(courier: Courier) -> None:
    """Let it end what is under way; the rest waits in the outbox."""
    with suppress(TimeoutError):
        await asyncio.wait_for(courier.close(), LAST_DELIVERIES)


def _workers(painters: int, components: Owned) -> tuple[Workers, Workers]:
    """A process for computer players, and some that paint."""
    thinking = Workers(1, components, name="process for computer players")
    return thinking, Workers(painters, components, name="painter", start=start_worker)


async def warm_up(house: House) -> None:
    """Have the worker processes ready before the first person waits for one."""
    if house.thinkers is None or house.painters is None:
        return
    house.painters.begin()
    for face in house.faces.values():
        scene = Scene(title=face.id, what="board", view=face.blank(), language="en")
        try:
            await asyncio.gather(house.studio.picture(scene), house.thinkers.run(abs, 0))
        except Exception:
            log.exception("the workers are not ready for %s; they are tried again when needed", face.id)


async def close_house(house: House) -> None:
    """Stop computers and painters, close the database."""
    await house.tables.close_down()
    await house.studio.close()
    for workers in (house.thinkers, house.painters):
        if workers is not None:
            workers.close()
    await house.store.close()
