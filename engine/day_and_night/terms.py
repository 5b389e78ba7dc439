"""What a position is good for, by the terms of the estimate, as everybody can see it."""

from __future__ import annotations

from engine.day_and_night.cards import DAY
from engine.day_and_night.estimate import CARD, MOST_CARDS, TEMPLE, promise, safety
from engine.day_and_night.state import State

TILE_OF_RIVAL = 1.0
"""How much what the opponent loses counts, against what the seat gains."""


def terms(st: State, seat: int) -> dict[str, float]:
    """See `Advice.terms`."""
    other = 1 - seat
    found = {
        "temples": TEMPLE * len(st.temples[seat]),
        "groups": promise(st, seat),
        "cards": CARD * min(len(st.hands[seat]), MOST_CARDS),
        "rival": -TILE_OF_RIVAL * (TEMPLE * len(st.temples[other]) + promise(st, other)),
    }
    if seat == DAY:
        found["safety"] = safety(st)
    return found
