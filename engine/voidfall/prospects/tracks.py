"""What the last spaces of Civilization tracks promise, which give the most Influence."""

from __future__ import annotations

from engine.voidfall.components import parts
from engine.voidfall.constants import LAST_SPACE
from engine.voidfall.progress import influence
from engine.voidfall.state import State
from engine.voidfall.vocabulary.terms import TRACKS

LAST_SPACES = (LAST_SPACE - 1, LAST_SPACE)
ADVANCES = 0.8
"""Spaces that a seat advances in a turn, if it cares."""
BENEFIT = 3.0
"""What a last space is worth at least, whatever its benefit."""
SHARES = (0.8, 0.4, 0.2)
"""How much the tracks count, the most promising first: nobody comes to the end of all three."""
CORRUPTED = 0.6
"""What is left of the promise of a Corrupted track."""


def of_tracks(st: State, seat: int, turns: float, haven: float = 0.0) -> float:
    """What the tracks promise with so many turns to go. `haven`: what a level of a Safe Haven is worth, which the last
    space builds."""
    player, able, found = st.players[seat], ADVANCES * turns, []
    for at, track in enumerate(TRACKS):
        benefits, worth = parts().track(player.house, track).benefits, 0.0
        for space in LAST_SPACES:
            missing = space - player.tracks[at]
            if 0 < missing < able:
                benefit = benefits[space - 1]
                given = max(BENEFIT, influence(st, seat, benefit) if benefit is not None else 0)
                worth += (1 - missing / able) * (given + (haven if space == LAST_SPACE else 0.0))
        found.append(worth * (CORRUPTED if player.track_corruption[at] else 1.0))
    return sum([share * worth for share, worth in zip(SHARES, sorted(found, reverse=True), strict=True)])
