"""What Afternova shows in Discord."""
