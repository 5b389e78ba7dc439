"""The clock of a table, and votes about somebody whose time is up."""

from __future__ import annotations

from cogs.actions.lobby import settings_page
from cogs.actions.request import Request
from cogs.ui.clocks import read_preset, read_zero
from cogs.ui.outgoing import OutgoingMessage
from engine.core.errors import Refused
from engine.core.text import say


async def set_clock(request: Request) -> OutgoingMessage:
    """Choose the clock, by the host."""
    clock = read_preset(request.typed, (await request.info()).clock)
    return settings_page(request, await request.tables.set_clock(request.table, request.person.id, clock))


async def set_zero(request: Request) -> OutgoingMessage:
    """Choose what happens when the time is up, by the host."""
    clock = read_zero(request.typed, (await request.info()).clock)
    return settings_page(request, await request.tables.set_clock(request.table, request.person.id, clock))


async def vote(request: Request) -> OutgoingMessage | None:
    """Vote on how to go on without the person of the control. The public message changes by itself."""
    ballot = (await request.info()).ballot
    if ballot is None or ballot.seat != request.key.seat:
        raise Refused(say("error-vote-over"))
    await request.tables.vote(request.table, request.person.id, request.key.arg)
    return None
