"""Deliveries: those on display with the sizes of their stacks, and a single large one."""

from __future__ import annotations

from PIL import Image

from engine.solenia.components import RESOURCES, Row, affords, parts
from engine.solenia.view import View
from render.kit import svg
from render.kit.frame import EDGE, plate
from render.kit.palette import INK, PAPER, mix
from render.kit.sprites import keep_images
from render.kit.text import PHONE, Style, write
from render.solenia.formulas import sign_sprite
from render.solenia.goods import good
from render.solenia.look import GAP, ROW_COLOURS

SHELF = 80
TALL = 2 * SHELF + GAP
TILE = (168, 70)
IN_A_LINE = 3
"""The resources of a delivery beside each other; more stand in two lines."""


def draw_display(canvas: Image.Image, view: View, top: float, *, payable: tuple[Row, ...] = ()) -> None:
    """Day's deliveries, night's below. In the `payable` rows those that the viewing seat can pay are highlighted, and
    everything else is dimmed."""
    wide = canvas.width - 2 * EDGE
    shelves: tuple[tuple[Row, tuple[str, ...], int], ...] = (
        ("day", view.display_day, view.stack_day),
        ("night", view.display_night, view.stack_night),
    )
    for number, (row, tiles, stack) in enumerate(shelves):
        y = top + number * (SHELF + GAP)
        svg.stamp(canvas, plate(wide, SHELF, edge=ROW_COLOURS[row][0]), EDGE, y)
        svg.stamp_at(canvas, good(row, 38), EDGE + 32, y + SHELF / 2)
        write(canvas, EDGE + 53, y + SHELF / 2, f"×{stack}", Style(PHONE, PAPER, "en", 600))
        pitch = min(TILE[0] + 24, (wide - 126) / max(1, len(tiles)))
        for place, tile in enumerate(tiles):
            left = EDGE + 118 + place * pitch + (pitch - TILE[0]) / 2
            can = None if not payable else row in payable and can_pay(view, tile)
            _draw_tile(canvas, tile, left, y + (SHELF - TILE[1]) / 2, can)


def _draw_tile(canvas: Image.Image, tile: str, x: float, y: float, can: bool | None) -> None:
    if can:
        svg.stamp(canvas, _halo(), x - 8, y - 8)
    svg.stamp(canvas, tile_sprite(tile, TILE[0]), x, y)
    if can:
        svg.stamp_at(canvas, tick(), x + TILE[0] - 9, y + 9)
    elif can is not None:
        shade = Image.new("RGB", TILE, INK)
        canvas.paste(shade, (round(x), round(y)), Image.new("L", TILE, 130))


def can_pay(view: View, tile: str) -> bool:
    """Whether the viewing seat has the resources of the delivery."""
    if view.seat is None:
        return False
    player = view.players[view.seat]
    works = player.level1_works and player.level1 is not None
    wild = works and any(power.kind == "wild_delivery" for power in parts().improvements[player.level1 or ""].powers)
    return affords(player.goods, parts().costs[tile], wild=wild)


@keep_images
def tile_sprite(tile: str, wide: int) -> Image.Image:
    """A delivery: its gold in a star, and its resources. Day's has round corners, night's has cut ones."""
    unit = wide / TILE[0]
    row = parts().deliveries[tile].row
    gold = sign_sprite(f"gold-{parts().deliveries[tile].gold}", round(37 * unit))
    wanted = [name for name, count in zip(RESOURCES, parts().costs[tile], strict=True) for _ in range(count)]
    lines = [wanted] if len(wanted) <= IN_A_LINE else [wanted[: len(wanted) - IN_A_LINE], wanted[-IN_A_LINE:]]
    size = round((40 if len(lines) == 1 else 33) * unit)
    with svg.keep_outline(_blank(row, wide)) as drawing:
        svg.stamp_at(drawing, gold, 30 * unit, 35 * unit)
        for line, names in enumerate(lines):
            y = (35 + (line - (len(lines) - 1) / 2) * 31) * unit
            for number, name in enumerate(names):
                x = (111 + (number - (len(names) - 1) / 2) * 35) * unit
                svg.stamp_at(drawing, good(name, size), x, y)
    return drawing


@keep_images
def _blank(row: Row, wide: int) -> Image.Image:
    colour, light, dark = ROW_COLOURS[row]
    if row == "day":
        shape = '<rect x="2" y="2" width="164" height="66" rx="16" {}/>'
        fill = ("#FFF3D2", "#EBC478")
    else:
        shape = '<path d="M16 2H152L166 16V54L152 68H16L2 54V16Z" stroke-linejoin="round" {}/>'
        fill = ("#5A6BC4", "#27316F")
    ground = (
        f'<linearGradient id="t" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{fill[0]}"/><stop offset="1" stop-color="{fill[1]}"/></linearGradient>'
        + shape.format(f'fill="url(#t)" stroke="{colour if row == "night" else dark}" stroke-width="3"')
    )
    line = f'<path d="M57 10V60" stroke="{mix(dark, light, 0.3)}" stroke-opacity="0.5" stroke-width="1.6" stroke-dasharray="4 4"/>'
    unit = wide / TILE[0]
    return svg.raster(ground + line, wide, round(TILE[1] * unit), f"0 0 {TILE[0]} {TILE[1]}")


@keep_images
def _halo() -> Image.Image:
    wide, tall = TILE[0] + 16, TILE[1] + 16
    return svg.sheet(
        svg.SOFT.format(3)
        + f'<rect x="5" y="5" width="{wide - 10}" height="{tall - 10}" rx="20" fill="none" stroke="#FFF" stroke-width="7" filter="url(#soft)"/>'
        f'<rect x="4" y="4" width="{wide - 8}" height="{tall - 8}" rx="20" fill="none" stroke="#FFF" stroke-width="4"/>',
        wide,
        tall,
    )


@keep_images
def tick() -> Image.Image:
    """A tick on a white disc, on a delivery that can be paid."""
    return svg.sprite(
        f'<circle cx="50" cy="50" r="44" fill="#FFF" stroke="{INK}" stroke-width="9"/>'
        f'<path d="M27 52L44 69L74 34" fill="none" stroke="{INK}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>',
        38,
    )
