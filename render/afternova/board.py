"""The public board: planets, market, offers, ships. At the end, the score sheet."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import SKILLS, Skill
from engine.afternova.view import View
from locales import message as told
from render.afternova.ground import sky
from render.afternova.head import draw_head
from render.afternova.look import GAP, SKILL_LOOKS, SPAN, code
from render.afternova.market import MARKET_TALL, draw_market
from render.afternova.offers import DONE_TALL, SLIP, SLIPS, draw_done, draw_offers, offers_height
from render.afternova.planets import TALL as PLANET_TALL
from render.afternova.planets import draw_planets
from render.afternova.robot import ROBOT_TALL, draw_robot
from render.afternova.score import draw_score, score_height
from render.afternova.ships import draw_ships, ships_height
from render.afternova.tokens import skill
from render.kit import svg
from render.kit.frame import EDGE, LOW_HEAD
from render.kit.icons import icon
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import NARROW, NARROW_TALL, PHONE_WHOLE, Style, write

TOP = EDGE + LOW_HEAD + GAP
FOOT = 56


def paint_board(scene: Scene) -> Image.Image:
    """The whole position. As many offers are shown as there is height for."""
    view: View = scene.view
    upper = score_height(view) if view.over else PLANET_TALL + GAP + MARKET_TALL
    below = ships_height(view) + (GAP + ROBOT_TALL if view.robot is not None else 0) + FOOT
    spare = NARROW_TALL - TOP - upper - GAP - below
    most = max(2, min(SLIPS, spare // (SLIP + 10) * 2))
    offers = offers_height(view, 2, most)
    spare -= offers + GAP if offers else 0
    done = DONE_TALL + GAP if view.done is not None and not view.over and spare >= DONE_TALL + GAP else 0
    ships = TOP + upper + GAP + done + (offers + GAP if offers else 0)
    canvas = sky(NARROW, round(ships + below))
    draw_head(canvas, scene)
    if view.over:
        draw_score(canvas, scene, TOP)
    else:
        draw_planets(canvas, view.planets, (EDGE, TOP, SPAN, PLANET_TALL), scene.language)
        draw_market(canvas, view, TOP + PLANET_TALL + GAP, scene.language)
    if done and view.done is not None:
        draw_done(canvas, scene, view.done, TOP + upper + GAP)
    if offers:
        draw_offers(canvas, scene, TOP + upper + GAP + done, 2, most)
    draw_ships(canvas, scene, ships)
    if view.robot is not None:
        draw_robot(canvas, scene, view.robot, (EDGE, ships + ships_height(view) + GAP, SPAN, ROBOT_TALL))
    draw_legend(canvas, scene, canvas.height - FOOT / 2)
    return canvas


def draw_legend(canvas: Image.Image, scene: Scene, y: float) -> None:
    """One line: the four skills by letter and name, the bag, planets to come, discarded cubes."""
    view: View = scene.view
    x = float(EDGE + 4)
    for kind in SKILLS:
        x += _draw_skill(canvas, kind, x, y, 30, scene.language) + 8
    figures = Style(PHONE_WHOLE, PAPER, "en", 600, aside=True)
    right = float(NARROW - EDGE - 4)
    for name, count in (("cubes", sum(view.cube_discard)), ("ringed-planet", view.planet_deck), ("swap-bag", view.bag)):
        right -= write(canvas, right, y, str(count), figures, "right") + 4
        svg.stamp_at(canvas, icon(name, 30, MIST), right - 15, y)
        right -= 30 + 8


def _draw_skill(canvas: Image.Image, kind: Skill, x: float, y: float, size: int, language: str) -> float:
    """Icon, letter and name. Returns the width."""
    svg.stamp_at(canvas, skill(kind, size), x + size / 2, y)
    style = Style(PHONE_WHOLE, SKILL_LOOKS[kind][1], language, 700, aside=True)
    left = x + size + 4
    letter, name = code(kind, language), told(f"an-pic-skill-{kind}", language)
    if letter.isascii():  # a Han character begins the name
        left += write(canvas, left, y, letter, style) + 5
    return left + write(canvas, left, y, name, style._replace(weight=500)) - x
