"""The painter of Solenia: which picture answers which question."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.solenia.view import View
from locales import LANGUAGES
from render.kit.encode import to_picture
from render.kit.picture import Picture, Scene
from render.solenia.alt_text import board_words, card_words, change_words, hand_words
from render.solenia.board import paint_board, paint_change, paint_panel
from render.solenia.hand import paint_card, paint_hand
from render.solenia.prewarm import opening_scenes, sprites


class SoleniaPainter:
    """Draws Solenia."""

    view_type = View

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene, with its alt text."""
        canvas, words = self._draw(scene)
        return to_picture(canvas, words, f"solenia-{scene.what}")

    def _draw(self, scene: Scene) -> tuple[Image.Image, str]:
        match scene.what:
            case "board" | "deal":  # nothing is negotiated here
                return paint_board(scene), board_words(scene)
            case "panel":
                return paint_panel(scene), board_words(scene)
            case "hand":
                return paint_hand(scene), hand_words(scene)
            case "card":
                return paint_card(scene), card_words(scene)
            case "change":
                return paint_change(scene), change_words(scene)

    def prewarm(self) -> Iterator[None]:
        """What the pictures of any position need; what only some need is made when it is first drawn."""
        yield from sprites()
        for scene in opening_scenes():
            self._draw(scene)
            yield
        self.paint(Scene("solenia", "card", None, LANGUAGES[0]))
        yield


PAINTER = SoleniaPainter()
