"""What every title stands on: decisions, sessions, chance, events. Knows no title."""
