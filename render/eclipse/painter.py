"""The painter of Eclipse: which picture answers which question."""

from __future__ import annotations

from engine.eclipse.view import View
from render.eclipse.alt_text import board_words, player_board_words
from render.eclipse.board import paint_board, paint_panel
from render.eclipse.market import market_words, paint_market
from render.eclipse.playerboard import paint_player
from render.kit.painter import Page, StandardPainter

PAGES = {
    "board": Page(paint_board, board_words),
    "panel": Page(paint_panel, board_words),
    "boards": Page(paint_player, player_board_words),
    "techs": Page(paint_market, market_words),
}

PAINTER = StandardPainter("eclipse", View, PAGES)
