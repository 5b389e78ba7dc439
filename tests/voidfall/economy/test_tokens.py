"""Trade, Bounty, Reclaim and Glory tokens (P22, P34, P35, P38, R8, R16, R27, R32, 13.7 Trade Nexus, event 2I)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.voidfall.changes.tokens import lowest_token, push_bounty, push_reclaim, put_on_ladder, return_trade
from engine.voidfall.flow.flow import Flow
from engine.voidfall.state import State
from engine.voidfall.vocabulary import economy as of
from engine.voidfall.vocabulary.cards import DiscardGlory, GainGlory, UpgradeGlory
from engine.voidfall.vocabulary.counts import ReclaimTokens
from engine.voidfall.vocabulary.lasting import UpgradeNewGlory
from tests.voidfall.positions import A, answer, give, play, position, put, resolve_unasked, set_rules


@pytest.fixture
def st() -> State:
    """Two players: one token on each of the six spaces of the ladder."""
    return position()


def flow(st: State) -> Flow:
    """A's flow on the stack of the game."""
    return Flow(st, A, st.tasks)


# -- Trade -----------------------------------------------------------------------------------------------------------


def test_the_lowest_token_and_the_bonus_of_its_space(st: State) -> None:
    """P34: 1 Science, then a Bounty token, then 2 of Food, Energy, Materials, then 2 Credits or Science, then a cube
    activated, then 3 Influence."""
    resolve_unasked(st, of.GainTradeTokens(1))
    assert st.players[A].stock["science"] == 1
    play(st, of.GainTradeTokens(1), "take:food", rolls=[("any",)])
    assert st.players[A].bounties == ["any"]
    asked = play(st, of.GainTradeTokens(1), "take:food", "take:materials")
    assert asked[0].options.keys == tuple(
        f"take:{each}{units}" for units in ("", ":2") for each in ("food", "energy", "materials")
    )
    play(st, of.GainTradeTokens(1), "part:1")
    assert st.players[A].stock["credits"] == 2
    resolve_unasked(st, of.GainTradeTokens(1))
    assert st.players[A].active == 5
    resolve_unasked(st, of.GainTradeTokens(1))
    assert st.players[A].influence == 13
    assert (st.ladder, st.players[A].trade) == ([0] * 6, 6)


def test_an_empty_ladder_gives_nothing(st: State) -> None:
    """R16."""
    st.ladder = [0] * 6
    resolve_unasked(st, of.GainTradeTokens(2))
    assert (st.players[A].trade, st.players[A].influence) == (0, 10)
    assert lowest_token(st) is None


def test_a_token_without_bonus(st: State) -> None:
    """13.7: Trade Nexus' token without bonus."""
    resolve_unasked(st, of.GainTradeTokens(1, bonus=False))
    assert (st.players[A].trade, st.players[A].stock["science"]) == (1, 0)


def test_the_bonus_of_a_token_comes_before_the_next_token(st: State) -> None:
    """P34: the Bounty token of the fifth space is resolved before the third token is taken."""
    asked = play(st, of.GainTradeTokens(3), "take:food", "take:energy", "take:energy", rolls=[("any",)])
    assert len(asked[0].options.keys) == 5
    assert st.players[A].trade == 3


def test_returning_a_token(st: State) -> None:
    """P34: onto the topmost empty space, and without one onto the lowest that has tokens; no bonus."""
    give(st, A, trade=3, covered=2)
    st.ladder = [1, 0, 1, 0, 1, 0]
    for _ in range(3):
        return_trade(flow(st))
    assert st.ladder == [1, 1, 1, 1, 1, 1]
    assert (st.players[A].trade, st.players[A].covered) == (0, 0)
    put_on_ladder(flow(st))
    assert st.ladder == [1, 1, 1, 1, 1, 2]
    assert st.tasks == []
    assert st.players[A].influence == 10
    with pytest.raises(ValueError, match="holds no Trade token"):
        return_trade(flow(st))


def test_tokens_that_do_not_lie_on_agendas_are_paid_first(st: State) -> None:
    """P48: those on Agendas are only laid there at Clean-up."""
    give(st, A, trade=3, covered=2)
    return_trade(flow(st))
    assert st.players[A].covered == 2
    return_trade(flow(st))
    assert st.players[A].covered == 1


def test_losing_trade_tokens(st: State) -> None:
    """P63: a penalty; they go back to the ladder."""
    give(st, A, trade=2)
    st.ladder = [0, 0, 0, 0, 0, 0]
    resolve_unasked(st, of.LoseTradeTokens(2), forced=True)
    assert st.ladder == [1, 1, 0, 0, 0, 0]
    assert st.players[A].trade == 0


@pytest.mark.parametrize("side", ["trade_nexus", "trade_nexus+"])
def test_trade_nexus(st: State, side: str) -> None:
    """R8, 13.7: for each token returned the bonus of its space or of a lower one, on both sides; optional."""
    give(st, A, technologies=side, trade=2)
    st.ladder = [1, 1, 1, 0, 0, 1]
    return_trade(flow(st))  # onto the fourth space
    asked = answer(st, "part:3")
    assert asked[0].options.keys == ("part:1", "part:2", "part:3", "none")
    assert st.players[A].stock["science"] == 1
    return_trade(flow(st))
    answer(st, "none")
    assert st.players[A].trade == 0
    put_on_ladder(flow(st))  # the lowest space has nothing below it
    answer(st)
    assert st.players[A].stock["science"] == 2


def test_trade_nexus_at_the_other_moment(st: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """R8, conflict 25: by the other setting the choice is made when a token is gained."""
    set_rules(monkeypatch, trade_nexus_timing="gain")
    give(st, A, technologies="trade_nexus", trade=1)
    st.ladder = [1, 1, 1, 1, 1, 0]
    play(st, of.GainTradeTokens(1), "part:2")
    assert st.players[A].stock["science"] == 1
    return_trade(flow(st))
    assert st.tasks == []


# -- Bounty and Reclaim ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "first", "second"),
    [
        ("food2", {"food": 2}, 1),
        ("energy2", {"energy": 2}, 1),
        ("mat2", {"materials": 2}, 1),
        ("fe", {"food": 1, "energy": 1}, 1),
        ("fm", {"food": 1, "materials": 1}, 1),
        ("em", {"energy": 1, "materials": 1}, 1),
        ("fs", {"food": 1, "science": 1}, 1),
        ("es", {"energy": 1, "science": 1}, 1),
        ("ms", {"materials": 1, "science": 1}, 1),
    ],
)
def test_faces_of_bounty_tokens(st: State, face: str, first: dict[str, int], second: int) -> None:
    """P35, App: resources, or 1 Influence (conflict 22)."""
    play(st, of.GainBountyTokens(1), "part:1", rolls=[(face,)])
    assert {resource: units for resource, units in st.players[A].stock.items() if units} == first
    play(st, of.GainBountyTokens(1), "part:2", rolls=[(face,)])
    assert st.players[A].influence == 10 + second
    assert st.players[A].bounties == [face, face]


def test_the_other_faces_of_bounty_tokens(st: State) -> None:
    """App: 1 Science and 1 Influence; 1 resource of any type."""
    play(st, of.GainBountyTokens(1), "part:1", "part:2", rolls=[("s",)])
    assert (st.players[A].stock["science"], st.players[A].influence) == (1, 11)
    play(st, of.GainBountyTokens(1), "take:credits", rolls=[("any",)])
    assert st.players[A].stock["credits"] == 1


def test_the_pool_of_bounty_tokens(st: State) -> None:
    """P35: a face that was turned up is not in the pool any more; 48 of them."""
    assert sum(st.bounty_pool.values()) == 48
    play(st, of.GainBountyTokens(2), "take:food", "take:food", rolls=[("any",), ("any",)])
    assert st.bounty_pool["any"] == 6
    assert sum(st.bounty_pool.values()) == 46


def test_a_fresh_set_when_the_supply_is_used_up(st: State) -> None:
    """R27: tokens that lie on sectors are not in the supply."""
    for sector in st.sectors.values():
        sector.bounty = sector.reclaim = 0
    st.sectors["1a"].bounty = 1
    st.bounty_pool = {"food2": 1}
    play(st, of.GainBountyTokens(1), "none", rolls=[("food2",)])
    assert sum(st.bounty_pool.values()) == 1 + 48 - 1
    st.reclaim_pool = {}
    play(st, of.GainReclaimTokens(1), "none", rolls=[("inst",)])
    assert sum(st.reclaim_pool.values()) == 21 - 1


def test_bounty_tokens_for_each_thing(st: State) -> None:
    """2J: a Bounty token for each Reclaim token kept."""
    give(st, A, reclaims=["def", "def"])
    play(st, of.GainBountyTokensPer(1, ReclaimTokens()), "none", "none", rolls=[("food2",), ("fe",)])
    assert st.players[A].bounties == ["food2", "fe"]
    give(st, A, reclaims=[])
    resolve_unasked(st, of.GainBountyTokensPer(1, ReclaimTokens()))


def test_each_bounty_token_is_resolved_before_the_next(st: State) -> None:
    """P35: one after the other, whichever gave them."""
    push_bounty(flow(st), 2)
    answer(st, "part:2", "part:1", rolls=[("food2",), ("fe",)])
    assert (st.players[A].influence, st.players[A].stock["energy"]) == (11, 1)


@pytest.mark.parametrize(
    ("face", "keys", "expected"),
    [
        ("fleet", ["part:2", "cube:corvette:2b"], {"corvette": 3}),
        ("inst", ["part:1", "build:shipyard:2b"], "shipyard"),
        ("sci", ["part:1", "guild:scientists:2b"], "scientists"),
        ("def", ["part:1", "build:sector_defense:2b", "none"], "sector_defense"),
        ("farm", ["part:1", "guild:farmers:2b"], "farmers"),
        ("mine", ["part:1", "guild:miners:2b"], "miners"),
        ("eng", ["part:1", "guild:engineers:2b"], "engineers"),
    ],
)
def test_faces_of_reclaim_tokens(st: State, face: str, keys: list[str], expected: Any) -> None:
    """P35, App: the first half, in the sector on which the token lay and in no other."""
    push_reclaim(flow(st), 1, "2b")
    asked = answer(st, *keys, rolls=[(face,)])
    sector = st.sectors["2b"]
    assert all(key.endswith(":2b") or key == "none" for key in asked[1].options.keys)
    assert expected in (sector.fleets, *sector.guilds, *sector.installations)
    assert st.players[A].reclaims == [face]


@pytest.mark.parametrize(
    ("face", "keys", "influence", "units", "active"),
    [
        ("fleet", ["part:1"], 0, 0, 1),
        ("inst", ["part:2"], 1, 0, 0),
        ("def", ["part:2", "none"], 2, 0, 0),
        ("sci", ["part:2", "take:food"], 0, 1, 0),
        ("farm", ["part:2", "take:food"], 0, 1, 0),
        ("mine", ["part:2", "take:food"], 0, 1, 0),
        ("eng", ["part:2", "take:food"], 0, 1, 0),
    ],
)
def test_other_halves_of_reclaim_tokens(
    st: State, face: str, keys: list[str], influence: int, units: int, active: int
) -> None:
    """P35, App: the other half may always be answered."""
    push_reclaim(flow(st), 1, "2b")
    answer(st, *keys, rolls=[(face,)])
    player = st.players[A]
    assert (player.influence, player.stock["food"], player.active) == (10 + influence, units, 4 + active)


def test_a_part_tied_to_a_sector_that_is_lost_fizzles(st: State) -> None:
    """P35."""
    push_reclaim(flow(st), 1, "1d")
    answer(st, "part:1", rolls=[("sci",)])
    assert st.sectors["1d"].guilds == []


def test_a_reclaim_token_at_home(st: State) -> None:
    """P35: Yarvek's track; Home has no Installation space."""
    play(st, of.ResolveReclaimAtHome(1), "part:1", rolls=[("inst",)])
    assert st.sectors["2a"].installations == []
    play(st, of.ResolveReclaimAtHome(1), "part:1", "guild:farmers:2a", rolls=[("farm",)])
    assert st.sectors["2a"].guilds == ["farmers"]


def test_a_reclaim_token_gained_is_resolved_in_a_sector_of_choice(st: State) -> None:
    """P35: any sector that the player controls."""
    asked = play(st, of.GainReclaimTokens(1), "part:1", "guild:farmers:2a", rolls=[("farm",)])
    assert set(asked[1].options.keys) == {"guild:farmers:2a", "guild:farmers:2b", "none"}


# -- Glory -----------------------------------------------------------------------------------------------------------


def test_gaining_glory(st: State) -> None:
    """P38: no limit until Clean-up."""
    give(st, A, glory=[2, 2, 3, 1])
    resolve_unasked(st, GainGlory(3))
    assert st.players[A].glory == [2, 2, 3, 1, 3]


def test_upgrading_glory(st: State) -> None:
    """P38: one below 5, by 1; so many times, the same one again if one likes."""
    give(st, A, glory=[5, 2, 4])
    asked = play(st, UpgradeGlory(2), "glory:4", "glory:2")
    assert asked[0].options.keys == ("glory:2", "glory:4", "none")
    assert asked[1].options.keys == ("glory:2", "none")
    assert st.players[A].glory == [5, 3, 5]
    give(st, A, glory=[5, 5])
    resolve_unasked(st, UpgradeGlory(1))


def test_glory_that_is_gained_may_be_upgraded_at_once(st: State) -> None:
    """2I: that token, not another one; not a 5."""
    st.lasting = [UpgradeNewGlory(1)]
    asked = play(st, GainGlory(3), "glory:3")
    assert asked[0].options.keys == ("glory:3", "none")
    assert st.players[A].glory == [2, 4]
    play(st, GainGlory(1), "none")
    assert st.players[A].glory == [2, 4, 1]
    resolve_unasked(st, GainGlory(5))
    st.lasting = [UpgradeNewGlory(2)]
    play(st, GainGlory(1), "glory:1", "glory:2")
    assert sorted(st.players[A].glory) == [1, 2, 3, 4, 5]


def test_discarding_glory(st: State) -> None:
    """P22, P72, R32: of choice, by default the lowest; without one nothing."""
    give(st, A, glory=[4, 1, 3])
    asked = play(st, DiscardGlory(1), "glory:3", forced=True)
    assert asked[0].default == ("glory:1",)
    assert st.players[A].glory == [4, 1]
    give(st, A, glory=[])
    resolve_unasked(st, DiscardGlory(1), forced=True)


def test_sectors_are_not_touched(st: State) -> None:
    """R14: Glory on a player's sector cannot exist."""
    put(st, "2b", glory=[])
    resolve_unasked(st, GainGlory(1))
    assert st.sectors["2b"].glory == []
