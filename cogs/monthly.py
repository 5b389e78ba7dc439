"""Tells each month what it has brought, on the servers that want that."""

from __future__ import annotations

import logging
from functools import partial

import discord

from cogs.screens.digest import digest_page
from cogs.services import Services
from cogs.shards import serves
from cogs.ui.formatting import public_language
from cogs.ui.send import post
from tables.monthly import Due
from tables.records import Place

log = logging.getLogger(__name__)


async def tell_months(bot: discord.AutoShardedClient, services: Services) -> None:
    """Post the digests that are due. A month counts as told before it is posted, so none is told twice."""
    tables = services.tables
    for due in await tables.monthly.due():
        if serves(bot, due.guild_id):
            await tables.mishaps.isolate("month", due.guild_id, partial(_tell, bot, services, due))


async def _tell(bot: discord.AutoShardedClient, services: Services, due: Due) -> None:
    guild, tables = bot.get_guild(due.guild_id), services.tables
    if guild is None or (month := await tables.monthly.take(due.guild_id)) is None:
        return
    named = [row.table_id for row in (month.closest, month.thought) if row is not None]
    infos = {table_id: await tables.queries.info(table_id) for table_id in named}
    language = public_language(Place(due.guild_id, due.channel_id, str(guild.preferred_locale)))
    out = digest_page(month, infos, services.presentations, language)
    try:
        await post(bot.get_partial_messageable(due.channel_id), out, f"m{due.guild_id}{month.since:%y%m}")
    except discord.HTTPException as error:
        log.warning("the month of server %s cannot be told: %s", due.guild_id, error)
