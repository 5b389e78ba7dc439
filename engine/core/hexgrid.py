"""Grids of hexagons: places, directions, rings, turns and names. Knows nothing of pixels.

Places are axial coordinates (q, r). Directions are 0 to 5, clockwise: with a flat top they are north, north-east,
south-east, south, south-west, north-west; with a pointed top each is rotated by 30 degrees to the left. `CENTRE` is (0,
0).

A name (`name_of`, `hex_named`) says where a hex is, contains only letters and digits, and cannot be confused with a
place such as `b2`: the number of its ring around the centre, then letters that count clockwise within the ring, from
the place straight in direction 0. The centre is `0a`, its neighbours are `1a` to `1f`, the next ring is `2a` to `2l`.
After `z` comes `aa` (from the fifth ring on).

    >>> [name_of(place) for place in ring(1)]
    ['1a', '1b', '1c', '1d', '1e', '1f']
    >>> hex_named("2c")
    Hex(q=2, r=-2)
    >>> name_of(hex_named("2c").neighbour(0))
    '3c'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Direction: TypeAlias = int
"""0 to 5, clockwise."""

SIDES = 6
DIRECTIONS = range(SIDES)
_STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


class Hex(NamedTuple):
    """A place on a grid, as axial coordinates. Stored as a list of two numbers; places sort by q, then r."""

    q: int
    r: int

    def neighbour(self, direction: Direction, steps: int = 1) -> Hex:
        """The place this many steps straight on in a direction."""
        q, r = _STEPS[direction]
        return Hex(self.q + steps * q, self.r + steps * r)

    def neighbours(self) -> tuple[Hex, ...]:
        """The six places around, by direction."""
        return _around(self)

    def distance(self, other: Hex) -> int:
        """The least number of steps between two places."""
        q, r = self.q - other.q, self.r - other.r
        return max(abs(q), abs(r), abs(q + r))


CENTRE = Hex(0, 0)
MOST_KEPT = 4096
"""How many places have their neighbours and names cached: more than any map has."""


@lru_cache(maxsize=MOST_KEPT)
def _around(place: Hex) -> tuple[Hex, ...]:
    return tuple([Hex(place.q + q, place.r + r) for q, r in _STEPS])


def opposite(direction: Direction) -> Direction:
    """The direction that leads back."""
    return (direction + 3) % SIDES


def distinct_turns(sides: Sequence[object]) -> tuple[int, ...]:
    """The turns (0 to 5) of a tile with these six sides after which it looks different from all earlier ones."""
    looks = [[*sides[SIDES - turns :], *sides[: SIDES - turns]] for turns in DIRECTIONS]
    return tuple(turns for turns in DIRECTIONS if looks[turns] not in looks[:turns])


# -- rings -----------------------------------------------------------------------------------------------------------


def ring(radius: int, around: Hex = CENTRE) -> tuple[Hex, ...]:
    """All places at this distance, clockwise, beginning straight in direction 0: one place, or six times the radius."""
    if radius == 0:
        return (around,)
    found, place = [], around.neighbour(0, radius)
    for side in DIRECTIONS:
        for _ in range(radius):
            found.append(place)
            place = place.neighbour((side + 2) % SIDES)
    return tuple(found)


def disc(radius: int, around: Hex = CENTRE) -> tuple[Hex, ...]:
    """All places up to this distance, ring by ring."""
    return tuple(place for each in range(radius + 1) for place in ring(each, around))


# -- names -----------------------------------------------------------------------------------------------------------

_NAME = re.compile(r"(0|[1-9][0-9]{0,5})([a-z]{1,6})")
_LETTERS = 26


@lru_cache(maxsize=MOST_KEPT)
def name_of(place: Hex) -> str:
    """The name of the place: `0a`, `1a` to `1f`, `2a` to `2l`, ..."""
    radius = place.distance(CENTRE)
    return f"{radius}{_letters(_number_in_ring(place, radius))}"


@lru_cache(maxsize=MOST_KEPT)
def hex_named(name: str) -> Hex:
    """The place with this name, in upper or lower case. Raises ValueError if there is none."""
    parts = _NAME.fullmatch(name.lower())
    if parts is None:
        raise ValueError(name)
    radius, number = int(parts[1]), _number(parts[2])
    if number >= max(1, SIDES * radius):
        raise ValueError(name)
    side, steps = divmod(number, max(1, radius))
    return CENTRE.neighbour(side, radius).neighbour((side + 2) % SIDES, steps)


def _number_in_ring(place: Hex, radius: int) -> int:
    """How many places of the ring come before this one."""
    for side in DIRECTIONS:
        corner = CENTRE.neighbour(side, radius)
        steps = place.distance(corner)
        if steps < max(1, radius) and corner.neighbour((side + 2) % SIDES, steps) == place:
            return side * radius + steps
    raise AssertionError(place)


def _letters(number: int) -> str:
    """0 is `a`, 25 is `z`, 26 is `aa`."""
    text, number = "", number + 1
    while number:
        number, letter = divmod(number - 1, _LETTERS)
        text = chr(ord("a") + letter) + text
    return text


def _number(letters: str) -> int:
    """The inverse of `_letters`."""
    number = 0
    for letter in letters:
        number = number * _LETTERS + ord(letter) - ord("a") + 1
    return number - 1
