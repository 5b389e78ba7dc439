"""The normal player: looks at what each answer leads to by the end of the present unit and takes the best."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.answers import AnySession, Keys, draw_answer, list_answers, question

FORKS = 3
"""Deals of what is hidden over which each answer is averaged."""

MOST_ANSWERS = 80
"""More answers than this to one question are sampled."""

MOST_FOLLOW_UPS = 24
"""The same for the questions that follow in the unit."""


class Greedy:
    """One look ahead with the title's `estimate`."""

    def __init__(self, forks: int = FORKS) -> None:
        self.forks = forks

    def choose(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Player`."""
        chance = Chance(seed)
        answers = list_answers(question(session, seat), MOST_ANSWERS, chance)
        if len(answers) == 1:
            return answers[0]
        totals = [0.0] * len(answers)
        for number in range(self.forks):
            fork = session.fork(seat, Chance(f"{seed}/{number}"))
            for index, keys in enumerate(answers):
                totals[index] += outlook(fork, seat, keys, chance)
        return answers[totals.index(max(totals))]


def outlook(session: AnySession, seat: int, keys: Keys, chance: Chance) -> float:
    """The estimate after the answer and the best answers found to the seat's further questions of the same unit."""
    branch = session.copy()
    unit = branch.units
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
    return max(best, branch.title.estimate(branch.state, seat))


def rush(session: AnySession, seat: int, keys: Keys, chance: Chance) -> float:
    """The estimate at the end of the unit with this answer and random ones to what is asked then."""
    branch = session.copy()
    unit = branch.units
    branch.submit(seat, keys)
    while asked_on(branch, seat, unit):
        branch.submit(seat, draw_answer(question(branch, seat), chance))
    return branch.title.estimate(branch.state, seat)


def asked_on(session: AnySession, seat: int, unit: int) -> bool:
    """Whether the unit still runs and asks this seat, and no other that is waited for."""
    return session.units == unit and session.owed() == (seat,)
