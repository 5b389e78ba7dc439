"""Build (P17.9.1, P17.9.2): ships, orbitals and monoliths."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, TypeAlias, cast

import msgspec

from engine.core.decision import Option, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.eclipse.actions.steps import ask_step
from engine.eclipse.components import MINIATURES, SHIP_CLASSES, SPECIES, AnyClass, ShipClass
from engine.eclipse.effects import add_ship, gain
from engine.eclipse.map.geometry import opposing_ships, owned
from engine.eclipse.names import SEATS, amount, place_name, ship_name
from engine.eclipse.state import ActionTask, Place, Sector, State, finish

Structure: TypeAlias = Literal["orbital", "monolith"]
Item: TypeAlias = ShipClass | Structure

STRUCTURES: tuple[Structure, ...] = ("orbital", "monolith")
NEEDED: dict[Item, str] = {"starbase": "starbase", "orbital": "orbital", "monolith": "monolith"}
"""The technology without which an item cannot be built (P17.9.1)."""


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
    return tuple(
        item
        for item in (*SHIP_CLASSES, *STRUCTURES)
        if (item not in NEEDED or NEEDED[item] in technologies) and price_of(species, item) <= materials
    )


def built_ships(st: State, seat: int) -> dict[AnyClass, int]:
    """How many ships of each class the seat has on the map; classes without any are left out."""
    built: dict[AnyClass, int] = {}
    for sector in st.sectors.values():
        for fleet in sector.fleets:
            if fleet.side == seat:
                for ship, damages in fleet.ships.items():
                    built[ship] = built.get(ship, 0) + len(damages)
    return built


@lru_cache(maxsize=2048)
def _pair(item: Item, place: Place) -> tuple[str, Build]:
    return f"build:{item}-{place}", Build(item, place)


def pairs(st: State, seat: int) -> Pairs[Build]:
    """Every item that the seat can pay and place now. Opposing ships do not prevent it (P17.9.1); an orbital or
    monolith stands once in a sector, whoever built it (P17.9.2)."""
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


def _by_item(st: State, seat: int, materials: int) -> Iterator[list[tuple[str, Build]]]:
    """Where each item can be placed that costs no more than this."""
    player = st.players[seat]
    items = affordable(player.species, tuple(player.technologies), materials)
    sectors = owned(st, seat) if items else []
    if not sectors:
        return
    built = built_ships(st, seat)
    for item in items:
        if item == "orbital":
            yield [_pair(item, sector.place) for sector in sectors if not sector.orbital]
        elif item == "monolith":
            yield [_pair(item, sector.place) for sector in sectors if not sector.monolith]
        elif built.get(item, 0) < MINIATURES[item]:
            yield [_pair(item, sector.place) for sector in sectors]


# -- as people read it -----------------------------------------------------------------------------------------------


def item_name(item: Item) -> Text:
    """A ship of the class, or a structure."""
    return say(f"ecl-{item}") if item == "orbital" or item == "monolith" else ship_name(item)


def describe(st: State, seat: int, key: str, choice: Build) -> Option:
    """An item and a place, with its price, and a word on what stands there."""
    price = amount("materials", price_of(st.players[seat].species, choice.item))
    label = say("ecl-build", item=item_name(choice.item), place=place_name(choice.place))
    opposing = opposing_ships(st, st.sectors[choice.place], seat)
    detail = say("ecl-build-opposed", price=price, count=opposing) if opposing else price
    path = (Step(choice.item, item_name(choice.item)),)
    return Option(key, label, at=choice.place, detail=detail, path=path)


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
    seat = task.seat
    if not could_build(st, seat):
        finish(st)
        return
    choice = yield from ask_step(
        st,
        task,
        say("ecl-ask-build", left=task.left),
        lambda: pairs(st, seat),
        lambda key, choice: describe(st, seat, key, choice),
        value,
    )
    if choice is not None:
        take_step(st, task, choice)
