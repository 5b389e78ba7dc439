"""For decisions where looking at every answer in full would be too much work: answers are sampled by playouts.

Every answer is played out once, the better half of them again, the better half of those again and so on, as long as the
effort lasts. So promising answers are tried often, and others hardly at all (successive halving). A playout goes to the
end of the unit or, for a player that plans, of the turn. On the way it gives random answers, and some of the time those
that did well before.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.players.answers import AnySession, Keys, best_parts, draw_answer, sealing
from engine.players.effort import Effort, Exhausted

FORKS = 3
"""How many sampled deals are used for answers that show something hidden."""

MOST_PASSES = 12
"""Playouts of each answer in one round."""

UNIT_SHARE = 0.3
"""The share of the effort left that a player that plans its turn uses to find out what answers gain by themselves."""

PLANNED = 10
"""How many answers have their turns played out."""

MOST_STEPS = 60
"""The greatest number of answers after which a playout is estimated wherever it is."""

CANDIDATES = 3
"""A playout gives one of this many best known answers; one time in `CURIOUS` any other."""
CURIOUS = 4


class Sampler:
    """What the playouts of one decision have found."""

    def __init__(self, session: AnySession, seat: int, seed: str, effort: Effort) -> None:
        self.session = session
        self.seat = seat
        self.effort = effort
        self.seed = seed
        self.chance = Chance(f"{seed}/sample")
        self.turn = session.title.advice.turn(session.state)
        self.forks: list[tuple[AnySession, float]] = []
        self.found: dict[Keys, dict[int, float]] = {}
        """By answer: the best result in each fork."""
        self.shows: set[Keys] = set()
        """Answers that show or draw something hidden. Their worth is the mean over the forks."""
        self.known: dict[tuple[str, Keys], float] = {}
        """What an answer to a question gained when it was last given."""

    def best_by_unit(self, ask: Ask, answers: list[Keys], gains: dict[Keys, float]) -> Keys:
        """The answer that gains most by the end of the unit. `gains`: the known gains of some of them."""
        self.effort.allowed = self.effort.limit
        self._halve(answers, gains, self._unit)
        return self._answer(ask, answers)

    def best_by_turn(self, ask: Ask, answers: list[Keys], gains: dict[Keys, float]) -> Keys:
        """The answer that gains most by the end of the turn."""
        effort = self.effort
        effort.allowed = effort.spent + int(UNIT_SHARE * (effort.limit - effort.spent))
        self._halve(answers, gains, self._unit)
        effort.allowed = effort.limit
        if ask.most > 1:
            return self._answer(ask, answers)
        for keys, found in self.found.items():
            self.known[ask.about.key, keys] = max(found.values())
        best = sorted(self.found, key=self.worth, reverse=True)[:PLANNED]
        if not best:
            return answers[0]
        self.found, self.shows = {}, set(best)
        self._halve(best, {}, self._turn)
        return max(self.found or dict.fromkeys(best), key=self.worth)

    def worth(self, keys: Keys) -> float:
        """What is known of an answer. An unknown one is worth less than any other."""
        found = self.found.get(keys)
        if not found:
            return -3.0
        return sum(found.values()) / len(found) if keys in self.shows else max(found.values())

    # -- inside --------------------------------------------------------------------------------------------------

    def _answer(self, ask: Ask, answers: list[Keys]) -> Keys:
        """The best answer found. Of several options: also combinations of those that did well."""
        if not self.found:
            return answers[0]
        best = max(self.found, key=self.worth)
        if ask.most == 1:
            return best
        return best_parts(ask, {keys: self.worth(keys) for keys in self.found})

    def _halve(self, answers: list[Keys], gains: dict[Keys, float], play: Callable[[int, Keys], None]) -> None:
        """Play the answers out, fewer and fewer of them, until the allowed effort is spent."""
        for keys, gain in gains.items():
            self.found[keys] = {0: gain}
        running = list(answers)
        self.chance.shuffle(running)
        try:
            while running:
                rounds = max(1, len(running).bit_length() - 1)
                until = self.effort.spent + self.effort.left // rounds
                for number in range(MOST_PASSES):
                    for keys in running:
                        play(number, keys)
                    if self.effort.spent >= until:
                        break
                if len(running) == 1:
                    return
                running.sort(key=self.worth, reverse=True)
                running = running[: (len(running) + 1) // 2]
        except Exhausted:
            return

    def _fork(self, number: int) -> tuple[AnySession, float]:
        while number >= len(self.forks):
            fork = self.effort.fork(self.session, self.seat, Chance(f"{self.seed}/{len(self.forks)}"))
            self.forks.append((fork, self.effort.estimate(fork, self.seat)))
        return self.forks[number]

    def _note(self, number: int, keys: Keys, gain: float) -> None:
        found = self.found.setdefault(keys, {})
        found[number] = max(gain, found.get(number, -3.0))

    def _unit(self, number: int, keys: Keys) -> None:
        """One playout of an answer to the end of the unit."""
        number = number % FORKS if keys in self.shows else 0
        fork, before = self._fork(number)
        game = self.effort.copy(fork)
        sealed = sealing(game)
        self._play_unit(game, keys)
        self._note(number, keys, self.effort.estimate(game, self.seat) - before)
        if sealing(game) != sealed:
            self.shows.add(keys)

    def _turn(self, number: int, keys: Keys) -> None:
        """One playout of an answer to the end of the seat's turn, or of its next one if the title counts turns."""
        number %= FORKS
        fork, before = self._fork(number)
        game = self.effort.copy(fork)
        self._play_unit(game, keys)
        following: int | None = None
        for _ in range(MOST_STEPS):
            owed, turn = game.owed(), game.title.advice.turn(game.state)
            if not owed or following not in (None, turn):
                break
            ask = self.effort.question(game, owed[0])
            if owed[0] == self.seat:
                if turn != self.turn:
                    following = turn
                self._go_on(game, ask)
            elif self.turn is not None:
                self.effort.submit(game, owed[0], draw_answer(ask, self.chance))
            else:
                break
        self._note(number, keys, self.effort.estimate(game, self.seat) - before)

    def _go_on(self, game: AnySession, ask: Ask) -> None:
        """Play one more unit of the seat's own: mostly with one of the answers that did best before."""
        keys = draw_answer(ask, self.chance)
        if ask.least == ask.most == 1 and self.chance.below(CURIOUS):
            about = ask.about.key
            known = sorted(
                ((gain, (key,)) for key in ask.options.keys if (gain := self.known.get((about, (key,)))) is not None),
                reverse=True,
            )[:CANDIDATES]
            if known:
                _, keys = known[self.chance.below(len(known))]
        before = self.effort.estimate(game, self.seat)
        self._play_unit(game, keys)
        self.known[ask.about.key, keys] = self.effort.estimate(game, self.seat) - before

    def _play_unit(self, game: AnySession, keys: Keys) -> None:
        """Play this answer, and offhand ones to what is asked in the same unit."""
        unit = game.units
        self.effort.submit(game, self.seat, keys, judged=True)
        while game.units == unit and (owed := game.owed()):
            ask = self.effort.question(game, owed[0])
            self.effort.submit(game, owed[0], self.effort.reply(game, ask, self.chance))
