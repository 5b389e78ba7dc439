"""How the items of a list are joined in each language: words (`a, b`; `甲、乙`) and clauses (`a; b`; `甲；乙`).

A list within a message keeps a sign of its own between its items until the message is complete, because only the
message knows what they are: `{ CLAUSES($parts) }` joins clauses, any other list has words. In a sentence the last of
several words has `and` before it (`{ AND($cards) }`: `a, b and c`), in English alone: in Chinese the sign is customary.
"""

from __future__ import annotations

import re

SIGN = "\x1f"
"""What stands between the items of a list until they are joined."""
_WORDS = {"en": ", ", "zh-TW": "、", "zh-CN": "、"}
_CLAUSES = {"en": "; ", "zh-TW": "；", "zh-CN": "；"}
_LAST = {"en": " and "}
"""What stands before the last of several words in a sentence, where it is not what stands between the others."""
_JOINED = re.compile(",? ")
_QUOTED = re.compile(f"(?<=[」』”》]){SIGN}(?=[「『“《])")
"""Between names in quotation marks Chinese needs no sign."""
_TOGETHER = re.compile(f"([「『“《])([^「」『』“”《》{SIGN}]*(?:{SIGN}[^「」『』“”《》{SIGN}]*)+)([」』”》])")
"""A list that stands in one pair of quotation marks."""


def words(told: str, language: str) -> str:
    """A text with its lists joined as words. In Chinese each name of a list has quotation marks of its own."""
    if SIGN not in told:
        return told
    if language != "en":
        told = _QUOTED.sub("", _TOGETHER.sub(_quote_each, told))
    return told.replace(SIGN, _WORDS[language])


def _quote_each(found: re.Match[str]) -> str:
    opens, names, closes = found.groups()
    return opens + names.replace(SIGN, closes + opens) + closes


def clauses(items: str, language: str) -> str:
    """A list joined as clauses."""
    return items.replace(SIGN, _CLAUSES[language])


def sentence(items: str, language: str) -> str:
    """A list joined as in a sentence."""
    first, sign, last = items.rpartition(SIGN)
    return f"{words(first, language)}{_LAST[language]}{last}" if sign and language in _LAST else items


def listed(line: str) -> str:
    """The list of numbers that the rules have joined with commas or spaces (`4, 1`)."""
    return _JOINED.sub(SIGN, line)
