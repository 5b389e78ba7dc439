"""Escape Pods: where the cubes are that fled (R9)."""

from __future__ import annotations

from engine.voidfall.combat.records import Cubes
from engine.voidfall.invasion.rewards import send_home
from tests.voidfall.positions import A, position, put


def test_a_cube_that_flees_to_an_empty_home_sector_stands_there_as_its_owners():
    """R9: the cube keeps its Fleet type and is in the Home sector."""
    st = position()
    put(st, "2a", fleets={}, owner=None)
    send_home(st, A, Cubes(corvette=1, destroyer=2))
    home = st.sectors["2a"]
    assert (home.owner, home.fleets) == (A, {"corvette": 1, "destroyer": 2})
