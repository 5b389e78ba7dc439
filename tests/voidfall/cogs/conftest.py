"""Fixtures of the simulated server, for the tests that play in Discord."""

from __future__ import annotations

from tests.cogs.conftest import build, data_dir, database, quick_disk, scenes, world

__all__ = ["build", "data_dir", "database", "quick_disk", "scenes", "world"]
