"""The tracks of a player board as pure functions: production, upkeep, balance, prices (facts, section 5). They read the
state and the view alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

from engine.eclipse import components
from engine.eclipse.state import Player


class Board(Protocol):
    """What the tracks of a player board read: `Player` of the state or `PlayerView`."""

    @property
    def money(self) -> int:
        """The money in storage."""

    @property
    def discs(self) -> int:
        """The discs on the influence track."""

    @property
    def cubes(self) -> Sequence[int]:
        """The cubes on each population track."""

    @property
    def technologies(self) -> Sequence[str]:
        """The technologies owned, printed ones included."""


def production(player: Board, resource: components.Resource) -> int:
    """What a track yields in upkeep."""
    return components.PRODUCTION[player.cubes[components.RESOURCES.index(resource)]]


def upkeep(player: Board, spending: int = 0) -> int:
    """What the discs off the influence track cost; those on action spaces count as gone (P17.15.2). `spending`: discs
    that are about to leave the track."""
    return components.UPKEEP[max(0, min(player.discs - spending, len(components.UPKEEP) - 1))]


def balance(player: Board, spending: int = 0) -> int:
    """The money after upkeep as things stand; below 0 the civilization is in trouble (P17.15.2)."""
    return player.money + production(player, "money") - upkeep(player, spending)


def stored(player: Player, resource: components.Resource) -> int:
    """What lies in storage."""
    match resource:
        case "money":
            return player.money
        case "science":
            return player.science
        case "materials":
            return player.materials


def has_room(player: Board, resource: components.Resource) -> bool:
    """Whether a cube can go back to this track (P17.6.3)."""
    return player.cubes[components.RESOURCES.index(resource)] < components.MOST_CUBES


def owned_in(player: Board, category: components.Category) -> int:
    """How many technologies of a category a player owns, printed ones included."""
    return _by_category(tuple(player.technologies)).get(category, 0)


@lru_cache(maxsize=4096)
def _by_category(technologies: tuple[str, ...]) -> dict[components.Category, int]:
    """How many of these are of each category; categories without any are left out."""
    return Counter(components.TECHNOLOGIES[each].category for each in technologies)


def price_of(player: Board, technology: str) -> int:
    """The science that a technology costs this player (P17.7.1)."""
    tech = components.TECHNOLOGIES[technology]
    return discounted(tech, discount_in(player, tech.category))


def discounted(tech: components.Technology, discount: int) -> int:
    """The price of a technology with a discount, at least its printed minimum (P17.7.1)."""
    return max(tech.minimum, tech.price - discount)


def discount_in(player: Board, category: components.Category) -> int:
    """The science that the technologies of a category owned take off the price of the next one."""
    return components.DISCOUNTS[min(owned_in(player, category), len(components.DISCOUNTS) - 1)]


def has_place_for(player: Board, technology: str) -> bool:
    """Whether a technology can be taken at all: not owned, and its category is not full (P17.7.1)."""
    category = components.TECHNOLOGIES[technology].category
    return technology not in player.technologies and has_room_in(player, category)


def has_room_in(player: Board, category: components.Category) -> bool:
    """Whether one more technology of a category fits (P17.7.1)."""
    return owned_in(player, category) < components.MOST_IN_CATEGORY


def technology_points(player: Board) -> int:
    """Points for the categories at the end."""
    return sum(components.CATEGORY_POINTS[owned_in(player, category)] for category in components.CATEGORIES)


def reputation_fits(player: Player, ambassadors: int, tiles: int) -> bool:
    """Whether so many ambassadors and reputation tiles have places on the reputation track (P1.7)."""
    places = components.SPECIES[player.species].reputation
    more = max(0, ambassadors - places.ambassador) + max(0, tiles - places.reputation)
    return more <= places.either
