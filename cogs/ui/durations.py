"""Lengths of time in words."""

from __future__ import annotations

from locales import message

_UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60))


def duration(seconds: float, language: str) -> str:
    """A length of time in its two largest units that are not zero: `2 days 3 hours`; at least one minute."""
    left, words = max(int(seconds), 60), list[str]()
    for unit, size in _UNITS:
        count, left = divmod(left, size)
        if count:
            words.append(message(f"duration-{unit}", language, count=count))
        elif words:
            break
    return ("" if language.startswith("zh") else " ").join(words[:2])
