"""Day & Night (日與夜), 2 players."""
