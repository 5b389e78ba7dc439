"""Looking on to the end of the turn, for titles in which one unit of a turn is too short to show what it is worth
(`Advice.looks_on`): the most promising answers are played on, unit by unit with what gains most in each, until the turn
is over, and compared by the estimate then."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, draw_answer, list_answers, question
from engine.players.effort import Effort
from engine.players.race import best_of, race

MOST_ANSWERS = 12
"""Answers to a later question of the turn that are compared. More are sampled."""

MOST_STEPS = 40
"""Answers after which a turn is estimated wherever it is."""

DOUBT = 1.5
"""An answer is given up that is worse than the best by so many standard errors."""


class Plan(NamedTuple):
    """How turns are played on. `share`: of the effort of a decision; `width`: answers that are played on in one
    imagined deal; `few`: those of them that are compared in more; `lines`: ways to play the rest of the turn that are
    followed beside each other; `least`, `most`: deals in which answers are compared at least, and at most while none is
    clearly better."""

    share: float
    width: int
    few: int
    lines: int
    least: int
    most: int


SHORT = Plan(share=0.5, width=20, few=3, lines=1, least=2, most=2)
"""That of the normal player,"""
LONG = Plan(share=0.7, width=20, few=5, lines=3, least=2, most=4)
"""and that of the hard one, which follows several lines."""


class Onward:
    """Plays the turn of a seat to its end. In a deal (`number`) all answers meet the same chance."""

    def __init__(self, seat: int, seed: str, effort: Effort, number: int = 0, plan: Plan = SHORT) -> None:
        self.seat = seat
        self.seed = seed
        self.effort = effort
        self.plan = plan
        self.chance = Chance(f"{seed}/onward")
        self.deal(number)

    def deal(self, number: int) -> None:
        """Begin to play in the deal with this number."""
        self.chance = Chance(f"{self.seed}/{number}/onward")

    def best(self, after: Callable[[int, Keys], AnySession], gains: dict[Keys, float], usual: Keys) -> Keys:
        """The best of the answers. `after`: the game after the unit with an answer, in a deal; `gains`: what each gains
        by then. `usual`: to be preferred where nothing is better. Without effort for any of them, the unit decides."""
        ranked = sorted(gains, key=lambda keys: (gains[keys], keys == usual), reverse=True)[: self.plan.width]
        known: dict[tuple[int, Keys], float] = {}

        def worth(number: int, keys: Keys) -> float:
            if (number, keys) not in known:
                game = after(number, keys)
                self.deal(number)
                known[number, keys] = self.effort.estimate(self.play_on(game), self.seat)
            return known[number, keys]

        race(ranked, worth, least=1, most=1, doubt=DOUBT)
        tried = [keys for keys in ranked if (0, keys) in known]
        if not tried:
            return ranked[0]
        # Of equal answers the one that is listed last: with the end of the turn nothing is lost.
        listed = {keys: place for place, keys in enumerate(gains)}
        tried.sort(key=lambda keys: (known[0, keys], listed[keys]), reverse=True)
        found = race(tried[: self.plan.few], worth, least=self.plan.least, most=self.plan.most, doubt=DOUBT)
        return best_of(found) or tried[0]

    def play_on(self, game: AnySession) -> AnySession:
        """The game at the end of the turn, or where somebody else has to answer after it. What others are asked while
        the turn of the seat is running does not end it."""
        running, ended = [self.effort.copy(game)], list[AnySession]()
        for _ in range(MOST_STEPS):
            branches: list[AnySession] = []
            for each in running:
                ask = self.next_ask(each)
                if ask is None:
                    ended.append(each)
                else:
                    branches += self.step(each, ask)
            if not branches:
                break
            running = self.best_lines(branches, self.plan.lines)
        return self.best_lines(ended or running, 1)[0]

    def next_ask(self, game: AnySession) -> Ask | None:
        """What has to be answered next. None: the turn is over."""
        owed = game.owed()
        if not owed or (owed != (self.seat,) and not self.in_turn(game)):
            return None
        ask = self.effort.question(game, self.seat if self.seat in owed else owed[0])
        return None if ask.habit in game.title.meta.starts else ask

    def best_lines(self, games: list[AnySession], most: int) -> list[AnySession]:
        """The best of these games, at most so many."""
        if len(games) <= most:
            return games
        return sorted(games, key=lambda each: self.effort.estimate(each, self.seat), reverse=True)[:most]

    def in_turn(self, game: AnySession) -> bool:
        """Whether the turn of the seat is running."""
        return game.title.advice.turn_of(game.state) == self.seat

    def step(self, game: AnySession, ask: Ask) -> list[AnySession]:
        """The game after each unit for whom is asked, or after the answer to a question of detail."""
        usual = self.usual(game, ask)
        if usual or ask.least != 1 or ask.most != 1:
            self.effort.submit(game, ask.seat, usual or draw_answer(ask, self.chance))
            return [game]
        answers = list_answers(ask, MOST_ANSWERS, self.chance)
        if len(answers) == 1:
            self.effort.submit(game, ask.seat, answers[0])
            return [game]
        branches = [self.unit(game, ask.seat, keys) for keys in answers]
        if ask.seat != self.seat:
            return [max(branches, key=lambda each: self.effort.estimate(each, ask.seat))]
        return branches

    def unit(self, game: AnySession, seat: int, keys: Keys) -> AnySession:
        """A copy of the game after the unit with this answer and offhand ones to the questions after it."""
        branch = self.effort.copy(game)
        unit = branch.units
        self.effort.submit(branch, seat, keys, judged=True)
        while branch.units == unit and (owed := branch.owed()):
            ask = question(branch, owed[0])
            self.effort.submit(branch, owed[0], self.usual(branch, ask) or self.effort.reply(branch, ask, self.chance))
        return branch

    def usual(self, game: AnySession, ask: Ask) -> Keys:
        """The answer to a question that is not to be thought about. Others who are asked during the turn of the seat
        answer as if they were absent: what applies without an answer, if anything does. Empty: there is none."""
        usual = ask.settled_default if ask.seat != self.seat and self.in_turn(game) else ()
        usual = usual or game.title.advice.offhand(game.state, ask)
        return usual if usual and ask.allows(usual) else ()
