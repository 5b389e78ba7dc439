"""Pictures of Voidfall."""
