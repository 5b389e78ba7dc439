"""Answers that a title considers sensible (`Advice.candidates`), and choosing among them by playing on.

Playing on is worth its time where the end of the game is in sight. Elsewhere it ends with an estimate, and what the
title considers best is better than what a few estimates can tell from each other.
"""

from __future__ import annotations

from math import sqrt

from engine.core.chance import Chance
from engine.players.answers import AnySession, Keys, draw_answer, question
from engine.players.effort import Effort, Exhausted

CONSIDERING = 10
"""Finding the candidates of a question costs so many times what giving an answer does."""

WIDTH = 3
"""Candidates that are compared at most."""

MOST_DEALS = 6
"""Imagined deals in which the candidates are compared."""

HALVED = 3
"""Deals after which only the better half of the others goes on with the first, as often as it comes round."""

LEAST_DEALS = 2
DOUBT = 0.7
"""An answer has to be better than the first by so many standard errors."""

MOST_STEPS = 160
"""Answers after which a game that is played on is looked at wherever it has come to."""


def considered(session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
    """What the title considers for the question of the seat, in an imagined deal, best first; empty: nothing."""
    ask = question(session, seat)
    fork = session.fork(seat, Chance(f"{seed}/considered"))
    found = fork.title.advice.candidates(fork.state, question(fork, seat))
    return tuple([keys for keys in found if ask.allows(keys)])


class PlayingOn:
    """Compares answers by how the game ends, if from then on every seat does what the title considers best for it. In
    an imagined deal all answers meet the same chance."""

    def __init__(self, session: AnySession, seat: int, seed: str, effort: Effort) -> None:
        self.session = session
        self.seat = seat
        self.seed = seed
        self.effort = effort
        self.turn = session.title.advice.turn(session.state)

    def compare(self, answers: tuple[Keys, ...]) -> Keys:
        """The best of the answers, which come in the order of their promise: the first, unless another one is clearly
        better over the deals that the effort allows. The first, too, if the game goes on when the title's turn
        (`Advice.turn`) is over. A deal that could not be finished does not count."""
        running = list(answers[:WIDTH])
        found: dict[Keys, list[float]] = {keys: [] for keys in running}
        try:
            for number in range(MOST_DEALS):
                deal = self.effort.fork(self.session, self.seat, Chance(f"{self.seed}/{number}"))
                values: list[float] = []
                for keys in running:
                    game = self.play_on(deal, keys, number)
                    if game.owed():
                        return answers[0]
                    values.append(self.effort.estimate(game, self.seat))
                for keys, value in zip(running, values, strict=True):
                    found[keys].append(value)
                if (number + 1) % HALVED == 0 and len(running) > 2:
                    # The first stays: the others are measured by it.
                    running = [
                        running[0],
                        *sorted(running[1:], key=lambda keys: -sum(found[keys]))[: len(running) // 2],
                    ]
        except Exhausted:
            pass
        first = answers[0]
        better = [(surplus(found[keys], found[first]), keys) for keys in running[1:]]
        return max([(0.0, first), *better], key=lambda each: each[0])[1]

    def play_on(self, deal: AnySession, keys: Keys, number: int) -> AnySession:
        """This deal after the answer and what follows it until the title's turn is over."""
        game, effort = self.effort.copy(deal), self.effort
        lots = Chance(f"{self.seed}/{number}/lots")
        effort.submit(game, self.seat, keys, judged=True)
        for _ in range(MOST_STEPS):
            owed = game.owed()
            if not owed or game.title.advice.turn(game.state) != self.turn:
                break
            ask = effort.consider(game, owed[0], CONSIDERING)
            found = game.title.advice.candidates(game.state, ask)
            effort.submit(game, owed[0], found[0] if found else draw_answer(ask, lots))
        return game


def surplus(values: list[float], others: list[float]) -> float:
    """By how much the values of one answer are above those of another in the same deals, less what chance can make."""
    gains = [one - other for one, other in zip(values, others, strict=False)]
    if len(gains) < LEAST_DEALS:
        return 0.0
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean - DOUBT * sqrt(variance / len(gains))
