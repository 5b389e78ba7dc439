"""The version of Orrery, the only place where it stands. It says nothing of the rules: each title counts its own."""

from __future__ import annotations

VERSION = "1.0.0"
"""Major, minor and patch number (semver.org): docs/releasing.md says when each is raised."""
