"""The hard player looks ahead to its next turn in titles that count their turns."""

from __future__ import annotations

from math import tanh
from typing import Any

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, Option, Rules
from engine.core.kit import GameState, Outcome
from engine.core.optional import Advice
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import Meta, Setup, Title
from engine.players import Greedy, Search
from engine.players.ahead import Ahead, Outlook
from engine.players.effort import Effort
from engine.titles import TITLES
from scripts.games import ask_of, moves

TURNS = 6
OUTLOOK = Outlook(width=4, least=2, most=3, turns=1)


class Field(msgspec.Struct):
    """What a farmer has."""

    gold: int = 0
    sown: bool = False


class State(GameState, kw_only=True):
    """Turns go round; whoever reaps what was sown before has three, else one."""

    fields: list[Field]
    number: int = 1

    @property
    def outcome(self) -> Outcome | None:
        return Outcome((), say("toy")) if self.number > TURNS * len(self.fields) else None


class View(msgspec.Struct, frozen=True):
    number: int
    fields: tuple[tuple[int, bool], ...]


class Farm(Title[State]):
    """In a turn one sows, which brings nothing yet, or reaps."""

    meta = Meta("farm", "farm", 1, 3, "alpha", 1, ())
    state_type = State

    def new(self, setup: Setup, chance: Chance) -> State:
        return State(chance=chance, fields=[Field() for _ in range(setup.seats)])

    def unit(self, state: State) -> Rules[None]:
        return season(state)

    def public(self, state: State) -> View:
        return View(state.number, tuple((field.gold, field.sown) for field in state.fields))

    def private(self, state: State, seat: int) -> dict[str, Any]:
        return {}

    def imagine(self, state: State, seat: int, chance: Chance) -> None:
        state.chance = chance

    def scores(self, state: State) -> tuple[int, ...]:
        return ()

    def check(self, state: State) -> None:
        pass

    def estimate(self, state: State, seat: int) -> float:
        return tanh(state.fields[seat].gold / 20)


class Counting(Advice[State]):
    def turn(self, state: State) -> int:
        return state.number


class CountedFarm(Farm):
    """The same, with turns counted."""

    advice = Counting()


def season(state: State) -> Rules[None]:
    """One turn."""
    seat = (state.number - 1) % len(state.fields)
    field = state.fields[seat]
    key = yield Ask(seat, say("toy-ask"), (Option("sow", say("toy")), Option("reap", say("toy"))))
    if key == "sow":
        field.sown = True
    else:
        field.gold += 3 if field.sown else 1
        field.sown = False
    state.number += 1


class Common(CountedFarm):
    """One field for all, which the first seat alone can sow: whoever reaps then has six."""

    def unit(self, state: State) -> Rules[None]:
        return season_in_common(state)


def season_in_common(state: State) -> Rules[None]:
    """One turn. Others than the first seat can wait instead of sowing."""
    seat, common = (state.number - 1) % len(state.fields), state.fields[0]
    other = "wait" if seat else "sow"
    key = yield Ask(seat, say("toy-ask"), (Option(other, say("toy")), Option("reap", say("toy"))))
    if key == "sow":
        common.sown = True
    elif key == "reap":
        state.fields[seat].gold += 6 if common.sown else 1
        common.sown = False
    state.number += 1


def farm(title: Title[State], seats: int) -> Session[State]:
    return Session.begin(title, Setup(seats, {}), "5eed")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_hard_gives_up_one_for_three_at_the_next_turn(seats):
    assert Search(ahead=OUTLOOK).choose(farm(CountedFarm(), seats), 0, "s") == ("sow",)


@pytest.mark.parametrize("seats", [2, 3])
def test_normal_and_a_title_that_counts_no_turns_look_to_the_end_of_this_one(seats):
    assert Greedy().choose(farm(CountedFarm(), seats), 0, "s") == ("reap",)
    assert Search(ahead=OUTLOOK).choose(farm(Farm(), seats), 0, "s") == ("reap",)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_line_is_judged_right_after_the_next_turn(seats):
    """Sown, then reaped, and nothing beyond: three gold. In the last turn nothing follows."""
    session = farm(CountedFarm(), seats)
    study = Ahead(session, 0, "s", Effort(1_000_000), OUTLOOK)
    assert study.rollout(0, ("sow",), ()) == tanh(3 / 20)
    assert study.rollout(0, ("reap",), ()) == tanh(2 / 20)
    while session.state.number <= (TURNS - 1) * seats:
        session.submit(session.owed()[0], ("reap",))
    last = Ahead(session, 0, "s", Effort(1_000_000), OUTLOOK)
    assert last.rollout(0, ("sow",), ()) == tanh((TURNS - 1) / 20)
    assert Search(ahead=OUTLOOK).choose(session, 0, "s") == ("reap",)


def test_hard_sows_nothing_that_a_sensible_other_reaps():
    assert Search(ahead=OUTLOOK).choose(farm(Common(), 1), 0, "s") == ("sow",)
    assert Search(ahead=OUTLOOK).choose(farm(Common(), 2), 0, "s") == ("reap",)


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("side", ["summer", "improvements"])
def test_turns_of_solenia_are_counted_through(players, side):
    """The number stays while a turn is played, and every turn has the next one; it never tells anything hidden."""
    title = TITLES["solenia"]
    session = Session.begin(title, Setup(players, title.meta.settle_options({"side": side})), f"turns{players}")
    seen: list[tuple[int, int]] = []
    for seat, keys in moves(session, Chance("moves")):
        if "draft" not in ask_of(session, seat).about.key:
            turn, active = title.advice.turn(session.state), session.view(None).active
            assert turn == title.advice.turn(session.fork(seat, Chance("fork")).state)
            seen.append((turn, active))
        session.submit(seat, keys)
    turns = list(dict.fromkeys(seen))
    assert [turn for turn, _ in turns] == list(range(1, 16 * players + 1))
