"""The public board: the galaxy, and everybody's figures below it; the panel's crop around what can be chosen."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from PIL import Image

from engine.core.hexgrid import CENTRE, Hex, hex_named
from engine.eclipse.view import SectorView, View
from render.eclipse.contents import DETAILED
from render.eclipse.galaxy import DOT, dot_at, draw_map, extent, frontier, places_around
from render.eclipse.head import HEAD, draw_head
from render.eclipse.legend import draw_foot, foot_height
from render.eclipse.look import CORONA, SPACE
from render.eclipse.players import draw_players, height
from render.eclipse.sheets import backdrop
from render.eclipse.type import BODY, GAP, MOST_TALL, ROOM, WIDE
from render.kit import svg
from render.kit.hexes import HexLayout, hex_svg
from render.kit.picture import Scene
from render.kit.text import Style, write

SIZE_STEP, LARGEST = 8, 152


def map_layout(
    places: Collection[Hex],
    top: int,
    most: int,
    dots: Iterable[str] = (),
    sectors: Mapping[str, SectorView] | None = None,
) -> tuple[HexLayout, int]:
    """The largest layout of these places, and of the dots of others, in the width and so much height; how tall it is."""
    unit = HexLayout(1.0)
    west, north, east, south = unit.box(places)
    for x, y in [dot_at(unit, place, sectors or {}) for place in dots]:
        west, east, north, south = min(west, x - DOT), max(east, x + DOT), min(north, y - DOT), max(south, y + DOT)
    size = round_size(min((WIDE - 2 * ROOM) / (east - west), most / (south - north)))
    return HexLayout(size, WIDE / 2 - size * (west + east) / 2, top - size * north), round(size * (south - north))


def round_size(size: float) -> float:
    """The size of hexes in steps, so that their sprites serve for maps of many extents."""
    step = SIZE_STEP if size >= DETAILED else SIZE_STEP // 2
    return float(min(LARGEST, max(step, int(size / step) * step)))


def paint_board(scene: Scene) -> Image.Image:
    """The whole galaxy and all players; in the first round what the commonest signs mean."""
    view: View = scene.view
    top = ROOM + HEAD + GAP
    rows, foot = height(view), foot_height() + GAP if view.round == 1 and not view.over else 0
    most = MOST_TALL - top - GAP - rows - foot - ROOM
    layout, tall = map_layout(extent(view.sectors), top, most, frontier(view.sectors), view.sectors)
    below = top + tall + GAP
    canvas = backdrop(below + rows + foot + ROOM)
    draw_map(canvas, layout, view.sectors, changed=view.recent, contested=view.contested)
    draw_head(canvas, scene)
    draw_players(canvas, scene, below)
    if foot:
        draw_foot(canvas, scene, below + rows + GAP)
    return canvas


def paint_panel(scene: Scene) -> Image.Image:
    """What can be chosen now: the marked places and what is around them, with numbers as on the buttons."""
    view: View = scene.view
    marked = [mark.at for mark in scene.marks if is_place(mark.at)]
    if not marked:
        return paint_board(scene)
    empty = set(frontier(view.sectors)) - set(marked)
    near = {place for at in marked for place in places_around(at, 1)}
    shown = [hex_named(place) for place in near if place in view.sectors or place in marked]
    layout, tall = map_layout(shown, ROOM, MOST_TALL - 2 * ROOM, near & empty, view.sectors)
    canvas = backdrop(tall + 2 * ROOM)
    draw_map(canvas, layout, view.sectors, crop=near, contested=view.contested, named=marked, numbered=marked)
    for mark in scene.marks:
        if is_place(mark.at):
            draw_mark(
                canvas, layout, mark.at, mark.label, solid=mark.kind == "proposal", empty=mark.at not in view.sectors
            )
    return canvas


def is_place(at: str) -> bool:
    """Whether a mark is on the map."""
    try:
        hex_named(at)
    except ValueError:
        return False
    return True


def draw_mark(
    canvas: Image.Image, layout: HexLayout, place: str, label: str, *, solid: bool = False, empty: bool = False
) -> None:
    """A bright dashed ring with its number: above the name of an empty place, beside that of a small sector, at the left
    corner of a large one. `solid`: what is suggested stands out from the others."""
    size = layout.size
    x, y = layout.centre(hex_named(place))
    svg.stamp_at(canvas, _ring(round(size), solid), x, y)
    if not label:
        return
    lamp = max(round(BODY * 1.36), round(size * 0.4))
    if empty:
        y -= size * 0.28
    elif size < DETAILED:
        x, y = x + size * 0.33, y - size * 0.53
    else:
        x, y = x - size * 0.78, y + size * 0.03
    drawing = f'<circle cx="50" cy="50" r="46" fill="{CORONA}" stroke="{SPACE}" stroke-width="6"/>'
    svg.stamp_at(canvas, svg.sprite(drawing, lamp), x, y)
    number = round(lamp * 0.74 if len(label) < 2 else max(BODY, lamp * 0.6))
    write(canvas, x, y, label, Style(number, "#1A1405", "en", 700), "middle")


def _ring(size: int, solid: bool) -> Image.Image:
    side = 2 * size + 12
    line = 'stroke-width="9"' if solid else 'stroke-width="6" stroke-dasharray="22 12"'
    look = f'fill="none" stroke="{CORONA}" {line}'
    return svg.sheet(hex_svg(HexLayout(size, side / 2, side / 2), CENTRE, look, 6), side, side)
