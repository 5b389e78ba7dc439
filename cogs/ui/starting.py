"""How the game of a lobby begins, in words; the choice of it; and when a lobby is closed in which nothing happens."""

from __future__ import annotations

from datetime import timedelta

from cogs.discord_types import Row
from cogs.ui.clocks import span
from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.formatting import ago, mention, moment
from cogs.ui.names import name_place
from cogs.ui.outgoing import OutgoingMessage, plain
from db.records import Start
from engine.core.errors import Refused
from engine.core.text import say
from engine.titles import TITLES
from locales import message
from tables.records import TableInfo

STARTS = {
    "start-full": Start(full=True),
    **{f"start-{hours}": Start(hours=hours) for hours in (1, 4, 12, 24, 48)},
    "start-host": Start(hours=0),
}
"""What is offered, by its value in menus and commands."""


def read_start(value: str) -> Start:
    """What a value of the menu stands for. Raises Refused for a forged one."""
    if value not in STARTS:
        raise Refused(say("error-bad-option", option=value))
    return STARTS[value]


def start_words(start: Start, language: str) -> str:
    """How the game begins."""
    if start.full:
        return message("start-full", language)
    if not start.hours:
        return message("start-host", language)
    return message("start-hours", language, hours=span(timedelta(hours=start.hours), language))


def start_line(info: TableInfo, language: str) -> str:
    """How the game begins, on the page of settings."""
    return message(
        "settings-value", language, option=message("start-name", language), value=start_words(info.start, language)
    )


def start_menu(info: TableInfo, language: str) -> list[Row]:
    """The menu for it."""
    offered = [
        Choice(value, start_words(start, language), chosen=start == info.start) for value, start in STARTS.items()
    ]
    return rows(menu(Key("start-by", info.id), message("start-name", language), offered))


def start_lines(info: TableInfo, language: str, *, ready: bool) -> list[str]:
    """In the lobby: that the game begins by itself, or when others may start it; and when the lobby is closed."""
    lines = []
    if info.start.full and not info.full:
        lines.append(message("lobby-starts-full", language))
    elif ready and info.others_start_at is not None and len(info.people()) > 1:
        lines.append(message("lobby-others-start", language, at=moment(info.others_start_at)))
    if info.closes_at is not None:
        lines.append(f"⏳ {message('lobby-closes', language, at=ago(info.closes_at))}")
    return lines


def still_called(info: TableInfo, ping: tuple[int, ...]) -> tuple[int, ...]:
    """Whom a message that calls people to their lobby still calls: not who was invited and has taken a seat before it
    was sent, unless the table is closed soon, or is full, which the host is told."""
    come = () if info.closes_at is not None else set(info.invited) & set(info.people()) - {info.host_id}
    return tuple(person for person in ping if person not in come)


def lobby_calls(info: TableInfo, people: tuple[int, ...], language: str) -> list[str]:
    """What calls people who have a seat to their lobby: it is closed soon; it is full, which the host is told; or they
    have found each other there."""
    if info.closes_at is not None:
        reasons = {"lobby-idle": people}
    else:
        host = tuple(person for person in people if person == info.host_id)
        reasons = {"lobby-full": host, "lobby-found": tuple(person for person in people if person not in host)}
    return [message(key, language, names=" ".join(map(mention, called))) for key, called in reasons.items() if called]


def summons_message(info: TableInfo, language: str) -> OutgoingMessage:
    """The same for one of them, by direct message."""
    game = say(TITLES[info.title].meta.key("name"))
    key = "summons-full" if info.closes_at is None else "summons-idle"
    at = "" if info.closes_at is None else ago(info.closes_at)
    said = message(key, language, number=info.id, game=game, channel=name_place(info, language), at=at)
    control = Key("start" if info.closes_at is None else "keep", info.id)
    return plain(said, *rows(button(control, message(f"button-{control.verb}", language))))
