"""Combat as a pure core: records, rules, best play, the target of a Skirmish."""
