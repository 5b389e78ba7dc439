"""What the painter of Voidfall draws for itself before anybody asks: sprites of every size of map, and of sheets."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.voidfall.components import parts
from engine.voidfall.records.galaxy import HOME, WORMHOLE, GalaxyMap
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, FLEETS, GUILDS, INSTALLATIONS, RESOURCES, Level
from locales import LANGUAGES
from render.kit.painter import Steps
from render.kit.palette import BRASS, PEOPLE
from render.kit.people import badge
from render.voidfall.board import hex_size, room_of_map
from render.voidfall.cardframes import band, medallion
from render.voidfall.galaxy import BADGE, BLOOMING, CUBES, DIE, PIECE, TOKEN, kind_coin
from render.voidfall.goal import STRIP
from render.voidfall.ground import Holder, change_ring, ground, watermark, wormhole_ground
from render.voidfall.look import AGENDAS, CATEGORIES, CRISES, DIM, FOCUSES, GOLD, KINDS, STEEL, TEAL, VOID
from render.voidfall.sheets import INNER, MOST_TALL, WIDE, small_plate
from render.voidfall.sheets import ground as sky
from render.voidfall.symbols import (
    agenda_sign,
    corruption,
    die,
    fleet,
    glory_sign,
    guild,
    installation,
    resource,
    storm,
    token,
    voidborn,
    wormhole,
)
from render.voidfall.technologies import told_by

SEATS = 4
LEVELS: tuple[Level, ...] = ("basic", "improved")


def steps() -> Steps:
    """What maps of every size are made of; sheets, and the longest texts on them; the grounds of maps, which take most
    room, until there is none."""
    sky(WIDE, MOST_TALL)
    yield None
    for size in sizes():
        for _ in warm_pieces(size):
            yield None
    for kind in KINDS:
        watermark(kind)
        yield None
    for _ in warm_grounds(sizes()[-1]):  # and what those of other sizes are made from
        yield None
    for _ in warm_sheets():
        yield None
    for language in LANGUAGES:
        for _ in warm_words(language):
            yield None
    for size in sizes()[:-1]:
        for _ in warm_grounds(size):
            yield None


@cache
def sizes() -> tuple[int, ...]:
    """The sizes of hexes on boards, largest first."""
    return tuple(sorted({size for each in parts().maps.values() for size in sizes_of(each)}, reverse=True))


def sizes_of(given: GalaxyMap) -> Iterator[int]:
    """The sizes of hexes on boards with this map: without and with the strip of what is to be reached."""
    players = sum(tile.kind == HOME for tile in given.tiles)
    for aim in (0, STRIP):
        yield hex_size([tile.hex for tile in given.tiles], room_of_map(players, aim))


def warm_grounds(size: int) -> Iterator[None]:
    """The ground of every sector of a map of this size."""
    holders: tuple[Holder, ...] = (*range(SEATS), "voidborn", "fallen", "nobody")
    for holder in holders:
        for corrupted in (False, True):
            ground(size, holder, corrupted=corrupted)
            yield None


def warm_pieces(size: int) -> Iterator[None]:
    """What lies on sectors of a map of this size and between them."""
    if any(tile.kind == WORMHOLE for each in parts().maps.values() for tile in each.tiles):
        wormhole_ground(size)
        wormhole(round(size * 1.35))
    for way in range(3):
        storm(size, way)
    change_ring(size)
    yield None
    for kind in KINDS:
        kind_coin(kind, round(size * TOKEN))
    yield None
    icon = round(size * CUBES)
    for seat in range(SEATS):
        badge(seat, round(size * BADGE))
        for kind in FLEETS:
            fleet(kind, seat, icon)
        yield None
    voidborn(round(icon * 1.12))
    for value in range(1, 7):
        die(value, round(size * DIE))
        die(value, round(size * BLOOMING), corrupted=True)
        yield None
    piece, small = round(size * PIECE), round(size * TOKEN)
    for each in (*GUILDS, None):
        guild(each, piece)
    for built in (*INSTALLATIONS, None):
        installation(built, piece)
    yield None
    glory_sign(small)
    for name in ("bounty", "reclaim", "harbinger"):
        token(name, small)
    yield None


def warm_sheets() -> Iterator[None]:
    """Plates, signs of sheets and of the figures below a map."""
    for colour in (BRASS, GOLD, STEEL, VOID, DIM, TEAL, *(person.colour for person in PEOPLE[:SEATS])):
        small_plate(colour, 2)
        yield None
    for look in (*FOCUSES.values(), *AGENDAS.values(), *CATEGORIES.values(), *CRISES.values()):
        small_plate(look.colour, 3)
        band(INNER - 6, look)
        medallion(look)
        yield None
    for kind in RESOURCES:
        for size in (37, 40, 50, 84):
            resource(kind, size)
    yield None
    for each in AGENDA_TYPES:
        for size in (50, 52):
            agenda_sign(each, size)
    yield None
    for size in (37, 46, 48, 52):
        corruption(size)
    for seat in range(SEATS):
        for size in (56, 64):
            badge(seat, size)
    yield None


def warm_words(language: str) -> Iterator[None]:
    """The texts of Technologies in lines: first the Basic sides, which are in the display."""
    for level in LEVELS:
        for record in parts().technologies.values():
            told_by(record, level, language)
            yield None
