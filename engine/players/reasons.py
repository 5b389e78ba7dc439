"""Why a computer has played what it has played, in the terms of its title (`Advice.terms`).

The terms tell only what everybody can see, so a reason tells nothing else, whatever the computer knew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.optional import Advice
from engine.core.title import Title
from engine.players.answers import AnySession, Keys

LEAST = 0.3
"""A reason is a term that has gained so much, in points of the title,"""
COST = 0.4
"""and a cost of it one that has lost this share of what the reason has gained."""

Gains = dict[str, float]
"""By term: how much it has gained, below 0 lost."""


def has_terms(title: Title[Any]) -> bool:
    """Whether the title has terms in which its computers explain themselves."""
    return type(title.advice).terms is not Advice.terms


def gains_of(session: AnySession, seat: int, keys: Keys) -> Gains:
    """What the terms of a seat gain by its answer to what it is asked. Nothing where a part of the game ends with it
    (a round): what comes then is not its doing."""
    branch = session.copy()
    branch.submit(seat, keys, judged=True)
    if part_of(session) != part_of(branch) or not branch.owed():
        return {}
    before, after = (each.title.advice.terms(each.state, seat) for each in (session, branch))
    return {name: round(after[name] - before[name], 2) for name in after if name in before}


def part_of(session: AnySession) -> tuple[Any, ...]:
    """Which part of the game this is, as far as the title tells them apart."""
    title, state = session.title, session.state
    return title.planning.period(state), title.notices.chapter(state)


def together(before: Mapping[str, float], further: Mapping[str, float]) -> Gains:
    """What several answers have gained, one after the other."""
    return {name: round(before.get(name, 0.0) + further.get(name, 0.0), 2) for name in (*before, *further)}


def reason(gains: Mapping[str, float]) -> tuple[str, ...]:
    """The term that has gained most, and the one that this has cost, if it is much. (): there is no reason to be
    told."""
    if not gains:
        return ()
    best, worst = max(gains, key=gains.__getitem__), min(gains, key=gains.__getitem__)
    if gains[best] < LEAST:
        return ()
    return (best, worst) if gains[worst] <= -max(LEAST, COST * gains[best]) else (best,)
