"""Upgrades: for each blueprint the best that a few tiles can make of it.

All ways to place one or two tiles are compared by the strength of the ship that comes of it, which must be legal; more
tiles are found two by two. What a blueprint can become depends on few things that seldom change, so it is remembered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.eclipse.actions.build import price_of
from engine.eclipse.actions.upgrade import Tiles, available
from engine.eclipse.advice.strength import MISSILE, effective, score_of, ship_score
from engine.eclipse.advice.war import Front, gain_by_upgrade
from engine.eclipse.advice.weights import W
from engine.eclipse.advice.worth import rounds_after
from engine.eclipse.components import MINIATURES, PARTS, SHIP_CLASSES, SPECIES, Part, ShipClass, ShipStats
from engine.eclipse.ships import added_up, blueprint_id, blueprint_with, built_ships, is_legal, player_stats
from engine.eclipse.state import Player, State
from engine.eclipse.tracks import production

Placing: TypeAlias = tuple[str, str]
"""A square and the part that goes there."""
Sums: TypeAlias = tuple[int, int, float, int, int, int, int, int]
"""Energy, drives, weapons, computer, shield, hull, initiative, movement."""
TILE = 0.02
"""A tile less is better where it makes no difference."""
TO_BE_BUILT = {"interceptor": 0.1, "cruiser": 0.35, "dreadnought": 0.25, "starbase": 0.05}
"""What one more point of strength is worth of the ships that may yet be built."""

WILLING = 0.5
"""The share of later materials that goes into ships."""


class Plan(NamedTuple):
    """What a blueprint becomes with these tiles; those that lie on their squares come off first."""

    ship: ShipClass
    placings: tuple[Placing, ...]
    stats: ShipStats
    better: float


def improve_blueprint(player: Player, ship: ShipClass, count: int, technology: str = "") -> Plan | None:
    """The best that so many tiles make of a player's blueprint, if it also had a technology; None if nothing makes it
    better."""
    technologies = (*player.technologies, technology) if technology else tuple(player.technologies)
    tiles = player.tiles.get(ship)
    parts = parts_for(ship, technologies, tuple(player.saved_parts))
    return _improved(
        _number_of(player.species, ship), ship, tuple(sorted(tiles.items())) if tiles else (), parts, count
    )


@lru_cache(maxsize=4096)
def parts_for(ship: ShipClass, technologies: tuple[str, ...], saved: tuple[str, ...]) -> tuple[str, ...]:
    """The parts that are any use for a class: all that can be placed, without those that another one outdoes."""
    parts = [PARTS[each] for each in available(technologies, saved)]
    return tuple(
        [part.id for part in keep_useful([each for each in parts if ship != "starbase" or each.kind != "drive"])]
    )


@lru_cache(maxsize=64)
def _number_of(species: str, ship: ShipClass) -> int:
    return blueprint_id(SPECIES[species].blueprints[ship])


@lru_cache(maxsize=16384)
def _improved(number: int, ship: ShipClass, tiles: Tiles, parts: tuple[str, ...], count: int) -> Plan | None:
    blueprint = blueprint_with(number)
    on = dict(tiles)
    before = added_up(blueprint, on)
    score = ship_score(before) if is_legal(ship, before) else -1.0
    printed = dict(blueprint.slots)
    changes = [
        (slot, PARTS[part], part_difference(part, on.get(slot, printed[slot])))
        for slot in different_squares(blueprint.slots, on)
        for part in parts
        if part != on.get(slot, printed[slot])
    ]
    now = sums(before)
    best: tuple[Placing, ...] = ()
    better = 0.05
    for number, (slot, part, change) in enumerate(changes):
        value = rate_ship(ship, now, change)
        if value - score - TILE > better:
            best, better = ((slot, part.id),), value - score - TILE
        if count < 2:
            continue
        for other_slot, other, other_change in changes[number + 1 :]:
            if now[0] + change[0] + other_change[0] < 0 or slot == other_slot or (other is part and part.ancient):
                continue
            value = rate_ship(ship, now, change, other_change)
            if value - score - 2 * TILE > better:
                best, better = ((slot, part.id), (other_slot, other.id)), value - score - 2 * TILE
    return Plan(ship, best, added_up(blueprint, {**on, **dict(best)}), better) if best else None


def sums(stats: ShipStats) -> Sums:
    """What a ship adds up to, as numbers that parts add to."""
    weapons = effective(stats.cannons) + MISSILE * effective(stats.missiles)
    return (
        stats.energy,
        stats.drives,
        weapons,
        stats.computer,
        stats.shield,
        stats.hull,
        stats.initiative,
        stats.movement,
    )


@lru_cache(maxsize=1024)
def part_difference(part: str, old: str | None) -> Sums:
    """What changes where a part takes the place of another one."""
    new, before = part_sums(part), part_sums(old)
    return tuple([one - other for one, other in zip(new, before, strict=True)])  # type: ignore[return-value]


@lru_cache(maxsize=64)
def part_sums(part: str | None) -> Sums:
    """What a part adds."""
    if part is None:
        return (0, 0, 0.0, 0, 0, 0, 0, 0)
    each = PARTS[part]
    weapons = effective(each.cannons) + MISSILE * effective(each.missiles)
    return (
        each.energy,
        int(each.kind == "drive"),
        weapons,
        each.computer,
        each.shield,
        each.hull,
        each.initiative,
        each.movement,
    )


def rate_ship(ship: ShipClass, now: Sums, *changes: Sums) -> float:
    """The strength of a ship with these changes; below 0 if it is not legal."""
    energy, drives, weapons, computer, shield, hull, initiative, movement = now
    for change in changes:
        energy += change[0]
        drives += change[1]
        weapons += change[2]
        computer += change[3]
        shield += change[4]
        hull += change[5]
        initiative += change[6]
        movement += change[7]
    if energy < 0 or (drives != 0 if ship == "starbase" else drives < 1):
        return -1.0
    return score_of(weapons, computer, shield, hull, initiative, movement)


def keep_useful(parts: list[Part]) -> list[Part]:
    """Parts without those that another one does better at no more energy."""
    return [
        part
        for part in parts
        if not any(_beats(other, part) for other in parts if other is not part and other.kind == part.kind)
    ]


def _beats(one: Part, other: Part) -> bool:
    def values(part: Part) -> tuple[int, ...]:
        return (
            part.energy,
            part.initiative,
            part.movement,
            part.computer,
            part.shield,
            part.hull,
            sum(part.cannons),
            sum(part.missiles),
        )

    return not one.ancient and all(a >= b for a, b in zip(values(one), values(other), strict=True))


def different_squares(slots: tuple[tuple[str, str | None], ...], on: dict[str, str]) -> list[str]:
    """The squares to choose from: of those with the same contents two, and none with an ancient part."""
    seen: dict[tuple[str | None, bool], int] = {}
    found = []
    for slot, printed in slots:
        part, tile = on.get(slot, printed), slot in on
        seen[part, tile] = seen.get((part, tile), 0) + 1
        if seen[part, tile] <= 2 and not (tile and PARTS[part or ""].ancient):
            found.append(slot)
    return found


def plans(player: Player, count: int) -> list[Plan]:
    """The best plan of each blueprint that can become better."""
    found = [improve_blueprint(player, ship, count) for ship in SHIP_CLASSES]
    return [plan for plan in found if plan is not None]


def plan_worth(st: State, seat: int, plan: Plan, ahead: list[Front]) -> float:
    """What a plan brings in points."""
    player = st.players[seat]
    built = built_ships(st, seat).get(plan.ship, 0)
    more = plan.better * (W.each_ship * built + TO_BE_BUILT[plan.ship] * likely_built(st, seat, plan.ship))
    return more + W.front_upgrade * gain_by_upgrade(st, seat, ahead, plan.ship, plan.stats) if player.discs else more


def likely_built(st: State, seat: int, ship: ShipClass) -> float:
    """How likely it is, from 0 to 1, that the seat builds more ships of a class: it can pay them from what it has and
    some of what the rounds that follow bring, and has miniatures left."""
    player = st.players[seat]
    if built_ships(st, seat).get(ship, 0) >= MINIATURES[ship]:
        return 0.0
    if ship == "starbase" and "starbase" not in player.technologies:
        return 0.0
    means = player.materials + WILLING * rounds_after(st) * production(player, "materials")
    return max(0.0, min(1.0, means / price_of(player.species, ship) - 0.5))


def first_key(player: Player, plan: Plan) -> str:
    """The next answer that carries a plan out: a tile comes off, or one goes on. Sources before what uses energy do not
    matter: only the end of an upgrade has to be legal."""
    slot, part = plan.placings[0]
    if slot in player.tiles.get(plan.ship, {}):
        return f"remove:{plan.ship}-{slot}"
    return f"upgrade:{plan.ship}-{slot}-{part}"


def ranked(st: State, seat: int, ahead: list[Front], count: int) -> list[tuple[float, str]]:
    """The first steps of all plans, best first."""
    player = st.players[seat]
    found = [(plan_worth(st, seat, plan, ahead), first_key(player, plan)) for plan in plans(player, count)]
    found.sort(key=lambda each: -each[0])
    return found


def go_on(st: State, seat: int, ahead: list[Front], left: int) -> list[tuple[float, str]]:
    """The next step of an upgrade that has begun. A blueprint that is not legal comes first: tiles may still make it
    so, or they come off again."""
    player = st.players[seat]
    for ship in SHIP_CLASSES:
        if not is_legal(ship, player_stats(player, ship)):
            return [(1.0, mend(player, ship, left))]
    found = ranked(st, seat, ahead, left) if left else []
    return [each for each in found if each[0] > 0] + [(0.0, "done")]


def mend(player: Player, ship: ShipClass, left: int) -> str:
    """The step that brings a blueprint nearest to a legal one: the best plan for it, or the tile placed last off."""
    if left:
        plan = improve_blueprint(player, ship, min(2, left))
        if plan is not None:
            return first_key(player, plan)
    return f"remove:{ship}-{next(reversed(player.tiles[ship]))}"
