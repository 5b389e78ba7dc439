"""What the Voidborn of a cooperative or solo game promise: their score now, and the dangers that will raise it."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.constants import CRISIS_SLOTS, CYCLES, MOST_POPULATION
from engine.voidfall.coop.havens import UPKEEP_GUILDS
from engine.voidfall.coop.score import voidborn_score
from engine.voidfall.cooperation import ROWS, common_state, row_of
from engine.voidfall.counts import count, holds
from engine.voidfall.flow.deeds import times_done
from engine.voidfall.map.sectors import all_guilds, kind_of, own_sectors
from engine.voidfall.prospects.horizon import done_with, evaluations_left
from engine.voidfall.state import Sector, State
from engine.voidfall.steps import evaluation as steps
from engine.voidfall.vocabulary.conditions import AllHold, AnyHolds, AtLeast, Condition
from engine.voidfall.vocabulary.crises import ByDeed, ByState

DOOM = (0.0, 12.0, 30.0, 65.0, 65.0)
"""What so many Catastrophe tokens cost beyond the score, because the last one loses the game."""
LATE = 0.3
"""How much of it is left when no turns follow."""
ROW = 1.2
"""What a filled slot of the Crisis board costs in each Evaluation,"""
FULL_ROW = 5.0
"""and a full row, which pushes something out with the next one."""
CURRENT = 8.0
"""What the Crisis of the own turn costs that nobody has solved yet,"""
SOLVED = 3.0
"""and how much of that is gained by being near to its solution."""
LEVEL = 7.0
"""What a level of a Safe Haven is worth that a sector will build."""
HAVEN = 0.6
"""How much of a Safe Haven its levels count for before it is complete."""


def voidborn_prospects(st: State, seat: int, turns: float) -> float:
    """The points of the Voidborn, with what Crises, Catastrophes and unfinished Safe Havens mean for them. `seat`: who
    asks, with so many turns to go."""
    coop, score = common_state(st), float(voidborn_score(st))
    if st.phase == "end":
        return score
    score += DOOM[coop.catastrophes] * (LATE + (1 - LATE) * min(1.0, turns / 12))
    for row in ROWS:
        filled = row_of(st, row).filled
        score += ROW * filled * evaluations_left(st, seat) + (FULL_ROW if filled >= CRISIS_SLOTS else 0.0)
    missing = 0
    for haven in coop.havens:
        if len(haven.cubes) < haven.size:
            score -= HAVEN * haven_worth() * len(haven.cubes) / haven.size
            missing += haven.size - len(haven.cubes)
    score -= thriving_worth(st, seat, missing)
    if coop.current and st.turn is not None and st.turn.seat == seat:
        score += CURRENT - SOLVED * nearness(st, seat, coop.current)
    return score


def thriving_worth(st: State, seat: int, missing: int) -> float:
    """What the own sectors promise that are on the way to thrive, and then build a level of a Safe Haven after each
    Upkeep, as long as levels are missing (6.8)."""
    times = CYCLES - st.cycle + (not done_with(st, seat, steps.UPKEEP))
    if not missing or not times:
        return 0.0
    near = sorted([_near_thriving(sector) for sector in own_sectors(st, seat)], reverse=True)[:missing]
    return LEVEL * min(times * sum(near), float(missing))


def _near_thriving(sector: Sector) -> float:
    """How near a sector is to it, from 0 to 1."""
    places = len(kind_of(sector).printed_guilds) + kind_of(sector).guild_spaces
    if sector.corrupted or sector.population is None or places < UPKEEP_GUILDS:
        return 0.0
    guilds = min(UPKEEP_GUILDS, len(all_guilds(sector)))
    return (sector.population * (1 + guilds) / (MOST_POPULATION * (1 + UPKEEP_GUILDS))) ** 2


def haven_worth() -> int:
    """What an incomplete Safe Haven gives the Voidborn."""
    return parts().voidborn_score["incomplete_safe_haven"]


def nearness(st: State, seat: int, crisis: str) -> float:
    """How near a seat is to solving a Crisis without payment, from 0 to 1."""
    match parts().crisis_cards[crisis].solution:
        case ByState(condition):
            return _share(st, seat, condition)
        case ByDeed(deed, times):
            return min(1.0, times_done(st, seat, deed) / times)
    return 0.0


def _share(st: State, seat: int, condition: Condition) -> float:
    """How much of a condition holds."""
    match condition:
        case AllHold(several):
            return sum([_share(st, seat, each) for each in several]) / len(several)
        case AnyHolds(several):
            return max([_share(st, seat, each) for each in several])
        case AtLeast(of, value) if value:
            return min(1.0, count(st, seat, of) / value)
    return float(holds(st, seat, condition))
