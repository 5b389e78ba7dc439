"""The owner of a card: the people's badges, and a neutral one for the solitaire rival."""

from __future__ import annotations

from PIL import Image

from engine.solenia.view import RIVAL
from render.kit import svg
from render.kit.people import badge_of, shape_svg
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, points
from render.solenia.look import RIVAL_LOOK, person


def cog_points(x: float, y: float, radius: float) -> str:
    """A cog with eight teeth."""
    corners = []
    for tooth in range(8):
        for turn, share in ((-15, 0.8), (-10, 1.08), (10, 1.08), (15, 0.8)):
            corners.append(on_circle(x, y, radius * share, tooth * 45 + turn))
    return points(corners)


def owner_svg(owner: int, x: float, y: float, radius: float, style: str) -> str:
    """The owner's shape around a point."""
    if owner == RIVAL:
        return f'<polygon points="{cog_points(x, y, radius)}" stroke-linejoin="round" {style}/>'
    return shape_svg(person(owner).shape, x, y, radius, style)


@keep_images
def badge(owner: int, size: int) -> Image.Image:
    """Shape, colour and letter of a seat; the rival is a cog without a letter, the same in every language."""
    if owner != RIVAL:
        return badge_of(person(owner), size)
    body = f'<polygon points="{cog_points(50, 50, 42)}" fill="{RIVAL_LOOK.colour}" stroke="{RIVAL_LOOK.ink}" stroke-width="5" stroke-linejoin="round"/>'
    hub = f'<circle cx="50" cy="50" r="15" fill="{RIVAL_LOOK.ink}"/>'
    return svg.sprite(body + hub, size)
