"""Pictures of Day & Night."""
