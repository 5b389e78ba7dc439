"""Operations on resources and Influence (1.4, P19, P37, P39, P40, P63, 13.7)."""

from __future__ import annotations

import pytest

from engine.voidfall.changes.stock import gain, gain_influence, lose_influence, spend
from engine.voidfall.components import parts
from engine.voidfall.resolve.registry import possible
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope, Source
from engine.voidfall.vocabulary import counts
from engine.voidfall.vocabulary import economy as of
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.filters import GloryValue, Pure
from engine.voidfall.vocabulary.sectors import Establish, IncreasePopulation
from engine.voidfall.vocabulary.terms import Resources
from tests.voidfall.positions import A, give, play, position, put, resolve_unasked


@pytest.fixture
def st() -> State:
    """The usual position."""
    return position()


def stock(st: State) -> list[int]:
    """Food, Energy, Materials, Credits, Science."""
    return list(st.players[A].stock.values())


def test_a_stock_holds_15(st: State) -> None:
    """1.4: above, the rest is lost, without overproduction."""
    give(st, A, food=14)
    assert gain(st, A, "food", 3) == 1
    resolve_unasked(st, of.GainResources(Resources(food=2, science=3)))
    assert stock(st) == [15, 0, 0, 0, 3]
    assert st.players[A].influence == 10


def test_more_than_there_is_cannot_be_spent(st: State) -> None:
    """1.4: a stock is never below 0."""
    give(st, A, food=1)
    with pytest.raises(ValueError, match="has 1 food, not 2"):
        spend(st, A, "food", 2)


def test_influence_is_never_below_0(st: State) -> None:
    """P39: losses beyond are forgotten."""
    lose_influence(st, A, 12)
    gain_influence(st, A, 2)
    assert st.players[A].influence == 2
    resolve_unasked(st, of.LoseInfluence(5))
    assert st.players[A].influence == 0


def test_any_resources(st: State) -> None:
    """Any mix; `among`: only of these types."""
    asked = play(st, of.GainAnyResources(3), "take:credits", "take:food", "take:credits")
    assert len(asked[0].options.keys) == 15
    assert stock(st) == [1, 0, 0, 2, 0]
    asked = play(st, of.GainAnyResources(1, ("food", "energy")), "take:energy")
    assert asked[0].options.keys == ("take:food", "take:energy")


def test_several_of_a_type_with_one_answer(st: State) -> None:
    """A mix takes as many answers as it has types."""
    asked = play(st, of.GainAnyResources(4), "take:credits:3", "take:food")
    assert [len(ask.options.keys) for ask in asked] == [20, 5]
    assert stock(st) == [1, 0, 0, 3, 0]
    play(st, of.GainAnyResources(5), "take:science:5")
    assert stock(st) == [1, 0, 0, 3, 5]


def test_resources_for_each_thing(st: State) -> None:
    """Food for each Pure sector."""
    resolve_unasked(st, of.GainResourcesPer("food", 2, counts.Sectors((Pure(),))))
    assert stock(st) == [4, 0, 0, 0, 0]


def test_exchange(st: State) -> None:
    """2A: up to 6 Science for as many Credits; not more than there is."""
    give(st, A, science=4)
    asked = play(st, of.Exchange("science", "credits", 6), "swap:3")
    assert asked[0].options.keys == ("swap:4", "swap:3", "swap:2", "swap:1", "none")
    assert stock(st) == [0, 0, 0, 3, 1]
    give(st, A, science=9)
    assert play(st, of.Exchange("science", "credits", 6), "none")[0].options.keys[0] == "swap:6"
    give(st, A, science=0)
    resolve_unasked(st, of.Exchange("science", "credits", 6))


def test_losses(st: State) -> None:
    """P63: a penalty; Credits do not stand in (P19)."""
    give(st, A, food=3, energy=2)
    resolve_unasked(st, of.LoseResources(Resources(food=2, energy=2)), forced=True)
    assert stock(st) == [1, 0, 0, 0, 0]
    give(st, A, credits=2)
    asked = play(st, of.LoseAnyResources(2), "lose:credits", "lose:food", forced=True)
    assert asked[0].options.keys == ("lose:food", "lose:credits", "lose:credits:2")
    assert stock(st) == [0, 0, 0, 1, 0]
    give(st, A, food=1)
    resolve_unasked(st, of.LoseAnyResources(2), forced=True)
    assert stock(st) == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("effect", "stocked", "expected"),
    [
        (of.LoseResources(Resources(food=3)), {"food": 3}, True),
        (of.LoseResources(Resources(food=3)), {"food": 2, "credits": 9}, False),
        (of.LoseResources(Resources(food=1, science=1)), {"food": 1}, False),
        (of.LoseAnyResources(4), {"food": 2, "science": 2}, True),
        (of.LoseAnyResources(4), {"food": 2, "science": 1}, False),
        (of.LoseInfluence(30), {}, True),
        (of.LoseTradeTokens(1), {"trade": 1}, True),
        (of.LoseTradeTokens(1), {"trade": 0}, False),
    ],
)
def test_a_penalty_is_suffered_in_full_or_not_chosen(
    st: State, effect: Effect, stocked: dict[str, int], expected: bool
) -> None:
    """P63; Influence losses always can be."""
    give(st, A, **stocked)
    assert possible(st, A, effect, Scope()) is expected


def test_influence_for_each_thing(st: State) -> None:
    """P40: groups are rounded down on the total; `most` caps the number of things."""
    give(st, A, food=3, energy=3, materials=1)
    three = counts.Stock(("food", "energy", "materials"))
    resolve_unasked(st, of.GainInfluencePer(1, three, 2))
    assert st.players[A].influence == 13
    resolve_unasked(st, of.GainInfluencePer(4, three, 3))
    assert st.players[A].influence == 21
    resolve_unasked(st, of.GainInfluencePer(2, three, most=4))
    assert st.players[A].influence == 29
    resolve_unasked(st, of.LoseInfluencePer(2, three))
    assert st.players[A].influence == 15


@pytest.mark.parametrize(("space", "expected"), [(0, 0), (2, 0), (3, 3), (4, 3), (5, 6), (6, 9), (7, 12)])
def test_influence_by_tier(st: State, space: int, expected: int) -> None:
    """1.1, section 4: Tier 1 from space 3, 2 from 5, 3 from 6, 4 on 7; a Corrupted track gives nothing."""
    give(st, A, tracks=[1, space, 7])
    scale = of.GainInfluenceByTier((0, 3, 6, 9, 12), "statecraft")
    resolve_unasked(st, scale)
    assert st.players[A].influence == 10 + expected
    give(st, A, track_corruption=[False, True, False])
    resolve_unasked(st, scale)
    assert st.players[A].influence == 10 + expected


def test_influence_by_tier_of_each_pure_track(st: State) -> None:
    """App-5, D8: the sum over the Pure tracks."""
    give(st, A, tracks=[3, 5, 7], track_corruption=[False, False, True])
    resolve_unasked(st, of.GainInfluenceByTier((0, 2, 4, 6, 8), "each"))
    assert st.players[A].influence == 16


def test_production_for_each_thing(st: State) -> None:
    """2I: a different resource for each Glory token of 5, at most all five."""
    put(st, "2b", guilds="fes", population=3)
    effect = of.ProduceDistinctPer(counts.GloryTokens((GloryValue(5),)))
    resolve_unasked(st, effect)
    give(st, A, glory=[5, 5, 1])
    play(st, effect, "produce:science", "produce:food")
    assert stock(st) == [2, 0, 0, 0, 2]


# -- triggers of Technologies ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["cloning", "cloning+"])
def test_cloning(st: State, side: str) -> None:
    """13.7: once per +1 Population, 1 Credit or a cube activated; both sides."""
    give(st, A, technologies=side)
    play(st, IncreasePopulation(2), "at:2b", "part:1", "at:2b", "part:2")
    assert (st.players[A].stock["credits"], st.players[A].active) == (1, 5)
    play(st, IncreasePopulation(1), "at:2a", "none")
    assert (st.players[A].stock["credits"], st.players[A].active) == (1, 5)


@pytest.mark.parametrize("side", ["cybernetics", "cybernetics+"])
def test_cybernetics_on_guilds(st: State, side: str) -> None:
    """13.7: 2 of the resource of the Guild, on both sides."""
    give(st, A, technologies=side)
    play(st, Establish("bankers"), "guild:bankers:2b")
    play(st, Establish("any"), "guild:miners:2a")
    assert stock(st) == [0, 0, 2, 2, 0]


def test_cybernetics_on_population(st: State) -> None:
    """13.7: Improved, 2 per Guild token of the sector that has grown; the basic side gives nothing for it."""
    put(st, "2b", guilds="ffs")
    put(st, "2a", guilds="b")
    give(st, A, technologies="cybernetics")
    play(st, IncreasePopulation(1), "at:2b")
    assert stock(st) == [0, 0, 0, 0, 0]
    give(st, A, technologies="cybernetics+")
    play(st, IncreasePopulation(1), "at:2b")
    assert stock(st) == [4, 0, 0, 0, 2]


def test_the_replacement_of_starbases_triggers_neither(st: State) -> None:
    """13.7: a Corruption removed in place of an increase is none."""
    give(st, A, technologies="starbases+ cloning+ cybernetics+")
    put(st, "2b", guilds="f", installations="starbase", corrupted=True)
    asked = play(st, IncreasePopulation(1), "clean:2b")
    assert len(asked) == 1
    assert not st.sectors["2b"].corrupted
    assert stock(st) == [0, 0, 0, 0, 0]


# -- the Wealth action -----------------------------------------------------------------------------------------------

WEALTH = Source("agenda", "W1")


def test_both_parts_of_the_wealth_action_are_for_the_same_resource(st: State) -> None:
    """App-3: a Guild of any kind, and production of its resource; in either order."""
    action = parts().agenda_types["wealth"].then
    asked = play(st, action, "part:1", "guild:farmers:2b", "part:2", source=WEALTH)
    assert len(asked) == 3  # production of Food is not asked
    assert stock(st) == [1, 0, 0, 0, 0]
    put(st, "2b", guilds="e")
    asked = play(st, action, "part:2", "produce:energy", "part:1", "guild:engineers:2b", source=WEALTH)
    assert asked[3].options.keys == ("guild:engineers:2a", "guild:engineers:2b", "none")
    assert stock(st) == [1, 2, 0, 0, 0]  # Level 3 with the starting Agenda of Valnis


def test_one_part_of_the_wealth_action_is_free(st: State) -> None:
    """App-3: only if both are used."""
    action = parts().agenda_types["wealth"].then
    asked = play(st, action, "part:2", "produce:food", "none", source=WEALTH)
    assert len(asked[1].options.keys) == 5


def test_other_actions_are_not_bound(st: State) -> None:
    """App-3: only the Wealth action."""
    action = parts().agenda_types["wealth"].then
    asked = play(st, action, "part:1", "guild:farmers:2b", "part:2", "produce:energy")
    assert len(asked[3].options.keys) == 5
