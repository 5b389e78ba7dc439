"""The normal player: evaluates each answer at the end of the present unit and takes the best.

Where the title names the answers that a sensible player would consider, it takes the best of them, and now and then
overlooks which that is.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.advised import Advised
from engine.players.answers import (
    AnySession,
    Keys,
    asked_on,
    best_parts,
    is_over,
    list_answers,
    question,
    sealing,
    without_idle,
)
from engine.players.considered import plausible
from engine.players.effort import Effort, Exhausted
from engine.players.onward import SHORT, Onward, Plan
from engine.players.sampling import Sampler

FORKS = 3
"""How many sampled deals an answer that shows something hidden is averaged over."""

MOST_ANSWERS = 80
"""If a question has more answers than this, they are sampled."""

MOST_FOLLOW_UPS = 24
"""The same for later questions in the unit."""

FEW_DETAILS = 8
"""Later questions that the title answers offhand are compared if they have no more answers than this, unless the first
one is such a question itself."""

OVERSIGHT = 6
"""Of the answers that its title considers it takes any once in so many times."""

EFFORT = 520_000
"""The greatest cost of a decision, in units of `effort`."""


class Greedy(Advised):
    """Looks one move ahead with the title's `estimate`: at all answers in full or, if that is too much work, as far as
    the effort allows."""

    def __init__(self, forks: int = FORKS, effort: int = EFFORT, plan: Plan = SHORT) -> None:
        self.forks = forks
        self.effort = effort
        self.plan = plan

    def pick(self, session: AnySession, seat: int, seed: str, answers: tuple[Keys, ...]) -> Keys:
        """See `Advised`."""
        care = Chance(f"{seed}/care")
        if care.below(OVERSIGHT):
            return answers[0]
        open_to_slips = plausible(session, seat, seed, answers)
        return open_to_slips[care.below(len(open_to_slips))]

    def think(self, session: AnySession, seat: int, seed: str) -> Keys:
        """See `Advised`."""
        chance = Chance(seed)
        ask = question(session, seat)
        answers = without_idle(list_answers(ask, MOST_ANSWERS, chance), session.title.advice.idle)
        if len(answers) == 1:
            return answers[0]
        looks_on = session.title.advice.looks_on and ask.most == 1
        effort = Effort(self.effort)
        deals = Deals(session, seat, seed, 1 if looks_on else self.forks, chance, effort, self.plan.corrects)
        gains: dict[Keys, float] = {}
        try:
            for number, keys in enumerate(answers, start=1):
                effort.keep_pace(number, len(answers))
                gains[keys] = deals.gain(keys)
            if ask.most > 1:
                parts = best_parts(ask, gains)
                gains[parts] = deals.gain(parts)
        except Exhausted:
            return Sampler(session, seat, seed, effort).best_by_unit(ask, answers, gains)
        usual = deals.offhand()
        if looks_on and not usual:
            effort.allowed = min(effort.limit, effort.spent + round(self.plan.share * effort.limit))
            return Onward(seat, seed, effort, plan=self.plan).best(deals.after, gains, ask, usual, deals.sealed)
        return max(gains, key=lambda keys: (gains[keys], keys == usual))


class Deals:
    """Forks of a session, made when they are needed."""

    def __init__(
        self,
        session: AnySession,
        seat: int,
        seed: str,
        forks: int,
        chance: Chance,
        effort: Effort,
        corrects: bool = True,
    ) -> None:
        self.session = session
        self.ask = question(session, seat)
        self.corrects = corrects
        self.seat = seat
        self.seed = seed
        self.most = forks
        self.chance = chance
        self.effort = effort
        self.forks: list[tuple[AnySession, float]] = []
        self.usual: Keys | None = None
        self.ended: dict[tuple[int, Keys], AnySession] = {}
        """By deal and answer: the game after the unit."""

    def gain(self, keys: Keys) -> float:
        """How much the answer improves the estimate, averaged over the deals if it may differ between them."""
        total = 0.0
        for number in range(self.most):
            fork, before = self.fork(number)
            after, shown, ended = self.outlook(fork, keys)
            self.ended[number, keys] = ended
            if self.corrects:
                after = self.session.title.advice.corrected(self.ask, keys, after)
            total += after - before
            if not shown:
                return total / (number + 1)
        return total / self.most

    def after(self, number: int, keys: Keys) -> AnySession:
        """The game after the unit with this answer, in the deal with this number."""
        if (number, keys) not in self.ended:
            fork, _ = self.fork(number)
            _, _, self.ended[number, keys] = self.outlook(fork, keys)
        return self.ended[number, keys]

    @property
    def sealed(self) -> tuple[int, int]:
        """`sealing` before the answer."""
        return sealing(self.fork(0)[0])

    def fork(self, number: int) -> tuple[AnySession, float]:
        """The fork with this number, and its estimate before any answer."""
        while number >= len(self.forks):
            fork = self.effort.fork(self.session, self.seat, Chance(f"{self.seed}/{len(self.forks)}"))
            self.forks.append((fork, self.effort.estimate(fork, self.seat)))
        return self.forks[number]

    def offhand(self) -> Keys:
        """What the title would answer offhand, to be preferred where nothing is better."""
        if self.usual is None:
            fork, _ = self.fork(0)
            self.usual = fork.title.advice.offhand(fork.state, question(fork, self.seat))
        return self.usual

    def outlook(self, fork: AnySession, keys: Keys) -> tuple[float, bool, AnySession]:
        """The estimate after the answer and the best answers found to the seat's further questions of the same unit;
        whether anything hidden was shown or drawn on the way; the game then."""
        effort, seat = self.effort, self.seat
        branch = effort.copy(fork)
        unit, sealed = branch.units, sealing(branch)
        effort.submit(branch, seat, keys, judged=True)
        best, detail = -2.0, bool(self.offhand())
        while asked_on(branch, seat, unit):
            ask = effort.question(branch, seat)
            usual = branch.title.advice.offhand(branch.state, ask)
            if usual and (detail or len(ask.options) > FEW_DETAILS) and ask.allows(usual):
                effort.submit(branch, seat, usual)
                continue
            answers = list_answers(ask, MOST_FOLLOW_UPS, self.chance)
            if len(answers) == 1:
                effort.submit(branch, seat, answers[0])
                continue
            values = [self.rush(branch, answer) for answer in answers]
            best = max(best, *values)
            effort.submit(branch, seat, answers[values.index(max(values))])
        return max(best, effort.estimate(branch, seat)), sealing(branch) != sealed, branch

    def rush(self, game: AnySession, keys: Keys) -> float:
        """The estimate at the end of the unit with this answer and offhand ones to the questions after it."""
        effort, seat = self.effort, self.seat
        branch = effort.copy(game)
        unit = branch.units
        effort.submit(branch, seat, keys, judged=True)
        while asked_on(branch, seat, unit):
            effort.submit(branch, seat, effort.reply(branch, effort.question(branch, seat), self.chance))
        # What happens after the turn is no merit of who ends it.
        return effort.estimate(game if branch.title.advice.looks_on and is_over(branch, seat) else branch, seat)
