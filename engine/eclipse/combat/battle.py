"""Battles (P17.13): one unit for each sector, with all its battles; then reputation is drawn (P17.14.1).

What a battle remembers lies in the unit, and what people look at in `State.battle`; damage stays on the ships until the
end of the phase (P17.13.9).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import cast

import msgspec

from engine.core.decision import Ask, Face, Option, Options, Pairs, Roll, Rules
from engine.core.text import Text, say
from engine.eclipse.combat.core import (
    ALWAYS,
    FightingSide,
    Group,
    Groups,
    Hit,
    Shot,
    Standing,
    Target,
    after_shots,
    aimed,
    at_first,
    by_size,
    dice_of,
    enemies,
    firing_order,
    hits_of,
    is_alive,
    is_stalemate,
    next_target,
    reach,
    struck,
    targets,
)
from engine.eclipse.combat.order import next_pair, next_sector, ranks
from engine.eclipse.components import KILL_TILES, ShipClass
from engine.eclipse.effects import add_ship, damage_ship, destroy_ship, remove_ship
from engine.eclipse.map.geometry import fleet_of, opposing_ships, passable
from engine.eclipse.names import place_name, ship_name, side_name
from engine.eclipse.ships import ship_stats
from engine.eclipse.state import Battle, Impact, Place, ReputationTask, Sector, Side, State, Waiting


class Fire(msgspec.Struct, frozen=True):
    """All cannons of the group fire."""


class Hold(msgspec.Struct, frozen=True):
    """A group without cannons stays."""


class Retreat(msgspec.Struct, frozen=True):
    """The group waits to leave for a place."""

    place: Place


Order = Fire | Hold | Retreat


@dataclass
class Tally:
    """What the battles of a sector are worth: tiles for kills by side, who fought, and who gets nothing for it because
    all its ships were leaving (P17.14.1)."""

    kills: dict[Side, int] = field(default_factory=dict)
    fled: list[Side] = field(default_factory=list)

    def tiles(self, side: Side) -> int:
        """How many reputation tiles a side that fought may draw; the bag and the limit of five come later."""
        return self.kills[side] + (side not in self.fled)


@dataclass
class Fight:
    """One battle between two sides. `waiting`: where groups that retreat go, by number of the group."""

    st: State
    sector: Sector
    sides: dict[FightingSide, Side]
    groups: Groups
    standing: Standing
    shown: Battle
    tally: Tally
    waiting: dict[int, Place] = field(default_factory=dict)

    def side(self, number: int) -> Side:
        """Whose group it is."""
        return self.sides[self.groups[number].side]

    def enemy(self, number: int) -> Side:
        """Who shoots at it."""
        return self.sides["defender" if self.groups[number].side == "attacker" else "attacker"]

    @property
    def over(self) -> bool:
        """Whether a side is gone (P17.13.7)."""
        return not (self.alive("attacker") and self.alive("defender"))

    def alive(self, side: FightingSide) -> bool:
        """Whether a side has ships there."""
        return is_alive(self.groups, self.standing, side)

    def gone(self, number: int) -> None:
        """A group is not there any more."""
        self.standing = (*self.standing[:number], (), *self.standing[number + 1 :])


# -- a sector --------------------------------------------------------------------------------------------------------


def combat(st: State) -> Rules[None]:
    """The unit: all battles of the next sector; after the last one population is bombed."""
    sector = next_sector(st)
    if sector is None:
        st.phase, st.handled = "bombing", []
        return
    yield from fight_in(st, sector)


def fight_in(st: State, sector: Sector) -> Rules[None]:
    """Battle after battle until no hostile sides are left (P17.12.3), then the players that fought draw reputation, in
    the order of rank, also those that were wiped out (P17.14.1)."""
    order, tally = ranks(sector), Tally()
    st.recent = []
    while pair := next_pair(st, sector):
        yield from fight(st, sector, *pair, tally)
    st.battle = None
    for side in reversed(order):
        if side >= 0 and side in tally.kills and tally.tiles(side):
            st.tasks.append(ReputationTask(side, sector.place, tally.tiles(side)))


def fight(st: State, sector: Sector, attacker: Side, defender: Side, tally: Tally) -> Rules[None]:
    """One battle: missiles, then rounds until a side is gone (P17.13.2, P17.13.3)."""
    battle = begin(st, sector, attacker, defender, tally)
    for number, group in enumerate(battle.groups):
        if group.missiles and not battle.over:
            yield from fire(battle, number, missiles=True)
    while not battle.over:
        battle.shown.round += 1
        if is_stalemate(battle.groups, battle.standing, battle.waiting):
            yield from leave_stalemate(battle)
            break
        yield from fight_round(battle)
    for number in list(battle.waiting):
        leave(battle, number)
    st.record(say("ecl-log-battle-over", place=place_name(sector.place)), at=(sector.place,))


def begin(st: State, sector: Sector, attacker: Side, defender: Side, tally: Tally) -> Fight:
    """The groups of both sides in firing order."""
    sides: dict[FightingSide, Side] = {"attacker": attacker, "defender": defender}
    groups = firing_order(group for side in sides for group in groups_of(st, sector, sides[side], side))
    st.battle = Battle(sector.place, attacker, defender)
    for side in (attacker, defender):
        tally.kills.setdefault(side, 0)
    told = say(
        "ecl-log-battle", place=place_name(sector.place), attacker=side_name(attacker), defender=side_name(defender)
    )
    st.record(told, at=(sector.place,))
    return Fight(st, sector, sides, groups, at_first(groups), st.battle, tally)


def groups_of(st: State, sector: Sector, owner: Side, side: FightingSide) -> list[Group]:
    """The ships of a side in a sector as they fight, by class (P17.13.1)."""
    fleet = fleet_of(sector, owner)
    found = []
    for ship, ships in () if fleet is None else fleet.ships.items():
        stats = ship_stats(st, owner, ship)
        found.append(
            Group(
                side,
                ship,
                tuple(ships),
                stats.initiative,
                stats.computer,
                stats.shield,
                stats.hull,
                stats.cannons,
                stats.missiles,
            )
        )
    return found


def fight_round(battle: Fight) -> Rules[None]:
    """Each living group in turn: a waiting one leaves, the others fire, hold or declare a retreat (P17.13.3)."""
    for number in range(len(battle.groups)):
        if battle.over:
            return
        if not battle.standing[number]:
            continue
        if number in battle.waiting:
            leave(battle, number)
            continue
        order = yield from orders(battle, number)
        match order:
            case Fire():
                yield from fire(battle, number)
            case Retreat():
                declare_retreat(battle, number, order.place)
            case Hold():
                told = say("ecl-log-holds", side=side_name(battle.side(number)), ship=_ships(battle, number))
                battle.st.record(told, at=(battle.sector.place,), seat=_seat(battle.side(number)))


# -- what a group does -----------------------------------------------------------------------------------------------


def retreats(st: State, seat: Side, sector: Sector, ship: str) -> list[Place]:
    """Where a group can retreat to: over an edge that its owner passes, to a sector with its owner's disc and no
    opposing ships. Starbases, Ancients and the GCDS stay (P17.13.5)."""
    if seat < 0 or ship == "starbase":
        return []
    return [
        there.place
        for there in passable(st, seat, sector.place)
        if there.owner == seat and not opposing_ships(st, there, seat)
    ]


def orders(battle: Fight, number: int) -> Rules[Order]:
    """What a group does in a round; its owner is asked where it can retreat (P17.13.3). A group with cannons may not
    hold (H: so that battles end), and one that waits cannot change its mind (H)."""
    group, seat = battle.groups[number], battle.side(number)
    stays: tuple[str, Order] = ("fire", Fire()) if group.cannons else ("hold", Hold())
    places = retreats(battle.st, seat, battle.sector, group.ship)
    if not places:
        return stays[1]
    pairs: Pairs[Order] = [stays, *((f"retreat:{place}", Retreat(place)) for place in places)]
    order: Order = yield _group_question(battle, number, pairs, stays[0])
    return order


def _group_question(battle: Fight, number: int, pairs: Pairs[Order], default: str) -> Ask:
    place = place_name(battle.sector.place)
    about = say("ecl-ask-group", ship=_ships(battle, number), place=place)
    return Ask(battle.side(number), about, Options(pairs, describe_order), default=(default,), habit="battle-group")


def describe_order(key: str, order: Order) -> Option:
    """What a group can do, as people read it."""
    match order:
        case Fire():
            return Option(key, say("ecl-fire"))
        case Hold():
            return Option(key, say("ecl-hold"))
        case Retreat():
            return Option(key, say("ecl-retreat", place=place_name(order.place)), at=order.place)


def declare_retreat(battle: Fight, number: int, place: Place) -> None:
    """A group waits, and leaves when it is its turn again (P17.13.5)."""
    side, ship = battle.side(number), cast(ShipClass, battle.groups[number].ship)
    battle.waiting[number] = place
    battle.shown.waiting.append(Waiting(side, ship, place))
    told = say("ecl-log-retreats", side=side_name(side), ship=_ships(battle, number), place=place_name(place))
    battle.st.record(told, at=(battle.sector.place, place), seat=side)
    note_flight(battle)


def note_flight(battle: Fight) -> None:
    """A side whose living ships all wait gets no tile for having fought here (P17.14.1)."""
    for side, owner in battle.sides.items():
        living = [
            number for number, group in enumerate(battle.groups) if group.side == side and battle.standing[number]
        ]
        if living and all(number in battle.waiting for number in living):
            battle.tally.fled.append(owner)


def leave(battle: Fight, number: int) -> None:
    """All ships of a waiting group that still live move to where it goes; nothing pins them (P17.13.5)."""
    place = battle.waiting.pop(number)
    if not battle.standing[number]:
        return
    side, group = battle.side(number), battle.groups[number]
    told = say("ecl-log-leaves-battle", side=side_name(side), ship=_ships(battle, number), place=place_name(place))
    battle.st.record(told, at=(battle.sector.place, place), seat=side)
    for damage in battle.standing[number]:
        remove_ship(battle.st, side, battle.sector.place, group.ship, damage)
        add_ship(battle.st, side, place, group.ship, damage)
    battle.gone(number)
    battle.shown.waiting = [each for each in battle.shown.waiting if (each.side, each.ship) != (side, group.ship)]


def leave_stalemate(battle: Fight) -> Rules[None]:
    """No dice will fall any more: waiting groups leave, the defender stays, the attacker's other groups retreat at
    once, or are destroyed where they cannot (P17.13.6; H: without credit, nobody shot them)."""
    st, place = battle.st, battle.sector.place
    st.record(say("ecl-log-stalemate", place=place_name(place)), at=(place,))
    for number in list(battle.waiting):
        leave(battle, number)
    if battle.over:
        return
    battle.tally.fled.append(battle.sides["attacker"])
    for number, group in enumerate(battle.groups):
        if group.side != "attacker" or not battle.standing[number]:
            continue
        places = retreats(st, battle.side(number), battle.sector, group.ship)
        if not places:
            for damage in battle.standing[number]:
                destroy_ship(st, battle.side(number), place, group.ship, damage)
                battle.shown.lost.append((battle.side(number), group.ship))
            battle.gone(number)
            continue
        goal = places[0]
        if len(places) > 1:
            pairs: Pairs[Order] = [(f"retreat:{each}", Retreat(each)) for each in places]
            order: Retreat = yield _group_question(battle, number, pairs, pairs[0][0])
            goal = order.place
        battle.waiting[number] = goal
        leave(battle, number)


# -- fire ------------------------------------------------------------------------------------------------------------


def fire(battle: Fight, number: int, *, missiles: bool = False) -> Rules[None]:
    """A group rolls all its dice at once, the weakest first; hits are assigned, then ships are removed (P17.13.4)."""
    group, side = battle.groups[number], battle.side(number)
    dice = dice_of(group, len(battle.standing[number]), missiles=missiles)
    if not dice:
        return
    named = _ships(battle, number)

    def told(faces: tuple[Face, ...]) -> Text:
        key = "ecl-log-missiles" if missiles else "ecl-log-fires"
        return say(key, side=side_name(side), ship=named, dice=dice_text(dice, cast(tuple[int, ...], faces)))

    faces = cast(tuple[int, ...], (yield Roll(6, times=len(dice), about=told, seat=_seat(side))))
    battle.shown.shooter, battle.shown.ship = side, group.ship
    battle.shown.dice = list(zip(dice, faces, strict=True))
    hits = hits_of(battle.groups, battle.standing, number, dice, faces)
    weakest = min((hit.reach for hit in hits), default=ALWAYS + 1)
    battle.shown.hits = [reach(face, group.computer) >= weakest for face in faces]
    battle.shown.impacts = []
    shots = yield from assign(battle, number, hits)
    for shot in shots:
        strike(battle, number, shot)
    note_flight(battle)


def dice_text(dice: tuple[int, ...], faces: tuple[int, ...]) -> list[Text]:
    """What fell, by the damage of the dice."""
    shown: dict[int, list[str]] = {}
    for damage, face in zip(dice, faces, strict=True):
        shown.setdefault(damage, []).append(str(face))
    return [say("ecl-dice", damage=damage, faces=" ".join(fell)) for damage, fell in shown.items()]


def assign(battle: Fight, number: int, hits: list[Hit]) -> Rules[list[Shot]]:
    """The ships that hits go to. Ancients and GCDS aim by P17.13.8. A player is asked die by die where a hit can go to
    ships that differ; a ship that is destroyed already takes no more (H: a hit that can do harm may not be wasted), so
    with more dice than ships the rest is lost. Nothing is asked where the hits are enough for all ships (H: nobody
    would spare one)."""
    groups, standing, side = battle.groups, battle.standing, battle.groups[number].side
    ranking = by_size(groups, side)
    sure = aimed(groups, standing, ranking, hits)
    if battle.side(number) < 0 or not enemies(groups, after_shots(groups, standing, sure), side):
        return sure
    shots: list[Shot] = []
    while hits:
        hit = hits[0]
        possible = targets(groups, standing, side, hit)
        if possible:
            target = possible[0]
            if len(possible) > 1:
                default = target_key(groups, next_target(groups, standing, ranking, hits))
                target = yield hit_question(battle, number, hits, possible, default)
            shots.append(Shot(hit, target))
            standing = struck(groups, standing, target, hit.damage)
        hits = hits[1:]
    return shots


def hit_question(battle: Fight, number: int, hits: list[Hit], possible: list[Target], default: str) -> Ask:
    """To which ship the first of the hits goes; by default as Ancients aim (P17.18)."""
    groups, hit = battle.groups, hits[0]
    about = say("ecl-ask-hit", damage=hit.damage, left=len(hits), ship=ship_name(groups[number].ship))
    options = Options(
        [(target_key(groups, target), target) for target in possible],
        lambda key, target: describe_target(groups, hit, key, target),
    )
    return Ask(battle.side(number), about, options, default=(default,), habit="battle-hits")


def target_key(groups: Groups, target: Target) -> str:
    """`hit:cruiser-1`: a cruiser with one damage."""
    return f"hit:{groups[target.group].ship}-{target.damage}"


def describe_target(groups: Groups, hit: Hit, key: str, target: Target) -> Option:
    """A ship with its damage and hull, and whether the hit destroys it."""
    group = groups[target.group]
    label = say("ecl-target", ship=ship_name(group.ship), damage=target.damage, hull=group.hull)
    destroyed = target.damage + hit.damage > group.hull
    return Option(key, label, detail=say("ecl-target-destroyed") if destroyed else None)


def strike(battle: Fight, number: int, shot: Shot) -> None:
    """A hit does its damage. Whoever destroys a ship has earned reputation tiles (P17.14.1)."""
    group, victim = battle.groups[shot.target.group], battle.enemy(number)
    place, before = battle.sector.place, shot.target.damage
    battle.standing = struck(battle.groups, battle.standing, shot.target, shot.hit.damage)
    destroyed = before + shot.hit.damage > group.hull
    battle.shown.impacts.append(Impact(group.ship, shot.hit.damage, destroyed))
    if not destroyed:
        damage_ship(battle.st, victim, place, group.ship, before, shot.hit.damage)
        return
    destroy_ship(battle.st, victim, place, group.ship, before)
    battle.shown.lost.append((victim, group.ship))
    battle.tally.kills[battle.side(number)] += KILL_TILES[group.ship]


def _ships(battle: Fight, number: int) -> Text:
    return ship_name(battle.groups[number].ship, len(battle.standing[number]))


def _seat(side: Side) -> int | None:
    return side if side >= 0 else None
