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
from render.eclipse.blueprint import class_name, draw_squares, draw_sums
from render.eclipse.board import GROUND
from render.eclipse.head import draw_head, name_of
from render.eclipse.look import CORONA, DANGER, DIM, KINDS, SPACE
from render.eclipse.parts import ambassador, empty_square, reputation_tile
from render.eclipse.players import coin
from render.eclipse.ships import ship
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.palette import MIST, PAPER, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, SMALL, Style, write, write_fit

WIDE, TALL = 1280, 2010
GAP = 16


def paint_player(scene: Scene) -> Image.Image:
    """The board of the seat that `scene.what` names (`boards:2`), or of who looks."""
    view: View = scene.view
    seat = int(scene.what.partition(":")[2] or (view.seat or 0))
    player = view.players[seat]
    canvas = sky(WIDE, TALL, *GROUND).copy()
    draw_head(canvas, scene, species_name(player.species) if player.species else None)
    top = MARGIN + HEAD_HEIGHT + GAP
    top = draw_summary(canvas, scene, seat, top)
    if player.species:
        top = draw_tracks(canvas, scene, seat, top)
        top = draw_blueprints(canvas, scene, seat, top)
        top = draw_technologies(canvas, scene, seat, top)
        top = draw_reputation(canvas, scene, seat, top)
    return canvas.crop((0, 0, WIDE, min(TALL, top + MARGIN - GAP)))


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
    tall = 110
    svg.stamp(canvas, panel(WIDE - 2 * MARGIN, tall, seat), MARGIN, top)
    svg.stamp_at(canvas, badge(seat, 76), MARGIN + 60, top + tall / 2)
    style = Style(LARGE, PAPER, scene.language, 700)
    write_fit(canvas, MARGIN + 116, top + tall / 2, name_of(scene, seat), style, 420, SMALL)
    x = MARGIN + 570
    for resource, have in zip(RESOURCES, (player.money, player.science, player.materials), strict=True):
        svg.stamp_at(canvas, coin(resource, 46), x, top + tall / 2)
        write(canvas, x + 34, top + tall / 2, str(have), Style(LARGE, PAPER, "en", 700))
        x += 150
    points = Style(60, CORONA, "en", 700)
    write(canvas, WIDE - MARGIN - 34, top + tall / 2, f"{player.points.total}★", points, "right")
    return top + tall + GAP


# -- tracks ----------------------------------------------------------------------------------------------------------


def draw_tracks(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """The three population tracks and the influence track, each with what it means now."""
    player: PlayerView = scene.view.players[seat]
    tall = 4 * 62 + 28
    svg.stamp(canvas, panel(WIDE - 2 * MARGIN, tall, seat), MARGIN, top)
    y = top + 45
    for resource, cubes in zip(RESOURCES, player.cubes, strict=True):
        draw_population(canvas, seat, resource, cubes, y)
        y += 62
    draw_influence(canvas, player, seat, y)
    return top + tall + GAP


def draw_population(canvas: Image.Image, seat: int, resource: Resource, cubes: int, y: float) -> None:
    """Cubes from the left; the leftmost square without one is what the track yields."""
    look = KINDS[resource]
    svg.stamp_at(canvas, coin(resource, 42), MARGIN + 46, y)
    for number, worth in enumerate(PRODUCTION[:12]):
        x = MARGIN + 122 + number * 78
        covered, current = number < cubes, number == cubes
        fill = PEOPLE[seat].colour if covered else look.colour if current else SPACE
        svg.stamp_at(canvas, box(fill, look.colour, current), x, y)
        ink = PEOPLE[seat].ink if covered else look.ink if current else MIST
        weight = 700 if current else 500
        write(canvas, x, y, str(worth), Style(NORMAL if current else SMALL, ink, "en", weight), "middle")
    write(canvas, WIDE - MARGIN - 24, y, f"+{PRODUCTION[cubes]}", Style(LARGE, look.colour, "en", 700), "right")


def draw_influence(canvas: Image.Image, player: PlayerView, seat: int, y: float) -> None:
    """Discs from the left; the leftmost circle without one is the upkeep."""
    disc = svg.sprite(
        f'<circle cx="50" cy="50" r="40" fill="{PEOPLE[seat].colour}" stroke="{SPACE}" stroke-width="6"/>', 46
    )
    svg.stamp_at(canvas, disc, MARGIN + 46, y)
    for number, cost in enumerate(UPKEEP):
        x = MARGIN + 118 + number * 72
        covered, current = number < player.discs, number == min(player.discs, len(UPKEEP) - 1)
        fill = PEOPLE[seat].colour if covered else PAPER if current else SPACE
        svg.stamp_at(canvas, ring(fill, DIM if not current else PAPER), x, y)
        ink = PEOPLE[seat].ink if covered else "#14161F" if current else MIST
        write(canvas, x, y, f"-{cost}" if cost else "0", Style(26, ink, "en", 700 if current else 500), "middle")
    cost = UPKEEP[min(player.discs, len(UPKEEP) - 1)]
    after = player.money + PRODUCTION[player.cubes[0]] - cost
    colour = DANGER if after < 0 else PAPER
    write(canvas, WIDE - MARGIN - 24, y, f"= {after}", Style(LARGE, colour, "en", 700), "right")


def box(fill: str, edge: str, current: bool) -> Image.Image:
    """A square of a population track."""
    return svg.sheet(
        f'<rect x="3" y="3" width="62" height="48" rx="9" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{5 if current else 2}" stroke-opacity="{1 if current else 0.5}"/>',
        68,
        54,
    )


def ring(fill: str, edge: str) -> Image.Image:
    """A circle of the influence track."""
    return svg.sprite(f'<circle cx="50" cy="50" r="45" fill="{fill}" stroke="{edge}" stroke-width="5"/>', 58)


# -- blueprints ------------------------------------------------------------------------------------------------------


def draw_blueprints(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """Two in a row: the squares, and beside them what they add up to."""
    wide, tall = (WIDE - 2 * MARGIN - GAP) // 2, 372
    for number, kind in enumerate(SHIP_CLASSES):
        x, y = MARGIN + number % 2 * (wide + GAP), top + number // 2 * (tall + GAP)
        svg.stamp(canvas, panel(wide, tall, seat), x, y)
        draw_blueprint(canvas, scene, seat, kind, x, y, wide)
    return top + 2 * (tall + GAP)


def draw_blueprint(
    canvas: Image.Image, scene: Scene, seat: int, kind: ShipClass, x: float, y: float, wide: float
) -> None:
    """One ship: its name and number built, the squares as they lie on the board, the sums."""
    view: View = scene.view
    player = view.players[seat]
    blueprint = SPECIES[player.species].blueprints[kind]
    tiles = player.tiles.get(kind, {})
    svg.stamp_at(canvas, ship(seat, kind, 50), x + 42, y + 40)
    built = sum(
        len(fleet.ships.get(kind, ())) for s in view.sectors.values() for fleet in s.fleets if fleet.side == seat
    )
    style = Style(NORMAL, PAPER, scene.language, 700)
    write_fit(canvas, x + 76, y + 40, class_name(kind, scene.language), style, wide - 210, SMALL)
    write(canvas, x + wide - 24, y + 40, f"×{built}", Style(NORMAL, MIST, "en", 600), "right")
    draw_squares(canvas, kind, blueprint, tiles, (x + 22, y + 76, 88))
    draw_sums(canvas, added_up(blueprint, tiles), x + 372, y + 92)
    price = f"{blueprint.price}"
    svg.stamp_at(canvas, coin("materials", 32), x + wide - 74, y + 340)
    write(canvas, x + wide - 24, y + 340, price, Style(NORMAL, PAPER, "en", 700), "right")


# -- technologies and reputation -------------------------------------------------------------------------------------


def draw_technologies(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """What is owned in each category, and the discount on the next."""
    player: PlayerView = scene.view.players[seat]
    tall = 346
    wide = (WIDE - 2 * MARGIN - 2 * GAP) // 3
    for number, category in enumerate(CATEGORIES):
        x = MARGIN + number * (wide + GAP)
        svg.stamp(canvas, panel(wide, tall, seat), x, top)
        draw_category(canvas, scene, player, category, x, top, wide)
    return top + tall + GAP


def draw_category(
    canvas: Image.Image, scene: Scene, player: PlayerView, category: Category, x: float, y: float, wide: float
) -> None:
    """The names of the technologies in one category."""
    owned = [each for each in player.technologies if TECHNOLOGIES[each].category == category]
    title = translate(say(f"ecl-category-{category}"), scene.language)
    write_fit(canvas, x + 22, y + 34, title, Style(NORMAL, CORONA, scene.language, 700), wide - 120, SMALL)
    discount = DISCOUNTS[min(len(owned), len(DISCOUNTS) - 1)]
    if discount and len(owned) < MOST_IN_CATEGORY:
        write(canvas, x + wide - 22, y + 34, f"-{discount}", Style(NORMAL, MIST, "en", 700), "right")
    for number, each in enumerate(owned):
        name = translate(technology_name(each), scene.language)
        write_fit(canvas, x + 22, y + 80 + number * 38, name, Style(SMALL, PAPER, scene.language), wide - 44, 22)


def draw_reputation(canvas: Image.Image, scene: Scene, seat: int, top: int) -> int:
    """Ambassadors and reputation tiles; values only of one's own, or at the end."""
    view: View = scene.view
    player = view.players[seat]
    places = SPECIES[player.species].reputation
    tall = 124
    svg.stamp(canvas, panel(WIDE - 2 * MARGIN, tall, seat), MARGIN, top)
    total = places.ambassador + places.either + places.reputation
    values: list[int | None] = [None] * player.reputation
    if view.seat == seat and view.reputation is not None:
        values = [*view.reputation]
    x = MARGIN + 70.0
    for partner in player.partners:
        svg.stamp_at(canvas, ambassador(PEOPLE[partner].colour, 84), x, top + tall / 2)
        svg.stamp_at(canvas, badge(partner, 34), x + 30, top + tall / 2 + 26)
        x += 100
    for value in values:
        svg.stamp_at(canvas, reputation_tile(value, 88), x, top + tall / 2)
        x += 100
    for _ in range(total - len(player.partners) - len(values)):
        svg.stamp_at(canvas, empty_square(80), x, top + tall / 2)
        x += 100
    ships = svg.sprite(
        f'<path d="M50 8 74 40V72L88 90H12L26 72V40Z" fill="{PAPER}"/><circle cx="50" cy="46" r="10" fill="{DIM}"/>', 50
    )
    svg.stamp_at(canvas, ships, WIDE - MARGIN - 150, top + tall / 2)
    shown = f"{player.colony_ships}/{SPECIES[player.species].colony_ships}"
    write(canvas, WIDE - MARGIN - 34, top + tall / 2, shown, Style(LARGE, PAPER, "en", 700), "right")
    return top + tall + GAP
