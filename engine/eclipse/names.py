"""What seats, sides, places and components are called."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core.text import Text, naming, say
from engine.eclipse.components import PARTS, SECTORS, SPECIES, TECHNOLOGIES, AnyClass, Resource
from engine.eclipse.state import ANCIENTS, GCDS, Place, Sector, Side

SEATS: tuple[Text, ...] = tuple(say(f"ecl-seat-{seat}") for seat in range(6))

LETTERS = "abcdef"
"""The seats in keys and as they are typed."""


def side_name(side: Side) -> Text:
    """A seat's name, the Ancients or the GCDS."""
    if side == ANCIENTS:
        return say("ecl-ancients")
    return say("ecl-gcds") if side == GCDS else SEATS[side]


species_name = naming("ecl-species")
"""A species."""


def species_summary(species: str) -> Text:
    """What makes a species different, in a line."""
    terran = SPECIES[species].terran
    return say("ecl-species-terran-summary" if terran else f"ecl-species-{species}-summary")


technology_name = naming("ecl-tech")
"""A technology."""


def technology_text(technology: str) -> Text:
    """What a technology does; of a ship part, what it adds to a ship."""
    if TECHNOLOGIES[technology].kind == "ship_part":
        return part_text(technology)
    return say(f"ecl-tech-text-{technology}")


@cache
def part_name(part: str) -> Text:
    """A ship part."""
    return say(f"ecl-part-{part}")


def part_text(part_id: str) -> Text:
    """What a part adds to a ship, value by value."""
    part = PARTS[part_id]
    values = [
        say(f"ecl-value-{name}", value=value)
        for name, value in (
            ("cannons", sum(part.cannons)),
            ("missiles", sum(part.missiles)),
            ("computer", part.computer),
            ("shield", part.shield),
            ("hull", part.hull),
            ("movement", part.movement),
            ("initiative", part.initiative),
            ("energy", part.energy),
        )
        if value
    ]
    return say("ecl-values", values=values)


@lru_cache(maxsize=256)
def ship_name(ship: AnyClass, count: int = 1) -> Text:
    """A class of ships, so many of them."""
    return say(f"ecl-ship-{ship}", count=count)


def amount(resource: Resource, count: int) -> Text:
    """`3 materials`."""
    return say(f"ecl-amount-{resource}", count=count)


@lru_cache(maxsize=4096)
def too_dear(resource: Resource, price: int, have: int) -> Text | None:
    """That somebody with so much of a resource cannot pay a price; None: they can."""
    return None if price <= have else say("ecl-why-too-dear", price=amount(resource, price), have=have)


@cache
def needs(technology: str) -> Text:
    """That a technology is missing."""
    return say("ecl-why-technology", technology=technology_name(technology))


def ships_of_side(side: Side, ship: AnyClass, count: int = 1) -> Text:
    """Ships with their owner's name. The Ancients and the GCDS have the names of their ships, which stand alone."""
    named = ship_name(ship, count)
    return named if side < 0 else say("ecl-ships-of", side=SEATS[side], ship=named, count=count)


discovery_name = naming("ecl-discovery")
"""The face of a discovery tile."""


def place_name(place: Place) -> str:
    """A place as it is written: the same in every language, and how it is typed."""
    return place.upper()


def sector_summary(sector: Sector) -> Text:
    """What a sector is worth: its points, and whether a discovery tile lies there."""
    points = SECTORS[sector.id].vp
    return say("ecl-sector-worth" if sector.discovery is None else "ecl-sector-worth-discovery", points=points)


def sector_name(sector: str) -> Text:
    """A sector by its printed number."""
    return say("ecl-thing-sector", sector=sector)


def sector_facts(sector: str) -> Text:
    """The ring of a sector, and what lies on it as it is printed."""
    tile = SECTORS[sector]
    ring = say(f"ecl-thing-ring-{tile.ring}")
    things = [say("ecl-thing-sector-ancients", count=tile.ancients)] if tile.ancients else []
    things += [say(f"ecl-thing-sector-{name}") for name in ("gcds", "discovery", "artifact") if getattr(tile, name)]
    return say("ecl-thing-sector-facts", ring=ring, things=things) if things else ring


def sector_text(sector: str) -> Text:
    """The points and squares of a sector."""
    tile = SECTORS[sector]
    squares = [
        say(f"ecl-square-advanced-{each.kind}" if each.advanced and each.kind != "gray" else f"ecl-square-{each.kind}")
        for each in tile.squares
    ]
    if not squares:
        return say("ecl-thing-sector-bare", points=tile.vp)
    return say("ecl-thing-sector-text", points=tile.vp, squares=squares)


def percent(chance: float) -> int | str:
    """A chance in percent. What is not certain does not look so."""
    if 0 < chance < 0.005:
        return "<1"
    return ">99" if 0.995 <= chance < 1 else round(100 * chance)
