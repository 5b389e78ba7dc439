"""The pages that show a table: each requests the pictures that it needs and lays out the message."""
