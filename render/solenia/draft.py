"""Improvements on offer during the draft: as pictures on the public board, with text on the panel of the choosing
seat."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.solenia.components import parts
from engine.solenia.names import improvement_name
from engine.solenia.view import OfferView, View
from locales import translate
from render.kit import svg
from render.kit.frame import EDGE
from render.kit.palette import BRASS_LIGHT, INK, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import PHONE, Style, phone_least, wrap_fit, write
from render.solenia.formulas import draw_row, of_powers
from render.solenia.goods import good
from render.solenia.look import GAP, LANTERN, LANTERN_PALE

SIGNS_TALL = 56
WORDS_TALL = 94
LABEL = 40
COLUMNS = {False: 4, True: 2}
"""How many tiles stand beside each other, without and with text."""
HALF_GAP = 6
LEADING = 1.1


def _offer(view: View) -> OfferView:
    return view.offer or OfferView((), ())


def offer_height(view: View) -> float:
    """The height of the offer as pictures."""
    return _rows_height(view, words=False)


def offer_words_height(scene: Scene) -> float:
    """The height of the offer with text."""
    return _rows_height(scene.view, words=True)


def _tall(halves: int, *, words: bool) -> int:
    """The height of a tile with so many powers."""
    return 16 + halves * (SIGNS_TALL + (WORDS_TALL if words else 0)) + (halves - 1) * HALF_GAP


def _rows_height(view: View, *, words: bool) -> float:
    offer, tall = _offer(view), 0.0
    for count, halves in ((len(offer.level1), 1), (len(offer.level3), 2)):
        if count:
            rows = -(-count // COLUMNS[words])
            tall += (GAP if tall else 0) + LABEL + rows * (_tall(halves, words=words) + GAP) - GAP
    return tall


def draw_offer(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Tiles with their formulas."""
    _draw(canvas, scene, top, words=False)


def draw_offer_words(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Tiles with formulas and text."""
    _draw(canvas, scene, top, words=True)


def _draw(canvas: Image.Image, scene: Scene, top: float, *, words: bool) -> None:
    offer, columns = _offer(scene.view), COLUMNS[words]
    pitch = (canvas.width - 2 * EDGE + GAP) / columns
    rows = (("sol-pic-level1", [[tile] for tile in offer.level1]), ("sol-pic-level3", [list(p) for p in offer.level3]))
    for key, tiles in rows:
        if not tiles:
            continue
        style = Style(PHONE, BRASS_LIGHT, scene.language, 700)
        write(canvas, EDGE + 6, top + LABEL / 2 - 2, translate(say(key), scene.language), style)
        tall = _tall(len(tiles[0]), words=words)
        for number, powers in enumerate(tiles):
            row, column = divmod(number, columns)
            at = (EDGE + column * pitch, top + LABEL + row * (tall + GAP))
            _draw_tile(canvas, scene, powers, (*at, round(pitch - GAP), tall), words=words)
        top += LABEL + (number // columns + 1) * (tall + GAP)


def _draw_tile(
    canvas: Image.Image, scene: Scene, powers: list[str], box: tuple[float, float, int, int], *, words: bool
) -> None:
    x, y, wide, tall = box
    svg.stamp(canvas, _plate(wide, tall, len(powers)), x, y)
    for number, improvement in enumerate(powers):
        top = y + 8 + number * (SIGNS_TALL + (WORDS_TALL if words else 0) + HALF_GAP)
        left, room = x, wide
        if len(powers) == 2:
            svg.stamp_at(canvas, good("night" if number else "day", 30), x + 24, top + SIGNS_TALL / 2)
            left, room = x + 34, wide - 36
        signs = of_powers(parts().improvements[improvement].powers)
        draw_row(canvas, left + room / 2, top + SIGNS_TALL / 2, signs, 44, room - 14, aside=not words)
        if words:
            _write_words(canvas, scene, improvement, (x, top + SIGNS_TALL - 4, wide))


def _write_words(canvas: Image.Image, scene: Scene, improvement: str, box: tuple[float, float, int]) -> None:
    x, top, wide = box
    text = translate(improvement_name(improvement), scene.language)
    lines, style = wrap_fit(
        text, Style(PHONE, PAPER, scene.language), wide - 28, WORDS_TALL, phone_least(text), LEADING
    )
    for line, words in enumerate(lines):
        y = top + WORDS_TALL / 2 - 2 + (line - (len(lines) - 1) / 2) * style.size * LEADING
        write(canvas, x + wide / 2, y, words, style, "middle")


@keep_images
def _plate(wide: int, tall: int, halves: int) -> Image.Image:
    """A plate of brass and dark wood; two halves have a line between them."""
    body = (
        '<linearGradient id="o" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4A2C12"/><stop offset="1" stop-color="#22140C"/></linearGradient>'
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="16" fill="{INK}"/>'
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="16" fill="url(#o)" fill-opacity="0.95" stroke="{LANTERN}" stroke-width="3"/>'
        f'<rect x="9" y="9" width="{wide - 18}" height="{tall - 18}" rx="10" fill="none" stroke="{LANTERN_PALE}" stroke-opacity="0.25" stroke-width="1.5"/>'
    )
    if halves == 2:
        body += f'<path d="M14 {tall / 2}H{wide - 14}" stroke="{LANTERN}" stroke-opacity="0.7" stroke-width="2.5"/>'
    return svg.sheet(body, wide, tall)
