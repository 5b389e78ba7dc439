"""A tiny title, for testing the shared code."""
