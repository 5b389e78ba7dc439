"""The strip above every picture: title, turn and phase on the left; on the right whose turn it is, in that person's
colour."""

from __future__ import annotations

from PIL import Image

from engine.afternova.view import ROBOT, View
from locales import message as told
from render.afternova.ground import glass
from render.afternova.look import GAP, SPAN, name_of, person
from render.afternova.tokens import badge
from render.kit.frame import EDGE, LOW_HEAD
from render.kit.head import draw_low_banner, write_low_title, write_undecided
from render.kit.picture import Scene


def draw_head(canvas: Image.Image, scene: Scene) -> None:
    """Title, turn and phase on the left, the banner on the right."""
    view: View = scene.view
    right = round(SPAN * 0.52)
    left = SPAN - right - GAP
    glass(canvas, (EDGE, EDGE, left, LOW_HEAD))
    phase = "last" if view.last_window and not view.over else view.phase
    turn = told("an-pic-turn", scene.language, turn=view.turn)
    line = f"{turn} · {told(f'an-pic-phase-{phase}', scene.language)}"
    write_low_title(canvas, EDGE, EDGE, left, told("an-name", scene.language), line, scene.language)
    _draw_banner(canvas, scene, EDGE + left + GAP, EDGE, right)


def _draw_banner(canvas: Image.Image, scene: Scene, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over else (view.active,)
    if not seats:
        glass(canvas, (x, y, wide, LOW_HEAD))
        write_undecided(canvas, x, y, wide, told("an-pic-undecided", scene.language), scene.language, LOW_HEAD)
        return
    badges = [badge(seat, 64) for seat in seats]
    words = " · ".join(name_of(scene, seat) for seat in seats), _below(scene, seats)
    draw_low_banner(canvas, (x, y, wide), person(seats[0]), badges, words, scene.language)


def _below(scene: Scene, seats: tuple[int, ...]) -> str:
    view: View = scene.view
    if view.over:
        return told("an-pic-wins", scene.language)
    if view.phase == "window":
        return told("an-pic-turn-done", scene.language)
    if view.awaited:
        return told("an-pic-waits", scene.language, count=len(view.awaited), name=name_of(scene, view.awaited[0]))
    if scene.what == "panel" and view.seat in seats and ROBOT not in seats:
        return told("an-pic-your-turn", scene.language)
    return told("an-pic-to-move", scene.language)
