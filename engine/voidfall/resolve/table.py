"""All resolvers, by the kind of effect."""

from __future__ import annotations

from engine.voidfall.flow.flow import Resolvers, TaskUnits
from engine.voidfall.resolve import (
    cards,
    combined,
    cooperative,
    corruption,
    crises,
    economy,
    fleets,
    invasions,
    sectors,
    tokens,
    tracks,
    void,
)
from engine.voidfall.resolve.possible import POSSIBLE

RESOLVERS: Resolvers = {
    **combined.RESOLVERS,
    **economy.RESOLVERS,
    **tokens.RESOLVERS,
    **cards.RESOLVERS,
    **fleets.RESOLVERS,
    **sectors.RESOLVERS,
    **corruption.RESOLVERS,
    **tracks.RESOLVERS,
    **crises.RESOLVERS,
    **invasions.RESOLVERS,
    **void.RESOLVERS,
}

UNDER_WAY: TaskUnits = {
    **economy.UNDER_WAY,
    **tokens.UNDER_WAY,
    **cards.UNDER_WAY,
    **fleets.UNDER_WAY,
    **sectors.UNDER_WAY,
    **invasions.UNDER_WAY,
    **cooperative.UNDER_WAY,
}
"""Effects of several steps, and questions of cooperative games, by the kind of their task."""

for module in (combined, economy, tokens, cards, fleets, sectors, corruption, tracks, crises, invasions, void):
    POSSIBLE.update(module.POSSIBLE)
