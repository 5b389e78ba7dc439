"""Creates the services behind the cogs at startup, and closes them at shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import shlex
import signal
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import Any, TypeAlias

import discord
from discord.app_commands import AppCommandContext, AppInstallationType
from discord.ext import commands
from yarl import URL

from cogs.admin import Admin
from cogs.crew import crew_of, painters_here
from cogs.dispatcher import Dispatcher
from cogs.forum import ForumPosts
from cogs.guide import Guide
from cogs.me import Me
from cogs.menus import Menus
from cogs.metrics import Metrics
from cogs.monthly import tell_months
from cogs.organiser import Organiser
from cogs.services import Services
from cogs.settings import Settings
from cogs.shards import places_of, serves
from cogs.table import Table
from cogs.titles import presentations, title_cogs
from cogs.tournament import Tournament
from cogs.ui.cards import codes_of, names_of
from cogs.ui.names import reader_of
from cogs.ui.presentation import Presentation
from db.errors import DatabaseInUse, StoreAway, StoreLost
from db.server import Pool
from db.store import Store
from engine.players import make
from engine.titles import Owned
from render.kit.sprites import MIB, SPRITES
from render.picture_service import PictureService
from render.pictures import Scene
from tables.deciding import MakePlayer
from tables.delivery import DeliveryWorker, MessageSender
from tables.engine_level import Engine, make_player
from tables.errors import Away, Lost
from tables.limits import Limits
from tables.places import Holder, holders, say_held
from tables.service import Tables

log = logging.getLogger(__name__)

HEARTBEAT = 20.0
"""Seconds between two rounds of the periodic work."""
QUICK_HEARTBEAT = 8.0
"""The same where there are several processes: what a dead one has begun goes on elsewhere after half a minute at most,
which is `tables.change.COMPUTER_PATIENCE` and a heartbeat."""
NEW_OBJECTS = 5_000
"""So many new objects make the garbage collector look through them."""
Now: TypeAlias = Callable[[], datetime] | None
"""A clock; None: the real one."""


def cogs_of(dispatcher: Dispatcher) -> list[commands.Cog]:
    """Every cog of the bot."""
    own = (Table(dispatcher), Tournament(dispatcher), Me(dispatcher), Guide(dispatcher), Admin(dispatcher))
    return [*title_cogs(dispatcher), *own]


async def add_commands(bot: commands.AutoShardedBot, dispatcher: Dispatcher) -> None:
    """Give the bot its commands, and its entries of Discord's menus."""
    for cog in cogs_of(dispatcher):
        await bot.add_cog(cog)
    for entry in Menus(dispatcher).entries():
        bot.tree.add_command(entry)


LAST_DELIVERIES, LAST_PREPARATIONS = 10.0, 5.0
"""Seconds for work under way when the bot ends."""

LONGEST_HOLD = 30.0
"""A rate-limited request of at most this many seconds is held back and sent again. If Discord asks for more, the
delivery worker postpones the item; it would time out on a sleeping request."""

OPTIONS: dict[str, Any] = {
    "intents": discord.Intents(guilds=True),
    "help_command": None,
    "max_ratelimit_timeout": LONGEST_HOLD,
    "allowed_mentions": discord.AllowedMentions.none(),
    "allowed_contexts": AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    "allowed_installs": AppInstallationType(guild=True, user=False),
}
"""The settings of the Discord client: no privileged intents, no pings unless a message names people."""


def configure_discord(settings: Settings) -> None:
    """Silence discord.py's warnings about voice, which is not used here. Connect to another server than Discord's if
    the settings say so."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if settings.discord_api_base is not None:
        discord.http.Route.BASE = settings.discord_api_base.rstrip("/")
    if settings.discord_gateway_url is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)


async def open_services(
    settings: Settings,
    components: Owned,
    now: Now = None,
    get_ready: Callable[[Services], Awaitable[None]] | None = None,
) -> Services:
    """Store, tables, pictures, presentations. `components`: the owner's component files, for the worker processes.
    `now`: the time of the tables, if it is not the real one (in practice mode it can jump). `get_ready`: what else is
    done before this process takes its place among several; one that has to wait for a place warms up as well."""
    metrics = Metrics()
    if settings.metrics_port is not None:
        metrics.serve(settings.metrics_port, settings.metrics_host)
    name = settings.process_name if settings.processes == 1 else None
    store = await Store.open(settings.database_url, name=name, pool=pool_of(settings))
    SPRITES.resize(sprites := settings.sprite_memory * MIB)
    painters = painters_here() if settings.render_workers is None else settings.render_workers
    crew = crew_of(painters, components, sprites)
    store.committed = metrics.committed.observe
    time: dict[str, Any] = {} if now is None else {"now": now}
    tables = Tables(
        store,
        run=metrics.measure_time(asyncio.to_thread if crew.thinkers is None else crew.thinkers.run),
        look_back=None if crew.replayers is None else crew.replayers.run,
        read_file=crew.file_readers.run,
        calculate=asyncio.to_thread if crew.painters is None else crew.painters.run,
        limits=limits_of(settings),
        read=reader_of,
        make_player=player_maker(settings),
        **time,
    )
    picture_service = PictureService() if crew.painters is None else PictureService(crew.painters.run, painters)
    picture_service.drawn = metrics.rendered.observe
    tables.mishaps.counted = lambda kind: metrics.mishaps.labels(kind).inc()
    services = Services(settings, store, tables, picture_service, crew, presentations(), metrics)
    if get_ready is not None:
        await get_ready(services)
    await store.take_place(places_of(settings), partial(warm_up, services))
    metrics.health.opened(store.name)
    await services.paces.follow(tables.administration)
    await tables.hear_others()
    return services


def pool_of(settings: Settings) -> Pool:
    """How a database server is used."""
    return Pool(settings.database_connections, settings.database_statement_seconds, settings.database_away_seconds)


def player_maker(settings: Settings) -> MakePlayer:
    """Makes computer players: a level by its name, of which the owner's program may be one."""
    if settings.engine is None:
        return make  # type: ignore[return-value]
    command, memory = tuple(shlex.split(settings.engine)), settings.engine_memory * MIB
    return partial(make_player, Engine(command, settings.engine_level, settings.engine_seconds, memory))


def limits_of(settings: Settings) -> Limits:
    """The limits that hold until others are chosen."""
    return Limits(
        settings.tables_per_person,
        settings.tables_per_server,
        settings.seats_per_person,
        settings.presses_per_minute,
        settings.openings_per_hour,
    )


def open_delivery(services: Services, sender: MessageSender) -> DeliveryWorker:
    """The delivery worker, kicked by every change of a table. What another process has changed, that one delivers."""
    delivery = DeliveryWorker(services.tables, sender, owner=services.store.name, room=services.picture_service.room)
    delivery.ended = lambda result: services.metrics.deliveries.labels(result).inc()
    services.tables.listen(lambda _: delivery.kick(), lambda _: delivery.kick_later())
    return delivery


async def resume(services: Services) -> None:
    """Connected: go on with what the last run left unfinished."""
    await services.tables.mishaps.isolate("start", "computers", services.tables.resume)


async def note_servers(services: Services, bot: discord.AutoShardedClient) -> None:
    """All shards are connected: the bot may have been added to servers and removed from others meanwhile."""
    servers, mine = [guild.id for guild in bot.guilds], partial(serves, bot)
    connect = lambda: services.tables.whereabouts.connect(services.store.name, servers, mine)
    await services.tables.mishaps.isolate("start", "servers", connect)


async def heartbeat(
    services: Services,
    delivery: DeliveryWorker,
    client: discord.Client | None = None,
    forum_posts: ForumPosts | None = None,
) -> None:
    """The periodic work. Ends the program if another process works on the database by now. `client`: connected to
    Discord; `forum_posts`: of its servers. Raises nothing, because the loop that calls this would end."""
    tables, isolated = services.tables, services.tables.mishaps.isolate
    health = services.metrics.health
    health.beat = health.clock()
    try:
        await services.store.hold()
        await services.store.examine()
        services.metrics.note_loss(None)
        health.database = None
        await isolated("round", "servers", tables.whereabouts.renew)
        await tables.tick()
        await isolated("round", "place", lambda: say_place(services))
        await isolated("round", "figures", lambda: count(services, 0.0 if client is None else client.latency))
        await isolated("round", "limits", lambda: services.paces.follow(tables.administration))
        tables.tournaments.nudge()
        if client is not None:
            services.own_emoji.kick(client)
        if forum_posts is not None and client is not None and client.is_ready():
            await forum_posts.run()
        if isinstance(client, discord.AutoShardedClient):
            await isolated("round", "month", partial(tell_months, client, services))
    except DatabaseInUse as rival:
        log.critical("the database is in use by %s as well, so this one ends", rival)
        signal.raise_signal(signal.SIGTERM)
        return
    except (StoreLost, Lost) as problem:
        what = health.database = services.store.lost or str(problem)
        if services.metrics.note_loss(what):
            log.critical("THE DATABASE IS LOST: %s. Nothing is stored any more; stop the bot and put it back", what)
        return
    except (StoreAway, Away):
        health.database = "it cannot be reached"
        log.warning("the database is away; the periodic work will be retried")
    except Exception:
        log.exception("the periodic work failed; it will be retried")
    delivery.kick()


async def say_place(services: Services) -> None:
    """Say which place this process holds, if there are several."""
    health = services.metrics.health
    if services.settings.processes > 1 and health.place is not None:
        process = f"{socket.gethostname()}:{os.getpid()}"
        await say_held(
            services.store, Holder(health.place, process, health.shards, health.since, services.tables.now())
        )


async def count(services: Services, latency: float) -> None:
    """Set the figures that are counted now and then, if anybody may read them."""
    if not services.metrics.served:
        return
    now = services.tables.now()
    async with services.store.reading() as tx:
        waiting, oldest = await tx.post.backlog(now)
        services.metrics.set_tables(await tx.games.count_by_title())
        services.metrics.set_places(await holders(tx, places_of(services.settings), now))
    services.metrics.set_waiting(waiting, 0.0 if oldest is None else max(0.0, (now - oldest).total_seconds()))
    services.metrics.set_processes(services.crew.processes(), latency)


async def close_delivery(services: Services, delivery: DeliveryWorker, organiser: Organiser | None = None) -> None:
    """Let the organiser and the delivery worker finish what is under way. The rest waits in the database."""
    await services.own_emoji.close()
    if organiser is not None:
        await organiser.close()
    with suppress(TimeoutError):
        await asyncio.wait_for(delivery.close(), LAST_DELIVERIES)


async def prepare(services: Services) -> None:
    """Do in advance what the first answers would wait for, and keep the garbage collector from looking through it."""
    await warm_up(services)
    spare_collector()


async def warm_up(services: Services) -> None:
    """Start the worker processes before the first person waits for one, and prepare the titles that are played here.
    What another title needs is drawn when somebody begins it."""
    thinkers, painters = services.crew.thinkers, services.crew.painters
    if thinkers is None or painters is None:
        return
    painters.begin()
    thinkers.begin()
    played = await services.tables.queries.open_titles()
    for presentation in services.presentations.values():
        if presentation.id not in played or presentation.picture("board") is None:
            continue
        scene = Scene(title=presentation.id, what="board", view=presentation.fresh_view(), language="en")
        try:
            await services.picture_service.picture(scene)
        except Exception:
            log.exception("the workers could not prepare %s; they are retried when needed", presentation.id)
        await learn_names(presentation)


async def learn_names(presentation: Presentation) -> None:
    """Translate the names of a title's components one by one, so that nobody waits for all of them at once when
    somebody looks one up."""
    for card in presentation.cards().values():
        names_of(card)
        codes_of(card)
        await asyncio.sleep(0)


def loop_factory(settings: Settings) -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the event loop: uvloop beside PostgreSQL's driver, with which it is installed and which it speeds up.
    None: asyncio's own."""
    if not settings.database_url.startswith("postgres"):
        return None
    try:
        import uvloop  # type: ignore[import-not-found,unused-ignore]
    except ModuleNotFoundError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


def spare_collector() -> None:
    """Let the garbage collector leave alone what the start has made and the program keeps: a full collection would look
    through all of it, and stop the event loop for a fifth of a second. A press makes thousands of objects that live as
    long as it does, so to look through the newest ones every 700 would be too often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 10, 10)


async def close_services(services: Services) -> None:
    """Stop computer players and drawing processes, close the database."""
    await services.tables.close_down()
    await services.films.close()
    await services.picture_service.close()
    services.crew.close()
    services.metrics.close()
    await services.store.close()
