"""A bot whose pictures take no time, as in the tests of the cogs."""

from tests.cogs.conftest import data_dir, quick_disk, scenes

__all__ = ["data_dir", "quick_disk", "scenes"]
