"""docs/new-title.md is followed exactly in a copy of the repository; its title is then complete."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from engine.titles import TITLES
from tests.docs.recipes import ROOT, apply, changed, copy_repository, count_passed, read_recipe, run

PATH = ROOT / "docs" / "new-title.md"
PAGE = PATH.read_text("utf-8")
RECIPE = read_recipe(PATH)
MOST_CHANGED = 3
COMMANDS = (
    "the_list_of_commands_is_complete",
    "discord_takes_the_commands_with_their_translations",
    "every_command_and_option_has_a_name_in_chinese",
    "texts_name_commands_as_a_client_in_that_language_shows_them",
    "every_text_that_names_a_command_takes_its_registered_name",
    "names_beside_each_other_differ_in_chinese",
    "a_name_is_kept_for_something_that_is_called_so",
    "every_command_answers_in_a_running_game",
    "every_command_without_a_table_says_what_to_do",
)
AT_ONCE = (
    "tests/cogs/test_actions.py",
    *(f"tests/cogs/test_commands.py::test_{name}" for name in COMMANDS),
    "tests/cogs/test_games.py::test_every_game_is_offered_to_who_wants_anything",
    "tests/cogs/test_games.py::test_every_title_says_how_long_and_how_hard_it_is",
    "tests/cogs/test_log_lines.py",
    "tests/cogs/test_pages.py::test_every_title_declares_a_board",
    "tests/cogs/test_words.py",
    "tests/contract/test_updates.py",
    "tests/docs/test_locales.py",
    "tests/docs/test_plurals.py",
    "tests/render/test_fonts.py",
    "tests/docs/test_terms.py",
    "tests/players/test_effort.py::test_decisions_of_every_title_level_and_number_of_players_are_recorded",
    "tests/recorded/test_recorded.py",
)
"""The tests that go through all titles, beside tests that are asked for each."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The repository with the title of the page in it. Whoever has followed the page in this one has it already."""
    if "ladder" in TITLES:
        pytest.skip("the page has been followed in this repository")
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


def test_every_test_that_is_asked_for_each_title_passes(copy: Path) -> None:
    """Of all shared folders, and its own tests."""
    assert count_passed(copy, *folders_of_all(copy), "tests/ladder", "-k", "ladder") > 80


def folders_of_all(copy: Path) -> list[str]:
    """The folders of tests that are no other title's, and that start no processes."""
    apart = {*TITLES, "ladder", "museum", "wire", "browser", "heavy"}
    found = [path.name for path in (copy / "tests").iterdir() if path.is_dir() and path.name not in apart]
    return [f"tests/{name}" for name in sorted(found) if any((copy / "tests" / name).glob("test_*.py"))]


def test_every_test_that_looks_at_all_titles_at_once_passes(copy: Path) -> None:
    """Lists of commands, texts, choices of a game, terms; not again those that are asked for each title."""
    others = " and ".join(f"not {title}" for title in ("ladder", *TITLES))
    assert count_passed(copy, *AT_ONCE, "-k", others) > 60


def test_what_is_missing_is_found(copy: Path) -> None:
    """A message of a panel's status, a hint of an option, the picture of the hand: each is taken away for a while."""
    paths = [*(copy / "locales").glob("*/ladder/messages.ftl"), copy / "render" / "ladder" / "painter.py"]
    before = {path: path.read_text("utf-8") for path in paths}
    for path, text in before.items():
        gone = re.sub(r"^ladder-(status|option-hand-hint) =.*\n", "", text, flags=re.MULTILINE)
        path.write_text(gone.replace(', "hand": Page(draw_hand, hand_words)', ""), "utf-8")
        assert path.read_text("utf-8") != text
    with pytest.raises(AssertionError) as found:
        run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract/test_shown.py", "-k", "ladder")
    for path, text in before.items():
        path.write_text(text, "utf-8")
    for kind in ("code_names_is_missing[en", "common_screens_need_is_missing[en", "a_picture_is_missing[ladder"):
        assert kind in str(found.value)


def test_the_code_is_written_as_everywhere(copy: Path) -> None:
    """What the page adds to files that are there is sorted as `make fmt` does it: other titles may stand between."""
    python = sorted(name for name in RECIPE.files if name.endswith(".py"))
    there = [name for name in RECIPE.changed if name.endswith(".py")]
    run(copy, "-m", "ruff", "check", "--no-cache", "--select", "I", "--fix", *there)
    run(copy, "-m", "ruff", "format", "--check", "--no-cache", *python)
    run(copy, "-m", "ruff", "check", "--no-cache", *python)
    assert count_passed(copy, "tests/architecture/test_architecture.py", "-k", "rules or import or engine") > 3


def test_the_page_fits_whatever_other_titles_there_are() -> None:
    """Another title may be listed before or after any of those of today."""
    name = "engine/titles.py"
    lines = (ROOT / name).read_text("utf-8").splitlines(keepends=True)
    imports = [place for place, line in enumerate(lines) if re.fullmatch(r"from engine\.\w+\.title import \w+\n", line)]
    listed = [place for place, line in enumerate(lines) if re.fullmatch(r" {4}\w+\(\),\n", line)]
    assert len(imports) > len(listed) == len(TITLES)
    for place in [*imports, *listed]:
        for beside in (place, place + 1):
            text = "".join([*lines[:beside], "another title\n", *lines[beside:]])
            for file, hunk in RECIPE.hunks:
                text = changed(text, hunk) if file == name else text
            assert "Ladder(),\n" in text


def test_no_more_than_three_files_are_changed() -> None:
    listed = re.findall(r"^\d+\. `([\w/.-]+)`", PAGE.partition("## What changes in existing files")[2], re.MULTILINE)
    assert RECIPE.changed <= set(listed)
    assert len(listed) <= MOST_CHANGED


SHARED = ("engine/core", "engine/players", "tables", "db", "cogs", "render", "locales", "scripts", "practice")
EXAMPLE = re.compile(r"^ +(?:make |(?:python )?scripts/)")
"""A line that may name a title: an example of how a script is called."""
STORED = "_FORMER_PREFIXES = {"
"""Another: the prefixes that stored games of earlier versions hold."""


COMMANDS_OF_TITLES = {ROOT / f"scripts/{name}.py" for name in ("battle", "odds")}
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
