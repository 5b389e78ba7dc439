"""The only module that sends messages: everything Orrery says to Discord goes out here, within the size limits. Only
people in `ping` are pinged. Also what is told to who runs the bot."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

import aiohttp
import discord

from cogs.discord_types import Interaction
from cogs.ui.controls import mark
from cogs.ui.measure import fit
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.signs import NO_SIGNS, Signs, signs_of

log = logging.getLogger(__name__)

RECONNECT = 0.3
"""Seconds until the second attempt when a connection to Discord was lost."""
CONNECTION_LOST = (aiohttp.ClientConnectionError, ConnectionError)
"""What a request raises whose connection was lost before its answer came."""
_ANSWERED = "orrery-answered"
"""The name under which an interaction notes that Discord has its first response."""

T = TypeVar("T")


async def twice(send: Callable[[], Awaitable[T]], again: Callable[[], Awaitable[T]] | None = None) -> T:
    """Send something once more (as `again` does) if the connection is lost before Discord has answered: it may have
    arrived or not, so only what may arrive twice. discord.py does so on macOS and Windows only."""
    try:
        return await send()
    except CONNECTION_LOST as error:
        log.info("the connection to Discord was lost: %s", error)
    await asyncio.sleep(RECONNECT)
    return await (again or send)()


async def answer(interaction: Interaction, out: OutgoingMessage) -> int | None:
    """Answer an interaction, or replace its earlier answer. Private unless deferred otherwise. Returns the message's id
    if Discord tells it."""
    _ready(out, signs_of(interaction.client))
    if not is_answered(interaction):
        sent = await interaction.response.send_message(
            view=out.view, files=out.attachments(), ephemeral=True, allowed_mentions=out.mentions()
        )
        return sent.message_id
    edited = await twice(
        lambda: interaction.edit_original_response(
            view=out.view, attachments=out.attachments(), allowed_mentions=out.mentions()
        )
    )
    return edited.id


def note_answered(interaction: Interaction) -> None:
    """The interaction was acknowledged by a request whose own answer was lost, so discord.py does not know of it."""
    interaction.extras[_ANSWERED] = True


def is_answered(interaction: Interaction) -> bool:
    """Whether the interaction was acknowledged or answered."""
    return interaction.response.is_done() or _ANSWERED in interaction.extras


async def whisper(interaction: Interaction, out: OutgoingMessage) -> int | None:
    """A private message in addition to the interaction's answer. Returns the id of the message."""
    _ready(out, signs_of(interaction.client))
    if not is_answered(interaction):
        return await answer(interaction, out)
    message = await interaction.followup.send(
        view=out.view, files=out.attachments(), ephemeral=True, allowed_mentions=out.mentions(), wait=True
    )
    return message.id


async def rewrite(interaction: Interaction, message_id: int, out: OutgoingMessage) -> None:
    """Replace a `whisper` of this interaction."""
    _ready(out, signs_of(interaction.client))
    await twice(
        lambda: interaction.followup.edit_message(
            message_id, view=out.view, attachments=out.attachments(), allowed_mentions=out.mentions()
        )
    )


def make_ready(out: OutgoingMessage, nonce: str, signs: Signs = NO_SIGNS) -> OutgoingMessage:
    """The message as it will be sent, with the mark of its delivery, within the limits, and with the signs of the
    pictures. Raises TooLarge."""
    mark(out.view.walk_children(), nonce)
    _ready(out, signs)
    return out


def _ready(out: OutgoingMessage, signs: Signs) -> None:
    fit(out.view)
    signs.put_on(out.view)


async def post(channel: discord.abc.Messageable, out: OutgoingMessage, nonce: str) -> discord.Message:
    """Post a message. Discord itself drops a second one with the same nonce. Silent when nobody is called."""
    make_ready(out, nonce)
    return await channel.send(
        view=out.view, files=out.attachments(), allowed_mentions=out.mentions(), nonce=nonce, silent=not out.calls
    )


async def edit(message: discord.PartialMessage, out: OutgoingMessage, nonce: str = "") -> None:
    """Replace the content of the message."""
    if nonce:
        mark(out.view.walk_children(), nonce)
    fit(out.view)
    await twice(lambda: message.edit(view=out.view, attachments=out.attachments(), allowed_mentions=out.mentions()))


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
