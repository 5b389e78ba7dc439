"""The painter of Day & Night: which picture answers which question."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine.day_and_night.cards import CARDS
from engine.day_and_night.view import View
from render.day_and_night.alt_text import board_words, card_words, change_words, hand_words
from render.day_and_night.board import paint_board, paint_change, paint_panel
from render.day_and_night.hand import paint_card, paint_hand
from render.day_and_night.prewarm import opening_scene, steps
from render.kit.encode import to_picture
from render.kit.picture import Picture, Scene


class DayAndNightPainter:
    """Draws Day & Night."""

    view_type = View

    def paint(self, scene: Scene) -> Picture:
        """The picture of a scene, with its alt text."""
        canvas, words = self._draw(scene)
        return to_picture(canvas, words, f"day-and-night-{scene.what}")

    def _draw(self, scene: Scene) -> tuple[Image.Image, str]:
        view: View = scene.view
        match scene.what:
            case "board" | "deal":  # nothing is negotiated here
                return paint_board(scene), board_words(scene)
            case "panel":
                return paint_panel(scene), board_words(scene)
            case "hand":
                looking = view.looked_at is not None
                cards = view.looked_at if view.looked_at is not None else view.hand or ()
                return paint_hand(scene), hand_words(scene, 1 if looking else view.seat or 0, cards)
            case "card":
                card = scene.card or next(iter(CARDS))
                return paint_card(scene), card_words(scene, card)
            case "change":
                return paint_change(scene), change_words(scene)

    def prewarm(self) -> Iterator[None]:
        """What every board needs; then the other languages, dials, temples, panels at their sizes, empty cards."""
        self.paint(opening_scene())
        yield
        yield from steps()


PAINTER = DayAndNightPainter()
