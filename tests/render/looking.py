"""How the tests examine pictures."""

from __future__ import annotations

import io

from PIL import Image, ImageChops, ImageStat

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
