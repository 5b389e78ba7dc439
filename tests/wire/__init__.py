"""The real process against a small fake Discord on loopback, every body held to Discord's own API description."""
