"""Colours, sizes and names of Afternova's pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine.afternova.components import COLOURS, SKILLS, Colour, Cubes, Icons, Skill, parts
from engine.afternova.names import card_name
from engine.afternova.view import ROBOT, View
from engine.core.text import Text, say
from locales import message as told
from render.kit.frame import EDGE
from render.kit.palette import PEOPLE, Person
from render.kit.picture import Scene
from render.kit.text import NARROW

GAP = 14
SPAN = NARROW - 2 * EDGE
"""The room between the margins: a phone shows a picture at 0.4."""

GROUND, GROUND_HIGH, INK = "#17121F", "#251A36", "#0D0914"
NOVA = "#FF5C8A"
TEAL, TEAL_PALE, TEAL_DEEP = "#2FD0C8", "#BFF5F0", "#0C4A4C"
WARN = "#FFB454"
HAZE = "#C9BFE0"
PAPER_TOP, PAPER_LOW, PAPER_INK, PAPER_LINE = "#FBF4E6", "#EBDDC6", "#2A1E33", "#9C8461"
PRINT, PRINT_LIGHT, PRINT_DEEP = "#3E6FD8", "#BFD5FF", "#142452"
"""Blueprints: cyanotype blue."""

CUBE_LOOKS: dict[Colour, tuple[str, str, str, str, str]] = {
    "purple": ("#8E46E8", "#BC8BFF", "#5A1FA8", "#FFFFFF", "#1C0838"),
    "green": ("#2FA84F", "#7CE094", "#14682B", "#FFFFFF", "#03240D"),
    "orange": ("#F28A1C", "#FFC577", "#A8540A", "#241000", "#3A1A00"),
    "black": ("#23222B", "#4A4956", "#0B0A10", "#FFFFFF", "#B9BCCB"),
    "white": ("#F3F0EA", "#FFFFFF", "#BDB8AE", "#16131C", "#4B4658"),
}
"""Front, top and side of a cube, its letter, its edge (light around the black one)."""
SKILL_LOOKS: dict[Skill, tuple[str, str]] = {
    "pilot": ("pilot", "#FF86AB"),
    "engineer": ("spanner", "#FFC765"),
    "security": ("checked-shield", "#57DDD5"),
    "mining": ("war-pick", "#C3EA72"),
}
"""Icon and colour of a skill."""
ROBOT_LOOK = Person("#B7B2C8", "disc", "", "#19161F")

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""
Spots: TypeAlias = dict[str, Box]
"""Where the things were drawn that marks can refer to."""


def person(seat: int) -> Person:
    """The colour, shape and letter of a seat, or of the bot."""
    return ROBOT_LOOK if seat == ROBOT else PEOPLE[seat]


def code(kind: Colour | Skill, language: str) -> str:
    """The letter, or Chinese character, for a colour or a skill."""
    return told(f"an-code-{kind}", language)


def cubes_in(cubes: Cubes) -> list[Colour]:
    """One entry for each cube."""
    return [colour for colour, count in zip(COLOURS, cubes, strict=True) for _ in range(count)]


def skills_in(icons: Icons) -> list[Skill]:
    """One entry for each icon."""
    return [skill for skill, count in zip(SKILLS, icons, strict=True) for _ in range(count)]


def add_cubes(counts: Iterable[Cubes]) -> Cubes:
    """The sum of several sets of cubes."""
    purple, green, orange, black, white = (sum(column) for column in zip((0,) * 5, *counts, strict=True))
    return purple, green, orange, black, white


def name_text(part: str) -> Text:
    """The name of a card, planet or ship: `m07`, `b12`, `p02`, `ship03`."""
    return say(f"an-ship-{part}") if part.startswith("ship") else card_name(part)


def upgrade_words(upgrade: str) -> Text:
    """What an upgrade does, in two or three words."""
    facts = parts().upgrades[upgrade]
    if facts.skill is not None:
        return say("an-pic-upgrade-skill", amount=facts.amount, skill=say(f"an-pic-skill-{facts.skill}"))
    return say(f"an-pic-upgrade-{facts.kind}", amount=facts.amount)


def name_of(scene: Scene, seat: int) -> str:
    """The player's name, or the name of the seat."""
    if seat == ROBOT:
        return told("an-pic-robot", scene.language)
    return scene.name(seat) or told("an-pic-seat", scene.language, letter=PEOPLE[seat].letter)


def built_count(view: View, seat: int) -> int:
    """The number of blueprints that a seat, or the bot, has completed."""
    if seat == ROBOT:
        return len(view.robot.built) + view.robot.hidden if view.robot is not None else 0
    return len(view.ships[seat].built)
