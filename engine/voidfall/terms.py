"""What a position is good for, by the terms of the estimate, as everybody can see it."""

from __future__ import annotations

from engine.voidfall.prospects import horizon
from engine.voidfall.prospects.conquests import of_conquests
from engine.voidfall.prospects.danger import of_danger
from engine.voidfall.prospects.objectives import of_agendas_played, of_event
from engine.voidfall.prospects.seat import of_mat, of_sectors, of_upkeep
from engine.voidfall.prospects.tracks import of_tracks
from engine.voidfall.prospects.voidborn import voidborn_prospects
from engine.voidfall.state import State


def terms(st: State, seat: int) -> dict[str, float]:
    """See `Advice.terms`."""
    player = st.players[seat]
    if not player.origin:
        return {}
    found = {"influence": float(player.influence)}
    if st.phase == "end":
        return found
    turns = horizon.turns_left(st, seat)
    found |= {
        "mat": of_mat(st, seat, turns),
        "sectors": of_sectors(st, seat, turns) - of_upkeep(st, seat, turns),
        "agendas": of_agendas_played(st, seat) + of_event(st, seat),
        "tracks": of_tracks(st, seat, turns),
        "conquests": of_conquests(st, seat, turns),
        "safety": -of_danger(st, seat, min(1.0, turns / 8)),
    }
    if st.coop is not None:
        found["voidborn"] = -voidborn_prospects(st, seat, turns)
    return found
