"""The best of a title on a server."""

from __future__ import annotations

from PIL import Image

from render.kit import svg
from render.kit.frame import MARGIN, banner, plate
from render.kit.icons import icon
from render.kit.palette import BRASS, BRASS_LIGHT, INDIGO, MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, PHONE, Style, phone_least, width, write, write_fit
from render.sheets.page import EMPTY, INNER, name_and_value, sheet, write_empty
from render.sheets.records import LeaderLine, LeadersSheet

ROW = 57
NOTE = 236
"""The width that a note beside a rating may have; a short name leaves it more."""
MEDALS = (BRASS_LIGHT, "#C9CFE3", "#C98B5B")


def draw_leaders(scene: Scene) -> Image.Image:
    """The canvas of a `LeadersSheet`."""
    shown: LeadersSheet = scene.view
    height = len(shown.lines) * ROW + 24 if shown.lines else EMPTY
    canvas, top = sheet(height, shown.title, shown.line, scene.language)
    if not shown.lines:
        write_empty(canvas, top, shown.empty, scene.language)
        return canvas
    svg.stamp(canvas, plate(INNER, height), MARGIN, top)
    for number, line in enumerate(shown.lines):
        _draw_line(canvas, line, top + 12 + ROW * number, scene.language)
    return canvas


def _draw_line(canvas: Image.Image, line: LeaderLine, top: float, language: str) -> None:
    y = top + ROW / 2
    if line.own:
        svg.stamp(canvas, banner(INNER - 24, ROW - 6, BRASS, INDIGO), MARGIN + 12, top + 3)
    if line.place <= len(MEDALS):
        svg.stamp_at(canvas, icon("laurels", 52, MEDALS[line.place - 1]), MARGIN + 62, y)
    write(canvas, MARGIN + 62, y, str(line.place), Style(NORMAL, PAPER, language, 700), "middle")
    right = MARGIN + INNER - 34
    rating = Style(LARGE, PAPER if line.own else BRASS_LIGHT, language, 700)
    write(canvas, right, y, line.rating, rating, "right")
    note, name = Style(PHONE, PAPER if line.own else MIST, language), Style(NORMAL, PAPER, language, 600)
    room = INNER - 34 - 116 - 140
    beside = max(NOTE, room - width(line.name, name))
    taken = write_fit(canvas, right - 116, y, line.note, note, beside, phone_least(line.note), "right")
    write_fit(canvas, MARGIN + 116, y, line.name, name, room - taken, phone_least(line.name))


def leaders_words(scene: Scene) -> str:
    """The table in words."""
    shown: LeadersSheet = scene.view
    lines = [
        name_and_value(f"{line.place}. {line.name}", line.rating, scene.language, line.note) for line in shown.lines
    ]
    return "\n".join([shown.title, shown.line, *(lines or [shown.empty])])
