"""What every Agenda and every starting Agenda is worth, computed from the texts of the fact sheet (App-4, App-6)."""

from __future__ import annotations

import pytest

from engine.voidfall.components import parts
from tests.voidfall.economy import realm as so_much
from tests.voidfall.economy.realm import Setter, influence_of, realm
from tests.voidfall.positions import A, give, position, put

IN_REALM: dict[str, tuple[int, int]] = {
    "D1": (5, 12),
    "D2": (5, 0),
    "D3": (4, 8),
    "D4": (5, 6),
    "D5": (5, 5),
    "D6": (0, 16),
    "D7": (4, 15),
    "D8": (4, 10),
    "M1": (0, 15),
    "M2": (0, 22),
    "M3": (6, 14),
    "M4": (7, 8),
    "M5": (5, 22),
    "M6": (7, 10),
    "M7": (7, 6),
    "M8": (5, 6),
    "S1": (0, 12),
    "S2": (6, 5),
    "S3": (7, 8),
    "S4": (0, 12),
    "S5": (0, 6),
    "S6": (7, 0),
    "S7": (0, 5),
    "S8": (0, 5),
    "W1": (4, 6),
    "W2": (4, 6),
    "W3": (4, 15),
    "W4": (4, 12),
    "W5": (4, 11),
    "W6": (4, 12),
    "W7": (6, 8),
    "W8": (4, 10),
}
"""Both objectives of each Agenda in the realm."""

IN_COLONY: dict[str, tuple[int, int]] = {
    "M1": (0, 10),
    "M2": (0, 8),
    "M4": (0, 2),
    "M5": (0, 8),
    "M6": (0, 2),
    "S1": (7, 0),
    "S4": (5, 0),
    "S7": (6, 0),
    "S8": (5, 0),
    "W3": (0, 5),
    "W4": (0, 6),
    "W5": (0, 2),
}
"""The same with Home and Outpost, Population 2 and two Corvettes each, and a Glory token of 2; the others give 0."""

THRESHOLDS: dict[str, tuple[Setter, int, int, int]] = {
    "D1": (so_much.population_of_outpost, 6, 5, 5),
    "D2": (so_much.sectors(population=3), 4, 3, 5),
    "D3": (so_much.sectors(population=5), 2, 1, 4),
    "D4": (so_much.track(1), 5, 4, 5),
    "D5": (so_much.track(0), 5, 4, 5),
    "D6": (so_much.track(2), 5, 4, 5),
    "D7": (so_much.track(0), 6, 5, 4),
    "D8": (so_much.population, 10, 9, 4),
    "M1": (so_much.level_of("m", 2), 5, 4, 5),
    "M2": (so_much.level_of("e", 2), 5, 4, 5),
    "M3": (so_much.installations("shipyard", printed=1), 3, 2, 6),
    "M4": (so_much.nine_or_eight_credits, 3, 2, 7),
    "M5": (so_much.installations("sector_defense"), 3, 2, 5),
    "M6": (so_much.level_of("f", 2), 5, 4, 7),
    "M7": (so_much.stock("science"), 8, 7, 7),
    "M8": (so_much.level_of("s", 2), 5, 4, 5),
    "S1": (so_much.corrupted_sectors, 0, 1, 7),
    "S2": (so_much.upkeep, 10, 9, 6),
    "S3": (so_much.guilds("f"), 3, 2, 7),
    "S4": (so_much.track_corruption, 0, 1, 5),
    "S5": (so_much.heavy_industry, 2, 1, 6),
    "S6": (so_much.track_corruption, 1, 0, 7),
    "S7": (so_much.corruption, 1, 2, 6),
    "S8": (so_much.upkeep, 6, 7, 5),
    "W1": (so_much.fleet_types, 2, 1, 4),
    "W2": (so_much.improved, 2, 1, 4),
    "W3": (so_much.technologies, 4, 3, 4),
    "W4": (so_much.trade, 2, 1, 4),
    "W5": (so_much.tokens("reclaims"), 2, 1, 4),
    "W6": (so_much.glory, 3, 2, 4),
    "W7": (so_much.glory_of, 5, 4, 6),
    "W8": (so_much.all_sectors, 4, 3, 4),
}
"""What the first objective counts: how much is enough, how much is not, and what it gives."""

STARTING: dict[tuple[str, str], tuple[int, ...]] = {
    ("valnis", "A"): (26,),
    ("valnis", "B"): (26,),
    ("belitan", "A"): (26,),
    ("belitan", "B"): (26,),
    ("dunlork", "A"): (26,),
    ("dunlork", "B"): (26,),
    ("cortozaar", "A"): (26,),
    ("cortozaar", "B"): (26,),
    ("zenor", "A"): (26,),
    ("zenor", "B"): (23,),
    ("thegwyn", "A"): (18,),
    ("thegwyn", "B"): (17,),
    ("shiveus", "A"): (21,),
    ("shiveus", "B"): (23,),
    ("yarvek", "A"): (25,),
    ("yarvek", "B"): (26,),
    ("nervo", "A"): (21,),
    ("nervo", "B"): (11,),
    ("astoran", "A"): (13,),
    ("astoran", "B"): (25,),
    ("fenrax", "A"): (17,),
    ("fenrax", "B"): (24,),
    ("kradmor", "A"): (26,),
    ("kradmor", "B"): (12,),
    ("marqualos", "A"): (26, 16),
    ("marqualos", "B"): (26, 7),
    ("novaris", "A"): (17,),
    ("novaris", "B"): (16,),
}
"""Each starting Agenda in the realm of its house."""


def test_the_tables_are_complete() -> None:
    """All 32 Agendas and 28 origins."""
    assert set(IN_REALM) == set(THRESHOLDS) == set(parts().agendas)
    assert set(STARTING) == {(house.id, origin.id) for house in parts().houses.values() for origin in house.origins}


@pytest.mark.parametrize("agenda", IN_REALM)
def test_an_agenda_in_the_realm(agenda: str) -> None:
    """App-4: each objective separately (3.3-4)."""
    objectives = parts().agendas[agenda].objectives
    assert tuple(influence_of(realm(), each) for each in objectives) == IN_REALM[agenda]
    assert influence_of(realm(), *objectives) == sum(IN_REALM[agenda])


@pytest.mark.parametrize("agenda", IN_REALM)
def test_an_agenda_in_a_colony(agenda: str) -> None:
    """App-4: with little, most objectives give nothing."""
    objectives = parts().agendas[agenda].objectives
    assert tuple(influence_of(position(), each) for each in objectives) == IN_COLONY.get(agenda, (0, 0))


@pytest.mark.parametrize("agenda", THRESHOLDS)
def test_the_threshold_of_an_agenda(agenda: str) -> None:
    """App-4: exactly enough, and one less (or one too many)."""
    setter, enough, not_enough, influence = THRESHOLDS[agenda]
    first = parts().agendas[agenda].objectives[0]
    given = []
    for number in (enough, not_enough):
        st = position("zenor")
        setter(st, number)
        given.append(influence_of(st, first))
    assert given == [influence, 0]


@pytest.mark.parametrize("agenda", ["D4", "D5", "D6", "D7"])
def test_a_corrupted_track_does_not_meet_an_objective(agenda: str) -> None:
    """1.3-6: no scoring of its Tier."""
    st = position("zenor")
    THRESHOLDS[agenda][0](st, 7)
    give(st, A, track_corruption=[True, True, True])
    assert influence_of(st, parts().agendas[agenda].objectives[0]) == 0


@pytest.mark.parametrize(("house", "origin"), STARTING)
def test_a_starting_agenda_in_the_realm(house: str, origin: str) -> None:
    """App-6, P6: all objectives together."""
    agendas = next(each for each in parts().houses[house].origins if each.id == origin).agendas
    values = [influence_of(realm(house, origin), *agenda.objectives) for agenda in agendas]
    assert tuple(values) == STARTING[house, origin]


def test_corrupted_sectors_count_for_nothing() -> None:
    """3.3-4: what lies on Corrupted sectors does not count, those at Home excepted."""
    st = realm()
    for place in ("2b", "1a", "1b", "1c", "1d"):
        put(st, place, corrupted=True)
    agendas = parts().agendas
    values = [influence_of(st, agendas[each].objectives[1]) for each in ("M1", "M3", "M7", "S1", "S2", "S3", "W3")]
    assert values == [0, 0, 0, 4, 0, 0, 0]
