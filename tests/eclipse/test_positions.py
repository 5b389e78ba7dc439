"""The builder of positions puts pieces where they belong."""

from __future__ import annotations

from engine.eclipse.checks import check
from tests.eclipse.positions import ANCIENTS, A, B, begin, give, home, position, put, relate, reputation, supply


def test_a_position_is_the_first_turn_with_the_first_seat_to_act() -> None:
    st = position("planta")
    assert (st.phase, st.active, len(st.players)) == ("action", A, 2)
    assert home(st, A).place == "2a"
    assert home(st, B).place == "2g"
    check(st)


def test_next_sectors_are_drawn_in_the_order_that_is_said() -> None:
    st = position(inner="103 105", players=3)
    assert [st.stacks["inner"].pop() for _ in range(2)] == ["103", "105"]
    assert len(st.players) == 3


def test_what_is_put_on_the_map_leaves_stacks_and_tracks() -> None:
    st = position(phase="combat")
    before = st.players[B].cubes[0]
    sector = put(st, "304", "3b", owner=B, filled=(0,), ships={A: "cruiser:1 cruiser", ANCIENTS: "ancient"})
    assert st.players[B].cubes[0] == before - 1
    assert [fleet.side for fleet in sector.fleets] == [A, ANCIENTS]
    assert sector.fleets[0].ships == {"cruiser": [1, 0]}
    assert "304" not in [*st.stacks["outer"], *st.unseen]
    check(st)


def test_a_game_stands_still_where_no_unit_is_given() -> None:
    assert begin(position(), {}).owed is None


def test_technologies_reputation_and_relations_are_counted() -> None:
    st = position(players=4)
    supply(st, "gauss_shield", "gauss_shield", "orbital")
    give(st, B, "gauss_shield")
    reputation(st, A, 4, 1)
    relate(st, A, B)
    assert st.supply == {"gauss_shield": 2, "orbital": 1}
    assert st.players[A].reputation == [1, 4]
    check(st)
