"""What a seat holds: large cards, storage and objective; one card alone, twice as large."""

from __future__ import annotations

import math

from PIL import Image

from engine.afternova.components import Cubes, parts
from engine.afternova.names import card_text
from engine.afternova.view import PlanetView, ShipView, View
from locales import message as told
from locales import translate
from render.afternova.cards import CARD, card_sprite
from render.afternova.ground import glass, halo, rounded_mask, sky
from render.afternova.look import GAP, ROOM, TEAL_PALE, WARN, WIDTH, Spots, cubes_in, name_of, name_text, person
from render.afternova.planets import limb, socket, socket_places
from render.afternova.ships import draw_built, draw_hold
from render.afternova.small import CREW, SMALL_CARD, crew_card, small_card
from render.afternova.tokens import answer_sign, badge, berth, chip, cube, lettered_skill
from render.kit import svg
from render.kit.frame import MARGIN
from render.kit.icons import icon
from render.kit.palette import BRASS_LIGHT, MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, SMALL, Style, wrap_fit, write, write_fit

HEAD = 96
STRIP = 196
COLUMNS = 4
PITCH = (ROOM - CARD[0]) / (COLUMNS - 1)
STEP = CARD[1] + 18


def cards_height(count: int) -> int:
    """The height of this many cards."""
    return math.ceil(count / COLUMNS) * STEP - 18 if count else 110


def paint_hand(scene: Scene) -> Image.Image:
    """Own cards, with those that can be paid now highlighted; storage, completed blueprints, objective."""
    view: View = scene.view
    seat = view.seat or 0
    cards = view.hand or ()
    top = MARGIN + HEAD + GAP
    below = top + STRIP + GAP + cards_height(len(cards)) + MARGIN
    canvas = sky(WIDTH, round(below + _shown_height(view)))
    _draw_head(canvas, scene, seat)
    draw_strip(canvas, scene, view.ships[seat], top)
    draw_cards(canvas, scene, cards, top + STRIP + GAP)
    if view.shown:
        _draw_shown(canvas, scene, below)
    return canvas


SHOWN_ROW = 7


def _shown_height(view: View) -> int:
    return 60 + -(-len(view.shown) // SHOWN_ROW) * (SMALL_CARD[1] + 20) + 8 if view.shown else 0


def _draw_shown(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Cards of others that were shown to the viewing seat, each with its owner."""
    view: View = scene.view
    style = Style(NORMAL, BRASS_LIGHT, scene.language, 700)
    write(canvas, MARGIN + 8, top + 20, told("an-pic-shown", scene.language), style)
    for number, shown in enumerate(view.shown):
        x = MARGIN + number % SHOWN_ROW * 176
        y = top + 56 + number // SHOWN_ROW * (SMALL_CARD[1] + 20)
        svg.stamp(canvas, small_card(shown.card, scene.language), x, y)
        svg.stamp_at(canvas, badge(shown.owner, 46), x + SMALL_CARD[0], y + 8)


def _draw_head(canvas: Image.Image, scene: Scene, seat: int) -> None:
    view: View = scene.view
    ship = view.ships[seat]
    glass(canvas, (MARGIN, MARGIN, ROOM, HEAD))
    y = MARGIN + HEAD / 2
    svg.stamp_at(canvas, badge(seat, 62), MARGIN + 54, y)
    right = WIDTH - MARGIN - 34.0
    facts = told("an-pic-held", scene.language, count=ship.mercenaries + ship.blueprints, most=ship.hand_limit)
    style = Style(NORMAL, MIST, scene.language)
    right -= write(canvas, right, y, facts, style, "right") + 24
    words = f"{name_of(scene, seat)} · {translate(name_text(ship.ship), scene.language)}"
    bold = Style(LARGE, person(seat).colour, scene.language, 700)
    write_fit(canvas, MARGIN + 100, y, words, bold, right - MARGIN - 100, SMALL)


def draw_strip(canvas: Image.Image, scene: Scene, ship: ShipView, top: float) -> None:
    """Own storage and completed blueprints; the hidden objective."""
    language = scene.language
    glass(canvas, (MARGIN, top, ROOM, STRIP))
    label = Style(SMALL, MIST, language)
    x, wide = MARGIN + 28, 760
    built = f"{told('an-pic-completed', language)} {len(ship.built)}/6"
    write_fit(canvas, x, top + 54, built, label, 250, SMALL)
    draw_built(canvas, ship, x + 262, top + 14, 480)
    full = f"{told('an-pic-storage', language)} {sum(ship.storage)}/{ship.storage_limit}"
    write_fit(canvas, x, top + 140, full, label, 250, SMALL)
    draw_hold(canvas, ship, x + 262, top + 110, wide - 262, 60, language)
    if ship.objective is None:
        return
    left = MARGIN + 880
    canvas.paste(BRASS_LIGHT, (left - 40, round(top) + 26, left - 38, round(top) + STRIP - 26))
    write_fit(canvas, left, top + 46, told("an-pic-objective", language), label, 330, SMALL)
    for number, colour in enumerate(parts().objectives[ship.objective].colours):
        svg.stamp(canvas, chip(colour, 80, language), left + number * 92, top + 82)
    write(canvas, left + 206, top + 122, f"+{ship.score.objective}", Style(LARGE, BRASS_LIGHT, "en", 700))


def draw_crew(canvas: Image.Image, cards: tuple[str, ...], top: float, chosen: tuple[str, ...], language: str) -> Spots:
    """Small mercenaries, four in a row, while a deal is composed; those in the deal are highlighted."""
    spots: Spots = {}
    for number, card in enumerate(cards):
        left = MARGIN + number % COLUMNS * PITCH
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
    glass(canvas, (MARGIN, top, ROOM, STORAGE))
    words = f"{told('an-pic-storage', scene.language)} {sum(ship.storage)}/{ship.storage_limit}"
    x = MARGIN + 52 + write(canvas, MARGIN + 28, top + STORAGE / 2, words, Style(SMALL, MIST, scene.language))
    draw_hold(canvas, ship, x, top + 12, 620, 56, scene.language)
    going = cubes_in(drops)
    if going:
        left = WIDTH - MARGIN - 24 - len(going) * 62
        write(
            canvas,
            left - 14,
            top + STORAGE / 2,
            told("an-pic-drops", scene.language),
            Style(SMALL, WARN, scene.language, 700),
            "right",
        )
        for number, colour in enumerate(going):
            svg.stamp(canvas, cube(colour, 56, scene.language), left + number * 62, top + 12)
            svg.stamp_at(canvas, answer_sign("declined", 30), left + number * 62 + 50, top + 62)


STORAGE = 80


def draw_cards(
    canvas: Image.Image, scene: Scene, cards: tuple[str, ...], top: float, *, chosen: tuple[str, ...] = ()
) -> Spots:
    """Cards, four in a row; `chosen` and payable ones are highlighted."""
    view: View = scene.view
    if not cards:
        words = told("an-pic-no-cards", scene.language)
        write(canvas, WIDTH / 2, top + 54, words, Style(LARGE, MIST, scene.language), "middle")
    spots: Spots = {}
    for number, card in enumerate(cards):
        row, column = divmod(number, COLUMNS)
        here = min(COLUMNS, len(cards) - row * COLUMNS)
        left = MARGIN + column * PITCH + (COLUMNS - here) * PITCH / 2
        y = top + row * STEP
        if card in chosen or card in view.payable:
            colour = "#FFE27A" if card in chosen else TEAL_PALE
            svg.stamp(canvas, halo(*CARD, colour), left - 14, y - 14)
        svg.stamp(canvas, card_sprite(card, scene.language), left, y)
        spots[card] = (left, y, *CARD)
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
