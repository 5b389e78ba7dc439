"""Encodes a canvas for upload."""

from __future__ import annotations

import io

from PIL import (
    Image,
    WebPImagePlugin,  # noqa: F401  # else the first picture of a process waits until Pillow has loaded all its formats
)

from render.kit.picture import Picture, clip_alt


def to_picture(canvas: Image.Image, alt: str, name: str) -> Picture:
    """WebP at quality 85: half the size of a PNG, and supported by Discord everywhere. Method 0 looks the same as the
    slower ones; its files are a sixth larger than those of method 2, in two thirds of the time."""
    buffer = io.BytesIO()
    canvas.save(buffer, "WEBP", quality=85, method=0)
    return Picture(
        buffer.getvalue(),
        canvas.width,
        canvas.height,
        clip_alt(alt),
        f"{name.replace(':', '-').replace('/', '-')}.webp",
    )
