"""How much a computer player does for one decision: counted and never timed, so that the same session, seat and seed
give the same answer on every machine.

The unit is about what listing one option costs. Steps (giving an answer, copying a game, estimating a state) cost more,
and about in proportion to the size of the state. On the processor on which the bars of `scripts/bars.toml` are held a
unit took less than a microsecond with states of 14,000 bytes and up to three with states of 2,000.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, question

STEP = 4
"""An answer that is given, or given again in a copy; a copy; an estimate: so much each, and one more for each so many
bytes of the state."""
BYTES = 100

FULL = 0.85
"""This share of the limit is for looking at all answers in full; the rest is kept for sampling if that is too much."""
HEAD_START = 0.3
"""So much of the limit may be spent before the pace matters: the first answers may cost more than others."""


class Exhausted(Exception):
    """More work than is allowed."""


class Effort:
    """The work of one decision, in units. `limit`: what all of it may cost; `allowed`: up to where work may go on now,
    beyond which whatever is charged raises Exhausted. What is worked on are copies and forks, so nothing is lost."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.allowed = limit
        self.spent = 0
        self._step = 0

    @property
    def left(self) -> int:
        """What may still be spent."""
        return max(0, self.allowed - self.spent)

    def keep_pace(self, part: int, whole: int) -> None:
        """Allow what so many parts of a whole may have cost by their end, if looking at everything in full is to come
        to its end."""
        share = max(HEAD_START, FULL * part / whole)
        self.allowed = round(self.limit * share)

    def charge(self, units: int) -> None:
        """Count this. Exhausted if it is too much."""
        self.spent += units
        if self.spent > self.allowed:
            raise Exhausted

    def fork(self, session: AnySession, seat: int, chance: Chance) -> AnySession:
        """`Session.fork`. The first one says how large states are."""
        fork = session.fork(seat, chance)
        self._step = self._step or STEP + len(fork.state_bytes()) // BYTES
        self.charge(self._step * (2 + fork.unit_answers))
        return fork

    def copy(self, game: AnySession) -> AnySession:
        """`Session.copy`, of a fork that was made here or a copy of it."""
        self.charge(self._step * (1 + game.unit_answers))
        return game.copy()

    def submit(self, game: AnySession, seat: int, keys: Keys, *, judged: bool = False) -> None:
        """`Session.submit`. `judged`: the options were listed in the session that this one is a copy of."""
        self.charge(self._step)
        game.submit(seat, keys, judged=judged)

    def question(self, game: AnySession, seat: int) -> Ask:
        """What the seat is asked, listed."""
        ask = question(game, seat)
        self.charge(len(ask.options))
        return ask

    def estimate(self, game: AnySession, seat: int) -> float:
        """`Title.estimate`."""
        self.charge(self._step)
        return game.title.estimate(game.state, seat)
