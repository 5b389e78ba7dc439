"""Every text of a picture stands out from what lies beneath it."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

import pytest
from PIL import Image, ImageColor

import render
from cogs.titles import presentations
from cogs.ui.presentation import Presentation
from render.kit import text as kit_text
from render.kit.sprites import SPRITES
from render.pictures import painter
from tests.render.test_legible import scenes_of

LEAST = 3.0
"""The contrast that letters of this size need (WCAG 2.2, 1.4.3)."""
OPAQUE = 235
"""Of 255: what lies beneath a text on a more transparent sprite is not known yet."""


def luminance(colour: tuple[int, ...]) -> float:
    """The relative luminance of a colour."""
    red, green, blue = (
        value / 3294.6 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    """Of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def beneath(canvas: Image.Image, x: float, y: float, wide: float, size: int) -> tuple[int, ...] | None:
    """The mean colour where a line is to be written; None: nothing yet, or not much."""
    left, top = max(0, round(x)), max(0, round(y - size * 0.365))
    right, bottom = min(canvas.width, round(x + wide)), min(canvas.height, round(y + size * 0.365))
    if canvas.mode not in ("RGB", "RGBA") or right <= left or bottom <= top:
        return None
    part = canvas.crop((left, top, right, bottom)).resize((1, 1), Image.Resampling.BOX)
    pixel = part.getpixel((0, 0))
    assert isinstance(pixel, tuple)
    return None if len(pixel) == 4 and pixel[3] < OPAQUE else pixel[:3]


@contextmanager
def following_contrast() -> Iterator[dict[str, float]]:
    """The least contrast of each text that is written from now on, with its colours."""
    found: dict[str, float] = {}
    write = kit_text.write

    def spy(
        canvas: Any, x: float, y: float, text: str, style: kit_text.Style, anchor: kit_text.Anchor = "left"
    ) -> float:
        wide = kit_text.width(text, style)
        left = x - (0 if anchor == "left" else wide / 2 if anchor == "middle" else wide)
        ground = beneath(canvas, left, y, wide, style.size) if text.strip() else None
        if ground is not None:
            name = f"{text!r} {style.colour} on {ground}"
            found[name] = contrast(ImageColor.getrgb(style.colour), ground)
        return write(canvas, x, y, text, style, anchor)

    SPRITES.clear()
    with pytest.MonkeyPatch.context() as patch:
        for module in pkgutil.walk_packages(render.__path__, "render."):
            loaded = import_module(module.name)
            if getattr(loaded, "write", None) is write:
                patch.setattr(loaded, "write", spy)
        yield found
    SPRITES.clear()


@pytest.mark.parametrize("presentation", presentations().values(), ids=presentations())
def test_every_text_of_a_title_stands_out(presentation: Presentation) -> None:
    with following_contrast() as found:
        for make in scenes_of(presentation):
            for scene in make("en"):
                painter(scene.title).draw(scene)  # type: ignore[attr-defined]
    assert {name: value for name, value in found.items() if value < LEAST} == {}


def test_a_text_that_hardly_stands_out_is_found() -> None:
    with following_contrast() as found:
        canvas = Image.new("RGB", (200, 60), "#B79CF2")
        kit_text.write(canvas, 100, 30, "-1", kit_text.Style(30, "#F2B8A0", "en"), "middle")
    assert [value < 2 for value in found.values()] == [True]
