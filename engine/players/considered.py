"""Answers that a title considers sensible (`Title.candidates`), and choosing among them by playing on."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.answers import AnySession, Keys, draw_answer, question
from engine.players.effort import Effort, Exhausted

CONSIDERING = 10
"""Finding the candidates of a question costs so many times what giving an answer does."""

WIDTH = 4
"""Candidates that are compared at most."""

MOST_DEALS = 16
"""Imagined deals in which the candidates are compared."""

HALVED = 2
"""Deals after which only the better half goes on, as often as it comes round."""

MOST_STEPS = 160
"""Answers after which a game that is played on is looked at wherever it has come to."""


def considered(session: AnySession, seat: int, seed: str) -> tuple[Keys, ...]:
    """What the title considers for the question of the seat, in an imagined deal, best first; empty: nothing."""
    ask = question(session, seat)
    fork = session.fork(seat, Chance(f"{seed}/considered"))
    found = fork.title.candidates(fork.state, question(fork, seat))
    return tuple([keys for keys in found if ask.allows(keys)])


class PlayingOn:
    """Compares answers by how things stand when the title's turn (`Title.turn`) is over, if from then on every seat
    does what the title considers best for it. In an imagined deal all answers meet the same chance."""

    def __init__(self, session: AnySession, seat: int, seed: str, effort: Effort) -> None:
        self.session = session
        self.seat = seat
        self.seed = seed
        self.effort = effort
        self.turn = session.title.turn(session.state)

    def compare(self, answers: tuple[Keys, ...]) -> Keys:
        """The best of the answers, which come in the order of their promise; fewer and fewer of them are looked at, as
        far as the effort goes. Deals that could not be finished do not count."""
        running = list(answers[:WIDTH])
        worth = dict.fromkeys(running, 0.0)
        try:
            for number in range(MOST_DEALS):
                deal = self.effort.fork(self.session, self.seat, Chance(f"{self.seed}/{number}"))
                found = {keys: self.outlook(deal, keys, number) for keys in running}
                for keys, value in found.items():
                    worth[keys] += value
                running.sort(key=worth.__getitem__, reverse=True)
                if (number + 1) % HALVED == 0:
                    running = running[: (len(running) + 1) // 2]
                if len(running) == 1:
                    break
        except Exhausted:
            pass
        return max(running, key=worth.__getitem__)

    def outlook(self, deal: AnySession, keys: Keys, number: int) -> float:
        """How things stand in this deal after the answer and what follows it."""
        game, effort = self.effort.copy(deal), self.effort
        lots = Chance(f"{self.seed}/{number}/lots")
        effort.submit(game, self.seat, keys, judged=True)
        for _ in range(MOST_STEPS):
            owed = game.owed()
            if not owed or game.title.turn(game.state) != self.turn:
                break
            ask = effort.consider(game, owed[0], CONSIDERING)
            found = game.title.candidates(game.state, ask)
            effort.submit(game, owed[0], found[0] if found else draw_answer(ask, lots))
        return effort.estimate(game, self.seat)
