"""Before the game: seats, computers, options, the clock, words for the shuffle, the start; the next game; and votes
about somebody whose time is up."""

from __future__ import annotations

from typing import cast

from discord import ui
from msgspec.structs import replace

from cogs.actions.amending import propose_clock, propose_language, propose_reminders
from cogs.actions.amending import terms_page as running_page
from cogs.actions.choosing import lesson_offer
from cogs.actions.new_game import read_side
from cogs.actions.request import Request
from cogs.discord_types import Field
from cogs.house_rules import check_joining, check_opening
from cogs.ui.clocks import read_preset, read_zero
from cogs.ui.commitment import word_form
from cogs.ui.controls import check_control, number, required
from cogs.ui.formatting import visible
from cogs.ui.forms import line_form
from cogs.ui.outgoing import OutgoingMessage, compose, plain
from cogs.ui.series import NEVER, series_page
from cogs.ui.settings_form import check_together, read_settings, settings_form, write_draft
from cogs.ui.settings_page import read_switches, settings_message
from cogs.ui.starting import read_start
from cogs.ui.terms import read_terms, terms_page
from db.records import Clock
from engine.core.errors import Refused
from engine.core.text import say
from locales import LANGUAGES, message, translate
from tables.errors import not_seated
from tables.lobby import LONGEST_GUEST
from tables.records import Level, TableInfo


async def lobby_again(request: Request, notice: str = "") -> OutgoingMessage | None:
    """The lobby again. Nothing for a control of the public message: the delivery worker edits that."""
    return None if request.pressed and not request.in_place else await request.panel(notice=notice)


async def join(request: Request) -> OutgoingMessage | None:
    """Take a seat: that of the control, or the one named by a command."""
    info = await request.info()
    presentation = request.presentation(info)
    wish = read_side(presentation, request.typed) if request.typed else request.key.seat
    await check_joining(request.tables, request.interaction, info.place.guild_id)
    await request.tables.lobby.join(request.table, request.person, wish)
    shown = await lobby_again(request, "" if request.pressed else message("joined", request.language))
    offer = await lesson_offer(request, presentation) if shown is None else []
    return compose(*offer, accent=presentation.accent(None)) if offer else shown


async def leave(request: Request) -> OutgoingMessage | None:
    """Give the seat up before the game has begun."""
    info = await request.info()
    if info.status == "running":
        raise Refused(say("error-leave-running", command="table resign"))
    await request.tables.lobby.leave(request.table, request.person.id)
    return await lobby_again(request) if request.pressed else plain(message("left", request.language))


async def seat_computer(request: Request) -> OutgoingMessage | None:
    """Let a computer play."""
    await request.tables.lobby.seat_computer(request.table, request.person.id, cast(Level, request.typed or "normal"))
    return await lobby_again(request)


async def remove_computer(request: Request) -> OutgoingMessage | None:
    """Send a computer away."""
    await request.tables.lobby.remove_computer(request.table, request.person.id, request.key.seat or 0)
    return await lobby_again(request)


async def ask_guest(request: Request) -> ui.Modal:
    """The form for the name of somebody who plays on the host's page."""
    line: Field = ui.TextInput(custom_id="name", max_length=LONGEST_GUEST)
    return line_form(request.key, "button-guest", [("guest-called", "guest-hint", line)], request.language)


async def seat_guest(request: Request) -> OutgoingMessage | None:
    """Let a friend play by turns on the host's page."""
    name = visible(request.typed)
    check_control(bool(name))
    await request.tables.lobby.seat_guest(request.table, request.person.id, name)
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
    info = await request.tables.lobby.set_word(request.table, request.person.id, visible("".join(request.values)))
    given = info.seats[info.seat_of(request.person.id) or 0].word
    return await lobby_again(request, message("word-given" if given else "word-taken-back", request.language))


async def keep(request: Request) -> OutgoingMessage:
    """Keep a lobby open that would be closed."""
    await request.tables.lobby.keep(request.table, request.person.id)
    return plain(message("kept-open", request.language))


async def start(request: Request) -> OutgoingMessage:
    """Deal and begin. The asking person gets their page of the game."""
    await request.tables.lobby.start(request.table, request.person.id)
    return await request.panel()


async def rematch(request: Request, *, same_seats: bool = False) -> OutgoingMessage:
    """Open the next game, everybody one seat further on or on their seat. If nobody else has to join, it has already
    begun. Whoever asks when another has opened it takes their seat in it."""
    info = await request.info()
    if await _awaits_in_rematch(request, info):
        return await _join_rematch(request.at_table(info.rematch or 0))
    await check_opening(request.tables, request.interaction, info.title, info.place)
    request.services.paces.count_opening(request.person.id, request.interaction.guild_id)
    fresh = await request.tables.lobby.rematch(request.table, request.person, same_seats=same_seats)
    players = 1 if same_seats else len((await request.info()).seats)  # nobody moves
    if fresh.status == "running":
        return await request.at_table(fresh.id).panel()
    opened = message("rematch-open", request.language, number=fresh.id, players=players)
    return plain(opened) if request.pressed else await request.at_table(fresh.id).panel(notice=opened)


async def _awaits_in_rematch(request: Request, info: TableInfo) -> bool:
    """Whether the next game is open and expects this person, who has played."""
    if info.rematch is None or info.seat_of(request.person.id) is None:
        return False
    fresh = await request.tables.queries.info(info.rematch)
    return fresh.status == "lobby" and request.person.id in fresh.awaited_guests()


async def _join_rematch(request: Request) -> OutgoingMessage:
    """Take the own seat in the next game, which is the table of this request."""
    await check_joining(request.tables, request.interaction, (await request.info()).place.guild_id)
    info = await request.tables.lobby.join(request.table, request.person, None)
    if info.status == "running":
        return await request.panel()
    joined = message("rematch-joined", request.language, number=info.id)
    return plain(joined) if request.pressed else await request.panel(notice=joined)


# -- the table's options ---------------------------------------------------------------------------------------------


def settings_page(
    request: Request, info: TableInfo, page: int = 0, notice: str = "", draft: str = ""
) -> OutgoingMessage:
    """The settings in the lobby."""
    reader, presentation = request.person.id, request.presentation(info)
    return settings_message(info, presentation, request.language, reader, page, notice=notice, draft=draft)


async def show_settings(request: Request) -> OutgoingMessage:
    """The table's options; while the game runs with what can be proposed to change."""
    look = await request.look()
    if look.info.status == "running":
        return running_page(request, look)
    return settings_page(request, await _open_settings(request), request.number)


async def _open_settings(request: Request) -> TableInfo:
    """The table, whose options can still be set."""
    info = await request.info()
    if info.status != "lobby":
        raise Refused(say("error-options-fixed"))
    return info


async def ask_settings(request: Request) -> ui.Modal:
    """The form for several options at once."""
    info = await _open_settings(request)
    return settings_form(request.key, info, request.presentation(info), request.language)


async def set_settings(request: Request) -> OutgoingMessage:
    """Set all options of a form, or none: what does not go together is offered again, with the reason."""
    info = await _open_settings(request)
    presentation, page = request.presentation(info), request.number
    given = read_settings(info, presentation, page, request.filled)
    try:
        check_together(presentation, {**info.options, **given})
    except Refused as refusal:
        draft = write_draft(info, presentation, page, given)
        return settings_page(request, info, notice=translate(refusal.text, request.language), draft=draft)
    return settings_page(request, await request.tables.lobby.set_options(request.table, request.person.id, given))


async def set_switches(request: Request) -> OutgoingMessage:
    """Turn options on and off."""
    info = await request.info()
    switches = read_switches(request.presentation(info), info, request.values)
    return settings_page(request, await request.tables.lobby.set_options(request.table, request.person.id, switches))


async def set_option(request: Request) -> OutgoingMessage:
    """Choose the value of an option."""
    given = {request.key.arg: request.typed}
    return settings_page(request, await request.tables.lobby.set_options(request.table, request.person.id, given))


async def set_public_language(request: Request) -> OutgoingMessage:
    """Choose the language of the table's public messages; while the game runs, propose it."""
    check_control(not set(request.values).isdisjoint(LANGUAGES))
    table, person, language = request.table, request.person.id, request.typed
    if (await request.info()).status == "running":
        return await propose_language(request, language)
    return settings_page(request, await request.tables.lobby.set_language(table, person, language))


async def set_start(request: Request) -> OutgoingMessage:
    """Choose how the game begins, by the host."""
    start = read_start(request.typed)
    return settings_page(request, await request.tables.lobby.set_start(request.table, request.person.id, start))


async def show_terms(request: Request) -> OutgoingMessage:
    """What is asked of those who join."""
    return terms_page(await _open_settings(request), request.language)


async def set_terms(request: Request) -> OutgoingMessage:
    """Choose some of it."""
    wanted = read_terms((await _open_settings(request)).terms, request.key.arg, request.values)
    info = await request.tables.lobby.set_terms(request.table, request.person.id, wanted)
    return terms_page(info, request.language)


async def show_series(request: Request) -> OutgoingMessage:
    """How many games are played after each other, and whether a table is opened anew every week."""
    return await _series_page(request, await _open_settings(request))


async def set_series(request: Request) -> OutgoingMessage:
    """Choose how many."""
    best_of = required(number(request.typed))
    return await _series_page(request, await request.tables.series.set(request.table, request.person.id, best_of))


async def set_weekly(request: Request) -> OutgoingMessage:
    """Open a table like this one every week, or no longer."""
    day = None if request.typed == NEVER else required(number(request.typed))
    manages = request.interaction.permissions.manage_guild
    await request.tables.series.set_weekly(request.table, request.person.id, day, manages=manages)
    return await _series_page(request, await request.info())


async def _series_page(request: Request, info: TableInfo) -> OutgoingMessage:
    weekly = await request.tables.series.weekly(info)
    hosts, manages = info.host_id == request.person.id, request.interaction.permissions.manage_guild
    return series_page(info, weekly, request.language, hosts=hosts, manages=manages)


async def set_reminders(request: Request) -> OutgoingMessage:
    """Choose how soon people are reminded, by the host; while the game runs, propose it."""
    info = await request.info()
    if info.status == "running":
        return await propose_reminders(request)
    wanted = replace(info.terms, reminders=request.typed)
    return terms_page(await request.tables.lobby.set_terms(request.table, request.person.id, wanted), request.language)


async def set_clock(request: Request) -> OutgoingMessage:
    """Choose the clock, by the host; while the game runs, propose it."""
    info = await request.info()
    return await _change_clock(request, info, read_preset(request.typed, info.clock))


async def set_zero(request: Request) -> OutgoingMessage:
    """Choose what happens when the time is up, by the host; while the game runs, propose it."""
    info = await request.info()
    return await _change_clock(request, info, read_zero(request.typed, info.clock))


async def _change_clock(request: Request, info: TableInfo, clock: Clock) -> OutgoingMessage:
    if info.status == "running":
        return await propose_clock(request, clock)
    return settings_page(request, await request.tables.clocks.set(request.table, request.person.id, clock))


async def vote(request: Request) -> OutgoingMessage | None:
    """Vote on how to go on without the person of the control. The public message changes by itself."""
    ballot = (await request.info()).ballot
    if ballot is None or ballot.seat != request.key.seat:
        raise Refused(say("error-vote-over"))
    await request.tables.absence.vote(request.table, request.person.id, request.key.arg)
    return None
