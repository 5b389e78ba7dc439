"""Onlookers predict what comes."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.audience import sees
from cogs.screens.guessing import guessing_page
from cogs.ui.outgoing import OutgoingMessage
from engine.core.errors import Refused
from engine.core.text import say
from locales import message


async def guess(request: Request) -> OutgoingMessage:
    """What the person can predict of a game; with a choice from one of the menus, which is kept first."""
    info, predicting = await request.info(), request.tables.predicting
    if not await sees(request.interaction, info.place):
        raise Refused(say("error-guess-not-you"))
    notice = ""
    if request.key.arg:
        await predicting.predict(info.id, request.person, request.key.arg, request.typed)
        notice = message("guess-kept", request.language)
    found = await predicting.of_table(info.id, request.person.id)
    if found is None:
        raise Refused(say("error-guess-not-you"))
    return guessing_page(info, found, request.presentation(info), request.language, notice)
