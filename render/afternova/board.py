"""The public board: planets, market, what is on the table, ships; when it is over, the score sheet."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import SKILLS
from engine.afternova.view import View
from render.afternova.ground import glass, sky
from render.afternova.head import draw_head
from render.afternova.look import (
    GAP,
    HEAD_HEIGHT,
    MARGIN,
    ROOM,
    SKILL_LETTERS,
    SKILL_LOOKS,
    SMALL,
    WIDTH,
    Box,
    cubes_in,
    told,
)
from render.afternova.market import SHELF_TALL, draw_market
from render.afternova.offers import DONE_TALL, draw_done, draw_offers, offers_height
from render.afternova.planets import TALL as PLANET_TALL
from render.afternova.planets import draw_planets
from render.afternova.robot import draw_robot
from render.afternova.score import draw_score, score_height
from render.afternova.ships import TALL as SHIP_TALL
from render.afternova.ships import draw_ships, ships_height
from render.afternova.tokens import cube, skill
from render.kit import svg
from render.kit.icons import icon
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import Style, write, write_fit

TOP = MARGIN + HEAD_HEIGHT + GAP
FOOT = 64


def paint_board(scene: Scene) -> Image.Image:
    """The whole position."""
    view: View = scene.view
    offers = offers_height(view)
    upper = score_height(view) if view.over else PLANET_TALL + GAP + SHELF_TALL
    done = DONE_TALL + GAP if view.done is not None and not view.over else 0
    ships = TOP + upper + GAP + done + (offers + GAP if offers else 0)
    below = ships + ships_height(view)
    odd = len(view.ships) % 2 == 1
    canvas = sky(WIDTH, round(below + (MARGIN if odd else FOOT))).copy()
    draw_head(canvas, scene)
    if view.over:
        draw_score(canvas, scene, TOP)
    else:
        draw_planets(canvas, view.planets, (MARGIN, TOP, ROOM, PLANET_TALL), scene.language)
        draw_market(canvas, view, TOP + PLANET_TALL + GAP, scene.language)
    y = TOP + upper + GAP
    if done and view.done is not None:
        draw_done(canvas, scene, view.done, y)
        y += done
    if offers:
        draw_offers(canvas, scene, y)
    free = draw_ships(canvas, scene, ships)
    if view.robot is not None:
        draw_robot(canvas, scene, view.robot, (MARGIN, below - SHIP_TALL, ROOM, SHIP_TALL))
    if free is not None:
        _draw_supply(canvas, scene, free)
    else:
        draw_legend(canvas, scene, below + FOOT / 2)
    return canvas


def _supply(view: View) -> tuple[tuple[str, str], ...]:
    """Icons and counts: the bag, planets to come."""
    return (("swap-bag", str(view.bag)), ("ringed-planet", str(view.planet_deck)))


def draw_legend(canvas: Image.Image, scene: Scene, y: float) -> None:
    """One line: the four skills by name, the bag, discarded cubes, planets to come."""
    language = scene.language
    x = float(MARGIN + 6)
    for kind in SKILLS:
        svg.stamp_at(canvas, skill(kind, 40), x + 20, y)
        style = Style(SMALL, SKILL_LOOKS[kind][1], language, 600)
        x += 48 + write(canvas, x + 48, y, told(f"an-pic-skill-{kind}", language), style) + 26
    figures = Style(SMALL, PAPER, "en", 600)
    right = float(WIDTH - MARGIN - 6)
    for name, count in reversed(
        (*_supply(scene.view)[:1], ("cubes", str(sum(scene.view.cube_discard))), *_supply(scene.view)[1:])
    ):
        right -= write(canvas, right, y, count, figures, "right") + 8
        svg.stamp_at(canvas, icon(name, 36, MIST), right - 18, y)
        right -= 36 + 22


def _draw_supply(canvas: Image.Image, scene: Scene, box: Box) -> None:
    """Beside an odd ship: skills with letter and name; the bag, discarded cubes, planets to come."""
    view: View = scene.view
    x, y, wide, tall = box
    language = scene.language
    glass(canvas, box)
    for number, kind in enumerate(SKILLS):
        left, middle = x + 24 + number % 2 * wide * 0.47, y + 40 + number // 2 * 56
        svg.stamp_at(canvas, skill(kind, 46), left + 23, middle)
        style = Style(SMALL, SKILL_LOOKS[kind][1], language, 700)
        left += 58 + write(canvas, left + 58, middle, SKILL_LETTERS[kind], style) + 10
        write_fit(
            canvas,
            left,
            middle,
            told(f"an-pic-skill-{kind}", language),
            style._replace(weight=500),
            x + wide * (0.49 if number % 2 == 0 else 0.97) - left,
            24,
        )
    middle, left = y + tall - 46, x + 28
    figures = Style(SMALL, PAPER, "en", 600)
    for name, count in _supply(view):
        svg.stamp_at(canvas, icon(name, 40, MIST), left + 20, middle)
        left += 46 + write(canvas, left + 46, middle, count, figures) + 26
    svg.stamp_at(canvas, icon("cubes", 38, MIST), left + 20, middle)
    left += 46
    discarded = cubes_in(view.cube_discard)
    room = x + wide - 24 - left
    if discarded:
        pitch = min(38.0, (room - 36) / max(1, len(discarded) - 1))
        for number, colour in enumerate(discarded):
            svg.stamp_at(canvas, cube(colour, 36), left + 18 + number * pitch, middle)
    else:
        write(canvas, left, middle, "0", figures)
