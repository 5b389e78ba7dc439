"""Every space of every Civilization track: reached, paid for, and its benefit resolved to the end (P36, App-2)."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.decision import Ask, Roll
from engine.voidfall.components import parts
from engine.voidfall.constants import CUBES, LAST_SPACE, MOST_STOCK
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.run import run
from engine.voidfall.state import Copies, Slot, State
from engine.voidfall.vocabulary.sectors import Advance
from engine.voidfall.vocabulary.terms import TRACKS, Track
from tests.voidfall.focus.acting import prosperous
from tests.voidfall.positions import SOURCE, A, give, put

SETS = sorted({house.track_set for house in parts().houses.values()})
HOUSES = {house.track_set: house.id for house in parts().houses.values()}


def before_space(house: str, track: Track, space: int, *, corrupted: bool = False) -> State:
    """A position in which the marker of a track is before a space, with something for every benefit."""
    st = prosperous(house)
    player = give(st, A, glory=[2, 4], slots=[Slot("D2"), Slot(), Slot(corrupted=True)])
    player.tracks[TRACKS.index(track)] = space - 1
    player.track_corruption[TRACKS.index(track)] = corrupted
    put(st, "2b", corrupted=True)
    st.display["shields"] = Copies(2, first=True)
    return st


def resolved(st: State, track: Track, lots: Random) -> None:
    """Advance and give random answers until nothing is left."""
    begin_unit(st, A, SOURCE, Advance(track), forced=True)
    while st.tasks:
        unit, value = run(st), None
        while True:
            try:
                request = unit.send(value)
            except StopIteration:
                break
            if isinstance(request, Roll):
                value = tuple(lots.choices(list(request.faces), k=request.times))
            else:
                assert isinstance(request, Ask)
                value = lots.choice(request.options.pairs)[1]


@pytest.mark.parametrize("track_set", SETS)
def test_every_space_can_be_resolved(track_set: str) -> None:
    """P36: the marker moves, and no cube is lost or made whatever is answered."""
    for track in TRACKS:
        for space in range(1, LAST_SPACE + 1):
            for seed in range(3):
                st = before_space(HOUSES[track_set], track, space)
                cubes = cubes_of(st)
                resolved(st, track, Random(f"{track}/{space}/{seed}"))
                player = st.players[A]
                assert player.tracks[TRACKS.index(track)] >= space
                assert cubes_of(st) == cubes <= CUBES
                assert all(0 <= count <= MOST_STOCK for count in player.stock.values())
                assert min(player.active, player.inactive, player.influence) >= 0


@pytest.mark.parametrize("track_set", SETS)
def test_no_space_of_a_corrupted_track_has_a_benefit(track_set: str) -> None:
    """1.3-6: the marker moves one space, and nothing but its cost happens."""
    for track in TRACKS:
        for space in range(1, LAST_SPACE + 1):
            st = before_space(HOUSES[track_set], track, space, corrupted=True)
            resolved(st, track, Random(0))
            player = st.players[A]
            assert player.tracks[TRACKS.index(track)] == space
            assert (player.influence, player.agendas, player.bounties) == (10, [], [])


def cubes_of(st: State) -> int:
    """All cubes of A."""
    player = st.players[A]
    return player.active + player.inactive + sum(st.sectors[place].cubes for place in controlled_sectors(st, A))
