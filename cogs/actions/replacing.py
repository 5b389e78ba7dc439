"""Seats change hands: the page of a table's players, proposals, answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from cogs.actions.request import Request, first_picked
from cogs.audience import sees
from cogs.house_rules import check_joining
from cogs.screens.board import offer_page
from cogs.ui.controls import Key, button, check_control, number, required, rows
from cogs.ui.outgoing import Follow, OutgoingMessage, plain
from cogs.ui.seats import seats_message, swap_message
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.errors import not_seated
from tables.records import LEVELS, Level, Look, Person, TableInfo


async def show_seats(request: Request) -> OutgoingMessage:
    """The players of the table."""
    return await _page(request, await request.look())


def _swaps(info: TableInfo) -> object:
    """What is proposed about seats, and who has them."""
    return info.handover, [(seat.kind, seat.person_id) for seat in info.seats]


def _awaited(info: TableInfo) -> object:
    """Who is waited for, since when."""
    return [(seat, info.since(seat)) for seat in info.owed]


async def _page(
    request: Request, look: Look, notice: str = "", about: Callable[[TableInfo], object] = _swaps
) -> OutgoingMessage:
    """`notice`: what has been done, said until that which it is `about` is otherwise."""
    info = look.info
    if look.view is None:
        raise Refused(say("error-not-started"))
    absences = await request.tables.queries.absences(info.id)
    out = seats_message(
        look,
        absences,
        request.presentation(info),
        request.language,
        request.tables.now(),
        request.person.id,
        notice=notice,
    )

    async def redraw(later: Look) -> OutgoingMessage:
        same = about(later.info) == about(info)
        return await _page(request, later, notice if same else "", about)

    out.follow = Follow(info.id, info.version, redraw)
    return out


async def show_swap(request: Request) -> OutgoingMessage:
    """How the chosen seat can change hands."""
    look = await request.look()
    seat = number(request.typed)
    if look.seat is None or look.info.status != "running" or seat is None or seat >= len(look.info.seats):
        raise not_seated(look.info, request.person.id) if look.seat is None else Refused(say("error-old-control"))
    absence = next((each for each in await request.tables.queries.absences(request.table) if each.seat == seat), None)
    presentation, now = request.presentation(look.info), request.tables.now()
    return swap_message(look, look.info.seats[seat], absence, presentation, request.language, now)


async def swap_for_computer(request: Request) -> OutgoingMessage:
    """A computer of the chosen level shall take the seat of the control."""
    check_control(request.typed in LEVELS)
    return await propose(request, required(request.key.seat), cast(Level, request.typed))


async def swap_for_person(request: Request) -> OutgoingMessage:
    """A person who was chosen from the menu of people shall take the seat of the control."""
    return await propose(request, required(request.key.seat), first_picked(request))


async def want_substitute(request: Request) -> OutgoingMessage:
    """Anybody who wants to shall take the seat of the control."""
    return await propose(request, required(request.key.seat), None)


async def show_offer(request: Request) -> OutgoingMessage:
    """The game in which a substitute is wanted, as onlookers see it, with the button that takes the seat."""
    look = await request.tables.queries.look(request.table, None)
    if (
        look.info.handover is None
        or not look.info.handover.offered
        or not await sees(request.interaction, look.info.place)
    ):
        raise Refused(say("error-swap-gone"))
    return await offer_page(request.illustrator, look, request.language)


async def take_offered(request: Request) -> OutgoingMessage:
    """Take the seat for which a substitute is wanted."""
    await check_joining(request.tables, request.interaction, (await request.info()).place.guild_id)
    await request.tables.seats.take_offered(request.table, request.person)
    return await request.panel(notice=message("swap-yours", request.language))


async def propose(request: Request, seat: int, newcomer: Person | Level | None) -> OutgoingMessage:
    """Propose who takes the seat over. The answer says whether that has happened already."""
    seats = (await request.info()).seats
    before = len(seats[seat].former) if seat < len(seats) else 0
    look = await request.tables.seats.propose_handover(request.table, request.person.id, seat, newcomer)
    return await _page(request, look, message(_result(look, seat, before, "swap-asked"), request.language))


def _result(look: Look, seat: int, before: int, otherwise: str) -> str:
    """The key of the message about what a proposal or an answer has led to. `otherwise`: others are still asked."""
    if len(look.info.seats[seat].former) > before:
        return "swap-done"
    if look.info.handover is not None and look.info.handover.offered:
        return "swap-offered"
    return otherwise if look.info.handover is not None else "swap-gone"


async def answer(request: Request, *, agrees: bool) -> OutgoingMessage:
    """Agree to the proposal, or accept the seat; or else refuse, or withdraw it."""
    info = await request.info()
    if info.handover is None:
        raise Refused(say("error-swap-gone"))
    if agrees and info.handover.person_id == request.person.id:
        await check_joining(request.tables, request.interaction, info.place.guild_id)
    seat = info.handover.seat
    before = len(info.seats[seat].former)
    look = await request.tables.seats.answer_handover(request.table, request.person, agrees=agrees)
    told = message(_result(look, seat, before, "swap-agreed"), request.language)
    if look.seat == seat and info.seat_of(request.person.id) is None:
        return await request.panel(notice=message("swap-yours", request.language))
    return await _page(request, look, told) if look.seat is not None else plain(told)


async def hush(request: Request, *, quiet: bool) -> OutgoingMessage:
    """Do not call the person again in this turn, or do; with a button to take that back."""
    await request.tables.reminders.hush(request.table, request.person.id, quiet=quiet)
    other = "loud" if quiet else "hush"
    back = button(Key(other, request.table), message(f"button-{other}", request.language))
    return plain(message("hushed" if quiet else "loud", request.language), *rows(back))


async def nudge(request: Request) -> OutgoingMessage:
    """Call somebody who is waited for."""
    seat = required(request.key.seat)
    look = await request.tables.reminders.nudge(request.table, request.person.id, seat)
    return await _page(request, look, message("nudged", request.language), _awaited)


async def take_back(request: Request) -> OutgoingMessage:
    """Take one's former seat back, or ask for it."""
    look = await request.tables.seats.take_back(request.table, request.person)
    if look.seat is not None:
        return await request.panel(notice=message("swap-yours", request.language))
    return plain(message("swap-asked-back", request.language))
