"""The market: two rows of four cards with their decks; small on the board, large for a seat that chooses."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import ROW
from engine.afternova.view import View
from locales import message as told
from render.afternova.ground import glass
from render.afternova.held import HELD, held_card
from render.afternova.look import GAP, HAZE, PRINT_LIGHT, SPAN, TEAL, Spots
from render.afternova.small import SMALL_CARD, small_card
from render.kit import svg
from render.kit.frame import EDGE
from render.kit.icons import icon
from render.kit.palette import MIST, PAPER
from render.kit.sprites import keep_images
from render.kit.text import PHONE, SMALL, Style, phone_least, write, write_fit

SHELF_TALL, SHELF_GAP, SHELF_LABEL = 156, 8, 206
MARKET_TALL = 2 * SHELF_TALL + SHELF_GAP
SHELF_LARGE = 66 + 2 * (HELD[1] + 14)
LARGE_TALL = 2 * SHELF_LARGE + GAP


@keep_images
def gap_frame(wide: int, tall: int) -> Image.Image:
    """An empty frame with a cross of hairlines, where a card was taken."""
    body = (
        f'<rect x="3" y="3" width="{wide - 6}" height="{tall - 6}" rx="16" fill="#000" fill-opacity="0.28" stroke="{HAZE}" stroke-opacity="0.6" stroke-width="2.5" stroke-dasharray="12 9"/>'
        f'<path d="M{wide / 2 - 15} {tall / 2 - 15}l30 30m0 -30l-30 30" stroke="{HAZE}" stroke-opacity="0.45" stroke-width="3"/>'
    )
    return svg.sheet(body, wide, tall)


def fill(row: tuple[str | None, ...]) -> tuple[str | None, ...]:
    """A row of the market, with a gap at each empty place."""
    return (row + (None,) * ROW)[:ROW]


def draw_market(canvas: Image.Image, view: View, top: float, language: str) -> Spots:
    """Both rows one above the other, each with the sizes of its deck and discards on the left."""
    spots: Spots = {}
    pitch = (SPAN - SHELF_LABEL - 6 - SMALL_CARD[0]) / (ROW - 1)
    for number, (row, kind) in enumerate(((view.mercenaries, "mercenary"), (view.blueprints, "blueprint"))):
        y = top + number * (SHELF_TALL + SHELF_GAP)
        glass(canvas, (EDGE, y, SPAN, SHELF_TALL), TEAL if number == 0 else PRINT_LIGHT)
        _draw_shelf_label(canvas, view, kind, EDGE + 18, y, language)
        for place, card in enumerate(fill(row)):
            x = EDGE + SHELF_LABEL + place * pitch
            if card is None:
                svg.stamp(canvas, gap_frame(*SMALL_CARD), x, y + 4)
            else:
                svg.stamp(canvas, small_card(card, language), x, y + 4)
                spots[card] = (x, y + 4, *SMALL_CARD)
    return spots


def _piles(view: View, kind: str) -> tuple[tuple[str, int], ...]:
    """The icons and sizes of a row's deck and discards."""
    if kind == "mercenary":
        return ("deck", view.mercenary_deck), ("card-discard", len(view.mercenary_discard))
    return ("deck", view.blueprint_deck), ("card-discard", len(view.blueprint_discard))


def _draw_shelf_label(canvas: Image.Image, view: View, kind: str, x: float, y: float, language: str) -> None:
    """The row's name; below it its deck and discards."""
    colour = TEAL if kind == "mercenary" else PRINT_LIGHT
    words = told(f"an-pic-row-{kind}", language)
    write_fit(canvas, x, y + 36, words, Style(PHONE, colour, language, 700), SHELF_LABEL - 26, phone_least(words))
    for number, (name, count) in enumerate(_piles(view, kind)):
        middle = y + 80 + number * 40
        svg.stamp_at(canvas, icon(name, 34, MIST), x + 18, middle)
        write(canvas, x + 46, middle, str(count), Style(SMALL, PAPER, "en", 600))


def _draw_label(canvas: Image.Image, view: View, kind: str, x: float, y: float, wide: float, language: str) -> None:
    """The row's name; its deck and discards on the right."""
    mercenary = kind == "mercenary"
    colour = TEAL if mercenary else PRINT_LIGHT
    style = Style(SMALL, PAPER, "en", 600)
    right = x + wide
    for name, count in reversed(_piles(view, kind)):
        right -= write(canvas, right, y, str(count), style, "right") + 36
        svg.stamp_at(canvas, icon(name, 30, MIST), right + 14, y)
        right -= 16
    svg.stamp_at(canvas, icon("paw" if mercenary else "blueprint", 34, colour), x + 17, y)
    words = told(f"an-pic-row-{kind}", language)
    write_fit(canvas, x + 44, y, words, Style(PHONE, colour, language, 700), right - x - 50, phone_least(words))


def draw_large_market(canvas: Image.Image, view: View, top: float, language: str) -> Spots:
    """Both rows one above the other, with cards as in a hand: two by two."""
    spots: Spots = {}
    y = top
    pitch = SPAN / 2
    for row, kind in ((view.mercenaries, "mercenary"), (view.blueprints, "blueprint")):
        glass(canvas, (EDGE, y, SPAN, 52), TEAL if kind == "mercenary" else PRINT_LIGHT, corner=16)
        _draw_label(canvas, view, kind, EDGE + 18, y + 26, SPAN - 36, language)
        for place, card in enumerate(fill(row)):
            x = EDGE + place % 2 * pitch + (pitch - HELD[0]) / 2
            low = y + 66 + place // 2 * (HELD[1] + 14)
            if card is None:
                svg.stamp(canvas, gap_frame(*HELD), x, low)
            else:
                svg.stamp(canvas, held_card(card, language), x, low)
                spots[card] = (x, low, *HELD)
        y += SHELF_LARGE + GAP
    return spots
