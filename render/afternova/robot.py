"""The bot of the two-player game: its row of blueprints, its storage, what it has completed."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import LAST_BLUEPRINT, Cubes, parts
from engine.afternova.view import ROBOT, RobotView, View
from locales import message as told
from render.afternova.cards import draw_cost
from render.afternova.look import INK, PRINT, PRINT_DEEP, PRINT_LIGHT, Box, built_count, cubes_in, person
from render.afternova.ships import PLATE, built_plate, count_plate, draw_plate, free_plate, most_built
from render.afternova.tokens import badge, berth, cube, star
from render.kit import svg
from render.kit.palette import PAPER, mix
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, SMALL, Style, phone_least, write, write_fit

ROBOT_TALL = 272


def draw_robot(canvas: Image.Image, scene: Scene, robot: RobotView, box: Box) -> None:
    """The bot: three blueprints with the covered icons, its storage, what it has completed."""
    view: View = scene.view
    x, y, wide, _ = box
    draw_plate(canvas, ROBOT, box, view.active == ROBOT and not view.over)
    svg.stamp_at(canvas, badge(ROBOT, 52), x + 46, y + 42)
    name = told("an-pic-robot", scene.language)
    style = Style(NORMAL, person(ROBOT).colour, scene.language, 700)
    write_fit(canvas, x + 80, y + 42, name, style, 200, phone_least(name))
    lying = cubes_in(robot.storage)
    for number in range(max(4, len(lying))):
        drawing = cube(lying[number], 46, scene.language) if number < len(lying) else berth(46)
        svg.stamp(canvas, drawing, x + 290 + number * 52, y + 18)
    left = x + 20
    for unfinished in robot.row:
        _draw_covered(canvas, unfinished.id, unfinished.covered, left, y + 84, scene.language)
        left += 164
    _draw_robot_built(canvas, view, robot, left + 4, y, x + wide - left - 14)


def _draw_covered(canvas: Image.Image, card: str, covered: Cubes, x: float, y: float, language: str) -> None:
    svg.stamp(canvas, _row_plate(), x, y)
    write(canvas, x + 14, y + 28, card.upper(), Style(SMALL, PAPER, "en", 700))
    svg.stamp_at(canvas, star(parts().blueprints[card].points, 54), x + 124, y + 34)
    draw_cost(canvas, parts().costs[card], (x + 10, y + 66, 136, 106), 46, language, covered)


@keep_images
def _row_plate() -> Image.Image:
    return svg.sheet(
        f'<linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{PRINT}"/><stop offset="1" stop-color="{PRINT_DEEP}"/></linearGradient>'
        f'<rect x="2" y="2" width="152" height="174" rx="16" fill="url(#c)" stroke="{PRINT_LIGHT}" stroke-width="2.6"/>',
        156,
        178,
    )


def _draw_robot_built(canvas: Image.Image, view: View, robot: RobotView, x: float, y: float, wide: float) -> None:
    """What the bot has completed: known plates, then the face-down ones."""
    mine = built_count(view, ROBOT)
    svg.stamp(canvas, count_plate(mine, mine == most_built(view) and mine > 0), x + wide - 134, y + 8)
    plates = [built_plate(card, True) for card in robot.built] + [_covered_plate()] * robot.hidden
    plates += [free_plate()] * (LAST_BLUEPRINT - len(plates))
    for number, drawing in enumerate(plates):
        svg.stamp(canvas, drawing, x + number % 3 * (wide / 3), y + 88 + number // 3 * 86)


@keep_images
def _covered_plate() -> Image.Image:
    wide, tall = PLATE
    body = (
        f'<rect x="2" y="2" width="{wide - 4}" height="{tall - 4}" rx="10" fill="{mix(PRINT_DEEP, INK, 0.4)}" stroke="{PRINT_LIGHT}" stroke-width="2.4"/>'
        f'<rect x="9" y="9" width="{wide - 18}" height="{tall - 18}" rx="6" fill="none" stroke="{PRINT_LIGHT}" stroke-opacity="0.5" stroke-width="1.6"/>'
    )
    with svg.keep_outline(svg.sheet(body, wide, tall)) as plate:
        write(plate, wide / 2, tall / 2, "?", Style(LARGE, PRINT_LIGHT, "en", 700), "middle")
    return plate
