"""What a seat holds: large cards, storage and objective; one card alone, twice as large."""

from __future__ import annotations

import math

from PIL import Image

from engine.afternova.components import LAST_BLUEPRINT, Cubes, parts
from engine.afternova.names import card_text
from engine.afternova.view import PlanetView, ShipView, View
from locales import message as told
from locales import translate
from render.afternova.cards import card_sprite
from render.afternova.ground import glass, halo, rounded_mask, sky
from render.afternova.held import HELD, held_card
from render.afternova.look import GAP, PRINT_LIGHT, SPAN, TEAL_PALE, WARN, Spots, cubes_in, name_of, name_text, person
from render.afternova.planets import limb, socket, socket_places
from render.afternova.ships import draw_built, draw_hold
from render.afternova.small import CREW, SMALL_CARD, crew_card, small_card
from render.afternova.tokens import answer_sign, badge, berth, chip, cube, lettered_skill
from render.kit import svg
from render.kit.frame import EDGE, MARGIN
from render.kit.icons import icon
from render.kit.palette import BRASS_LIGHT, MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import LARGE, NARROW, NORMAL, PHONE, Style, phone_least, width, wrap_fit, write, write_fit

HEAD = 66
STRIP = 152
COLUMNS = 3
PITCH = (SPAN - HELD[0]) / (COLUMNS - 1)
STEP = HELD[1] + 14


def cards_height(count: int) -> int:
    """The height of this many cards."""
    return math.ceil(count / COLUMNS) * STEP - 14 if count else 110


def paint_hand(scene: Scene) -> Image.Image:
    """Own cards, with those that can be paid now highlighted; storage, completed blueprints, objective."""
    view: View = scene.view
    seat = view.seat or 0
    cards = view.hand or ()
    top = EDGE + HEAD + GAP
    below = top + STRIP + GAP + cards_height(len(cards)) + EDGE
    canvas = sky(NARROW, round(below + _shown_height(view)))
    _draw_head(canvas, scene, seat)
    draw_strip(canvas, scene, view.ships[seat], top)
    draw_cards(canvas, scene, cards, top + STRIP + GAP)
    if view.shown:
        _draw_shown(canvas, scene, below)
    return canvas


SHOWN_ROW = 5


def _shown_height(view: View) -> int:
    return 60 + -(-len(view.shown) // SHOWN_ROW) * (SMALL_CARD[1] + 20) + 8 if view.shown else 0


def _draw_shown(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Cards of others that were shown to the viewing seat, each with its owner."""
    view: View = scene.view
    style = Style(NORMAL, BRASS_LIGHT, scene.language, 700)
    write(canvas, EDGE + 8, top + 20, told("an-pic-shown", scene.language), style)
    for number, shown in enumerate(view.shown):
        x = EDGE + number % SHOWN_ROW * 168
        y = top + 56 + number // SHOWN_ROW * (SMALL_CARD[1] + 20)
        svg.stamp(canvas, small_card(shown.card, scene.language), x, y)
        svg.stamp_at(canvas, badge(shown.owner, 50), x + SMALL_CARD[0] - 4, y + 8)


def _draw_head(canvas: Image.Image, scene: Scene, seat: int) -> None:
    view: View = scene.view
    ship = view.ships[seat]
    glass(canvas, (EDGE, EDGE, SPAN, HEAD))
    y = EDGE + HEAD / 2
    svg.stamp_at(canvas, badge(seat, 52), EDGE + 40, y)
    right = NARROW - EDGE - 24.0
    facts = told("an-pic-held", scene.language, count=ship.mercenaries + ship.blueprints, most=ship.hand_limit)
    right -= write(canvas, right, y, facts, Style(PHONE, MIST, scene.language), "right") + 20
    words = f"{name_of(scene, seat)} · {translate(name_text(ship.ship), scene.language)}"
    bold = Style(LARGE, person(seat).colour, scene.language, 700)
    write_fit(canvas, EDGE + 76, y, words, bold, right - EDGE - 76, phone_least(words))


def draw_strip(canvas: Image.Image, scene: Scene, ship: ShipView, top: float) -> None:
    """Own completed blueprints and storage; the hidden objective on the right."""
    language = scene.language
    glass(canvas, (EDGE, top, SPAN, STRIP))
    figures = Style(NORMAL, PAPER, language, 600)
    x, beside = EDGE + 18, EDGE + 130
    svg.stamp_at(canvas, icon("blueprint", 40, PRINT_LIGHT), x + 20, top + 47)
    write(canvas, x + 46, top + 47, f"{len(ship.built)}/{LAST_BLUEPRINT}", figures)
    draw_built(canvas, ship, beside, top + 9, 6 * 70)
    svg.stamp_at(canvas, icon("cubes", 40, MIST), x + 20, top + 118)
    write(canvas, x + 46, top + 118, f"{sum(ship.storage)}/{ship.storage_limit}", figures)
    draw_hold(canvas, ship, beside, top + 95, 420, 46, language)
    if ship.objective is None:
        return
    left = EDGE + 584
    canvas.paste(BRASS_LIGHT, (left - 16, round(top) + 22, left - 14, round(top) + STRIP - 22))
    words = told("an-pic-objective", language)
    write_fit(canvas, left, top + 36, words, Style(PHONE, MIST, language), SPAN - 584, phone_least(words))
    for number, colour in enumerate(parts().objectives[ship.objective].colours):
        svg.stamp(canvas, chip(colour, 56, language), left + number * 64, top + 72)
    write(canvas, left + 146, top + 100, f"+{ship.score.objective}", Style(LARGE, BRASS_LIGHT, "en", 700))


def draw_crew(canvas: Image.Image, cards: tuple[str, ...], top: float, chosen: tuple[str, ...], language: str) -> Spots:
    """Small mercenaries, three in a row, while a deal is composed; those in the deal are highlighted."""
    spots: Spots = {}
    for number, card in enumerate(cards):
        left = EDGE + number % COLUMNS * PITCH
        y = top + number // COLUMNS * (CREW[1] + 20)
        if card in chosen:
            svg.stamp(canvas, halo(*CREW, "#FFE27A"), left - 14, y - 14)
        svg.stamp(canvas, crew_card(card, language), left, y)
        spots[card] = (left, y, *CREW)
    return spots


def crew_height(count: int) -> int:
    """The height of this many small mercenaries."""
    return math.ceil(count / COLUMNS) * (CREW[1] + 20)


def draw_storage(canvas: Image.Image, scene: Scene, ship: ShipView, top: float, drops: Cubes) -> None:
    """Own storage on one line; surplus cubes that would be discarded are crossed out."""
    glass(canvas, (EDGE, top, SPAN, STORAGE))
    words = f"{told('an-pic-storage', scene.language)} {sum(ship.storage)}/{ship.storage_limit}"
    x = EDGE + 36 + write(canvas, EDGE + 20, top + STORAGE / 2, words, Style(PHONE, MIST, scene.language))
    going = cubes_in(drops)
    left = NARROW - EDGE - 20 - len(going) * 50
    label, words = Style(PHONE, WARN, scene.language, 700), told("an-pic-drops", scene.language)
    room = (left - 28 - width(words, label) if going else NARROW - EDGE - 16) - x
    draw_hold(canvas, ship, x, top + 17, room, 46, scene.language)
    if going:
        write(canvas, left - 14, top + STORAGE / 2, words, label, "right")
        for number, colour in enumerate(going):
            svg.stamp(canvas, cube(colour, 46, scene.language), left + number * 50, top + 17)
            svg.stamp_at(canvas, answer_sign("declined", 30), left + number * 50 + 40, top + 60)


STORAGE = 80


def draw_cards(
    canvas: Image.Image, scene: Scene, cards: tuple[str, ...], top: float, *, chosen: tuple[str, ...] = ()
) -> Spots:
    """Cards, three in a row; `chosen` and payable ones are highlighted."""
    view: View = scene.view
    if not cards:
        words = told("an-pic-no-cards", scene.language)
        write(canvas, NARROW / 2, top + 54, words, Style(LARGE, MIST, scene.language), "middle")
    spots: Spots = {}
    for number, card in enumerate(cards):
        row, column = divmod(number, COLUMNS)
        here = min(COLUMNS, len(cards) - row * COLUMNS)
        left = EDGE + column * PITCH + (COLUMNS - here) * PITCH / 2
        y = top + row * STEP
        if card in chosen or card in view.payable:
            colour = "#FFE27A" if card in chosen else TEAL_PALE
            svg.stamp(canvas, halo(*HELD, colour), left - 14, y - 14)
        svg.stamp(canvas, held_card(card, scene.language), left, y)
        spots[card] = (left, y, *HELD)
    return spots


def paint_card(scene: Scene) -> Image.Image:
    """One mercenary, blueprint, planet or ship, large, with its text."""
    card = scene.card or "m01"
    if card.startswith("ship"):
        return _paint_told(scene, card, None)
    if card.startswith("p"):
        return _paint_told(scene, card, PlanetView(card, (0, 0, 0, 0, 0)))
    drawing = card_sprite(card, scene.language, 2)
    words = translate(card_text(card), scene.language)
    style = Style(LARGE, PAPER, scene.language)
    lines, style = wrap_fit(words, style, 620, 170, NORMAL)
    tall = drawing.height + 2 * MARGIN + len(lines) * 50 + 36
    canvas = sky(720, tall)
    svg.stamp_at(canvas, drawing, 360, MARGIN + drawing.height / 2)
    top = MARGIN + drawing.height + 20
    glass(canvas, (MARGIN, top, 720 - 2 * MARGIN, len(lines) * 50 + 16))
    for number, line in enumerate(lines):
        write(canvas, 360, top + 33 + number * 50, line, style, "middle")
    return canvas


def _paint_told(scene: Scene, part: str, planet: PlanetView | None) -> Image.Image:
    """A planet with its empty sockets and needs; a ship with its storage."""
    wide, tall = 1000, 640
    canvas = sky(wide, tall)
    box = (MARGIN, MARGIN, wide - 2 * MARGIN, tall - 2 * MARGIN)
    name = translate(name_text(part), scene.language)
    style = Style(64, PAPER, scene.language, 700, "title")
    if planet is not None:
        canvas.paste(limb(part, box[2], box[3]), box[:2], rounded_mask(box[2], box[3], 20))
        for x, y in socket_places(parts().planets[part].cubes, box, 120):
            svg.stamp_at(canvas, socket(106), x, y)
        _draw_large_needs(canvas, part, wide, tall, scene.language)
    else:
        svg.stamp_at(canvas, icon("interceptor-ship", 250, TEAL_PALE), wide / 2, tall / 2 + 10)
        count = parts().starships[part].storage
        for number in range(count):
            svg.stamp(canvas, berth(76), wide / 2 + (number - count / 2) * 92 + 8, tall - 160)
    glass(canvas, box, share=0)
    write_fit(canvas, wide / 2, MARGIN + 84, name, style, wide - 140, LARGE, "middle")
    return canvas


def _draw_large_needs(canvas: Image.Image, planet: str, wide: int, tall: int, language: str) -> None:
    figures = Style(76, PAPER, "en", 700)
    glass(canvas, (wide / 2 - 300, tall - 206, 600, 156), share=0.74)
    for number, (kind, count) in enumerate(parts().planets[planet].needs.items()):
        x = wide / 2 - 270 + number * 290
        svg.stamp(canvas, lettered_skill(kind, 90, language), x + 10, tall - 196)
        write(canvas, x + 124, tall - 128, f"×{count}", figures)
