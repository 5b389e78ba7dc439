"""What the signs of Day & Night's pictures mean: a page of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from engine.core.text import Text, say
from render.day_and_night.hand import castable_tick, hours_svg
from render.day_and_night.look import CRYSTAL_PALE, EMBLEMS, STONE_PALE, SUN_PALE
from render.day_and_night.pieces import counter_pill, frost, way_start
from render.day_and_night.strips import hours_dial
from render.day_and_night.temples import arch
from render.day_and_night.tiles import tile_sprite
from render.kit import svg
from render.kit.frame import sky
from render.kit.icons import icon
from render.kit.legend import LegendSign, Section, legend_words, paint_legend
from render.kit.marks import last_ring, option_ring
from render.kit.palette import BRASS_LIGHT, PAPER, PEOPLE
from render.kit.people import token
from render.kit.picture import Scene
from render.kit.text import Style, write


def paint_signs(scene: Scene) -> Image.Image:
    """All sections."""
    return paint_legend(sections(), scene.language, sky)


def signs_words(scene: Scene) -> str:
    """The same in words."""
    return legend_words(sections(), scene.language)


def sections() -> list[Section]:
    """Those of the board, of what is marked, of both sides."""
    return [
        (say("dn-sign-section-board"), on_the_board()),
        (say("dn-sign-section-marks"), marked()),
        (say("dn-sign-section-sides"), of_sides()),
    ]


def _named(name: str) -> Text:
    return say(f"dn-sign-{name}")


def on_the_board() -> list[LegendSign]:
    """Tiles, and what stands on them."""
    tiles = {"neutral": "neutral_tile", "day": "day_tile", "night": "night_tile", "sealed": "temple_tile"}
    return [
        *[LegendSign(partial(tile_sprite, face), say(f"dn-thing-{thing}")) for face, thing in tiles.items()],  # type: ignore[arg-type]
        LegendSign(partial(_temple, 0), _named("day-temple")),
        LegendSign(partial(_temple, 1), _named("night-temple")),
        LegendSign(_avatar(0), _named("day")),
        LegendSign(_avatar(1), _named("night")),
        LegendSign(partial(_counter, "stone"), _named("stones")),
        LegendSign(partial(_counter, "crystal"), _named("crystals")),
        LegendSign(frost, _named("frost")),
    ]


def _avatar(seat: int) -> Callable[[int], Image.Image]:
    return lambda size: token(seat, EMBLEMS[seat], size)


def _temple(seat: int, size: int) -> Image.Image:
    """The arch of a side on one of its tiles."""
    drawing = tile_sprite("night" if seat else "day", size).copy()
    stone = arch(seat, size)
    drawing.alpha_composite(stone.crop(_middle(stone, drawing.size)))
    return drawing


def _middle(sprite: Image.Image, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """The part of this size in the middle of a sprite."""
    left, top = (sprite.width - size[0]) // 2, (sprite.height - size[1]) // 2
    return left, top, left + size[0], top + size[1]


def _dial(size: int) -> Image.Image:
    """The lamps of the hours that are left, on the colour of a banner."""
    lamps = hours_dial(0, 5, 12, type_size=48)  # it is made smaller
    drawing = Image.new("RGBA", lamps.size, PEOPLE[0].colour)
    drawing.alpha_composite(lamps)
    return drawing.resize((size, size), Image.Resampling.LANCZOS)


def _cost(size: int) -> Image.Image:
    """The plate on a card with the hours that it costs."""
    with svg.keep_outline(svg.sprite(hours_svg(True, 50, 50, 44), size)) as drawing:
        write(drawing, size / 2, size / 2, "3", Style(32, SUN_PALE, "en", 700), "middle")
    return drawing


def _counter(kind: str, size: int) -> Image.Image:
    return counter_pill(kind, 2, 2 * size)


def marked() -> list[LegendSign]:
    """What has been done, and what may be done."""
    return [
        LegendSign(last_ring, _named("changed")),
        LegendSign(partial(way_start, colour=PEOPLE[0].colour), _named("way")),
        LegendSign(option_ring, _named("option")),
        LegendSign(lambda size: castable_tick(), _named("castable")),
    ]


def of_sides() -> list[LegendSign]:
    """What is counted."""
    return [
        LegendSign(partial(icon, "arch", colour=BRASS_LIGHT), _named("temples")),
        LegendSign(partial(icon, "linked-tiles", colour=PAPER), _named("linked")),
        LegendSign(partial(icon, "poker-hand", colour=PAPER), _named("hand")),
        LegendSign(partial(icon, "deck", colour=PAPER), _named("deck")),
        LegendSign(partial(icon, "stone", colour=STONE_PALE), _named("supply-stones")),
        LegendSign(partial(icon, "crystal", colour=CRYSTAL_PALE), _named("supply-crystals")),
        LegendSign(_dial, _named("hours")),
        LegendSign(_cost, _named("cost")),
    ]
