"""What is left to a seat that cannot pay its upkeep: trade, and sectors that it gives up (P17.15.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.eclipse.actions.cubes import ORIGINS, cheapest_track, tracks_for
from engine.eclipse.actions.free import colonise_pairs
from engine.eclipse.components import RESOURCES, SPECIES
from engine.eclipse.effects import cubes_on, return_cubes
from engine.eclipse.map.geometry import owned
from engine.eclipse.state import Player, Sector, State
from engine.eclipse.tracks import balance


def would_collapse(st: State, seat: int, spending: int = 0) -> bool:
    """Whether the seat could not pay in upkeep as things stand, whatever it trades and gives up, once so many discs
    have left the track (P17.15.5). Not said of who can still settle: that may raise what comes in."""
    player = st.players[seat]
    if balance(player, spending) >= 0 or colonise_pairs(st, seat, in_upkeep=True):
        return False
    traded = sum(stored // SPECIES[player.species].trade for stored in (player.science, player.materials))
    board = Player(money=player.money + traded, discs=player.discs - spending, cubes=list(player.cubes))
    return balance(board) < 0 and not sectors_needed(board, seat, owned(st, seat))


def sectors_needed(player: Player, seat: int, sectors: Sequence[Sector]) -> int:
    """How many of a seat's sectors must be given up at least so that no money is missing, without trade: those first
    without which most money is there. 0: all of them are not enough."""
    left = list(sectors)
    for given in range(1, len(left) + 1):
        boards = []
        for sector in left:
            boards.append(board_without(player, seat, sector))
            if balance(boards[-1]) >= 0:
                return given
        player = max(boards, key=balance)
        del left[boards.index(player)]
    return 0


def board_without(player: Player, seat: int, sector: Sector) -> Player:
    """The money, discs and cubes if the seat gives a sector up and its cubes go where they go by default."""
    player = Player(money=player.money, discs=player.discs + 1, cubes=list(player.cubes))
    task = return_cubes(player, seat, cubes_on(sector))
    for origin in ORIGINS if task is not None else ():
        for _ in range(getattr(task, origin)):
            track = cheapest_track(player, tracks_for(player, origin))
            player.cubes[RESOURCES.index(track)] += 1
    return player
