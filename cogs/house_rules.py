"""What the house rules of a server say about people and channels, which only Discord knows."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

import discord

from cogs.audience import channel_of, may_manage
from cogs.discord_types import Interaction
from cogs.ui.formatting import mention_channel, mention_role
from engine.core.errors import Refused
from engine.core.text import say
from tables.records import Place, TableInfo
from tables.service import Tables


def has_role(person: discord.User | discord.Member | None, roles: Collection[int]) -> bool:
    """Whether a member of a server has one of these roles there."""
    return isinstance(person, discord.Member) and any(role.id in roles for role in person.roles)


async def check_opening(tables: Tables, interaction: Interaction, title_id: str, place: Place) -> None:
    """Raises Refused if the house rules of the place let the asking person open no table, or the title not be played in
    this channel. Who manages the server may do both."""
    house = await tables.house.of(place.guild_id)
    where = house.channels.get(title_id, ())
    if not (house.opens or where):
        return
    member = await _member_of(interaction, place.guild_id or 0)
    if _manages(interaction, member):
        return
    if house.opens and not has_role(member, house.opens):
        raise Refused(say("error-house-opens", roles=" ".join(map(mention_role, house.opens))))
    if where and await _channel_above(interaction, member, place) not in where:
        raise Refused(say("error-house-channel", channels=" ".join(map(mention_channel, where))))


async def check_joining(tables: Tables, interaction: Interaction, guild_id: int | None) -> None:
    """Raises Refused if the house rules of the server on which a table is let the asking person join none."""
    house = await tables.house.of(guild_id)
    if not house.joins:
        return
    member = await _member_of(interaction, guild_id or 0)
    if not (has_role(member, house.joins) or _manages(interaction, member)):
        raise Refused(say("error-house-joins", roles=" ".join(map(mention_role, house.joins))))


async def _member_of(interaction: Interaction, guild_id: int) -> discord.Member | None:
    """The asking person as a member of a server, also if they ask elsewhere or another process serves it. None: they
    are no member, or Discord does not tell."""
    person, bot = interaction.user, interaction.client
    if isinstance(person, discord.Member) and person.guild.id == guild_id:
        return person
    try:
        guild = bot.get_guild(guild_id) or await bot.fetch_guild(guild_id)
        return guild.get_member(person.id) or await guild.fetch_member(person.id)
    except discord.HTTPException:
        return None


def _manages(interaction: Interaction, member: discord.Member | None) -> bool:
    """Whether a member, as found for the asking person, manages the server."""
    if member is None:
        return False
    return (interaction.permissions if member is interaction.user else member.guild_permissions).manage_guild


async def _channel_above(interaction: Interaction, member: discord.Member | None, place: Place) -> int:
    """The channel of the place; of a thread, also of a private one, that above it."""
    channel: object = interaction.channel
    if place.channel_id != interaction.channel_id:
        channel = None
        with suppress(discord.HTTPException, discord.InvalidData):
            channel = None if member is None else await channel_of(member.guild, place.channel_id)
    above = channel.parent_id if isinstance(channel, discord.Thread) else place.parent_id
    return above or place.channel_id


async def may_moderate(tables: Tables, interaction: Interaction, info: TableInfo) -> bool:
    """Whether the asking person may moderate this table: they may manage its channel, or have a role that may."""
    if await may_manage(interaction, info.place):
        return True
    if interaction.guild_id is None or interaction.guild_id != info.place.guild_id:
        return False
    return has_role(interaction.user, (await tables.house.of(interaction.guild_id)).moderates)


def is_harmless(role: discord.Role) -> bool:
    """Whether a role allows nothing that not everybody may do: only such a one is given to whoever wants it."""
    everybody = role.guild.default_role.permissions.value
    return not role.managed and not role.is_default() and not role.permissions.value & ~everybody


async def toggle_call(tables: Tables, interaction: Interaction) -> bool:
    """Give the role that new lobbies call to the asking person, or take it from them. Returns whether they then have
    it. Raises Refused if there is none, or Orrery may not give it."""
    house, member = await tables.house.of(interaction.guild_id), interaction.user
    role = interaction.guild.get_role(house.calls) if interaction.guild is not None and house.calls else None
    if role is None or not isinstance(member, discord.Member):
        raise Refused(say("error-house-no-call"))
    if not is_harmless(role):
        raise Refused(say("error-house-role"))
    had = has_role(member, (role.id,))
    try:
        await (member.remove_roles(role) if had else member.add_roles(role))
    except discord.Forbidden as error:
        raise Refused(say("error-house-forbidden", role=mention_role(role.id))) from error
    return not had
