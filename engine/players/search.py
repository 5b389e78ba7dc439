"""The hard player: plans its whole turn over imagined deals.

For every answer to the question at hand it tries the lines that follow in the same unit and remembers what each of
them gains by `estimate`. The most promising answers are then played on, in a few forks of the session in which all
that the seat cannot know is dealt anew, until somebody else is waited for: at each question the remembered gains say
which lines are worth a try, and the best of those as the game now stands is played. Further rollouts in the same fork
stray from that. An answer is worth the best turn found with it, averaged over the forks; the rollouts are shared out in
rounds, from which fewer and fewer answers go on.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core.chance import Chance
from engine.core.decision import Ask
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

ROUNDS = ((10, 1), (3, 2), (2, 2))
"""How many answers take part in a round, and how many rollouts each of them gets there."""

FORKS = 3
MOST_ANSWERS = 80
"""More answers than this to the question at hand are sampled."""

MOST_FOLLOW_UPS = 24
"""The same for the questions that follow in the unit."""

MOST_UNITS = 14
"""Units that a rollout looks ahead, where nobody else comes to move before."""

TRIES = 3
"""Lines tried for each unit of a rollout; as many of the best are drawn from by one that strays."""

DRAWN_PARTS = 4
"""Answers drawn to a question in a rollout that asks for several options, to put a good one together."""

Line: TypeAlias = tuple[Keys, ...]
"""The answers to the further questions of a unit, behind its first answer."""


class Search(Advised):
    """Decides by a number of rollouts, never by time."""

    def __init__(self, rounds: tuple[tuple[int, int], ...] = ROUNDS, forks: int = FORKS) -> None:
        self.rounds = rounds
        self.forks = forks

    def think(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Advised`."""
        ask = question(session, seat)
        study = Study(session, seat, seed)
        answers = list_answers(ask, MOST_ANSWERS, study.chance)
        if len(answers) == 1:
            return answers[0]
        gains = {keys: study.explore(study.fork(0), seat, keys) for keys in answers}
        if ask.most > 1:
            parts = best_parts(ask, gains)
            gains[parts] = study.explore(study.fork(0), seat, parts)
            return max(gains, key=gains.__getitem__)
        return self.compare(study, sorted(gains, key=gains.__getitem__, reverse=True))

    def compare(self, study: Study, answers: list[Keys]) -> Keys:
        """The answer with the best turns, of those that come in the order of their promise."""
        best: dict[Keys, list[float]] = {keys: [] for keys in answers}
        rollouts = dict.fromkeys(answers, 0)
        for width, more in self.rounds:
            answers = answers[:width]
            for keys in answers:
                for number in range(rollouts[keys], rollouts[keys] + more):
                    worth = study.rollout(study.fork(number % self.forks), keys, stray=number >= self.forks)
                    if number < self.forks:
                        best[keys].append(worth)
                    else:
                        best[keys][number % self.forks] = max(best[keys][number % self.forks], worth)
                rollouts[keys] += more
            answers.sort(key=lambda keys: sum(best[keys]) / len(best[keys]), reverse=True)
        return answers[0]


class Study:
    """What one decision has learned: by mover, question and answer, the lines behind it and what each gained last."""

    def __init__(self, session: AnySession, seat: int, seed: str) -> None:
        self.session = session
        self.seat = seat
        self.seed = seed
        self.chance = Chance(f"{seed}/study")
        self.forks: list[AnySession] = []
        self.gains: dict[tuple[int, str, Keys], dict[Line, float]] = {}

    def fork(self, number: int) -> AnySession:
        """The fork with this number."""
        while number >= len(self.forks):
            self.forks.append(self.session.fork(self.seat, Chance(f"{self.seed}/{len(self.forks)}")))
        return self.forks[number]

    # -- one unit ------------------------------------------------------------------------------------------------

    def explore(self, game: AnySession, mover: int, keys: Keys) -> float:
        """Try an answer with the lines behind it; returns what the best of them gains."""
        before = game.title.estimate(game.state, mover)
        lines = self.gains.setdefault((mover, question(game, mover).about.key, keys), {})
        branch = game.copy()
        unit = branch.units
        branch.submit(mover, keys)
        line: Line = ()
        best = -2.0
        while asked_on(branch, mover, unit):
            answers = list_answers(question(branch, mover), MOST_FOLLOW_UPS, self.chance)
            chosen = answers[0]
            if len(answers) > 1:
                values: list[float] = []
                for answer in answers:
                    trial = branch.copy()
                    rest = self.play(trial, mover, answer, ())
                    values.append(trial.title.estimate(trial.state, mover) - before)
                    lines[(*line, answer, *rest)] = values[-1]
                best = max(best, *values)
                chosen = answers[values.index(max(values))]
            branch.submit(mover, chosen)
            line = (*line, chosen)
        self.settle(branch, unit)
        lines[line] = branch.title.estimate(branch.state, mover) - before
        return max(best, lines[line])

    def play(self, game: AnySession, mover: int, keys: Keys, line: Line) -> Line:
        """Play the unit out: this answer, this line as far as it is legal, and lots; returns the answers behind it."""
        unit = game.units
        game.submit(mover, keys)
        given: Line = ()
        while asked_on(game, mover, unit):
            ask = question(game, mover)
            planned = line[len(given)] if len(given) < len(line) else None
            if planned is None or not legal(ask, planned):
                line, planned = (), draw_answer(ask, self.chance)
            game.submit(mover, planned)
            given = (*given, planned)
        self.settle(game, unit)
        return given

    def settle(self, game: AnySession, unit: int) -> None:
        """Draw lots for what others are asked while the unit still runs."""
        while game.units == unit and game.owed():
            seat = game.owed()[0]
            game.submit(seat, draw_answer(question(game, seat), self.chance))

    # -- a turn --------------------------------------------------------------------------------------------------

    def rollout(self, fork: AnySession, keys: Keys, *, stray: bool) -> float:
        """The estimate at the end of a turn that begins with this answer."""
        game = fork.copy()
        lines = self.gains[self.seat, question(game, self.seat).about.key, keys]
        ranked = sorted(lines, key=lines.__getitem__, reverse=True)[:TRIES]
        self.play(game, self.seat, keys, ranked[self.chance.below(len(ranked)) if stray else 0])
        for _ in range(MOST_UNITS):
            if game.owed() != (self.seat,):
                break
            game = self.go_on(game, stray=stray)
        return game.title.estimate(game.state, self.seat)

    def go_on(self, game: AnySession, *, stray: bool) -> AnySession:
        """The game after one more unit of the seat's turn."""
        ask = question(game, self.seat)
        if ask.least != 1 or ask.most != 1:
            self.play(game, self.seat, self.put_together(game, ask), ())
            return game
        if len(ask.options) == 1:
            self.play(game, self.seat, (ask.options[0].key,), ())
            return game
        ranked = self.rank(game, ask)[:TRIES]
        if stray:
            _, keys, line = ranked[self.chance.below(len(ranked))]
            self.play(game, self.seat, keys, line)
            return game
        before = game.title.estimate(game.state, self.seat)
        best, best_gain = game, -3.0
        for gain, keys, line in ranked:
            if gain <= best_gain:
                break
            trial = game.copy()
            self.play(trial, self.seat, keys, line)
            gain = trial.title.estimate(trial.state, self.seat) - before
            self.gains[self.seat, ask.about.key, keys][line] = gain
            if gain > best_gain:
                best, best_gain = trial, gain
        return best

    def rank(self, game: AnySession, ask: Ask) -> list[tuple[float, Keys, Line]]:
        """The lines of all answers, those first that gained most when they were last tried."""
        found: list[tuple[float, Keys, Line]] = []
        for option in ask.options:
            keys = (option.key,)
            if (self.seat, ask.about.key, keys) not in self.gains:
                self.explore(game, self.seat, keys)
            lines = self.gains[self.seat, ask.about.key, keys]
            found += [(gain, keys, line) for line, gain in lines.items()]
        found.sort(key=lambda entry: entry[0], reverse=True)
        return found

    def put_together(self, game: AnySession, ask: Ask) -> Keys:
        """An answer of several options, from a few that were drawn."""
        worth: dict[Keys, float] = {}
        for _ in range(DRAWN_PARTS):
            keys = draw_answer(ask, self.chance)
            if keys not in worth:
                trial = game.copy()
                self.play(trial, self.seat, keys, ())
                worth[keys] = trial.title.estimate(trial.state, self.seat)
        return best_parts(ask, worth)


def legal(ask: Ask, keys: Keys) -> bool:
    """Whether the question can be answered so."""
    return ask.least <= len(keys) <= ask.most and all(ask.option(key) is not None for key in keys)
