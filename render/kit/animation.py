"""An animated picture: frames of any size become one WebP of one size, small enough to be uploaded."""

from __future__ import annotations

import io

from PIL import Image

WIDTH = 640
"""Columns of a frame: what a phone shows."""
FRAME_QUALITY = 92
"""Frames are encoded once more for the film, so that little may be lost before."""
TRIES = ((80, 1.0), (65, 1.0), (60, 0.75), (50, 0.6), (40, 0.45))
"""Qualities and scales, best first, until the film is small enough."""
GROUND = (8, 9, 16)
"""Beside a frame that is smaller than the others."""


class TooLong(Exception):
    """The film does not fit into the given size."""


def shrink_frame(data: bytes, width: int = WIDTH, quality: int = FRAME_QUALITY) -> bytes:
    """A frame of at most this width, from an encoded picture."""
    with Image.open(io.BytesIO(data)) as picture:
        canvas = picture.convert("RGB")
    if canvas.width > width:
        size = (width, round(canvas.height * width / canvas.width))
        canvas = canvas.resize(size, Image.Resampling.LANCZOS, reducing_gap=2.0)
    buffer = io.BytesIO()
    canvas.save(buffer, "WEBP", quality=quality, method=0)
    return buffer.getvalue()


def join_frames(frames: list[bytes], durations: list[int], most: int) -> tuple[bytes, int, int]:
    """The frames one after the other, for so many milliseconds each, played once: data, width, height. Raises TooLong
    if they do not fit into `most` bytes."""
    canvases = [_canvas(frame) for frame in frames]
    width, height = (max(getattr(canvas, side) for canvas in canvases) for side in ("width", "height"))
    for quality, scale in TRIES:
        size = (max(round(width * scale), 1), max(round(height * scale), 1))
        fitted = [_fit_frame(canvas, (width, height), size) for canvas in canvases]
        buffer = io.BytesIO()
        fitted[0].save(
            buffer,
            "WEBP",
            save_all=True,
            append_images=fitted[1:],
            duration=durations,
            loop=1,
            quality=quality,
            method=0,
            kmax=0,  # no extra whole frames between: nobody seeks in it
        )
        if buffer.tell() <= most:
            return buffer.getvalue(), *size
    raise TooLong


def _canvas(frame: bytes) -> Image.Image:
    with Image.open(io.BytesIO(frame)) as picture:
        return picture.convert("RGB")


def _fit_frame(canvas: Image.Image, whole: tuple[int, int], size: tuple[int, int]) -> Image.Image:
    """The frame in the middle of a canvas that all frames fit on, in its final size."""
    if canvas.size != whole:
        ground = Image.new("RGB", whole, GROUND)
        ground.paste(canvas, ((whole[0] - canvas.width) // 2, (whole[1] - canvas.height) // 2))
        canvas = ground
    return canvas if canvas.size == size else canvas.resize(size, Image.Resampling.BILINEAR, reducing_gap=2.0)
