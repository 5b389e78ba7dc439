"""Settings: read from `.env` and the environment; a damaged file is explained in plain words."""

from __future__ import annotations

import logging
import signal
import subprocess
import sys
import traceback
from pathlib import Path
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

import bot
from cogs import logs, startup
from cogs.settings import BadSettings, Settings, load
from cogs.shards import in_ranges, shards_of
from db.errors import DatabaseInUse, StoreAway, StoreBusy, StoreError, StoreReadOnly, StoreTooNew
from db.store import Store

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def bare_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def write(folder: Path, text: str | bytes) -> Path:
    file = folder / ".env"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def test_nothing_is_needed(tmp_path: Path) -> None:
    settings = load(tmp_path / ".env")
    assert settings.discord_token is None
    assert settings.database_url.startswith("sqlite+aiosqlite:///")


def started(*given: str) -> subprocess.CompletedProcess[str]:
    """`bot.py` with these arguments."""
    command = [sys.executable, str(ROOT / "bot.py"), *given]
    return subprocess.run(command, capture_output=True, text=True, timeout=500, check=False)


def refused(*given: str) -> int | str | None:
    """The exit status of the program with these arguments, in this process; nothing is started."""
    with pytest.MonkeyPatch.context() as patch:
        patch.delattr(bot, "load")
        with pytest.raises(SystemExit) as ended:
            bot.main(*given)
    return ended.value.code


def test_help_is_told_and_nothing_is_started(capsys: pytest.CaptureFixture[str]) -> None:
    ended = started("--help")
    assert ended.returncode == 0
    assert ended.stdout.startswith("usage: bot.py")
    assert "DISCORD_TOKEN" in ended.stdout
    assert "practice mode" in " ".join(ended.stdout.split())
    assert refused("-h") == 0
    assert capsys.readouterr().out.startswith("usage: bot.py")


def test_an_unknown_argument_is_an_error_and_nothing_is_started(capsys: pytest.CaptureFixture[str]) -> None:
    ended = started("--hlep")
    assert ended.returncode == 2
    assert "bot.py: error:" in ended.stderr
    assert "practice mode" not in ended.stdout
    for given in (("practice",), ("--help=1",), ("--token", "x")):
        assert refused(*given) == 2
        told = capsys.readouterr()
        assert "bot.py: error:" in told.err
        assert "practice mode" not in told.out


def test_without_practice_mode_the_missing_token_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The image of the container has no folder `practice`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logs, "set_up", lambda settings: None)
    monkeypatch.setitem(sys.modules, "practice", None)
    with pytest.raises(SystemExit) as ended:
        bot.main()
    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert "  - DISCORD_TOKEN is not set; this installation has no practice mode.\n" in said
    assert "defect" not in said


def test_another_missing_module_is_not_taken_for_practice_mode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "practice.py").write_text("import not_there_at_all\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(logs, "set_up", lambda settings: None)
    monkeypatch.syspath_prepend(tmp_path)
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "practice", MagicMock())  # so that what was there is put back
        del sys.modules["practice"]
        with pytest.raises(SystemExit):
            bot.main()
    said = capsys.readouterr().err
    assert "not_there_at_all" in said
    assert "DISCORD_TOKEN" not in said


def test_the_example_file_changes_nothing() -> None:
    assert load(ROOT / ".env.example") == Settings(_env_file=None)  # type: ignore[call-arg]


def test_the_example_file_names_every_setting() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert [name for name in Settings.model_fields if f"{name.upper()}=" not in text] == []


def test_the_environment_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = write(tmp_path, "DISCORD_TOKEN=from.the.file\nRENDER_WORKERS=3\nLOG_LEVEL=debug\n")
    monkeypatch.setenv("DISCORD_TOKEN", "from.the.environment")
    settings = load(file)
    assert settings.discord_token == "from.the.environment"
    assert settings.render_workers == 3
    assert settings.log_level == "DEBUG"


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:///data/x.sqlite3", "sqlite+aiosqlite:///data/x.sqlite3"),
        ("postgresql://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite:///:memory:"),
    ],
)
def test_a_database_without_a_driver_gets_ours(tmp_path: Path, given: str, used: str) -> None:
    assert load(write(tmp_path, f"DATABASE_URL={given}\n")).database_url == used


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("DATABASE_URL=orrery.sqlite3", "DATABASE_URL is not a database address"),
        ("DATABASE_URL=mysql://h/d", "DATABASE_URL is not a database address"),
        ('DISCORD_TOKEN="two words"', "DISCORD_TOKEN is not a bot token"),
        ("DISCORD_TOKEN=töken", "DISCORD_TOKEN is not a bot token"),
        ("RENDER_WORKERS=many", "RENDER_WORKERS should be a valid integer"),
        ("RENDER_WORKERS=-1", "RENDER_WORKERS should be greater than or equal to 0"),
        ("PRACTICE_PORT=99999", "PRACTICE_PORT"),
        ("LOG_LEVEL=loud", "LOG_LEVEL should be"),
        ("DISCORD_API_BASE=here", "DISCORD_API_BASE is not an address"),
        ("RENDER_WORKERS=1\nwhat is this?\n", "line 2: expected NAME=value"),
        (b"\xff\xfeD\x00I\x00", "is not a text file in UTF-8"),
    ],
)
def test_what_cannot_be_used_is_named(tmp_path: Path, text: str | bytes, said: str) -> None:
    with pytest.raises(BadSettings) as caught:
        load(write(tmp_path, text))
    assert said in "\n".join(caught.value.lines)


@pytest.mark.parametrize(
    "text",
    [
        "PROCESS_NAME=a/b",
        "PROCESS_NAME=../../elsewhere",
        'PROCESS_NAME="two words"',
        'PROCESS_NAME="orrery\\n"',
        f"PROCESS_NAME={'x' * 41}",
        'METRICS_HOST="foo bar/"',
        'METRICS_HOST="localhost\\n"',
        "METRICS_HOST=::1",
        "METRICS_HOST=a..b",
        f"METRICS_HOST={'a' * 64}",
        f"METRICS_HOST={'a.' * 127}a",
    ],
)
def test_names_and_hosts_are_matched_as_a_whole(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadSettings, match=f"^{text.partition('=')[0]} should "):
        load(write(tmp_path, text))


def test_usual_names_and_hosts_are_taken(tmp_path: Path) -> None:
    for host in ("0.0.0.0", "localhost", "metrics-1.example.org"):
        settings = load(write(tmp_path, f"PROCESS_NAME=Orrery_2-{'x' * 30}\nMETRICS_HOST={host}"))
        assert settings.metrics_host == host


def test_a_secret_is_never_repeated(tmp_path: Path) -> None:
    with pytest.raises(BadSettings) as caught:
        load(write(tmp_path, 'DISCORD_TOKEN="my secret"\nDATABASE_URL=pa55word@nowhere'))
    assert "secret" not in str(caught.value)
    assert "pa55word" not in str(caught.value)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql+asyncpg://orrery:Sun@moon:4x7Q@localhost/orrery",
        "postgresql://orrery:Sun@moon:47@localhost/orrery",
        "postgresql://orrery:Sun@moon@localhost/orrery",
        "postgresql://orrery:Sun@mo/on@localhost/orrery",
        "postgresql://orrery:Sun@moon]@localhost:5432/orrery",
    ],
)
async def test_a_password_with_signs_is_explained_and_not_shown(tmp_path: Path, address: str) -> None:
    with pytest.raises(BadSettings, match="^DATABASE_URL .*@ : / .* %40 %3A %2F") as caught:
        load(write(tmp_path, f"DATABASE_URL={address}\n"))
    with pytest.raises(StoreError, match="^DATABASE_URL .*@ : / .* %40 %3A %2F") as failed:
        await Store.open(address)
    assert logs.exit_status(failed.value) == 2
    for problem in (caught.value, failed.value):
        told = "".join(traceback.format_exception(problem))
        assert [part for part in ("Sun", "moon", "mo/on", "4x7Q", "47@") if part in told] == []


def test_a_password_with_written_signs_is_taken(tmp_path: Path) -> None:
    address = "postgresql+asyncpg://orrery:Sun%40moon%3A4%2F7@localhost/orrery"
    assert load(write(tmp_path, f"DATABASE_URL={address}\n")).database_url == address


def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(BadSettings, match="cannot be read"):
        load(tmp_path / ".env")


def test_the_program_ends_with_two_and_says_what_to_do(tmp_path: Path) -> None:
    write(tmp_path, "DATABASE_URL=nonsense\n")
    done = subprocess.run(
        [sys.executable, str(ROOT / "bot.py")], cwd=tmp_path, capture_output=True, text=True, timeout=500, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "DATABASE_URL is not a database address" in done.stderr
    assert ".env.example" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (discord.LoginFailure("no"), "Reset the token"),
        (StoreBusy("locked"), "locked by another program"),
        (StoreTooNew("Version 9 is newer."), "Version 9 is newer."),
        (StoreAway("Connect call failed"), "database server (DATABASE_URL) cannot be reached"),
        (StoreReadOnly("attempt to write a readonly database"), "allowed to write the file"),
        (DatabaseInUse("process 42"), "running already on this database (process 42)"),
        (ModuleNotFoundError("no", name="asyncpg"), "make install"),
        (PermissionError(13, "Permission denied", "data"), "who may write there"),
        (ConnectionRefusedError(111, "refused"), "Discord cannot be reached"),
    ],
)
def test_a_failed_start_is_told_in_plain_words(problem: Exception, said: str) -> None:
    assert said in "\n".join(logs.in_words(problem))


@pytest.mark.parametrize(
    ("problem", "status"),
    [
        (discord.LoginFailure("no"), 2),
        (StoreTooNew("Version 9 is newer."), 2),
        (StoreReadOnly("attempt to write a readonly database"), 2),
        (DatabaseInUse("process 42"), 2),
        (ModuleNotFoundError("no", name="asyncpg"), 2),
        (PermissionError(13, "Permission denied", "data"), 2),
        (StoreBusy("locked"), 1),
        (StoreAway("Connect call failed"), 1),
        (ConnectionRefusedError(111, "refused"), 1),
        (discord.GatewayNotFound(), 1),
        (discord.DiscordServerError(MagicMock(status=503), "overloaded"), 1),
        (RuntimeError("a defect"), 1),
    ],
)
def test_the_exit_status_is_two_for_what_a_restart_cannot_mend(
    problem: Exception, status: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that systemd, which starts the bot again after anything else, leaves it alone."""
    assert logs.last_words(problem) == status
    assert "Orrery cannot start:" in capsys.readouterr().err


def test_json_lines_are_one_object_each() -> None:
    record = logging.LogRecord("orrery", logging.INFO, __file__, 1, "two\n%s", ("lines",), None)
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    assert '"level": "INFO"' in line


async def test_a_bot_that_has_lost_its_database_to_another_delivers_nothing_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services, delivery = MagicMock(), MagicMock()
    sent: list[signal.Signals] = []
    services.store.hold = AsyncMock(side_effect=DatabaseInUse("another process"))
    monkeypatch.setattr(signal, "raise_signal", sent.append)
    await startup.heartbeat(services, delivery)
    assert sent == [signal.SIGTERM]
    delivery.kick.assert_not_called()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("PROCESSES=2\nSHARDS=2", "needs PostgreSQL"),
        ("DATABASE_URL=postgresql://localhost/orrery\nPROCESSES=2", "needs SHARDS"),
        ("DATABASE_URL=postgresql://localhost/orrery\nPROCESSES=4\nSHARDS=3", "needs SHARDS"),
    ],
)
def test_several_processes_need_a_server_and_a_shard_each(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(BadSettings, match=words):
        load(write(tmp_path, text))


def test_every_shard_is_served_by_one_place(tmp_path: Path) -> None:
    for processes, shards in ((1, 1), (4, 16), (3, 7), (5, 5)):
        served = [shard for place in range(processes) for shard in shards_of(place, processes, shards)]
        assert served == list(range(shards))
        sizes = {len(shards_of(place, processes, shards)) for place in range(processes)}
        assert max(sizes) - min(sizes) <= 1


def test_numbers_are_told_as_ranges() -> None:
    assert in_ranges([3, 0, 1, 7, 2, 9, 8]) == "0-3, 7-9"
    assert in_ranges([]) == ""
