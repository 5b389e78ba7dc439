"""Day & Night in Discord: its commands and how it shows itself."""
