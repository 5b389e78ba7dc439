"""The profile of a person: what they have achieved, title by title."""

from __future__ import annotations

from itertools import pairwise

from PIL import Image

from render.kit import svg
from render.kit.chart import Box, thin_out
from render.kit.frame import MARGIN, plate
from render.kit.icons import icon
from render.kit.light import Fine, lay_colour
from render.kit.palette import BRASS, BRASS_LIGHT, INK, MIST, PAPER, PEOPLE
from render.kit.picture import Scene
from render.kit.text import LARGE, PHONE, SMALL, TITLE, Style, phone_least, width, write, write_fit
from render.sheets.leaders import MEDALS
from render.sheets.page import EMPTY, GAP, INNER, name_and_value, sheet, write_empty
from render.sheets.records import ProfileSheet, TitleBlock

LINE = 46
HEAD = 92
BAR = 22
RIGHT = 236
"""The width of the column with rating and curve."""
NOTE = 380
"""The width of what is said of the rating, beside the bar."""


def draw_profile(scene: Scene) -> Image.Image:
    """The canvas of a `ProfileSheet`."""
    shown: ProfileSheet = scene.view
    heights = [_height(block) for block in shown.blocks]
    whole = sum(heights) + GAP * (len(heights) - 1) if heights else EMPTY
    canvas, top = sheet(whole, shown.title, shown.line, scene.language)
    if not shown.blocks:
        write_empty(canvas, top, shown.empty, scene.language)
    for block, height in zip(shown.blocks, heights, strict=True):
        _draw_block(canvas, block, top, height, scene.language)
        top += height + GAP
    return canvas


def _height(block: TitleBlock) -> int:
    return max(HEAD + BAR + 20 + (len(block.lines) + bool(block.medals)) * LINE + 16, 246)


def _draw_block(canvas: Image.Image, block: TitleBlock, top: float, height: float, language: str) -> None:
    svg.stamp(canvas, plate(INNER, height), MARGIN, top)
    left, room = MARGIN + 30, INNER - RIGHT - 78
    write_fit(canvas, left, top + 50, block.name, Style(LARGE + 6, BRASS_LIGHT, language, 700), room, SMALL)
    _draw_share(canvas, left, top + HEAD, INNER - NOTE - 78, block.won)
    for number, words in enumerate(block.lines):
        y = top + HEAD + BAR + 20 + LINE * (number + 0.5)
        write_fit(canvas, left, y, words, Style(PHONE, PAPER, language), room, phone_least(words))
    _draw_medals(canvas, block, left, top + HEAD + BAR + 20 + LINE * (len(block.lines) + 0.5), language)
    right = MARGIN + INNER - 28
    write(canvas, right, top + 56, block.rating or "–", Style(TITLE + 6, BRASS_LIGHT, language, 700), "right")
    note = Style(PHONE, MIST, language)
    write_fit(canvas, right, top + 110, block.note, note, NOTE, phone_least(block.note), "right")
    _draw_curve(canvas, Box(right - RIGHT + 20, top + 138, RIGHT - 20, height - 168), block.curve)


def _draw_medals(canvas: Image.Image, block: TitleBlock, x: float, y: float, language: str) -> None:
    """The places in seasons that are over, as far as there is room."""
    for place, name in block.medals:
        wide = 52 + width(name, Style(phone_least(name), MIST, language))
        if x + wide > MARGIN + INNER - RIGHT - 40:
            return
        svg.stamp_at(canvas, icon("laurels", 44, MEDALS[place - 1] if place <= len(MEDALS) else MIST), x + 22, y)
        write(canvas, x + 22, y, str(place), Style(PHONE, PAPER, language, 700), "middle")
        write(canvas, x + 52, y, name, Style(phone_least(name), MIST, language))
        x += wide + 24


def _draw_share(canvas: Image.Image, x: float, y: float, wide: float, share: float) -> None:
    """A bar of the games won."""
    for colour, part, shine in ((BRASS, wide, 0.22), (BRASS_LIGHT, wide * share, 1.0)):
        if part >= BAR:
            fine = Fine(round(wide), BAR, fine=2)
            fine.round_box(0, 0, part, BAR, BAR / 2, shine)
            lay_colour(canvas, colour, fine.mask(), at=(round(x), round(y)))


def _draw_curve(canvas: Image.Image, box: Box, curve: tuple[int, ...]) -> None:
    """The ratings so far, as a line without a scale."""
    if len(curve) < 2:
        return
    low, high = min(curve), max(curve)
    points = [
        (box.width * index / (len(curve) - 1), 8 + (box.height - 16) * (high - value) / max(high - low, 1))
        for index, value in thin_out(curve, 120)
    ]
    for ink, thick in ((INK, 8.0), (PEOPLE[1].colour, 4.5)):
        fine = Fine(round(box.width), round(box.height), fine=2)
        for one, other in pairwise(points):
            fine.line(one, other, thick)
            fine.disc(*other, thick / 2)
        lay_colour(canvas, ink, fine.mask(), at=(round(box.left), round(box.top)))


def profile_words(scene: Scene) -> str:
    """The profile in words."""
    shown: ProfileSheet = scene.view
    lines = [shown.title, shown.line]
    for block in shown.blocks:
        lines += [" · ".join(filter(None, (block.name, block.rating, block.note))), *block.lines]
        lines += [name_and_value(f"🏅 {place}", name, scene.language) for place, name in block.medals]
    return "\n".join(lines if shown.blocks else [*lines, shown.empty])
