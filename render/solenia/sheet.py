"""The sky with everything on it: border, coordinates, cards, the airship, the last move, prices and marks."""

from __future__ import annotations

from PIL import Image

from engine.solenia.components import Ground, Phase
from engine.solenia.view import CellView, View
from render.kit import svg
from render.kit.marks import mark_frame, number_plate
from render.kit.palette import BRASS, BRASS_LIGHT, INK, PAPER
from render.kit.picture import Mark
from render.kit.sprites import keep_images
from render.kit.text import PHONE, Style, width, write
from render.solenia.cards import BOX, small_card
from render.solenia.goods import colour_of, good, letter
from render.solenia.look import COLUMNS, Grid, place
from render.solenia.sky import paint_airship, paint_sky, phase_svg

BAND_LEFT, BAND_BELOW, BAND_ABOVE, BAND_RIGHT = 40, 40, 8, 8
DIM = 0.6
"""How much cells that cannot be chosen are darkened."""
TICK = 12
"""The length of a tick of the ring around the last move."""
AROUND = 12
"""How far the drawing of that ring reaches beyond its cell."""


def draw_sky(
    canvas: Image.Image,
    grid: Grid,
    view: View,
    language: str,
    *,
    marks: tuple[Mark, ...] = (),
    ringed: tuple[str, ...] = (),
    reach: bool = False,
) -> None:
    """Draw everything. `ringed` cells have the ring of the last move; `reach` gives the prices of voyages."""
    _draw_border(canvas, grid, view)
    paint_sky(canvas, grid, view)
    for cell in view.cells:
        if grid.holds(cell.at):
            _draw_label(canvas, grid, cell, language)
            if cell.card is not None and cell.owner is not None:
                _draw_card(canvas, grid, cell, view.strips[place(cell.at)[1]].phase)
    if marks:
        _dim(canvas, grid, {mark.at for mark in marks})
    elif reach and view.reach:
        _dim(canvas, grid, {cell.at for cell in view.reach} | {cell.at for cell in view.cells if cell.card}, 0.4)
    paint_airship(canvas, grid, view)
    for at in ringed:
        if grid.holds(at):
            x, y = grid.corner(at)
            svg.stamp(canvas, last_frame(grid.wide, grid.tall), x - AROUND, y - AROUND)
    marked = [mark for mark in marks if grid.holds(mark.at)]
    for mark in marked:
        x, y = grid.corner(mark.at)
        svg.stamp(canvas, mark_frame(mark.kind, grid.wide - 6, grid.tall - 6), x + 3, y + 3)
    for cell in view.cells:
        if cell.at in {*ringed, *(mark.at for mark in marked)} and grid.holds(cell.at):
            _draw_label(canvas, grid, cell, language)
    if reach:
        _draw_prices(canvas, grid, view, marks)
    for mark in marked:
        if mark.label:
            x, y = grid.corner(mark.at)
            svg.stamp(canvas, number_plate(mark.label, mark.kind, 46), x + 3, y + 3)


def _draw_border(canvas: Image.Image, grid: Grid, view: View) -> None:
    """A brass line around the sky; beside each row its number and its phase, below each column its letter."""
    left, top, rows = round(grid.x - BAND_LEFT), round(grid.y - BAND_ABOVE), grid.top - grid.bottom + 1
    wide, tall = grid.width + BAND_LEFT + BAND_RIGHT, grid.height + BAND_ABOVE + BAND_BELOW
    for x, y, w, h in (
        (0, 0, wide, BAND_ABOVE),
        (0, tall - BAND_BELOW, wide, BAND_BELOW),
        (0, BAND_ABOVE, BAND_LEFT, tall - BAND_ABOVE - BAND_BELOW),
        (wide - BAND_RIGHT, BAND_ABOVE, BAND_RIGHT, tall - BAND_ABOVE - BAND_BELOW),
    ):
        svg.stamp(canvas, svg.part(_border(wide, tall, rows, grid.tall), x, y, w, h), left + x, top + y)
    style = Style(PHONE, BRASS_LIGHT, "en", 700)
    middle = grid.x - BAND_LEFT / 2 - 1
    for row in range(grid.bottom, grid.top + 1):
        level = grid.y + (grid.top - row + 0.5) * grid.tall
        write(canvas, middle, level - 22, str(row + 1), style, "middle")
        svg.stamp_at(canvas, svg.sprite(phase_svg(view.strips[row].phase, 50, 50, 92), 35), middle, level + 18)
    for column in range(grid.left, grid.right + 1):
        across = grid.x + (column - grid.left + 0.5) * grid.wide
        write(canvas, across, grid.y + grid.height + BAND_BELOW / 2, COLUMNS[column].upper(), style, "middle")


def _border(wide: int, tall: int, rows: int, pitch: int) -> str:
    """The whole border as SVG. Only its rim is drawn, in four parts."""
    lines = "".join(f"M8 {BAND_ABOVE + number * pitch}H{BAND_LEFT - 6}" for number in range(1, rows))
    return (
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="12" fill="{INK}" fill-opacity="0.62" '
        f'stroke="{BRASS}" stroke-opacity="0.85" stroke-width="2.5"/>'
        f'<rect x="{BAND_LEFT - 2}" y="{BAND_ABOVE - 2}" width="{wide - BAND_LEFT - BAND_RIGHT + 4}" '
        f'height="{rows * pitch + 4}" rx="3" fill="none" stroke="{BRASS}" stroke-width="3"/>'
        f'<path d="{lines}" stroke="{BRASS}" stroke-opacity="0.6" stroke-width="2"/>'
    )


@keep_images
def label_sprite(at: str, ground: Ground, language: str, *, covered: bool = False) -> Image.Image:
    """The name plate of a cell: its coordinate, and the icon and letter of what it gives, unless a card covers it."""
    style, sign = Style(PHONE, PAPER, "en", 600), Style(PHONE, colour_of(ground), language, 700)
    name, initial = at.upper(), "" if covered else letter(ground, language)
    wide = round(8 + width(name, style) + (6 if covered else 4 + 30 + 2 + width(initial, sign) + 6))
    body = (
        f'<rect x="1" y="1" width="{wide - 2}" height="36" rx="10" fill="{INK}" fill-opacity="0.86" '
        f'stroke="{colour_of(ground)}" stroke-opacity="0.65" stroke-width="1.6"/>'
    )
    with svg.keep_outline(svg.sheet(body, wide, 38)) as plate:
        x = 8 + write(plate, 8, 19, name, style) + 4
        if not covered:
            svg.stamp_at(plate, good(ground, 30), x + 15, 19)
            write(plate, x + 32, 19, initial, sign)
    return plate


def _draw_label(canvas: Image.Image, grid: Grid, cell: CellView, language: str) -> None:
    x, y = grid.corner(cell.at)
    plate = label_sprite(cell.at, cell.ground, language, covered=cell.card is not None)
    svg.stamp(canvas, plate, x + 3, y + grid.tall - 41)


def _draw_card(canvas: Image.Image, grid: Grid, cell: CellView, phase: Phase) -> None:
    if cell.card is None or cell.owner is None:
        return
    wide = card_wide(grid)
    drawing = small_card(cell.card, cell.owner, cell.ground, phase, wide)
    x, y = grid.corner(cell.at)
    svg.stamp(canvas, drawing, x + grid.wide - drawing.width + 5, y + (grid.tall - drawing.height) / 2)


def card_wide(grid: Grid) -> int:
    """The width of a card on the sky."""
    return round((grid.tall - 10) / BOX[1] * BOX[0])


def _dim(canvas: Image.Image, grid: Grid, bright: set[str], share: float = DIM) -> None:
    shade = Image.new("RGB", (grid.wide, grid.tall), INK)
    mask = Image.new("L", shade.size, round(255 * share))
    for row in range(grid.bottom, grid.top + 1):
        for column in range(grid.left, grid.right + 1):
            at = f"{COLUMNS[column]}{row + 1}"
            if at not in bright:
                x, y = grid.corner(at)
                canvas.paste(shade, (round(x), round(y)), mask)


@keep_images
def last_frame(wide: int, tall: int) -> Image.Image:
    """The thin brass ring of the last move with four ticks, in a dark casing so that it is visible in every light. It
    runs along the edge of the cell, clear of the figures of the card."""
    ring = f'<rect width="{wide}" height="{tall}" rx="16" fill="none"/>'
    across, down, half = wide / 2, tall / 2, TICK / 2
    tick = (
        f'<path d="M{across} {-half}V{half}M{across} {tall - half}V{tall + half}'
        f'M{-half} {down}H{half}M{wide - half} {down}H{wide + half}" stroke-linecap="round"/>'
    )
    return svg.sheet(
        f'<g transform="translate({AROUND} {AROUND})"><g stroke="{INK}" stroke-opacity="0.85" stroke-width="9">{ring}{tick}</g>'
        f'<g stroke="{BRASS_LIGHT}" stroke-width="5">{ring}{tick}</g></g>',
        wide + 2 * AROUND,
        tall + 2 * AROUND,
    )


def _draw_prices(canvas: Image.Image, grid: Grid, view: View, marks: tuple[Mark, ...]) -> None:
    """The price of a voyage to each cell; a tick if it is free."""
    shown = {mark.at for mark in marks} or {cell.at for cell in view.reach}
    for cell in view.reach:
        if cell.at in shown and grid.holds(cell.at):
            x, y = grid.corner(cell.at)
            plate = price_plate(cell.price)
            svg.stamp(canvas, plate, x + grid.wide - plate.width - 4, y + 5)


@keep_images
def price_plate(price: int) -> Image.Image:
    """A sail with the number of resources; a green tick if the voyage is free."""
    if not price:
        body = (
            '<rect x="1.5" y="1.5" width="47" height="41" rx="14" fill="#0E3A2C" fill-opacity="0.92" stroke="#7BE3B4" stroke-width="2.5"/>'
            '<path d="M13 23L21 31L37 13" fill="none" stroke="#B8F5D8" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>'
        )
        return svg.sheet(body, 50, 44)
    body = (
        f'<rect x="1.5" y="1.5" width="79" height="41" rx="14" fill="{INK}" fill-opacity="0.92" stroke="#F6B44B" stroke-width="2.5"/>'
        '<g transform="translate(9 5) scale(0.34)" fill="none" stroke="#FFE6B0" stroke-width="11" stroke-linecap="round">'
        '<path d="M6 38H62C84 38 82 10 64 12C54 13 52 22 56 28"/><path d="M6 56H82C100 56 98 82 82 82C72 82 68 74 73 67"/></g>'
    )
    with svg.keep_outline(svg.sheet(body, 82, 44)) as plate:
        write(plate, 60, 22, f"−{price}", Style(32, "#FFE6B0", "en", 700), "middle")
    return plate
