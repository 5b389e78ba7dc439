"""A chart of lines: how several values rise and fall, each in the colour of a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine.core.kit import OUTSIDER
from locales.numbers import with_minus
from render.kit import svg
from render.kit.light import Fine, lay_colour
from render.kit.palette import BRASS, INK, MIST, Person
from render.kit.people import badge_of, person
from render.kit.text import PHONE, SMALL, Style, width, write

MOST_POINTS = 240
"""More points than this along the chart are thinned out: the eye does not tell them apart."""
BADGE = 50
AT_END = 0.16
"""The share of a chart that shows what was counted or revealed at the end."""
_LEFT, _RIGHT, _BELOW = 84, 60, 56


class Box(NamedTuple):
    """A rectangle of the canvas."""

    left: float
    top: float
    width: float
    height: float


class Lines(NamedTuple):
    """What a chart shows: `values` has by seat the values from left to right, all of the same number. `ticks`: marks
    below it, as (index of a value, text). `against`: the values of the side without a seat. `end`: the index from which on
    only what had been earned before was counted: a part of its own, with this text. `whose`: the marks of the lines, where
    they are not those of the seats."""

    values: Sequence[Sequence[int]]
    ticks: Sequence[tuple[int, str]] = ()
    against: Sequence[int] = ()
    end: tuple[int, str] | None = None
    whose: Sequence[Person] = ()

    def every(self) -> list[tuple[Person, Sequence[int]]]:
        """All lines, each with whose it is."""
        found = [(self.whose[seat] if self.whose else person(seat), line) for seat, line in enumerate(self.values)]
        return [*found, (person(OUTSIDER), self.against)] if self.against else found


def draw_chart(canvas: Image.Image, box: Box, lines: Lines, language: str) -> None:
    """The chart in its box, with a scale on the left, marks below, and each person's badge at the end of the line."""
    count = len(lines.values[0]) if lines.values else 0
    if count < 2:
        return
    every = lines.every()
    everything = [value for _, line in every for value in line]
    marks = scale(min(everything), max(everything))
    inner = Box(box.left + _LEFT, box.top + 24, box.width - _LEFT - _RIGHT, box.height - _BELOW - 24)
    low, high = marks[0], marks[-1]

    x_of = _scale_across(inner, count, lines.end)

    def y_of(value: float) -> float:
        return inner.top + inner.height * (high - value) / (high - low)

    begun = [] if lines.end is None else [(lines.end[0] - 1, lines.end[1])]
    ticks = [*(tick for tick in lines.ticks if not begun or tick[0] < begun[0][0]), *begun]
    _grid(canvas, inner, [y_of(mark) for mark in marks], [x_of(index) for index, _ in ticks])
    for mark in marks:
        write(canvas, inner.left - 16, y_of(mark), with_minus(str(mark)), Style(SMALL, MIST, language), "right")
    _write_ticks(canvas, inner, [(x_of(index), text) for index, text in ticks], language, keep=len(begun))
    for whose, line in reversed(every):
        points = [(x_of(index), y_of(value)) for index, value in thin_out(line)]
        _draw_line(canvas, box, points, whose.colour)
    ends = within(spread_apart([y_of(line[-1]) for _, line in every], BADGE * 0.9), box, BADGE / 2)
    for (whose, _), y in zip(every, ends, strict=True):
        svg.stamp_at(canvas, badge_of(whose, BADGE), inner.left + inner.width + 34, y)


def _scale_across(inner: Box, count: int, end: tuple[int, str] | None) -> Callable[[float], float]:
    """Where a value stands from left to right; those of the end share the last part."""
    if end is None:
        return lambda index: inner.left + inner.width * index / (count - 1)
    last, room = max(end[0] - 1, 1), inner.width * AT_END

    def x_of(index: float) -> float:
        if index <= last:
            return inner.left + (inner.width - room) * index / last
        return inner.left + inner.width - room * (count - 1 - index) / max(count - 1 - last, 1)

    return x_of


def scale(low: int, high: int) -> list[int]:
    """Round numbers for a scale that contains both values: about five of them, and at least two."""
    span = max(high - low, 1)
    step = next(unit * 10**power for power in range(12) for unit in (1, 2, 5) if unit * 10**power * 5 >= span)
    first, last = low // step * step, -(-high // step) * step
    return list(range(first, max(last, first + step) + 1, step))


def thin_out(line: Sequence[int], most: int = MOST_POINTS) -> list[tuple[int, int]]:
    """The points of a line as (index, value), without those where nothing changes, and at most about this many. The
    first and the last one stay."""
    every = -(-len(line) // most)
    last = len(line) - 1
    return [
        (index, value)
        for index, value in enumerate(line)
        if index in (0, last)
        or (index % every == 0 and (value != line[max(index - every, 0)] or value != line[min(index + every, last)]))
    ]


def spread_apart(places: Sequence[float], gap: float) -> list[float]:
    """The places moved apart so that neighbours have this gap, in their order, as little as possible."""
    order = sorted(range(len(places)), key=lambda index: (places[index], index))
    moved = list(places)
    for one, other in pairwise(order):
        moved[other] = max(moved[other], moved[one] + gap)
    if order:
        shift = (sum(moved) - sum(places)) / len(places)
        moved = [place - shift for place in moved]
    return moved


def within(places: Sequence[float], box: Box, spare: float) -> list[float]:
    """The places moved together so that they are in the box, with this much room at its ends, if they fit."""
    above, below = box.top + spare - min(places), max(places) - (box.top + box.height - spare)
    shift = above if above > 0 else -max(below, 0)
    return [place + shift for place in places]


def _grid(canvas: Image.Image, inner: Box, across: Sequence[float], down: Sequence[float]) -> None:
    wide, tall = round(inner.width), round(inner.height) + 4
    fine = Fine(wide, tall, fine=2)
    for y in across:
        fine.line((0, y - inner.top + 2), (wide, y - inner.top + 2), 2, 0.3)
    for x in down:
        fine.line((x - inner.left, 0), (x - inner.left, tall), 2, 0.22)
    lay_colour(canvas, BRASS, fine.mask(), at=(round(inner.left), round(inner.top) - 2))


def _write_ticks(canvas: Image.Image, inner: Box, ticks: Sequence[tuple[float, str]], language: str, keep: int) -> None:
    """The texts that have room; the last ones (`keep`) always."""
    style = Style(PHONE, MIST, language)
    kept = list(ticks[len(ticks) - keep :])
    right = kept[0][0] - 12 if kept else inner.left + inner.width + _RIGHT
    for x, text in [*with_room(ticks[: len(ticks) - keep], right, lambda text: width(text, style)), *kept]:
        left = min(x + 6, inner.left + inner.width + 4 - width(text, style))  # clear of the badges
        write(canvas, left, inner.top + inner.height + 30, text, style)


def with_room(
    ticks: Sequence[tuple[float, str]], right: float, wide: Callable[[str], float]
) -> list[tuple[float, str]]:
    """The texts (x, words) that neither touch the one before nor go beyond the right edge; `wide` is how wide one is."""
    found: list[tuple[float, str]] = []
    free = float("-inf")
    for x, text in ticks:
        ends = x + 6 + wide(text)
        if x >= free and ends <= right:
            found.append((x, text))
            free = ends + 18
    return found


def _draw_line(canvas: Image.Image, box: Box, points: Sequence[tuple[float, float]], colour: str) -> None:
    size = round(box.width), round(box.height)
    at = round(box.left), round(box.top)
    for ink, thick in ((INK, 9.0), (colour, 5.0)):
        fine = Fine(*size, fine=2)
        local = [(x - at[0], y - at[1]) for x, y in points]
        for one, other in pairwise(local):
            fine.line(one, other, thick)
            fine.disc(*other, thick / 2)
        lay_colour(canvas, ink, fine.mask(), at=at)
