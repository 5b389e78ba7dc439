"""Sprites: small drawings written as SVG, rasterised once at their final size, and cached.

Everything except text is drawn this way: curves, gradients and soft shadows are antialiased, and a cached sprite only
needs to be pasted.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import resvg_py
from PIL import Image

from render.kit.sprites import keep_images

SOFT = '<filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="{}"/></filter>'


@keep_images
def raster(body: str, width: int, height: int, view_box: str) -> Image.Image:
    """The drawing as an RGBA image of this size. Shared: paste it, never draw on it."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{width}" height="{height}" viewBox="{view_box}">{body}</svg>'
    )
    png = bytes(resvg_py.svg_to_bytes(svg_string=text, skip_system_fonts=True))
    image = Image.open(io.BytesIO(png)).convert("RGBA")
    image.load()
    return image


def sprite(body: str, size: float, *, box: float = 100) -> Image.Image:
    """A square sprite; `body` is drawn in a square of `box` units."""
    return raster(body, round(size), round(size), f"0 0 {box:g} {box:g}")


def sheet(body: str, width: float, height: float) -> Image.Image:
    """A drawing whose units are pixels."""
    return raster(body, round(width), round(height), f"0 0 {round(width)} {round(height)}")


def part(body: str, left: int, top: int, width: int, height: int) -> Image.Image:
    """The given box of a larger drawing whose units are pixels. If only the rim of a large sheet changes, or one of
    many lamps, a few parts are much cheaper than the whole sheet."""
    return raster(body, width, height, f"{left} {top} {width} {height}")


def shrink(drawing: Image.Image, side: int) -> Image.Image:
    """A square sprite at a smaller size. Where all lengths grow with the size, this is much cheaper than to draw it
    again."""
    return drawing if drawing.width == side else drawing.resize((side, side), Image.Resampling.HAMMING)


def stretch(drawing: Image.Image, width: int, height: int) -> Image.Image:
    """A drawing whose middle column and row are repeated until it is so large: a plate with all its corners, much
    cheaper than to draw it at that size. Of a smaller one the middle is left out. A new image."""
    found = Image.new("RGBA", (width, height))
    for (left, right), (x, end) in _spans(drawing.width, width):
        for (top, bottom), (y, foot) in _spans(drawing.height, height):
            if end > x and foot > y:
                piece = drawing.crop((left, top, right, bottom))
                found.paste(piece.resize((end - x, foot - y), Image.Resampling.NEAREST), (x, y))
    return found


def _spans(have: int, want: int) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """Where parts of a length are and where they go: its beginning, its middle, its end."""
    first = min(have, want) // 2
    last = min(have, want) - first
    return (
        ((0, first), (0, first)),
        ((first, first + 1), (first, want - last)),
        ((have - last, have), (want - last, want)),
    )


@contextmanager
def keep_outline(drawing: Image.Image) -> Iterator[Image.Image]:
    """A copy of a sprite to write and stamp on. The sprite's outline and its holes stay as they are."""
    copy = drawing.copy()
    yield copy
    copy.putalpha(drawing.getchannel("A"))


def stamp(canvas: Image.Image, drawing: Image.Image, left: float, top: float) -> None:
    """Paste a sprite with its top left corner here."""
    canvas.paste(drawing, (round(left), round(top)), drawing)


def stamp_at(canvas: Image.Image, drawing: Image.Image, x: float, y: float) -> None:
    """Paste a sprite with its centre here."""
    stamp(canvas, drawing, x - drawing.width / 2, y - drawing.height / 2)


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """Coordinates for a polygon."""
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in pairs)


def on_circle(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    """The point at this angle, 0 at the top, clockwise."""
    angle = math.radians(degrees)
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def star_points(x: float, y: float, outer: float, inner: float, count: int, turn: float = 0) -> str:
    """A star with `count` tips."""
    step = 180 / count
    return points(on_circle(x, y, outer if n % 2 == 0 else inner, turn + n * step) for n in range(count * 2))


def polygon_points(x: float, y: float, radius: float, count: int, turn: float = 0) -> str:
    """A regular polygon, with a corner at the top unless rotated."""
    return points(on_circle(x, y, radius, turn + n * 360 / count) for n in range(count))


def twinkle(x: float, y: float, size: float, colour: str, opacity: float = 1) -> str:
    """A four-pointed star with hollow sides."""
    bent = size * 0.14
    path = (
        f"M{x:.2f} {y - size:.2f}Q{x + bent:.2f} {y - bent:.2f} {x + size:.2f} {y:.2f}"
        f"Q{x + bent:.2f} {y + bent:.2f} {x:.2f} {y + size:.2f}"
        f"Q{x - bent:.2f} {y + bent:.2f} {x - size:.2f} {y:.2f}"
        f"Q{x - bent:.2f} {y - bent:.2f} {x:.2f} {y - size:.2f}Z"
    )
    return f'<path d="{path}" fill="{colour}" fill-opacity="{opacity:g}"/>'


def ticks(x: float, y: float, inner: float, outer: float, count: int, *, skip: int = 0) -> str:
    """Path data of graduation marks around a circle. Every `skip`-th is left out (0: none)."""
    parts = []
    for number in range(count):
        if skip and number % skip == 0:
            continue
        (x1, y1), (x2, y2) = (on_circle(x, y, radius, number * 360 / count) for radius in (inner, outer))
        parts.append(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}")
    return "".join(parts)
