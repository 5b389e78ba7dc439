"""Voidfall in Discord."""
