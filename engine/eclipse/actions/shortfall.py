"""What is left to a seat that cannot pay its upkeep: trade, and sectors that it gives up (P17.15.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from engine.eclipse.actions.cubes import ORIGINS, cheapest_track, tracks_for
from engine.eclipse.actions.free import colonise_pairs
from engine.eclipse.components import RESOURCES, SPECIES
from engine.eclipse.effects import Cubes, cubes_on, return_cubes
from engine.eclipse.map.geometry import owned
from engine.eclipse.state import Player, Sector, State
from engine.eclipse.tracks import balance

Filled: TypeAlias = tuple[tuple[int, ...], int, int]
"""The cubes on a sector: by resource, from gray squares, from its orbital."""


def would_collapse(st: State, seat: int, spending: int = 0) -> bool:
    """Whether the seat could not pay in upkeep as things stand, whatever it trades and gives up, once so many discs
    have left the track (P17.15.5). Not said of who can still settle: that may raise what comes in."""
    player = st.players[seat]
    if balance(player, spending) >= 0:
        return False
    traded = sum(stored // SPECIES[player.species].trade for stored in (player.science, player.materials))
    sectors = tuple([(tuple(cubes.own), cubes.gray, cubes.orbital) for cubes in map(cubes_on, owned(st, seat))])
    if _can_pay(player.money + traded, player.discs - spending, tuple(player.cubes), sectors):
        return False
    return not colonise_pairs(st, seat, in_upkeep=True)


@lru_cache(maxsize=1024)
def _can_pay(money: int, discs: int, tracks: tuple[int, ...], sectors: tuple[Filled, ...]) -> bool:
    """Whether this money suffices if some of these sectors are given up. Every first step of a turn asks."""
    board = Player(money=money, discs=discs, cubes=list(tracks))
    return balance(board) >= 0 or bool(
        _needed(board, [Cubes(list(own), gray, orbital) for own, gray, orbital in sectors])
    )


def sectors_needed(player: Player, sectors: Sequence[Sector]) -> int:
    """How many of a seat's sectors must be given up at least so that no money is missing, without trade: those first
    without which most money is there. 0: all of them are not enough."""
    return _needed(player, list(map(cubes_on, sectors)))


def _needed(player: Player, left: list[Cubes]) -> int:
    for given in range(1, len(left) + 1):
        boards = []
        for cubes in left:
            boards.append(_without(player, cubes))
            if balance(boards[-1]) >= 0:
                return given
        player = max(boards, key=balance)
        del left[boards.index(player)]
    return 0


def board_without(player: Player, sector: Sector) -> Player:
    """The money, discs and cubes if a seat gives a sector up and its cubes go where they go by default."""
    return _without(player, cubes_on(sector))


def _without(player: Player, cubes: Cubes) -> Player:
    player = Player(money=player.money, discs=player.discs + 1, cubes=list(player.cubes))
    task = return_cubes(player, 0, cubes)
    for origin in ORIGINS if task is not None else ():
        for _ in range(getattr(task, origin)):
            track = cheapest_track(player, tracks_for(player, origin))
            player.cubes[RESOURCES.index(track)] += 1
    return player
