"""Who may know of a table, and who may moderate the place where it stands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TypeAlias

import discord

from cogs.discord_types import Interaction
from tables.records import Place, TableInfo

Channel: TypeAlias = discord.abc.GuildChannel | discord.Thread


async def may_know(interaction: Interaction, info: TableInfo) -> bool:
    """Whether the asking person has a seat at this table, or can see its channel. A finished game keeps its seats."""
    return info.seat_of(interaction.user.id) is not None or await sees(interaction, info.place)


async def sees(interaction: Interaction, place: Place) -> bool:
    """Whether the asking person can see the channel."""
    if place.channel_id == interaction.channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != place.guild_id or not isinstance(member, discord.Member):
        return False
    try:
        return await _sees_there(member, guild, place)
    except discord.HTTPException:  # a channel that is gone, or a thread without this person
        return False


async def _sees_there(member: discord.Member, guild: discord.Guild, place: Place) -> bool:
    """Whether a member can see the channel; of a public thread that is gone its own. Raises discord.NotFound if that is
    gone, or a thread without them."""
    try:
        channel = await channel_of(guild, place.channel_id)
    except discord.NotFound:
        if place.parent_id is None:
            raise
        channel = await channel_of(guild, place.parent_id)
    if not channel.permissions_for(member).view_channel:
        return False
    if isinstance(channel, discord.Thread) and channel.is_private():
        return channel.permissions_for(member).manage_threads or bool(await channel.fetch_member(member.id))
    return True


async def still_sees(bot: discord.Client, place: Place, person_id: int) -> bool:
    """Whether somebody who is not asking just now can see the channel. What Discord does not tell counts as seen."""
    guild = bot.get_guild(place.guild_id or 0)
    if guild is None:
        return False
    try:
        member = guild.get_member(person_id) or await guild.fetch_member(person_id)
        return await _sees_there(member, guild, place)
    except (discord.NotFound, discord.Forbidden):
        return False
    except discord.HTTPException:
        return True


async def has_left(guild: discord.Guild, person_id: int) -> bool:
    """Whether somebody is no member of the server. What Discord does not tell counts as there."""
    try:
        await guild.fetch_member(person_id)
    except discord.NotFound:
        return True
    except discord.HTTPException:
        return False
    return False


async def has_left_server(bot: discord.Client, guild_id: int, person_id: int) -> bool:
    """The same of a server that another process may serve."""
    try:
        guild = bot.get_guild(guild_id) or await bot.fetch_guild(guild_id)
    except discord.HTTPException:
        return False
    return await has_left(guild, person_id)


def seems_to_see(interaction: Interaction, place: Place) -> bool:
    """Like `sees`, as far as it is known without asking Discord. Of a private thread only those who are known to be in
    it. discord.py forgets threads that sleep: of a public one the channel decides, any other counts as unseen."""
    guild, member = interaction.guild, interaction.user
    if guild is None or guild.id != place.guild_id or not isinstance(member, discord.Member):
        return False
    channel = guild.get_channel_or_thread(place.channel_id) or guild.get_channel(place.parent_id or 0)
    if channel is None or not channel.permissions_for(member).view_channel:
        return False
    if isinstance(channel, discord.Thread) and channel.is_private():
        return any(each.id == member.id for each in channel.members)
    return True


def parent_of(channel: object) -> int | None:
    """The channel of a public thread, which all see who see that channel. None: it is something else."""
    return channel.parent_id if isinstance(channel, discord.Thread) and not channel.is_private() else None


async def channel_of(guild: discord.Guild, channel_id: int) -> Channel:
    """A channel or thread of the server. Raises discord.NotFound if it is gone, Forbidden if Orrery may not see it."""
    return guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)


async def gone_among(bot: discord.Client, places: Iterable[Place]) -> frozenset[int]:
    """The channels and threads of these that Discord says are gone. What it does not tell counts as there."""
    asked = {place.channel_id: guild for place in places if (guild := bot.get_guild(place.guild_id or 0)) is not None}

    async def is_gone(guild: discord.Guild, channel_id: int) -> bool:
        try:
            await channel_of(guild, channel_id)
        except discord.NotFound:
            return True
        except (discord.HTTPException, discord.InvalidData):
            return False
        return False

    told = await asyncio.gather(*(is_gone(guild, channel_id) for channel_id, guild in asked.items()))
    return frozenset(channel_id for channel_id, gone in zip(asked, told, strict=True) if gone)


async def may_manage(interaction: Interaction, place: Place) -> bool:
    """Whether the asking person may manage the channel. If that is gone, or Orrery may not see it any more: all
    channels of the server."""
    guild, channel_id = interaction.guild, place.channel_id
    if guild is None or guild.id != place.guild_id:
        return False
    if channel_id == interaction.channel_id:
        return interaction.permissions.manage_channels
    try:
        return _may_manage_in(interaction, await channel_of(guild, channel_id))
    except (discord.NotFound, discord.Forbidden):
        return _may_manage_in(interaction, None)


def seems_to_manage(interaction: Interaction, place: Place) -> bool:
    """Like `may_manage`, as far as it is known without asking Discord. A thread that is not in the cache counts as
    gone."""
    guild = interaction.guild
    if guild is None or guild.id != place.guild_id:
        return False
    return _may_manage_in(interaction, guild.get_channel_or_thread(place.channel_id))


def _may_manage_in(interaction: Interaction, channel: Channel | None) -> bool:
    member = interaction.user
    if not isinstance(member, discord.Member):
        return False
    return (member.guild_permissions if channel is None else channel.permissions_for(member)).manage_channels
