"""An upgrade: blueprints large, their squares named as the options name them, what they add up to and still lack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.actions.upgrade import available, judge_empty, printed_on
from engine.eclipse.components import SHIP_CLASSES, SPECIES, Blueprint, ShipClass
from engine.eclipse.names import part_name, ship_name
from engine.eclipse.ships import added_up, is_legal
from engine.eclipse.view import PlayerView, View
from locales import translate
from locales.numbers import signed, with_minus
from render.eclipse.blueprint import (
    ICON,
    SPACING,
    SUM_COLOURS,
    SUMS,
    class_name,
    draw_squares,
    draw_sums,
    energy_of,
    squares_height,
    sum_icon,
)
from render.eclipse.look import CORONA, DANGER
from render.eclipse.parts import part_tile
from render.eclipse.players import coin
from render.eclipse.sheets import LEGEND, backdrop, draw_legend, plate
from render.eclipse.ships import ship
from render.eclipse.type import BESIDE, BODY, GAP, ROOM, WIDE, beside, body, figure
from render.kit import svg
from render.kit.palette import MIST, PAPER, PEOPLE
from render.kit.picture import Scene, join_alt
from render.kit.text import width, write, write_fit

SIDE, LARGE_SIDE = 132, 164
HEADING, SUM_ROW, FAULT = 76, 58, 50
PRICE = 44
VALUE_STEP = 64
TILE = 104
CHOICE, CHOICES = 116, 2
"""The height of a part that can be placed, and how many stand in a row."""


def seat_shown(view: View) -> int:
    """Whose blueprints are shown: the reader's, for onlookers those of who acts."""
    return view.active if view.seat is None else view.seat


def shown_ships(scene: Scene) -> tuple[ShipClass, ...]:
    """The classes that are marked; all where none is."""
    marked = {mark.at.partition("-")[0] for mark in scene.marks}
    return tuple(kind for kind in SHIP_CLASSES if kind in marked) or SHIP_CLASSES


def asked_square(scene: Scene) -> tuple[ShipClass, str] | None:
    """The square that a part is chosen for, if it is one alone."""
    places = {mark.at for mark in scene.marks if "-" in mark.at}
    if len(places) != 1:
        return None
    kind, _, slot = places.pop().partition("-")
    return cast(ShipClass, kind), slot


def paint_upgrade(scene: Scene) -> Image.Image:
    """One ship large where only one can be changed, else all of them, two in a row; below a ship of which one square is
    asked about what each part would make of it."""
    view: View = scene.view
    seat, kinds = seat_shown(view), shown_ships(scene)
    if not view.players[seat].species:
        return backdrop(2 * ROOM)
    if len(kinds) == 1:
        return paint_one(scene, seat, kinds[0])
    wide = (WIDE - 2 * ROOM - GAP) // 2
    pairs = [kinds[start : start + 2] for start in range(0, len(kinds), 2)]
    talls = [block_height(scene, seat, pair) for pair in pairs]
    canvas = backdrop(ROOM + sum(talls) + GAP * len(talls) + LEGEND)
    y = ROOM
    for pair, tall in zip(pairs, talls, strict=True):
        for number, kind in enumerate(pair):
            draw_ship(canvas, scene, seat, kind, (ROOM + number * (wide + GAP), y, wide, tall))
        y += tall + GAP
    draw_legend(canvas, y, scene.language)
    return canvas


def block_height(scene: Scene, seat: int, kinds: tuple[ShipClass, ...]) -> int:
    """How tall a row of ships is."""
    fault = any(fault_of(scene.view, seat, kind) is not None for kind in kinds)
    return HEADING + squares_height(kinds, SIDE, named=True) + SUM_ROW + FAULT * fault + 8


def fault_of(view: View, seat: int, kind: ShipClass) -> Text | None:
    """What keeps a seat's ship from staying as it is."""
    player = view.players[seat]
    stats = added_up(SPECIES[player.species].blueprints[kind], player.tiles.get(kind, {}))
    return name_fault(stats.energy, legal=is_legal(kind, stats))


def draw_heading(canvas: Image.Image, scene: Scene, seat: int, kind: ShipClass, box: tuple[int, int, int, int]) -> None:
    """The ground of a ship, its name and its price; on the edge whether it may stay as it is."""
    x, y, wide, tall = box
    fault = fault_of(scene.view, seat, kind)
    ground = plate(wide, tall, PEOPLE[seat].colour) if fault is None else plate(wide, tall, DANGER, 0.1, 5, "18 10")
    svg.stamp(canvas, ground, x, y)
    svg.stamp_at(canvas, ship(seat, kind, 60), x + 46, y + 40)
    price = str(SPECIES[scene.view.players[seat].species].blueprints[kind].price)
    taken = write(canvas, x + wide - 24, y + 40, price, figure(PAPER, PRICE), "right")
    svg.stamp_at(canvas, coin("materials", 40), x + wide - 52 - taken, y + 40)
    style = body(PAPER, scene.language, 700)
    write_fit(canvas, x + 86, y + 40, class_name(kind, scene.language), style, wide - 190 - taken, style.size)
    if fault is not None:
        words = translate(fault, scene.language)
        style = body(DANGER, scene.language, 700)
        write_fit(canvas, x + 26, y + tall - 34, words, style, wide - 50, style.size)


def draw_ship(canvas: Image.Image, scene: Scene, seat: int, kind: ShipClass, box: tuple[int, int, int, int]) -> None:
    """One of several ships: its squares and what they add up to."""
    draw_heading(canvas, scene, seat, kind, box)
    x, y, wide, _ = box
    player = scene.view.players[seat]
    blueprint, tiles = SPECIES[player.species].blueprints[kind], player.tiles.get(kind, {})
    left = x + (wide - (2 * SPACING + 1) * SIDE) / 2
    draw_squares(canvas, kind, blueprint, tiles, (left, y + HEADING - 4, SIDE), named=True, lit=lit_on(scene, kind))
    energy = "{}/{}".format(*energy_of(blueprint, tiles))
    at = y + HEADING + squares_height((kind,), SIDE, named=True) + SUM_ROW / 2
    draw_sums(canvas, added_up(blueprint, tiles), (x + 26, at, wide - 50), energy)


def lit_on(scene: Scene, kind: ShipClass) -> set[str]:
    """The squares of a ship that are marked."""
    return {mark.at.partition("-")[2] for mark in scene.marks if mark.at.startswith(f"{kind}-")}


# -- one ship --------------------------------------------------------------------------------------------------------


def paint_one(scene: Scene, seat: int, kind: ShipClass) -> Image.Image:
    """A ship large, its values beside it by name; below it what each part would make of it on the square that is asked
    about."""
    player: PlayerView = scene.view.players[seat]
    blueprint, tiles = SPECIES[player.species].blueprints[kind], player.tiles.get(kind, {})
    asked = asked_square(scene)
    parts = parts_for(player, kind, asked[1]) if asked is not None else ()
    rows = -(-len(parts) // CHOICES)
    fault = fault_of(scene.view, seat, kind) is not None
    squares = max(squares_height((kind,), LARGE_SIDE, named=True), len(SUMS) * VALUE_STEP)
    tall = HEADING + squares + FAULT * fault + 22
    wide = WIDE - 2 * ROOM
    canvas = backdrop(2 * ROOM + tall + rows * (CHOICE + GAP))
    draw_heading(canvas, scene, seat, kind, (ROOM, ROOM, wide, tall))
    top = ROOM + HEADING - 4
    draw_squares(canvas, kind, blueprint, tiles, (ROOM + 34, top, LARGE_SIDE), named=True, lit=lit_on(scene, kind))
    left = ROOM + 34 + 3 * LARGE_SIDE * SPACING + 40
    draw_values(canvas, scene, blueprint, tiles, (left, top + 36, WIDE - ROOM - 24 - left))
    half = (wide - GAP) // CHOICES
    for number, part in enumerate(parts):
        assert asked is not None
        x, y = ROOM + number % CHOICES * (half + GAP), ROOM + tall + GAP + number // CHOICES * (CHOICE + GAP)
        draw_choice(canvas, scene, (player, kind, asked[1], part), (x, y, half))
    return canvas


def parts_for(player: PlayerView, kind: ShipClass, slot: str) -> tuple[str, ...]:
    """The parts that can go on a square that has no tile."""
    if slot in player.tiles.get(kind, {}):
        return ()
    printed = printed_on(player.species, kind, slot)
    can_place = available(player.technologies, player.saved_parts)
    return tuple(part for part in can_place if judge_empty(kind, printed, part) is None)


def draw_values(
    canvas: Image.Image, scene: Scene, blueprint: Blueprint, tiles: Mapping[str, str], box: tuple[float, float, float]
) -> None:
    """What a ship's parts add up to, a value in a row with its name. `box`: left, the middle of the first, width."""
    left, top, wide = box
    stats = added_up(blueprint, tiles)
    for number, name in enumerate(SUMS):
        y = top + number * VALUE_STEP
        short = name == "energy" and stats.energy < 0
        colour = DANGER if short else SUM_COLOURS[number]
        svg.stamp_at(canvas, sum_icon(name, colour, 46), left + 23, y)
        text = str(getattr(stats, name)) if name != "energy" else "{}/{}".format(*energy_of(blueprint, tiles))
        taken = write(canvas, left + 62, y, text, figure(DANGER if short else PAPER, 44))
        word = translate(say(f"ecl-pic-sum-{name}"), scene.language)
        at = left + 62 + max(40, taken) + 18
        style = body(MIST, scene.language)
        fits = width(word, style) <= left + wide - at
        write_fit(canvas, at, y, word, style if fits else beside(MIST, scene.language), left + wide - at, BESIDE)


def draw_choice(
    canvas: Image.Image, scene: Scene, choice: tuple[PlayerView, ShipClass, str, str], box: tuple[int, int, int]
) -> None:
    """A part that can be placed: its tile and name, and the values that it would change, before and after."""
    player, kind, slot, part = choice
    x, y, wide = box
    blueprint, tiles = SPECIES[player.species].blueprints[kind], player.tiles.get(kind, {})
    after_tiles = {**tiles, slot: part}
    before, after = added_up(blueprint, tiles), added_up(blueprint, after_tiles)
    legal = is_legal(kind, after)
    svg.stamp(canvas, plate(wide, CHOICE, CORONA if legal else DANGER, 0.06, 2, "" if legal else "14 9"), x, y)
    svg.stamp_at(canvas, part_tile(part, TILE), x + 60, y + CHOICE / 2)
    left = x + 122.0
    name, style = translate(part_name(part), scene.language), body(PAPER, scene.language, 700)
    write_fit(canvas, left, y + 36, name, style, wide - 134, style.size)
    changed = [(value, getattr(before, value), getattr(after, value)) for value in SUMS]
    changed = [(value, was, now) for value, was, now in changed if was != now]
    texts = [with_minus(f"{was}→{now}") for _, was, now in changed]
    style = figure(PAPER, BODY)
    if left + sum(ICON + 24 + width(text, style) for text in texts) > x + wide:
        texts = [signed(now - was) for _, was, now in changed]
    for (value, _, now), text in zip(changed, texts, strict=True):
        bad = value == "energy" and now < 0
        colour = DANGER if bad else SUM_COLOURS[SUMS.index(value)]
        svg.stamp_at(canvas, sum_icon(value, colour, ICON), left + ICON / 2, y + 82)
        left += ICON + 6
        left += write(canvas, left, y + 82, text, style._replace(colour=DANGER if bad else PAPER)) + 18


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
