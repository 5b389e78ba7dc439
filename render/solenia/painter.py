"""The painter of Solenia: the picture for each question."""

from __future__ import annotations

from engine.solenia.view import View
from render.kit.painter import Page, StandardPainter
from render.solenia.alt_text import board_words, card_words, change_words, hand_words
from render.solenia.board import paint_board, paint_change, paint_panel
from render.solenia.hand import paint_card, paint_hand
from render.solenia.prewarm import steps
from render.solenia.signs_page import paint_signs, signs_words

PAGES = {
    "board": Page(paint_board, board_words),
    "panel": Page(paint_panel, board_words),
    "hand": Page(paint_hand, hand_words),
    "card": Page(paint_card, card_words),
    "change": Page(paint_change, change_words),
    "legend": Page(paint_signs, signs_words),
}

PAINTER = StandardPainter("solenia", View, PAGES, steps)
