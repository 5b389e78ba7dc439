"""Computer players of Voidfall."""
