"""Players that answer at random: one always, the easy one only where the title gives no advice."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.advised import advised
from engine.players.answers import AnySession, Keys, draw_answer, question

CARELESS = 3
"""On average one in this many times the easy player takes the question's proposal without thinking."""


class Random:
    """Any legal answer, uniformly at random."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        return draw_answer(question(session, seat), Chance(seed))

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """Says nothing: random answers would be noise to the others."""
        return ()


class Easy(Random):
    """Answers at random too. But if the title advises its players, so that random answers would be nonsense to the
    others, it follows the advice, and sometimes carelessly takes what the question proposes."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        advice = advised(session, seat, seed)
        if advice is None:
            return super().choose(session, seat, seed)
        proposal = question(session, seat).proposal
        return proposal if proposal and not Chance(f"{seed}/care").below(CARELESS) else advice
