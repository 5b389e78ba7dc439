"""The law of updates: what today's code has stored is loaded by later code that has appended fields."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from engine.core.chance import Chance
from engine.titles import TITLES
from scripts.games import Table, moves
from scripts.shapes import problems_of, recorded_of

ROOT = Path(__file__).resolve().parents[2]
EVERY_TITLE = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
STORED_AFTER = (0, 5, 30, 90)
"""Answers after which a game is stored."""

APPENDED = "    appended_later: int = 0\n    appended_last: tuple[int, ...] = ()\n"

LATER = '''
"""Load, in a later version, what an earlier one has stored, and go on with it."""
import sys
import msgspec
from engine.core.chance import Chance
from engine.core.session import Session
from engine.titles import TITLES
from scripts.games import moves
from tests.contract.test_updates import Stored

for stored in msgspec.msgpack.decode(sys.stdin.buffer.read(), type=list[Stored]):
    title = TITLES[stored.title]
    where = f"{stored.title} with {stored.players} after {stored.answers} answers"
    session = Session.load(title, stored.data, state_hash=stored.digest)
    assert session.carried is None, where
    assert session.digest() == stored.digest, where
    assert session.state.appended_later == 0, where
    for seat, keys in moves(session, Chance("later"), 12):
        session.submit(seat, keys)
        title.check(session.state)
    assert session.digest() == stored.later, where
    session.state.appended_later = 1
    assert session.digest() != stored.later, where
print("as it was")
'''


class Stored(msgspec.Struct):
    """A game as it is stored, and its hash after twelve more answers."""

    title: str
    players: int
    answers: int
    data: bytes
    digest: str
    later: str = ""


def stored_games() -> list[Stored]:
    """Games of every title with the fewest and the most players."""
    found = []
    for title in TITLES.values():
        for players in {title.meta.least_players, title.meta.most_players}:
            session = Table(title, players, {}, "5eed").begin()
            for given, (seat, keys) in enumerate(moves(session, Chance("answers"), STORED_AFTER[-1] + 1)):
                if given in STORED_AFTER:
                    one = Stored(title.meta.id, players, given, session.dump(), session.digest())
                    later = type(session).load(title, one.data)
                    for who, what in moves(later, Chance("later"), 12):
                        later.submit(who, what)
                    one.later = later.digest()
                    found.append(one)
                session.submit(seat, keys)
    return found


def append_fields(root: Path) -> int:
    """Append fields to every struct of every state. Returns to how many."""
    places: dict[Path, set[str]] = {}
    for title in TITLES.values():
        for module, structs in title.shapes.recorded.fields.items():
            places.setdefault(root / f"{module.replace('.', '/')}.py", set()).update(structs)
    for path, names in places.items():
        text = path.read_text("utf-8")
        lines = text.splitlines(keepends=True)
        classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name in names]
        assert len(classes) == len(names)
        for node in reversed(classes):
            assert node.end_lineno is not None
            lines.insert(node.end_lineno, APPENDED)
        path.write_text("".join(lines), "utf-8")
    return sum(map(len, places.values()))


@EVERY_TITLE
def test_the_shape_of_a_state_changes_without_a_record(title):
    """Run `python scripts/shapes.py`. What it says cannot be stored needs a migration; see docs/new-title.md."""
    recorded = title.shapes.recorded
    assert problems_of(title, recorded) == []
    assert recorded_of(title, recorded).fields == recorded.fields, "a struct is new"


@EVERY_TITLE
def test_a_migration_has_no_version_of_the_rules(title):
    assert all(1 < version <= title.meta.rules_version for version in title.migrations)


def test_fields_appended_to_every_struct_of_every_state_damage_a_game_or_change_a_hash(tmp_path: Path):
    for folder in ("engine", "scripts", "tests/contract", "locales"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "__init__.py").touch()
    assert append_fields(tmp_path) > 250
    later = subprocess.run(
        [sys.executable, "-c", LATER],
        cwd=tmp_path,
        input=msgspec.msgpack.encode(stored_games()),
        capture_output=True,
        timeout=200,
        check=False,
    )
    assert later.stdout == b"as it was\n", later.stderr.decode()
