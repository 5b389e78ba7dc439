"""Games from files and bug reports, as people send and get them."""

from __future__ import annotations

import json

from engine.core.text import say
from locales import message
from tests.cogs.playing import begin, board, info
from tests.cogs.test_replay import some_turns
from tests.cogs.world import Shown, World, walk


async def exported(world: World) -> bytes:
    """The file of a game that Ben has given up."""
    await begin(world)
    await some_turns(world, 8)
    asked = await world.slash("ben", "daynight resign")
    assert asked is not None
    await world.press("ben", asked, "resign")
    shown = await world.slash("ada", "table export")
    assert shown is not None
    [data] = shown.files.values()
    return data


async def bring(world: World, who: str, data: bytes) -> Shown:
    shown = await world.slash(who, "table import", file=("game.json", data))
    assert shown is not None
    return shown


async def test_a_finished_game_comes_back_to_be_looked_at(world: World) -> None:
    data = await exported(world)
    shown = await bring(world, "mei", data)
    assert message("imported-over", "zh-CN", number=2) in shown.text
    (eyes,) = [part for part in walk(shown.components) if str(part.get("custom_id")).endswith("eyes")]
    seen_by = [option["label"].partition("（")[0] for option in eyes["options"]]
    assert seen_by[1:] == ["Ada", "Ben"], "who played, as the file says"
    earlier = next(one for one in shown.controls if one.arg.endswith("back"))
    back = await world.press_control("mei", shown, earlier)
    assert back is not None
    assert back.pictures


async def test_a_game_without_a_result_waits_for_its_players(world: World) -> None:
    record = json.loads(await exported(world))
    steps = [step for step in record["steps"] if step["kind"] != "resign"]
    shown = await bring(world, "mei", json.dumps(record | {"steps": steps}).encode())
    assert message("imported-open", "zh-CN", number=2) in shown.text
    lobby = world.public()[-1]
    assert message("lobby-imported", "zh-CN") in lobby.text
    await world.press("qing", lobby, "join")
    await world.press("mei", world.public()[-1], "start")
    assert (await info(world, 2)).status == "running"


async def test_a_game_waits_for_its_players_where_nobody_sees_it(world: World) -> None:
    record = json.loads(await exported(world))
    steps = [step for step in record["steps"] if step["kind"] != "resign"]
    world.deny("send_messages")
    refused = await bring(world, "mei", json.dumps(record | {"steps": steps}).encode())
    missing = [say("permission-send-messages")]
    assert message("error-permissions", "zh-CN", missing=missing) in refused.text
    shown = await bring(world, "mei", json.dumps(record).encode())
    assert message("imported-over", "zh-CN", number=2) in shown.text, "what is over is shown to one person alone"


async def test_a_bad_file_is_refused_in_words(world: World) -> None:
    shown = await bring(world, "ada", b"this is no game")
    assert shown.text == message("error-import-not-json", "en")


async def test_a_report_is_a_form_and_two_files(world: World) -> None:
    await begin(world)
    await some_turns(world, 6)
    log = await world.press("qing", board(world), "log")
    assert log is not None
    own = await world.fill_in("qing", log, "report", expected="The moon should have risen.")
    assert own is not None
    assert message("report-sent", "zh-TW", number=1) in own.text
    [data] = own.files.values()
    assert json.loads(data)["seed"] is None, "Qing only looks on"
    assert json.loads(data)["expected"] == "The moon should have risen."
