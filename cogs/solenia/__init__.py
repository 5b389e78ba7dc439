"""Solenia in Discord: its presentation."""
