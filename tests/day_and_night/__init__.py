"""Rule tests of Day & Night, written from the rulings."""
