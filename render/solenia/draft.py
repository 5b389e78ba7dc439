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
from render.kit.frame import MARGIN
from render.kit.palette import BRASS_LIGHT, INK, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import NORMAL, SMALL, Style, wrap_fit, write
from render.solenia.formulas import draw_row, of_powers
from render.solenia.goods import good
from render.solenia.look import GAP, LANTERN, LANTERN_PALE

SIGNS_TALL = 66
WORDS_TALL = 122
LABEL = 44


def _offer(view: View) -> OfferView:
    return view.offer or OfferView((), ())


def _columns(view: View) -> int:
    return max(2, len(_offer(view).level1), len(_offer(view).level3))


def offer_height(view: View) -> float:
    """The height of the offer as pictures."""
    return _rows_height(view, SIGNS_TALL)


def offer_words_height(scene: Scene) -> float:
    """The height of the offer with text."""
    return _rows_height(scene.view, SIGNS_TALL + WORDS_TALL)


def _rows_height(view: View, half: float) -> float:
    offer = _offer(view)
    tall = 0.0
    if offer.level1:
        tall += LABEL + half + 20
    if offer.level3:
        tall += (GAP if tall else 0) + LABEL + 2 * half + 26
    return tall


def draw_offer(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Tiles with their formulas."""
    _draw(canvas, scene, top, words=False)


def draw_offer_words(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Tiles with formulas and text."""
    _draw(canvas, scene, top, words=True)


def _draw(canvas: Image.Image, scene: Scene, top: float, *, words: bool) -> None:
    offer = _offer(scene.view)
    half = SIGNS_TALL + (WORDS_TALL if words else 0)
    columns = _columns(scene.view)
    pitch = (canvas.width - 2 * MARGIN + GAP) / columns
    rows = (("sol-pic-level1", [[tile] for tile in offer.level1]), ("sol-pic-level3", [list(p) for p in offer.level3]))
    for key, tiles in rows:
        if not tiles:
            continue
        style = Style(NORMAL, BRASS_LIGHT, scene.language, 700)
        write(canvas, MARGIN + 6, top + LABEL / 2 - 2, translate(say(key), scene.language), style)
        tall = half * len(tiles[0]) + (20 if len(tiles[0]) == 1 else 26)
        for number, powers in enumerate(tiles):
            _draw_tile(
                canvas, scene, powers, (MARGIN + number * pitch, top + LABEL, round(pitch - GAP), round(tall)), half
            )
        top += LABEL + tall + GAP


def _draw_tile(
    canvas: Image.Image, scene: Scene, powers: list[str], box: tuple[float, float, int, int], half: float
) -> None:
    x, y, wide, tall = box
    svg.stamp(canvas, _plate(wide, tall, len(powers)), x, y)
    for number, improvement in enumerate(powers):
        top = y + 10 + number * (half + 6)
        left, room = x, wide
        if len(powers) == 2:
            svg.stamp_at(canvas, good("night" if number else "day", 40), x + 34, top + SIGNS_TALL / 2)
            left, room = x + 48, wide - 52
        signs = of_powers(parts().improvements[improvement].powers)
        draw_row(canvas, left + room / 2, top + SIGNS_TALL / 2, signs, 44, room - 20)
        if half > SIGNS_TALL:
            _write_words(canvas, scene, improvement, (x, top + SIGNS_TALL, wide))


def _write_words(canvas: Image.Image, scene: Scene, improvement: str, box: tuple[float, float, int]) -> None:
    x, top, wide = box
    text = translate(improvement_name(improvement), scene.language)
    lines, style = wrap_fit(text, Style(SMALL, PAPER, scene.language), wide - 28, WORDS_TALL - 6, SMALL, 1.25)
    for line, words in enumerate(lines):
        y = top + WORDS_TALL / 2 - 4 + (line - (len(lines) - 1) / 2) * style.size * 1.25
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
