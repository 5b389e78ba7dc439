"""The normal player: looks at what each answer leads to by the end of the present unit and takes the best."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.advised import Advised
from engine.players.answers import (
    AnySession,
    Keys,
    asked_on,
    best_parts,
    draw_answer,
    list_answers,
    question,
)

FORKS = 3
"""Deals of what is hidden over which an answer is averaged, if it shows anything of that."""

MOST_ANSWERS = 80
"""More answers than this to one question are sampled."""

MOST_FOLLOW_UPS = 24
"""The same for the questions that follow in the unit."""


class Greedy(Advised):
    """One look ahead with the title's `estimate`."""

    def __init__(self, forks: int = FORKS) -> None:
        self.forks = forks

    def think(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Advised`."""
        chance = Chance(seed)
        ask = question(session, seat)
        answers = list_answers(ask, MOST_ANSWERS, chance)
        if len(answers) == 1:
            return answers[0]
        deals = Deals(session, seat, seed, self.forks, chance)
        gains = {keys: deals.gain(keys) for keys in answers}
        if ask.most > 1:
            parts = best_parts(ask, gains)
            gains[parts] = deals.gain(parts)
        return max(gains, key=gains.__getitem__)


class Deals:
    """Forks of a session, made as they are needed."""

    def __init__(self, session: AnySession, seat: int, seed: str, forks: int, chance: Chance) -> None:
        self.session = session
        self.seat = seat
        self.seed = seed
        self.most = forks
        self.chance = chance
        self.forks: list[tuple[AnySession, float]] = []

    def gain(self, keys: Keys) -> float:
        """How much the answer improves the estimate, averaged over the deals where it may differ between them."""
        total = 0.0
        for number in range(self.most):
            fork, before = self.fork(number)
            after, shown = outlook(fork, self.seat, keys, self.chance)
            total += after - before
            if not shown:
                return total / (number + 1)
        return total / self.most

    def fork(self, number: int) -> tuple[AnySession, float]:
        """The fork with this number, and how it looks before any answer."""
        if number == len(self.forks):
            fork = self.session.fork(self.seat, Chance(f"{self.seed}/{number}"))
            self.forks.append((fork, fork.title.estimate(fork.state, self.seat)))
        return self.forks[number]


def outlook(session: AnySession, seat: int, keys: Keys, chance: Chance) -> tuple[float, bool]:
    """The estimate after the answer and the best answers found to the seat's further questions of the same unit; and
    whether anything hidden was shown or drawn on the way."""
    branch = session.copy()
    unit, sealed = branch.units, sealing(branch)
    branch.submit(seat, keys)
    best = -2.0
    while asked_on(branch, seat, unit):
        answers = list_answers(question(branch, seat), MOST_FOLLOW_UPS, chance)
        if len(answers) == 1:
            branch.submit(seat, answers[0])
            continue
        values = [rush(branch, seat, answer, chance) for answer in answers]
        best = max(best, *values)
        branch.submit(seat, answers[values.index(max(values))])
    return max(best, branch.title.estimate(branch.state, seat)), sealing(branch) != sealed


def rush(session: AnySession, seat: int, keys: Keys, chance: Chance) -> float:
    """The estimate at the end of the unit with this answer and random ones to what is asked then."""
    branch = session.copy()
    unit = branch.units
    branch.submit(seat, keys)
    while asked_on(branch, seat, unit):
        branch.submit(seat, draw_answer(question(branch, seat), chance))
    return branch.title.estimate(branch.state, seat)


def sealing(session: AnySession) -> tuple[int, int]:
    """Changes whenever something hidden is shown or drawn."""
    return session.state.chance.position, session.state.revealed
