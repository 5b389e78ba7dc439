"""What computer players do in a worker process. It knows the rules and nothing of the tables, so that the process stays
small: a database and ratings are not imported there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.chance import Chance
from engine.core.kit import GameState
from engine.core.saved import decode, encode
from engine.core.session import Session
from engine.core.title import Title
from engine.players.reasons import gains_of

MakePlayer = Callable[[str], Any]
DRAW_WORLDS = 8
"""How many sampled deals a computer evaluates when a draw is offered."""


def decide(make: MakePlayer, title: Title[GameState], data: bytes, seat: int, level: str, seed: str) -> tuple[str, ...]:
    """The answers of a computer. Runs in a worker process, so arguments and result are plain data."""
    session: Session[GameState] = Session.load(title, data)
    keys: tuple[str, ...] = tuple(make(level).choose(session, seat, seed))
    return keys


def weigh(title: Title[GameState], data: bytes, seat: int, keys: tuple[str, ...]) -> dict[str, float]:
    """What a seat gains by this answer to what it is asked, in the terms of its title. Runs in a worker process."""
    return gains_of(Session.load(title, data), seat, keys)


def consider(
    make: MakePlayer, title: Title[GameState], data: bytes, seat: int, level: str, seed: str
) -> tuple[tuple[str, ...], ...]:
    """What a computer says in answer to an optional question: the answers one after the other. Runs in a worker
    process."""
    session: Session[GameState] = Session.load(title, data)
    remark: tuple[tuple[str, ...], ...] = tuple(make(level).speak(session, seat, seed))
    return remark


def takes_draw(title: Title[GameState], data: bytes, seat: int, seed: str) -> bool:
    """Whether a computer agrees to a draw: it does if it is not ahead on average over sampled deals that are consistent
    with what it knows."""
    session: Session[GameState] = Session.load(title, data)
    worlds = [decode(title.state_type, encode(session.state)) for _ in range(DRAW_WORLDS)]
    for number, world in enumerate(worlds):
        title.imagine(world, seat, Chance(f"{seed}:{number}"))
    return sum(title.estimate(world, seat) for world in worlds) <= 0
