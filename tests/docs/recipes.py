"""Pages of docs/ that say how to change the code: what they write, applied to a copy of the repository.

"`file`:" before a fenced block is a whole new file. A `diff` block has hunks, separated by lines `@@` (a remark may
follow); their file is named before it, "In `file`:", or by `@@ file`. A hunk of new lines only is added at the end of
its file, which it may begin. Blocks of `sh` are commands. A migration's `NNNN` is the next number.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
COPIED = ("assets", "cogs", "db", "docs", "engine", "locales", "practice", "render", "scripts", "tables", "tests")
NOT_COPIED = (".*", "*.pyc.*")
"""Compiled code is copied, but for what is being written."""


class Recipe(NamedTuple):
    """What a page writes. `new`: file -> what is in it; `hunks`: file and hunk, in order; `commands`: as typed."""

    new: dict[str, str]
    hunks: list[tuple[str, str]]
    commands: list[str]

    @property
    def files(self) -> set[str]:
        """The files that it makes or changes."""
        return {*self.new, *self.changed}

    @property
    def changed(self) -> set[str]:
        """The files that are there already."""
        return {name for name, hunk in self.hunks if before(hunk)}


def read_recipe(page: Path) -> Recipe:
    """What a page says."""
    text = page.read_text("utf-8")
    new = re.findall(r"^`([\w/.-]+)`:\n\n```\w+\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    diffs = re.findall(r"^(?:In `([\w/.-]+)`:\n\n)?```diff\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    commands = "".join(re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL))
    return Recipe(dict(new), [hunk for name, diff in diffs for hunk in _hunks(name, diff)], commands.splitlines())


def _hunks(name: str, diff: str) -> Iterator[tuple[str, str]]:
    """The hunks of a block with their files. `name`: the file before the first line that names one."""
    for head, hunk in re.findall(r"^(?:@@(.*)\n)?((?:[ +-].*\n|\n)+)", diff, re.MULTILINE):
        name = head.strip() if re.fullmatch(r" [\w/.-]+\.\w+", head) else name
        yield name, hunk


def before(hunk: str) -> str:
    """What stands in the file."""
    return "".join(line[1:] for line in hunk.splitlines(keepends=True) if line[0] in " -")


def after(hunk: str) -> str:
    """What stands there afterwards."""
    return "".join(line[1:] for line in hunk.splitlines(keepends=True) if line[0] in " +")


def changed(text: str, hunk: str) -> str:
    """The text after a hunk, which fits in one place."""
    found = before(hunk)
    if not found:
        return text + after(hunk)
    assert text.count(found) == 1, f"this stands there {text.count(found)} times:\n{found}"
    return text.replace(found, after(hunk))


def copy_repository(root: Path, *without: str) -> None:
    """The code and its tests, without what the tests of a recipe do not read."""
    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns(*NOT_COPIED, *without))
    for file in (
        ".env.example",
        "bot.py",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "Makefile",
        "pyproject.toml",
        "README.md",
    ):
        shutil.copy(ROOT / file, root / file)


def apply(recipe: Recipe, root: Path) -> None:
    """Write in the copy what the page says."""
    for name, text in recipe.new.items():
        path = root / numbered(root, name)
        assert not path.exists(), f"{name} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    for name, hunk in recipe.hunks:
        path = root / numbered(root, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(changed(path.read_text("utf-8") if path.exists() else "", hunk), "utf-8")


def numbered(root: Path, name: str) -> str:
    """The name of a migration with its number."""
    return name.replace("NNNN", f"{len(list((root / 'db' / 'migrations').glob('*.sql'))) + 1:04}")


def run(root: Path, *command: str) -> str:
    """What a command of Python says in the copy; it must succeed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *command], cwd=root, env=kept, capture_output=True, text=True, timeout=1700, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def count_passed(root: Path, *tests: str) -> int:
    """How many of these tests there are in the copy; all must pass."""
    told = run(root, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests)
    return int(re.search(r"(\d+) passed", told)[1])  # type: ignore[index]
