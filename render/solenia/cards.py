"""Airship cards in the sky: value, owner, the hole with the good below, what they give when expelled."""

from __future__ import annotations

from PIL import Image

from engine.solenia.components import Ground, Phase, parts
from render.kit import svg
from render.kit.palette import BRASS_LIGHT, INK, mix
from render.kit.sprites import keep_images
from render.kit.text import Style, write
from render.solenia.formulas import draw_row, of_card
from render.solenia.goods import good
from render.solenia.look import LIGHTS, person
from render.solenia.tokens import badge, owner_svg

BOX = (100, 132)
"""The size of a small card in units."""
HOLE = (50, 66, 25)
"""The centre and radius of the hole."""


@keep_images
def small_card(card: str, owner: int, ground: Ground | None, phase: Phase, wide: int) -> Image.Image:
    """A card on its island (None: not placed yet), with a margin for its shadow on each side. Shared."""
    unit = wide / BOX[0]
    margin = round(8 * unit)
    tall = round(BOX[1] * unit)
    figures = Style(round(36 * unit), "#1B1408", "en", 700)
    signs = of_card(parts().cards[card].expelled)
    with svg.keep_outline(_blank(owner, wide)) as drawing:
        _fill_hole(drawing, ground, phase, margin, unit)
        write(drawing, margin + 21 * unit, margin + 22 * unit, str(parts().cards[card].value), figures, "middle")
        svg.stamp_at(drawing, badge(owner, round(57 * unit)), margin + 73 * unit, margin + 24 * unit)
        draw_row(drawing, margin + wide / 2, margin + tall - 18.5 * unit, signs, round(28 * unit), wide - 9 * unit)
    return drawing


def _fill_hole(drawing: Image.Image, ground: Ground | None, phase: Phase, margin: int, unit: float) -> None:
    """The sky visible through the hole, and the good of the island."""
    x, y, radius = (value * unit for value in HOLE)
    disc = f'<circle cx="50" cy="50" r="47" fill="{LIGHTS[phase][1]}" stroke="{INK}" stroke-width="6"/>'
    disc += f'<circle cx="50" cy="50" r="47" fill="none" stroke="{BRASS_LIGHT}" stroke-width="3"/>'
    svg.stamp_at(drawing, svg.sprite(disc, radius * 2), margin + x, margin + y)
    svg.stamp_at(drawing, good(ground or "any", round(radius * 1.36)), margin + x, margin + y)


@keep_images
def _blank(owner: int, wide: int) -> Image.Image:
    """The common parts of all small cards of an owner: shadow, edge in the owner's colour, plates for value and
    ability."""
    look = person(owner)
    dark = mix(look.ink, "#000000", 0.1)
    pattern = "".join(
        owner_svg(owner, x, y, 8, f'fill="none" stroke="{look.colour}" stroke-opacity="0.3" stroke-width="1.6"')
        for x, y in ((12, 62), (88, 62), (12, 84), (88, 84))
    )
    body = (
        svg.SOFT.format(3)
        + '<rect x="10" y="13" width="100" height="132" rx="13" fill="#000" fill-opacity="0.55" filter="url(#soft)"/>'
        f'<g transform="translate(8 8)"><linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{mix(look.ink, look.colour, 0.55)}"/>'
        f'<stop offset="1" stop-color="{dark}"/></linearGradient>'
        f'<rect width="100" height="132" rx="12" fill="{INK}"/><rect x="1.5" y="1.5" width="97" height="129" rx="10.5" fill="{look.colour}"/>'
        f'<rect x="6" y="6" width="88" height="120" rx="7" fill="url(#p)"/>{pattern}'
        f'<rect x="3" y="3" width="36" height="38" rx="9" fill="{mix(look.colour, "#FFFFFF", 0.62)}" stroke="{look.ink}" stroke-width="2"/>'
        f'<rect x="6" y="95" width="88" height="31" rx="7" fill="{INK}" fill-opacity="0.82"/></g>'
    )
    unit = wide / BOX[0]
    return svg.raster(body, round(116 * unit), round(150 * unit), "0 0 116 150")
