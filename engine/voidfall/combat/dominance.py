"""Which choices best play need not look at, and which positions are the same to it.

All of it follows from one property: more is never worse. A side with more cubes, better ones, or more unused sources of
Absorption can do at least as well. Let the richer side copy what the poorer one would do. Its Initiative and extra
Damage are never less (bonuses are never negative), so it deals in the same order or earlier, and at least as much.
Whatever the opponent then absorbs and recalls, against the poorer side he could have absorbed the same and recalled no
more. So he stands at most as well, and he decides with less knowledge if he is dealt to earlier. This repeats in every
step.

What follows:

- A cube without any use but its Initiative is *plain*. All others are as good or better, so a plain one is recalled
  first; before it a defender's Sentry, which has not even Initiative. Where a type works by its presence alone, every
  cube after the first is plain.
- A source that can never absorb more than it does now is not spared: a cube kept now is a cube that may be recalled
  later instead. A Shield goes before a single point, because it needs a Corvette and the point needs nothing.
- Carriers deploy as many Corvettes as they can.
- Bombard against more Approach Damage than there is, is wasted.

`tests/voidfall/test_best_play.py` compares with a search that looks at everything.
"""

from __future__ import annotations

from collections.abc import Hashable

from engine.voidfall.combat.core import RECALL, legal_choices
from engine.voidfall.combat.modifiers import Role
from engine.voidfall.combat.records import (
    ANNOUNCING,
    Absorb,
    AnyChoice,
    Bombard,
    Cubes,
    Drop,
    Position,
    Recall,
)
from engine.voidfall.combat.sums import (
    approach_absorption_of_invader,
    approach_damage_of_defender,
    size_of,
)


def worth_considering(position: Position) -> tuple[AnyChoice, ...]:
    """Legal choices among which there is a best one."""
    choices = legal_choices(position)
    match choices:
        case (Recall(), *_):
            return _recalls(position)
        case (Absorb(), *_):
            return _absorptions(position, choices)
        case (Drop(), *_):
            return choices[:1]  # the most
        case (Bombard(), *_):
            needed = _unabsorbed(position)
            return tuple([each for each in choices if isinstance(each, Bombard) and each.approach <= needed])
    return choices


def dearest(choices: tuple[AnyChoice, ...]) -> tuple[AnyChoice, ...]:
    """Of these announcements those that pay for most: a best one is among them, though a cheaper one may be as good."""
    most = choices[-1]
    if isinstance(most, Bombard):
        paid = most.approach + most.salvo
        return tuple([each for each in choices if isinstance(each, Bombard) and each.approach + each.salvo == paid])
    return (most,)


def _recalls(position: Position) -> tuple[AnyChoice, ...]:
    role = position.hits[0].role
    for recall, count in zip(RECALL, plain(position, role), strict=True):
        if count:
            return (recall,)
    return tuple([recall for recall, count in zip(RECALL, position.force(role).cubes, strict=True) if count])


def _absorptions(position: Position, choices: tuple[AnyChoice, ...]) -> tuple[AnyChoice, ...]:
    """Without sparing a source that can never absorb more than it does now."""
    hit = position.hits[0]
    if hit.role == "invader":
        return choices[:1]  # the Shield, or a single point
    force, later = position.defender, _largest_hit_to_come(position)
    for each in choices:
        if isinstance(each, Absorb) and each.source is not None:
            size = size_of(force, each.source)
            if min(size, hit.damage) >= min(size, later):
                return choices[:-1]
    return choices


def _largest_hit_to_come(position: Position) -> int:
    """The most Damage that the defender can take at once after this Salvo step."""
    cubes = position.invader.cubes
    torpedoes = position.battle.invader.modifiers.torpedoes_later if cubes.corvette else 0
    return 1 + torpedoes + (0 if position.fired else cubes.destroyer)


def _unabsorbed(position: Position) -> int:
    """The Approach Damage against the invader that Bombard can absorb, if the Carriers drop what they can."""
    battle, cubes = position.battle, position.invader.cubes
    corvettes = cubes.plus("corvette", min(battle.invader.active, cubes.carrier))
    others = approach_absorption_of_invader(battle, corvettes, drones=position.drones, bombarded=0)
    return max(0, approach_damage_of_defender(battle, position.defender.cubes) - others)


# -- what cubes are good for -----------------------------------------------------------------------------------------


def plain(position: Position, role: Role) -> Cubes:
    """The cubes of a side that are good for no more than their Initiative in the Salvo steps to come; for a defender
    with Sentries only these, which do not even have that."""
    corvettes, sentries, destroyers, dreadnoughts, carriers = position.force(role).cubes
    if corvettes and _corvettes_matter(position, role):
        corvettes -= 1
    if role == "defender":
        if sentries:
            return Cubes(sentry=sentries)
        force = position.defender
        return Cubes(
            corvettes,
            0,
            destroyers,
            0 if force.dreadnoughts else max(0, dreadnoughts - 1),
            0 if force.carriers else carriers,
        )
    return Cubes(
        corvettes, sentries, max(0, destroyers - 1) if position.fired else 0, max(0, dreadnoughts - 1), carriers
    )


def _corvettes_matter(position: Position, role: Role) -> bool:
    """Whether some Technology still needs a Corvette."""
    modifiers = position.battle.side(role).modifiers
    first_to_come = position.stage != "salvo" and position.salvo <= 1
    return bool(
        modifiers.initiative
        or modifiers.torpedoes_later
        or position.force(role).shield
        or (first_to_come and modifiers.torpedoes_first)
    )


def alike(position: Position) -> Hashable:
    """A key that positions of one battle share if best play leads to the same end from them."""
    if position.stage in ANNOUNCING:
        return position.stage, position.missiles, position.drones, position.bombarded, position.invader.units
    return (
        position.stage,
        position.salvo <= 1,
        position.fired,
        position.hits,
        position.answer,
        _worth(position, "invader"),
        _worth(position, "defender"),
    )


def _worth(position: Position, role: Role) -> Hashable:
    """What a side has, plain cubes of all types together."""
    force = position.force(role)
    spare = plain(position, role)
    kept = tuple([count - other for count, other in zip(force.cubes, spare, strict=True)])
    shield = force.shield if force.cubes.corvette else 0
    sentries = spare.sentry if role == "defender" else 0
    return sentries, sum(spare), kept, shield, force.units, force.dreadnoughts, force.carriers
