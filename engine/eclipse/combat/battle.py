"""Battles (P17.13): one unit for each; after the last one of a sector reputation is drawn (P17.14.1).

What a battle remembers is `State.battle`; what the battles of a sector are worth is `State.tally`. Damage stays on the
ships until the end of the phase (P17.13.9).
"""

from __future__ import annotations

import msgspec

from engine.core.decision import Ask, Option, Options, Pairs, Rules
from engine.core.text import Text, say
from engine.eclipse.combat.fight import Fight, group_name, note_flight, seat_of, ships_of, winner_of
from engine.eclipse.combat.fire import fire
from engine.eclipse.combat.order import next_pair, next_sector, ranks
from engine.eclipse.effects import add_ship, destroy_ship, remove_ship
from engine.eclipse.firing import FightingSide, Group, at_first, firing_order, group_with, is_stalemate
from engine.eclipse.map.geometry import ENEMIES, fleet_of, judge_edge, judge_own, neighbours, opposing_ships, passable
from engine.eclipse.names import place_name, side_name
from engine.eclipse.questions import Question
from engine.eclipse.ships import ship_stats
from engine.eclipse.state import Battle, Place, ReputationTask, Sector, Side, State, Tally

BATTLES_A_ROUND = 1000
"""More than a round can have: battles are numbered by the round and within it."""


class Fire(msgspec.Struct, frozen=True):
    """All cannons of the group (by its number in the battle) fire."""

    group: int


class Hold(msgspec.Struct, frozen=True):
    """A group without cannons stays."""

    group: int


class Retreat(msgspec.Struct, frozen=True):
    """The group waits to leave for a place."""

    place: Place


Order = Fire | Hold | Retreat


# -- a sector --------------------------------------------------------------------------------------------------------


def combat(st: State) -> Rules[None]:
    """The unit: the next battle of a sector, until no hostile sides are left there (P17.12.3); after the last sector
    population is bombed."""
    sector = next_sector(st) if st.tally is None else st.sectors[st.tally.place]
    if sector is None:
        st.phase, st.handled = "bombing", []
        return
    if st.tally is None:
        st.tally, st.recent = Tally(sector.place, ranks(sector)), []
    pair = next_pair(st, sector)
    if pair is not None:
        yield from fight(st, sector, *pair, st.tally)
    if next_pair(st, sector) is None:
        close_sector(st, st.tally)


def close_sector(st: State, tally: Tally) -> None:
    """The players that fought draw reputation, in the order of rank, also those that were wiped out (P17.14.1), but not
    who has given up meanwhile (P17.17.2)."""
    st.tally = None
    for side in reversed(tally.order):
        if side in tally.kills and side >= 0 and tally.tiles(side) and st.players[side].playing:
            st.tasks.append(ReputationTask(side, tally.place, tally.tiles(side)))


def fight(st: State, sector: Sector, attacker: Side, defender: Side, tally: Tally) -> Rules[None]:
    """One battle: missiles, then rounds until a side is gone (P17.13.2, P17.13.3)."""
    battle = begin(st, sector, attacker, defender, tally)
    for number, group in enumerate(battle.groups):
        if group.missiles and not battle.over:
            yield from fire(battle, number, missiles=True)
    while not battle.over:
        battle.battle.round += 1
        if is_stalemate(battle.groups, battle.standing, battle.waiting):
            yield from leave_stalemate(battle)
            break
        yield from fight_round(battle)
    end_battle(battle)


def end_battle(battle: Fight) -> None:
    """Groups that wait still leave (P17.13.7); the battle is kept with its result."""
    st, place = battle.st, battle.sector.place
    for number in list(battle.waiting):
        leave(battle, number)
    winner = winner_of(battle.battle)
    if winner is None:
        st.record(say("ecl-log-battle-empty", place=place_name(place)), at=(place,))
    else:
        st.record(say("ecl-log-battle-won", side=side_name(winner), place=place_name(place)), at=(place,))
    st.fought.append(battle.battle)
    st.battle = None


def fights(st: State, seat: int) -> bool:
    """Whether a seat has a part in the battle that is being fought."""
    return st.battle is not None and seat in (st.battle.attacker, st.battle.defender)


def break_off(st: State, seat: int) -> None:
    """A side of the battle that is being fought gives up (P17.17.3): its ships leave, and nobody has shot them. What
    has been shot stays so."""
    if st.battle is None or st.tally is None or not fights(st, seat):
        return
    battle = Fight(st, st.sectors[st.battle.place], st.battle, st.tally)
    for number in range(len(battle.groups)):
        if battle.side(number) == seat:
            battle.remove_group(number)
            battle.waiting.pop(number, None)
    st.battle.resigned = seat
    end_battle(battle)


def begin(st: State, sector: Sector, attacker: Side, defender: Side, tally: Tally) -> Fight:
    """The groups of both sides in firing order."""
    sides: dict[FightingSide, Side] = {"attacker": attacker, "defender": defender}
    groups = firing_order(group for side in sides for group in groups_of(st, sector, sides[side], side))
    number = BATTLES_A_ROUND * st.round + len(st.fought)
    st.battle = Battle(number, sector.place, attacker, defender, groups, at_first(groups), [0] * len(groups))
    for side in (attacker, defender):
        tally.kills.setdefault(side, 0)
    told = say(
        "ecl-log-battle", place=place_name(sector.place), attacker=side_name(attacker), defender=side_name(defender)
    )
    st.record(told, at=(sector.place,))
    return Fight(st, sector, st.battle, tally)


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
                told = say("ecl-log-holds", ships=group_name(battle, number))
                battle.st.record(told, at=(battle.sector.place,), seat=seat_of(battle.side(number)))


# -- what a group does -----------------------------------------------------------------------------------------------


def retreats(st: State, seat: Side, sector: Sector, ship: str) -> list[Place]:
    """Where a group can retreat to, over an edge that its owner passes. Starbases, Ancients and the GCDS stay
    (P17.13.5)."""
    if seat < 0 or ship == "starbase":
        return []
    return [there.place for there in passable(st, seat, sector.place) if judge_refuge(st, seat, there) is None]


def judge_refuge(st: State, seat: int, there: Sector) -> Text | None:
    """Why a sector is no place to retreat to, wherever the battle is; None: it is one (P17.13.5)."""
    return ENEMIES if opposing_ships(st, there, seat) else judge_own(st, seat, there.place)


def judge_retreat(st: State, seat: int, start: Place, goal: Place) -> Text | None:
    """Why ships that fight in one place cannot retreat to another; None: they can."""
    if goal == start:
        return say("ecl-why-there-already")
    if goal not in neighbours(start):
        return say("ecl-why-retreat-far")
    if goal not in st.sectors:
        return judge_own(st, seat, goal)
    there = st.sectors[goal]
    return judge_edge(st, seat, st.sectors[start], there) or judge_refuge(st, seat, there)


def orders(battle: Fight, number: int) -> Rules[Order]:
    """What a group does in a round; its owner is asked where it can retreat (P17.13.3). A group with cannons may not
    hold (H: so that battles end), and one that waits cannot change its mind (H)."""
    group, seat = battle.groups[number], battle.side(number)
    stays: tuple[str, Order] = ("fire", Fire(number)) if group.cannons else ("hold", Hold(number))
    places = retreats(battle.st, seat, battle.sector, group.ship)
    if not places:
        return stays[1]
    pairs: Pairs[Order] = [stays, *((f"retreat:{place}", Retreat(place)) for place in places)]
    order: Order = yield _group_question(battle, number, pairs, stays[0])
    return order


def _group_question(battle: Fight, number: int, pairs: Pairs[Order], default: str) -> Ask:
    place = place_name(battle.sector.place)
    about = say("ecl-ask-group", ship=ships_of(battle, number), place=place)
    return Ask(
        battle.side(number),
        about,
        Options(pairs, describe_order),
        default=(default,),
        habit="battle-group",
        kind=Question.BATTLE_GROUP,
    )


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
    side = battle.side(number)
    battle.waiting[number] = place
    told = say("ecl-log-retreats", ships=group_name(battle, number), place=place_name(place))
    battle.st.record(told, at=(battle.sector.place, place), seat=side)
    note_flight(battle)


def leave(battle: Fight, number: int) -> None:
    """All ships of a waiting group that still live move to where it goes; nothing pins them (P17.13.5)."""
    place = battle.waiting.pop(number)
    if not battle.standing[number]:
        return
    side, group = battle.side(number), battle.groups[number]
    told = say("ecl-log-leaves-battle", ships=group_name(battle, number), place=place_name(place))
    battle.st.record(told, at=(battle.sector.place, place), seat=side)
    for damage in battle.standing[number]:
        remove_ship(battle.st, side, battle.sector.place, group.ship, damage)
        add_ship(battle.st, side, place, group.ship, damage)
    battle.remove_group(number)
    battle.battle.left[number] = place


def leave_stalemate(battle: Fight) -> Rules[None]:
    """No dice will fall any more: waiting groups leave, the defender stays, the attacker's other groups retreat at
    once, or are destroyed where they cannot (P17.13.6; H: without credit, nobody shot them)."""
    st, place = battle.st, battle.sector.place
    for number in list(battle.waiting):
        leave(battle, number)
    if battle.over:
        return
    st.record(say("ecl-log-stalemate", place=place_name(place)), at=(place,))
    battle.tally.fled.append(battle.battle.attacker)
    for number, group in enumerate(battle.groups):
        if group.side != "attacker" or not battle.standing[number]:
            continue
        places = retreats(st, battle.side(number), battle.sector, group.ship)
        if not places:
            for damage in battle.standing[number]:
                destroy_ship(st, battle.side(number), place, group.ship, damage)
            battle.lose(number, len(battle.standing[number]))
            battle.remove_group(number)
            continue
        goal = places[0]
        if len(places) > 1:
            pairs: Pairs[Order] = [(f"retreat:{each}", Retreat(each)) for each in places]
            order: Retreat = yield _group_question(battle, number, pairs, pairs[0][0])
            goal = order.place
        battle.waiting[number] = goal
        leave(battle, number)
