"""What the sheets show. All texts are already in the reader's language, without markdown."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Ranked(msgspec.Struct, frozen=True):
    """A line of a result: a seat, its player, the place (0: none) and the score ("": none)."""

    seat: int
    name: str
    place: int
    score: str = ""
    note: str = ""


class ResultSheet(msgspec.Struct, frozen=True, tag="result"):
    """How a game went. `points`: by seat the scores from the first step to the last. `ticks`: chapters below them, as
    (index of a step, text)."""

    title: str
    line: str
    ranks: tuple[Ranked, ...]
    points: tuple[tuple[int, ...], ...] = ()
    ticks: tuple[tuple[int, str], ...] = ()
    awards: tuple[str, ...] = ()


Sheet: TypeAlias = ResultSheet
