"""What a phone of 390 px shows at once: the question with all its answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.measure import walk
from cogs.ui.outgoing import OutgoingMessage, compose, gallery, text
from cogs.ui.panel import Panel
from cogs.ui.phone import BUTTON, BUTTON_GAP, GAP, HEAD, MENU, SCREEN, answers_end, text_height
from cogs.ui.presentation import Beside, Section, TitlePresentation
from engine.core.decision import Option
from engine.core.text import say
from locales import LANGUAGES
from locales.chinese import JOINER
from scripts.bench_panels import ends_in
from scripts.measure import BARS
from tests.cogs.panels import reached, written
from tests.cogs.test_panel import PLAIN, TITLE, ask, cards, look, places, plain

PICK = Key("pick", 1, 0, 1, "a")
GALLERY, ROW, SECTION, SELECT = 12, 1, 9, 3


@dataclass(frozen=True)
class Tall:
    """A picture of this height and as wide as a phone shows it."""

    height: int
    width: int = 344
    data: bytes = b""
    alt: str = ""
    filename: str = "tall.webp"


def test_the_answers_end_below_all_that_stands_above_them() -> None:
    picture = Tall(200)
    out = compose(
        text("one line"),
        gallery(picture),
        *rows(button(PICK, "Yes")),
        *rows(button(PICK.with_verb("fresh"), "Refresh")),
        pictures=(picture,),
    )
    assert answers_end(out) == pytest.approx(HEAD + 22 + GAP + 200 + GAP + BUTTON)


def test_a_picture_is_scaled_to_the_phone_and_never_higher_than_it_allows() -> None:
    for picture, height in ((Tall(400, 688), 200), (Tall(3000), 591)):
        out = compose(gallery(picture), *rows(menu(PICK, "?", [Choice("a", "A")])), pictures=(picture,))
        assert answers_end(out) == pytest.approx(HEAD + height + GAP + MENU)


def test_long_buttons_go_on_in_a_line_below() -> None:
    for labels, lines in (("Yes", "No"), 1), (("Give everything to Ada", "Give everything to Ben"), 2):
        out = compose(*rows(*(button(PICK, label) for label in labels)))
        assert answers_end(out) == pytest.approx(HEAD + lines * BUTTON + (lines - 1) * BUTTON_GAP)


def test_chinese_takes_twice_the_room_of_latin_letters() -> None:
    assert text_height("a" * 30) == text_height("字" * 15) == 22
    assert text_height("字" * 30) == 44


def test_the_sign_that_joins_words_takes_no_room() -> None:
    assert text_height("字" * 21 + JOINER * 3) == 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_that_would_push_answers_off_the_first_screen_stands_below_them(language: str) -> None:
    order = {}
    for height in (100, 580):
        out = Panel(look(ask(places(12))), PLAIN, language).message(Tall(height))
        (box,) = out.view.to_components()
        kinds = [part["type"] for part in box["components"]]
        order[height] = kinds.index(GALLERY) < kinds.index(ROW)
        assert answers_end(out) <= SCREEN
    assert order == {100: True, 580: False}


def test_the_questions_of_a_game_fit_the_first_screen_with_their_answers() -> None:
    """A sample of what `make bench ARGS="--only panels"` measures of every title."""
    ends = ends_in("day_and_night", 0)
    assert sum(end <= SCREEN for end in ends) * 100 >= BARS["first_screen"]["least"] * len(ends)


class Wordy(TitlePresentation[Any]):
    """A title with much to say above its questions."""

    def summary(self, view: Any, language: str) -> list[str]:
        return ["what is in stock", *(Beside(f"known {number}") for number in range(22))]


def order_of(out: OutgoingMessage, *words: str) -> list[str]:
    """These words in the order in which they stand on the message, each once."""
    told = "\n".join(
        str(part.get("content") or part.get("label") or part.get("placeholder") or "")
        for part in walk(out.view.to_components())
    )
    return sorted((word for word in words if word in told), key=told.index)


def test_what_no_answer_needs_stands_below_the_answers_where_a_phone_has_no_room_for_both() -> None:
    told = ("what is in stock", "known 0", "Way 0")
    few = Panel(look(ask(plain(2))), Wordy(TITLE), "en").message()
    assert order_of(few, *told) == list(told)
    many = Panel(look(ask(plain(9))), Wordy(TITLE), "en").message()
    assert order_of(many, *told) == ["what is in stock", "Way 0", "known 0"]
    assert answers_end(many) <= SCREEN


def test_words_beside_buttons_stand_above_them_in_small_type_where_a_phone_has_no_room() -> None:
    told = [say("dn-option-tile", place=f"{'long ' * 30}{number}") for number in range(6)]
    options = [replace(card, detail=detail) for card, detail in zip(cards(6), told, strict=True)]
    out = Panel(look(ask((*options, *plain(1)))), Wordy(TITLE), "zh-TW").message(Tall(300))
    kinds = [part["type"] for part in walk(out.view.to_components())]
    assert SECTION not in kinds
    assert "-# **" in written(out)
    assert sorted(reached(out)) == sorted([*(f"cast:card_{n}" for n in range(6)), "way:0"])


def kinds_of_changes(count: int) -> list[Section]:
    """A deal that is composed: sending it, and many kinds of changes with three buttons each."""
    changes = [
        Section("buttons", tuple(replace(each, key=f"{number}:{each.key}") for each in plain(3)), f"-# Kind {number}")
        for number in range(count)
    ]
    return [Section("buttons", (Option("send", say("an-option-send")),), good=frozenset({"send"})), *changes]


@pytest.mark.parametrize(("count", "menus"), [(2, []), (7, [f"Kind {number}" for number in range(7)])])
def test_a_long_draft_has_a_menu_for_each_kind_of_change(count: int, menus: list[str]) -> None:
    class Composed(TitlePresentation[Any]):
        def sections(self, ask: Any, view: Any, language: str) -> list[Section]:
            return kinds_of_changes(count)

    options = tuple(option for section in kinds_of_changes(count) for option in section.options)
    out = Panel(look(ask(options)), Composed(TITLE), "en").message()
    *shown, _foot = [part["placeholder"] for part in walk(out.view.to_components()) if part["type"] == SELECT]
    assert shown == menus
    assert answers_end(out) <= SCREEN
    assert sorted(reached(out)) == sorted(option.key for option in options)


def test_what_stands_out_keeps_its_button_where_the_others_become_a_menu() -> None:
    section = Section(
        "lines", plain(9), "**Ways**", {f"way:{n}": "long " * 20 for n in range(9)}, good=frozenset({"way:4"})
    )

    class Lines(TitlePresentation[Any]):
        def sections(self, ask: Any, view: Any, language: str) -> list[Section]:
            return [section]

    out = Panel(look(ask(plain(9))), Lines(TITLE), "en").message()
    keys = [Key.parse(part.get("custom_id", "")) for part in walk(out.view.to_components()) if part["type"] == 2]
    assert [key.arg for key in keys if key is not None and key.verb == "pick"] == ["way:4"]
    assert sorted(reached(out)) == sorted(option.key for option in plain(9))


def test_of_several_buttons_the_one_that_stands_out_stays_one() -> None:
    """Accept was hidden in a menu without a name, with Decline and Counter."""
    section = Section("buttons", plain(4), "**A deal**\nwith its terms", good=frozenset({"way:0"}), hint="Answer it")
    long = Section("lines", cards(9), "", {each.key: "long " * 40 for each in cards(9)})

    class Asked(TitlePresentation[Any]):
        def sections(self, ask: Any, view: Any, language: str) -> list[Section]:
            return [section, long]

    out = Panel(look(ask((*plain(4), *cards(9)))), Asked(TITLE), "en").message()
    keys = [Key.parse(part.get("custom_id", "")) for part in walk(out.view.to_components()) if part["type"] == 2]
    assert [key.arg for key in keys if key is not None and key.verb == "pick"] == ["way:0"]
    menus = [part for part in walk(out.view.to_components()) if part["type"] == SELECT]
    assert [option["value"] for option in menus[0]["options"]] == ["way:1", "way:2", "way:3"]
    assert menus[0]["placeholder"] == "Answer it"


def test_one_line_alone_keeps_its_button_too() -> None:
    """An offer beside three planets became a menu with a single entry."""
    offer = Section("lines", plain(1), "**Offers**", {"way:0": "long " * 20})
    planets = tuple(replace(each, key=f"planet:{number}") for number, each in enumerate(plain(9)))
    lines = {each.key: "long " * 20 for each in planets}

    class Lines(TitlePresentation[Any]):
        def sections(self, ask: Any, view: Any, language: str) -> list[Section]:
            return [offer, Section("lines", planets, "**Planets**", lines)]

    out = Panel(look(ask((*plain(1), *planets))), Lines(TITLE), "en").message()
    menus = [part for part in walk(out.view.to_components()) if part["type"] == SELECT]
    assert [part["placeholder"] for part in menus if len(part["options"]) == 9] == ["Planets"]
    keys = [Key.parse(part.get("custom_id", "")) for part in walk(out.view.to_components()) if part["type"] == 2]
    assert [key.arg for key in keys if key is not None and key.verb == "pick"] == ["way:0"]


@pytest.mark.parametrize("title", ["voidfall", "afternova"])
@pytest.mark.slow
def test_long_questions_fit_the_first_screen_with_their_answers(title: str) -> None:
    """A game each of the titles whose questions say most: nine in ten of a single one, of which few are laid out."""
    ends = ends_in(title, 0)
    assert sum(end <= SCREEN for end in ends) * 10 >= 9 * len(ends)
