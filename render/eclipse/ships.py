"""Ships as shapes: a dart, a cruiser, a heavy wedge, a starbase; Ancients and the GCDS unlike any of them."""

from __future__ import annotations

from PIL import Image

from engine.eclipse.components import AnyClass
from engine.eclipse.state import Side
from render.eclipse.look import DANGER, DIM, NPC, NPC_INK, SPACE
from render.kit import svg
from render.kit.palette import PEOPLE, mix
from render.kit.people import badge_of
from render.kit.sprites import keep_images

BAR = 26
"""The height of a hull bar."""

# Outlines in a box of 100, bow up.
HULLS: dict[AnyClass, str] = {
    "interceptor": '<path d="M50 14 66 62 84 84 58 76H42L16 84 34 62Z"/>',
    "cruiser": '<path d="M50 6 62 28V54L88 72V88L62 80 58 94H42L38 80 12 88V72L38 54V28Z"/>',
    "dreadnought": '<path d="M50 2 60 18V36L72 30V44L94 58V86L72 80V92H28V80L6 86V58L28 44V30L40 36V18Z"/>',
    "starbase": '<path d="M38 8H62V28L72 38H92V62H72L62 72V92H38V72L28 62H8V38H28L38 28Z"/>',
    "ancient": '<path d="M50 8C74 24 92 22 92 46 92 66 70 60 66 92 58 78 42 78 34 92 30 60 8 66 8 46 8 22 26 24 50 8Z"/>',
    "gcds": (
        '<path d="M50 4 63 22 85 15 78 37 96 50 78 63 85 85 63 78 50 96 37 78 15 85 22 63 4 50 22 37 15 15 37 22Z"/>'
    ),
}
EYES: dict[AnyClass, str] = {
    "interceptor": '<circle cx="50" cy="52" r="7"/>',
    "cruiser": '<path d="M46 30h8v30h-8Z"/>',
    "dreadnought": '<path d="M46 22h8v30h-8ZM30 56h8v18h-8ZM62 56h8v18h-8Z"/>',
    "starbase": '<circle cx="50" cy="50" r="13"/>',
    "ancient": '<circle cx="34" cy="46" r="8"/><circle cx="66" cy="46" r="8"/>',
    "gcds": '<circle cx="50" cy="50" r="17"/>',
}


def side_colours(side: Side) -> tuple[str, str]:
    """The colour of a side and dark ink on it."""
    if side < 0:
        return NPC, NPC_INK
    return PEOPLE[side].colour, PEOPLE[side].ink


def badge(seat: int, size: int) -> Image.Image:
    """A seat's badge: in Eclipse its colour fills what is the seat's, and its name or ships stand beside it."""
    return badge_of(PEOPLE[seat], size, aside=True)


@keep_images
def ship(side: Side, kind: AnyClass, size: int) -> Image.Image:
    """One ship of a side, from above."""
    colour, ink = side_colours(side)
    dark = mix(colour, "#000000", 0.5)
    return svg.sprite(
        f'<linearGradient id="h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{mix(colour, "#FFFFFF", 0.35)}"/>'
        f'<stop offset="1" stop-color="{mix(colour, "#000000", 0.18)}"/></linearGradient>'
        f'<g fill="#000" fill-opacity="0.55" transform="translate(0 4)">{HULLS[kind]}</g>'
        f'<g fill="url(#h)" stroke="{dark}" stroke-width="4" stroke-linejoin="round">{HULLS[kind]}</g>'
        f'<g fill="{ink}">{EYES[kind]}</g>',
        size,
    )


@keep_images
def hull_bar(pieces: int, damage: int | None, colour: str, wide: int) -> Image.Image:
    """What a ship can still take; `damage` None: it is lost."""
    step = (wide - 4) / pieces
    parts = []
    for piece in range(pieces):
        whole = damage is not None and piece < pieces - damage
        look = f'fill="{colour}"' if whole else f'fill="{SPACE}" stroke="{DIM}" stroke-width="2"'
        parts.append(
            f'<rect x="{2 + piece * step:.1f}" y="3" width="{step - 4:.1f}" height="{BAR - 6}" rx="5" {look}/>'
        )
    if damage is None:
        parts.append(
            f'<path d="M6 5L{wide - 6} {BAR - 5}M6 {BAR - 5}L{wide - 6} 5" stroke="{DANGER}" stroke-width="4"/>'
        )
    return svg.sheet("".join(parts), wide, BAR)
