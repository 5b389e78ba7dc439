"""Floating islands with their good on top, and the two cities: drawn once, then tinted with the light of each phase."""

from __future__ import annotations

import random

from PIL import Image, ImageChops

from engine.solenia.components import Ground, Phase
from render.kit import svg
from render.kit.palette import mix
from render.kit.sprites import keep_images
from render.kit.svg import points
from render.solenia.look import LANTERN, LANTERN_PALE
from render.solenia.towns import day_city, night_city

BOX_WIDE, BOX_TALL = 200, 150
"""The size of an island's drawing in units; its ground is at height 88."""
VARIANTS = 2

_TINTS: dict[Phase, tuple[str, float]] = {
    "day": ("#FFFFFF", 0),
    "dusk": ("#F3A48C", 0.42),
    "night": ("#6C7CCB", 0.58),
    "dawn": ("#FFE3B0", 0.45),
}
"""The colour and strength of the light on islands."""


@keep_images
def island(ground: Ground, phase: Phase, variant: int, wide: int) -> Image.Image:
    """An island or a city in the light of a phase. Shared: paste it, never draw on it."""
    tall = round(wide * BOX_TALL / BOX_WIDE)
    plain = svg.raster(_body(ground, variant % VARIANTS), wide, tall, f"0 0 {BOX_WIDE} {BOX_TALL}")
    colour, share = _TINTS[phase]
    share *= 0.4 if ground.startswith("city") else 1  # cities have lights of their own
    if not share:
        return plain
    tint = Image.new("RGB", plain.size, mix("#FFFFFF", colour, share))
    lit = ImageChops.multiply(plain.convert("RGB"), tint).convert("RGBA")
    lit.putalpha(plain.getchannel("A"))
    if phase in ("night", "dusk") and ground.startswith("city"):
        lamps = svg.raster(_lamps(ground), wide, tall, f"0 0 {BOX_WIDE} {BOX_TALL}")
        lit.alpha_composite(lamps)
    return lit


def _body(ground: Ground, variant: int) -> str:
    if ground == "city_day":
        return _rock("#C58B4E", "#7E4E2B", "#E9C27A", "#CF9F52", variant) + day_city()
    if ground == "city_night":
        return _rock("#6E70B4", "#33356F", "#8A8FD0", "#5F64AE", variant + 5) + night_city()
    draw = {"wood": _wood, "wheat": _wheat, "stone": _stone, "water": _water}[ground]
    return draw(variant)


def _lamps(ground: Ground) -> str:
    """Windows and lanterns that are lit in the dark, over the tinted city."""
    spots = (
        ((66, 74), (84, 70), (100, 54), (117, 70), (134, 76))
        if ground == "city_day"
        else ((70, 70), (86, 48), (100, 36), (114, 56), (130, 72))
    )
    return svg.SOFT.format(3) + "".join(
        f'<circle cx="{x}" cy="{y}" r="8" fill="{LANTERN}" fill-opacity="0.6" filter="url(#soft)"/>'
        f'<circle cx="{x}" cy="{y}" r="2.6" fill="{LANTERN_PALE}"/>'
        for x, y in spots
    )


def _rock(light: str, dark: str, top: str, rim: str, variant: int) -> str:
    """The hanging rock and its ground: an ellipse of `top`, broken edges, small rocks floating beside it."""
    luck = random.Random(f"rock {variant}")
    left, right = 26, 174
    lower: list[tuple[float, float]] = [(right, 90)]
    count = 9
    for number in range(count):
        share = (number + 0.5) / count
        deep = 1 - abs(2 * share - 1) ** 1.5
        tip = 10 if number % 2 else -4
        lower.append((right - share * (right - left), 96 + deep * 38 + tip * deep + luck.uniform(-3, 3)))
    lower.append((left, 90))
    outline = points(lower)
    facets = "".join(
        f'<polygon points="{points(((x, 92), (x + luck.uniform(8, 13), 92), (x + luck.uniform(2, 10), luck.uniform(108, 128))))}"/>'
        for x in (44, 66, 92, 118, 140)
    )
    floating = "".join(
        f'<polygon points="{points(((x - s, y), (x, y - s * 0.6), (x + s, y), (x + s * 0.2, y + s * 1.3)))}" '
        f'fill="{mix(light, dark, 0.4)}"/>'
        for x, y, s in ((30 + luck.uniform(-6, 4), 116, 5), (168 + luck.uniform(-4, 6), 112, 6), (154, 132, 3.5))
    )
    return (
        f'<linearGradient id="r" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="{light}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
        f'<polygon points="{outline}" fill="url(#r)" stroke="{mix(dark, "#000000", 0.35)}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<g fill="{dark}" fill-opacity="0.45">{facets}</g>{floating}'
        f'<ellipse cx="100" cy="92" rx="76" ry="19" fill="{rim}" stroke="{mix(dark, "#000000", 0.35)}" stroke-width="2.2"/>'
        f'<ellipse cx="100" cy="88.5" rx="75" ry="17.5" fill="{top}"/>'
    )


def _pine(x: float, y: float, tall: float, shade: float) -> str:
    green, dark = mix("#3F8F4E", "#17402A", shade), mix("#24592F", "#0D2A1C", shade)
    wide = tall * 0.30
    tiers = []
    for number in range(3):
        top = y - tall + number * tall * 0.22
        half = wide * (0.55 + 0.24 * number)
        low = top + tall * 0.42
        tiers.append(
            f'<path d="M{x:g} {top:.1f}L{x + half:.1f} {low:.1f}Q{x:g} {low + 5:.1f} {x - half:.1f} {low:.1f}Z" fill="{green}" stroke="{dark}" stroke-width="1.6" stroke-linejoin="round"/>'
            f'<path d="M{x:g} {top:.1f}L{x + half:.1f} {low:.1f}Q{x + half * 0.3:.1f} {low + 3:.1f} {x + 1:g} {low + 1:.1f}Z" fill="{dark}" fill-opacity="0.4"/>'
        )
    return (
        f'<rect x="{x - 2.6:.1f}" y="{y - tall * 0.2:.1f}" width="5.2" height="{tall * 0.2 + 3:.1f}" fill="#6B4426"/>'
        + "".join(reversed(tiers))
    )


def _wood(variant: int) -> str:
    rock = _rock("#A87B52", "#563923", "#7DB85C", "#4F8440", variant)
    trees: tuple[tuple[float, float, float], ...] = (
        (52, 86, 48),
        (146, 86, 46),
        (78, 83, 66),
        (124, 83, 62),
        (101, 86, 80),
        (64, 95, 42),
        (140, 96, 38),
    )
    if variant:
        trees = tuple((200 - x, y, tall) for x, y, tall in trees)
    pines = "".join(_pine(x, y, tall, 0.5 - number * 0.07) for number, (x, y, tall) in enumerate(trees))
    stump = (
        '<rect x="92" y="92" width="16" height="9" fill="#8A5A30"/><ellipse cx="100" cy="101" rx="8" ry="3" fill="#8A5A30"/>'
        '<ellipse cx="100" cy="92" rx="8" ry="3.4" fill="#F0C48E" stroke="#6B4426" stroke-width="1.4"/>'
    )
    return rock + pines + stump


def _wheat(variant: int) -> str:
    rock = _rock("#BF9358", "#6A4722", "#F3D25E", "#B98F2C", variant + 1)
    rows = "".join(
        f'<path d="M{44 + n * 6} {82 + n * 4.6:g}Q100 {76 + n * 5.4:g} {156 - n * 6} {82 + n * 4.6:g}" fill="none" stroke="#C79A2C" stroke-width="2"/>'
        for n in range(4)
    )
    luck = random.Random(f"wheat {variant}")
    ears = []
    for number in range(15):
        x = 40 + number * 8.6 + luck.uniform(-2, 2)
        y = 88 + luck.uniform(-2, 9) * (1 - abs(number - 7) / 9)
        ears.append(_ear(x, y, luck.uniform(24, 34), luck.uniform(-3, 3)))
    mill = _mill(70 if variant else 130, 84)
    return rock + rows + mill + "".join(ears)


def _ear(x: float, y: float, tall: float, lean: float) -> str:
    top = y - tall
    grains = "".join(
        f'<ellipse cx="{x + lean + side * 2.6:.1f}" cy="{top + n * 4.4:.1f}" rx="2.1" ry="3.6" transform="rotate({side * 24} {x + lean + side * 2.6:.1f} {top + n * 4.4:.1f})"/>'
        for n in range(1, 4)
        for side in (-1, 1)
    )
    return (
        f'<path d="M{x:.1f} {y:.1f}Q{x:.1f} {y - tall / 2:.1f} {x + lean:.1f} {top:.1f}" stroke="#B98420" stroke-width="1.6" fill="none"/>'
        f'<g fill="#F6C93E" stroke="#9A6A12" stroke-width="0.9">{grains}<ellipse cx="{x + lean:.1f}" cy="{top - 1:.1f}" rx="2" ry="4"/></g>'
    )


def _mill(x: float, y: float) -> str:
    """A small windmill."""
    sails = "".join(
        f'<g transform="rotate({angle} {x} {y - 46})"><path d="M{x} {y - 46}V{y - 76}" stroke="#6A4722" stroke-width="2"/>'
        f'<rect x="{x}" y="{y - 75}" width="8" height="22" fill="#FFF7E2" stroke="#8A6A3A" stroke-width="1"/></g>'
        for angle in (20, 110, 200, 290)
    )
    return (
        f'<path d="M{x - 11} {y + 2}L{x - 7} {y - 42}H{x + 7}L{x + 11} {y + 2}Z" fill="#FBF0D6" stroke="#8A6A3A" stroke-width="1.6"/>'
        f'<path d="M{x - 9} {y - 41}Q{x} {y - 60} {x + 9} {y - 41}Z" fill="#C4552F" stroke="#7C2E14" stroke-width="1.6"/>'
        f'<rect x="{x - 3}" y="{y - 12}" width="6" height="14" rx="3" fill="#7A4A22"/>{sails}'
        f'<circle cx="{x}" cy="{y - 46}" r="3" fill="#6A4722"/>'
    )


def _stone(variant: int) -> str:
    rock = _rock("#8D93A3", "#3D4354", "#B4BBC6", "#7B8292", variant + 2)
    flip = ' transform="translate(200 0) scale(-1 1)"' if variant else ""
    line = 'stroke="#3A4150" stroke-width="2" stroke-linejoin="round"'
    crags = (
        f'<polygon points="40,92 52,58 64,44 76,66 84,92" fill="#9AA3B2" {line}/>'
        '<polygon points="64,44 76,66 84,92 68,92 62,66" fill="#747D8E"/>'
        f'<polygon points="72,94 84,40 104,16 124,44 132,94" fill="#AEB6C3" {line}/>'
        '<polygon points="104,16 124,44 132,94 110,94 100,58" fill="#7E8798"/>'
        '<polygon points="84,40 104,16 110,36 98,48 92,40" fill="#F2F5F9"/>'
        f'<polygon points="124,94 130,62 144,54 158,72 162,92" fill="#98A1B0" {line}/>'
        '<polygon points="144,54 158,72 162,92 148,92 142,70" fill="#717A8B"/>'
        f'<polygon points="58,101 60,88 76,84 90,90 88,103 72,106" fill="#C9CFD9" {line}/>'
        '<polygon points="76,84 90,90 88,103 74,97" fill="#98A1B0"/>'
        f'<polygon points="104,104 108,90 126,88 136,96 132,105" fill="#D6DBE3" {line}/>'
        '<polygon points="126,88 136,96 132,105 122,98" fill="#A2ABB9"/>'
    )
    return rock + f"<g{flip}>{crags}</g>"


def _water(variant: int) -> str:
    rock = _rock("#86846B", "#45483C", "#6DB36A", "#427F4A", variant + 3)
    flip = ' transform="translate(200 0) scale(-1 1)"' if variant else ""
    lake = (
        '<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#BDEBFF"/><stop offset="1" stop-color="#2E94D8"/></linearGradient>'
        '<ellipse cx="98" cy="86" rx="58" ry="13.5" fill="#245F8E"/><ellipse cx="98" cy="87.5" rx="56" ry="12.5" fill="url(#w)"/>'
        '<path d="M60 84H84M96 91H128M104 82H122" stroke="#FFF" stroke-opacity="0.75" stroke-width="2" stroke-linecap="round"/>'
    )
    fall = (
        '<path d="M104 96Q112 98 126 96L130 140Q116 146 102 140Z" fill="url(#w)" fill-opacity="0.95"/>'
        '<path d="M108 99V136M116 100V141M123 99V135" stroke="#FFF" stroke-opacity="0.7" stroke-width="2" stroke-linecap="round"/>'
        '<g fill="#FFF" fill-opacity="0.75"><circle cx="100" cy="141" r="6"/><circle cx="110" cy="144" r="6"/><circle cx="121" cy="144" r="6"/><circle cx="132" cy="141" r="6"/></g>'
    )
    spring = (
        '<polygon points="46,88 54,62 66,50 78,58 84,84" fill="#9A9A86" stroke="#45483C" stroke-width="2" stroke-linejoin="round"/>'
        '<polygon points="66,50 78,58 84,84 70,86 64,66" fill="#74755F"/>'
        '<path d="M63 58Q60 70 62 88H74Q74 70 69 58Z" fill="url(#w)"/><path d="M66 62V84" stroke="#FFF" stroke-opacity="0.8" stroke-width="2"/>'
    )
    reeds = "".join(
        f'<path d="M{x} 84Q{x + 1} 70 {x + lean} {top}" stroke="#2F6B3B" stroke-width="2.4" fill="none"/>'
        f'<rect x="{x + lean - 2.4}" y="{top - 7}" width="4.8" height="11" rx="2.4" fill="#8A5A30"/>'
        for x, lean, top in ((140, 3, 56), (148, 5, 62), (133, 0, 62))
    )
    return rock + f"<g{flip}>{spring}{lake}{fall}{reeds}</g>"
