"""Looking back at a game: earlier positions, animated replays, and going back with everybody's consent."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.screens.replay import ONLOOKER, file_page, film_page, replay_page, same_moment
from cogs.screens.rewind import rewind_page
from cogs.ui.controls import check_control, number, required
from cogs.ui.option_controls import Draft
from cogs.ui.outgoing import OutgoingMessage, plain
from locales import message
from tables.records import Eyes, Look

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
    """An animated replay from one stop to another. A third number is the stop at which it was asked for."""
    stops = [required(number(part)) for part in request.key.arg.split(".")]
    check_control(2 <= len(stops) <= 3)
    return await film_page(
        request.illustrator, request.table, request.person.id, request.language, request.key.seat, *stops
    )


async def show_file(request: Request) -> OutgoingMessage:
    """The replay as one file. The argument is the stop at which it was asked for."""
    came_from = number(request.key.arg)
    return await file_page(
        request.illustrator, request.table, request.person.id, request.language, request.key.seat, came_from
    )


async def ask_rewind(request: Request) -> OutgoingMessage:
    """What would be undone. The argument is the stop; without it, the position is the proposed one."""
    at = number(request.key.arg)
    check_control(at is not None or not request.key.arg)
    return await rewind_page(request.illustrator, request.table, request.person.id, request.language, at)


async def rewind(request: Request) -> OutgoingMessage:
    """Propose to go back, or (without an argument) agree to what is proposed."""
    place, _, stamp = request.key.arg.partition(".")
    if not request.key.arg:
        return await _page_after(request, await request.tables.rewinding.agree(request.table, request.person.id))
    at, named = required(number(place)), required(number(stamp))
    return await _page_after(
        request, await request.tables.rewinding.propose(request.table, request.person.id, at, named)
    )


async def _page_after(request: Request, look: Look) -> OutgoingMessage:
    """The panel, if the game has gone back; else what is still asked."""
    if look.info.rewind is None:
        return await request.panel_of(look, Draft(notice=message("rewind-done", request.language)))
    return await rewind_page(request.illustrator, request.table, request.person.id, request.language)


async def decline_rewind(request: Request) -> OutgoingMessage:
    """Refuse, or withdraw one's consent."""
    await request.tables.rewinding.decline(request.table, request.person.id)
    return plain(message("rewind-declined", request.language))
