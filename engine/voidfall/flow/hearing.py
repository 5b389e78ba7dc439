"""What hears of every deed: payments that solve Crises, and Safe Havens (P61, 6.8).

It is called by `engine.voidfall.flow.happened`, so it imports little.
"""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.constants import LAST_SPACE
from engine.voidfall.flow.deeds import fits
from engine.voidfall.flow.flow import Flow
from engine.voidfall.happenings import Happening, ResourceProduced, TrackAdvanced
from engine.voidfall.in_play import in_play
from engine.voidfall.state import State
from engine.voidfall.tasks import CrisisSurcharge, Do, Source, Unit
from engine.voidfall.vocabulary.crises import ByPaying
from engine.voidfall.vocabulary.void import BuildHaven

OVERPRODUCTIONS = 2
"""So many in one turn build a Safe Haven level."""


def hear(flow: Flow, what: Happening) -> None:
    """Note what was done in this turn, and put on the stack what follows from it: before it, nothing else is done."""
    st = flow.st
    st.span.happened.append(what)
    if builds_haven(st, what):
        flow.stack += [Unit(what.seat, Source("haven")), Do(what.seat, BuildHaven(1))]
    flow.stack += [CrisisSurcharge(what.seat, crisis) for crisis in reversed(in_play(st)) if asks(st, crisis, what)]


def asks(st: State, crisis: str, what: Happening) -> bool:
    """Whether a payment in addition to this deed solves a Crisis."""
    solution = parts().crisis_cards[crisis].solution
    return isinstance(solution, ByPaying) and fits(st, solution.deed, what)


def builds_haven(st: State, what: Happening) -> bool:
    """Whether a level of a Safe Haven is built for it: the second overproduction of a turn, once per player and turn,
    and the last space of a Civilization track (P67)."""
    match what:
        case TrackAdvanced(space=space):
            return space == LAST_SPACE
        case ResourceProduced(seat=seat, over=True):
            if st.span.overproduced.count(seat) < OVERPRODUCTIONS or seat in st.span.havens:
                return False
            st.span.havens.append(seat)
            return True
    return False
