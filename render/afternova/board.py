"""The public board: planets, market, offers, ships. At the end, the score sheet."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import COLOURS, SKILLS, Skill
from engine.afternova.view import View
from locales import message as told
from render.afternova.ground import glass, sky
from render.afternova.head import draw_head
from render.afternova.look import GAP, ROOM, SKILL_LOOKS, WIDTH, Box, code
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
from render.kit.frame import HEAD_HEIGHT, MARGIN
from render.kit.icons import icon
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import SMALL, Style, write

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
    canvas = sky(WIDTH, round(below + (MARGIN if odd else FOOT)))
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
    """One line: the four skills by letter and name, the bag, planets to come, discarded cubes."""
    x = float(MARGIN + 6)
    for kind in SKILLS:
        x += _draw_skill(canvas, kind, x, y, 40, scene.language) + 24
    figures = Style(SMALL, PAPER, "en", 600)
    right = float(WIDTH - MARGIN - 6)
    for name, count in (("cubes", str(sum(scene.view.cube_discard))), *reversed(_supply(scene.view))):
        right -= write(canvas, right, y, count, figures, "right") + 8
        svg.stamp_at(canvas, icon(name, 36, MIST), right - 18, y)
        right -= 36 + 20


def _draw_skill(canvas: Image.Image, kind: Skill, x: float, y: float, size: int, language: str) -> float:
    """Icon, letter and name. Returns the width."""
    svg.stamp_at(canvas, skill(kind, size), x + size / 2, y)
    style = Style(SMALL, SKILL_LOOKS[kind][1], language, 700)
    left = x + size + 8
    letter, name = code(kind, language), told(f"an-pic-skill-{kind}", language)
    if letter.isascii():  # a Han character begins the name
        left += write(canvas, left, y, letter, style) + 8
    return left + write(canvas, left, y, name, style._replace(weight=500)) - x


def _draw_supply(canvas: Image.Image, scene: Scene, box: Box) -> None:
    """Beside an odd ship: skills with letter and name; the bag, planets to come, discarded cubes."""
    view: View = scene.view
    x, y, wide, tall = box
    glass(canvas, box)
    for number, kind in enumerate(SKILLS):
        left, middle = x + 28 + number % 2 * wide * 0.46, y + 42 + number // 2 * 56
        _draw_skill(canvas, kind, left, middle, 46, scene.language)
    middle, left = y + tall - 44, x + 28
    figures = Style(SMALL, PAPER, "en", 600)
    for name, count in _supply(view):
        svg.stamp_at(canvas, icon(name, 38, MIST), left + 19, middle)
        left += 43 + write(canvas, left + 43, middle, count, figures) + 14
    svg.stamp_at(canvas, icon("cubes", 38, MIST), left + 19, middle)
    left += 44
    if not any(view.cube_discard):
        write(canvas, left, middle, "0", figures)
    for colour, number in zip(COLOURS, view.cube_discard, strict=True):
        if number:
            svg.stamp_at(canvas, cube(colour, 42, scene.language), left + 21, middle)
            left += 45 + write(canvas, left + 45, middle, str(number), figures) + 8
