"""The version stands in one place, and everything that shows it shows that."""

from __future__ import annotations

import json
import logging
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from cogs import logs
from cogs.health import Health
from cogs.metrics import Metrics
from cogs.settings import Settings, check_arguments
from tables.version import VERSION
from tests.cogs.playing import begin, info
from tests.cogs.world import World

ROOT = Path(__file__).resolve().parents[2]
HOME = "tables/version.py"
WRITTEN_ABOUT = ("docs/", "tests/", "requirements/", "CHANGELOG.md", "NOTICE")
"""What tells of versions, has those of others, or keeps what a version has written."""


def tracked() -> list[str]:
    """The files of the repository."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    return listed.stdout.splitlines()


@pytest.fixture
def loggers() -> Iterator[None]:
    """They are as before afterwards."""
    root, discord = logging.getLogger(), logging.getLogger("discord.app_commands.tree")
    handlers, level, filters = root.handlers[:], root.level, discord.filters[:]
    yield
    root.handlers[:], discord.filters[:] = handlers, filters
    root.setLevel(level)


def test_it_has_a_major_a_minor_and_a_patch_number() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", VERSION)


def test_it_stands_in_one_place() -> None:
    there = [name for name in tracked() if not name.startswith(WRITTEN_ABOUT) and (ROOT / name).is_file()]
    alone = re.compile(rf"(?<![\d.]){re.escape(VERSION)}(?![\d.])".encode())
    assert [name for name in there if alone.search((ROOT / name).read_bytes())] == [HOME]


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    entries = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert VERSION in entries[:2]
    assert entries[0] in (VERSION, "Unreleased")


def test_the_program_says_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        check_arguments(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"Orrery {VERSION}\n"


@pytest.mark.parametrize("form", ["plain", "json"])
@pytest.mark.usefixtures("loggers")
def test_the_log_begins_with_it(capsys: pytest.CaptureFixture[str], form: str) -> None:
    logs.set_up(Settings(log_format=form))
    logging.getLogger("orrery").info("what comes then")
    first = capsys.readouterr().err.splitlines()[0]
    assert (json.loads(first)["message"] if form == "json" else first).endswith(f"Orrery {VERSION}")


def test_the_metrics_and_the_health_check_say_it() -> None:
    assert f'orrery_info{{version="{VERSION}"}} 1.0' in generate_latest(Metrics().registry).decode()
    assert Health().report()["version"] == VERSION


async def test_help_and_the_page_of_health_say_it(world: World) -> None:
    world.let_manage("mei")
    for command in ("help", "admin health"):
        shown = await world.slash("mei", command)
        assert shown is not None
        assert f"Orrery {VERSION}" in shown.text, command


async def test_every_exported_file_names_it(world: World) -> None:
    await begin(world)
    tables, table = world.bot.services.tables, (await info(world)).id
    person = world.users["ada"].id
    _, own, whole = await tables.reports.add(table, person, "a button is missing")
    for data in (await tables.queries.export(table, person), await tables.own_data.export(person), own, whole):
        assert json.loads(data)["orrery"] == VERSION
