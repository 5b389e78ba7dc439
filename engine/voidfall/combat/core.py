"""The course of a combat: `begin` it, see the `legal_choices`, `step` on with one of them until it is over.

Pure functions on immutable records (5.1 to 5.4, 13.5.5 to 13.5.10). The rules, the forecast, the target of a Skirmish
and the computer players all use them, so they cannot disagree. What nobody can decide differently is never asked.
"""

from __future__ import annotations

from itertools import compress

from msgspec.structs import replace

from engine.voidfall.combat import sums
from engine.voidfall.combat.modifiers import ROLES, Role
from engine.voidfall.combat.notes import Absorbed, Approached, Fired, Notes, Recalled, Stepped, Struck
from engine.voidfall.combat.records import (
    ANNOUNCING,
    NONE,
    Absorb,
    AnyChoice,
    Battle,
    Bombard,
    Cubes,
    Drop,
    Fire,
    Force,
    Hit,
    Missiles,
    Position,
    Recall,
    Result,
    SendDrones,
    Side,
    Winner,
)
from engine.voidfall.vocabulary.terms import FLEETS

ABSORB = Absorb("unit"), Absorb("dreadnoughts"), Absorb("carriers")
ABSORB_NO_MORE = Absorb(None)
RECALL = tuple([Recall(fleet) for fleet in FLEETS])


def begin(battle: Battle, notes: Notes | None = None) -> Position:
    """The combat at its first decision. `notes`: a list to which everything that happens is appended. The invader must
    have a cube."""
    start = Position(battle, _ready("invader", battle.invader), _ready("defender", battle.defender))
    return _settled(start, notes)


def is_over(position: Position) -> bool:
    """Whether nothing more will happen."""
    return position.stage == "over"


def deciding_side(position: Position) -> Role:
    """The side that decides now."""
    return position.hits[0].role if position.hits else "invader"


def legal_choices(position: Position) -> tuple[AnyChoice, ...]:
    """What can be chosen now: at least two different things, or nothing if the combat is over."""
    return position.choices


def step(position: Position, choice: AnyChoice, notes: Notes | None = None) -> Position:
    """The combat at its next decision after this choice, which must be legal."""
    return _settled(_chosen(position, choice, notes), notes)


def refresh_invader(position: Position, invader: Side) -> Position:
    """The combat at the same announcement, if paying for it has changed what the invader has."""
    return _settled(replace(position, battle=replace(position.battle, invader=invader), choices=()), None)


def result(position: Position) -> Result:
    """How the combat ended; it must be over (5.4)."""
    battle, invader, defender = position.battle, position.invader, position.defender
    winner: Winner
    if position.stalemate:
        winner = battle.config.stalemate_winner
    elif invader.cubes.total:
        winner = "invader"
    else:
        # Where nobody defended from the start, nobody can tie with the Sector Defenses.
        winner = "tie" if battle.defender.cubes.total and not defender.cubes.total else "defender"
    return Result(
        winner=winner,
        stalemate=position.stalemate,
        invader=invader.cubes,
        defender=defender.cubes,
        invader_recalled=battle.invader.cubes.total + position.dropped - invader.cubes.total,
        defender_recalled=battle.defender.cubes.total - defender.cubes.total,
        invader_home=invader.home,
        defender_home=defender.home,
        taken_over=winner == "tie" or (winner == "invader" and battle.invader.voidborn),
    )


def _ready(role: Role, side: Side) -> Force:
    blocks = role == "defender"
    return Force(
        side.cubes,
        shields=side.modifiers.salvo_absorption,
        dreadnoughts=blocks and side.cubes.dreadnought > 0,
        carriers=blocks and side.cubes.carrier > 0,
        pods=side.modifiers.pods,
    )


def _settled(position: Position, notes: Notes | None) -> Position:
    """Go on as long as there is nothing to decide."""
    while position.stage != "over":
        choices = _options(position)
        if choices:
            return replace(position, choices=choices)
        position = _proceeded(position, notes)
    return replace(position, choices=())


# -- what can be chosen ----------------------------------------------------------------------------------------------


def _options(position: Position) -> tuple[AnyChoice, ...]:
    """What there is to decide, if there is anything."""
    if position.hits:
        return _ways_to_take(position, position.hits[0])
    side = position.battle.invader
    modifiers = side.modifiers
    match position.stage:
        case "missiles" if modifiers.paid_missiles and side.shipyards and side.pays_missiles:
            return Missiles(False), Missiles(True)
        case "drones" if (modifiers.drones_approach or modifiers.drones_salvo) and side.pays_drones:
            return SendDrones(False), SendDrones(True)
        case "bombard":
            return _bombardments(side, side.bombard - (side.bombard_lost if position.missiles else 0))
        case "drop":
            most = min(side.active, position.invader.cubes.carrier)
            return tuple([Drop(cubes) for cubes in range(most, -1, -1)]) if most else ()
        case "fire" if sums.can_fire(position):
            return Fire(True), Fire(False)
    return ()


def _bombardments(side: Side, most: int) -> tuple[AnyChoice, ...]:
    """The ways to pay for up to so many points of Absorption and to split them."""
    if most < 1:
        return ()
    splits = [(approach, paid - approach) for paid in range(most + 1) for approach in range(paid + 1)]
    kinds = side.bombard_kinds
    return tuple(
        [
            Bombard(approach, salvo)
            for approach, salvo in splits
            if ("approach" in kinds or not approach) and ("salvo" in kinds or not salvo)
        ]
    )


def _ways_to_take(position: Position, hit: Hit) -> tuple[AnyChoice, ...]:
    if not hit.damage:
        return ()
    force = position.invader if hit.role == "invader" else position.defender
    if hit.absorbing and (force.shields or force.units or force.dreadnoughts or force.carriers):
        sources = [each for each in (*_shields(force), *ABSORB) if sums.size_of(force, each)]
        if sources:
            return (*sources, ABSORB_NO_MORE)
    if not force.pods and hit.damage >= force.cubes.total:
        return ()
    standing = tuple(compress(RECALL, force.cubes))
    if force.pods and standing:
        return (*standing, *[replace(each, home=True) for each in standing])
    return standing if len(standing) > 1 else ()


def _shields(force: Force) -> list[Absorb]:
    """The Shields that are left; those alike once."""
    return [Absorb("shield", force.shields.index(each)) for each in dict.fromkeys(force.shields)]


# -- what a choice does ----------------------------------------------------------------------------------------------


def _chosen(position: Position, choice: AnyChoice, notes: Notes | None) -> Position:
    invader = position.invader
    match choice:
        case Recall():
            return _recalled(position, choice, notes)
        case Absorb():
            return _absorbed(position, choice, notes)
        case Fire(now=now):
            return _salvo(position, notes, firing=now)
        case Missiles(pay=pay):
            return replace(position, missiles=pay, stage="drones")
        case SendDrones(pay=pay):
            units = position.battle.invader.modifiers.drones_salvo if pay else 0
            return replace(position, drones=pay, invader=replace(invader, units=units), stage="bombard")
        case Bombard(approach=approach, salvo=salvo):
            force = replace(invader, units=invader.units + salvo)
            return replace(position, bombarded=approach, invader=force, stage="drop")
        case Drop(cubes=cubes):
            force = replace(invader, cubes=invader.cubes.plus("corvette", cubes))
            return _approach(replace(position, dropped=cubes, invader=force), notes)


def _absorbed(position: Position, choice: Absorb, notes: Notes | None) -> Position:
    hit, *later = position.hits
    if choice.source is None:
        return replace(position, hits=(hit._replace(absorbing=False), *later))
    force = position.force(hit.role)
    absorbed = min(hit.damage, sums.size_of(force, choice))
    if notes is not None:
        notes.append(Absorbed(hit.role, absorbed))
    match choice.source:
        case "shield":
            left = [shield for number, shield in enumerate(force.shields) if number != choice.shield]
            force = replace(force, shields=tuple(left))
        case "unit":
            force = replace(force, units=force.units - 1)
        case "dreadnoughts":
            force = replace(force, dreadnoughts=False)
        case "carriers":
            force = replace(force, carriers=False)
    return _with_force(position, hit.role, force, (hit._replace(damage=hit.damage - absorbed), *later))


def _recalled(position: Position, choice: Recall, notes: Notes | None) -> Position:
    hit, *later = position.hits
    force, fleet = position.force(hit.role), choice.fleet
    if notes is not None:
        notes.append(Recalled(hit.role, fleet, choice.home))
    cubes = force.cubes.plus(fleet, -1)
    if choice.home:
        force = replace(force, cubes=cubes, home=force.home.plus(fleet, 1), pods=force.pods - 1)
    else:
        force = replace(force, cubes=cubes)
    # Once a cube is recalled, the rest of the Damage is recalled too.
    return _with_force(position, hit.role, force, (Hit(hit.role, hit.damage - 1, absorbing=False), *later))


def _with_force(position: Position, role: Role, force: Force, hits: tuple[Hit, ...]) -> Position:
    if role == "invader":
        return replace(position, invader=force, hits=hits)
    return replace(position, defender=force, hits=hits)


# -- what happens by itself ------------------------------------------------------------------------------------------


def _proceeded(position: Position, notes: Notes | None) -> Position:
    """The next thing that happens without a choice."""
    if position.hits:
        return _taken(position, position.hits[0], notes)
    stage = position.stage
    if stage == "drop":
        return _approach(position, notes)
    if stage in ANNOUNCING:
        return replace(position, stage=ANNOUNCING[ANNOUNCING.index(stage) + 1])
    if stage == "fire":
        return _salvo(position, notes, firing=False)
    if not (position.invader.cubes.total and position.defender.cubes.total):
        return replace(position, stage="over")
    if position.answer is not None:
        return _answered(position, position.answer, notes)
    return replace(position, stage="fire", salvo=position.salvo + 1)


def _taken(position: Position, hit: Hit, notes: Notes | None) -> Position:
    """A side recalls cubes without a choice: all, or of one type. Damage above the cubes is lost (P42)."""
    if not hit.damage:
        return replace(position, hits=position.hits[1:])
    force = position.force(hit.role)
    kept = max(0, force.cubes.total - hit.damage)
    left = Cubes(*[min(count, kept) for count in force.cubes]) if kept else NONE
    if notes is not None:
        for recall, before, after in zip(RECALL, force.cubes, left, strict=True):
            notes += [Recalled(hit.role, recall.fleet)] * (before - after)
    return _with_force(position, hit.role, replace(force, cubes=left), position.hits[1:])


def _approach(position: Position, notes: Notes | None) -> Position:
    """Both sums are taken before any loss; the invader recalls first (5.2, 13.5.6)."""
    battle = position.battle
    invader, defender = position.invader.cubes, position.defender.cubes
    by_defender = sums.approach_damage_of_defender(battle, defender)
    by_invader = sums.approach_damage_of_invader(battle, invader, missiles=position.missiles)
    absorption = sums.approach_absorption_of_invader(
        battle, invader, drones=position.drones, bombarded=position.bombarded
    )
    absorbed = min(by_defender, absorption), min(by_invader, sums.approach_absorption_of_defender(battle, defender))
    if notes is not None:
        notes.append(Approached(position.dropped, by_defender, by_invader))
        notes += [Absorbed(role, points) for role, points in zip(ROLES, absorbed, strict=True) if points]
    hits = (
        Hit("invader", by_defender - absorbed[0], absorbing=False),
        Hit("defender", by_invader - absorbed[1], absorbing=False),
    )
    return replace(position, stage="approach", hits=hits)


def _salvo(position: Position, notes: Notes | None, *, firing: bool) -> Position:
    """A Salvo step begins: Initiative and extra Damage of both sides are fixed (13.5.8)."""
    battle, salvo = position.battle, position.salvo
    invader, defender = position.invader.cubes, position.defender.cubes
    here, there = sums.initiative(battle, "invader", invader), sums.initiative(battle, "defender", defender)
    if here < 1 and there < 1:
        return replace(position, stage="over", stalemate=True)
    first = sums.first_to_deal(battle, invader, defender, here - there)
    broadside = invader.destroyer if firing else 0
    on_defender = Hit("defender", 1 + sums.torpedoes(battle, "invader", invader, salvo) + broadside, absorbing=True)
    on_invader = Hit("invader", 1 + sums.torpedoes(battle, "defender", defender, salvo), absorbing=True)
    if notes is not None:
        notes.append(Stepped(salvo, here, there, first))
        if firing:
            notes.append(Fired(broadside))
    position = replace(position, stage="salvo", fired=position.fired or firing)
    if first is None:
        return _struck(position, (on_invader, on_defender), None, notes)
    if first == "invader":
        return _struck(position, (on_defender,), on_invader, notes)
    return _struck(position, (on_invader,), on_defender, notes)


def _answered(position: Position, answer: Hit, notes: Notes | None) -> Position:
    """The slower side deals its Damage if it still has Initiative (5.3.3)."""
    role: Role = "defender" if answer.role == "invader" else "invader"
    if sums.initiative(position.battle, role, position.force(role).cubes) < 1:
        return replace(position, answer=None)
    return _struck(position, (answer,), None, notes)


def _struck(position: Position, hits: tuple[Hit, ...], answer: Hit | None, notes: Notes | None) -> Position:
    """These hits are to be taken. Voidborn invaders absorb what event 2H lets them, without a choice."""
    if notes is not None:
        notes += [Struck(hit.role, hit.damage) for hit in hits]
    if position.battle.voidborn_absorption and position.battle.invader.voidborn:
        absorbed = [min(hit.damage, position.battle.voidborn_absorption) for hit in hits if hit.role == "invader"]
        hits = tuple(
            [hit._replace(damage=hit.damage - sum(absorbed)) if hit.role == "invader" else hit for hit in hits]
        )
        if notes is not None:
            notes += [Absorbed("invader", points) for points in absorbed]
    return replace(position, hits=hits, answer=answer)
