"""The strip above the board: title and round; whose turn it is, with the phase, in that person's colour."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.solenia.names import SIDES
from engine.solenia.view import View
from locales import translate
from render.kit import svg
from render.kit.frame import EDGE, LOW_HEAD, plate
from render.kit.head import draw_low_banner, write_low_title
from render.kit.palette import BRASS_LIGHT, INK
from render.kit.picture import Scene
from render.kit.text import PHONE, Style, width, write_fit
from render.solenia.look import GAP, PEOPLE
from render.solenia.tokens import badge


def draw_head(canvas: Image.Image, scene: Scene) -> None:
    """Title and round on the left; on the right whose turn it is, and the phase."""
    view: View = scene.view
    wide = canvas.width - 2 * EDGE
    right = round(wide * 0.6)
    left = wide - right - GAP
    svg.stamp(canvas, plate(left, LOW_HEAD), EDGE, EDGE)
    title = translate(say("sol-name"), scene.language)
    line = translate(say("sol-pic-round", round=view.round), scene.language)
    write_low_title(canvas, EDGE, EDGE, left, title, line, scene.language)
    _draw_banner(canvas, scene, EDGE + left + GAP, EDGE, right)


def _draw_banner(canvas: Image.Image, scene: Scene, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over and view.grade is None else (view.active,)
    if not seats:
        svg.stamp(canvas, plate(wide, LOW_HEAD), x, y)
        style = Style(36, BRASS_LIGHT, scene.language, 700)
        words = translate(say("sol-pic-undecided"), scene.language)
        write_fit(canvas, x + wide / 2, y + LOW_HEAD / 2, words, style, wide - 30, PHONE, "middle")
        return
    badges = [badge(seat, 70 if len(seats) < 3 else 50) for seat in seats]
    names = " · ".join(name_of(scene, seat) for seat in seats)
    below = translate(_below(scene, seats), scene.language)
    fits = width(names, Style(PHONE, INK, scene.language, 700)) <= wide - sum(each.width + 6 for each in badges) - 40
    told = (names, below) if fits or len(seats) == 1 else (below, "")  # the badges alone show who won
    draw_low_banner(canvas, (x, y, wide), PEOPLE[seats[0]], badges, told, scene.language)


def _below(scene: Scene, seats: tuple[int, ...]) -> Text:
    view: View = scene.view
    if not view.over:
        return say(f"sol-pic-phase-{view.phase}")
    if view.grade is not None:
        return say("sol-pic-grade", grade=view.grade)
    return say("sol-pic-shared") if len(seats) > 1 else say("sol-pic-wins")


def name_of(scene: Scene, seat: int) -> str:
    """The player's name, or the name of the seat."""
    return scene.name(seat) or translate(SIDES[seat], scene.language)
