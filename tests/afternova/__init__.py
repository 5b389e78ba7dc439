"""Rule tests of Afternova, written from the rule text and the facts."""
