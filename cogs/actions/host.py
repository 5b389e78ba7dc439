"""Messages to the owner of the application, who runs the bot."""

from __future__ import annotations

from contextlib import suppress

import discord

from cogs.discord_types import Interaction
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.send import post


async def tell_host(interaction: Interaction, out: OutgoingMessage, nonce: str) -> bool:
    """Send this to the owner. Returns whether that was possible; they may accept no direct messages."""
    with suppress(discord.HTTPException):
        about = await interaction.client.application_info()
        owner = about.owner if about.team is None else about.team.owner
        if owner is not None and not owner.bot:
            user = interaction.client.get_user(owner.id) or await interaction.client.fetch_user(owner.id)
            await post(user, out, nonce)
            return True
    return False
