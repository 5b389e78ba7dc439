"""The painter of Eclipse: which picture answers which question."""

from __future__ import annotations

from engine.eclipse.view import View
from render.eclipse.alt_text import board_words, player_board_words
from render.eclipse.battle import battle_words, paint_battle
from render.eclipse.board import paint_board, paint_panel
from render.eclipse.cards import card_words, paint_card
from render.eclipse.change import change_words, paint_change
from render.eclipse.explore import explore_words, paint_explore
from render.eclipse.hand import hand_words, paint_hand
from render.eclipse.legend import legend_words, paint_legend
from render.eclipse.market import market_words, paint_market
from render.eclipse.playerboard import paint_player
from render.eclipse.prewarm import steps
from render.eclipse.score import paint_score, score_words
from render.eclipse.upgrade import paint_upgrade, upgrade_words
from render.kit.painter import Page, StandardPainter

PAGES = {
    "board": Page(paint_board, board_words),
    "panel": Page(paint_panel, board_words),
    "explore": Page(paint_explore, explore_words),
    "upgrade": Page(paint_upgrade, upgrade_words),
    "battle": Page(paint_battle, battle_words),
    "posting": Page(paint_battle, battle_words),
    "boards": Page(paint_player, player_board_words),
    "techs": Page(paint_market, market_words),
    "score": Page(paint_score, score_words),
    "change": Page(paint_change, change_words),
    "legend": Page(paint_legend, legend_words),
    "hand": Page(paint_hand, hand_words),
    "card": Page(paint_card, card_words),
}

PAINTER = StandardPainter("eclipse", View, PAGES, steps)
