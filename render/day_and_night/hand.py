"""Cards of Day & Night: a hand, and a single large card."""

from __future__ import annotations

import math
from typing import TypeAlias

from PIL import Image, ImageChops

from engine.core.text import say
from engine.day_and_night.cards import CARDS
from engine.day_and_night.house_rules import Options, card_text
from engine.day_and_night.view import View
from locales import translate
from render.day_and_night.alt_text import SEATS, hours_text, options_of
from render.day_and_night.look import BRONZE, MOON, MOON_PALE, NIGHT_BLUE, NIGHT_DEEP, SUN, SUN_DEEP, SUN_PALE
from render.kit import svg
from render.kit.frame import EDGE, MARGIN, plate, sky
from render.kit.icons import icon, icon_svg
from render.kit.light import Fine, fade, falloff, glow, lay_colour
from render.kit.palette import BRASS_LIGHT, INK, MIST, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.svg import on_circle, ticks, twinkle
from render.kit.text import LARGE, NARROW, PHONE, Style, phone_least, wrap_fit, write, write_fit

CARD_WIDTH, CARD_HEIGHT = 392, 548
GAP = 24
COLUMNS = 2
SIDE = (NARROW - COLUMNS * (CARD_WIDTH + GAP) + GAP) // 2
HEAD = 66
BELOW_HEAD = EDGE + HEAD + 10
MOST_HIGH = 4
"""More cards are drawn as low ones."""
LOW_TALL, LOW_GAP, LOW_TEXT = 186, 10, 196
LOW_HOURS = (228, 40)
LOW_LEADING, LEADING = 1.14, 1.24
Circle: TypeAlias = tuple[int, int, int]
WINDOW: Circle = (196, 142, 104)
"""The round window of a card: its centre and its radius."""
LOW_WINDOW: Circle = (98, 93, 72)
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
    """The hand, with the cards that can be cast now in full light. While Day looks at Night's hand: that hand. Many
    cards lie one below the other, each as a low one."""
    view: View = scene.view
    looking = view.looked_at is not None
    cards = view.looked_at if view.looked_at is not None else view.hand or ()
    seat = 1 if looking else view.seat or 0
    low = len(cards) > MOST_HIGH
    columns, tall = (1, LOW_TALL) if low else (COLUMNS, CARD_HEIGHT)
    gap = LOW_GAP if low else GAP
    rows = math.ceil(len(cards) / columns)
    canvas = sky(NARROW, BELOW_HEAD + (rows * (tall + gap) - gap if cards else 120) + EDGE)
    _draw_head(canvas, scene, seat, len(cards), looking)
    if not cards:
        style = Style(LARGE, MIST, scene.language)
        words = translate(say("dn-pic-no-cards"), scene.language)
        write(canvas, NARROW / 2, BELOW_HEAD + 60, words, style, "middle")
    casting = seat == view.active and view.phase == "cast" and not looking
    draw = low_card if low else card_sprite
    for number, card in enumerate(cards):
        row, column = divmod(number, columns)
        shift = (columns - min(columns, len(cards) - row * columns)) * (CARD_WIDTH + gap) / 2
        x = (EDGE if low else SIDE) + shift + column * (CARD_WIDTH + gap)
        lit = not casting or card in view.castable
        sprite = draw(card, view.options, scene.language, 1)
        y = BELOW_HEAD + row * (tall + gap)
        _stamp_card(canvas, sprite, x, y, lit=lit, castable=casting and card in view.castable)
    return canvas


def _draw_head(canvas: Image.Image, scene: Scene, seat: int, count: int, looking: bool) -> None:
    svg.stamp(canvas, plate(canvas.width - 2 * EDGE, HEAD), EDGE, EDGE)
    middle = EDGE + HEAD / 2
    svg.stamp_at(canvas, badge(seat, 52), EDGE + 44, middle)
    key = say("dn-pic-night-hand") if looking else say("dn-pic-hand-of", side=SEATS[seat])
    words = translate(say("dn-pic-cards", count=count), scene.language)
    right = float(canvas.width - EDGE - 28)
    right -= write(canvas, right, middle, words, Style(PHONE, MIST, scene.language), "right")
    style = Style(LARGE, PEOPLE[seat].colour, scene.language, 700)
    title = translate(key, scene.language)
    write_fit(canvas, EDGE + 82, middle, title, style, right - EDGE - 100, phone_least(title))


def paint_card(scene: Scene) -> Image.Image:
    """One card, twice as large, on the sky."""
    card = scene.card or next(iter(CARDS))
    drawing = card_sprite(card, options_of(scene), scene.language, 2)
    canvas = sky(drawing.width + 2 * MARGIN, drawing.height + 2 * MARGIN)
    svg.stamp(canvas, drawing, MARGIN, MARGIN)
    return canvas


def _stamp_card(canvas: Image.Image, card: Image.Image, x: float, y: float, *, lit: bool, castable: bool) -> None:
    if castable:
        lay_colour(canvas, "#FFFFFF", _halo(*card.size), at=(round(x) - 14, round(y) - 14))
    svg.stamp(canvas, card, x, y)
    if not lit:
        lay_colour(canvas, INK, _outline(*card.size), 0.38, (round(x), round(y)))
    if castable:
        svg.stamp_at(canvas, castable_tick(), x + card.width - 44, y + 46)


def castable_tick() -> Image.Image:
    """A tick on a white disc, on a card that can be cast now, so that it differs not only by brightness."""
    disc = f'<circle cx="50" cy="50" r="45" fill="#FFFFFF" stroke="{INK}" stroke-width="7"/>'
    return svg.sprite(disc + icon_svg("check", 50, 52, 58, INK), 60)


@keep_images
def _halo(card_wide: int, card_tall: int) -> Image.Image:
    """A white line around a card, with its glow: a mask."""
    wide, tall = card_wide + 28, card_tall + 28
    broad, line = Fine(wide, tall), Fine(wide, tall)
    broad.frame(11, 11, wide - 11, tall - 11, 30, 9, 0.9)
    line.frame(11, 11, wide - 11, tall - 11, 29, 5)
    return ImageChops.lighter(glow(broad.mask(), 5), line.mask())


@keep_images
def _outline(wide: int, tall: int) -> Image.Image:
    """A card's shape: a mask."""
    sheet = Fine(wide, tall)
    sheet.round_box(0, 0, wide, tall, 26)
    return sheet.mask()


@keep_images
def low_card(card_id: str, options: Options, language: str, scale: int) -> Image.Image:
    """A card as wide as the picture: its window on the left, hours, name, class and text beside it."""
    card = CARDS[card_id]
    day = card.side == "day"
    with svg.keep_outline(_low_blank(day)) as drawing:
        _draw_emblem(drawing, EMBLEMS[card_id], day, LOW_WINDOW, 1.31)
        ink, dark = (BRONZE, "#3A2206") if day else (MOON_PALE, "#E4E9FF")
        hours = Style(38, SUN_PALE if day else NIGHT_DEEP, "en", 700)
        write(drawing, *LOW_HOURS, str(hours_text(card_id)), hours, "middle")
        right = float(NARROW - 2 * EDGE - 88)
        spell_class = translate(say(f"dn-pic-class-{card.spell_class}"), language)
        right -= write(drawing, right, 40, spell_class, Style(PHONE, ink, language, 600), "right") + 16
        name = translate(say(f"dn-card-{card_id}"), language)
        title = Style(38, dark, language, 700, "title")
        write_fit(drawing, LOW_HOURS[0] + 46, 40, name, title, right - LOW_HOURS[0] - 46, phone_least(name))
        text = translate(card_text(card_id, options), language)
        plain = Style(PHONE, dark, language, 500)
        room = NARROW - 2 * EDGE - LOW_TEXT - 26
        lines, style = wrap_fit(text, plain, room, 108, phone_least(text), LOW_LEADING)
        for number, line in enumerate(lines):
            y = 126 + (number - (len(lines) - 1) / 2) * style.size * LOW_LEADING
            write(drawing, LOW_TEXT, y, line, style)
    return drawing


@keep_images
def _low_blank(day: bool) -> Image.Image:
    """The common parts of the low cards of a side."""
    wide, tall = NARROW - 2 * EDGE, LOW_TALL
    top, bottom = ("#FFF3CF", "#F3CD83") if day else ("#2A357F", "#151A48")
    drawing = fade((wide, tall), top, bottom)
    _draw_window(drawing, day, LOW_WINDOW, 1)
    edge, line = (SUN_DEEP, BRONZE) if day else (MOON, MOON)
    x, y, r = LOW_WINDOW
    lines = (
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="26" fill="none" stroke="{edge}" stroke-width="4"/>'
        f'<rect x="10" y="10" width="{wide - 20}" height="{tall - 20}" rx="19" fill="none" stroke="{line}" stroke-opacity="0.55" stroke-width="2"/>'
        f'<circle cx="{x}" cy="{y}" r="{r + 7}" fill="none" stroke="{BRASS_LIGHT}" stroke-width="2.5"/>'
        f'<path d="M{LOW_TEXT} 71H{wide - 26}" stroke="{line}" stroke-opacity="0.45" stroke-width="2"/>'
        + hours_svg(day, *LOW_HOURS, 30)
    )
    svg.stamp(drawing, svg.sheet(lines, wide, tall), 0, 0)
    sheet = Fine(wide, tall)
    sheet.round_box(0, 0, wide, tall, 28)
    drawing.putalpha(sheet.mask())
    return drawing


@keep_images
def card_sprite(card_id: str, options: Options, language: str, scale: int) -> Image.Image:
    """A card with these options: hours, emblem in front of its sky, name, class, text. `scale` 1 is 392 x 548
    pixels."""
    card = CARDS[card_id]
    day = card.side == "day"
    with svg.keep_outline(blank_card(day, scale)) as drawing:
        _draw_emblem(drawing, EMBLEMS[card_id], day, (WINDOW[0] * scale, WINDOW[1] * scale, WINDOW[2] * scale), 1.31)
        across = CARD_WIDTH / 2 * scale
        ink = BRONZE if day else MOON_PALE
        dark = "#3A2206" if day else "#E4E9FF"
        hours = str(hours_text(card_id))
        hour_ink = SUN_PALE if day else NIGHT_DEEP
        write(drawing, 54 * scale, 55 * scale, hours, Style(46 * scale, hour_ink, "en", 700), "middle")
        name = translate(say(f"dn-card-{card_id}"), language)
        title = Style(NAME_SIZE[language == "en"] * scale, dark, language, 700, "title")
        write_fit(drawing, across, 286 * scale, name, title, 352 * scale, phone_least(name) * scale, "middle")
        spell_class = translate(say(f"dn-pic-class-{card.spell_class}"), language)
        small = Style(PHONE * scale, ink, language, 600)
        least = phone_least(spell_class) * scale
        write_fit(drawing, across, 330 * scale, spell_class, small, 350 * scale, least, "middle")
        text = translate(card_text(card_id, options), language)
        plain = Style(PHONE * scale, dark, language, 500)
        lines, style = wrap_fit(text, plain, 352 * scale, 170 * scale, phone_least(text) * scale, LEADING)
        middle = 448 * scale
        for number, line in enumerate(lines):
            y = middle + (number - (len(lines) - 1) / 2) * style.size * LEADING
            write(drawing, across, y, line, style, "middle")
    return drawing


@keep_images
def blank_card(day: bool, scale: int) -> Image.Image:
    """The common parts of all cards of a side: the sheet, the round window of sky and the plate for the hours. Copy
    it."""
    wide, tall = CARD_WIDTH * scale, CARD_HEIGHT * scale
    top, bottom = ("#FFF3CF", "#F3CD83") if day else ("#2A357F", "#151A48")
    drawing = fade((wide, tall), top, bottom)
    _draw_window(drawing, day, WINDOW, scale)
    svg.stamp(drawing, svg.raster(_lines_svg(day), wide, tall, f"0 0 {CARD_WIDTH} {CARD_HEIGHT}"), 0, 0)
    sheet = Fine(wide, tall)
    sheet.round_box(0, 0, wide, tall, 28 * scale)
    drawing.putalpha(sheet.mask())
    return drawing


def _draw_window(drawing: Image.Image, day: bool, window: Circle, scale: int) -> None:
    """A round window of sky: Day's with rays, Night's with stars."""
    x, y, reach = window
    left, top = x - reach - 9, y - reach - 9
    side, radius = 2 * (reach + 9) * scale, reach * scale
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
        + hours_svg(day)
    )


def _draw_emblem(drawing: Image.Image, name: str, day: bool, window: Circle, share: float) -> None:
    """The emblem in the window, as wide as this share of its radius, with a soft shadow to the lower right."""
    emblem, shadow = (BRONZE, "#FFF6DC") if day else (MOON_PALE, NIGHT_DEEP)
    x, y, reach = window
    side = round(reach * share)
    shape = icon(name, side, emblem)
    mask, left, top = shape.getchannel("A"), round(x - side / 2), round(y - side / 2)
    lay_colour(drawing, shadow, mask, 0.8, (left + round(side * 0.022), top + round(side * 0.03)))
    svg.stamp(drawing, shape, left, top)


def hours_svg(day: bool, x: int = 54, y: int = 54, radius: int = 40) -> str:
    """The plate for the hours, upper left: a sun disc or a moon disc."""
    fill, edge = (BRONZE, SUN) if day else (MOON_PALE, NIGHT_BLUE)
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{edge}" stroke-width="4"/>'
        f'<path d="{ticks(x, y, radius - 7, radius - 2, 24)}" stroke="{edge}" stroke-opacity="0.8" stroke-width="1.6"/>'
    )
