"""/… card finds every component of a title, by name in any language, by code, by letter, and tells its rulings."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.screens.cards import rules_of, words_of
from cogs.titles import presentations
from cogs.ui.cards import cards_named, codes_of, names_of, offered_cards, title_of
from cogs.ui.measure import BYTES
from cogs.ui.presentation import Presentation
from locales import LANGUAGES, message, translate
from locales.handbook import sections
from render.pictures import Scene, paint
from tests.cogs.world import World
from tests.day_and_night.facts import FACTS
from tests.declared import declared

TITLES = presentations()
EVERY_TITLE = pytest.mark.parametrize("presentation", TITLES.values(), ids=TITLES)
ROOM = 3600
"""Characters of a page, beside those of its buttons."""


def rulings_of(presentation: Presentation, card: str) -> list[Any]:
    return [each for each in presentation.rulings() if card in each.about]


@EVERY_TITLE
def test_every_component_can_be_looked_up(presentation: Presentation) -> None:
    assert declared(presentation.id).components - set(presentation.cards()) == set()


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_is_found_by_its_name(presentation: Presentation, language: str) -> None:
    """Or one that looks the same, where there are copies under other numbers; or one of that name, whose page leads to
    the others of that name."""
    known = presentation.cards()
    for card in known.values():
        name = translate(card.name, language)
        found = [known[each] for each in cards_named(presentation, name)]
        assert any(set(names_of(card)) & set(names_of(each)) for each in found), name
        offered = [card_id for _, card_id in offered_cards(presentation, name, language)[:25]]
        titles = {title_of(known[each], language) for each in offered}
        assert title_of(card, language) in titles, name


@EVERY_TITLE
def test_every_component_is_found_by_its_codes(presentation: Presentation) -> None:
    for card in presentation.cards().values():
        for code in codes_of(card):
            assert card.id in cards_named(presentation, code) or code in presentation.cards(), (card.id, code)


@EVERY_TITLE
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_tells_what_it_is_on_one_page(presentation: Presentation, language: str) -> None:
    for card in presentation.cards().values():
        assert translate(card.text, language).strip(), card.id
        told = words_of(card, rulings_of(presentation, card.id), language)
        assert "{" not in told, card.id
        assert len(told) <= ROOM, card.id
        assert len(told.encode()) <= BYTES - 1500, card.id


@EVERY_TITLE
def test_every_ruling_concerns_something_that_can_be_looked_up(presentation: Presentation) -> None:
    assert presentation.rulings(), "a title without rulings"
    keys = [each.text.key for each in presentation.rulings()]
    assert len(set(keys)) == len(keys)
    for each in presentation.rulings():
        assert each.about, each.text.key
        assert each.about <= set(presentation.cards()), each.about - set(presentation.cards())


@EVERY_TITLE
def test_components_lead_to_sections_of_the_rules(presentation: Presentation) -> None:
    known = sections(presentation.id, "en")
    told = {rule for section in known for rule in rules_of(section)}
    cards = presentation.cards().values()
    assert {section for card in cards for section in card.sections} <= {section.id for section in known}
    rules = {rule for each in presentation.rulings() for rule in each.rules}
    assert told & rules or all(card.sections for card in cards)


@EVERY_TITLE
def test_every_component_that_has_a_picture_is_drawn(presentation: Presentation) -> None:
    """One of each kind; every card has its own test beside the painter."""
    kinds = {card.kind: card for card in presentation.cards().values() if card.drawn}
    for card in kinds.values():
        picture = paint(Scene(presentation.id, "card", presentation.fresh_view(), "zh-TW", card=card.id))
        assert picture.alt
        assert picture.width > 200


@EVERY_TITLE
def test_every_rule_of_the_facts_is_told_at_a_component_or_belongs_to_none(presentation: Presentation) -> None:
    told = {rule for each in presentation.rulings() for rule in each.rules}
    known = declared(presentation.id)
    assert told <= known.rules
    assert not told & known.of_no_component
    assert set(known.by_itself.values()) <= set(presentation.cards())
    assert known.rules - told - known.of_no_component == set(known.by_itself)


async def test_what_is_typed_so_far_is_offered_by_name_in_any_language(world: World) -> None:
    for who, typed in (("ada", "crystal s"), ("qing", "水晶天"), ("ada", "水晶天"), ("mei", "crystal_sky")):
        offered = await world.suggest(who, "daynight card", "name", typed)
        assert [choice["value"] for choice in offered] == ["crystal_sky"], typed


async def test_things_of_one_name_lead_to_each_other(world: World) -> None:
    technology = await world.slash("ada", "eclipse card", name="plasma cannon")
    assert technology is not None
    assert message("ecl-kind-technology", "en") in technology.text
    part = await world.press("ada", technology, "card", "eclipse.part-plasma_cannon")
    assert part is not None
    assert message("ecl-kind-part", "en") in part.text


async def test_the_page_of_a_spell_says_how_many_the_deck_holds(world: World) -> None:
    """[R-DECK-2]: deck lists are public."""
    for who, card, told in (
        ("ada", "day_wish", f"{FACTS['day_wish'].copies} in Day's deck of 70"),
        ("qing", "crystal_sky", f"夜的牌庫 70 張中有 {FACTS['crystal_sky'].copies} 張"),
    ):
        shown = await world.slash(who, "daynight card", name=card)
        assert shown is not None
        assert told in shown.text


async def test_a_sector_is_shown_by_its_number(world: World, scenes: list[Scene]) -> None:
    shown = await world.slash("qing", "eclipse card", name="101")
    assert shown is not None
    assert "星區 101" in shown.text
    assert [(scene.what, scene.card) for scene in scenes] == [("card", "sector-101")]
