"""A person's settings."""

from __future__ import annotations

from datetime import date, timedelta
from typing import cast

import discord
from discord import ui

from cogs.actions.request import Request
from cogs.errors import REFUSED_DM
from cogs.ui.controls import Key, button, check_control, number, rows
from cogs.ui.formatting import LANGUAGE_NAMES, choose_language
from cogs.ui.me_page import AUTOMATIC, CONFIRM, NONE, NOTIFY, days_form, hours_form, me_message, read_clock, read_day
from cogs.ui.outgoing import OutgoingMessage, plain
from cogs.ui.send import post
from cogs.ui.zones import guess_zone
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.calendar import AWAY_DAYS_A_YEAR
from tables.records import Notify, PersonSettings

FORMER_WAYS = {"ping": "channel", "off": "none"}
"""What controls and commands of earlier versions call the ways of being called."""


async def show_settings(request: Request) -> OutgoingMessage:
    """The person's settings."""
    return await _page(request)


async def set_language(request: Request) -> OutgoingMessage:
    """Choose the language of private answers."""
    check_control(request.typed in (AUTOMATIC, *LANGUAGE_NAMES))
    chosen = None if request.typed == AUTOMATIC else request.typed
    await request.tables.people.set_language(request.person.id, chosen)
    language = choose_language(chosen, str(request.interaction.locale))
    said = message("language-set", language)
    return await _page(request, said, language=language) if request.pressed else plain(said)


async def set_notify(request: Request) -> OutgoingMessage:
    """Choose how to be told that it is your turn."""
    chosen = FORMER_WAYS.get(request.typed, request.typed)
    check_control(chosen in NOTIFY)
    how = cast(Notify, chosen)
    await request.tables.people.set_notify(request.person.id, how)
    said = message(f"notify-{how}", request.language)
    if how == "none":
        await request.tables.people.dm_closed(request.person.id)
    elif how == "channel":
        await request.tables.people.dm_open(
            request.person.id
        )  # hands come by direct message; the next one shows whether it does
    elif not await _open_dms(request):
        said = message("me-dms-refused", request.language)
    return await _page(request, said) if request.pressed else plain(said)


async def set_confirm(request: Request) -> OutgoingMessage:
    """Choose whether to be asked before an answer ends one's turn."""
    how = request.key.arg if request.pressed else request.typed
    check_control(how in CONFIRM)
    await request.tables.people.set_confirm(request.person.id, confirm=how == "on")
    said = message(f"confirm-{how}", request.language)
    return await _page(request, said) if request.pressed else plain(said)


async def set_invitations(request: Request) -> OutgoingMessage:
    """Choose whether other people may call one to their tables."""
    check_control(request.key.arg in CONFIRM)
    await request.tables.people.set_invitations(request.person.id, invitations=request.key.arg == "on")
    return await _page(request, message("me-set", request.language))


async def stop_dms(request: Request) -> OutgoingMessage:
    """Turn direct messages off, with a button to turn them on again."""
    await request.tables.people.dm_closed(request.person.id)
    again = button(Key("dm-on", request.table), message("button-dm-on", request.language))
    return plain(message("notify-dms-stopped", request.language), *rows(again))


async def allow_dms(request: Request) -> OutgoingMessage:
    """Turn direct messages on again."""
    return plain(message("notify-dms-again" if await _open_dms(request) else "me-dms-refused", request.language))


async def check_dms(request: Request) -> OutgoingMessage:
    """Find out whether direct messages arrive, by sending one."""
    arrives = await _try_dm(request)
    return await _page(request, message("me-dms-arrive" if arrives else "me-dms-still-refused", request.language))


async def _open_dms(request: Request) -> bool:
    """Turn direct messages on. Where Discord has refused one, only if another one arrives now. Returns whether they are
    on."""
    if (await request.tables.people.get(request.person.id)).dm_refused:
        return await _try_dm(request)
    await request.tables.people.dm_open(request.person.id)
    return True


async def _try_dm(request: Request) -> bool:
    """Send a direct message, and remember whether Discord has let it in."""
    try:
        channel = await request.interaction.user.create_dm()
        await post(channel, plain(message("me-dms-arrive", request.language)), str(request.interaction.id))
    except discord.HTTPException as error:
        if error.code not in REFUSED_DM:
            raise
        await request.tables.people.dm_refused(request.person.id)
        return False
    await request.tables.people.dm_open(request.person.id)
    return True


# -- when they are called ----------------------------------------------------------------------------------------------


async def set_zone(request: Request) -> OutgoingMessage:
    """Choose the time zone by its name."""
    person = await request.tables.people.set_zone(request.person.id, guess_zone(request.typed, request.language))
    return await _page(request, message("me-set", request.language), person)


async def set_quiet(request: Request) -> OutgoingMessage:
    """Choose the quiet hours as typed, from and until; nothing: none."""
    if request.values and len(request.values) != 2:
        raise Refused(say("error-quiet-times"))
    return await _set_hours(request, tuple(map(read_clock, request.values)))


async def pick_quiet(request: Request) -> OutgoingMessage:
    """Choose the quiet hours from the menu."""
    minutes = [] if request.typed == NONE else [number(part) for part in request.typed.split("-")]
    known = tuple(each for each in minutes if each is not None)
    check_control(request.typed == NONE or len(known) == 2)
    return await _set_hours(request, known)


async def _set_hours(request: Request, hours: tuple[int, ...]) -> OutgoingMessage:
    person = await request.tables.people.set_quiet(request.person.id, (hours[0], hours[1]) if hours else None)
    return await _page(request, message("me-set", request.language), person)


async def ask_hours(request: Request) -> ui.Modal:
    """The form for other quiet hours."""
    return hours_form(request.key, await request.tables.people.get(request.person.id), request.language)


async def go_away(request: Request) -> OutgoingMessage:
    """Take away days: the first and the last, as typed."""
    today = request.tables.people.today(await request.tables.people.get(request.person.id))
    first = read_day(request.typed, today)
    last = read_day(request.values[1], first) if len(request.values) > 1 else first
    return await _take_days(request, first, last)


async def pick_away(request: Request) -> OutgoingMessage:
    """Take as many away days as the menu says, from today on."""
    days = number(request.typed) or 0
    check_control(0 < days <= AWAY_DAYS_A_YEAR)
    today = request.tables.people.today(await request.tables.people.get(request.person.id))
    return await _take_days(request, today, today + timedelta(days=days - 1))


async def _take_days(request: Request, first: date, last: date) -> OutgoingMessage:
    person = await request.tables.people.go_away(request.person.id, first, last)
    return await _page(request, message("me-set", request.language), person)


async def ask_days(request: Request) -> ui.Modal:
    """The form for away days."""
    today = request.tables.people.today(await request.tables.people.get(request.person.id))
    return days_form(request.key, today, request.language)


async def come_back(request: Request) -> OutgoingMessage:
    """Give away days back."""
    try:
        first = date.fromisoformat(request.key.arg)
    except ValueError:
        raise Refused(say("error-old-control")) from None
    person = await request.tables.people.come_back(request.person.id, first)
    return await _page(request, message("me-set", request.language), person)


async def _page(
    request: Request, notice: str = "", person: PersonSettings | None = None, language: str = ""
) -> OutgoingMessage:
    known = person or await request.tables.people.get(request.person.id)
    tables = request.tables
    return me_message(known, tables.people.today(known), tables.people.local_time, language or request.language, notice)
