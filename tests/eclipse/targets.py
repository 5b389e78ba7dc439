"""Whom players shoot at who play as `engine.eclipse.odds` thinks: for trying its odds out in battles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.eclipse.combat.battle import groups_of
from engine.eclipse.firing import Damages, Groups, Hit, Target, strike_ship
from engine.eclipse.odds import ORDINARY, Effort, Odds, _plan, odds
from engine.eclipse.odds.best import Best
from engine.eclipse.odds.nodes import Node, Stages, TooLarge, chain_hits
from engine.eclipse.state import Sector, Side, State


def odds_between(st: State, sector: Sector, attacker: Side, defender: Side) -> Odds:
    """How a battle of two sides in a sector ends, as their ships are now."""
    return odds([*groups_of(st, sector, attacker, "attacker"), *groups_of(st, sector, defender, "defender")])


def best_target(
    groups: Groups,
    standing: Damages,
    number: int,
    hits: Sequence[Hit],
    *,
    missiles: bool = False,
    effort: Effort = ORDINARY,
) -> Target:
    """What a player assigns the first of these hits of a group to, as `odds` thinks with the same effort: by `best`
    where the battle is small enough, else by the orders of `ranked`. `groups`: the battle as it began, in firing order.
    `hits`: those of the roll that are still to be assigned; the first hits somebody."""
    plan = _plan(groups, effort)
    ordered = tuple(sorted(hits, key=lambda hit: (hit.reach, -hit.damage)))
    if plan.odds.method == "best":
        best = _solved(groups, effort.best)
        battle = best.battle
        step = battle.shooters.index(number) if missiles else battle.shooters.index(number, battle.start)
        try:
            target = assigned(best, battle.node(standing), step, ordered, hits[0])
        except TooLarge:
            target = None
        if target is not None:
            return target
    return ranked_target(groups, standing, plan.orders[groups[number].side], hits)


@lru_cache(maxsize=16)
def _solved(groups: Groups, limit: int) -> Best:
    return Best(Stages(groups), limit)


def assigned(best: Best, node: Node, step: int, hits: tuple[Hit, ...], wanted: Hit) -> Target | None:
    """The ship that one of these hits goes to in the best assignment. TooLarge for a standing that is too far from
    what was looked at."""
    best.left = best.limit
    left = chain_hits(hits)
    while left is not None:
        _, after, rest = best._choice(node, step, left)
        if left.first == wanted and after is not node:
            return difference(node.standing, after.standing)
        node, left = after, rest
    return None


def ranked_target(groups: Groups, standing: Damages, order: Sequence[int], hits: Sequence[Hit]) -> Target:
    """Where the first of these hits goes, if all of them are assigned as `Ranked` does: the strongest first, each to
    the first class of the order that it reaches, there to the most damaged ship. The first hits somebody."""
    was: dict[Target, Target] = {}
    left = standing
    for hit in sorted(hits, key=lambda each: (-each.damage, each.reach)):
        number = next((each for each in order if groups[each].shield <= hit.reach and left[each]), None)
        if number is None:
            continue
        target = Target(number, left[number][0])
        before = was.pop(target, target)
        if hit == hits[0]:
            return before
        left = strike_ship(groups, left, target, hit.damage)
        was[Target(number, target.damage + hit.damage)] = before
    # The others destroy all that it reaches: it goes where it would go alone.
    number = next(each for each in order if groups[each].shield <= hits[0].reach and standing[each])
    return Target(number, standing[number][0])


def difference(before: Damages, after: Damages) -> Target:
    """The one ship that was hit between two standings."""
    for number, (ships, left) in enumerate(zip(before, after, strict=True)):
        for damage in ships:
            if ships.count(damage) > left.count(damage):
                return Target(number, damage)
    raise ValueError((before, after))
