"""Civilization tracks: a marker moves on, with the benefit of the space reached (P36)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.constants import ENTRY_COSTS
from engine.voidfall.flow.flow import Flow
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import TrackAdvanced
from engine.voidfall.in_force import in_force
from engine.voidfall.mat import pure_track, track_space
from engine.voidfall.names import SEATS, track_name
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope, Source
from engine.voidfall.vocabulary.costs import Cost, DeactivateCubes
from engine.voidfall.vocabulary.effects import Effect, Pay
from engine.voidfall.vocabulary.technology_rules import CorruptedTrackBenefit, FreeTiers
from engine.voidfall.vocabulary.terms import TRACKS, Track


def entry_cost(st: State, seat: int, space: int) -> Cost:
    """What entering a space costs; with Improved Cloning nothing."""
    count = ENTRY_COSTS[space]
    return (DeactivateCubes(count),) if count and not in_force(st, seat, FreeTiers) else ()


def benefit_of(st: State, seat: int, track: Track) -> Effect | None:
    """The benefit of the space that the marker is on: none on a Corrupted track, unless it can be bought."""
    player = st.players[seat]
    benefit = parts().track(player.house, track).benefits[track_space(player, track) - 1]
    if benefit is None or pure_track(player, track):
        return benefit
    return next((Pay(rule.cost, benefit) for rule in in_force(st, seat, CorruptedTrackBenefit)), None)


def enter(flow: Flow, track: Track, *, benefit: bool = True) -> None:
    """The marker moves one space, whose benefit is a unit of play of its own. The entry cost is up to the caller."""
    st, seat = flow.st, flow.seat
    flow.player.tracks[TRACKS.index(track)] += 1
    space = track_space(flow.player, track)
    flow.scope.track = track
    st.record(say("vf-log-advance", side=SEATS[seat], track=track_name(track), n=space), seat=seat)
    given = benefit_of(st, seat, track) if benefit else None
    if given is not None:
        flow.begin(Source("space", f"{track}/{space}"), given, scope=Scope(track=track))
    happened(flow, TrackAdvanced(seat, track, space))
