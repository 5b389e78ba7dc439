"""What a searching player learns during a decision: what the lines behind an answer gain, and which of them gain
most."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, asked_on, list_answers
from engine.players.effort import Effort

MOST_FOLLOW_UPS = 24
"""If a later question in the unit has more answers than this, they are sampled."""

Line: TypeAlias = tuple[Keys, ...]
"""The answers to the further questions of a unit, behind its first answer."""

Rounds: TypeAlias = tuple[tuple[int, int], ...]
"""How many candidates take part in a round, and how often each of them is tried there."""


class Study:
    """What one decision has learned: by mover, question and answer, the lines behind it and what each gained last."""

    def __init__(self, session: AnySession, seat: int, seed: str, effort: Effort) -> None:
        self.effort = effort
        self.session = session
        self.seat = seat
        self.seed = seed
        self.chance = Chance(f"{seed}/study")
        self.forks: list[AnySession] = []
        self.stage = ""
        """Lines of the same question at different stages of the rollout are remembered apart."""
        self.gains: dict[tuple[str, int, str, Keys], dict[Line, float]] = {}

    def fork(self, number: int) -> AnySession:
        """The fork with this number."""
        while number >= len(self.forks):
            self.forks.append(self.effort.fork(self.session, self.seat, Chance(f"{self.seed}/{len(self.forks)}")))
        return self.forks[number]

    def lines(self, ask: Ask, keys: Keys) -> dict[Line, float]:
        """What the lines behind an answer to a question gained when they were last tried."""
        return self.gains[self.stage, ask.seat, ask.about.key, keys]

    def explore(self, game: AnySession, mover: int, keys: Keys) -> float:
        """Try an answer with the lines behind it. Returns the gain of the best."""
        effort = self.effort
        before = effort.estimate(game, mover)
        lines = self.gains.setdefault((self.stage, mover, effort.question(game, mover).about.key, keys), {})
        branch = effort.copy(game)
        unit = branch.units
        effort.submit(branch, mover, keys, judged=True)
        line: Line = ()
        best = -2.0
        while asked_on(branch, mover, unit):
            answers = list_answers(effort.question(branch, mover), MOST_FOLLOW_UPS, self.chance)
            chosen = answers[0]
            if len(answers) > 1:
                values: list[float] = []
                for answer in answers:
                    trial = effort.copy(branch)
                    rest = self.play(trial, mover, answer, ())
                    values.append(effort.estimate(trial, mover) - before)
                    lines[(*line, answer, *rest)] = values[-1]
                best = max(best, *values)
                chosen = answers[values.index(max(values))]
            effort.submit(branch, mover, chosen)
            line = (*line, chosen)
        self.settle(branch, unit)
        lines[line] = effort.estimate(branch, mover) - before
        return max(best, lines[line])

    def play(self, game: AnySession, mover: int, keys: Keys, line: Line) -> Line:
        """Play the unit to its end: this answer, this line as far as it is legal, and offhand answers. Returns the
        answers behind the first."""
        effort = self.effort
        unit = game.units
        effort.submit(game, mover, keys, judged=True)
        given: Line = ()
        while asked_on(game, mover, unit):
            ask = effort.question(game, mover)
            planned = line[len(given)] if len(given) < len(line) else None
            if planned is None or not ask.allows(planned):
                line, planned = (), effort.reply(game, ask, self.chance)
            effort.submit(game, mover, planned)
            given = (*given, planned)
        self.settle(game, unit)
        return given

    def settle(self, game: AnySession, unit: int) -> None:
        """Answer questions to others offhand while the unit still runs."""
        effort = self.effort
        while game.units == unit and game.owed():
            seat = game.owed()[0]
            effort.submit(game, seat, effort.reply(game, effort.question(game, seat), self.chance))

    def rank(self, game: AnySession, ask: Ask) -> list[tuple[float, Keys, Line]]:
        """The lines of all answers, those first that gained most when they were last tried."""
        found: list[tuple[float, Keys, Line]] = []
        for key in ask.options.keys:
            keys = (key,)
            if (self.stage, ask.seat, ask.about.key, keys) not in self.gains:
                self.explore(game, ask.seat, keys)
            found += [(gain, keys, line) for line, gain in self.lines(ask, keys).items()]
        found.sort(key=lambda entry: entry[0], reverse=True)
        return found
