"""Afternova in Discord: its commands and how it shows itself."""
