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


def found_in(shown: Shown) -> list[str]:
    """The sections that a page of what was found has buttons for."""
    named = [one.arg.partition(".")[2] for one in shown.find("rules") if not one.values]
    return [section for section in named if section]


def contents_of(shown: Shown) -> list[str]:
    return next(list(one.values) for one in shown.find("rules") if one.values)


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
    assert found_in(shown)[0] == "crystals"


async def test_nothing_found_is_said_with_the_contents(world: World) -> None:
    shown = await rules(world, search="dragon")
    assert message("rules-not-found", "en", words="dragon") in shown.text
    assert found_in(shown) == []
    assert contents_of(shown) == [section.id for section in sections("day_and_night", "en")]


@pytest.mark.parametrize(
    ("who", "words", "section", "heading"),
    [
        ("ada", "how can anybody win", "goal", "near"),
        ("mei", "怎样才能获胜", "goal", "found"),
        ("qing", "怎麼贏", "goal", "found"),
        ("qing", "神殿的抽牌", "temples", "near"),
    ],
)
async def test_a_question_leads_to_the_sections_that_answer_it_and_to_all_others(
    world: World, who: str, words: str, section: str, heading: str
) -> None:
    shown = await rules(world, who, search=words)
    language = {"ada": "en", "mei": "zh-CN", "qing": "zh-TW"}[who]
    assert message(f"rules-{heading}", language, words=words) in shown.text
    assert section in found_in(shown)
    assert len(contents_of(shown)) == len(sections("day_and_night", "en"))
    told = await world.press(who, shown, "rules", f"day_and_night.{section}")
    assert told is not None
    assert told.text != shown.text


async def test_titles_of_sections_are_offered_while_one_types(world: World) -> None:
    offered = await world.suggest("qing", "daynight rules", "search", "水晶")
    assert offered[0] == {"name": "水晶", "value": "crystals"} or offered[0]["name"] == "水晶"
    assert len(await world.suggest("ada", "daynight rules", "search", "")) == len(sections("day_and_night", "en"))
