"""The signs that texts share with the pictures: sun and moon."""

from __future__ import annotations

from render.day_and_night.tiles import MOONLIGHT, crescent_svg, sun_svg
from render.kit.signs import Sign

SIGNS = (
    Sign("sun", "☀", sun_svg(50, 50, 21)),
    Sign("moon", "☾", MOONLIGHT + crescent_svg(48, 52, 44)),
)
