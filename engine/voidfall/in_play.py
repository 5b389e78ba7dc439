"""Which Crises are in play, and how one leaves play (P58, P60)."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.cooperation import ROWS, common_state, row_of
from engine.voidfall.state import State
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.crises import ByPaying, Deed, InActions
from engine.voidfall.vocabulary.terms import CrisisType


def ongoing_crises(st: State) -> list[str]:
    """The Crises on the board, the military row first."""
    coop = common_state(st)
    return [*coop.military.crises, *coop.economic.crises]


def in_play(st: State) -> list[str]:
    """The Crises that can be solved: the current one, then the ongoing ones."""
    coop = common_state(st)
    current = [coop.current] if coop.current else []
    return [*current, *coop.military.crises, *coop.economic.crises]


def discardable_crises(st: State, types: tuple[CrisisType, ...] = (), *, ongoing_only: bool = False) -> list[str]:
    """The Crises in play of these types; none given: of any."""
    known = parts().crisis_cards
    given = ongoing_crises(st) if ongoing_only else in_play(st)
    return [crisis for crisis in given if not types or known[crisis].type in types]


def surcharge_of(crisis: str) -> Cost:
    """What is paid to solve a Crisis; nothing if it is solved otherwise."""
    solution = parts().crisis_cards[crisis].solution
    return solution.cost if isinstance(solution, ByPaying) else ()


def paid_at(st: State, deed: type[Deed]) -> list[str]:
    """The Crises in play that are solved by a payment with such a deed."""
    known, found = parts().crisis_cards, []
    for crisis in in_play(st):
        solution = known[crisis].solution
        if isinstance(solution, ByPaying) and isinstance(solution.deed, deed):
            found.append(crisis)
    return found


def paid_between_units(st: State) -> list[str]:
    """The Crises that the player whose turn it is may pay for at any time outside actions (P61)."""
    return [] if st.coop is None else paid_at(st, InActions)


def remove(st: State, crisis: str) -> None:
    """A Crisis leaves play: to the discard of its level; a Starting Crisis leaves the game. Those to its right on the
    board move left."""
    coop = common_state(st)
    if coop.current == crisis:
        coop.current = ""
    for row in ROWS:
        if crisis in row_of(st, row).crises:
            row_of(st, row).crises.remove(crisis)
    level = parts().crisis_cards[crisis].level
    if level:
        coop.discards[str(level)].append(crisis)
