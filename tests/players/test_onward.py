"""The normal computer in titles in which one unit of a turn is too short to show what it is worth."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.decision import Ask, Option, Rules
from engine.core.optional import Advice
from engine.core.text import say
from engine.players import Greedy, Search
from engine.players.answers import AnySession, Keys, question, sealing, without_idle
from engine.players.effort import Effort
from engine.players.greedy import Deals
from engine.players.onward import SHORT, Onward
from tests.players.test_ahead import Farm, State, farm

TURN = "turn"


class Market(Farm):
    """A turn has two units: one takes a coin or a basket of seed, then sells what one has. Seed sells for five."""

    meta = replace(Farm.meta, starts=(TURN,))

    def next_unit(self, state: State) -> Rules[None] | None:
        if state.number > 4:
            return None
        return self.take(state) if state.number % 2 else self.sell(state)

    def take(self, state: State) -> Rules[None]:
        key = yield Ask(0, say("toy-ask"), (Option("coin", say("toy")), Option("seed", say("toy"))), habit=TURN)
        if key == "coin":
            state.fields[0].gold += 1
        else:
            state.fields[0].sown = True
        state.number += 1

    def sell(self, state: State) -> Rules[None]:
        key = yield Ask(0, say("toy-ask"), (Option("keep", say("toy")), Option("sell", say("toy"))))
        if key == "sell" and state.fields[0].sown:
            state.fields[0].gold += 5
            state.fields[0].sown = False
        state.number += 1


class Looking(Advice[State]):
    looks_on = True


class LookedOn(Market):
    """The same, in which a unit is too short."""

    advice = Looking()


class Taxed(LookedOn):
    """The same for two, with a third unit in which the other one is asked: two are paid, or five unless the other one
    answers what applies without an answer."""

    def next_unit(self, state: State) -> Rules[None] | None:
        if state.number > 3:
            return None
        return (self.take, self.sell, self.tax)[state.number - 1](state)

    def tax(self, state: State) -> Rules[None]:
        options = tuple([Option(key, say("toy")) for key in ("dear", "dearer", "cheap", "dearest")])
        key = yield Ask(1, say("toy-ask"), options, default=("cheap",))
        state.fields[0].gold -= 2 if key == "cheap" else 5
        state.number += 1


class Whose(Looking):
    def turn_of(self, state: State) -> int | None:
        return 0


class OneTurn(Taxed):
    """The same, in which the title says that what the other one is asked belongs to the turn."""

    advice = Whose()


class Patient(Market):
    """A turn has three units: a coin, or seed that the second unit may keep for nothing, after which it sells for
    five in the third."""

    advice = Whose()

    def next_unit(self, state: State) -> Rules[None] | None:
        return None if state.number > 3 else (self.take, self.wait, self.sell)[state.number - 1](state)

    def wait(self, state: State) -> Rules[None]:
        key = yield Ask(0, say("toy-ask"), (Option("drop", say("toy")), Option("keep", say("toy"))))
        if key == "drop":
            state.fields[0].gold += state.fields[0].sown
            state.fields[0].sown = False
        state.number += 1


def test_with_several_lines_a_turn_may_begin_with_what_gains_little() -> None:
    """What gains most in each unit drops the seed for a coin; with two lines it is kept and sold."""
    game = farm(Patient(), 1)
    game.submit(0, ("seed",))
    found = [Onward(0, "s", Effort(100_000), plan=plan).play_on(game) for plan in (SHORT, SHORT._replace(lines=2))]
    assert [ended.state.fields[0].gold for ended in found] == [1, 5]


class Windfall(Patient):
    """After the turn three coins are found, also by those who have ended it without selling their seed."""

    def wait(self, state: State) -> Rules[None]:
        key = yield Ask(0, say("toy-ask"), (Option("go-on", say("toy")), Option("done", say("toy"))))
        state.number += 1
        if key == "done":
            state.fields[0].gold += 3
            state.number += 1

    def sell(self, state: State) -> Rules[None]:
        yield from super().sell(state)
        state.fields[0].gold += 3


def test_what_happens_after_a_turn_is_no_reason_to_end_it() -> None:
    """The coins are found in any case: the seed is sold first."""
    game = farm(Windfall(), 1)
    game.submit(0, ("seed",))
    assert Onward(0, "s", Effort(100_000)).play_on(game).state.fields[0].gold == 8


class Idle(Whose):
    idle = ("coin",)


class Idling(LookedOn):
    """A coin is not to be thought about."""

    advice = Idle()


def test_what_only_changes_a_question_is_not_considered() -> None:
    """`Advice.idle`: unless there is nothing else."""
    game = farm(Idling(), 1)
    deals = Deals(game, 0, "s", 1, Chance("s"), Effort(100_000))
    assert without_idle([("coin",), ("seed",)], Idle.idle) == [("seed",)]
    assert without_idle([("coin",)], Idle.idle) == [("coin",)]
    assert Greedy().choose(game, 0, "s") == ("seed",)
    assert deals.gain(("coin",)) > deals.gain(("seed",))


def test_where_nothing_was_shown_one_deal_is_enough() -> None:
    """Another one would be the same; with chance in the turn there is another."""
    seen: list[tuple[int, Keys]] = []
    game = farm(LookedOn(), 1)

    def after(number: int, keys: Keys) -> AnySession:
        seen.append((number, keys))
        branch = game.copy()
        branch.submit(0, keys)
        return branch

    gains = {("coin",): 0.1, ("seed",): 0.0}
    for sealed, deals in ((sealing(game), 1), (None, SHORT.most)):
        seen.clear()
        assert Onward(0, "s", Effort(100_000)).best(after, gains, question(game, 0), (), sealed) == ("seed",)
        assert len(seen) == 2 * deals


def test_normal_sees_what_the_rest_of_the_turn_makes_of_an_answer() -> None:
    """Only if the title says that a unit is too short."""
    assert Greedy().choose(farm(LookedOn(), 1), 0, "s") == ("seed",)
    assert Greedy().choose(farm(Market(), 1), 0, "s") == ("coin",)


class Wary(Looking):
    """Seed is known to be overrated."""

    def corrected(self, ask: Ask, keys: Keys, estimate: float) -> float:
        return estimate - 1 if keys == ("seed",) else estimate


class Overrated(Market):
    advice = Wary()


class OverratedAtOnce(Market):
    """Seed without a market in the same unit is worth nothing; a coin is overrated by more than it gains."""

    class Coins(Advice[State]):
        def corrected(self, ask: Ask, keys: Keys, estimate: float) -> float:
            return estimate - 1 if keys == ("coin",) else estimate

    advice = Coins()


def test_what_a_kind_of_answer_is_overrated_by_counts_against_it() -> None:
    """`Advice.corrected`, whether the turn is played on or not; not of what is imagined after it."""
    assert Greedy().choose(farm(Overrated(), 1), 0, "s") == ("coin",)
    assert Greedy().choose(farm(OverratedAtOnce(), 1), 0, "s") == ("seed",)


def test_who_follows_several_lines_corrects_nothing() -> None:
    """The hard computer: measured, it plays no better with it."""
    assert Search().choose(farm(Overrated(), 1), 0, "s") == ("seed",)


def test_a_turn_that_is_played_on_ends_where_the_next_one_begins() -> None:
    """Seed is sold in the same turn; nothing is taken in the next one."""
    game = farm(LookedOn(), 1)
    game.submit(0, ("seed",))
    ended = Onward(0, "s", Effort(100_000)).play_on(game)
    assert (ended.state.number, ended.state.fields[0].gold) == (3, 5)
    assert game.state.fields[0].gold == 0


def test_what_others_are_asked_during_a_turn_does_not_end_it() -> None:
    """What follows their answers belongs to the turn: all ways to play it are compared where it is over."""
    game = farm(OneTurn(), 2)
    game.submit(0, ("seed",))
    ended = Onward(0, "s", Effort(100_000)).play_on(game)
    assert (ended.state.number, ended.state.fields[0].gold) == (4, 3)


def test_what_others_are_asked_between_turns_is_not_played_on() -> None:
    """Only the title knows whether a turn is still running."""
    game = farm(Taxed(), 2)
    game.submit(0, ("seed",))
    ended = Onward(0, "s", Effort(100_000)).play_on(game)
    assert (ended.owed(), ended.state.fields[0].gold) == ((1,), 5)


def test_with_little_effort_left_the_unit_decides() -> None:
    """The answer that gains most by the end of the unit."""
    effort = Effort(100_000)
    deals = Deals(farm(LookedOn(), 1), 0, "s", 1, Chance("s"), effort)
    gains = {(key,): deals.gain((key,)) for key in ("coin", "seed")}
    effort.allowed = 0
    assert Onward(0, "s", effort).best(deals.after, gains, deals.ask, ()) == ("coin",)


def test_of_answers_that_come_to_the_same_the_last_is_given() -> None:
    """A title lists the end of a turn last, and nothing is lost with it."""

    class Even(LookedOn):
        def sell(self, state: State) -> Rules[None]:
            state.number += 1
            state.fields[0].gold = 1
            return
            yield

    assert Greedy().choose(farm(Even(), 1), 0, "s") == ("seed",)
