"""The numbers of the steps of a turn, as `State.step` has them in the Focus phase."""

from __future__ import annotations

ACTIONS, CLEANUP, TRADE, CARD, ADVANCE, DELAYED, NEXT = range(7)
"""Selection and units of play; Clean-up of Fleets, Glory and the Agenda; of Trade tokens; of the Focus card; The Void
Advances; the delayed frame of the event; the next turn (P62)."""
