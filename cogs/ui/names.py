"""The names of players at a table: people by their own names, computers by names from the locale files."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache, partial
from string import ascii_lowercase
from typing import cast

from msgspec.structs import replace

from cogs.ui import typed
from cogs.ui.formatting import mention, plain_name, safe_name
from cogs.ui.typed_names import Called
from engine.core.errors import Refused
from engine.core.text import Text, say
from engine.titles import TITLES
from locales import LANGUAGES, Voice, message, translate
from tables.computer_names import computer_numbers
from tables.records import Level, Match, SeatInfo, SeatKind, TableInfo

SEAT = re.compile(r"-seat-\d+$")
"""The end of the message key of a seat, in every title."""
COLUMNS = 18
"""A longer name is shortened within a sentence; an East Asian character takes two columns."""
SIDE = "方"
"""What ends the Chinese name of a side (`橙方`): people leave it out."""
TYPED = 40
"""How much of what was typed is told again."""


def name_of(info: TableInfo, seat: int, language: str) -> str:
    """The name of the player at this seat, without markdown; "" for an open seat, and for one that has no name of its
    own because the person of another seat plays it."""
    sitting = info.seats[seat]
    if sitting.kind == "computer":
        return message(f"computer-name-{computer_numbers(info.id, info.seats)[seat]}", language)
    if sitting.kind == "person" and sitting.person_id is None and not sitting.name:  # a file names who has no account
        return message("person-forgotten", language)
    if sitting.kind == "open" or (info.lesson and not sitting.name):
        return ""
    return plain_name(sitting.name)


def name_place(info: TableInfo, language: str) -> str:
    """The channel of the table; of a lesson or a trial, which have none, what it is."""
    if info.trial_of is not None:
        return message("place-trial", language, number=info.trial_of)
    return message("place-lesson", language) if info.lesson else f"<#{info.place.channel_id}>"


def picture_names(info: TableInfo, language: str) -> tuple[str, ...]:
    """The names by seat, for pictures."""
    return tuple(name_of(info, seat.seat, language) or _unnamed(info, seat, language) for seat in info.seats)


def _unnamed(info: TableInfo, seat: SeatInfo, language: str) -> str:
    """What stands in the place of a name."""
    return message("seat-open" if seat.kind == "open" else TITLES[info.title].meta.seat(seat.seat).key, language)


def name_player(info: TableInfo, seat: SeatInfo, language: str, *, ping: bool = False) -> str:
    """The player at this seat, for message texts."""
    if ping and seat.person_id is not None and not info.shared:
        return mention(seat.person_id)
    if seat.kind == "open":
        return f"*{_unnamed(info, seat, language)}*"
    return safe_name(name_of(info, seat.seat, language) or _unnamed(info, seat, language))


def describe_player(info: TableInfo, seat: SeatInfo, language: str, *, ping: bool = False) -> str:
    """The player at this seat, for lists of the seats; for a computer with its level."""
    name = name_player(info, seat, language, ping=ping)
    if seat.kind != "computer":
        return name
    return message("seat-computer", language, name=name, level=say(f"computer-{seat.level or 'normal'}"))


FORMER = "table-former"
"""The message that stands for whoever had a seat before it changed hands."""


def voice_of(info: TableInfo, language: str, *, brief: bool = False, plain: bool = False) -> Voice:
    """The language in which seats are named by their players, as `present_voice` says. What was said before a seat
    changed hands names who sat there then."""
    changes = sorted((left.until_n, seat.seat) for seat in info.seats for left in seat.former)
    now = present_voice(info, language, brief=brief, plain=plain)
    if not changes:
        return now
    past = [(-1, present_voice(as_seated(info, -1), language, brief=brief, plain=plain))]
    for n, seat in changes:
        then = present_voice(as_seated(info, n), language, brief=brief, plain=plain)
        former = past[-1][1].called.get(TITLES[info.title].meta.seat(seat).key, "")
        past.append((n, Voice(language, {**then.called, FORMER: former}, then.again)))
    return Voice(language, now.called, now.again, past)


def as_seated(info: TableInfo, n: int) -> TableInfo:
    """The table with those who sat there at step `n`."""
    seats = []
    for seat in info.seats:
        then = next((left for left in seat.former if left.until_n > n), None)
        if then is not None:
            kind, level = cast(SeatKind, then.kind), cast("Level | None", then.level)
            seat = replace(seat, kind=kind, person_id=then.person_id, name=then.name, level=level)
        seats.append(seat)
    return replace(info, seats=tuple(seats))


def present_voice(info: TableInfo, language: str, *, brief: bool = False, plain: bool = False) -> Voice:
    """The language in which seats are named by their players: `Ann (Orange)`, and in the same text again `Ann`.

    `brief`: only `Ann`, where a list of the seats stands beside it and nobody else has this name. `plain`: without the
    escapes of markdown, for text that Discord shows literally. (Labels of controls do not need it: their escapes are
    removed anyway.)
    """
    called: dict[str, str] = {}
    again: dict[str, str] = {}
    shown = [shorten_name(name_of(info, seat.seat, language)) for seat in info.seats]
    for seat, name in zip(info.seats, shown, strict=True):
        if not name:
            continue
        written = name if plain else safe_name(name)
        key = TITLES[info.title].meta.seat(seat.seat).key
        alone = brief and shown.count(name) == 1
        called[key] = written if alone else message("seat-named", str(language), name=written, side=say(key))
        if not brief and shown.count(name) == 1:
            again[called[key]] = written
    return Voice(language, called, again)


def speaks_of_seats(text: Text) -> bool:
    """Whether the text of this message names anybody at a table."""
    within = [part for arg in text.args.values() for part in (arg if isinstance(arg, list) else [arg])]
    return SEAT.search(text.key) is not None or any(isinstance(part, Text) and speaks_of_seats(part) for part in within)


def seat_names(info: TableInfo) -> Called:
    """The players by seat, for reading typed text."""
    taken = [seat.seat for seat in info.seats if seat.kind != "open"]
    meta = TITLES[info.title].meta
    return tuple(
        tuple((meta.seat(seat).key, name_of(info, seat, language)) for seat in taken) for language in LANGUAGES
    )


def seat_meant(info: TableInfo, typed_name: str) -> int:
    """The seat with this letter, colour or player's name in any language, `橙` for `橙方` too. Refused if there is
    none."""
    wanted, seats = typed_name.strip().casefold().removesuffix(SIDE), range(len(info.seats))
    sides = [TITLES[info.title].meta.seat(seat) for seat in seats]
    voices = [*LANGUAGES, *(voice_of(info, language, plain=True) for language in LANGUAGES)]
    for seat in seats:
        names = [translate(sides[seat], voice) for voice in voices]
        names += [name_of(info, seat, language) for language in LANGUAGES]
        if wanted in (ascii_lowercase[seat], *(name.casefold().removesuffix(SIDE) for name in names)):
            return seat
    raise Refused(say("error-no-seat-named", name=typed_name[:TYPED], sides=sides))


@lru_cache(maxsize=4096)
def shorten_name(name: str) -> str:
    """A name of at most COLUMNS columns, with an ellipsis if it is shortened."""
    taken = 0
    for place, character in enumerate(name):
        taken += 2 if unicodedata.east_asian_width(character) in "WF" else 1
        if taken > COLUMNS:
            return name[: place - 1].rstrip() + "…"
    return name


def reader_of(info: TableInfo) -> Match:
    """How typed answers are read at a table."""
    return partial(typed.match, called=seat_names(info))
