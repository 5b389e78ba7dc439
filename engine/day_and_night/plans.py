"""What can be planned for the next turn while the other side thinks, and what ends such a plan."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.decision import Ask
from engine.core.text import Text, say
from engine.day_and_night.board import NAMES, place
from engine.day_and_night.cards import DAY, NIGHT
from engine.day_and_night.effects import SIDE_NAMES
from engine.day_and_night.questions import Question
from engine.day_and_night.state import State
from engine.day_and_night.turn import ask_action, begin_next_turn, is_last_turn


def foreseen(st: State, seat: int) -> Ask | None:
    """The first question of the seat's next turn if it began now; in its own turn the next one. None where it has no
    more turns."""
    if st.outcome is not None:
        return None
    if seat == st.active and st.phase in ("act", "steal"):
        return ask_action(st)
    if is_last_turn(st) and (seat == DAY or st.active == NIGHT):
        return None
    later = replace(st, active=1 - seat, stones=dict(st.stones), crystals=dict(st.crystals), events=[])
    begin_next_turn(later)
    return ask_action(later)


TELLING = (Question.DISCARD, Question.WONDER, Question.STEAL)
"""Questions about cards that others do not see."""


def telling(st: State, ask: Ask) -> bool:
    """Whether the answers depend on cards that others do not see: that no spell can be cast, or that all cards are of
    one kind, is the seat's secret (R-DECK-2)."""
    if ask.kind == Question.TURN:
        return not st.travelled or st.options.cast_after_travel
    return ask.kind in TELLING


def intrusions(st: State, seat: int) -> dict[str, Text]:
    """Where the seat's avatar stands, because the other side can move it (R-TRAVEL-4), and the other side's temples:
    with its second one it wins."""
    other, here = 1 - seat, st.at[seat]
    found = {f"at-{NAMES[here]}": say("dn-intrusion-at", side=SIDE_NAMES[seat], place=place(here))}
    for number in range(1, len(st.temples[other]) + 1):
        found[f"temple-{number}"] = say("dn-intrusion-temple", side=SIDE_NAMES[other], number=number)
    return found
