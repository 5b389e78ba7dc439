"""The public board: the map and everybody's figures; the panel's crop around what can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.core.hexgrid import CENTRE, Hex, hex_named
from engine.voidfall.components import parts
from engine.voidfall.view import View
from render.kit import svg
from render.kit.hexes import HexLayout, hex_svg
from render.kit.picture import Mark, Scene
from render.kit.sprites import keep_images
from render.kit.text import Style, write
from render.voidfall.galaxy import draw_map, extent, places_around
from render.voidfall.goal import draw_goal, goal_height
from render.voidfall.head import HEAD_HEIGHT, draw_head
from render.voidfall.look import OBSIDIAN, TEAL_LIGHT
from render.voidfall.players import draw_players, height
from render.voidfall.sheets import GAP, MARGIN, MOST_TALL, WIDE, ground

LARGEST = 172
"""Of a hex, from its centre to its corners."""
SIZE_STEP = 2
LAMP = 66
"""Of the number of an option, at least."""
DASHES = 'stroke-dasharray="24 13"'


def hex_size(places: Sequence[Hex], tall: float = MOST_TALL) -> int:
    """The size of hexes of a map of these places, as large as width and height allow."""
    west, north, east, south = HexLayout(1.0).box(list(places))
    size = min(float(LARGEST), (WIDE - 2 * MARGIN) / (east - west), tall / (south - north))
    return int(size / SIZE_STEP) * SIZE_STEP


def map_layout(places: Sequence[Hex], top: float, tall: float = MOST_TALL) -> tuple[HexLayout, int]:
    """The layout of these places, from `top` downwards; the height of the map."""
    west, north, east, south = HexLayout(1.0).box(list(places))
    size = float(hex_size(places, tall))
    return HexLayout(size, WIDE / 2 - size * (west + east) / 2, top - size * north), round(size * (south - north))


def room_of_map(players: int, aim: int) -> float:
    """The height that the head, the goal of a game against the Voidborn and these players leave to a map."""
    return MOST_TALL - 2 * MARGIN - HEAD_HEIGHT - 2 * GAP - aim - height(players)


def paint_board(scene: Scene) -> Image.Image:
    """The whole map and all players."""
    view: View = scene.view
    top = MARGIN + HEAD_HEIGHT + GAP
    aim = goal_height(view)
    layout, tall = map_layout(extent(view), top, room_of_map(len(view.players), aim))
    below = top + tall + GAP
    canvas = ground(WIDE, below + aim + height(len(view.players)) + MARGIN)
    draw_map(canvas, layout, view, changed=view.recent)
    draw_head(canvas, scene)
    draw_goal(canvas, scene, below)
    draw_players(canvas, scene, below + aim)
    return canvas


def paint_panel(scene: Scene) -> Image.Image:
    """What can be chosen now: the marked sectors and what is around them, with numbers as on the buttons; the target of
    an invasion in a frame."""
    view: View = scene.view
    marks = [mark for mark in scene.marks if mark.at in view.sectors]
    target = view.invasion.target if view.invasion is not None else ""
    centres = [mark.at for mark in marks] + ([target] if target in view.sectors else [])
    if not centres:
        return paint_board(scene)
    shown = around(view, centres)
    layout, tall = map_layout([hex_named(place) for place in shown], MARGIN, MOST_TALL - 2 * MARGIN)
    canvas = ground(WIDE, tall + 2 * MARGIN)
    size = round(layout.size)
    rings = [(target, target_frame(size))] if target in view.sectors else []
    rings += [(mark.at, mark_ring(size, solid=mark.kind == "proposal")) for mark in marks]
    draw_map(canvas, layout, view, crop=shown, changed=view.recent, rings=rings)
    for mark in marks:
        draw_number(canvas, layout, mark)
    return canvas


def around(view: View, centres: Iterable[str]) -> set[str]:
    """These places of the map and their neighbours."""
    known = {tile.hex for tile in parts().maps[view.map].tiles}
    return {place for at in centres for place in places_around(at) if hex_named(place) in known}


@keep_images
def target_frame(size: int) -> Image.Image:
    """The corners of a bright frame: here it is invaded."""
    side = 2 * size + 8
    corners = HexLayout(size, side / 2, side / 2).corners(CENTRE, size * 0.02)
    path = ""
    for number, (x, y) in enumerate(corners):
        for ox, oy in (corners[number - 1], corners[(number + 1) % 6]):
            path += f"M{x:.1f} {y:.1f}L{x + (ox - x) * 0.26:.1f} {y + (oy - y) * 0.26:.1f}"
    return svg.sheet(
        f'<path d="{path}" stroke="{OBSIDIAN}" stroke-width="{size * 0.14:.1f}" stroke-linecap="round"/>'
        f'<path d="{path}" stroke="#FF8A6B" stroke-width="{size * 0.08:.1f}" stroke-linecap="round"/>',
        side,
        side,
    )


@keep_images
def mark_ring(size: int, *, solid: bool = False) -> Image.Image:
    """A bright dashed line around a hex: it can be chosen. `solid`: it is suggested."""
    side = round(2 * size + 12)
    inner = HexLayout(size, side / 2, side / 2)
    dark = f'fill="none" stroke="{OBSIDIAN}" stroke-opacity="0.8" stroke-width="13"'
    look = f'fill="none" stroke="#FFFFFF" stroke-width="7" {"" if solid else DASHES}'
    return svg.sheet(hex_svg(inner, CENTRE, dark, 5) + hex_svg(inner, CENTRE, look, 5), side, side)


def draw_number(canvas: Image.Image, layout: HexLayout, mark: Mark) -> None:
    """The number of the button on the upper left edge of the hex, above all else."""
    x, y = layout.centre(hex_named(mark.at))
    if mark.label:
        size = max(LAMP, round(layout.size * 0.42))
        lamp = f'<circle cx="50" cy="50" r="46" fill="{TEAL_LIGHT}" stroke="{OBSIDIAN}" stroke-width="7"/>'
        at_x, at_y = x - layout.size * 0.56 - size * 0.5, y - layout.size * 0.46
        svg.stamp_at(canvas, svg.sprite(lamp, size), at_x, at_y)
        write(canvas, at_x, at_y, mark.label, Style(round(size * 0.58), OBSIDIAN, "en", 700), "middle")
