"""The pages that show a table: each asks for the pictures that it needs and lays out the message."""
