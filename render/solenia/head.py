"""The strip above every picture: title, round and phase; whose turn it is in that person's colour."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.solenia.view import View
from engine.solenia.words import SIDES
from locales import translate
from render.kit import svg
from render.kit.frame import banner, plate
from render.kit.palette import BRASS_LIGHT, MIST, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import Style, write, write_fit
from render.solenia.look import GAP, HEAD_HEIGHT, LARGE, MARGIN, NORMAL, SMALL, TITLE


def draw_head(canvas: Image.Image, scene: Scene, ask: Text | None = None) -> None:
    """Title, round and question on the left, the banner on the right."""
    view: View = scene.view
    wide = canvas.width - 2 * MARGIN
    right = min(600, round(wide * 0.48))
    left = wide - right - GAP
    svg.stamp(canvas, plate(left, HEAD_HEIGHT), MARGIN, MARGIN)
    room = left - 56
    title = Style(TITLE, BRASS_LIGHT, scene.language, 700, "title")
    write_fit(canvas, MARGIN + 30, MARGIN + 44, translate(say("solenia-name"), scene.language), title, room, LARGE)
    parts = [say("sol-pic-round", round=view.round), ask or say(f"sol-pic-phase-{view.phase}")]
    line = " · ".join(translate(part, scene.language) for part in parts)
    write_fit(canvas, MARGIN + 30, MARGIN + 94, line, Style(NORMAL, MIST, scene.language), room, SMALL)
    _draw_banner(canvas, scene, MARGIN + left + GAP, MARGIN, right)


def _draw_banner(canvas: Image.Image, scene: Scene, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over else (view.active,)
    if not seats:
        svg.stamp(canvas, plate(wide, HEAD_HEIGHT), x, y)
        style = Style(LARGE, BRASS_LIGHT, scene.language, 700)
        words = translate(say("sol-pic-undecided"), scene.language)
        write(canvas, x + wide / 2, y + HEAD_HEIGHT / 2, words, style, "middle")
        return
    person = PEOPLE[seats[0]]
    svg.stamp(canvas, banner(wide, HEAD_HEIGHT, person.colour, mix(person.colour, "#000000", 0.28)), x, y)
    left = x + 20
    for seat in seats:
        svg.stamp_at(canvas, badge(seat, 92), left + 46, y + HEAD_HEIGHT / 2)
        left += 100
    room = x + wide - left - 26
    names = " · ".join(name_of(scene, seat) for seat in seats)
    write_fit(canvas, left + 6, y + 44, names, Style(LARGE, person.ink, scene.language, 700), room, SMALL)
    style = Style(NORMAL, person.ink, scene.language, 600)
    write_fit(canvas, left + 6, y + 88, translate(_below(scene, seats), scene.language), style, room, SMALL)


def _below(scene: Scene, seats: tuple[int, ...]) -> Text:
    view: View = scene.view
    if not view.over and scene.what == "panel" and view.seat in seats:
        return say("sol-pic-your-turn")
    if not view.over:
        return say("sol-pic-to-move") if view.phase != "draft" else say("sol-pic-to-draft")
    if view.grade is not None:
        return say("sol-pic-grade", grade=view.grade)
    return say("sol-pic-shared") if len(seats) > 1 else say("sol-pic-wins")


def name_of(scene: Scene, seat: int) -> str:
    """The player's name, or what the seat is called."""
    return scene.name(seat) or translate(SIDES[seat], scene.language)
