"""Small things as sprites: resources, Guilds, Installations, Fleets, dice, tokens, cubes."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from PIL import Image

from engine.voidfall.vocabulary.terms import AgendaType, CrisisType, Fleet, Guild, Installation, Resource
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import PAPER, PEOPLE, mix
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, points, polygon_points, star_points
from render.kit.text import Style, write
from render.voidfall.look import (
    AGENDAS,
    BONE,
    CRISES,
    DIM,
    GOLD,
    GUILD_RESOURCE,
    HOUSES,
    OBSIDIAN,
    RESOURCES,
    STEEL,
    TEAL,
    TEAL_LIGHT,
    VOID,
    VOID_DARK,
    VOID_LIGHT,
    WARNING,
    ResourceLook,
)

Token: TypeAlias = Literal["bounty", "reclaim", "trade", "harbinger", "catastrophe", "influence", "cube"]


def sign(look: ResourceLook, x: float, y: float, size: float, colour: str) -> str:
    """The sign of a resource as a part of a drawing."""
    if look.icon:
        return icon_svg(look.icon, x, y, size, colour)
    return (
        f'<g transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 100:.4f})" '
        f'fill="{colour}" color="{colour}">{look.svg}</g>'
    )


def plate(look: ResourceLook) -> str:
    """The sign of a resource on a round plate of its colour, in a box of 100."""
    return f'<circle cx="50" cy="50" r="46" fill="{look.colour}" stroke="{OBSIDIAN}" stroke-width="5"/>' + sign(
        look, 50, 50, 60, look.ink
    )


@keep_images
def resource(kind: Resource, size: int) -> Image.Image:
    """A resource: its sign on a round plate of its colour."""
    return svg.sprite(plate(RESOURCES[kind]), size)


# -- on sectors ------------------------------------------------------------------------------------------------------


def gear(x: float, y: float, outer: float, inner: float, teeth: int = 8) -> str:
    """The corners of a cog wheel."""
    found = []
    for number in range(teeth):
        middle = number * 360 / teeth
        for turn, radius in ((-14, inner), (-9, outer), (9, outer), (14, inner)):
            found.append(on_circle(x, y, radius, middle + turn))
    return points(found)


@keep_images
def guild(kind: Guild | None, size: int, *, printed: bool = False) -> Image.Image:
    """A Guild: a cog wheel in the colour of what it produces; None: an empty space."""
    if kind is None:
        return svg.sprite(
            f'<polygon points="{gear(50, 50, 44, 34)}" fill="{OBSIDIAN}" fill-opacity="0.45" stroke="{DIM}" '
            'stroke-width="4" stroke-dasharray="9 6"/>',
            size,
        )
    look = RESOURCES[GUILD_RESOURCE[kind]]
    edge = PAPER if printed else OBSIDIAN
    return svg.sprite(
        f'<polygon points="{gear(50, 50, 49, 39)}" fill="{look.colour}" stroke="{edge}" stroke-width="4"/>'
        + sign(look, 50, 50, 50, look.ink),
        size,
    )


_SHIELD = "M50 6 88 18V48C88 72 70 87 50 96 30 87 12 72 12 48V18Z"
_DOCK = "M26 8H74L94 36V64L74 92H26L6 64V36Z"


@keep_images
def installation(kind: Installation | None, size: int, *, printed: bool = False) -> Image.Image:
    """An Installation: a shield, a dock or a star; None: an empty space."""
    if kind is None:
        return svg.sprite(
            f'<rect x="14" y="14" width="72" height="72" rx="14" fill="{OBSIDIAN}" fill-opacity="0.45" '
            f'stroke="{DIM}" stroke-width="4" stroke-dasharray="9 6"/>',
            size,
        )
    edge = f'stroke="{PAPER if printed else OBSIDIAN}" stroke-width="4" stroke-linejoin="round"'
    if kind == "sector_defense":
        body = (
            f'<path d="{_SHIELD}" fill="{STEEL}" {edge}/>'
            f'<path d="M50 20V82M26 42H74" stroke="#33405C" stroke-width="9"/>'
        )
    elif kind == "shipyard":
        body = f'<path d="{_DOCK}" fill="{TEAL_LIGHT}" {edge}/>' + icon_svg("anchor", 50, 51, 62, "#06332F")
    else:
        body = (
            f'<polygon points="{star_points(50, 50, 49, 33, 8)}" fill="{GOLD}" {edge}/>'
            + f'<circle cx="50" cy="50" r="22" fill="#3A2A00"/><polygon points="{star_points(50, 50, 17, 7, 4)}" '
            f'fill="{GOLD}"/>'
        )
    return svg.sprite(body, size)


HULLS: dict[Fleet, str] = {
    "corvette": "M50 6 74 90 50 74 26 90Z",
    "sentry": "M50 8 62 20 84 24V44L96 60 84 66C80 82 66 92 50 94 34 92 20 82 16 66L4 60 16 44V24L38 20Z",
    "destroyer": "M50 2 59 34 94 74 66 70 60 96H40L34 70 6 74 41 34Z",
    "dreadnought": "M50 4 66 22V40L92 52V88L68 80 60 96H40L32 80 8 88V52L34 40V22Z",
    "carrier": "M18 6H40V38H60V6H82V82L70 96H60V70H40V96H30L18 82Z",
}
"""Seen from above, the bow on top."""
_DECK: dict[Fleet, str] = {
    "corvette": '<path d="M50 30V66" stroke-width="7"/>',
    "sentry": '<circle cx="50" cy="54" r="17" stroke-width="8" fill="none"/>',
    "destroyer": '<path d="M50 30V84M30 64 50 46 70 64" stroke-width="7" fill="none"/>',
    "dreadnought": '<path d="M50 20V84M22 66H78M34 52H66" stroke-width="7" fill="none"/>',
    "carrier": '<path d="M29 18V78M71 18V78M40 54H60" stroke-width="7" fill="none"/>',
}
_EYE = (
    '<path d="M50 2C56 30 70 44 98 50 70 56 56 70 50 98 44 70 30 56 2 50 30 44 44 30 50 2Z" fill="{fill}" '
    'stroke="{edge}" stroke-width="4"/><circle cx="50" cy="50" r="15" fill="{edge}"/>'
    '<circle cx="50" cy="50" r="6" fill="{light}"/>'
)


@keep_images
def fleet(kind: Fleet, seat: int | None, size: int) -> Image.Image:
    """A Fleet in its owner's colour; `seat` None: in no one's."""
    colour = PAPER if seat is None else PEOPLE[seat].colour
    ink = OBSIDIAN if seat is None else PEOPLE[seat].ink
    return svg.sprite(
        f'<path d="{HULLS[kind]}" fill="{colour}" stroke="{OBSIDIAN}" stroke-width="5" stroke-linejoin="round"/>'
        f'<g stroke="{ink}" stroke-linecap="round">{_DECK[kind]}</g>',
        size,
    )


@keep_images
def voidborn(size: int) -> Image.Image:
    """Voidborn Fleets: a thorned star with an eye."""
    return svg.sprite(_EYE.format(fill=VOID, edge=OBSIDIAN, light=VOID_LIGHT), size)


@keep_images
def die(value: int, size: int, *, corrupted: bool = False) -> Image.Image:
    """The Population die; with Corruption under it in its dark bloom."""
    bloom = corruption_svg(50, 50, 49) if corrupted else ""
    side = 64 if corrupted else 84
    low = 50 - side / 2
    body = (
        f'{bloom}<rect x="{low}" y="{low}" width="{side}" height="{side}" rx="{side * 0.2:g}" fill="{BONE}" '
        f'stroke="{VOID if corrupted else OBSIDIAN}" stroke-width="4"/>'
    )
    with svg.keep_outline(svg.sprite(body, size)) as drawing:
        style = Style(round(size * side * 0.0076), OBSIDIAN, "en", 700)
        write(drawing, size / 2, size / 2, str(value), style, "middle")
    return drawing


def corruption_svg(x: float, y: float, radius: float) -> str:
    """A dark bloom: petals that reach out of a black heart."""
    petals = []
    for number in range(24):
        reach = (1.0, 0.66, 0.86, 0.6)[number % 4]
        petals.append(on_circle(x, y, radius * reach, number * 15))
    path = f"M{(petals[-1][0] + petals[0][0]) / 2:.1f} {(petals[-1][1] + petals[0][1]) / 2:.1f}"
    for number, (px, py) in enumerate(petals):
        nx, ny = petals[(number + 1) % len(petals)]
        path += f"Q{px:.1f} {py:.1f} {(px + nx) / 2:.1f} {(py + ny) / 2:.1f}"
    return f'<path d="{path}Z" fill="{VOID_DARK}" stroke="{VOID}" stroke-width="{max(2.5, radius * 0.08):.1f}"/>'


@keep_images
def corruption(size: int) -> Image.Image:
    """A Corruption."""
    heart = (
        f'<circle cx="50" cy="50" r="15" fill="{OBSIDIAN}" stroke="{VOID_LIGHT}" stroke-width="4"/>'
        f'<circle cx="50" cy="50" r="4" fill="{VOID_LIGHT}"/>'
    )
    return svg.sprite(corruption_svg(50, 50, 47) + heart, size)


# -- tokens ----------------------------------------------------------------------------------------------------------

_CHEST = (
    '<path d="M22 46C22 30 30 24 40 24H60C70 24 78 30 78 46Z"/><path d="M22 52H44V60H56V52H78V78H22Z"/>'
    '<rect x="47" y="48" width="6" height="9"/>'
)


def _coin(colour: str, ink: str, inner: str) -> str:
    return (
        f'<circle cx="50" cy="50" r="46" fill="{colour}" stroke="{OBSIDIAN}" stroke-width="5"/>'
        f'<circle cx="50" cy="50" r="38" fill="none" stroke="{ink}" stroke-opacity="0.5" stroke-width="3"/>{inner}'
    )


def _drawing(kind: Token) -> str:
    if kind == "bounty":
        return _coin(GOLD, "#3A2A00", f'<g fill="#3A2A00">{_CHEST}</g>')
    if kind == "reclaim":
        return _coin("#9BD9A0", "#0C2E14", icon_svg("sprout", 50, 50, 58, "#0C2E14"))
    if kind == "trade":
        return f'<path d="M50 2 98 50 50 98 2 50Z" fill="{TEAL}" stroke="{OBSIDIAN}" stroke-width="5"/>' + icon_svg(
            "trade", 50, 50, 52, "#03201D"
        )
    if kind == "harbinger":
        return (
            f'<path d="M50 98 2 12H98Z" fill="{VOID_LIGHT}" stroke="{OBSIDIAN}" stroke-width="5" stroke-linejoin="round"/>'
            f'<path d="M20 38C34 22 66 22 80 38 66 56 34 56 20 38Z" fill="{VOID_DARK}"/>'
            f'<circle cx="50" cy="38" r="9" fill="{VOID_LIGHT}"/>'
        )
    if kind == "catastrophe":
        return (
            f'<polygon points="{star_points(50, 50, 49, 37, 10)}" fill="#E5533D" stroke="{OBSIDIAN}" stroke-width="4"/>'
            + icon_svg("earth-crack", 50, 50, 58, "#2B0A05")
        )
    if kind == "influence":
        return icon_svg("crown", 50, 50, 92, GOLD)
    return (
        f'<path d="M50 8 88 28V72L50 92 12 72V28Z" fill="{STEEL}" stroke="{OBSIDIAN}" stroke-width="5" '
        f'stroke-linejoin="round"/><path d="M12 28 50 48 88 28M50 48V92" stroke="{OBSIDIAN}" stroke-width="5" fill="none"/>'
    )


@keep_images
def token(kind: Token, size: int) -> Image.Image:
    """A token that lies face down, or a sign."""
    return svg.sprite(_drawing(kind), size)


@keep_images
def glory(value: int, size: int) -> Image.Image:
    """A Glory token of this value in its laurels."""
    body = f'<circle cx="50" cy="50" r="46" fill="#3B1F4A" stroke="{OBSIDIAN}" stroke-width="5"/>' + icon_svg(
        "laurels", 50, 53, 82, "#E7A9C4"
    )
    with svg.keep_outline(svg.sprite(body, size)) as drawing:
        write(drawing, size / 2, size * 0.49, str(value), Style(round(size * 0.46), PAPER, "en", 700), "middle")
    return drawing


@keep_images
def glory_sign(size: int) -> Image.Image:
    """Glory, whatever its value."""
    return svg.sprite(
        f'<circle cx="50" cy="50" r="46" fill="#3B1F4A" stroke="{OBSIDIAN}" stroke-width="5"/>'
        + icon_svg("laurels", 50, 53, 82, "#E7A9C4"),
        size,
    )


@keep_images
def improved_sign(size: int) -> Image.Image:
    """Two chevrons upwards: the improved side of a Technology is in use."""
    return svg.sprite(
        f'<path d="M12 56 50 18 88 56M12 90 50 52 88 90" fill="none" stroke="{OBSIDIAN}" stroke-width="26" '
        f'stroke-linejoin="round"/><path d="M12 56 50 18 88 56M12 90 50 52 88 90" fill="none" stroke="{GOLD}" '
        'stroke-width="15" stroke-linejoin="round"/>',
        size,
    )


@keep_images
def agenda_sign(kind: AgendaType, size: int) -> Image.Image:
    """The sign of a type of Agendas on a plate of its colour."""
    return _plate(AGENDAS[kind].colour, AGENDAS[kind].icon, size)


@keep_images
def crisis_sign(kind: CrisisType, size: int) -> Image.Image:
    """The sign of a type of Crises on a plate of its colour, with six corners: Agendas have some of the same icons."""
    return _plate(CRISES[kind].colour, CRISES[kind].icon, size, f'polygon points="{polygon_points(50, 50, 48, 6)}"')


SQUARE = 'rect x="4" y="4" width="92" height="92" rx="22"'


def _plate(colour: str, icon: str, size: int, shape: str = SQUARE) -> Image.Image:
    ink = mix(colour, "#000000", 0.82)
    return svg.sprite(
        f'<{shape} fill="{colour}" stroke="{OBSIDIAN}" stroke-width="4"/>' + icon_svg(icon, 50, 50, 66, ink),
        size,
    )


@keep_images
def crest(house: str, seat: int | None, size: int) -> Image.Image:
    """The coat of arms of a house in a player's colours; `seat` None: of a Fallen House, cracked."""
    colour = VOID_LIGHT if seat is None else PEOPLE[seat].colour
    dark = mix(colour, "#000000", 0.78)
    crack = ""
    if seat is None:
        crack = f'<path d="M58 4 46 34 60 50 42 72 50 98" fill="none" stroke="{colour}" stroke-width="5"/>'
    return svg.sprite(
        f'<path d="{_SHIELD}" fill="{dark}" stroke="{colour}" stroke-width="6" stroke-linejoin="round"/>'
        + icon_svg(HOUSES.get(house, "heraldic-sun"), 50, 48, 54, mix(colour, PAPER, 0.35))
        + crack,
        size,
    )


@keep_images
def upkeep_dot(size: int) -> Image.Image:
    """The mark of a space that shows Upkeep."""
    return svg.sprite(f'<circle cx="50" cy="50" r="42" fill="{WARNING}" stroke="{OBSIDIAN}" stroke-width="12"/>', size)


@keep_images
def wormhole(size: int) -> Image.Image:
    """A Wormhole: arcs that turn into each other."""
    arcs = "".join(
        f'<path d="{_arc(radius, turn)}" fill="none" stroke="{TEAL_LIGHT}" stroke-opacity="{shine}" stroke-width="4" '
        'stroke-linecap="round"/>'
        for radius, shine in ((46, 0.45), (36, 0.7), (26, 0.95))
        for turn in (radius * 3, radius * 3 + 120, radius * 3 + 240)
    )
    return svg.sprite(f'<circle cx="50" cy="50" r="20" fill="{OBSIDIAN}"/>{arcs}', size)


def _arc(radius: float, turn: float) -> str:
    (x1, y1), (x2, y2) = (on_circle(50, 50, radius, turn + angle) for angle in (0, 80))
    return f"M{x1:.1f} {y1:.1f}A{radius} {radius} 0 0 1 {x2:.1f} {y2:.1f}"


@keep_images
def storm(size: int, way: int) -> Image.Image:
    """A Voidstorm on an edge in this direction: lightning along the edge that nobody crosses."""
    side = size * 1.2
    half = size * 0.47
    zigzag = []
    for number in range(9):
        along = -half + number * half / 4
        across = (0 if number in (0, 8) else size * 0.055) * (1 if number % 2 else -1)
        zigzag.append(_turn_point(side / 2, along, across, way))
    line = f'points="{points(zigzag)}" fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return svg.sheet(
        f'<polyline {line} stroke="{OBSIDIAN}" stroke-width="{size * 0.13:.1f}"/>'
        f'<polyline {line} stroke="{VOID}" stroke-width="{size * 0.085:.1f}"/>'
        f'<polyline {line} stroke="#FFFFFF" stroke-width="{size * 0.028:.1f}"/>',
        side,
        side,
    )


def _turn_point(middle: float, along: float, across: float, way: int) -> tuple[float, float]:
    angle = math.radians(60 * way)
    return middle + along * math.cos(angle) - across * math.sin(angle), (
        middle + along * math.sin(angle) + across * math.cos(angle)
    )
