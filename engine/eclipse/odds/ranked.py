"""A sensible way to assign hits, for battles that are too large for the best one: by the danger that ships are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engine.eclipse.firing import FightingSide, Group, Groups, Target, by_size, hitting_faces
from engine.eclipse.odds.nodes import Node, Stages, TooLarge, by_shield, is_npc, npc_after, portions


def damage_to(target: Group, shooter: Group) -> int:
    """What the cannons of one ship do to another one, in sixths."""
    harmful = sum(min(die, target.hull + 1) for die in shooter.cannons)
    return harmful * hitting_faces(shooter.computer, target.shield)


def by_danger(groups: Groups, side: FightingSide) -> tuple[int, ...]:
    """The numbers of the groups that a side shoots at, first those whose ships do the most damage for what it takes to
    destroy one; equal ones by size. Of the damage of a die counts what the ship can take: the rest is lost (facts,
    section 9.4)."""
    own = [group for group in groups if group.side == side]

    def danger(number: int) -> float:
        group = groups[number]
        fire = sum(damage_to(each, group) * each.count for each in own)
        shots = sum(damage_to(group, each) * each.count for each in own)
        return -fire * max(shots, 1) / (group.hull + 1)

    return tuple(sorted(by_size(groups, side), key=danger))


Orders: TypeAlias = dict[FightingSide, tuple[int, ...]]
"""By side the numbers of the groups that it shoots at, those first that it would rather destroy."""


EARLY = 0.2, 0.14
"""A battle is too large if this share of the effort is spent before this share of all damage is followed: of 140 random
battles none that was solved was so slow, and four of five that were not."""


class Ranked:
    """Every hit goes to the first class of an order that it reaches, there to the most damaged ship; strongest dice
    first. `limit`: results of dice that may be followed."""

    def __init__(self, battle: Stages, orders: Orders, limit: int) -> None:
        self.battle, self.left = battle, limit
        spent, followed = EARLY
        self.early = limit * (1 - spent), battle.first.left * (1 - followed)
        groups = battle.groups
        self.orders = [[(number, groups[number].shield) for number in orders[group.side]] for group in groups]

    def node_after(
        self, node: Node, number: int, damage: int, shields: tuple[int, ...], counts: tuple[int, ...]
    ) -> Node:
        """The node after dice of one damage have reached these shields so often."""
        key = number, damage, shields, counts
        after = node.after.get(key)
        if after is None:
            after = node
            for shield, count in zip(shields, counts, strict=True):
                for _ in range(count):
                    after = self._focused(after, number, damage, shield)
            node.after[key] = after
        return after

    def _focused(self, node: Node, number: int, damage: int, reach: int) -> Node:
        key = number, damage, reach
        after = node.after.get(key)
        if after is None:
            standing = node.standing
            first = next((each for each, shield in self.orders[number] if shield <= reach and standing[each]), None)
            after = node
            if first is not None:
                after = self.battle.struck(node, Target(first, standing[first][0]), damage)
            node.after[key] = after
        return after

    def results(self, node: Node, step: int) -> Iterable[tuple[float, Node]]:
        """What a step leads to, the dice of each damage one after the other."""
        battle, number = self.battle, self.battle.shooters[step]
        group, ships = battle.groups[number], len(node.standing[number])
        if not ships:
            return ()
        if self.left < self.early[0] and node.left > self.early[1]:
            raise TooLarge
        if is_npc(group):
            return [(chance, npc_after(battle, node, number, hits)) for chance, hits in battle.volleys(node, step)]
        reached = {node: 1.0}
        most = len(node.shields[group.side])
        for damage, count in battle.loads[step]:
            for portion in portions(count * ships, most):
                further: dict[Node, float] = {}
                for each, share in reached.items():
                    shields = each.shields[group.side]
                    if not shields:
                        further[each] = further.get(each, 0.0) + share
                        continue
                    thrown = by_shield(portion, group.computer, shields)
                    self.left -= len(thrown)
                    for chance, counts in thrown:
                        after = self.node_after(each, number, damage, shields, counts)
                        further[after] = further.get(after, 0.0) + share * chance
                reached = further
                if self.left < 0:
                    raise TooLarge
        del reached[node]
        return [(chance, after) for after, chance in reached.items()]
