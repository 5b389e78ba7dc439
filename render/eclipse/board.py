"""The public board: the galaxy, and everybody's figures below it; the panel's crop around what can be chosen."""

from __future__ import annotations

from PIL import Image

from engine.core.hexgrid import CENTRE, Hex, hex_named
from engine.eclipse.view import View
from render.eclipse.galaxy import draw_map, extent, places_around
from render.eclipse.head import draw_head
from render.eclipse.look import CORONA, SPACE
from render.eclipse.players import draw_players, height
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.hexes import HexLayout, fit, hex_svg
from render.kit.picture import Scene
from render.kit.text import Style, write

WIDE = 1600
LEAST_WIDE = 1000
"""Of a crop of few sectors."""
MOST_TALL = 1700
"""Of the map."""
SIZE_STEP, LARGEST = 8, 120
SKY_STEP = 240
GROUND = ("#0B0D18", SPACE)


def map_layout(places: list[Hex], wide: int, top: int, most: int = MOST_TALL) -> tuple[HexLayout, int]:
    """The largest layout of these places in the width, and how tall it is."""
    size = round_size(fit(places, MARGIN, top, wide - MARGIN, top + most).size)
    west, north, east, south = HexLayout(size).box(places)
    return HexLayout(size, wide / 2 - (west + east) / 2, top - north), round(south - north)


def crop_width(places: list[Hex]) -> int:
    """How wide a picture of these places is: no wider than they are at their largest, so that a phone, which fits it to
    its own width, shows them large."""
    west, _, east, _ = HexLayout(float(LARGEST)).box(places)
    return max(LEAST_WIDE, min(WIDE, round(east - west) + 2 * MARGIN))


def backdrop(tall: int, wide: int = WIDE) -> Image.Image:
    """The sky behind a map, cut from one of few heights, each of which is kept."""
    steps, left = -(-tall // SKY_STEP), (WIDE - wide) // 2
    return sky(WIDE, steps * SKY_STEP, *GROUND).crop((left, 0, left + wide, tall))


def round_size(size: float) -> float:
    """The size of hexes in steps, so that their sprites serve for maps of many extents."""
    return float(min(LARGEST, max(SIZE_STEP, int(size / SIZE_STEP) * SIZE_STEP)))


def paint_board(scene: Scene) -> Image.Image:
    """The whole galaxy and all players."""
    view: View = scene.view
    top = MARGIN + HEAD_HEIGHT + 20
    layout, tall = map_layout(extent(view.sectors), WIDE, top)
    below = top + tall + 24
    canvas = backdrop(below + height(view) + MARGIN - 14)
    draw_map(canvas, layout, view.sectors, changed=view.recent, contested=view.contested)
    draw_head(canvas, scene)
    draw_players(canvas, scene, below)
    return canvas


def paint_panel(scene: Scene) -> Image.Image:
    """What can be chosen now: the marked places and what is around them, with numbers as on the buttons."""
    view: View = scene.view
    marked = [mark.at for mark in scene.marks if is_place(mark.at)]
    if not marked:
        return paint_board(scene)
    shown = {place for at in marked for place in places_around(at, 1)}
    places = [hex_named(place) for place in shown]
    wide, top = crop_width(places), MARGIN + HEAD_HEIGHT + 20
    layout, tall = map_layout(places, wide, top)
    canvas = backdrop(top + tall + MARGIN, wide)
    draw_map(canvas, layout, view.sectors, crop=shown, contested=view.contested)
    for mark in scene.marks:
        if is_place(mark.at):
            draw_mark(canvas, layout, mark.at, mark.label, solid=mark.kind == "proposal")
    draw_head(canvas, scene)
    return canvas


def is_place(at: str) -> bool:
    """Whether a mark is on the map."""
    try:
        hex_named(at)
    except ValueError:
        return False
    return True


def draw_mark(canvas: Image.Image, layout: HexLayout, place: str, label: str, *, solid: bool = False) -> None:
    """A bright dashed ring with its number. `solid`: what is suggested stands out from the others."""
    side = round(2 * layout.size + 12)
    inner = HexLayout(layout.size, side / 2, side / 2)
    line = 'stroke-width="9"' if solid else 'stroke-width="6" stroke-dasharray="22 12"'
    look = f'fill="none" stroke="{CORONA}" {line}'
    x, y = layout.centre(hex_named(place))
    svg.stamp_at(canvas, svg.sheet(hex_svg(inner, CENTRE, look, 6), side, side), x, y)
    if label:
        size = round(layout.size * 0.36)
        lamp = f'<circle cx="50" cy="50" r="46" fill="{CORONA}" stroke="{SPACE}" stroke-width="6"/>'
        at_x, at_y = x - layout.size * 0.77, y + layout.size * 0.03  # beside what lies on the sector
        svg.stamp_at(canvas, svg.sprite(lamp, size), at_x, at_y)
        write(canvas, at_x, at_y, label, Style(round(size * 0.6), "#1A1405", "en", 700), "middle")
