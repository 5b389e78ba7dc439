"""The best that both sides can do with their hits (P17.13.4): the first of the ways to solve a battle."""

from __future__ import annotations

from collections.abc import Iterator

from engine.eclipse.firing import Damages, FightingSide, Hit, Target, by_size
from engine.eclipse.odds.nodes import SIDES, Hits, Node, Stages, TooLarge, all_dice, is_npc, npc_after

MOST_LEFT = 150
"""Damage that all ships together can take, up to which it is tried: its depth."""


class Best:
    """The attacker's chance to win from every standing, if both sides assign their hits as well as they can."""

    def __init__(self, battle: Stages, limit: int) -> None:
        self.battle, self.left, self.limit = battle, limit, limit
        groups = battle.groups
        self.orders = {side: [(number, groups[number].shield) for number in by_size(groups, side)] for side in SIDES}
        if battle.first.left > MOST_LEFT or self._fewest_hits() > limit:
            raise TooLarge
        self.win(battle.first, 0)

    def _fewest_hits(self) -> int:
        """About how many hits have to be looked at, as an early warning: the standings that there would be if all dice
        did as much damage as the strongest, times a quarter of the dice."""
        total = sum(len(all_dice(group)) * group.count for group in self.battle.groups)
        for group in self.battle.groups:
            dice = self.battle.dice["defender" if group.side == "attacker" else "attacker"]
            if dice:
                total *= sum(-(-(group.hull + 1 - damage) // max(dice)) for damage in group.damage) + 1
        return total // 4

    def win(self, node: Node, step: int) -> float:
        """The attacker's chance to win when this step is next."""
        known = node.wins.get(step)
        if known is not None:
            return known
        battle = self.battle
        if battle.has_ended(node, step):
            value = node.wins[step] = 0.0 if node.alive["defender"] else 1.0
        elif step < battle.start:
            value = node.wins[step] = self._hitting(node, step) + battle.chance_of_nothing(node, step) * self.win(
                node, step + 1
            )
        else:
            self._rounds(node)
            value = node.wins[step]
        return value

    def _rounds(self, node: Node) -> None:
        """The same for all steps of a round: what the hits bring, and the loop of rounds without any."""
        battle = self.battle
        steps = range(battle.start, len(battle.shooters))
        volleys = [(battle.chance_of_nothing(node, step), self._hitting(node, step)) for step in steps]
        gain, stay = 0.0, 1.0
        for nothing, hitting in volleys:
            gain += stay * hitting
            stay *= nothing
        value = gain / (1 - stay)
        for step in reversed(steps):
            nothing, hitting = volleys[step - battle.start]
            value = node.wins[step] = hitting + nothing * value

    def _hitting(self, node: Node, step: int) -> float:
        """What the attacker wins by the hits of a step, weighted with their chance."""
        total = 0.0
        for chance, hits in self.battle.volleys(node, step):
            value = node.values.get((step, hits))
            total += chance * (self._choice(node, step, hits)[0] if value is None else value)
        return total

    def _value(self, node: Node, step: int, hits: Hits | None) -> float:
        """The attacker's chance to win when these hits are to be assigned."""
        if hits is None:
            return self.win(node, self.battle.step_after(step))
        value = node.values.get((step, hits))
        return self._choice(node, step, hits)[0] if value is None else value

    def _choice(self, node: Node, step: int, hits: Hits) -> tuple[float, Node, Hits | None]:
        """The best that can be done with the first hit: its value, the node after it, the hits left. Ancients and the
        GCDS have no choice."""
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        battle = self.battle
        number = battle.shooters[step]
        side = battle.groups[number].side
        best: tuple[float, Node, Hits | None] | None = None
        if is_npc(battle.groups[number]):
            after = npc_after(battle, node, number, hits)
            best = self._value(after, step, None), after, None
        else:
            sign = 1 if side == "attacker" else -1
            for target in self._targets(node.standing, side, hits.first):
                after = battle.struck(node, target, hits.first.damage)
                value = self._value(after, step, hits.rest)
                if best is None or sign * (value - best[0]) > 1e-12:
                    best = value, after, hits.rest
        if best is None:
            best = self._value(node, step, hits.rest), node, hits.rest
        node.values[step, hits] = best[0]
        return best

    def _targets(self, standing: Damages, side: FightingSide, hit: Hit) -> list[Target]:
        """The ships that are worth looking at: see `core.targets` and the docstring of this module."""
        even = len(self.battle.dice[side]) <= 1
        return [
            Target(number, damage)
            for number, shield in self.orders[side]
            if shield <= hit.reach
            for damage in (standing[number][:1] if even else dict.fromkeys(standing[number]))
        ]

    def assign_best(self, node: Node, step: int, hits: Hits | None) -> Node:
        """The node after the best assignment."""
        start, key = node, ("best", step, hits)
        after = start.after.get(key)
        if after is None:
            while hits is not None:
                self.left += 1  # it was looked at before
                _, node, hits = self._choice(node, step, hits)
            after = start.after[key] = node
        return after

    def results(self, node: Node, step: int) -> Iterator[tuple[float, Node]]:
        """What a step leads to."""
        for chance, hits in self.battle.volleys(node, step):
            yield chance, self.assign_best(node, step, hits)
