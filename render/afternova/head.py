"""The strip above every picture: title, turn and phase on the left; on the right whose turn it is, in that person's
colour."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import LAST_BLUEPRINT
from engine.afternova.view import ROBOT, View
from locales import message as told
from render.afternova.ground import glass
from render.afternova.look import GAP, built_count, name_of, person
from render.afternova.tokens import badge
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN
from render.kit.head import draw_banner, write_title, write_undecided
from render.kit.icons import icon
from render.kit.picture import Scene
from render.kit.text import LARGE, Style, width, write


def draw_head(canvas: Image.Image, scene: Scene, ask: str | None = None) -> None:
    """Title, turn and question on the left, the banner on the right. `ask` replaces the phase."""
    view: View = scene.view
    wide = canvas.width - 2 * MARGIN
    right = min(600, round(wide * 0.48))
    left = wide - right - GAP
    glass(canvas, (MARGIN, MARGIN, left, HEAD_HEIGHT))
    phase = "last" if view.last_window and not view.over else view.phase
    turn = told("an-pic-turn", scene.language, turn=view.turn)
    line = f"{turn} · {ask or told(f'an-pic-phase-{phase}', scene.language)}"
    write_title(canvas, MARGIN, MARGIN, left, told("an-name", scene.language), line, scene.language)
    _draw_banner(canvas, scene, MARGIN + left + GAP, MARGIN, right)


def _draw_banner(canvas: Image.Image, scene: Scene, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over else (view.active,)
    if not seats:
        glass(canvas, (x, y, wide, HEAD_HEIGHT))
        write_undecided(canvas, x, y, wide, told("an-pic-undecided", scene.language), scene.language)
        return
    look, right = person(seats[0]), x + wide - 24
    figures = Style(LARGE, look.ink, "en", 700)
    count = f"{built_count(view, seats[0])}/{LAST_BLUEPRINT}"
    room = width(count, figures) + 52
    badges = [badge(seat, 92) for seat in seats]
    words = " · ".join(name_of(scene, seat) for seat in seats), _below(scene, seats)
    draw_banner(canvas, (x, y, wide), look, badges, words, scene.language, 24 + room + 14)
    svg.stamp(canvas, icon("blueprint", 44, look.ink), right - room, y + HEAD_HEIGHT / 2 - 22)
    write(canvas, right, y + HEAD_HEIGHT / 2, count, figures, "right")


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
