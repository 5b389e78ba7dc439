"""What the steps of Preparation do, but for the frames of the event (3.1)."""

from __future__ import annotations

from itertools import groupby

from engine.core.decision import Option, Options, Pairs, Rules
from engine.core.text import say
from engine.core.undo_reasons import TURNED_UP
from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES
from engine.voidfall.names import SEATS, event_name
from engine.voidfall.questions import Question, question_about
from engine.voidfall.state import State
from engine.voidfall.steps.preparation import players_of

ASK_PLACE = question_about(Question.PLACE_IN_ORDER)


def remove_trade_token(st: State) -> None:
    """The lowest Trade token of the ladder leaves the game."""
    for space in reversed(range(len(st.ladder))):
        if st.ladder[space]:
            st.ladder[space] -= 1
            st.record(say("vf-log-trade-token-leaves", left=sum(st.ladder)))
            return


def show_improved(st: State) -> None:
    """The blocking tile goes before Cycle 2; before Cycle 3 the other four Improved Technologies come instead."""
    st.blocked = False
    if st.cycle == CYCLES:
        st.improved, st.later = st.later, []
        st.seal(TURNED_UP)
    st.record(say("vf-log-improved", cycle=st.cycle))


def turn_order(st: State) -> Rules[None]:
    """Lowest Influence first; who was later in the previous Cycle chooses the place among those that are tied (R18)."""
    playing, before = players_of(st), st.order
    ranked = sorted(playing, key=lambda seat: st.players[seat].influence)
    order: list[int] = []
    for _, group in groupby(ranked, key=lambda seat: st.players[seat].influence):
        tied = sorted(group, key=before.index, reverse=True)
        order += yield from places_of_tied(tied, len(order))
    st.order = order + [seat for seat in before if seat not in playing]
    st.record(say("vf-log-order", seats=[SEATS[seat] for seat in order]))


def places_of_tied(tied: list[int], start: int) -> Rules[list[int]]:
    """Seats that are tied choose their places in the order given; the last one has the place that is left."""
    open_places = list(range(start, start + len(tied)))
    chosen: dict[int, int] = {}
    for seat in tied:
        place = open_places[0]
        if len(open_places) > 1:
            pairs: Pairs[int] = [(f"place:{each + 1}", each) for each in open_places]
            place = yield ASK_PLACE.ask(seat, Options(pairs, described_place), default=(pairs[0][0],))
        open_places.remove(place)
        chosen[place] = seat
    return [chosen[place] for place in sorted(chosen)]


def described_place(key: str, place: int) -> Option:
    """A place in the turn order, from 1."""
    return Option(key, say("vf-place-in-order", n=place + 1))


def reveal_event(st: State) -> None:
    """The event of the Cycle: the top card of its pile. The others leave the game."""
    st.event = st.piles[st.cycle - 1].pop()
    st.piles[st.cycle - 1] = []
    st.record(say("vf-log-event", cycle=st.cycle, event=event_name(st.event), rounds=parts().events[st.event].rounds))
    st.seal(TURNED_UP)
