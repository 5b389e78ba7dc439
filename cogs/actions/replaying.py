"""Looking back at a game: earlier positions and animated replays."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.screens.replay import ONLOOKER, film_page, replay_page, same_moment
from cogs.ui.controls import number
from cogs.ui.outgoing import OutgoingMessage
from engine.core.errors import Refused
from engine.core.text import say
from tables.records import Eyes

NEWEST = ""
GO = "go"
EYES = "eyes"


async def show_replay(request: Request) -> OutgoingMessage:
    """An earlier position. The argument of a control is the stop and the control's name; without one, it is the newest
    position, seen with one's own eyes."""
    arg = request.key.arg
    place, _, name = arg.partition(".")
    eyes: Eyes = request.key.seat if arg != NEWEST else "own"
    at = number(request.typed if arg == GO else place)
    if name == EYES:
        whose = None if request.typed == ONLOOKER else number(request.typed)
        at = await same_moment(request.illustrator, request.table, request.person.id, eyes, at or 0, whose)
        eyes = whose
    return await replay_page(request.illustrator, request.table, request.person.id, request.language, eyes, at)


async def show_film(request: Request) -> OutgoingMessage:
    """An animated replay from one stop to another."""
    first, last = (number(part) for part in request.key.arg.partition(".")[::2])
    if first is None or last is None:
        raise Refused(say("error-old-control"))
    return await film_page(
        request.illustrator, request.table, request.person.id, request.language, request.key.seat, first, last
    )
