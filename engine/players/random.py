"""Players that answer at random: one answers everything so, the easy one only what its title gives no advice on."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.advised import advised
from engine.players.answers import AnySession, Keys, draw_answer, question

CARELESS = 3
"""The easy player takes the first thing that comes to mind once in so many times."""


class Random:
    """Any legal answer, each equally likely."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        return draw_answer(question(session, seat), Chance(seed))

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """Says nothing: random answers would be noise to the others."""
        return ()


class Easy(Random):
    """Answers at random, too; but where the title advises its players, and random answers would be nonsense to the
    others, it follows the advice, or now and then carelessly what the question proposes."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        advice = advised(session, seat, seed)
        if advice is None:
            return super().choose(session, seat, seed)
        proposal = question(session, seat).proposal
        return proposal if proposal and not Chance(f"{seed}/care").below(CARELESS) else advice
