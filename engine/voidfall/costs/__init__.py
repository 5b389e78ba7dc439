"""Costs in two passes: what cannot be paid and why (`payable`), then payment (`pay`)."""

from __future__ import annotations

from engine.voidfall.costs import pay

__all__ = ["pay"]
"""Importing the package imports it, so that all parts of costs are known."""
