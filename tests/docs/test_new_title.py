"""docs/new-title.md is followed exactly in a copy of the repository; its title is then complete."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.titles import TITLES

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "new-title.md").read_text("utf-8")
COPIED = ("assets", "cogs", "db", "engine", "locales", "practice", "render", "scripts", "tables", "tests")
NEW = dict(re.findall(r"^`([\w/.-]+)`:\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
"""File -> what is in it."""
CHANGED = dict(re.findall(r"^In `([\w/.-]+)`:\n\n```diff\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
"""File that is there already -> its hunks, separated by lines that begin with @@."""
COMMANDS = "".join(re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)).splitlines()
MOST_CHANGED = 3

pytestmark = pytest.mark.slow


def changed(text: str, diff: str) -> str:
    """The text after the hunks of a diff, each of which fits in one place."""
    for hunk in filter(str.strip, re.split(r"^@@.*\n", diff, flags=re.MULTILINE)):
        lines = hunk.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] in " -")
        assert text.count(before) == 1, f"this stands there {text.count(before)} times:\n{before}"
        text = text.replace(before, "".join(line[1:] for line in lines if line[0] in " +"))
    return text


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with the title of the page in it."""
    root: Path = tmp_path_factory.mktemp("repository")
    leave = shutil.ignore_patterns("__pycache__", ".*")
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, ignore=leave)
    for file in ("bot.py", "pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / file, root / file)
    for name, text in NEW.items():
        path = root / name
        assert not path.exists(), f"{name} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for name, diff in CHANGED.items():
        path = root / name
        path.write_text(changed(path.read_text("utf-8"), diff), "utf-8")
    return root


def run(copy: Path, *command: str) -> str:
    """What a command of Python says in the copy; it must succeed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *command], cwd=copy, env=kept, capture_output=True, text=True, timeout=280, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def passed(copy: Path, *tests: str) -> int:
    """How many of these tests there are in the copy; all must pass."""
    told = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    return int(re.search(r"(\d+) passed", told)[1])  # type: ignore[index]


def test_the_commands_of_the_page_record_games_and_digests_and_draw_a_picture(copy: Path) -> None:
    """In their order; after them the recorded games play as recorded, and there is one for every way of ending."""
    for command in COMMANDS:
        words = shlex.split(command)
        assert words[0] == "python", command
        run(copy, *words[1:])
    assert (copy / "out" / "ladder.webp").read_bytes()[8:12] == b"WEBP"
    assert json.loads((copy / "scripts" / "digests.json").read_text("utf-8"))["ladder"].keys() == {"2", "3", "4"}
    assert passed(copy, "tests/recorded/test_recorded.py", "-k", "ladder or every") >= 5


def test_the_title_passes_its_own_tests_and_a_whole_game_in_discord(copy: Path) -> None:
    assert passed(copy, "tests/ladder") == 4


def test_the_title_keeps_the_contract(copy: Path) -> None:
    assert passed(copy, "tests/contract/test_contract.py", "-k", "ladder") > 30


def test_the_texts_are_complete(copy: Path) -> None:
    assert passed(copy, "tests/docs/test_locales.py", "tests/docs/test_terms.py") > 5


def test_the_code_is_written_as_everywhere(copy: Path) -> None:
    python = [name for name in (*NEW, *CHANGED) if name.endswith(".py")]
    run(copy, "-m", "ruff", "format", "--check", "--no-cache", *python)
    run(copy, "-m", "ruff", "check", "--no-cache", *python)
    assert passed(copy, "tests/architecture/test_architecture.py", "-k", "rules or import or engine") > 3


def test_no_more_than_three_files_are_changed() -> None:
    listed = re.findall(r"^\d+\. `([\w/.-]+)`", PAGE.partition("## What changes in existing files")[2], re.MULTILINE)
    assert set(CHANGED) <= set(listed)
    assert len(listed) <= MOST_CHANGED


SHARED = ("engine/core", "engine/players", "tables", "db", "cogs", "render", "locales", "scripts", "practice")
EXAMPLE = re.compile(r"^ +(?:make |scripts/)")
"""A line that may name a title: an example of how a script is called."""
STORED = "_FORMER_PREFIXES = {"
"""Another: the prefixes that stored games of earlier versions hold."""


COMMANDS_OF_TITLES = {ROOT / "scripts/battle.py", ROOT / "scripts/odds.py"}
"""What a title offers from the shell, which is a title's too."""


def shared_files() -> list[Path]:
    """The code of ours that is no title's."""
    found = [ROOT / "bot.py", *(path for folder in SHARED for path in sorted((ROOT / folder).rglob("*.py")))]
    shared = [path for path in found if path not in COMMANDS_OF_TITLES]
    return [path for path in shared if not set(path.relative_to(ROOT).parts) & set(TITLES)]


def test_nothing_shared_names_a_title() -> None:
    names = re.compile("|".join([*TITLES, *(type(title).__name__ for title in TITLES.values())]))
    naming = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in shared_files()
        for line in path.read_text("utf-8").splitlines()
        if names.search(line) and not EXAMPLE.match(line) and not line.startswith(STORED)
    ]
    assert naming == []
