"""The records of a combat: what is fixed when it begins, how it stands, what can be chosen, how it ends.

All are immutable. Cubes of one type are alike and only counted. Voidborn cubes fight as Corvettes without Technologies,
so they are counted as Corvettes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from engine.voidfall.combat.modifiers import NO_MODIFIERS, Modifiers, Needing, Role
from engine.voidfall.components import parts
from engine.voidfall.vocabulary.terms import FLEETS, Fleet

# -- before the combat -----------------------------------------------------------------------------------------------


class Cubes(NamedTuple):
    """Cubes (Fleet Power) by type of Fleet."""

    corvette: int = 0
    sentry: int = 0
    destroyer: int = 0
    dreadnought: int = 0
    carrier: int = 0

    @property
    def total(self) -> int:
        """All cubes."""
        return sum(self)

    def plus(self, fleet: Fleet, count: int) -> Cubes:
        """With so many cubes of one type more (or fewer)."""
        counts = [*self]
        counts[PLACE_OF[fleet]] += count
        return Cubes(*counts)


NONE = Cubes()
PLACE_OF: dict[Fleet, int] = {fleet: place for place, fleet in enumerate(FLEETS)}
"""By type: its place among the cubes."""


class CombatConfig(msgspec.Struct, frozen=True):
    """Disputed values. `improved_destroyer_approach`: the Approach Damage of Improved Destroyers (section 10, 2).
    `stalemate_winner`: the result if nobody can deal Damage any more (5.3.5)."""

    improved_destroyer_approach: Literal["per_fleet_power", "flat_1"] = "per_fleet_power"
    stalemate_winner: Literal["defender", "tie"] = "defender"


def combat_config() -> CombatConfig:
    """The values in use."""
    settings = parts().settings
    return CombatConfig(settings.improved_destroyer_approach, settings.stalemate_winner)


Kinds: TypeAlias = tuple[Literal["approach", "salvo"], ...]
"""Kinds of Damage that can be absorbed."""
BOTH_KINDS: Kinds = ("approach", "salvo")


class Side(msgspec.Struct, frozen=True):
    """One side when the combat begins.

    `active`: cubes that the invader's Carriers may deploy. `shipyards`: sectors of this side next to the combat, over
    open edges or Wormholes, with a Shipyard or Starbase. `pays_missiles`, `pays_drones`: whether the invader can pay
    for Basic Deep Space Missiles and for Drones. `bombard`: how many points of Absorption the invader can pay for, if
    its action offers that, `bombard_kinds`: of which kinds; `bombard_lost`: so many fewer once missiles were paid for.
    """

    cubes: Cubes = NONE
    modifiers: Modifiers = NO_MODIFIERS
    voidborn: bool = False
    active: int = 0
    shipyards: int = 0
    pays_missiles: bool = False
    pays_drones: bool = False
    bombard: int = 0
    bombard_kinds: Kinds = BOTH_KINDS
    bombard_lost: int = 0


class Battle(msgspec.Struct, frozen=True):
    """What is fixed during a combat. `defenses`: the Sector Defenses and Starbases of the sector, printed ones too;
    they fight for whoever defends it (P43). `voidborn_absorption`: the Damage that Voidborn invaders absorb in every
    Salvo step (event 2H)."""

    invader: Side
    defender: Side
    defenses: int = 0
    voidborn_absorption: int = 0
    config: CombatConfig = CombatConfig()

    def side(self, role: Role) -> Side:
        """One of the sides."""
        return self.invader if role == "invader" else self.defender


# -- during the combat -----------------------------------------------------------------------------------------------

Stage: TypeAlias = Literal["missiles", "drones", "bombard", "drop", "approach", "fire", "salvo", "over"]
"""What comes next: announcements of the invader (13.5.5), Carriers, the Approach, the Destroyers' declaration before a
Salvo step, the step itself."""
ANNOUNCING: tuple[Stage, ...] = ("missiles", "drones", "bombard", "drop")
"""The stages in which the invader decides what it has in the combat, in order."""


class Force(msgspec.Struct, frozen=True):
    """A side as it stands. `home`: cubes that Escape Pods took home. `pods`: how many may still go there.

    The sources of Salvo Absorption that are left: `shields` (those of Technologies), `units` (single points of Drones
    and Bombard), whether `dreadnoughts` and `carriers` can absorb."""

    cubes: Cubes
    home: Cubes = NONE
    shields: tuple[Needing, ...] = ()
    units: int = 0
    dreadnoughts: bool = False
    carriers: bool = False
    pods: int = 0


class Hit(NamedTuple):
    """Damage that a side has to take. `absorbing`: it may still absorb; then it recalls a cube for each point."""

    role: Role
    damage: int
    absorbing: bool


# -- choices ---------------------------------------------------------------------------------------------------------

Source: TypeAlias = Literal["shield", "unit", "dreadnoughts", "carriers"]
"""What absorbs Salvo Damage. `shield`: a Technology. `unit`: a point from Drones or Bombard."""


class Choice(msgspec.Struct, frozen=True, tag_field="kind", tag=True):
    """Something that a side chooses."""


class Missiles(Choice, frozen=True, tag="missiles"):
    """Whether the invader pays for Deep Space Missiles."""

    pay: bool


class SendDrones(Choice, frozen=True, tag="drones"):
    """Whether the invader pays for Drones."""

    pay: bool


class Bombard(Choice, frozen=True, tag="bombard"):
    """How many points of Approach and Salvo Absorption the invader pays for."""

    approach: int
    salvo: int


class Drop(Choice, frozen=True, tag="drop"):
    """How many active cubes the Carriers deploy as Corvettes."""

    cubes: int


class Fire(Choice, frozen=True, tag="fire"):
    """Whether the Destroyers deal their extra Damage in this step."""

    now: bool


class Absorb(Choice, frozen=True, tag="absorb"):
    """Absorb with this source; None: with no more. `shield`: which of the Shields that are left."""

    source: Source | None
    shield: int = 0


class Recall(Choice, frozen=True, tag="recall"):
    """Recall a cube of this type: to the active area, or with Escape Pods to the Home sector."""

    fleet: Fleet
    home: bool = False


AnyChoice: TypeAlias = Missiles | SendDrones | Bombard | Drop | Fire | Absorb | Recall

# -- as it stands ------------------------------------------------------------------------------------------------------


class Position(msgspec.Struct, frozen=True):
    """A combat as it stands.

    `salvo`: the number of the Salvo step, 0 before the first. `fired`: the Destroyers' extra Damage is used up.
    `missiles`, `drones`: paid for. `bombarded`: Approach Absorption from Bombard. `dropped`: Corvettes from Carriers.
    `hits`: what is to be taken now, in this order. `answer`: what the slower side deals afterwards in this step.
    `choices`: what can be chosen now, which follows from all the rest.
    """

    battle: Battle
    invader: Force
    defender: Force
    stage: Stage = "missiles"
    salvo: int = 0
    missiles: bool = False
    drones: bool = False
    bombarded: int = 0
    dropped: int = 0
    fired: bool = False
    hits: tuple[Hit, ...] = ()
    answer: Hit | None = None
    stalemate: bool = False
    choices: tuple[AnyChoice, ...] = ()

    def force(self, role: Role) -> Force:
        """One of the sides."""
        return self.invader if role == "invader" else self.defender


# -- the end ---------------------------------------------------------------------------------------------------------

Winner: TypeAlias = Literal["invader", "defender", "tie"]


class Result(msgspec.Struct, frozen=True):
    """How a combat ended (5.4).

    `invader`, `defender`: the cubes that stand in the sector. `invader_recalled`, `defender_recalled`: how many cubes
    each side recalled, those that went home included. `invader_home`, `defender_home`: those that went home. After a
    stalemate the invader's cubes still stand; the rules recall them. `taken_over`: the Voidborn take the sector (4.1).
    """

    winner: Winner
    stalemate: bool
    invader: Cubes
    defender: Cubes
    invader_recalled: int
    defender_recalled: int
    invader_home: Cubes
    defender_home: Cubes
    taken_over: bool
