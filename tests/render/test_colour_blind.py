"""Who sees no red, or no green, tells apart the signs of a legend and the tokens of seats."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from cogs.titles import presentations
from render.afternova import signs_page as afternova
from render.day_and_night import signs_page as day_and_night
from render.eclipse import legend as eclipse
from render.kit import svg
from render.kit.legend import Section
from render.kit.palette import PEOPLE
from render.kit.people import badge_of
from render.solenia import signs_page as solenia
from render.voidfall import legend as voidfall

MATRICES = {
    "protanope": ((0.112, 0.888, 0.0), (0.112, 0.888, 0.0), (0.004, -0.004, 1.0)),
    "deuteranope": ((0.293, 0.707, 0.0), (0.293, 0.707, 0.0), (-0.021, 0.021, 1.0)),
}
"""Of linear light (Viénot, Brettel and Mollon 1999)."""
GROUND, SIDE, SIZE = "#10131C", 120, 52
LEAST = 1.2
"""The least mean difference of two signs on their ground, of 255."""

Signs = dict[str, Image.Image]


def seen(image: Image.Image, matrix: tuple[tuple[float, float, float], ...]) -> Image.Image:
    """The image as such a person sees it."""
    light = [round(255 * (value / 255) ** 2.2) for value in range(256)] * 3
    back = [round(255 * (value / 255) ** (1 / 2.2)) for value in range(256)] * 3
    flat = tuple(number for row in matrix for number in (*row, 0.0))
    return image.convert("RGB").point(light).convert("RGB", flat).point(back)


def placed(drawing: Image.Image) -> Image.Image:
    """A sign in the middle of its ground."""
    canvas = Image.new("RGB", (SIDE, SIDE), GROUND)
    svg.stamp_at(canvas, drawing, SIDE / 2, SIDE / 2)
    return canvas


def of_sections(sections: list[Section]) -> Signs:
    return {sign.words.key + str(sign.words.args): placed(sign.draw(SIZE)) for _, signs in sections for sign in signs}


def of_eclipse() -> Signs:
    found: Signs = {}
    for section in eclipse.SECTIONS.values():
        for sign in section():
            canvas = Image.new("RGB", (SIDE, SIDE), GROUND)
            sign.stamp(canvas, SIDE / 2, SIDE / 2, SIZE)
            found[sign.words.key + str(sign.words.args)] = canvas
    return found


def of_voidfall() -> Signs:
    groups = [group for part in (0, 1) for group in voidfall.groups_of(part)]
    return {words.key + str(words.args): placed(drawing) for _, signs in groups for drawing, words in signs}


LEGENDS: dict[str, Callable[[], Signs]] = {
    "day_and_night": lambda: of_sections(day_and_night.sections()),
    "solenia": lambda: of_sections([section for each in solenia.pictures() for section in each]),
    "afternova": lambda: of_sections([section for each in afternova.pictures("en") for section in each]),
    "eclipse": of_eclipse,
    "voidfall": of_voidfall,
}


def apart(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two signs."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / len(one.getbands())


def alike(signs: Signs, matrix: tuple[tuple[float, float, float], ...], least: float = LEAST) -> list[str]:
    """The pairs that others tell apart, and such a person does not."""
    found = {name: seen(drawing, matrix) for name, drawing in signs.items()}
    return [
        f"{one} / {other}: {amount:.2f}"
        for one, other in combinations(found, 2)
        if (amount := apart(found[one], found[other])) < least < apart(signs[one], signs[other])
    ]


def test_each_title_with_a_legend_has_its_signs_here() -> None:
    assert LEGENDS.keys() == {each for each, shown in presentations().items() if "legend" in shown.pictures}


@pytest.mark.parametrize("matrix", MATRICES.values(), ids=MATRICES)
@pytest.mark.parametrize("signs", LEGENDS.values(), ids=LEGENDS)
def test_the_signs_of_a_title_are_told_apart(
    signs: Callable[[], Signs], matrix: tuple[tuple[float, float, float], ...]
) -> None:
    assert alike(signs(), matrix) == []


@pytest.mark.parametrize("matrix", MATRICES.values(), ids=MATRICES)
def test_the_tokens_of_seats_are_told_apart(matrix: tuple[tuple[float, float, float], ...]) -> None:
    """By more than their letters, which annotations of a map may lack."""
    tokens = {str(seat): placed(badge_of(person, 72)) for seat, person in enumerate(PEOPLE)}
    assert alike(tokens, matrix, 4) == []
    shapes = [drawing.convert("L") for drawing in tokens.values()]
    assert min(apart(one, other) for one, other in combinations(shapes, 2)) > 2


def test_two_signs_that_differ_only_in_red_and_green_are_found() -> None:
    """A red and a brown that look alike to who sees no green."""
    discs = {
        colour: placed(svg.sprite(f'<circle cx="50" cy="50" r="45" fill="{colour}"/>', SIZE))
        for colour in ("#B44A3C", "#7D6A3C")
    }
    assert alike(discs, MATRICES["deuteranope"]) != []
