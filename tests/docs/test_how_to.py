"""The pages of docs/how-to are followed exactly, all in one copy of the repository; what they say then holds."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from tests.docs.recipes import COPIED, ROOT, Recipe, apply, copy_repository, read_recipe, run

PAGES = sorted((ROOT / "docs" / "how-to").glob("*.md"))
MAP = (ROOT / "docs" / "map.md").read_text("utf-8")
LINES = 40
NOT_READ = ("museum", "recorded", "golden", "browser", "heavy")
"""Folders of tests that no page runs."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]


@pytest.fixture(scope="module")
def recipes() -> dict[str, Recipe]:
    return {page.stem: read_recipe(page) for page in PAGES}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory, recipes: dict[str, Recipe]) -> Path:
    """The repository after all pages."""
    root: Path = tmp_path_factory.mktemp("repository")
    copy_repository(root, *NOT_READ)
    for recipe in recipes.values():
        apply(recipe, root)
    for words in commands(recipes):
        if words[0] != "python":
            subprocess.run(words, cwd=root, check=True, timeout=60)
    return root


def commands(recipes: dict[str, Recipe]) -> list[list[str]]:
    return [shlex.split(command) for recipe in recipes.values() for command in recipe.commands]


def test_the_tests_that_the_pages_name_pass(copy: Path, recipes: dict[str, Recipe]) -> None:
    """In one run of pytest: from each file what the page chooses, at least one."""
    chosen: dict[str, str] = {}
    for _, *words in commands(recipes):
        if words[:2] == ["-m", "pytest"]:
            files, _, expression = " ".join(words[2:]).partition(" -k ")
            for file in files.split():
                assert file not in chosen, f"two pages run {file}"
                chosen[file] = f"{Path(file).stem} and ({expression})" if expression else Path(file).stem
    wanted = " or ".join(f"({each})" for each in chosen.values())
    told = run(copy, "-m", "pytest", "-q", "-rp", "-n0", "-p", "no:cacheprovider", *chosen, "-k", wanted)
    passed = set(re.findall(r"^PASSED ([\w/.]+)::", told, re.MULTILINE))
    assert passed == set(chosen)


def test_the_other_commands_of_the_pages_succeed(copy: Path, recipes: dict[str, Recipe]) -> None:
    for _, *words in commands(recipes):
        if words[0].startswith("scripts/"):
            run(copy, *words)
            assert (copy / words[words.index("--out") + 1]).stat().st_size > 0


def test_what_the_pages_write_is_written_as_everywhere(copy: Path, recipes: dict[str, Recipe]) -> None:
    python = sorted({name for recipe in recipes.values() for name in recipe.files if name.endswith(".py")})
    run(copy, "-m", "ruff", "format", "--check", "--no-cache", *python)
    run(copy, "-m", "ruff", "check", "--no-cache", *python)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_is_short_says_what_to_write_and_how_to_check_it_and_is_on_the_map(page: Path) -> None:
    recipe = read_recipe(page)
    assert len(page.read_text("utf-8").splitlines()) <= LINES
    assert recipe.hunks
    assert {name.split("/")[0] for name, _ in recipe.hunks} <= set(COPIED)
    assert recipe.commands
    assert f"](how-to/{page.name})" in MAP
