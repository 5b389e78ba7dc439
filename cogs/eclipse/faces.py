"""Everything of Eclipse that can be looked up: technologies, parts, species, sectors, discoveries, ships, pieces."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cogs.ui.presentation import CardFace, by_id
from engine.core.text import Text, say
from engine.eclipse import components, names

PIECES = (
    "piece-orbital",
    "piece-monolith",
    "ambassador",
    "traitor",
    "reputation",
    "disc",
    "colony_ship",
    "cube",
    "artifact",
)


@cache
def faces() -> dict[str, CardFace]:
    """By id; a part that a technology unlocks has its own face behind `part-`, like what it builds behind `ship-` or
    `piece-`."""
    return by_id(*_technologies(), *_parts(), *_species(), *_sectors(), *_discoveries(), *_ships(), *_pieces())


def kind_of(name: str) -> Text:
    """What sort of thing it is."""
    return say(f"ecl-kind-{name}")


def technology_face(tech: components.Technology) -> CardFace:
    """A technology with its price and what it does."""
    facts = say("ecl-card-tech", category=say(f"ecl-category-{tech.category}"), price=tech.price, least=tech.minimum)
    return CardFace(
        tech.id, names.technology_name(tech.id), facts, names.technology_text(tech.id), kind_of("technology")
    )


def _technologies() -> Iterator[CardFace]:
    yield from map(technology_face, components.TECHNOLOGIES.values())


def _parts() -> Iterator[CardFace]:
    for part in components.PARTS:
        yield CardFace(f"part-{part}", names.part_name(part), None, names.part_text(part), kind_of("part"), (part,))


def _species() -> Iterator[CardFace]:
    for species in components.SPECIES:
        yield CardFace(species, names.species_name(species), None, names.species_summary(species), kind_of("species"))


def _sectors() -> Iterator[CardFace]:
    for sector in components.SECTORS:
        kind, about = kind_of("sector"), names.sector_text(sector)
        yield CardFace(
            f"sector-{sector}", names.sector_name(sector), names.sector_facts(sector), about, kind, (sector,)
        )


def _discoveries() -> Iterator[CardFace]:
    for tile in components.DISCOVERIES.values():
        about = say("ecl-thing-discovery-text", points=components.DISCOVERY_POINTS, count=tile.count)
        yield CardFace(
            f"discovery-{tile.id}", names.discovery_name(tile.id), None, about, kind_of("discovery"), drawn=False
        )


def _ships() -> Iterator[CardFace]:
    for ship in (*components.SHIP_CLASSES, "ancient", "gcds"):
        about = say(f"ecl-thing-{ship}-text")
        yield CardFace(f"ship-{ship}", names.ship_name(ship), None, about, kind_of("ship"), (ship,), drawn=False)


def _pieces() -> Iterator[CardFace]:
    for piece in PIECES:
        about = say(f"ecl-thing-{piece}-text")
        yield CardFace(piece, say(f"ecl-thing-{piece}"), None, about, kind_of("piece"), drawn=False)


def ruling_groups() -> dict[str, list[str]]:
    """The groups of components that rulings name."""
    parts = list(components.PARTS.values())
    return {
        "parts": [f"part-{part.id}" for part in parts],
        "ancient_parts": [f"part-{part.id}" for part in parts if part.ancient],
        "cannons": [f"part-{part.id}" for part in parts if part.cannons],
        "missiles": [f"part-{part.id}" for part in parts if part.missiles],
        "ships": [f"ship-{ship}" for ship in ("interceptor", "cruiser", "dreadnought", "starbase")],
        "discoveries": [f"discovery-{tile}" for tile in components.DISCOVERIES],
        "terrans": [species.id for species in components.SPECIES.values() if species.terran],
        "homes": [f"sector-{sector.id}" for sector in components.SECTORS.values() if sector.ring == "home"],
        "orbital": ["orbital", "piece-orbital"],
        "monolith": ["monolith", "piece-monolith"],
    }
