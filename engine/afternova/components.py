"""The components of Afternova, read from `data/*.json`: mercenaries, planets, blueprints, upgrades, starships, cubes.

The counts of components, the storage and the number of skills are the published game's. The numbers on single cards are
house values, and every record says so (`source`).
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal, TypeAlias

import msgspec

from engine.core import components

Colour: TypeAlias = Literal["purple", "green", "orange", "black", "white"]
Skill: TypeAlias = Literal["pilot", "engineer", "security", "mining"]
Cubes: TypeAlias = tuple[int, int, int, int, int]
"""Numbers of purple, green, orange, black and white cubes."""
Icons: TypeAlias = tuple[int, int, int, int]
"""Numbers of piloting, engineering, security and mining icons."""

COLOURS: tuple[Colour, ...] = ("purple", "green", "orange", "black", "white")
SKILLS: tuple[Skill, ...] = ("pilot", "engineer", "security", "mining")
NO_CUBES: Cubes = (0, 0, 0, 0, 0)
NO_ICONS: Icons = (0, 0, 0, 0)
HAND_LIMIT = 8
ROW = 4
"""Mercenaries, and blueprints, in the market."""
PLANETS = 3
QUOTA = 3
"""Cards taken in a market action."""
LAST_BLUEPRINT = 6


def cubes_of(numbers: dict[Colour, int]) -> Cubes:
    """The numbers in the order of COLOURS."""
    purple, green, orange, black, white = (numbers.get(colour, 0) for colour in COLOURS)
    return purple, green, orange, black, white


def icons_of(numbers: dict[Skill, int]) -> Icons:
    """The numbers in the order of SKILLS."""
    pilot, engineer, security, mining = (numbers.get(skill, 0) for skill in SKILLS)
    return pilot, engineer, security, mining


def skill_index(name: str) -> int:
    """The index of a skill in SKILLS. Raises StopIteration if there is none of this name."""
    return next(index for index, skill in enumerate(SKILLS) if skill == name)


class Mercenary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mercenary with two skill icons."""

    id: str
    skills: tuple[Skill, Skill]
    source: Annotated[dict[Literal["count", "skills", "name"], components.Certainty], msgspec.Meta(min_length=3)]


class Planet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planet: the skill icons an extraction needs, and its spaces for cubes."""

    id: str
    needs: dict[Skill, int]
    cubes: int
    source: Annotated[dict[Literal["needs", "cubes", "name"], components.Certainty], msgspec.Meta(min_length=3)]


class Blueprint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A blueprint: the cubes it costs, its points, its upgrade if it has one."""

    id: str
    cost: dict[Colour, int]
    points: int
    source: Annotated[dict[Literal["numbers", "name"], components.Certainty], msgspec.Meta(min_length=2)]
    upgrade: str | None = None


class Upgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a completed blueprint gives its ship from the next turn on. Upgrades of the same kind add up.

    storage, hand: higher limits; skill: an icon in every extraction in which the ship takes part; market: more cards
    per market action; fee: mercenaries drawn after helping; sweep: sweeps that cost no card; wild: cubes of a
    blueprint's cost that may be of any colour.
    """

    id: str
    kind: Literal["storage", "hand", "skill", "market", "fee", "sweep", "wild"]
    amount: int
    source: components.Certainty
    skill: Skill | None = None


class Starship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The front of a starship."""

    id: str
    storage: int
    source: Annotated[dict[Literal["storage", "name"], components.Certainty], msgspec.Meta(min_length=2)]


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hidden objective: points for each icon of two colours on completed blueprints."""

    id: str
    colours: tuple[Colour, Colour]
    points: int
    source: components.Certainty


class CubeCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of cubes of a colour."""

    id: Colour
    count: int
    source: components.Certainty


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mercenaries dealt in turn order (for two: after the bot, which gets none)."""

    id: str
    players: int
    mercenaries: tuple[int, ...]
    source: components.Certainty


class Parts(msgspec.Struct, frozen=True):
    """All components."""

    mercenaries: dict[str, Mercenary]
    planets: dict[str, Planet]
    blueprints: dict[str, Blueprint]
    upgrades: dict[str, Upgrade]
    starships: dict[str, Starship]
    objectives: dict[str, Objective]
    cubes: Cubes
    seatings: dict[int, tuple[int, ...]]
    icons: dict[str, Icons]
    """By mercenary: its skill icons."""
    needs: dict[str, Icons]
    """By planet: the skill icons it needs."""
    costs: dict[str, Cubes]
    """By blueprint: the cubes it costs."""
    ranks: dict[str, int]
    """By mercenary or blueprint: its index in the card list."""


FILES = (*(f"{name}.json" for name in components.kinds_of(Parts)), "cubes.json", "setup.json")


def build(given: components.Files) -> Parts:
    """Read and check all files. Raises ComponentError, which names the file and the record."""
    read = components.read_kinds(given, components.kinds_of(Parts))
    mercenaries, blueprints = read["mercenaries"], read["blueprints"]
    counts = components.read_records(given, "cubes.json", CubeCount)
    seatings = components.read_records(given, "setup.json", Seating)
    parts = Parts(
        **read,
        cubes=cubes_of({count.id: count.count for count in counts.values()}),
        seatings={seating.players: seating.mercenaries for seating in seatings.values()},
        icons={card.id: icons_of(Counter(card.skills)) for card in mercenaries.values()},
        needs={planet.id: icons_of(planet.needs) for planet in read["planets"].values()},
        costs={card.id: cubes_of(card.cost) for card in blueprints.values()},
        ranks={card: rank for rank, card in enumerate((*mercenaries, *blueprints))},
    )
    _judge_cards(parts)
    _judge_planets(parts)
    _judge_upgrades(parts)
    _judge_ships(parts)
    _judge_setup(parts)
    return parts


def _judge_ids(file: str, found: dict[str, object], wanted: tuple[str, ...]) -> None:
    """Names and texts depend on the ids, so an owner's file must keep them."""
    for record in found:
        components.require(record in wanted, file, record, f"ids are {wanted[0]} to {wanted[-1]}")
    components.require(len(found) == len(wanted), file, "", f"there are {len(wanted)} records, not {len(found)}")


def _numbered(letter: str, count: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number:02}" for number in range(1, count + 1))


def _judge_cards(parts: Parts) -> None:
    _judge_ids("mercenaries.json", dict(parts.mercenaries), _numbered("m", 40))
    file = "blueprints.json"
    _judge_ids(file, dict(parts.blueprints), _numbered("b", 40))
    for card in parts.blueprints.values():
        size = sum(card.cost.values())
        fits = all(1 <= count <= 8 for count in card.cost.values()) and 1 <= size <= 6
        components.require(fits, file, card.id, "a blueprint costs 1 to 6 cubes")
        components.require(0 <= card.points <= 30, file, card.id, "points must be from 0 to 30")
        known = card.upgrade is None or card.upgrade in parts.upgrades
        components.require(known, file, card.id, f"there is no upgrade {card.upgrade}")


def _judge_planets(parts: Parts) -> None:
    file = "planets.json"
    _judge_ids(file, dict(parts.planets), _numbered("p", 18))
    for planet in parts.planets.values():
        fits = len(planet.needs) == 2 and all(1 <= count <= 8 for count in planet.needs.values())
        components.require(fits, file, planet.id, "a planet needs two skills, 1 to 8 icons each")
        components.require(1 <= planet.cubes <= 8, file, planet.id, "a planet has 1 to 8 cubes")


def _judge_upgrades(parts: Parts) -> None:
    file = "upgrades.json"
    for upgrade in parts.upgrades.values():
        components.require(1 <= upgrade.amount <= 8, file, upgrade.id, "amount must be from 1 to 8")
        fits = (upgrade.skill is not None) == (upgrade.kind == "skill")
        components.require(fits, file, upgrade.id, "a skill belongs to an upgrade of kind skill, and only there")


def _judge_ships(parts: Parts) -> None:
    _judge_ids("starships.json", dict(parts.starships), tuple(f"ship{number:02}" for number in range(1, 11)))
    for ship in parts.starships.values():
        components.require(1 <= ship.storage <= 12, "starships.json", ship.id, "storage must be from 1 to 12")
    components.require(len(parts.objectives) >= 7, "objectives.json", "", "there must be 7 objectives or more")
    for objective in parts.objectives.values():
        one, other = objective.colours
        components.require(one != other, "objectives.json", objective.id, "the two colours differ")


def _judge_setup(parts: Parts) -> None:
    components.require(min(parts.cubes) >= 1, "cubes.json", "", "each colour needs a record with a count of 1 or more")
    for players in range(2, 7):
        dealt = parts.seatings.get(players, ())
        components.require(
            len(dealt) == players, "setup.json", f"players-{players}", f"mercenaries needs {players} numbers"
        )
        fits = all(0 <= count <= HAND_LIMIT - 1 for count in dealt) and sum(dealt) <= 36
        components.require(fits, "setup.json", f"players-{players}", "a hand begins with 0 to 7 mercenaries")


COMPONENTS = components.ComponentSet(components.read_bundled("engine.afternova", FILES), build)


def parts() -> Parts:
    """The components in use."""
    return COMPONENTS.parts
