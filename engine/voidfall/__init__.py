"""Voidfall: three cycles of a galactic house between guilds, fleets and the Voidborn (1 to 4 players)."""
