"""Icons of `assets/icons/`: one colour each, chosen when drawn."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from PIL import Image

from render.kit.svg import raster

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "icons"
_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


@cache
def body(name: str) -> str:
    """The drawing inside the file (512 units square, `currentColor`). Our own icons come before those of game-icons."""
    path = next((file for folder in ("own", "game-icons") if (file := FOLDER / folder / f"{name}.svg").exists()), None)
    if path is None:
        raise KeyError(name)
    found = _BODY.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{path.name} is no SVG file")
    return found.group(1)


def icon(name: str, size: float, colour: str) -> Image.Image:
    """The icon as a square sprite."""
    return raster(f'<g color="{colour}" fill="{colour}">{body(name)}</g>', round(size), round(size), "0 0 512 512")


def icon_svg(name: str, x: float, y: float, size: float, colour: str, opacity: float = 1) -> str:
    """The icon as a part of a larger drawing, its centre at (x, y)."""
    return (
        f'<g transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 512:.5f})" '
        f'color="{colour}" fill="{colour}" opacity="{opacity:g}">{body(name)}</g>'
    )
