"""How a combat of Voidfall ends with best play of both sides. Reads one JSON object on standard input and prints one
line of JSON.

    {"invader": FLEETS, "defender": FLEETS, "sector_defenses": 0, "invader_technologies": [ids],
     "defender_technologies": [ids], "voidborn": false}

    FLEETS = {"corvette": 3, "destroyer": 0, "dreadnought": 0, "carrier": 0, "sentry": 0}

What is left out is 0, empty or false. `{"voidborn": 2}` as FLEETS: two Voidborn cubes. `"voidborn": true`: Voidborn
take part; if no side has cubes of that name, it is the side with only Corvettes and no Technologies, if both are, the
defender. A defender without cubes is an unoccupied sector or a Fallen House. An id with `+` is an Improved Technology.
Those of Voidborn count for nothing.

Optional, with the value if left out:

- `starbases` (0): of the sector.
- `active` (14 less the invader's cubes): cubes that its Carriers may deploy.
- `invader_shipyards`, `defender_shipyards` (0): sectors of the side with a Shipyard or Starbase next to the combat, for
  Deep Space Missiles.
- `energy` (true): the invader can pay for Basic Deep Space Missiles.
- `trade_token` (false): the invader can pay for Drones.
- `bombard` (0): points of Absorption that the invader can pay for.
- `voidborn_absorption` (0): what Voidborn invaders absorb in each Salvo step.
- `improved_destroyer_approach` ("per_fleet_power"), or "flat_1".
- `stalemate_winner` ("defender"), or "tie".
- `language` ("en") of the log, or "zh-TW", "zh-CN".

It prints:

    {"result": "invader" | "defender" | "tie", "invader_left": cubes, "defender_left": cubes, "invader_fleets": FLEETS,
     "defender_fleets": FLEETS, "stalemate": false, "log": [lines]}

What is optimised is explained in `engine.voidfall.combat.search`. Bad input: what is wrong, on standard error, and exit
status 2.

    echo '{"invader": {"corvette": 3}, "defender": {"voidborn": 2}}' | python scripts/battle.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Literal

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine.voidfall.combat.log import lines, result_line
from engine.voidfall.combat.modifiers import NO_MODIFIERS, Role, modifiers_of
from engine.voidfall.combat.records import Battle, CombatConfig, Cubes, Side, combat_config
from engine.voidfall.combat.search import best_play
from engine.voidfall.components import parts
from engine.voidfall.constants import CUBES
from engine.voidfall.vocabulary.terms import FLEETS
from locales import translate

Count = Annotated[int, msgspec.Meta(ge=0, le=CUBES)]
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class BadInput(ValueError):
    """What was read describes no combat."""


class Fleets(msgspec.Struct, forbid_unknown_fields=True):
    """FLEETS."""

    corvette: Count = 0
    sentry: Count = 0
    destroyer: Count = 0
    dreadnought: Count = 0
    carrier: Count = 0
    voidborn: Small = 0

    @property
    def cubes(self) -> Cubes:
        """As the core counts them: Voidborn cubes fight as Corvettes."""
        return Cubes(self.corvette + self.voidborn, self.sentry, self.destroyer, self.dreadnought, self.carrier)

    @property
    def is_mixed(self) -> bool:
        """Whether there are other cubes than Corvettes or Voidborn, or both of these."""
        kinds = (self.corvette, self.voidborn, self.sentry + self.destroyer + self.dreadnought + self.carrier)
        return bool(kinds[2]) or bool(kinds[0] and kinds[1])


class Combat(msgspec.Struct, forbid_unknown_fields=True):
    """The whole input."""

    invader: Fleets
    defender: Fleets
    sector_defenses: Small = 0
    invader_technologies: tuple[str, ...] = ()
    defender_technologies: tuple[str, ...] = ()
    voidborn: bool = False
    starbases: Small = 0
    active: Count | None = None
    invader_shipyards: Small = 0
    defender_shipyards: Small = 0
    energy: bool = True
    trade_token: bool = False
    bombard: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    voidborn_absorption: Small = 0
    improved_destroyer_approach: Literal["per_fleet_power", "flat_1"] = combat_config().improved_destroyer_approach
    stalemate_winner: Literal["defender", "tie"] = combat_config().stalemate_winner
    language: Literal["en", "zh-TW", "zh-CN"] = "en"


def battle_of(combat: Combat) -> Battle:
    """The battle that was described. BadInput where there is none."""
    voidborn = voidborn_side(combat)
    check_cubes("invader", combat.invader, is_voidborn=voidborn == "invader")
    check_cubes("defender", combat.defender, is_voidborn=voidborn == "defender")
    present = combat.invader.cubes.total
    if not present:
        raise BadInput("invader: there are no cubes")
    most = 0 if voidborn == "invader" else CUBES - present
    active = most if combat.active is None else combat.active
    if active > most:
        raise BadInput(f"active: the invader has no more than {most} cubes outside the combat")
    technologies: dict[Role, tuple[str, ...]] = {
        "invader": check_ids("invader_technologies", combat.invader_technologies),
        "defender": check_ids("defender_technologies", combat.defender_technologies),
    }
    modifiers = {
        role: NO_MODIFIERS if role == voidborn else modifiers_of(ids, role) for role, ids in technologies.items()
    }
    return Battle(
        Side(
            combat.invader.cubes,
            modifiers["invader"],
            voidborn == "invader",
            active=active,
            shipyards=combat.invader_shipyards,
            pays_missiles=combat.energy,
            pays_drones=combat.trade_token,
            bombard=combat.bombard if voidborn != "invader" else 0,
        ),
        Side(combat.defender.cubes, modifiers["defender"], voidborn == "defender", shipyards=combat.defender_shipyards),
        combat.sector_defenses + combat.starbases,
        combat.voidborn_absorption,
        CombatConfig(combat.improved_destroyer_approach, combat.stalemate_winner),
    )


def voidborn_side(combat: Combat) -> Role | None:
    """Which side is of the Voidborn."""
    if combat.invader.voidborn and combat.defender.voidborn:
        raise BadInput("voidborn: they do not fight each other")
    if combat.invader.voidborn or combat.defender.voidborn:
        return "invader" if combat.invader.voidborn else "defender"
    if not combat.voidborn:
        return None
    if not combat.defender.is_mixed and not combat.defender_technologies:
        return "defender"
    if not combat.invader.is_mixed and not combat.invader_technologies:
        return "invader"
    raise BadInput("voidborn: no side has Voidborn cubes, or only Corvettes and no Technologies")


def check_cubes(role: Role, fleets: Fleets, *, is_voidborn: bool) -> None:
    """BadInput unless a side can have these cubes."""
    if is_voidborn and fleets.is_mixed:
        raise BadInput(f"{role}: Voidborn have no other cubes")
    if not is_voidborn and fleets.cubes.total > CUBES:
        raise BadInput(f"{role}: a player has {CUBES} cubes")


def check_ids(field: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    """The ids. BadInput if one is unknown or stands twice; an Improved Technology replaces the Basic one."""
    basic = [each.removesuffix("+") for each in ids]
    for each in basic:
        if each not in parts().technologies:
            raise BadInput(f"{field}: there is no {each!r}; there are {', '.join(parts().technologies)}")
        if basic.count(each) > 1:
            raise BadInput(f"{field}: {each} stands twice")
    return ids


def describe_result(battle: Battle, language: str) -> dict[str, object]:
    """What is printed."""
    found = best_play(battle)
    result = found.result
    told = [*lines(battle, found.notes), result_line(battle, result)]
    return {
        "result": result.winner,
        "invader_left": result.invader.total,
        "defender_left": result.defender.total,
        "invader_fleets": fleets_of(battle.invader, result.invader),
        "defender_fleets": fleets_of(battle.defender, result.defender),
        "stalemate": result.stalemate,
        "log": [translate(line, language) for line in told],
    }


def fleets_of(side: Side, cubes: Cubes) -> dict[str, int]:
    """Cubes as FLEETS."""
    return {"voidborn": cubes.total} if side.voidborn else dict(zip(FLEETS, cubes, strict=True))


def main() -> int:
    """Read, play, print."""
    try:
        combat = msgspec.json.decode(sys.stdin.buffer.read(), type=Combat)
        battle = battle_of(combat)
    except (msgspec.DecodeError, BadInput) as error:
        print(f"battle: {error}", file=sys.stderr)
        return 2
    print(json.dumps(describe_result(battle, combat.language)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
