"""The sky: five strips as one continuous sky, each with the light of its phase, blended softly at the seams."""

from __future__ import annotations

import random
from itertools import pairwise

from PIL import Image

from engine.solenia.components import Phase
from engine.solenia.view import StripView, View
from render.kit import svg
from render.kit.light import Fine, glow
from render.kit.palette import BRASS, BRASS_LIGHT, INK, Rgb, rgb
from render.kit.sprites import keep_images
from render.kit.svg import star_points
from render.solenia.airship import airship, shadow
from render.solenia.islands import VARIANTS, island
from render.solenia.look import GOLD, GOLD_PALE, LIGHTS, MOON, MOON_PALE, Grid, place

SEAM = 0.36
"""The share of a strip's height for the transition to the next one."""
_CLOUD = {"day": ("#FFFFFF", 0.75), "dusk": ("#FFD9C2", 0.5), "night": ("#46538F", 0.34), "dawn": ("#FFF6DC", 0.6)}


def paint_sky(canvas: Image.Image, grid: Grid, view: View) -> None:
    """Light, clouds and stars, the lines of the cells, islands and cities. No cards and no airship."""
    shown = view.strips[grid.bottom : grid.top + 1]
    canvas.paste(_light(tuple(strip.phase for strip in shown), grid.width, grid.tall), (round(grid.x), round(grid.y)))
    for number, strip in enumerate(reversed(shown)):
        svg.stamp(canvas, _weather(strip.id, strip.phase, grid.width, grid.tall), grid.x, grid.y + number * grid.tall)
    svg.stamp(canvas, _lines(grid.right - grid.left + 1, len(shown), grid.wide, grid.tall), grid.x, grid.y)
    for cell in view.cells:
        if grid.holds(cell.at):
            strip = view.strips[place(cell.at)[1]]
            x, y = grid.corner(cell.at)
            drawing = island(cell.ground, strip.phase, _variant(strip, cell.at), island_wide(grid))
            svg.stamp(canvas, drawing, *_island_corner(grid, x, y, drawing))


def island_wide(grid: Grid) -> int:
    """The width of an island."""
    return round(min(grid.wide * 0.86, grid.tall * 1.2))


def _island_corner(grid: Grid, x: float, y: float, drawing: Image.Image) -> tuple[float, float]:
    return x + grid.wide * 0.47 - drawing.width / 2, y + grid.tall * 0.46 - drawing.height / 2


def _variant(strip: StripView, at: str) -> int:
    return (ord(strip.id[0]) + place(at)[0]) % VARIANTS


def paint_airship(canvas: Image.Image, grid: Grid, view: View) -> None:
    """The giant airship over its cell: centred on an empty one; if there is a card, small and left of its value."""
    if not grid.holds(view.airship):
        return
    taken = any(cell.at == view.airship and cell.card for cell in view.cells)
    x, y = grid.corner(view.airship)
    wide = round(grid.wide * (0.46 if taken else 0.74))
    left = x + grid.wide * (0.19 if taken else 0.47)
    fallen = shadow(wide)
    svg.stamp_at(canvas, fallen, left, y + grid.tall * 0.62)
    svg.stamp_at(canvas, airship(wide), left, y + grid.tall * (0.36 if taken else 0.25))


@keep_images
def _light(phases: tuple[Phase, ...], wide: int, tall: int) -> Image.Image:
    """The colours of the strips, given from rear to front, with the front at the top and soft seams."""
    stops: list[tuple[float, Rgb]] = []
    for number, phase in enumerate(reversed(phases)):
        middle, high, low = LIGHTS[phase]
        for share, colour in ((SEAM / 2, high), (0.5, middle), (1 - SEAM / 2, low)):
            stops.append(((number + share) * tall, rgb(colour)))
    stops = [(0.0, stops[0][1]), *stops, (tall * len(phases), stops[-1][1])]
    column = Image.new("RGB", (1, tall * len(phases)))
    for (begin, one), (end, other) in pairwise(stops):
        for row in range(round(begin), round(end)):
            share = (row + 0.5 - begin) / (end - begin)
            column.putpixel((0, row), _mix_rgb(one, other, share * share * (3 - 2 * share)))
    return column.resize((wide, column.height), Image.Resampling.NEAREST)


def _mix_rgb(one: Rgb, other: Rgb, share: float) -> Rgb:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def warm_weather(strip: str, phase: Phase, grid: Grid) -> None:
    """Prepare a strip's clouds and stars."""
    _weather(strip, phase, grid.width, grid.tall)


@keep_images
def _weather(strip: str, phase: Phase, wide: int, tall: int) -> Image.Image:
    """Clouds, stars and lights of a strip's side, on a transparent image. They fade out towards the seams."""
    luck = random.Random(f"{strip} {phase}")
    sheet = Image.new("RGBA", (wide, tall), (*rgb(_CLOUD[phase][0]), 0))
    clouds = glow(_clouds(luck, wide, tall, thin=phase == "night").mask(), 2.2)
    share = _CLOUD[phase][1]
    sheet.putalpha(clouds.point([round(value * share) for value in range(256)]))
    if phase in ("night", "dawn", "dusk"):
        _stars(sheet, luck, 34 if phase == "night" else 9, 1 if phase == "night" else 0.55)
    if phase in ("day", "dawn", "dusk"):
        _rays(sheet, luck, phase)
    return sheet


def _clouds(luck: random.Random, wide: int, tall: int, *, thin: bool) -> Fine:
    clouds = Fine(wide, tall, fine=2)
    for _ in range(max(2, wide // 230)):
        x, y = luck.uniform(0, wide), luck.uniform(tall * 0.25, tall * 0.82)
        size = luck.uniform(13, 24) * (0.7 if thin else 1)
        shine = luck.uniform(0.35, 0.8)
        for number in range(5):
            dx = (number - 2) * size * 1.25
            radius = size * (0.62 if number in (0, 4) else 1.0 if number == 2 else 0.86)
            if thin:
                clouds.round_box(x + dx - size, y - 3, x + dx + size * 2, y + 4, 3, shine)
            else:
                clouds.disc(x + dx, y - radius * 0.5, radius, shine)
        clouds.round_box(x - size * 3.3, y - size * 0.35, x + size * 3.3, y + size * 0.22, size * 0.28, shine)
    return clouds


def _stars(sheet: Image.Image, luck: random.Random, count: int, shine: float) -> None:
    stars, lines = Fine(*sheet.size, fine=3), Fine(*sheet.size, fine=3)
    wide, tall = sheet.size
    for number in range(count * wide // 1100):
        x, y = luck.uniform(6, wide - 6), luck.uniform(8, tall - 8)
        if number % 5 == 0:
            stars.twinkle(x, y, luck.uniform(5, 9), shine)
        else:
            stars.disc(x, y, luck.uniform(0.9, 1.9), shine * luck.uniform(0.5, 1))
    if count > 20:
        x, y = luck.uniform(30, wide - 260), luck.uniform(30, tall * 0.5)
        knots = [(x, y)]
        for _ in range(4):
            x, y = x + luck.uniform(34, 60), min(tall - 14, max(14, y + luck.uniform(-34, 34)))
            knots.append((x, y))
        for one, other in pairwise(knots):
            lines.line(one, other, 1.4, 0.5)
        for knot in knots:
            stars.disc(*knot, 2.6, 1)
    _lay_alpha(sheet, BRASS_LIGHT, lines.mask())
    _lay_alpha(sheet, MOON_PALE, stars.mask())


def _rays(sheet: Image.Image, luck: random.Random, phase: Phase) -> None:
    """Slanting light: broad by day, low and warm in the twilight."""
    wide, tall = sheet.size
    beams = Fine(wide, tall, fine=2)
    for _ in range(3):
        x, width = luck.uniform(-40, wide), luck.uniform(24, 64)
        lean = tall * (0.7 if phase == "day" else 1.6)
        beams.polygon(((x + lean, 0), (x + lean + width, 0), (x + width * 1.6, tall), (x, tall)), 0.16)
    _lay_alpha(sheet, "#FFF8DC" if phase != "dusk" else "#FFD38A", glow(beams.mask(), 5))


def _lay_alpha(sheet: Image.Image, colour: str, mask: Image.Image) -> None:
    """Colour a transparent image, which becomes opaque where the mask is."""
    layer = Image.new("RGBA", sheet.size, colour)
    layer.putalpha(mask)
    sheet.alpha_composite(layer)


@keep_images
def _lines(columns: int, rows: int, wide: int, tall: int) -> Image.Image:
    """The edges of the cells: hairlines with a small cross where they meet."""
    lines, dark = Fine(columns * wide, rows * tall, fine=2), Fine(columns * wide, rows * tall, fine=2)
    for column in range(1, columns):
        for drawing, width, shine in ((dark, 3, 0.16), (lines, 1.5, 0.4)):
            drawing.line((column * wide, 0), (column * wide, rows * tall), width, shine)
    for row in range(1, rows):
        for drawing, width, shine in ((dark, 3.5, 0.2), (lines, 2, 0.55)):
            drawing.line((0, row * tall), (columns * wide, row * tall), width, shine)
        for column in range(1, columns):
            lines.twinkle(column * wide, row * tall, 8, 0.9)
    sheet = Image.new("RGBA", (columns * wide, rows * tall))
    _lay_alpha(sheet, INK, dark.mask())
    _lay_alpha(sheet, BRASS_LIGHT, lines.mask())
    return sheet


def phase_svg(phase: Phase, x: float, y: float, size: float) -> str:
    """The sign of a phase: a full sun, a setting sun, a moon, a rising sun."""
    r = size / 2
    if phase == "day":
        return (
            f'<polygon points="{star_points(x, y, r, r * 0.68, 10)}" fill="{GOLD}"/>'
            f'<circle cx="{x:g}" cy="{y:g}" r="{r * 0.5:g}" fill="{GOLD_PALE}"/>'
        )
    if phase == "night":
        k = r / 44
        return (
            f'<path transform="translate({x - 50 * k:.2f} {y - 50 * k:.2f}) scale({k:.3f})" '
            f'd="M62 7A44 44 0 1 0 93 66A36 36 0 0 1 62 7Z" fill="{MOON}"/>'
        )
    low = phase == "dusk"
    colour = "#F08A5B" if low else "#FFD98A"
    arrow = (
        f"M{x:g} {y + r * 0.95:g}l{-r * 0.34:g} {-r * 0.42:g}h{r * 0.68:g}Z"
        if low
        else f"M{x:g} {y + r * 0.42:g}l{-r * 0.34:g} {r * 0.42:g}h{r * 0.68:g}Z"
    )
    rays = "".join(
        f'<path d="M{x:g} {y - r * 0.62:g}V{y - r:g}" transform="rotate({angle} {x:g} {y + r * 0.1:g})"/>'
        for angle in (-60, -30, 0, 30, 60)
    )
    return (
        f'<path d="M{x - r * 0.55:g} {y + r * 0.1:g}A{r * 0.55:g} {r * 0.55:g} 0 0 1 {x + r * 0.55:g} {y + r * 0.1:g}Z" fill="{colour}"/>'
        f'<g stroke="{colour}" stroke-width="{r * 0.14:.2f}" stroke-linecap="round">{rays}</g>'
        f'<path d="M{x - r:g} {y + r * 0.24:g}H{x + r:g}" stroke="{BRASS if low else BRASS_LIGHT}" stroke-width="{r * 0.14:.2f}" stroke-linecap="round"/>'
        f'<path d="{arrow}" fill="{colour}"/>'
    )
