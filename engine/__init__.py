"""The rules of Orrery's games: pure Python, no clock, no Discord, no pictures."""
