"""What a position is good for, by the terms of the estimate, as everybody can see it: no card in hand, no objective."""

from __future__ import annotations

from engine.afternova.components import parts
from engine.afternova.estimate import CUBE, MERCENARIES, UPGRADE, haste, share_left
from engine.afternova.scoring import score
from engine.afternova.state import State


def terms(st: State, seat: int) -> dict[str, float]:
    """See `Advice.terms`."""
    player = st.players[seat]
    crew = 0.0 if st.last_window else sum(MERCENARIES[: len(player.mercenaries)])
    upgrades = sum(parts().blueprints[each.card].upgrade is not None for each in player.built)
    return {
        "built": float(score(st, seat, objective=False).blueprints),
        "cubes": CUBE * sum(player.storage),
        "crew": haste(st) * crew,
        "upgrades": UPGRADE * upgrades * share_left(st),
    }
