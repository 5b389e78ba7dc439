"""Statistics as people look at them, what is recommended by them, and seasons of ratings."""

from __future__ import annotations

import pytest

from locales import LANGUAGES, message
from render.kit.picture import Scene
from render.sheets.records import LeadersSheet, StatisticsSheet
from tests.cogs.playing import begin
from tests.cogs.test_admin import managed
from tests.cogs.test_forged_controls import forge
from tests.cogs.test_profiles import drawn, played
from tests.cogs.world import Shown, World

__all__ = ["managed"]


async def counted(world: World) -> None:
    """Ben has won a game against Ada, and it is counted."""
    await played(world)
    await world.bot.services.tables.statistics.work_out()


def sheet(scenes: list[Scene]) -> StatisticsSheet:
    shown = drawn(scenes, "statistics").view
    assert isinstance(shown, StatisticsSheet)
    return shown


async def statistics(world: World, who: str = "ada", **more: object) -> Shown:
    shown = await world.slash(who, "me statistics", **more)
    assert shown is not None
    return shown


async def test_a_game_has_numbers_and_topics(world: World, scenes: list[Scene]) -> None:
    await counted(world)
    page = await statistics(world)
    assert sheet(scenes).title == "Day & Night"
    assert (sheet(scenes).facts[0], sheet(scenes).line) == (("1", "games"), "Server · 1 game counted")
    topics = page.control("stats", "day_and_night.-.0")
    assert page.text == "### 📊 Statistics: Day & Night"
    await world.choose("ada", page, topics, "seat")
    lines = sheet(scenes).lines
    assert [(line.share, line.note) for line in lines] == [(0.0, "1 game"), (1.0, "1 game")]
    assert all(line.pale and line.error > 0.1 for line in lines), "one game says little"
    assert message("stats-error", "en") in sheet(scenes).notes


async def test_a_person_stands_beside_all_others(world: World, scenes: list[Scene]) -> None:
    await counted(world)
    await statistics(world, "ben", game="day_and_night", person=world.users["ben"])
    own = sheet(scenes)
    assert own.title == "Day & Night · Ben"
    assert own.facts[0] == ("1", "games")
    assert own.facts[1][0].startswith("100%")
    assert own.facts[2] == ("50%", message("stats-fact-chance", "en"))
    page = await statistics(world, "ben", game="day_and_night", person=world.users["ben"])
    assert page.text == "### 📊 Statistics: Day & Night · Ben"
    await world.choose("ben", page, page.control("stats", f"day_and_night.-.{world.id('ben')}"), "opponents")
    (met,) = sheet(scenes).lines
    assert (met.name, met.told) == ("Ada", "1 : 0")


async def test_one_finds_them_from_the_profile_and_the_best(world: World, scenes: list[Scene]) -> None:
    await counted(world)
    profile = await world.slash("ada", "me profile", person=world.users["ben"])
    assert profile is not None
    assert await world.press("ada", profile, "stats") is not None
    assert sheet(scenes).title.endswith("Ben")
    best = await world.slash("ada", "me leaders")
    assert best is not None
    assert await world.press("ada", best, "stats") is not None
    assert sheet(scenes).title == "Day & Night"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_nothing_has_ended_it_says_so(world: World, scenes: list[Scene], language: str) -> None:
    who = {"en": "ada", "zh-TW": "qing"}.get(language, "mei")
    await statistics(world, who, game="voidfall")
    shown = sheet(scenes)
    assert shown.empty == message("stats-empty", drawn(scenes, "statistics").language)
    assert not shown.lines


@pytest.mark.parametrize(
    "arg", ["", "nothing.overview.0", "eclipse.overview.x", "eclipse.overview", "-.-.-", "eclipse.x.0"]
)
async def test_a_forged_page_is_refused_or_the_overview(world: World, arg: str) -> None:
    page = await world.slash("ada", "help")
    assert page is not None
    refused = await forge(world, "ada", page, f"o1:stats:0:-:-:{arg}")
    assert refused is not None
    if arg != "eclipse.x.0":
        assert message("error-old-control", "en") in refused.text


async def test_play_recommends_by_them(world: World) -> None:
    fresh = await world.slash("ada", "play")
    assert fresh is not None
    assert "⭐" not in fresh.text
    await counted(world)
    shown = await world.slash("ada", "play")
    assert shown is not None
    assert message("games-favourite", "en", games=1) in shown.text


# -- seasons ---------------------------------------------------------------------------------------------------------


async def test_a_season_is_chosen_by_managers_and_shown_with_its_final_table(
    managed: World, scenes: list[Scene]
) -> None:
    page = await managed.slash("mei", "admin rules")
    assert page is not None
    page = await managed.choose("mei", page, page.control("house", "season"), "1")
    assert page is not None
    assert "等级分赛季：第 1 季" in page.text
    for number in range(3):
        await begin(managed)
        await managed.bot.services.tables.ending.resign(number + 1, managed.id("ada"))
        await managed.env.settle()
        managed.channel = managed.guild.create_text_channel(f"room-{number}")
    best = await managed.slash("ada", "me leaders")
    assert best is not None
    first = await managed.press("ada", best, "season")
    assert first is not None
    assert message("season-other", "en") not in str(first), "there is no other season yet"
    table = drawn(scenes, "leaders").view
    assert isinstance(table, LeadersSheet)
    assert [line.name for line in table.lines] == ["Ben", "Ada"]
    await managed.pass_time(33 * 86400)
    await managed.bot.services.tables.seasons.close_due()  # so that nothing depends on when the next heartbeat ends
    again = await managed.slash("ada", "me profile", person=managed.users["ben"])
    assert again is not None
    (block,) = drawn(scenes, "profile").view.blocks
    assert block.medals == ((1, message("season-name", "en", number=1)),)
