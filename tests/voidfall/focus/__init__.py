"""Focus cards, action by action."""
