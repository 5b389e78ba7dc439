"""Day & Night in Discord: its presentation."""
