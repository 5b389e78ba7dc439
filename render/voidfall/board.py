"""The public board: the map, everybody's figures and what signs mean; the panel's crop around what can be chosen."""

from __future__ import annotations

from PIL import Image

from engine.core.hexgrid import CENTRE, Hex, hex_named
from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.names import kind_name
from engine.voidfall.view import View
from locales import translate
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN
from render.kit.hexes import HexLayout, hex_svg
from render.kit.icons import icon
from render.kit.palette import MIST
from render.kit.picture import Mark, Scene
from render.kit.sprites import keep_images
from render.kit.text import Style, width, write
from render.voidfall.galaxy import draw_map, draw_storms, extent, places_around
from render.voidfall.goal import draw_goal, goal_height
from render.voidfall.head import draw_head
from render.voidfall.look import KINDS, OBSIDIAN, TEAL, TEAL_LIGHT
from render.voidfall.players import draw_players, figure_signs, height
from render.voidfall.sheets import ground
from render.voidfall.symbols import corruption, storm, token, upkeep_dot, voidborn, wormhole

MOST_WIDE, LEAST_WIDE = 1480, 1080
LARGEST = 152
"""Of a hex, from its centre to its corners."""
SIZE_STEP = 4
DASHES = 'stroke-dasharray="24 13"'
GAP = 18
LEGEND = 50


def map_layout(places: list[Hex], top: int) -> tuple[HexLayout, int, int]:
    """The layout of these places, as wide as they need it; the width and the height of the map."""
    west, north, east, south = HexLayout(1.0).box(places)
    size = min(float(LARGEST), (MOST_WIDE - 2 * MARGIN) / (east - west))
    size = float(int(size / SIZE_STEP) * SIZE_STEP)
    wide = max(LEAST_WIDE, round(size * (east - west)) + 2 * MARGIN)
    x = wide / 2 - size * (west + east) / 2
    return HexLayout(size, x, top - size * north), wide, round(size * (south - north))


def paint_board(scene: Scene) -> Image.Image:
    """The whole map and all players."""
    view: View = scene.view
    top = MARGIN + HEAD_HEIGHT + GAP
    layout, wide, tall = map_layout(extent(view), top)
    signs = legend(view, scene.language, wide)
    below = top + tall + GAP
    aim = goal_height(view)
    canvas = ground(wide, below + aim + height(view, wide) + len(signs) * LEGEND + MARGIN)
    draw_map(canvas, layout, view, changed=view.recent)
    draw_head(canvas, scene)
    draw_goal(canvas, scene, below)
    below += aim
    draw_players(canvas, scene, below)
    draw_legend(canvas, signs, below + height(view, wide), scene.language)
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
    known = {tile.hex for tile in parts().maps[view.map].tiles}
    shown = {place for at in centres for place in places_around(at) if hex_named(place) in known}
    top = MARGIN + HEAD_HEIGHT + GAP
    layout, wide, tall = map_layout([hex_named(place) for place in shown], top)
    canvas = ground(wide, top + tall + MARGIN)
    draw_map(canvas, layout, view, crop=shown)
    if target in view.sectors:
        svg.stamp_at(canvas, target_frame(round(layout.size)), *layout.centre(hex_named(target)))
    for mark in marks:
        draw_mark(canvas, layout, mark)
    draw_storms(canvas, layout, view, shown)  # again, above the marks
    draw_head(canvas, scene)
    return canvas


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


def draw_mark(canvas: Image.Image, layout: HexLayout, mark: Mark) -> None:
    """A dashed line with the number of the button in the left corner of the hex."""
    x, y = layout.centre(hex_named(mark.at))
    svg.stamp_at(canvas, mark_ring(round(layout.size), solid=mark.kind == "proposal"), x, y)
    if mark.label:
        size = round(layout.size * 0.42)
        lamp = f'<circle cx="50" cy="50" r="46" fill="{TEAL_LIGHT}" stroke="{OBSIDIAN}" stroke-width="7"/>'
        at_x, at_y = x - layout.size * 0.78, y
        svg.stamp_at(canvas, svg.sprite(lamp, size), at_x, at_y)
        write(canvas, at_x, at_y, mark.label, Style(round(size * 0.58), OBSIDIAN, "en", 700), "middle")


# -- what signs mean -------------------------------------------------------------------------------------------------


def legend(view: View, language: str, wide: int) -> list[list[tuple[Image.Image, str, float]]]:
    """Lines of signs that are on this map, each with its words and how wide it is."""
    style = Style(28, MIST, language)
    lines: list[list[tuple[Image.Image, str, float]]] = [[]]
    left = 0.0
    for drawing, text in signs_of(view):
        word = translate(text, language)
        taken = drawing.width + 10 + width(word, style) + 30
        if lines[-1] and left + taken > wide - 2 * MARGIN:
            lines.append([])
            left = 0.0
        lines[-1].append((drawing, word, taken))
        left += taken
    return lines


def signs_of(view: View) -> list[tuple[Image.Image, Text]]:
    """The signs on a map, with what they mean."""
    given, sectors = parts().maps[view.map], list(view.sectors.values())
    kinds = dict.fromkeys(sector.kind for sector in sectors if sector.kind in KINDS)
    found: list[tuple[Image.Image, Text]] = [(icon(KINDS[kind], 38, TEAL), kind_name(kind)) for kind in kinds]
    tokens = (
        (voidborn(38), "voidborn", any(sector.voidborn for sector in sectors)),
        (corruption(38), "corruption", any(sector.corrupted for sector in sectors)),
        (token("bounty", 36), "bounty", any(sector.bounty for sector in sectors)),
        (token("reclaim", 36), "reclaim", any(sector.reclaim for sector in sectors)),
        (token("harbinger", 36), "harbinger", any(sector.harbingers for sector in sectors)),
        (upkeep_dot(26), "upkeep", True),
        (storm(44, 0).crop((0, 12, 53, 41)), "voidstorm", bool(given.voidstorms)),
        (wormhole(38), "wormhole", any(tile.letter for tile in given.tiles)),
    )
    for drawing, name, there in tokens:
        if there:
            text = kind_name("wormhole") if name == "wormhole" else say(f"vf-term-{name}")
            found.append((drawing, text))
    return [*found, *figure_signs()]


def draw_legend(
    canvas: Image.Image, lines: list[list[tuple[Image.Image, str, float]]], top: float, language: str
) -> None:
    """The lines of signs."""
    for number, line in enumerate(lines):
        x: float = MARGIN + 8
        y = top + (number + 0.5) * LEGEND
        for drawing, word, taken in line:
            svg.stamp_at(canvas, drawing, x + drawing.width / 2, y)
            write(canvas, x + drawing.width + 10, y, word, Style(28, MIST, language))
            x += taken
