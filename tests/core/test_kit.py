"""What titles share: endings, seats that have resigned, units without questions. On a title of one line of rules."""

from __future__ import annotations

from typing import ClassVar

import msgspec
import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask, Option
from engine.core.errors import Refused
from engine.core.kit import (
    OUTSIDER,
    GameState,
    Outcome,
    SingleOutcome,
    end_with,
    next_seat,
    seats_in,
    seats_out,
    without_questions,
)
from engine.core.saved import encode
from engine.core.session import Session
from engine.core.text import say
from engine.core.title import ABANDONED, Meta, Outsider, Setup, Title


class Player(msgspec.Struct):
    """Points, and whether it is out."""

    points: int = 0
    out: bool = False


class State(GameState, kw_only=True):
    """Seats take turns to score a point; nobody is asked every other unit."""

    players: list[Player]
    active: int = 0
    pause: bool = False
    outcome: SingleOutcome | None = None


def score_point(st):
    yield Ask(st.active, say("toy-ask"), (Option("point", say("toy-point")),))
    st.players[st.active].points += 1
    st.pause = True


@without_questions
def pass_on(st):
    """The turn passes."""
    st.active, st.pause = next_seat(st, st.active), False
    if max(player.points for player in st.players) == 3:
        end_with(st, SingleOutcome(OUTSIDER, say("toy-beaten")))


def leave(st, seat):
    st.players[seat].out = True
    if st.active == seat:
        st.pause = True


class View(msgspec.Struct, frozen=True):
    """What a seat sees."""

    seat: int | None
    points: tuple[int, ...]


BOT = Outsider(say("toy-bot"), 7, won=True)


class Counter(Title[State]):
    """The title."""

    meta: ClassVar[Meta] = Meta("counter", "counter", 1, 4, "alpha", 1, (), "ct")
    state_type = State
    leave = staticmethod(leave)

    def new(self, setup, chance):
        return State(chance=chance, players=[Player() for _ in range(setup.seats)])

    def outsider(self, st):
        return Outsider(say("toy-bot"), 7)

    def unit(self, st):
        return pass_on(st) if st.pause else score_point(st)

    def public(self, st):
        return View(None, tuple(player.points for player in st.players))

    def private(self, st, seat):
        return {"seat": seat}

    def imagine(self, st, seat, chance):
        pass

    def scores(self, st):
        return tuple(player.points for player in st.players)

    def check(self, st):
        pass

    def estimate(self, st, seat):
        return 0.0

    def end(self, st, winners, reason):
        end_with(st, SingleOutcome(winners[0] if winners else None, reason))


def begin(seats: int) -> Session[State]:
    session = Session.begin(Counter(), Setup(seats, {}), "00")
    session.collect()
    return session


def test_a_unit_without_questions_runs_through():
    session = begin(3)
    session.submit(0, ("point",))
    assert session.owed() == (1,)
    assert pass_on.__doc__ == "The turn passes."


def test_the_next_seat_is_clockwise_without_those_who_are_out():
    st = Counter().new(Setup(4, {}), Chance("00"))
    st.players[1].out = True
    assert (seats_out(st), seats_in(st)) == ((1,), (0, 2, 3))
    assert [next_seat(st, seat) for seat in range(4)] == [2, 2, 3, 0]
    assert next_seat(st, 3, lambda seat: seat == 3) == 3
    assert next_seat(st, 2, lambda seat: seat == 1) == 2


def test_who_resigns_among_three_is_out_and_the_others_go_on():
    session = begin(3)
    session.resign(0)
    assert session.standing().out == (0,)
    assert not session.standing().over
    assert session.owed() == (1,)


def test_who_is_left_alone_has_won_and_the_reason_names_who_left():
    session = begin(3)
    for seat in (0, 2):
        session.resign(seat)
    standing = session.standing()
    assert (standing.over, standing.winners, standing.out) == (True, (1,), (0, 2))
    assert standing.reason == say("ct-end-resigned", side=say("ct-seat-2"))
    assert session.owed() == ()


def test_who_plays_alone_and_resigns_has_not_won():
    session = begin(1)
    session.resign(0)
    assert (session.standing().over, session.standing().winners) == (True, ())


def test_nothing_happens_to_a_seat_that_is_out_nor_after_the_end():
    session = begin(2)
    session.resign(0)
    before = encode(session.state)
    for seat in (0, 1):
        Counter().resign(session.state, seat)
    Counter().agree_draw(session.state)
    Counter().abandon(session.state, ABANDONED)
    assert encode(session.state) == before


def test_an_agreed_draw_has_no_winner():
    session = begin(2)
    events = session.agree_draw()
    assert (session.standing().winners, session.standing().reason) == ((), say("ct-end-agreed"))
    assert say("ct-end-agreed") in [event.public for event in events]


def test_an_abandoned_game_names_its_reason():
    session = begin(2)
    session.abandon(ABANDONED)
    assert (session.standing().winners, session.standing().reason) == ((), ABANDONED)


def test_a_bot_of_the_rules_wins_without_a_seat():
    session = begin(1)
    for _ in range(3):
        session.submit(0, ("point",))
    standing = session.standing()
    assert (standing.over, standing.winners, standing.outsider) == (True, (), BOT)


def test_a_bot_of_the_rules_beats_all_seats_together():
    st = Counter().new(Setup(2, {}), Chance("00"))
    end_with(st, Outcome((), say("toy-beaten"), beaten=True))
    standing = Counter().standing(st)
    assert (standing.over, standing.winners, standing.outsider) == (True, (), BOT)


def test_an_outcome_that_no_bot_has_won_is_stored_as_before():
    assert msgspec.json.encode(Outcome((1,), say("toy"))) == msgspec.json.encode(
        {"winners": (1,), "reason": say("toy")}
    )


def test_a_game_that_a_resignation_has_lost_stays_lost(monkeypatch):
    def lose(st, seat):
        leave(st, seat)
        end_with(st, Outcome((), say("toy-beaten"), beaten=True))

    monkeypatch.setattr(Counter, "leave", staticmethod(lose))
    st = Counter().new(Setup(2, {}), Chance("00"))
    Counter().resign(st, 0)
    standing = Counter().standing(st)
    assert (standing.winners, standing.reason, standing.outsider) == ((), say("toy-beaten"), BOT)


@pytest.mark.parametrize(("winner", "winners"), [(None, ()), (OUTSIDER, ()), (2, (2,))])
def test_one_winner_or_none(winner, winners):
    assert SingleOutcome(winner, say("toy")).winners == winners


class Files:
    """Component files with a fingerprint."""

    fingerprint = "new"

    def expect(self, fingerprint: str) -> None:
        if fingerprint != "new":
            raise Refused(say("error-other-components", begun=fingerprint, now="new"))


def test_a_game_begun_with_other_components_is_refused(monkeypatch):
    monkeypatch.setattr(Counter, "components", Files())
    state = Counter().new(Setup(2, {}), Chance("00"))
    with pytest.raises(Refused):
        Counter().next_unit(state)
