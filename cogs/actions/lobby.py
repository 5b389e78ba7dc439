"""Before the game: seats, computers, options, words for the shuffle, the start; and the next game."""

from __future__ import annotations

from typing import cast

from discord import ui

from cogs.actions.learning import lesson_offer
from cogs.actions.new_game import read_side
from cogs.actions.request import Request
from cogs.ui.commitment import word_form
from cogs.ui.formatting import visible
from cogs.ui.notices import plain
from cogs.ui.outgoing import OutgoingMessage, compose
from cogs.ui.settings_page import read_switches, settings_message
from engine.core.errors import Refused
from engine.core.text import say
from locales import LANGUAGES, message
from tables.errors import not_seated
from tables.records import Level, TableInfo


async def lobby_again(request: Request, notice: str = "") -> OutgoingMessage | None:
    """The lobby again. Nothing for a control of the public message: the delivery worker edits that."""
    return None if request.pressed and not request.in_place else await request.panel(notice=notice)


async def join(request: Request) -> OutgoingMessage | None:
    """Take a seat: that of the control, or the one named by a command."""
    presentation = request.presentation(await request.info())
    wish = read_side(presentation, request.typed) if request.typed else request.key.seat
    await request.tables.join(request.table, request.person, wish)
    shown = await lobby_again(request, "" if request.pressed else message("joined", request.language))
    offer = await lesson_offer(request, presentation) if shown is None else []
    return compose(*offer, accent=presentation.accent(None)) if offer else shown


async def leave(request: Request) -> OutgoingMessage | None:
    """Give the seat up before the game has begun."""
    info = await request.info()
    if info.status == "running":
        raise Refused(say("error-leave-running", command="table resign"))
    await request.tables.leave(request.table, request.person.id)
    return await lobby_again(request) if request.pressed else plain(message("left", request.language))


async def seat_computer(request: Request) -> OutgoingMessage | None:
    """Let a computer play."""
    await request.tables.seat_computer(request.table, request.person.id, cast(Level, request.typed or "normal"))
    return await lobby_again(request)


async def remove_computer(request: Request) -> OutgoingMessage | None:
    """Send a computer away."""
    await request.tables.remove_computer(request.table, request.person.id, request.key.seat or 0)
    return await lobby_again(request)


async def ask_word(request: Request) -> ui.Modal:
    """The form for one's own word. Raises Refused for those who cannot give one."""
    info = await request.info()
    seat = info.seat_of(request.person.id)
    if info.status != "lobby":
        raise Refused(say("error-word-late"))
    if seat is None:
        raise not_seated(info, request.person.id)
    return word_form(request.key, info.seats[seat].word, request.language)


async def give_word(request: Request) -> OutgoingMessage | None:
    """Add the visible part of a word to the shuffle, or remove the word."""
    info = await request.tables.set_word(request.table, request.person.id, visible("".join(request.values)))
    given = info.seats[info.seat_of(request.person.id) or 0].word
    return await lobby_again(request, message("word-given" if given else "word-taken-back", request.language))


async def start(request: Request) -> OutgoingMessage:
    """Deal and begin. The asking person gets their page of the game."""
    await request.tables.start(request.table, request.person.id)
    return await request.panel()


async def rematch(request: Request) -> OutgoingMessage:
    """Open the next game, everybody one seat further on. If nobody else has to join, it has already begun."""
    return await _rematch(request, same_seats=False)


async def rematch_on_same_seats(request: Request) -> OutgoingMessage:
    """Open the next game, everybody on their seat."""
    return await _rematch(request, same_seats=True)


async def _rematch(request: Request, *, same_seats: bool) -> OutgoingMessage:
    request.services.paces.count_opening(request.person.id, request.interaction.guild_id)
    fresh = await request.tables.rematch(request.table, request.person, same_seats=same_seats)
    players = len((await request.info()).seats)
    if fresh.status == "running":
        return await request.at(fresh.id).panel()
    opened = message("rematch-open", request.language, number=fresh.id, players=players)
    return plain(opened) if request.pressed else await request.at(fresh.id).panel(notice=opened)


# -- the table's options ---------------------------------------------------------------------------------------------


def settings_page(request: Request, info: TableInfo, page: int = 0) -> OutgoingMessage:
    return settings_message(info, request.presentation(info), request.language, request.person.id, page)


async def show_settings(request: Request) -> OutgoingMessage:
    """The table's options."""
    info = await request.info()
    if info.status != "lobby":
        raise Refused(say("error-options-fixed"))
    return settings_page(request, info, request.number)


async def set_switches(request: Request) -> OutgoingMessage:
    """Turn options on and off."""
    info = await request.info()
    switches = read_switches(request.presentation(info), info, request.values)
    return settings_page(request, await request.tables.set_options(request.table, request.person.id, switches))


async def set_option(request: Request) -> OutgoingMessage:
    """Choose the value of an option."""
    given = {request.key.arg: request.typed}
    return settings_page(request, await request.tables.set_options(request.table, request.person.id, given))


async def set_public_language(request: Request) -> OutgoingMessage:
    """Choose the language of the table's public messages."""
    if not set(request.values) & set(LANGUAGES):
        raise Refused(say("error-old-control"))
    return settings_page(request, await request.tables.speak(request.table, request.person.id, request.typed))
