"""The board of Day & Night, whole or a part of it, and the pictures made from it."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from engine.core.text import say
from engine.day_and_night.board import COLUMNS
from engine.day_and_night.view import TurnView, View
from locales import translate
from render.day_and_night.look import VOID_PLACES, WHOLE, Grid, Window, window_around
from render.day_and_night.pieces import draw_avatars, draw_counters, draw_orrery, draw_way
from render.day_and_night.strips import FOOT_HEIGHT, GAP, draw_foot, draw_head
from render.day_and_night.temples import draw_temples
from render.day_and_night.tiles import Face, tile_sprite
from render.kit import svg
from render.kit.frame import EDGE, LOW_HEAD, sky, stamp_border
from render.kit.marks import last_ring, mark_place
from render.kit.palette import BRASS_LIGHT, INK
from render.kit.picture import Mark, Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NARROW, Style, write

TILE = 90
BANDS = (48.0, 18.0, 18.0, 48.0)
"""The width of the border left of, above, right of and below the tiles. It contains the coordinates."""
SPACE = 6
CLOSE = 150
"""The largest tile of a part of the board."""
COORDINATE = 34
HEADING = 52
MOST_BESIDE = 4
"""Columns of the board up to which before and after stand beside each other."""
DIM = 0.55
"""How much tiles that cannot be chosen are darkened."""


def paint_board(scene: Scene) -> Image.Image:
    """The public board: the whole position, the last move, the state of both sides."""
    return _sheet(scene, WHOLE, TILE, whole=True)


def paint_panel(scene: Scene) -> Image.Image:
    """What the seat can do now: marked places are bright and numbered, the rest is dimmed. If the places are close
    together, that part is drawn larger."""
    view: View = scene.view
    if not scene.marks:
        return paint_board(scene)
    around = [mark.at for mark in scene.marks] + [view.sides[view.active].at]
    window = window_around(around, columns=5, rows=4)
    if window.columns > 6 or window.rows > 5:
        return _sheet(scene, WHOLE, TILE, whole=False)
    tile = (NARROW - 2 * EDGE - round(BANDS[0] + BANDS[2])) // window.columns - 6
    return _sheet(scene, window, min(tile, CLOSE), whole=False)


def _sheet(scene: Scene, window: Window, tile: int, *, whole: bool) -> Image.Image:
    """The board; with the strips above and below it (`whole`) or alone."""
    probe = Grid(window, 0, 0, tile, SPACE)
    frame_height = probe.height + BANDS[1] + BANDS[3]
    top = EDGE + (LOW_HEAD + GAP if whole else 0)
    tall = round(top + frame_height + (GAP + FOOT_HEIGHT if whole else 0) + EDGE)
    canvas = sky(NARROW, tall)
    if whole:
        draw_head(canvas, scene, EDGE)
    frame_width = probe.width + BANDS[0] + BANDS[2]
    grid = Grid(window, round((NARROW - frame_width) / 2 + BANDS[0]), round(top + BANDS[1]), tile, SPACE)
    draw_position(canvas, grid, scene.view, scene.marks, trail=True)
    if whole:
        draw_foot(canvas, scene, round(top + frame_height + GAP))
    return canvas


def draw_position(
    canvas: Image.Image,
    grid: Grid,
    view: View,
    marks: tuple[Mark, ...],
    *,
    trail: bool,
    ringed: tuple[str, ...] = (),
) -> None:
    """Border, coordinates, tiles, temples, the centre, pieces, the last move (`trail`) or rings, and the marks."""
    _draw_border(canvas, grid)
    for tile in view.tiles:
        if grid.window.holds(tile.at) and not tile.temple:
            face: Face = "sealed" if tile.locked else tile.side
            x, y = grid.middle(tile.at)
            svg.stamp_at(canvas, tile_sprite(face, grid.tile, _variant(tile.at)), x, y)
    draw_temples(canvas, grid, view)
    if view.center_void:
        _draw_center(canvas, grid, view)
    turn = last_turn(view)
    ring(canvas, grid, turn.changed if trail and not marks else ringed)
    draw_counters(canvas, grid, view)
    if marks:
        _dim(canvas, grid, view, {mark.at for mark in marks})
    if trail:
        draw_way(canvas, grid, turn)
    draw_avatars(canvas, grid, view)
    for mark in marks:
        if grid.window.holds(mark.at):
            mark_place(canvas, mark, *grid.middle(mark.at), grid.tile)


def last_turn(view: View) -> TurnView:
    """The turn that is marked: the present one once something was done in it, before that the one before."""
    return view.now if len(view.now.path) > 1 or view.now.changed or view.last is None else view.last


def ring(canvas: Image.Image, grid: Grid, places: Iterable[str]) -> None:
    """The brass ring of the last move around these places."""
    for at in places:
        if grid.window.holds(at):
            svg.stamp_at(canvas, last_ring(grid.tile), *grid.middle(at))


def _variant(at: str) -> int:
    return COLUMNS.index(at[0]) * 5 + int(at[1]) * 3


def _draw_border(canvas: Image.Image, grid: Grid) -> None:
    """The map's border with the coordinates of the columns below and of the rows on the left."""
    window = grid.window
    wide, tall = grid.width + BANDS[0] + BANDS[2], grid.height + BANDS[1] + BANDS[3]
    left, top = grid.x - BANDS[0], grid.y - BANDS[1]
    stamp_border(canvas, left, top, (wide, tall), BANDS, (window.columns, window.rows))
    style = Style(COORDINATE, BRASS_LIGHT, "en", 700)
    for column in range(window.left, window.right + 1):
        x, _ = grid.middle(f"{COLUMNS[column]}{window.bottom + 1}")
        write(canvas, x, top + tall - BANDS[3] / 2 - 3, COLUMNS[column].upper(), style, "middle")
    for row in range(window.bottom, window.top + 1):
        _, y = grid.middle(f"{COLUMNS[window.left]}{row + 1}")
        write(canvas, left + BANDS[0] / 2 + 1, y, str(row + 1), style, "middle")


def _draw_center(canvas: Image.Image, grid: Grid, view: View) -> None:
    """The brass orrery over the closed centre, if all four places of it are in the window."""
    if not all(grid.window.holds(at) for at in VOID_PLACES):
        for at in sorted(VOID_PLACES):
            if grid.window.holds(at):
                svg.stamp(canvas, _closed(grid.tile), *grid.corner(at))
        return
    x, y = grid.corner("d4")
    draw_orrery(canvas, x, y, 2 * grid.tile + grid.gap, view)


@keep_images
def _closed(size: int) -> Image.Image:
    """A closed place where there is no space for the orrery: crossed hairlines."""
    lines = "".join(f"M{n} 8L8 {n}M92 {100 - n}L{100 - n} 92" for n in (26, 44, 62, 80))
    return svg.sprite(
        f'<rect x="4" y="4" width="92" height="92" rx="12" fill="{INK}" fill-opacity="0.6"/>'
        f'<path d="{lines}M92 8L8 92" stroke="#C9A24B" stroke-opacity="0.4" stroke-width="1.6"/>',
        size,
    )


def _dim(canvas: Image.Image, grid: Grid, view: View, bright: set[str]) -> None:
    """Darken every tile that is not marked."""
    single = svg.sprite(f'<rect width="100" height="100" rx="13" fill="{INK}" fill-opacity="{DIM}"/>', grid.tile + 2)
    joined = svg.sprite(f'<rect width="100" height="100" fill="{INK}" fill-opacity="{DIM}"/>', grid.pitch)
    for tile in view.tiles:
        if tile.at not in bright and grid.window.holds(tile.at):
            svg.stamp_at(canvas, joined if tile.temple else single, *grid.middle(tile.at))


def paint_change(scene: Scene) -> Image.Image:
    """Before and after, side by side: the part of the board where something changed."""
    before: View = scene.before
    after: View = scene.view
    old = {tile.at: tile for tile in before.tiles}
    places = {tile.at for tile in after.tiles if tile != old[tile.at]}
    for one, other in zip(before.sides, after.sides, strict=True):
        if one.at != other.at:
            places |= {one.at, other.at}
    window = window_around(sorted(places), columns=4, rows=4) if places else WHOLE
    beside = window.columns <= MOST_BESIDE
    room = (NARROW - 3 * EDGE) / 2 if beside else NARROW - 2 * EDGE
    tile = min(CLOSE, int((room - BANDS[0] - BANDS[2]) // window.columns) - SPACE)
    probe = Grid(window, 0, 0, tile, SPACE)
    wide, tall = probe.width + BANDS[0] + BANDS[2], probe.height + BANDS[1] + BANDS[3]
    top = EDGE + HEADING
    canvas = sky(NARROW, round(top + tall + EDGE if beside else top + 2 * tall + HEADING + 2 * EDGE))
    for number, (view, key) in enumerate(((before, "dn-pic-before"), (after, "dn-pic-after"))):
        left = EDGE + (NARROW - EDGE) / 2 * number if beside else (NARROW - wide) / 2
        above = top if beside else top + number * (tall + HEADING + EDGE)
        style = Style(LARGE, BRASS_LIGHT, scene.language, 700)
        write(canvas, left + wide / 2, above - HEADING / 2, translate(say(key), scene.language), style, "middle")
        grid = Grid(window, round(left + BANDS[0]), round(above + BANDS[1]), tile, SPACE)
        draw_position(canvas, grid, view, (), trail=False, ringed=tuple(sorted(places)) if number else ())
    return canvas
