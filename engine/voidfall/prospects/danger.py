"""What a seat stands to lose in the Skirmishes to come, by the strength that they would have now and a little more."""

from __future__ import annotations

from functools import lru_cache

from engine.voidfall.combat.records import Battle
from engine.voidfall.combat.search import forecast
from engine.voidfall.combat.skirmish import Candidate, skirmish
from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES
from engine.voidfall.coop import board
from engine.voidfall.coop.alerts import is_war, war_modifier
from engine.voidfall.coop_course import evaluation_extra
from engine.voidfall.invasion.skirmish import (
    candidates,
    defended_for_nothing,
    is_spared,
    strength,
    voidborn_absorption,
)
from engine.voidfall.map.sectors import can_be_corrupted
from engine.voidfall.prospects.horizon import done_with, evaluations_left, is_still_to_come, share_of_cycle
from engine.voidfall.prospects.sectors import of_sector
from engine.voidfall.state import Sector, State
from engine.voidfall.steps import evaluation as steps

BATTLES_REMEMBERED = 8192
STRONGER = (0.8, 0.13, 0.07)
"""How likely it is that the Voidborn come as strong as they would now, with one cube more, with two."""
AS_NOW = (1.0,)
"""The same where they come at the end of this turn."""
SETTLING = 0.15
"""How much the Skirmish at the end of a Cycle counts at its beginning, when much can still be done about it."""
WAR = 0.1
"""How much Wars and Crises to come add to it in cooperative and solo games."""
NEXT_WAR = 0.4
"""How much the War of the round counts before the own turn, in which much can still be done about it."""
LATER = 0.35
"""How much the Skirmishes of the next Cycle count when those of this one are over."""
POPULATION, GUILD = 0.4, 0.8
"""What a Population and a Guild on a sector that is lost cost for each Evaluation that follows, beside the sector;"""
INSTALLATION = 1.0
"""what Installations on it cost while turns follow."""


def of_danger(st: State, seat: int, late: float, points: float = 1.0) -> float:
    """What is likely to be lost. `late`: what share of its worth a sector still has at this time of the game."""
    weight = _weight(st, seat)
    at_war = is_at_war(st, seat)
    if not (weight or at_war) or is_spared(st, seat) or not (attacked := candidates(st, seat)):
        return 0.0
    found = weight * _expected(st, seat, attacked, evaluation_extra(st), STRONGER, late, points) if weight else 0.0
    if at_war:
        share = 1.0 if st.turn is not None and st.turn.seat == seat else NEXT_WAR
        found = max(
            found, share * _expected(st, seat, attacked, board.strength(st, war_modifier(st)), AS_NOW, late, points)
        )
    return found


def _expected(
    st: State, seat: int, attacked: list[Candidate], extra: int, stronger: tuple[float, ...], late: float, points: float
) -> float:
    """What a Skirmish is expected to cost in which the Voidborn are that much stronger than the Corruption alone."""
    cubes, absorption = strength(st, seat, extra), voidborn_absorption(st, seat)
    found = 0.0
    for more, share in enumerate(stronger):
        if cubes + more:
            falls = [each for each in attacked if falls_to(skirmish(cubes + more, each, absorption))]
            found += share * max([_loss(st, each, late, points) for each in falls], default=0.0)
    return found


def is_at_war(st: State, seat: int) -> bool:
    """Whether the War of the round is still to come for a seat, at the end of its turn (6.3)."""
    if st.coop is None or st.phase != "focus" or not is_war(st.coop.alert):
        return False
    return (st.turn is not None and st.turn.seat == seat) or is_still_to_come(st, seat)


def _weight(st: State, seat: int) -> float:
    """How much the Skirmishes to come count."""
    if done_with(st, seat, steps.STRIKES):
        return LATER * (st.cycle < CYCLES)
    elsewhere = 0.0 if st.coop is None else WAR * (1 - share_of_cycle(st))
    if defended_for_nothing(st, seat):
        return elsewhere
    return SETTLING + (1 - SETTLING) * share_of_cycle(st) + elsewhere


@lru_cache(maxsize=BATTLES_REMEMBERED)
def falls_to(battle: Battle) -> bool:
    """Whether best defence does not hold the sector."""
    return forecast(battle).result.winner != "defender"


def _loss(st: State, attacked: Candidate, late: float, points: float) -> float:
    """What the fall of a sector costs: what it is worth, what it produces, a Glory token."""
    sector, seat = st.sectors[attacked.sector], int(st.sectors[attacked.sector].owner or 0)
    times = evaluations_left(st, seat)
    found = of_sector(sector, late, times) + times * (POPULATION * attacked.population + GUILD * attacked.guilds)
    found = max(0.0, found + late * INSTALLATION * len(sector.installations)) + min(st.players[seat].glory, default=0)
    return found if st.coop is None else found + points * _points(sector)


def _points(sector: Sector) -> int:
    """What the fall of a sector adds to the score of the Voidborn (4.1)."""
    points, found = parts().voidborn_score, 0
    if can_be_corrupted(sector):
        found += points["corruption_anywhere"]
    return found + points["population_of_voidborn_sectors"] * (sector.population or 0)
