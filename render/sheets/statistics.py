"""What finished games add up to: numbers, shares of games won with their standard errors, average scores along a game."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.kit import svg
from render.kit.chart import Box, Lines, draw_chart
from render.kit.frame import MARGIN, plate
from render.kit.light import Fine, lay_colour
from render.kit.palette import BRASS, BRASS_LIGHT, INK, MIST, PAPER, PEOPLE, Person
from render.kit.people import badge_of
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, PHONE, TITLE, Style, phone_least, width, wrap_fit, write, write_fit
from render.sheets.page import EMPTY, GAP, INNER, name_and_value, sheet, write_empty
from render.sheets.records import RateLine, StatisticsSheet

FACT, A_ROW = 134, 2
ROW, HEAD = 74, 62
BAR = 14
CHART, LEGEND = 330, 54
NOTE = 38
WON, OTHERS = Person(BRASS_LIGHT, "star", "1", "#2B2000"), Person(MIST, "disc", "–", "#1B2036")
"""The marks of the curves."""

Draw = Callable[[Image.Image, StatisticsSheet, float, str], None]


def draw_statistics(scene: Scene) -> Image.Image:
    """The canvas of a `StatisticsSheet`."""
    shown: StatisticsSheet = scene.view
    blocks = _blocks(shown, scene.language)
    height = sum(tall + GAP for tall, _ in blocks) - GAP if blocks else EMPTY
    canvas, top = sheet(height, shown.title, shown.line, scene.language)
    if not blocks:
        write_empty(canvas, top, shown.empty, scene.language)
    for tall, draw in blocks:
        svg.stamp(canvas, plate(INNER, tall), MARGIN, top)
        draw(canvas, shown, top, scene.language)
        top += tall + GAP
    return canvas


def _blocks(shown: StatisticsSheet, language: str) -> list[tuple[float, Draw]]:
    """What is on the sheet, from above, with its height."""
    facts = -(-len(shown.facts) // A_ROW) * FACT
    notes = sum(len(lines) for lines, _ in (_note_lines(note, language) for note in shown.notes))
    found: list[tuple[float, Draw]] = []
    if shown.facts:
        found.append((facts + 16, _draw_facts))
    if shown.curves:
        found.append((HEAD + CHART + LEGEND, _draw_curves))
    if shown.lines:
        found.append((HEAD + len(shown.lines) * ROW + notes * NOTE + 30, _draw_lines))
    return found


def _draw_facts(canvas: Image.Image, shown: StatisticsSheet, top: float, language: str) -> None:
    for row in range(-(-len(shown.facts) // A_ROW)):
        facts = shown.facts[row * A_ROW : (row + 1) * A_ROW]
        room = INNER / len(facts)
        for column, (value, name) in enumerate(facts):
            middle, y = MARGIN + room * (column + 0.5), top + 8 + FACT * row
            write_fit(canvas, middle, y + 48, value, Style(TITLE, BRASS_LIGHT, language, 700), room - 24, 34, "middle")
            write_fit(
                canvas, middle, y + 100, name, Style(PHONE, MIST, language), room - 20, phone_least(name), "middle"
            )


def _draw_curves(canvas: Image.Image, shown: StatisticsSheet, top: float, language: str) -> None:
    marks = (WON, OTHERS)
    _write_head(canvas, shown.curve_head, top, language)
    box = Box(MARGIN + 12, top + HEAD - 10, INNER - 24, CHART)
    draw_chart(canvas, box, Lines(shown.curves, whose=marks), language)
    x, y = MARGIN + 44.0, top + HEAD + CHART + LEGEND / 2 - 12
    for mark, name in zip(marks, shown.curve_names, strict=False):
        svg.stamp_at(canvas, badge_of(mark, 50), x, y)
        style = Style(PHONE, PAPER, language)
        x += 38 + write(canvas, x + 38, y, name, style) + 54


def _write_head(canvas: Image.Image, words: str, top: float, language: str) -> None:
    style = Style(NORMAL + 2, BRASS_LIGHT, language, 700)
    write_fit(canvas, MARGIN + 30, top + HEAD / 2 + 6, words, style, INNER - 60, phone_least(words))


def _draw_lines(canvas: Image.Image, shown: StatisticsSheet, top: float, language: str) -> None:
    _write_head(canvas, shown.head, top, language)
    y = top + HEAD
    for line in shown.lines:
        _draw_line(canvas, line, y, language)
        y += ROW
    for lines, style in (_note_lines(note, language) for note in shown.notes):
        for words in lines:
            write(canvas, MARGIN + 30, y + NOTE / 2 + 4, words, style)
            y += NOTE


def _note_lines(words: str, language: str) -> tuple[list[str], Style]:
    """What the signs mean, in a line or two."""
    style = Style(phone_least(words), MIST, language)
    return wrap_fit(words, style, INNER - 60, 2 * NOTE, style.size, NOTE / style.size)


def _draw_line(canvas: Image.Image, line: RateLine, top: float, language: str) -> None:
    """The name, how many games, and the share; below them its bar."""
    left, right, y = MARGIN + 30, MARGIN + INNER - 30, top + 28
    ink = MIST if line.pale else PAPER
    told = Style(LARGE - 2, MIST if line.pale else BRASS_LIGHT, language, 700)
    taken = write(canvas, right, y, line.told, told, "right")
    note = Style(phone_least(line.note), MIST, language)
    at = right - max(taken, 170) - 22
    write(canvas, at, y, line.note, note, "right")
    room = at - width(line.note, note) - 20 - left
    write_fit(canvas, left, y, line.name, Style(NORMAL, ink, language, 600), room, phone_least(line.name))
    _draw_bar(canvas, line, left, top + 52, right - left)


def _draw_bar(canvas: Image.Image, line: RateLine, x: float, y: float, wide: float) -> None:
    """The share, a thin line as far as its standard error reaches, and a mark for everybody else."""
    size = round(wide), BAR
    for colour, part, shine in ((BRASS, wide, 0.22), (BRASS_LIGHT, wide * line.share, 0.45 if line.pale else 1.0)):
        if part >= 2:
            fine = Fine(*size, fine=2)
            fine.round_box(0, 0, part, BAR, min(BAR, part) / 2, shine)
            lay_colour(canvas, colour, fine.mask(), at=(round(x), round(y)))
    if line.error:
        low, high = max(line.share - line.error, 0) * wide, min(line.share + line.error, 1) * wide
        for ink, thick in ((INK, 9.0), (PAPER, 3.5)):
            fine = Fine(round(wide) + 8, BAR + 10, fine=2)
            middle = (BAR + 10) / 2
            fine.line((low + 4, middle), (high + 4, middle), thick)
            for end in (low, high):
                fine.line((end + 4, 3), (end + 4, BAR + 7), thick)
            lay_colour(canvas, ink, fine.mask(), at=(round(x) - 4, round(y) - 5))
    if line.beside >= 0:
        at = line.beside * wide + 16
        for ink, reach in ((INK, 14.0), (PEOPLE[1].colour, 10.0)):
            fine = Fine(round(wide) + 32, 32, fine=2)
            fine.polygon([(at, 16 - reach), (at + reach, 16), (at, 16 + reach), (at - reach, 16)])
            lay_colour(canvas, ink, fine.mask(), at=(round(x) - 16, round(y) + BAR // 2 - 16))


def statistics_words(scene: Scene) -> str:
    """The statistics in words."""
    shown: StatisticsSheet = scene.view
    language = scene.language
    lines = [shown.title, shown.line, *(name_and_value(name, value, language) for value, name in shown.facts)]
    if shown.curves:
        lines.append(shown.curve_head)
        for name, curve in zip(shown.curve_names, shown.curves, strict=False):
            course = f"{curve[0]} → {curve[len(curve) // 2]} → {curve[-1]}"
            lines.append(name_and_value(name, course, language))
    if shown.lines:
        lines.append(shown.head)
        lines += [name_and_value(line.name, line.told, language, line.note) for line in shown.lines]
    told = bool(shown.facts or shown.curves or shown.lines)
    return "\n".join(lines if told else [*lines, shown.empty])
