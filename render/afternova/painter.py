"""The painter of Afternova: which picture answers which question."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.afternova.view import View
from render.afternova.alt_text import board_words, card_words, change_words, deal_words, hand_words, panel_words
from render.afternova.board import paint_board
from render.afternova.deal import paint_change, paint_deal
from render.afternova.hand import paint_card, paint_hand
from render.afternova.panel import paint_panel
from render.afternova.prewarm import board_scene, deal_scene, steps
from render.kit.encode import to_picture
from render.kit.picture import Picture, Scene


class AfternovaPainter:
    """Draws Afternova."""

    view_type = View

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene, with its alt text."""
        canvas, words = self._draw(scene)
        return to_picture(canvas, words, f"afternova-{scene.what}")

    def _draw(self, scene: Scene) -> tuple[Image.Image, str]:
        match scene.what:
            case "board":
                return paint_board(scene), board_words(scene)
            case "panel":
                return paint_panel(scene), panel_words(scene)
            case "deal":
                return paint_deal(scene), deal_words(scene)
            case "hand":
                return paint_hand(scene), hand_words(scene)
            case "card":
                return paint_card(scene), card_words(scene)
            case "change":
                return paint_change(scene), change_words(scene)

    def prewarm(self) -> Iterator[None]:
        """What every board and every contract needs; then planets, cards, built plates, the other languages."""
        for scene in (board_scene(), deal_scene()):
            self.paint(scene)
            yield
        yield from steps()


PAINTER = AfternovaPainter()
