"""What the painter of Eclipse draws for itself before anybody asks, so that no sprite is missing when somebody does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engine.core.session import Session
from engine.core.title import Setup
from engine.eclipse.components import PARTS, SECTORS, SHIP_CLASSES
from engine.eclipse.title import Eclipse
from engine.eclipse.view import Exploring, SectorView, View
from locales import LANGUAGES
from render.eclipse.board import LARGEST, SIZE_STEP
from render.eclipse.contents import ALONE, DETAILED, OWNER, tag
from render.eclipse.galaxy import battle_frame, change_ring, frontier_dot, frontier_hex, full_lane, half_lane
from render.eclipse.parts import part_tile
from render.eclipse.sectors import body, corona, outline, owned, rim, wormhole
from render.eclipse.ships import badge, ship
from render.kit.painter import Steps
from render.kit.picture import Scene

SEATS = 6
SIZES = (*range(64, DETAILED, SIZE_STEP // 2), *range(DETAILED, LARGEST + 1, SIZE_STEP))
"""The sizes of hexes on most boards: large maps of six, small ones of two."""
PART_SIZES = (104, 108, 132)
"""On what can be placed, on players' boards, on ships that are upgraded."""


def steps() -> Steps:
    """The board of an opening, hexes of every size, the other boards and languages; what is asked for soonest comes
    first."""
    yield scene("board", opening(SEATS))
    yield from warm_skies()
    for size in SIZES:
        for _ in warm_hexes(size):
            yield None
    yield scene("board", opening(2))
    yield from pages()
    for part in PARTS:
        for size in PART_SIZES:
            part_tile(part, size)
            part_tile(part, size, printed=True)
        yield None
    for language in LANGUAGES[1:]:
        yield replace(scene("board", opening(SEATS)), language=language)


def warm_skies() -> Iterator[None]:
    """Nebulae and planets, which are scaled to every size."""
    for sector in SECTORS:
        body(sector, 0, SIZES[0], None)
        yield None


def warm_hexes(size: int) -> Iterator[None]:
    """What a map of this size consists of, in small steps."""
    for mask in (outline, owned, rim):
        mask(size)
        yield None
    corona(size)
    for way in range(6):
        wormhole(size, way)
        half_lane(size, way)
        full_lane(size, way % 3)
    yield None
    frontier_hex(size)
    frontier_dot(size)
    change_ring(size)
    battle_frame(size)
    yield None
    if size >= DETAILED:
        return
    for seat in range(SEATS):
        for kind in SHIP_CLASSES:
            ship(seat, kind, round(size * ALONE))
        badge(seat, round(size * ALONE * OWNER))
        tag(seat, round(size * ALONE))
        yield None


def pages() -> Iterator[Scene]:
    """Other pictures of an opening."""
    view = opening(SEATS, 0)
    explored = replace(view, exploring=Exploring(0, "3a", ("301",)))
    yield scene("explore", explored)
    for what in ("boards:0", "techs", "upgrade", "score", "hand"):
        yield scene(what, view)
    yield replace(scene("change", view), before=replace(view, sectors=without_ships(view)))


def without_ships(view: View) -> dict[str, SectorView]:
    """The sectors of a position without the ships of players."""
    return {
        place: replace(sector, fleets=tuple(fleet for fleet in sector.fleets if fleet.side < 0))
        for place, sector in view.sectors.items()
    }


def scene(what: str, view: View) -> Scene:
    """A picture of this view in the first language."""
    return Scene("eclipse", what, view, LANGUAGES[0], tuple("ABCDEF"))


@cache
def opening(seats: int, seat: int | None = None) -> View:
    """The first turn of a game."""
    title = Eclipse()
    options = title.meta.settle_options({"species": "random", "seating": "joined"})
    view: View = Session.begin(title, Setup(seats, options), "0" * 32).view(seat)
    return view
