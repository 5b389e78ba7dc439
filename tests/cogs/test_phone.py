"""What a phone of 390 px shows at once: the question with all its answers."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cogs.ui.controls import Choice, Key, button, menu, rows
from cogs.ui.outgoing import compose, gallery, text
from cogs.ui.panel import Panel
from cogs.ui.phone import BUTTON, BUTTON_GAP, GAP, HEAD, MENU, SCREEN, answers_end, text_height
from locales import LANGUAGES
from scripts.bench_panels import ends_in
from scripts.measure import BARS
from tests.cogs.test_panel import PLAIN, ask, look, places

PICK = Key("pick", 1, 0, 1, "a")
GALLERY, ROW = 12, 1


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
