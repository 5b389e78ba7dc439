"""A wide detail of a picture, for a page that only says which game it is about."""

from __future__ import annotations

import io

from PIL import Image

from render.kit.encode import to_picture
from render.kit.picture import Picture

WIDE = 1000
TALL = 440
BELOW_HEAD = 0.125
"""Where the detail begins, as a share of the picture's width: below its title."""


def detail(whole: Picture, alt: str) -> Picture:
    """The upper part of a picture below its title, as wide as the picture."""
    image = Image.open(io.BytesIO(whole.data)).convert("RGB")
    top = round(image.width * BELOW_HEAD)
    tall = min(round(image.width * TALL / WIDE), image.height - top)
    part = image.crop((0, top, image.width, top + tall))
    return to_picture(part.resize((WIDE, round(WIDE * tall / image.width))), alt, "cover")
