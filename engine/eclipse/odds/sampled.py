"""In which standings a large battle ends, by many simulated battles at once.

They go through the standings together, those with the most damage left first, as `followed` goes through chances. So
battles that come to the same standing are drawn as one, rounds in which nobody hits take nothing, and of many battles
in one standing as many get each result as its chance says: only what is left of a battle is drawn. That is fair to
every result, and more certain than as many battles alone would be.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import sha256
from math import ceil
from typing import NamedTuple

import msgspec

from engine.core.chance import Chance
from engine.eclipse.firing import Damages, Hit
from engine.eclipse.odds.follow import Flow
from engine.eclipse.odds.nodes import Node, Stages, by_shield, chain_hits, is_npc, npc_after, portions
from engine.eclipse.odds.ranked import Ranked

FIRST, GROWTH, ENOUGH = 1, 20, 100_000
"""How many battles are simulated at once at first, to see what they take; how many times more after that; after how
many there is nothing left to find out."""
SPREAD = (5**0.5 - 1) / 2
"""Between where one standing and the next begin to draw: so neighbours get results that differ as much as can be."""
PRECISE = 1 << 53


class Volley(NamedTuple):
    """A group in the middle of its fire: where the battle stands, and the hits that Ancients have still to assign."""

    node: Node
    hits: tuple[Hit, ...] = ()


class Portion(NamedTuple):
    """Dice of one damage that fall together."""

    damage: int
    dice: int


def simulated(battle: Stages, ranked: Ranked, draws: int) -> tuple[dict[Damages, float], int]:
    """How often it ends in which standing, in simulated battles until so many results of dice were drawn; and how many
    battles those were. The dice follow from the battle itself, so that it has one answer."""
    chance = Chance(sha256(msgspec.json.encode(battle.groups)).hexdigest())
    ends: dict[Damages, float] = {}
    battles, many = 0, FIRST
    while many:
        run = Simulation(battle, ranked, many, chance)
        for standing, count in run.flow.ends.items():
            ends[standing] = ends.get(standing, 0.0) + count
        battles += many
        draws -= run.draws
        many = min(GROWTH * many, many * draws // max(run.draws, 1), ENOUGH - battles) if draws > 0 else 0
    total = sum(ends.values())
    return {standing: count / total for standing, count in ends.items()}, battles


class Simulation:
    """So many battles at once, from the first standing to their ends (`flow.ends`)."""

    def __init__(self, battle: Stages, ranked: Ranked, battles: int, chance: Chance) -> None:
        self.battle, self.ranked, self.chance, self.draws = battle, ranked, chance, 0
        self.flow = Flow(battle, battles)
        for level in self.flow.levels():
            start = self._uniform()
            for node in level:
                start = (start + SPREAD) % 1
                self.mark = start
                for step, (visit, hitting) in enumerate(self.flow.visits(node)):
                    flow = visit * hitting
                    if ceil(self.mark) < self.mark + flow:
                        self._fire(node, step, visit)
                    self.mark += flow

    def _uniform(self) -> float:
        return self.chance.below(PRECISE) / PRECISE

    def _fire(self, node: Node, step: int, visit: float) -> None:
        """A group fires so many times. `mark` runs through all that can happen in one standing; whenever it passes a
        whole number a battle goes that way."""
        number = self.battle.shooters[step]
        group, ships = self.battle.groups[number], len(node.standing[number])
        shields = node.shields[group.side]
        parts = _portions(self.battle.loads[step], ships, len(shields))
        mark, following = self.mark, self.battle.step_after(step)
        for place, part in enumerate(parts):
            results = _results(part.dice, group.computer, shields, hitting=True)
            flow = visit * results.share
            for counts, battles in self._drawn(results, mark, flow):
                volley = self._hit(Volley(node), number, part.damage, shields, counts)
                for after, many in self._go_on(volley, battles, number, parts[place + 1 :]):
                    self.flow.add_battles(after, following, many)
            mark += flow
            visit -= flow

    def _go_on(self, volley: Volley, battles: int, number: int, parts: Iterable[Portion]) -> Iterable[tuple[Node, int]]:
        """Where the battle stands after the other dice of the group, and how often."""
        group = self.battle.groups[number]
        reached = {volley: battles}
        for part in parts:
            further: dict[Volley, int] = {}
            for each, many in reached.items():
                shields = each.node.shields[group.side]
                if not shields:
                    further[each] = further.get(each, 0) + many
                    continue
                results = _results(part.dice, group.computer, shields)
                for counts, times in self._drawn(results, self._uniform(), many):
                    after = self._hit(each, number, part.damage, shields, counts)
                    further[after] = further.get(after, 0) + times
            reached = further
        if not is_npc(group):
            return [(each.node, many) for each, many in reached.items()]
        ended = []
        for each, many in reached.items():
            hits = chain_hits(tuple(sorted(each.hits, key=lambda hit: (hit.reach, -hit.damage))))
            assert hits is not None  # one portion at least has hit
            ended.append((npc_after(self.battle, each.node, number, hits), many))
        return ended

    def _hit(
        self, volley: Volley, number: int, damage: int, shields: tuple[int, ...], counts: tuple[int, ...]
    ) -> Volley:
        """Players assign each portion before the next one falls; Ancients and the GCDS all together."""
        if not is_npc(self.battle.groups[number]):
            return Volley(self.ranked.node_after(volley.node, number, damage, shields, counts))
        hits = [Hit(shield, damage) for shield, count in zip(shields, counts, strict=True) for _ in range(count)]
        return Volley(volley.node, (*volley.hits, *hits))

    def _drawn(self, results: Results, mark: float, flow: float) -> Iterator[tuple[tuple[int, ...], int]]:
        """Which results come if `mark` goes on by so much, and how many times."""
        bounds, counts = results.bounds, results.counts
        tick, end = ceil(mark), ceil(mark + flow)
        while tick < end:
            result = min(bisect_right(bounds, (tick - mark) / flow), len(counts) - 1)
            last = end if result + 1 == len(counts) else min(max(ceil(mark + flow * bounds[result]), tick + 1), end)
            self.draws += 1
            yield counts[result], last - tick
            tick = last


# -- dice ------------------------------------------------------------------------------------------------------------


class Results(NamedTuple):
    """What dice can bring: how often each shield is reached, the chance of one of these results, and how often one of
    the first so many comes, if one does."""

    counts: tuple[tuple[int, ...], ...]
    share: float
    bounds: tuple[float, ...]


@lru_cache(maxsize=4096)
def _portions(loads: tuple[tuple[int, int], ...], ships: int, shields: int) -> tuple[Portion, ...]:
    """All dice of so many ships, strongest first, in portions."""
    return tuple([Portion(damage, dice) for damage, count in loads for dice in portions(count * ships, shields)])


@lru_cache(maxsize=8192)
def _results(dice: int, computer: int, shields: tuple[int, ...], *, hitting: bool = False) -> Results:
    """All results, or all with a hit."""
    found = [each for each in by_shield(dice, computer, shields) if any(each[1]) or not hitting]
    share, total, bounds = sum(chance for chance, _ in found), 0.0, []
    for chance, _ in found:
        total += chance / share
        bounds.append(total)
    return Results(tuple([counts for _, counts in found]), share, tuple(bounds))
