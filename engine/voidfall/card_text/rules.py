"""Rules of Technologies, houses and sectors in words: a sentence each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from engine.core.text import Text, say
from engine.voidfall.card_text.costs import cost_deed
from engine.voidfall.card_text.counts import sectors
from engine.voidfall.card_text.effects import effect
from engine.voidfall.card_text.words import (
    NONE,
    alternatives,
    amount,
    amounts,
    fleet_name,
    focus_type_name,
    guilds,
    installations,
    resource_name,
    sentences,
    told,
)
from engine.voidfall.vocabulary import technology_rules as of
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.effects import Effect, Pay
from engine.voidfall.vocabulary.sectors import RemoveCorruption
from engine.voidfall.vocabulary.technology_rules import HouseRule, TechnologyRule
from engine.voidfall.vocabulary.terms import Fleet, FocusType


def rules(given: Sequence[TechnologyRule | HouseRule]) -> Text:
    """All rules of a side of a Technology, or of an ability."""
    return sentences([rule(each) for each in given])


def rule(given: TechnologyRule | HouseRule) -> Text:
    """`Absorb 1 Salvo Damage once per combat (with at least 1 Corvette).`"""
    match given:
        case of.SalvoAbsorption(count, needs, sides) | of.ApproachAbsorption(count, needs, sides):
            return told("rule", given, n=count, when=_when(needs, sides))
        case of.ExtraInitiative(count, needs, sides):
            return told("rule", given, n=count, when=_when(needs, sides))
        case of.SalvoDamage(count, steps, needs, sides):
            return told("rule", given, f"-{steps}", n=count, when=_when(needs, sides))
        case of.HigherInitiative(sides):
            return told("rule", given, when=_when(None, sides))
        case of.MissileDamage():
            return _missiles(given)
        case of.PaidAbsorption(cost, approach, salvo):
            return told("rule", given, cost=cost_deed(cost), approach=approach, salvo=salvo)
        case of.RetreatHome(None):
            return told("rule", given, "-any")
        case of.RetreatHome(most) if most is not None:
            return told("rule", given, n=most)
        case of.DestroyerTile(whole):
            return told("rule", given, "-whole" if whole else "")
        case of.FocusAction(focuses, cost, then):
            return focus_action(focuses, cost, then)
        case of.DoubleAction(focuses, times, per_turn):
            return told("rule", given, focuses=_focuses(focuses), n=times, turns=per_turn)
        case of.Trigger(moment, then, per_turn):
            when = say(f"vf-moment-{moment.replace('_', '-')}")
            if per_turn is None:
                return told("rule", given, moment=when, then=effect(then))
            return told("rule", given, "-limited", moment=when, then=effect(then), n=per_turn)
        case of.Replace():
            return _replacement(given)
        case of.CorruptedTrackBenefit(cost):
            return told("rule", given, cost=cost_deed(cost))
        case of.SubstituteResource(resource, cost, per_turn):
            return told("rule", given, resource=amount(resource, 1), cost=cost_deed(cost), n=per_turn)
        case of.InvasionReach(modes):
            return told(
                "rule", given, modes=alternatives([say(f"vf-reach-{mode.replace('_', '-')}") for mode in modes])
            )
        case of.ReclaimBeforeCombat(target):
            return told("rule", given, f"-{target.replace('_', '-')}")
        case of.AfterInvasion(then):
            return told("rule", given, then=effect(then))
        case of.AfterCombat(then, tie_wins):
            return told("rule", given, "-tie-wins" if tie_wins else "", then=effect(then))
        case of.DefendsSkirmish(()):
            return told("rule", given)
        case of.DefendsSkirmish(cost):
            return told("rule", given, "-paid", cost=cost_deed(cost))
        case _:
            return _number(given)


def _number(given: TechnologyRule | HouseRule) -> Text:
    """Rules that consist of numbers and names."""
    match given:
        case of.EnablesFleet(fleet) | of.CountsAsShipyard(fleet):
            return told("rule", given, fleet=fleet_name(fleet))
        case of.EnablesInstallation(kind):
            return told("rule", given, installation=installations((kind,), 2))
        case of.InstallationLimit(kind, most):
            return told("rule", given, n=most, installation=installations((kind,), most))
        case of.FleetSize(fleet, most):
            return told("rule", given, n=most, fleet=fleet_name(fleet))
        case of.DeploymentCost(fleet, cost):
            return told("rule", given, fleet=fleet_name(fleet), cost=amounts(cost))
        case of.LevelPerGuild(guild, resource, count):
            return told("rule", given, guild=guilds((guild,), 1), resource=resource_name(resource), n=count)
        case of.LevelPerInstallation(kind, resource, count):
            what = installations((kind,), 1)
            return told("rule", given, installation=what, resource=resource_name(resource), n=count)
        case of.CorruptionStorage(most):
            return told("rule", given, n=most)
        case of.CreditsPayUpkeep(points):
            return told("rule", given, n=points)
        case of.RegroupBeforeInvasion(moves):
            return told("rule", given, n=moves)
        case of.FurtherApproachDamage(count) | of.ExtraShipyard(count) | of.ExtraHomeGuilds(count):
            return told("rule", given, n=count)
        case of.ExtraAgendaSlots(count) | of.ExtraImprovedTechnologies(count) | of.ExtraTradeStorage(count):
            return told("rule", given, n=count)
        case of.StartingAgendas(count):
            return told("rule", given, n=count)
        case _:
            return told("rule", given)


def focus_action(focuses: Sequence[FocusType | Literal["preferred"]], cost: Cost, then: Effect) -> Text:
    """`With Development or Prosperity: pay 1 Material to increase a Pure Population by 1.`"""
    return say("vf-rule-focus-action", focuses=_focuses(focuses), then=effect(Pay(cost, then) if cost else then))


def _focuses(given: Sequence[FocusType | Literal["preferred"]]) -> Text:
    names = [say("vf-focus-preferred") if one == "preferred" else focus_type_name(one) for one in given]
    return alternatives(names)


def _when(needs: Fleet | None, sides: Sequence[of.Side]) -> Text | str:
    """` (with at least 1 Corvette)`, ` (as invader)`."""
    conditions = [say("vf-needs-fleet", fleet=fleet_name(needs))] if needs is not None else []
    if len(sides) == 1:
        conditions.append(say(f"vf-as-{sides[0]}"))
    return say("vf-when", conditions=conditions) if conditions else NONE


def _missiles(given: of.MissileDamage) -> Text:
    where = installations(given.installations, 1)
    when = _when(None, given.sides)
    if given.cost:
        return told("rule", given, "-paid", n=given.most, cost=cost_deed(given.cost), installations=where, when=when)
    return told("rule", given, n=given.most, installations=where, when=when)


def _replacement(given: of.Replace) -> Text:
    """What may be done in place of an effect. With `where` these are the sectors that it means, not its own place."""
    instead = say(f"vf-instead-{given.effect.replace('_', '-')}")
    then = given.then
    if given.where and isinstance(then, RemoveCorruption):
        then = msgspec.structs.replace(then, place="any")
    where = say("vf-instead-where", sectors=sectors(given.where, 1)) if given.where else NONE
    limit = say("vf-instead-limit", n=given.most) if given.most is not None else NONE
    return told(
        "rule", given, "-also" if given.also else "", instead=instead, then=effect(then), where=where, limit=limit
    )
