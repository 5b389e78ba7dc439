"""Pictures of Afternova."""
