"""Discovery tiles (P17.10): whoever puts a disc beside one takes it, and chooses its face or 2 points."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from engine.core.decision import Ask, Option, Options, Pairs, Rules, Step
from engine.core.text import Text, say
from engine.core.undo_reasons import TURNED_UP
from engine.eclipse.actions.research import gain_technology
from engine.eclipse.actions.upgrade import change_text
from engine.eclipse.components import (
    DISCOVERIES,
    DISCOVERY_POINTS,
    SHIP_CLASSES,
    SPECIES,
    TECHNOLOGIES,
    Discovery,
    ShipClass,
)
from engine.eclipse.effects import add_ship, gain, place_disc, take_tile_off
from engine.eclipse.map.geometry import guarded
from engine.eclipse.names import (
    SEATS,
    amount,
    discovery_name,
    part_name,
    place_name,
    ship_name,
    technology_name,
    technology_text,
)
from engine.eclipse.questions import Question
from engine.eclipse.ships import added_up, is_legal, miniatures_left
from engine.eclipse.state import DiscoveryTask, Place, Player, State, finish
from engine.eclipse.tracks import has_place_for


class Keep(msgspec.Struct, frozen=True):
    """The tile is worth points at the end."""


class Face(msgspec.Struct, frozen=True):
    """What the tile shows happens: resources, or the Ancient Cruiser comes."""


class Learn(msgspec.Struct, frozen=True):
    """Ancient Technology: this one."""

    technology: str


class Fit(msgspec.Struct, frozen=True):
    """The ancient part goes on this square."""

    ship: ShipClass
    slot: str


class Save(msgspec.Struct, frozen=True):
    """The ancient part is put beside the board for later."""


Finding: TypeAlias = Keep | Face | Learn | Fit | Save

KEEP: tuple[str, Finding] = ("points", Keep())
FACE: tuple[str, Finding] = ("face", Face())
SAVE: tuple[str, Finding] = ("save", Save())


# -- taking a tile ---------------------------------------------------------------------------------------------------


def claim(st: State, seat: int, place: Place) -> None:
    """A disc from the track goes on a sector. A discovery tile there is taken, unless Ancients or the GCDS stand on it
    (P17.10.1)."""
    place_disc(st, seat, place)
    take_discovery(st, seat, place)


def take_discovery(st: State, seat: int, place: Place) -> None:
    """If a discovery tile can be taken in a sector, this comes next."""
    sector = st.sectors[place]
    if sector.discovery is not None and not guarded(sector):
        st.tasks.append(DiscoveryTask(seat, place))


def discovery_unit(st: State, task: DiscoveryTask) -> Rules[None]:
    """The unit: the tile is turned up for all to see; in the next one its taker chooses."""
    if task.tile:
        yield from choose(st, task)
    else:
        turn_up(st, task)


def turn_up(st: State, task: DiscoveryTask) -> None:
    """The face is shown to all (P17.10.1)."""
    sector = st.sectors[task.place]
    assert sector.discovery is not None
    task.tile, sector.discovery = sector.discovery, None
    text = say("ecl-log-discovers", side=SEATS[task.seat], tile=discovery_name(task.tile), place=place_name(task.place))
    st.record(text, at=(task.place,), seat=task.seat)
    st.seal(TURNED_UP)


# -- choosing --------------------------------------------------------------------------------------------------------


def choose(st: State, task: DiscoveryTask) -> Rules[None]:
    """Face or points, at once (P17.10.1): nothing that is free comes in between. By default the face; an ancient part
    is saved."""
    found = findings(st, task)
    about = say("ecl-ask-discovery", tile=discovery_name(task.tile), place=place_name(task.place))
    options = Options(found, lambda key, choice: describe(st, task, key, choice))
    default = "save" if SAVE in found else found[0][0]
    choice = yield Ask(task.seat, about, options, default=(default,), auto=True, kind=Question.DISCOVERY)
    finish(st)
    use(st, task, choice)


def findings(st: State, task: DiscoveryTask) -> Pairs[Finding]:
    """What the taker can choose between, the points last."""
    tile, player = DISCOVERIES[task.tile], st.players[task.seat]
    faces: list[tuple[str, Finding]] = []
    match tile.effect:
        case "resource":
            faces = [FACE]
        case "tech":
            faces = [(f"technology:{each}", Learn(each)) for each in ancient_technologies(st, player)]
        case "cruiser":
            faces = [FACE] if miniatures_left(st, task.seat, "cruiser") else []
        case "part":
            faces = [*fitting_squares(player, part_of(tile)), SAVE]
    return [*faces, KEEP]


def part_of(tile: Discovery) -> str:
    """The ancient part on a tile."""
    assert tile.part is not None
    return tile.part


def ancient_technologies(st: State, player: Player) -> list[str]:
    """The technologies that Ancient Technology can bring: those of the lowest printed price among all in the supply
    that the player does not own; of these, those whose category has room (P17.10.3). None if the cheapest have none."""
    lacking = [each for each in TECHNOLOGIES if st.supply.get(each) and each not in player.technologies]
    lowest = min((TECHNOLOGIES[each].price for each in lacking), default=0)
    return [each for each in lacking if TECHNOLOGIES[each].price == lowest and has_place_for(player, each)]


def fitting_squares(player: Player, part: str) -> Pairs[Finding]:
    """The squares that an ancient part can be put on at once."""
    return [(key, fit) for key, fit in squares_of(player) if judge_fit(player, fit, part) is None]


def squares_of(player: Player) -> list[tuple[str, Fit]]:
    """Every square of the four blueprints, with or without a tile (P17.10.5)."""
    blueprints = SPECIES[player.species].blueprints
    return [(f"part:{ship}-{slot}", Fit(ship, slot)) for ship in SHIP_CLASSES for slot, _ in blueprints[ship].slots]


def judge_fit(player: Player, fit: Fit, part: str) -> Text | None:
    """Why an ancient part cannot be put on a square at once: what the ship would lack (P17.8.3, P17.10.5). None: it
    can."""
    tiles = {**player.tiles.get(fit.ship, {}), fit.slot: part}
    after = added_up(SPECIES[player.species].blueprints[fit.ship], tiles)
    return None if is_legal(fit.ship, after) else change_text(fit.ship, after, after)


def describe(st: State, task: DiscoveryTask, key: str, choice: Finding) -> Option:
    """A choice as people read it."""
    tile = DISCOVERIES[task.tile]
    match choice:
        case Keep():
            return Option(key, say("ecl-discovery-points", points=DISCOVERY_POINTS))
        case Face() if tile.effect == "resource":
            return Option(key, discovery_name(tile.id))
        case Face():
            return Option(key, say("ecl-discovery-cruiser", place=place_name(task.place)), at=task.place)
        case Learn():
            return Option(key, technology_name(choice.technology), detail=technology_text(choice.technology))
        case Save():
            return Option(key, say("ecl-discovery-save", part=part_name(part_of(tile))))
        case Fit():
            return describe_fit(st.players[task.seat], key, choice, part_of(tile))


def describe_fit(player: Player, key: str, choice: Fit, part: str) -> Option:
    """A square, with what lies there now; a caution where an ancient part would be lost."""
    ship = ship_name(choice.ship)
    printed = dict(SPECIES[player.species].blueprints[choice.ship].slots)[choice.slot]
    covered = player.tiles.get(choice.ship, {}).get(choice.slot, printed)
    detail = None if covered is None else say("ecl-discovery-covers", part=part_name(covered))
    label = say("ecl-discovery-fit", part=part_name(part), ship=ship, slot=choice.slot)
    return Option(key, label, detail=detail, path=(Step(choice.ship, ship),))


# -- what happens ----------------------------------------------------------------------------------------------------


def use(st: State, task: DiscoveryTask, choice: Finding) -> None:
    """The choice takes effect."""
    seat, tile = task.seat, DISCOVERIES[task.tile]
    if isinstance(choice, Keep):
        keep(st, seat, tile)
        return
    st.used_discoveries.append(tile.id)
    match choice:
        case Face() if tile.effect == "resource":
            assert tile.resource is not None
            gain(st.players[seat], tile.resource, tile.amount)
            st.record(say("ecl-log-finds", side=SEATS[seat], amount=amount(tile.resource, tile.amount)), seat=seat)
        case Face():
            bring_cruiser(st, seat, task.place)
        case Learn():
            gain_technology(st, seat, choice.technology)
        case Fit():
            fit(st, seat, choice, part_of(tile))
        case Save():
            save(st, seat, part_of(tile))


def keep(st: State, seat: int, tile: Discovery) -> None:
    """The tile is kept, worth 2 points (P17.10.1)."""
    st.players[seat].kept_discoveries.append(tile.id)
    st.record(say("ecl-log-keeps-discovery", side=SEATS[seat], points=DISCOVERY_POINTS), seat=seat)


def bring_cruiser(st: State, seat: int, place: Place) -> None:
    """One of the seat's unused cruisers comes to the sector, and arrives now (P17.10.4)."""
    add_ship(st, seat, place, "cruiser")
    st.record(say("ecl-log-finds-cruiser", side=SEATS[seat], place=place_name(place)), at=(place,), seat=seat)


def fit(st: State, seat: int, choice: Fit, part: str) -> None:
    """An ancient part covers a square. A tile that lay there goes back to the supply, an ancient one out of the game
    (P17.10.5)."""
    tiles = st.players[seat].tiles.setdefault(choice.ship, {})
    if choice.slot in tiles:
        take_tile_off(st, seat, choice.ship, choice.slot)
    tiles[choice.slot] = part
    text = say("ecl-log-fits", side=SEATS[seat], part=part_name(part), ship=ship_name(choice.ship), slot=choice.slot)
    st.record(text, seat=seat)


def save(st: State, seat: int, part: str) -> None:
    """An ancient part waits beside the board, worth nothing, until an upgrade uses it (P17.10.5)."""
    st.players[seat].saved_parts.append(part)
    st.record(say("ecl-log-saves", side=SEATS[seat], part=part_name(part)), seat=seat)
