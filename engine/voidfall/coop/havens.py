"""Safe Havens: levels built with cubes, and the reward for a complete one (6.8, P67)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.constants import MOST_POPULATION
from engine.voidfall.cooperation import common_state, in_turn_order
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.map.sectors import all_guilds, controlled_sectors
from engine.voidfall.names import SEATS
from engine.voidfall.state import State
from engine.voidfall.tasks import HavenReward, Source
from engine.voidfall.vocabulary.effects import Effect, OneOf
from engine.voidfall.vocabulary.void import BuildHaven

UPKEEP_GUILDS = 3
"""After Upkeep a Pure sector of the highest Population with so many Guilds builds a level."""
SINCE = 5
"""The version of the rules since which rewards are chosen in turn order, whoever has completed the Safe Haven."""


def incomplete_havens(st: State) -> list[int]:
    """The numbers of the Safe Havens on which a level can be built, from 0."""
    return [number for number, haven in enumerate(common_state(st).havens) if len(haven.cubes) < haven.size]


def has_cube(st: State, seat: int) -> bool:
    """Whether a cube is at hand that is not deployed."""
    return st.players[seat].inactive + st.players[seat].active > 0


def has_deployed(st: State, seat: int) -> bool:
    """Whether a cube could be recalled for it."""
    return any(st.sectors[place].cubes for place in controlled_sectors(st, seat))


def build_level(st: State, seat: int, number: int) -> None:
    """An inactive cube, else an active one, comes to a Safe Haven and stays there (P67, R24)."""
    player, haven = st.players[seat], common_state(st).havens[number]
    if player.inactive:
        player.inactive -= 1
    else:
        player.active -= 1
    haven.cubes.append(seat)
    text = say("vf-log-haven", side=SEATS[seat], number=number + 1, n=len(haven.cubes), size=haven.size)
    st.record(text, seat=seat)
    if len(haven.cubes) == haven.size:
        st.record(say("vf-log-haven-complete", number=number + 1))
        numbers = range(1, len(rewards()) + 1)
        order = in_turn_order(st, seat if st.began_before(SINCE) else None)
        st.tasks += [HavenReward(each, number, list(numbers)) for each in reversed(order)]


def rewards() -> tuple[Effect, ...]:
    """What the players choose from when a Safe Haven is complete: each a different one."""
    given = parts().rewards["haven"].then
    return given.effects if isinstance(given, OneOf) else (given,)


def build_after_upkeep(st: State) -> None:
    """One level for each Pure sector with Population 6 and three or more Guilds, in turn order (6.8)."""
    for seat in reversed(in_turn_order(st)):
        levels = sum(_thrives(st, place) for place in controlled_sectors(st, seat))
        if levels:
            begin_unit(st, seat, Source("haven"), BuildHaven(levels))


def _thrives(st: State, place: str) -> bool:
    sector = st.sectors[place]
    return not sector.corrupted and sector.population == MOST_POPULATION and len(all_guilds(sector)) >= UPKEEP_GUILDS
