"""Looking ahead to the seat's next turn.

A line of answers to the present unit is played in a few forks of the session in which everything that the seat cannot
know is dealt again. The seat ends its turn as well as it can, others answer at random, and then the seat takes its next
turn as well as it can. The line is worth the estimate after that. In a fork all lines meet the same chance. The lines
that gain most by themselves are compared in this way, fewer of them in every round.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.answers import AnySession, Keys, draw_answer, question
from engine.players.effort import Effort
from engine.players.study import Line, Rounds, Study

ROUNDS: Rounds = ((10, 2), (5, 2), (3, 2))
"""How many lines take part in a round, and in how many more forks each of them is played there."""

TRIES = 5
"""Lines tried for each question on the way. More are only remembered."""

MOST_STEPS = 60
"""The greatest number of answers after which a line is estimated wherever it is."""


class Ahead(Study):
    """Compares lines by the estimate after the seat's next turn."""

    def __init__(self, session: AnySession, seat: int, seed: str, effort: Effort, rounds: Rounds) -> None:
        super().__init__(session, seat, seed, effort)
        self.rounds = rounds
        self.turn = session.title.advice.turn(session.state)

    def compare(self, answers: list[Keys]) -> Keys:
        """The answer to the present question with the best line behind it."""
        ask = question(self.session, self.seat)
        gains = {(keys, line): gain for keys in answers for line, gain in self.lines(ask, keys).items()}
        lines = sorted(gains, key=gains.__getitem__, reverse=True)
        worth: dict[tuple[Keys, Line], float] = dict.fromkeys(lines, 0.0)
        played = 0
        for width, more in self.rounds:
            lines = lines[:width]
            if len({keys for keys, _ in lines}) == 1:
                break
            for each in lines:
                worth[each] += sum(self.rollout(number, *each) for number in range(played, played + more))
            played += more
            lines.sort(key=worth.__getitem__, reverse=True)
        return lines[0][0]

    def rollout(self, number: int, keys: Keys, line: Line) -> float:
        """The estimate after the seat's next turn, in the fork with this number, if the seat now answers like this."""
        game = self.effort.copy(self.fork(number))
        lots = Chance(f"{self.seed}/{number}/others")
        self.stage = "later"
        self.play(game, self.seat, keys, line)
        following: int | None = None
        for _ in range(MOST_STEPS):
            owed, turn = game.owed(), game.title.advice.turn(game.state)
            if not owed or following not in (None, turn):
                break
            if owed[0] != self.seat:
                self.effort.submit(game, owed[0], draw_answer(self.effort.question(game, owed[0]), lots))
                continue
            if turn != self.turn:
                following = turn
            game = self.go_on(game)
        self.stage = ""
        return self.effort.estimate(game, self.seat)

    def go_on(self, game: AnySession) -> AnySession:
        """The game after the best unit found for the seat."""
        ask = self.effort.question(game, self.seat)
        if ask.least != 1 or ask.most != 1:
            self.play(game, self.seat, draw_answer(ask, self.chance), ())
            return game
        best, best_value = game, -2.0
        for _, keys, line in self.rank(game, ask)[:TRIES]:
            trial = self.effort.copy(game)
            self.play(trial, self.seat, keys, line)
            value = self.effort.estimate(trial, self.seat)
            if value > best_value:
                best, best_value = trial, value
        return best
