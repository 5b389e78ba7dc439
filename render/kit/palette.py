"""Colours of Orrery and of the six people: colour, shape and letter, safe for colour-blind eyes."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]
Shape: TypeAlias = Literal["disc", "square", "triangle", "diamond", "pentagon", "star"]

BRASS = "#C9A24B"
BRASS_LIGHT = "#F0D693"
BRASS_DARK = "#7A5A20"
INK = "#0B0D1F"
INDIGO = "#161A3A"
PAPER = "#F4EFE6"
MIST = "#B9BEDC"


class Person(NamedTuple):
    """The marks of a seat: colour, shape and letter, always shown together."""

    colour: str
    shape: Shape
    letter: str
    ink: str
    """The colour of dark text on the person's colour."""

    @property
    def accent(self) -> int:
        """The colour as Discord wants it at the edge of a message."""
        return int(self.colour[1:], 16)


PEOPLE = (
    Person("#E69F00", "disc", "A", "#2B1A00"),
    Person("#56B4E9", "square", "B", "#06202F"),
    Person("#2BB38A", "triangle", "C", "#04241A"),
    Person("#E58BB5", "diamond", "D", "#33101F"),
    Person("#F0E442", "pentagon", "E", "#2B2800"),
    Person("#F4EFE6", "star", "F", "#2A2620"),
)
AGAINST = Person("#B79CFF", "disc", "×", "#1B1038")
"""The marks of a side without a seat, against which people play."""


def rgb(colour: str) -> Rgb:
    """`#C9A24B` as three integers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """`one` with this share of `other` in it."""
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in zip(rgb(one), rgb(other), strict=True))
