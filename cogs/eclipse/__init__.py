"""Eclipse in Discord."""
