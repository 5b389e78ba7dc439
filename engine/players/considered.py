"""Answers that a title considers sensible (`Advice.candidates`), and choosing among them by playing on.

Playing on is worth its time where the end of the game is in sight. Elsewhere it ends with an estimate, and what the
title considers best is better than what a few estimates can tell from each other.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.answers import AnySession, Keys, draw_answer, question
from engine.players.effort import Effort
from engine.players.race import race, surplus

CONSIDERING = 10
"""Finding the candidates of a question costs so many times what giving an answer does."""

WIDTH = 3
"""Candidates that are compared at most."""

MOST_DEALS = 12
"""Imagined deals in which the candidates are compared."""

LEAST_DEALS = 4
DOUBT = 1.0
"""An answer has to be better than the first by so many standard errors, in at least so many deals."""

MOST_STEPS = 600
"""Answers after which a game that is played on is looked at wherever it has come to."""


def considered(session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
    """What the title considers for the question of the seat, in an imagined deal, best first; empty: nothing."""
    ask = question(session, seat)
    fork = session.fork(seat, Chance(f"{seed}/considered"))
    found = fork.title.advice.candidates(fork.state, question(fork, seat))
    return tuple([keys for keys in found if ask.allows(keys)])


def plausible(session: AnySession, seat: int, seed: str, answers: tuple[Keys, ...]) -> tuple[Keys, ...]:
    """Those of the considered answers that a careless player may give."""
    fork = session.fork(seat, Chance(f"{seed}/considered"))
    return fork.title.advice.plausible(fork.state, question(fork, seat), answers)


class PlayingOn:
    """Compares answers by how the game ends, if from then on every seat does what the title considers best for it. In
    an imagined deal all answers meet the same chance."""

    def __init__(self, session: AnySession, seat: int, seed: str, effort: Effort) -> None:
        self.session = session
        self.seat = seat
        self.seed = seed
        self.effort = effort
        self.deals: list[AnySession] = []

    def compare(self, answers: tuple[Keys, ...]) -> Keys:
        """The best of the answers, which come in the order of their promise: the first, unless another one is clearly
        better over the deals that the effort allows. The first, too, while the end of the game is not in sight
        (`Advice.nears_end`), or if it is not reached in a deal. A deal for which the effort is too little does not
        count."""
        if not self.session.title.advice.nears_end(self.session.state):
            return answers[0]

        def worth(number: int, keys: Keys) -> float | None:
            game = self.play_on(self.deal(number), keys, number)
            return None if game.owed() else self.effort.estimate(game, self.seat)

        found = race(answers[:WIDTH], worth, least=LEAST_DEALS, most=MOST_DEALS, doubt=DOUBT)
        first = answers[0]
        better = [
            (surplus(values, found[first], DOUBT), keys)
            for keys, values in found.items()
            if keys != first and len(values) >= LEAST_DEALS
        ]
        return max([(0.0, first), *better], key=lambda each: each[0])[1]

    def deal(self, number: int) -> AnySession:
        """The imagined deal with this number."""
        while number >= len(self.deals):
            chance = Chance(f"{self.seed}/{len(self.deals)}")
            self.deals.append(self.effort.fork(self.session, self.seat, chance))
        return self.deals[number]

    def play_on(self, deal: AnySession, keys: Keys, number: int) -> AnySession:
        """This deal after the answer and what follows it to the end of the game."""
        game, effort = self.effort.copy(deal), self.effort
        lots = Chance(f"{self.seed}/{number}/lots")
        effort.submit(game, self.seat, keys, judged=True)
        for _ in range(MOST_STEPS):
            owed = game.owed()
            if not owed:
                break
            ask = effort.consider(game, owed[0], CONSIDERING)
            found = game.title.advice.candidates(game.state, ask)
            effort.submit(game, owed[0], found[0] if found else draw_answer(ask, lots))
        return game
