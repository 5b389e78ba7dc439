"""Ending a game before its rules do: resigning, a draw, ending by consent. Each asks for confirmation."""

from __future__ import annotations

from discord import ButtonStyle

from cogs.actions.request import Request
from cogs.house_rules import may_moderate
from cogs.ui.controls import Control, Key, button, panel_button, rows
from cogs.ui.names import name_place, name_player, voice_of
from cogs.ui.outgoing import Follow, OutgoingMessage, plain
from cogs.ui.presentation import join
from cogs.ui.proposals import asked_to_end
from cogs.ui.public import describe_ending
from engine.core.errors import Refused
from engine.core.text import say
from locales import message, translate
from tables.errors import not_seated
from tables.records import Look, TableInfo
from tables.waiting import is_outvoted

FINISHED = {"over": "error-game-over", "closed": "error-table-closed"}


async def player_look(request: Request) -> Look:
    """The running game as seen by somebody who is in it. Raises Refused for everybody else."""
    look = await request.look()
    if look.standing is None or look.info.status != "running":
        raise Refused(say("error-not-started"))
    if look.seat is None:
        raise not_seated(look.info, request.person.id)
    if look.seat in look.standing.out:
        raise Refused(say("error-resigned"))
    return look


def back_button(table_id: int, language: str) -> Control:
    """The button that cancels a confirmation."""
    return button(Key("panel", table_id), message("panel-back", language))


# -- resigning, a draw -----------------------------------------------------------------------------------------------


async def ask_resign(request: Request) -> OutgoingMessage:
    """Ask for confirmation of a resignation."""
    look = await player_look(request)
    assert look.standing is not None
    yes = button(Key("resign", request.table), message("button-resign", request.language), ButtonStyle.danger)
    players = len(look.info.seats) - len(look.standing.out)
    said = message("resign-sure", request.language, players=players)
    return plain(said, *rows(yes, back_button(request.table, request.language)))


async def resign(request: Request) -> OutgoingMessage:
    """Resign, after confirmation."""
    return await request.panel_of(await request.tables.ending.resign(request.table, request.person.id))


async def ask_draw(request: Request) -> OutgoingMessage:
    """Ask for confirmation before a draw is offered or accepted: if all others agree, that ends the game at once."""
    look, language = await player_look(request), request.language
    assert look.standing is not None
    offers = look.info.draw_offered_by
    if look.seat in offers:
        raise Refused(say("error-draw-offered"))
    if len(look.info.seats) - len(look.standing.out) < 2:
        raise Refused(say("error-draw-alone"))
    presentation, named = request.presentation(look.info), voice_of(look.info, language)
    sides = join([translate(presentation.seat(seat), named) for seat in offers], language)
    label = "button-draw-accept" if offers else "button-draw-offer"
    yes = button(Key("draw", request.table), message(label, language), ButtonStyle.danger)
    computers = sum(seat.kind == "computer" for seat in look.info.seats)
    said = message("draw-sure-accept" if offers else "draw-sure", language, sides=sides, computers=computers)
    return plain(said, *rows(yes, back_button(request.table, language)))


async def agree_draw(request: Request) -> OutgoingMessage:
    """Offer a draw, or accept one, after confirmation or by a button that says so. The answer says what that did."""
    look = await request.tables.ending.offer_draw(request.table, request.person.id)
    return await _draw_offer_page(request, look)


async def _draw_offer_page(request: Request, look: Look) -> OutgoingMessage:
    """The result of a person's offer of a draw."""
    if look.over:
        return plain(describe_ending(look, request.presentation(look.info), request.language))
    if look.seat not in look.info.draw_offered_by:
        return plain(message("draw-gone", request.language))
    out = plain(message("draw-offered", request.language))
    out.follow = Follow(look.info.id, look.info.version, lambda later: _draw_offer_page(request, later))
    return out


async def decline_draw(request: Request) -> OutgoingMessage:
    """Decline a draw."""
    await request.tables.ending.decline_draw(request.table, request.person.id)
    return plain(message("draw-declined", request.language), *rows(panel_button(request.table, request.language)))


# -- without a result ------------------------------------------------------------------------------------------------


async def ask_end(request: Request) -> OutgoingMessage:
    """How the asking person can end this table: as one of its players, as a moderator of its place, or both. Raises
    Refused if they are neither."""
    info, language = await find_unfinished(request), request.language
    lines, controls = [table_named(request, info)], list[Control]()
    refusal = Refused(say("error-end-lobby"))
    if info.status == "running":
        try:
            look = await player_look(request)
        except Refused as refused:
            refusal = refused if info.seat_of(request.person.id) is not None else Refused(say("error-end-not-yours"))
        else:
            said, control = _as_player(request, look, await _absent_seats(request, look))
            lines.append(said)
            controls.append(control)
    if await may_moderate(request.tables, request.interaction, info):
        lines.append(message("end-moderator", language))
        label = message("button-end-moderator", language)
        controls.append(button(Key("modend", info.id), label, ButtonStyle.danger))
    if not controls:
        raise refusal
    return plain("\n".join(lines), *rows(*controls, back_button(info.id, language)))


async def find_unfinished(request: Request) -> TableInfo:
    """The lobby or running game. Raises Refused if it is over."""
    info = await request.info()
    if info.status in FINISHED:
        raise Refused(say(FINISHED[info.status]))
    return info


def table_named(request: Request, info: TableInfo) -> str:
    """The table with its place and people, so that nobody ends or moves the wrong one."""
    game, channel, language = request.presentation(info).name, name_place(info, request.language), request.language
    people = [name_player(info, seat, language) for seat in info.seats if seat.kind != "open"]
    return message("table-named", language, game=game, number=info.id, channel=channel, names=join(people, language))


async def _absent_seats(request: Request, look: Look) -> set[int]:
    """The seats of people still in the game who are absent, or for whom a computer plays: they are not needed."""
    now = request.tables.now()
    absent = {each.seat for each in await request.tables.queries.absences(look.info.id) if each.absent_at <= now}
    absent |= {seat.seat for seat in look.info.seats if seat.stand_in is not None}
    return absent - {*look.out, look.seat}


def _as_player(request: Request, look: Look, absent: set[int]) -> tuple[str, Control]:
    """The text for a player who wants to end the game, and the button for it."""
    info, language = look.info, request.language
    voice, presentation = voice_of(info, language), request.presentation(info)

    def called(seats: tuple[int, ...]) -> str:
        return join([translate(presentation.seat(seat), voice) for seat in seats], language)

    asked, agreed = asked_to_end(look), info.end_agreed_by
    if look.seat in agreed:
        take_back = button(Key("noend", info.id), message("button-end-back", language))
        needed = tuple(seat for seat in asked if seat not in absent) or asked
        return message("end-agreed", language, asked=called(needed)), take_back
    others = tuple(seat for seat in asked if seat != look.seat)
    key = "end-sure-agree" if agreed else "end-sure"
    said = message(key, language, agreed=called(agreed), asked=called(others), others=len(others))
    if absent:
        there = {*asked, *agreed} - absent
        others = others if not is_outvoted(there, (*agreed, look.seat or 0)) else ()
        gone = called(tuple(sorted(absent)))
        said = message("end-sure-absent", language, absent=gone, count=len(absent), others=len(others))
    label = "button-end" if agreed or not others else "button-end-propose"
    return said, button(Key("end", info.id), message(label, language), ButtonStyle.danger)


async def agree_end(request: Request) -> OutgoingMessage:
    """Propose to end the game, or agree to it, after confirmation."""
    return await _consent_page(request, await request.tables.ending.propose(request.table, request.person.id))


async def _consent_page(request: Request, look: Look) -> OutgoingMessage:
    """The result of one's consent."""
    if look.over:
        return plain(describe_ending(look, request.presentation(look.info), request.language))
    if look.seat not in look.info.end_agreed_by:
        return plain(message("end-gone", request.language))
    said, take_back = _as_player(request, look, await _absent_seats(request, look))
    out = plain(said, *rows(take_back))
    out.follow = Follow(look.info.id, look.info.version, lambda later: _consent_page(request, later))
    return out


async def decline_end(request: Request) -> OutgoingMessage:
    """Refuse to end the game, or withdraw one's consent."""
    await request.tables.ending.decline(request.table, request.person.id)
    return plain(message("end-declined", request.language), *rows(panel_button(request.table, request.language)))
