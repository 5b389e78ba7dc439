"""The strip above every picture: title, round and phase; whose turn it is in that person's colour."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.solenia.names import SIDES
from engine.solenia.view import View
from locales import translate
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, plate
from render.kit.head import banner_room, draw_banner, write_title, write_undecided
from render.kit.palette import INK
from render.kit.picture import Scene
from render.kit.text import SMALL, Style, width
from render.solenia.look import GAP, PEOPLE
from render.solenia.tokens import badge

SPARE = 26
"""The free space on the right of the banner."""


def draw_head(canvas: Image.Image, scene: Scene, ask: Text | None = None) -> None:
    """Title, round and question on the left, the banner on the right."""
    view: View = scene.view
    wide = canvas.width - 2 * MARGIN
    right = min(600, round(wide * 0.48))
    left = wide - right - GAP
    svg.stamp(canvas, plate(left, HEAD_HEIGHT), MARGIN, MARGIN)
    title = translate(say("sol-name"), scene.language)
    parts = [say("sol-pic-round", round=view.round), ask or say(f"sol-pic-phase-{view.phase}")]
    line = " · ".join(translate(part, scene.language) for part in parts)
    write_title(canvas, MARGIN, MARGIN, left, title, line, scene.language)
    _draw_banner(canvas, scene, MARGIN + left + GAP, MARGIN, right)


def _draw_banner(canvas: Image.Image, scene: Scene, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over else (view.active,)
    if not seats:
        svg.stamp(canvas, plate(wide, HEAD_HEIGHT), x, y)
        write_undecided(canvas, x, y, wide, translate(say("sol-pic-undecided"), scene.language), scene.language)
        return
    badges = [badge(seat, 92) for seat in seats]
    names, below = " · ".join(name_of(scene, seat) for seat in seats), translate(_below(scene, seats), scene.language)
    fits = width(names, Style(SMALL, INK, scene.language, 700)) <= banner_room(wide, len(badges), SPARE)
    words = (names, below) if fits or len(seats) == 1 else (below, "")  # the badges alone show who won
    draw_banner(canvas, (x, y, wide), PEOPLE[seats[0]], badges, words, scene.language, SPARE)


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
    """The player's name, or the name of the seat."""
    return scene.name(seat) or translate(SIDES[seat], scene.language)
