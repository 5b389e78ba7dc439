"""What Joint cards give to others (P69): who is asked when, and whom that keeps waiting."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.hidden_info import public
from engine.voidfall.leaving import leave
from engine.voidfall.state import State
from engine.voidfall.tasks import ResolveRow
from engine.voidfall.title import META
from tests.voidfall.coop.tables import board_of
from tests.voidfall.coop.test_course import in_a_turn
from tests.voidfall.courses import go
from tests.voidfall.positions import A, B, give


def joint(card: str) -> State:
    """A plays this Joint card and can pay for its actions."""
    st = in_a_turn("CR21")
    st.begun_with, coop = META.rules_version, board_of(st)
    assert st.turn is not None
    st.players[A].discard.append(st.turn.card)
    st.turn.card, st.turn.given_up = card, st.turn.card
    for shared in (coop.offer, coop.focus_deck):
        if card in shared:
            shared.remove(card)
    give(st, A, food=1, energy=1, credits=4, science=1)
    return st


def test_the_giver_plays_on_at_once() -> None:
    """Trade Pact: two resources for B, who is not asked before A's next action."""
    st = joint("joint_politics")
    asked = go(st, "act:trade_pact", "part:2")
    assert [(ask.seat, ask.about.key) for ask in asked] == [
        (A, "vf-ask-move"),
        (A, "vf-ask-part"),
        (A, "vf-ask-part"),
    ]
    assert [(gift.seat, gift.source.giver) for gift in st.gifts] == [(B, A)]


def test_a_gift_is_taken_when_ones_own_turn_begins() -> None:
    """Before the Focus card."""
    st = joint("joint_politics")
    asked = go(st, "act:trade_pact", "part:2", "none", "done", "none", "ongoing:military", "take:food:2")
    assert [(ask.seat, ask.about.key) for ask in asked[-2:]] == [(B, "vf-ask-gain-any"), (B, "vf-ask-card")]
    assert st.turn is not None
    assert st.turn.seat == B
    assert st.players[B].stock["food"] == 2
    assert st.gifts == []


def test_relief_of_others_is_taken_when_they_decide() -> None:
    """P65: A takes a Catastrophe token, and whoever has no Corruption gains 5 resources; A's own relief comes first."""
    st = joint("joint_politics")
    asked = go(st, "done", "none", "catastrophe", "take:food:5", "take:food:5")
    assert [(ask.seat, ask.about.key) for ask in asked[-3:]] == [
        (A, "vf-ask-gain-any"),
        (B, "vf-ask-gain-any"),
        (B, "vf-ask-card"),
    ]
    assert asked[-2].default == ()  # in its own turn


def test_a_gift_is_there_before_anything_else_concerns_its_taker() -> None:
    """The economic row is paid from the stock, so the gift comes first, in the turn of the giver."""
    st = joint("joint_politics")
    go(st, "act:trade_pact", "part:2", "none")
    st.tasks.append(ResolveRow(B, "economic"))
    assert [(ask.seat, ask.about.key) for ask in go(st)] == [(B, "vf-ask-gain-any")]


def test_gifts_are_taken_before_the_evaluation() -> None:
    """Upkeep is paid from the stock."""
    st = joint("joint_politics")
    st.order, st.active, st.round = [B, A], 1, parts().events[st.event].rounds
    asked = go(st, "act:trade_pact", "part:2", "none", "done", "none", "ongoing:military")
    assert st.phase == "evaluation"
    assert (asked[-1].seat, asked[-1].about.key) == (B, "vf-ask-gain-any")


def test_a_gift_that_waits_is_told_and_seen_by_nobody_afterwards() -> None:
    """Everybody hears of it, so everybody can read it as long as it waits."""
    st = joint("joint_politics")
    go(st, "act:trade_pact", "part:2")
    coop = public(st).coop
    assert coop is not None
    assert [(gift.seat, gift.source.giver, gift.gift) for gift in coop.gifts] == [
        (B, A, say("vf-effect-gain-any-resources", n=2))
    ]
    st = joint("joint_politics")
    go(st, "act:trade_pact", "part:2", "none", "done", "none", "ongoing:military", "take:food:2")
    coop = public(st).coop
    assert coop is not None
    assert coop.gifts == ()


def test_who_has_resigned_takes_no_gift() -> None:
    st = joint("joint_politics")
    go(st, "act:trade_pact", "part:2", "none")
    leave(st, B)
    assert st.gifts == []


def test_a_game_that_began_before_asks_at_once() -> None:
    """Its answers stay legal."""
    st = joint("joint_politics")
    st.begun_with = 2
    asked = go(st, "act:trade_pact", "part:2")
    assert (asked[-1].seat, asked[-1].about.key) == (B, "vf-ask-gain-any")
    assert st.gifts == []


def test_what_may_concern_those_who_wait_is_asked_at_once() -> None:
    """Relief: cubes of B move on the map, on which A goes on."""
    st = joint("joint_production")
    asked = go(st, "act:relief", "part:2")
    assert (asked[-1].seat, asked[-1].about.key) == (B, "vf-ask-regroup")
