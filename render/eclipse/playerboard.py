"""A player's board: tracks, the four blueprints with what they add up to, technologies, the reputation track."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.eclipse.components import (
    CATEGORIES,
    DISCOUNTS,
    MOST_IN_CATEGORY,
    PRODUCTION,
    RESOURCES,
    SHIP_CLASSES,
    SPECIES,
    TECHNOLOGIES,
    UPKEEP,
    Category,
    Resource,
    ShipClass,
)
from engine.eclipse.names import species_name, technology_name
from engine.eclipse.ships import added_up
from engine.eclipse.view import PlayerView, View
from locales import translate
from locales.numbers import MINUS, with_minus
from render.eclipse.blueprint import SPACING, class_name, draw_squares, draw_sums, squares_height
from render.eclipse.head import name_of
from render.eclipse.look import CORONA, DANGER, DIM, KINDS, SPACE
from render.eclipse.market import COLOURS
from render.eclipse.parts import ambassador, empty_square, reputation_tile
from render.eclipse.players import coin, colony_icon
from render.eclipse.sheets import backdrop
from render.eclipse.ships import badge, ship
from render.eclipse.type import BESIDE, BODY, GAP, MOST_TALL, ROOM, WIDE, beside, body, figure, name, or_beside
from render.kit import svg
from render.kit.palette import MIST, PAPER, PEOPLE, mix
from render.kit.picture import Scene
from render.kit.text import write, write_fit

SUMMARY, ROW, REPUTATION = 92, 64, 104
SIDE, HEADING, SUM_ROW = 108, 66, 56
COINS, PRICE = 430, 44
LINE = 44
"""From one technology to the next."""


def paint_player(scene: Scene) -> Image.Image:
    """The board of the seat that `scene.what` names (`boards:2`), or of who looks."""
    view: View = scene.view
    seat = int(scene.what.partition(":")[2] or (view.seat or 0))
    player = view.players[seat]
    canvas = backdrop(MOST_TALL)
    top = draw_summary(canvas, scene, seat, ROOM)
    if player.species:
        top = draw_tracks(canvas, scene, seat, top)
        top = draw_blueprints(canvas, scene, seat, top)
        top = draw_technologies(canvas, scene, seat, top)
        top = draw_reputation(canvas, scene, seat, top)
    return canvas.crop((0, 0, WIDE, top + ROOM - GAP))


def panel(wide: float, tall: float, seat: int) -> Image.Image:
    """The ground of a part of the board."""
    colour = PEOPLE[seat].colour
    return svg.sheet(
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="18" fill="{mix(SPACE, colour, 0.06)}" '
        f'fill-opacity="0.9" stroke="{colour}" stroke-opacity="0.45" stroke-width="2"/>',
        wide,
        tall,
    )


def draw_summary(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """Whose board it is, what lies in storage, and the points so far."""
    player: PlayerView = scene.view.players[seat]
    svg.stamp(canvas, panel(WIDE - 2 * ROOM, SUMMARY, seat), ROOM, top)
    svg.stamp_at(canvas, badge(seat, 72), ROOM + 52, top + SUMMARY / 2)
    words = name_of(scene, seat)
    room = COINS - 104 - 18
    style = or_beside(words, name(words, PAPER, scene.language), room)
    species = translate(species_name(player.species), scene.language) if player.species else ""
    write_fit(canvas, ROOM + 102, top + (30 if species else SUMMARY / 2), words, style, room, BESIDE)
    write_fit(canvas, ROOM + 102, top + 67, species, beside(MIST, scene.language), room, BESIDE)
    x = ROOM + COINS
    for resource, have in zip(RESOURCES, (player.money, player.science, player.materials), strict=True):
        svg.stamp_at(canvas, coin(resource, 44), x + 20, top + SUMMARY / 2)
        write(canvas, x + 52, top + SUMMARY / 2, str(have), figure(PAPER, 42))
        x += 124
    points = figure(CORONA, 54)
    write(canvas, WIDE - ROOM - 26, top + SUMMARY / 2, f"{player.points.total}★", points, "right")
    return top + SUMMARY + GAP


# -- tracks ----------------------------------------------------------------------------------------------------------


def draw_tracks(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """The three population tracks and the influence track, each with what it means now."""
    player: PlayerView = scene.view.players[seat]
    tall = 4 * ROW + 16
    svg.stamp(canvas, panel(WIDE - 2 * ROOM, tall, seat), ROOM, top)
    y = top + 8 + ROW / 2
    for resource, cubes in zip(RESOURCES, player.cubes, strict=True):
        draw_population(canvas, seat, resource, cubes, y)
        y += ROW
    draw_influence(canvas, player, seat, y)
    return top + tall + GAP


def draw_population(canvas: Image.Image, seat: int, resource: Resource, cubes: int, y: float) -> None:
    """Cubes from the left; the leftmost square without one is what the track yields."""
    look = KINDS[resource]
    svg.stamp_at(canvas, coin(resource, 42), ROOM + 40, y)
    for number, worth in enumerate(PRODUCTION[:12]):
        x = ROOM + 112 + number * 69
        covered, current = number < cubes, number == cubes
        fill = PEOPLE[seat].colour if covered else look.colour if current else SPACE
        svg.stamp_at(canvas, box(fill, look.colour, current), x, y)
        ink = PEOPLE[seat].ink if covered else look.ink if current else MIST
        style = figure(ink, 38) if current else beside(ink, "en", 600)
        write(canvas, x, y, str(worth), style, "middle")
    write(canvas, WIDE - ROOM - 20, y, f"+{PRODUCTION[cubes]}", figure(look.colour, 42), "right")


def draw_influence(canvas: Image.Image, player: PlayerView, seat: int, y: float) -> None:
    """Discs from the left; the leftmost circle without one is the upkeep."""
    disc = svg.sprite(
        f'<circle cx="50" cy="50" r="40" fill="{PEOPLE[seat].colour}" stroke="{SPACE}" stroke-width="6"/>', 46
    )
    svg.stamp_at(canvas, disc, ROOM + 40, y)
    for number, cost in enumerate(UPKEEP):
        x = ROOM + 108 + number * 64
        covered, current = number < player.discs, number == min(player.discs, len(UPKEEP) - 1)
        fill = PEOPLE[seat].colour if covered else PAPER if current else SPACE
        svg.stamp_at(canvas, ring(fill, DIM if not current else PAPER), x, y)
        ink = PEOPLE[seat].ink if covered else "#14161F" if current else MIST
        style = figure(ink, BODY) if current else beside(ink, "en", 600)
        write(canvas, x, y, f"{MINUS}{cost}" if cost else "0", style, "middle")
    cost = UPKEEP[min(player.discs, len(UPKEEP) - 1)]
    after = player.money + PRODUCTION[player.cubes[0]] - cost
    colour = DANGER if after < 0 else PAPER
    write(canvas, WIDE - ROOM - 20, y, with_minus(f"={after}"), figure(colour, 42), "right")


def box(fill: str, edge: str, current: bool) -> Image.Image:
    """A square of a population track."""
    return svg.sheet(
        f'<rect x="3" y="3" width="58" height="50" rx="9" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{5 if current else 2}" stroke-opacity="{1 if current else 0.5}"/>',
        64,
        56,
    )


def ring(fill: str, edge: str) -> Image.Image:
    """A circle of the influence track."""
    return svg.sprite(f'<circle cx="50" cy="50" r="45" fill="{fill}" stroke="{edge}" stroke-width="5"/>', 60)


# -- blueprints ------------------------------------------------------------------------------------------------------


def draw_blueprints(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """Two in a row: the squares, and below them what they add up to."""
    wide = (WIDE - 2 * ROOM - GAP) // 2
    for pair in (SHIP_CLASSES[:2], SHIP_CLASSES[2:]):
        tall = HEADING + squares_height(pair, SIDE) + SUM_ROW
        for number, kind in enumerate(pair):
            x = ROOM + number * (wide + GAP)
            svg.stamp(canvas, panel(wide, tall, seat), x, top)
            draw_blueprint(canvas, scene, seat, kind, (x, top, wide, tall))
        top += tall + GAP
    return top


def draw_blueprint(
    canvas: Image.Image, scene: Scene, seat: int, kind: ShipClass, box: tuple[int, int, int, int]
) -> None:
    """One ship: its name, number built and price, the squares as they lie on the board, the sums."""
    x, y, wide, tall = box
    view: View = scene.view
    player = view.players[seat]
    blueprint = SPECIES[player.species].blueprints[kind]
    tiles = player.tiles.get(kind, {})
    middle = y + HEADING / 2
    svg.stamp_at(canvas, ship(seat, kind, 52), x + 40, middle)
    built = sum(
        len(fleet.ships.get(kind, ())) for s in view.sectors.values() for fleet in s.fleets if fleet.side == seat
    )
    taken = write(canvas, x + wide - 20, middle, str(blueprint.price), figure(PAPER, PRICE), "right")
    svg.stamp_at(canvas, coin("materials", 38), x + wide - 44 - taken, middle)
    style = body(PAPER, scene.language, 700)
    room = wide - taken - 150 - (70 if built else 0)
    length = write_fit(canvas, x + 74, middle, class_name(kind, scene.language), style, room, style.size)
    if built:
        write(canvas, x + 88 + length, middle, f"×{built}", figure(CORONA, 38))
    left = x + (wide - (2 * SPACING + 1) * SIDE) / 2
    draw_squares(canvas, kind, blueprint, tiles, (left, y + HEADING, SIDE))
    draw_sums(canvas, added_up(blueprint, tiles), (x + 24, y + tall - SUM_ROW / 2, wide - 46))


# -- technologies and reputation -------------------------------------------------------------------------------------


def draw_technologies(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """What is owned in each category, and the discount on the next."""
    player: PlayerView = scene.view.players[seat]
    owned = [TECHNOLOGIES[each].category for each in player.technologies]
    tall = 62 + LINE * max(1, *(owned.count(category) for category in CATEGORIES)) + 8
    wide = (WIDE - 2 * ROOM - 2 * GAP) // 3
    for number, category in enumerate(CATEGORIES):
        x = ROOM + number * (wide + GAP)
        svg.stamp(canvas, panel(wide, tall, seat), x, top)
        draw_category(canvas, scene, player, category, x, top, wide)
    return top + tall + GAP


def draw_category(
    canvas: Image.Image, scene: Scene, player: PlayerView, category: Category, x: float, y: float, wide: float
) -> None:
    """The names of the technologies in one category."""
    owned = [each for each in player.technologies if TECHNOLOGIES[each].category == category]
    title = translate(say(f"ecl-category-{category}"), scene.language)
    write_fit(canvas, x + 18, y + 34, title, body(COLOURS[category], scene.language, 700), wide - 100, BESIDE)
    discount = DISCOUNTS[min(len(owned), len(DISCOUNTS) - 1)]
    if discount and len(owned) < MOST_IN_CATEGORY:
        write(canvas, x + wide - 18, y + 34, f"{MINUS}{discount}", figure(MIST, BODY), "right")
    for number, each in enumerate(owned):
        words = translate(technology_name(each), scene.language)
        style = or_beside(words, body(PAPER, scene.language), wide - 34)
        write_fit(canvas, x + 18, y + 82 + number * LINE, words, style, wide - 34, BESIDE)


def draw_reputation(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """Ambassadors and reputation tiles; values only of one's own, or at the end."""
    view: View = scene.view
    player = view.players[seat]
    places = SPECIES[player.species].reputation
    tall = REPUTATION
    svg.stamp(canvas, panel(WIDE - 2 * ROOM, tall, seat), ROOM, top)
    total = places.ambassador + places.either + places.reputation
    values: list[int | None] = [None] * player.reputation
    if view.seat == seat and view.reputation is not None:
        values = [*view.reputation]
    x = ROOM + 62.0
    for partner in player.partners:
        svg.stamp_at(canvas, ambassador(PEOPLE[partner].colour, 80), x, top + tall / 2)
        svg.stamp_at(canvas, badge(partner, 52), x + 26, top + tall / 2 + 18)
        x += 100
    for value in values:
        svg.stamp_at(canvas, reputation_tile(value, 86), x, top + tall / 2)
        x += 100
    for _ in range(total - len(player.partners) - len(values)):
        svg.stamp_at(canvas, empty_square(80), x, top + tall / 2)
        x += 100
    shown = f"{player.colony_ships}/{SPECIES[player.species].colony_ships}"
    taken = write(canvas, WIDE - ROOM - 26, top + tall / 2, shown, figure(PAPER, 42), "right")
    svg.stamp_at(canvas, colony_icon(50), WIDE - ROOM - 60 - taken, top + tall / 2)
    return top + tall + GAP
