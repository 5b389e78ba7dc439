"""How the tests examine pictures."""

from __future__ import annotations

import importlib
import io
import pkgutil
from types import ModuleType

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit import text as kit_text
from render.kit.picture import Picture


def image(picture: Picture) -> Image.Image:
    """The picture, decoded."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


def difference(one: Image.Image, other: Image.Image) -> float:
    """Mean difference of two pictures of one size, 0 to 255."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def light(drawing: Image.Image) -> float:
    """Mean brightness."""
    return ImageStat.Stat(drawing.convert("L")).mean[0]


def spied(monkeypatch: pytest.MonkeyPatch, package: ModuleType) -> list[tuple[int, int, str]]:
    """Everything that a title's pictures write from now on: size, width of what it is written on, words."""
    written: list[tuple[int, int, str]] = []
    write = kit_text.write

    def spy(canvas, x, y, words, style, anchor="left"):
        written.append((style.size, canvas.width, words))
        return write(canvas, x, y, words, style, anchor)

    names = [f"{package.__name__}.{module.name}" for module in pkgutil.iter_modules(package.__path__)]
    for module in (kit_text, *map(importlib.import_module, names)):
        if hasattr(module, "write"):
            monkeypatch.setattr(module, "write", spy)
    return written
