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
from render.eclipse.board import paint_board, round_size
from render.eclipse.contents import draw_contents, shade, tag
from render.eclipse.galaxy import RING_NUMERALS, draw_lanes
from render.eclipse.look import CORONA, DIM
from render.eclipse.sectors import body, population_square, structure
from render.eclipse.sheets import backdrop, lamp, plate
from render.eclipse.ships import ship
from render.eclipse.type import BESIDE, GAP, MOST_TALL, ROOM, WIDE, figure
from render.eclipse.type import body as text
from render.kit import svg
from render.kit.frame import sky
from render.kit.hexes import HexLayout, hex_svg
from render.kit.palette import BRASS, MIST, PAPER
from render.kit.picture import Scene, join_alt
from render.kit.sprites import keep_images
from render.kit.text import width, write, write_fit

ROTATION = re.compile(r"(\d{3})-([0-5])")
STRIP = 112
DISCARD = 84
TALLEST = 460
"""Of a rotation."""
NUMBER = 64
"""The size of a rotation's number."""


class Rotation(NamedTuple):
    """A sector as it could be placed, and the number of its button ("" if it has none)."""

    sector: str
    turns: int
    label: str


def rotations(scene: Scene, drawn: tuple[str, ...]) -> list[Rotation]:
    """Those that are marked; where none is, all that look different."""
    found = [(ROTATION.fullmatch(mark.at), mark.label) for mark in scene.marks]
    marked = [Rotation(match[1], int(match[2]), label) for match, label in found if match]
    if marked:
        return [each for each in marked if each.sector in drawn]
    return [Rotation(each, turns, "") for each in drawn for turns in distinct_turns(SECTORS[each].wormholes)]


def shown_sectors(scene: Scene, exploring: Exploring) -> tuple[str, ...]:
    """The sectors on this picture: all that are turned up, or one by its number (`explore:1`)."""
    number = scene.what.partition(":")[2]
    return exploring.drawn[int(number) :][:1] if number else exploring.drawn


def paint_explore(scene: Scene) -> Image.Image:
    """What was drawn above, its rotations below, two in a row; discarding apart from them at the foot, on the last
    picture where each sector has its own."""
    view: View = scene.view
    exploring = view.exploring
    if exploring is None:
        return paint_board(scene)
    drawn = shown_sectors(scene, exploring)
    shown = rotations(scene, drawn)
    last = DISCARD + GAP if exploring.drawn[-1:] == drawn[-1:] else 0
    across = max(1, min(2, len(shown)))
    wide = (WIDE - 2 * ROOM - (across - 1) * GAP) // across
    rows = -(-len(shown) // across)
    grid = ROOM + len(drawn) * (STRIP + GAP)
    tall = min(TALLEST, (MOST_TALL - grid - last - ROOM) // max(1, rows) - GAP)
    canvas = backdrop(grid + rows * (tall + GAP) + last + ROOM - GAP)
    for number, sector in enumerate(drawn):
        draw_strip(canvas, scene, sector, exploring.place, ROOM + number * (STRIP + GAP))
    for number, each in enumerate(shown):
        x, y = ROOM + number % across * (wide + GAP), grid + number // across * (tall + GAP)
        canvas.paste(draw_rotation(view, exploring, each, wide, tall), (x, y))
    if last:
        draw_discard(canvas, scene, exploring, canvas.height - ROOM - DISCARD)
    return canvas


# -- what was drawn --------------------------------------------------------------------------------------------------


def draw_strip(canvas: Image.Image, scene: Scene, sector_id: str, place: str, y: int) -> None:
    """The place, the sector's number and points, its squares, who guards it, what else lies there: all large."""
    tile = SECTORS[sector_id]
    svg.stamp(canvas, plate(WIDE - 2 * ROOM, STRIP, CORONA), ROOM, y)
    middle = y + STRIP / 2
    x = ROOM + 26 + write(canvas, ROOM + 26, middle, place.upper(), figure(CORONA, 52)) + 24
    title = translate(say("ecl-pic-sector", sector=sector_id), scene.language)
    x += write(canvas, x, middle, title, text(PAPER, scene.language, 700)) + 22
    x += write(canvas, x, middle, f"{tile.vp}★", figure(CORONA, 44)) + 26
    there = [
        (structure(kind, 62), 72) for kind, lies in (("artifact", tile.artifact), ("discovery", tile.discovery)) if lies
    ]
    there += [(ship(ANCIENTS, "ancient", 72), 78)] * tile.ancients
    right = WIDE - ROOM - 20.0
    for drawing, step in there:
        svg.stamp_at(canvas, drawing, right - step / 2, middle)
        right -= step
    pace = min(72.0, (right - x) / max(1, len(tile.squares)))
    for number, square in enumerate(tile.squares):
        drawing = population_square(square.kind, square.advanced, None, round(pace * 0.94))
        svg.stamp_at(canvas, drawing, x + (number + 0.5) * pace, middle)


# -- rotations -------------------------------------------------------------------------------------------------------


def draw_rotation(view: View, exploring: Exploring, each: Rotation, wide: int, tall: int) -> Image.Image:
    """The sector at its place, neighbours about it up to the edge of the picture, lanes where wormholes meet."""
    canvas = sky(wide, tall, "#0B0F1E", "#070911")
    size = round_size(min(tall / 3.1, wide / 3.3))
    place = hex_named(exploring.place)
    unit = HexLayout(size).centre(place)
    layout = HexLayout(size, wide / 2 - unit[0], tall / 2 - unit[1])
    here = place_sector(each, exploring.place)
    sectors: Mapping[str, SectorView] = {**view.sectors, exploring.place: here}
    about = [sectors[name] for name in neighbours(exploring.place) if name in sectors]
    for sector in (*about, here):
        drawing = body(sector.id, sector.turns, round(size), sector.owner)
        svg.stamp_at(canvas, drawing, *layout.centre(hex_named(sector.place)))
    draw_lanes(canvas, layout, [here, *about], sectors)
    sides = open_sides(each.sector, each.turns)
    for way, name in enumerate(neighbours(exploring.place)):
        draw_neighbour(canvas, (way, size), name, sectors.get(name), opens=sides[way])
    svg.stamp_at(canvas, rim(round(size), sides), *layout.centre(place))
    edge = svg.sheet(
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="16" fill="none" stroke="{BRASS}" '
        f'stroke-opacity="0.7" stroke-width="3"/>',
        wide,
        tall,
    )
    svg.stamp(canvas, edge, 0, 0)
    if each.label:
        lamp(canvas, wide / 2, tall / 2, round(NUMBER * 1.5), each.label, NUMBER)
    else:
        draw_contents(canvas, layout, here)
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
    canvas: Image.Image, at: tuple[int, float], name: str, sector: SectorView | None, *, opens: bool
) -> None:
    """A neighbour's name with its owner's badge, at the rim of the picture and clear of the rings of wormholes: bright
    where the sector opens to it. `at`: its direction and the size of a hex."""
    way, size = at
    owner = None if sector is None else sector.owner
    style = figure(CORONA if opens else MIST, 36)
    wide = width(name.upper(), style) + (0 if owner is None else style.size * 1.3)
    across, down = canvas.width / 2, canvas.height / 2
    y = down + (-1, -0.43, 0.43, 1, 0.43, -0.43)[way] * min(
        size * 1.62, (down - style.size * 0.75) / (1 if way % 3 == 0 else 0.86)
    )
    x = across if way % 3 == 0 else canvas.width - 16 - wide / 2 if way < 3 else 16 + wide / 2
    svg.stamp_at(canvas, shade(round(wide + 16), round(style.size * 1.2)), x, y)
    write(canvas, x - wide / 2, y, name.upper(), style)
    if owner is not None:
        svg.stamp_at(canvas, tag(owner, round(style.size * 1.2)), x + wide / 2 - style.size * 0.55, y)


# -- discarding ------------------------------------------------------------------------------------------------------


def draw_discard(canvas: Image.Image, scene: Scene, exploring: Exploring, y: int) -> None:
    """Placing nothing, apart from the rotations; how many sectors the stack still has."""
    view: View = scene.view
    wide = WIDE - 2 * ROOM
    svg.stamp(canvas, plate(wide, DISCARD, DIM, 0.05, 3, "14 10"), ROOM, y)
    middle = y + DISCARD / 2
    words = translate(say("ecl-explore-discard"), scene.language)
    write_fit(canvas, ROOM + 26, middle, words, text(MIST, scene.language, 700), wide * 0.66, BESIDE)
    ring = ring_of(exploring.place)
    left = f"{RING_NUMERALS[ring]} × {view.stacks[ring]}"
    write(canvas, WIDE - ROOM - 26, middle, left, figure(MIST, 38), "right")


# -- words -----------------------------------------------------------------------------------------------------------


def explore_words(scene: Scene) -> str:
    """What was drawn, and the sides on which each rotation has wormholes."""
    view: View = scene.view
    exploring = view.exploring
    if exploring is None:
        return ""
    texts: list[Text] = []
    for sector in shown_sectors(scene, exploring):
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
    for each in rotations(scene, shown_sectors(scene, exploring)):
        sides = open_sides(each.sector, each.turns)
        lanes: list[Text] = [say(f"ecl-side-{side}") for side in range(6) if sides[side]]
        label = each.label or f"{each.sector}-{each.turns}"
        texts.append(say("ecl-alt-rotation", label=label, sector=each.sector, sides=lanes))
    return join_alt(texts, scene.language)
