"""Every page of a game from a file but the panel says where it comes from, in the reader's language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from locales import message
from render.kit.picture import Scene
from tests.cogs.playing import begin, panel
from tests.cogs.test_files import bring, exported
from tests.cogs.world import PEOPLE, Shown, World

READERS = [(name, {"en-US": "en", "en-GB": "en"}.get(locale, locale)) for name, locale in PEOPLE if name != "ben"]


def origin(world: World, language: str) -> str:
    return message("origin-file", language, who=f"<@{world.id('mei')}>")


async def page(world: World, who: str, command: str, **options: Any) -> Shown:
    shown = await world.slash(who, command, **options)
    assert shown is not None
    return shown


@pytest.mark.parametrize(("who", "language"), READERS)
async def test_a_page_of_a_finished_import_keeps_its_origin_to_itself(
    world: World, who: str, language: str, scenes: list[Scene]
) -> None:
    shown = await bring(world, "mei", await exported(world))
    assert origin(world, "zh-CN") in shown.text
    for command in ("replay", "log", "verify", "export"):
        shown = await page(world, who, f"table {command}", number=2)
        assert origin(world, language) in shown.text, command
    checked = await page(world, who, "table verify", number=2)
    assert message("verify-promise-imported", language) in checked.text
    assert message("verify-promise", language) not in checked.text
    data = next(iter((await page(world, who, "table export", number=2)).files.values()))
    assert json.loads(data)["table"]["imported_by"] == world.id("mei")
    for command in ("replay", "log", "verify", "export"):
        assert origin(world, language) not in (await page(world, who, f"table {command}", number=1)).text, command


@pytest.mark.parametrize(("who", "language"), READERS)
async def test_a_page_of_an_import_that_goes_on_keeps_its_origin_to_itself(
    world: World, who: str, language: str, scenes: list[Scene]
) -> None:
    record = json.loads(await exported(world))
    steps = [step for step in record["steps"] if step["kind"] != "resign"]
    await bring(world, "mei", json.dumps(record | {"steps": steps}).encode())
    waiting = world.public()[-1]
    assert origin(world, "zh-CN") in waiting.text, "the lobby, in the language of the table"
    mark = message("origin-mark", language)
    opened = await page(world, who, "table open")
    assert mark in opened.text
    assert message("commitment-fingerprint", "zh-CN", fingerprint="")[:8] not in waiting.text
    await world.press("qing" if who != "qing" else "ada", waiting, "join")
    lobby = await page(world, who, "daynight rules")
    assert origin(world, language) in lobby.text
    await world.press("mei", world.public()[-1], "start")
    assert origin(world, "zh-CN") in world.public()[-1].text, "the board"
    for command in ("daynight rules", "daynight about", "daynight board", "table log"):
        assert origin(world, language) in (await page(world, who, command)).text, command
    checked = await page(world, who, "table verify")
    assert message("verify-running-imported", language) in checked.text
    assert message("origin-mark", "zh-CN") in (await page(world, "mei", "table mine")).text
    own = await world.press("mei", world.public()[-1], "panel")
    assert own is not None
    assert origin(world, "zh-CN") not in own.text, "it stands on the board; there one plays, turn by turn"


async def test_a_game_that_was_opened_here_comes_from_a_file(world: World) -> None:
    shown = await begin(world)
    for text in (shown.text, (await panel(world, "ada")).text, (await page(world, "ada", "table mine")).text):
        assert "📂" not in text
        assert message("origin-mark", "en") not in text
