"""A painter made from pages."""

from __future__ import annotations

from PIL import Image

from render.kit.painter import Page, StandardPainter
from render.kit.picture import Scene

BOARD = Page(lambda scene: Image.new("RGB", (40, 20)), lambda scene: "a board")
HAND = Page(lambda scene: Image.new("RGB", (20, 20)), lambda scene: f"a hand in {scene.language}")


def painter(steps=lambda: iter(())):
    return StandardPainter("two_words", int, {"board": BOARD, "hand": HAND}, steps)


def scene(what):
    return Scene("two_words", what, None, "en")


def test_every_page_has_its_picture_its_words_and_its_file_name():
    picture = painter().paint(scene("hand"))
    assert (picture.width, picture.alt, picture.filename) == (20, "a hand in en", "two-words-hand.webp")


def test_what_has_no_page_shows_the_board():
    picture = painter().paint(scene("posting"))
    assert (picture.width, picture.alt, picture.filename) == (40, "a board", "two-words-posting.webp")


def test_pages_of_one_kind_have_one_painter_and_a_file_name_that_discord_takes():
    assert painter().paint(scene("hand:2")).width == 20
    assert painter().paint(scene("hand:2")).filename == "two-words-hand-2.webp"


def test_scenes_and_other_work_are_steps_of_the_prewarming():
    drawn = []

    def draw(scene):
        drawn.append(scene.what)
        return BOARD.draw(scene)

    def steps():
        yield scene("board")
        drawn.append("own")
        yield None

    made = StandardPainter("two_words", int, {"board": Page(draw, BOARD.alt)}, steps)
    assert len(list(made.prewarm())) == 2
    assert drawn == ["board", "own"]
