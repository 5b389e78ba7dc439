"""Who wins a battle of Eclipse. Reads one JSON object on standard input and prints one line of JSON.

    {"attacker": [GROUP...], "defender": [GROUP...], "defender_npc": null | "ancient" | "gcds"}

    GROUP = {"class": "interceptor|cruiser|dreadnought|starbase|ancient|gcds", "count": 2, "initiative": 3,
             "computer": 0, "shield": 0, "hull": 0, "cannons": [1], "missiles": []}

`cannons` and `missiles` have a number for each die of one ship: its damage. A side has up to eight groups of up to a
hundred ships; of very many a few battles are simulated, as `error` says. With `defender_npc` the defender is that, and
shoots as the rules say; its groups may then be left out for one such ship as it is printed. Nobody retreats.

    {"attacker_wins", "defender_wins", "stalemate", "exact", "error", "attacker_survivors": {class: expected},
     "defender_survivors": {class: expected}}

`exact` and `error` are explained in `engine.eclipse.odds`. Bad input: what is wrong, on standard error, and exit
status 2.

    echo '{"attacker": [...], "defender": [...]}' | python scripts/odds.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Literal

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine.eclipse.components import NPC_STATS, AnyClass, NpcClass
from engine.eclipse.firing import FightingSide, Group
from engine.eclipse.odds import Odds, odds

MOST_SHIPS = 100
MOST_GROUPS = 8
"""Of a side: twice the classes that a player has."""
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_SHIPS)]
Small = Annotated[int, msgspec.Meta(ge=0, le=100)]
Damage = Annotated[int, msgspec.Meta(ge=1, le=100)]
Dice = Annotated[tuple[Damage, ...], msgspec.Meta(max_length=100)]
Any = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]


class BadInput(ValueError):
    """What was read describes no battle."""


class Described(msgspec.Struct, forbid_unknown_fields=True):
    """A GROUP."""

    ship: AnyClass = msgspec.field(name="class")
    count: Count
    initiative: Any = 0
    computer: Small = 0
    shield: Small = 0
    hull: Small = 0
    cannons: Dice = ()
    missiles: Dice = ()

    def group(self, side: FightingSide) -> Group:
        """The group as the solver takes it."""
        return Group(
            side,
            self.ship,
            (0,) * self.count,
            self.initiative,
            self.computer,
            self.shield,
            self.hull,
            self.cannons,
            self.missiles,
        )


Fleet = Annotated[list[Described], msgspec.Meta(max_length=MOST_GROUPS)]


class Battle(msgspec.Struct, forbid_unknown_fields=True):
    """The whole input."""

    attacker: Fleet
    defender: Fleet = []
    defender_npc: Literal["ancient", "gcds"] | None = None


def groups_of(battle: Battle) -> list[Group]:
    """Both fleets. BadInput where there is no such battle."""
    npc = battle.defender_npc
    if any(group.ship in NPC_STATS for group in battle.attacker):
        raise BadInput("Ancients and the GCDS never attack")
    if npc is not None and any(group.ship != npc for group in battle.defender):
        raise BadInput(f"the defender is {npc}: all its groups must be of this class")
    if len({group.ship if group.ship in NPC_STATS else "player" for group in battle.defender}) > 1:
        raise BadInput("Ancients, the GCDS and a player's ships are different sides: one of them defends")
    defender = battle.defender or ([describe_battle(npc)] if npc is not None else [])
    groups = [*(each.group("attacker") for each in battle.attacker), *(each.group("defender") for each in defender)]
    if not any(group.count for group in groups):
        raise BadInput("there are no ships")
    return groups


def describe_battle(npc: NpcClass) -> Described:
    """One Ancient, or the GCDS."""
    stats = NPC_STATS[npc]
    return Described(npc, 1, stats.initiative, stats.computer, stats.shield, stats.hull, stats.cannons, stats.missiles)


def describe_survivors(found: Odds, groups: list[Group]) -> dict[str, object]:
    """What is printed: every class that was named has its survivors."""
    survivors = {
        side: {group.ship: expected.get(group.ship, 0.0) for group in groups if group.side == side}
        for side, expected in (("attacker", found.attacker_survivors), ("defender", found.defender_survivors))
    }
    return {
        "attacker_wins": found.attacker_wins,
        "defender_wins": found.defender_wins,
        "stalemate": found.stalemate,
        "exact": found.exact,
        "error": found.error,
        "attacker_survivors": survivors["attacker"],
        "defender_survivors": survivors["defender"],
    }


def main() -> int:
    """Read, solve, print."""
    try:
        groups = groups_of(msgspec.json.decode(sys.stdin.buffer.read(), type=Battle))
    except (msgspec.DecodeError, BadInput) as error:
        print(f"odds: {error}", file=sys.stderr)
        return 2
    print(json.dumps(describe_survivors(odds(groups), groups)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
