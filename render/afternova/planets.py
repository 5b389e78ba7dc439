"""Planets: the glowing limb of each, its sockets with cubes, the skills it needs."""

from __future__ import annotations

import math
import random

from PIL import Image, ImageChops, ImageFilter

from engine.afternova.components import SKILLS, parts
from engine.afternova.view import PlanetView
from locales import translate
from render.afternova.ground import glass
from render.afternova.look import GROUND, INK, SKILL_LOOKS, Box, code, cubes_in, name_text
from render.afternova.tokens import cube, skill
from render.kit import svg
from render.kit.light import Fine, falloff, glow, lay_colour
from render.kit.palette import BRASS_LIGHT, PAPER, mix
from render.kit.sprites import keep_images
from render.kit.svg import on_circle
from render.kit.text import LARGE, NORMAL, PHONE, Style, phone_least, write, write_fit

TALL = 240
SOCKET = 62
LOW = 320
"""A narrower planet has its name below its place, and smaller sockets."""
LIMB = 0.37
"""The distance of the limb's highest point from the top."""

_LOOKS: dict[str, tuple[str, str]] = {
    "p01": ("#B58A5A", "bands"),
    "p02": ("#EDA52F", "bands"),
    "p03": ("#7E6CCB", "cracks"),
    "p04": ("#57A6CC", "ring"),
    "p05": ("#4A78D6", "craters"),
    "p06": ("#6B57E0", "storm"),
    "p07": ("#DDB464", "dunes"),
    "p08": ("#BC5A3C", "cracks"),
    "p09": ("#8D93A3", "craters"),
    "p10": ("#CC6A38", "dunes"),
    "p11": ("#C24FBA", "storm"),
    "p12": ("#FF5A36", "cracks"),
    "p13": ("#A9DAD6", "craters"),
    "p14": ("#5CC4AE", "storm"),
    "p15": ("#6A7285", "craters"),
    "p16": ("#4FA04C", "dunes"),
    "p17": ("#A2C43E", "bands"),
    "p18": ("#B53E62", "cracks"),
}
"""The colour of a planet's light and the kind of its surface."""


@keep_images
def limb(planet: str, wide: int, tall: int) -> Image.Image:
    """The planet rising over the lower edge, lit from the upper left, with a glowing atmosphere. RGB."""
    colour, surface = _LOOKS[planet]
    x, radius = wide / 2, wide * 0.84
    top = tall * LIMB
    y = top + radius
    pale, deep = mix(colour, "#FFFFFF", 0.6), mix(colour, INK, 0.8)
    air = radius + tall * 0.42
    edge = radius / air
    picture = falloff(
        (wide, tall), x, y, air, ((0, deep), (edge - 0.01, mix(colour, INK, 0.2)), (edge + 0.04, mix(colour, GROUND, 0.62)), (1, GROUND))
    ).filter(ImageFilter.GaussianBlur(2))  # fmt: skip
    light = falloff((wide, tall), wide * 0.26, top - tall * 0.1, wide * 0.95, ((0, pale), (0.3, colour), (0.72, mix(colour, INK, 0.66)), (1, deep)))  # fmt: skip
    _paint_surface(light, planet, surface, (x, y, radius))
    ball = Fine(wide, tall, fine=3)
    ball.disc(x, y, radius)
    mask = ball.mask()
    picture.paste(light, (0, 0), mask)
    _paint_rim(picture, mask, (x, y, radius), pale)
    if surface == "ring":
        _paint_ring(picture, x, y, radius, pale)
    return picture


def _paint_rim(picture: Image.Image, ball: Image.Image, circle: tuple[float, float, float], pale: str) -> None:
    """The bright thin line of the limb, brightest in the direction of the light, and darkness towards the lower
    edge."""
    wide, tall = picture.size
    x, y, radius = circle
    night = falloff((wide, tall), x, y, radius, ((0, "#FFFFFF"), (0.5, "#B0B0B0"), (0.86, "#303030"), (1, "#000000")))
    lay_colour(picture, INK, ImageChops.multiply(night.getchannel("R"), ball), 0.62)
    rim = Fine(wide, tall, fine=3)
    rim.ring(x, y, radius - 1, 4)
    fading = falloff(
        (wide, tall), wide * 0.3, tall * LIMB, wide * 0.75, ((0, "#FFFFFF"), (0.4, "#C0C0C0"), (1, "#202020"))
    )
    line = rim.mask()
    shine = ImageChops.multiply(ImageChops.lighter(line, glow(line, 4)), fading.getchannel("R"))
    lay_colour(picture, pale, shine)


def _paint_surface(light: Image.Image, planet: str, surface: str, circle: tuple[float, float, float]) -> None:
    """Bands, dunes, craters, cracks or a storm, in lighter and darker tones of the planet."""
    wide, tall = light.size
    x, y, radius = circle
    luck = random.Random(planet)
    dark, bright = Fine(wide, tall, fine=2), Fine(wide, tall, fine=2)
    if surface in ("bands", "ring"):
        for number in range(7):
            pen = dark if number % 2 else bright
            pen.ring(x + wide * 0.1, y, radius * (0.96 - number * 0.055) - luck.uniform(0, 5), luck.uniform(5, 15), 0.5)
    elif surface == "dunes":
        for number in range(16):
            pen = dark if number % 2 else bright
            pen.ring(
                x - wide * luck.uniform(0.2, 0.6),
                y + wide * luck.uniform(0, 0.2),
                radius * (0.9 + number * 0.02),
                4,
                0.5,
            )
    elif surface == "craters":
        for _ in range(13):
            cx, cy = luck.uniform(0, wide), luck.uniform(tall * 0.5, tall)
            size = luck.uniform(5, 26)
            bright.disc(cx + 1.5, cy + 2, size, 0.55)
            dark.disc(cx, cy, size * 0.92, 0.75)
    elif surface == "cracks":
        for _ in range(9):
            _crack(luck, dark if luck.random() < 0.4 else bright, luck.uniform(0, wide), tall * 1.02, tall * 0.42)
    else:
        for number in range(10):
            angle = number * 2.4
            cx, cy = wide * 0.66 + math.cos(angle) * number * 9, tall * 0.72 + math.sin(angle) * number * 5
            (dark if number % 2 else bright).ring(cx, cy, 12 + number * 9, 5, 0.45)
    lay_colour(light, mix(_LOOKS[planet][0], INK, 0.75), glow(dark.mask(), 1.6), 0.5)
    lay_colour(light, mix(_LOOKS[planet][0], "#FFFFFF", 0.55), glow(bright.mask(), 1.2), 0.34)


def _crack(luck: random.Random, pen: Fine, x: float, y: float, top: float) -> None:
    width = 5.0
    while y > top and width > 1:
        to = x + luck.uniform(-30, 30), y - luck.uniform(14, 34)
        pen.line((x, y), to, width, 0.9)
        x, y, width = *to, width * 0.9


def _paint_ring(picture: Image.Image, x: float, y: float, radius: float, pale: str) -> None:
    """A broken ring of shards before the planet's sky."""
    luck = random.Random(4)
    pen = Fine(*picture.size, fine=3)
    for _ in range(130):
        angle = luck.uniform(-46, 46)
        cx, cy = on_circle(x, y, radius * luck.uniform(1.04, 1.085), angle)
        pen.disc(cx + angle * 0.4, cy + angle * 0.9, luck.uniform(0.8, 2.6), luck.uniform(0.3, 0.9))
    lay_colour(picture, pale, pen.mask())


@keep_images
def socket(size: int) -> Image.Image:
    """A hollow in the planet's surface for one cube."""
    body = (
        f'<circle cx="50" cy="50" r="46" fill="#07050B" fill-opacity="0.78"/><circle cx="50" cy="50" r="44" fill="none" stroke="{BRASS_LIGHT}" stroke-opacity="0.85" stroke-width="4"/>'
        f'<path d="M50 0V10M50 90V100M0 50H10M90 50H100" stroke="{BRASS_LIGHT}" stroke-width="4"/>'
    )
    return svg.sprite(body, size)


@keep_images
def planet_face(planet: str, wide: int, tall: int, language: str) -> Image.Image:
    """A planet without its cubes: limb, place, name, needs. RGBA with round corners."""
    face = limb(planet, wide, tall).copy()
    code = Style(NORMAL, BRASS_LIGHT, "en", 700)
    style, name = Style(LARGE, PAPER, language, 700), translate(name_text(planet), language)
    if wide < LOW:
        write(face, 18, 28, planet.upper(), code)
        write_fit(face, 18, 66, name, style._replace(size=34), wide - 30, phone_least(name))
    else:
        left = 24 + write(face, 24, 40, planet.upper(), code) + 14
        write_fit(face, left, 40, name, style, wide - left - 20, phone_least(name))
    _draw_needs(face, planet, wide / 2, tall - 40, language)
    corners = Fine(wide, tall)
    corners.round_box(0, 0, wide, tall, 22)
    face.putalpha(corners.mask())
    return face


def _draw_needs(face: Image.Image, planet: str, x: float, y: float, language: str) -> None:
    """Icon, number and letter of each skill on a dark plate."""
    needs = [(kind, count) for kind, count in zip(SKILLS, parts().needs[planet], strict=True) if count]
    figures = Style(LARGE + 4, PAPER, "en", 700)
    pitch = 138 if face.width >= LOW else (face.width - 26) // 2
    wide = len(needs) * pitch + 14
    glass(face, (x - wide / 2, y - 31, wide, 62), BRASS_LIGHT, corner=31, share=0.74)
    left = x - wide / 2 + 12
    for kind, count in needs:
        size = 50 if face.width >= LOW else 44
        svg.stamp_at(face, skill(kind, size), left + size / 2, y)
        end = left + size + 8 + write(face, left + size + 8, y, str(count), figures) + 5
        write(face, end, y + 3, code(kind, language), Style(PHONE, SKILL_LOOKS[kind][1], language, 700))
        left += pitch


def socket_size(count: int, wide: float) -> int:
    """The size of each socket on a planet of this width."""
    return max(40, min(SOCKET, int((wide - 16) / max(1, count)) - 10))


def socket_places(count: int, box: Box, size: int = SOCKET) -> list[tuple[float, float]]:
    """The centre of each socket, along the limb."""
    left, top, wide, tall = box
    radius = wide * 0.84
    x, y = left + wide / 2, top + tall * LIMB + radius
    step = math.degrees((size + 10) / radius)
    return [on_circle(x, y, radius - size * 0.74, (number - (count - 1) / 2) * step) for number in range(count)]


def draw_planet(canvas: Image.Image, planet: PlanetView, box: Box, language: str) -> None:
    """A planet in its box with its remaining cubes."""
    left, top, wide, tall = box
    svg.stamp(canvas, planet_face(planet.id, round(wide), round(tall), language), left, top)
    glass(canvas, box, corner=22, share=0)
    lying = cubes_in(planet.cubes)
    count = max(parts().planets[planet.id].cubes, len(lying))
    size = socket_size(count, wide)
    for number, (x, y) in enumerate(socket_places(count, box, size)):
        svg.stamp_at(canvas, socket(size), x, y)
        if number < len(lying):
            svg.stamp_at(canvas, cube(lying[number], max(38, round(size * 0.8)), language), x + 3, y - 2)


def draw_planets(canvas: Image.Image, planets: tuple[PlanetView, ...], box: Box, language: str) -> dict[str, Box]:
    """All planets on display, side by side."""
    left, top, wide, tall = box
    gap = 12
    each = (wide - 2 * gap) // 3
    spots: dict[str, Box] = {}
    for number, planet in enumerate(planets):
        spot = (left + number * (each + gap), top, each, tall)
        draw_planet(canvas, planet, spot, language)
        spots[planet.id] = spot
    return spots
