"""The sheet of a finished game: who is where, the scores over time, what stood out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace
from PIL import Image

from engine.core.kit import OUTSIDER
from locales.listing import SIGN, clauses
from locales.numbers import with_minus
from render.kit import svg
from render.kit.chart import Box, Lines, draw_chart
from render.kit.frame import MARGIN, plate
from render.kit.icons import icon
from render.kit.palette import BRASS, BRASS_LIGHT, MIST, PAPER, Person
from render.kit.people import badge_of, person
from render.kit.picture import Scene
from render.kit.text import LARGE, PHONE, SMALL, TITLE, Style, phone_least, width, wrap_fit, write, write_fit
from render.sheets.page import GAP, HEAD, INNER, MOST_TALL, WIDTH, name_and_value, sheet
from render.sheets.records import Ranked, ResultSheet

ROW = 62
FIRST_ROW = 88
CHART = 290
AWARD, AWARD_LINE = 50, 36
SOURCE = 48
LABEL = 300
"""The least room for what points were for."""

Draw: TypeAlias = Callable[[Image.Image, ResultSheet, float, float, str], None]
Block: TypeAlias = tuple[float, Draw]
"""A height, and what is drawn there."""


def draw_result(scene: Scene) -> Image.Image:
    """The canvas of a `ResultSheet`."""
    shown: ResultSheet = scene.view
    blocks = _blocks(shown)
    height = sum(tall for tall, _ in blocks) + GAP * (len(blocks) - 1)
    canvas, top = sheet(height, shown.title, shown.line, scene.language)
    for tall, draw in blocks:
        svg.stamp(canvas, plate(INNER, tall), MARGIN, top)
        draw(canvas, shown, top, tall, scene.language)
        top += tall + GAP
    return canvas


def result_in_parts(shown: ResultSheet) -> list[ResultSheet]:
    """The sheet, or the ranks with the chart and the rest by itself where one picture would be too tall for a phone."""
    blocks = _blocks(shown)
    if HEAD + sum(tall + GAP for tall, _ in blocks) <= MOST_TALL:
        return [shown]
    return [replace(shown, sources=(), awards=()), replace(shown, points=(), continued=True)]


def _blocks(shown: ResultSheet) -> list[Block]:
    """What is on the sheet, from above."""
    awards = sum(AWARD + AWARD_LINE * (len(lines) - 1) for lines, _ in map(_award_lines, shown.awards))
    rows = sum(FIRST_ROW if rank.place == 1 else ROW for rank in shown.ranks)
    found: list[tuple[bool, float, Draw]] = [
        (not shown.continued, rows + 24, _draw_ranks),
        (bool(shown.points) and len(shown.points[0]) > 1, CHART, _draw_chart),
        (bool(shown.sources), SOURCE * (len(shown.sources) + 1) + 24, _draw_sources),
        (bool(shown.awards), awards + 24, _draw_awards),
    ]
    return [(tall, draw) for there, tall, draw in found if there]


def _draw_chart(canvas: Image.Image, shown: ResultSheet, top: float, tall: float, language: str) -> None:
    box = Box(MARGIN + 12, top + 8, INNER - 24, tall - 16)
    draw_chart(canvas, box, Lines(shown.points, shown.ticks, shown.against, shown.end, shown.people), language)


def _draw_awards(canvas: Image.Image, shown: ResultSheet, top: float, tall: float, language: str) -> None:
    """What stood out."""
    y = top + 12
    for lines, style in map(_award_lines, shown.awards):
        high = AWARD + AWARD_LINE * (len(lines) - 1)
        svg.stamp_at(canvas, icon("laurels", 38, BRASS_LIGHT), MARGIN + 46, y + high / 2)
        for number, words in enumerate(lines):
            middle = y + high / 2 + (number - (len(lines) - 1) / 2) * AWARD_LINE
            write(canvas, MARGIN + 84, middle, words, style._replace(language=language))
        y += high


def _award_lines(words: str) -> tuple[list[str], Style]:
    """What stood out, in a line or two."""
    room = INNER - 110
    return wrap_fit(words, Style(PHONE, PAPER, "en"), room, 2 * AWARD_LINE, phone_least(words), 1.2)


def _draw_ranks(canvas: Image.Image, shown: ResultSheet, top: float, height: float, language: str) -> None:
    y = top + 12
    for rank in shown.ranks:
        tall = FIRST_ROW if rank.place == 1 else ROW
        _draw_row(canvas, shown, rank, y + tall / 2, language)
        y += tall


def _mark(shown: ResultSheet, seat: int) -> Person:
    """The mark of a seat, as on the boards of the title."""
    return shown.people[seat] if shown.people and seat != OUTSIDER else person(seat)


def _draw_row(canvas: Image.Image, shown: ResultSheet, rank: Ranked, y: float, language: str) -> None:
    """Place, badge, name and score of a seat; the winner's in large."""
    large = rank.place == 1
    size = TITLE if large else LARGE
    if large:
        svg.stamp_at(canvas, icon("crown", 54, BRASS_LIGHT), MARGIN + 52, y)
    elif rank.place:
        write(canvas, MARGIN + 52, y, str(rank.place), Style(LARGE, MIST, language, 600), "middle")
    svg.stamp_at(canvas, badge_of(_mark(shown, rank.seat), 72 if large else 54), MARGIN + 132, y)
    score = Style(size, BRASS_LIGHT if large else BRASS, language, 700)
    right = WIDTH - MARGIN - 36
    taken = width(rank.score, score)
    write(canvas, right, y, rank.score, score, "right")
    room = right - taken - 30 - (MARGIN + 186)
    if rank.note:
        note = Style(PHONE, MIST, language)
        write_fit(canvas, right - taken - 30, y, rank.note, note, room * 0.4, phone_least(rank.note), "right")
        room *= 0.58
    write_fit(
        canvas,
        MARGIN + 186,
        y,
        rank.name,
        Style(size, PAPER, language, 700 if large else 500),
        room,
        phone_least(rank.name),
    )


def _draw_sources(canvas: Image.Image, shown: ResultSheet, top: float, tall: float, language: str) -> None:
    """What the points were for: a line each, a column for each seat, best first."""
    seats = [rank.seat for rank in shown.ranks if rank.seat != OUTSIDER]
    wide = min(150, (INNER - LABEL) / len(seats))
    columns = [MARGIN + INNER - 24 - wide * (len(seats) - number - 0.5) for number in range(len(seats))]
    y = top + 12 + SOURCE / 2
    for seat, x in zip(seats, columns, strict=True):
        svg.stamp_at(canvas, badge_of(_mark(shown, seat), 50), x, y)
    room = columns[0] - wide / 2 - MARGIN - 40
    for label, points in shown.sources:
        y += SOURCE
        write_fit(canvas, MARGIN + 30, y, label, Style(PHONE, MIST, language), room, phone_least(label))
        for seat, x in zip(seats, columns, strict=True):
            gives = points[seat]
            style = Style(SMALL + 4, PAPER if gives else MIST, "en", 600)
            write(canvas, x, y, with_minus(str(gives)) if gives else "–", style, "middle")


def result_words(scene: Scene) -> str:
    """The sheet in words."""
    shown: ResultSheet = scene.view
    language = scene.language
    lines = [shown.title, shown.line, *(_rank_words(rank, language) for rank in shown.ranks if not shown.continued)]
    for label, points in shown.sources:
        gives = [with_minus(str(points[rank.seat])) for rank in shown.ranks if rank.seat != OUTSIDER]
        lines.append(name_and_value(label, clauses(SIGN.join(gives), language), language))
    return "\n".join([*lines, *shown.awards])


def _rank_words(rank: Ranked, language: str) -> str:
    name = f"{rank.place}. {rank.name}" if rank.place else rank.name
    if rank.score:
        return name_and_value(name, rank.score, language, rank.note)
    return name_and_value(name, rank.note, language) if rank.note else name
