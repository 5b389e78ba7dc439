"""The bracket of a knock-out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PIL import Image

from locales import listing
from render.kit import svg
from render.kit.frame import MARGIN, plate
from render.kit.icons import icon
from render.kit.light import Fine, lay_colour
from render.kit.palette import BRASS, BRASS_LIGHT, MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, PHONE, Style, phone_least, write_fit
from render.sheets.page import GAP, HEAD, INNER, MOST_TALL, name_and_value, sheet
from render.sheets.records import BracketSheet, Match

WIDEST, BETWEEN = 366, 32
"""The greatest width of a match beside others, and the room for the lines to the next round."""
LINE = 46
EDGE = 8
SPACE = 20
LABEL = 54
CHAMPION = 110


def draw_bracket(scene: Scene) -> Image.Image:
    """The canvas of a `BracketSheet`."""
    shown: BracketSheet = scene.view
    columns, first = len(shown.rounds), shown.rounds[0][1]
    column = min(WIDEST, (INNER - (columns - 1) * BETWEEN) / columns) if columns > 1 else INNER
    height = _height(shown)
    canvas, top = sheet(height + (GAP + CHAMPION if shown.champion else 0), shown.title, shown.line, scene.language)
    middles = _middles(first, top + LABEL)
    for number, (label, matches) in enumerate(shown.rounds):
        left = MARGIN + number * (column + BETWEEN)
        style = Style(PHONE, MIST, scene.language, 600)
        write_fit(canvas, left + column / 2, top + 22, label, style, column, phone_least(label), "middle")
        if number:
            meeting = len(middles) // len(matches)
            before = [middles[place : place + meeting] for place in range(0, len(middles), meeting)]
            middles = [(each[0] + each[-1]) / 2 for each in before]
            for each in before:
                _join(canvas, left - BETWEEN, each)
        for match, middle in zip(matches, middles, strict=True):
            _draw_match(canvas, match, left, middle, column, scene.language)
    if shown.champion:
        _draw_champion(canvas, shown.champion, top + height + GAP, INNER, scene.language)
    return canvas


def bracket_in_parts(shown: BracketSheet) -> list[BracketSheet]:
    """The bracket for several pictures, each low enough for a phone: matches of the first round with the rounds that
    they alone lead to, and last those to which all of them lead."""
    first = len(shown.rounds[0][1])
    for count in (each for each in range(1, first + 1) if first % each == 0):
        own = [(label, matches) for label, matches in shown.rounds if len(matches) % count == 0]
        parts = [
            replace(shown, rounds=tuple((label, _share(matches, number, count)) for label, matches in own), champion="")
            for number in range(count)
        ]
        if rest := shown.rounds[len(own) :]:
            parts.append(replace(shown, rounds=rest))
        parts[-1] = replace(parts[-1], champion=shown.champion)
        if all(HEAD + _height(part) + GAP + CHAMPION <= MOST_TALL for part in parts):
            break
    return parts


def _share(matches: Sequence[Match], number: int, count: int) -> tuple[Match, ...]:
    """Those of the matches that are on one of `count` pictures."""
    size = len(matches) // count
    return tuple(matches[number * size : (number + 1) * size])


def _height(shown: BracketSheet) -> float:
    """The height of the columns with their names."""
    first = shown.rounds[0][1]
    height = sum(map(_row_height, first)) + (len(first) - 1) * SPACE
    return LABEL + max(height, *(_row_height(match) for _, matches in shown.rounds for match in matches))


def _row_height(match: Match) -> float:
    return len(match.names) * LINE + EDGE


def _middles(matches: Sequence[Match], top: float) -> list[float]:
    """Where the matches of the first round have their middles, one below the other."""
    result = []
    for match in matches:
        result.append(top + _row_height(match) / 2)
        top += _row_height(match) + SPACE
    return result


def _draw_match(canvas: Image.Image, match: Match, left: float, middle: float, width: float, language: str) -> None:
    top = middle - _row_height(match) / 2
    svg.stamp(canvas, plate(width, _row_height(match)), left, top)
    for number, name in enumerate(match.names, start=1):
        won, lost = match.winner == number and len(match.names) > 1, match.winner not in (0, number)
        colour = BRASS_LIGHT if won else MIST if lost else PAPER
        y = top + EDGE / 2 + LINE * (number - 0.5)
        if won:
            svg.stamp_at(canvas, icon("crown", 28, BRASS_LIGHT), left + width - 28, y)
        style = Style(phone_least(name), colour, language, 700 if won else 500)
        write_fit(canvas, left + 18, y, name or "–", style, width - (68 if won else 36), style.size)


def _join(canvas: Image.Image, left: float, middles: Sequence[float]) -> None:
    """The lines from these matches to the next one."""
    top, tall = middles[0], round(middles[-1] - middles[0]) + 4
    fine, half = Fine(BETWEEN, tall, fine=2), BETWEEN / 2
    for middle in middles:
        fine.line((0, middle - top + 2), (half, middle - top + 2), 3, 0.8)
    fine.line((half, 1), (half, tall - 1), 3, 0.8)
    fine.line((half, tall / 2), (BETWEEN, tall / 2), 3, 0.8)
    lay_colour(canvas, BRASS, fine.mask(), at=(round(left), round(top) - 2))


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
        if told := [_words(match) for match in matches if any(match.names)]:
            matches_told = listing.clauses(listing.SIGN.join(told), scene.language)
            lines.append(name_and_value(label, matches_told, scene.language))
    return "\n".join([*lines, *([f"🏆 {shown.champion}"] if shown.champion else [])])


def _words(match: Match) -> str:
    names = [f"{name or '–'}{' ✓' if match.winner == n else ''}" for n, name in enumerate(match.names, start=1)]
    return " – ".join(names)
