"""A sector that is turned up: what lies on it, and every rotation in which it can be placed, in its surroundings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image

from engine.core.hexgrid import CENTRE, DIRECTIONS, distinct_turns, hex_named
from engine.core.text import Text, say
from engine.eclipse.components import SECTORS
from engine.eclipse.map.geometry import neighbours, open_sides, ring_of
from engine.eclipse.names import place_name
from engine.eclipse.state import ANCIENTS
from engine.eclipse.view import Exploring, FleetView, SectorView, View
from locales import translate
from render.eclipse.board import GROUND, paint_board, round_size
from render.eclipse.galaxy import RING_NUMERALS, draw_contents, draw_frontier, draw_lanes
from render.eclipse.head import draw_head
from render.eclipse.look import CORONA, DIM
from render.eclipse.sectors import body, population_square, structure
from render.eclipse.sheets import GAP, WIDE, lamp, plate
from render.eclipse.ships import ship
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.hexes import HexLayout, hex_svg
from render.kit.palette import BRASS, MIST, PAPER
from render.kit.people import badge
from render.kit.picture import Scene, join_alt
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, SMALL, Style, write, write_fit

ROTATION = re.compile(r"(\d{3})-([0-5])")
STRIP = 118
DISCARD = 84
SURROUNDINGS = 0.72
"""How far from the middle of a picture the names of neighbours stand, as a share of the way to their middle."""


class Rotation(NamedTuple):
    """A sector as it could be placed, and the number of its button ("" if it has none)."""

    sector: str
    turns: int
    label: str


def rotations(scene: Scene, drawn: tuple[str, ...]) -> list[Rotation]:
    """Those that are marked; where none is, all that look different."""
    found = [(ROTATION.fullmatch(mark.at), mark.label) for mark in scene.marks]
    marked = [Rotation(match[1], int(match[2]), label) for match, label in found if match and match[1] in drawn]
    return marked or [Rotation(each, turns, "") for each in drawn for turns in distinct_turns(SECTORS[each].wormholes)]


def columns(count: int) -> int:
    """How many rotations stand in a row: as large as the sheet allows."""
    return count if count < 3 else 2 if count in (2, 4) else 3


def paint_explore(scene: Scene) -> Image.Image:
    """What was drawn above, its rotations below, discarding apart from them at the foot."""
    view: View = scene.view
    exploring = view.exploring
    if exploring is None:
        return paint_board(scene)
    shown = rotations(scene, exploring.drawn)
    across = columns(len(shown))
    wide = (WIDE - 2 * MARGIN - (across - 1) * GAP) // across
    tall = {1: 560, 2: 470, 3: 380}[across]
    rows = -(-len(shown) // across)
    top = MARGIN + HEAD_HEIGHT + GAP
    grid = top + len(exploring.drawn) * (STRIP + GAP)
    canvas = sky(WIDE, grid + rows * (tall + GAP) + DISCARD + MARGIN, *GROUND).copy()
    draw_head(canvas, scene, say("ecl-pic-exploring", place=place_name(exploring.place)))
    for number, sector in enumerate(exploring.drawn):
        draw_strip(canvas, scene, sector, top + number * (STRIP + GAP))
    for number, each in enumerate(shown):
        x, y = MARGIN + number % across * (wide + GAP), grid + number // across * (tall + GAP)
        canvas.paste(draw_rotation(view, exploring, each, wide, tall), (x, y))
    draw_discard(canvas, scene, exploring, canvas.height - MARGIN - DISCARD)
    return canvas


# -- what was drawn --------------------------------------------------------------------------------------------------


def draw_strip(canvas: Image.Image, scene: Scene, sector_id: str, y: int) -> None:
    """The sector's number and points, its squares, who guards it, what else lies there: all large."""
    tile = SECTORS[sector_id]
    svg.stamp(canvas, plate(WIDE - 2 * MARGIN, STRIP, CORONA), MARGIN, y)
    middle = y + STRIP / 2
    title = translate(say("ecl-pic-sector", sector=sector_id), scene.language)
    x = MARGIN + 30 + write(canvas, MARGIN + 30, middle, title, Style(LARGE, PAPER, scene.language, 700)) + 28
    x += write(canvas, x, middle, f"{tile.vp}★", Style(LARGE + 4, CORONA, "en", 700)) + 40
    for square in tile.squares:
        svg.stamp_at(canvas, population_square(square.kind, square.advanced, None, 70), x + 35, middle)
        x += 76
    x = WIDE - MARGIN - 30.0
    for kind, there in (("artifact", tile.artifact), ("discovery", tile.discovery)):
        if there:
            svg.stamp_at(canvas, structure(kind, 72), x - 36, middle)
            x -= 92
    for _ in range(tile.ancients):
        svg.stamp_at(canvas, ship(ANCIENTS, "ancient", 82), x - 41, middle)
        x -= 92


# -- rotations -------------------------------------------------------------------------------------------------------


def draw_rotation(view: View, exploring: Exploring, each: Rotation, wide: int, tall: int) -> Image.Image:
    """The sector at its place, neighbours about it up to the edge of the picture, lanes where wormholes meet."""
    canvas = sky(wide, tall, "#0B0F1E", "#070911").copy()
    size = round_size(min(tall / 3.1, wide / 3.3))
    place = hex_named(exploring.place)
    unit = HexLayout(size).centre(place)
    layout = HexLayout(size, wide / 2 - unit[0], tall / 2 - unit[1])
    here = place_sector(each, exploring.place)
    sectors: Mapping[str, SectorView] = {**view.sectors, exploring.place: here}
    about = [sectors[name] for name in neighbours(exploring.place) if name in sectors]
    empty = [name for name in neighbours(exploring.place) if name not in sectors]
    draw_frontier(canvas, layout, empty)
    for sector in (*about, here):
        drawing = body(sector.id, sector.turns, round(size), sector.owner)
        svg.stamp_at(canvas, drawing, *layout.centre(hex_named(sector.place)))
    draw_lanes(canvas, layout, [here, *about], sectors)
    sides = open_sides(each.sector, each.turns)
    for name, opens in zip(neighbours(exploring.place), sides, strict=True):
        draw_neighbour(canvas, layout, exploring.place, name, sectors.get(name), opens=opens)
    draw_contents(canvas, layout, here)
    svg.stamp_at(canvas, rim(round(size), sides), *layout.centre(place))
    edge = svg.sheet(
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="16" fill="none" stroke="{BRASS}" '
        f'stroke-opacity="0.7" stroke-width="3"/>',
        wide,
        tall,
    )
    svg.stamp(canvas, edge, 0, 0)
    if each.label:
        lamp(canvas, 48, 48, 68, each.label)
    return canvas


@keep_images
def rim(size: int, sides: tuple[bool, ...]) -> Image.Image:
    """The edge of the sector that is being placed: broad and bright on the sides with a wormhole, by which rotations
    are told apart on a phone."""
    side = 2 * size + 24
    layout = HexLayout(size, side / 2, side / 2)
    edges = [layout.side(CENTRE, way) for way in DIRECTIONS if sides[way]]
    broad = "".join(
        f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{CORONA}" stroke-width="11" stroke-linecap="round"/>'
        for (x1, y1), (x2, y2) in edges
    )
    thin = hex_svg(layout, CENTRE, f'fill="none" stroke="{DIM}" stroke-width="3" stroke-opacity="0.8"')
    return svg.sheet(thin + broad, side, side)


def place_sector(each: Rotation, place: str) -> SectorView:
    """The sector with what comes to the map with it."""
    tile = SECTORS[each.sector]
    guards = (FleetView(ANCIENTS, {"ancient": (0,) * tile.ancients}),) if tile.ancients else ()
    filled = (False,) * len(tile.squares)
    return SectorView(each.sector, place, each.turns, None, filled, tile.discovery, False, False, False, guards)


def draw_neighbour(
    canvas: Image.Image, layout: HexLayout, place: str, name: str, sector: SectorView | None, *, opens: bool
) -> None:
    """A neighbour's name with its owner's badge, near the common edge: bright where the sector opens to it."""
    (x, y), (ox, oy) = layout.centre(hex_named(place)), layout.centre(hex_named(name))
    at_x, at_y = x + (ox - x) * SURROUNDINGS, y + (oy - y) * SURROUNDINGS
    size = max(26, round(layout.size * 0.2))
    style = Style(size, CORONA if opens else DIM, "en", 700)
    if sector is None or sector.owner is None:
        write(canvas, at_x, at_y, name.upper(), style, "middle")
        return
    write(canvas, at_x - size * 0.6, at_y, name.upper(), style, "middle")
    svg.stamp_at(canvas, badge(sector.owner, round(size * 1.3)), at_x + size * 0.8, at_y)


# -- discarding ------------------------------------------------------------------------------------------------------


def draw_discard(canvas: Image.Image, scene: Scene, exploring: Exploring, y: int) -> None:
    """Placing nothing, apart from the rotations; how many sectors the stack still has."""
    view: View = scene.view
    wide = WIDE - 2 * MARGIN
    svg.stamp(canvas, plate(wide, DISCARD, DIM, 0.05, 3, "14 10"), MARGIN, y)
    middle = y + DISCARD / 2
    words = translate(say("ecl-explore-discard"), scene.language)
    write_fit(canvas, MARGIN + 30, middle, words, Style(NORMAL, MIST, scene.language, 700), wide * 0.6, SMALL)
    ring = ring_of(exploring.place)
    left = f"{RING_NUMERALS[ring]} × {view.stacks[ring]}"
    write(canvas, WIDE - MARGIN - 30, middle, left, Style(NORMAL, MIST, "en", 700), "right")


# -- words -----------------------------------------------------------------------------------------------------------


def explore_words(scene: Scene) -> str:
    """What was drawn, and the sides on which each rotation has wormholes."""
    view: View = scene.view
    exploring = view.exploring
    if exploring is None:
        return ""
    texts: list[Text] = []
    for sector in exploring.drawn:
        tile = SECTORS[sector]
        texts.append(
            say(
                "ecl-alt-drawn",
                sector=sector,
                place=place_name(exploring.place),
                points=tile.vp,
                squares=len(tile.squares),
                ancients=tile.ancients,
                discovery="yes" if tile.discovery else "no",
            )
        )
    for each in rotations(scene, exploring.drawn):
        sides = open_sides(each.sector, each.turns)
        lanes: list[Text] = [say(f"ecl-side-{side}") for side in range(6) if sides[side]]
        label = each.label or f"{each.sector}-{each.turns}"
        texts.append(say("ecl-alt-rotation", label=label, sector=each.sector, sides=lanes))
    return join_alt(texts, scene.language)
