"""The colours of seats are written down once, so that pictures and messages cannot drift apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from render.kit.palette import PEOPLE, Person
from render.solenia.look import PEOPLE as PEOPLE_OF_SOLENIA

ROOT = Path(__file__).resolve().parents[2]
HOMES = {ROOT / "render/kit/palette.py", ROOT / "render/solenia/look.py"}
SOURCES = [path for folder in ("cogs", "render", "practice") for path in sorted((ROOT / folder).rglob("*.py"))]


@pytest.mark.parametrize("person", PEOPLE[:4], ids=lambda person: person.letter)
def test_the_colour_of_a_seat_is_named_in_one_place(person: Person) -> None:
    """`#E69F00` and `0xE69F00` alike."""
    colour = person.colour.removeprefix("#").casefold()
    assert [path for path in SOURCES if path not in HOMES and colour in path.read_text("utf-8").casefold()] == []


@pytest.mark.parametrize("person", [*PEOPLE, *PEOPLE_OF_SOLENIA], ids=lambda person: person.colour)
def test_messages_have_the_colour_of_the_pictures(person: Person) -> None:
    """The edge of a message is the colour of the seat."""
    assert f"#{getattr(person, 'accent', 0):06X}" == getattr(person, "colour", "")
