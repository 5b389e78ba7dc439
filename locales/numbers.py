"""Numbers with their signs."""

from __future__ import annotations

import re

MINUS = "−"
_HYPHEN = re.compile(r"(?<![\w:<`/.−-])-(?=\d)")
"""A hyphen that stands for a minus: not one inside a word, a date, a mention or an address."""


def signed(number: int) -> str:
    """A difference: `+2`, `−1`, `+0`."""
    return f"{number:+d}".replace("-", MINUS)


def with_minus(told: str) -> str:
    """A text in which negative numbers have a minus."""
    return _HYPHEN.sub(MINUS, told)
