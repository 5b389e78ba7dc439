"""The only source of chance, with a published commitment.

The stream is SHA-256 in counter mode over a secret seed: block n is SHA-256("seed:n"), cut into four 64-bit words. The
seed is derived from a secret number and the players' words (`deal_seed`). The hash of the number is published when a
table is opened, before anybody gives a word, and the number itself when the game ends. So anyone can re-derive every
shuffle with a few lines in any language, and nobody can predict it from what was drawn. docs/fair-deals.md explains how
to check it by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from hashlib import sha256
from struct import Struct
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")
Item = TypeVar("Item", int, str)

_WORDS_PER_BLOCK = 4
_FOUR_WORDS = Struct(">4Q")
_RANGE = 1 << 64


class Draws(Protocol):
    """What random answers are drawn from: a `Chance`, or a cheaper generator where nothing must be verified."""

    def below(self, bound: int) -> int:
        """A uniform random integer in 0 <= n < bound."""


class Chance(msgspec.Struct, array_like=True):
    """A generator of integers, saved with the state. `seed` is hex text; `position` counts the words used.

    >>> dice = Chance("5eed")
    >>> [dice.below(6) + 1 for _ in range(4)]
    [2, 4, 3, 3]
    >>> Chance("5eed", dice.position) == dice  # so it is stored, and goes on where it was
    True
    """

    seed: str
    position: int = 0

    def below(self, bound: int) -> int:
        """A uniform random integer in 0 <= n < bound (bound >= 1), without modulo bias."""
        if bound < 1:
            raise ValueError("bound must be at least 1")
        while True:
            position = self.position
            self.position = position + 1
            word = _words(self.seed, position // _WORDS_PER_BLOCK)[position % _WORDS_PER_BLOCK]
            rest = word % bound
            if word - rest <= _RANGE - bound:  # otherwise the remaining words are fewer than `bound`
                return rest

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher-Yates from the end)."""
        places = range(len(items) - 1, 0, -1)
        words = self._next_words(len(places))
        if max(words, default=0) > _RANGE - len(items):  # one of them may have to be drawn again, which nobody has seen
            for last in places:
                other = self.below(last + 1)
                items[last], items[other] = items[other], items[last]
            return
        self.position += len(words)
        for last, word in zip(places, words, strict=True):
            other = word % (last + 1)
            items[last], items[other] = items[other], items[last]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        """The items in an order that tells nothing of the one before: for what somebody cannot know."""
        fresh = sorted(items)
        self.shuffle(fresh)
        return fresh

    def _next_words(self, count: int) -> list[int]:
        """The words that follow. They are not used up yet."""
        block, used = divmod(self.position, _WORDS_PER_BLOCK)
        words: list[int] = []
        while len(words) < used + count:
            words += _words(self.seed, block)
            block += 1
        return words[used : used + count]


@lru_cache(maxsize=256)
def _words(seed: str, block: int) -> tuple[int, int, int, int]:
    return _FOUR_WORDS.unpack(sha256(f"{seed}:{block}".encode()).digest())


def commitment(secret: str) -> str:
    """The public commitment to a secret number: the SHA-256 of its text, as hex."""
    return sha256(secret.encode()).hexdigest()


DERIVATION = "orrery-deal-1"
"""Names this derivation of the seed; it is part of what is hashed."""


def deal_seed(secret: str, words: Sequence[tuple[int, str]]) -> str:
    """The seed of a game, derived from a secret number and the words that players gave (seat and word, in seat order).

    SHA-256, as hex, of these fields in UTF-8: `DERIVATION`, the secret number, then for each word its seat as a decimal
    number and the word. Four bytes before each field hold its length (big-endian), so different lists of fields give
    different bytes. Without words the secret number is the seed, as in games of older versions.
    """
    if not words:
        return secret
    fields = [DERIVATION, secret]
    for seat, word in words:
        fields += [str(seat), word]
    written = [field.encode() for field in fields]
    return sha256(b"".join(len(field).to_bytes(4, "big") + field for field in written)).hexdigest()
