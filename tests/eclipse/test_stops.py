"""What a player may name as a reason to be asked again: ships of others at one's sectors, and at a place."""

from __future__ import annotations

from engine.eclipse.orders import STOPS, stops
from engine.eclipse.state import State
from tests.eclipse.positions import A, B, home, position, send


def marks(st: State, key: str) -> set[str]:
    return set(stops(st, A)[key].marks)


def test_ships_of_others_at_a_place_are_new_marks_and_ones_own_are_not() -> None:
    st = position()
    place = home(st, A).place
    assert not marks(st, f"place:{place}")
    send(st, A, place, "interceptor")
    assert not marks(st, f"place:{place}")
    assert not marks(st, "attacked")
    send(st, B, place, "interceptor")
    assert marks(st, f"place:{place}") == {"b-0"}
    assert len(marks(st, "attacked")) == 1


def test_ships_elsewhere_are_no_attack() -> None:
    st = position()
    place = home(st, B).place
    before = marks(st, f"place:{place}")
    send(st, B, place, "cruiser")
    assert marks(st, f"place:{place}") > before
    assert not marks(st, "attacked")


def test_the_list_is_short_and_begins_with_ones_own_sectors() -> None:
    st = position()
    found = list(stops(st, A))
    assert len(found) <= STOPS + 1
    assert found[:2] == ["attacked", f"place:{home(st, A).place}"]
