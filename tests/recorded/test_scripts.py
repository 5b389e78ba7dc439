"""The scripts: repeatable figures, failures that can be replayed, stored games that are examined."""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import runpy
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from db import schema
from db.store import Store
from engine.core.errors import Broken
from engine.titles import TITLES
from scripts import admin, fuzz, games, playthrough, preview, repair
from tables.administration import Admin
from tables.records import Person, Place
from tables.service import Tables
from tests.museum.entries import NAMES, unpacked
from tests.toy.lanterns import Lanterns

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = (
    *("fuzz", "playthrough", "bench", "figures", "release", "release_check", "repair", "backup", "week", "admin"),
    *("mutants", "rehearse"),
)
FIGURES = {
    "title", "players", "games", "finished", "decisions", "decisions_per_s", "options_ms_p99", "options_ms_max",
    "crashes", "dead_ends", "leaks", "digest", "bars",
}  # fmt: skip


def run(script: str, *args: str) -> str:
    command = [sys.executable, str(ROOT / "scripts" / f"{script}.py"), *args]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=500, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("script", SCRIPTS)
def test_every_script_explains_itself(script, monkeypatch, capsys):
    """In this process, which has already imported what most of them need."""
    monkeypatch.setattr(sys, "argv", [f"{script}.py", "--help"])
    monkeypatch.setattr(sys, "path", [*sys.path])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(ROOT / "scripts" / f"{script}.py"), run_name="__main__")
    assert ended.value.code in (0, None)
    assert "usage:" in capsys.readouterr().out


def test_fuzzing_repeats_in_another_process_with_any_number_of_workers():
    summaries = []
    for workers in ("1", "2"):
        command = ("--title", "day_and_night", "--players", "2", "--games", "3", "--seed", "7", "--json")
        summaries.append(json.loads(run("fuzz", *command, "--workers", workers).splitlines()[-1]))
    one, two = summaries
    assert set(one) == FIGURES
    assert one["finished"] == one["games"] == 3
    assert one["crashes"] == one["dead_ends"] == one["leaks"] == 0
    assert one["decisions"] > 300
    assert set(one["bars"]) == {"speed", "options", "longest_options"}
    assert (one["digest"], one["decisions"]) == (two["digest"], two["decisions"])
    other = json.loads(run("fuzz", "--games", "3", "--seed", "8", "--json").splitlines()[-1])
    assert other["digest"] != one["digest"]


class Breaks(Lanterns):
    """Fails when somebody has walked two steps to the left."""

    def check(self, state):
        super().check(state)
        if state.place == -2:
            raise Broken("too far left")


def test_a_failed_game_is_written_down_and_fails_again_when_replayed(monkeypatch, tmp_path, capsys):
    for module in (fuzz, games):
        monkeypatch.setattr(module, "TITLES", {"lanterns": Breaks()})
    job = fuzz.Job("lanterns", 3, {}, "1")
    failed = next(result for result in (fuzz.play(job, game) for game in range(50)) if result.record)
    assert (failed.crashes, failed.leaks, failed.dead_ends, failed.finished) == (1, 0, 0, 0)
    path = tmp_path / "failed.txt"
    path.write_text(failed.record, encoding="utf-8")
    assert "too far left" in path.read_text(encoding="utf-8").splitlines()[-1]
    assert playthrough.replay_file(path) == 1
    assert "too far left" in capsys.readouterr().err
    monkeypatch.setattr(games, "TITLES", {"lanterns": Lanterns()})
    assert playthrough.replay_file(path) == 0


def test_a_recorded_game_can_be_made_and_replayed(tmp_path):
    path = tmp_path / "game.txt"
    run("playthrough", "--seed", "3", "--options", "turn_limit_per_player=4", "--out", str(path))
    assert "plays as recorded" in run("playthrough", "--replay", str(path))


@pytest.mark.parametrize(("leave", "gone"), [("resign 0", 1), ("resign 0 1", 2)])
def test_who_is_left_plays_on_after_a_resignation_until_too_few_are_left(leave: str, gone: int):
    """Of three: one goes, and two play to the end; two go, and the game is over."""
    text = playthrough.record(games.Table(TITLES["solenia"], 3, {}, "1"), ["easy"], 7, leave)
    lines = [line.split()[0] for line in text.splitlines()]
    assert (lines.count("resign"), lines[-1]) == (gone, "end")
    assert (lines[-2] == "resign") == (gone == 2)


@pytest.mark.parametrize("leave", ["resign", "go 1", "resign x"])
def test_leaving_in_no_known_way_is_refused(leave: str):
    with pytest.raises(ValueError):
        playthrough.ways_of_leaving(leave)


async def some_tables(url: str) -> Store:
    """A lobby, a game in the middle and one that was resigned."""
    store = await Store.open(url)
    tables = Tables(store)
    ann, bo = Person(1, "Ann", None), Person(2, "Bo", None)
    for channel in (1, 2, 3):
        table = await tables.lobby.open(ann, Place(1, channel, None), "day_and_night", {}, 0)
        if channel > 1:
            await tables.lobby.join(table.id, bo)
            await tables.lobby.start(table.id, ann.id)
            for person, keys in ((ann, ("end",)), (bo, ("end",)), (ann, ("end",))):
                await tables.play.choose(table.id, person.id, keys)
        if channel > 2:
            await tables.ending.resign(table.id, bo.id)
    await tables.close_down()
    return store


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite3'}"


def test_a_preview_can_show_a_game_of_computers(tmp_path, monkeypatch, capsys):
    """They play as at a table: the same picture every time, and another one than of random answers."""
    drawn = {}
    for name, more in (("played", ["--level", "normal"]), ("again", ["--level", "normal"]), ("random", [])):
        path = tmp_path / f"{name}.webp"
        command = ["preview.py", "--title", "day_and_night", "--seed", "3", "--moves", "40", "--out", str(path), *more]
        monkeypatch.setattr(sys, "argv", command)
        assert preview.main() == 0
        drawn[name] = path.read_bytes()
    assert "KiB" in capsys.readouterr().out
    assert drawn["played"] == drawn["again"] != drawn["random"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("--title chess", "--title"),
        ("--locale xx", "--locale"),
        ("--players 9", "--players"),
        ("--seat 7", "--seat"),
        ("--options nonsense", "nonsense"),
        ("--options nonsense=1", "nonsense"),
        ("--title voidfall --options mode=nonsense", "mode"),
        ("--title voidfall --players 2 --options mode=solo", "--options"),
        ("--what card --card nonsense", "nonsense"),
    ],
)
def test_a_preview_of_what_there_is_not_ends_with_a_word_for_it(wrong, said, tmp_path, monkeypatch, capsys):
    """It ended with a traceback."""
    monkeypatch.setattr(sys, "argv", ["preview.py", "--moves", "1", "--out", str(tmp_path / "x.png"), *wrong.split()])
    with pytest.raises(SystemExit) as ended:
        preview.main()
    assert ended.value.code == 2
    *_, last = capsys.readouterr().err.strip().splitlines()
    assert "error: argument" in last
    assert said in last


def test_a_preview_begins_its_game_once(tmp_path, monkeypatch):
    """It was begun for its options to be judged, and then again."""
    begun: list[str] = []
    begin = games.Table.begin

    def counted(table):
        begun.append(table.seed)
        return begin(table)

    monkeypatch.setattr(games.Table, "begin", counted)
    monkeypatch.setattr(sys, "argv", ["preview.py", "--moves", "1", "--out", str(tmp_path / "x.png")])
    assert preview.main() == 0
    assert begun == ["1"]


def test_a_preview_numbers_each_place_once():
    """Of several options at one place only the last number was to be seen."""
    title = TITLES["eclipse"]
    session, before = preview.play(games.Table(title, 2, {}, "1"), 4)
    (seat,) = session.owed()
    options = [option.at for option in games.ask_of(session, seat).options if option.at is not None]
    assert len(options) > len(set(options)), "several options of one place"
    wanted = argparse.Namespace(title="eclipse", what="panel", seat=None, locale="en", card=None)
    marks = preview.scene_of(session, before, wanted).marks
    assert [mark.label for mark in marks] == [str(number) for number in range(1, len(set(options)) + 1)]


async def test_repair_finds_nothing_where_nothing_is_wrong(url, capsys):
    await (await some_tables(url)).close()
    assert await repair.repair(url, write=False) == 0
    assert capsys.readouterr().out.splitlines() == ["3 tables, 0 with a problem"]


def test_the_scripts_of_an_owner_change_no_database_of_an_earlier_version_and_make_none(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    database = unpacked(NAMES[0], tmp_path)
    for url, said in (
        (f"sqlite:///{database}", "Start the bot of this version"),
        ("sqlite:///none.sqlite3", "no data"),
    ):
        (tmp_path / ".env").write_text(f"DATABASE_URL={url}\n", encoding="utf-8")
        before = database.read_bytes()
        monkeypatch.setattr("sys.argv", ["repair.py", "--dry-run"])
        assert (repair.main(), admin.main(["health"])) == (2, 2)
        assert capsys.readouterr().err.count(said) == 2
        assert database.read_bytes() == before
    assert not (tmp_path / "none.sqlite3").exists()


async def test_repair_names_the_step_that_no_longer_fits(url, capsys):
    store = await some_tables(url)
    c = schema.choices.c
    async with store.transaction() as tx:
        steps = await tx.games.choices(3)
        await tx.connection.execute(delete(schema.archives))
        await tx.games.add_choices(3, steps)
        await tx.connection.execute(update(schema.choices).where(c.table_id == 3, c.n == 2).values(keys=["fly"]))
    await store.close()
    assert await repair.repair(url, write=False) == 1
    out = capsys.readouterr().out
    assert "table 3" in out
    assert "step 2 does not fit: choose fly of seat 1, asked then: dn-ask-action" in out


async def test_repair_saves_a_damaged_position_anew_only_when_told(url, capsys):
    store = await some_tables(url)
    async with store.transaction() as tx:
        broken = update(schema.snapshots).where(schema.snapshots.c.table_id == 2).values(data=b"\xc1")
        await tx.connection.execute(broken)
    await store.close()
    assert await repair.repair(url, write=False) == 1
    assert await repair.repair(url, write=False) == 1, "a dry run changes nothing"
    assert await repair.repair(url, write=True) == 1
    assert "REPAIRED" in capsys.readouterr().out
    assert await repair.repair(url, write=False) == 0
    tables = Tables(store := await Store.open(url))
    look = await tables.queries.look(2, 2)
    assert look.pending is not None
    assert TITLES[look.info.title].meta.command == "daynight"
    await tables.play.choose(2, 2, ("end",))
    await store.close()


def test_quick_draws_reach_every_number_below_the_bound_and_repeat_with_the_seed():
    draws, again = fuzz.QuickDraws("a"), fuzz.QuickDraws("a")
    found = [draws.below(6) for _ in range(300)]
    assert set(found) == set(range(6))
    assert found == [again.below(6) for _ in range(300)]


def test_administration_from_the_shell(tmp_path, monkeypatch, capsys):
    """Each command in turn; what changes something is noted."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite3'}")

    async def prepare() -> None:
        await (await some_tables(f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite3'}")).close()

    def told(*words: str, status: int = 0) -> str:
        assert admin.main(list(words)) == status
        shown = capsys.readouterr()
        return shown.err if status else shown.out

    asyncio.run(prepare())
    assert "day_and_night: 1 running" in told("health")
    assert "the stored game fits" in told("table", "2")
    assert "nothing was changed" in told("repair", "2")
    assert "nothing was changed" in told("freeze", "2")
    assert "frozen" not in told("table", "2")
    assert "nothing to repair" in told("repair", "2", "--yes")
    told("freeze", "2", "--yes")
    assert "frozen" in told("table", "2")
    assert "already" in told("freeze", "2", status=2), "trying it is refused as well"
    assert "already" in told("freeze", "2", "--yes", status=2)
    assert "would go on" in told("thaw", "2")
    told("thaw", "2", "--yes")
    assert "would go on in channel 77" in told("move", "2", "77")
    told("move", "2", "77", "--yes")
    assert "channel 77" in told("table", "2")
    assert "would be closed" in told("end", "1")
    assert "closed" in told("end", "1", "--yes")
    assert "no such table" in told("end", "99", status=2).lower()
    assert "3 tables" in told("export", "all.jsonl.gz")
    with gzip.open(tmp_path / "all.jsonl.gz", "rt", encoding="utf-8") as file:
        assert [json.loads(line)["table"]["id"] for line in file] == [1, 2, 3]
    assert "nothing was changed" in told("forget", "2")
    assert "Bo" in told("table", "3")
    told("forget", "2", "--yes")
    assert "Bo" not in told("table", "3")
    noted = [line.split()[3] for line in told("log").splitlines()]
    assert noted == ["forget", "export", "end", "move", "thaw", "freeze"]


def test_limits_reports_and_requests_from_the_shell(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    url = f"sqlite+aiosqlite:///{tmp_path / 'orrery.sqlite3'}"
    monkeypatch.setenv("DATABASE_URL", url)

    def told(*words: str, status: int = 0) -> str:
        assert admin.main(list(words)) == status
        shown = capsys.readouterr()
        return shown.err if status else shown.out

    async def prepare() -> None:
        store = await some_tables(url)
        tables = Tables(store)
        await tables.reports.add(2, 1, "the other colour")
        await tables.administration.ask_forget(444_555_666, Admin(99, 10))
        await store.close()

    asyncio.run(prepare())
    assert "hosts on a server: 10" in told("limits")
    assert "nothing was changed" in told("limits", "--per-person", "3")
    assert "hosts on a server: 10" in told("limits")
    told("limits", "--per-person", "3", "--yes")
    assert "hosts on a server: 3" in told("limits")
    assert "all servers together" in told("limits", "--server", "7", "--presses", "5", status=2)
    told("limits", "--server", "7", "--per-person", "2", "--yes")
    assert ["server: 3" in told("limits"), "server: 2" in told("limits", "--server", "7")] == [True, True]
    assert "the other colour" in told("reports")
    told("reports", "--save", "1", str(tmp_path / "report.json"))
    assert json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["seed"]
    told("drop-report", "1")
    assert "the other colour" in told("reports")
    told("drop-report", "1", "--yes")
    assert "no reports" in told("reports")
    assert "no report 1" in told("drop-report", "1", status=2).lower()
    assert "444555666, passed on by 99 of server 10" in told("requests")
    told("forget", "444555666", "--yes")
    assert "nobody" in told("requests")
    noted = [line.split()[3] for line in told("log").splitlines()]
    assert noted == ["forget", "drop-report", "limits", "limits", "forget-asked"]
