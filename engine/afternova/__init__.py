"""Afternova (超新星贸易战), 2 to 6 players."""
