"""The painter of the pictures that belong to no title."""

from __future__ import annotations

from render.kit.painter import Page, StandardPainter
from render.sheets.records import Sheet
from render.sheets.result import draw_result, result_words

PAGES = {"board": Page(draw_result, result_words), "result": Page(draw_result, result_words)}

PAINTER = StandardPainter("orrery", Sheet, PAGES)
