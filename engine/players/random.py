"""Players that answer at random: one always, the easy one only where the title gives no advice."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.advised import advised
from engine.players.answers import AnySession, Keys, draw_answer, question
from engine.players.considered import considered, plausible

CARELESS = 3
"""On average one in this many times the easy player takes the question's proposal without thinking."""

LOOSE = 3
"""Of the answers that its title considers it takes the best once in so many times, else any."""


class Random:
    """Any legal answer, uniformly at random."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        return draw_answer(question(session, seat), Chance(seed))

    def speak(self, session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
        """Says nothing: random answers would be noise to the others."""
        return ()


class Easy(Random):
    """Answers at random, too; but where the title advises its players, and random answers would be nonsense to the
    others, it follows the advice, or now and then carelessly what the question proposes. Where the title names the
    answers that a sensible player would consider, it takes the best of them now and then, and mostly any."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        advice = advised(session, seat, seed)
        if advice is None:
            return self.wander(session, seat, seed)
        proposal = question(session, seat).proposal
        return proposal if proposal and not Chance(f"{seed}/care").below(CARELESS) else advice

    def wander(self, session: AnySession, seat: int, seed: str) -> Keys:
        """Mostly any of the answers that the title considers, now and then the best; without them any of all."""
        answers = considered(session, seat, seed)
        if not answers:
            return super().choose(session, seat, seed)
        care = Chance(f"{seed}/care")
        if len(answers) == 1 or not care.below(LOOSE):
            return answers[0]
        open_to_slips = plausible(session, seat, seed, answers)
        return open_to_slips[care.below(len(open_to_slips))]
