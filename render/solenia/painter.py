"""The painter of Solenia: which picture answers which question."""

from __future__ import annotations

from PIL import Image

from engine.solenia.components import Ground, parts
from engine.solenia.view import View
from render.kit.encode import to_picture
from render.kit.picture import Picture, Scene
from render.solenia.board import cell_wide, paint_board, paint_change, paint_panel
from render.solenia.display import TILE, tile_sprite
from render.solenia.hand import paint_card, paint_hand
from render.solenia.islands import VARIANTS, island
from render.solenia.look import LIGHTS, Grid
from render.solenia.sky import island_wide, warm_weather
from render.solenia.words import board_words, card_words, change_words, hand_words

GROUNDS: tuple[Ground, ...] = ("wood", "wheat", "stone", "water", "city_day", "city_night")


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

    def warm_up(self) -> None:
        """Islands and cities in every light, the weather of every strip, the deliveries. Cards come when they are played."""
        grid = Grid(0, 0, wide=cell_wide())
        for phase in LIGHTS:
            for ground in GROUNDS:
                for variant in range(VARIANTS):
                    island(ground, phase, variant, island_wide(grid))
        for strip in parts().strips.values():
            for face in strip.faces:
                warm_weather(strip.id, face.phase, grid)
        for tile in parts().deliveries:
            tile_sprite(tile, TILE[0])
