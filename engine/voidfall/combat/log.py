"""The lines of a combat: one for the Approach, one for each Salvo step, one for the result."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.text import Text, say
from engine.voidfall.combat.modifiers import ROLES, Role
from engine.voidfall.combat.notes import Absorbed, AnyNote, Approached, Fired, Recalled, Stepped, Struck
from engine.voidfall.combat.records import NONE, Battle, Cubes, Result
from engine.voidfall.vocabulary.terms import FLEETS

SIDES: dict[Role, Text] = {role: say(f"vf-combat-{role}") for role in ROLES}
"""What the sides are called where nothing else is known of them."""


def lines(battle: Battle, notes: Iterable[AnyNote], sides: dict[Role, Text] = SIDES) -> list[Text]:
    """The Approach and each Salvo step in a line. `sides`: what the sides are called."""
    steps: list[list[AnyNote]] = []
    for note in notes:
        if isinstance(note, Approached | Stepped):
            steps.append([])
        steps[-1].append(note)
    return [_line(battle, each, sides) for each in steps]


def result_line(battle: Battle, result: Result, sides: dict[Role, Text] = SIDES) -> Text:
    """How the combat ended."""
    return say("vf-log-combat-result", outcome=_outcome(battle, result, sides))


def cubes_text(cubes: Cubes, *, voidborn: bool = False) -> list[Text]:
    """The cubes by type."""
    names = ("voidborn", *FLEETS[1:]) if voidborn else FLEETS
    return [say(f"vf-combat-{name}", count=count) for name, count in zip(names, cubes, strict=True) if count]


def _line(battle: Battle, notes: Sequence[AnyNote], sides: dict[Role, Text]) -> Text:
    told: list[Text] = []
    start = notes[0]
    if isinstance(start, Approached) and start.dropped:
        told.append(say("vf-combat-drops", cubes=cubes_text(Cubes(corvette=start.dropped))))
    if isinstance(start, Stepped) and start.first is not None:
        other: Role = "defender" if start.first == "invader" else "invader"
        if getattr(start, start.first) <= getattr(start, other):
            told.append(say("vf-combat-first-strike", side=sides[start.first]))
    told += [say("vf-combat-fires", damage=note.damage) for note in notes if isinstance(note, Fired)]
    # In the order in which they take Damage.
    struck = [(note.role, note.damage) for note in notes if isinstance(note, Struck)]
    if isinstance(start, Approached):
        approach: dict[Role, int] = {"invader": start.on_invader, "defender": start.on_defender}
        struck = [(role, damage) for role, damage in approach.items() if damage]
    told += [_damage(battle, role, damage, notes, sides[role]) for role, damage in struck]
    told = told or [say("vf-combat-no-damage")]
    if isinstance(start, Stepped):
        return say("vf-log-salvo", number=start.salvo, invader=start.invader, defender=start.defender, events=told)
    return say("vf-log-approach", events=told)


def _damage(battle: Battle, role: Role, damage: int, notes: Iterable[AnyNote], side: Text) -> Text:
    """What a side takes, and what becomes of it."""
    absorbed, active, home = 0, NONE, NONE
    for note in notes:
        match note:
            case Absorbed(role=taker, damage=points) if taker == role:
                absorbed += points
            case Recalled(role=taker, fleet=fleet, home=escaping) if taker == role:
                if escaping:
                    home = home.plus(fleet, 1)
                else:
                    active = active.plus(fleet, 1)
    parts = [say("vf-combat-absorbs", count=absorbed)] if absorbed else []
    voidborn = battle.side(role).voidborn
    if active.total:
        parts.append(say("vf-combat-recalls", cubes=cubes_text(active, voidborn=voidborn)))
    if home.total:
        parts.append(say("vf-combat-escapes", cubes=cubes_text(home)))
    if not parts:
        return say("vf-combat-damage-in-vain", side=side, damage=damage)
    return say("vf-combat-damage", side=side, damage=damage, parts=parts)


def _outcome(battle: Battle, result: Result, sides: dict[Role, Text]) -> Text:
    if result.stalemate:
        return say("vf-combat-stalemate" if result.winner == "tie" else "vf-combat-stalemate-held")
    if result.winner == "tie":
        return say("vf-combat-tie")
    left = result.invader if result.winner == "invader" else result.defender
    if not left.total:
        return say("vf-combat-repelled", side=sides["invader"])
    cubes = cubes_text(left, voidborn=battle.side(result.winner).voidborn)
    return say("vf-combat-wins", side=sides[result.winner], cubes=cubes)
