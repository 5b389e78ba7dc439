"""Large airship cards: a hand, one card, one delivery, one improvement."""

from __future__ import annotations

import math

from PIL import Image

from engine.core.text import Text, say
from engine.solenia.components import parts
from engine.solenia.names import SIDES, ability, improvement_name, tile_name
from engine.solenia.view import View
from locales import translate
from render.kit import svg
from render.kit.frame import EDGE, plate, sky
from render.kit.palette import BRASS, BRASS_LIGHT, INK, MIST, PAPER, mix
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.svg import ticks, twinkle
from render.kit.text import LARGE, NORMAL, PHONE, Style, phone_least, wrap_fit, write, write_fit
from render.solenia.airship import airship
from render.solenia.display import tile_sprite
from render.solenia.formulas import draw_row, of_card, of_powers
from render.solenia.goods import good_svg
from render.solenia.islands import island
from render.solenia.look import LANTERN, LIGHTS, PEOPLE, WIDTH, person
from render.solenia.tokens import badge, owner_svg

CARD_WIDE, CARD_TALL = 392, 548
GAP = 20
COLUMNS = 2
HEAD = 76
HEAD_GAP = 14
HOLE = (196, 214, 104)


def paint_hand(scene: Scene) -> Image.Image:
    """The hand; beside the name, the size of the deck."""
    view: View = scene.view
    cards = view.hand or ()
    seat = view.seat or 0
    rows = max(1, math.ceil(len(cards) / COLUMNS))
    body = rows * (CARD_TALL + GAP) - GAP if cards else 160
    canvas = sky(WIDTH, EDGE + HEAD + HEAD_GAP + body + EDGE)
    _draw_head(canvas, scene, seat, len(cards))
    if not cards:
        words = translate(say("sol-pic-no-cards"), scene.language)
        write(canvas, WIDTH / 2, EDGE + HEAD + 100, words, Style(LARGE, MIST, scene.language), "middle")
    for number, card in enumerate(cards):
        row, column = divmod(number, COLUMNS)
        here = min(COLUMNS, len(cards) - row * COLUMNS)
        left = (WIDTH - here * (CARD_WIDE + GAP) + GAP) / 2 + column * (CARD_WIDE + GAP)
        top = EDGE + HEAD + HEAD_GAP + row * (CARD_TALL + GAP)
        if card == view.chosen:
            svg.stamp(canvas, _halo(), left - 14, top - 14)
        svg.stamp(canvas, card_sprite(card, seat, scene.language), left, top)
    return canvas


def _draw_head(canvas: Image.Image, scene: Scene, seat: int, count: int) -> None:
    view: View = scene.view
    svg.stamp(canvas, plate(WIDTH - 2 * EDGE, HEAD), EDGE, EDGE)
    svg.stamp_at(canvas, badge(seat, 54), EDGE + 44, EDGE + HEAD / 2)
    style = Style(LARGE, PEOPLE[seat].colour, scene.language, 700)
    words = translate(say("sol-pic-hand-of", side=SIDES[seat]), scene.language)
    write_fit(canvas, EDGE + 82, EDGE + HEAD / 2, words, style, 360, phone_least(words))
    facts = [say("sol-pic-cards", count=count), say("sol-pic-in-deck", count=view.players[seat].deck_count)]
    right = " · ".join(translate(fact, scene.language) for fact in facts)
    write(canvas, WIDTH - EDGE - 26, EDGE + HEAD / 2, right, Style(PHONE, MIST, scene.language), "right")


@keep_images
def _halo() -> Image.Image:
    wide, tall = CARD_WIDE + 28, CARD_TALL + 28
    lines = "".join(
        f'<rect x="10" y="10" width="{wide - 20}" height="{tall - 20}" rx="30" fill="none" stroke="#FFF" '
        f'stroke-opacity="{shine}" stroke-width="{thick}"/>'
        for shine, thick in ((0.12, 20), (0.2, 14), (1, 6))
    )
    return svg.sheet(lines, wide, tall)


def paint_card(scene: Scene) -> Image.Image:
    """One card, twice as large; or a delivery or an improvement, with its text."""
    name = scene.card or next(iter(parts().cards))
    if name not in parts().cards:
        return _captioned_plate(name, scene.language)
    owner = scene.view.seat if scene.view is not None and scene.view.seat is not None else 0
    drawing = card_sprite(name, owner, scene.language, 2)
    canvas = sky(drawing.width + 2 * EDGE, drawing.height + 2 * EDGE)
    svg.stamp(canvas, drawing, EDGE, EDGE)
    return canvas


def _captioned_plate(name: str, language: str) -> Image.Image:
    """A delivery or an improvement on a plate, with its text below."""
    wide, tall = 896, 640
    canvas = sky(wide, tall)
    svg.stamp(canvas, plate(wide - 2 * EDGE, tall - 2 * EDGE), EDGE, EDGE)
    if name in parts().deliveries:
        sprite = tile_sprite(name, 480)
        svg.stamp_at(canvas, sprite, wide / 2, 60 + sprite.height / 2)
        text = tile_name(name)
    else:
        improvement = parts().improvements[name]
        level = translate(say(f"sol-pic-level{improvement.level}"), language)
        write(canvas, wide / 2, 96, level, Style(LARGE, BRASS_LIGHT, language, 700), "middle")
        draw_row(canvas, wide / 2, 270, of_powers(improvement.powers), 140, wide - 150)
        text = improvement_name(name)
    lines, style = wrap_fit(translate(text, language), Style(40, PAPER, language), wide - 150, 150, 32)
    for number, line in enumerate(lines):
        write(canvas, wide / 2, 526 + (number - (len(lines) - 1) / 2) * style.size * 1.36, line, style, "middle")
    return canvas


def value_words(card: str) -> Text:
    """The effect of a card when it is placed."""
    return say(f"sol-pic-value-{parts().cards[card].value}")


@keep_images
def card_sprite(card: str, owner: int, language: str, scale: int = 1) -> Image.Image:
    """A card: value, owner, the hole between day and night, what it gives now and when expelled."""
    facts = parts().cards[card]
    with svg.keep_outline(_blank(owner, scale)) as drawing:
        _draw_hole(drawing, card, scale)
        middle = CARD_WIDE / 2 * scale
        write(drawing, 58 * scale, 62 * scale, str(facts.value), Style(78 * scale, "#1B1408", "en", 700), "middle")
        svg.stamp_at(drawing, badge(owner, 84 * scale), (CARD_WIDE - 62) * scale, 62 * scale)
        now = translate(value_words(card), language)
        bold = Style(NORMAL * scale, BRASS_LIGHT, language, 700)
        write_fit(drawing, middle, 350 * scale, now, bold, 356 * scale, phone_least(now) * scale, "middle")
        small = Style(PHONE * scale, MIST, language)
        label = translate(say("sol-pic-expelled"), language)
        write_fit(drawing, middle, 400 * scale, label, small, 356 * scale, phone_least(label) * scale, "middle")
        draw_row(drawing, middle, 443 * scale, of_card(facts.expelled), 50 * scale, 330 * scale)
        _write_ability(drawing, translate(ability(card), language), small._replace(colour=PAPER), scale)
    return drawing


def _write_ability(drawing: Image.Image, words: str, style: Style, scale: int) -> None:
    """What the card gives when it is expelled, in a line or two."""
    least = phone_least(words) * scale
    lines, style = wrap_fit(words, style, 358 * scale, 66 * scale, least, 1.1)
    for number, line in enumerate(lines):
        y = 502 * scale + (number - (len(lines) - 1) / 2) * style.size * 1.1
        write(drawing, CARD_WIDE / 2 * scale, y, line, style, "middle")


def _draw_hole(drawing: Image.Image, card: str, scale: int) -> None:
    """Through the hole: the island named on the card. On other cards the airship, or any island."""
    facts = parts().cards[card]
    x, y = HOLE[0] * scale, HOLE[1] * scale
    if facts.expelled.island is not None:
        svg.stamp_at(drawing, island(facts.expelled.island, "day", 0, 176 * scale), x, y)
    elif facts.value == 0:
        svg.stamp_at(drawing, airship(168 * scale), x, y)
    else:
        svg.stamp_at(drawing, _clouded(scale), x, y)


@keep_images
def _clouded(scale: int) -> Image.Image:
    """The four goods in a ring: the hole shows whichever is below."""
    signs = "".join(
        good_svg(kind, x, y, 50)
        for kind, x, y in (("wood", 68, 68), ("wheat", 132, 68), ("stone", 68, 132), ("water", 132, 132))
    )
    return svg.sprite(signs, 200 * scale, box=200)


@keep_images
def _blank(owner: int, scale: int) -> Image.Image:
    """The common parts of all large cards of an owner."""
    look = person(owner)
    x, y, r = HOLE
    pale = mix(look.colour, "#FFFFFF", 0.62)
    top, low = mix(look.ink, look.colour, 0.5), mix(look.ink, "#000000", 0.25)
    pattern = "".join(
        owner_svg(owner, px, py, 15, f'fill="none" stroke="{look.colour}" stroke-opacity="0.28" stroke-width="2.5"')
        for px in (46, 346)
        for py in (160, 214, 268)
    )
    day, night = LIGHTS["day"], LIGHTS["night"]
    stars = (
        twinkle(x + 58, y - 44, 9, "#EEF2FF")
        + twinkle(x + 78, y + 6, 6, "#EEF2FF")
        + twinkle(x + 44, y + 62, 7, "#EEF2FF")
    )
    body = (
        f'<linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{low}"/></linearGradient>'
        f'<linearGradient id="s" x1="0" y1="0" x2="1" y2="0.2"><stop offset="0.3" stop-color="{day[0]}"/><stop offset="0.52" stop-color="{LIGHTS["dusk"][0]}"/><stop offset="0.72" stop-color="{night[0]}"/></linearGradient>'
        f'<rect width="392" height="548" rx="28" fill="{INK}"/><rect x="3" y="3" width="386" height="542" rx="26" fill="{look.colour}"/>'
        f'<rect x="13" y="13" width="366" height="522" rx="18" fill="url(#c)"/>{pattern}'
        f'<rect x="12" y="376" width="368" height="160" rx="18" fill="{INK}" fill-opacity="0.8"/>'
        f'<circle cx="{x}" cy="{y}" r="{r + 9}" fill="{INK}"/><circle cx="{x}" cy="{y}" r="{r}" fill="url(#s)"/>{stars}'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{BRASS_LIGHT}" stroke-width="4"/>'
        f'<path d="{ticks(x, y, r + 4, r + 10, 60)}" stroke="{BRASS}" stroke-width="2.5"/>'
        f'<rect x="8" y="8" width="100" height="108" rx="22" fill="{pale}" stroke="{look.ink}" stroke-width="4"/>'
        f'<path d="M40 376H352" stroke="{LANTERN}" stroke-opacity="0.7" stroke-width="2"/>'
        + twinkle(196, 376, 9, LANTERN)
    )
    return svg.raster(body, CARD_WIDE * scale, CARD_TALL * scale, f"0 0 {CARD_WIDE} {CARD_TALL}")
