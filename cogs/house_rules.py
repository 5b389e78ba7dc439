"""What the house rules of a server say about people and channels, which only Discord knows."""

from __future__ import annotations

from collections.abc import Collection

import discord

from cogs.audience import may_manage
from cogs.discord_types import Interaction
from cogs.ui.formatting import mention_channel, mention_role
from engine.core.errors import Refused
from engine.core.text import say
from tables.records import TableInfo
from tables.service import Tables


def has_role(interaction: Interaction, roles: Collection[int]) -> bool:
    """Whether the asking person has one of these roles."""
    member = interaction.user
    return isinstance(member, discord.Member) and any(role.id in roles for role in member.roles)


async def check_opening(tables: Tables, interaction: Interaction, title_id: str) -> None:
    """Raises Refused if the house rules let this person open no table, or the title not be played in this channel. Who
    manages the server may do both."""
    house = await tables.house.of(interaction.guild_id)
    if interaction.permissions.manage_guild:
        return
    if house.opens and not has_role(interaction, house.opens):
        raise Refused(say("error-house-opens", roles=" ".join(map(mention_role, house.opens))))
    channel = interaction.channel
    here = (channel.parent_id if isinstance(channel, discord.Thread) else None) or interaction.channel_id
    where = house.channels.get(title_id, ())
    if where and here not in where:
        raise Refused(say("error-house-channel", channels=" ".join(map(mention_channel, where))))


async def check_joining(tables: Tables, interaction: Interaction) -> None:
    """Raises Refused if the house rules let this person join no table."""
    house = await tables.house.of(interaction.guild_id)
    if house.joins and not (has_role(interaction, house.joins) or interaction.permissions.manage_guild):
        raise Refused(say("error-house-joins", roles=" ".join(map(mention_role, house.joins))))


async def may_moderate(tables: Tables, interaction: Interaction, info: TableInfo) -> bool:
    """Whether the asking person may moderate this table: they may manage its channel, or have a role that may."""
    if await may_manage(interaction, info):
        return True
    if interaction.guild_id is None or interaction.guild_id != info.place.guild_id:
        return False
    return has_role(interaction, (await tables.house.of(interaction.guild_id)).moderates)


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
    had = has_role(interaction, (role.id,))
    try:
        await (member.remove_roles(role) if had else member.add_roles(role))
    except discord.Forbidden as error:
        raise Refused(say("error-house-forbidden", role=mention_role(role.id))) from error
    return not had
