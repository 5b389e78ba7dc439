"""The README: every setting, the backup commands, the invite link, the links."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import discord
import pytest

from cogs.admin import Admin
from cogs.guide import Guide
from cogs.me import Me
from cogs.settings import Settings
from cogs.table import Table
from cogs.titles import cog_type
from cogs.tournament import Tournament
from engine.titles import TITLES

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
SCALE = (ROOT / "docs" / "design" / "scale.md").read_text("utf-8")
ENV = (ROOT / ".env.example").read_text("utf-8")


FROM_MAKE = {
    "ARGS": "tests/docs -k make",
    "MAKEFLAGS": "w -- ARGS=tests/docs\\ -k\\ make",
    "MAKELEVEL": "1",
    "MAKEOVERRIDES": "${-*-command-variables-*-}",
    "MFLAGS": "-w",
}
"""What `make test ARGS="tests/docs -k make"` leaves in the environment of the tests."""
NOT_TYPED = {*FROM_MAKE, "DISCORD_TOKEN", "DATABASE_URL"}


def typed_make(*words: str, folder: Path = ROOT) -> str:
    """What `make` says when it is typed in a shell of its own, without settings."""
    plain = {name: value for name, value in os.environ.items() if name not in NOT_TYPED}
    done = subprocess.run(
        ["make", *words], cwd=folder, env=plain, capture_output=True, text=True, check=True, timeout=60
    )
    return done.stdout


def table() -> dict[str, str]:
    """The settings of the README: name -> default as written."""
    return dict(re.findall(r"^\| `([A-Z_]+)` \| `?([^`|]+?)`? \|", README, re.MULTILINE))


def test_every_setting_is_in_the_readme_with_its_default() -> None:
    defaults = {
        name.upper(): "none" if field.default is None else str(field.default)
        for name, field in Settings.model_fields.items()
    }
    assert table() == defaults


def test_every_setting_is_in_env_example() -> None:
    assert set(re.findall(r"^#?([A-Z_]+)=", ENV, re.MULTILINE)) == set(table())


def test_env_example_shows_the_defaults() -> None:
    shown = {
        name: value for name, value in re.findall(r"^#([A-Z_]+)=(\S+)$", ENV, re.MULTILINE) if "user:" not in value
    }
    assert {name: table()[name] for name in shown} == shown


def test_the_page_of_practice_mode_is_where_the_readme_says() -> None:
    assert f"http://127.0.0.1:{table()['PRACTICE_PORT']}>" in README


def test_the_invitation_asks_for_the_permissions_it_names() -> None:
    asked = discord.Permissions(int(re.search(r"permissions=(\d+)", README)[1]))  # type: ignore[index]
    sentence = re.search(r"The permissions are (.*?)\.", README, re.DOTALL)[1]  # type: ignore[index]
    named = [" ".join(name.split()) for name in re.split(r",| and ", sentence)]
    flags = {
        "View Channels": "view_channel",
        "Send Messages": "send_messages",
        "Send Messages in Threads": "send_messages_in_threads",
        "Create Public Threads": "create_public_threads",
        "Create Private Threads": "create_private_threads",
        "Embed Links": "embed_links",
        "Attach Files": "attach_files",
        "Read Message History": "read_message_history",
    }
    assert asked == discord.Permissions(**{flags[name]: True for name in named})


@pytest.mark.parametrize(
    ("command", "runs"),
    [
        ("backup", "scripts/backup.py save"),
        ("backup ARGS=--keep=7", "scripts/backup.py save --keep=7"),
        ("restore", "scripts/backup.py list"),
        ("restore ARGS=backups/1", "scripts/backup.py restore backups/1"),
    ],
)
def test_make_backs_up_and_restores(command: str, runs: str) -> None:
    told = typed_make("-n", *command.split())
    assert told.rstrip().splitlines()[-1].endswith(runs)


def test_a_make_in_a_test_is_as_typed_in_a_shell_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make test ARGS=tests/docs` runs this as well: its arguments and its remarks are not those of the make here."""
    for name, value in FROM_MAKE.items():
        monkeypatch.setenv(name, value)
    assert typed_make("-n", "backup").rstrip().splitlines()[-1].endswith("scripts/backup.py save")


def test_ci_types_what_the_readme_says(tmp_path: Path) -> None:
    """Exactly the second command of the README, last, as in a shell of one's own: no option, and nothing inherited from
    a make around it."""
    (commands,) = re.findall(r"## Two commands.*?```sh\n(.*?)```", README, re.DOTALL)
    typed = [line.partition("#")[0].strip() for line in commands.splitlines()]
    said = tmp_path / "typed"
    for name in ("chromium", "chromedriver", "initdb", "buildah", "mmdebstrap", "make"):
        program = tmp_path / name
        program.write_text(f'#!/bin/sh\n{{ echo "make $*"; env; }} >>"{said}"\n' if name == "make" else "#!/bin/sh\n")
        program.chmod(0o755)
    around = {"PATH": f"{tmp_path}:/usr/bin:/bin", "HOME": str(tmp_path), **FROM_MAKE}
    subprocess.run([ROOT / ".ci" / "run"], env=around, cwd=tmp_path, capture_output=True, check=True, timeout=60)
    *_, last = re.split(r"^(?=make)", said.read_text("utf-8"), flags=re.MULTILINE)
    command, *environment = last.splitlines()
    assert typed == ["make run", command]
    names = {line.partition("=")[0] for line in environment}
    assert names - {"PATH", "HOME", "PWD", "OLDPWD", "SHLVL", "_"} == set(), "nothing stands between"
    every = re.findall(r"^make ([\w-]+)", said.read_text("utf-8"), re.MULTILINE)
    assert every == ["check", "container", "test-postgres", "test-newest", "test"]


PAGES = ["README.md", "CONTRIBUTING.md", *(str(page.relative_to(ROOT)) for page in sorted(ROOT.glob("docs/**/*.md")))]
ADDS_A_COMMAND = "docs/how-to/command.md"


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    path = ROOT / page
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text("utf-8"))
    broken = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert broken == []


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ("", "practice"),
        ("#DISCORD_TOKEN=a.b.c\n", "practice"),
        ("DISCORD_TOKEN=\n", "practice"),
        ("DISCORD_TOKEN=a.b.c\n", "runtime"),
        ("DISCORD_TOKEN=a.b.c\nDATABASE_URL=sqlite:///data/o.sqlite3\n", "runtime"),
        ("DISCORD_TOKEN=a.b.c\nDATABASE_URL=postgresql+asyncpg://user:password@host/orrery\n", "postgres"),
    ],
)
def test_make_installs_what_the_settings_need(tmp_path: Path, settings: str, wanted: str) -> None:
    """A bot on Discord needs no simulator, and one with PostgreSQL its driver, pinned like everything."""
    (tmp_path / ".env").write_text(settings, "utf-8")
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text("utf-8"), "utf-8")
    (tmp_path / "requirements").symlink_to(ROOT / "requirements")
    told = typed_make("-n", "install", folder=tmp_path)
    assert f"-r requirements/{wanted}.txt" in told
    others = {"practice", "runtime", "postgres", "dev"} - {wanted}
    assert not [other for other in others if f"-r requirements/{other}.txt" in told]


def test_make_knows_the_commands_of_the_readme() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for command in set(re.findall(r"(?:`|^)make (\w+)", README + HOSTING, re.MULTILINE)):
        assert re.search(rf"^{command}:", makefile, re.MULTILINE), command


def commands() -> dict[str, set[str]]:
    """Every command, or group with its subcommands; `x` has those of any title."""
    titles = {TITLES[title_id].meta.command: cog_type(title_id) for title_id in TITLES}
    groups = titles | {"table": Table, "me": Me, "tournament": Tournament, "admin": Admin}
    found = {name: {each.name for each in cog.__cog_app_commands__} for name, cog in groups.items()}
    found["x"] = set().union(*(found[name] for name in titles))
    return found | {each.name: set() for each in Guide.__cog_app_commands__}


@pytest.mark.parametrize("page", [page for page in PAGES if page != ADDS_A_COMMAND])
def test_the_commands_that_a_page_names_exist(page: str) -> None:
    there = commands()
    text = (ROOT / page).read_text("utf-8")
    named = re.findall(r"`/([a-z]+)(?: ([a-z]+))?[^`/]*`", text)
    unknown = [(name, sub) for name, sub in named if name not in there or (sub and sub not in there[name])]
    assert unknown == []


def test_the_takeover_of_the_readme_is_that_of_the_last_storm() -> None:
    n = r"([\d.]+)"
    told = re.search(
        rf"from one that was killed \| {n} s, 95 of 100 within {n} s at 11 presses a second, {n} and {n} s at 58",
        README,
    )
    measured = re.search(rf"\| takeovers, p50, p95 \| \d+: {n}, {n} s \| [^|]* \| \d+: {n}, {n} s \|", SCALE)
    assert told is not None
    assert measured is not None
    assert told.groups() == measured.groups()
