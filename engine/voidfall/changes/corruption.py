"""Corruption of players is gained, removed and moved (section 1.3, P31)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import CorruptionRemoved
from engine.voidfall.in_force import lasting_rules
from engine.voidfall.map.spots import Spot
from engine.voidfall.names import SEATS
from engine.voidfall.state import State
from engine.voidfall.vocabulary.lasting import KeepRemovedCorruption
from engine.voidfall.vocabulary.terms import TRACKS


def put(flow: Flow, spot: Spot) -> None:
    """A Corruption of the supply comes to a place of the seat."""
    _change(flow.st, flow.seat, spot, 1)
    _record(flow, "vf-log-corruption-gained", spot)


def take(flow: Flow, spot: Spot) -> None:
    """A Corruption is removed: to the supply, or set aside by the event of the Cycle."""
    _change(flow.st, flow.seat, spot, -1)
    _record(flow, "vf-log-corruption-removed", spot)
    if lasting_rules(flow.st, KeepRemovedCorruption):
        flow.player.kept_corruption += 1
    happened(flow, CorruptionRemoved(flow.seat, spot.where, spot.place))


def move(flow: Flow, source: Spot, target: Spot) -> None:
    """A Corruption goes from one place of the seat to another."""
    st, seat = flow.st, flow.seat
    _change(st, seat, source, -1)
    _change(st, seat, target, 1)
    text = say(
        "vf-log-corruption-moved", side=SEATS[seat], source=source.label(st, seat), target=target.label(st, seat)
    )
    st.record(text, at=tuple([spot.place for spot in (source, target) if spot.place]), seat=seat)


def _change(st: State, seat: int, spot: Spot, by: int) -> None:
    player, there = st.players[seat], by > 0
    if spot.where == "sector":
        st.sectors[spot.place].corrupted = there
    elif spot.where == "track":
        player.track_corruption[TRACKS.index(spot.track)] = there
    elif spot.where == "agenda_slot":
        player.slots[spot.slot].corrupted = there
    else:
        player.stored += by


def _record(flow: Flow, key: str, spot: Spot) -> None:
    text = say(key, side=SEATS[flow.seat], spot=spot.label(flow.st, flow.seat))
    flow.st.record(text, at=(spot.place,) if spot.place else (), seat=flow.seat)
