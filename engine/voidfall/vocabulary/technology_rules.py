"""What Technologies, houses and sectors change: each record registers in one named question or moment of the rules."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.effects import Effect
from engine.voidfall.vocabulary.filters import SectorFilter
from engine.voidfall.vocabulary.terms import (
    NOT_EMPTY,
    Few,
    Fleet,
    FocusType,
    Guild,
    Installation,
    Resource,
    Resources,
    tag_of,
)
from engine.voidfall.vocabulary.triggers import Moment

Side: TypeAlias = Literal["invader", "defender"]
BOTH: tuple[Side, ...] = ("invader", "defender")


class _Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="rule", tag=tag_of):
    """A change of the rules for the owner of a card."""


# Combat. `needs`: a cube of this Fleet type must be there when it is used (13.7).


class SalvoAbsorption(_Rule, frozen=True):
    """Once per combat absorb Salvo Damage."""

    amount: Few
    needs: Fleet | None = None
    sides: Annotated[tuple[Side, ...], NOT_EMPTY] = BOTH


class ApproachAbsorption(_Rule, frozen=True):
    """Absorb Approach Damage."""

    amount: Few
    needs: Fleet | None = None
    sides: Annotated[tuple[Side, ...], NOT_EMPTY] = BOTH


class SalvoDamage(_Rule, frozen=True):
    """More Damage in the first Salvo step, or in every one."""

    amount: Few
    steps: Literal["first", "all"]
    needs: Fleet | None = None
    sides: Annotated[tuple[Side, ...], NOT_EMPTY] = BOTH


class ExtraInitiative(_Rule, frozen=True):
    """More Initiative."""

    amount: Few
    needs: Fleet | None = None
    sides: Annotated[tuple[Side, ...], NOT_EMPTY] = BOTH


class HigherInitiative(_Rule, frozen=True):
    """Always the higher Initiative with a cube that gives any; on both sides it cancels out."""

    sides: Annotated[tuple[Side, ...], NOT_EMPTY] = BOTH


class FurtherApproachDamage(_Rule, frozen=True):
    """As defender, more Approach Damage if there is any, before absorption."""

    amount: Few


class MissileDamage(_Rule, frozen=True):
    """Approach Damage for each adjacent own sector with one of these Installations, at most `most` altogether.

    `cost`: to be paid for it before the combat.
    """

    installations: Annotated[tuple[Installation, ...], NOT_EMPTY]
    most: Few
    cost: Cost = ()
    sides: Annotated[tuple[Side, ...], NOT_EMPTY] = BOTH


class PaidAbsorption(_Rule, frozen=True):
    """As invader, pay the cost before the combat to absorb Approach and Salvo Damage; Salvo units one by one."""

    cost: Annotated[Cost, NOT_EMPTY]
    approach: Few
    salvo: Few


class RetreatHome(_Rule, frozen=True):
    """Cubes that would be recalled go to the Home sector instead, `most` per combat (None: any number)."""

    most: Few | None = None


class DestroyerTile(_Rule, frozen=True):
    """Which part of the Destroyer tile is used: `whole` adds Approach Damage as invader (5.2)."""

    whole: bool


# Fleets and Installations that become available, and limits.


class EnablesFleet(_Rule, frozen=True):
    """The player may deploy Fleets of this type."""

    fleet: Fleet


class EnablesInstallation(_Rule, frozen=True):
    """The player may build this Installation."""

    installation: Installation


class InstallationLimit(_Rule, frozen=True):
    """At most so many of this Installation in a sector, printed ones included."""

    installation: Installation
    most: Few


class FleetSize(_Rule, frozen=True):
    """At most so many cubes in one Fleet of this type."""

    fleet: Fleet
    most: Few


class DeploymentCost(_Rule, frozen=True):
    """What a cube of this type costs when it is deployed."""

    fleet: Fleet
    cost: Resources


class CountsAsShipyard(_Rule, frozen=True):
    """A Fleet of this type counts as a Shipyard in deployments per Shipyard (P26)."""

    fleet: Fleet


class ExtraShipyard(_Rule, frozen=True):
    """A sector with a Shipyard or Starbase counts so many more in deployments per Shipyard (P26)."""

    amount: Few


class ExtraHomeGuilds(_Rule, frozen=True):
    """So many more Guilds in the Home sector, beyond its spaces and without Upkeep (R11)."""

    amount: Few


class ExtraAgendaSlots(_Rule, frozen=True):
    """So many more Agendas in play, all of different types; the slot cannot be Corrupted (13.7)."""

    amount: Few


class ExtraImprovedTechnologies(_Rule, frozen=True):
    """The limit of Improved Technologies is so much higher (section 1.1)."""

    amount: Few


class ExtraTradeStorage(_Rule, frozen=True):
    """So many more Trade tokens may be kept at Clean-up (P48)."""

    amount: Few


class CorruptionStorage(_Rule, frozen=True):
    """The card may hold so much Corruption, which does not Corrupt it (13.7)."""

    most: Few


class IgnoresStoredCorruption(_Rule, frozen=True):
    """Corruption on the card does not count for Skirmish strength (5.5)."""


# Production and Upkeep.


class LevelPerGuild(_Rule, frozen=True):
    """Each Guild of this kind raises the Production Level of a resource."""

    guild: Guild
    resource: Resource
    amount: Few


class LevelPerInstallation(_Rule, frozen=True):
    """Each Installation of this kind raises the Production Level of a resource."""

    installation: Installation
    resource: Resource
    amount: Few


class CreditsPayUpkeep(_Rule, frozen=True):
    """One Credit may satisfy so many points of Upkeep (P49)."""

    points: Few


class FreeSectorUpkeep(_Rule, frozen=True):
    """The Upkeep of sectors is satisfied for free; that of Agendas is not (13.7)."""


# Actions, triggers, and what happens instead.


class FocusAction(_Rule, frozen=True):
    """An action that may be used once a turn while a Focus of one of these types is played (P11).

    `preferred`: any preferred type.
    """

    focuses: Annotated[tuple[FocusType | Literal["preferred"], ...], NOT_EMPTY]
    cost: Cost
    then: Effect


class AnyPreferredFocus(_Rule, frozen=True):
    """With a preferred Focus of a type that these actions do not name, one of them may be used (13.7)."""


class Trigger(_Rule, frozen=True):
    """At a moment, an effect; `per_turn`: at most so often in a turn."""

    moment: Moment
    then: Effect
    per_turn: Few | None = None


class Replace(_Rule, frozen=True):
    """In place of an effect, another one.

    `also`: or both, in the same sector; `most`: only so often in one effect; `where`: only in such sectors.
    """

    effect: Literal["increase_population", "build", "deploy"]
    then: Effect
    also: bool = False
    most: Few | None = None
    where: tuple[SectorFilter, ...] = ()


class DoubleAction(_Rule, frozen=True):
    """An action of a Focus of one of these types may be paid `times` times and resolved `times` times (13.7)."""

    focuses: Annotated[tuple[FocusType | Literal["preferred"], ...], NOT_EMPTY]
    times: Few
    per_turn: Few


class FreeTiers(_Rule, frozen=True):
    """The last two spaces of a track cost no Fleet Power."""


class CorruptedTrackBenefit(_Rule, frozen=True):
    """Pay to take the benefit of a space reached on a Corrupted track."""

    cost: Annotated[Cost, NOT_EMPTY]


class SubstituteResource(_Rule, frozen=True):
    """So often in a turn one unit of a resource in a cost may be paid so."""

    resource: Resource
    cost: Annotated[Cost, NOT_EMPTY]
    per_turn: Few


class KeepsGlory(_Rule, frozen=True):
    """No Glory token is discarded for sectors that the player empties by moving or recalling cubes."""


class StartingAgendas(_Rule, frozen=True):
    """So many starting Agendas, all in the leftmost slot (P6)."""

    amount: Few


class TradeReturnBonus(_Rule, frozen=True):
    """For each Trade token returned, the bonus of the space it is put on or of any lower one (R8)."""


# Invasion and Skirmish.


class RegroupBeforeInvasion(_Rule, frozen=True):
    """Before an invasion regroup for free (13.5-2)."""

    moves: Few


class InvasionReach(_Rule, frozen=True):
    """In each invasion one of these: Voidstorms are open; cubes may come from two steps away (13.7)."""

    modes: Annotated[tuple[Literal["ignore_voidstorms", "two_steps"], ...], NOT_EMPTY]


class ReclaimBeforeCombat(_Rule, frozen=True):
    """Before the combat a Reclaim token may be drawn and laid on the invaded sector, if it is such (13.5-2)."""

    target: Literal["voidborn", "voidborn_or_corrupted"]


class AfterInvasion(_Rule, frozen=True):
    """After a successful invasion, an effect."""

    then: Effect


class KeepsInstallations(_Rule, frozen=True):
    """The Installations of a sector invaded successfully stay (5.4)."""


class AfterCombat(_Rule, frozen=True):
    """After a combat that was won or tied as invader, an effect; a tie with it is a victory (13.7)."""

    then: Effect
    tie_wins: bool


class DefendsSkirmish(_Rule, frozen=True):
    """A Skirmish of the Evaluation phase is defended automatically, for a cost (13.6-1)."""

    cost: Cost = ()


TechnologyRule: TypeAlias = (
    SalvoAbsorption
    | ApproachAbsorption
    | SalvoDamage
    | ExtraInitiative
    | HigherInitiative
    | FurtherApproachDamage
    | MissileDamage
    | PaidAbsorption
    | RetreatHome
    | DestroyerTile
    | EnablesFleet
    | EnablesInstallation
    | InstallationLimit
    | FleetSize
    | DeploymentCost
    | CountsAsShipyard
    | ExtraShipyard
    | ExtraHomeGuilds
    | ExtraAgendaSlots
    | ExtraTradeStorage
    | CorruptionStorage
    | IgnoresStoredCorruption
    | LevelPerGuild
    | LevelPerInstallation
    | CreditsPayUpkeep
    | FreeSectorUpkeep
    | FocusAction
    | AnyPreferredFocus
    | Trigger
    | Replace
    | DoubleAction
    | FreeTiers
    | TradeReturnBonus
    | RegroupBeforeInvasion
    | InvasionReach
    | ReclaimBeforeCombat
    | AfterInvasion
    | KeepsInstallations
    | AfterCombat
    | DefendsSkirmish
)
"""What a side of a Technology changes."""

HouseRule: TypeAlias = (
    ExtraImprovedTechnologies
    | ExtraTradeStorage
    | Trigger
    | SubstituteResource
    | KeepsGlory
    | StartingAgendas
    | CorruptedTrackBenefit
)
"""What the ability of a house changes."""
