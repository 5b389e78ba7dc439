"""Build (P17.9.1, P17.9.2): ships, orbitals and monoliths."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Literal, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from engine.core.decision import Option, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.eclipse.actions.steps import Steps, go_on_with
from engine.eclipse.components import MINIATURES, SHIP_CLASSES, SPECIES, ShipClass
from engine.eclipse.effects import add_ship, gain
from engine.eclipse.map.geometry import judge_own, opposing_ships, owned
from engine.eclipse.names import SEATS, amount, needs, place_name, ship_name, too_dear
from engine.eclipse.ships import built_ships
from engine.eclipse.state import ActionTask, Place, Sector, State, finish

Structure: TypeAlias = Literal["orbital", "monolith"]
Item: TypeAlias = ShipClass | Structure

STRUCTURES: tuple[Structure, ...] = ("orbital", "monolith")
ITEMS: tuple[Item, ...] = (*SHIP_CLASSES, *STRUCTURES)
NEEDED: dict[Item, str] = {"starbase": "starbase", "orbital": "orbital", "monolith": "monolith"}
"""The technology without which an item cannot be built (P17.9.1)."""
HAS_ORBITAL, HAS_MONOLITH = say("ecl-why-has-orbital"), say("ecl-why-has-monolith")

NO_SITE, NO_ROOM = say("ecl-why-nothing-build-sector"), say("ecl-why-nothing-build-room")


class Build(msgspec.Struct, frozen=True):
    """An item is built on an own sector."""

    item: Item
    place: Place


# -- what can be built -----------------------------------------------------------------------------------------------


def price_of(species: str, item: Item) -> int:
    """What an item costs in materials."""
    board = SPECIES[species]
    if item == "orbital":
        return board.orbital_price
    return board.monolith_price if item == "monolith" else board.blueprints[item].price


@lru_cache(maxsize=2048)
def affordable(species: str, technologies: tuple[str, ...], materials: int) -> tuple[Item, ...]:
    """What somebody with these technologies can build and pay."""
    return tuple(item for item in ITEMS if _judge_item(species, technologies, materials, item) is None)


def _judge_item(species: str, technologies: Collection[str], materials: int, item: Item) -> Text | None:
    if item in NEEDED and NEEDED[item] not in technologies:
        return needs(NEEDED[item])
    return too_dear("materials", price_of(species, item), materials)


def judge_item(st: State, seat: int, item: Item) -> Text | None:
    """Why the seat cannot build an item in any sector; None: it can, if it has one with room for it."""
    player = st.players[seat]
    lacking = _judge_item(player.species, player.technologies, player.materials, item)
    return lacking or judge_miniatures(item, built_ships(st, seat))


def judge_site(st: State, seat: int, item: Item, lacking: Text | None, place: Place) -> Text | None:
    """Why the seat cannot build an item in a place; None: it can. `lacking`: what `judge_item` says."""
    return lacking or judge_own(st, seat, place) or judge_structure(item, st.sectors[place])


def judge_miniatures(item: Item, built: Mapping[ShipClass, int]) -> Text | None:
    """Why no ship of a class can be built beside these; None: one can, or the item is a structure."""
    if item == "orbital" or item == "monolith" or built.get(item, 0) < MINIATURES[item]:
        return None
    return say("ecl-why-no-miniature", count=MINIATURES[item])


def judge_structure(item: Item, sector: Sector) -> Text | None:
    """Why a sector has no room for an orbital or monolith: it stands there once, whoever built it (P17.9.2)."""
    if item == "orbital":
        return HAS_ORBITAL if sector.orbital else None
    return HAS_MONOLITH if item == "monolith" and sector.monolith else None


@lru_cache(maxsize=2048)
def _pair(item: Item, place: Place) -> tuple[str, Build]:
    return f"build:{item}-{place}", Build(item, place)


def pairs(st: State, seat: int) -> Pairs[Build]:
    """Every item that the seat can pay and place now. Opposing ships do not prevent it (P17.9.1)."""
    found: list[tuple[str, Build]] = []
    for of_item in _by_item(st, seat, st.players[seat].materials):
        found += of_item
    return found


def value(st: State, seat: int, key: str) -> Build:
    """The value of a legal key."""
    item, place = key.removeprefix("build:").split("-")
    return _pair(cast(Item, item), place)[1]


def could_build(st: State, seat: int) -> bool:
    """Whether the seat can build anything now or after trading (P17.4.4)."""
    player = st.players[seat]
    rate = SPECIES[player.species].trade
    return any(_by_item(st, seat, player.materials + player.money // rate + player.science // rate))


@lru_cache(maxsize=4096)
def _pairs_of(item: Item, places: tuple[Place, ...]) -> tuple[tuple[str, Build], ...]:
    return tuple([_pair(item, place) for place in places])


def _by_item(st: State, seat: int, materials: int) -> Iterator[tuple[tuple[str, Build], ...]]:
    """Where each item can be placed that costs no more than this."""
    player = st.players[seat]
    items = affordable(player.species, tuple(player.technologies), materials)
    sectors = owned(st, seat) if items else []
    if not sectors:
        return
    built = built_ships(st, seat)
    places = tuple([sector.place for sector in sectors])
    for item in items:
        if item in STRUCTURES:
            yield _pairs_of(item, tuple([each.place for each in sectors if judge_structure(item, each) is None]))
        elif item not in built or judge_miniatures(item, built) is None:
            yield _pairs_of(item, places)


def judge_nothing(st: State, seat: int) -> Text:
    """Why a seat that can build nothing cannot: no sector, too few materials even for the cheapest, or all that it
    could pay stands there already."""
    player = st.players[seat]
    if not owned(st, seat):
        return NO_SITE
    open_items = [item for item in ITEMS if NEEDED.get(item) is None or NEEDED[item] in player.technologies]
    price = min(price_of(player.species, item) for item in open_items)
    if price <= player.materials:
        return NO_ROOM
    return say("ecl-why-nothing-build", price=amount("materials", price), have=player.materials)


# -- as people read it -----------------------------------------------------------------------------------------------


def item_name(item: Item) -> Text:
    """A ship of the class, or a structure."""
    return say(f"ecl-{item}") if item == "orbital" or item == "monolith" else ship_name(item)


def describe(st: State, seat: int, key: str, choice: Build) -> Option:
    """An item and a place, with its price, and a word on what stands there."""
    price = amount("materials", price_of(st.players[seat].species, choice.item))
    opposing = opposing_ships(st, st.sectors[choice.place], seat)
    detail = say("ecl-build-opposed", price=price, count=opposing) if opposing else price
    return replace(item_option(choice.item, choice.place), detail=detail)


@lru_cache(maxsize=4096)
def item_option(item: Item, place: Place) -> Option:
    """An item and a place, whether or not it can be built there."""
    name = item_name(item)
    label = say("ecl-build", item=name, place=place_name(place))
    return Option(f"build:{item}-{place}", label, at=place, path=(Step(item, name),))


# -- what happens ----------------------------------------------------------------------------------------------------


def take_step(st: State, task: ActionTask, choice: Build) -> None:
    """One item is paid and put on the map."""
    task.left -= 1
    if not task.left:
        finish(st)
    build(st, task.seat, choice.item, st.sectors[choice.place])


def build(st: State, seat: int, item: Item, sector: Sector) -> None:
    """An item is paid and comes to a sector; a ship may arrive there by it (P1.6)."""
    player = st.players[seat]
    gain(player, "materials", -price_of(player.species, item))
    if item == "orbital":
        sector.orbital = True
    elif item == "monolith":
        sector.monolith = True
    else:
        add_ship(st, seat, sector.place, item)
    text = say("ecl-log-builds", side=SEATS[seat], item=item_name(item), place=place_name(sector.place))
    st.record(text, at=(sector.place,), seat=seat)


def go_on(st: State, task: ActionTask) -> Rules[None]:
    """A further item, or the end. Not asked where nothing can be built, even after trading."""
    about = say("ecl-ask-build", left=task.left)
    return go_on_with(Steps(pairs, describe, value, take_step), st, task, about, possible=could_build(st, task.seat))
