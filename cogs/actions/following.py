"""Following games in which one does not play."""

from __future__ import annotations

from cogs.actions.request import Request
from cogs.screens.following import followed_page
from cogs.ui.controls import number, required
from cogs.ui.outgoing import OutgoingMessage
from locales import message


async def follow(request: Request) -> OutgoingMessage:
    """Follow the table of the request, if there is one; the games that the person follows."""
    if not request.table:
        return await _page(request)
    await request.tables.onlookers.follow(request.table, request.person.id)
    return await _page(request, message("followed-now", request.language, number=request.table))


async def unfollow(request: Request) -> OutgoingMessage:
    """Follow a game no longer: the one of the button, or the one that was chosen from the menu."""
    table = request.table or required(number(request.typed))
    await request.tables.onlookers.unfollow(table, request.person.id)
    return await _page(request, message("followed-no-longer", request.language, number=table))


async def _page(request: Request, notice: str = "") -> OutgoingMessage:
    followed = await request.tables.onlookers.followed(request.person.id)
    return followed_page(request.services.presentations, followed, request.language, notice)
