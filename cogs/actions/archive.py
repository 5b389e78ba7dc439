"""Searching finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec.structs import replace

from cogs.actions.request import Request
from cogs.audience import gone_among, may_know, seems_to_see
from cogs.screens.archive import A_PAGE, ANY, CLOSE, archive_page, entry_page, read
from cogs.ui.controls import check_control, number, page_of, required, snowflake
from cogs.ui.outgoing import OutgoingMessage
from db.records import FoundRow
from engine.core.errors import Refused
from engine.core.text import say
from locales import has, message
from tables.archive import LENGTHS, MOST_FOUND, Entry, Sought
from tables.records import Place


async def show(request: Request) -> OutgoingMessage:
    """What a control looks for; without one, the games of the server."""
    sought, page = read(request.key.arg)
    return await _page(request, sought, page)


async def search(request: Request) -> OutgoingMessage:
    """What a command looks for: a game, a person."""
    title, person = (*request.values, "", "")[:2]
    check_control(title in ("", *request.services.presentations))
    return await _page(request, Sought(title, snowflake(person), own=request.interaction.guild_id is None), 0)


def narrow(wish: Callable[[Request, Sought], dict[str, Any]]) -> Callable[[Request], Awaitable[OutgoingMessage]]:
    """A menu that changes what is looked for."""

    async def narrowed(request: Request) -> OutgoingMessage:
        sought, _ = read(request.key.arg)
        return await _page(request, replace(sought, **wish(request, sought)), 0)

    return narrowed


def title_wish(request: Request, sought: Sought) -> dict[str, Any]:
    """A title, and any side of it."""
    check_control(request.typed == ANY or request.typed in request.services.presentations)
    return {"title": "" if request.typed == ANY else request.typed, "side": ""}


def person_wish(request: Request, sought: Sought) -> dict[str, Any]:
    """A person."""
    return {"person_id": required(snowflake(request.typed))}


def length_wish(request: Request, sought: Sought) -> dict[str, Any]:
    """How long it took; or that its result was close, as long as that is not looked for yet."""
    if request.typed == CLOSE:
        return {"close": not sought.close}
    length = next((each for each in LENGTHS if each and each == request.typed), "")
    return {"length": length, "close": sought.close and bool(length)}


def side_wish(request: Request, sought: Sought) -> dict[str, Any]:
    """What somebody has played as."""
    check_control(request.typed == ANY or has(request.typed))
    return {"side": "" if request.typed == ANY else request.typed}


async def _page(request: Request, sought: Sought, page: int) -> OutgoingMessage:
    archive, guild = request.tables.archive, request.interaction.guild_id
    found = await archive.search(sought, guild, request.person.id)
    seen = found if sought.own or guild is None else tuple(row for row in found if _sees(request, row))
    shown, page, pages = page_of(seen, A_PAGE, page)
    key = "archive-none" if not seen else "archive-more" if len(found) == MOST_FOUND else "archive-found"
    entries = await archive.entries(tuple(shown))
    return archive_page(
        request.services.presentations,
        sought,
        entries,
        await archive.sides(seen) if sought.title else (),
        request.language,
        gone=await _gone(request, entries),
        page=page,
        pages=pages,
        found=message(key, request.language, count=len(seen)),
        elsewhere=guild is None,
    )


async def _gone(request: Request, entries: Sequence[Entry]) -> frozenset[int]:
    """The channels of these games that there are no more."""
    return await gone_among(request.interaction.client, [entry.info.place for entry in entries])


def _sees(request: Request, row: FoundRow) -> bool:
    """Whether the person sees the channel in which the game was played. Channels and threads that
    are gone, or not known just now, count as unseen."""
    return seems_to_see(request.interaction, Place(row.guild_id, row.channel_id, parent_id=row.parent_id))


async def show_entry(request: Request) -> OutgoingMessage:
    """A game that was chosen from the list."""
    sought, page = read(request.key.arg)
    info = await request.tables.queries.info(required(number(request.typed)))
    if info.status != "over" or not await may_know(request.interaction, info):
        raise Refused(say("error-no-table"))
    found = await request.tables.archive.search(sought, request.interaction.guild_id, request.person.id)
    rows = tuple(row for row in found if row.table_id == info.id)
    check_control(bool(rows))
    (entry,) = await request.tables.archive.entries(rows)
    gone = await _gone(request, [entry])
    return entry_page(entry, request.services.presentation(info.title), sought, page, request.language, gone=gone)
