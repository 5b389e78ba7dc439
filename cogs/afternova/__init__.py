"""Afternova in Discord: its commands and its presentation."""
