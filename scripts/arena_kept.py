"""Pairs of games of the arena that are kept in a file, so that a long series that was interrupted goes on where it was.

A line of the file is one pair with the series that it belongs to. Lines of other series are passed over, and so is what
was played with other code: who plays better is a question about the code that there is.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

CODE = ("engine", "scripts/arena.py", "scripts/arena_makers.py")
"""On what a game of the arena depends, in a checkout."""


class Kept:
    """The pairs of one series, by their numbers. `path`: the file; None: nothing is kept. `series`: what tells it from
    others."""

    def __init__(self, path: Path | None, series: dict[str, Any]) -> None:
        self.path = path
        self.series = sha256(json.dumps(series, sort_keys=True).encode()).hexdigest()[:16]
        self.pairs: dict[int, Any] = {}
        text = path.read_text("utf-8") if path is not None and path.exists() else ""
        for line in map(json.loads, text.splitlines()):
            if line["series"] == self.series:
                self.pairs[line["number"]] = line["pair"]

    def add(self, number: int, pair: Any) -> None:
        """Keep a pair. Several processes may add to one file."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"series": self.series, "number": number, "pair": pair}) + "\n")


def fingerprint(checkout: Path) -> str:
    """The code and data of a checkout on which its games depend, as a hash."""
    found = sha256()
    for start in CODE:
        place = checkout / start
        for path in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if path.is_file() and path.suffix != ".pyc":
                found.update(f"{path.relative_to(checkout).as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()[:16]
