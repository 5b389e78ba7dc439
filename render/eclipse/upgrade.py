"""An upgrade: blueprints large, their squares named as the options name them, what they add up to and still lack."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import SHIP_CLASSES, SPECIES, ShipClass
from engine.eclipse.names import part_name, ship_name
from engine.eclipse.ships import added_up, is_legal
from engine.eclipse.view import View
from locales import translate
from render.eclipse.blueprint import ROWS, SPACING, SUM_COLOURS, SUMS, class_name, draw_squares, energy_of, sum_icon
from render.eclipse.board import GROUND
from render.eclipse.head import draw_head
from render.eclipse.look import DANGER
from render.eclipse.sheets import GAP, LEGEND, WIDE, draw_legend, plate
from render.eclipse.ships import ship
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.palette import PAPER, PEOPLE
from render.kit.picture import Scene, join_alt
from render.kit.text import LARGE, NORMAL, SMALL, Style, write, write_fit

SIDE, LARGE_SIDE = 108, 196
HEADING, FOOT = 84, 70


def seat_shown(view: View) -> int:
    """Whose blueprints are shown: the reader's, for onlookers those of who acts."""
    return view.active if view.seat is None else view.seat


def shown_ships(scene: Scene) -> tuple[ShipClass, ...]:
    """The classes that are marked; all where none is."""
    marked = {mark.at.partition("-")[0] for mark in scene.marks}
    return tuple(kind for kind in SHIP_CLASSES if kind in marked) or SHIP_CLASSES


def paint_upgrade(scene: Scene) -> Image.Image:
    """One ship large where only one can be changed, else all of them, two in a row."""
    view: View = scene.view
    seat, kinds = seat_shown(view), shown_ships(scene)
    side = LARGE_SIDE if len(kinds) == 1 else SIDE
    wide = WIDE - 2 * MARGIN if len(kinds) == 1 else (WIDE - 2 * MARGIN - GAP) // 2
    pairs = [kinds[start : start + 2] for start in range(0, len(kinds), 2)]
    talls = [block_height(pair, side) for pair in pairs]
    top = MARGIN + HEAD_HEIGHT + GAP
    canvas = sky(WIDE, top + sum(talls) + GAP * len(talls) + LEGEND + MARGIN - GAP, *GROUND).copy()
    draw_head(canvas, scene, say("ecl-action-upgrade"))
    if view.players[seat].species:
        for pair, tall in zip(pairs, talls, strict=True):
            for number, kind in enumerate(pair):
                draw_ship(canvas, scene, seat, kind, (MARGIN + number * (wide + GAP), top, wide, tall), side)
            top += tall + GAP
    draw_legend(canvas, canvas.height - MARGIN - 14, scene.language)
    return canvas


def block_height(kinds: tuple[ShipClass, ...], side: int) -> int:
    """How tall a row of ships is."""
    rows = max(ROWS[kind] for kind in kinds)
    return HEADING + max(round(rows * side * SPACING), 6 * step_of(side)) + FOOT


def step_of(side: int) -> int:
    """From one value to the next."""
    return 44 if side == SIDE else 62


def draw_ship(
    canvas: Image.Image, scene: Scene, seat: int, kind: ShipClass, box: tuple[int, int, int, int], side: int
) -> None:
    """A ship: its squares, what they add up to, the energy made and used; what is illegal in words and on its edge."""
    x, y, wide, tall = box
    player = scene.view.players[seat]
    blueprint, tiles = SPECIES[player.species].blueprints[kind], player.tiles.get(kind, {})
    stats = added_up(blueprint, tiles)
    lacking = name_fault(stats.energy, legal=is_legal(kind, stats))
    ground = plate(wide, tall) if lacking is None else plate(wide, tall, DANGER, 0.1, 5, "18 10")
    svg.stamp(canvas, ground if lacking is not None else plate(wide, tall, PEOPLE[seat].colour), x, y)
    svg.stamp_at(canvas, ship(seat, kind, 60), x + 48, y + 44)
    heading = Style(LARGE, PAPER, scene.language, 700)
    write_fit(canvas, x + 92, y + 44, class_name(kind, scene.language), heading, wide - 110, SMALL)
    left = x + 30 if side == SIDE else x + 60
    draw_squares(canvas, kind, blueprint, tiles, (left, y + HEADING, side), named=True)
    values = Style(NORMAL if side == SIDE else LARGE, PAPER, "en", 700)
    at_x = left + 3 * side * SPACING + (26 if side == SIDE else 80)
    for number, name in enumerate(SUMS):
        at_y = y + HEADING + 22 + number * step_of(side)
        value = getattr(stats, name)
        short = name == "energy" and value < 0
        colour = DANGER if short else SUM_COLOURS[number]
        svg.stamp_at(canvas, sum_icon(name, colour, 36 if side == SIDE else 46), at_x + 20, at_y)
        text = str(value) if name != "energy" else "{}/{}".format(*energy_of(blueprint, tiles))
        write(canvas, at_x + 58, at_y, text, values._replace(colour=colour if short else PAPER))
    if lacking is not None:
        style = Style(NORMAL, DANGER, scene.language, 700)
        write_fit(canvas, x + 30, y + tall - 36, translate(lacking, scene.language), style, wide - 60, SMALL)


def name_fault(energy: int, *, legal: bool) -> Text | None:
    """What keeps a ship from staying as it is (P17.8.3)."""
    if energy < 0:
        return say("ecl-pic-lacks-energy", missing=-energy)
    return None if legal else say("ecl-pic-lacks-drive")


def upgrade_words(scene: Scene) -> str:
    """The blueprints read out: what lies on each square, and what is wrong."""
    view: View = scene.view
    seat = seat_shown(view)
    player = view.players[seat]
    texts: list[Text] = []
    for kind in shown_ships(scene) if player.species else ():
        blueprint, tiles = SPECIES[player.species].blueprints[kind], player.tiles.get(kind, {})
        squares: list[Text] = []
        for slot, printed in blueprint.slots:
            part = tiles.get(slot, printed)
            name = say("ecl-alt-none") if part is None else part_name(part)
            squares.append(say("ecl-alt-square", slot=slot, part=name))
        made, used = energy_of(blueprint, tiles)
        texts.append(say("ecl-alt-blueprint", ship=ship_name(kind), squares=squares, made=made, used=used))
        stats = added_up(blueprint, tiles)
        lacking = name_fault(stats.energy, legal=is_legal(kind, stats))
        if lacking is not None:
            texts.append(say("ecl-alt-lacking", ship=ship_name(kind), what=lacking))
    return join_alt(texts, scene.language)
