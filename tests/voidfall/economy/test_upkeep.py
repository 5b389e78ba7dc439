"""Upkeep: what there is, what can be paid (3.3-2, P49, 5.6, 13.7)."""

from __future__ import annotations

import pytest

from engine.voidfall.state import Slot, State
from engine.voidfall.upkeep import (
    payable_upkeep,
    points_paid_by,
    sector_upkeep,
    suggested_upkeep,
    total_upkeep,
    upkeep_due,
)
from engine.voidfall.vocabulary.terms import Resources
from tests.voidfall.positions import A, give, position, put


@pytest.fixture
def st() -> State:
    """The starting Agenda and one third Guild: 3 points."""
    st = position("valnis")
    put(st, "2b", guilds="fem")
    return st


def test_the_worked_case(st: State) -> None:
    """5.6: the starting Agenda 2, one third Guild 1; for example 2 Food and 2 Materials."""
    assert upkeep_due(st, A) == 3
    assert points_paid_by(st, A, Resources(food=2, materials=2)) == 3
    give(st, A, food=2, materials=2)
    assert payable_upkeep(st, A) == 3
    assert suggested_upkeep(st, A) == Resources(food=2, materials=2)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"guilds": "fe"}, 0),
        ({"guilds": "fem"}, 1),
        ({"installations": "shipyard shipyard shipyard"}, 1),
        ({"guilds": "fem", "installations": "shipyard shipyard shipyard"}, 2),
        ({"kind": "home_thegwyn", "guilds": "fem"}, 0),
        ({"kind": "genesis", "installations": "shipyard shipyard"}, 1),
        ({"kind": "megalopolis"}, 2),
        ({"kind": "megalopolis", "guilds": "fems"}, 3),
        ({"kind": "novarch_palace"}, 1),
        ({"kind": "research_complex", "guilds": "fe"}, 0),  # the printed Guild takes no space
    ],
)
def test_upkeep_of_a_sector(fields: dict[str, str], expected: int) -> None:
    """3.3-2: the spaces that show Upkeep, if they are taken, and icons of special sectors."""
    assert sector_upkeep(put(position(), "2b", **fields)) == expected


def test_guilds_of_ark_ships_have_no_upkeep() -> None:
    """R11: their extra Guild spaces are in the Home sector, which shows none."""
    st = position("nervo")
    give(st, A, technologies="ark_ships+")
    assert sector_upkeep(put(st, "2a", guilds="ffffff")) == 0


def test_agendas(st: State) -> None:
    """3.3-2: 2 for each Agenda in play, the starting one included, unless a Trade token lies on it."""
    give(st, A, slots=[Slot("S3"), Slot("D1", corrupted=True), Slot(corrupted=True)])
    assert upkeep_due(st, A) == 7
    give(st, A, covered=2)
    assert upkeep_due(st, A) == 3
    give(st, A, covered=4)
    assert upkeep_due(st, A) == 1


def test_both_starting_agendas_of_marqualos() -> None:
    """P6: each has 2 Upkeep."""
    assert upkeep_due(position("marqualos"), A) == 4


def test_the_fifth_agenda_of_central_surveillance(st: State) -> None:
    """13.7: its slot has Upkeep 2."""
    give(st, A, slots=[Slot("S3"), Slot("D1"), Slot("M1"), Slot("W1")])
    assert upkeep_due(st, A) == 11


def test_credits_and_science_pay_nothing(st: State) -> None:
    """3.3-2, P19."""
    give(st, A, credits=9, science=9)
    assert payable_upkeep(st, A) == 0


@pytest.mark.parametrize(
    ("stock", "payable"),
    [
        ({"food": 1}, 1),
        ({"materials": 1}, 0),
        ({"materials": 1, "energy": 1}, 1),
        ({"materials": 3, "energy": 2}, 2),
        ({"food": 1, "materials": 1, "energy": 2}, 2),
        ({"food": 9}, 3),
    ],
)
def test_payable_points(st: State, stock: dict[str, int], payable: int) -> None:
    """P49: Food and half of Materials and Energy together, rounded down; not more than is due."""
    give(st, A, **stock)
    assert payable_upkeep(st, A) == payable
    suggested = suggested_upkeep(st, A)
    assert points_paid_by(st, A, suggested) == payable
    assert all(st.players[A].stock[resource] >= units for resource, units in suggested)


def test_data_refinery_improved_pays_with_credits(st: State) -> None:
    """13.7, P49: a Credit satisfies 2 points; the basic side does not."""
    give(st, A, technologies="data_refinery", credits=1, food=1)
    assert payable_upkeep(st, A) == 1
    give(st, A, technologies="data_refinery+")
    assert payable_upkeep(st, A) == 3
    assert suggested_upkeep(st, A) == Resources(food=1, credits=1)
    give(st, A, credits=5, food=0)
    assert suggested_upkeep(st, A) == Resources(credits=2)


def test_energy_cells_improved_satisfies_sectors(st: State) -> None:
    """13.7: sector Upkeep is paid by nobody but still exists for objectives; the basic side changes nothing."""
    give(st, A, technologies="energy_cells")
    assert upkeep_due(st, A) == 3
    give(st, A, technologies="energy_cells+")
    assert upkeep_due(st, A) == 2
    assert total_upkeep(st, A) == 3


def test_the_suggestion_leaves_even_amounts() -> None:
    """P49: Food first, then Materials and Energy."""
    st = position("marqualos")
    give(st, A, food=1, materials=7, energy=3)
    assert suggested_upkeep(st, A) == Resources(food=1, materials=5, energy=1)
