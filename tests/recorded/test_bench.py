"""The benchmarks and the release check: every part runs over every title, or over one, in its smallest size."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from engine.core.session import Session
from engine.titles import TITLES
from scripts import release_check
from scripts.bench import PARTS, TOGETHER
from scripts.bench_beside import catanatron_rows
from scripts.bench_history import history_rows
from scripts.bench_restart import play_originals
from scripts.fuzz import Result
from scripts.measure import BARS, with_bar

ROOT = Path(__file__).resolve().parents[2]
EVERY_TITLE = pytest.mark.parametrize("title", TITLES)
SMALLEST = ("--scale", "0.001", "--games", "1", "--workers", "1", "--pair", "easy", "easy", "--json")


FOR_EVERY_TITLE = (*PARTS["engine"], "open_tables", "duels")
FOR_ONE = {
    "day_and_night": ("presses", "scores", "panels"),
    "solenia": ("load", "typed", "stored", "messages"),
    "afternova": ("restart", "memory_one", "behaviour"),
}
"""Parts that take their time even in the smallest size; `make release` has every part of every title."""


def bench(title: str, parts: Iterable[str]) -> list[dict]:
    command = [sys.executable, str(ROOT / "scripts" / "bench.py"), "--title", title, "--only", *parts, *SMALLEST]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=1700, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])["rows"]


@EVERY_TITLE
@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_the_parts_of_the_benchmarks_have_rows(title):
    parts = (*FOR_EVERY_TITLE, *FOR_ONE.get(title, ()))
    rows = bench(title, parts)
    assert {row["part"] for row in rows} == set(parts)
    for row in rows:
        assert set(row) == {"part", "quantity", "title", "value", "unit", "bar", "holds"}
        assert row["title"] == title
        assert row["value"] is not None
        assert row["bar"] is None or isinstance(row["holds"], bool)


@pytest.mark.slow
def test_the_heavy_title_has_rows_of_its_own():
    rows = bench("armada", ["all"])
    assert {row["part"] for row in rows} == set(PARTS["heavy"])
    assert all(row["bar"] is not None for row in rows)


def test_no_part_of_the_benchmarks_is_left_out():
    tested = {*FOR_EVERY_TITLE, *PARTS["heavy"], *chain(*FOR_ONE.values())}
    assert tested | set(TOGETHER) == set(chain(*PARTS.values())), "the week is tested in test_week.py"


def test_the_store_after_a_long_history_has_rows_and_the_plan_of_every_call(capsys):
    rows = history_rows(0.0001)
    assert {row.quantity.partition(",")[0] for row in rows if row.bar is not None} >= {
        "event loop held by the first tick",
        "event loop held by the table of the best",
        "statements that read all that was ever played",
    }
    assert next(row for row in rows if row.quantity.startswith("statements")).holds
    planned = set(re.findall(r"plan of (.+?): (?:SEARCH|SCAN|CO|MULTI|USE|MATERIALIZE|LIST)", capsys.readouterr().out))
    assert {"games.of_person", "results.leaders", "post.due", "forgetting.sweep"} <= planned


@EVERY_TITLE
async def test_games_in_which_somebody_is_asked_in_secret_are_played_for_the_restart(title, tmp_path):
    await play_originals(tmp_path / "orrery.sqlite3", title, 3)


CATANATRON = """
from enum import Enum
from types import SimpleNamespace

Color = Enum("Color", "RED BLUE WHITE ORANGE")
RandomPlayer = str

class Game:
    def __init__(self, players, seed):
        self.state = SimpleNamespace(actions=[])
        self.players = players

    def play(self):
        self.state.actions += range(25 * len(self.players))
        sum(range(100_000))
"""


def test_a_public_engine_is_measured_beside_a_title_where_it_is_installed(tmp_path, monkeypatch):
    monkeypatch.setattr("scripts.bench_beside.find_spec", lambda name: None)
    assert catanatron_rows("solenia") == []
    monkeypatch.undo()
    (tmp_path / "catanatron.py").write_text(CATANATRON)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "catanatron", raising=False)
    (row,) = catanatron_rows("solenia", games=2)
    assert (row.title, row.unit, row.bar) == ("solenia", "1/s", None)
    assert row.value is not None
    assert row.value > 0
    monkeypatch.delitem(sys.modules, "catanatron")


# -- bars -----------------------------------------------------------------------------------------------------------


def test_a_title_with_a_bar_of_its_own_is_held_against_it():
    assert set(BARS["speed"]["titles"]) <= set(TITLES)
    own = with_bar("speed", "speed", "afternova", 23_000, "1/s")
    assert (own.bar, own.holds) == (BARS["speed"]["titles"]["afternova"], True)
    other = with_bar("speed", "speed", "a title without a bar of its own", 23_000, "1/s")
    assert (other.bar, other.holds) == (BARS["speed"]["least"], False)


def test_a_bar_is_under_at_least_or_exactly():
    assert with_bar("undo", "undo", "solenia", 20, "ms").holds is False
    assert with_bar("speed", "speed", "solenia", 43_000, "1/s").holds is True
    assert with_bar("restart_messages", "messages", "solenia", 1, "").holds is False


# -- before a release -----------------------------------------------------------------------------------------------


def check(tmp_path: Path, monkeypatch, *args: str) -> tuple[int, release_check.Found]:
    """Runs it for one small table, with digests of its own."""
    monkeypatch.setattr(release_check, "DIGESTS", tmp_path / "digests.json")
    if not release_check.DIGESTS.exists():
        release_check.DIGESTS.write_text("{}")
    monkeypatch.setattr(release_check, "RECORDED_GAMES", 1)
    out = tmp_path / "out"
    only = ("--only", "fuzz", "--games", "1", "--workers", "1", "--title", "day_and_night", "--out", str(out))
    monkeypatch.setattr(sys, "argv", ["release_check", *only, *args])
    status = release_check.main()
    return status, msgspec.json.decode((out / "release-check.json").read_bytes(), type=release_check.Found)


def test_games_that_play_otherwise_than_before_are_a_problem_until_it_is_written_down(tmp_path, monkeypatch, capsys):
    status, found = check(tmp_path, monkeypatch)
    assert status == 1
    assert "plays otherwise" in found.problems[0]
    assert "plays otherwise" in capsys.readouterr().out
    assert check(tmp_path, monkeypatch, "--renew-digests")[0] == 0
    status, found = check(tmp_path, monkeypatch)
    assert (status, found.problems, found.fuzz[0]["finished"]) == (0, [], 1)
    assert "Everything holds." in capsys.readouterr().out


def test_a_game_that_breaks_is_a_problem(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(Session, "standing", lambda _: 1 / 0)
    status, found = check(tmp_path, monkeypatch, "--renew-digests")
    assert status == 1
    assert found.problems == ["day_and_night, 2 players: 1 crashes", "day_and_night, 2 players: 1 games did not end"]


@pytest.mark.parametrize(
    ("total", "problems"),
    [
        (Result(finished=2), []),
        (Result(finished=1, dead_ends=1), ["1 dead ends", "1 games did not end"]),
        (Result(finished=1, leaks=1), ["1 leaks", "1 games did not end"]),
    ],
)
def test_what_is_wrong_with_games(total, problems):
    assert list(release_check.find_problems(total, 2)) == problems


def test_a_missed_bar_and_a_part_that_breaks_are_problems(monkeypatch, tmp_path):
    missed, held = with_bar("undo", "undo, p99", "solenia", 21, "ms"), with_bar("load", "load", "solenia", 0.01, "ms")
    parts = {"play": [missed, held], "sessions": None}
    monkeypatch.setattr(release_check, "PARTS_CHECKED", tuple(parts))
    monkeypatch.setattr(release_check, "measure", lambda title, part, scale, games: parts[part])
    monkeypatch.setattr(sys, "argv", ["release_check", "--only", "bench", "--title", "solenia", "--out", str(tmp_path)])
    assert release_check.main() == 1
    found = msgspec.json.decode((tmp_path / "release-check.json").read_bytes(), type=release_check.Found)
    assert found.rows == [missed, held]
    assert found.problems == [
        f"solenia: undo, p99 is 21 ms, bar {BARS['undo']['under']:g}",
        "solenia: the part “sessions” of the benchmarks broke",
    ]


def test_a_press_that_nobody_acknowledged_misses_its_bar():
    row = with_bar("week_press", "p99", "all", float("inf"), "ms")
    assert (row.value, row.holds) == (float("inf"), False)


def test_every_title_and_number_of_players_has_its_digest():
    recorded = json.loads(release_check.DIGESTS.read_text(encoding="utf-8"))
    wanted = {(job.title, str(job.players)) for job in release_check.jobs_of(TITLES)}
    assert {(title, players) for title, digests in recorded.items() for players in digests} == wanted
