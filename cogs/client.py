"""The Discord client: what it opens when it starts and closes when it ends, its sessions, its heartbeat."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import discord
from discord.ext import commands, tasks

from cogs import logs, startup
from cogs.audience import has_left_server
from cogs.command_sync import Tree, fingerprint, sync_commands
from cogs.components import load_components
from cogs.dispatcher import Dispatcher
from cogs.forum import ForumPosts
from cogs.in_flight import InFlight
from cogs.message_sender import DiscordSender
from cogs.organiser import Organiser
from cogs.request_rate import regulate
from cogs.services import Services
from cogs.settings import Settings
from cogs.shards import IdentifyTurns, in_ranges, shard_count, shard_ids
from cogs.translator import CommandTranslator
from cogs.ui.controls import Control
from tables.delivery import DeliveryWorker

log = logging.getLogger("orrery")


class Orrery(commands.AutoShardedBot):
    """The bot. `services` is shared by its cogs; `dispatcher` handles its presses and commands."""

    services: Services
    dispatcher: Dispatcher
    delivery: DeliveryWorker
    turns: IdentifyTurns
    now: startup.Now = None
    _opening: asyncio.Future[Services]

    def __init__(self, settings: Settings) -> None:
        shards = shard_count(settings)
        super().__init__(commands.when_mentioned, tree_cls=Tree, shard_count=shards, **startup.OPTIONS)
        self.settings = settings
        self.components = load_components(settings.data_dir)
        self._in_flight = InFlight()

    async def setup_hook(self) -> None:
        """Open the services, add the cogs, register the commands. Ends early if the bot is closed meanwhile, perhaps
        while it waits for a place."""
        self._opening = asyncio.ensure_future(
            startup.open_services(self.settings, self.components, self.now, self._get_ready)
        )
        await asyncio.wait((self._opening,))
        if self._opening.cancelled():
            return
        self.services = self._opening.result()
        self.shard_ids = shard_ids(self.settings, self.services.store)
        self.turns = IdentifyTurns(self, self.services.store, several=self.settings.processes > 1)
        self.services.tables.series.has_left = partial(has_left_server, self)
        self.organiser = Organiser(self, self.services)
        self.forum_posts = ForumPosts(self, self.services)
        self.delivery = startup.open_delivery(self.services, DiscordSender(self, self.services))
        await sync_commands(self.tree, self.settings.dev_guild_id, self.services.store, self.application_id or 0)
        if self.settings.processes > 1:
            self.heartbeat.change_interval(seconds=startup.QUICK_HEARTBEAT)
        self.heartbeat.start()

    async def _get_ready(self, services: Services) -> None:
        """Make the commands, in all languages: a process that stands by has nothing left to do but connect."""
        self.services = services
        regulate(self, self.settings)
        self.dispatcher = Dispatcher(services)
        self.add_dynamic_items(Control)
        await self.tree.set_translator(CommandTranslator())
        await startup.add_commands(self, self.dispatcher)
        await fingerprint(self.tree, self.application_id or 0, self.settings.dev_guild_id)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect, and stay connected. Raises `logs.Outgrown` if Discord wants more shards than it has recommended."""
        if self._opening.cancelled():
            return
        try:
            await super().connect(reconnect=reconnect)
        except discord.ConnectionClosed as closed:
            if closed.code == logs.TOO_FEW_SHARDS and self.settings.shards is None:
                raise logs.Outgrown from closed
            raise

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord lets this shard open a session. What it knew of its servers is forgotten: Discord names
        them again, but for those that have removed the bot meanwhile."""
        await self.turns.wait(shard_id or 0, first=initial)
        self.turns.forget_servers(shard_id or 0)

    async def on_ready(self) -> None:
        """Resume what the last run left unfinished."""
        self._in_flight.enter()
        shards = self.services.metrics.health.shards = in_ranges(self.shards)
        log.info("ready as %s in %d servers, shards %s", self.user, len(self.guilds), shards)
        self.services.metrics.health.gateway = True
        self.turns.unknown.clear()
        await startup.resume(self.services)
        await startup.note_servers(self.services, self)
        self.delivery.kick()
        await startup.prepare(self.services)

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard has opened a session."""
        self._in_flight.enter()
        await self.turns.note_session(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A shard has opened a new session while the others went on."""
        self._in_flight.enter()
        self.turns.unknown.discard(shard_id)
        if self.is_ready() and not self.turns.unknown:
            await startup.note_servers(self.services, self)

    def is_connected(self) -> bool:
        """Whether every shard of this process has a session."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    @tasks.loop(seconds=startup.HEARTBEAT)
    async def heartbeat(self) -> None:
        """Reminders, idle lobbies, postponed deliveries."""
        self.services.metrics.health.gateway = self.is_connected()
        await startup.heartbeat(self.services, self.delivery, self, self.forum_posts)

    async def close(self) -> None:
        """Finish what is under way, then close."""
        if self.is_closed():
            return
        if hasattr(self, "_opening") and not self._opening.done():
            self._opening.cancel()
            await asyncio.wait((self._opening,))
        self.heartbeat.cancel()
        if hasattr(self, "turns"):
            self.turns.close()
        if (running := self.heartbeat.get_task()) is not None:
            await asyncio.wait((running,))  # it may be in a transaction, which must end cleanly
        if hasattr(self, "dispatcher"):
            await self.dispatcher.close()
        await self._in_flight.finish(startup.LAST_PREPARATIONS)
        if hasattr(self, "delivery"):
            await self.forum_posts.close()
            await startup.close_delivery(self.services, self.delivery, self.organiser)
        if hasattr(self, "dispatcher"):
            await self.dispatcher.refuse()
        await super().close()
        if hasattr(self, "services"):
            await startup.close_services(self.services)
