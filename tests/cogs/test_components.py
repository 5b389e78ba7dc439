"""An owner's component files: used, refused with the file's name, and missing for games that were begun with them."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import bot
from cogs import crew, logs, startup
from cogs.components import load_components
from cogs.settings import BadSettings, Settings
from engine.solenia.components import COMPONENTS, parts
from engine.titles import use_components
from locales import message
from tables.workers import Workers
from tests.cogs.playing import answers, board, info, lobby, panel
from tests.cogs.world import World

GONE = message("error-other-components", "en", begun="??", now="??").partition("(")[0].strip()
UNFORESEEN = message("error-unforeseen", "en", reference="").partition("(")[0]


@pytest.fixture(autouse=True)
def own_components_again() -> Iterator[None]:
    yield
    use_components({})


def own(folder: Path, name: str, **changes: Any) -> Path:
    """Put a copy of a file into the folder with its first record changed."""
    records = json.loads(files("engine.solenia").joinpath("data", name).read_text("utf-8"))
    records[0] |= changes
    path = folder / "solenia" / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(records), "utf-8")
    return path


def test_files_of_the_same_name_replace_those_of_the_title(data_dir: Path) -> None:
    own(data_dir, "deliveries.json", gold=49)
    (data_dir / "solenia" / "notes.txt").write_text("not ours")
    owned = load_components(data_dir)
    assert list(owned) == ["solenia"]
    assert tuple(owned["solenia"]) == COMPONENTS.replaced == ("deliveries.json",)
    assert next(iter(parts().deliveries.values())).gold == 49


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("cards.json", '[{"id": "c01", "value": 7}]', "cards.json, record c01: Invalid enum value 7"),
        ("cards.json", "[]", "cards.json: a deck has 16 cards, not 0"),
        ("cards.json", '[{"value": 1}]', "cards.json, record number 1: "),
        ("deliveries.json", "{", "deliveries.json: it is not a JSON list of records"),
        ("deliveries.json", "\ufeff", "deliveries.json: it is not a JSON list of records"),
        ("delivery.json", "[]", "delivery.json: there is no such file; there are cards.json, "),
    ],
)
def test_a_file_that_cannot_be_used_is_named(data_dir: Path, name: str, text: str, said: str) -> None:
    path = data_dir / "solenia" / name
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    with pytest.raises(BadSettings) as caught:
        load_components(data_dir)
    (line,) = caught.value.lines
    assert line.startswith(f"{data_dir / 'solenia'}/{said}")
    assert "docs/components.md" in line
    assert COMPONENTS.replaced == ()


def test_a_title_without_component_files_takes_none(data_dir: Path) -> None:
    (data_dir / "day_and_night").mkdir()
    (data_dir / "day_and_night" / "cards.json").write_text("[]")
    with pytest.raises(BadSettings, match="this game has no component files"):
        load_components(data_dir)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="there is no folder .*nowhere"):
        load_components(tmp_path / "nowhere")
    assert load_components(Path("data")) is not None, "the folder of the default need not exist"


@pytest.mark.parametrize("token", [None, "a.b.c"])
def test_the_program_ends_with_two_before_it_connects(
    data_dir: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], token: str | None
) -> None:
    own(data_dir, "cards.json", value=7)
    settings = Settings(data_dir=data_dir, discord_token=token, practice_port=0)
    monkeypatch.setattr(bot, "load", lambda: settings)
    monkeypatch.setattr(logs, "set_up", lambda _: None)
    monkeypatch.chdir(data_dir.parent)
    with pytest.raises(SystemExit) as left:
        bot.main()
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "cards.json, record c01" in said
    assert "Traceback" not in said


async def test_about_names_the_owners_files(world: World, data_dir: Path) -> None:
    before = await world.slash("ada", "solenia about")
    assert before is not None
    assert "deliveries.json" not in before.text
    own(data_dir, "deliveries.json", gold=49)
    await world.restart()
    about = await world.slash("ada", "solenia about")
    shown = await world.slash("ada", "solenia card", name="d01")
    assert about is not None
    assert shown is not None
    assert message("about-replaced", "en", files="deliveries.json") in about.text
    assert "49 gold" in shown.text


async def test_the_processes_begin_with_the_owners_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun_with = {}

    class Noted(Workers):
        def __init__(self, processes: int, components: Any, *, name: str, **more: Any) -> None:
            super().__init__(processes, components, name=name, **more)
            begun_with[name] = components

    monkeypatch.setattr(crew, "Workers", Noted)
    owned = {"solenia": {"deliveries.json": b"{}"}}
    services = await startup.open_services(
        Settings(database_url=f"sqlite:///{tmp_path}/o.sqlite3", render_workers=1), owned
    )
    await startup.close_services(services)
    assert set(begun_with) > {"painter", "process for computer players"}
    assert all(components == owned for components in begun_with.values())


async def test_a_game_begun_with_other_files_waits_for_them(
    world: World, data_dir: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await world.slash("ada", "solenia new")
    await world.press("ada", lobby(world), "start")
    shown = await panel(world, "ada")
    shown = await world.press_control("ada", shown, answers(shown)[0]) or shown
    cells = {one.arg for one in answers(shown)}
    await world.slash("ada", "daynight new", computer="easy")
    table = await info(world)
    path = own(data_dir, "deliveries.json", gold=49)
    await world.restart()
    caplog.set_level(logging.WARNING)

    refused = ["play", "move", "board", "hand", "recap", "undo", "draw", "resign"]
    for command in [*refused, "log"]:
        answered = await world.slash("ada", f"solenia {command}", **({"line": "c3"} if command == "move" else {}))
        assert answered is not None
        assert (GONE in answered.text) is (command in refused), (command, answered.text)
        assert UNFORESEEN not in answered.text
    pressed = await world.press_control("ada", shown, answers(shown)[0])
    assert pressed is not None
    assert GONE in pressed.text
    assert await world.suggest("ada", "solenia move", "line", "") == []
    mine = await world.slash("ada", "table mine")
    after = await world.slash("ada", "table next")
    assert mine is not None
    assert after is not None
    assert "#1" in mine.text
    assert "Day" in after.text, "the table that can go on is found behind the one that cannot"
    for command in ("verify", "export"):
        answered = await world.slash("ada", f"table {command}", number=1)
        assert answered is not None
        assert UNFORESEEN not in answered.text
    assert (await info(world)).version == table.version
    assert [record for record in caplog.records if record.exc_info] == []

    path.unlink()
    await world.restart()
    shown = await panel_of(world, 1)
    assert {one.arg for one in answers(shown)} == cells, "as it was left"
    moved = await world.press_control("ada", shown, answers(shown)[0])
    assert moved is not None
    assert (await info(world)).version > table.version


async def panel_of(world: World, number: int) -> Any:
    """The panel of a table among several of a channel."""
    public = next(
        shown
        for shown in world.public()
        if any(one.custom_id.startswith(f"o1:panel:{number}:") for one in shown.controls)
    )
    shown = await world.press("ada", public, "panel")
    assert shown is not None
    return shown


async def test_a_finished_game_is_verified_with_its_own_files_only(world: World, data_dir: Path) -> None:
    await world.slash("ada", "solenia new")
    await world.press("ada", lobby(world), "start")
    asked = await world.slash("ada", "solenia resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    path = own(data_dir, "deliveries.json", gold=49)
    await world.restart()
    refused = await world.slash("ada", "table verify")
    assert refused is not None
    assert GONE in refused.text
    assert "❌" not in refused.text
    again = await world.press("ada", board(world), "rematch")
    assert again is not None
    assert (await info(world, 2)).status == "lobby", "the next game is played with the files of today"
    path.unlink()
    await world.restart()
    good = await world.slash("ada", "table verify", number=1)
    assert good is not None
    assert "✅" in good.text


async def test_a_game_whose_files_are_gone_for_good_can_be_closed(world: World, data_dir: Path) -> None:
    await world.slash("ada", "solenia new", computer="easy")
    own(data_dir, "deliveries.json", gold=49)
    await world.restart()
    shown = await world.slash("ada", "solenia play")
    assert shown is not None
    assert "/table close" in shown.text or "close table 1" in shown.text
    await world.slash("ada", "table close", number=1)
    assert (await info(world)).status == "closed"
    await world.slash("ada", "solenia new", computer="easy")
    assert (await info(world, 2)).status == "running"
