"""Words of sample titles, beside those of the repository."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def forget(words: Any, keys: Iterable[str]) -> None:
    """These messages of a language's words were only lent: whether read or not, they are there no more."""
    for key in keys:
        words._sources.pop(key, None)
        for known in (words._bundle._messages, words._bundle._compiled):
            known.pop(key, None)
