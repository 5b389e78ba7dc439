"""Upkeep: how much there is, and how much of it can be paid (3.3-2, P49)."""

from __future__ import annotations

from engine.voidfall.constants import AGENDA_UPKEEP
from engine.voidfall.in_force import in_force
from engine.voidfall.map.sectors import kind_of, own_sectors
from engine.voidfall.mat import agendas_in_play
from engine.voidfall.state import Player, Sector, State
from engine.voidfall.vocabulary.technology_rules import CreditsPayUpkeep, FreeSectorUpkeep
from engine.voidfall.vocabulary.terms import Resources

HALF_POINTS = 2
"""So many Materials or Energy, in any mix, pay one point."""


def sector_upkeep(sector: Sector) -> int:
    """Upkeep of a sector: its own icons and those of the spaces that are taken."""
    kind = kind_of(sector)
    return (
        kind.upkeep
        + _upkeep_of_spaces(min(len(sector.guilds), kind.guild_spaces), kind.guild_upkeep_from)
        + _upkeep_of_spaces(min(len(sector.installations), kind.installation_spaces), kind.installation_upkeep_from)
    )


def _upkeep_of_spaces(taken: int, first: int | None) -> int:
    """Icons lie under the spaces from the `first` one on, which counts from 1; None: under none."""
    return 0 if first is None else max(0, taken - first + 1)


def upkeep_of_sectors(st: State, seat: int) -> int:
    """Upkeep icons in the sectors of a seat, whoever pays them."""
    return sum([sector_upkeep(sector) for sector in own_sectors(st, seat)])


def upkeep_of_agendas(player: Player) -> int:
    """2 for each Agenda in play without a Trade token, starting ones included."""
    return AGENDA_UPKEEP * max(0, agendas_in_play(player) - player.covered)


def total_upkeep(st: State, seat: int) -> int:
    """Upkeep of sectors and Agendas as objectives count it."""
    return upkeep_of_sectors(st, seat) + upkeep_of_agendas(st.players[seat])


def upkeep_due(st: State, seat: int) -> int:
    """Points of Upkeep to be paid: without those of sectors if a Technology satisfies them for free (13.7)."""
    free = bool(in_force(st, seat, FreeSectorUpkeep))
    return upkeep_of_agendas(st.players[seat]) + (0 if free else upkeep_of_sectors(st, seat))


def credit_points(st: State, seat: int) -> int:
    """How many points one Credit may satisfy; 0: none."""
    return max((rule.points for rule in in_force(st, seat, CreditsPayUpkeep)), default=0)


def points_paid_by(st: State, seat: int, paid: Resources) -> int:
    """How many points these resources satisfy."""
    halves = (paid.materials + paid.energy) // HALF_POINTS
    return paid.food + halves + paid.credits * credit_points(st, seat)


def payable_upkeep(st: State, seat: int) -> int:
    """How many points must be paid: all that the stock allows (P49)."""
    stock = st.players[seat].stock
    all_of_it = Resources(stock["food"], stock["energy"], stock["materials"], stock["credits"])
    return min(upkeep_due(st, seat), points_paid_by(st, seat, all_of_it))


def suggested_upkeep(st: State, seat: int) -> Resources:
    """What pays the payable points: Food first, then Materials and Energy so that even amounts stay,
    Credits last (P49)."""
    stock, points = st.players[seat].stock, payable_upkeep(st, seat)
    food = min(stock["food"], points)
    energy, materials = stock["energy"], stock["materials"]
    halves = min(points - food, (energy + materials) // HALF_POINTS) * HALF_POINTS
    even = (halves + energy - materials) // 2
    from_energy = max(0, halves - materials, min(even, energy, halves))
    left, each = points - food - halves // HALF_POINTS, credit_points(st, seat)
    return Resources(food, from_energy, halves - from_energy, -(-left // each) if left else 0)
