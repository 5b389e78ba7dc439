"""The numbers of the steps of a turn, as `State.step` has them in the Focus phase."""

from __future__ import annotations

ACTIONS, FLEETS, GLORY, AGENDA, TRADE, CARD, AFTER, NEXT = range(8)
"""Selection and units of play; then Clean-up: Fleets, Glory, the Agenda played, Trade tokens, the Focus card; then what
follows a turn, and the next one."""
