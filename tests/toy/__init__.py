"""A tiny title, for testing everything that knows no title."""
