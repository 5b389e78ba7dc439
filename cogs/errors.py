"""Every failure as a text for people: what happened, what to do, and that nothing is lost."""

from __future__ import annotations

import logging
import secrets
from types import UnionType

import discord
from discord import app_commands

from db.errors import Conflict, StoreAway, StoreBusy, StoreError, StoreLost
from engine.core.errors import Refused, Stale
from engine.core.text import Text, say

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK = 10003, 10008, 10062, 10015
ANSWERED = 40060
MISSING_ACCESS, CLOSED_DM, MISSING_PERMISSIONS, EXPIRED = 50001, 50007, 50013, 50027
INVALID_FORM, ARCHIVED, NO_MUTUAL_GUILD = 50035, 50083, 50278
OLD_MESSAGE_LIMIT, DM_TOO_FAST, TOO_LARGE = 30046, 40003, 40005
REFUSED_DM = (CLOSED_DM, NO_MUTUAL_GUILD)
"""Error codes of a direct message to somebody whose settings do not let it in."""
PAUSE = 60.0
"""Seconds until a retry, if Discord refuses something for now without saying for how long."""
GONE = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, UNKNOWN_MESSAGE, EXPIRED, ANSWERED)
"""Error codes of an interaction whose answer nobody can see any more, or that has another answer already."""


OF_CODE = {
    ARCHIVED: "error-archived",
    UNKNOWN_CHANNEL: "error-channel-gone",
    CLOSED_DM: "error-dm-closed",
    NO_MUTUAL_GUILD: "error-dm-closed",
    TOO_LARGE: "error-too-large",
}
"""Messages about refusals of Discord, by their codes."""
OF_KIND: tuple[tuple[type[Exception] | UnionType, str], ...] = (
    (Stale, "error-stale"),
    (StoreBusy | Conflict, "error-busy"),
    (StoreLost, "error-store-lost"),
    (StoreAway, "error-store-away"),
    (app_commands.NoPrivateMessage, "error-server-only"),
    (app_commands.CommandSignatureMismatch | app_commands.CommandNotFound, "error-old-command"),
    (discord.Forbidden, "error-forbidden"),
    (discord.DiscordServerError, "error-discord-down"),
)
"""Messages about other failures, by what they are."""


def explain(error: BaseException) -> Text:
    """The text for a person whose press or command failed. Unexpected errors are logged with a reference."""
    while isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Refused):
        return error.text
    if isinstance(error, app_commands.TransformerError):
        return say("error-bad-value", value=str(error.value)[:40])
    if isinstance(error, discord.RateLimited):
        return say("error-discord-slow", seconds=int(error.retry_after) + 1)
    if isinstance(error, discord.HTTPException) and error.code in OF_CODE:
        return say(OF_CODE[error.code])
    for kind, key in OF_KIND:
        if isinstance(error, kind):
            return say(key)
    reference = secrets.token_hex(3)
    log.error("unexpected failure %s", reference, exc_info=error)
    return say("error-store" if isinstance(error, StoreError) else "error-unforeseen", reference=reference)


NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


def check_permissions(interaction: discord.Interaction, *, thread: bool = False, private: bool = False) -> None:
    """Raises Refused with the permissions that Orrery lacks in this channel to host a table: `missing_permissions`."""
    if missing := missing_permissions(interaction, thread=thread, private=private):
        raise Refused(say("error-permissions", missing=missing))


def missing_permissions(interaction: discord.Interaction, *, thread: bool = False, private: bool = False) -> list[Text]:
    """The permissions that Orrery lacks in this channel to host a table (in a `thread`, or in a `private` one), as
    texts. Empty in direct messages."""
    if interaction.guild_id is None:
        return []
    kind = "create_private_threads" if private else "create_public_threads"
    more = (kind, "send_messages_in_threads") if thread or private else ()
    return name_missing(interaction.app_permissions, more, in_thread=isinstance(interaction.channel, discord.Thread))


def name_missing(have: discord.Permissions, more: tuple[str, ...] = (), *, in_thread: bool) -> list[Text]:
    """Those of the needed permissions that are missing in a channel or thread."""
    needed = [*NEEDED, *more]
    if in_thread:
        needed[1] = "send_messages_in_threads"
    return [say(f"permission-{name.replace('_', '-')}") for name in dict.fromkeys(needed) if not getattr(have, name)]
