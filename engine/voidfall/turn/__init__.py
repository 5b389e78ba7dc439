"""The Focus phase (3.2): rounds of turns, each with Selection, units of play and Clean-up (P11 to P17, P46 to P48)."""
