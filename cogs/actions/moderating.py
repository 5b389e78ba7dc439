"""Actions of moderators of a table's place: end its game, move it. Also closing a lobby."""

from __future__ import annotations

import discord
from discord import ButtonStyle

from cogs.actions.ending import back_button, find_unfinished, table_named
from cogs.actions.request import Request
from cogs.audience import Channel, channel_of, parent_of, sees
from cogs.discord_types import Interaction
from cogs.errors import name_missing
from cogs.house_rules import may_moderate
from cogs.ui.controls import Key, button, required, rows, snowflake
from cogs.ui.outgoing import OutgoingMessage, plain
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.administration import Admin
from tables.records import Place, TableInfo


async def close(request: Request) -> OutgoingMessage:
    """Close a lobby, or a damaged table."""
    await request.tables.lobby.close(request.table, request.person.id)
    return plain(message("closed", request.language, number=request.table))


async def end_by_moderator(request: Request) -> OutgoingMessage:
    """End it, after confirmation."""
    info = await find_unfinished(request)
    if not await may_moderate(request.tables, request.interaction, info):
        raise Refused(say("error-end-not-yours"))
    await request.tables.administration.end(info.id, Admin(request.person.id, info.place.guild_id))
    return plain(message("end-moderated", request.language, number=info.id))


async def ask_move(request: Request) -> OutgoingMessage:
    """Ask for confirmation before a table goes on in another channel, whose id was chosen. Raises Refused if it
    cannot."""
    info, channel_id = await find_unfinished(request), int(request.typed)
    await check_move(request, info, channel_id)
    admin = Admin(request.person.id, info.place.guild_id)
    await request.tables.administration.move(info.id, channel_id, admin, dry=True)
    label = message("button-move", request.language)
    yes = button(Key("move", info.id, arg=str(channel_id)), label, ButtonStyle.danger)
    said = message("move-sure", request.language, channel=f"<#{channel_id}>")
    return plain(f"{table_named(request, info)}\n{said}", *rows(yes, back_button(info.id, request.language)))


async def move(request: Request) -> OutgoingMessage:
    """Move it, after confirmation."""
    info = await find_unfinished(request)
    channel_id = required(snowflake(request.key.arg))
    parent = parent_of(await check_move(request, info, channel_id))
    admin = Admin(request.person.id, info.place.guild_id)
    await request.tables.administration.move(info.id, channel_id, admin, parent_id=parent)
    return plain(message("moved", request.language, number=info.id, channel=f"<#{channel_id}>"))


async def check_move(request: Request, info: TableInfo, channel_id: int) -> Channel:
    """The other channel. Raises Refused unless the asking person may moderate the table and write there, and so may
    Orrery."""
    if not await may_moderate(request.tables, request.interaction, info):
        raise Refused(say("error-move-not-yours"))
    return await check_target(request.interaction, channel_id)


async def check_target(interaction: Interaction, channel_id: int) -> Channel:
    """A channel of the server. Raises Refused unless the asking person can write there, and so can Orrery."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        raise Refused(say("error-move-not-yours"))
    if not await sees(interaction, Place(guild.id, channel_id)):
        raise Refused(say("error-move-unseen"))
    channel = await channel_of(guild, channel_id)
    in_thread = isinstance(channel, discord.Thread)
    own = channel.permissions_for(member)
    if not isinstance(channel, discord.abc.Messageable) or not (
        own.send_messages_in_threads if in_thread else own.send_messages
    ):
        raise Refused(say("error-move-unseen"))
    missing = name_missing(channel.permissions_for(guild.me), in_thread=in_thread)
    if missing:
        raise Refused(say("error-permissions", missing=missing))
    return channel
