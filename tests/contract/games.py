"""Random games of any title, for the contract tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.errors import Broken
from engine.core.session import Session
from engine.core.title import Setup, TableOption, Title
from engine.players.answers import draw_answer
from engine.titles import TITLES

MOST_ANSWERS = 5_000


class Table(msgspec.Struct, frozen=True):
    """What a game is started from."""

    title: Title[Any]
    players: int
    options: dict[str, bool | int | str]
    seed: str

    def begin(self) -> Session[Any]:
        """A new game."""
        return Session.begin(self.title, Setup(self.players, self.title.meta.settle_options(self.options)), self.seed)


def tables(titles: tuple[Title[Any], ...] = tuple(TITLES.values())) -> list[Any]:
    """Every title, number of players and setting of one option, as parameters of a test."""
    result = []
    for title in titles:
        meta = title.meta
        for players in range(meta.least_players, meta.most_players + 1):
            settings: list[dict[str, bool | int | str]] = [{}]
            settings += [{option.id: value} for option in meta.options for value in other_values(option)]
            settings.append({option.id: other_values(option)[0] for option in meta.options})
            for number, given in enumerate(settings):
                result.append(Table(title, players, given, f"c0ffee{number:02}"))
    return result


def other_values(option: TableOption) -> list[bool | int | str]:
    """Values of an option other than its default that go to the limits."""
    if isinstance(option.default, bool):
        return [not option.default]
    if isinstance(option.default, int):
        return [value for value in (option.least, option.most) if value != option.default]
    return [choice for choice in option.choices if choice != option.default]


def name(table: Table) -> str:
    """How a table is called in the list of tests."""
    given = ",".join(f"{key}={value}" for key, value in table.options.items()) or "defaults"
    return f"{table.title.meta.id}-{table.players}-{given if len(table.options) < 2 else 'all'}"


def random_seat(session: Session[Any], chance: Chance) -> int:
    """A seat that answers next: one that is waited for, or now and then one that only may."""
    asked, owed = session.asked(), session.owed()
    seats = asked if len(asked) > len(owed) and chance.below(3) == 0 else owed
    return seats[chance.below(len(seats))]


def ask_of(session: Session[Any], seat: int) -> Ask:
    """What the seat is asked."""
    pending = session.pending(seat)
    assert pending is not None
    return pending.ask


def moves(session: Session[Any], chance: Chance, most: int = MOST_ANSWERS) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Random answers, for the caller to submit, until the game is over or `most` were given."""
    for _ in range(most):
        if not session.owed():
            return
        seat = random_seat(session, chance)
        yield seat, draw_answer(ask_of(session, seat), chance)
    if most == MOST_ANSWERS:
        raise Broken("the game does not end")
