"""Set-up (section 2, P1 to P10): scenario, galaxy, decks, houses with their origins, start effects."""
