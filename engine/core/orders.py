"""Standing orders that a title understands: what a person may lay down in advance, as small records with choices.

Who keeps them, and when they are asked, is the business of `tables/`; how an order answers a question is said by
`Planning.follow`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec

from engine.core.decision import Keys
from engine.core.text import Text, say

Orders: TypeAlias = Mapping[str, Keys]
"""The standing orders of a seat: by name, what was chosen."""


class Stop(msgspec.Struct, frozen=True):
    """Something that may happen and that a person may name as a reason to be asked again. `marks`: what there is of it
    now, by names without spaces and commas; one that was not there before means that it has happened."""

    label: Text
    marks: tuple[str, ...] = ()


class OrderKind(msgspec.Struct, frozen=True):
    """One standing order of a title. Its texts are the title's messages `order-{id}`, `order-{id}-hint` and
    `order-{id}-{choice}`; with numbers also `order-{id}-number`, which receives `number`.

    `habits`: the kinds of questions that it may answer (`Ask.habit`). `numbers`: suggested numbers, where any from
    `least` to `most` may be chosen. `seats`: other seats are chosen, by number, any of them. `passing`: choices that
    hold only until the title's period is over (`Planning.period`). `fleeting`: choices that hold only until its episode
    is over (`Planning.episode`), and are offered only with a question in one. `beside`: the key of an answer, and the
    choice that is offered to lay down together with it. `alone`: the choice with which a person begins who plays with
    computers only. `asked`: the kinds of questions on whose panels it is offered, if not with all that it may answer.
    Without an order the person is asked.
    """

    id: str
    habits: tuple[str, ...]
    choices: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    least: int = 0
    most: int = 0
    seats: bool = False
    passing: tuple[str, ...] = ()
    fleeting: tuple[str, ...] = ()
    beside: tuple[str, str] | None = None
    alone: str = ""
    asked: tuple[str, ...] = ()

    def offered(self, seat: int, seats: int) -> tuple[str, ...]:
        """What a menu offers to a seat at a table of so many seats."""
        if self.seats:
            return tuple(str(other) for other in range(seats) if other != seat)
        return (*self.choices, *map(str, self.numbers))

    def accept(self, values: Iterable[str], seat: int, seats: int) -> Keys:
        """The order as it is kept. Raises ValueError with the first value that is not possible."""
        chosen = tuple(dict.fromkeys(value.strip().casefold() for value in values))
        possible = self.offered(seat, seats)
        for value in chosen:
            if value not in possible and not self._is_number(value):
                raise ValueError(value)
        if not chosen or (len(chosen) > 1 and not self.seats):
            raise ValueError(" ".join(chosen))
        return tuple(str(int(value)) if self._is_number(value) else value for value in chosen)

    def _is_number(self, value: str) -> bool:
        return value.isascii() and value.isdigit() and self.least < self.most and self.least <= int(value) <= self.most

    def label(self, prefix: str, value: str) -> Text:
        """What a choice is called, for orders that do not name seats. `prefix`: that of the title's messages."""
        if value in self.choices:
            return say(f"{prefix}-order-{self.id}-{value}")
        return say(f"{prefix}-order-{self.id}-number", number=int(value))
