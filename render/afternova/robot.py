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
from render.kit.palette import MIST, PAPER, mix
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, SMALL, Style, write, write_fit


def draw_robot(canvas: Image.Image, scene: Scene, robot: RobotView, box: Box) -> None:
    """The bot: three blueprints with the covered icons, its storage, what it has completed."""
    view: View = scene.view
    x, y, wide, _ = box
    draw_plate(canvas, ROBOT, box, view.active == ROBOT and not view.over)
    svg.stamp_at(canvas, badge(ROBOT, 56), x + 52, y + 40)
    name = told("an-pic-robot", scene.language)
    write_fit(canvas, x + 88, y + 40, name, Style(NORMAL, person(ROBOT).colour, scene.language, 700), 190, SMALL)
    lying = cubes_in(robot.storage)
    for number in range(max(4, len(lying))):
        drawing = cube(lying[number], 48, scene.language) if number < len(lying) else berth(48)
        svg.stamp(canvas, drawing, x + 26 + number * 54, y + 146)
    write_fit(
        canvas, x + 26, y + 114, told("an-pic-storage", scene.language), Style(SMALL, MIST, scene.language), 220, SMALL
    )
    left = x + 296
    for unfinished in robot.row:
        _draw_covered(canvas, unfinished.id, unfinished.covered, left, y + 16, scene.language)
        left += 168
    _draw_robot_built(canvas, view, robot, left + 12, y, x + wide - left - 30)


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
    svg.stamp(canvas, count_plate(mine, mine == most_built(view) and mine > 0), x + wide - 128, y + 14)
    plates = [built_plate(card, True) for card in robot.built] + [_covered_plate()] * robot.hidden
    plates += [free_plate()] * (LAST_BLUEPRINT - len(plates))
    for number, drawing in enumerate(plates):
        svg.stamp(canvas, drawing, x + number * min(74, (wide - 70) / 5), y + 104)


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
