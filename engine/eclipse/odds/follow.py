"""In which standings a battle ends, and how likely: by following what every step leads to."""

from __future__ import annotations

from collections.abc import Iterator

from engine.eclipse.firing import Damages
from engine.eclipse.odds.nodes import Node, Results, Stages, TooLarge


class Flow:
    """How often battles come to each standing and step, and where they end (`ends`).

    Nodes are taken with the least damage first, so all ways that lead to one have come when it is its turn.
    """

    def __init__(self, battle: Stages, battles: float = 1.0) -> None:
        self.battle = battle
        self.ends: dict[Damages, float] = {}
        self._steps = range(len(battle.shooters))
        self._waiting: list[list[Node]] = [[] for _ in range(battle.first.left + 1)]
        self.add_battles(battle.first, 0, battles)

    def add_battles(self, node: Node, step: int, times: float) -> None:
        """Note that so many battles come to this standing with this step next, or end in it."""
        if node.quiet and self.battle.has_ended(node, step):
            self.ends[node.standing] = self.ends.get(node.standing, 0.0) + times
            return
        if node.coming is None:
            node.coming = [0.0 for _ in self._steps]
            self._waiting[node.left].append(node)
        node.coming[step] += times

    def levels(self) -> Iterator[list[Node]]:
        """The nodes to which battles have come, those of equal damage together."""
        return reversed(self._waiting)

    def visits(self, node: Node) -> list[tuple[float, float]]:
        """How often the group of each step fires here, until somebody hits, and its chance to hit."""
        battle, coming = self.battle, node.coming
        assert coming is not None
        node.coming = None
        nothing = [battle.chance_of_nothing(node, step) for step in self._steps]
        coming, stays = _after_salvo(battle, node, coming, nothing)
        if stays:
            self.add_battles(node, battle.start, stays)
        visits = _visits(coming, nothing, battle.start)
        return [(visit, 1 - none) for visit, none in zip(visits, nothing, strict=True)]


def follow_battle(battle: Stages, results: Results, limit: int) -> dict[Damages, float]:
    """In which standings the battle ends and how likely, if steps lead to these results. TooLarge beyond so many."""
    flow = Flow(battle)
    for level in flow.levels():
        for node in level:
            for step, (visit, _) in enumerate(flow.visits(node)):
                if not visit:
                    continue
                following = battle.step_after(step)
                for chance, after in results(node, step):
                    limit -= 1
                    flow.add_battles(after, following, visit * chance)
                if limit < 0:
                    raise TooLarge
    return flow.ends


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
