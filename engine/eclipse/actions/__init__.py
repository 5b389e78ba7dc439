"""The action phase: turns, the six actions, and what is free in one's own turn."""
