"""One drawing of every picture of a title, and what the tests of all pictures look for in it: the sizes of its texts on
a phone, their contrast, the signs that are drawn."""

from __future__ import annotations

import pkgutil
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FrameType
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageColor

import render
from cogs.ui.presentation import Presentation
from locales import DEFAULT, LANGUAGES
from render.kit import icons, svg
from render.kit import text as kit_text
from render.pictures import Scene, painter
from tests.declared import declared
from tests.render.title_scenes import kind_of, scenes_of
from tests.render.written import Written, following_texts, not_followed, phone_scale, texts_on

NEEDED, NEEDED_CHINESE, ASIDE, ASIDE_ON_A_WHOLE = 11.0, 12.0, 9.0, 8.0
"""The least sizes, in pixels of a phone."""
OPAQUE = 235
"""Of 255: what lies beneath a text on a more transparent sprite is not known yet."""


class Drawn(NamedTuple):
    """What was found in the pictures of a title.

    `small`: by kind of picture the texts that a phone shows too small, in any language; `contrasts`: the least contrast
    of each text, `icons` and `functions`: what signs there are (`signs_drawn`), all three of the pictures in English.
    """

    small: dict[str, set[str]]
    contrasts: dict[str, float]
    icons: set[str]
    functions: set[str]


def draw_all(presentation: Presentation) -> Drawn:
    """Draw every picture of a title in every language."""
    makes, small = list(scenes_of(presentation)), dict[str, set[str]]()

    def draw(language: str) -> None:
        for make in makes:
            for scene in make(language):
                kind = kind_of(scene.what)
                whole = kind in declared(presentation.id).looked_at_whole
                small.setdefault(kind, set()).update(too_small(scene, whole=whole))

    with following_texts():
        with following_contrast() as contrasts, signs_drawn() as (names, functions):
            draw(DEFAULT)
        for language in LANGUAGES:
            if language != DEFAULT:
                draw(language)
    return Drawn(small, contrasts, names, functions)


def least_size(written: Written, *, whole: bool) -> float:
    """How large a text must be."""
    if written.aside:
        return ASIDE_ON_A_WHOLE if whole else ASIDE
    return NEEDED_CHINESE if any("\u2e80" <= sign <= "\u9fff" for sign in written.words) else NEEDED


def too_small(scene: Scene, *, whole: bool) -> Iterator[str]:
    """The texts of a picture that a phone shows too small: which, and their sizes. They are to be followed."""
    canvas = painter(scene.title).draw(scene)  # type: ignore[attr-defined]
    texts, scale = texts_on(canvas), phone_scale(canvas)
    assert texts, f"nothing is written on {scene.what}: a picture that is sent by itself has a heading at least"
    for each in texts:
        size, least = each.size * scale, least_size(each, whole=whole)
        if size < least:
            yield f"{scene.what} {each.words!r}: {size:.1f} < {least:g} ({canvas.width} x {canvas.height})"


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
    with not_followed():
        part = canvas.crop((left, top, right, bottom)).resize((1, 1), Image.Resampling.BOX)
    pixel = part.getpixel((0, 0))
    assert isinstance(pixel, tuple)
    return None if len(pixel) == 4 and pixel[3] < OPAQUE else pixel[:3]


@contextmanager
def following_contrast() -> Iterator[dict[str, float]]:
    """The least contrast of each text that is written from now on, with its colours. Texts on sprites are looked at
    when those are drawn."""
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

    with pytest.MonkeyPatch.context() as patch:
        for module in pkgutil.walk_packages(render.__path__, "render."):
            loaded = import_module(module.name)
            if getattr(loaded, "write", None) is write:
                patch.setattr(loaded, "write", spy)
        yield found


@contextmanager
def signs_drawn() -> Iterator[tuple[set[str], set[str]]]:
    """What is drawn from now on: the names of icons, and those of the functions of titles that draw sprites, each with
    the kind that it draws."""
    drawn: set[str] = set()
    functions: set[str] = set()
    find, draw = icons.body, svg.sprite

    def body(name: str) -> str:
        drawn.add(name)
        return find(name)

    def sprite(drawing: str, size: float, **more: Any) -> Image.Image:
        functions.add(told(sys._getframe(1)))
        return draw(drawing, size, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(icons, "body", body)
        patch.setattr(svg, "sprite", sprite)
        yield drawn, functions


def told(frame: FrameType) -> str:
    """The function that is called here, with its arguments that are names: `structure orbital`."""
    while frame.f_code.co_name.startswith("<") and frame.f_back is not None:
        frame = frame.f_back
    code = frame.f_code
    given = [frame.f_locals[name] for name in code.co_varnames[: code.co_argcount] if name in frame.f_locals]
    kinds = [each for each in given if isinstance(each, str) and re.fullmatch("[a-z_]{3,}", each)]
    return " ".join((code.co_name, *kinds))
