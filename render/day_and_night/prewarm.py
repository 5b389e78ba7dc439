"""Pictures that the painter of Day & Night draws in advance, so that their sprites are ready when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engine.core.session import Session
from engine.core.title import Setup
from engine.day_and_night.title import DayAndNight
from engine.day_and_night.view import SideView, TileView, View
from locales import LANGUAGES
from render.day_and_night.board import TILE
from render.day_and_night.hand import blank_card
from render.day_and_night.tiles import NIGHT_VARIANTS, tile_sprite
from render.kit.painter import Steps
from render.kit.picture import Mark, Scene

PANELS = ((182, ("b2", "d2")), (150, ("b2", "e2")), (TILE, ("a1", "h6")))
"""The tile size of a panel, and marks that result in this size."""
CHANGE_TILE = 113
MOST_MARKS = 12
"""The usual maximum on one panel; more are rare."""


def steps() -> Steps:
    """The board, then dials, temples, panels in their sizes, empty cards: what is likely to be needed first comes
    first. At most some ten milliseconds of work, rarely more, before each `yield`."""
    opening = Scene("day_and_night", "board", _opening(), LANGUAGES[0], ("A", "B"))
    yield opening
    yield from _tiles(TILE)
    yield from (replace(opening, language=language) for language in LANGUAGES[1:])
    yield from (replace(opening, view=replace(opening.view, active=seat, hours=hours)) for hours, seat in _clock())
    yield from (replace(opening, view=view) for view in _fuller())
    yield from _blank_cards(1)
    yield replace(opening, what="hand", view=replace(opening.view, hand=("warp",), castable=("warp",), seat=0))
    for size, places in PANELS:
        yield from _tiles(size)
        near = [Mark(at, str(number)) for number, at in enumerate(places, start=1)]
        more = [Mark("b1", str(number)) for number in range(len(near) + 1, MOST_MARKS + 1)]
        for view in (opening.view, *_fuller()):
            yield replace(opening, what="panel", view=view, marks=tuple(near))
        yield replace(opening, what="panel", marks=tuple(near + more))
    yield from _tiles(CHANGE_TILE)
    yield replace(opening, what="change", before=replace(opening.view, sides=_sides("b2")))
    yield from _blank_cards(2)


@cache
def _opening() -> View:
    title = DayAndNight()
    view: View = Session.begin(title, Setup(2, title.meta.settle_options({})), "0" * 32).view(None)
    return view


def _clock() -> Iterator[tuple[int, int]]:
    """Hours left and the side they belong to, as a dial may show them."""
    return ((hours, seat) for hours in range(_opening().hours_full, -1, -1) for seat in (0, 1))


def _fuller() -> Iterator[View]:
    """With temples of both sides, stones and crystals, locked tiles, a path, and both avatars on one tile."""

    def temple(old: TileView) -> TileView:
        column, row = "abcdefgh".index(old.at[0]), int(old.at[1]) - 1
        if column < 3 and row < 3:
            return replace(old, side="day", locked=True, temple=1)
        return replace(old, side="night", locked=True, temple=1) if column > 4 and row > 2 else old

    def counters(old: TileView) -> TileView:
        if old.at[1] == "1":
            count = 1 + "abcdefgh".index(old.at[0]) % 2
            return replace(old, side=("day", "night")[count - 1], stones=count, crystal=count)
        return replace(old, side="day", locked=True) if old.at[1] == "2" else old

    opening = _opening()
    temples = tuple(map(temple, opening.tiles))
    for side in ("day", "night"):
        yield replace(
            opening,
            tiles=tuple(new if new.side == side else old for new, old in zip(temples, opening.tiles, strict=True)),
        )
    now = replace(opening.now, path=("f1", "e1", "e2", "d2"), changed=("e1",))
    yield replace(opening, tiles=tuple(map(counters, opening.tiles)), sides=_sides("d2"), now=now)


def _sides(at: str) -> tuple[SideView, SideView]:
    """Both avatars on this tile."""
    day, night = _opening().sides
    return replace(day, at=at), replace(night, at=at)


def _blank_cards(scale: int) -> Iterator[None]:
    for day in (True, False):
        blank_card(day, scale)
        yield


def _tiles(size: int) -> Iterator[None]:
    for face in ("neutral", "day", "sealed"):
        tile_sprite(face, size)
        yield
    for variant in range(NIGHT_VARIANTS):
        tile_sprite("night", size, variant)
        yield
