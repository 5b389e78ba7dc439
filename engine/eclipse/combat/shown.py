"""The battle that is being fought as everybody sees it."""

from __future__ import annotations

from engine.eclipse.combat.core import FightingSide, Group, firing_order, group_with
from engine.eclipse.combat.order import next_pair
from engine.eclipse.map.geometry import fleet_of
from engine.eclipse.ships import ship_stats
from engine.eclipse.state import Battle, Place, Side, State
from engine.eclipse.view import BattleView, DieView, GroupView


def battle_view(st: State) -> BattleView | None:
    """The battle under way with both sides' groups in firing order, those that are wiped out included."""
    battle = st.battle
    if battle is None:
        return None
    sides: dict[FightingSide, Side] = {"attacker": battle.attacker, "defender": battle.defender}
    groups = firing_order(group for side in sides for group in groups_of(st, battle, sides[side], side))
    hits = battle.hits or [False] * len(battle.dice)
    return BattleView(
        place=battle.place,
        attacker=battle.attacker,
        defender=battle.defender,
        round=battle.round,
        groups=tuple([group_view(battle, sides[group.side], group) for group in groups]),
        shooter=battle.shooter,
        ship=battle.ship,
        dice=tuple([DieView(damage, face, hit) for (damage, face), hit in zip(battle.dice, hits, strict=True)]),
        impacts=tuple(battle.impacts),
    )


def groups_of(st: State, battle: Battle, owner: Side, side: FightingSide) -> list[Group]:
    """The groups of a side: its living ships by class, and the classes of which all are lost."""
    fleet = fleet_of(st.sectors[battle.place], owner)
    ships = {} if fleet is None else fleet.ships
    classes = dict.fromkeys([*ships, *(ship for loser, ship in battle.lost if loser == owner)])
    return [group_with(side, ship, ships.get(ship, ()), ship_stats(st, owner, ship)) for ship in classes]


def group_view(battle: Battle, owner: Side, group: Group) -> GroupView:
    """A group with what it has lost, and where it waits to go."""
    goals = [each.place for each in battle.waiting if (each.side, each.ship) == (owner, group.ship)]
    return GroupView(
        side=owner,
        ship=group.ship,
        ships=group.damage,
        lost=battle.lost.count((owner, group.ship)),
        initiative=group.initiative,
        computer=group.computer,
        shield=group.shield,
        hull=group.hull,
        cannons=group.cannons,
        missiles=group.missiles,
        retreat=goals[0] if goals else None,
    )


def contested(st: State) -> tuple[Place, ...]:
    """Where hostile sides stand, in the order in which the sectors came to the map (P17.12.1)."""
    sectors = st.sectors.values()
    return tuple([each.place for each in sectors if len(each.fleets) > 1 and next_pair(st, each) is not None])
