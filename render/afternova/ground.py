"""The background of every picture: a dark violet sky with a nova; plates of dark glass; marks."""

from __future__ import annotations

import random

from PIL import Image, ImageChops, ImageOps

from render.afternova.look import GROUND, GROUND_HIGH, INK, NOVA, TEAL, Box, Spots
from render.kit import svg
from render.kit.light import Fine, fade, falloff, glow, lay_colour
from render.kit.marks import mark_frame, number_plate
from render.kit.palette import BRASS, mix
from render.kit.picture import Mark
from render.kit.sprites import keep_images
from render.kit.svg import on_circle

SIDE, DEEP = 1280, 2200
DIM = 0.6
"""How much things that cannot be chosen are darkened."""


def sky(wide: int, tall: int) -> Image.Image:
    """The background of a picture, a new image: the top part of one large sky."""
    whole = _whole_sky()
    if wide > whole.width or tall > whole.height:
        return ImageOps.fit(whole, (wide, tall), Image.Resampling.BICUBIC, centering=(0.5, 0))
    left = (whole.width - wide) // 2
    return whole.crop((left, 0, left + wide, tall))


@keep_images
def _whole_sky() -> Image.Image:
    """The remnant of the nova in the upper right: its light, its shells in magenta and teal; stars; brass hairlines."""
    luck = random.Random(11)
    ground = fade((SIDE, DEEP), GROUND_HIGH, GROUND)
    x, y = SIDE * 0.74, SIDE * 0.2
    for colour, far, share in ((NOVA, 0.62, 0.34), (TEAL, 0.9, 0.12)):
        light = falloff(
            (SIDE, DEEP), x, y, SIDE * far, ((0, colour), (0.35, mix(colour, "#000000", 0.55)), (1, "#000000"))
        )
        ground = ImageChops.screen(ground, light.point([round(v * share) for v in range(256)] * 3))
    shells = {NOVA: Fine(SIDE, DEEP, fine=2), TEAL: Fine(SIDE, DEEP, fine=2), BRASS: Fine(SIDE, DEEP, fine=2)}
    for colour, share, shine in ((NOVA, 0.2, 0.34), (NOVA, 0.214, 0.18), (TEAL, 0.38, 0.26), (TEAL, 0.4, 0.12)):
        shells[colour].ring(x, y, SIDE * share, 2, shine)
    shells[BRASS].ring(x, y, SIDE * 0.6, 2, 0.16)
    for number in range(240):
        one, other = (on_circle(x, y, SIDE * r, number * 1.5) for r in (0.6, 0.612 if number % 5 else 0.622))
        shells[BRASS].line(one, other, 2, 0.16)
    for colour, pen in shells.items():
        lay_colour(ground, colour, pen.mask())
    stars = Fine(SIDE, DEEP, fine=2)
    for number in range(120):
        at = luck.uniform(0, SIDE), luck.uniform(0, DEEP)
        if number % 7 == 0:
            stars.twinkle(*at, luck.uniform(5, 9), 0.5)
        else:
            stars.disc(*at, luck.uniform(1, 2), luck.uniform(0.16, 0.5))
    lay_colour(ground, "#F1E6FF", stars.mask())
    return ground


@keep_images
def rounded_mask(wide: int, tall: int, corner: int) -> Image.Image:
    """A rectangle with round corners as a mask."""
    pen = Fine(wide, tall)
    pen.round_box(0, 0, wide, tall, corner)
    return pen.mask()


@keep_images
def _frames(wide: int, tall: int, corner: int) -> tuple[Image.Image, Image.Image]:
    outer, inner = Fine(wide, tall), Fine(wide, tall)
    outer.frame(1.5, 1.5, wide - 1.5, tall - 1.5, corner, 2.4)
    inner.frame(7, 7, wide - 7, tall - 7, max(4, corner - 6), 1.5)
    return outer.mask(), inner.mask()


def glass(canvas: Image.Image, box: Box, edge: str = BRASS, *, corner: int = 20, share: float = 0.62) -> None:
    """A dark glass plate with a thin line. Made by Pillow, because plates come in many sizes."""
    left, top, wide, tall = (round(value) for value in box)
    lay_colour(canvas, INK, rounded_mask(wide, tall, corner), share, (left, top))
    outer, inner = _frames(wide, tall, corner)
    lay_colour(canvas, edge, outer, 0.78, (left, top))
    if tall > 60:
        lay_colour(canvas, edge, inner, 0.2, (left, top))


def shade(canvas: Image.Image, box: Box, share: float = DIM, corner: int = 16) -> None:
    """Darken a rectangle whose content cannot be chosen, or does not count."""
    left, top, wide, tall = (round(value) for value in box)
    lay_colour(canvas, INK, rounded_mask(wide, tall, corner), share, (left, top))


@keep_images
def halo(wide: int, tall: int, colour: str) -> Image.Image:
    """Light around a card that can be used now: 14 pixels on each side."""
    pen = Fine(wide + 28, tall + 28, fine=2)
    pen.frame(14, 14, wide + 14, tall + 14, 22, 9)
    soft = ImageChops.lighter(glow(pen.mask(), 5), pen.mask().point([round(v * 0.9) for v in range(256)]))
    light = Image.new("RGBA", soft.size, colour)
    light.putalpha(soft)
    return light


def draw_marks(canvas: Image.Image, spots: Spots, marks: tuple[Mark, ...]) -> None:
    """Number what can be chosen and dim the rest."""
    named = {mark.at for mark in marks}
    if named & set(spots):
        for at, box in spots.items():
            if at not in named:
                shade(canvas, box)
    taken: dict[str, int] = {}
    for mark in marks:
        if mark.at not in spots:
            continue
        left, top, wide, tall = spots[mark.at]
        before = taken.get(mark.at, 0)
        if not before:
            frame = mark_frame(mark.kind, round(wide) + 12, round(tall) + 12, INK, 1)
            svg.stamp(canvas, frame, left - 6, top - 6)
        if mark.label or mark.kind == "chosen":
            plate = number_plate(mark.label, mark.kind, 54, INK)
            middle = left + wide - 34 if wide > tall else left + wide / 2
            svg.stamp(canvas, plate, middle - plate.width / 2 - before * 60, max(3, top - 24))
        taken[mark.at] = before + 1
