"""Every picture of each title, drawn once in every language: its texts are large enough and stand out from what lies
beneath them, and its signs are on the legend.

A picture stands on a phone as large as fits into 344 x 591 pixels. Beside a question, texts that the decision needs
have at least 11 pixels there (with Chinese characters 12), annotations 9. On pictures that are looked at whole
(`Declared.looked_at_whole`) annotations may have 8. A painter says that a text is an annotation where it writes it:
`Style(..., aside=True)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

import pytest
from PIL import Image

from cogs.titles import presentations
from cogs.ui.presentation import Presentation
from locales import LANGUAGES
from render.kit import svg
from render.kit import text as kit_text
from render.kit.sprites import SPRITES
from render.kit.text import Style, write
from render.pictures import SHEETS, Scene, painter
from tests.declared import declared
from tests.render.drawn import Drawn, draw_all, following_contrast, signs_drawn, too_small
from tests.render.sample_sheets import SHEETS_SHOWN
from tests.render.written import following_texts, texts_on

MOST_TOLD = 40
"""The number of texts that a failure names, the smallest first."""
LEAST = 3.0
"""The contrast that letters of this size need (WCAG 2.2, 1.4.3)."""


@pytest.fixture(scope="module", params=list(presentations().values()), ids=list(presentations()))
def presentation(request: pytest.FixtureRequest) -> Presentation:
    """Each title in turn: its tests follow each other, and its pictures are drawn once for all of them."""
    found: Presentation = request.param
    return found


@pytest.fixture(scope="module")
def drawn(presentation: Presentation) -> Drawn:
    return draw_all(presentation)


@pytest.mark.slow
def test_a_phone_shows_every_picture_of_a_title_large_enough(presentation: Presentation, drawn: Drawn) -> None:
    """Those declared in `Declared.too_small` are to be laid out anew; one that has become large enough is taken from
    that list."""
    assert drawn.small.keys() >= presentation.pictures - {"posting"}
    compare(drawn.small, declared(presentation.id).too_small)


@pytest.mark.slow
def test_every_text_of_a_title_stands_out(drawn: Drawn) -> None:
    assert len(drawn.contrasts) > 10 or not drawn.icons, "no text was followed"
    assert {name: value for name, value in drawn.contrasts.items() if value < LEAST} == {}


@pytest.mark.slow
def test_every_sign_of_a_titles_pictures_is_on_its_legend(presentation: Presentation, drawn: Drawn) -> None:
    """What only adorns a card or a House is declared. Of a title without icons the drawings are compared; one without a
    legend declares them all."""
    SPRITES.clear()  # what was drawn before would not be drawn again
    with signs_drawn() as (icons_there, drawings_there):
        for scene in legend_scenes(presentation, "en") if "legend" in presentation.pictures else ():
            painter(scene.title).draw(scene)  # type: ignore[attr-defined]
    ornaments = declared(presentation.id).ornaments
    explained, shown = (icons_there, drawn.icons) if drawn.icons else (drawings_there, drawn.functions)
    assert len(explained) > 3 or not ornaments or "legend" not in presentation.pictures
    missing = {each for each in shown - explained if each.partition(" ")[0] not in ornaments}
    assert missing == set(), "neither on the page `legend` nor among the `ornaments` of the title's declared.py"


def test_the_legend_is_told_in_words_of_each_language(presentation: Presentation) -> None:
    told = [
        tuple(painter(scene.title).paint(scene).alt for scene in legend_scenes(presentation, language))
        for language in LANGUAGES
    ]
    assert len(set(told)) == len(LANGUAGES)
    assert all(len(words) > 40 for parts in told for words in parts)


def legend_scenes(presentation: Presentation, language: str) -> list[Scene]:
    """The pictures of a title's legend."""
    view = presentation.fresh_view()
    return [Scene(presentation.id, part, view, language) for part in presentation.in_parts("legend", view)]


def compare(found: Mapping[str, set[str]], expected: Set[str]) -> None:
    """Fails with the texts that are too small on pictures not listed, and with the listed pictures that have none."""
    unexpected = sorted(text for kind, texts in found.items() if kind not in expected for text in texts)
    assert not unexpected, "\n".join([f"{len(unexpected)} texts are too small:", *unexpected[:MOST_TOLD]])
    assert {kind for kind in expected if not found.get(kind)} == set(), "no longer too small: take them from the list"


def test_a_phone_shows_what_belongs_to_no_title_large_enough() -> None:
    with following_texts():
        scenes = [
            Scene(SHEETS, what, sheet, language)
            for what, sheets in SHEETS_SHOWN.items()
            for sheet in sheets
            for language in LANGUAGES
        ]
        found = {
            what: {text for scene in scenes if scene.what == what for text in too_small(scene, whole=True)}
            for what in SHEETS_SHOWN
        }
    compare(found, set())


def test_texts_are_followed_through_sprites_in_the_size_of_the_picture() -> None:
    with following_texts():
        canvas, plate = Image.new("RGB", (1000, 600)), Image.new("RGBA", (200, 100))
        write(plate, 20, 50, "five", Style(40, "#FFFFFF", "en", aside=True))
        write(plate, 190, 50, "beyond", Style(40, "#FFFFFF", "en"))
        svg.stamp(canvas, plate.crop((0, 0, 100, 100)).resize((50, 50)), 300, 200)
        canvas.paste(plate.copy().convert("L"), (0, 0))
        texts = [(each.words, each.size, each.aside) for each in texts_on(canvas)]
    assert texts == [("five", 20.0, True), ("five", 40, True), ("beyond", 40, False)]


def test_a_picture_that_is_too_small_is_named_and_a_listed_one_must_be() -> None:
    with pytest.raises(AssertionError, match=r"1 texts are too small:\n\s+board 'x' 5"):
        compare({"board": {"board 'x' 5"}}, frozenset())
    compare({"board": {"board 'x' 5"}}, frozenset({"board"}))
    with pytest.raises(AssertionError, match="take them from the list"):
        compare({"board": set()}, frozenset({"board"}))


def test_a_text_that_hardly_stands_out_is_found() -> None:
    with following_contrast() as found:
        canvas = Image.new("RGB", (200, 60), "#B79CF2")
        kit_text.write(canvas, 100, 30, "-1", kit_text.Style(30, "#F2B8A0", "en"), "middle")
    assert [value < 2 for value in found.values()] == [True]
