"""The Voidborn score, line by line (section 7, P70)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.voidfall.components import parts
from engine.voidfall.cooperation import common_state
from engine.voidfall.in_play import ongoing_crises
from engine.voidfall.map.sectors import is_voidborn
from engine.voidfall.records.galaxy import RIFT
from engine.voidfall.records.tables import ScoreItem
from engine.voidfall.state import State

LineItem: TypeAlias = ScoreItem | Literal["difficulty_base"]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """So many of a thing, and the points of all of them together."""

    item: LineItem
    count: int
    points: int


def voidborn_lines(st: State) -> list[ScoreLine]:
    """Every line of the Voidborn score, the base of the difficulty first."""
    base = parts().difficulties[st.options.difficulty].voidborn_base
    found = score_items(st)
    lines = [ScoreLine(item, found[item], found[item] * points) for item, points in parts().voidborn_score.items()]
    return [ScoreLine("difficulty_base", 1, base), *lines]


def voidborn_score(st: State) -> int:
    """The points of the Voidborn."""
    return sum(line.points for line in voidborn_lines(st))


def score_items(st: State) -> dict[ScoreItem, int]:
    """How many there are of each thing that gives the Voidborn points. The current Crisis is none of them."""
    coop, sectors = common_state(st), list(st.sectors.values())
    return {
        "rift_on_map": sum(sector.kind == RIFT for sector in sectors),
        "incomplete_safe_haven": sum(len(haven.cubes) < haven.size for haven in coop.havens),
        "catastrophe": coop.catastrophes,
        "harbinger_on_sector": sum(sector.harbingers for sector in sectors),
        "consumed_technology": len(coop.consumed),
        "ongoing_crisis": len(ongoing_crises(st)),
        "fallen_house_on_map": sum(bool(sector.fallen) for sector in sectors),
        "corruption_anywhere": corruption_anywhere(st),
        "population_of_voidborn_sectors": sum(sector.population or 0 for sector in sectors if is_voidborn(sector)),
    }


def corruption_anywhere(st: State) -> int:
    """Corruption on every sector, track, Agenda slot, Decontamination card and Agenda offer (P70)."""
    on_sectors = sum(sector.corrupted for sector in st.sectors.values())
    on_mats = sum(
        sum(player.track_corruption) + sum(slot.corrupted for slot in player.slots) + player.stored
        for player in st.players
    )
    return on_sectors + on_mats + len(st.offer_corruption)
