"""Who may know of a table: those who sit at it, and those who can see the channel that it is played in."""

from __future__ import annotations

from typing import Any

import discord

from tables.records import Place, TableInfo


async def may_know(talk: discord.Interaction[Any], info: TableInfo) -> bool:
    """Whether who asks has a seat at this table, or can see its channel. A finished game keeps its seats."""
    return info.seat_of(talk.user.id) is not None or await _sees(talk, info.place)


async def _sees(talk: discord.Interaction[Any], place: Place) -> bool:
    if place.channel_id == talk.channel_id:
        return True
    guild, member = talk.guild, talk.user
    if guild is None or guild.id != place.guild_id or not isinstance(member, discord.Member):
        return False
    try:
        channel = guild.get_channel_or_thread(place.channel_id) or await guild.fetch_channel(place.channel_id)
        if not channel.permissions_for(member).view_channel:
            return False
        if isinstance(channel, discord.Thread) and channel.is_private():
            return channel.permissions_for(member).manage_threads or bool(await channel.fetch_member(member.id))
    except discord.HTTPException:  # a channel that is gone, a thread that this person is not in
        return False
    return True
