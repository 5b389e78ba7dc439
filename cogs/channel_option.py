"""The option of a command that names a channel for a table."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.discord_types import Interaction

Somewhere = app_commands.AppCommandChannel | app_commands.AppCommandThread


class Channel(app_commands.Transformer):
    """A channel for text messages, as a table needs one."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The offered types. Discord refuses undocumented ones, such as media channels."""
        kind = discord.ChannelType
        rooms = [kind.text, kind.news, kind.voice, kind.stage_voice]
        return [*rooms, kind.public_thread, kind.private_thread, kind.news_thread]

    async def transform(self, interaction: Interaction, value: Somewhere, /) -> Somewhere:
        """The channel, unchanged."""
        return value
