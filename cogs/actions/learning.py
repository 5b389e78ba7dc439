"""Learning a game: the guided first game."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.ui.outgoing import OutgoingMessage


async def learn(request: Request) -> OutgoingMessage:
    """Begin the title's lesson, or go on with it: on a page that the person alone sees."""
    return await _lesson(request, anew=False)


async def learn_again(request: Request) -> OutgoingMessage:
    """Begin the lesson from its start."""
    return await _lesson(request, anew=True)


async def _lesson(request: Request, *, anew: bool) -> OutgoingMessage:
    title = (await request.info()).title if request.table else request.title
    info = await request.tables.learn(request.person, title, anew=anew)
    return await request.at(info.id).panel()
