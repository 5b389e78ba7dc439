"""Laying down in advance: standing orders and queued actions."""

from __future__ import annotations

from discord import ui

from cogs.actions.answering import TOLD_OF_LINE
from cogs.actions.request import Request
from cogs.ui.names import voice_of
from cogs.ui.option_controls import Draft
from cogs.ui.orders import (
    A_PAGE,
    DEFAULT,
    NONE,
    ON_PANEL,
    actions_of,
    has_orders,
    orders_message,
    queue_form,
    too_long_message,
)
from cogs.ui.outgoing import Follow, OutgoingMessage
from cogs.ui.public import lines_since
from engine.core.decision import Ask, Barred
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.errors import not_seated
from tables.records import Look
from tables.standing_orders import FORCED


async def show_orders(request: Request) -> OutgoingMessage:
    """The standing orders and the queue of the asking person."""
    return await _page(request, await _look_of_player(request), request.number)


async def set_order(request: Request) -> OutgoingMessage:
    """Choose a value for a standing order from its menu, or be asked again."""
    look = await _look_of_player(request)
    _check_own_control(request, look)
    values = tuple(value for value in request.values if value != NONE)
    kinds = [kind.id for kind in request.presentation(look.info).meta.orders]
    page = kinds.index(request.key.arg) // A_PAGE if request.key.arg in kinds else 0
    look = await request.tables.play.set_order(request.table, request.person.id, request.key.arg, values)
    return await _page(request, look, page, notice=message("orders-set", request.language))


async def set_from_panel(request: Request) -> OutgoingMessage:
    """Choose a value for a standing order on the panel whose question it answers, by its menu or as `order=value`. The
    panel says what the order has already done."""
    before = await _look_of_player(request)
    _check_own_control(request, before)
    name, _, value = request.key.arg.partition("=")
    who, serial = request.person.id, request.key.serial
    look = await request.tables.play.set_order(request.table, who, name, (value or request.typed,), serial)
    told = _told_since(request, before, look)[-TOLD_OF_LINE:]
    return await request.panel_of(look, Draft(notice=message("orders-set", request.language), happened=told))


async def give_order(request: Request, name: str, values: tuple[str, ...]) -> OutgoingMessage:
    """The same by a command, with the value as typed."""
    await _look_of_player(request)
    look = await request.tables.play.set_order(request.table, request.person.id, name.strip().casefold(), values)
    return await _page(request, look, notice=message("orders-set", request.language))


async def set_stops(request: Request) -> OutgoingMessage:
    """Choose what ends all that is laid down, once it happens."""
    look = await _look_of_player(request)
    _check_own_control(request, look)
    look = await request.tables.play.set_stops(request.table, request.person.id, request.values)
    return await _page(request, look, notice=message("orders-set", request.language))


async def ask_queue(request: Request) -> ui.Modal:
    """The form for queued actions."""
    look = await _look_of_player(request)
    _check_own_control(request, look)
    foreseen = await request.tables.queries.foreseen(request.table, request.person.id)
    presentation = request.presentation(look.info)
    return queue_form(request.key, presentation, look.laid_down.queue, request.language, foreseen)


async def set_queue(request: Request) -> OutgoingMessage:
    """The form was submitted: these actions are queued instead of those before. What is too long is told again, since
    the form is gone."""
    look = await _look_of_player(request)
    _check_own_control(request, look)
    line = "\n".join(request.values)
    try:
        return await give_queue(request, line)
    except Refused as refusal:
        if refusal.text.key != "error-queue-long":
            raise
        return too_long_message(request.key, refusal, line, request.language)


async def give_queue(request: Request, line: str) -> OutgoingMessage:
    """Queue these typed actions. Those that have begun at once are on the panel, with what has stopped them."""
    await _look_of_player(request)
    actions = actions_of(line)
    look = await request.tables.play.set_queue(request.table, request.person.id, actions)
    if look.laid_down.queue != tuple(actions):
        return await request.panel_of(look)
    return await _page(request, look, queued=True)


async def clear_queue(request: Request) -> OutgoingMessage:
    """Nothing is queued any more."""
    look = await _look_of_player(request)
    _check_own_control(request, look)
    return await give_queue(request, "")


async def answer_always(request: Request, *, passing: bool = False) -> OutgoingMessage:
    """From now on answer questions of this kind in this way, or ask again. `passing`: until the present part of the
    game is over."""
    _check_own_control(request, await _look_of_player(request))
    keys = {NONE: None, DEFAULT: ()}.get(request.typed, (request.typed,))
    who, habit = request.person.id, request.key.arg
    look = await request.tables.play.set_habit(request.table, who, habit, keys, passing=passing)
    return await _page(request, look, notice=message("orders-set", request.language))


async def answer_forced(request: Request, *, on: bool) -> OutgoingMessage:
    """Answer for the person where only one answer is possible, or ask there too."""
    return await _set(request, (FORCED,), on=on)


async def forget(request: Request) -> OutgoingMessage:
    """Ask everything again for which there is an answer."""
    look = await _look_of_player(request)
    return await _set(request, tuple(habit for habit in look.laid_down.answers if habit != FORCED), on=False)


async def _set(request: Request, habits: tuple[str, ...], *, on: bool) -> OutgoingMessage:
    look = before = await _look_of_player(request)
    _check_own_control(request, look)
    for habit in habits:
        look = await request.tables.play.set_habit(request.table, request.person.id, habit, () if on else None)
    notice = message("orders-set", request.language)
    if request.key.arg == ON_PANEL:
        told = _told_since(request, before, look)[-TOLD_OF_LINE:]
        return await request.panel_of(look, Draft(notice=notice, happened=told))
    return await _page(request, look, notice=notice)


async def interject(request: Request) -> OutgoingMessage:
    """Do something that is possible although another seat is asked. The answer is the page that offered it: the panel
    of who waits, with what was said, or the page of orders."""
    before = await _look_of_player(request)
    _check_own_control(request, before)
    look = await request.tables.play.interject(request.table, request.person.id, request.typed)
    if request.key.arg == ON_PANEL:
        return await request.panel_of(look, Draft(happened=_told_since(request, before, look)))
    return await _page(request, look, notice=message("orders-set", request.language))


def _told_since(request: Request, before: Look, now: Look) -> tuple[str, ...]:
    """Log lines of what a press has done, for the panel that answers it."""
    named = voice_of(now.info, request.language)
    return tuple(lines_since(before, now, named, request.presentation(now.info)))


async def _look_of_player(request: Request) -> Look:
    """The table as the asking person sees it. Refused unless they play there, and the title has orders."""
    look = await request.look()
    if look.seat is None:
        raise not_seated(look.info, request.person.id)
    if look.info.status != "running":
        raise Refused(say("error-not-started" if look.info.status == "lobby" else "error-game-over"))
    if not has_orders(request.presentation(look.info)):
        raise Refused(say("error-orders-none"))
    return look


def _check_own_control(request: Request, look: Look) -> None:
    if request.key.seat != look.seat:
        raise Refused(say("error-not-your-button"))


async def _page(
    request: Request, look: Look, page: int = 0, *, notice: str = "", queued: bool = False
) -> OutgoingMessage:
    foreseen: Ask | None = None
    barred: tuple[Barred, ...] = ()
    if look.laid_down.queue:
        foreseen, barred = await request.tables.queries.foreseen_with_barred(request.table, request.person.id)
    out = orders_message(
        look,
        request.presentation(look.info),
        request.language,
        page,
        notice=notice,
        foreseen=foreseen,
        barred=barred,
        queued=queued,
    )
    out.follow = Follow(look.info.id, look.info.version, lambda later: _page_later(request, look, later, page))
    return out


async def _page_later(request: Request, before: Look, now: Look, page: int) -> OutgoingMessage | None:
    """The page after a change of the table. None while it would say the same."""
    if now.seat is None or now.info.status != "running":
        return None
    if (now.laid_down, now.asides) == (before.laid_down, before.asides):
        return None
    return await _page(request, now, page)
