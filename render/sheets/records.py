"""What the sheets show. All texts are already in the reader's language, without markdown."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Ranked(msgspec.Struct, frozen=True):
    """A line of a result: a seat (OUTSIDER: the side without one), its player, the place (0: none) and the score ("":
    none)."""

    seat: int
    name: str
    place: int
    score: str = ""
    note: str = ""


class ResultSheet(msgspec.Struct, frozen=True, tag="result"):
    """How a game went. `points`: by seat the scores from the first step to the last; `against`: those of the side
    without a seat. `ticks`: chapters below them, as (index of a step, text); `end`: the same of what was counted or
    revealed at the end. `sources`: what the points were for, by seat. `continued`: the ranks are on another picture, and
    only tell the order of the seats."""

    title: str
    line: str
    ranks: tuple[Ranked, ...]
    points: tuple[tuple[int, ...], ...] = ()
    ticks: tuple[tuple[int, str], ...] = ()
    awards: tuple[str, ...] = ()
    against: tuple[int, ...] = ()
    end: tuple[int, str] | None = None
    sources: tuple[tuple[str, tuple[int, ...]], ...] = ()
    continued: bool = False


class TitleBlock(msgspec.Struct, frozen=True):
    """A title on a profile: its name, the rating ("": none) with a note below it, lines of facts, and the ratings so
    far, oldest first. `won`: the share of games won, 0 to 1."""

    name: str
    rating: str
    note: str
    lines: tuple[str, ...]
    won: float
    curve: tuple[int, ...] = ()


class ProfileSheet(msgspec.Struct, frozen=True, tag="profile"):
    """What a person has achieved."""

    title: str
    line: str
    blocks: tuple[TitleBlock, ...]
    empty: str = ""


class LeaderLine(msgspec.Struct, frozen=True):
    """A line of the table of the best."""

    place: int
    name: str
    rating: str
    note: str
    own: bool = False


class LeadersSheet(msgspec.Struct, frozen=True, tag="leaders"):
    """The best of a title."""

    title: str
    line: str
    lines: tuple[LeaderLine, ...]
    empty: str = ""


class Match(msgspec.Struct, frozen=True):
    """People of a bracket who meet ("": not known yet). `winner`: which of them, from 1 on; 0: not decided."""

    names: tuple[str, ...]
    winner: int = 0


class BracketSheet(msgspec.Struct, frozen=True, tag="bracket"):
    """A knock-out: its rounds with their names; as many matches of each as meet at a table lead to one of the next.
    `champion`: "" as long as nobody has won."""

    title: str
    line: str
    rounds: tuple[tuple[str, tuple[Match, ...]], ...]
    champion: str = ""


Sheet: TypeAlias = ResultSheet | ProfileSheet | LeadersSheet | BracketSheet
