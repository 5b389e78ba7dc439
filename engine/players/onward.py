"""Looking on to the end of the turn, for titles in which one unit of a turn is too short to show what it is worth
(`Advice.looks_on`): the most promising answers are played on, unit by unit with what gains most in each, until the turn
is over, and compared by the estimate then."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, draw_answer, is_over, list_answers, question, sealing, without_idle
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
    clearly better; `corrects`: whether what the title knows to be overrated counts less (`Advice.corrected`)."""

    share: float
    width: int
    few: int
    lines: int
    least: int
    most: int
    corrects: bool


SHORT = Plan(share=0.5, width=6, few=1, lines=1, least=1, most=1, corrects=True)
"""That of the normal player, which plays no better with more answers and deals,"""
LONG = Plan(share=0.7, width=20, few=5, lines=3, least=2, most=4, corrects=False)
"""and that of the hard one, which follows several lines and plays no better with corrections."""


class Line(NamedTuple):
    """A way to play the rest of a turn: the game; what has to be answered next (None: the turn is over). `worth`: what
    it promises; None: what the estimate says of the game."""

    game: AnySession
    ask: Ask | None
    worth: float | None = None


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

    def best(
        self,
        after: Callable[[int, Keys], AnySession],
        gains: dict[Keys, float],
        ask: Ask,
        usual: Keys,
        sealed: tuple[int, int] | None = None,
    ) -> Keys:
        """The best of the answers to the question `ask`. `after`: the game after the unit with an answer, in a deal;
        `gains`: what each gains by then. `usual`: to be preferred where nothing is better. `sealed`: `sealing` before
        the answer; where nothing was shown or drawn by the end of the turn, another deal would be the same. Without
        effort for any of them, the unit decides."""
        ranked = sorted(gains, key=lambda keys: (gains[keys], keys == usual), reverse=True)[: self.plan.width]
        known: dict[tuple[int, Keys], float] = {}
        open_ended: set[Keys] = set()

        def worth(number: int, keys: Keys) -> float:
            if (number, keys) not in known:
                game = after(number, keys)
                self.deal(number)
                ended = self.play_on(game)
                found = self.effort.estimate(ended, self.seat)
                known[number, keys] = ended.title.advice.corrected(ask, keys, found) if self.plan.corrects else found
                if sealing(ended) != sealed:
                    open_ended.add(keys)
            return known[number, keys]

        race(ranked, worth, least=1, most=1, doubt=DOUBT)
        tried = [keys for keys in ranked if (0, keys) in known]
        if not tried:
            return ranked[0]
        # Of equal answers the one that is listed last: with the end of the turn nothing is lost.
        listed = {keys: place for place, keys in enumerate(gains)}
        tried.sort(key=lambda keys: (known[0, keys], listed[keys]), reverse=True)
        tried = tried[: self.plan.few]
        if open_ended.isdisjoint(tried):
            return tried[0]
        found = race(tried, worth, least=self.plan.least, most=self.plan.most, doubt=DOUBT)
        return best_of(found) or tried[0]

    def play_on(self, game: AnySession) -> AnySession:
        """The game at the end of the turn, or where somebody else has to answer after it. What others are asked while
        the turn of the seat is running does not end it."""
        game = self.effort.copy(game)
        running, ended = [Line(game, self.next_ask(game))], list[AnySession]()
        for _ in range(MOST_STEPS):
            branches: list[Line] = []
            for line in running:
                if line.ask is None:
                    ended.append(line.game)
                else:
                    branches += self.step(line.game, line.ask)
            if not branches:
                break
            running = self.best_lines(branches)
        return self.best_of(ended or [line.game for line in running])

    def next_ask(self, game: AnySession) -> Ask | None:
        """What has to be answered next. None: the turn is over."""
        if is_over(game, self.seat):
            return None
        owed = game.owed()
        return self.effort.question(game, self.seat if self.seat in owed else owed[0])

    def best_lines(self, branches: list[Line]) -> list[Line]:
        """The best of these, as many as are followed."""
        if len(branches) <= self.plan.lines:
            return branches
        return sorted(branches, key=self.worth, reverse=True)[: self.plan.lines]

    def worth(self, line: Line) -> float:
        """What a line promises."""
        return self.effort.estimate(line.game, self.seat) if line.worth is None else line.worth

    def endings(self, before: AnySession, games: list[AnySession]) -> list[Line]:
        """The lines in which the turn is over, by one unit from the same game. What happens after the turn is no merit
        of who ends it: each promises as much as the game before, with what it gains over the others."""
        floor = self.effort.estimate(before, self.seat)
        if len(games) == 1:
            return [Line(games[0], None, floor)]
        worth = [self.effort.estimate(each, self.seat) for each in games]
        return [Line(each, None, floor + value - min(worth)) for each, value in zip(games, worth, strict=True)]

    def best_of(self, games: list[AnySession]) -> AnySession:
        """The best of these games."""
        return games[0] if len(games) == 1 else max(games, key=lambda each: self.effort.estimate(each, self.seat))

    def in_turn(self, game: AnySession) -> bool:
        """Whether the turn of the seat is running."""
        return game.title.advice.turn_of(game.state) == self.seat

    def step(self, game: AnySession, ask: Ask) -> list[Line]:
        """The lines after each unit for whom is asked, or after the answer to a question of detail."""
        usual = self.usual(game, ask)
        if usual or ask.least != 1 or ask.most != 1:
            self.effort.submit(game, ask.seat, usual or draw_answer(ask, self.chance))
            return [Line(game, self.next_ask(game))]
        answers = without_idle(list_answers(ask, MOST_ANSWERS, self.chance), game.title.advice.idle)
        if len(answers) == 1:
            self.effort.submit(game, ask.seat, answers[0])
            return [Line(game, self.next_ask(game))]
        branches = [self.unit(game, ask.seat, keys) for keys in answers]
        if ask.seat != self.seat:
            branches = [max(branches, key=lambda each: self.effort.estimate(each, ask.seat))]
        lines = [Line(each, self.next_ask(each)) for each in branches]
        if not (ended := [line.game for line in lines if line.ask is None]):
            return lines
        endings = iter(self.endings(game, ended))
        return [next(endings) if line.ask is None else line for line in lines]

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
