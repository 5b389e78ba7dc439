"""Crises: revealed, solved, discarded (P60, P61)."""

from __future__ import annotations

from engine.core.kit import seats_in
from engine.core.text import say
from engine.core.undo_reasons import TURNED_UP
from engine.voidfall.components import parts
from engine.voidfall.cooperation import common_state
from engine.voidfall.counts import holds
from engine.voidfall.flow.deeds import times_done
from engine.voidfall.in_play import in_play, remove
from engine.voidfall.names import SEATS, crisis_name
from engine.voidfall.state import State
from engine.voidfall.vocabulary.crises import ByDeed, ByPaying, ByState


def reveal(st: State, level: str) -> None:
    """The top Crisis of a level is the current one of the turn. An empty deck is made of its discards (6.3)."""
    coop = common_state(st)
    if not coop.decks[level]:
        coop.decks[level], coop.discards[level] = coop.discards[level], []
        st.chance.shuffle(coop.decks[level])
    if not coop.decks[level]:  # all of this level lie on the board
        return
    coop.current = coop.decks[level].pop()
    st.seal(TURNED_UP)
    st.record(say("vf-log-crisis", crisis=crisis_name(coop.current)))
    solve_what_is_met(st)


def solve_what_is_met(st: State) -> None:
    """Crises whose deeds are done or whose state holds for one player alone are solved at once (P61)."""
    known, happened, seats = parts().crisis_cards, st.span.happened, seats_in(st)
    for crisis in in_play(st):
        kind = type(known[crisis].solution)
        if kind is ByPaying or (kind is ByDeed and not happened):
            continue
        for seat in seats:
            if meets(st, seat, crisis):
                solve(st, seat, crisis)
                break


def meets(st: State, seat: int, crisis: str) -> bool:
    """Whether a seat alone meets the condition of a Crisis without payment. For a deed it must have done enough of
    anything in this turn."""
    match parts().crisis_cards[crisis].solution:
        case ByState(condition):
            return holds(st, seat, condition)
        case ByDeed(deed, times):
            done = sum([what.seat == seat for what in st.span.happened])
            return done >= times and times_done(st, seat, deed) >= times
    return False


def solve(st: State, seat: int, crisis: str) -> None:
    """A seat has solved a Crisis, which leaves play."""
    remove(st, crisis)
    st.record(say("vf-log-crisis-solved", side=SEATS[seat], crisis=crisis_name(crisis)), seat=seat)


def discard(st: State, crisis: str) -> None:
    """A Crisis is discarded without being solved."""
    remove(st, crisis)
    st.record(say("vf-log-crisis-discarded", crisis=crisis_name(crisis)))
