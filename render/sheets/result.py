"""The sheet of a finished game: who is where, the scores over time, what stood out."""

from __future__ import annotations

from PIL import Image

from render.kit import svg
from render.kit.chart import Box, Lines, draw_chart
from render.kit.frame import HEAD_HEIGHT, MARGIN, plate, sky
from render.kit.head import write_title
from render.kit.icons import icon
from render.kit.palette import BRASS, BRASS_LIGHT, MIST, PAPER, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, SMALL, TITLE, Style, width, write, write_fit
from render.sheets.records import Ranked, ResultSheet

WIDTH = 1080
ROW = 82
FIRST_ROW = 116
CHART = 430
AWARD = 58
GAP = 22


def draw_result(scene: Scene) -> Image.Image:
    """The canvas of a `ResultSheet`."""
    sheet: ResultSheet = scene.view
    first = [rank for rank in sheet.ranks if rank.place == 1]
    rows = sum(FIRST_ROW if rank in first else ROW for rank in sheet.ranks)
    charted = bool(sheet.points) and len(sheet.points[0]) > 1
    tall = MARGIN * 2 + HEAD_HEIGHT + GAP + rows + 24
    tall += (CHART + GAP if charted else 0) + (len(sheet.awards) * AWARD + 24 + GAP if sheet.awards else 0)
    canvas = sky(WIDTH, round(tall)).copy()
    inner, top = WIDTH - 2 * MARGIN, float(MARGIN)
    svg.stamp(canvas, plate(inner, HEAD_HEIGHT), MARGIN, top)
    write_title(canvas, MARGIN, top, inner, sheet.title, sheet.line, scene.language)
    top += HEAD_HEIGHT + GAP
    svg.stamp(canvas, plate(inner, rows + 24), MARGIN, top)
    y = top + 12
    for rank in sheet.ranks:
        tall_row = FIRST_ROW if rank in first else ROW
        _draw_row(canvas, rank, y + tall_row / 2, scene.language, large=rank in first)
        y += tall_row
    top += rows + 24 + GAP
    if charted:
        svg.stamp(canvas, plate(inner, CHART), MARGIN, top)
        draw_chart(
            canvas, Box(MARGIN + 12, top + 8, inner - 24, CHART - 16), Lines(sheet.points, sheet.ticks), scene.language
        )
        top += CHART + GAP
    if sheet.awards:
        svg.stamp(canvas, plate(inner, len(sheet.awards) * AWARD + 24), MARGIN, top)
        for number, words in enumerate(sheet.awards):
            line = top + 12 + AWARD * (number + 0.5)
            svg.stamp_at(canvas, icon("laurels", 38, BRASS_LIGHT), MARGIN + 46, line)
            write_fit(canvas, MARGIN + 84, line, words, Style(NORMAL, PAPER, scene.language), inner - 110, 22)
    return canvas


def _draw_row(canvas: Image.Image, rank: Ranked, y: float, language: str, *, large: bool) -> None:
    """Place, badge, name and score of a seat; the winner's in large."""
    size = TITLE if large else LARGE
    if large:
        svg.stamp_at(canvas, icon("crown", 60, BRASS_LIGHT), MARGIN + 58, y)
    elif rank.place:
        write(canvas, MARGIN + 58, y, str(rank.place), Style(LARGE, MIST, language, 600), "middle")
    svg.stamp_at(canvas, badge(rank.seat % len(PEOPLE), 84 if large else 58), MARGIN + 148, y)
    score = Style(size, BRASS_LIGHT if large else BRASS, language, 700)
    right = WIDTH - MARGIN - 36
    taken = width(rank.score, score)
    write(canvas, right, y, rank.score, score, "right")
    room = right - taken - 30 - (MARGIN + 210)
    if rank.note:
        note = Style(SMALL, MIST, language)
        write_fit(canvas, right - taken - 30, y, rank.note, note, room * 0.4, 20, "right")
        room *= 0.58
    write_fit(canvas, MARGIN + 210, y, rank.name, Style(size, PAPER, language, 700 if large else 500), room, SMALL)


def result_words(scene: Scene) -> str:
    """The sheet in words."""
    sheet: ResultSheet = scene.view
    ranks = ["; ".join(part for part in (f"{rank.place}. {rank.name}" if rank.place else rank.name, rank.score, rank.note) if part) for rank in sheet.ranks]  # fmt: skip
    return "\n".join([sheet.title, sheet.line, *ranks, *sheet.awards])
