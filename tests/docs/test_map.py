"""The pages of docs/ lead to files that exist; the map and docs/design/ can be read at a sitting."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
MAP = (DOCS / "map.md").read_text("utf-8")
PAGES = [DOCS / "map.md", *sorted(DOCS.glob("design/*.md"))]
LEADING = [ROOT / "CONTRIBUTING.md", *(page for page in sorted(DOCS.rglob("*.md")) if page.name != "new-title.md")]
"""Pages that name files which are there; new-title.md makes its own."""
LINES_OF_MAP = 90
LINES_OF_DESIGN = 130
LEAST_ROWS = 25
OURS = ("assets", "cogs", "db", "docs", "engine", "locales", "practice", "render", "scripts", "tables", "tests")


def named_paths(text: str) -> list[str]:
    """The files and folders of ours between backquotes. `<title>` is any."""
    named = [name.split(" ")[0] for name in re.findall(r"`([\w./* -]+)`", re.sub(r"<[\w ]+>", "*", text))]
    return [name for name in named if name.split("/")[0] in OURS and "/" in name]


@pytest.mark.parametrize("page", LEADING, ids=lambda page: page.stem)
def test_every_path_exists(page: Path) -> None:
    assert [path for path in named_paths(page.read_text("utf-8")) if not any(ROOT.glob(path))] == []


@pytest.mark.parametrize("page", LEADING, ids=lambda page: page.stem)
def test_every_file_named_without_its_folder_is_somewhere(page: Path) -> None:
    named = set(re.findall(r"`(\w+\.(?:py|ftl|md|json|toml))`", page.read_text("utf-8")))
    assert sorted(named - names_of_files()) == []


@cache
def names_of_files() -> frozenset[str]:
    return frozenset(path.name for folder in OURS for path in (ROOT / folder).rglob("*.*")) | {
        path.name for path in ROOT.glob("*.*")
    }


@pytest.mark.parametrize("page", LEADING, ids=lambda page: page.stem)
def test_links_to_a_heading_lead_to_one(page: Path) -> None:
    for name, anchor in re.findall(r"\]\(([\w./-]*)#([\w-]+)\)", page.read_text("utf-8")):
        headings = re.findall(r"^#+ (.+)$", (page.parent / name if name else page).read_text("utf-8"), re.MULTILINE)
        slugs = [re.sub(r"[^\w -]", "", heading.casefold()).replace(" ", "-") for heading in headings]
        assert anchor in slugs, (name, anchor)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_is_short(page: Path) -> None:
    most = LINES_OF_MAP if page.stem == "map" else LINES_OF_DESIGN
    assert len(page.read_text("utf-8").splitlines()) <= most


@pytest.mark.parametrize("page", PAGES[1:], ids=lambda page: page.stem)
def test_a_page_of_design_has_a_drawing_and_is_on_the_map(page: Path) -> None:
    assert page.read_text("utf-8").count("```") >= 2
    assert f"](design/{page.name})" in MAP


def test_the_map_leads_somewhere_from_every_row() -> None:
    """A row names at least one path, or a page."""
    rows = re.findall(r"^\| (?!to change|---)(.+?) \| (.+) \|$", MAP, re.MULTILINE)
    assert len(rows) >= LEAST_ROWS
    assert [to_change for to_change, where in rows if not named_paths(where) and "](" not in where] == []


def test_the_map_names_every_package() -> None:
    packages = [path.parent.name for path in sorted(ROOT.glob("*/__init__.py"))]
    plan = MAP.split("```")[1]
    assert [name for name in packages if f"\n{name}/" not in plan] == []
