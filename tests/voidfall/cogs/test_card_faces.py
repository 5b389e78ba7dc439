"""Cards in `/voidfall card`: the picture is of the card asked for, and what is of the house says so."""

from __future__ import annotations

import pytest

from cogs.screens.rules import about_page
from cogs.ui.cards import cards_named
from cogs.voidfall.card_faces import faces
from cogs.voidfall.presentation import presentation
from engine.voidfall.components import parts
from engine.voidfall.records.settings import Settings
from locales import LANGUAGES, capitalize, message, translate
from render.kit.picture import Scene
from render.voidfall.painter import PAGES
from tests.cogs.panels import written
from tests.voidfall.positions import set_rules

OF_THE_HOUSE = {
    *("zenor", "3T", "S4"),
    *(each.id for each in parts().crisis_cards.values()),
    *(each.id for each in parts().focus_cards.values() if each.set == "joint"),
}
"""What the fact sheet marks H, among others."""
SOLO = [f"scenario-C0{number}1" for number in range(1, 9)]
"""Scenarios whose maps were read in a source (table at the head of the fact sheet)."""
SOURCED = {"production", "heroic_conquest", "shields", "1T", "1A", "valnis", "cortozaar", "W3"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_house_says_so_in_words_and_in_its_alt_text(language: str) -> None:
    """Crises, Joint cards, abilities of the special houses (section 10 of the fact sheet)."""
    mark = message("vf-face-house-value", language)
    for card in OF_THE_HOUSE | SOURCED:
        assert (mark in translate(faces()[card].text, language)) == (card in OF_THE_HOUSE), card
        alt = PAGES["card"].alt(Scene("voidfall", "card", None, language, card=card))
        assert (mark.strip("（）()。.") in alt) == (card in OF_THE_HOUSE), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_pieces_of_the_house_say_so(language: str) -> None:
    """What War cards add, what Fallen Houses build, most maps (section 11 of the fact sheet)."""
    for mark, kind in (("value", "war-"), ("reward", "fallen-"), ("maps", "scenario-")):
        words = message(f"vf-face-house-{mark}", language)
        assert {card.id for card in faces().values() if words in translate(card.text, language)} >= {
            each for each in faces() if each.startswith(kind) and each not in SOLO
        }
        assert all(words not in translate(faces()[each].text, language) for each in (*SOLO, "corvette"))


@pytest.mark.parametrize("typed", ["Engage", "進攻", "进攻"])
def test_focus_cards_are_found_by_their_actions(typed: str) -> None:
    """A player who reads the name of an action on a button can look it up: the standard card comes first."""
    found = cards_named(presentation(), typed)
    assert found[0] == "conquest"
    assert all("engage" in [action.id for action in parts().focus_cards[each].actions] for each in found)


def test_the_picture_of_each_face_is_of_that_card() -> None:
    """An id that no card of the painter has would show another one."""
    known = parts()
    painted = {
        *known.focus_cards,
        *known.technologies,
        *known.agendas,
        *known.events,
        *known.houses,
        *known.sector_kinds,
        *known.crisis_cards,
    }
    assert {card.id for card in faces().values() if card.drawn} == painted


def test_the_picture_of_a_card_of_the_house_has_one_line_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event of Cycle 3 of the tutorial (its Tier number is of the house)."""
    scene = Scene("voidfall", "card", None, "en", card="3T")
    marked = PAGES["card"].draw(scene)
    monkeypatch.setattr("render.voidfall.cards.of_the_house", lambda card: False)
    assert marked.height > PAGES["card"].draw(scene).height


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_names_what_is_of_the_house(language: str) -> None:
    shown = str(about_page(presentation(), language).view.to_components())
    assert capitalize(message("vf-source-house", language)) in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_names_the_open_questions_with_the_values_in_use(language: str) -> None:
    """Sections 9 to 11 of the facts: what sources leave open or answer differently."""
    shown = written(about_page(presentation(), language))
    assert message("about-open", language) in shown
    questions = presentation().open_questions()
    assert {each.key.removeprefix("vf-open-").replace("-", "_") for each in questions} <= set(
        Settings.__struct_fields__
    )
    for each in questions:
        told = translate(each, language)
        assert "vf-" not in told
        assert told in shown


def test_about_tells_a_value_that_an_owner_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    set_rules(monkeypatch, coop_win="at_least", improved_tech_influence=0)
    told = [translate(each, "en") for each in presentation().open_questions()]
    assert "An Improved Technology gives 0 Influence when it is gained." in told
    assert [each for each in told if "at least the Voidborn score" in each]
