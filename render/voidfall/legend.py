"""What the signs of all pictures mean: a page of its own."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.names import kind_name
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, FLEETS, INSTALLATIONS, RESOURCES
from engine.voidfall.vocabulary.words import agenda_type_name, crisis_type_name, fleet_name, guilds
from render.kit import svg
from render.kit.picture import Scene
from render.voidfall.board import target_frame
from render.voidfall.costs import any_resource
from render.voidfall.focuses import part_number
from render.voidfall.galaxy import kind_coin
from render.voidfall.ground import change_ring
from render.voidfall.look import CRISES, GOLD, GUILD_RESOURCE, KINDS, TEAL_LIGHT, TRACK_ICONS, VOID_LIGHT, WARNING
from render.voidfall.players import over_mark, sign
from render.voidfall.sheets import GAP, INNER, Block, card, heading, paint_sheet, stack, words
from render.voidfall.symbols import (
    agenda_sign,
    corruption,
    crest,
    crisis_sign,
    die,
    fleet,
    glory_sign,
    guild,
    improved_sign,
    installation,
    resource,
    storm,
    token,
    upkeep_dot,
    voidborn,
    wormhole,
)

ICON, PACE = 54, 66
Signs = Sequence[tuple[Image.Image, Text]]


def paint_legend(scene: Scene) -> Image.Image:
    """The signs of the map on one picture, those of the figures and cards on another."""
    language = scene.language
    blocks = []
    for title, signs in groups_of(part_number(scene)):
        blocks += [heading(say(title), language), card([columns(signs, language)])]
    return paint_sheet(blocks)


def groups_of(part: int) -> list[tuple[str, Signs]]:
    """The signs of one of the two pictures, by the message above them."""
    if part:
        return [("vf-legend-cards", cards()), ("vf-legend-figures", figures())]
    return [("vf-legend-sectors", on_sectors()), ("vf-legend-pieces", pieces()), ("vf-legend-kinds", kinds())]


def on_sectors() -> Signs:
    """What lies on sectors, and between them."""
    return [
        (die(4, 58), say("vf-legend-population")),
        (die(4, 76, corrupted=True), say("vf-legend-corrupted")),
        (voidborn(ICON), say("vf-term-voidborn")),
        (upkeep_dot(34), say("vf-term-upkeep")),
        (token("bounty", ICON), say("vf-term-bounty")),
        (token("reclaim", ICON), say("vf-term-reclaim")),
        (token("harbinger", ICON), say("vf-term-harbinger")),
        (glory_sign(ICON), say("vf-legend-glory")),
        (storm(50, 0).crop((0, 14, 60, 46)), say("vf-term-voidstorm")),
        (wormhole(ICON), kind_name("wormhole")),
        (crest("valnis", 0, ICON), say("vf-legend-home")),
        (crest("valnis", None, ICON), say("vf-legend-fallen")),
        (change_ring(30), say("vf-legend-changed")),
        (target_frame(30), say("vf-legend-target")),
    ]


def pieces() -> Signs:
    """Fleets, Guilds and Installations."""
    return [
        *[(fleet(kind, None, ICON), fleet_name(kind)) for kind in FLEETS],
        *[(guild(kind, ICON), guilds((kind,), 1)) for kind in GUILD_RESOURCE],
        *[(installation(kind, ICON), say(f"vf-installation-{kind}", n=1)) for kind in INSTALLATIONS],
    ]


def kinds() -> Signs:
    """Kinds of sectors with rules of their own."""
    return [(kind_coin(kind, ICON), kind_name(kind)) for kind in KINDS]


def figures() -> Signs:
    """What stands beside the players."""
    return [
        (token("influence", ICON), say("vf-term-influence")),
        (token("cube", ICON), say("vf-pic-sign-cubes")),
        (token("trade", ICON), say("vf-term-trade")),
        (glory_sign(ICON), say("vf-pic-sign-glory")),
        (sign("sands-of-time", 50, WARNING), say("vf-pic-sign-upkeep")),
        (sign("crossed-swords", 50, VOID_LIGHT), say("vf-pic-sign-skirmish")),
        (corruption(ICON), say("vf-term-corruption")),
        (over_mark(42), say("vf-pic-sign-over")),
        (sign("ringed-planet", 50, TEAL_LIGHT), say("vf-legend-controlled")),
        (token("catastrophe", ICON), say("vf-term-catastrophe")),
        *[(sign(name, 50, TEAL_LIGHT), say(f"vf-track-{track}")) for track, name in TRACK_ICONS.items()],
    ]


def cards() -> Signs:
    """What stands on cards."""
    return [
        *[(resource(kind, ICON), say(f"vf-resource-{kind}", n=2)) for kind in RESOURCES],
        (any_resource(ICON), say("vf-legend-any")),
        *[(agenda_sign(kind, ICON), say("vf-legend-agenda", type=agenda_type_name(kind))) for kind in AGENDA_TYPES],
        *[(crisis_sign(kind, ICON), say("vf-legend-crisis", type=crisis_type_name(kind))) for kind in CRISES],
        (sign("scroll-unfurled", 50, GOLD), say("vf-pic-starting-agenda")),
        (improved_sign(44), say("vf-legend-improved")),
    ]


def columns(signs: Signs, language: str) -> Block:
    """Signs with their words, in two columns."""
    wide = (INNER - 48 - GAP) / 2
    rows = [signs[number : number + 2] for number in range(0, len(signs), 2)]
    return stack([_row(row, wide, language) for row in rows], gap=0)


def _row(row: Signs, wide: float, language: str) -> Block:
    told = [words(text, language, wide - 76) for _, text in row]
    tall = max(float(PACE), *(text.tall + 8 for text in told))

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for number, ((drawing, _), text) in enumerate(zip(row, told, strict=True)):
            left = x + number * (wide + GAP)
            svg.stamp_at(canvas, drawing, left + 32, y + tall / 2)
            text.draw(canvas, left + 76, y + (tall - text.tall) / 2)

    return Block(tall, draw)
