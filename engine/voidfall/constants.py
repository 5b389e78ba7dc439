"""Numbers of the rules that no card changes (sections 1 and 2 of the fact sheet)."""

from __future__ import annotations

CYCLES = 3
CUBES = 14
START_INFLUENCE = 10
START_GLORY = 2
MOST_STOCK = 15
MOST_LEVEL = 13
OVERPRODUCTION = 3
MOST_POPULATION = 6
MOST_GLORY_VALUE = 5
GLORY_KEPT = 4
FLEETS_KEPT = 2
CUBES_PER_FLEET = 3
REGROUP_MOVES = 5
TAKEOVER_CUBES = 2
"""Voidborn cubes in a sector that was abandoned (4.1)."""
TECHNOLOGY_SLOTS = 5
MOST_IMPROVED = 6
FIRST_COPY_INFLUENCE = 4
"""For the copy of a Basic Technology that is taken first."""
AGENDA_SLOTS = 4
LAST_SPACE = 7
TIERS = (0, 0, 0, 1, 1, 2, 3, 4)
"""The Tier of each space of a Civilization track."""
ENTRY_COSTS = (0, 0, 0, 0, 0, 0, 1, 2)
"""Fleet Power deactivated to enter each space."""
AGENDA_UPKEEP = 2
UNPAID_UPKEEP = 3
"""Influence lost for each point of Upkeep not paid."""
TRADE_TOKENS = 12
BOUNTY_TOKENS = 48
RECLAIM_TOKENS = 21
CATASTROPHES = 4
CRISIS_SLOTS = 4
FOCUSES_SHOWN = 3
"""Heroic or Joint Focus cards face up in each Cycle."""
TECHNOLOGIES_SHOWN = 8
"""Technologies of a game; half as many Improved ones are face up."""
FALLEN_DRAWN = 4
MOST_CRACKED = 3
"""Of the Fallen Houses drawn for coop and solo, from 1 to so many are cracked."""
