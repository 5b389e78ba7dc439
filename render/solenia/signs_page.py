"""What the signs of Solenia's pictures mean: a page of its own."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.core.text import Text, say
from engine.solenia.components import RESOURCES
from render.kit import svg
from render.kit.frame import sky
from render.kit.icons import icon
from render.kit.legend import LegendSign, Section, legend_words, paint_legend, part_of
from render.kit.marks import last_ring, option_ring
from render.kit.palette import PAPER
from render.kit.picture import Scene
from render.solenia.airship import airship
from render.solenia.display import tick
from render.solenia.formulas import sign_sprite
from render.solenia.goods import good
from render.solenia.legend import blank_die
from render.solenia.look import GOLD_PALE
from render.solenia.players import crate
from render.solenia.sky import phase_svg

PHASES = ("day", "dusk", "night", "dawn")


def paint_signs(scene: Scene) -> Image.Image:
    """All sections."""
    return paint_legend(part_of(scene, pictures()), scene.language, sky)


def signs_words(scene: Scene) -> str:
    """The same in words."""
    return legend_words(part_of(scene, pictures()), scene.language)


def pictures() -> list[list[Section]]:
    """The signs of the sky on one picture; those of boards and storages, and of cards and slots on another."""
    boards, powers = say("sol-sign-section-boards"), say("sol-sign-section-powers")
    return [[(say("sol-sign-section-sky"), on_the_sky())], [(boards, on_boards()), (powers, of_powers())]]


def _named(name: str) -> Text:
    return say(f"sol-sign-{name}")


def _light(phase: str, size: int) -> Image.Image:
    return svg.sprite(phase_svg(phase, 50, 50, 90), size)  # type: ignore[arg-type]


def _sign(name: str, words: str) -> LegendSign:
    return LegendSign(partial(sign_sprite, name), _named(words))


def _storm(size: int) -> Image.Image:
    """The storm on the rival's die."""
    drawing = blank_die(size).copy()
    svg.stamp_at(drawing, sign_sprite("storm", round(size * 0.72)), size / 2, size / 2)
    return drawing


def on_the_sky() -> list[LegendSign]:
    """Rows and their light, islands, cities, the airship, marks."""
    lights = [
        LegendSign(partial(_light, phase), say("sol-sign-light", light=say(f"sol-light-{phase}"))) for phase in PHASES
    ]
    return [
        *lights,
        *[LegendSign(partial(good, kind), say(f"sol-good-{kind}")) for kind in RESOURCES],
        LegendSign(partial(good, "city_day"), say("sol-city-day")),
        LegendSign(partial(good, "city_night"), say("sol-city-night")),
        LegendSign(airship, say("sol-thing-airship")),
        LegendSign(last_ring, _named("last")),
        LegendSign(option_ring, _named("option")),
        _sign("free", "free"),
        _sign("wind", "voyage"),
        LegendSign(lambda size: tick(), _named("payable")),
    ]


def on_boards() -> list[LegendSign]:
    """What is counted, and places of the storage."""
    return [
        LegendSign(partial(good, "gold"), say("sol-thing-gold")),
        LegendSign(partial(icon, "laurels", colour=GOLD_PALE), _named("leads")),
        LegendSign(partial(icon, "poker-hand", colour=PAPER), _named("hand")),
        LegendSign(partial(icon, "deck", colour=PAPER), _named("deck")),
        _sign("crate", "storage"),
        LegendSign(partial(crate, "free"), _named("room")),
        LegendSign(partial(crate, "closed"), _named("closed")),
        LegendSign(partial(crate, "over"), _named("over")),
        _sign("tile", "delivery"),
        _sign("pair", "pair"),
    ]


def of_powers() -> list[LegendSign]:
    """What cards, slots and improvements do, and the rival's die."""
    return [
        _sign("value-2", "value"),
        _sign("leaving", "expelled"),
        _sign("isle", "isle"),
        _sign("isle-wood", "isle-of"),
        _sign("any", "any"),
        _sign("arrow", "brings"),
        _sign("flag", "end"),
        _sign("row", "row"),
        _sign("cards", "cards"),
        _sign("diagonal", "diagonal"),
        LegendSign(_storm, _named("storm")),
    ]
