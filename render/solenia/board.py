"""The pictures that consist of the sky: the public board, the panel, before and after."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.solenia.components import RESOURCES
from engine.solenia.view import View
from locales import translate
from render.kit import svg
from render.kit.frame import sky
from render.kit.palette import BRASS_LIGHT, MIST
from render.kit.picture import Scene
from render.kit.text import Style, width, write
from render.solenia.display import TALL as DISPLAY_TALL
from render.solenia.display import draw_display
from render.solenia.draft import draw_offer, draw_offer_words, offer_height, offer_words_height
from render.solenia.goods import colour_of, good, letter
from render.solenia.hand import card_sprite
from render.solenia.head import draw_head
from render.solenia.look import GAP, HEAD_HEIGHT, LARGE, MARGIN, SMALL, WIDTH, Grid, place
from render.solenia.players import LARGE_TALL, boards_height, draw_boards, draw_large, draw_player
from render.solenia.sheet import BAND_ABOVE, BAND_BELOW, BAND_LEFT, BAND_RIGHT, draw_sky
from render.solenia.slots import Measure

SKY_TOP = MARGIN + HEAD_HEIGHT + GAP
LEGEND_TALL = 50
BESIDE_CARD = Measure(86, 86, 6, False)
ON_SKY = ("card", "cell", "pay", "deliver", "swap")
"""Phases whose question is about the sky and the deliveries."""


def cell_wide() -> int:
    """How wide a cell of the sky is."""
    return (WIDTH - 2 * MARGIN - BAND_LEFT - BAND_RIGHT) // 5


def _grid(top: float) -> Grid:
    return Grid(MARGIN + BAND_LEFT, top + BAND_ABOVE, wide=cell_wide())


def sky_height(grid: Grid) -> float:
    """The sky with its border."""
    return grid.height + BAND_ABOVE + BAND_BELOW


def last_places(view: View) -> tuple[str, ...]:
    """Where the last move was, while that cell is still there."""
    if view.target is not None:
        return (view.target,)
    return tuple(move.at for move in view.moves[-1:] if move.at is not None)


def paint_board(scene: Scene) -> Image.Image:
    """The public board: the sky, the deliveries on display (or the improvements on offer), how everybody stands."""
    view: View = scene.view
    grid = _grid(SKY_TOP)
    below = SKY_TOP + sky_height(grid) + GAP
    shelf = offer_height(view) if view.offer else DISPLAY_TALL
    boards = below + shelf + GAP
    legend = boards + boards_height(len(view.players)) + 8
    canvas = sky(WIDTH, round(legend + LEGEND_TALL + 8)).copy()
    draw_head(canvas, scene)
    draw_sky(canvas, grid, view, scene.language, ringed=last_places(view))
    if view.offer:
        draw_offer(canvas, scene, below)
    else:
        draw_display(canvas, view, below)
    draw_boards(canvas, scene, boards)
    _draw_legend(canvas, scene, legend + LEGEND_TALL / 2)
    return canvas


def paint_panel(scene: Scene) -> Image.Image:
    """What can I do now: the sky with prices and numbers and the deliveries; or one's own board, large."""
    view: View = scene.view
    if view.seat is None:
        return paint_board(scene)
    if view.phase in ON_SKY or scene.marks:
        return _panel_of_sky(scene, view.seat)
    words = offer_words_height(scene) if view.offer else 0
    top = SKY_TOP + words + (GAP if words else 0)
    shelf = 0 if view.offer else DISPLAY_TALL + GAP
    canvas = sky(WIDTH, round(top + LARGE_TALL + (GAP if shelf else 0) + shelf + MARGIN)).copy()
    draw_head(canvas, scene)
    if view.offer:
        draw_offer_words(canvas, scene, SKY_TOP)
    draw_large(canvas, scene, view.players[view.seat], top)
    if shelf:
        draw_display(canvas, view, top + LARGE_TALL + GAP)
    return canvas


def _panel_of_sky(scene: Scene, seat: int) -> Image.Image:
    view: View = scene.view
    grid = _grid(SKY_TOP)
    below = SKY_TOP + sky_height(grid) + GAP
    board = below + DISPLAY_TALL + GAP
    canvas = sky(WIDTH, round(board + LARGE_TALL + MARGIN)).copy()
    draw_head(canvas, scene, say("sol-pic-choose") if scene.marks else None)
    ringed = () if scene.marks or view.phase == "card" else last_places(view)
    draw_sky(canvas, grid, view, scene.language, marks=scene.marks, ringed=ringed, reach=view.phase in ("card", "cell"))
    draw_display(canvas, view, below, payable=True)
    if view.chosen is None or view.phase != "cell":
        draw_large(canvas, scene, view.players[seat], board)
    else:
        card = _small(card_sprite(view.chosen, seat, scene.language), LARGE_TALL)
        svg.stamp(canvas, card, MARGIN, board)
        left = MARGIN + card.width + GAP
        box = (left, board, WIDTH - MARGIN - left, LARGE_TALL)
        draw_player(canvas, scene, view.players[seat], box, BESIDE_CARD)
    return canvas


def _small(drawing: Image.Image, tall: int) -> Image.Image:
    return drawing.resize((round(drawing.width * tall / drawing.height), tall), Image.Resampling.LANCZOS)


def _draw_legend(canvas: Image.Image, scene: Scene, y: float) -> None:
    """What the letters and icons mean."""
    style = Style(SMALL, MIST, scene.language)
    entries = []
    for kind in (*RESOURCES, "city_day", "city_night"):
        key = f"sol-good-{kind}" if kind in RESOURCES else f"sol-{kind.replace('_', '-')}"
        entries.append((kind, letter(kind, scene.language), translate(say(key), scene.language)))
    total = sum(34 + width(f"{sign} {words}", style) for _, sign, words in entries) + 30 * (len(entries) - 1)
    x = (canvas.width - total) / 2
    for kind, sign, words in entries:
        svg.stamp_at(canvas, good(kind, 30), x + 15, y)
        x += 34
        x += write(canvas, x, y, sign, style._replace(colour=colour_of(kind), weight=700))
        x += write(canvas, x, y, f" {words}", style) + 30


def paint_change(scene: Scene) -> Image.Image:
    """Before and after, one above the other: the rows of the sky where something changed."""
    before: View = scene.before
    after: View = scene.view
    old = {cell.at: cell for cell in before.cells}
    turned = [strip.phase for strip in before.strips] != [strip.phase for strip in after.strips]
    changed = tuple(cell.at for cell in after.cells if cell != old[cell.at])
    rows = sorted({place(at)[1] for at in changed}) if changed and not turned else [0, 1, 2, 3, 4]
    probe = _grid(0)
    tall = sky_height(Grid(0, 0, wide=probe.wide, bottom=rows[0], top=rows[-1]))
    head = 56
    canvas = sky(WIDTH, round(2 * (head + tall + GAP) + MARGIN)).copy()
    for number, (view, key) in enumerate(((before, "sol-pic-before"), (after, "sol-pic-after"))):
        top = MARGIN / 2 + number * (head + tall + GAP)
        style = Style(LARGE, BRASS_LIGHT, scene.language, 700)
        write(canvas, WIDTH / 2, top + head / 2, translate(say(key), scene.language), style, "middle")
        grid = Grid(probe.x, top + head + BAND_ABOVE, wide=probe.wide, bottom=rows[0], top=rows[-1])
        ringed = (last_places(view) if turned else changed) if number else ()
        draw_sky(canvas, grid, view, scene.language, ringed=ringed)
    return canvas
