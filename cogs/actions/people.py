"""A person's settings."""

from __future__ import annotations

from typing import cast

from cogs.actions.request import Request
from cogs.ui.controls import Key, button, rows
from cogs.ui.formatting import choose_language
from cogs.ui.notices import plain
from cogs.ui.outgoing import OutgoingMessage
from locales import message
from tables.records import Notify

AUTOMATIC = "auto"
"""Stands for the language of Discord's client."""


async def set_language(request: Request) -> OutgoingMessage:
    """Choose the language of private answers."""
    chosen = None if request.typed == AUTOMATIC else request.typed
    await request.tables.set_language(request.person.id, chosen)
    return plain(message("language-set", choose_language(chosen, str(request.interaction.locale))))


async def set_notify(request: Request) -> OutgoingMessage:
    """Choose how to be told that it is your turn."""
    how = cast(Notify, request.typed)
    await request.tables.set_notify(request.person.id, how)
    await (request.tables.dm_closed if how == "off" else request.tables.dm_open)(request.person.id)
    return plain(message(f"notify-{how}", request.language))


async def stop_dms(request: Request) -> OutgoingMessage:
    """Turn direct messages off, with a button to turn them on again."""
    await request.tables.dm_closed(request.person.id)
    again = button(Key("dm-on", request.table), message("button-dm-on", request.language))
    return plain(message("notify-dms-stopped", request.language), *rows(again))


async def allow_dms(request: Request) -> OutgoingMessage:
    """Turn direct messages on again."""
    await request.tables.dm_open(request.person.id)
    return plain(message("notify-dms-again", request.language))
