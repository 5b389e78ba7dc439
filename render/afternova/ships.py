"""Ships: player, storage, completed blueprints, cards in hand, points so far; and the bot's row in the two-player
game."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import LAST_BLUEPRINT, parts
from engine.afternova.view import ROBOT, ShipView, View
from locales import message as told
from render.afternova.ground import glass, shade
from render.afternova.look import (
    GAP,
    INK,
    PRINT,
    PRINT_DEEP,
    PRINT_LIGHT,
    ROOM,
    TEAL_PALE,
    Box,
    built_count,
    cubes_in,
    name_of,
    person,
    skills_in,
)
from render.afternova.tokens import badge, berth, cube, skill, star, upgrade_sign
from render.kit import svg
from render.kit.frame import MARGIN
from render.kit.icons import icon, icon_svg
from render.kit.palette import BRASS, BRASS_LIGHT, MIST, PAPER, mix
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, SMALL, Style, write, write_fit

TALL = 210
SIDE_WIDE = 132
"""At the right of a ship: completed blueprints of six, cards in hand."""


def ships_height(view: View) -> int:
    """The total height of all ships: two in a row, the bot below."""
    rows = (len(view.ships) + 1) // 2 + (view.robot is not None)
    return rows * (TALL + GAP) - GAP


def draw_ships(canvas: Image.Image, scene: Scene, top: float) -> Box | None:
    """Every ship in seat order. Returns the free place beside an odd one."""
    view: View = scene.view
    wide = (ROOM - GAP) // 2
    boxes = [
        (MARGIN + number % 2 * (wide + GAP), top + number // 2 * (TALL + GAP), wide, TALL)
        for number in range(len(view.ships) + len(view.ships) % 2)
    ]
    for ship, box in zip(view.ships, boxes, strict=False):
        draw_ship(canvas, scene, ship, box)
    return boxes[-1] if len(view.ships) % 2 else None


def draw_ship(canvas: Image.Image, scene: Scene, ship: ShipView, box: Box) -> None:
    """One ship in its box."""
    view: View = scene.view
    x, y, wide, _ = box
    to_move = ship.seat == view.active and not view.over
    draw_plate(canvas, ship.seat, box, to_move)
    _draw_name(canvas, scene, ship, x, y, wide)
    inner = wide - SIDE_WIDE - 36
    draw_built(canvas, ship, x + 22, y + 64, inner)
    draw_hold(canvas, ship, x + 22, y + 148, inner, 48, scene.language)
    _draw_side(canvas, view, ship, x + wide - SIDE_WIDE - 8, y)
    if ship.out:
        shade(canvas, box, corner=20)


def draw_plate(canvas: Image.Image, seat: int, box: Box, to_move: bool) -> None:
    """The background. The active player's ship has a broad stripe in the person's colour along the left edge."""
    x, y, _, tall = box
    colour = person(seat).colour
    glass(canvas, box, colour if to_move else BRASS)
    if to_move:
        svg.stamp(canvas, _pennant(colour, round(tall)), x, y)


@keep_images
def _pennant(colour: str, tall: int) -> Image.Image:
    body = f'<path d="M22 3H14Q3 3 3 20V{tall - 20}Q3 {tall - 3} 14 {tall - 3}H22Q14 {tall - 6} 14 {tall - 22}V22Q14 6 22 3Z" fill="{colour}"/>'
    return svg.sheet(body, 24, tall)


def _draw_name(canvas: Image.Image, scene: Scene, ship: ShipView, x: float, y: float, wide: float) -> None:
    """Badge, place in the turn order, name; upgrade skills; points so far."""
    svg.stamp_at(canvas, badge(ship.seat, 46), x + 48, y + 34)
    right = x + wide - 22
    unit, figures = Style(SMALL, MIST, scene.language), Style(LARGE, PAPER, "en", 700)
    right -= write(canvas, right, y + 35, told("an-pic-points", scene.language), unit, "right") + 8
    right -= write(canvas, right, y + 34, str(ship.score.total), figures, "right") + 14
    for kind in reversed(skills_in(ship.icons)[:4]):
        svg.stamp_at(canvas, skill(kind, 40), right - 20, y + 34)
        right -= 44
    left = x + 80
    left += write(canvas, left, y + 34, f"{ship.place}.", Style(NORMAL, BRASS_LIGHT, "en", 600)) + 10
    style = Style(NORMAL, person(ship.seat).colour, scene.language, 700)
    write_fit(canvas, left, y + 34, name_of(scene, ship.seat), style, right - left - 4, SMALL)


def draw_built(canvas: Image.Image, ship: ShipView, x: float, y: float, wide: float) -> None:
    """Six places for completed blueprints."""
    pitch = wide / LAST_BLUEPRINT
    for number in range(max(LAST_BLUEPRINT, len(ship.built))):
        if number < len(ship.built):
            built = ship.built[number]
            drawing = built_plate(built.id, built.works)
        else:
            drawing = free_plate()
        svg.stamp(canvas, drawing, x + number * pitch, y)


PLATE = (66, 76)


@keep_images
def built_plate(card: str, works: bool) -> Image.Image:
    """A completed blueprint: points and upgrade. Dim and with an hourglass while the upgrade is not active yet."""
    wide, tall = PLATE
    facts = parts().blueprints[card]
    dim = facts.upgrade is not None and not works
    low = mix(PRINT_DEEP, INK, 0.3)
    body = (
        f'<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{PRINT}"/><stop offset="0.55" stop-color="{low}"/></linearGradient>'
        f'<path d="M12 2H{wide - 16}L{wide - 2} 16V{tall - 12}Q{wide - 2} {tall - 2} {wide - 12} {tall - 2}H12Q2 {tall - 2} 2 {tall - 12}V12Q2 2 12 2Z" fill="url(#b)" stroke="{PRINT_LIGHT}" stroke-width="2.6"/>'
    )
    with svg.keep_outline(svg.sheet(body, wide, tall)) as plate:
        if facts.upgrade is None:
            svg.stamp_at(plate, star(facts.points, 54), wide / 2, tall / 2)
        else:
            write(plate, wide / 2 - 2, 21, str(facts.points), Style(NORMAL, "#FFE9A8", "en", 700), "middle")
            sign = upgrade_sign(facts.upgrade, 36, PRINT_LIGHT)
            if dim:
                sign = sign.copy()
                sign.putalpha(sign.getchannel("A").point([round(value * 0.4) for value in range(256)]))
            svg.stamp_at(plate, sign, wide / 2, 54)
            if dim:
                svg.stamp_at(plate, icon("sands-of-time", 26, "#FFB454"), wide - 13, tall - 16)
    return plate


@keep_images
def free_plate() -> Image.Image:
    wide, tall = PLATE
    body = f'<rect x="3" y="3" width="{wide - 6}" height="{tall - 6}" rx="10" fill="#000" fill-opacity="0.25" stroke="{PRINT_LIGHT}" stroke-opacity="0.4" stroke-width="2.2" stroke-dasharray="9 7"/>'
    return svg.sheet(body, wide, tall)


def draw_hold(canvas: Image.Image, ship: ShipView, x: float, y: float, wide: float, size: int, language: str) -> None:
    """The storage: cubes, then the free places up to the limit."""
    lying = cubes_in(ship.storage)
    places = max(ship.storage_limit, len(lying))
    pitch = min(size + 6, (wide - size) / max(1, places - 1))
    for number in range(places):
        left = x + number * pitch
        over = number >= ship.storage_limit
        if over or number >= len(lying):
            svg.stamp(canvas, berth(size, "over" if over else "free"), left, y)
        if number < len(lying):
            svg.stamp(canvas, cube(lying[number], size, language), left, y)


def most_built(view: View) -> int:
    """The greatest number of completed blueprints, the bot's included."""
    return max(built_count(view, seat) for seat in (ROBOT, *(ship.seat for ship in view.ships)))


def _draw_side(canvas: Image.Image, view: View, ship: ShipView, x: float, y: float) -> None:
    """Completed blueprints of six, on gold for the leader; mercenaries and blueprints in hand."""
    best = most_built(view)
    mine = len(ship.built)
    svg.stamp(canvas, count_plate(mine, mine == best and mine > 0), x, y + 68)
    middle = y + 172
    figures = Style(NORMAL, PAPER, "en", 600)
    for number, (name, count, colour) in enumerate(
        (("paw", ship.mercenaries, TEAL_PALE), ("blueprint", ship.blueprints, PRINT_LIGHT))
    ):
        left = x + number * 66
        svg.stamp_at(canvas, icon(name, 34, colour), left + 18, middle)
        write(canvas, left + 39, middle, str(count), figures)


@keep_images
def count_plate(count: int, leads: bool) -> Image.Image:
    """`4/6`, on gold with laurels for the leader."""
    ink, line = ("#2B1A00", "#7A4D08") if leads else (PAPER, PRINT_LIGHT)
    fill = "url(#g)" if leads else mix(INK, PRINT_DEEP, 0.5)
    body = (
        f'<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF0B8"/><stop offset="1" stop-color="#F4C542"/></linearGradient>'
        f'<rect x="2" y="2" width="122" height="64" rx="32" fill="{fill}" stroke="{line}" stroke-opacity="{1 if leads else 0.5}" stroke-width="2.5"/>'
        + (icon_svg("laurels", 31, 34, 40, "#7A4D08") if leads else icon_svg("blueprint", 34, 34, 36, PRINT_LIGHT))
    )
    with svg.keep_outline(svg.sheet(body, 126, 68)) as plate:
        write(plate, 87, 34, f"{count}/{LAST_BLUEPRINT}", Style(LARGE, ink, "en", 700), "middle")
    return plate
