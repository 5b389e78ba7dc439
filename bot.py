"""Orrery: settings, store, bot, cogs. Without a token it starts practice mode."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands, tasks
from yarl import URL

from cogs import logs
from cogs.furnish import COGS, close_house, open_house
from cogs.house import House
from cogs.postman import DiscordPostman
from cogs.registering import Memory, register
from cogs.settings import BadSettings, Settings, load
from cogs.tongue import Tongue
from cogs.ui.controls import Control
from tables.courier import Courier

log = logging.getLogger("orrery")
HEARTBEAT = 20.0


class Orrery(commands.Bot):
    """The bot. `house` is what its cogs share."""

    house: House
    courier: Courier

    def __init__(self, settings: Settings) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(
            commands.when_mentioned,
            intents=intents,
            help_command=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
        )
        self.settings = settings

    async def setup_hook(self) -> None:
        """Open the rooms, put the cogs in, register commands, take up what was left undone."""
        self.house = await open_house(self.settings)
        self.courier = Courier(self.house.tables, DiscordPostman(self, self.house))
        self.house.tables.listen(lambda _: self.courier.kick())
        self.add_dynamic_items(Control)
        await self.tree.set_translator(Tongue())
        for cog in COGS:
            await self.add_cog(cog(self.house))
        await register(self.tree, self.settings.dev_guild_id, Memory(), self.application_id or 0)
        self.pulse.start()

    async def on_ready(self) -> None:
        """Go on where the last run stopped."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        await self.house.tables.resume()
        self.courier.kick()

    @tasks.loop(seconds=HEARTBEAT)
    async def pulse(self) -> None:
        """Reminders, idle lobbies, deliveries that were put off."""
        await self.house.tables.tick()
        self.courier.kick()

    async def close(self) -> None:
        """Finish what is under way, then leave."""
        self.pulse.cancel()
        if hasattr(self, "courier"):
            with suppress(Exception):
                await asyncio.wait_for(self.courier.close(), 10.0)
            await close_house(self.house)
        await super().close()


def build(settings: Settings) -> Orrery:
    """The bot, ready to be started."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    if settings.discord_api_base is not None:
        discord.http.Route.BASE = settings.discord_api_base.rstrip("/")
    if settings.discord_gateway_url is not None:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)
    return Orrery(settings)


async def run(settings: Settings, token: str) -> None:
    """Be on Discord until a signal says stop."""
    async with build(settings) as bot:
        loop, closing = asyncio.get_running_loop(), set[asyncio.Task[Any]]()
        with suppress(NotImplementedError):
            loop.add_signal_handler(signal.SIGTERM, lambda: closing.add(asyncio.ensure_future(bot.close())))
        await bot.start(token)


def main() -> None:
    """Start. Exit code 2: the settings cannot be used."""
    try:
        settings = load()
        logs.set_up(settings)
        if settings.discord_token is None:
            import practice

            practice.run(settings)
            return
        with suppress(KeyboardInterrupt):
            asyncio.run(run(settings, settings.discord_token))
    except BadSettings as problem:
        sys.exit(logs.complain(problem.lines))
    except Exception as problem:
        sys.exit(logs.complain(logs.in_words(problem)))


if __name__ == "__main__":
    main()
