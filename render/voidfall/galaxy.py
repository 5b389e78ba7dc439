"""The map, whole or a crop around what a decision is about."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PIL import Image

from engine.core.hexgrid import Hex, hex_named, name_of
from engine.voidfall.components import parts
from engine.voidfall.records.galaxy import WORMHOLE, GalaxyMap
from engine.voidfall.view import SectorView, View
from engine.voidfall.vocabulary.terms import FLEETS
from render.kit import svg
from render.kit.hexes import HexLayout
from render.kit.icons import icon_svg
from render.kit.palette import PAPER
from render.kit.people import badge
from render.kit.sprites import keep_images
from render.kit.text import Style, write
from render.voidfall.ground import Holder, change_ring, ground, wormhole_ground
from render.voidfall.look import BONE, KINDS, OBSIDIAN, TEAL_LIGHT
from render.voidfall.symbols import (
    Token,
    crest,
    die,
    fleet,
    glory,
    guild,
    installation,
    storm,
    token,
    upkeep_dot,
    voidborn,
    wormhole,
)

NAME, DIE, CUBES, PIECE, TOKEN = 0.3, 0.44, 0.4, 0.31, 0.27
"""Sizes of the things on a sector, as shares of the hex's size."""
ROWS = {"name": -0.62, "cubes": -0.22, "guilds": 0.16, "installations": 0.45, "tokens": 0.7}
"""The heights of their rows."""
ROOM = {"cubes": 1.62, "guilds": 1.36, "installations": 1.3, "tokens": 0.98}
"""How wide the rows may be: the hex is narrower there."""


def draw_map(
    canvas: Image.Image,
    layout: HexLayout,
    view: View,
    *,
    crop: Collection[str] | None = None,
    changed: Iterable[str] = (),
) -> None:
    """Sectors, Wormholes and Voidstorms; only the places of `crop`, if it is given. `changed`: places with a brass
    line."""
    given, size = parts().maps[view.map], round(layout.size)
    for place, sector in view.sectors.items():
        if crop is None or place in crop:
            x, y = layout.centre(hex_named(place))
            kind = "" if sector.home is not None else sector.kind
            svg.stamp_at(canvas, ground(size, holder(sector), corrupted=sector.corrupted, kind=kind), x, y)
    for place, letter in wormholes(given).items():
        if crop is None or place in crop:
            draw_wormhole(canvas, layout, place, letter)
    for place in changed:
        if place in view.sectors and (crop is None or place in crop):
            svg.stamp_at(canvas, change_ring(size), *layout.centre(hex_named(place)))
    for place, sector in view.sectors.items():
        if crop is None or place in crop:
            draw_contents(canvas, layout, place, sector, view)
    draw_storms(canvas, layout, view, crop)


def holder(sector: SectorView) -> Holder:
    """Who holds a sector, for its ground."""
    if sector.owner is not None:
        return sector.owner
    if sector.voidborn or sector.harbingers:
        return "voidborn"
    return "fallen" if sector.fallen else "nobody"


def wormholes(given: GalaxyMap) -> dict[str, str]:
    """Places and letters of Wormholes."""
    return {name_of(tile.hex): tile.letter for tile in given.tiles if tile.kind == WORMHOLE}


def extent(view: View) -> list[Hex]:
    """All places of the map."""
    return [tile.hex for tile in parts().maps[view.map].tiles]


def draw_wormhole(canvas: Image.Image, layout: HexLayout, place: str, letter: str) -> None:
    """Arcs that turn into each other, and the letter that joins Wormholes."""
    x, y = layout.centre(hex_named(place))
    size = layout.size
    svg.stamp_at(canvas, wormhole_ground(round(size)), x, y)
    svg.stamp_at(canvas, wormhole(round(size * 1.35)), x, y)
    write(canvas, x, y, letter.upper(), Style(round(size * 0.36), TEAL_LIGHT, "en", 700), "middle")


def draw_storms(canvas: Image.Image, layout: HexLayout, view: View, crop: Collection[str] | None) -> None:
    """Lightning on the edges that are closed."""
    given = parts().maps[view.map]
    at = {tile.id: tile.hex for tile in given.tiles}
    for one, other in given.voidstorms:
        here = at[one]
        if crop is not None and name_of(here) not in crop and name_of(at[other]) not in crop:
            continue
        way = next(way for way, place in enumerate(here.neighbours()) if place == at[other])
        svg.stamp_at(canvas, storm(round(layout.size), way % 3), *layout.midpoint(here, way))


# -- what lies on a sector -------------------------------------------------------------------------------------------


def draw_contents(canvas: Image.Image, layout: HexLayout, place: str, sector: SectorView, view: View) -> None:
    """Name and Population above, cubes in the middle, Guilds, Installations and tokens below."""
    x, y = layout.centre(hex_named(place))
    size = layout.size
    style = Style(round(size * NAME), PAPER, "en", 700)
    aside = sector.population is not None
    write(canvas, x - size * (0.24 if aside else 0), y + size * ROWS["name"], place.upper(), style, "middle")
    if sector.population is not None:
        drawing = die(
            sector.population, round(size * DIE * (1.18 if sector.corrupted else 1)), corrupted=sector.corrupted
        )
        svg.stamp_at(canvas, drawing, x + size * 0.27, y + size * ROWS["name"])
    if sector.home is not None and view.players[sector.home].house:
        arms = crest(view.players[sector.home].house, sector.home, round(size * 0.3))
        svg.stamp_at(canvas, arms, x, y + size * 0.72)
    elif sector.kind in KINDS:
        svg.stamp_at(canvas, kind_coin(sector.kind, round(size * 0.32)), x + size * 0.77, y)
    draw_cubes(canvas, x, y + size * ROWS["cubes"], size, sector)
    row(canvas, x, y + size * ROWS["guilds"], ROOM["guilds"] * size, guilds(sector, size))
    row(canvas, x, y + size * ROWS["installations"], ROOM["installations"] * size, installations(sector, size))
    row(canvas, x, y + size * ROWS["tokens"], ROOM["tokens"] * size, tokens(sector, size))


@keep_images
def kind_coin(kind: str, size: int) -> Image.Image:
    """The sign of a kind of sector that has rules of its own."""
    return svg.sprite(
        f'<circle cx="50" cy="50" r="47" fill="{OBSIDIAN}" stroke="{BONE}" stroke-opacity="0.7" stroke-width="4"/>'
        + icon_svg(KINDS[kind], 50, 50, 66, BONE),
        size,
    )


def row(canvas: Image.Image, x: float, y: float, room: float, sprites: list[Image.Image]) -> None:
    """Sprites side by side around a point; they overlap where there is no room."""
    if not sprites:
        return
    pace = sprites[0].width * 1.04
    if len(sprites) > 1:
        pace = min(pace, (room - sprites[0].width) / (len(sprites) - 1))
    left = x - pace * (len(sprites) - 1) / 2
    for number, sprite in enumerate(sprites):
        svg.stamp_at(canvas, sprite, left + number * pace, y)


def draw_cubes(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """Each type of Fleet with its cubes, behind the owner's badge or the arms of a Fallen House."""
    icon = size * CUBES
    groups: list[tuple[Image.Image, int]] = []
    if sector.owner is not None:
        groups = [
            (fleet(kind, sector.owner, round(icon)), sector.fleets[kind]) for kind in FLEETS if sector.fleets.get(kind)
        ]
    if sector.voidborn:
        groups.append((voidborn(round(icon * 1.12)), sector.voidborn))
    first = lead(sector, icon)
    number = Style(round(icon * 0.78), PAPER, "en", 700)
    pace = icon * 1.34
    wide = pace * len(groups) + (icon * 1.0 if first is not None else 0)
    squeeze = min(1.0, ROOM["cubes"] * size / wide) if wide else 1.0
    left = x - wide * squeeze / 2
    if first is not None:
        svg.stamp_at(canvas, first, left + icon * squeeze / 2, y)
        left += icon * squeeze
    for drawing, count in groups:
        svg.stamp_at(canvas, drawing, left + icon * 0.42 * squeeze, y)
        write(canvas, left + icon * 0.98 * squeeze, y + icon * 0.04, str(count), number, "middle")
        left += pace * squeeze


def lead(sector: SectorView, icon: float) -> Image.Image | None:
    """What stands first in the row of cubes."""
    if sector.owner is not None:
        return badge(sector.owner, round(icon * 0.94))
    return crest(sector.fallen, None, round(icon * 1.15)) if sector.fallen else None


def guilds(sector: SectorView, size: float) -> list[Image.Image]:
    """Printed Guilds, those placed, empty spaces; a dot on those that show Upkeep."""
    kind, side = parts().sector_kinds[sector.kind], round(size * PIECE)
    found = [guild(each, side, printed=True) for each in kind.printed_guilds]
    for number in range(max(sector.guild_spaces, len(sector.guilds))):
        drawing = guild(sector.guilds[number] if number < len(sector.guilds) else None, side)
        first = kind.guild_upkeep_from
        costs = first is not None and first <= number + 1 <= kind.guild_spaces
        found.append(mark_upkeep(drawing, side) if costs else drawing)
    return found


def installations(sector: SectorView, size: float) -> list[Image.Image]:
    """Printed Installations, those placed, empty spaces; a dot on those that show Upkeep."""
    kind, side = parts().sector_kinds[sector.kind], round(size * PIECE)
    found = [installation(each, side, printed=True) for each in kind.printed_installations]
    for number in range(max(kind.installation_spaces, len(sector.installations))):
        drawing = installation(sector.installations[number] if number < len(sector.installations) else None, side)
        first = kind.installation_upkeep_from
        found.append(mark_upkeep(drawing, side) if first is not None and number + 1 >= first else drawing)
    return found


def mark_upkeep(drawing: Image.Image, side: int) -> Image.Image:
    """With the mark of Upkeep."""
    marked, dot = drawing.copy(), upkeep_dot(round(side * 0.38))
    marked.alpha_composite(dot, (side - dot.width, side - dot.height))
    return marked


def tokens(sector: SectorView, size: float) -> list[Image.Image]:
    """Glory, Bounty, Reclaim and Harbinger tokens; several of a kind with their number."""
    side = round(size * TOKEN)
    found = [glory(value, side) for value in sector.glory]
    counts: tuple[tuple[Token, int], ...]
    counts = (("bounty", sector.bounty), ("reclaim", sector.reclaim), ("harbinger", sector.harbingers))
    for kind, count in counts:
        if count:
            found.append(write_count(token(kind, side), count))
    return found


def write_count(drawing: Image.Image, count: int) -> Image.Image:
    """With a number on it, if there are several."""
    if count == 1:
        return drawing
    side = drawing.width
    marked, dot = drawing.copy(), svg.sprite(f'<circle cx="50" cy="50" r="48" fill="{OBSIDIAN}"/>', side * 0.56)
    corner = side - dot.width
    marked.alpha_composite(dot, (corner, corner))
    style = Style(max(10, round(side * 0.46)), PAPER, "en", 700)
    write(marked, corner + dot.width / 2, corner + dot.width / 2, str(count), style, "middle")
    marked.putalpha(_over(drawing, dot, corner))
    return marked


def _over(drawing: Image.Image, dot: Image.Image, corner: int) -> Image.Image:
    alpha = drawing.getchannel("A").copy()
    alpha.paste(255, (corner, corner), dot.getchannel("A"))
    return alpha


def places_around(place: str, radius: int = 1) -> set[str]:
    """The names of all places up to so far from one: what a crop shows."""
    middle = hex_named(place)
    return {
        name_of(Hex(middle.q + q, middle.r + r))
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    }
