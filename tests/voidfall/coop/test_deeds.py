"""The Crises that are solved by deeds: which deeds meet the condition, which ones fall short (App-9, P60, P61)."""

from __future__ import annotations

import pytest

from engine.voidfall.components import parts
from engine.voidfall.coop.crises import meets
from engine.voidfall.happenings import (
    AgendaGained,
    AgendaPlayed,
    CorruptionRemoved,
    CubeActivated,
    CubeDeployed,
    CubeRegrouped,
    GloryUpgraded,
    GuildEstablished,
    Happening,
    InstallationBuilt,
    PopulationIncreased,
    ResourceProduced,
    SectorAbandoned,
    SectorInvaded,
    SkirmishWon,
    TechnologyGained,
    TrackAdvanced,
    TradeTokenTaken,
)
from engine.voidfall.vocabulary.crises import ByDeed
from engine.voidfall.vocabulary.terms import Installation, Resource
from tests.voidfall.coop.tables import together
from tests.voidfall.positions import A, B

HOME, OUTPOST, GATE = "2a", "2b", "1a"


def invaded(
    *,
    seat: int = A,
    place: str = GATE,
    voidborn: int = 0,
    moved: int = 3,
    lost: int = 1,
    corrupted: bool = False,
    population: int = 3,
) -> SectorInvaded:
    return SectorInvaded(seat, place, voidborn, moved, lost, corrupted, False, population)


def built(kind: Installation = "shipyard", place: str = OUTPOST) -> InstallationBuilt:
    return InstallationBuilt(A, place, kind)


def produced(resource: Resource, *, over: bool = False) -> ResourceProduced:
    return ResourceProduced(A, resource, over)


def purified(place: str = GATE) -> CorruptionRemoved:
    return CorruptionRemoved(A, "sector", place)


DEPLOYED = CubeDeployed(A, OUTPOST, "corvette")
ADVANCED = TrackAdvanced(A, "society", 2)
GUILD = GuildEstablished(A, OUTPOST, "farmers")
MAT = CorruptionRemoved(A, "track")
STORED = CorruptionRemoved(A, "stored")
STEP, FIRST = CubeRegrouped(A, False), CubeRegrouped(A, True)

Case = tuple[str, list[Happening], list[Happening]]
CASES: list[Case] = [
    ("CR01", [invaded()], [SkirmishWon(A, OUTPOST, 1)]),
    ("CR02", [built()], [built(place=HOME)]),
    ("CR05", [STORED], [GUILD]),
    ("CR07", [invaded(voidborn=1)], [invaded()]),
    ("CR08", [built("sector_defense", HOME)], [built("shipyard")]),
    ("CR09", [DEPLOYED, DEPLOYED], [DEPLOYED]),
    ("CR10", [CubeActivated(A)] * 2, [CubeActivated(A)]),
    ("CR12", [PopulationIncreased(A, HOME)], [GUILD]),
    ("CR13", [GUILD, GUILD], [GUILD, GuildEstablished(B, OUTPOST, "miners")]),
    ("CR14", [produced("food"), produced("energy")], [produced("food"), produced("food")]),
    ("CR15", [TradeTokenTaken(A)], [produced("credits")]),
    ("CR16", [AgendaGained(A)], [AgendaPlayed(A)]),
    ("CR20", [ADVANCED], []),
    ("CR22", [FIRST, STEP, STEP], [FIRST, STEP]),
    ("CR24", [AgendaPlayed(A)], [AgendaGained(A)]),
    ("CR25", [invaded(moved=3)], [invaded(moved=2)]),
    ("CR26", [invaded(corrupted=True)], [invaded()]),
    ("CR27", [DEPLOYED] * 3, [DEPLOYED] * 2),
    ("CR28", [invaded(moved=2)], [invaded(moved=3)]),
    ("CR29", [SectorAbandoned(A, OUTPOST)], [STEP]),
    ("CR36", [produced("food", over=True)], [produced("food")]),
    ("CR37", [TechnologyGained(A, "shields", "improved")], [TechnologyGained(A, "shields", "basic")]),
    ("CR40", [invaded(voidborn=2)], [invaded(voidborn=1)]),
    ("CR41", [purified()], [MAT]),
    ("CR43", [SkirmishWon(A, OUTPOST, 1)], [SkirmishWon(A, OUTPOST, 0), invaded(lost=0)]),
    ("CR44", [ADVANCED, TrackAdvanced(A, "economy", 1)], [ADVANCED]),
    ("CR47", [GloryUpgraded(A)], []),
    ("CR48", [MAT, purified()], [MAT]),
    ("CR49", [invaded(voidborn=3)], [invaded(voidborn=2)]),
    ("CR50", [invaded(corrupted=True), purified()], [invaded(corrupted=True), purified(OUTPOST)]),
    ("CR53", [invaded(moved=4)], [invaded(moved=3)]),
    ("CR58", [produced("food", over=True)] * 2, [produced("food", over=True), produced("energy")]),
    ("CR62", [invaded(population=4)], [invaded(population=3)]),
    ("CR65", [invaded(lost=0)], [invaded(lost=1)]),
    ("CR68", [CorruptionRemoved(A, "agenda_slot")], [purified(), STORED]),
]
"""A Crisis, deeds of one turn that solve it, and deeds that do not."""


@pytest.mark.parametrize(("crisis", "enough", "short"), CASES, ids=[crisis for crisis, _, _ in CASES])
def test_the_deeds_of_one_turn_meet_the_condition_or_not(crisis: str, enough: list[Happening], short: list[Happening]):
    """App-9: the condition of the card, counted one by one (P60)."""
    st = together()
    st.span.happened = enough
    assert meets(st, A, crisis)
    assert not meets(st, B, crisis)
    st.span.happened = short
    assert not meets(st, A, crisis)


def test_every_crisis_that_a_deed_solves_is_among_the_cases():
    """App-9: 35 of the 68 Crises are solved by deeds alone."""
    expected = {card.id for card in parts().crisis_cards.values() if isinstance(card.solution, ByDeed)}
    assert {crisis for crisis, _, _ in CASES} == expected


def test_deeds_of_two_players_do_not_add_up():
    """P60: one player alone meets all of it."""
    st = together()
    st.span.happened = [DEPLOYED, CubeDeployed(B, "2h", "corvette")]
    assert not meets(st, A, "CR09")
    assert not meets(st, B, "CR09")


def test_the_corruption_must_be_removed_after_the_invasion():
    """CR50: the Corruption of the invaded sector was removed in the same turn, after the combat."""
    st = together()
    st.span.happened = [purified(), invaded(corrupted=True)]
    assert not meets(st, A, "CR50")
