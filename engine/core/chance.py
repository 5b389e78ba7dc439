"""Chance with one door and a published commitment.

The stream is SHA-256 in counter mode over a secret seed: block n is SHA-256("seed:n"), cut into four 64-bit
words. The hash of the seed is published when a table is opened and the seed itself when its game ends, so anyone can
re-derive every shuffle with a few lines in any language, and nobody can guess ahead from what was drawn.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WORDS_PER_BLOCK = 4
_FOUR_WORDS = Struct(">4Q")
_RANGE = 1 << 64


class Chance(msgspec.Struct, array_like=True):
    """A generator of whole numbers, saved with the state. `seed` is hex text; `position` counts the words used."""

    seed: str
    position: int = 0

    def below(self, bound: int) -> int:
        """A uniform whole number in 0 <= n < bound (bound >= 1), without modulo bias."""
        if bound < 1:
            raise ValueError("bound must be at least 1")
        ceiling = _RANGE - _RANGE % bound
        while True:
            word = self._word()
            if word < ceiling:
                return word % bound

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher-Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _word(self) -> int:
        position = self.position
        self.position = position + 1
        return _words(self.seed, position // _WORDS_PER_BLOCK)[position % _WORDS_PER_BLOCK]


@lru_cache(maxsize=256)
def _words(seed: str, block: int) -> tuple[int, int, int, int]:
    return _FOUR_WORDS.unpack(sha256(f"{seed}:{block}".encode()).digest())


def commitment(seed: str) -> str:
    """The public promise about a seed: the SHA-256 of its text, as hex."""
    return sha256(seed.encode()).hexdigest()
