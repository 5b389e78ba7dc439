"""Following what a title advises its players, and saying what nobody waits for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from engine.core.chance import Chance
from engine.core.title import Title
from engine.players.answers import AnySession, Keys, question

MOST_TAPS = 30
"""Answers in one remark; who is not done by then had better keep silent."""


class Advised(ABC):
    """A player who follows the title's advice, and thinks where there is none."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        advice = advised(session, seat, seed)
        return self.think(session, seat, seed) if advice is None else advice

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """See `Player`."""
        return remark(session, seat, seed)

    @abstractmethod
    def think(self, session: AnySession, seat: int, seed: str) -> Keys:
        """The answer to a question on which the title has no advice."""


def advised(session: AnySession, seat: int, seed: str) -> Keys | None:
    """What the title itself advises the seat to answer, in an imagined deal; None: think, or keep silent."""
    if not advises(session.title):
        return None
    ask = question(session, seat)
    fork = session.fork(seat, Chance(f"{seed}/advice"))
    keys = fork.title.advise(fork.state, seat)
    return keys if keys is not None and ask.allows(keys) else None


def advises(title: Title[Any]) -> bool:
    """Whether the title has any advice for its players."""
    return type(title).advise is not Title.advise


def remark(session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
    """What the title advises a seat to say that is not waited for, up to where it has nothing more to say. Nothing if
    it would not come to an end."""
    if not advises(session.title) or session.pending(seat) is None:
        return ()
    fork = session.fork(seat, Chance(f"{seed}/remark"))
    said: list[Keys] = []
    while len(said) < MOST_TAPS:
        pending = fork.pending(seat)
        keys = fork.title.advise(fork.state, seat) if pending is not None and pending.ask.optional else None
        if pending is None or keys is None or not pending.ask.allows(keys):
            return tuple(said)
        fork.submit(seat, keys)
        said.append(keys)
    return ()
