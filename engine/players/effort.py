"""The work that a computer player does for one decision. It is counted, never timed, so that the same session, seat and
seed give the same answer on every machine.

The unit is about the cost of listing one option. Steps (giving an answer, copying a game, estimating a state) cost
more, roughly in proportion to the size of the state. On the processor for which the bars of `scripts/bars.toml` are
set, a unit took less than a microsecond with states of 14,000 bytes and up to three with states of 2,000.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, draw_answer, question

STEP = 4
"""The cost of one step (an answer given or replayed, a copy, an estimate), and the bytes of the state that add one to
it."""
BYTES = 100

FULL = 0.85
"""The share of the limit for looking at all answers in full. The rest is reserved for sampling, if that is too much."""
HEAD_START = 0.3
"""This much of the limit may be spent before the pace is checked: the first answers may cost more than others."""


class Exhausted(Exception):
    """More work than allowed."""


class Effort:
    """The work of one decision, in units. `limit`: the total that it may cost; `allowed`: the total that may be spent
    for now, beyond which `charge` raises Exhausted. All work is done on copies and forks, so nothing is lost."""

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
        """Allow what this part of the whole may have cost by its end, if all answers are to be looked at in full within
        the limit."""
        share = max(HEAD_START, FULL * part / whole)
        self.allowed = round(self.limit * share)

    def charge(self, units: int) -> None:
        """Count this cost. Raises Exhausted if it is too much."""
        self.spent += units
        if self.spent > self.allowed:
            raise Exhausted

    def fork(self, session: AnySession, seat: int, chance: Chance) -> AnySession:
        """`Session.fork`. The first call also measures the size of the states."""
        fork = session.fork(seat, chance)
        self._step = self._step or STEP + len(fork.state_bytes()) // BYTES
        self.charge(self._step * (2 + fork.unit_answers))
        return fork

    def copy(self, game: AnySession) -> AnySession:
        """`Session.copy`, of a fork made here or of a copy of one."""
        self.charge(self._step * (1 + game.unit_answers))
        return game.copy()

    def submit(self, game: AnySession, seat: int, keys: Keys, *, judged: bool = False) -> None:
        """`Session.submit`. `judged`: the options were already listed in the session that this one copies."""
        self.charge(self._step)
        game.submit(seat, keys, judged=judged)

    def question(self, game: AnySession, seat: int) -> Ask:
        """The question asked of the seat, listed."""
        ask = question(game, seat)
        self.charge(len(ask.options))
        return ask

    def reply(self, game: AnySession, ask: Ask, chance: Chance) -> Keys:
        """An answer to a question on the way, which is not to be compared: what the title says in passing, else a
        random one."""
        keys = game.title.advice.passing(game.state, ask)
        if not keys or not ask.allows(keys):
            return draw_answer(ask, chance)
        self.charge(self._step)
        return keys

    def consider(self, game: AnySession, seat: int, steps: int) -> Ask:
        """What the seat is asked, for somebody who finds the title's candidates for it: so many steps of work."""
        ask = self.question(game, seat)
        self.charge(self._step * steps)
        return ask

    def estimate(self, game: AnySession, seat: int) -> float:
        """`Title.estimate`."""
        self.charge(self._step)
        return game.title.estimate(game.state, seat)
