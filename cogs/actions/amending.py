"""What changes in a running game by the consent of all who play: its clock or public language, a pause, more time."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

from cogs.actions.request import Request
from cogs.ui.amendment import PAUSES, RESUME, read_amendment, terms_menus
from cogs.ui.controls import number, required
from cogs.ui.me_page import read_day
from cogs.ui.outgoing import OutgoingMessage, plain
from cogs.ui.settings_page import settings_message
from db.records import Clock
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.amending import proposers
from tables.calendar import zone_of
from tables.records import Look


def terms_page(request: Request, look: Look, notice: str = "") -> OutgoingMessage:
    """The settings of a running game, with the menus for what this reader may propose to change."""
    info, presentation = look.info, request.presentation(look.info)
    proposes = look.seat is not None and look.seat in proposers(info, look.out)
    terms = tuple(terms_menus(info, look.out, request.language)) if proposes else ()
    return settings_message(
        info, presentation, request.language, request.person.id, notice=notice, proposes=proposes, terms=terms
    )


async def propose_clock(request: Request, clock: Clock) -> OutgoingMessage:
    """Propose another clock."""
    return _proposed(request, await request.tables.amending.propose_clock(request.table, request.person.id, clock))


async def propose_language(request: Request, language: str) -> OutgoingMessage:
    """Propose another language of the public messages."""
    return _proposed(
        request, await request.tables.amending.propose_language(request.table, request.person.id, language)
    )


async def propose_pause(request: Request) -> OutgoingMessage:
    """Propose that the game rests: for so many days, or until a day as typed; or that it goes on. Without either, show
    what can be proposed."""
    amending, table, person = request.tables.amending, request.table, request.person.id
    if not request.typed:
        return await _shown(request)
    if request.typed == RESUME:
        return _proposed(request, await amending.propose_resume(table, person))
    return _proposed(request, await amending.propose_pause(table, person, await _read_end(request)))


async def _read_end(request: Request) -> datetime:
    """The end of a pause: so many days from now on, or the beginning of a day in the person's own zone."""
    days = number(request.typed)
    if days is not None and days <= PAUSES[-1]:
        return request.tables.now() + timedelta(days=days)
    person = await request.tables.people.get(request.person.id)
    day = read_day(request.typed, request.tables.people.today(person))
    try:
        return datetime.combine(day, time(), zone_of(person)).astimezone(UTC)
    except OverflowError:  # the first or last day of the calendar, which is none in UTC
        raise Refused(say("error-away-day", typed=request.typed)) from None


async def _shown(request: Request) -> OutgoingMessage:
    look = await request.look()
    if look.info.status != "running":
        raise Refused(say("error-not-started" if look.info.status == "lobby" else "error-game-over"))
    return terms_page(request, look)


async def propose_reminders(request: Request) -> OutgoingMessage:
    """Propose another pace of reminders."""
    return _proposed(
        request, await request.tables.amending.propose_reminders(request.table, request.person.id, request.typed)
    )


async def propose_extra(request: Request) -> OutgoingMessage:
    """Propose that somebody has more time. The value is their seat and the days."""
    seat, days = (required(number(part)) for part in request.typed.partition("-")[::2])
    look = await request.tables.amending.propose_extra(request.table, request.person.id, seat, days)
    return _proposed(request, look)


def _proposed(request: Request, look: Look) -> OutgoingMessage:
    told = "amend-done" if look.info.amendment is None else "amend-asked"
    return terms_page(request, look, message(told, request.language))


async def agree(request: Request) -> OutgoingMessage:
    """Agree to the change that the button names."""
    terms = read_amendment(request.key.arg)
    look = await request.tables.amending.agree(request.table, request.person.id, terms)
    told = "amend-done" if look.info.amendment is None else "amend-agreed"
    return plain(message(told, request.language))


async def decline(request: Request) -> OutgoingMessage:
    """Refuse the change, or withdraw one's consent."""
    await request.tables.amending.decline(request.table, request.person.id)
    return plain(message("amend-declined", request.language))
