"""The standings of a battle as nodes, and what dice bring: what all ways to solve one are made of (P17.13)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import comb
from typing import TypeAlias

from engine.eclipse.firing import (
    Damages,
    FightingSide,
    Group,
    Groups,
    Hit,
    Target,
    after_shots,
    assign_hits,
    at_first,
    by_size,
    hitting_faces,
    is_stalemate,
    strike_ship,
)

SIDES: tuple[FightingSide, FightingSide] = ("attacker", "defender")
MOST_OF_PORTION = 35
"""Results of a portion of dice."""
MOST_VOLLEYS = 500
"""Results of the dice of one group that are listed together."""


class TooLarge(Exception):
    """A battle takes more steps than the effort allows."""


# -- one battle ------------------------------------------------------------------------------------------------------


class Living:
    """What the groups that still live decide, whatever damage their ships have.

    `over`: a side is gone; `quiet`: that, or nobody has cannons. `shields`: of the enemies of each side, weakest first.
    """

    __slots__ = ("alive", "over", "quiet", "shields")

    def __init__(self, groups: Groups, standing: Damages) -> None:
        living = [group for group, ships in zip(groups, standing, strict=True) if ships]
        self.alive = {side: any(group.side == side for group in living) for side in SIDES}
        self.over = not all(self.alive.values())
        self.quiet = self.over or is_stalemate(groups, standing)
        self.shields = {side: tuple(sorted({group.shield for group in living if group.side != side})) for side in SIDES}


class Node:
    """A standing, and what has been found out about it. There is one node for each standing of a battle.

    `left`: how much damage all ships together can take. `after`: nodes that hits lead to. `wins`, `values`: for `best`.
    `coming`: how often each step comes here from other nodes.
    """

    __slots__ = ("after", "alive", "coming", "left", "over", "quiet", "shields", "standing", "values", "wins")

    def __init__(self, standing: Damages, left: int, living: Living) -> None:
        self.standing, self.left = standing, left
        self.alive, self.over, self.quiet, self.shields = living.alive, living.over, living.quiet, living.shields
        self.after: dict[object, Node] = {}
        self.wins: dict[int, float] = {}
        self.values: dict[tuple[int, Hits], float] = {}
        self.coming: list[float] | None = None


class Hits:
    """Hits of one group that are to be assigned, as a list of its first and the rest; equal lists are one object."""

    __slots__ = ("first", "rest")

    def __init__(self, first: Hit, rest: Hits | None) -> None:
        self.first, self.rest = first, rest

    def __iter__(self) -> Iterator[Hit]:
        hits: Hits | None = self
        while hits is not None:
            yield hits.first
            hits = hits.rest


@lru_cache(maxsize=65536)
def chain_hits(hits: tuple[Hit, ...]) -> Hits | None:
    return Hits(hits[0], chain_hits(hits[1:])) if hits else None


class Stages:
    """A battle as steps: the groups with missiles fire once, one after the other, then those with cannons in turn,
    again and again.
    A step is numbered by its place in `shooters`, which are numbers of groups; rounds begin at `start`."""

    def __init__(self, groups: Groups) -> None:
        self.groups = groups
        salvo = [number for number, group in enumerate(groups) if group.missiles]
        firing = [number for number, group in enumerate(groups) if group.cannons]
        self.shooters, self.start = salvo + firing, len(salvo)
        self.loads = [_loads(groups[number].missiles) for number in salvo]
        self.loads += [_loads(groups[number].cannons) for number in firing]
        self.thrown = [sum(count for _, count in load) for load in self.loads]
        self._nodes: dict[Damages, Node] = {}
        self._living: dict[tuple[bool, ...], Living] = {}
        self._lives = [group.hull + 1 for group in groups]
        self.dice = {side: {die for group in groups if group.side == side for die in all_dice(group)} for side in SIDES}
        self.first = self.node(at_first(groups))

    @property
    def leaves_choice(self) -> bool:
        """Whether any player may have to choose between ships that are not alike."""
        for side in SIDES:
            aims = any(group.side == side and not is_npc(group) for group in self.groups)
            if aims and (len(by_size(self.groups, side)) > 1 or len(self.dice[side]) > 1):
                return True
        return False

    def node(self, standing: Damages) -> Node:
        """The one node of a standing."""
        node = self._nodes.get(standing)
        if node is None:
            who = tuple(map(bool, standing))
            living = self._living.get(who)
            if living is None:
                living = self._living[who] = Living(self.groups, standing)
            left = 0
            for ships, lives in zip(standing, self._lives, strict=True):
                left += len(ships) * lives - sum(ships)
            node = self._nodes[standing] = Node(standing, left, living)
        return node

    def step_after(self, step: int) -> int:
        """The step after this one; after the last group of a round the next round begins."""
        return step + 1 if step + 1 < len(self.shooters) else self.start

    def has_ended(self, node: Node, step: int) -> bool:
        """Whether nothing can happen any more: a side is gone, or in the rounds nobody has cannons."""
        return node.quiet if step >= self.start else node.over

    def chance_of_nothing(self, node: Node, step: int) -> float:
        """The chance that the group of this step hits nobody."""
        number = self.shooters[step]
        group, ships = self.groups[number], len(node.standing[number])
        shields = node.shields[group.side]
        if not ships or not shields:
            return 1.0
        return nothing_of(ships * self.thrown[step], group.computer, shields[0])

    def volleys(self, node: Node, step: int) -> tuple[tuple[float, Hits], ...]:
        """Every result of the dice of this step that hits somebody, with its chance."""
        number = self.shooters[step]
        group, ships = self.groups[number], len(node.standing[number])
        shields = node.shields[group.side]
        return volleys_of(self.loads[step], ships, group.computer, shields) if ships and shields else ()

    def struck(self, node: Node, target: Target, damage: int) -> Node:
        """The node after a ship has taken damage."""
        key = target, damage
        after = node.after.get(key)
        if after is None:
            after = node.after[key] = self.node(strike_ship(self.groups, node.standing, target, damage))
        return after


Results: TypeAlias = Callable[[Node, int], Iterable[tuple[float, Node]]]
"""What a step can lead to if it hits somebody, with the chances."""


def _loads(dice: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Dice by their damage, strongest first, and how many there are of each."""
    return tuple((damage, dice.count(damage)) for damage in sorted(set(dice), reverse=True))


def is_npc(group: Group) -> bool:
    """Whether the rules aim for it (P17.13.8)."""
    return group.ship in ("ancient", "gcds")


# -- dice ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def nothing_of(dice: int, computer: int, shield: int) -> float:
    """The chance that none of these dice reaches a shield."""
    return float((1 - hitting_faces(computer, shield) / 6) ** dice)


@lru_cache(maxsize=8192)
def by_shield(dice: int, computer: int, shields: tuple[int, ...]) -> tuple[tuple[float, tuple[int, ...]], ...]:
    """How many of these dice reach each of the shields (weakest first) and no stronger one: all results, each with its
    chance, the one without hits first."""
    faces = [hitting_faces(computer, shield) for shield in shields]
    shares = [(here - beyond) / 6 for here, beyond in zip(faces, [*faces[1:], 0], strict=True)]
    found = []
    for counts in _spread(dice, len(shields)):
        chance, left = 1.0, dice
        for share, count in zip(shares, counts, strict=True):
            chance *= comb(left, count) * share**count
            left -= count
        chance *= (1 - faces[0] / 6) ** left
        if chance:
            found.append((chance, counts))
    return tuple(found)


@lru_cache(maxsize=256)
def portions(dice: int, shields: int) -> tuple[int, ...]:
    """Dice in portions of which there are not too many results, for those who can assign one after the other."""
    portion = next(each for each in range(dice, 0, -1) if each == 1 or comb(each + shields, shields) <= MOST_OF_PORTION)
    return (*[portion] * (dice // portion), *([dice % portion] if dice % portion else []))


def _spread(dice: int, kinds: int) -> Iterator[tuple[int, ...]]:
    """All ways in which up to so many dice fall into several kinds."""
    if not kinds:
        yield ()
        return
    for first in range(dice + 1):
        for rest in _spread(dice - first, kinds - 1):
            yield (first, *rest)


@lru_cache(maxsize=4096)
def volleys_of(
    loads: tuple[tuple[int, int], ...], ships: int, computer: int, shields: tuple[int, ...]
) -> tuple[tuple[float, Hits], ...]:
    """What the dice of so many ships can bring against these shields. A hit reaches the strongest of them that it
    overcomes, so dice that hit the same ships are alike. TooLarge if there are too many results."""
    many = 1
    for _, count in loads:
        many *= comb(count * ships + len(shields), len(shields))
    if many > MOST_VOLLEYS:
        raise TooLarge
    kinds = [by_shield(count * ships, computer, shields) for _, count in loads]
    found = []
    for each in product(*kinds):
        chance, hits = 1.0, []
        for (damage, _), (share, counts) in zip(loads, each, strict=True):
            chance *= share
            for shield, count in zip(shields, counts, strict=True):
                hits += [Hit(shield, damage)] * count
        one = chain_hits(tuple(sorted(hits, key=lambda hit: (hit.reach, -hit.damage))))
        if one is not None:
            found.append((chance, one))
    return tuple(found)


def all_dice(group: Group) -> tuple[int, ...]:
    return (*group.cannons, *group.missiles)


def npc_after(battle: Stages, node: Node, number: int, hits: Hits) -> Node:
    """The node after Ancients or the GCDS have assigned their hits (P17.13.8)."""
    key = number, hits
    after = node.after.get(key)
    if after is None:
        groups = battle.groups
        shots = assign_hits(groups, node.standing, by_size(groups, groups[number].side), hits)
        after = node.after[key] = battle.node(after_shots(groups, node.standing, shots))
    return after
