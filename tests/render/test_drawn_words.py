"""Pictures speak the reader's language: what the painters write in Chinese pictures has no English word and no letter,
except names of places, squares and cards, which are the same in every language and can be typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from cogs.titles import presentations
from cogs.ui.presentation import Presentation
from engine.core.chance import Chance
from render.kit import text
from render.kit.fonts import Role, has_glyph
from render.kit.sprites import SPRITES
from render.pictures import Scene, painter
from scripts.games import moves
from tests.contract.games import tables
from tests.declared import declared

WORD = re.compile(r"[A-Za-z]+")
POSITIONS = (12, 90, 200)
"""After how many answers of a random game its pictures are looked at."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Whatever is drawn. Sprites of other tests would be used again without being drawn, so none are kept."""
    found: set[str] = set()
    make = text._mask

    def listen(words: str, style: text.Style) -> Any:
        found.add(words)
        return make(words, style)

    SPRITES.clear()
    monkeypatch.setattr(text, "_mask", listen)
    yield found
    SPRITES.clear()


def draw(scene: Scene) -> None:
    """What is written is known before the picture is compressed, which takes longer than to draw it."""
    painter(scene.title).draw(scene)  # type: ignore[attr-defined]


def draw_all(presentation: Presentation, language: str) -> None:
    """A component of each kind, and every page at some positions of a game."""
    cards = {card.kind: card for card in presentation.cards().values() if card.drawn}
    for card in cards.values():
        draw(Scene(presentation.id, "card", presentation.fresh_view(), language, card=card.id))
    session = tables((presentation.title,))[-1].begin()
    for number, (seat, keys) in enumerate(moves(session, Chance("words"), most=POSITIONS[-1] + 1)):
        if number in POSITIONS:
            for page in sorted(presentation.pictures - {"card", "posting", "change"}):
                name = f"{page}:{seat}" if page in declared(presentation.id).pages_of_a_seat else page
                draw(Scene(presentation.id, name, presentation.trim_view(session.view(seat), page), language))
        session.submit(seat, keys)


@pytest.mark.parametrize("presentation", presentations().values(), ids=presentations())
def test_no_english_is_written_in_a_chinese_picture(presentation: Presentation, written: set[str]) -> None:
    draw_all(presentation, "zh-TW")
    assert len(written) > 10
    code = re.compile(declared(presentation.id).codes)
    foreign = {
        words
        for words in written
        for word in re.findall(r"[A-Za-z0-9]+", words)
        if WORD.search(word) and not code.fullmatch(word)
    }
    assert foreign == set()
    signs = {sign for words in written for sign in words if not sign.isspace()}
    drawn = {sign for sign in signs if any(has_glyph(sign, role, "zh-TW") for role in get_args(Role))}
    assert signs - drawn == set(), "a sign without a glyph leaves a gap (№ before the number of an origin)"


@pytest.mark.parametrize("presentation", presentations().values(), ids=presentations())
def test_a_negative_number_is_drawn_with_a_minus(presentation: Presentation, written: set[str]) -> None:
    draw_all(presentation, "en")
    assert len(written) > 10
    assert {each for each in written if re.search(r"(?<![\w-])-\d", each)} == set()
