"""Looking on to the end of the turn, for titles in which one unit of a turn is too short to show what it is worth
(`Advice.looks_on`): the most promising answers are played on, unit by unit with what gains most in each, until the turn
is over, and compared by the estimate then."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, draw_answer, list_answers, question
from engine.players.effort import Effort, Exhausted

WIDTH = 5
"""Answers that are played on."""

MOST_ANSWERS = 12
"""Answers to a later question of the turn that are compared. More are sampled."""

MOST_STEPS = 40
"""Answers after which a turn is estimated wherever it is."""


class Onward:
    """Plays the turn of a seat to its end."""

    def __init__(self, seat: int, chance: Chance, effort: Effort) -> None:
        self.seat = seat
        self.chance = chance
        self.effort = effort

    def best(self, ended: dict[Keys, list[AnySession]], gains: dict[Keys, float], usual: Keys) -> Keys:
        """The best of the answers. `ended`: the game after the unit with each of them, by deal; `gains`: what each
        gains by then. `usual`: to be preferred where nothing is better. If the effort does not last, those that were
        not played on are left out."""
        ranked = sorted(gains, key=lambda keys: (gains[keys], keys == usual), reverse=True)
        found: dict[Keys, float] = {}
        try:
            for keys in ranked[:WIDTH]:
                games = ended[keys]
                found[keys] = sum([self.effort.estimate(self.play_on(game), self.seat) for game in games]) / len(games)
        except Exhausted:
            pass
        return max(found, key=found.__getitem__) if found else ranked[0]

    def play_on(self, game: AnySession) -> AnySession:
        """The game at the end of the turn, or where somebody else has to answer after it. What others are asked while
        the turn of the seat is running does not end it."""
        game = self.effort.copy(game)
        starts = game.title.meta.starts
        for _ in range(MOST_STEPS):
            owed = game.owed()
            if not owed or (owed != (self.seat,) and not self.in_turn(game)):
                break
            ask = self.effort.question(game, self.seat if self.seat in owed else owed[0])
            if ask.habit in starts:
                break
            if ask.seat == self.seat:
                game = self.step(game, ask)
            else:
                self.effort.submit(game, ask.seat, self.reply(game, ask))
        return game

    def in_turn(self, game: AnySession) -> bool:
        """Whether the turn of the seat is running."""
        return game.title.advice.turn_of(game.state) == self.seat

    def reply(self, game: AnySession, ask: Ask) -> Keys:
        """The answer to a question on the way. Others who are asked during the turn of the seat answer as if they were
        absent: what applies without an answer, if anything does."""
        usual = ask.settled_default if ask.seat != self.seat and self.in_turn(game) else ()
        return usual if usual and ask.allows(usual) else self.effort.reply(game, ask, self.chance)

    def step(self, game: AnySession, ask: Ask) -> AnySession:
        """The game after the best unit, or after the answer to a question of detail."""
        usual = game.title.advice.offhand(game.state, ask)
        if (usual and ask.allows(usual)) or ask.least != 1 or ask.most != 1:
            self.effort.submit(game, self.seat, usual or draw_answer(ask, self.chance))
            return game
        answers = list_answers(ask, MOST_ANSWERS, self.chance)
        if len(answers) == 1:
            self.effort.submit(game, self.seat, answers[0])
            return game
        branches = [self.unit(game, keys) for keys in answers]
        values = [self.effort.estimate(branch, self.seat) for branch in branches]
        return branches[values.index(max(values))]

    def unit(self, game: AnySession, keys: Keys) -> AnySession:
        """A copy of the game after the unit with this answer and offhand ones to the questions after it."""
        branch = self.effort.copy(game)
        unit = branch.units
        self.effort.submit(branch, self.seat, keys, judged=True)
        while branch.units == unit and (owed := branch.owed()):
            ask = question(branch, owed[0])
            self.effort.submit(branch, owed[0], self.reply(branch, ask))
        return branch
