"""The easy player: any legal answer, each equally likely."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.answers import AnySession, Keys, draw_answer, question


class Random:
    """Draws lots."""

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        return draw_answer(question(session, seat), Chance(seed))
