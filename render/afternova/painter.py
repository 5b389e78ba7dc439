"""The painter of Afternova: the picture for each question."""

from __future__ import annotations

from engine.afternova.view import View
from render.afternova.alt_text import board_words, card_words, change_words, deal_words, hand_words, panel_words
from render.afternova.board import paint_board
from render.afternova.deal import paint_change, paint_deal
from render.afternova.hand import paint_card, paint_hand
from render.afternova.panel import paint_panel
from render.afternova.prewarm import steps
from render.afternova.signs_page import paint_signs, signs_words
from render.kit.painter import Page, StandardPainter

PAGES = {
    "board": Page(paint_board, board_words),
    "panel": Page(paint_panel, panel_words),
    "hand": Page(paint_hand, hand_words),
    "card": Page(paint_card, card_words),
    "change": Page(paint_change, change_words),
    "legend": Page(paint_signs, signs_words),
    "posting": Page(paint_deal, deal_words),
}

PAINTER = StandardPainter("afternova", View, PAGES, steps)
