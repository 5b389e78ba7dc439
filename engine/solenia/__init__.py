"""Solenia (晝夜星), 1 to 4 players."""
