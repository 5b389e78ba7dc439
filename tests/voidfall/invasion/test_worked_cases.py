"""The worked cases of section 5.6, played through the rules."""

from __future__ import annotations

import pytest

from engine.voidfall.vocabulary.void import ResolveSkirmish
from tests.voidfall.invasion.battles import OUTPOST, TARGET, front, invade, resolve
from tests.voidfall.positions import A, B, give, put

VOIDBORN = {
    "2 of 3 Corvettes are left": ({"corvette": 3}, 2, 0, "", {"corvette": 2}),
    "tie after the Approach": ({"corvette": 2}, 1, 1, "", None),
    "a Dreadnought absorbs": ({"corvette": 2, "dreadnought": 1}, 2, 2, "dreadnoughts", {"dreadnought": 1}),
    "Destroyers fire once": ({"destroyer": 2}, 3, 0, "destroyers", {"destroyer": 1}),
    "Torpedoes in the first step": ({"corvette": 3}, 3, 0, "torpedoes", {"corvette": 2}),
}


@pytest.mark.parametrize("case", VOIDBORN)
def test_an_invasion_of_voidborn(case: str) -> None:
    """5.6: who holds the sector afterwards, and with what."""
    attacker, voidborn, defenses, technologies, left = VOIDBORN[case]
    st = front(attacker, voidborn=voidborn, defenses=defenses, technologies=technologies)
    invade(st)
    sector = st.sectors[TARGET]
    if left is None:
        assert (sector.owner, sector.voidborn, sector.bounty) == (None, 2, 1)
        assert st.players[A].active == 14
    else:
        assert (sector.owner, sector.fleets, sector.voidborn) == (A, left, 0)
        assert st.players[A].active + sum(left.values()) == 14


def test_basic_targeting_loses_against_three_voidborn() -> None:
    """5.6: at 0 v 1 the defender wins."""
    st = front({"corvette": 2}, voidborn=3, technologies="targeting")
    invade(st)
    assert (st.sectors[TARGET].owner, st.sectors[TARGET].voidborn, st.players[A].active) == (None, 1, 14)


def test_a_carrier_drops_one_corvette_and_both_are_lost() -> None:
    """5.6: 1 Carrier with 2 active cubes against 2 Voidborn and a Sector Defense. The cubes dropped come back as active
    ones."""
    st = front({"carrier": 1}, voidborn=2, defenses=1, technologies="carriers")
    give(st, A, active=2)
    invade(st)
    assert (st.sectors[TARGET].voidborn, st.players[A].active) == (2, 3)


@pytest.mark.parametrize(("corvettes", "left"), [(3, {"corvette": 1}), (2, None)])
def test_a_fallen_house(corvettes: int, left: dict[str, int] | None) -> None:
    """5.6: without defending cubes nothing follows the Approach; all lost there is no tie."""
    st = front({"corvette": corvettes}, defenses=2)
    st.sectors[TARGET].fallen = "valnis"
    invade(st, *(["none"] if left else []))
    sector = st.sectors[TARGET]
    assert (sector.owner, sector.fleets) == ((A, left) if left else (None, {}))
    assert sector.fallen == ("" if left else "valnis")
    assert sector.voidborn == 0


def test_sentries_have_no_initiative() -> None:
    """5.6: 4 Corvettes against 3 Sentries of a player."""
    st = front({"corvette": 4}, defender={"sentry": 3}, defending="sentries")
    give(st, B, active=0, glory=[2])
    invade(st)
    assert (st.sectors[TARGET].owner, st.sectors[TARGET].fleets) == (A, {"corvette": 1})
    assert (st.players[B].active, st.players[B].glory) == (3, [])


def test_a_skirmish_of_two_takes_a_corvette_and_a_sector_defense() -> None:
    """5.6: Approach 1, then a tie, and the sector is lost."""
    st = front({"corvette": 2}, voidborn=2)
    put(st, OUTPOST, owner=A, fleets={"corvette": 1}, installations="sector_defense")
    give(st, A, track_corruption=[True, False, False], active=0, glory=[2])
    resolve(st, ResolveSkirmish(1))
    sector = st.sectors[OUTPOST]
    assert (sector.owner, sector.voidborn, sector.installations, sector.corrupted) == (None, 2, [], True)
    assert (st.players[A].active, st.players[A].glory) == (1, [])
