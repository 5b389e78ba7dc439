"""The strip above every picture: title, round and phase; whose turn it is in that person's colour."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import ROUNDS
from engine.eclipse.names import SEATS, place_name
from engine.eclipse.view import View
from locales import translate
from render.eclipse.look import CORONA
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, plate
from render.kit.head import draw_banner, draw_seats, write_title, write_undecided
from render.kit.palette import PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene

GAP = 16
SPARE = 26
"""Free on the right of the banner."""


def draw_head(
    canvas: Image.Image,
    scene: Scene,
    subject: Text | None = None,
    aside: Text | None = None,
    number: int | None = None,
    named: tuple[int, Text] | None = None,
) -> None:
    """Title, round (the present one, or this) and phase (or what the picture is of) on the left, the banner on the right:
    of the seat `named`, with what is said of it, or of who is to act; or other words in its place."""
    view: View = scene.view
    number = view.round if number is None else number
    wide = canvas.width - 2 * MARGIN
    right = min(620, round(wide * 0.46))
    left = wide - right - GAP
    svg.stamp(canvas, plate(left, HEAD_HEIGHT, edge=CORONA), MARGIN, MARGIN)
    title = translate(say("ecl-name"), scene.language)
    parts = [say("ecl-pic-round", round=number, rounds=ROUNDS), subject or say(f"ecl-pic-phase-{view.phase}")]
    line = " · ".join(translate(part, scene.language) for part in parts)
    write_title(canvas, MARGIN, MARGIN, left, title, line, scene.language)
    if named is not None:
        seat, below = named
        words_of = (name_of(scene, seat), translate(below, scene.language))
        box = (MARGIN + left + GAP, MARGIN, right)
        draw_banner(canvas, box, PEOPLE[seat], [badge(seat, 92)], words_of, scene.language, SPARE)
        return
    if aside is None:
        _draw_banner(canvas, scene, MARGIN + left + GAP, MARGIN, right)
        return
    svg.stamp(canvas, plate(right, HEAD_HEIGHT), MARGIN + left + GAP, MARGIN)
    words = translate(aside, scene.language)
    write_undecided(canvas, MARGIN + left + GAP, MARGIN, right, words, scene.language)


def _draw_banner(canvas: Image.Image, scene: Scene, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over else acting_seats(view)
    if scene.what == "panel" and scene.marks and view.seat is not None:
        seats = (view.seat,)  # whoever is asked, also out of turn
    if not seats:
        svg.stamp(canvas, plate(wide, HEAD_HEIGHT), x, y)
        write_undecided(canvas, x, y, wide, translate(of_nobody(view), scene.language), scene.language)
        return
    names = " · ".join(name_of(scene, seat) for seat in seats)
    below = translate(_below(scene, seats), scene.language)
    draw_seats(canvas, (x, y, wide), seats, names, below, scene.language, SPARE)


def of_nobody(view: View) -> Text:
    """What the banner says where it names nobody: all decide at once in upkeep, else one after the other."""
    if view.over:
        return say("ecl-pic-undecided")
    if view.battle is not None:
        return say("ecl-pic-battle-at", place=place_name(view.battle.place))
    return say("ecl-pic-together" if view.phase == "upkeep" else "ecl-pic-in-turn")


def acting_seats(view: View) -> tuple[int, ...]:
    """Who is to act, as far as it is one person: nobody while all decide together."""
    return (view.active,) if view.phase in ("draft", "action") else ()


def _below(scene: Scene, seats: tuple[int, ...]) -> Text:
    view: View = scene.view
    if view.over:
        return say("ecl-pic-shared") if len(seats) > 1 else say("ecl-pic-wins")
    if scene.what != "board" and view.seat in seats:
        return say("ecl-pic-your-turn")
    return say("ecl-pic-to-draft") if view.phase == "draft" else say("ecl-pic-to-move")


def name_of(scene: Scene, seat: int) -> str:
    """The player's name, or what the seat is called."""
    return scene.name(seat) or translate(SEATS[seat], scene.language)
