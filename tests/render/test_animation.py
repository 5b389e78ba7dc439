"""Animated pictures: all frames, in one size, small enough to be uploaded."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from render.kit.animation import WIDTH, TooLong, join_frames, shrink_frame


def picture(width: int, height: int, seed: int = 0, *, noisy: bool = False) -> bytes:
    canvas = Image.new("RGB", (width, height), (seed * 40 % 256, 20, 60))
    if noisy:
        canvas = Image.frombytes("RGB", (width, height), random.Random(seed).randbytes(width * height * 3))
    buffer = io.BytesIO()
    canvas.save(buffer, "WEBP", quality=90)
    return buffer.getvalue()


def test_a_frame_is_as_wide_as_a_phone_shows_and_keeps_its_shape() -> None:
    with Image.open(io.BytesIO(shrink_frame(picture(1280, 640)))) as frame:
        assert frame.size == (WIDTH, WIDTH // 2)
    with Image.open(io.BytesIO(shrink_frame(picture(200, 100)))) as frame:
        assert frame.size == (200, 100)


def test_the_film_has_every_frame_for_its_time_and_is_played_once() -> None:
    frames = [picture(300, 200, 1), picture(300, 240, 2), picture(280, 200, 3)]
    data, width, height = join_frames(frames, [100, 200, 700], 1_000_000)
    assert (width, height) == (300, 240)
    with Image.open(io.BytesIO(data)) as film:
        assert getattr(film, "n_frames", 1) == 3
        assert film.info["loop"] == 1
        shown = []
        for number in range(3):
            film.seek(number)
            film.load()
            shown.append(film.info["duration"])
    assert shown == [100, 200, 700]


def test_a_film_that_is_too_large_gets_smaller_until_it_fits() -> None:
    frames = [picture(400, 300, number, noisy=True) for number in range(4)]
    large, width, _ = join_frames(frames, [100] * 4, 10_000_000)
    small, less, _ = join_frames(frames, [100] * 4, len(large) // 3)
    assert len(small) <= len(large) // 3
    assert less < width
    with pytest.raises(TooLong):
        join_frames(frames, [100] * 4, 500)
