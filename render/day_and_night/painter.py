"""The painter of Day & Night: the picture for each question."""

from __future__ import annotations

from engine.day_and_night.view import View
from render.day_and_night.alt_text import board_words, card_words, change_words, hand_words
from render.day_and_night.board import paint_board, paint_change, paint_panel
from render.day_and_night.hand import paint_card, paint_hand
from render.day_and_night.prewarm import steps
from render.day_and_night.signs_page import paint_signs, signs_words
from render.kit.painter import Page, StandardPainter

PAGES = {
    "board": Page(paint_board, board_words),
    "panel": Page(paint_panel, board_words),
    "hand": Page(paint_hand, hand_words),
    "card": Page(paint_card, card_words),
    "change": Page(paint_change, change_words),
    "legend": Page(paint_signs, signs_words),
}

PAINTER = StandardPainter("day_and_night", View, PAGES, steps)
