"""Civilization tracks (P36)."""

from __future__ import annotations

from engine.core.decision import Option, Rules
from engine.core.text import say
from engine.voidfall.changes.tracks import enter, entry_cost
from engine.voidfall.components import parts
from engine.voidfall.constants import LAST_SPACE
from engine.voidfall.costs.pay import pay
from engine.voidfall.costs.payable import affords
from engine.voidfall.flow.asking import choose
from engine.voidfall.flow.flow import Flow
from engine.voidfall.mat import pure_track, track_space
from engine.voidfall.names import track_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.resolve.registry import always, resolver
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.costs import Cost, cost_text
from engine.voidfall.vocabulary.sectors import Advance, AdvanceCorruptedTrack, FastForward
from engine.voidfall.vocabulary.terms import TRACKS, Track

ASK_TRACK = question_about(Question.TRACK)


def is_unfinished(st: State, seat: int, track: Track) -> bool:
    """Whether a marker is not on its last space."""
    return track_space(st.players[seat], track) < LAST_SPACE


def next_cost(st: State, seat: int, track: Track) -> Cost:
    """What the next space of a track costs."""
    return entry_cost(st, seat, track_space(st.players[seat], track) + 1)


def may_advance(st: State, seat: int, track: Track) -> bool:
    """Whether a marker is not on its last space and the next one can be paid for."""
    return is_unfinished(st, seat, track) and affords(st, seat, next_cost(st, seat, track))


def tracks_for(st: State, seat: int, wanted: str) -> list[Track]:
    """The unfinished tracks that are meant: `any`, those tied for the `lowest`, or a named one."""
    unfinished = [track for track in TRACKS if is_unfinished(st, seat, track)]
    if wanted == "lowest":
        lowest = min([track_space(st.players[seat], track) for track in unfinished], default=0)
        return [track for track in unfinished if track_space(st.players[seat], track) == lowest]
    return [track for track in unfinished if wanted in ("any", track)]


def costs_of_advancing(st: State, seat: int, effect: Advance, scope: Scope) -> list[Cost]:
    """That of the next space, by track."""
    return [next_cost(st, seat, track) for track in tracks_for(st, seat, effect.track)]


@resolver(
    Advance,
    when=lambda st, seat, effect, scope: bool(tracks_for(st, seat, effect.track)),
    costs=costs_of_advancing,
    gain=True,
)
def resolve_advance(flow: Flow, effect: Advance) -> Rules[None]:
    """One space on a track, whose benefit comes next. A named track is asked about only if that costs something."""
    st, seat = flow.st, flow.seat
    tracks = [track for track in tracks_for(st, seat, effect.track) if may_advance(st, seat, track)]
    free = effect.track in TRACKS and not any(next_cost(st, seat, each) for each in tracks)
    pairs = [(f"track:{track}", track) for track in tracks]
    track = yield from choose(
        flow, ASK_TRACK, pairs, lambda key, track: track_option(flow, key, track), forced=free or flow.forced
    )
    if track is not None:
        yield from advance(flow, track)


def track_option(flow: Flow, key: str, track: Track) -> Option:
    """A track as an option, with the cost and the benefit of its next space."""
    st, seat = flow.st, flow.seat
    space = track_space(st.players[seat], track) + 1
    cost = next_cost(st, seat, track)
    label = say("vf-track-to", track=track_name(track), n=space)
    benefit = parts().track(st.players[seat].house, track).benefits[space - 1]
    if not pure_track(st.players[seat], track):
        detail = say("vf-track-corrupted")
    else:
        detail = say("vf-track-nothing") if benefit is None else benefit.text()
    return Option(key, label, detail=say("vf-track-for", cost=cost_text(cost), benefit=detail) if cost else detail)


def advance(flow: Flow, track: Track, *, benefit: bool = True) -> Rules[None]:
    """Enter the next space and pay for it. What the payment causes comes before the benefit."""
    cost = next_cost(flow.st, flow.seat, track)
    enter(flow, track, benefit=benefit)
    yield from pay(flow, cost, Scope())


def advance_free_of_benefit(flow: Flow, track: Track, spaces: int) -> Rules[None]:
    """So many spaces without benefit, as far as they can be paid for (P55)."""
    for _ in range(spaces):
        if may_advance(flow.st, flow.seat, track):
            yield from advance(flow, track, benefit=False)


@resolver(FastForward, when=always)
def resolve_fast_forward(flow: Flow, effect: FastForward) -> Rules[None]:
    """One more space on the track of this benefit; on the last possible step nothing (P36)."""
    if flow.scope.track is not None:
        yield from resolve_advance(flow, Advance(flow.scope.track))


def can_advance_corrupted(st: State, seat: int, effect: AdvanceCorruptedTrack, scope: Scope) -> bool:
    """The track that the cost has Corrupted is not finished."""
    return scope.track is not None and is_unfinished(st, seat, scope.track)


def costs_of_corrupted(st: State, seat: int, effect: AdvanceCorruptedTrack, scope: Scope) -> list[Cost]:
    """That of its next space."""
    return [] if scope.track is None else [next_cost(st, seat, scope.track)]


@resolver(AdvanceCorruptedTrack, when=can_advance_corrupted, costs=costs_of_corrupted)
def resolve_advance_corrupted_track(flow: Flow, effect: AdvanceCorruptedTrack) -> Rules[None]:
    """One space on the track that the cost has Corrupted, without its benefit."""
    track = flow.scope.track
    if track is not None and may_advance(flow.st, flow.seat, track):
        yield from advance(flow, track, benefit=False)
