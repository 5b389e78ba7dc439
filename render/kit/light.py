"""Light and fine lines made by Pillow, for large drawings that differ from picture to picture.

An SVG (`render.kit.svg`) is rasterised to a PNG first, so a large sheet takes some 100 ms, one with a gradient more.
That is acceptable for sprites, which are drawn once and cached. Light on a new shape is drawn here instead, in a few
milliseconds:

    lit = falloff(size, x, y, radius, ((0, "#FFF6D8"), (1, "#C97C1F")))    # RGB, the whole rectangle
    beams = Fine(*size)
    beams.polygon(corners)
    lay(lit, "#FFF1C4", beams.mask(), 0.42)
    canvas.paste(lit, corner, shape)                                       # only through the shape, a mask of your own
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from render.kit.palette import rgb
from render.kit.sprites import keep_images
from render.kit.svg import on_circle

FINE = 4
"""Masks are drawn this many times larger and then reduced."""
_HALF = 128

Stops = tuple[tuple[float, str], ...]
"""Colours of a gradient: (share of the way, colour), in order."""


def falloff(size: tuple[int, int], x: float, y: float, radius: float, stops: Stops) -> Image.Image:
    """A rectangle with a radial gradient from (x, y), which may be outside, to `radius`. RGB, a new image."""
    scale = _HALF / radius
    way = _rings().transform(
        size,
        Image.Transform.AFFINE,
        (scale, 0, _HALF - x * scale, 0, scale, _HALF - y * scale),
        Image.Resampling.BILINEAR,
        fillcolor=255,
    )
    return Image.merge("RGB", [way.point(table) for table in _tables(stops)])


def fade(size: tuple[int, int], top: str, bottom: str) -> Image.Image:
    """A rectangle with a linear gradient from top to bottom. RGB, a new image."""
    wide, tall = size
    shares = Image.linear_gradient("L").resize((1, tall), Image.Resampling.BILINEAR)
    column = Image.merge("RGB", [shares.point(table) for table in _tables(((0, top), (1, bottom)))])
    return column.resize((wide, tall), Image.Resampling.NEAREST)


def lay_colour(
    canvas: Image.Image, colour: str, mask: Image.Image, share: float = 1, at: tuple[int, int] = (0, 0)
) -> None:
    """Colour the canvas through a mask, with `share` as the greatest opacity."""
    canvas.paste(colour, at, mask if share == 1 else mask.point([round(value * share) for value in range(256)]))


def glow(mask: Image.Image, spread: float) -> Image.Image:
    """The blurred mask: a glow, or a shadow. `spread` is the standard deviation of the blur; large blurs are made at a
    quarter of the size, without a visible difference."""
    if spread < 6:
        return mask.filter(ImageFilter.GaussianBlur(spread))
    small = mask.reduce(4).filter(ImageFilter.GaussianBlur(spread / 4))
    return small.resize(mask.size, Image.Resampling.BICUBIC)


class Fine:
    """A mask with smooth edges, drawn figure by figure. Units are pixels of the finished mask; everything outside is
    cut off.

    Where figures overlap, the later one replaces the earlier. `shine` is the share of the mask's full strength.
    """

    def __init__(self, width: int, height: int, *, fine: int = FINE) -> None:
        self._fine = fine
        self._image = Image.new("L", (width * fine, height * fine))
        self._pen = ImageDraw.Draw(self._image)

    def polygon(self, corners: Iterable[tuple[float, float]], shine: float = 1) -> None:
        """A filled figure."""
        self._pen.polygon([(x * self._fine - 0.5, y * self._fine - 0.5) for x, y in corners], fill=_grey(shine))

    def disc(self, x: float, y: float, radius: float, shine: float = 1) -> None:
        """A filled circle."""
        self._pen.ellipse(self._box(x, y, radius), fill=_grey(shine))

    def round_box(self, left: float, top: float, right: float, bottom: float, corner: float, shine: float = 1) -> None:
        """A filled rectangle with round corners."""
        box = (left * self._fine, top * self._fine, right * self._fine - 1, bottom * self._fine - 1)
        self._pen.rounded_rectangle(box, corner * self._fine, fill=_grey(shine))

    def frame(
        self, left: float, top: float, right: float, bottom: float, corner: float, width: float, shine: float = 1
    ) -> None:
        """The line around such a rectangle, half of it on each side."""
        half = width / 2
        box = [(edge * self._fine) for edge in (left - half, top - half, right + half, bottom + half)]
        self._pen.rounded_rectangle(
            (box[0], box[1], box[2] - 1, box[3] - 1),
            (corner + half) * self._fine,
            outline=_grey(shine),
            width=round(width * self._fine),
        )

    def ring(self, x: float, y: float, radius: float, width: float = 2, shine: float = 1) -> None:
        """A circle's line, half of it on each side of `radius`."""
        thick = max(1, round(width * self._fine))
        self._pen.ellipse(self._box(x, y, radius + width / 2), outline=_grey(shine), width=thick)

    def dashes(self, x: float, y: float, radius: float, dash: float, gap: float, width: float = 2) -> None:
        """A dashed circle, from the right clockwise, as in SVG."""
        turn, inner, outer = math.degrees(1 / radius), radius - width / 2, radius + width / 2
        for number in range(math.ceil(2 * math.pi * radius / (dash + gap))):
            start = 90 + number * (dash + gap) * turn
            end = min(start + dash * turn, 450)
            self.polygon([on_circle(x, y, r, angle) for r, angle in zip(
                (inner, outer, outer, inner), (start, start, end, end), strict=True
            )])  # fmt: skip

    def line(self, start: tuple[float, float], end: tuple[float, float], width: float = 2, shine: float = 1) -> None:
        """A straight line with flat ends."""
        (x1, y1), (x2, y2) = start, end
        length = math.hypot(x2 - x1, y2 - y1) or 1
        dx, dy = (y1 - y2) / length * width / 2, (x2 - x1) / length * width / 2
        self.polygon(((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)), shine)

    def twinkle(self, x: float, y: float, size: float, shine: float = 1) -> None:
        """A four-pointed star with hollow sides."""
        self.polygon([(x + size * across, y + size * down) for across, down in _TWINKLE], shine)

    def mask(self) -> Image.Image:
        """The drawing at its final size."""
        return self._image.reduce(self._fine)

    def _box(self, x: float, y: float, radius: float) -> tuple[float, float, float, float]:
        low, high = radius * self._fine, radius * self._fine - 1
        return x * self._fine - low, y * self._fine - low, x * self._fine + high, y * self._fine + high


def _twinkle_points() -> Sequence[tuple[float, float]]:
    """Points of `svg.twinkle` at size 1: each side curves towards the centre."""
    tips, bent = ((0, -1), (1, 0), (0, 1), (-1, 0)), 0.14
    found = []
    for (ax, ay), (bx, by) in zip(tips, (*tips[1:], tips[0]), strict=True):
        cx, cy = (ax + bx) * bent, (ay + by) * bent
        for t in (0, 0.2, 0.4, 0.6, 0.8):
            u = 1 - t
            found.append((u * u * ax + 2 * u * t * cx + t * t * bx, u * u * ay + 2 * u * t * cy + t * t * by))
    return tuple(found)


_TWINKLE = _twinkle_points()


@keep_images
def _rings() -> Image.Image:
    """The distance from the middle, with 255 on the circle that touches the sides. (Pillow's own gradient reaches into
    the corners.)"""
    side = range(_HALF)
    far = bytes(min(255, round(255 / _HALF * math.hypot(x + 0.5, y + 0.5))) for y in side for x in side)
    corner = Image.frombytes("L", (_HALF, _HALF), far)
    whole = Image.new("L", (2 * _HALF, 2 * _HALF))
    whole.paste(corner, (_HALF, _HALF))
    whole.paste(ImageOps.mirror(corner), (0, _HALF))
    whole.paste(ImageOps.flip(whole.crop((0, _HALF, 2 * _HALF, 2 * _HALF))), (0, 0))
    return whole


@lru_cache(maxsize=64)
def _tables(stops: Stops) -> tuple[list[int], list[int], list[int]]:
    colours = []
    for value in range(256):
        share = value / 255
        after = next((number for number, (at, _) in enumerate(stops) if at >= share), len(stops) - 1)
        (low, one), (high, other) = stops[max(0, after - 1)], stops[after]
        part = 1.0 if high == low else min(1.0, max(0.0, (share - low) / (high - low)))
        colours.append(_mix_rgb(one, other, part))
    reds, greens, blues = zip(*colours, strict=True)
    return list(reds), list(greens), list(blues)


def _mix_rgb(one: str, other: str, share: float) -> tuple[int, int, int]:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return red, green, blue


def _grey(shine: float) -> int:
    return round(255 * shine)
