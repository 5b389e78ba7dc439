"""Why an answer to a question between the actions is not possible: typed, it is refused with the rule."""

from __future__ import annotations

import pytest

from cogs.ui.typed import match
from engine.core.decision import Barred
from engine.eclipse.combat import aftermath
from engine.eclipse.state import DiscoveryTask, State
from engine.eclipse.why import barred
from tests.eclipse.positions import A, B, Game, begin, give, go_on, home, position, put, reputation, take_discovery
from tests.eclipse.test_battles import battle, fit, retreating
from tests.eclipse.test_reputation import drawing
from tests.eclipse.test_upkeep import in_upkeep, poor, without_colony_ships


def reasons(game: Game, seat: int = A) -> dict[str, str]:
    """By key why it is not possible."""
    return {key: each.reason.key.removeprefix("ecl-why-") for key, each in forbidden(game, seat).items()}


def forbidden(game: Game, seat: int = A) -> dict[str, Barred]:
    pending = game.session.pending(seat)
    assert pending is not None
    found = {each.option.key: each for each in barred(game.state, pending.ask)}
    assert not set(found) & set(pending.ask.options.keys)
    return found


def in_trouble() -> State:
    """A has science for two trades, and money is missing."""
    st = without_colony_ships()
    poor(st, A, 0)
    st.players[A].science, st.players[A].materials = 4, 1
    return st


def test_while_money_is_missing_nothing_else_is_bought() -> None:
    """P17.15.3, P17.4.3: trades for money, sectors given up, no colony ship."""
    told = reasons(in_upkeep(in_trouble()))
    assert told["trade:science-materials"] == "money-only"
    assert told["trade:materials-money"] == "too-dear"
    assert told["abandon:2g"] == "not-own"
    assert told["abandon:9z"] == "no-place"
    assert told["colony:2a-money"] == "colony-before-paying"


def test_before_paying_only_colony_ships_are_used() -> None:
    """P17.15.1, P17.4.3: not where opposing ships are."""
    st = position()
    give(st, A, "advanced_economy")
    put(st, "306", "2b", owner=A, ships={B: "interceptor"})
    told = reasons(in_upkeep(st))
    assert told["trade:money-science"] == "trade-later"
    assert told["colony:2b-money"] == "enemies"
    assert told["colony:2g-money"] == "not-own"


@pytest.mark.parametrize(("tiles", "key", "why"), [({}, "hold", "armed"), ({"CT": "improved_hull"}, "fire", "unarmed")])
def test_cannons_fire_and_nothing_else_does(tiles: dict[str, str], key: str, why: str) -> None:
    """P17.13.3: a group with cannons may not hold."""
    st = retreating(ships="cruiser")
    fit(st, A, "cruiser", **tiles)
    fit(st, B, "interceptor", R="fusion_drive")
    assert reasons(battle(st, [1]))[key] == why


def test_a_part_goes_on_no_square_that_the_ship_needs() -> None:
    """P17.10.5: the blueprint has to be legal afterwards."""
    st = position()
    take_discovery(st, "shard_hull")
    told = forbidden(go_on(st, DiscoveryTask(A, home(st, A).place, "shard_hull")))
    assert told["part:interceptor-R"].reason.key == "ecl-upgrade-drive"
    assert told["part:interceptor-CB"].reason.key == "ecl-upgrade-energy"


def test_reputation_tiles_are_those_drawn_and_better() -> None:
    """P17.14.1."""
    assert reasons(drawing(position(), 4, 2))["keep:3"] == "tile-not-drawn"
    st = position("eridani_empire")
    st.reputation_bag += st.players[A].reputation
    st.players[A].reputation = []
    reputation(st, A, 3, 3, 3, 3)
    told = reasons(drawing(st, 4, 2))
    assert (told["keep:2"], told["keep:3"]) == ("tile-too-low", "tile-not-drawn")


@pytest.mark.parametrize(
    ("words", "key"), [("bomb", "yes"), ("spare", "no"), ("轟炸", "yes"), ("放过", "no"), ("放過", "no")]
)
def test_population_is_bombed_or_spared_in_one_word(words: str, key: str) -> None:
    """P17.14.2."""
    st = position()
    put(st, "318", "3b", owner=B, filled=(0,), ships={A: "interceptor"})
    st.phase = "bombing"
    assert match(begin(st, {"bombing": aftermath.bombing}).ask, words) == ((key,), "")
