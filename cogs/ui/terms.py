"""What the host of a lobby asks of those who join, and how its game is kept going: in words, and the page for it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from msgspec.structs import replace

from cogs.discord_types import Item
from cogs.ui.amendment import reminders_menu
from cogs.ui.clocks import span
from cogs.ui.controls import Choice, Control, Key, button, check_control, menu, number, required, rows
from cogs.ui.outgoing import OutgoingMessage, compose, text
from cogs.ui.presentation import join
from db.records import Terms
from locales import message
from tables.records import TableInfo

SIGN = "🎟️"
HOURS = (0, 4, 12, 24, 48, 72)
STOOD_IN = (100, 25, 10, 5, 0)
RATINGS = (0, *range(800, 2001, 100))
SWITCHES = ("learned", "friends", "host_alone", "unguessed")
MENUS = {"hours": HOURS, "stood_in": STOOD_IN, "least": RATINGS, "most": RATINGS}
"""What is chosen from a menu of its own, with the values that are offered."""


def read_terms(now: Terms, part: str, chosen: tuple[str, ...]) -> Terms:
    """The terms after a choice on their page. Raises Refused for a forged one."""
    if part == "switches":
        check_control(set(chosen) <= set(SWITCHES))
        return replace(now, **{switch: switch in chosen for switch in SWITCHES})
    check_control(part in MENUS and len(chosen) == 1)
    value = required(number(chosen[0]))
    check_control(value in MENUS[part])
    terms = replace(now, **{part: value})
    if terms.most and terms.most < terms.least:  # the one that was chosen last holds
        return replace(terms, most=0) if part == "least" else replace(terms, least=0)
    return terms


def terms_words(terms: Terms, language: str) -> list[str]:
    """What is asked of those who join, one by one."""
    said = []
    if terms.friends:
        said.append(message("terms-friends", language))
    if terms.learned:
        said.append(message("terms-learned", language))
    if terms.hours:
        said.append(message("terms-hours", language, time=span(timedelta(hours=terms.hours), language)))
    if terms.stood_in < 100:
        said.append(message("terms-stood-in", language, percent=terms.stood_in))
    if terms.least or terms.most:
        said.append(message("terms-rating", language, least=terms.least, most=terms.most))
    return said


def terms_lines(info: TableInfo, language: str) -> list[str]:
    """The terms in the lobby, as far as they are not the usual ones."""
    said, lines = terms_words(info.terms, language), []
    if said:
        lines.append(f"{SIGN} {message('lobby-terms', language, terms=join(said, language))}")
    if info.private and info.terms.host_alone:
        lines.append(f"🎩 {message('lobby-host-alone', language)}")
    if info.terms.reminders != "usual":
        lines.append(f"⏰ {message('lobby-reminders', language, pace=_pace(info, language))}")
    return lines


def _pace(info: TableInfo, language: str) -> str:
    return message(f"reminders-{info.terms.reminders}", language)


def terms_button(info: TableInfo, language: str) -> Control:
    """Opens the page."""
    return button(Key("terms", info.id), message("button-terms", language), emoji=SIGN)


def presets_button(info: TableInfo, language: str) -> list[Control]:
    """Opens the presets of the server; outside servers there are none."""
    if info.place.guild_id is None or info.imported:
        return []
    return [button(Key("presets", info.id), message("button-presets", language), emoji="🏠")]


def terms_page(info: TableInfo, language: str) -> OutgoingMessage:
    """The page on which the host chooses all of it, one tap each."""
    lines = [f"### {SIGN} {message('terms-title', language, number=info.id)}"]
    lines += [f"- {each}" for each in terms_words(info.terms, language)] or [message("terms-none", language)]
    lines.append(f"-# {message('terms-hint', language)}")
    if info.terms.friends:
        lines.append(f"-# {message('terms-friends-hint', language)}")
    return compose(text("\n".join(lines)), *_controls(info, language))


def _controls(info: TableInfo, language: str) -> Iterator[Item]:
    terms = info.terms
    switches = [
        Choice(each, message(f"terms-switch-{each.replace('_', '-')}", language), chosen=getattr(terms, each))
        for each in SWITCHES
        if each != "host_alone" or info.private
    ]
    yield from rows(
        menu(Key("term", info.id, arg="switches"), message("terms-switches", language), switches, 0, len(switches))
    )
    for part, values in MENUS.items():
        choices = [
            Choice(str(value), _value(part, value, language), chosen=value == getattr(terms, part)) for value in values
        ]
        yield from rows(menu(Key("term", info.id, arg=part), _value(part, values[0], language), choices))
    yield from reminders_menu(info, language)
    yield from rows(
        button(Key("friends"), message("button-friends", language), emoji="👥"),
        button(Key("settings", info.id), message("panel-back", language)),
    )


def _value(part: str, value: int, language: str) -> str:
    """A value of a menu in words."""
    if value == MENUS[part][0]:
        return message(f"terms-any-{part.replace('_', '-')}", language)
    if part == "hours":
        return message("terms-hours", language, time=span(timedelta(hours=value), language))
    if part == "stood_in":
        return message("terms-stood-in", language, percent=value)
    return message(f"terms-{part}", language, rating=value)
