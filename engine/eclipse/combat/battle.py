"""Battles (P17.13): one unit for each sector, with all its battles; then reputation is drawn (P17.14.1).

What a battle remembers lies in the unit, and what people look at in `State.battle`; damage stays on the ships until the
end of the phase (P17.13.9).
"""

from __future__ import annotations

from typing import cast

import msgspec

from engine.core.decision import Ask, Option, Options, Pairs, Rules
from engine.core.text import say
from engine.eclipse.combat.core import FightingSide, Group, at_first, firing_order, group_with, is_stalemate
from engine.eclipse.combat.fight import Fight, Tally, note_flight, seat_of, ships_of
from engine.eclipse.combat.fire import fire
from engine.eclipse.combat.order import next_pair, next_sector, ranks
from engine.eclipse.components import ShipClass
from engine.eclipse.effects import add_ship, destroy_ship, remove_ship
from engine.eclipse.map.geometry import fleet_of, opposing_ships, passable
from engine.eclipse.names import place_name, side_name
from engine.eclipse.ships import ship_stats
from engine.eclipse.state import Battle, Place, ReputationTask, Sector, Side, State, Waiting


class Fire(msgspec.Struct, frozen=True):
    """All cannons of the group fire."""


class Hold(msgspec.Struct, frozen=True):
    """A group without cannons stays."""


class Retreat(msgspec.Struct, frozen=True):
    """The group waits to leave for a place."""

    place: Place


Order = Fire | Hold | Retreat


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
    ships = {} if fleet is None else fleet.ships
    return [group_with(side, ship, damage, ship_stats(st, owner, ship)) for ship, damage in ships.items()]


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
                told = say("ecl-log-holds", side=side_name(battle.side(number)), ship=ships_of(battle, number))
                battle.st.record(told, at=(battle.sector.place,), seat=seat_of(battle.side(number)))


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
    about = say("ecl-ask-group", ship=ships_of(battle, number), place=place)
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
    told = say("ecl-log-retreats", side=side_name(side), ship=ships_of(battle, number), place=place_name(place))
    battle.st.record(told, at=(battle.sector.place, place), seat=side)
    note_flight(battle)


def leave(battle: Fight, number: int) -> None:
    """All ships of a waiting group that still live move to where it goes; nothing pins them (P17.13.5)."""
    place = battle.waiting.pop(number)
    if not battle.standing[number]:
        return
    side, group = battle.side(number), battle.groups[number]
    told = say("ecl-log-leaves-battle", side=side_name(side), ship=ships_of(battle, number), place=place_name(place))
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
