"""Pictures as files: small ones, and in a hurry such as are made sooner and look the same."""

from __future__ import annotations

import io

from PIL import Image, ImageChops, ImageStat

from render.kit.encode import hurried, to_picture
from render.kit.picture import Picture
from render.pictures import painter
from tests.day_and_night.positions import busy, scene


def difference(canvas: Image.Image, picture: Picture) -> float:
    """The mean square of what differs."""
    shown = Image.open(io.BytesIO(picture.data)).convert("RGB")
    seen = ImageStat.Stat(ImageChops.difference(canvas, shown))
    return sum(seen.sum2) / sum(seen.count)


def test_in_a_hurry_a_picture_looks_the_same() -> None:
    canvas = painter("day_and_night").draw(scene("board", busy().view(), "zh-TW"))  # type: ignore[attr-defined]
    small = to_picture(canvas, "a board", "board:1")
    with hurried(True):
        quick = to_picture(canvas, "a board", "board:1")
    assert (small.filename, quick.filename) == ("board-1.webp", "board-1.jpg")
    assert (small.data[8:12], quick.data[:3]) == (b"WEBP", b"\xff\xd8\xff")
    assert (quick.width, quick.height, quick.alt) == (small.width, small.height, small.alt)
    assert difference(canvas, quick) <= difference(canvas, small)
    assert len(quick.data) < 3 * len(small.data)
    assert to_picture(canvas, "a board", "board:1") == small, "the hurry is over"


def test_what_is_transparent_stays_so_in_a_hurry() -> None:
    with hurried(True):
        picture = to_picture(Image.new("RGBA", (8, 8)), "", "sign")
    assert picture.filename == "sign.webp"
