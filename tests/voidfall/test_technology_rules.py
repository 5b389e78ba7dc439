"""What both sides of the 28 Technologies change, and the abilities of the houses, written out from App-4 and App-6."""

from __future__ import annotations

import pytest

from engine.voidfall.components import parts
from engine.voidfall.vocabulary import technology_rules as of
from engine.voidfall.vocabulary.cards import GainAgenda, UpgradeGlory
from engine.voidfall.vocabulary.costs import (
    Cost,
    LowerPopulation,
    PayResources,
    RecallCubes,
    ReturnTradeTokens,
)
from engine.voidfall.vocabulary.counts import Guilds
from engine.voidfall.vocabulary.economy import (
    GainBountyTokens,
    GainEachGuildResource,
    GainGuildResource,
    GainInfluence,
    GainInfluencePer,
    GainResources,
    GainTradeTokens,
    Produce,
)
from engine.voidfall.vocabulary.effects import OneOf, Pay
from engine.voidfall.vocabulary.filters import Corrupted, WithInstallationKinds
from engine.voidfall.vocabulary.fleets import Activate, Deploy
from engine.voidfall.vocabulary.sectors import IncreaseHomePopulation, IncreasePopulation, RemoveCorruption
from engine.voidfall.vocabulary.technology_rules import FocusAction, HouseRule, TechnologyRule, Trigger
from engine.voidfall.vocabulary.terms import Resources

Rules = tuple[TechnologyRule, ...]


def pay(**amounts: int) -> Cost:
    return (PayResources(Resources(**amounts)),)


def gain(**amounts: int) -> GainResources:
    return GainResources(Resources(**amounts))


TRADE = (ReturnTradeTokens(1),)
DOCKED = ("shipyard", "starbase")
GROW = IncreasePopulation(1)
AGENDA_OR_GLORY = OneOf((GainAgenda(), UpgradeGlory(1)))
CLONED = Trigger("population_increased", OneOf((gain(credits=1), Activate(1))))
MATRIX = Trigger("before_credits_produced", gain(credits=2))
GUILD_FOOD = Trigger("guild_established", GainGuildResource(2))
TRANSPORTS: Rules = (
    FocusAction(("prosperity",), (RecallCubes(1),), IncreasePopulation(1, place="recall_sector")),
    FocusAction(("conquest",), (LowerPopulation(1),), Activate(1)),
)
DRIVE: Rules = (of.RegroupBeforeInvasion(5), FocusAction(("conquest",), (), Produce(("energy",))))
REPLICATORS: Rules = (of.AfterInvasion(GainBountyTokens(1)), of.KeepsInstallations())
NEXUS_TRIGGER = Trigger("first_overproduction", OneOf((GainInfluence(3), GainTradeTokens(1, bonus=False))))


def dreadnoughts(size: int) -> Rules:
    cost = of.DeploymentCost("dreadnought", Resources(materials=1))
    return of.EnablesFleet("dreadnought"), cost, of.FleetSize("dreadnought", size)


def carriers(size: int) -> Rules:
    cost = of.DeploymentCost("carrier", Resources(food=1))
    return of.EnablesFleet("carrier"), cost, of.FleetSize("carrier", size), of.CountsAsShipyard("carrier")


TECHNOLOGIES: dict[str, tuple[Rules, Rules]] = {
    "shields": (
        (of.SalvoAbsorption(1, "corvette"),),
        (of.SalvoAbsorption(1, "corvette"), of.ApproachAbsorption(1, "corvette")),
    ),
    "escape_pods": (
        (of.RetreatHome(1), of.ExtraTradeStorage(1)),
        (of.RetreatHome(None), of.ExtraTradeStorage(1)),
    ),
    "targeting": ((of.ExtraInitiative(5, "corvette"),), (of.HigherInitiative(),)),
    "data_refinery": (
        (of.LevelPerGuild("bankers", "science", 2),),
        (of.LevelPerGuild("bankers", "science", 2), of.CreditsPayUpkeep(2)),
    ),
    "orbital_docks": (
        (of.ExtraShipyard(1),),
        (of.ExtraShipyard(1), of.LevelPerInstallation("shipyard", "credits", 2)),
    ),
    "energy_cells": ((of.FurtherApproachDamage(1),), (of.FurtherApproachDamage(1), of.FreeSectorUpkeep())),
    "torpedoes": (
        (of.SalvoDamage(1, "first", "corvette"),),
        (of.SalvoDamage(1, "all", "corvette"),),
    ),
    "starbases": (
        (of.EnablesInstallation("starbase"), of.InstallationLimit("starbase", 1)),
        (
            of.EnablesInstallation("starbase"),
            of.InstallationLimit("starbase", 2),
            of.Replace(
                "increase_population",
                RemoveCorruption(1, "same_sector"),
                where=(WithInstallationKinds(("starbase",)), Corrupted()),
            ),
        ),
    ),
    "destroyers": (
        (of.EnablesFleet("destroyer"), of.DestroyerTile(False)),
        (of.EnablesFleet("destroyer"), of.DestroyerTile(True)),
    ),
    "cloning": ((CLONED,), (CLONED, of.FreeTiers())),
    "terraforming": (
        (FocusAction(("development", "prosperity"), pay(materials=1), GROW),),
        (FocusAction(("development", "prosperity", "innovation"), (), GROW),),
    ),
    "neural_matrix": (
        (MATRIX,),
        (
            MATRIX,
            FocusAction(("production",), (), Produce(("credits",))),
            FocusAction(("innovation",), (), GainInfluencePer(1, Guilds(("bankers",)))),
        ),
    ),
    "dreadnoughts": (dreadnoughts(1), dreadnoughts(3)),
    "decontamination_chambers": (
        (of.CorruptionStorage(2), of.IgnoresStoredCorruption()),
        (
            of.CorruptionStorage(3),
            of.IgnoresStoredCorruption(),
            Trigger("corruption_removed", RemoveCorruption(1, "this_technology")),
        ),
    ),
    "hyperdrive": (DRIVE, (*DRIVE, of.InvasionReach(("ignore_voidstorms", "two_steps")))),
    "tactical_transports": (TRANSPORTS, (*TRANSPORTS, of.AnyPreferredFocus())),
    "robotics": (
        (of.DoubleAction(("development",), 2, 1),),
        (of.DoubleAction(("preferred", "development"), 2, 1),),
    ),
    "ark_ships": (
        (of.ExtraHomeGuilds(2),),
        (of.ExtraHomeGuilds(4), FocusAction(("reinforcement",), (), IncreaseHomePopulation(1))),
    ),
    "deep_space_missiles": (
        (of.MissileDamage(DOCKED, 1, pay(energy=1), ("invader",)),),
        (of.MissileDamage(DOCKED, 2),),
    ),
    "sentries": (
        (of.EnablesFleet("sentry"), of.Replace("build", Deploy(1, fleet="sentry"))),
        (
            of.EnablesFleet("sentry"),
            of.Replace("build", Deploy(1, place="same_sector", fleet="sentry"), also=True),
        ),
    ),
    "carriers": (carriers(1), carriers(3)),
    "central_surveillance": (
        (FocusAction(("politics",), (LowerPopulation(1),), AGENDA_OR_GLORY),),
        (FocusAction(("politics",), (LowerPopulation(1),), AGENDA_OR_GLORY), of.ExtraAgendaSlots(1)),
    ),
    "salvage_scanner": (
        (of.ReclaimBeforeCombat("voidborn"),),
        (of.ReclaimBeforeCombat("voidborn_or_corrupted"), of.AfterInvasion(RemoveCorruption(1, "combat_sector"))),
    ),
    "purifier": (
        (FocusAction(("temptation",), pay(science=1), RemoveCorruption(1)),),
        (
            FocusAction(("temptation",), pay(science=1), RemoveCorruption(2, up_to=True)),
            of.Replace("deploy", RemoveCorruption(1), most=1),
        ),
    ),
    "autonomous_drones": (
        (of.PaidAbsorption(TRADE, 1, 1), of.DefendsSkirmish(TRADE)),
        (of.PaidAbsorption(TRADE, 1, 2), of.DefendsSkirmish()),
    ),
    "trade_nexus": ((of.TradeReturnBonus(),), (of.TradeReturnBonus(), NEXUS_TRIGGER)),
    "combat_replicators": (
        REPLICATORS,
        (*REPLICATORS, of.AfterCombat(Deploy(1, place="combat_sector"), tie_wins=True)),
    ),
    "cybernetics": ((GUILD_FOOD,), (GUILD_FOOD, Trigger("population_increased", GainEachGuildResource(2)))),
}

ABILITIES: dict[str, tuple[HouseRule, ...]] = {
    "zenor": (of.ExtraImprovedTechnologies(1),),
    "thegwyn": (Trigger("population_increased", gain(food=1), 1),),
    "shiveus": (Trigger("corrupted_sector_invaded", Pay(pay(science=1), RemoveCorruption(1, "combat_sector"))),),
    "yarvek": (Trigger("voidborn_or_fallen_sector_invaded", GainBountyTokens(1)),),
    "nervo": (of.SubstituteResource("science", pay(materials=2), 1),),
    "astoran": (Trigger("installation_built", gain(materials=1), 1),),
    "fenrax": (of.KeepsGlory(),),
    "kradmor": (Trigger("corruption_taken_as_cost", gain(credits=1)),),
    "marqualos": (of.StartingAgendas(2), of.ExtraTradeStorage(1)),
    "novaris": (of.CorruptedTrackBenefit(pay(food=1)),),
}


@pytest.mark.parametrize("name", TECHNOLOGIES)
def test_both_sides_of_a_technology_are_as_printed(name: str) -> None:
    """App-4; the Improved side is complete."""
    card = parts().technologies[name]
    assert (card.basic, card.improved) == TECHNOLOGIES[name]
    assert (card.rules("basic"), card.rules("improved")) == TECHNOLOGIES[name]


def test_all_technologies_are_here() -> None:
    """App-4: two per house, 28 together."""
    assert sorted(TECHNOLOGIES) == sorted(parts().technologies)
    assert len(TECHNOLOGIES) == 28


@pytest.mark.parametrize("name", [house.id for house in parts().houses.values()])
def test_the_ability_of_a_house_is_a_house_value(name: str) -> None:
    """App-6: ten houses have one; none of these is published."""
    house = parts().houses[name]
    assert house.ability == ABILITIES.get(name, ())
    assert house.source.board == "exact"
    assert (house.source.ability == "house") == (name in ABILITIES)
