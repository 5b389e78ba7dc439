"""docs/new-title.md is followed exactly in a copy of the repository; its title is then complete."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from engine.titles import TITLES
from tests.docs.recipes import ROOT, apply, copy_repository, count_passed, read_recipe, run

PATH = ROOT / "docs" / "new-title.md"
PAGE = PATH.read_text("utf-8")
RECIPE = read_recipe(PATH)
MOST_CHANGED = 3

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with the title of the page in it."""
    root: Path = tmp_path_factory.mktemp("repository")
    copy_repository(root)
    apply(RECIPE, root)
    return root


def test_the_commands_of_the_page_record_games_and_digests_and_draw_a_picture(copy: Path) -> None:
    """In their order; after them the recorded games play as recorded, and there is one for every way of ending."""
    for command in RECIPE.commands:
        words = shlex.split(command)
        assert words[0] == "python", command
        run(copy, *words[1:])
    assert (copy / "out" / "ladder.webp").read_bytes()[8:12] == b"WEBP"
    assert json.loads((copy / "scripts" / "digests.json").read_text("utf-8"))["ladder"].keys() == {"2", "3", "4"}
    assert count_passed(copy, "tests/recorded/test_recorded.py", "-k", "ladder or every") >= 5


def test_the_title_passes_its_own_tests_and_a_whole_game_in_discord(copy: Path) -> None:
    assert count_passed(copy, "tests/ladder") == 4


def test_the_title_keeps_the_contract(copy: Path) -> None:
    assert count_passed(copy, "tests/contract/test_contract.py", "-k", "ladder") > 30


def test_the_texts_are_complete(copy: Path) -> None:
    assert count_passed(copy, "tests/docs/test_locales.py", "tests/docs/test_terms.py") > 5


def test_the_code_is_written_as_everywhere(copy: Path) -> None:
    python = sorted(name for name in RECIPE.files if name.endswith(".py"))
    run(copy, "-m", "ruff", "format", "--check", "--no-cache", *python)
    run(copy, "-m", "ruff", "check", "--no-cache", *python)
    assert count_passed(copy, "tests/architecture/test_architecture.py", "-k", "rules or import or engine") > 3


def test_no_more_than_three_files_are_changed() -> None:
    listed = re.findall(r"^\d+\. `([\w/.-]+)`", PAGE.partition("## What changes in existing files")[2], re.MULTILINE)
    assert RECIPE.changed <= set(listed)
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
