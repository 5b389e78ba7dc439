"""The bracket of a knock-out."""

from __future__ import annotations

from PIL import Image

from render.kit import svg
from render.kit.frame import MARGIN, plate
from render.kit.icons import icon
from render.kit.light import Fine, lay
from render.kit.palette import BRASS, BRASS_LIGHT, MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, SMALL, Style, write_fit
from render.sheets.page import GAP, sheet
from render.sheets.records import BracketSheet, Match

COLUMN, BETWEEN = 316, 48
"""The width of a match, and the room for the lines to the next round."""
LINE = 46
BOX = 2 * LINE + 8
SPACE = 20
LABEL = 54
CHAMPION = 110


def draw_bracket(scene: Scene) -> Image.Image:
    """The canvas of a `BracketSheet`."""
    shown: BracketSheet = scene.view
    columns, rows = len(shown.rounds), len(shown.rounds[0][1])
    width = max(2 * MARGIN + columns * COLUMN + (columns - 1) * BETWEEN, 760)
    height = LABEL + rows * BOX + (rows - 1) * SPACE + (GAP + CHAMPION if shown.champion else 0)
    canvas, top = sheet(height, shown.title, shown.line, scene.language, width)
    middles = [top + LABEL + BOX / 2 + row * (BOX + SPACE) for row in range(rows)]
    for number, (label, matches) in enumerate(shown.rounds):
        left = MARGIN + number * (COLUMN + BETWEEN)
        style = Style(SMALL, MIST, scene.language, 600)
        write_fit(canvas, left + COLUMN / 2, top + 22, label, style, COLUMN, 18, "middle")
        if number:
            pairs = list(zip(middles[::2], middles[1::2], strict=True))
            for one, other in pairs:
                _join(canvas, left - BETWEEN, one, other)
            middles = [(one + other) / 2 for one, other in pairs]
        for match, middle in zip(matches, middles, strict=True):
            _draw_match(canvas, match, left, middle - BOX / 2, scene.language)
    if shown.champion:
        _draw_champion(canvas, shown.champion, top + height - CHAMPION, width - 2 * MARGIN, scene.language)
    return canvas


def _draw_match(canvas: Image.Image, match: Match, left: float, top: float, language: str) -> None:
    svg.stamp(canvas, plate(COLUMN, BOX), left, top)
    for number, name in enumerate((match.one, match.other), start=1):
        won, lost = match.winner == number, match.winner not in (0, number)
        colour = BRASS_LIGHT if won else MIST if lost else PAPER
        y = top + 4 + LINE * (number - 0.5)
        if won:
            svg.stamp_at(canvas, icon("crown", 28, BRASS_LIGHT), left + COLUMN - 34, y)
        style = Style(SMALL, colour, language, 700 if won else 500)
        write_fit(canvas, left + 24, y, name or "–", style, COLUMN - (86 if won else 48), 18)


def _join(canvas: Image.Image, left: float, one: float, other: float) -> None:
    """The lines from two matches to the next one."""
    tall = round(other - one) + 4
    fine, half = Fine(BETWEEN, tall, fine=2), BETWEEN / 2
    for y in (2.0, tall - 2.0):
        fine.line((0, y), (half, y), 3, 0.8)
    fine.line((half, 1), (half, tall - 1), 3, 0.8)
    fine.line((half, tall / 2), (BETWEEN, tall / 2), 3, 0.8)
    lay(canvas, BRASS, fine.mask(), at=(round(left), round(one) - 2))


def _draw_champion(canvas: Image.Image, name: str, top: float, inner: float, language: str) -> None:
    svg.stamp(canvas, plate(inner, CHAMPION), MARGIN, top)
    svg.stamp_at(canvas, icon("laurels", 76, BRASS_LIGHT), MARGIN + 74, top + CHAMPION / 2)
    svg.stamp_at(canvas, icon("crown", 34, BRASS_LIGHT), MARGIN + 74, top + CHAMPION / 2)
    style = Style(LARGE + 8, PAPER, language, 700)
    write_fit(canvas, MARGIN + 140, top + CHAMPION / 2, name, style, inner - 170, NORMAL)


def bracket_words(scene: Scene) -> str:
    """The bracket in words."""
    shown: BracketSheet = scene.view
    lines = [shown.title, shown.line]
    for label, matches in shown.rounds:
        told = [_words(match) for match in matches if match.one or match.other]
        if told:
            lines.append(f"{label}: {'; '.join(told)}")
    return "\n".join([*lines, *([f"🏆 {shown.champion}"] if shown.champion else [])])


def _words(match: Match) -> str:
    names = [
        f"{name or '–'}{' ✓' if match.winner == n else ''}" for n, name in enumerate((match.one, match.other), start=1)
    ]
    return " – ".join(names)
