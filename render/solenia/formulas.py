"""Formulas of cards, slots and improvements: rows of icons, numbers and signs (`2 stars`, `log or ear`, `+1 crate`)."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from engine.solenia.components import RESOURCES, Expelled, Power
from render.kit import svg
from render.kit.palette import BRASS_LIGHT, PAPER, mix
from render.kit.sprites import keep_images
from render.kit.svg import points
from render.kit.text import PHONE_LATIN, SMALL, Style, width, write
from render.solenia.goods import good
from render.solenia.look import GOLD_DEEP, GOOD_COLOURS, LANTERN, ROW_COLOURS

Sign: TypeAlias = str
"""`wood`, `gold`, ... : an icon. Anything that begins with `=`: text."""


def of_card(given: Expelled) -> list[Sign]:
    """What a card gives when it is expelled."""
    match given.kind:
        case "produce":
            return [f"={given.amount}×", "isle"]
        case "fixed":
            return [name for name in RESOURCES for _ in range(given.resources.get(name, 0))]
        case "gold_if":
            return [f"isle-{given.island}", "arrow", *_repeat_sign(given.amount, "gold")]


def of_power(power: Power) -> list[Sign]:
    """What a power does; those that count at the end begin with a flag."""
    signs = _now(power)
    return signs if signs is not None else ["flag", *_end(power)]


def in_short(powers: tuple[Power, ...]) -> list[Sign]:
    """A short form for small spaces: at most two icons, no text; a number only where it is large."""
    signs = [sign for sign in of_powers(powers) if sign[0] != "=" and sign != "arrow"]
    if len(powers) == 1 and powers[0].kind == "choose" and len(powers[0].choices) == 2:
        return [signs[0], "slash", signs[1]]
    return signs[:1] if any(sign[-1].isdigit() for sign in signs[:2]) else signs[:2]


def _repeat_sign(count: int, sign: Sign) -> list[Sign]:
    if count == 1:
        return [sign]
    return [f"gold-{count}"] if sign == "gold" else [f"={count}", sign]


def _now(power: Power) -> list[Sign] | None:
    amount = power.amount
    match power.kind:
        case "gain":
            return [name for name in RESOURCES for _ in range(power.resources.get(name, 0))]
        case "choose" if len(power.choices) == len(RESOURCES):
            return _repeat_sign(amount, "any")
        case "choose":
            signs: list[Sign] = [sign for choice in power.choices for sign in (choice, "=/")][:-1]
            return signs if amount == 1 else [f"={amount}×", *signs]
        case "gold":
            return [f"gold-{amount}"]
        case "storage":
            return [f"=+{amount}", "crate"]
        case "voyage_discount":
            return ["wind", f"=−{amount}"]
        case "gold_when_expelled":
            return ["leaving", "arrow", *_repeat_sign(amount, "gold")]
        case "wild_delivery":
            return ["any", "arrow", "tile"]
        case "production":
            return [f"value-{power.value}", f"=+{amount}", "any"]
        case "diagonal":
            return ["diagonal"]
        case "voyage_gold":
            return ["wind", "=:", *_repeat_sign(amount, "gold")]
        case "hand_size":
            return [f"={amount}", "cards"]
        case "gold_per_delivery":
            return ["tile", "arrow", *_repeat_sign(amount, "gold")]
    return None


def _end(power: Power) -> list[Sign]:
    gold = _repeat_sign(power.amount, "gold")
    match power.kind:
        case "gold_per_tile":
            return ["tile", "arrow", *gold]
        case "gold_per_pair":
            return ["pair", "arrow", *gold]
        case "gold_per_row_tile":
            return ["row", "arrow", *gold]
        case "gold_per_stored":
            return ["any", "arrow", *gold]
        case "gold_per_dear_tile":
            return [f"=≥{power.gold}", "tile", "arrow", *gold]
        case "gold_per_cheap_tile":
            return [f"=≤{power.gold}", "tile", "arrow", *gold]
        case "gold_per_gold":
            return [*_repeat_sign(power.per, "gold"), "arrow", "=+", *gold]
    return []


def of_powers(powers: tuple[Power, ...]) -> list[Sign]:
    """Several powers, one after the other."""
    signs: list[Sign] = []
    for number, power in enumerate(powers):
        signs += (["=·"] if number else []) + of_power(power)
    return signs


ROOMY = 30
"""An icon of this size has room for a number that a phone shows readably."""
_WIDTHS = {"arrow": 0.6, "slash": 0.4, "gold": 1.1}


def _text(size: int) -> int:
    """Numbers do not shrink as icons do, because they must be readable."""
    return max(min(SMALL, size + 8), round(size * 0.82))


@lru_cache(maxsize=512)
def _measured(signs: tuple[Sign, ...], size: int, colour: str) -> tuple[float, tuple[tuple[Sign, float], ...]]:
    """The width of the row, and the width of each sign."""
    style = Style(_text(size), colour, "en", 700)
    gap = size * 0.1
    sizes = tuple(
        (sign, width(sign[1:], style) if sign[0] == "=" else size * _WIDTHS.get(sign.partition("-")[0], 1))
        for sign in signs
    )
    return sum(wide for _, wide in sizes) + gap * (len(sizes) - 1), sizes


def draw_row(
    canvas: Image.Image,
    x: float,
    y: float,
    signs: list[Sign],
    size: int,
    room: float,
    colour: str = PAPER,
    *,
    aside: bool = False,
) -> None:
    """A row of signs around (x, y), smaller if there is not enough space."""
    total, sizes = _measured(tuple(signs), size, colour)
    while total > room and size > 14:
        size -= 1
        total, sizes = _measured(tuple(signs), size, colour)
    style = Style(_text(size), colour, "en", 700, aside=aside)
    left = x - total / 2
    for sign, wide in sizes:
        if sign[0] == "=":
            write(canvas, left, y, sign[1:], style)
        else:
            svg.stamp_at(canvas, sign_sprite(sign, size, aside=aside), left + wide / 2, y)
        left += wide + size * 0.1


def _figure(size: int, share: float) -> int:
    """The size of a number on an icon."""
    return max(round(size * share), PHONE_LATIN if size >= ROOMY else 0)


@keep_images
def sign_sprite(sign: Sign, size: int, *, aside: bool = False) -> Image.Image:
    """The icon of a sign. `aside`: its number is an annotation."""
    if sign in ("wood", "wheat", "stone", "water", "gold", "any", "day", "night", "city_day", "city_night"):
        return good(sign, size)
    if sign.startswith("gold-"):
        style = Style(_figure(size, 0.82), "#3A2206", "en", 700, aside=aside)
        with svg.keep_outline(good("gold", round(size * 1.4))) as star:
            write(star, star.width / 2, star.height * 0.545, sign[5:], style, "middle")
        return star
    if sign.startswith("isle-"):
        drawing = svg.sprite(_isle(sign[5:]), size).copy()
        inner = good(sign[5:], round(size * 0.62))
        drawing.alpha_composite(inner, (round(size * 0.19), round(size * 0.0)))
        return drawing
    if sign.startswith("value-"):
        with svg.keep_outline(svg.sprite(_card(), size)) as drawing:
            write(
                drawing,
                size / 2,
                size / 2,
                sign[6:],
                Style(_figure(size, 0.68), "#1B1408", "en", 700, aside=aside),
                "middle",
            )
        return drawing
    return svg.sprite(_SIGNS[sign], size)


def _isle(kind: str = "") -> str:
    """A floating island in the colour of its good. Without a good: any island, as seen through the hole of a card."""
    if not kind:
        return (
            f'<circle cx="50" cy="50" r="45" fill="#BFE3F5" stroke="{BRASS_LIGHT}" stroke-width="8"/>'
            '<path d="M20 52L36 66L43 62L51 80L60 64L66 67L80 52Z" fill="#8A6240" stroke="#241505" stroke-width="4" stroke-linejoin="round"/>'
            '<ellipse cx="50" cy="50" rx="31" ry="10" fill="#6FB04E" stroke="#241505" stroke-width="4"/>'
        )
    return (
        '<path d="M8 62L30 82L40 76L52 96L66 78L76 84L92 62Z" fill="#8A6240" stroke="#241505" stroke-width="4" stroke-linejoin="round"/>'
        f'<ellipse cx="50" cy="61" rx="44" ry="12" fill="{mix(GOOD_COLOURS[kind][0], "#FFFFFF", 0.1)}" stroke="#241505" stroke-width="4"/>'  # type: ignore[index]
    )


def _card() -> str:
    return f'<rect x="18" y="5" width="64" height="90" rx="10" fill="{LANTERN}" stroke="#2B1A00" stroke-width="5"/>'


def _tile(x: float = 50, y: float = 50, size: float = 1, colour: str = "#E8D3A0") -> str:
    """A parcel, the sign of a delivery."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><rect x="-40" y="-30" width="80" height="62" rx="8" fill="{colour}" '
        'stroke="#3A2206" stroke-width="6"/><path d="M0 -30V32M-40 -8H40" stroke="#9C3B28" stroke-width="9"/>'
        '<path d="M0 -30C-26 -56 -36 -30 0 -30C36 -30 26 -56 0 -30Z" fill="#9C3B28" stroke="#3A2206" stroke-width="4"/></g>'
    )


_SIGNS: dict[Sign, str] = {
    "isle": _isle(),
    "arrow": f'<path d="M30 20L66 50L30 80" fill="none" stroke="{BRASS_LIGHT}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>',
    "slash": f'<path d="M62 12L38 88" stroke="{BRASS_LIGHT}" stroke-width="10" stroke-linecap="round"/>',
    "crate": (
        '<rect x="12" y="20" width="76" height="66" rx="6" fill="#B5793F" stroke="#2E1806" stroke-width="6"/>'
        '<path d="M12 42H88M12 64H88M14 22L86 84" stroke="#2E1806" stroke-width="5"/>'
    ),
    "wind": (
        f'<g fill="none" stroke="{PAPER}" stroke-width="9" stroke-linecap="round"><path d="M6 38H62C84 38 82 10 64 12C54 13 52 22 56 28"/>'
        '<path d="M6 56H82C100 56 98 82 82 82C72 82 68 74 73 67"/><path d="M14 74H52"/></g>'
    ),
    "storm": (
        '<g fill="none" stroke="#171A26" stroke-width="10" stroke-linecap="round"><path d="M6 30H62C84 30 82 4 64 6C54 7 52 16 56 22"/></g>'
        '<polygon points="52,40 24,70 44,70 34,98 74,60 52,60 66,40" fill="#FFD45C" stroke="#171A26" stroke-width="6" stroke-linejoin="round"/>'
    ),
    "free": (
        '<rect x="4" y="10" width="92" height="80" rx="26" fill="#0E3A2C" stroke="#7BE3B4" stroke-width="5"/>'
        '<path d="M26 52L42 67L74 33" fill="none" stroke="#B8F5D8" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>'
    ),
    "leaving": (
        f'<rect x="22" y="6" width="50" height="66" rx="8" fill="{LANTERN}" stroke="#2B1A00" stroke-width="5"/>'
        f'<path d="M50 34V92M28 72L50 94L72 72" fill="none" stroke="#2B1A00" stroke-width="18" stroke-linejoin="round"/>'
        f'<path d="M50 36V90M31 72L50 91L69 72" fill="none" stroke="{PAPER}" stroke-width="9" stroke-linejoin="round"/>'
    ),
    "tile": _tile(50, 54, 1.02),
    "pair": _tile(32, 34, 0.62, ROW_COLOURS["day"][0]) + _tile(66, 70, 0.62, ROW_COLOURS["night"][0]),
    "row": _tile(26, 52, 0.5) + _tile(74, 52, 0.5) + f'<path d="M6 86H94" stroke="{BRASS_LIGHT}" stroke-width="8" stroke-linecap="round"/>',
    "diagonal": (
        f'<rect x="8" y="54" width="38" height="38" rx="5" fill="none" stroke="{PAPER}" stroke-width="7"/>'
        f'<rect x="54" y="8" width="38" height="38" rx="5" fill="{LANTERN}" stroke="{PAPER}" stroke-width="7"/>'
        f'<path d="M30 70L66 34" stroke="{PAPER}" stroke-width="9" stroke-linecap="round"/>'
    ),
    "cards": (
        f'<rect x="8" y="22" width="46" height="66" rx="8" fill="#C77F2B" stroke="#2B1A00" stroke-width="5" transform="rotate(-12 30 55)"/>'
        f'<rect x="40" y="16" width="46" height="66" rx="8" fill="{LANTERN}" stroke="#2B1A00" stroke-width="5" transform="rotate(10 64 50)"/>'
    ),
    "flag": (
        f'<path d="M22 96V8" stroke="{BRASS_LIGHT}" stroke-width="8" stroke-linecap="round"/>'
        f'<polygon points="{points(((26, 12), (88, 12), (74, 34), (88, 56), (26, 56)))}" fill="{PAPER}" stroke="{GOLD_DEEP}" stroke-width="4"/>'
        '<path d="M26 12H46V34H26ZM46 34H68V56H46ZM66 12H88L80 24L74 34H66Z" fill="#1B1408"/>'
    ),
}  # fmt: skip
