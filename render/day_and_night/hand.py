"""Cards of Day & Night: a hand, and one card large."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from engine.core.text import say
from engine.day_and_night.cards import CARDS
from engine.day_and_night.view import View
from locales import translate
from render.day_and_night.look import BRONZE, MOON, MOON_PALE, NIGHT_BLUE, NIGHT_DEEP, SUN, SUN_DEEP, SUN_PALE
from render.day_and_night.strips import LARGE, MARGIN, NORMAL, SMALL
from render.day_and_night.words import SEATS, hours_text
from render.kit import svg
from render.kit.frame import plate, sky
from render.kit.icons import icon_svg
from render.kit.palette import BRASS_LIGHT, INK, MIST, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.svg import on_circle, ticks, twinkle
from render.kit.text import Style, wrap_fit, write, write_fit

CARD_WIDTH, CARD_HEIGHT = 392, 548
GAP = 24
COLUMNS = 3
HEAD = 92
NAME_SIZE = (38, 34)
"""Of a card's name: Chinese, and English in wide capitals."""

EMBLEMS = {
    "achievement": "laurels",
    "day_advantage": "sunrise",
    "day_blossom": "sunflower",
    "day_chant": "lyre",
    "day_instability": "star-swirl",
    "day_meditation": "lotus",
    "day_ritual": "sun-priest",
    "day_wish": "sunbeams",
    "entrap": "maze",
    "fate": "compass",
    "flourish": "sprout",
    "misdirect": "misdirection",
    "morning_mist": "fog",
    "mystify": "rune-stone",
    "steal_passion": "robber-hand",
    "warp": "magic-portal",
    "wishing_pond": "water-fountain",
    "wishing_well": "well",
    "wonder": "all-seeing-eye",
    "alter_soil": "earth-crack",
    "crystal_breeze": "windy-stripes",
    "crystal_burst": "crystal-cluster",
    "crystal_sky": "crystal-shine",
    "crystallize": "floating-crystal",
    "deter": "magic-palm",
    "deviate": "crossroad",
    "epiphany": "enlightenment",
    "excitement": "magic-swirl",
    "mimic": "duality-mask",
    "mislead": "direction-sign",
    "night_advantage": "card-pick",
    "night_chant": "harp",
    "night_instability": "vortex",
    "night_meditation": "meditation",
    "night_rapture": "night-sky",
    "night_ritual": "star-altar",
    "night_wish": "falling-star",
    "obtain": "poker-hand",
    "shift": "moon-orbit",
}


def paint_hand(scene: Scene) -> Image.Image:
    """What do I hold: the cards, those that can be cast now in full light. While Day looks at Night's hand: that."""
    view: View = scene.view
    looking = view.looked_at is not None
    cards = view.looked_at if view.looked_at is not None else view.hand or ()
    seat = 1 if looking else view.seat or 0
    rows = max(1, math.ceil(len(cards) / COLUMNS))
    wide = 2 * MARGIN + COLUMNS * CARD_WIDTH + (COLUMNS - 1) * GAP
    tall = MARGIN + HEAD + 20 + (rows * (CARD_HEIGHT + GAP) - GAP if cards else 160) + MARGIN
    canvas = sky(wide, tall).copy()
    _draw_head(canvas, scene, seat, len(cards), looking)
    if not cards:
        style = Style(LARGE, MIST, scene.language)
        words = translate(say("dn-pic-no-cards"), scene.language)
        write(canvas, wide / 2, MARGIN + HEAD + 100, words, style, "middle")
    casting = seat == view.active and view.phase == "cast" and not looking
    for number, card in enumerate(cards):
        row, column = divmod(number, COLUMNS)
        last_row = len(cards) - row * COLUMNS
        shift = (COLUMNS - min(COLUMNS, last_row)) * (CARD_WIDTH + GAP) / 2
        x = MARGIN + shift + column * (CARD_WIDTH + GAP)
        y = MARGIN + HEAD + 20 + row * (CARD_HEIGHT + GAP)
        lit = not casting or card in view.castable
        _stamp_card(canvas, card, scene.language, x, y, lit=lit, castable=casting and card in view.castable)
    return canvas


def _draw_head(canvas: Image.Image, scene: Scene, seat: int, count: int, looking: bool) -> None:
    svg.stamp(canvas, plate(canvas.width - 2 * MARGIN, HEAD), MARGIN, MARGIN)
    svg.stamp_at(canvas, badge(seat, 62), MARGIN + 54, MARGIN + HEAD / 2)
    key = say("dn-pic-night-hand") if looking else say("dn-pic-hand-of", side=SEATS[seat])
    style = Style(LARGE + 4, PEOPLE[seat].colour, scene.language, 700)
    write_fit(canvas, MARGIN + 100, MARGIN + HEAD / 2, translate(key, scene.language), style, 560, SMALL)
    right = Style(NORMAL, MIST, scene.language)
    words = translate(say("dn-pic-cards", count=count), scene.language)
    write(canvas, canvas.width - MARGIN - 34, MARGIN + HEAD / 2, words, right, "right")


def paint_card(scene: Scene) -> Image.Image:
    """One card, twice as large, on the sky."""
    card = scene.card or next(iter(CARDS))
    drawing = card_sprite(card, scene.language, 2)
    canvas = sky(drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN).copy()
    svg.stamp(canvas, drawing, MARGIN, MARGIN)
    return canvas


def _stamp_card(
    canvas: Image.Image, card: str, language: str, x: float, y: float, *, lit: bool, castable: bool
) -> None:
    if castable:
        svg.stamp(canvas, _halo(), x - 14, y - 14)
    svg.stamp(canvas, card_sprite(card, language, 1), x, y)
    if not lit:
        shade = f'<rect width="{CARD_WIDTH}" height="{CARD_HEIGHT}" rx="26" fill="{INK}" fill-opacity="0.38"/>'
        svg.stamp(canvas, svg.sheet(shade, CARD_WIDTH, CARD_HEIGHT), x, y)
    if castable:
        svg.stamp_at(canvas, _tick(), x + CARD_WIDTH - 48, y + 50)


def _tick() -> Image.Image:
    """On a card that can be cast now: a tick on a white disc, so that it differs not by its light alone."""
    disc = f'<circle cx="50" cy="50" r="45" fill="#FFFFFF" stroke="{INK}" stroke-width="7"/>'
    return svg.sprite(disc + icon_svg("check", 50, 52, 58, INK), 66)


def _halo() -> Image.Image:
    wide, tall = CARD_WIDTH + 28, CARD_HEIGHT + 28
    return svg.sheet(
        svg.SOFT.format(5)
        + f'<rect x="11" y="11" width="{wide - 22}" height="{tall - 22}" rx="30" fill="none" stroke="#FFFFFF" '
        f'stroke-opacity="0.9" stroke-width="9" filter="url(#soft)"/>'
        f'<rect x="11" y="11" width="{wide - 22}" height="{tall - 22}" rx="29" fill="none" stroke="#FFFFFF" stroke-width="5"/>',
        wide,
        tall,
    )


@lru_cache(maxsize=256)
def card_sprite(card_id: str, language: str, scale: int) -> Image.Image:
    """A card: hours, emblem under its own sky, name, class, text. `scale` 1 is 392 x 548 pixels."""
    card = CARDS[card_id]
    day = card.side == "day"
    wide, tall = CARD_WIDTH * scale, CARD_HEIGHT * scale
    body = _frame_svg(day) + _window_svg(card_id, day) + _hours_svg(day)
    art = svg.raster(body, wide, tall, f"0 0 {CARD_WIDTH} {CARD_HEIGHT}")
    drawing = Image.new("RGBA", (wide, tall), (0, 0, 0, 0))
    drawing.paste(art, (0, 0))
    alpha = drawing.getchannel("A")
    ink = BRONZE if day else MOON_PALE
    dark = "#3A2206" if day else "#E4E9FF"
    hours = str(hours_text(card_id))
    hour_ink = SUN_PALE if day else NIGHT_DEEP
    write(drawing, 54 * scale, 55 * scale, hours, Style(46 * scale, hour_ink, "en", 700), "middle")
    name = translate(say(f"dn-card-{card_id}"), language)
    write_fit(
        drawing,
        CARD_WIDTH / 2 * scale,
        286 * scale,
        name,
        Style(NAME_SIZE[language == "en"] * scale, dark, language, 700, "title"),
        344 * scale,
        SMALL * scale,
        "middle",
    )
    spell_class = translate(say(f"dn-pic-class-{card.spell_class}"), language)
    small = Style(28 * scale, ink, language, 600)
    write_fit(drawing, CARD_WIDTH / 2 * scale, 330 * scale, spell_class, small, 330 * scale, SMALL * scale, "middle")
    text = translate(say(f"dn-card-{card_id}-text"), language)
    lines, style = wrap_fit(text, Style(29 * scale, dark, language, 500), 344 * scale, 164 * scale, SMALL * scale, 1.3)
    middle = 448 * scale
    for number, line in enumerate(lines):
        y = middle + (number - (len(lines) - 1) / 2) * style.size * 1.3
        write(drawing, CARD_WIDTH / 2 * scale, y, line, style, "middle")
    drawing.putalpha(alpha)
    return drawing


def _frame_svg(day: bool) -> str:
    top, bottom = ("#FFF3CF", "#F3CD83") if day else ("#2A357F", "#151A48")
    edge, line = (SUN_DEEP, BRONZE) if day else (MOON, MOON)
    return (
        f'<linearGradient id="p" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient>'
        f'<rect x="2" y="2" width="388" height="544" rx="26" fill="url(#p)" stroke="{edge}" stroke-width="4"/>'
        f'<rect x="12" y="12" width="368" height="524" rx="18" fill="none" stroke="{line}" stroke-opacity="0.55" stroke-width="2"/>'
        f'<path d="M40 358H352" stroke="{line}" stroke-opacity="0.45" stroke-width="2"/>'
        + twinkle(196, 358, 9, line, 0.9)
    )


def _window_svg(card_id: str, day: bool) -> str:
    """The emblem in a round window of sky with a graduated brass ring."""
    x, y, r = 196, 142, 104
    inner, outer = ("#FFE9AE", SUN_DEEP) if day else ("#5C74DA", NIGHT_DEEP)
    rays = "".join(
        f'<polygon points="{svg.points(((x, y), on_circle(x, y, r, n * 22.5 - 4), on_circle(x, y, r, n * 22.5 + 4)))}"/>'
        for n in range(16)
    )
    stars = "".join(
        twinkle(*on_circle(x, y, r * k, angle), size, MOON_PALE, 0.85)
        for k, angle, size in ((0.8, 28, 7), (0.72, 95, 5), (0.85, 160, 6), (0.78, 230, 7), (0.86, 300, 5))
    )
    pattern = f'<g fill="{SUN_PALE}" fill-opacity="0.5">{rays}</g>' if day else stars
    emblem = BRONZE if day else MOON_PALE
    shadow = "#FFF6DC" if day else NIGHT_DEEP
    return (
        f'<radialGradient id="w"><stop offset="0" stop-color="{inner}"/><stop offset="1" stop-color="{outer}"/></radialGradient>'
        f'<circle cx="{x}" cy="{y}" r="{r + 9}" fill="{INK}" fill-opacity="0.85"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#w)"/>{pattern}'
        f'<path d="{ticks(x, y, r + 2, r + 8, 72)}" stroke="{BRASS_LIGHT}" stroke-opacity="0.8" stroke-width="1.6"/>'
        f'<circle cx="{x}" cy="{y}" r="{r + 9}" fill="none" stroke="{BRASS_LIGHT}" stroke-width="2.5"/>'
        + icon_svg(EMBLEMS[card_id], x + 3, y + 4, 136, shadow, 0.8)
        + icon_svg(EMBLEMS[card_id], x, y, 136, emblem)
    )


def _hours_svg(day: bool) -> str:
    """The plate for the hours, upper left: a sun disc or a moon disc."""
    fill, edge = (BRONZE, SUN) if day else (MOON_PALE, NIGHT_BLUE)
    return (
        f'<circle cx="54" cy="54" r="40" fill="{fill}" stroke="{edge}" stroke-width="4"/>'
        f'<path d="{ticks(54, 54, 33, 38, 24)}" stroke="{edge}" stroke-opacity="0.8" stroke-width="1.6"/>'
    )
