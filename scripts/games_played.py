"""Which random games have been played without a problem, so that a day of them can be played in parts.

They count for the rules they were played with: as soon as code or data of the title or of `engine/core` change, or of
what plays and checks the games, it begins anew. Comments and docstrings are no change.
"""

from __future__ import annotations

import ast
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from scripts.fuzz import Job

ROOT = Path(__file__).resolve().parents[1]
PLAYS_AND_CHECKS = (
    ROOT / "engine" / "players" / "answers.py",
    *(ROOT / "scripts" / f"{name}.py" for name in ("fuzz", "games", "laws")),
)


class Played(msgspec.Struct):
    """The games of one title: `rules` is the digest of what they were played with, `games` how many by table."""

    rules: str
    games: dict[str, int] = {}


Titles: TypeAlias = dict[str, Played]


class GamesPlayed:
    """The games played, in a file: the first n games of each table, without a gap and without a problem. `others`:
    files that are read as well."""

    def __init__(self, file: Path, *others: Path) -> None:
        self._file = file
        self._own = _read(file)
        self._all = [self._own, *(_read(other) for other in others)]

    def count(self, job: Job) -> int:
        """How many of them."""
        found = [titles[job.title] for titles in self._all if job.title in titles]
        rules = rules_of(job.title)
        return max((played.games.get(table_of(job), 0) for played in found if played.rules == rules), default=0)

    def note(self, job: Job, games: int) -> None:
        """Write down that the first `games` games are played."""
        rules = rules_of(job.title)
        played = self._own.get(job.title)
        if played is None or played.rules != rules:
            played = self._own[job.title] = Played(rules)
        played.games[table_of(job)] = games
        self._file.parent.mkdir(parents=True, exist_ok=True)
        content = msgspec.json.encode(self._own, order="sorted")
        self._file.write_bytes(msgspec.json.format(content, indent=1) + b"\n")


def _read(file: Path) -> Titles:
    return msgspec.json.decode(file.read_bytes(), type=Titles) if file.is_file() else {}


def table_of(job: Job) -> str:
    """The table as words: `4 players, mode=coop`."""
    return ", ".join([f"{job.players} players", *(f"{key}={value}" for key, value in job.options.items())])


@cache
def rules_of(title: str) -> str:
    """The digest of all that a random game of the title depends on."""
    engine = ROOT / "engine"
    files = [*PLAYS_AND_CHECKS, *_sources(engine / "core"), *_sources(engine / title)]
    return sha256("".join(f"{file.relative_to(ROOT)}\n{content(file)}\n" for file in files).encode()).hexdigest()[:16]


def _sources(folder: Path) -> list[Path]:
    return sorted(file for ending in ("py", "json") for file in folder.rglob(f"*.{ending}"))


def content(file: Path) -> str:
    """What a file says: of a module the code alone."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        body: list[Any] = getattr(node, "body", [])
        if isinstance(body, list):
            body[:] = [each for each in body if not _is_comment(each)] or [ast.Pass()]
    return ast.unparse(tree)


def _is_comment(statement: ast.AST) -> bool:
    """Whether it is a string that stands alone, as docstrings do."""
    value = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)
