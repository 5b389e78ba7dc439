"""Upgrade (P17.8): ship part tiles come off blueprints and go on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias, cast

import msgspec
from msgspec.structs import replace

from engine.core.decision import Option, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.eclipse.actions.steps import ask_step
from engine.eclipse.components import PARTS, SHIP_CLASSES, SPECIES, ShipClass, ShipStats
from engine.eclipse.effects import take_tile_off
from engine.eclipse.names import SEATS, needs, part_name, ship_name
from engine.eclipse.ships import is_legal, parts_on, player_stats, sum_of
from engine.eclipse.state import ActionTask, Player, State, finish

VALUES = ("cannons", "missiles", "initiative", "hull", "computer", "shield", "movement")
"""What a change of a ship is told by; the first two are the damage of all its dice."""


NO_ANCIENT_PART, PRINTED = say("ecl-why-no-ancient-part"), say("ecl-why-printed")
STARBASE_DRIVE = say("ecl-why-starbase-drive")


class PlaceTile(msgspec.Struct, frozen=True):
    """A tile goes on a square of a blueprint."""

    ship: ShipClass
    slot: str
    part: str


class ReturnTile(msgspec.Struct, frozen=True):
    """A tile comes off a square of a blueprint."""

    ship: ShipClass
    slot: str


Change: TypeAlias = PlaceTile | ReturnTile
Tiles: TypeAlias = tuple[tuple[str, str], ...]
"""The tiles of a blueprint by square, sorted: it can be a key."""


class Changes(NamedTuple):
    """What can be done with a blueprint."""

    places: tuple[tuple[str, Change], ...]
    returns: tuple[tuple[str, Change], ...]


# -- what can be done ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def available(technologies: tuple[str, ...], saved: tuple[str, ...]) -> tuple[str, ...]:
    """The parts that somebody can place (P17.8.2): without need of a technology, unlocked, and saved ancient ones."""
    return tuple(part for part in PARTS if judge_part(part, technologies, saved) is None)


def judge_part(part_id: str, technologies: Collection[str], saved: Collection[str]) -> Text | None:
    """Why somebody cannot place a part on any square; None: they can."""
    part = PARTS[part_id]
    if part.ancient:
        return None if part.id in saved else NO_ANCIENT_PART
    return None if part.technology is None or part.technology in technologies else needs(part.technology)


@lru_cache(maxsize=8192)
def _places(ship: ShipClass, slot: str, printed: str | None, parts: tuple[str, ...]) -> tuple[tuple[str, Change], ...]:
    """Those of these parts that can go on an empty square."""
    return tuple(
        (f"upgrade:{ship}-{slot}-{part}", PlaceTile(ship, slot, part))
        for part in parts
        if judge_empty(ship, printed, part) is None
    )


def judge_empty(ship: ShipClass, printed: str | None, part: str) -> Text | None:
    """Why a part cannot go on an empty square, because it comes to nothing (H): it is printed there, or it is a drive
    on a starbase, which would have to come off again (P17.8.3). None: it can."""
    if part == printed:
        return PRINTED
    return STARBASE_DRIVE if ship == "starbase" and PARTS[part].kind == "drive" else None


def judge_tile(st: State, seat: int, part: str) -> Text | None:
    """Why the seat cannot place a part on any square now; None: it can."""
    player, task = st.players[seat], st.tasks[-1] if st.tasks else None
    spent = isinstance(task, ActionTask) and task.kind == "upgrade" and not task.left
    lacking = judge_part(part, player.technologies, player.saved_parts)
    return lacking or (say("ecl-why-no-tiles-left") if spent else None)


def judge_square(player: Player, ship: ShipClass, slot: str, part: str) -> Text | None:
    """Why an available part cannot go on a square; None: it can."""
    tiles = player.tiles.get(ship, {})
    if slot in tiles:
        return say("ecl-why-square-taken", part=part_name(tiles[slot]))
    return judge_empty(ship, printed_on(player.species, ship, slot), part)


@lru_cache(maxsize=64)
def _return(ship: ShipClass, slot: str) -> tuple[str, Change]:
    return f"remove:{ship}-{slot}", ReturnTile(ship, slot)


@lru_cache(maxsize=8192)
def changes(species: str, ship: ShipClass, tiles: Tiles, parts: tuple[str, ...]) -> Changes:
    """Every tile of these parts that can be placed on a blueprint and every one that can be returned (P17.8.1,
    P17.8.2)."""
    taken = dict(tiles)
    slots = SPECIES[species].blueprints[ship].slots
    places = [_places(ship, slot, printed, parts) for slot, printed in slots if slot not in taken]
    return Changes(
        places=tuple(chain.from_iterable(places)),
        returns=tuple([_return(ship, slot) for slot, _ in slots if slot in taken]),
    )


def pairs(st: State, seat: int, left: int = 1) -> Pairs[Change]:
    """Tiles that the seat can place, if any are left to be placed, and those that it can return."""
    player = st.players[seat]
    parts = available(tuple(player.technologies), tuple(player.saved_parts))
    found: list[tuple[str, Change]] = []
    returns: list[tuple[str, Change]] = []
    for ship in SHIP_CLASSES:
        on = player.tiles.get(ship)
        of_ship = changes(player.species, ship, tuple(sorted(on.items())) if on else (), parts)
        if left:
            found += of_ship.places
        returns += of_ship.returns
    found += returns
    return found


def value(st: State, seat: int, key: str) -> Change:
    """The value of a legal key."""
    verb, _, words = key.partition(":")
    ship, slot, *part = words.split("-")
    if verb == "remove":
        return ReturnTile(cast(ShipClass, ship), slot)
    return PlaceTile(cast(ShipClass, ship), slot, part[0])


def faulty(player: Player) -> list[ShipClass]:
    """The blueprints that may not stay as they are (P17.8.3). Those without tiles are legal as they are printed."""
    tiles = player.tiles
    return [ship for ship in SHIP_CLASSES if tiles.get(ship) and not is_legal(ship, player_stats(player, ship))]


# -- as people read it -----------------------------------------------------------------------------------------------


def describe(st: State, seat: int, key: str, choice: Change) -> Option:
    """A change with what the ship can do after it. `at` is the square: `cruiser-LB`."""
    player = st.players[seat]
    on = player.tiles.get(choice.ship)
    return _described(player.species, tuple(sorted(on.items())) if on else (), key, choice)


@lru_cache(maxsize=8192)
def _described(species: str, on: Tiles, key: str, choice: Change) -> Option:
    """The option of a change on a blueprint of a species with these tiles: it is the same in every game."""
    ship, slot = choice.ship, choice.slot
    printed = printed_on(species, ship, slot)
    if isinstance(choice, PlaceTile):
        detail = _effect(species, ship, on, printed, choice.part)
        return replace(tile_option(species, ship, slot, choice.part), detail=detail)
    taken = dict(on)[slot]
    part, named = part_name(taken), ship_name(ship)
    return Option(
        key,
        say("ecl-remove", part=part, ship=named, slot=slot),
        at=f"{ship}-{slot}",
        detail=_effect(species, ship, on, taken, printed),
        caution=say("ecl-caution-part-lost", part=part) if PARTS[taken].ancient else None,
        path=(Step(ship, named),),
    )


@lru_cache(maxsize=8192)
def tile_option(species: str, ship: ShipClass, slot: str, part: str) -> Option:
    """A part on a square, whether or not it can go there: a ship is chosen first, then a square."""
    named, at, short = ship_name(ship), f"{ship}-{slot}", part_name(part)
    label = say("ecl-upgrade", part=short, ship=named, slot=slot)
    path = (Step(ship, named), Step(slot, square(species, ship, slot), at))
    return Option(f"upgrade:{at}-{part}", label, at=at, path=path, short=short)


@lru_cache(maxsize=8192)
def _effect(species: str, ship: ShipClass, on: Tiles, old: str | None, new: str | None) -> Text:
    """What it does to a ship with these tiles that a part takes the place of another, whatever the square is."""
    blueprint = SPECIES[species].blueprints[ship]
    parts = parts_on(blueprint, dict(on))
    before = sum_of(blueprint, parts)
    if old is not None:
        parts.remove(PARTS[old])
    if new is not None:
        parts.append(PARTS[new])
    return change_text(ship, before, sum_of(blueprint, parts))


@lru_cache(maxsize=256)
def printed_on(species: str, ship: ShipClass, slot: str) -> str | None:
    """The part that is printed on a square, if any."""
    return dict(SPECIES[species].blueprints[ship].slots)[slot]


def square(species: str, ship: ShipClass, slot: str) -> Text:
    """A square that holds no tile, with what is printed there."""
    printed = printed_on(species, ship, slot)
    if printed is None:
        return say("ecl-square-empty", slot=slot)
    return say("ecl-square-printed", slot=slot, part=part_name(printed))


def change_text(ship: ShipClass, before: ShipStats, after: ShipStats) -> Text:
    """What a change does to a ship: the values that are different, and the energy to spare; or what it then lacks to be
    legal."""
    lacks = shortage(ship, after)
    if lacks is not None:
        return lacks
    changes = [
        say(f"ecl-upgrade-{name}", before=was, after=becomes)
        for name, was, becomes in zip(VALUES, values(before), values(after), strict=True)
        if was != becomes
    ]
    return say("ecl-upgrade-changes", changes=[*changes, say("ecl-upgrade-spare", energy=after.energy)])


def shortage(ship: ShipClass, stats: ShipStats) -> Text | None:
    """What a ship lacks to be legal."""
    if stats.energy < 0:
        return say("ecl-upgrade-energy", missing=-stats.energy)
    return None if is_legal(ship, stats) else say("ecl-upgrade-drive")


def faults(player: Player, wrong: Iterable[ShipClass]) -> list[Text]:
    """The blueprints that may not stay as they are, each with what it lacks."""
    return [
        say("ecl-upgrade-lacking", ship=ship_name(ship), lacks=lacks)
        for ship in wrong
        if (lacks := shortage(ship, player_stats(player, ship))) is not None
    ]


def values(stats: ShipStats) -> tuple[int, ...]:
    """The values named in VALUES."""
    damage = sum(stats.cannons), sum(stats.missiles)
    return *damage, stats.initiative, stats.hull, stats.computer, stats.shield, stats.movement


# -- what happens ----------------------------------------------------------------------------------------------------


def take_step(st: State, task: ActionTask, choice: Change) -> None:
    """One tile is placed or returned. Ships that are built change at once (P17.8.4)."""
    if isinstance(choice, PlaceTile):
        task.left -= 1
        place_tile(st, task.seat, choice)
    else:
        return_tile(st, task.seat, choice)


def place_tile(st: State, seat: int, choice: PlaceTile) -> None:
    """A tile from the supply, or a saved ancient part, goes on a square (P17.8.2)."""
    player = st.players[seat]
    player.tiles.setdefault(choice.ship, {})[choice.slot] = choice.part
    if choice.part in player.saved_parts:
        player.saved_parts.remove(choice.part)
    part, ship = part_name(choice.part), ship_name(choice.ship)
    st.record(say("ecl-log-upgrades", side=SEATS[seat], part=part, ship=ship, slot=choice.slot), seat=seat)


def return_tile(st: State, seat: int, choice: ReturnTile) -> None:
    """A tile goes back to the supply, an ancient part out of the game (P17.8.5)."""
    part, ship = part_name(st.players[seat].tiles[choice.ship][choice.slot]), ship_name(choice.ship)
    take_tile_off(st, seat, choice.ship, choice.slot)
    st.record(say("ecl-log-removes", side=SEATS[seat], part=part, ship=ship, slot=choice.slot), seat=seat)


# -- the unit --------------------------------------------------------------------------------------------------------


def go_on(st: State, task: ActionTask) -> Rules[None]:
    """A further change, or the end, if every blueprint may stay as it is (P17.8.1, P17.8.3). There is always a way to
    the end: without any tiles all blueprints are legal."""
    seat, player = task.seat, st.players[task.seat]
    wrong = faulty(player)
    if not (wrong or task.left or any(player.tiles.values())):
        finish(st)
        return
    about = say("ecl-ask-upgrade", left=task.left)
    if wrong:
        about = say("ecl-ask-upgrade-illegal", ships=faults(player, wrong))
    choice = yield from ask_step(
        st,
        task,
        about,
        lambda: pairs(st, seat, task.left),
        lambda key, choice: describe(st, seat, key, choice),
        value,
        may_end=not wrong,
        default=(way_back(player, wrong[0]),) if wrong else ("done",),
    )
    if choice is not None:
        take_step(st, task, choice)


def way_back(player: Player, ship: ShipClass) -> str:
    """The step towards legal blueprints for somebody who does not answer: the tile that was placed last on one that is
    not legal comes off."""
    return f"remove:{ship}-{next(reversed(player.tiles[ship]))}"
