"""A person's settings as a page of menus: language, calls, time zone, quiet hours, away days."""

from __future__ import annotations

import re
from datetime import date, datetime, time, timedelta
from typing import Any

from discord import ButtonStyle, ui

from cogs.discord_types import Field, Row
from cogs.ui.controls import Choice, Control, Key, button, menu, rows
from cogs.ui.formatting import LANGUAGE_NAMES
from cogs.ui.forms import line_form
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.zones import USUAL, LocalTime, zone_line
from engine.core.errors import Refused
from engine.core.text import say
from locales import message
from tables.calendar import AWAY_DAYS_A_YEAR, days_left, zone_of
from tables.records import PersonSettings

AUTOMATIC = "auto"
"""Stands for the language of Discord's client."""
NONE = "-"
NOTIFY = ("channel", "dm", "both", "none")
CONFIRM = ("on", "off")
NIGHTS = (
    *((21 * 60, 7 * 60), (22 * 60, 6 * 60), (22 * 60, 7 * 60), (22 * 60, 8 * 60), (23 * 60, 7 * 60), (23 * 60, 8 * 60)),
    *((0, 7 * 60), (0, 8 * 60), (0, 9 * 60), (60, 9 * 60), (2 * 60, 10 * 60), (8 * 60, 17 * 60), (9 * 60, 18 * 60)),
)
"""Quiet hours that the menu offers; any others can be typed."""
LENGTHS = (1, 2, 3, 5, 7, 10, 14, 21)
"""Numbers of away days from today on that the menu offers."""
AHEAD = 24
"""How many days autocomplete offers."""
_TIME = re.compile(r"(\d{1,2})(?:[:：.h]?(\d{2}))?")
_MONTH_AND_DAY = re.compile(r"(\d{1,2})[-/.](\d{1,2})")


def me_message(
    person: PersonSettings, today: date, local: LocalTime, language: str, notice: str = ""
) -> OutgoingMessage:
    """The page. `today`: the day of the person's own calendar; `local`: the present time in a zone."""
    zone = person.zone or "UTC"
    lines = [f"> {notice}"] if notice else []
    lines.append(f"### {message('me-title', language)}")
    spoken = LANGUAGE_NAMES.get(person.language or "") or message("choice-auto", language)
    lines.append(message("me-language", language, value=spoken))
    lines.append(message("me-notify", language, value=message(f"me-notify-{person.notify}", language)))
    if not person.dm_open:
        lines.append(message("me-dms-refused" if person.dm_refused else "me-dms-off", language))
    invites = f"me-invitations-{CONFIRM[not person.invitations]}"
    lines.append(message("me-invitations", language, value=message(invites, language)))
    lines.append(message("me-confirm", language, value=message(f"me-confirm-{CONFIRM[not person.confirm]}", language)))
    lines.append(message("me-zone", language, value=zone_line(zone, language, local)))
    if person.zone is None:
        lines.append(f"-# {message('me-zone-unset', language)}")
    lines.append(message("me-quiet", language, value=describe_hours(person.quiet, language)))
    lines.append(message("me-away", language, value=_periods(person, today, language)))
    left = days_left(person, today.year)
    lines.append(f"-# {message('me-away-left', language, left=left, balance=AWAY_DAYS_A_YEAR, year=str(today.year))}")
    lines.append(f"-# {message('me-stops', language)}")
    return compose(text("\n".join(lines)), *_menus(person, zone, today, local, language))


def _menus(person: PersonSettings, zone: str, today: date, local: LocalTime, language: str) -> list[Row]:
    tongues = [Choice(AUTOMATIC, message("choice-auto", language), chosen=person.language is None)]
    tongues += [Choice(tongue, name, chosen=tongue == person.language) for tongue, name in LANGUAGE_NAMES.items()]
    ways = [Choice(how, message(f"me-notify-{how}", language), chosen=how == person.notify) for how in NOTIFY]
    offered = USUAL if zone in USUAL else (*USUAL, zone)
    places = [Choice(name, zone_line(name, language, local), chosen=name == zone) for name in offered]
    kept = sorted({*NIGHTS, *([person.quiet] if person.quiet else [])})
    nights = [
        Choice(value, message("me-quiet-choice", language, value=describe_hours(quiet, language)), chosen=chosen)
        for value, quiet, chosen in [
            (NONE, (), not person.quiet),
            *((f"{since}-{until}", (since, until), (since, until) == person.quiet) for since, until in kept),
        ]
    ]
    left = days_left(person, today.year)
    lengths = [Choice(str(days), message("me-away-days", language, days=days)) for days in LENGTHS if days <= left]
    away = [menu(Key("me-away"), message("me-away-menu", language), lengths)] if lengths else []
    return rows(
        menu(Key("me-language"), message("me-language-menu", language), tongues),
        menu(Key("me-notify"), message("me-notify-menu", language), ways),
        menu(Key("me-zone"), message("me-zone-menu", language), places),
        menu(Key("me-quiet"), message("me-quiet-menu", language), nights),
        *away,
        *([] if person.dm_open else [button(Key("dm-check"), message("button-dm-check", language), emoji="✉️")]),
        button(
            Key("me-confirm", arg=CONFIRM[person.confirm]),
            message(f"button-confirm-{CONFIRM[person.confirm]}", language),
        ),
        button(
            Key("me-invites", arg=CONFIRM[person.invitations]),
            message(f"button-invitations-{CONFIRM[person.invitations]}", language),
        ),
        button(Key("me-hours"), message("button-other-hours", language)),
        button(Key("me-days"), message("button-other-days", language)),
        *_return_buttons(person, today, language),
    )


def _return_buttons(person: PersonSettings, today: date, language: str) -> list[Control]:
    """A button for each of the next periods, which gives its days back."""
    return [
        button(
            Key("me-back", arg=away.first.isoformat()),
            message("button-away-back" if away.first > today else "button-away-over", language, first=str(away.first)),
            ButtonStyle.primary,
        )
        for away in _to_come(person, today)
        if away.first > today or away.last > today
    ][:3]


def _to_come(person: PersonSettings, today: date) -> list[Any]:
    return [away for away in person.away if away.last >= today]


def _periods(person: PersonSettings, today: date, language: str) -> str:
    """The away days that are not over, each in Discord's form for a date."""
    found = []
    for away in _to_come(person, today):
        first, last = (_shown_day(person, day) for day in (away.first, away.last))
        one = away.first == away.last
        found.append(message("me-away-day" if one else "me-away-period", language, first=first, last=last))
    return " · ".join(found) or message("me-away-none", language)


def _shown_day(person: PersonSettings, day: date) -> str:
    """Noon of that day in the person's zone: readers whose Discord is in a zone nearby read the same date."""
    return f"<t:{int(datetime.combine(day, time(12), zone_of(person)).timestamp())}:D>"


# -- times and days as text --------------------------------------------------------------------------------------------


def describe_hours(quiet: tuple[int, ...], language: str) -> str:
    """Quiet hours in words."""
    if not quiet:
        return message("me-quiet-none", language)
    since, until = (write_time(minutes) for minutes in quiet)
    return message("me-quiet-hours", language, since=since, until=until)


def write_time(minutes: int) -> str:
    """Minutes after midnight as a time of the day."""
    return f"{minutes // 60}:{minutes % 60:02}"


def read_clock(typed: str) -> int:
    """A time of the day as typed (`22:30`, `7`, `0730`), in minutes after midnight. Raises Refused."""
    found = _TIME.fullmatch(typed.strip())
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise Refused(say("error-quiet-times"))
    return int(found[1]) * 60 + int(found[2] or 0)


def read_day(typed: str, today: date) -> date:
    """A day as typed: `2026-12-24`, or `12-24` for the next one. Raises Refused."""
    words = typed.strip()
    try:
        short = _MONTH_AND_DAY.fullmatch(words)
        if short is None:
            return date.fromisoformat(words.replace("/", "-"))
        day = date(today.year, int(short[1]), int(short[2]))
        return day if day >= today else day.replace(year=today.year + 1)
    except ValueError:
        raise Refused(say("error-away-day", typed=words)) from None


def days_ahead(typed: str, today: date, language: str) -> list[tuple[str, str]]:
    """Autocomplete: (shown, day) of the next days that contain what was typed."""
    found = []
    for ahead in range(AHEAD + 1):
        day = str(today + timedelta(days=ahead))
        if typed.strip() in day:
            found.append((message("me-day-ahead", language, ahead=ahead, day=day), day))
    return found


def hours_form(key: Key, person: PersonSettings, language: str) -> ui.Modal:
    """The form for quiet hours of one's own."""
    since, until = person.quiet or (22 * 60, 7 * 60)
    parts = [
        ("me-quiet-from", "", _line("from", write_time(since))),
        ("me-quiet-until", "", _line("until", write_time(until))),
    ]
    return line_form(key, "me-quiet-title", parts, language)


def days_form(key: Key, today: date, language: str) -> ui.Modal:
    """The form for away days."""
    first = today + timedelta(days=1)
    last = first + timedelta(days=6)
    parts = [("me-away-first", "", _line("first", str(first))), ("me-away-last", "", _line("last", str(last)))]
    return line_form(key, "me-away-title", parts, language)


def _line(name: str, present: str) -> Field:
    return ui.TextInput(custom_id=name, default=present, max_length=10)
