"""What the sheets show. All texts are already in the reader's language, without markdown."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from render.kit.palette import Person


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
    only tell the order of the seats. `people`: the marks of the seats, where the title has its own."""

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
    people: tuple[Person, ...] = ()


class TitleBlock(msgspec.Struct, frozen=True):
    """A title on a profile: its name, the rating ("": none) with a note below it, lines of facts, and the ratings so
    far, oldest first. `won`: the share of games won, 0 to 1. `medals`: places in seasons that are over, with their names."""

    name: str
    rating: str
    note: str
    lines: tuple[str, ...]
    won: float
    curve: tuple[int, ...] = ()
    medals: tuple[tuple[int, str], ...] = ()


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


class RateLine(msgspec.Struct, frozen=True):
    """A line of statistics: what it is about, from how many games, and the share of them in words and from 0 to 1 with its
    standard error. `beside`: the same share of everybody else (below 0: not told). `pale`: of too few games."""

    name: str
    note: str
    told: str
    share: float
    error: float = 0.0
    beside: float = -1.0
    pale: bool = False


class StatisticsSheet(msgspec.Struct, frozen=True, tag="statistics"):
    """What finished games add up to. `facts`: numbers with what they are; `head`: what the lines are about; `curves`: the
    average scores along a game of those who won and of the others, with their names below; `notes`: what the signs
    mean."""

    title: str
    line: str
    facts: tuple[tuple[str, str], ...] = ()
    head: str = ""
    lines: tuple[RateLine, ...] = ()
    curves: tuple[tuple[int, ...], ...] = ()
    curve_names: tuple[str, ...] = ()
    curve_head: str = ""
    notes: tuple[str, ...] = ()
    empty: str = ""


Sheet: TypeAlias = ResultSheet | ProfileSheet | LeadersSheet | BracketSheet | StatisticsSheet
