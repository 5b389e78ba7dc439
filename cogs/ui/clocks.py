"""Clocks in words, the choice of one, the vote about somebody whose time is up, and how people have played so far."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import timedelta

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.discord_types import Item, Row
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.formatting import ago, safe_name
from cogs.ui.presentation import join
from db.records import Clock
from engine.core.errors import Refused
from engine.core.text import say
from engine.titles import TITLES
from locales import capitalize, message, translate
from tables.records import Look, TableInfo
from tables.time_control import GRACE, NO_CLOCK, ZEROS, Facts, is_valid

PRESETS = (
    "none",
    *("limit-1", "limit-12", "limit-24", "limit-48", "limit-72", "limit-168"),
    *("bank-24-8", "bank-48-12", "bank-72-12", "bank-168-24"),
)
"""The clocks that are offered: kind, hours, increment."""
_PRESET = re.compile(r"none|limit-([0-9]{1,3})|bank-([0-9]{1,3})-([0-9]{1,3})")
DAYS_FROM = 72
"""From this number of hours on, whole days are called days."""
_EMOJI = {"computer": "🤖", "skip": "⏭️", "replace": "🪑", "wait": "⏳", "end": "⏹️"}


def preset_of(clock: Clock) -> str:
    """The value that stands for this clock in menus and commands."""
    parts = [str(number) for number in (clock.hours, clock.increment) if number]
    return "-".join([clock.kind, *parts])


def read_preset(value: str, now: Clock) -> Clock:
    """The clock for a value of the menu, with what happens at zero as it is now. Raises Refused for a forged one."""
    found = _PRESET.fullmatch(value)
    if found is None:
        raise Refused(say("error-clock"))
    kind = value.partition("-")[0]
    clock = Clock(kind, int(found[1] or found[2] or 0), int(found[3] or 0), now.zero)
    if not is_valid(clock):
        raise Refused(say("error-clock"))
    return clock


def offered_clocks(language: str) -> list[tuple[str, str]]:
    """Autocomplete: (shown, value) of the clocks that are offered."""
    return [(clock_words(read_preset(value, NO_CLOCK), language), value) for value in PRESETS]


def read_zero(value: str, now: Clock) -> Clock:
    """The clock with something else at zero. Raises Refused for a forged value."""
    if value not in ZEROS:
        raise Refused(say("error-clock"))
    return replace(now, zero=value)


def span(time: timedelta, language: str) -> str:
    """A length of time in words."""
    minutes = round(time.total_seconds() / 60)
    if minutes < 60 or minutes % 60:
        return message("clock-minutes", language, minutes=minutes)
    hours = minutes // 60
    if hours >= DAYS_FROM and hours % 24 == 0:
        return message("clock-days", language, days=hours // 24)
    return message("clock-hours", language, hours=hours)


def clock_words(clock: Clock, language: str) -> str:
    """The clock in words."""
    hours = span(timedelta(hours=clock.hours), language)
    if clock.kind == "limit":
        grace = span(timedelta(hours=clock.hours) / GRACE, language)
        return message("clock-limit", language, hours=hours, grace=grace)
    if clock.kind == "bank":
        increment = span(timedelta(hours=clock.increment), language)
        return message("clock-bank", language, hours=hours, increment=increment)
    return message("clock-none", language)


def clock_line(info: TableInfo, language: str) -> list[str]:
    """The line about the clock in the lobby. None where only one person will play."""
    if len(info.people()) < 2 and all(seat.kind != "open" for seat in info.seats):
        return []
    if info.clock.kind == "none":
        return [message("lobby-clock-none", language)]
    zero = message(f"clock-zero-{info.clock.zero}", language)
    return [message("lobby-clock", language, clock=clock_words(info.clock, language), zero=zero)]


def clock_menus(info: TableInfo, language: str) -> list[Row]:
    """The menus for the clock and for what happens when the time is up."""
    now = preset_of(info.clock)
    values = PRESETS if now in PRESETS else (*PRESETS, now)
    offered = [
        Choice(value, clock_words(read_preset(value, info.clock), language), chosen=value == now) for value in values
    ]
    zeros = [
        Choice(zero, capitalize(message(f"clock-zero-{zero}", language)), chosen=zero == info.clock.zero)
        for zero in ZEROS
    ]
    clock = menu(Key("clock", info.id), message("clock-name", language), offered)
    if info.clock.kind == "none":
        return rows(clock)
    return rows(clock, menu(Key("zero", info.id), message("clock-zero-name", language), zeros))


def clock_lines(info: TableInfo, language: str) -> list[str]:
    """The clock on the page of settings."""
    lines = [("clock-name", clock_words(info.clock, language))]
    if info.clock.kind != "none":
        lines.append(("clock-zero-name", message(f"clock-zero-{info.clock.zero}", language)))
    shown = [message("settings-value", language, option=message(name, language), value=value) for name, value in lines]
    return [*shown, f"-# {message('settings-clock-hint', language)}"]


def facts_lines(info: TableInfo, facts: Mapping[int, Facts], language: str) -> list[str]:
    """How the people here have played so far, as far as anything is known."""
    lines = []
    for seat in info.seats:
        known = facts.get(seat.person_id or 0)
        if known is None or not known.turns + known.stood_in:
            continue
        said = [] if known.median is None else [message("facts-median", language, time=span(known.median, language))]
        percent = round(100 * known.share)
        if percent or not said:
            said.append(message("facts-share", language, percent=percent))
        lines.append(f"-# {message('facts-line', language, name=safe_name(seat.name), facts=join(said, language))}")
    return lines


# -- while the game runs -----------------------------------------------------------------------------------------------


def deadline_words(info: TableInfo, seat: int, language: str) -> str:
    """What happens if the person at this seat does not answer, and when; "" if no clock runs, or the others vote."""
    due = info.deadline(seat)
    if due is None or info.ballot is not None:
        return ""
    return message(f"table-else-{info.clock.zero}", language, due=ago(due))


def own_deadline(look: Look, language: str) -> list[str]:
    """The same for the reader's own seat, also about a question that nobody else knows of."""
    info = look.info
    if info.ballot is not None and info.ballot.seat == look.seat:
        return [message("hand-vote", language, ends=ago(info.ballot.ends_at))]
    due = None if look.seat is None or look.seat not in info.owed else info.deadline(look.seat)
    if due is None or info.ballot is not None:
        return []
    secret = look.pending is not None and look.pending.ask.secret
    return [message("hand-else-secret" if secret else f"hand-else-{info.clock.zero}", language, due=ago(due))]


def votes(look: Look) -> bool:
    """Whether the reader is one of those who vote."""
    ballot = look.info.ballot
    return ballot is not None and look.seat is not None and look.seat != ballot.seat


def ballot_lines(info: TableInfo, language: str) -> list[str]:
    """The vote under way. `language`: one that names the people of the table."""
    ballot = info.ballot
    if ballot is None:
        return []
    seat = translate(TITLES[info.title].meta.seat(ballot.seat), language)
    counts = [
        message("table-vote-choice", language, choice=message(f"button-vote-{choice}", language), count=count)
        for choice in ballot.choices
        if (count := sum(chosen == choice for _, chosen in ballot.votes))
    ]
    lines = [message("table-vote", language, seat=seat, ends=ago(ballot.ends_at))]
    return lines + ([" · ".join(counts)] if counts else [])


def ballot_buttons(info: TableInfo, language: str) -> Iterator[Item]:
    """A button for each choice of the vote."""
    if info.ballot is not None:
        yield from rows(
            *(
                button(
                    Key("vote", info.id, info.ballot.seat, arg=choice),
                    message(f"button-vote-{choice}", language),
                    ButtonStyle.danger if choice == "end" else ButtonStyle.secondary,
                    emoji=_EMOJI[choice],
                )
                for choice in info.ballot.choices
            )
        )
