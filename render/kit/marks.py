"""Marks on places: the brass ring of the last move, the dashed numbered ring of an option, chosen and suggested
places."""

from __future__ import annotations

from PIL import Image

from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import BRASS_LIGHT, INK
from render.kit.picture import Mark
from render.kit.sprites import keep_images
from render.kit.text import PHONE_LATIN, Style, width, write

_ROUNDED = '<rect x="{inset}" y="{inset}" width="{side}" height="{side}" rx="{corner}" fill="none" {style}/>'
PLATE = 36
"""The least height of a plate with a number."""
BRIGHT = "#FFFFFF"
CHOSEN = "#FFE27A"


def _outline(inset: float, corner: float, style: str) -> str:
    return _ROUNDED.format(inset=inset, side=100 - 2 * inset, corner=corner, style=style)


@keep_images
def last_ring(size: float) -> Image.Image:
    """A thin brass ring with four ticks, in a dark casing so that it is visible on any background."""
    ring = '<circle cx="50" cy="50" r="39" fill="none"/>'
    graduation = f'<path d="{svg.ticks(50, 50, 34, 44, 4)}" stroke-linecap="round"/>'
    dark = f'<g stroke="{INK}" stroke-opacity="0.85" stroke-width="5">{ring}{graduation}</g>'
    return svg.sprite(f'{dark}<g stroke="{BRASS_LIGHT}" stroke-width="2.2">{ring}{graduation}</g>', size)


@keep_images
def _ring(kind: str, size: float) -> Image.Image:
    if kind == "option":
        line = f'stroke="{BRIGHT}" stroke-width="4" stroke-dasharray="11 6.6" stroke-linecap="butt"'
        glow = f'stroke="{BRIGHT}" stroke-opacity="0.35" stroke-width="7" filter="url(#soft)"'
    elif kind == "chosen":
        line = f'stroke="{CHOSEN}" stroke-width="5"'
        glow = f'stroke="{CHOSEN}" stroke-opacity="0.6" stroke-width="8" filter="url(#soft)"'
    else:
        line = f'stroke="{CHOSEN}" stroke-width="4" stroke-dasharray="0.1 8" stroke-linecap="round"'
        glow = f'stroke="{CHOSEN}" stroke-opacity="0.3" stroke-width="7" filter="url(#soft)"'
    dark = f'stroke="{INK}" stroke-opacity="0.9" stroke-width="7.5"'
    body = svg.SOFT.format(2.2) + "".join(_outline(6, 14, style) for style in (glow, dark, line))
    return svg.sprite(body, size)


def option_ring(size: int) -> Image.Image:
    """The ring of what may be chosen, with the number of its button: for a legend."""
    drawing = _ring("option", size).copy()
    write(drawing, drawing.width / 2, drawing.height / 2, "1", Style(PHONE_LATIN, BRIGHT, "en", 700), "middle")
    return drawing


@keep_images
def _number(label: str, kind: str, size: int) -> Image.Image:
    """A round plate with the number of the button, or a tick when chosen."""
    tall = max(round(size * 0.38), PLATE)
    style = Style(max(round(tall * 0.74), PHONE_LATIN), INK, "en", 700)
    wide = max(tall, round(width(label, style) + tall * 0.5))
    ground = BRIGHT if kind == "option" else CHOSEN
    body = (
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="{tall / 2 - 2:g}" fill="{ground}" '
        f'stroke="{INK}" stroke-width="3"/>'
    )
    if kind == "chosen" and not label:
        body += icon_svg("check", wide / 2, tall / 2, tall * 0.62, INK)
    return _draw_plate(body, wide, tall, label, style)


def _draw_plate(body: str, wide: int, tall: int, label: str, style: Style) -> Image.Image:
    """A plate with its label, if it has one, in the middle."""
    with svg.keep_outline(svg.sheet(body, wide, tall)) as plate:
        if label:
            write(plate, wide / 2, tall / 2, label, style, "middle")
    return plate


@keep_images
def mark_frame(kind: str, wide: int, tall: int, ink: str = INK, share: float = 0.9) -> Image.Image:
    """A frame around a rectangle. `ink`, with this opacity, is its dark casing."""
    colour = BRIGHT if kind == "option" else CHOSEN
    dash = {
        "option": 'stroke-dasharray="20 11"',
        "chosen": "",
        "proposal": 'stroke-dasharray="0.1 14" stroke-linecap="round"',
    }[kind]
    box = f'x="6" y="6" width="{wide - 12}" height="{tall - 12}" rx="20" fill="none"'
    return svg.sheet(
        f'<rect {box} stroke="{ink}" stroke-opacity="{share:g}" stroke-width="11"/>'
        f'<rect {box} stroke="{colour}" stroke-width="6" {dash}/>',
        wide,
        tall,
    )


@keep_images
def number_plate(label: str, kind: str, size: int, ink: str = INK) -> Image.Image:
    """A round plate with the number of the button, or a tick if there is none."""
    style = Style(round(size * 0.72), ink, "en", 700)
    wide = max(size, round(width(label, style) + size * 0.5))
    fill = BRIGHT if kind == "option" else CHOSEN
    body = (
        f'<rect x="2" y="2" width="{wide - 4}" height="{size - 4}" rx="{size / 2 - 2:g}" fill="{fill}" '
        f'stroke="{ink}" stroke-width="3.5"/>'
    )
    if not label:
        body += (
            f'<path d="M{size * 0.28:g} {size * 0.52:g}L{size * 0.44:g} {size * 0.68:g}L{size * 0.74:g} {size * 0.32:g}" '
            f'fill="none" stroke="{ink}" stroke-width="6"/>'
        )
    return _draw_plate(body, wide, size, label, style)


def mark_place(canvas: Image.Image, mark: Mark, x: float, y: float, size: float) -> None:
    """Draw a mark around the tile of this size with the centre (x, y). Its number is at the upper left corner."""
    svg.stamp_at(canvas, _ring(mark.kind, size * 1.12), x, y)
    if mark.label or mark.kind == "chosen":
        plate = _number(mark.label, mark.kind, round(size))
        svg.stamp(canvas, plate, x - size * 0.53, y - size * 0.53)
