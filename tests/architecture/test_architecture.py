"""The architecture rules, checked on the present sources. The scanners are in scanners.py."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.architecture import scanners
from tests.architecture.scanners import Source

ROOT = Path(__file__).resolve().parents[2]

# Who may import whom, among our own top-level names. A new one has to find its place here.
MAY_IMPORT = {
    "engine": [],
    "locales": ["engine"],
    "render": ["engine", "locales"],
    "db": [],
    "tables": ["engine", "db"],
    "cogs": ["bot", "engine", "locales", "render", "db", "tables"],
    "practice": ["bot"],
    "bot": ["engine", "locales", "render", "db", "tables", "cogs", "practice"],
}
# These look at everything, and nothing that ships may lean on them.
ONLOOKERS = ["scripts", "tests"]

# Packages of others that only some of ours may touch; scripts and tests may touch all but the last.
OWNED = {
    "discord": ["bot", "cogs", "practice"],
    "PIL": ["render"],
    "resvg_py": ["render"],
    "sqlalchemy": ["db"],
    "aiosqlite": ["db"],
    "simcord": ["practice", "tests"],
}

NOT_IN_RULES = [
    *["random", "secrets", "uuid", "time", "datetime", "calendar", "zoneinfo", "sched"],  # chance and clocks
    *["os", "io", "pathlib", "glob", "shutil", "tempfile", "fileinput", "sqlite3", "shelve", "pickle"],  # files
    *["asyncio", "threading", "multiprocessing", "concurrent", "queue", "signal", "subprocess"],  # waiting
    *["socket", "ssl", "select", "urllib", "http", "locale", "gettext", "logging"],  # the world
]

FUNCTION_LINES = 60
MODULE_LINES = 700
BOT_LINES = 120


def read(path: Path) -> Source:
    return Source(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))


@cache
def sources(name: str) -> tuple[Source, ...]:
    """The Python files of a top-level name of ours; none while it has not been written."""
    folder, single = ROOT / name, ROOT / f"{name}.py"
    files = sorted(folder.rglob("*.py")) if folder.is_dir() else [single] if single.is_file() else []
    return tuple(read(file) for file in files)


def shipped() -> Iterator[Source]:
    for name in MAY_IMPORT:
        yield from sources(name)


def under(*folders: str) -> list[Source]:
    """The sources of these folders or files of the engine or another package."""
    return [
        source
        for folder in folders
        for source in sources(folder.split("/")[0])
        if source.path == folder or source.path.startswith(folder + "/")
    ]


def titles() -> list[str]:
    """The games: the packages of the engine that are not its general rooms."""
    folder = ROOT / "engine"
    if not folder.is_dir():
        return []
    return sorted(
        path.name
        for path in folder.iterdir()
        if (path / "__init__.py").is_file() and path.name not in ("core", "players")
    )


def report(findings: list[str]) -> None:
    assert not findings, "\n" + "\n".join(findings)


# --- who may import whom ---------------------------------------------------------------------------------------------


def test_every_top_level_name_has_its_place_in_the_law() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/*.py") if not path.parent.name.startswith(".")}
    modules = {path.stem for path in ROOT.glob("*.py")}
    assert packages | modules <= {*MAY_IMPORT, *ONLOOKERS}


@pytest.mark.parametrize("name", MAY_IMPORT)
def test_import_law(name: str) -> None:
    ours = [*MAY_IMPORT, *ONLOOKERS]
    report([hit for source in sources(name) for hit in scanners.wrong_imports(source, ours, MAY_IMPORT[name])])


@pytest.mark.parametrize("package", OWNED)
def test_packages_of_others_are_touched_only_where_they_belong(package: str) -> None:
    owners = OWNED[package]
    strangers = [name for name in MAY_IMPORT if name not in owners]
    if package == "simcord":
        strangers.append("scripts")
    report([hit for name in strangers for source in sources(name) for hit in scanners.imports_from(source, [package])])


def test_general_rooms_know_no_title() -> None:
    games = titles()
    modules = [f"{package}.{game}" for package in ("engine", "render") for game in games]
    general = under("engine/core", "engine/players", "render/kit", "tables", "db")
    report([hit for source in general for hit in scanners.imports_from(source, modules)])
    report([hit for source in general for hit in scanners.names_a_title(source, games)])


def test_titles_know_neither_each_other_nor_who_plays_them() -> None:
    games = titles()
    for game in games:
        others = [f"engine.{other}" for other in games if other != game]
        forbidden = [*others, "engine.players", "engine.titles"]
        report([hit for source in under(f"engine/{game}") for hit in scanners.imports_from(source, forbidden)])


def test_every_folder_of_a_package_is_a_package() -> None:
    """A folder without __init__.py is invisible to the import contracts and to importlib.resources."""
    bare = [
        path.relative_to(ROOT).as_posix()
        for name in MAY_IMPORT
        for path in sorted({file.parent for file in (ROOT / name).rglob("*.py")})
        if not (path / "__init__.py").is_file()
    ]
    report([f"{path}: has modules and no __init__.py" for path in bare])


# --- the fence around the rules --------------------------------------------------------------------------------------


def test_rules_use_the_standard_library_and_msgspec_only() -> None:
    allowed = {*sys.stdlib_module_names, "engine", "msgspec"}
    report([hit for source in sources("engine") for hit in scanners.imports_outside(source, allowed)])


def test_rules_have_no_clock_no_chance_of_their_own_no_files_and_no_world() -> None:
    report([hit for source in sources("engine") for hit in scanners.imports_from(source, NOT_IN_RULES)])


def test_rules_call_nothing_that_differs_between_processes() -> None:
    report([hit for source in sources("engine") for hit in scanners.forbidden_calls(source)])


def test_rules_keep_everything_in_the_state() -> None:
    report([hit for source in sources("engine") for hit in scanners.global_state(source)])


def test_rules_read_bundled_data_only_while_being_imported() -> None:
    report(scanners.play_time_reads(sources("engine")))


def test_rules_never_take_the_order_of_a_set() -> None:
    report([hit for source in sources("engine") for hit in scanners.set_orders(source)])


def test_states_keep_no_sets() -> None:
    report([hit for source in sources("engine") for hit in scanners.set_fields(source)])


# --- size ------------------------------------------------------------------------------------------------------------


def is_data(source: Source) -> bool:
    """Tables of cards, tiles and tracks may be as long as the game needs."""
    return source.path.endswith("/data.py") or "/data/" in source.path


def test_no_function_is_too_long_to_read() -> None:
    everything = [*shipped(), *sources("scripts")]
    report([hit for source in everything for hit in scanners.long_functions(source, FUNCTION_LINES)])


def test_no_module_is_too_long_to_know() -> None:
    everything = [source for source in (*shipped(), *sources("scripts")) if not is_data(source)]
    report([hit for source in everything for hit in scanners.long_module(source, MODULE_LINES)])


def test_the_bot_file_only_puts_things_together() -> None:
    report([hit for source in sources("bot") for hit in scanners.long_module(source, BOT_LINES - 1)])


# --- what is in the repository ---------------------------------------------------------------------------------------


@cache
def tracked() -> tuple[str, ...]:
    """Files under version control; all that is here when this is an unpacked archive without one."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return tuple(path for path in listing.stdout.split("\0") if path and (ROOT / path).is_file())


def test_no_file_names_a_registry_a_machine_or_a_secret() -> None:
    found = []
    for path in tracked():
        data = (ROOT / path).read_bytes()
        if b"\0" not in data[:8192]:
            found += scanners.out_of_place(path, data.decode("utf-8", errors="replace"))
    report(found)


def test_nothing_is_tracked_that_belongs_to_one_machine() -> None:
    private = re.compile(r"(^|/)(uv\.lock|\.env|\.venv|__pycache__|node_modules|.*\.(pyc|sqlite3|db|log|whl))(/|$)")
    report([f"{path}: should not be tracked" for path in tracked() if private.search(path)])


PIN = re.compile(r"^([a-z0-9][a-z0-9.-]*)==(\S+)( ; [^\\]+)? \\$")


def pins(name: str) -> dict[str, str]:
    """Package -> version in one of requirements/*.txt. Every line must be a pin, a hash or a comment."""
    found: dict[str, str] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if match := PIN.match(line):
            found[match[1]] = match[2]
        else:
            assert re.match(r"^    (--hash=sha256:[0-9a-f]{64}( \\)?|# .*)$", line), f"{name}.txt: {line}"
    return found


def test_packages_are_pinned_the_same_everywhere() -> None:
    runtime, practice, dev = pins("runtime"), pins("practice"), pins("dev")
    assert runtime.items() <= practice.items() <= dev.items()
    assert len(runtime) > 10


def test_a_line_that_is_no_pin_is_noticed() -> None:
    assert PIN.match("pillow==13.0.0 \\")
    assert PIN.match("colorama==0.4.6 ; sys_platform == 'win32' \\")
    assert not PIN.match("pillow>=13 \\")
    assert not PIN.match("pillow==13.0.0")
