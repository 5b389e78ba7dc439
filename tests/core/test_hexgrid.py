"""Hexagons: distances, rings, rotations, edges, reach and names, each checked against its definition."""

from __future__ import annotations

import re
from itertools import product
from math import hypot, sqrt

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.hexgrid import (
    CENTRE,
    DIRECTIONS,
    SIDES,
    Hex,
    disc,
    distinct_turns,
    hex_named,
    name_of,
    opposite,
    ring,
)

PLACES = st.builds(Hex, st.integers(-12, 12), st.integers(-12, 12))
WAYS = st.sampled_from(DIRECTIONS)


def on_paper(place: Hex) -> tuple[float, float]:
    """Where the centre of a flat-topped hex lies if centres of neighbours are 1 apart; y grows downwards."""
    return place.q * sqrt(3) / 2, place.r + place.q / 2


def apart(one: Hex, other: Hex) -> float:
    (x1, y1), (x2, y2) = on_paper(one), on_paper(other)
    return hypot(x1 - x2, y1 - y2)


# -- directions and distance ---------------------------------------------------------------------------------------


def test_directions_go_clockwise_from_the_top():
    corners = [on_paper(neighbour) for neighbour in CENTRE.neighbours()]
    half, wide = 0.5, sqrt(3) / 2
    expected = [(0, -1), (wide, -half), (wide, half), (0, 1), (-wide, half), (-wide, -half)]
    assert corners == [pytest.approx(point) for point in expected]


@given(PLACES)
def test_the_six_neighbours_are_the_places_one_apart(place):
    around = [Hex(place.q + q, place.r + r) for q, r in product(range(-2, 3), repeat=2)]
    assert set(place.neighbours()) == {other for other in around if apart(place, other) == pytest.approx(1)}
    assert [place.neighbour(way) for way in DIRECTIONS] == list(place.neighbours())


@given(PLACES, WAYS, st.integers(0, 9))
def test_a_direction_leads_there_and_its_opposite_back(place, way, steps):
    there = place.neighbour(way, steps)
    assert there.neighbour(opposite(way), steps) == place
    assert place.distance(there) == steps


def test_distance_is_the_number_of_steps():
    """Counted by walking outwards from the centre."""
    steps, front = {CENTRE: 0}, [CENTRE]
    for number in range(1, 7):
        front = [to for place in front for to in place.neighbours() if to not in steps]
        steps.update(dict.fromkeys(front, number))
    assert all(place.distance(CENTRE) == number for place, number in steps.items())


@given(PLACES, PLACES, PLACES)
def test_distance_depends_on_the_difference_alone_and_no_way_round_is_shorter(one, other, third):
    assert one.distance(other) == other.distance(one)
    assert one.distance(other) <= one.distance(third) + third.distance(other)
    moved = [Hex(place.q + third.q, place.r + third.r) for place in (one, other)]
    assert moved[0].distance(moved[1]) == one.distance(other)


# -- rings and turns -----------------------------------------------------------------------------------------------


@given(PLACES, st.integers(1, 8))
def test_a_ring_has_six_places_for_each_step_and_goes_round(place, radius):
    found = ring(radius, place)
    assert len(found) == len(set(found)) == 6 * radius
    assert all(each.distance(place) == radius for each in found)
    assert all(one.distance(other) == 1 for one, other in zip(found, (*found[1:], found[0]), strict=True))
    assert found[0] == place.neighbour(0, radius)
    assert found[radius] == place.neighbour(1, radius)


@given(PLACES, st.integers(0, 6))
def test_a_disc_has_all_places_up_to_its_radius(place, radius):
    found = disc(radius, place)
    span = range(-radius, radius + 1)
    every = [Hex(place.q + q, place.r + r) for q, r in product(span, repeat=2)]
    assert set(found) == {each for each in every if each.distance(place) <= radius}
    assert len(found) == 1 + 3 * radius * (radius + 1)
    assert [each.distance(place) for each in found] == sorted(each.distance(place) for each in found)


@pytest.mark.parametrize(
    ("sides", "turns"),
    [("111111", (0,)), ("010101", (0, 1)), ("110110", (0, 1, 2)), ("100100", (0, 1, 2)), ("011111", tuple(range(6)))],
)
def test_turns_after_which_a_tile_looks_different(sides, turns):
    assert distinct_turns(sides) == turns


@given(st.lists(st.booleans(), min_size=6, max_size=6))
def test_distinct_turns_have_every_look_once(sides):
    looks = ["".join(str(sides[(way - turns) % SIDES]) for way in DIRECTIONS) for turns in DIRECTIONS]
    found = [looks[turns] for turns in distinct_turns(sides)]
    assert len(found) == len(set(found))
    assert set(found) == set(looks)


# -- names ---------------------------------------------------------------------------------------------------------


def test_names_of_the_first_rings():
    assert name_of(CENTRE) == "0a"
    assert [name_of(place) for place in ring(1)] == ["1a", "1b", "1c", "1d", "1e", "1f"]
    assert [name_of(place) for place in ring(2)][-1] == "2l"
    assert [name_of(place) for place in ring(5)][25:] == ["5z", "5aa", "5ab", "5ac", "5ad"]


@given(st.builds(Hex, st.integers(-300, 300), st.integers(-300, 300)))
def test_every_place_has_a_name_that_leads_back_to_it(place):
    name = name_of(place)
    assert hex_named(name) == hex_named(name.upper()) == place
    assert re.fullmatch("[0-9]+[a-z]+", name)


def test_names_count_around_every_ring():
    names = [name_of(place) for place in disc(30)]
    assert len(set(names)) == len(names)
    for radius in range(31):
        assert [hex_named(name_of(place)) for place in ring(radius)] == list(ring(radius))


@pytest.mark.parametrize("name", ["", "0", "0b", "00a", "1g", "01a", "b2", "a", "2m", "1-a", "1a ", "5ae", "²a", "1é"])
def test_other_words_are_no_names(name):
    with pytest.raises(ValueError):
        hex_named(name)


def test_a_place_is_stored_as_two_numbers():
    data = msgspec.msgpack.encode({Hex(1, -2): [Hex(0, 3)]})
    assert msgspec.msgpack.decode(data, type=dict[Hex, list[Hex]]) == {Hex(1, -2): [Hex(0, 3)]}
    assert msgspec.json.encode(Hex(1, -2)) == b"[1,-2]"
