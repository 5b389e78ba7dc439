"""What a table promises of its deal: a secret number, and words of the players that came after it.

The number is fixed, and its hash stands at the table, before a word can be given: so it cannot be fitted to the words.
The words are fixed, and all read them, before the game is dealt from both.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from db.records import SeatRow, TableRow
from engine.core.chance import commitment, deal_seed

Words = tuple[tuple[int, str], ...]
"""Seats and what was said there, in seat order."""


class Promise(msgspec.Struct, frozen=True):
    """All that a finished game was promised and dealt with. `secret_number` is the seed itself in tables of versions
    that knew no other."""

    commitment: str | None
    secret_number: str
    words: Words
    seed: str

    def secret_fits(self) -> bool:
        """Whether the secret number is the one that was promised."""
        return commitment(self.secret_number) == self.commitment

    def words_fit(self, recorded: tuple[str, ...]) -> bool:
        """Whether the words are those that were recorded when the game began."""
        return record_of(self.words) == recorded

    def seed_fits(self) -> bool:
        """Whether the game was dealt from this number and these words."""
        return deal_seed(self.secret_number, self.words) == self.seed


def words_of(seats: Iterable[SeatRow]) -> Words:
    """The words that were given."""
    return tuple((seat.seat, seat.word) for seat in seats if seat.word)


def record_of(words: Words) -> tuple[str, ...]:
    """The words as the first step of a game keeps them."""
    return tuple(f"{seat}:{word}" for seat, word in words)


def promise_of(row: TableRow, seats: Iterable[SeatRow]) -> Promise:
    """The promise of a game that was dealt."""
    assert row.seed is not None
    return Promise(row.commitment, row.secret_number or row.seed, words_of(seats), row.seed)
