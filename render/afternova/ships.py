"""Ships: player, storage, completed blueprints, cards in hand, points so far; and the bot's row in the two-player
game."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import LAST_BLUEPRINT, parts
from engine.afternova.view import ROBOT, ShipView, View
from locales import message as told
from render.afternova.ground import glass, shade
from render.afternova.look import (
    INK,
    PRINT,
    PRINT_DEEP,
    PRINT_LIGHT,
    SPAN,
    TEAL_PALE,
    Box,
    built_count,
    cubes_in,
    name_of,
    person,
)
from render.afternova.tokens import badge, berth, cube, star, upgrade_sign
from render.kit import svg
from render.kit.frame import EDGE
from render.kit.icons import icon, icon_svg
from render.kit.palette import BRASS, BRASS_LIGHT, MIST, PAPER, mix
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, PHONE_LATIN, PHONE_NOTE, Style, phone_least, write, write_fit

TALL = 84
ROW_GAP = 5
HOLD = 278
"""Where the storage begins."""
SIDE_WIDE = 226
"""At the right of a ship: completed blueprints of six, points."""


def ships_height(view: View) -> int:
    """The total height of all ships: one below the other."""
    return len(view.ships) * (TALL + ROW_GAP) - ROW_GAP


def draw_ships(canvas: Image.Image, scene: Scene, top: float) -> None:
    """Every ship in seat order, a row for each."""
    view: View = scene.view
    for number, ship in enumerate(view.ships):
        draw_ship(canvas, scene, ship, (EDGE, top + number * (TALL + ROW_GAP), SPAN, TALL))


def draw_ship(canvas: Image.Image, scene: Scene, ship: ShipView, box: Box) -> None:
    """One ship in its row: who; storage and upgrades; completed blueprints of six; points so far."""
    view: View = scene.view
    x, y, wide, _ = box
    draw_plate(canvas, ship.seat, box, ship.seat == view.active and not view.over)
    _draw_name(canvas, scene, ship, x, y)
    draw_hold(canvas, ship, x + HOLD, y + 5, wide - HOLD - SIDE_WIDE - 8, 38, scene.language)
    _draw_upgrades(canvas, ship, x + HOLD, y + 63)
    mine = len(ship.built)
    svg.stamp(canvas, count_plate(mine, mine == most_built(view) and mine > 0), x + wide - SIDE_WIDE, y + 8)
    points = told("an-pic-points", scene.language)
    write(canvas, x + wide - 48, y + 32, str(ship.score.total), Style(LARGE, PAPER, "en", 700), "middle")
    unit = Style(PHONE_NOTE, MIST, scene.language, aside=True)
    write(canvas, x + wide - 48, y + 65, points, unit, "middle")
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


def _draw_name(canvas: Image.Image, scene: Scene, ship: ShipView, x: float, y: float) -> None:
    """Badge and name; the place in the turn order, mercenaries and blueprints in hand."""
    svg.stamp_at(canvas, badge(ship.seat, 52), x + 46, y + TALL / 2)
    name, style = name_of(scene, ship.seat), Style(NORMAL, person(ship.seat).colour, scene.language, 700)
    write_fit(canvas, x + 80, y + 27, name, style, HOLD - 90, phone_least(name))
    figures = Style(PHONE_LATIN, PAPER, "en", 600)
    if not scene.view.over:  # then its number would look like a place
        write(canvas, x + 80, y + 61, f"{ship.place}.", figures._replace(colour=BRASS_LIGHT))
    for number, (sign, count, colour) in enumerate(
        (("paw", ship.mercenaries, TEAL_PALE), ("blueprint", ship.blueprints, PRINT_LIGHT))
    ):
        left = x + 116 + number * 76
        svg.stamp_at(canvas, icon(sign, 30, colour), left + 15, y + 61)
        write(canvas, left + 34, y + 61, str(count), figures)


def _draw_upgrades(canvas: Image.Image, ship: ShipView, x: float, y: float) -> None:
    """The upgrades of completed blueprints; dim while one is not active yet."""
    for built in ship.built:
        upgrade = parts().blueprints[built.id].upgrade
        if upgrade is not None:
            svg.stamp_at(
                canvas, _dimmed(upgrade, 34) if not built.works else upgrade_sign(upgrade, 34, PRINT_LIGHT), x + 18, y
            )
            x += 46


@keep_images
def _dimmed(upgrade: str, size: int) -> Image.Image:
    """The icon of an upgrade that does not count yet."""
    sign = upgrade_sign(upgrade, size, PRINT_LIGHT).copy()
    sign.putalpha(sign.getchannel("A").point([round(value * 0.4) for value in range(256)]))
    return sign


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
            sign = _dimmed(facts.upgrade, 36) if dim else upgrade_sign(facts.upgrade, 36, PRINT_LIGHT)
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
