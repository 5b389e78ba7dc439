"""An update is rehearsed on a copy: what would not go on is named with its reason, and the database stays as it is."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from db.migrate import migrations
from scripts import rehearse
from scripts.rehearsal import Rehearsed, live_tables, rehearse_here
from tests.databases import sqlite_only
from tests.museum.entries import unpacked

pytestmark = sqlite_only
ENTRY = "816fcc4"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database of an earlier version. Its newest changes are in the journal beside it only."""
    (tmp_path / "here").mkdir()
    return unpacked(ENTRY, tmp_path / "here")


@pytest.fixture
def journal(database: Path) -> Iterator[sqlite3.Connection]:
    """A process that has the database open, and has changes in the journal."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        connection.execute("UPDATE tables SET guild_id = 4242 WHERE status IN ('lobby', 'running')")
        connection.commit()
        yield connection


def files(database: Path) -> dict[str, str]:
    """The files of the database and what they hold, without the index of the journal, which every reader may write."""
    found = sorted(path for path in database.parent.iterdir() if not path.name.endswith("-shm"))
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in found}


def test_everything_goes_on_and_the_database_is_not_touched(
    database: Path, journal: sqlite3.Connection, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The whole command, with processes of its own, while somebody has the database open."""
    before = files(database)
    assert [Path(name).suffix for name in before] == [".sqlite3", ".sqlite3-wal"]
    (tmp_path / "copies").mkdir()
    status = rehearse.main([str(database), "--processes", "1", "--folder", str(tmp_path / "copies")])
    said = capsys.readouterr().out
    assert status == 0, said
    assert "95 live tables (89 running games, 6 lobbies)" in said
    assert "95 go on, 0 do not" in said
    assert files(database) == before
    assert logging.root.manager.disable == logging.NOTSET, "the log of this process is as before"
    assert not list((tmp_path / "copies").iterdir())


@pytest.mark.parametrize("left", ["after a kill", "after an end"])
def test_a_copy_has_what_is_only_in_the_journal(
    database: Path, journal: sqlite3.Connection, tmp_path: Path, left: str
) -> None:
    """Also where nobody has the database open: a killed process leaves its journal behind."""
    stopped = tmp_path / "stopped"
    stopped.mkdir()
    if left == "after an end":
        journal.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for path in database.parent.iterdir():
        if not path.name.endswith("-shm"):
            shutil.copy(path, stopped)
    before = files(stopped / database.name)
    copy = rehearse.copy_of(stopped / database.name, tmp_path)
    assert files(stopped / database.name) == before
    with closing(sqlite3.connect(copy)) as connection:
        wanted = "SELECT count(*) FROM tables WHERE status IN ('lobby', 'running') AND guild_id = 4242"
        assert connection.execute(wanted).fetchone() == (95,)


async def outcome(database: Path, *statements: str) -> Rehearsed:
    """What becomes of the first running game of Solenia after these changes."""
    with closing(sqlite3.connect(database)) as connection:
        (number,) = connection.execute(
            "SELECT id FROM tables WHERE title = 'solenia' AND status = 'running' AND last_n > 3 ORDER BY id"
        ).fetchone()
        for statement in statements:
            assert connection.execute(statement.replace("THIS", str(number))).rowcount > 0
        connection.commit()
    url = f"sqlite+aiosqlite:///{database}"
    assert number in await live_tables(url)
    (found,) = await rehearse_here(url, [number])
    assert found.table_id == number
    return found


async def test_a_sound_game_is_continued(database: Path) -> None:
    found = await outcome(database)
    assert (found.outcome, found.why, found.title, found.status) == ("sound", "", "solenia", "running")
    assert found.answers == 3
    assert found.steps > 3


@pytest.mark.parametrize(
    ("wanted", "why", "statement"),
    [
        ("set aside", "", "UPDATE snapshots SET data = x'93' WHERE table_id = THIS"),
        ("unfair", "step 2 of", "UPDATE choices SET state_hash = '0' WHERE table_id = THIS AND n = 2"),
        ("unfair", "the deal", "UPDATE tables SET secret_number = 'another' WHERE id = THIS"),
        ("unreadable", "", "UPDATE tables SET options = '{' WHERE id = THIS"),
        ("unreadable", "error-unknown-title", "UPDATE tables SET title = 'chess' WHERE id = THIS"),
    ],
)
async def test_a_game_that_does_not_go_on_is_named_with_the_reason(
    database: Path, wanted: str, why: str, statement: str
) -> None:
    found = await outcome(database, statement)
    assert found.outcome == wanted
    assert why in found.why
    assert found.why


async def test_the_report_names_counts_tables_servers_and_reasons(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = [Rehearsed(n, "set aside", "two fields are gone", "solenia", 77, "running") for n in range(1, 51)]

    async def all_of_them(*_: object) -> list[Rehearsed]:
        return [*wrong, Rehearsed(60, "sound", title="eclipse", status="lobby")]

    monkeypatch.setattr(rehearse, "rehearse_all", all_of_them)
    assert len(rehearse.report(await all_of_them(), 1.0, everything=True)) == 53
    lines = rehearse.report(await all_of_them(), 1.0, everything=False)
    assert lines[:3] == [
        "51 live tables (50 running games, 1 lobbies) in 1 s:",
        "1 go on, 50 do not",
        "  50 of solenia: set aside",
    ]
    assert lines[3] == "table 1 (solenia, server 77): set aside: two fields are gone"
    assert "10 more" in lines[-1]


def test_what_cannot_be_rehearsed_has_a_status_of_its_own(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rehearse.main([str(tmp_path / "none.sqlite3")]) == 2
    assert "there is no database" in capsys.readouterr().err
    (tmp_path / "text").write_text("this is no database, and long enough to be seen as none")
    assert rehearse.main([str(tmp_path / "text")]) == 2
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT INTO migrations (number, name) VALUES (?, 'later')", (len(migrations()) + 1,))
        connection.commit()
    assert rehearse.main([str(database)]) == 2
    monkeypatch.setenv("DATABASE_URL", "postgresql+asyncpg://orrery:secret@localhost/orrery")
    capsys.readouterr()
    assert rehearse.main([]) == 2
    said = capsys.readouterr().err
    assert "make a copy" in said
    assert "secret" not in said
