"""How ships fire at each other, as pure functions on immutable records (P17.13).

The battles of the game and the odds are both made of these functions, so they cannot disagree.

A battle is a tuple of groups in firing order, and a `Damages`: the damage of every living ship, by group. Ships of one
group are alike but for their damage, so the damages are kept sorted, most damaged first, and stand for the ships.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from engine.eclipse.components import BY_SIZE, AnyClass, ShipStats

FightingSide: TypeAlias = Literal["attacker", "defender"]
Damages: TypeAlias = tuple[tuple[int, ...], ...]
"""The damage of every living ship, by group in firing order; within a group most damaged first."""

SIZE: dict[AnyClass, int] = {
    **{ship: rank for rank, ship in enumerate(BY_SIZE)},
    "gcds": len(BY_SIZE),
    "ancient": len(BY_SIZE) + 1,
}
"""The place of a class by size, largest first. Ancients and the GCDS are never in one fleet with others."""

ALWAYS = 1_000_000
"""The reach of a six: no shield stops it, not even those that are made up for the odds."""
NEVER = -1
"""The reach of a one."""


class Group(msgspec.Struct, frozen=True, array_like=True):
    """All ships of one class of one side. `damage`: of each ship when the battle begins, most damaged first. `cannons`,
    `missiles`: the damage of each die that one ship rolls."""

    side: FightingSide
    ship: AnyClass
    damage: tuple[int, ...]
    initiative: int
    computer: int
    shield: int
    hull: int
    cannons: tuple[int, ...]
    missiles: tuple[int, ...] = ()

    @property
    def count(self) -> int:
        """How many ships it has when the battle begins."""
        return len(self.damage)


Groups: TypeAlias = tuple[Group, ...]


def group_with(side: FightingSide, ship: AnyClass, damage: Iterable[int], stats: ShipStats) -> Group:
    """The ships of a class, damaged so, with what their parts add up to."""
    return Group(
        side,
        ship,
        tuple(damage),
        stats.initiative,
        stats.computer,
        stats.shield,
        stats.hull,
        stats.cannons,
        stats.missiles,
    )


class Hit(NamedTuple):
    """A die that hits: the strongest shield that it overcomes, and its damage."""

    reach: int
    damage: int


class Target(NamedTuple):
    """A ship that can be hit: the number of its group, and the damage that it has. Ships alike are one target."""

    group: int
    damage: int


class Shot(NamedTuple):
    """A hit assigned to a ship, which has so much damage before."""

    hit: Hit
    target: Target


# -- order -----------------------------------------------------------------------------------------------------------


def firing_order(groups: Iterable[Group]) -> Groups:
    """Initiative high to low; if equal, the defender first, then the larger class (P17.13.1).

    House reading: the print lets the owner choose among equal groups of one side.
    """
    return tuple(sorted(groups, key=lambda each: (-each.initiative, each.side != "defender", SIZE[each.ship])))


def at_first(groups: Groups) -> Damages:
    """How the battle stands when it begins."""
    return tuple([group.damage for group in groups])


def is_alive(groups: Groups, standing: Damages, side: FightingSide) -> bool:
    """Whether a side has a ship left."""
    return any(ships and group.side == side for group, ships in zip(groups, standing, strict=True))


# -- dice ------------------------------------------------------------------------------------------------------------


def strongest_shield(face: int, computer: int) -> int:
    """The strongest shield that a die overcomes; below 0 it hits nothing (P17.13.4): a six always hits, a one never,
    any other face where face + computer - shield is 6 or more."""
    if face == 6:
        return ALWAYS
    return NEVER if face == 1 else face + computer - 6


def is_hit(face: int, computer: int, shield: int) -> bool:
    """Whether a die hits a ship with this shield (P17.13.4)."""
    return strongest_shield(face, computer) >= shield


def hitting_faces(computer: int, shield: int) -> int:
    """How many of the six faces hit: 1 + computer - shield, at least 1 and at most 5 (facts, section 9.4)."""
    return sum(is_hit(face, computer, shield) for face in range(1, 7))


def dice_of(group: Group, ships: int, *, missiles: bool = False) -> tuple[int, ...]:
    """The damage of each die that so many ships of the group roll at once, least first."""
    return dice_of_ships(group.missiles if missiles else group.cannons, ships)


def dice_of_ships(dice: tuple[int, ...], ships: int) -> tuple[int, ...]:
    """The dice that so many ships roll, if each has these."""
    return tuple(sorted(dice * ships))


def hits_of(groups: Groups, standing: Damages, shooter: int, dice: Sequence[int], faces: Sequence[int]) -> list[Hit]:
    """The dice of a roll that hit at least one living enemy ship (P17.13.4), those first that fewer ships have to fear,
    of these the strongest. `dice`: the damage of each, `faces`: what they show."""
    group = groups[shooter]
    weakest = min((each.shield for each in enemies(groups, standing, group.side)), default=ALWAYS + 1)
    hits = [Hit(strongest_shield(face, group.computer), damage) for damage, face in zip(dice, faces, strict=True)]
    return sorted([hit for hit in hits if hit.reach >= weakest], key=lambda hit: (hit.reach, -hit.damage))


def enemies(groups: Groups, standing: Damages, side: FightingSide) -> list[Group]:
    """The groups with living ships that a side shoots at."""
    return [group for group, ships in zip(groups, standing, strict=True) if ships and group.side != side]


# -- hits ------------------------------------------------------------------------------------------------------------


def by_size(groups: Groups, side: FightingSide) -> tuple[int, ...]:
    """The numbers of the groups that a side shoots at, largest class first (P17.13.8)."""
    found = [number for number, group in enumerate(groups) if group.side != side]
    return tuple(sorted(found, key=lambda number: SIZE[groups[number].ship]))


def targets(groups: Groups, standing: Damages, side: FightingSide, hit: Hit) -> list[Target]:
    """The different ships that a hit of this side can be assigned to: by size, most damaged first, ships alike once."""
    return [
        Target(number, damage)
        for number in by_size(groups, side)
        if groups[number].shield <= hit.reach
        for damage in dict.fromkeys(standing[number])
    ]


def strike_ship(groups: Groups, standing: Damages, target: Target, damage: int) -> Damages:
    """How the battle stands when a ship has taken damage: it is destroyed if it has more than its hull (P17.13.4)."""
    number, before = target
    ships = damage_one(standing[number], before, damage, groups[number].hull)
    return (*standing[:number], ships, *standing[number + 1 :])


@lru_cache(maxsize=16384)
def damage_one(ships: tuple[int, ...], before: int, damage: int, hull: int) -> tuple[int, ...]:
    """The damages of a group when one of its ships, that had `before`, has taken damage."""
    left = list(ships)
    left.remove(before)
    if before + damage <= hull:
        left.append(before + damage)
        left.sort(reverse=True)
    return tuple(left)


def after_shots(groups: Groups, standing: Damages, shots: Iterable[Shot]) -> Damages:
    """The damages after several shots, one after the other."""
    for shot in shots:
        standing = strike_ship(groups, standing, shot.target, shot.hit.damage)
    return standing


# -- who is shot at --------------------------------------------------------------------------------------------------


class _Mark:
    """A ship in a list of targets."""

    __slots__ = ("damage", "group", "hull", "shield")

    def __init__(self, group: int, damage: int, shield: int, hull: int) -> None:
        self.group, self.damage, self.shield, self.hull = group, damage, shield, hull


def assign_hits(groups: Groups, standing: Damages, ranking: Sequence[int], hits: Iterable[Hit]) -> list[Shot]:
    """What the hits of one group are assigned to, if the ships are taken in the order of `ranking` (numbers of groups),
    in each group the most damaged first. With `by_size` these are the targets of Ancients and GCDS (P17.13.8).

    The list is gone through once. A ship that the unused dice can destroy is destroyed, with the least damage that is
    enough and then the fewest dice, those first that could hit the fewest other ships. What is left goes, die after
    die, to the first ship alive that it hits. Dice that hit nobody alive are lost.
    """
    marks = [
        _Mark(number, damage, groups[number].shield, groups[number].hull)
        for number in ranking
        for damage in standing[number]
    ]
    unused = sorted(hits, key=lambda hit: (hit.reach, -hit.damage))
    shots: list[Shot] = []
    alive = []
    for mark in marks:
        chosen = _enough(tuple([hit for hit in unused if hit.reach >= mark.shield]), mark.hull + 1 - mark.damage)
        if not chosen:
            alive.append(mark)
        for hit in chosen:
            unused.remove(hit)
            shots.append(Shot(hit, Target(mark.group, mark.damage)))
            mark.damage += hit.damage
    for hit in unused:
        first = next((mark for mark in alive if mark.shield <= hit.reach), None)
        if first is not None:
            shots.append(Shot(hit, Target(first.group, first.damage)))
            first.damage += hit.damage
    return shots


def next_target(groups: Groups, standing: Damages, ranking: Sequence[int], hits: Sequence[Hit]) -> Target:
    """What the first of these hits is assigned to by `aimed`; some ship that it hits if it is not needed. There must be
    one."""
    first, origin, before = hits[0], None, None
    for shot in assign_hits(groups, standing, ranking, hits):
        goes_on = before is not None and before.target == (shot.target.group, shot.target.damage - before.hit.damage)
        origin = origin if goes_on else shot.target
        if shot.hit == first and origin is not None:
            return origin
        before = shot
    return targets(groups, standing, _other(groups[ranking[0]].side), first)[0]


def _other(side: FightingSide) -> FightingSide:
    return "defender" if side == "attacker" else "attacker"


@lru_cache(maxsize=4096)
def _enough(usable: tuple[Hit, ...], need: int) -> tuple[Hit, ...]:
    """Of these hits the cheapest that destroy a ship with so much left: the least damage together, then the fewest.
    They are in the order in which they are to be spent; of equal damage the first go first. Nothing if all are too
    few."""
    if sum(hit.damage for hit in usable) < need:
        return ()
    kinds = sorted({hit.damage for hit in usable})
    of_kind = [[hit for hit in usable if hit.damage == kind] for kind in kinds]
    best: tuple[int, int, tuple[int, ...]] | None = None
    counts: list[tuple[int, ...]] = [()]
    for ready in of_kind:
        most = min(len(ready), -(-need // ready[0].damage))
        counts = [(*each, more) for each in counts for more in range(most + 1)]
    for each in counts:
        total = sum(kind * count for kind, count in zip(kinds, each, strict=True))
        if total >= need and (best is None or (total, sum(each)) < best[:2]):
            best = total, sum(each), each
    assert best is not None
    # The last die is the one that destroys the ship: the strongest.
    return tuple([hit for ready, count in zip(of_kind, best[2], strict=True) for hit in ready[:count]])


# -- stalemate -------------------------------------------------------------------------------------------------------


def is_stalemate(groups: Groups, standing: Damages, waiting: Iterable[int] = ()) -> bool:
    """Whether no dice will fall any more (P17.13.6): no living group that does not wait to retreat has cannons.
    `waiting`: the numbers of those that wait."""
    gone = set(waiting)
    return not any(
        ships and group.cannons and number not in gone
        for number, (group, ships) in enumerate(zip(groups, standing, strict=True))
    )
