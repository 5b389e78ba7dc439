"""Triggers: moments at which a Technology or a house does something of its own, if its owner likes (P15)."""

from __future__ import annotations

from typing import Literal, TypeAlias

Moment: TypeAlias = Literal[
    "population_increased",
    "guild_established",
    "installation_built",
    "before_credits_produced",
    "corruption_removed",
    "first_overproduction",
    "corrupted_sector_invaded",
    "voidborn_or_fallen_sector_invaded",
    "corruption_taken_as_cost",
]
"""population_increased: a Pure Population of the player went up, once per +1; guild_established: once per Guild;
installation_built: once per piece; before_credits_produced: right before Credits are produced; corruption_removed: a
Corruption of the player that did not lie on this card was removed; first_overproduction: the first one of a turn
(Preparation and Evaluation are a turn each, P50); corrupted_sector_invaded, voidborn_or_fallen_sector_invaded: a sector
that was so before was invaded successfully; corruption_taken_as_cost: a Corruption was gained as a part of a cost."""
