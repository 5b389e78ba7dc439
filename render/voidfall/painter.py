"""The painter of Voidfall: which picture answers which question.

`board`, `panel` (a crop around what can be chosen), `stock:2` and `house:2` (the upper and the lower part of a mat),
`plans:2` (what the cards of a mat say), `focuses:2`, `hand`, `drawn` (Agendas of which one is kept), `offer` (Heroic or
Joint cards), `offers` (Agendas), `agendas` (the Trade ladder), `techs` (Basic ones; `techs:1f`: those of these bits),
`improved`, `event`, `crises`, `battle`, `score`, `change`, `card`, `legend`. What does not fit on one picture goes on
with the next part: `focuses:2/1` (see `render.voidfall.parts`).
"""

from __future__ import annotations

from engine.voidfall.view import View
from render.kit.painter import Page, StandardPainter
from render.voidfall import alt_sheets, alt_text
from render.voidfall.agendas import paint_drawn, paint_hand, paint_ladder, paint_offers
from render.voidfall.battle import paint_battle
from render.voidfall.board import paint_board, paint_panel
from render.voidfall.cards import paint_any
from render.voidfall.change import paint_change, paint_chapter
from render.voidfall.crises import paint_crises
from render.voidfall.event import paint_event
from render.voidfall.focuses import paint_focuses, paint_offer
from render.voidfall.legend import paint_legend
from render.voidfall.mat import paint_mat, paint_stock
from render.voidfall.plans import paint_plans
from render.voidfall.prewarm import steps
from render.voidfall.score import paint_score
from render.voidfall.technologies import paint_improved, paint_technologies

PAGES = {
    "board": Page(paint_board, alt_text.board_words),
    "panel": Page(paint_panel, alt_text.board_words),
    "house": Page(paint_mat, alt_text.house_words),
    "stock": Page(paint_stock, alt_text.house_words),
    "plans": Page(paint_plans, alt_text.plans_words),
    "focuses": Page(paint_focuses, alt_text.focuses_words),
    "drawn": Page(paint_drawn, alt_text.drawn_words),
    "hand": Page(paint_hand, alt_text.hand_words),
    "offer": Page(paint_offer, alt_text.offer_words),
    "offers": Page(paint_offers, alt_sheets.offers_words),
    "agendas": Page(paint_ladder, alt_sheets.agendas_words),
    "techs": Page(paint_technologies, alt_sheets.technologies_words),
    "improved": Page(paint_improved, alt_sheets.improved_words),
    "event": Page(paint_event, alt_sheets.event_words),
    "crises": Page(paint_crises, alt_sheets.crises_words),
    "battle": Page(paint_battle, alt_sheets.battle_words),
    "posting": Page(paint_battle, alt_sheets.battle_words),
    "score": Page(paint_score, alt_sheets.score_words),
    "change": Page(paint_change, alt_sheets.change_words),
    "chapter": Page(paint_chapter, alt_sheets.chapter_words),
    "legend": Page(paint_legend, alt_sheets.legend_words),
    "card": Page(paint_any, alt_sheets.card_words),
}

PAINTER = StandardPainter("voidfall", View, PAGES, steps)
