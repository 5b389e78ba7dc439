"""Counts, production, Upkeep, tokens, Agendas, Technologies: the rules, against the fact sheet."""
