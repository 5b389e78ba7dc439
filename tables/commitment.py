"""The commitment of a table to its deal: a secret number, and words of the players that were given after it.

The number is fixed, and its hash is posted at the table, before a word can be given, so the number cannot be fitted to
the words. The words are fixed, and everybody can read them, before the game is dealt from both.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from db.records import SeatRow, TableRow
from engine.core.chance import commitment, deal_seed

WORD_LENGTH = 40
"""The greatest length of a player's word, in characters."""

Words = tuple[tuple[int, str], ...]
"""Seats and their words, in seat order."""


class DealRecord(msgspec.Struct, frozen=True):
    """Everything that a finished game committed to and was dealt from. In tables of versions without secret numbers,
    `secret_number` is the seed itself."""

    commitment: str | None
    secret_number: str
    words: Words
    seed: str

    def secret_fits(self) -> bool:
        """Whether the secret number matches the commitment."""
        return commitment(self.secret_number) == self.commitment

    def words_fit(self, recorded: tuple[str, ...]) -> bool:
        """Whether the words are those recorded when the game began."""
        return record_of(self.words) == recorded

    def seed_fits(self) -> bool:
        """Whether the seed follows from this number and these words."""
        return deal_seed(self.secret_number, self.words) == self.seed


def words_of(seats: Iterable[SeatRow]) -> Words:
    """The words that were given."""
    return tuple((seat.seat, seat.word) for seat in seats if seat.word)


def record_of(words: Words) -> tuple[str, ...]:
    """The words as stored in the first step of a game."""
    return tuple(f"{seat}:{word}" for seat, word in words)


def deal_record_of(row: TableRow, seats: Iterable[SeatRow]) -> DealRecord:
    """The commitment of a game that was dealt."""
    assert row.seed is not None
    return DealRecord(row.commitment, row.secret_number or row.seed, words_of(seats), row.seed)


def read_words(recorded: tuple[str, ...]) -> Words:
    """The words that are stored in the first step of a game."""
    parts = (each.partition(":") for each in recorded)
    return tuple((int(seat), word) for seat, _, word in parts if seat.isdecimal())
