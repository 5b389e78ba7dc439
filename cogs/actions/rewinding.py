"""Going back to an earlier position, with everybody's consent."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.screens.rewind import rewind_page
from cogs.ui.controls import number
from cogs.ui.notices import plain
from cogs.ui.outgoing import OutgoingMessage
from cogs.ui.panel import Draft
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.records import Look


async def ask_rewind(request: Request) -> OutgoingMessage:
    """What would be undone. The argument is the stop; without it, the position is the proposed one."""
    at = number(request.key.arg)
    if request.key.arg and at is None:
        raise Refused(say("error-old-control"))
    return await rewind_page(request.illustrator, request.table, request.person.id, request.language, at)


async def rewind(request: Request) -> OutgoingMessage:
    """Propose to go back, or (without an argument) agree to what is proposed."""
    place, _, stamp = request.key.arg.partition(".")
    if not request.key.arg:
        return await _answered(request, await request.tables.agree_rewind(request.table, request.person.id))
    at, named = number(place), number(stamp)
    if at is None or named is None:
        raise Refused(say("error-old-control"))
    return await _answered(request, await request.tables.propose_rewind(request.table, request.person.id, at, named))


async def _answered(request: Request, look: Look) -> OutgoingMessage:
    """The panel, if the game has gone back; else what is still asked."""
    if look.info.rewind is None:
        return await request.panel_of(look, Draft(notice=message("rewind-done", request.language)))
    return await rewind_page(request.illustrator, request.table, request.person.id, request.language)


async def decline(request: Request) -> OutgoingMessage:
    """Refuse, or withdraw one's consent."""
    await request.tables.decline_rewind(request.table, request.person.id)
    return plain(message("rewind-declined", request.language))
