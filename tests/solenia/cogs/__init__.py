"""What Solenia shows in Discord."""
