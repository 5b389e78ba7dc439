"""Everything that writes the state: what a resolver does once it is decided."""
