"""What every sign on the pictures means: a page of its own, and the commonest signs below the boards of a first round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import RESOURCES, SHIP_CLASSES, SquareKind
from engine.eclipse.names import ship_name
from engine.eclipse.state import ANCIENTS, GCDS
from engine.eclipse.view import DieView
from locales import capitalize, translate
from render.eclipse.blueprint import SUM_COLOURS, SUMS, sum_icon
from render.eclipse.galaxy import battle_frame, change_ring, frontier_dot, full_lane
from render.eclipse.look import CORONA, SPACE
from render.eclipse.parts import DIE_COLOURS, KIND_COLOURS, ambassador, dice_svg, empty_square, reputation_tile
from render.eclipse.players import coin, colony_icon, disc_icon
from render.eclipse.salvos import die_face
from render.eclipse.sectors import population_square, structure, wormhole
from render.eclipse.sheets import backdrop, lamp, plate
from render.eclipse.ships import badge, hull_bar, ship
from render.eclipse.type import BESIDE, GAP, ROOM, WIDE, beside, body, figure, or_beside
from render.kit import svg
from render.kit.palette import BRASS, MIST, PAPER, PEOPLE, mix
from render.kit.picture import Scene, join_alt
from render.kit.text import write, write_fit

SIGN, ROW, HEADING = 52, 53, 52
"""The room for a sign, the height of a row, of a section's name."""
FOOT_SIGN, FOOT_ROW, ACROSS = 38, 46, 3
"""Below a board: signs, rows, and how many signs stand in a row."""
KINDS: tuple[SquareKind, ...] = ("money", "science", "materials", "gray", "orbital")

Stamp: TypeAlias = Callable[[Image.Image, float, float, int], None]
"""Draws a sign on a canvas: its middle, and its size."""


class Sign(NamedTuple):
    """A sign and what it means."""

    stamp: Stamp
    words: Text


def drawn(make: Callable[[int], Image.Image]) -> Stamp:
    """A sign that is a sprite."""
    return lambda canvas, x, y, size: svg.stamp_at(canvas, make(size), x, y)


def written(text: str, colour: str) -> Stamp:
    """A sign that is written."""

    def stamp(canvas: Image.Image, x: float, y: float, size: int) -> None:
        write(canvas, x, y, text, figure(colour, round(size * 0.7)), "middle")

    return stamp


def half_wormhole(size: int) -> Image.Image:
    """The half ring at an edge."""
    made = wormhole(2 * size, 0)
    middle = made.width // 2
    box = made.getbbox()
    top = box[1] if box is not None else 0
    return made.crop((middle - size // 2, top - size // 3, middle + size // 2, top + size - size // 3))


def fleet(canvas: Image.Image, x: float, y: float, size: int) -> None:
    """A ship and a number."""
    svg.stamp_at(canvas, ship(1, "cruiser", size), x - size * 0.22, y)
    write(canvas, x + size * 0.36, y, "3", figure(PAPER), "middle")


def die(damage: int, *, missile: bool = False) -> Stamp:
    """A die, or a missile."""
    return drawn(lambda size: svg.sprite(dice_svg((damage,), missile=missile), size * (1 if missile else 1.5)))


def tile(size: int, edge: str, *, printed: bool = False, ancient: bool = False) -> Image.Image:
    """The square of a part: printed on the board, a tile on it, or a tile of the Ancients."""
    dash = 'stroke-dasharray="14 10"' if printed else ""
    fill = mix(SPACE, edge, 0.1 if printed else 0.3)
    core = f'<path d="M50 30 70 50 50 70 30 50Z" fill="{edge}"/>' if ancient else ""
    return svg.sprite(
        f'<rect x="8" y="8" width="84" height="84" rx="16" fill="{fill}" stroke="{edge}" stroke-width="6" {dash}/>{core}',
        size,
    )


def named(*names: str) -> tuple[Text, ...]:
    """What signs mean that are only here."""
    return tuple(say(f"ecl-sign-{name}") for name in names)


def on_the_map() -> list[Sign]:
    """Sectors and what happens there."""
    stamps = (
        written("2F", PAPER),
        drawn(lambda size: badge(0, size)),
        fleet,
        drawn(lambda size: full_lane(round(size * 2.2), 1)),
        drawn(half_wormhole),
        drawn(lambda size: frontier_dot(round(size * 2.6))),
        drawn(lambda size: change_ring(size // 2)),
        drawn(lambda size: battle_frame(size // 2)),
        lambda canvas, x, y, size: lamp(canvas, x, y, size, "1", 35),
        written("★", CORONA),
    )
    words = named("place", "owner", "ships", "lane", "half", "frontier", "changed", "battle", "number", "points")
    return [Sign(*each) for each in zip(stamps, words, strict=True)]


def squares() -> list[Sign]:
    """Squares of population."""
    kinds = [Sign(drawn(partial(population_square, kind, False, None)), say(f"ecl-square-{kind}")) for kind in KINDS]
    kinds[3] = kinds[3]._replace(words=say("ecl-sign-any"))
    return [
        *kinds,
        Sign(drawn(lambda size: population_square("science", True, None, size)), say("ecl-sign-advanced")),
        Sign(drawn(lambda size: population_square("money", False, 1, size)), say("ecl-sign-cube")),
    ]


def on_sectors() -> list[Sign]:
    """What lies on sectors beside squares, and who is there."""
    things = {
        "discovery": say("ecl-thing-sector-discovery"),
        "artifact": say("ecl-thing-sector-artifact"),
        "orbital": say("ecl-orbital"),
        "monolith": say("ecl-monolith"),
    }
    signs = [Sign(drawn(partial(structure, kind)), words) for kind, words in things.items()]
    signs += [Sign(drawn(partial(ship, 0, kind)), ship_name(kind)) for kind in SHIP_CLASSES]
    signs.append(Sign(drawn(lambda size: ship(ANCIENTS, "ancient", size)), ship_name("ancient")))
    signs.append(Sign(drawn(lambda size: ship(GCDS, "gcds", size)), ship_name("gcds")))
    return signs


def of_players() -> list[Sign]:
    """Figures of players."""
    signs = [Sign(drawn(partial(coin, kind)), say(f"ecl-square-{kind}")) for kind in RESOURCES]
    return [
        *signs,
        Sign(written("+5", MIST), say("ecl-sign-income")),
        Sign(drawn(lambda size: disc_icon(round(size * 0.85))), say("ecl-thing-disc")),
        Sign(drawn(lambda size: colony_icon(round(size * 0.85))), say("ecl-thing-colony_ship")),
        Sign(drawn(lambda size: reputation_tile(None, size)), say("ecl-sign-hidden")),
        Sign(drawn(lambda size: ambassador(PEOPLE[3].colour, size)), say("ecl-thing-ambassador")),
    ]


def of_ships() -> list[Sign]:
    """Values of ships, and their parts."""
    values = [
        Sign(drawn(partial(sum_icon, name, colour)), say(f"ecl-pic-sum-{name}"))
        for name, colour in zip(SUMS, SUM_COLOURS, strict=True)
    ]
    dice = [Sign(die(damage), say("ecl-sign-die", count=damage)) for damage in DIE_COLOURS]
    return [
        *values,
        *dice,
        Sign(die(2, missile=True), say("ecl-sign-missile")),
        Sign(drawn(lambda size: tile(size, PAPER, printed=True)), say("ecl-sign-printed")),
        Sign(drawn(lambda size: tile(size, KIND_COLOURS["hull"])), say("ecl-sign-tile")),
        Sign(drawn(lambda size: tile(size, "#FFFFFF", ancient=True)), say("ecl-pic-part-ancient")),
        Sign(drawn(empty_square), say("ecl-sign-empty")),
        Sign(written("#1", CORONA), say("ecl-sign-order")),
        Sign(drawn(lambda size: die_face(DieView(1, 6, True), max(58, size))), say("ecl-sign-hit")),
        Sign(drawn(lambda size: die_face(DieView(1, 2, False), max(58, size))), say("ecl-sign-miss")),
        Sign(drawn(lambda size: hull_bar(2, 1, PEOPLE[1].colour, size)), say("ecl-sign-hull")),
    ]


SECTIONS: dict[str, Callable[[], list[Sign]]] = {
    "map": on_the_map,
    "squares": squares,
    "sectors": on_sectors,
    "players": of_players,
    "parts": of_ships,
}


def paint_legend(scene: Scene) -> Image.Image:
    """A section for each kind of picture, two signs in a row."""
    sections = {name: signs() for name, signs in SECTIONS.items()}
    tall = sum(HEADING + -(-len(signs) // 2) * ROW for signs in sections.values())
    canvas = backdrop(2 * ROOM + tall + (len(sections) - 1) * GAP)
    y = ROOM
    for name, signs in sections.items():
        y = draw_section(canvas, scene, say(f"ecl-sign-section-{name}"), signs, y) + GAP
    return canvas


def draw_section(canvas: Image.Image, scene: Scene, heading: Text, signs: list[Sign], y: int) -> int:
    """Its name above its signs. Returns where it ends."""
    language = scene.language
    rows = -(-len(signs) // 2)
    svg.stamp(canvas, plate(WIDE - 2 * ROOM, HEADING + rows * ROW, BRASS, 0.05), ROOM, y)
    write(canvas, ROOM + 22, y + HEADING / 2 + 2, translate(heading, language), body(CORONA, language, 700))
    half = (WIDE - 2 * ROOM) / 2
    for number, sign in enumerate(signs):
        x, at = ROOM + 22 + number % 2 * half, y + HEADING + (number // 2 + 0.5) * ROW - 4
        sign.stamp(canvas, x + SIGN / 2, at, SIGN)
        words = capitalize(translate(sign.words, language))
        room = half - SIGN - 52
        style = or_beside(words, body(PAPER, language), room)
        write_fit(canvas, x + SIGN + 20, at, words, style, room, BESIDE)
    return y + HEADING + rows * ROW


# -- below the boards of a first round ---------------------------------------------------------------------------------


def foot_signs() -> list[Sign]:
    """The commonest signs of a board."""
    the_map, there = on_the_map(), on_sectors()
    return [*squares()[:4], squares()[5], *the_map[3:6], there[0], there[8], *of_players()[4:6]]


def foot_height() -> int:
    """How much room the legend below a board takes."""
    return -(-len(foot_signs()) // ACROSS) * FOOT_ROW


def draw_foot(canvas: Image.Image, scene: Scene, y: int) -> None:
    """Signs in rows, smaller than on their page."""
    pace = (WIDE - 2 * ROOM) / ACROSS
    for number, sign in enumerate(foot_signs()):
        x, at = ROOM + 8 + number % ACROSS * pace, y + (number // ACROSS + 0.5) * FOOT_ROW
        sign.stamp(canvas, x + FOOT_SIGN / 2, at, FOOT_SIGN)
        words = capitalize(translate(sign.words, scene.language))
        style = beside(MIST, scene.language)
        write_fit(canvas, x + FOOT_SIGN + 12, at, words, style, pace - FOOT_SIGN - 26, BESIDE)


# -- words -----------------------------------------------------------------------------------------------------------


def legend_words(scene: Scene) -> str:
    """The meanings, section by section."""
    return join_alt(
        [
            say(
                "ecl-alt-legend",
                section=say(f"ecl-sign-section-{name}"),
                signs=[sign.words for sign in signs()],
            )
            for name, signs in SECTIONS.items()
        ],
        scene.language,
    )
