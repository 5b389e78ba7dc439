"""A technology, a ship part or a species by itself: its picture large, what it costs, what it does."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import (
    ACTIONS,
    PARTS,
    RESOURCES,
    SECTORS,
    SHIP_CLASSES,
    SPECIES,
    TECHNOLOGIES,
    Part,
    ShipClass,
    Species,
)
from engine.eclipse.names import (
    part_name,
    sector_facts,
    sector_name,
    sector_text,
    species_name,
    species_summary,
    technology_name,
    technology_text,
)
from engine.eclipse.ships import added_up
from engine.eclipse.state import ANCIENTS
from engine.eclipse.view import FleetView, SectorView
from locales import message, translate
from render.eclipse.blueprint import SPACING, class_name, draw_squares, draw_sums, squares_height
from render.eclipse.contents import draw_inside
from render.eclipse.look import CORONA, KINDS
from render.eclipse.market import COLOURS, emblem
from render.eclipse.parts import KIND_COLOURS, part_tile
from render.eclipse.players import coin
from render.eclipse.sectors import body as sector_body
from render.eclipse.sheets import backdrop, plate
from render.eclipse.type import BESIDE, CHINESE, GAP, ROOM, WIDE, body, figure, or_beside
from render.kit import svg
from render.kit.fonts import split_by_font
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene, join_alt
from render.kit.text import Style, even_lines, wrap, wrap_fit, write, write_fit

CARD_TALL = 440
PICTURE = 260
PART = "part-"
SECTOR = "sector-"
CENTRE_PLACE = "0a"
VALUES = ("cannons", "missiles", "computer", "shield", "hull", "movement", "initiative", "energy")


class Face(NamedTuple):
    """A card in words: what it is called, a line of facts, what it does."""

    name: Text
    facts: Text | None
    lines: tuple[Text, ...]


def paint_card(scene: Scene) -> Image.Image:
    """The card that `scene.card` names: a technology, `part-` and a part, `sector-` and a number, a species."""
    card = scene.card or next(iter(TECHNOLOGIES))
    if card.startswith(SECTOR):
        return paint_face(scene, face_of(card), sector_picture(card.removeprefix(SECTOR)), CORONA)
    if card in SPECIES:
        return paint_species(scene, SPECIES[card])
    if card.startswith(PART):
        part = PARTS[card.removeprefix(PART)]
        return paint_face(scene, face_of(card), part_tile(part.id, PICTURE), KIND_COLOURS[part.kind])
    tech = TECHNOLOGIES[card]
    return paint_face(scene, face_of(card), emblem(tech, PICTURE), COLOURS[tech.category])


def face_of(card: str) -> Face:
    """What stands on a card. KeyError if there is no such card."""
    if card in SPECIES:
        return Face(species_name(card), None, (species_summary(card),))
    if card.startswith(SECTOR):
        sector = card.removeprefix(SECTOR)
        return Face(sector_name(sector), sector_facts(sector), (sector_text(sector),))
    if card.startswith(PART):
        part = PARTS[card.removeprefix(PART)]
        facts = say("ecl-pic-part-ancient") if part.ancient else None
        return Face(part_name(part.id), facts, values_of(part))
    tech = TECHNOLOGIES[card]
    facts = say("ecl-card-tech", category=say(f"ecl-category-{tech.category}"), price=tech.price, least=tech.minimum)
    lines = values_of(PARTS[card]) if card in PARTS else (technology_text(card),)
    return Face(technology_name(card), facts, lines)


def sector_picture(sector: str) -> Image.Image:
    """The sector as it comes to the map, not turned, with the Ancients and the discovery tile that lie there."""
    tile, side = SECTORS[sector], PICTURE + 8
    canvas = Image.new("RGBA", (side, side))
    svg.stamp_at(canvas, sector_body(sector, 0, PICTURE // 2, None), side / 2, side / 2)
    guards = (FleetView(ANCIENTS, {"ancient": (0,) * tile.ancients}),) if tile.ancients else ()
    empty = (False,) * len(tile.squares)
    here = SectorView(sector, CENTRE_PLACE, 0, None, empty, tile.discovery, False, False, False, guards)
    draw_inside(canvas, side / 2, side / 2, PICTURE / 2, here)
    return canvas


def values_of(part: Part) -> tuple[Text, ...]:
    """What a part adds to a ship, value by value."""
    amounts = {name: getattr(part, name) for name in VALUES}
    amounts |= {"cannons": sum(part.cannons), "missiles": sum(part.missiles)}
    return tuple(say(f"ecl-value-{name}", value=value) for name, value in amounts.items() if value)


def paint_face(scene: Scene, face: Face, picture: Image.Image, colour: str) -> Image.Image:
    """The picture on the left, name, facts and what it does on the right; as tall as that is long."""
    language = scene.language
    wide = WIDE - 2 * ROOM
    left, room = ROOM + 2 * 30 + PICTURE, wide - PICTURE - 84
    text = " · ".join(translate(line, language) for line in face.lines)
    lines = wrap(text, body(PAPER, language), room)
    style = body(PAPER, language)
    lines = even_lines(text, style, room, len(lines))
    begin = 176 if face.facts is not None else 122
    tall = max(CARD_TALL - 2 * ROOM, round(begin + len(lines) * style.size * 1.36))
    canvas = backdrop(tall + 2 * ROOM)
    svg.stamp(canvas, plate(wide, tall, colour, 0.1, 4), ROOM, ROOM)
    svg.stamp_at(canvas, picture, ROOM + 30 + PICTURE / 2, ROOM + tall / 2)
    name = translate(face.name, language)
    title = headline(name, PAPER, language)
    write_fit(canvas, left, ROOM + 64, name, title, room, CHINESE)
    if face.facts is not None:
        facts = translate(face.facts, language)
        style = or_beside(facts, body(colour, language, 600), room)
        write_fit(canvas, left, ROOM + 124, facts, style, room, BESIDE)
    for number, line in enumerate(lines):
        write(canvas, left, ROOM + begin + number * style.size * 1.36, line, style)
    return canvas


def headline(name: str, colour: str, language: str) -> Style:
    """The style of a name above a picture: the title's typeface where that has all of its characters, because no word
    stands in two typefaces."""
    used = {file for file, piece in split_by_font(name, "title", language) if piece.strip()}
    return Style(56, colour, language, 700, "text" if len(used) > 1 else "title")


# -- species ---------------------------------------------------------------------------------------------------------

FACTS, SIDE, HEADING, SUM_ROW = 250, 108, 66, 56


def paint_species(scene: Scene, species: Species) -> Image.Image:
    """A species: what makes it different, what it begins with, how often it acts, its four blueprints."""
    wide, language = WIDE - 2 * ROOM, scene.language
    summary = translate(species_summary(species.id), language)
    style = body(PAPER, language)
    lines = wrap(summary, style, wide - 60)
    lines = even_lines(summary, style, wide - 60, len(lines))
    head = round(92 + len(lines) * style.size * 1.3 + 14)
    talls = [HEADING + squares_height(pair, SIDE) + SUM_ROW for pair in (SHIP_CLASSES[:2], SHIP_CLASSES[2:])]
    canvas = backdrop(2 * ROOM + head + FACTS + sum(talls) + 3 * GAP)
    svg.stamp(canvas, plate(wide, head, CORONA, 0.08, 3), ROOM, ROOM)
    name = translate(species_name(species.id), language)
    title = headline(name, CORONA, language)
    write_fit(canvas, ROOM + 30, ROOM + 54, name, title, wide - 60, CHINESE)
    for number, line in enumerate(lines):
        write(canvas, ROOM + 30, ROOM + 112 + number * style.size * 1.3, line, style)
    y = ROOM + head + GAP
    draw_beginning(canvas, scene, species, y)
    y += FACTS + GAP
    for row, tall in enumerate(talls):
        for column in range(2):
            draw_printed(canvas, scene, species, SHIP_CLASSES[2 * row + column], (column, y, tall))
        y += tall + GAP
    return canvas


def draw_printed(
    canvas: Image.Image, scene: Scene, species: Species, kind: ShipClass, at: tuple[int, int, int]
) -> None:
    """A ship of a species as it is printed. `at`: its column, top and height."""
    column, y, tall = at
    wide = (WIDE - 2 * ROOM - GAP) // 2
    x, blueprint = ROOM + column * (wide + GAP), species.blueprints[kind]
    svg.stamp(canvas, plate(wide, tall, CORONA, 0.05), x, y)
    taken = write(canvas, x + wide - 20, y + 36, str(blueprint.price), figure(PAPER, 44), "right")
    svg.stamp_at(canvas, coin("materials", 38), x + wide - 44 - taken, y + 36)
    heading = body(PAPER, scene.language, 700)
    write_fit(canvas, x + 22, y + 36, class_name(kind, scene.language), heading, wide - taken - 100, heading.size)
    left = x + (wide - (2 * SPACING + 1) * SIDE) / 2
    draw_squares(canvas, kind, blueprint, {}, (left, y + HEADING, SIDE))
    draw_sums(canvas, added_up(blueprint, {}), (x + 24, y + tall - SUM_ROW / 2, wide - 46))


def draw_beginning(canvas: Image.Image, scene: Scene, species: Species, y: int) -> None:
    """What lies in storage at first, technologies; how often each action is done."""
    wide, language = WIDE - 2 * ROOM, scene.language
    svg.stamp(canvas, plate(wide, FACTS, CORONA, 0.05), ROOM, y)
    x = ROOM + 50.0
    for resource, count in zip(RESOURCES, species.storage, strict=True):
        svg.stamp_at(canvas, coin(resource, 42), x, y + 48)
        write(canvas, x + 30, y + 48, str(count), figure(KINDS[resource].colour, 42))
        x += 112
    names = message("ecl-alt-list", language, words=[technology_name(each) for each in species.technologies])
    lines, style = wrap_fit(names, body(PAPER, language, 600), WIDE - ROOM - 24 - x, 92, BESIDE, 1.15)
    for number, line in enumerate(lines):
        write(canvas, x + 6, y + 48 + (number - (len(lines) - 1) / 2) * style.size * 1.15, line, style)
    pace = (wide - 20) / 3
    for number, kind in enumerate(ACTIONS):
        left, at = ROOM + 24 + number % 3 * pace, y + 136 + number // 3 * 66
        count = getattr(species.actions, kind)
        taken = write(canvas, left, at, f"×{count}", figure(CORONA if count > 1 else MIST, 42))
        word = translate(say(f"ecl-action-{kind}"), language)
        style = or_beside(word, body(PAPER, language), pace - taken - 30)
        write_fit(canvas, left + taken + 14, at, word, style, pace - taken - 30, BESIDE)


def card_words(scene: Scene) -> str:
    """The card read out."""
    face = face_of(scene.card or next(iter(TECHNOLOGIES)))
    texts = [say("ecl-alt-card", name=face.name), *([] if face.facts is None else [face.facts]), *face.lines]
    return join_alt(texts, scene.language)
