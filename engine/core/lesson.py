"""A guided first game: the beginning of a real game that is known in advance, with a sentence for each answer.

A lesson fixes the options, the seats and the seed, and lists the answers of all seats. So every step of it is certain,
however well computers play. The person may answer otherwise; then the game goes on as any other, without the lesson.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

import msgspec

from engine.core.decision import Keys


class Move(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer of a lesson, by the person or by a computer.

    Of the person's answers: `text` is the name of the sentence that belongs to it (the title's message
    `lesson-{text}`, in which `player0`, `player1` and so on name the seats; none: it goes on with what the sentence
    before said). `look` are places of the picture to look at, besides that of the answer. `picture` is the picture that
    shows best what it is about, as in `Presentation.panel_picture` (empty: the usual one). `played`: the host gives it
    for the person, because it would teach nothing new.
    """

    seat: int
    keys: Keys
    text: str = ""
    look: tuple[str, ...] = ()
    picture: str = ""
    played: bool = False


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lesson of a title. The person sits on `seat`; computers sit on the others. `moves`: the answers of all seats.

    Each seat's answers are in order; those of different seats may come in another order, where seats decide side by
    side.
    """

    seats: int
    options: Mapping[str, Any]
    seed: str
    moves: tuple[Move, ...]
    seat: int = 0
    about: str = ""
    """What it goes through, for those who change it."""

    def of_seat(self, seat: int) -> tuple[Move, ...]:
        """The answers of one seat."""
        return tuple(move for move in self.moves if move.seat == seat)

    @property
    def own(self) -> tuple[Move, ...]:
        """What the person is asked to answer."""
        return tuple(move for move in self.of_seat(self.seat) if not move.played)

    @property
    def steps(self) -> int:
        """How many sentences there are."""
        return sum(bool(move.text) for move in self.own)

    def kept(self, given: Sequence[tuple[int, Keys]]) -> bool:
        """Whether the answers given so far are those of the lesson."""
        return self.left_by(given) is None

    def left_by(self, given: Sequence[tuple[int, Keys]]) -> int | None:
        """The place of the first answer that is not that of the lesson, among those given so far (seat and keys, in the
        order in which they were given). None: there is none. Answers after the person's last step are free."""
        expected = {seat: list(self.of_seat(seat)) for seat in range(self.seats)}
        for place, (seat, keys) in enumerate(given):
            if not expected[self.seat]:
                return None
            if not expected[seat] or expected[seat].pop(0).keys != keys:
                return place
        return None

    def waits(self, given: Sequence[tuple[int, Keys]]) -> bool:
        """Whether others answer before the person's next step, given answers that are those of the lesson."""
        done = [0] * self.seats
        for seat, _ in given:
            done[seat] += 1
        listed = [0] * self.seats
        for move in self.moves:
            listed[move.seat] += 1
            if listed[move.seat] > done[move.seat]:
                return move.seat != self.seat
        return False

    def next_of(self, seat: int, given: Sequence[tuple[int, Keys]]) -> Move | None:
        """The next answer of the seat, if all answers so far are those of the lesson. None: it is free."""
        if not self.kept(given):
            return None
        done = sum(each == seat for each, _ in given)
        own = self.of_seat(seat)
        return own[done] if done < len(own) else None


def read_lesson(package: str) -> Lesson:
    """The lesson of the title in this package, from its `lesson.json`. Called while modules are imported, never during
    a game."""
    return msgspec.json.decode(files(package).joinpath("lesson.json").read_bytes(), type=Lesson)
