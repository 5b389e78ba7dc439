"""All resolvers, by the kind of effect, and what goes on in several steps, by the kind of task."""

from __future__ import annotations

from engine.voidfall.flow.flow import Resolvers, TaskUnits
from engine.voidfall.resolve import cards, combined, crises, economy, tokens

RESOLVERS: Resolvers = {
    **combined.RESOLVERS,
    **economy.RESOLVERS,
    **tokens.RESOLVERS,
    **cards.RESOLVERS,
    **crises.RESOLVERS,
}

UNDER_WAY: TaskUnits = {
    **economy.UNDER_WAY,
    **tokens.UNDER_WAY,
    **cards.UNDER_WAY,
}
"""Effects of several steps, by the kind of their task."""
