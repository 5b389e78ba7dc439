"""The real process against a small fake Discord on loopback. Every body is checked against Discord's own API
description."""
