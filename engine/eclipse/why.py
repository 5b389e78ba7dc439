"""Why a step of an action is not offered that somebody may well try: the rule that forbids it, and what is legal.

Reads only what everybody knows. Options that differ between games in nothing but the reason are made once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from string import ascii_lowercase

from engine.core.decision import Ask, Barred, Option, Step
from engine.core.text import Text, say
from engine.eclipse.actions import explore, influence, research, upgrade
from engine.eclipse.actions.build import NEEDED, STRUCTURES, Item, built_ships, item_name, price_of
from engine.eclipse.actions.steps import DONE_OPTION
from engine.eclipse.actions.turn import ACTIONS
from engine.eclipse.components import (
    MINIATURES,
    PARTS,
    REACTIONS,
    SHIP_CLASSES,
    SPECIES,
    TECHNOLOGIES,
    ActionKind,
    ShipClass,
)
from engine.eclipse.map.geometry import (
    CENTRE_PLACE,
    free_ships,
    neighbours,
    opposing_ships,
    owned,
    present,
    ring_of,
)
from engine.eclipse.names import amount, part_name, place_name, ship_name, technology_name
from engine.eclipse.questions import FIRST, Question
from engine.eclipse.state import ActionTask, EndTurnTask, ExploreTask, Place, Sector, State
from engine.eclipse.tracks import has_place_for
from engine.eclipse.tracks import price_of as technology_price
from engine.eclipse.why_asked import asked_barred
from engine.eclipse.why_combat import retreats_barred
from engine.eclipse.why_free import free_barred
from engine.eclipse.why_places import (
    MOST_NAMED,
    NO_SUCH_PLACE,
    all_places,
    far_places,
    far_rings,
    listed,
    missing_places,
    rotations,
    ships,
)

ITEMS: tuple[Item, ...] = (*SHIP_CLASSES, *STRUCTURES)

NO_DISC = say("ecl-why-no-disc")
PASSED = say("ecl-why-passed")
OVER = say("ecl-why-action-over")
NOTHING = {kind: say(f"ecl-why-nothing-{kind}") for kind in ("explore", "research", "build", "move")}
"""Of actions that the board may leave without a single step: what is lacking."""


def barred(st: State, ask: Ask) -> Iterator[Barred]:
    """What the seat might try instead of the options of its question."""
    seat = ask.seat
    if ask.kind in FIRST:
        yield from barred_actions(st, ask)
        for kind in ACTIONS:
            reason = _no_action(st, seat, kind)
            for each in _of_action(st, ask, kind):
                yield each if reason is None else Barred(each.option, reason)
        yield from free_barred(st, ask)
        return
    yield from asked_barred(st, ask)
    if ask.kind == Question.BATTLE_GROUP:
        yield from retreats_barred(st, ask)
    task = st.tasks[-1] if st.tasks else None
    if st.phase != "action" or not isinstance(task, ActionTask | ExploreTask | EndTurnTask) or task.seat != seat:
        return
    if isinstance(task, ActionTask):
        yield from _of_action(st, ask, task.kind)
    elif isinstance(task, ExploreTask):
        yield from rotations(st, ask, task) if task.drawn else _spaces(st, ask)
    under_way = _under_way(task)
    for kind in ACTIONS:
        if kind != under_way:
            reason = OVER if under_way is None else say("ecl-why-under-way", action=say(f"ecl-action-{under_way}"))
            yield Barred(_action(kind), reason)
    yield from free_barred(st, ask)


def barred_actions(st: State, ask: Ask) -> Iterator[Barred]:
    """The actions of which no step is possible, where one may be begun: what a panel shows of `barred`."""
    if ask.kind not in FIRST:
        return
    possible = {key.partition(":")[0] for key in ask.options.keys}
    for kind in ACTIONS:
        reason = _no_action(st, ask.seat, kind)
        if reason is None and kind not in possible:
            reason = NOTHING.get(kind)
        if reason is not None:
            yield Barred(_action(kind), reason)


@cache
def _action(kind: ActionKind) -> Option:
    """An action, whatever is named after it."""
    return Option(kind, say(f"ecl-action-{kind}"))


def _under_way(task: ActionTask | ExploreTask | EndTurnTask) -> ActionKind | None:
    """The action that is not over yet."""
    match task:
        case ActionTask():
            return task.kind
        case ExploreTask():
            return "explore"
    return None


def _no_action(st: State, seat: int, kind: ActionKind) -> Text | None:
    """Why an action of this kind is not possible at all (P17.3.2, P17.3.4)."""
    player = st.players[seat]
    if player.passed and kind not in REACTIONS:
        return PASSED
    return None if player.discs else NO_DISC


def _of_action(st: State, ask: Ask, kind: ActionKind) -> Iterator[Barred]:
    match kind:
        case "explore":
            return _spaces(st, ask)
        case "influence":
            return _discs(st, ask)
        case "research":
            return _technologies(st, ask.seat)
        case "upgrade":
            return _parts(st, ask)
        case "build":
            return _items(st, ask.seat)
        case "move":
            return ships(st, ask)


# -- places ----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _named(verb: str, place: Place, label: str) -> Option:
    """An option about one place; of explore and influence."""
    word = "place" if verb == "explore" else "target"
    return Option(f"{verb}:{place}", say(label, **{word: place_name(place)}), at=place)


def _spaces(st: State, ask: Ask) -> Iterator[Barred]:
    """Spaces to be explored (P17.5.1)."""
    seat = ask.seat
    instead = listed([choice.place for _, choice in explore.pairs(st, seat)])
    for place in all_places(st):
        yield Barred(_named("explore", place, "ecl-explore"), _no_space(st, seat, place), instead)
    for place in (*missing_places(), *far_places(st)):
        yield Barred(_named("explore", place, "ecl-explore"), NO_SUCH_PLACE, instead)


def _no_space(st: State, seat: int, place: Place) -> Text:
    if place in st.sectors or place == CENTRE_PLACE:
        return say("ecl-why-explored")
    around = [st.sectors[each] for each in neighbours(place) if each in st.sectors]
    if not any(present(sector, seat) for sector in around):
        return say("ecl-why-not-beside")
    if not explore.can_draw(st, ring_of(place)):
        return say(f"ecl-why-stack-{ring_of(place)}")
    if not any(sector.owner == seat or free_ships(st, sector, seat) for sector in around):
        return say("ecl-why-pinned-explorer")
    return say("ecl-why-no-wormhole-explore")


# -- influence -------------------------------------------------------------------------------------------------------


def _discs(st: State, ask: Ask) -> Iterator[Barred]:
    """Discs from the track to a sector (P17.6.2)."""
    seat = ask.seat
    reachable = influence.reachable(st, seat)
    task = influence.under_way(st, seat)
    needed = 1 + (task is None)
    instead = listed(list(reachable))
    for place in all_places(st):
        option = _named("influence", place, "ecl-influence-place")
        if task is not None and not task.left:
            yield Barred(option, say("ecl-why-no-disc-moves"))
        elif place in reachable:
            yield Barred(option, say("ecl-why-discs", needed=needed, discs=st.players[seat].discs))
        else:
            yield Barred(option, _no_target(st, seat, st.sectors.get(place)), instead)
    for place in (*missing_places(), *far_places(st)):
        yield Barred(_named("influence", place, "ecl-influence-place"), NO_SUCH_PLACE, instead)


def _no_target(st: State, seat: int, sector: Sector | None) -> Text:
    if sector is None:
        return say("ecl-why-unexplored")
    if sector.owner is not None:
        return say("ecl-why-own-sector" if sector.owner == seat else "ecl-why-owned")
    if opposing_ships(st, sector, seat):
        return say("ecl-why-enemies")
    return say("ecl-why-not-connected")


# -- research --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _technology(technology: str) -> Option:
    return Option(f"research:{technology}", technology_name(technology))


def _technologies(st: State, seat: int) -> Iterator[Barred]:
    """Technologies (P17.7.1)."""
    player = st.players[seat]
    payable = [technology_name(choice.technology) for _, choice in research.pairs(st, seat)]
    instead = say("ecl-why-choose-technologies", technologies=payable) if 0 < len(payable) <= MOST_NAMED else None
    for technology, tech in TECHNOLOGIES.items():
        if technology in player.technologies:
            reason = say("ecl-why-known")
        elif not st.supply.get(technology):
            reason = say("ecl-why-not-on-offer")
        elif not has_place_for(player, technology):
            reason = say("ecl-why-category-full", category=say(f"ecl-category-{tech.category}"))
        else:
            price = amount("science", technology_price(player, technology))
            reason = say("ecl-why-too-dear", price=price, have=player.science)
        yield Barred(_technology(technology), reason, instead)


# -- upgrade ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _part(ship: ShipClass, slot: str, part: str) -> Option:
    label = say("ecl-upgrade", part=part_name(part), ship=ship_name(ship), slot=slot)
    path = (Step(ship, ship_name(ship)), Step(slot, say("ecl-square-empty", slot=slot)))
    return Option(f"upgrade:{ship}-{slot}-{part}", label, at=f"{ship}-{slot}", path=path)


@lru_cache(maxsize=64)
def _any_part(part: str) -> Option:
    """A part that is named without a square."""
    return Option(f"upgrade:{part}", part_name(part))


@lru_cache(maxsize=64)
def _any_square(species: str, ship: ShipClass) -> Barred:
    """Squares that the blueprint of a ship does not have, whatever is named after them."""
    squares = [slot for slot, _ in SPECIES[species].blueprints[ship].slots]
    names = [*ascii_lowercase, *map("".join, product(ascii_lowercase, repeat=2))]
    missing = tuple(sorted(set(names) - {square.lower() for square in squares}))
    option = Option(f"upgrade:{ship}-", ship_name(ship), path=(Step(ship, ship_name(ship)),), names=missing)
    return Barred(option, say("ecl-why-no-such-square"), say("ecl-why-choose", places=" ".join(squares)))


def _parts(st: State, ask: Ask) -> Iterator[Barred]:
    """Parts that cannot be placed, on no square or on this one (P17.8.1 to P17.8.3), and ending an upgrade of ships
    that may not stay as they are."""
    player = st.players[ask.seat]
    if ask.kind not in FIRST and (wrong := upgrade.faulty(player)):
        yield Barred(DONE_OPTION, say("ecl-why-illegal-ships", ships=[ship_name(ship) for ship in wrong]))
    available = upgrade.available(tuple(player.technologies), tuple(player.saved_parts))
    task = st.tasks[-1] if st.tasks else None
    spent = isinstance(task, ActionTask) and task.kind == "upgrade" and not task.left
    at_hand = [part_name(part) for part in PARTS if part in available and not spent]
    instead = say("ecl-why-choose-parts", parts=at_hand) if 0 < len(at_hand) <= MOST_NAMED else None
    yield from (_any_square(player.species, ship) for ship in SHIP_CLASSES)
    for part in PARTS:
        lacking = _no_part(part) if part not in available else say("ecl-why-no-tiles-left") if spent else None
        if lacking is not None:
            yield Barred(_any_part(part), lacking, instead)
        for ship in SHIP_CLASSES:
            tiles = player.tiles.get(ship, {})
            for slot, printed in SPECIES[player.species].blueprints[ship].slots:
                if lacking is not None:
                    yield Barred(_part(ship, slot, part), lacking, instead)
                elif slot in tiles:
                    yield Barred(_part(ship, slot, part), say("ecl-why-square-taken", part=part_name(tiles[slot])))
                elif part == printed:
                    yield Barred(_part(ship, slot, part), say("ecl-why-printed"))
                elif ship == "starbase" and PARTS[part].kind == "drive":
                    yield Barred(_part(ship, slot, part), say("ecl-why-starbase-drive"))


def _no_part(part: str) -> Text:
    if PARTS[part].ancient:
        return say("ecl-why-no-ancient-part")
    technology = PARTS[part].technology
    assert technology is not None
    return say("ecl-why-technology", technology=technology_name(technology))


# -- build -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _item(item: Item, place: Place) -> Option:
    label = say("ecl-build", item=item_name(item), place=place_name(place))
    return Option(f"build:{item}-{place}", label, at=place, path=(Step(item, item_name(item)),))


def _item_far(item: Item, ring: str, places: tuple[Place, ...]) -> Option:
    """An item in a ring that the map does not reach."""
    label = say("ecl-build", item=item_name(item), place=ring)
    return Option(f"build:{item}-{ring}", label, path=(Step(item, item_name(item)),), names=places)


@lru_cache(maxsize=16)
def _any_item(item: Item) -> Option:
    """An item that is named without a place."""
    return Option(f"build:{item}", item_name(item))


def _items(st: State, seat: int) -> Iterator[Barred]:
    """Items and places (P17.9.1, P17.9.2)."""
    own = owned(st, seat)
    instead = listed([sector.place for sector in own])
    built = built_ships(st, seat)
    unexplored = [place for place in all_places(st) if place not in st.sectors]
    far = far_rings(st)
    reasons = {item: _no_item(st, seat, item, built.get(item, 0) if item in MINIATURES else 0) for item in ITEMS}
    payable = [item_name(item) for item in ITEMS if own and reasons[item] is None]
    others = say("ecl-why-choose-items", items=payable) if payable else None
    for item, reason in reasons.items():
        if reason is not None:
            yield Barred(_any_item(item), reason, others)
        for place, sector in st.sectors.items():
            if reason is not None:
                yield Barred(_item(item, place), reason, others)
            elif sector.owner != seat:
                yield Barred(_item(item, place), say("ecl-why-not-own"), instead)
            elif item in STRUCTURES:
                yield Barred(_item(item, place), say(f"ecl-why-has-{item}"))
        for place in unexplored:
            if reason is None:
                yield Barred(_item(item, place), say("ecl-why-unexplored"), instead)
            else:
                yield Barred(_item(item, place), reason, others)
        for place in missing_places():
            yield Barred(_item(item, place), NO_SUCH_PLACE, instead)
        for ring, places in far:
            yield Barred(_item_far(item, ring, places), NO_SUCH_PLACE, instead)


def _no_item(st: State, seat: int, item: Item, built: int) -> Text | None:
    """Why an item can be built nowhere."""
    player = st.players[seat]
    if item in NEEDED and NEEDED[item] not in player.technologies:
        return say("ecl-why-technology", technology=technology_name(NEEDED[item]))
    most = None if item == "orbital" or item == "monolith" else MINIATURES[item]
    if most is not None and built >= most:
        return say("ecl-why-no-miniature", count=most)
    price = price_of(player.species, item)
    if price > player.materials:
        return say("ecl-why-too-dear", price=amount("materials", price), have=player.materials)
    return None
