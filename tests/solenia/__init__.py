"""Rule tests of Solenia, written from the rule text and the facts."""
