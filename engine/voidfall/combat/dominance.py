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
from functools import lru_cache
from itertools import compress
from typing import TypeAlias

from engine.voidfall.combat import sums
from engine.voidfall.combat.core import RECALL, legal_choices
from engine.voidfall.combat.modifiers import Modifiers, Needing, Role
from engine.voidfall.combat.records import (
    ANNOUNCING,
    PLACE_OF,
    Absorb,
    AnyChoice,
    Bombard,
    Cubes,
    Drop,
    Position,
    Recall,
)

REMEMBERED = 4096
"""What so many different fleets are good for is remembered: one search asks the same of few fleets, over and over."""


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


def dearest_announcements(choices: tuple[AnyChoice, ...]) -> tuple[AnyChoice, ...]:
    """Of these announcements those that pay for most: a best one is among them, though a cheaper one may be as good."""
    most = choices[-1]
    if isinstance(most, Bombard):
        paid = most.approach + most.salvo
        return tuple([each for each in choices if isinstance(each, Bombard) and each.approach + each.salvo == paid])
    return (most,)


def _recalls(position: Position) -> tuple[AnyChoice, ...]:
    role = position.hits[0].role
    cubes, spare = position.force(role).cubes, interchangeable_cubes(position, role)
    for recall in compress(RECALL, spare):
        # A Sentry that is still needed is neither better nor worse than a plain cube of another type.
        needed = role == "defender" and cubes.sentry and not spare.sentry
        return (recall, RECALL[PLACE_OF["sentry"]]) if needed else (recall,)
    return tuple(compress(RECALL, cubes))


def _absorptions(position: Position, choices: tuple[AnyChoice, ...]) -> tuple[AnyChoice, ...]:
    """Without sparing a source that can never absorb more than it does now."""
    hit = position.hits[0]
    force, later = position.force(hit.role), _largest_hit_to_come(position, hit.role)
    sources = [each for each in choices if isinstance(each, Absorb)][:-1]
    sizes = [sums.size_of(force, each) for each in sources]
    spent = [min(size, hit.damage) >= min(size, later) for size in sizes]
    shields = sum(each.source == "shield" for each in sources)
    if hit.role == "invader" and spent[0] and shields <= 1:
        return choices[:1]  # the only Shield, or a single point
    return choices[:-1] if any(spent) else choices


def _largest_hit_to_come(position: Position, role: Role) -> int:
    """The most Damage that a side can take at once after this Salvo step."""
    if role == "invader":
        return 1 + sums.sum_of_present(position.battle.defender.modifiers.later_salvos, position.defender.cubes)
    cubes = position.invader.cubes
    extra = sums.sum_of_present(position.battle.invader.modifiers.later_salvos, cubes)
    return 1 + extra + (0 if position.fired else cubes.destroyer)


def _unabsorbed(position: Position) -> int:
    """The Approach Damage against the invader that Bombard can absorb, if the Carriers drop what they can."""
    battle, cubes = position.battle, position.invader.cubes
    corvettes = cubes.plus("corvette", min(battle.invader.active, cubes.carrier))
    others = sums.approach_absorption_of_invader(battle, corvettes, drones=position.drones, bombarded=0)
    return max(0, sums.approach_damage_of_defender(battle, position.defender.cubes) - others)


# -- what cubes are good for -----------------------------------------------------------------------------------------


def interchangeable_cubes(position: Position, role: Role) -> Cubes:
    """The cubes of a side that are good for no more than their Initiative in the Salvo steps to come; for a defender
    with Sentries that nothing needs only these, which do not even have that."""
    force = position.invader if role == "invader" else position.defender
    return _plain(*_salvos_to_come(position, role), force.cubes, force.shields, force.dreadnoughts, force.carriers)


SalvosToCome: TypeAlias = tuple[Role, Modifiers, bool, bool]
"""What decides what the cubes of a side are good for in the Salvo steps to come: who it is, its modifiers, whether the
first step is still to come, whether its Destroyers may still fire."""


def _salvos_to_come(position: Position, role: Role) -> SalvosToCome:
    battle, first_to_come = position.battle, position.stage != "salvo" and position.salvo <= 1
    if role == "invader":
        return role, battle.invader.modifiers, first_to_come, not position.fired
    return role, battle.defender.modifiers, first_to_come, False


@lru_cache(maxsize=REMEMBERED)
def _plain(
    role: Role,
    modifiers: Modifiers,
    first_to_come: bool,
    may_fire: bool,
    cubes: Cubes,
    shields: tuple[Needing, ...],
    absorbing_dreadnoughts: bool,
    absorbing_carriers: bool,
) -> Cubes:
    salvos = modifiers.first_salvo if first_to_come else modifiers.later_salvos
    needed = {needs for _, needs in (*modifiers.initiative, *salvos, *shields)}  # by some Technology
    invading = role == "invader"
    corvettes, sentries, destroyers, dreadnoughts, carriers = cubes
    if "corvette" in needed:
        corvettes -= 1
    if "sentry" in needed:
        sentries -= 1
    if not invading and sentries > 0:
        return Cubes(sentry=sentries)
    if may_fire:
        destroyers = 0
    elif invading or "destroyer" in needed:
        destroyers -= 1
    dreadnoughts = 0 if absorbing_dreadnoughts else dreadnoughts - 1
    if absorbing_carriers:
        carriers = 0
    elif "carrier" in needed:
        carriers -= 1
    return Cubes(max(0, corvettes), max(0, sentries), max(0, destroyers), max(0, dreadnoughts), max(0, carriers))


def symmetry_key(position: Position) -> Hashable:
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
    force = position.invader if role == "invader" else position.defender
    to_come = _salvos_to_come(position, role)
    fleets = _fleets_worth(*to_come, force.cubes, force.shields, force.dreadnoughts, force.carriers)
    return fleets, force.units, force.dreadnoughts, force.carriers


@lru_cache(maxsize=REMEMBERED)
def _fleets_worth(
    role: Role,
    modifiers: Modifiers,
    first_to_come: bool,
    may_fire: bool,
    cubes: Cubes,
    shields: tuple[Needing, ...],
    absorbing_dreadnoughts: bool,
    absorbing_carriers: bool,
) -> Hashable:
    spare = _plain(role, modifiers, first_to_come, may_fire, cubes, shields, absorbing_dreadnoughts, absorbing_carriers)
    kept = tuple([count - other for count, other in zip(cubes, spare, strict=True)])
    useful = tuple([each for each in shields if sums.counts(each, cubes)])
    return spare.sentry if role == "defender" else 0, sum(spare), kept, useful
