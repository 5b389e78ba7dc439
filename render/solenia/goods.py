"""Icons of the goods, gold and the two kinds of cities: one drawing, one colour and one letter each, the same
everywhere."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.solenia.components import Resource
from locales import translate
from render.kit import svg
from render.kit.palette import INK
from render.kit.sprites import keep_images
from render.kit.svg import star_points
from render.solenia.look import GOLD, GOLD_DEEP, GOLD_PALE, GOOD_COLOURS, MOON, MOON_DEEP, MOON_PALE


def _wood() -> str:
    body, light, dark = GOOD_COLOURS["wood"]
    return (
        f'<g transform="rotate(-16 50 50)" stroke="{dark}" stroke-width="4.5" stroke-linejoin="round">'
        f'<path d="M22 27H76V73H22C12 73 8 62 8 50S12 27 22 27Z" fill="{body}"/>'
        f'<path d="M22 42H50M34 58H56M16 55H24" fill="none" stroke-width="4" stroke-linecap="round" stroke-opacity="0.7"/>'
        f'<ellipse cx="77" cy="50" rx="14.5" ry="23" fill="{light}"/>'
        f'<ellipse cx="77" cy="50" rx="7" ry="12" fill="none" stroke="{body}" stroke-width="4"/></g>'
    )


def _wheat() -> str:
    body, light, dark = GOOD_COLOURS["wheat"]
    grains = []
    for y in (72, 54, 36):
        for side in (-1, 1):
            grains.append(
                f'<path transform="translate(50 {y}) scale({side} 1)" d="M2 4C4-12 18-20 30-21C32-7 24 8 8 12C4 12 2 9 2 4Z"/>'
            )
    return (
        f'<path d="M50 97V60" stroke="{dark}" stroke-width="11" stroke-linecap="round"/>'
        f'<path d="M50 96V40" stroke="{body}" stroke-width="5" stroke-linecap="round"/>'
        f'<g fill="{body}" stroke="{dark}" stroke-width="4" stroke-linejoin="round">{"".join(grains)}'
        f'<path d="M50 3C60 14 60 26 50 36C40 26 40 14 50 3Z"/></g>'
        f'<path d="M50 12C53 18 53 23 50 27" stroke="{light}" stroke-width="3.5" fill="none" stroke-linecap="round"/>'
    )


def _stone() -> str:
    body, light, dark = GOOD_COLOURS["stone"]
    return (
        f'<path d="M9 72L19 38L46 14L76 26L92 64L74 86L26 88Z" fill="{body}" stroke="{dark}" stroke-width="5" '
        'stroke-linejoin="round"/>'
        f'<path d="M46 16L20 39L44 46L74 28Z" fill="{light}"/>'
        f'<path d="M44 46L74 28L90 63L54 68Z" fill="#C3CAD5"/>'
        f'<path d="M12 71L20 39L44 46L54 68L27 85Z" fill="#8590A2"/>'
        f'<path d="M20 39L44 46L74 28M44 46L54 68L90 63M54 68L27 85" fill="none" stroke="{dark}" stroke-width="2.6" '
        'stroke-linejoin="round"/>'
    )


def _water() -> str:
    body, light, dark = GOOD_COLOURS["water"]
    return (
        f'<path d="M50 6C64 32 82 46 82 65A32 31 0 0 1 18 65C18 46 36 32 50 6Z" fill="{body}" stroke="{dark}" '
        'stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="M30 62A20 20 0 0 0 48 84" fill="none" stroke="{light}" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="M50 22C56 33 63 41 67 48" fill="none" stroke="{light}" stroke-width="4" stroke-opacity="0.7" '
        'stroke-linecap="round"/>'
    )


def _gold() -> str:
    return (
        f'<polygon points="{star_points(50, 54, 46, 24, 5)}" fill="{GOLD}" stroke="{GOLD_DEEP}" stroke-width="6" '
        'stroke-linejoin="round"/>'
        f'<polygon points="{star_points(50, 54, 27, 14, 5)}" fill="{GOLD_PALE}" stroke="{GOLD_PALE}" stroke-width="2" '
        'stroke-linejoin="round"/>'
    )


def _sun() -> str:
    return (
        f'<polygon points="{star_points(50, 50, 48, 30, 12)}" fill="{GOLD}" stroke="{GOLD_DEEP}" stroke-width="3.5" '
        'stroke-linejoin="round"/>'
        f'<circle cx="50" cy="50" r="22" fill="{GOLD_PALE}" stroke="{GOLD_DEEP}" stroke-width="4"/>'
    )


def _moon() -> str:
    return (
        f'<path d="M62 7A44 44 0 1 0 93 66A36 36 0 0 1 62 7Z" fill="{MOON}" stroke="{MOON_DEEP}" stroke-width="5" '
        'stroke-linejoin="round"/>'
        f'<path d="M46 20A33 33 0 0 0 44 80" fill="none" stroke="{MOON_PALE}" stroke-width="6" stroke-linecap="round"/>'
        f'<polygon points="{star_points(79, 27, 14, 5.5, 4)}" fill="{MOON_PALE}"/>'
    )


def _any() -> str:
    """Any of the four goods: their colours as a disc in quarters."""
    quarters = "".join(
        f'<path d="M50 50V8A42 42 0 0 1 92 50Z" fill="{GOOD_COLOURS[good][0]}" transform="rotate({number * 90} 50 50)"/>'
        for number, good in enumerate(GOOD_COLOURS)
    )
    return (
        f'{quarters}<circle cx="50" cy="50" r="42" fill="none" stroke="{INK}" stroke-width="5"/>'
        f'<path d="M50 8V92M8 50H92" stroke="{INK}" stroke-width="4"/><circle cx="50" cy="50" r="10" fill="#FFF"/>'
    )


_BODIES = {
    "wood": _wood(),
    "wheat": _wheat(),
    "stone": _stone(),
    "water": _water(),
    "gold": _gold(),
    "city_day": _sun(),
    "city_night": _moon(),
    "day": _sun(),
    "night": _moon(),
    "any": _any(),
}


def good_svg(kind: str, x: float, y: float, size: float) -> str:
    """The icon as a part of a larger drawing, its centre at (x, y)."""
    return (
        f'<g transform="translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 100:.5f})">{_BODIES[kind]}</g>'
    )


@keep_images
def good(kind: str, size: int) -> Image.Image:
    """The icon of a good, of `gold`, of a city (`city_day`) or of any good."""
    return svg.sprite(_BODIES[kind], size)


def colour_of(kind: str) -> str:
    """The light colour of its letter."""
    if kind in GOOD_COLOURS:
        return GOOD_COLOURS[kind][1]
    return GOLD_PALE if kind in ("city_day", "day", "gold") else MOON_PALE


def letter(kind: Resource | str, language: str) -> str:
    """A part of its name: two letters in English, a character in Chinese. Cities have none."""
    return "" if kind.startswith("city") else translate(say(f"sol-pic-letter-{kind}"), language)
