"""The painter of the pictures that belong to no title."""

from __future__ import annotations

from render.kit.painter import Page, StandardPainter
from render.sheets.bracket import bracket_words, draw_bracket
from render.sheets.leaders import draw_leaders, leaders_words
from render.sheets.profile import draw_profile, profile_words
from render.sheets.records import Sheet
from render.sheets.result import draw_result, result_words
from render.sheets.statistics import draw_statistics, statistics_words

PAGES = {
    "result": Page(draw_result, result_words),
    "profile": Page(draw_profile, profile_words),
    "bracket": Page(draw_bracket, bracket_words),
    "statistics": Page(draw_statistics, statistics_words),
    "leaders": Page(draw_leaders, leaders_words),
}

PAINTER = StandardPainter("orrery", Sheet, PAGES)  # type: ignore[arg-type]
