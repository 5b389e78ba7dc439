"""Everything that happens at a table, from the first seat taken to the verified end. Knows nothing of Discord."""
