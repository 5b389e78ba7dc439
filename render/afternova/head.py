"""The strip above every picture: title, turn and phase on the left; whose turn it is, in that person's colour, on the right."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import LAST_BLUEPRINT
from engine.afternova.view import ROBOT, View
from locales import words as told
from render.afternova.ground import glass
from render.afternova.look import (
    GAP,
    HEAD_HEIGHT,
    LARGE,
    MARGIN,
    NORMAL,
    SMALL,
    TITLE,
    built_count,
    name_of,
    person,
)
from render.afternova.tokens import badge
from render.kit import svg
from render.kit.frame import banner
from render.kit.icons import icon
from render.kit.palette import BRASS_LIGHT, MIST, mix
from render.kit.picture import Scene
from render.kit.text import Style, width, write, write_fit


def draw_head(canvas: Image.Image, scene: Scene, ask: str | None = None) -> None:
    """Title, turn and question on the left, the banner on the right. `ask` replaces the phase."""
    view: View = scene.view
    wide = canvas.width - 2 * MARGIN
    right = min(600, round(wide * 0.48))
    left = wide - right - GAP
    glass(canvas, (MARGIN, MARGIN, left, HEAD_HEIGHT))
    room = left - 56
    title = Style(TITLE, BRASS_LIGHT, scene.language, 700, "title")
    write_fit(canvas, MARGIN + 30, MARGIN + 44, told("afternova-name", scene.language), title, room, LARGE)
    phase = "last" if view.last_window and not view.over else view.phase
    turn = told("an-pic-turn", scene.language, turn=view.turn)
    line = f"{turn} · {ask or told(f'an-pic-phase-{phase}', scene.language)}"
    write_fit(canvas, MARGIN + 30, MARGIN + 94, line, Style(NORMAL, MIST, scene.language), room, SMALL)
    _draw_banner(canvas, scene, MARGIN + left + GAP, MARGIN, right)


def _draw_banner(canvas: Image.Image, scene: Scene, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over else (view.active,)
    if not seats:
        glass(canvas, (x, y, wide, HEAD_HEIGHT))
        style = Style(LARGE, BRASS_LIGHT, scene.language, 700)
        write(canvas, x + wide / 2, y + HEAD_HEIGHT / 2, told("an-pic-undecided", scene.language), style, "middle")
        return
    look = person(seats[0])
    svg.stamp(canvas, banner(wide, HEAD_HEIGHT, look.colour, mix(look.colour, "#000000", 0.28)), x, y)
    left = x + 20
    for seat in seats:
        svg.stamp_at(canvas, badge(seat, 92), left + 46, y + HEAD_HEIGHT / 2)
        left += 100
    right = x + wide - 24 - _draw_count(canvas, view, seats[0], x + wide - 24, y)
    names = " · ".join(name_of(scene, seat) for seat in seats)
    room = right - left - 14
    write_fit(canvas, left + 6, y + 44, names, Style(LARGE, look.ink, scene.language, 700), room, SMALL)
    style = Style(NORMAL, look.ink, scene.language, 600)
    write_fit(canvas, left + 6, y + 88, _below(scene, seats), style, room, SMALL)


def _draw_count(canvas: Image.Image, view: View, seat: int, right: float, y: float) -> float:
    """How many blueprints the person has completed, of six."""
    look = person(seat)
    style = Style(LARGE, look.ink, "en", 700)
    words = f"{built_count(view, seat)}/{LAST_BLUEPRINT}"
    wide = width(words, style) + 52
    svg.stamp(canvas, icon("blueprint", 44, look.ink), right - wide, y + HEAD_HEIGHT / 2 - 22)
    write(canvas, right, y + HEAD_HEIGHT / 2, words, style, "right")
    return wide


def _below(scene: Scene, seats: tuple[int, ...]) -> str:
    view: View = scene.view
    if view.over:
        return told("an-pic-wins", scene.language)
    if view.phase == "window":
        return told("an-pic-turn-done", scene.language)
    if scene.what == "panel" and view.seat in seats and ROBOT not in seats:
        return told("an-pic-your-turn", scene.language)
    return told("an-pic-to-move", scene.language)
