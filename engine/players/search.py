"""The hard player: plans its whole turn over sampled deals.

For every answer to the present question it tries the lines that follow in the same unit and remembers what each of them
gains by `estimate`. The most promising answers are then played on, in a few forks of the session in which everything
that the seat cannot know is dealt again, until another seat is waited for. At each question the remembered gains tell
which lines to try, and the best of those in the present state is played. Further rollouts in the same fork vary this.
An answer is worth the best turn found with it, averaged over the forks. The rollouts are distributed over rounds, with
fewer answers in each.

If the title counts its turns (`Advice.turn`), one turn is too short to show what it is worth. Then whole lines are
compared, by the estimate after the seat's next turns: see `ahead`.

Where the title names the answers that a sensible player would consider (`Advice.candidates`), it takes the best; near
the end of the game they are compared by playing on as the title considers best: see `considered`.
"""

from __future__ import annotations

from engine.core.decision import Ask
from engine.players.advised import Advised
from engine.players.ahead import OUTLOOK, Ahead, Outlook
from engine.players.answers import AnySession, Keys, best_parts, draw_answer, list_answers, question
from engine.players.considered import PlayingOn
from engine.players.effort import Effort, Exhausted
from engine.players.greedy import Greedy
from engine.players.onward import LONG
from engine.players.sampling import Sampler
from engine.players.study import Rounds, Study

ROUNDS: Rounds = ((10, 1), (3, 2), (2, 2))
"""How many answers take part in a round, and how many rollouts each of them gets there."""

FORKS = 3
MOST_ANSWERS = 80
"""If the present question has more answers than this, they are sampled."""

MOST_UNITS = 14
"""Units that a rollout looks ahead, if no other seat moves before."""

TRIES = 3
"""Lines tried for each unit of a rollout. A rollout that varies the play draws from as many of the best."""

DRAWN_PARTS = 4
"""Random answers drawn, in a rollout, for a question that asks for several options, to combine a good one."""


EFFORT = 1_800_000
"""The greatest cost of a decision, in units of `effort`."""
PLAYING_ON = 2_500_000
"""The same where the title names the answers to be compared."""


class Search(Advised):
    """Decides by a number of rollouts, never by time: in full or, if that is too much work, as far as the effort
    allows."""

    def __init__(
        self,
        rounds: Rounds = ROUNDS,
        forks: int = FORKS,
        ahead: Outlook = OUTLOOK,
        effort: int = EFFORT,
        playing_on: int = PLAYING_ON,
    ) -> None:
        self.rounds = rounds
        self.forks = forks
        self.ahead = ahead
        self.effort = effort
        self.playing_on = playing_on

    def think(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Advised`."""
        ask = question(session, seat)
        if session.title.advice.looks_on:
            return Greedy(self.forks, self.effort, LONG).think(session, seat, seed)
        short = session.title.advice.turn(session.state) is not None
        effort = Effort(self.effort)
        study = Ahead(session, seat, seed, effort, self.ahead) if short else Rollouts(session, seat, seed, effort)
        answers = list_answers(ask, MOST_ANSWERS, study.chance)
        if len(answers) == 1:
            return answers[0]
        gains: dict[Keys, float] = {}
        try:
            return self.in_full(study, ask, answers, gains)
        except Exhausted:
            return Sampler(session, seat, seed, effort).best_by_turn(ask, answers, gains)

    def pick(self, session: AnySession, seat: int, seed: str, answers: tuple[Keys, ...]) -> Keys:
        """See `Advised`: the best, near the end of the game by playing on."""
        return PlayingOn(session, seat, seed, Effort(self.playing_on)).compare(answers)

    def in_full(self, study: Ahead | Rollouts, ask: Ask, answers: list[Keys], gains: dict[Keys, float]) -> Keys:
        """The best answer when everything is looked at. `gains` receives what each gains by the end of the unit. Raises
        Exhausted if that is too much."""
        for number, keys in enumerate(answers, start=1):
            study.effort.keep_pace(number, len(answers))
            gains[keys] = study.explore(study.fork(0), study.seat, keys)
        if ask.most > 1:
            parts = best_parts(ask, gains)
            gains[parts] = study.explore(study.fork(0), study.seat, parts)
            return max(gains, key=gains.__getitem__)
        if isinstance(study, Ahead):
            return study.compare(answers)
        return self.compare(study, sorted(gains, key=gains.__getitem__, reverse=True))

    def compare(self, study: Rollouts, answers: list[Keys]) -> Keys:
        """The answer with the best turns. The answers come with the most promising first."""
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


class Rollouts(Study):
    """Plays the seat's turn to its end."""

    def rollout(self, fork: AnySession, keys: Keys, *, stray: bool) -> float:
        """The estimate at the end of a turn that begins with this answer."""
        game = self.effort.copy(fork)
        lines = self.lines(self.effort.question(game, self.seat), keys)
        ranked = sorted(lines, key=lines.__getitem__, reverse=True)[:TRIES]
        self.play(game, self.seat, keys, ranked[self.chance.below(len(ranked)) if stray else 0])
        for _ in range(MOST_UNITS):
            if game.owed() != (self.seat,):
                break
            game = self.go_on(game, stray=stray)
        return self.effort.estimate(game, self.seat)

    def go_on(self, game: AnySession, *, stray: bool) -> AnySession:
        """The game after one more unit of the seat's turn."""
        ask = self.effort.question(game, self.seat)
        if ask.least != 1 or ask.most != 1:
            self.play(game, self.seat, self.put_together(game, ask), ())
            return game
        ranked = self.rank(game, ask)[:TRIES]
        if stray:
            _, keys, line = ranked[self.chance.below(len(ranked))]
            self.play(game, self.seat, keys, line)
            return game
        before = self.effort.estimate(game, self.seat)
        best, best_gain = game, -3.0
        for gain, keys, line in ranked:
            if gain <= best_gain:
                break
            trial = self.effort.copy(game)
            self.play(trial, self.seat, keys, line)
            gain = self.effort.estimate(trial, self.seat) - before
            self.lines(ask, keys)[line] = gain
            if gain > best_gain:
                best, best_gain = trial, gain
        return best

    def put_together(self, game: AnySession, ask: Ask) -> Keys:
        """An answer of several options, combined from a few random ones."""
        worth: dict[Keys, float] = {}
        for _ in range(DRAWN_PARTS):
            keys = draw_answer(ask, self.chance)
            if keys not in worth:
                trial = self.effort.copy(game)
                self.play(trial, self.seat, keys, ())
                worth[keys] = self.effort.estimate(trial, self.seat)
        return best_parts(ask, worth)
