"""Registers the commands with Discord when, and only when, they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

log = logging.getLogger(__name__)


async def fingerprint(tree: app_commands.CommandTree[Any], application_id: int, guild: int | None) -> str:
    """A hash of all commands with their translations, for one application and scope."""
    translator = tree.translator
    commands = tree.get_commands()
    bodies = [
        await command.get_translated_payload(tree, translator) if translator else command.to_dict(tree)
        for command in commands
    ]
    text = json.dumps([application_id, guild, bodies], sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()


async def register(tree: app_commands.CommandTree[Any], guild_id: int | None, memory: Memory, application: int) -> bool:
    """Send the commands to Discord unless it has exactly these; whether they were sent."""
    guild = None if guild_id is None else discord.Object(guild_id)
    if guild is not None:
        tree.copy_global_to(guild=guild)
    wanted = await fingerprint(tree, application, guild_id)
    if await memory.recall() == wanted and await tree.fetch_commands(guild=guild):
        log.info("commands unchanged")
        return False
    synced = await tree.sync(guild=guild)
    await memory.remember(wanted)
    log.info("registered %d commands", len(synced))
    return True


class Memory:
    """Where the fingerprint is kept."""

    async def recall(self) -> str | None:
        """The fingerprint of what was registered last."""
        return None

    async def remember(self, value: str) -> None:
        """What is registered now."""
