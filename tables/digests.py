"""What statistics need of a finished game, worked out once from its record. Nothing in it names a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from db.records import ChoiceRow, SeatRow, TableRow
from engine.core.kit import GameState
from engine.core.text import Text
from engine.core.title import Setup, Title
from tables.playback import Playback, Replayed
from tables.ratings import turns_of
from tables.read_model import AnySession
from tables.summary import Course, Scores, places_of

POINTS = 21
"""So many scores of a game are kept, from its first step to its last, at even distances."""
MOST_STEPS = 400
"""In so many steps everybody has begun a first turn."""


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in a finished game. `traits`: what it played as, by kinds; `opening`: what its first turn began with."""

    won: bool
    place: int
    score: int | None = None
    traits: dict[str, Text] = {}
    opening: Text | None = None


class Digest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game. `seconds` from its start to its end; `turns` of all seats together; `options` as they were set;
    `curve`: the scores by seat along the game."""

    seconds: int
    turns: int
    sides: tuple[Side, ...]
    options: dict[str, bool | int | str] = {}
    curve: tuple[Scores, ...] = ()


def digest_of(
    row: TableRow,
    seats: Sequence[SeatRow],
    history: Sequence[ChoiceRow],
    session: AnySession,
    course: Course,
    openings: Sequence[Text | None],
) -> dict[str, Any]:
    """The digest of a game that is over, as plain data; {} for one without a result, which tells nothing."""
    standing, title = session.standing(), session.title
    if standing.without_result or row.started_at is None or row.ended_at is None:
        return {}
    placed = places_of(standing, len(seats))
    sides = tuple(
        Side(
            won=seat in standing.winners,
            place=placed[seat],
            score=standing.scores[seat] if seat < len(standing.scores) else None,
            traits=dict(title.annals.traits(session.state, seat)),
            opening=openings[seat],
        )
        for seat in range(len(seats))
    )
    digest = Digest(
        seconds=int((row.ended_at - row.started_at).total_seconds()),
        turns=sum(each.played + each.stood_in for each in turns_of(history, len(seats))),
        sides=sides,
        options=row.options,
        curve=_thinned(course.scores) if course.whole else (),
    )
    found: dict[str, Any] = msgspec.to_builtins(digest)
    return found


def _thinned(scores: Sequence[Scores]) -> tuple[Scores, ...]:
    """The scores at even distances."""
    if len(scores) < 2:
        return ()
    return tuple(scores[(len(scores) - 1) * number // (POINTS - 1)] for number in range(POINTS))


def openings_of(
    title: Title[GameState], setup: Setup, seed: str, steps: tuple[Replayed, ...], undone: frozenset[int]
) -> tuple[Text | None, ...]:
    """By seat what its first turn began with, as far as the beginning of the game can be played again."""
    found: dict[int, Text | None] = {}
    playback = Playback(title, setup, seed, steps)
    for step in steps[:MOST_STEPS]:
        seat, session = step.seat, playback.session
        if step.kind == "choose" and seat is not None and seat not in found and step.n not in undone and session:
            ask = session.question(seat)
            if ask is not None and ask.habit in title.meta.starts[:1] and len(step.keys) == 1:
                found[seat] = title.annals.opening(ask, step.keys[0])
        if len(found) == setup.seats or not playback.play(step):
            break
    return tuple(found.get(seat) for seat in range(setup.seats))
