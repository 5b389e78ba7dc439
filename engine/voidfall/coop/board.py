"""The Crisis board: what lies on its rows, and what they cost when it is resolved (6.4, 6.6, P58, P64)."""

from __future__ import annotations

from engine.core.text import say
from engine.voidfall.changes.stock import spend, take_influence
from engine.voidfall.components import parts
from engine.voidfall.constants import CRISIS_SLOTS
from engine.voidfall.coop.catastrophes import take_catastrophe
from engine.voidfall.cooperation import ROWS, common_state, in_turn_order, row_name, row_of
from engine.voidfall.in_play import remove
from engine.voidfall.names import SEATS, crisis_name
from engine.voidfall.state import State
from engine.voidfall.tasks import ResolveRow, Row, SkirmishTask
from engine.voidfall.vocabulary.terms import BASIC_RESOURCES, Resources
from engine.voidfall.vocabulary.words import amounts

MISSING_RESOURCE = 3
"""Influence lost for each resource of the economic row that is not paid."""


def accepting_rows(st: State, crisis: str) -> list[Row]:
    """The rows on which a Crisis can become ongoing: those of its type, unless full of Harbingers (P58)."""
    kind = parts().crisis_cards[crisis].type
    full = parts().settings.full_harbinger_row == "option_not_available"
    return [
        row
        for row in ROWS
        if kind in parts().crisis_board[row].accepts and not (full and row_of(st, row).harbingers >= CRISIS_SLOTS)
    ]


def overflows(st: State, row: Row) -> bool:
    """Whether one more Crisis or Harbinger pushes something out on the right."""
    return row_of(st, row).filled >= CRISIS_SLOTS


def make_ongoing(st: State, seat: int, row: Row) -> None:
    """The current Crisis enters a row to the right of its Harbingers; the Crises there move right (P58)."""
    coop = common_state(st)
    crisis, coop.current = coop.current, ""
    row_of(st, row).crises.insert(0, crisis)
    st.record(say("vf-log-crisis-ongoing", crisis=crisis_name(crisis), row=row_name(row)), seat=seat)
    _push_out(st, seat, row)


def add_harbinger(st: State, seat: int, row: Row) -> None:
    """A Harbinger enters a row at the far left (P58)."""
    row_of(st, row).harbingers += 1
    st.record(say("vf-log-harbinger-on-board", row=row_name(row)), seat=seat)
    _push_out(st, seat, row)


def remove_harbinger(st: State, seat: int, row: Row) -> None:
    """A Harbinger of a row goes back to the supply; the gap closes to the left (6.6)."""
    row_of(st, row).harbingers -= 1
    common_state(st).harbingers += 1
    st.record(say("vf-log-harbinger-off-board", side=SEATS[seat], row=row_name(row)), seat=seat)


def _push_out(st: State, seat: int, row: Row) -> None:
    """What has left a row on the right is discarded and costs a Catastrophe token (P58)."""
    on_row = row_of(st, row)
    if on_row.filled <= CRISIS_SLOTS:
        return
    if on_row.crises:
        crisis = on_row.crises[-1]
        remove(st, crisis)
        st.record(say("vf-log-crisis-pushed-out", crisis=crisis_name(crisis)))
    else:
        on_row.harbingers -= 1
        common_state(st).harbingers += 1
        st.record(say("vf-log-harbinger-pushed-out"))
    take_catastrophe(st, seat)


# -- resolving the board ---------------------------------------------------------------------------------------------


def push_board(st: State, seats: list[int], modifier: int = 0) -> None:
    """The board is resolved for these seats in turn: the military row, then the economic one (6.4)."""
    for seat in reversed(seats):
        st.tasks += [ResolveRow(seat, row, modifier) for row in reversed(ROWS)]


def war_seats(st: State, seat: int) -> list[int]:
    """For whom a War card resolves the board: for the player whose turn it is (P63), by a setting for all."""
    return [seat] if parts().settings.war_board_scope == "current_player" else in_turn_order(st, seat)


def strength(st: State, modifier: int) -> int:
    """What the military row adds to the strength of a Skirmish."""
    return parts().crisis_board["military"].strengths[row_of(st, "military").filled] + modifier


def payment(st: State) -> Resources:
    """What each player pays for the economic row."""
    return parts().crisis_board["economic"].payments[row_of(st, "economic").filled]


def resolve_military(st: State, seat: int, modifier: int) -> None:
    """A Skirmish, stronger by the row (6.4)."""
    st.tasks.append(SkirmishTask(seat, strength(st, modifier)))


def resolve_economic(st: State, seat: int) -> None:
    """Pay as much as possible, Credits for what is short of Food, Energy and Materials; Influence for the rest
    (P64)."""
    due = payment(st)
    if not due:
        return
    stock = st.players[seat].stock
    paid = {resource: min(n, stock[resource]) for resource, n in due}
    short = sum(n - paid[resource] for resource, n in due if resource in BASIC_RESOURCES)
    paid["credits"] = paid.get("credits", 0) + min(short, stock["credits"] - paid.get("credits", 0))
    for resource, n in paid.items():
        if n:
            spend(st, seat, resource, n)
    missing = sum(n for _, n in due) - sum(paid.values())
    lost = take_influence(st, seat, missing * MISSING_RESOURCE)
    given = Resources(**paid)
    if given:
        st.record(say("vf-log-row-paid", side=SEATS[seat], due=amounts(due), paid=amounts(given)), seat=seat)
    if missing:
        st.record(say("vf-log-row-unpaid", side=SEATS[seat], n=missing, influence=lost), seat=seat)
