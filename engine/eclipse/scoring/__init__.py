"""The end of the game: scores, and civilizations that collapse."""
