"""/… rules: the rules in short, sections with pictures, and a search in the reader's language."""

from __future__ import annotations

import pytest

from locales import message
from locales.handbook import sections
from render.kit.picture import Scene
from tests.cogs.world import Shown, World


async def rules(world: World, who: str = "ada", **options: str) -> Shown:
    shown = await world.slash(who, "daynight rules", **options)
    assert shown is not None
    return shown


async def test_the_short_rules_lead_to_every_section(world: World, scenes: list[Scene]) -> None:
    shown = await rules(world)
    menu = shown.control("rules")
    assert list(menu.values) == [section.id for section in sections("day_and_night", "en")]
    told = await world.choose("ada", shown, menu, "crystals")
    assert told is not None
    assert "## " not in told.text.replace("### ", "")
    assert sections("day_and_night", "en")[11].text.split("\n")[0] in told.text
    assert "R-CRYSTAL" not in told.text, "the numbers of rules are for those who write them"
    assert [(scene.what, scene.card) for scene in scenes] == [("card", "crystallize")]


async def test_a_section_leads_to_the_next(world: World) -> None:
    shown = await rules(world, search="goal")
    after = await world.press("ada", shown, "rules", "day_and_night.board")
    assert after is not None
    assert "Eight columns" in after.text


@pytest.mark.parametrize(
    ("who", "words", "title"), [("ada", "free of charge", "A stolen spell"), ("qing", "不花時間", "移動")]
)
async def test_words_are_found_in_the_readers_language(world: World, who: str, words: str, title: str) -> None:
    assert f"· {title}" in (await rules(world, who, search=words)).text


async def test_several_sections_are_listed_with_the_place(world: World) -> None:
    shown = await rules(world, search="crystal")
    assert message("rules-found", "en", words="crystal") in shown.text
    assert shown.text.count("-# ") >= 3
    assert shown.control("rules").values[0] == "crystals"


async def test_nothing_found_is_said_with_the_contents(world: World) -> None:
    shown = await rules(world, search="dragon")
    assert message("rules-not-found", "en", words="dragon") in shown.text
    assert len(shown.control("rules").values) == len(sections("day_and_night", "en"))


@pytest.mark.parametrize(
    ("who", "words", "section"),
    [("ada", "how can anybody win", "goal"), ("mei", "怎样才能获胜", "goal"), ("qing", "神殿的抽牌", "temples")],
)
async def test_words_that_are_not_together_lead_to_the_nearest_sections(
    world: World, who: str, words: str, section: str
) -> None:
    shown = await rules(world, who, search=words)
    language = {"ada": "en", "mei": "zh-CN", "qing": "zh-TW"}[who]
    assert message("rules-near", language, words=words) in shown.text
    assert len(shown.control("rules").values) <= 3
    assert section in shown.control("rules").values


async def test_titles_of_sections_are_offered_while_one_types(world: World) -> None:
    offered = await world.suggest("qing", "daynight rules", "search", "水晶")
    assert offered[0] == {"name": "水晶", "value": "crystals"} or offered[0]["name"] == "水晶"
    assert len(await world.suggest("ada", "daynight rules", "search", "")) == len(sections("day_and_night", "en"))
