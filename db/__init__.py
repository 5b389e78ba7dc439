"""Storage: schema, migrations, store. Knows no game and no Discord."""
