"""How Chinese is set, whatever the arguments of a message are: where a space stands, and where none does.

Fluent marks where an argument begins and ends (`ISOLATED`), so the seams between a message and its arguments are known.
At a seam Chinese characters touch each other (`攻擊` + `藍方`), and a space parts them from Latin letters and digits
(`攻擊` + `Bella`, `輪到` + `3`). What a message or an argument has inside itself is left as it was written.
"""

from __future__ import annotations

import re
from functools import lru_cache

FIRST, LAST = "\u2068", "\u2069"
"""Fluent's marks for the beginning and the end of an argument."""
NO_BREAK = "\u00a0"
"""A space that ends no line."""
JOINER = "\u2060"
"""Between two characters: no line ends there."""
HAN = "\u3007\u3400-\u9fff\uf900-\ufaff"
"""Chinese characters, as a range of a regular expression."""
WIDE = "（），。：；、！？「」『』《》“”／"
"""Punctuation as wide as a character, which is spaced by itself."""
SPACED = re.compile(rf"(?<=[\w{WIDE}]) +(?=[{WIDE}])|(?<=[{WIDE}]) +(?=\w)")
"""Spaces between words and wide punctuation."""
_SEAM = re.compile(rf"(?<=([^{FIRST}{LAST} ]))([{FIRST}{LAST} ]*[{FIRST}{LAST}][{FIRST}{LAST} ]*)(?=(<t:|[^ ]))")
_NEGATIVE = re.compile(rf"(?<={FIRST})-(?=\d)")
_TIME = re.compile(r"<t:-?\d+(?::\w)?>$")
"""A moment that Discord shows in words, which begin with a digit and end with a Chinese character (`2 天後`)."""
_COUNTED = re.compile(rf"(`[^`]*`|<[^>]*>)|(?<=\d) (?=[{HAN}])|(?<=第) (?=\d)| (?=×\d)|(?<=⚠) (?=\**−?\d)")
"""A space at which no line breaks, or what may be copied and is left alone."""
_HEADING = re.compile(r"^#{1,3} .*", re.MULTILINE)
_IN_SHORT_BRACKET = re.compile(f"(?<=（)[{HAN}]{{2,4}}(?=）)")
_MARKS = {ord(FIRST): None, ord(LAST): None}
_CHINESE = re.compile(f"[{HAN}]")
_LATIN = re.compile("[A-Za-z0-9\u00c0-\u024f]")


def set_in_type(told: str) -> str:
    """A message without the marks of its arguments: the seams are spaced, and a negative number has a minus."""
    closed = _SEAM.sub(_space, _NEGATIVE.sub("−", told)).translate(_MARKS)
    return SPACED.sub("", closed)


def put_shorter(told: str, full: str, short: str) -> str:
    """A text with the short form of a name (`Ada`) in place of the full one (`Ada（藍方）`), spaced as it needs."""

    def spaced(found: re.Match[str]) -> str:
        following = told[found.end() : found.end() + 1]
        return short + (" " if {_kind(short[-1:]), _kind(following)} == {"han", "latin"} else "")

    return re.sub(re.escape(full), spaced, told)


@lru_cache(maxsize=512)
def keep_together(told: str) -> str:
    """A text in which a number stays on the line of its measure word (`1 個`, `第 1`, ` ×3`) and of its ⚠, and whose
    headings part no short bracket (`（橙方）`): there the line is short. A line breaks neither after the bracket opens
    nor before it closes, so only the characters in it are joined. Texts below headings stay without marks, to be
    searched for."""
    joined = _HEADING.sub(lambda line: _IN_SHORT_BRACKET.sub(lambda found: JOINER.join(found[0]), line[0]), told)
    return _COUNTED.sub(lambda found: found[1] or NO_BREAK, joined)


def _space(seam: re.Match[str]) -> str:
    before, gap, after = seam.groups()
    blanks = " " * gap.count(" ")
    left, right = _kind(before), _kind(after)
    if before == ">" and _TIME.search(seam.string, 0, seam.start()):
        left = "han"
    if {left, right} == {"han"}:
        return ""
    return " " if {left, right} == {"han", "latin"} else blanks


def _kind(sign: str) -> str:
    if _CHINESE.match(sign):
        return "han"
    return "latin" if sign == "<t:" or _LATIN.match(sign) else ""
