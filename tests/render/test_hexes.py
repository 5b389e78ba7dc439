"""Hexagons on pictures: corners, edges and boxes by geometry, drawings by their pixels."""

from __future__ import annotations

from math import dist, hypot, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine.core.hexgrid import CENTRE, DIRECTIONS, Hex, disc, opposite
from render.kit import svg
from render.kit.hexes import HexLayout, fit, half_circle_svg, hex_svg

PLACES = st.builds(Hex, st.integers(-6, 6), st.integers(-6, 6))
LAYOUTS = st.builds(HexLayout, st.floats(1, 90), st.floats(-500, 500), st.floats(-500, 500), st.booleans())


@given(LAYOUTS, PLACES)
def test_a_hex_is_regular_and_its_corners_go_clockwise(layout, place):
    centre, corners = layout.centre(place), layout.corners(place)
    assert [dist(centre, corner) for corner in corners] == [pytest.approx(layout.size)] * 6
    sides = [dist(*layout.side(place, way)) for way in DIRECTIONS]
    assert sides == [pytest.approx(layout.size)] * 6
    pairs = zip(corners, (*corners[1:], corners[0]), strict=True)
    assert sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs) > 0  # y grows downwards


@given(LAYOUTS, PLACES, st.sampled_from(DIRECTIONS))
def test_neighbours_share_the_edge_between_them(layout, place, way):
    other = place.neighbour(way)
    near, far = layout.side(place, way), layout.side(other, opposite(way))
    assert near[0] == pytest.approx(far[1])
    assert near[1] == pytest.approx(far[0])
    (x1, y1), (x2, y2) = layout.centre(place), layout.centre(other)
    assert layout.midpoint(place, way) == pytest.approx(((x1 + x2) / 2, (y1 + y2) / 2))
    step = svg.on_circle(x1, y1, layout.size * sqrt(3), layout.angle(way))
    assert step == pytest.approx((x2, y2))


def test_flat_and_pointed_tops():
    flat, pointed = HexLayout(10), HexLayout(10, flat=False)
    assert sum(y == pytest.approx(-10 * sqrt(3) / 2) for _, y in flat.corners(CENTRE)) == 2
    assert sum(y == pytest.approx(-10) for _, y in pointed.corners(CENTRE)) == 1
    assert flat.centre(CENTRE.neighbour(0)) == pytest.approx((0, -10 * sqrt(3)))
    assert pointed.centre(CENTRE.neighbour(1))[0] > 0 > pointed.centre(CENTRE.neighbour(0))[0]


def test_an_inset_moves_every_edge_by_as_much():
    layout = HexLayout(40, 7, 9)
    corners = layout.corners(CENTRE, 6)
    for way in DIRECTIONS:
        (x1, y1), (x2, y2) = corners[way], corners[(way + 1) % 6]
        inner = hypot((x1 + x2) / 2 - 7, (y1 + y2) / 2 - 9)
        assert inner == pytest.approx(40 * sqrt(3) / 2 - 6)


@given(st.booleans(), st.integers(0, 4), PLACES)
def test_a_fitted_map_fills_its_rectangle_one_way_and_lies_in_its_middle(flat, radius, around):
    layout = fit(disc(radius, around), 50, 20, 450, 220, flat=flat)
    left, top, right, bottom = layout.box(disc(radius, around))
    assert min(left - 50, 450 - right, top - 20, 220 - bottom) == pytest.approx(0, abs=1e-6)
    assert left + right == pytest.approx(500)
    assert top + bottom == pytest.approx(240)


def test_nothing_has_no_box():
    with pytest.raises(ValueError):
        HexLayout(1).box(())


# -- drawn ---------------------------------------------------------------------------------------------------------

LAYOUT = HexLayout(40, 150, 150)


def drawn(body: str) -> Image.Image:
    return svg.sheet(body, 300, 300)


def opacity(image: Image.Image, x: float, y: float) -> int:
    return image.getchannel("A").getpixel((round(x), round(y)))  # type: ignore[return-value]


def between(one: tuple[float, float], other: tuple[float, float], share: float) -> tuple[float, float]:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


@pytest.mark.parametrize("way", DIRECTIONS)
def test_half_a_wormhole_lies_inside_at_its_edge(way):
    image = drawn(half_circle_svg(LAYOUT, CENTRE, way, 12, 'fill="#FFFFFF"'))
    middle, edge, beyond = LAYOUT.centre(CENTRE), LAYOUT.midpoint(CENTRE, way), LAYOUT.centre(CENTRE.neighbour(way))
    assert opacity(image, *between(edge, middle, 0.15)) == 255
    assert opacity(image, *between(edge, beyond, 0.15)) == 0
    assert opacity(image, *middle) == 0
    assert all(opacity(image, *LAYOUT.midpoint(CENTRE, other)) == 0 for other in DIRECTIONS if other != way)


def test_a_hex_covers_itself_and_nothing_else():
    image = drawn(hex_svg(LAYOUT, CENTRE, 'fill="#FFFFFF"', inset=2))
    middle = LAYOUT.centre(CENTRE)
    for way in DIRECTIONS:
        assert opacity(image, *between(LAYOUT.midpoint(CENTRE, way), middle, 0.2)) == 255
        assert opacity(image, *LAYOUT.midpoint(CENTRE, way)) < 128
        assert opacity(image, *LAYOUT.centre(CENTRE.neighbour(way))) == 0
