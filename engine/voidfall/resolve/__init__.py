"""One generator per operation of the vocabulary: `resolve_regroup(flow, effect)` does what `Regroup` says.

Above it stands `can_regroup`, whether it can be resolved in full, which solid frames and penalties ask. A decorator
enters both in `registry.py`.
"""

from __future__ import annotations

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

__all__ = [
    "cards",
    "combined",
    "cooperative",
    "corruption",
    "crises",
    "economy",
    "fleets",
    "invasions",
    "sectors",
    "tokens",
    "tracks",
    "void",
]
"""Importing the package imports all of them, so that the registry is complete."""
