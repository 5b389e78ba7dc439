"""Cooperative and solo games."""
