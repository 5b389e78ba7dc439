"""The map: which sectors are adjacent, who controls them, and what stands there."""
