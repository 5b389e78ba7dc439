"""What every title is built on: decisions, sessions, chance, events. Knows no title."""
