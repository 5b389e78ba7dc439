"""The pictures made from the sky: the public board, the panel, before and after."""

from __future__ import annotations

import msgspec
from PIL import Image

from engine.core.text import say
from engine.solenia.components import ROWS, Row
from engine.solenia.view import View
from locales import translate
from render.kit import svg
from render.kit.frame import EDGE, LOW_HEAD, sky
from render.kit.palette import BRASS_LIGHT
from render.kit.picture import Scene
from render.kit.text import LARGE, Style, write
from render.solenia.cards import small_card
from render.solenia.display import TALL as DISPLAY_TALL
from render.solenia.display import draw_display
from render.solenia.draft import draw_offer, draw_offer_words, offer_height, offer_words_height
from render.solenia.head import draw_head
from render.solenia.legend import LINE, draw_key, draw_legend
from render.solenia.look import GAP, WIDTH, Grid, place, row_of_city
from render.solenia.players import LARGE_TALL, boards_height, draw_boards, draw_large, draw_player
from render.solenia.sheet import BAND_ABOVE, BAND_BELOW, BAND_LEFT, BAND_RIGHT, draw_sky
from render.solenia.slots import Measure

SKY_TOP = EDGE + LOW_HEAD + GAP
BESIDE_CARD = Measure(78, 78, 4, False)
CHOSEN_WIDE = 236
DRAFT_ROW = 108
"""The height of a row of the sky above an offer; no cards are there yet."""
LOW_ROW = 126
"""The height of a row where the whole sky is shown twice."""
ON_SKY = ("card", "cell", "pay", "deliver", "swap")
"""Phases with a question about the sky and the deliveries."""


def cell_wide() -> int:
    """The width of a cell of the sky."""
    return (WIDTH - 2 * EDGE - BAND_LEFT - BAND_RIGHT) // 5


def _grid(top: float) -> Grid:
    return Grid(EDGE + BAND_LEFT, top + BAND_ABOVE, wide=cell_wide())


def sky_height(grid: Grid) -> float:
    """The height of the sky with its border."""
    return grid.height + BAND_ABOVE + BAND_BELOW


def last_places(view: View) -> tuple[str, ...]:
    """The place of this turn's card; before that, those where the others have played since the last turn of who is to
    move; at the end that of the last move. Only while those cells are still there."""
    if view.target is not None:
        return (view.target,)
    moves = view.moves[-1:] if view.over else [move for move in view.moves if move.owner != view.active]
    return tuple([move.at for move in moves if move.at is not None])


def paint_board(scene: Scene) -> Image.Image:
    """The public board: the sky, the deliveries on display (or the improvements on offer), the state of each player."""
    view: View = scene.view
    grid = _grid(SKY_TOP)
    if view.offer:
        grid = msgspec.structs.replace(grid, tall=DRAFT_ROW)
    below = SKY_TOP + sky_height(grid) + GAP
    components = offer_height(view) if view.offer else DISPLAY_TALL
    boards = below + components + GAP
    legend = boards + boards_height(view)
    canvas = sky(WIDTH, round(legend + LINE + EDGE / 2))
    draw_head(canvas, scene)
    draw_sky(canvas, grid, view, scene.language, ringed=last_places(view))
    if view.offer:
        draw_offer(canvas, scene, below)
    else:
        draw_display(canvas, view, below)
    draw_boards(canvas, scene, boards)
    draw_legend(canvas, scene, legend)
    return canvas


def paint_panel(scene: Scene) -> Image.Image:
    """What the seat can do now: the sky with prices and numbers, and the deliveries; or its own board, large."""
    view: View = scene.view
    if view.seat is None:
        return paint_board(scene)
    if view.phase in ON_SKY or scene.marks:
        return _panel_of_sky(scene, view.seat)
    words = offer_words_height(scene) if view.offer else 0
    top = EDGE + words + (GAP if words else 0)
    components = 0 if view.offer else DISPLAY_TALL + GAP
    canvas = sky(WIDTH, round(top + LARGE_TALL + components + EDGE))
    if view.offer:
        draw_offer_words(canvas, scene, EDGE)
    draw_large(canvas, scene, view.players[view.seat], top)
    if components:
        draw_display(canvas, view, top + LARGE_TALL + GAP)
    return canvas


def _panel_of_sky(scene: Scene, seat: int) -> Image.Image:
    view: View = scene.view
    grid = _grid(EDGE)
    below = EDGE + sky_height(grid) + GAP
    board = below + DISPLAY_TALL + GAP
    ways = view.phase in ("card", "cell")
    canvas = sky(WIDTH, round(board + LARGE_TALL + (2 if ways else 1) * LINE + EDGE))
    ringed = () if scene.marks or view.phase == "card" else last_places(view)
    draw_sky(canvas, grid, view, scene.language, marks=scene.marks, ringed=ringed, reach=ways)
    draw_display(canvas, view, below, payable=_rows_open(view))
    draw_key(canvas, scene, board + LARGE_TALL + EDGE / 2, ways=ways)
    if view.chosen is None or view.phase != "cell":
        draw_large(canvas, scene, view.players[seat], board)
    else:
        card = small_card(view.chosen, seat, None, "day", CHOSEN_WIDE)
        svg.stamp(canvas, card, EDGE - 12, board + (LARGE_TALL - card.height) / 2)
        left = EDGE + card.width
        box = (left, board, WIDTH - EDGE - left, LARGE_TALL)
        draw_player(canvas, scene, view.players[seat], box, BESIDE_CARD)
    return canvas


def _rows_open(view: View) -> tuple[Row, ...]:
    """The rows of deliveries in question: that of the city where the card is, or both."""
    ground = next((cell.ground for cell in view.cells if cell.at == view.target), None)
    row = row_of_city(ground) if ground is not None and view.phase in ("deliver", "swap") else None
    return ROWS if row is None else (row,)


def paint_change(scene: Scene) -> Image.Image:
    """Before and after, one above the other: the rows of the sky where something changed."""
    before: View = scene.before
    after: View = scene.view
    old = {cell.at: cell for cell in before.cells}
    turned = [strip.phase for strip in before.strips] != [strip.phase for strip in after.strips]
    changed = tuple(cell.at for cell in after.cells if cell != old[cell.at])
    rows = sorted({place(at)[1] for at in changed}) if changed and not turned else [0, 1, 2, 3, 4]
    probe = _grid(0)
    part = Grid(probe.x, 0, wide=probe.wide, tall=LOW_ROW, bottom=rows[0], top=rows[-1])
    tall, head = sky_height(part), 44
    canvas = sky(WIDTH, round(2 * (head + tall + GAP) + EDGE / 2))
    for number, (view, key) in enumerate(((before, "sol-pic-before"), (after, "sol-pic-after"))):
        top = number * (head + tall + GAP)
        style = Style(LARGE, BRASS_LIGHT, scene.language, 700)
        write(canvas, WIDTH / 2, top + head / 2, translate(say(key), scene.language), style, "middle")
        grid = msgspec.structs.replace(part, y=top + head + BAND_ABOVE)
        ringed = (last_places(view) if turned else changed) if number else ()
        draw_sky(canvas, grid, view, scene.language, ringed=ringed)
    return canvas
