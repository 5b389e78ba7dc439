"""Combinators, payments and triggers (vocabulary of the fact sheet; R4, P15, P18, P51, P55, P63, P69)."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.resolve.registry import possible, resolved_kinds
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.conditions import AtLeast
from engine.voidfall.vocabulary.counts import Stock
from engine.voidfall.vocabulary.economy import GainInfluence, GainResources, LoseInfluence
from engine.voidfall.vocabulary.effects import (
    AllOf,
    AndOr,
    EachKeptCorruption,
    EachOtherPlayer,
    Effect,
    If,
    Invade,
    OneOf,
    Pay,
    Repeat,
    Sequence,
)
from engine.voidfall.vocabulary.fleets import Activate, Deactivate, Regroup
from engine.voidfall.vocabulary.sectors import Build, Establish, IncreasePopulation
from engine.voidfall.vocabulary.terms import Resources
from locales import translate
from tests.voidfall.positions import A, B, give, pay, play, position, put, resolve_unasked


def food(units: int) -> GainResources:
    """An effect that one can see."""
    return GainResources(Resources(food=units))


def energy(units: int) -> GainResources:
    """Another one."""
    return GainResources(Resources(energy=units))


@pytest.fixture
def st() -> State:
    """The usual position."""
    return position()


def stock(st: State, seat: int = A) -> dict[str, int]:
    """What a player has in stock, without what there is none of."""
    return {resource: units for resource, units in st.players[seat].stock.items() if units}


def test_every_effect_has_a_resolver() -> None:
    """No operation is forgotten."""
    assert set(get_args(Effect)) <= resolved_kinds()


# -- parts -----------------------------------------------------------------------------------------------------------


def test_parts_of_and_or_come_in_any_order_each_once(st: State) -> None:
    """R4."""
    asked = play(st, AndOr((food(1), energy(1), GainInfluence(1))), "part:2", "part:1", "part:3")
    assert [ask.options.keys for ask in asked] == [
        ("all", "part:1", "part:2", "part:3", "none"),
        ("all", "part:1", "part:3", "none"),
        ("part:3", "none"),
    ]
    assert stock(st) == {"food": 1, "energy": 1}
    assert st.players[A].influence == 11


def test_all_parts_of_and_or_with_one_answer(st: State) -> None:
    """R4."""
    asked = play(st, AndOr((food(1), energy(1), GainInfluence(1))), "all")
    assert (len(asked), stock(st), st.players[A].influence) == (1, {"food": 1, "energy": 1}, 11)


def test_a_part_that_does_nothing_now_is_left_out(st: State) -> None:
    """R4: nothing is left to activate until a cube is recalled; parts keep their numbers."""
    give(st, A, inactive=0)
    effect = AndOr((Activate(2), food(1), Deactivate(1), Build("installation", 2, place="combat_sector")))
    asked = play(st, effect, "part:3", "none")
    assert asked[0].options.keys == ("all", "part:2", "part:3", "none")
    assert asked[1].options.keys == ("all", "part:1", "part:2", "none")


def test_without_a_part_that_does_anything_nothing_is_asked(st: State) -> None:
    """R3: an action may be chosen whose effects all fizzle."""
    give(st, A, inactive=0)
    resolve_unasked(st, AndOr((Activate(1), Activate(2))))


def test_a_choice_that_does_nothing_says_so(st: State) -> None:
    """R4: it may be chosen nevertheless."""
    give(st, A, inactive=0)
    [ask] = play(st, OneOf((Activate(1), food(1))), "part:2")
    assert [option.detail for option in ask.options] == [say("vf-part-nothing"), None, None]


def test_a_part_is_offered_for_what_replaces_it(st: State) -> None:
    """13.7 Starbases+: removing Corruption in place of an increase is an increase."""
    effect = AndOr((IncreasePopulation(1, place="not_home"), food(1)))
    put(st, "2b", population=6, corrupted=True, installations="starbase")
    assert play(st, effect, "part:2")[0].options.keys == ("part:2", "none")
    give(st, A, technologies="starbases+")
    assert play(st, effect, "part:1", "clean:2b", "part:2")[0].options.keys == ("all", "part:1", "part:2", "none")


def test_a_part_that_is_paid_for_is_chosen_by_itself(st: State) -> None:
    """P18: whether its cost can be paid is known only then."""
    asked = play(st, AndOr((food(1), Pay(pay(food=1), energy(3)))), "part:1", "part:2")
    assert "all" not in asked[0].options.keys


def test_parts_of_and_or_may_be_left_out(st: State) -> None:
    """R4, P15."""
    play(st, AndOr((food(1), energy(1))), "part:2", "none")
    assert stock(st) == {"energy": 1}


def cautions(st: State, effect: Effect, *answers: str) -> list[str]:
    """What is asked back, at each question, before the rest of an effect is skipped."""
    skips = [ask.option("none") for ask in play(st, effect, *answers)]
    return [translate(each.caution, "en") if each is not None and each.caution is not None else "" for each in skips]


def test_a_skip_that_loses_free_effects_asks_back(st: State) -> None:
    """P15: what is still to be had is named; Skip alone does not say that it ends the whole effect."""
    assert cautions(st, AndOr((food(1), energy(1), GainInfluence(1))), "part:2", "none") == [
        "Still possible at no cost: gain 1 Food, gain 1 Energy and gain 1 Influence.",
        "Still possible at no cost: gain 1 Food and gain 1 Influence.",
    ]


@pytest.mark.parametrize(
    "effect",
    [
        Pay(pay(food=1), energy(3)),
        Invade(),
        Regroup(2),
        Deactivate(1),
    ],
)
def test_a_skip_of_what_costs_or_only_moves_something_does_not_ask_back(st: State, effect: Effect) -> None:
    """P15: leaving it out loses nothing that one would have had for nothing."""
    give(st, A, food=3)
    assert cautions(st, AndOr((effect, food(1))), "part:2", "none")[1:] == [""]


def test_one_of(st: State) -> None:
    """R4: exactly one of them; it may be declined as a whole (P15)."""
    play(st, OneOf((food(1), energy(1))), "part:2")
    assert stock(st) == {"energy": 1}
    play(st, OneOf((food(1), energy(1))), "none")
    assert stock(st) == {"energy": 1}


def test_one_of_may_be_one_that_does_nothing(st: State) -> None:
    """R4: nothing can be activated, and it may be chosen nevertheless."""
    give(st, A, inactive=0)
    play(st, OneOf((Activate(1), food(1))), "part:1")
    assert stock(st) == {}


def test_all_of_comes_in_order_and_does_what_can_be_done(st: State) -> None:
    """All parts that can be done."""
    give(st, A, inactive=0)
    resolve_unasked(st, AllOf((food(1), Activate(1), energy(2))))
    assert stock(st) == {"food": 1, "energy": 2}


def test_repeat(st: State) -> None:
    """With new choices each time."""
    play(st, Repeat(2, OneOf((food(1), energy(1)))), "part:1", "part:2")
    assert stock(st) == {"food": 1, "energy": 1}


def test_sequence_stops_at_what_cannot_be_done(st: State) -> None:
    """2G: without a sector that can grow no Corruption comes."""
    growth = IncreasePopulation(1, place="not_home")
    put(st, "2b", population=6)
    resolve_unasked(st, Sequence((growth, food(1), energy(1))))
    assert stock(st) == {}
    put(st, "2b", population=5)
    play(st, Sequence((growth, food(1), energy(1))), "at:2b")
    assert stock(st) == {"food": 1, "energy": 1}


def test_if(st: State) -> None:
    """The condition is judged when it is resolved."""
    rich = If(AtLeast(Stock(("food",)), 2), GainInfluence(5), GainInfluence(1))
    resolve_unasked(st, AllOf((food(1), rich)))
    assert st.players[A].influence == 11
    resolve_unasked(st, AllOf((food(1), rich)))
    assert st.players[A].influence == 16
    resolve_unasked(st, If(AtLeast(Stock(("food",)), 9), GainInfluence(5)))
    assert st.players[A].influence == 16


# -- payments --------------------------------------------------------------------------------------------------------


def test_pay_is_optional(st: State) -> None:
    """The effect needs the payment; both may be declined."""
    give(st, A, food=2)
    play(st, Pay(pay(food=2), energy(1)), "none")
    assert stock(st) == {"food": 2}
    play(st, Pay(pay(food=2), energy(1)), "pay")
    assert stock(st) == {"energy": 1}


def test_what_cannot_be_paid_is_not_asked(st: State) -> None:
    """P18: the cost is checked as a whole before."""
    give(st, A, food=1)
    resolve_unasked(st, Pay(pay(food=2), energy(1)))
    assert stock(st) == {"food": 1}


def test_a_part_that_cannot_be_paid_is_not_offered(st: State) -> None:
    """P18; the other parts keep their keys."""
    asked = play(st, OneOf((Pay(pay(food=1), energy(3)), energy(1))), "part:2")
    assert asked[0].options.keys == ("part:2", "none")


def test_a_part_that_was_chosen_is_paid_without_another_question(st: State) -> None:
    """The choice of the part says it."""
    give(st, A, food=1)
    asked = play(st, OneOf((Pay(pay(food=1), energy(3)), energy(1))), "part:1")
    assert len(asked) == 1
    assert stock(st) == {"energy": 3}


# -- other players, and Corruption set aside -------------------------------------------------------------------------


def test_each_other_player_in_turn_order(st: State) -> None:
    """P69: the others, each of whom may decline; the acting player does not."""
    st.order = [B, A]
    asked = play(st, EachOtherPlayer(OneOf((food(1), energy(1)))), "part:1")
    assert [ask.seat for ask in asked] == [B]
    assert stock(st, B) == {"food": 1}
    assert stock(st) == {}
    play(st, EachOtherPlayer(OneOf((food(1), energy(1)))), "none")
    assert stock(st, B) == {"food": 1}


def test_the_order_of_the_other_players() -> None:
    """P69: from the player after the acting one; those who have left are not asked."""
    st = position()
    st.players += [position().players[A], position().players[A]]
    st.order = [2, A, 3, B]
    asked = play(st, EachOtherPlayer(OneOf((food(1), energy(1)))), "none", "none", "none")
    assert [ask.seat for ask in asked] == [3, B, 2]
    st.players[3].out = True
    asked = play(st, EachOtherPlayer(OneOf((food(1), energy(1)))), "none", "none")
    assert [ask.seat for ask in asked] == [B, 2]


def test_other_players_use_sectors_of_their_own(st: State) -> None:
    """P24, P69: a sector that the acting player has used is not that of the others."""
    asked = play(st, EachOtherPlayer(Establish("farmers", place="same_sector")), "none", scope=Scope(same="2b"))
    assert asked[0].options.keys == ("guild:farmers:2g", "guild:farmers:2h", "none")


def test_each_kept_corruption(st: State) -> None:
    """1G: for each one set aside, then what follows."""
    give(st, A, kept_corruption=3)
    resolve_unasked(st, EachKeptCorruption(GainInfluence(2), food(1)))
    assert st.players[A].influence == 16
    assert stock(st) == {"food": 1}


# -- effects that may not be declined --------------------------------------------------------------------------------


def test_a_choice_that_is_forced_has_only_what_can_be_done(st: State) -> None:
    """P55: of a solid frame only halves that can be done; a single one is not asked for."""
    solid = frame("3I")
    give(st, A, credits=0, glory=[3])
    play(st, solid, forced=True)
    assert stock(st) == {"credits": 3}
    assert st.players[A].glory == []
    play(st, solid, forced=True)  # neither half
    assert stock(st) == {"credits": 3}
    give(st, A, glory=[3])
    asked = play(st, solid, "part:1", forced=True)
    assert asked[0].options.keys == ("part:1", "part:2")
    assert st.players[A].glory == [4]
    give(st, A, glory=[5])
    play(st, solid, forced=True)  # 5 cannot be upgraded
    assert st.players[A].glory == []


def frame(event: str) -> Effect:
    """The first solid frame of an event that is for each player and combines effects."""
    frames = parts().events[event].frames
    return next(each.then for each in frames if each.solid and isinstance(each.then, OneOf | Repeat | Sequence))


def can(st: State, effect: Any) -> bool:
    """Whether A can resolve all of it."""
    return possible(st, A, effect, Scope())


def test_two_pieces_are_destroyed_or_none(st: State) -> None:
    """P51, 2F: with one destroyable piece nothing."""
    both = frame("2F")
    put(st, "2a", guilds="fe")  # Home is safe
    assert not can(st, both)
    put(st, "2b", guilds="f")
    assert not can(st, both)
    put(st, "2b", guilds="ff")
    assert can(st, both)
    put(st, "2b", guilds="f", installations="shipyard")
    assert can(st, both)


def test_a_payment_of_a_frame_can_be_made_if_cost_and_effect_can(st: State) -> None:
    """P55, 3I: neither half, one, the other."""
    both = frame("3I")
    give(st, A, glory=[])
    assert not can(st, both)
    give(st, A, glory=[5])
    assert can(st, both)
    give(st, A, glory=[], credits=1)
    assert not can(st, both)  # the Credit would buy nothing


def test_growth_and_corruption_both_or_none(st: State) -> None:
    """2G: both parts."""
    both = frame("2G")
    assert can(st, both)
    put(st, "2b", population=6)
    assert not can(st, both)


def test_combinations_can_be_resolved_if_their_parts_can(st: State) -> None:
    """P63: AndOr and OneOf if one part can, AllOf if each can, If by its branch."""
    no, yes = Pay(pay(food=1), energy(1)), LoseInfluence(3)
    assert not can(st, no)
    assert can(st, AndOr((no, yes)))
    assert not can(st, AndOr((no, no)))
    assert can(st, OneOf((no, yes)))
    assert not can(st, AllOf((no, yes)))
    assert can(st, AllOf((yes, yes)))
    condition = AtLeast(Stock(("food",)), 1)
    assert can(st, If(condition, no))
    assert not can(st, If(condition, yes, no))
    give(st, A, food=3)
    assert can(st, Repeat(3, no))
    assert not can(st, Repeat(4, no))


# -- triggers --------------------------------------------------------------------------------------------------------


def test_a_trigger_that_gives_something_for_nothing_is_not_asked(st: State) -> None:
    """P15 leaves it to the player; nobody declines 2 Credits."""
    give(st, A, technologies="cybernetics")
    put(st, "2b", guilds="")
    play(st, Establish("farmers"), "guild:farmers:2b")
    assert stock(st) == {"food": 2}


def test_a_trigger_once_a_turn_is_kept_for_later_if_it_would_be_lost() -> None:
    """P15: Thegwyn gains 1 Food at the first increase of a turn; with 15 Food it is asked, and may be kept."""
    st = position("thegwyn")
    put(st, "2b", population=1)
    give(st, A, food=15)
    play(st, IncreasePopulation(1, place="not_home"), "at:2b", "none")
    give(st, A, food=0)
    play(st, IncreasePopulation(1, place="not_home"), "at:2b")
    assert stock(st) == {"food": 1}
    play(st, IncreasePopulation(1, place="not_home"), "at:2b")
    assert stock(st) == {"food": 1}
