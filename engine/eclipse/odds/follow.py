"""In which standings a battle ends, and how likely: by following what every step leads to, or by simulation."""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from hashlib import sha256

import msgspec

from engine.core.chance import Chance
from engine.eclipse.firing import Damages, Hit
from engine.eclipse.odds.nodes import Node, Results, Stages, TooLarge, by_shield, is_npc, listed, npc_after, portions
from engine.eclipse.odds.ranked import Ranked


def followed(battle: Stages, results: Results, limit: int) -> dict[Damages, float]:
    """In which standings the battle ends and how likely, if steps lead to these results. TooLarge beyond so many.

    Nodes are taken with the least damage first, so all ways that lead to one have come when it is its turn.
    """
    ends: dict[Damages, float] = {}
    waiting: list[list[Node]] = [[] for _ in range(battle.first.left + 1)]
    steps = range(len(battle.shooters))

    def come(node: Node, step: int, chance: float) -> None:
        if node.quiet and battle.has_ended(node, step):
            ends[node.standing] = ends.get(node.standing, 0.0) + chance
            return
        if node.coming is None:
            node.coming = [0.0 for _ in steps]
            waiting[node.left].append(node)
        node.coming[step] += chance

    come(battle.first, 0, 1.0)
    for level in reversed(waiting):
        for node in level:
            assert node.coming is not None
            nothing = [battle.nothing(node, step) for step in steps]
            coming, stays = _after_salvo(battle, node, node.coming, nothing)
            if stays:
                come(node, battle.start, stays)
            for step, visit in enumerate(_visits(coming, nothing, battle.start)):
                if not visit:
                    continue
                following = battle.following(step)
                for chance, after in results(node, step):
                    limit -= 1
                    come(after, following, visit * chance)
                if limit < 0:
                    raise TooLarge
    return ends


def _after_salvo(battle: Stages, node: Node, coming: list[float], nothing: list[float]) -> tuple[list[float], float]:
    """The same visits with those added that come through a salvo without a hit; and how often the battle ends with it,
    because nobody has cannons."""
    coming = list(coming)
    for step in range(battle.start):
        if step + 1 < len(coming) and not battle.has_ended(node, step + 1):
            coming[step + 1] += coming[step] * nothing[step]
        elif coming[step]:
            return coming, coming[step] * nothing[step]
    return coming, 0.0


def _visits(coming: list[float], nothing: list[float], start: int) -> list[float]:
    """How often each step of a node is expected to come, if so much comes from other nodes and after a step without
    hits the next one follows, round after round from `start` on."""
    around, stay = 0.0, 1.0
    for step in range(start, len(coming)):
        around = (around + coming[step]) * nothing[step]
        stay *= nothing[step]
    if stay == 1.0:
        return coming
    carried = around / (1 - stay)
    visits = coming[:start]
    for step in range(start, len(coming)):
        visits.append(coming[step] + carried)
        carried = visits[step] * nothing[step]
    return visits


def simulated(battle: Stages, ranked: Ranked, draws: int) -> tuple[dict[Damages, float], int]:
    """How often it ends in which standing, in simulated battles until so many results of dice were drawn; and how many
    battles those were. The dice follow from the battle itself, so that it has one answer."""
    chance = Chance(sha256(msgspec.json.encode(battle.groups)).hexdigest())
    ends: dict[Damages, int] = {}
    battles = 0
    while draws > 0:
        node, step = battle.first, 0
        while not (node.quiet and battle.has_ended(node, step)):
            if node.standing[battle.shooters[step]]:
                node, drawn = _fire(battle, ranked, node, step, chance)
                draws -= drawn
            step = battle.following(step)
        ends[node.standing] = ends.get(node.standing, 0) + 1
        battles += 1
    return {standing: count / battles for standing, count in ends.items()}, battles


def _fire(battle: Stages, ranked: Ranked, node: Node, step: int, chance: Chance) -> tuple[Node, int]:
    """The node after the group of a step has fired, and how many results of dice were drawn for it."""
    number, draws = battle.shooters[step], 0
    group, ships = battle.groups[number], len(node.standing[number])
    most = len(node.shields[group.side])
    if is_npc(group):
        hits: list[Hit] = []
        for damage, count in battle.loads[step]:
            counts = _drawn(chance, count * ships, group.computer, node.shields[group.side])
            for shield, many in zip(node.shields[group.side], counts, strict=True):
                hits += [Hit(shield, damage)] * many
        found = listed(tuple(sorted(hits, key=lambda hit: (hit.reach, -hit.damage))))
        return node if found is None else npc_after(battle, node, number, found), 1
    for damage, count in battle.loads[step]:
        for portion in portions(count * ships, most):
            shields = node.shields[group.side]
            if not shields:
                return node, draws
            draws += 1
            node = ranked.after(node, number, damage, shields, _drawn(chance, portion, group.computer, shields))
    return node, draws


_PRECISE = 1 << 53


def _drawn(chance: Chance, dice: int, computer: int, shields: tuple[int, ...]) -> tuple[int, ...]:
    bounds, results = _bounds(dice, computer, shields)
    return results[min(bisect_right(bounds, chance.below(_PRECISE) / _PRECISE), len(results) - 1)]


@lru_cache(maxsize=8192)
def _bounds(dice: int, computer: int, shields: tuple[int, ...]) -> tuple[list[float], list[tuple[int, ...]]]:
    total, bounds = 0.0, []
    results = by_shield(dice, computer, shields)
    for share, _ in results:
        total += share
        bounds.append(total)
    return bounds, [counts for _, counts in results]
