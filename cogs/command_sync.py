"""Registers the commands with Discord when, and only when, they have changed. Also answers commands that failed
early."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_types import Interaction, dispatcher_of
from cogs.repeats import cut_typed
from db.store import Store

log = logging.getLogger(__name__)

COMMANDS = "commands"
"""The note that holds the fingerprint of the commands that were last sent."""


class Tree(app_commands.CommandTree[commands.AutoShardedBot]):
    """The command tree. It answers failures that happen before a cog can answer."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Autocomplete asks at every letter: what was typed is cut before anything reads it, and nobody asks too
        often."""
        if interaction.type is not discord.InteractionType.autocomplete:
            return True
        data: Any = interaction.data
        cut_typed(data.get("options") or [])
        return await dispatcher_of(interaction).may_suggest(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """A short message to the person; the details are logged."""
        await dispatcher_of(interaction).tell_failure(interaction, error)


async def fingerprint(
    tree: app_commands.CommandTree[commands.AutoShardedBot], application: int, guild_id: int | None
) -> str:
    """A hash of all commands with their translations, for one application and scope."""
    translator = tree.translator
    bodies = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in tree.get_commands()
    ]
    text = json.dumps([application, guild_id, bodies], sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


async def sync_commands(
    tree: app_commands.CommandTree[commands.AutoShardedBot], guild_id: int | None, store: Store, application: int
) -> bool:
    """Send the commands to Discord unless they are unchanged. Returns whether they were sent. Of several processes that
    start together one does it."""
    async with store.alone("commands") as mine:
        return mine and await _send_changed(tree, guild_id, store, application)


async def _send_changed(
    tree: app_commands.CommandTree[commands.AutoShardedBot], guild_id: int | None, store: Store, application: int
) -> bool:
    guild = None if guild_id is None else discord.Object(guild_id)
    wanted = await fingerprint(tree, application, guild_id)
    if guild is not None:
        tree.copy_global_to(guild=guild)
    async with store.reading() as tx:
        sent = await tx.notes.get(COMMANDS)
    if sent == wanted and await tree.fetch_commands(guild=guild):
        log.info("commands unchanged")
        return False
    try:
        synced = await tree.sync(guild=guild)
    except discord.RateLimited as error:
        log.warning(
            "the commands stay as they were: Discord asks for a pause of %d s; start again then", error.retry_after
        )
        return False
    async with store.transaction() as tx:
        await tx.notes.put(COMMANDS, wanted)
    log.info("registered %d commands", len(synced))
    return True
