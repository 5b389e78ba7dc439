"""All resolvers, by the kind of effect."""

from __future__ import annotations

from engine.voidfall.flow.flow import Resolvers
from engine.voidfall.resolve import combined, crises

RESOLVERS: Resolvers = {**combined.RESOLVERS, **crises.RESOLVERS}
