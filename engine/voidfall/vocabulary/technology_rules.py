"""What Technologies, houses and sectors change: each record registers in one named question or moment of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

from msgspec.structs import replace

from engine.core.text import Text, say
from engine.voidfall.vocabulary import terms
from engine.voidfall.vocabulary.base import Record
from engine.voidfall.vocabulary.costs import Cost, cost_deed
from engine.voidfall.vocabulary.effects import Effect, Pay
from engine.voidfall.vocabulary.filters import SectorFilter, sectors_text
from engine.voidfall.vocabulary.sectors import RemoveCorruption
from engine.voidfall.vocabulary.triggers import Moment
from engine.voidfall.vocabulary.words import (
    NONE,
    alternatives,
    amount,
    fleet_name,
    focus_type_name,
    installations,
    quoted,
    record_text,
)

Side: TypeAlias = Literal["invader", "defender"]
BOTH: tuple[Side, ...] = ("invader", "defender")


class _Rule(Record, frozen=True, tag_field="rule"):
    """A change of the rules for the owner of a card.

    It reads as a sentence: `Absorb 1 Salvo Damage once per combat (with at least 1 Corvette).`
    """

    messages = "rule"


class _AmountRule(_Rule, frozen=True):
    """So much more of something."""

    amount: terms.Few


class _CombatRule(_AmountRule, frozen=True):
    """So much more in combats."""

    needs: terms.Fleet | None = None
    sides: Annotated[tuple[Side, ...], terms.NOT_EMPTY] = BOTH

    def text(self) -> Text:
        return record_text("rule", self, n=self.amount, when=_condition_text(self.needs, self.sides))


# Combat. `needs`: a cube of this Fleet type must be there when it is used (13.7).


class SalvoAbsorption(_CombatRule, frozen=True):
    """Once per combat absorb Salvo Damage."""


class ApproachAbsorption(_CombatRule, frozen=True):
    """Absorb Approach Damage."""


class SalvoDamage(_Rule, frozen=True):
    """More Damage in the first Salvo step, or in every one."""

    amount: terms.Few
    steps: Literal["first", "all"]
    needs: terms.Fleet | None = None
    sides: Annotated[tuple[Side, ...], terms.NOT_EMPTY] = BOTH

    def text(self) -> Text:
        return record_text("rule", self, f"-{self.steps}", n=self.amount, when=_condition_text(self.needs, self.sides))


class ExtraInitiative(_CombatRule, frozen=True):
    """More Initiative."""


class HigherInitiative(_Rule, frozen=True):
    """Always the higher Initiative with a cube that gives any; on both sides it cancels out."""

    sides: Annotated[tuple[Side, ...], terms.NOT_EMPTY] = BOTH

    def text(self) -> Text:
        return record_text("rule", self, when=_condition_text(None, self.sides))


class FurtherApproachDamage(_AmountRule, frozen=True):
    """As defender, more Approach Damage if there is any, before absorption."""


class MissileDamage(_Rule, frozen=True):
    """Approach Damage for each adjacent own sector with one of these Installations, at most `most` altogether.

    `cost`: to be paid for it before the combat.
    """

    installations: Annotated[tuple[terms.Installation, ...], terms.NOT_EMPTY]
    most: terms.Few
    cost: Cost = ()
    sides: Annotated[tuple[Side, ...], terms.NOT_EMPTY] = BOTH

    def text(self) -> Text:
        where, when = installations(self.installations, 1), _condition_text(None, self.sides)
        if self.cost:
            return record_text(
                "rule", self, "-paid", n=self.most, cost=cost_deed(self.cost), installations=where, when=when
            )
        return record_text("rule", self, n=self.most, installations=where, when=when)


class PaidAbsorption(_Rule, frozen=True):
    """As invader, pay the cost before the combat to absorb Approach and Salvo Damage; Salvo units one by one."""

    cost: Annotated[Cost, terms.NOT_EMPTY]
    approach: terms.Few
    salvo: terms.Few


class RetreatHome(_Rule, frozen=True):
    """Cubes that would be recalled go to the Home sector instead, `most` per combat (None: any number)."""

    most: terms.Few | None = None

    def text(self) -> Text:
        return record_text("rule", self, "-any") if self.most is None else record_text("rule", self, n=self.most)


class DestroyerTile(_Rule, frozen=True):
    """Which part of the Destroyer tile is used: `whole` adds Approach Damage as invader (5.2)."""

    whole: bool

    def text(self) -> Text:
        return record_text("rule", self, "-whole" if self.whole else "")


# Fleets and Installations that become available, and limits.


class EnablesFleet(_Rule, frozen=True):
    """The player may deploy Fleets of this type."""

    fleet: terms.Fleet


class EnablesInstallation(_Rule, frozen=True):
    """The player may build this Installation."""

    installation: terms.Installation

    def text(self) -> Text:
        return record_text("rule", self, installation=installations((self.installation,), 2))


class InstallationLimit(_Rule, frozen=True):
    """At most so many of this Installation in a sector, printed ones included."""

    installation: terms.Installation
    most: terms.Few

    def text(self) -> Text:
        return record_text("rule", self, n=self.most, installation=installations((self.installation,), self.most))


class FleetSize(_Rule, frozen=True):
    """At most so many cubes in one Fleet of this type."""

    fleet: terms.Fleet
    most: terms.Few


class DeploymentCost(_Rule, frozen=True):
    """What a cube of this type costs when it is deployed."""

    fleet: terms.Fleet
    cost: terms.Resources


class CountsAsShipyard(_Rule, frozen=True):
    """A Fleet of this type counts as a Shipyard in deployments per Shipyard (P26)."""

    fleet: terms.Fleet


class ExtraShipyard(_AmountRule, frozen=True):
    """A sector with a Shipyard or Starbase counts so many more in deployments per Shipyard (P26)."""


class ExtraHomeGuilds(_AmountRule, frozen=True):
    """So many more Guilds in the Home sector, beyond its spaces and without Upkeep (R11)."""


class ExtraAgendaSlots(_AmountRule, frozen=True):
    """So many more Agendas in play, all of different types; the slot cannot be Corrupted (13.7)."""


class ExtraImprovedTechnologies(_AmountRule, frozen=True):
    """The limit of Improved Technologies is so much higher (section 1.1)."""


class ExtraTradeStorage(_AmountRule, frozen=True):
    """So many more Trade tokens may be kept at Clean-up (P48)."""


class CorruptionStorage(_Rule, frozen=True):
    """The card may hold so much Corruption, which does not Corrupt it (13.7)."""

    most: terms.Few


class IgnoresStoredCorruption(_Rule, frozen=True):
    """Corruption on the card does not count for Skirmish strength (5.5)."""


# Production and Upkeep.


class LevelPerGuild(_Rule, frozen=True):
    """Each Guild of this kind raises the Production Level of a resource."""

    guild: terms.Guild
    resource: terms.Resource
    amount: terms.Few


class LevelPerInstallation(_Rule, frozen=True):
    """Each Installation of this kind raises the Production Level of a resource."""

    installation: terms.Installation
    resource: terms.Resource
    amount: terms.Few


class CreditsPayUpkeep(_Rule, frozen=True):
    """One Credit may satisfy so many points of Upkeep (P49)."""

    points: terms.Few


class FreeSectorUpkeep(_Rule, frozen=True):
    """The Upkeep of sectors is satisfied for free; that of Agendas is not (13.7)."""


# Actions, triggers, and what happens instead.


class FocusAction(_Rule, frozen=True):
    """An action that may be used once a turn while a Focus of one of these types is played (P11).

    `preferred`: any preferred type.
    """

    focuses: Annotated[tuple[terms.FocusType | Literal["preferred"], ...], terms.NOT_EMPTY]
    cost: Cost
    then: Effect

    def text(self) -> Text:
        return focus_action_text(self.focuses, self.cost, self.then)


class AnyPreferredFocus(_Rule, frozen=True):
    """With a preferred Focus of a type that these actions do not name, one of them may be used (13.7)."""


class Trigger(_Rule, frozen=True):
    """At a moment, an effect; `per_turn`: at most so often in a turn."""

    moment: Moment
    then: Effect
    per_turn: terms.Few | None = None

    def text(self) -> Text:
        moment, then = say(f"vf-moment-{self.moment.replace('_', '-')}"), self.then.text()
        if self.per_turn is None:
            return record_text("rule", self, moment=moment, then=then)
        return record_text("rule", self, "-limited", moment=moment, then=then, n=self.per_turn)


class Replace(_Rule, frozen=True):
    """In place of an effect, another one.

    `also`: or both, in the same sector; `most`: only so often in one effect; `where`: only in such sectors.
    """

    effect: Literal["increase_population", "build", "deploy"]
    then: Effect
    also: bool = False
    most: terms.Few | None = None
    where: tuple[SectorFilter, ...] = ()

    def text(self) -> Text:
        """With `where` these are the sectors that are meant, not the own place of what happens instead."""
        instead = say(f"vf-instead-{self.effect.replace('_', '-')}")
        then = self.then
        if self.where and isinstance(then, RemoveCorruption):
            then = replace(then, place="any")
        where = say("vf-instead-where", sectors=sectors_text(self.where, 1)) if self.where else NONE
        limit = say("vf-instead-limit", n=self.most) if self.most is not None else NONE
        also = "-also" if self.also else ""
        return record_text("rule", self, also, instead=instead, then=then.text(), where=where, limit=limit)


class DoubleAction(_Rule, frozen=True):
    """An action of a Focus of one of these types may be paid `times` times and resolved `times` times (13.7)."""

    focuses: Annotated[tuple[terms.FocusType | Literal["preferred"], ...], terms.NOT_EMPTY]
    times: terms.Few
    per_turn: terms.Few

    def text(self) -> Text:
        return record_text("rule", self, focuses=_focuses(self.focuses), n=self.times, turns=self.per_turn)


class FreeTiers(_Rule, frozen=True):
    """The last two spaces of a track cost no Fleet Power."""


class CorruptedTrackBenefit(_Rule, frozen=True):
    """Pay to take the benefit of a space reached on a Corrupted track."""

    cost: Annotated[Cost, terms.NOT_EMPTY]


class SubstituteResource(_Rule, frozen=True):
    """So often in a turn one unit of a resource in a cost may be paid so."""

    resource: terms.Resource
    cost: Annotated[Cost, terms.NOT_EMPTY]
    per_turn: terms.Few

    def text(self) -> Text:
        return record_text("rule", self, resource=amount(self.resource, 1), cost=cost_deed(self.cost), n=self.per_turn)


class KeepsGlory(_Rule, frozen=True):
    """No Glory token is discarded for sectors that the player empties by moving or recalling cubes."""


class StartingAgendas(_AmountRule, frozen=True):
    """So many starting Agendas, all in the leftmost slot (P6)."""


class TradeReturnBonus(_Rule, frozen=True):
    """For each Trade token returned, the bonus of the space it is put on or of any lower one (R8)."""


# Invasion and Skirmish.


class RegroupBeforeInvasion(_Rule, frozen=True):
    """Before an invasion regroup for free (13.5-2)."""

    moves: terms.Few


class InvasionReach(_Rule, frozen=True):
    """In each invasion one of these: Voidstorms are open; cubes may come from two steps away (13.7)."""

    modes: Annotated[tuple[Literal["ignore_voidstorms", "two_steps"], ...], terms.NOT_EMPTY]

    def text(self) -> Text:
        return record_text(
            "rule", self, modes=alternatives([say(f"vf-reach-{mode.replace('_', '-')}") for mode in self.modes])
        )


class ReclaimBeforeCombat(_Rule, frozen=True):
    """Before the combat a Reclaim token may be drawn and laid on the invaded sector, if it is such (13.5-2)."""

    target: Literal["voidborn", "voidborn_or_corrupted"]

    def text(self) -> Text:
        return record_text("rule", self, f"-{self.target.replace('_', '-')}")


class AfterInvasion(_Rule, frozen=True):
    """After a successful invasion, an effect."""

    then: Effect


class KeepsInstallations(_Rule, frozen=True):
    """The Installations of a sector invaded successfully stay (5.4)."""


class AfterCombat(_Rule, frozen=True):
    """After a combat that was won or tied as invader, an effect; a tie with it is a victory (13.7)."""

    then: Effect
    tie_wins: bool

    def text(self) -> Text:
        return record_text("rule", self, "-tie-wins" if self.tie_wins else "", then=self.then.text())


class DefendsSkirmish(_Rule, frozen=True):
    """A Skirmish of the Evaluation phase is defended automatically, for a cost (13.6-1)."""

    cost: Cost = ()

    def text(self) -> Text:
        return record_text("rule", self, "-paid", cost=cost_deed(self.cost)) if self.cost else record_text("rule", self)


if TYPE_CHECKING:
    TechnologyRule: TypeAlias = _Rule
else:
    TechnologyRule = terms.union_of(
        _Rule,
        without=(ExtraImprovedTechnologies, SubstituteResource, KeepsGlory, StartingAgendas, CorruptedTrackBenefit),
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


def focus_action_text(focuses: Sequence[terms.FocusType | Literal["preferred"]], cost: Cost, then: Effect) -> Text:
    """`With Development or Prosperity: pay 1 Material to increase a Pure Population by 1.`"""
    what = Pay(cost, then) if cost else then
    return say("vf-rule-focus-action", focuses=_focuses(focuses), then=what.text())


def _focuses(given: Sequence[terms.FocusType | Literal["preferred"]]) -> Text:
    names = [say("vf-focus-preferred") if one == "preferred" else quoted(focus_type_name(one)) for one in given]
    return alternatives(names)


def _condition_text(needs: terms.Fleet | None, sides: Sequence[Side]) -> Text | str:
    """` (with at least 1 Corvette)`, ` (as invader)`."""
    conditions = [say("vf-needs-fleet", fleet=fleet_name(needs))] if needs is not None else []
    if len(sides) == 1:
        conditions.append(say(f"vf-as-{sides[0]}"))
    return say("vf-when", conditions=conditions) if conditions else NONE
