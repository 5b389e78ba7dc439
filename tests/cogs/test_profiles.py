"""Profiles and tables of the best."""

from __future__ import annotations

from render.kit.picture import Scene
from render.sheets.records import LeadersSheet, ProfileSheet
from tests.cogs.playing import begin, board
from tests.cogs.world import World


async def played(world: World) -> None:
    """Ada resigns a game against Ben."""
    await begin(world)
    asked = await world.slash("ada", "daynight resign")
    assert asked is not None
    await world.press("ada", asked, "resign")
    assert "rematch" in board(world).verbs


def drawn(scenes: list[Scene], what: str) -> Scene:
    return [scene for scene in scenes if scene.what == what][-1]


async def test_a_profile_shows_what_a_person_has_achieved(world: World, scenes: list[Scene]) -> None:
    await played(world)
    shown = await world.slash("ada", "me profile", person=world.users["ben"])
    assert shown is not None
    assert "won" in shown.text
    sheet = drawn(scenes, "profile").view
    assert isinstance(sheet, ProfileSheet)
    (block,) = sheet.blocks
    assert (sheet.title, sheet.line, block.name, block.note) == (
        "Ben",
        "Server",
        "Day & Night",
        "provisional (1 rated game)",
    )
    assert block.lines[:2] == ("1 game · 100% won", "1 won · 0 lost")
    assert int(block.rating) > 1000

    best = await world.press("ada", shown, "leaders")
    assert best is not None
    table = drawn(scenes, "leaders").view
    assert isinstance(table, LeadersSheet)
    assert [(line.name, line.own) for line in table.lines] == [("Ben", False), ("Ada", True)]

    mine = await world.press("ada", best, "profile")
    assert mine is not None
    assert drawn(scenes, "profile").view.title == "Ada"


async def test_who_has_not_played_reads_so(world: World, scenes: list[Scene]) -> None:
    await world.slash("qing", "me profile")
    assert drawn(scenes, "profile").language == "zh-TW"
    assert drawn(scenes, "profile").view.blocks == ()
    shown = await world.slash("qing", "me leaders", game="eclipse")
    assert shown is not None
    assert drawn(scenes, "leaders").view.title == "蝕"
    assert drawn(scenes, "leaders").view.lines == ()
    other = await world.choose("qing", shown, shown.find("leaders")[0], "solenia")
    assert other is not None
    assert drawn(scenes, "leaders").view.title == "晝夜星"
