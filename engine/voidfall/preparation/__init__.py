"""The Preparation phase (3.1): Trade tokens, Technologies, turn order, the event and its frames (P51 to P57)."""
