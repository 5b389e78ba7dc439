"""Pictures of Solenia."""
