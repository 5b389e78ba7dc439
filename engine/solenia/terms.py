"""What a position is good for, by the terms of the estimate, as everybody can see it."""

from __future__ import annotations

from engine.solenia.components import DECK_SIZE
from engine.solenia.estimate import in_storage, in_the_sky
from engine.solenia.prospects import board_of, further_gold, time_of
from engine.solenia.scoring import score
from engine.solenia.state import State

CARDS = DECK_SIZE // 2
"""Still to be played, for what a board may bring: that there are ever fewer is nobody's choice."""


def terms(st: State, seat: int) -> dict[str, float]:
    """See `Advice.terms`."""
    player = st.players[seat]
    time = time_of(DECK_SIZE - player.played)
    displays = tuple(map(tuple, st.displays))
    return {
        "gold": float(score(st, seat).total),
        "storage": in_storage(tuple(player.goods), time, displays, wild="wild_delivery" in player.lasting),
        "sky": in_the_sky(st, seat, time),
        "board": further_gold(board_of(st, player)._replace(left=CARDS)),
    }
