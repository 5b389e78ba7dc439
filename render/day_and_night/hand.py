"""Cards of Day & Night: a hand, and a single large card."""

from __future__ import annotations

import math

from PIL import Image, ImageChops

from engine.core.text import say
from engine.day_and_night.cards import CARDS
from engine.day_and_night.house_rules import Options, card_text
from engine.day_and_night.view import View
from locales import translate
from render.day_and_night.alt_text import SEATS, hours_text, options_of
from render.day_and_night.look import BRONZE, MOON, MOON_PALE, NIGHT_BLUE, NIGHT_DEEP, SUN, SUN_DEEP, SUN_PALE
from render.kit import svg
from render.kit.frame import MARGIN, plate, sky
from render.kit.icons import icon, icon_svg
from render.kit.light import Fine, fade, falloff, glow, lay_colour
from render.kit.palette import BRASS_LIGHT, INK, MIST, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, ticks, twinkle
from render.kit.text import LARGE, NORMAL, SMALL, Style, wrap_fit, write, write_fit

CARD_WIDTH, CARD_HEIGHT = 392, 548
GAP = 24
COLUMNS = 3
HEAD = 92
WINDOW = (196, 142, 104)
"""The round window of a card: its centre and its radius."""
NAME_SIZE = (38, 34)
"""The fonts of a card's name: Chinese, and English in wide capitals."""

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
    """The hand, with the cards that can be cast now in full light. While Day looks at Night's hand: that hand."""
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
        sprite = card_sprite(card, view.options, scene.language, 1)
        _stamp_card(canvas, sprite, x, y, lit=lit, castable=casting and card in view.castable)
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
    drawing = card_sprite(card, options_of(scene), scene.language, 2)
    canvas = sky(drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN).copy()
    svg.stamp(canvas, drawing, MARGIN, MARGIN)
    return canvas


def _stamp_card(canvas: Image.Image, card: Image.Image, x: float, y: float, *, lit: bool, castable: bool) -> None:
    if castable:
        lay_colour(canvas, "#FFFFFF", _halo(), at=(round(x) - 14, round(y) - 14))
    svg.stamp(canvas, card, x, y)
    if not lit:
        lay_colour(canvas, INK, _outline(), 0.38, (round(x), round(y)))
    if castable:
        svg.stamp_at(canvas, _tick(), x + CARD_WIDTH - 48, y + 50)


def _tick() -> Image.Image:
    """A tick on a white disc, on a card that can be cast now, so that it differs not only by brightness."""
    disc = f'<circle cx="50" cy="50" r="45" fill="#FFFFFF" stroke="{INK}" stroke-width="7"/>'
    return svg.sprite(disc + icon_svg("check", 50, 52, 58, INK), 66)


@keep_images
def _halo() -> Image.Image:
    """A white line around a card, with its glow: a mask."""
    wide, tall = CARD_WIDTH + 28, CARD_HEIGHT + 28
    broad, line = Fine(wide, tall), Fine(wide, tall)
    broad.frame(11, 11, wide - 11, tall - 11, 30, 9, 0.9)
    line.frame(11, 11, wide - 11, tall - 11, 29, 5)
    return ImageChops.lighter(glow(broad.mask(), 5), line.mask())


@keep_images
def _outline() -> Image.Image:
    """A card's shape: a mask."""
    sheet = Fine(CARD_WIDTH, CARD_HEIGHT)
    sheet.round_box(0, 0, CARD_WIDTH, CARD_HEIGHT, 26)
    return sheet.mask()


@keep_images
def card_sprite(card_id: str, options: Options, language: str, scale: int) -> Image.Image:
    """A card with these options: hours, emblem in front of its sky, name, class, text. `scale` 1 is 392 x 548
    pixels."""
    card = CARDS[card_id]
    day = card.side == "day"
    with svg.keep_outline(blank_card(day, scale)) as drawing:
        _draw_emblem(drawing, EMBLEMS[card_id], day, scale)
        across = CARD_WIDTH / 2 * scale
        ink = BRONZE if day else MOON_PALE
        dark = "#3A2206" if day else "#E4E9FF"
        hours = str(hours_text(card_id))
        hour_ink = SUN_PALE if day else NIGHT_DEEP
        write(drawing, 54 * scale, 55 * scale, hours, Style(46 * scale, hour_ink, "en", 700), "middle")
        name = translate(say(f"dn-card-{card_id}"), language)
        title = Style(NAME_SIZE[language == "en"] * scale, dark, language, 700, "title")
        write_fit(drawing, across, 286 * scale, name, title, 344 * scale, SMALL * scale, "middle")
        spell_class = translate(say(f"dn-pic-class-{card.spell_class}"), language)
        small = Style(28 * scale, ink, language, 600)
        write_fit(drawing, across, 330 * scale, spell_class, small, 330 * scale, SMALL * scale, "middle")
        text = translate(card_text(card_id, options), language)
        plain = Style(29 * scale, dark, language, 500)
        lines, style = wrap_fit(text, plain, 344 * scale, 164 * scale, SMALL * scale, 1.3)
        middle = 448 * scale
        for number, line in enumerate(lines):
            y = middle + (number - (len(lines) - 1) / 2) * style.size * 1.3
            write(drawing, across, y, line, style, "middle")
    return drawing


@keep_images
def blank_card(day: bool, scale: int) -> Image.Image:
    """The common parts of all cards of a side: the sheet, the round window of sky and the plate for the hours. Copy
    it."""
    wide, tall = CARD_WIDTH * scale, CARD_HEIGHT * scale
    top, bottom = ("#FFF3CF", "#F3CD83") if day else ("#2A357F", "#151A48")
    drawing = fade((wide, tall), top, bottom)
    _draw_window(drawing, day, scale)
    svg.stamp(drawing, svg.raster(_lines_svg(day), wide, tall, f"0 0 {CARD_WIDTH} {CARD_HEIGHT}"), 0, 0)
    sheet = Fine(wide, tall)
    sheet.round_box(0, 0, wide, tall, 28 * scale)
    drawing.putalpha(sheet.mask())
    return drawing


def _draw_window(drawing: Image.Image, day: bool, scale: int) -> None:
    """A round window of sky: Day's with rays, Night's with stars."""
    left, top = WINDOW[0] - WINDOW[2] - 9, WINDOW[1] - WINDOW[2] - 9
    side, radius = 2 * (WINDOW[2] + 9) * scale, WINDOW[2] * scale
    middle = side / 2
    edge, glass, pattern = Fine(side, side), Fine(side, side), Fine(side, side)
    edge.disc(middle, middle, middle)
    glass.disc(middle, middle, radius)
    if day:
        for angle in range(0, 3600, 225):
            tips = (on_circle(middle, middle, radius, angle / 10 + turn) for turn in (-4, 4))
            pattern.polygon(((middle, middle), *tips))
    else:
        for k, angle, size in ((0.8, 28, 7), (0.72, 95, 5), (0.85, 160, 6), (0.78, 230, 7), (0.86, 300, 5)):
            pattern.twinkle(*on_circle(middle, middle, radius * k, angle), size * scale)
    inner, outer = ("#FFE9AE", SUN_DEEP) if day else ("#5C74DA", NIGHT_DEEP)
    light = falloff((side, side), middle, middle, radius, ((0, inner), (1, outer)))
    lay_colour(light, SUN_PALE if day else MOON_PALE, pattern.mask(), 0.5 if day else 0.85)
    at = (left * scale, top * scale)
    lay_colour(drawing, INK, edge.mask(), 0.85, at)
    drawing.paste(light, at, glass.mask())


def _lines_svg(day: bool) -> str:
    """The edge, the fine line within, the divider, the window's graduated ring and the hours' plate."""
    edge, line = (SUN_DEEP, BRONZE) if day else (MOON, MOON)
    x, y, r = WINDOW
    return (
        f'<rect x="2" y="2" width="388" height="544" rx="26" fill="none" stroke="{edge}" stroke-width="4"/>'
        f'<rect x="12" y="12" width="368" height="524" rx="18" fill="none" stroke="{line}" stroke-opacity="0.55" stroke-width="2"/>'
        f'<path d="M40 358H352" stroke="{line}" stroke-opacity="0.45" stroke-width="2"/>'
        + twinkle(196, 358, 9, line, 0.9)
        + f'<path d="{ticks(x, y, r + 2, r + 8, 72)}" stroke="{BRASS_LIGHT}" stroke-opacity="0.8" stroke-width="1.6"/>'
        f'<circle cx="{x}" cy="{y}" r="{r + 9}" fill="none" stroke="{BRASS_LIGHT}" stroke-width="2.5"/>'
        + _hours_svg(day)
    )


def _draw_emblem(drawing: Image.Image, name: str, day: bool, scale: int) -> None:
    """The emblem in the window, with a soft shadow to the lower right."""
    emblem, shadow = (BRONZE, "#FFF6DC") if day else (MOON_PALE, NIGHT_DEEP)
    x, y, side = WINDOW[0] * scale, WINDOW[1] * scale, 136 * scale
    shape = icon(name, side, emblem)
    mask, left, top = shape.getchannel("A"), round(x - side / 2), round(y - side / 2)
    lay_colour(drawing, shadow, mask, 0.8, (left + 3 * scale, top + 4 * scale))
    svg.stamp(drawing, shape, left, top)


def _hours_svg(day: bool) -> str:
    """The plate for the hours, upper left: a sun disc or a moon disc."""
    fill, edge = (BRONZE, SUN) if day else (MOON_PALE, NIGHT_BLUE)
    return (
        f'<circle cx="54" cy="54" r="40" fill="{fill}" stroke="{edge}" stroke-width="4"/>'
        f'<path d="{ticks(54, 54, 33, 38, 24)}" stroke="{edge}" stroke-opacity="0.8" stroke-width="1.6"/>'
    )
