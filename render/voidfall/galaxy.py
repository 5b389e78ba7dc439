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
from render.kit.text import Style, width, write
from render.voidfall.ground import Holder, change_ring, ground, wormhole_ground
from render.voidfall.look import BONE, KINDS, OBSIDIAN, TEAL_LIGHT
from render.voidfall.symbols import (
    Token,
    crest,
    die,
    fleet,
    glory_sign,
    guild,
    installation,
    storm,
    token,
    upkeep_dot,
    voidborn,
    wormhole,
)

NAME, DIE, BLOOMING, BADGE, CUBES, PIECE, TOKEN = 0.38, 0.6, 0.8, 0.68, 0.38, 0.27, 0.3
"""Sizes of the things on a sector, as shares of the hex's size: of the Population die without and with Corruption."""
ROWS = {"name": -0.58, "cubes": -0.08, "guilds": 0.25, "installations": 0.49, "tokens": 0.7}
"""The heights of their rows."""
BESIDE = 0.54
"""How far from the middle lies what stands on both sides of the cubes of a sector that nobody controls."""
ROOM = {"guilds": 1.4, "installations": 1.2, "tokens": 1.16}
"""How wide the rows may be: the hex is narrower there."""
LEAST_NUMBER = 29
"""Of annotations."""
LEAST_TOKEN = 0.8
"""The smallest share of their size that tokens have where there is no room."""


def draw_map(
    canvas: Image.Image,
    layout: HexLayout,
    view: View,
    *,
    crop: Collection[str] | None = None,
    changed: Iterable[str] = (),
    rings: Iterable[tuple[str, Image.Image]] = (),
) -> None:
    """Sectors, Wormholes and Voidstorms, below what lies on the sectors; only the places of `crop`, if it is given.
    `changed`: places with a brass line. `rings`: what lies around places."""
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
    for place, ring in rings:
        svg.stamp_at(canvas, ring, *layout.centre(hex_named(place)))
    draw_storms(canvas, layout, view, crop)
    for place, sector in view.sectors.items():
        if crop is None or place in crop:
            draw_contents(canvas, layout, place, sector, view)


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
    write(canvas, x, y, letter.upper(), Style(round(size * 0.42), TEAL_LIGHT, "en", 700), "middle")


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
    """Name and Population above, the owner and cubes in the middle, Guilds, Installations and tokens below."""
    x, y = layout.centre(hex_named(place))
    size = layout.size
    style = Style(round(size * NAME), PAPER, "en", 700)
    aside = sector.population is not None
    write(canvas, x - size * (0.3 if aside else 0), y + size * ROWS["name"], place.upper(), style, "middle")
    if sector.population is not None:
        side = round(size * (BLOOMING if sector.corrupted else DIE))
        drawing = die(sector.population, side, corrupted=sector.corrupted)
        svg.stamp_at(canvas, drawing, x + size * 0.27, y + size * ROWS["name"])
    if sector.home is not None and view.players[sector.home].house:
        arms = crest(view.players[sector.home].house, sector.home, round(size * 0.34))
        svg.stamp_at(canvas, arms, x, y + size * 0.74)
    draw_cubes(canvas, x, y + size * ROWS["cubes"], size, sector)
    draw_sides(canvas, x, y + size * ROWS["cubes"], size, sector)
    row(canvas, x, y + size * ROWS["guilds"], ROOM["guilds"] * size, guilds(sector, size))
    row(canvas, x, y + size * ROWS["installations"], ROOM["installations"] * size, installations(sector, size))
    draw_tokens(canvas, x, y + size * ROWS["tokens"], size, sector)


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
    """The owner's badge or the arms of a Fallen House on the left, and each type of Fleet with its cubes; more than two
    types in two rows."""
    icon = size * CUBES
    groups: list[tuple[Image.Image, int]] = []
    if sector.owner is not None:
        groups = [
            (fleet(kind, sector.owner, round(icon)), sector.fleets[kind]) for kind in FLEETS if sector.fleets.get(kind)
        ]
    if sector.voidborn:
        groups.append((voidborn(round(icon * 1.12)), sector.voidborn))
    first = lead(sector, size)
    if first is None:
        _draw_groups(canvas, groups, x - size * 0.8, y, size * 1.6, size)
        return
    if not groups:
        svg.stamp_at(canvas, first, x, y)
        return
    svg.stamp_at(canvas, first, x - size * 0.58, y)
    left, room = x - size * 0.24, size * 1.08
    if len(groups) > IN_ROW:
        _draw_groups(canvas, groups[:IN_ROW], left, y - size * 0.12, room, size)
        _draw_groups(canvas, groups[IN_ROW:], left, y + size * 0.24, room, size)
    else:
        _draw_groups(canvas, groups, left, y, room, size)


IN_ROW = 2
"""Types of Fleets beside each other, where there is an owner's badge."""


def _draw_groups(
    canvas: Image.Image, groups: list[tuple[Image.Image, int]], left: float, y: float, room: float, size: float
) -> None:
    """Types with their numbers in the middle of this room."""
    icon, style = size * CUBES, Style(round(size * NAME), PAPER, "en", 700)
    wides = [icon + size * 0.23 * len(str(count)) for _, count in groups]
    squeeze = min(1.0, room / sum(wides)) if wides else 1.0
    at = left + (room - sum(wides) * squeeze) / 2
    for (drawing, count), wide in zip(groups, wides, strict=True):
        svg.stamp_at(canvas, drawing, at + icon * 0.48 * squeeze, y)
        write(canvas, at + icon * squeeze, y, str(count), style)
        at += wide * squeeze


def lead(sector: SectorView, size: float) -> Image.Image | None:
    """Whose sector it is."""
    if sector.owner is not None:
        return badge(sector.owner, round(size * BADGE))
    return crest(sector.fallen, None, round(size * CUBES * 1.15)) if sector.fallen else None


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


def draw_sides(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """On both sides of the cubes of a sector that nobody controls: the sign of its kind, where others have a badge, and
    Harbingers. Most of these sectors have tokens, which need the whole row below."""
    if sector.owner is not None:
        return
    side = round(size * TOKEN)
    if has_coin(sector):
        svg.stamp_at(canvas, kind_coin(sector.kind, side), x - size * BESIDE, y)
    if sector.harbingers:
        svg.stamp_at(canvas, token("harbinger", side), x + size * BESIDE, y)
    if sector.harbingers > 1:
        write(canvas, x + size * BESIDE + side / 2, y, str(sector.harbingers), number_style(size))


def number_style(size: float, share: float = 1.0) -> Style:
    """Of the number beside a token."""
    return Style(max(LEAST_NUMBER, round(size * 0.3 * share)), PAPER, "en", 700, aside=True)


def draw_tokens(canvas: Image.Image, x: float, y: float, size: float, sector: SectorView) -> None:
    """The tokens of a sector in a row: smaller where there is no room, then closer to each other."""
    room, full = size * ROOM["tokens"], sum(wides_of(sector, size))
    if not full:
        return
    share = max(LEAST_TOKEN, min(1.0, room / full))
    side, style = round(size * TOKEN * share), number_style(size, share)
    *wides, last = wides_of(sector, size, share)
    closer = min(1.0, (room - last) / max(1.0, sum(wides)))
    lefts = [x + sum(wides[:number]) * closer - (sum(wides) * closer + last) / 2 for number in range(len(wides) + 1)]
    shown = tokens_of(sector, side)
    for left, (drawing, _) in zip(lefts, shown, strict=True):
        svg.stamp_at(canvas, drawing, left + side / 2, y)
    for left, (_, said) in zip(lefts, shown, strict=True):
        if said:
            write(canvas, left + side + 1, y, said, style)


def wides_of(sector: SectorView, size: float, share: float = 1.0) -> list[float]:
    """How wide the tokens are with their numbers, at this share of their size."""
    side, style = round(size * TOKEN * share), number_style(size, share)
    return [side + (width(said, style) + 1 if said else 0) + 3 for _, said in tokens_of(sector, side)]


def tokens_of(sector: SectorView, side: int) -> list[tuple[Image.Image, str]]:
    """The sign of a kind with rules of its own, and Harbingers, unless they lie beside the cubes; Glory with its value
    (of several tokens together: whoever conquers the sector takes them all), Bounty and Reclaim tokens, several of a
    kind with their number."""
    shown: list[tuple[Image.Image, str]] = []
    controlled = sector.owner is not None
    if has_coin(sector) and controlled:
        shown.append((kind_coin(sector.kind, side), ""))
    if sector.glory:
        shown.append((glory_sign(side), str(sum(sector.glory))))
    counts: tuple[tuple[Token, int], ...]
    counts = (("bounty", sector.bounty), ("reclaim", sector.reclaim), ("harbinger", sector.harbingers * controlled))
    return shown + [(token(kind, side), str(count) if count > 1 else "") for kind, count in counts if count]


def has_coin(sector: SectorView) -> bool:
    """Whether a sector is of a kind that has rules of its own."""
    return sector.home is None and sector.kind in KINDS


def places_around(place: str, radius: int = 1) -> set[str]:
    """The names of all places up to so far from one: what a crop shows."""
    middle = hex_named(place)
    return {
        name_of(Hex(middle.q + q, middle.r + r))
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if abs(q + r) <= radius
    }
