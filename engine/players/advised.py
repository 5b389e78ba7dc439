"""Players that follow what a title advises, and answer optional questions with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from engine.core.chance import Chance
from engine.core.optional import Advice
from engine.core.title import Title
from engine.players.answers import AnySession, Keys, question
from engine.players.considered import considered

MOST_TAPS = 30
"""The greatest number of answers in one remark. A longer remark is dropped."""


class Advised(ABC):
    """A player that follows the title's advice, chooses among what the title considers, else calculates."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        advice = advised(session, seat, seed)
        if advice is not None:
            return advice
        answers = considered(session, seat, seed)
        if not answers:
            return self.think(session, seat, seed)
        return answers[0] if len(answers) == 1 else self.pick(session, seat, seed, answers)

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """See `Player`."""
        return remark(session, seat, seed)

    @abstractmethod
    def pick(self, session: AnySession, seat: int, seed: str, answers: tuple[Keys, ...]) -> Keys:
        """One of the answers that the title considers, best first."""

    @abstractmethod
    def think(self, session: AnySession, seat: int, seed: str) -> Keys:
        """The answer to a question on which the title has no advice."""


def advised(session: AnySession, seat: int, seed: str) -> Keys | None:
    """What the title advises the seat to answer, in a sampled deal. None: no advice."""
    if not advises(session.title):
        return None
    ask = question(session, seat)
    fork = session.fork(seat, Chance(f"{seed}/advice"))
    keys = fork.title.advice.advise(fork.state, seat)
    return keys if keys is not None and ask.allows(keys) else None


def advises(title: Title[Any]) -> bool:
    """Whether the title has any advice for its players."""
    return type(title.advice).advise is not Advice.advise


def remark(session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
    """What the title advises a seat to say unasked, up to where it advises nothing more. Empty if that does not end
    within the limit."""
    if not advises(session.title) or session.pending(seat) is None:
        return ()
    fork = session.fork(seat, Chance(f"{seed}/remark"))
    said: list[Keys] = []
    while len(said) < MOST_TAPS:
        pending = fork.pending(seat)
        keys = fork.title.advice.advise(fork.state, seat) if pending is not None and pending.ask.optional else None
        if pending is None or keys is None or not pending.ask.allows(keys):
            return tuple(said)
        fork.submit(seat, keys)
        said.append(keys)
    return ()
