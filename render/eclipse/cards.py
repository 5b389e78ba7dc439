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
from render.eclipse.blueprint import ROWS, SPACING, class_name, draw_squares, draw_sums
from render.eclipse.board import GROUND
from render.eclipse.galaxy import draw_inside
from render.eclipse.look import CORONA, KINDS
from render.eclipse.market import COLOURS, emblem
from render.eclipse.parts import KIND_COLOURS, part_tile
from render.eclipse.players import coin
from render.eclipse.sectors import body
from render.eclipse.sheets import GAP, WIDE, plate
from render.kit import svg
from render.kit.fonts import split_by_font
from render.kit.frame import MARGIN, sky
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene, join_alt
from render.kit.text import LARGE, NORMAL, SMALL, TITLE, Style, wrap_fit, write, write_fit

CARD_WIDE, CARD_TALL = 1000, 420
PICTURE = 250
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
    svg.stamp_at(canvas, body(sector, 0, PICTURE // 2, None), side / 2, side / 2)
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


def headline(name: str, colour: str, language: str) -> Style:
    """The style of a name above a picture: the title's typeface where that has all of its characters, because no word
    stands in two typefaces."""
    used = {file for file, piece in split_by_font(name, "title", language) if not piece.isascii()}
    return Style(TITLE, colour, language, 700, "text" if len(used) > 1 else "title")


def paint_face(scene: Scene, face: Face, picture: Image.Image, colour: str) -> Image.Image:
    """The picture on the left, name, facts and what it does on the right."""
    canvas = sky(CARD_WIDE, CARD_TALL, *GROUND).copy()
    wide, tall, language = CARD_WIDE - 2 * MARGIN, CARD_TALL - 2 * MARGIN, scene.language
    svg.stamp(canvas, plate(wide, tall, colour, 0.1, 4), MARGIN, MARGIN)
    svg.stamp_at(canvas, picture, MARGIN + 40 + PICTURE / 2, CARD_TALL / 2)
    left, room = MARGIN + 2 * 40 + PICTURE, wide - PICTURE - 110
    name = translate(face.name, language)
    write_fit(canvas, left, MARGIN + 66, name, headline(name, PAPER, language), room, LARGE)
    y = MARGIN + 130
    if face.facts is not None:
        write_fit(canvas, left, y, translate(face.facts, language), Style(NORMAL, colour, language, 600), room, 26)
        y += 56
    text = " · ".join(translate(line, language) for line in face.lines)
    lines, style = wrap_fit(text, Style(LARGE, PAPER, language), room, CARD_TALL - MARGIN - 20 - y, 28)
    for number, line in enumerate(lines):
        write(canvas, left, y + 20 + number * style.size * 1.36, line, style)
    return canvas


# -- species ---------------------------------------------------------------------------------------------------------

HEAD = 190
FACTS = 190
SIDE = 82


def paint_species(scene: Scene, species: Species) -> Image.Image:
    """A species: what makes it different, what it begins with, how often it acts, its four blueprints."""
    rows = max(ROWS.values())
    blueprint_tall = round(78 + rows * SIDE * SPACING + 16)
    canvas = sky(WIDE, 2 * MARGIN + HEAD + FACTS + blueprint_tall * 2 + 3 * GAP, *GROUND).copy()
    wide, language = WIDE - 2 * MARGIN, scene.language
    svg.stamp(canvas, plate(wide, HEAD, CORONA, 0.08, 3), MARGIN, MARGIN)
    name = translate(species_name(species.id), language)
    write_fit(canvas, MARGIN + 34, MARGIN + 56, name, headline(name, CORONA, language), wide - 70, LARGE)
    summary = translate(species_summary(species.id), language)
    lines, style = wrap_fit(summary, Style(NORMAL, PAPER, language), wide - 70, 92, 28)
    for number, line in enumerate(lines):
        write(canvas, MARGIN + 34, MARGIN + 116 + number * style.size * 1.3, line, style)
    y = MARGIN + HEAD + GAP
    draw_beginning(canvas, scene, species, y)
    y += FACTS + GAP
    half = (wide - GAP) // 2
    for number, kind in enumerate(SHIP_CLASSES):
        x, at = MARGIN + number % 2 * (half + GAP), y + number // 2 * (blueprint_tall + GAP)
        svg.stamp(canvas, plate(half, blueprint_tall, CORONA, 0.05), x, at)
        heading = Style(NORMAL, PAPER, language, 700)
        write_fit(canvas, x + 24, at + 38, class_name(kind, language), heading, half - 150, SMALL)
        blueprint = species.blueprints[kind]
        svg.stamp_at(canvas, coin("materials", 32), x + half - 90, at + 38)
        write(canvas, x + half - 28, at + 38, str(blueprint.price), heading._replace(language="en"), "right")
        draw_squares(canvas, kind, blueprint, {}, (x + 40, at + 72, SIDE))
        draw_sums(canvas, added_up(blueprint, {}), x + 390, at + 96)
    return canvas


def draw_beginning(canvas: Image.Image, scene: Scene, species: Species, y: int) -> None:
    """What lies in storage at first, technologies; how often each action is done."""
    wide, language = WIDE - 2 * MARGIN, scene.language
    svg.stamp(canvas, plate(wide, FACTS, CORONA, 0.05), MARGIN, y)
    x = MARGIN + 60.0
    for resource, count in zip(RESOURCES, species.storage, strict=True):
        svg.stamp_at(canvas, coin(resource, 40), x, y + 48)
        write(canvas, x + 30, y + 48, str(count), Style(LARGE, KINDS[resource].colour, "en", 700))
        x += 130
    names = message("ecl-alt-list", language, words=[technology_name(each) for each in species.technologies])
    write_fit(canvas, x + 10, y + 48, names, Style(NORMAL, PAPER, language, 600), WIDE - MARGIN - 40 - x, 26)
    pace = (wide - 60) / len(ACTIONS)
    for number, kind in enumerate(ACTIONS):
        at = MARGIN + 30 + (number + 0.5) * pace
        count = getattr(species.actions, kind)
        write(canvas, at, y + 108, f"×{count}", Style(LARGE, CORONA if count > 1 else MIST, "en", 700), "middle")
        word = translate(say(f"ecl-action-{kind}"), language)
        write_fit(canvas, at, y + 154, word, Style(SMALL, MIST, language), pace - 10, 26, "middle")


def card_words(scene: Scene) -> str:
    """The card read out."""
    face = face_of(scene.card or next(iter(TECHNOLOGIES)))
    texts = [say("ecl-alt-card", name=face.name), *([] if face.facts is None else [face.facts]), *face.lines]
    return join_alt(texts, scene.language)
