"""What is made from one drawing in other sizes: stretched, made smaller, cut from a larger one."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.kit import svg
from render.kit.frame import SKY_TALL, SKY_WIDE, sky


def plate(wide: int, tall: int) -> Image.Image:
    look = 'rx="14" fill="#203040" stroke="#C9A24B" stroke-width="4"'
    return svg.sheet(f'<rect x="3" y="3" width="{wide - 6}" height="{tall - 6}" {look}/>', wide, tall)


def difference(one: Image.Image, other: Image.Image) -> float:
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.parametrize(("wide", "tall"), [(300, 120), (64, 200), (300, 40), (63, 41), (64, 64)])
def test_a_stretched_plate_is_as_one_drawn_at_that_size(wide: int, tall: int) -> None:
    stretched = svg.stretch(plate(64, 64), wide, tall)
    assert stretched.size == (wide, tall)
    assert difference(stretched, plate(wide, tall)) < 0.5
    assert difference(stretched, svg.stretch(plate(64, 64), wide, tall).transpose(Image.Transpose.ROTATE_180)) < 2


def test_what_is_stretched_is_a_new_image() -> None:
    small = plate(64, 64)
    svg.stretch(small, 64, 64).paste("#FFFFFF", (0, 0, 64, 64))
    assert small.getpixel((0, 0)) == (0, 0, 0, 0)


def test_a_smaller_sprite_keeps_its_edges_clear() -> None:
    large = svg.sheet('<circle cx="50" cy="50" r="48" fill="#F0E442"/>', 100, 100)
    small = svg.shrink(large, 40)
    assert small.size == (40, 40)
    assert small.getpixel((20, 20)) == (0xF0, 0xE4, 0x42, 255)
    assert small.getpixel((0, 0))[3] == 0  # type: ignore[index]
    edge = [small.getpixel((x, 20)) for x in range(40)]
    assert all(red > 200 for red, *_, alpha in edge if alpha > 20), "no dark fringe"  # type: ignore[misc]


def test_pictures_of_every_height_have_the_top_of_the_same_sky() -> None:
    low, tall = sky(860, 400), sky(860, SKY_TALL)
    assert low.size == (860, 400)
    assert difference(low, tall.crop((0, 0, 860, 400))) == 0
    assert sky(SKY_WIDE + 200, SKY_TALL + 300).size == (SKY_WIDE + 200, SKY_TALL + 300)
    low.paste("#FFFFFF", (0, 0, 860, 400))
    assert difference(sky(860, 400), tall.crop((0, 0, 860, 400))) == 0
