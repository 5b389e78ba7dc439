"""Looking ahead over the next turns of the seat.

A line of answers to the present unit is played in forks of the session in which everything that the seat cannot know is
dealt again. The seat ends its turn as well as it can, and in the turns that follow every seat takes what its own
estimate gains most by, of the few lines that gained most when they were last tried in that turn. The line is worth the
estimate after some more turns of the seat. In a fork all lines meet the same chance, and those that are clearly worse
are given up (`race`), so that more forks are left for the others.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, draw_answer, question
from engine.players.effort import Effort
from engine.players.race import best_of, race
from engine.players.study import Line, Study


class Outlook(NamedTuple):
    """How lines are compared. `width`: lines that are; `least`, `most`: forks in which they are, at least, and at most
    while none is clearly better; `turns`: further turns of the seat that are played."""

    width: int
    least: int
    most: int
    turns: int


OUTLOOK = Outlook(width=10, least=5, most=24, turns=2)

DOUBT = 1.8
"""A line is given up that is worse than the best by so many standard errors."""

TRIES, OTHERS_TRY = 4, 2
"""Lines tried for each question on the way: of the seat, and of others. More are only remembered."""

MOST_STEPS = 80
"""Units after which a line is estimated wherever it is."""


class Ahead(Study):
    """Compares lines by the estimate after the seat's next turns."""

    def __init__(self, session: AnySession, seat: int, seed: str, effort: Effort, outlook: Outlook = OUTLOOK) -> None:
        super().__init__(session, seat, seed, effort)
        self.outlook = outlook
        self.turn = session.title.advice.turn(session.state)

    def compare(self, answers: list[Keys]) -> Keys:
        """The answer to the present question with the best line behind it."""
        ask = question(self.session, self.seat)
        gains = {(keys, line): gain for keys in answers for line, gain in self.lines(ask, keys).items()}
        lines = sorted(gains, key=gains.__getitem__, reverse=True)[: self.outlook.width]
        if len({keys for keys, _ in lines}) == 1:
            return lines[0][0]

        def worth(number: int, each: tuple[Keys, Line]) -> float:
            return self.rollout(number, *each)

        found = race(lines, worth, least=self.outlook.least, most=self.outlook.most, doubt=DOUBT)
        return (best_of(found) or lines[0])[0]

    def rollout(self, number: int, keys: Keys, line: Line) -> float:
        """The estimate after the seat's next turns, in the fork with this number, if the seat now answers like this."""
        game = self.effort.copy(self.fork(number))
        lots = Chance(f"{self.seed}/{number}/lots")
        self.play(game, self.seat, keys, line)
        following: list[int] = []
        for _ in range(MOST_STEPS):
            owed, turn = game.owed(), game.title.advice.turn(game.state)
            if not owed or (len(following) == self.outlook.turns and turn != following[-1]):
                break
            if owed[0] == self.seat and turn is not None and turn not in (self.turn, *following[-1:]):
                following.append(turn)
            self.stage = f"later {turn}"
            game = self.go_on(game, self.effort.question(game, owed[0]), lots)
        self.stage = ""
        return self.effort.estimate(game, self.seat)

    def go_on(self, game: AnySession, ask: Ask, lots: Chance) -> AnySession:
        """The game after the best unit found for who is asked."""
        mover = ask.seat
        if ask.least != 1 or ask.most != 1 or len(ask.options) == 1:
            self.play(game, mover, draw_answer(ask, lots), ())
            return game
        before = self.effort.estimate(game, mover)
        best, best_gain = game, -3.0
        for gain, keys, line in self.rank(game, ask)[: TRIES if mover == self.seat else OTHERS_TRY]:
            if gain <= best_gain:
                break
            trial = self.effort.copy(game)
            self.play(trial, mover, keys, line)
            gain = self.effort.estimate(trial, mover) - before
            self.lines(ask, keys)[line] = gain
            if gain > best_gain:
                best, best_gain = trial, gain
        return best
