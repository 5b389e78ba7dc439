"""Computer players of Solenia."""
