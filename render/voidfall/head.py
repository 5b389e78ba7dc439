"""The strip above every picture: title, Cycle, round and what the picture is of; whose turn it is in that person's
colour."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.names import SEATS
from engine.voidfall.view import View
from locales import translate
from render.kit import svg
from render.kit.frame import banner, plate
from render.kit.palette import BRASS_LIGHT, MIST, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import Style, write_fit
from render.voidfall.look import TEAL, VOID, VOID_DARK
from render.voidfall.sheets import MARGIN

GAP = 12
SIZE = 38
"""Of words: a phone shows a board 344 pixels wide."""
HEAD_HEIGHT = 122
MANY = 3
"""So many badges stand close together."""


def draw_head(canvas: Image.Image, scene: Scene, subject: Text | None = None) -> None:
    """Title, Cycle and round, and phase (or what the picture is of) on the left; on the right who is to act."""
    view: View = scene.view
    phase = () if view.phase == "focus" else (say(f"vf-pic-phase-{view.phase}"),)
    x, wide = _draw_title(canvas, scene, *((cycle_words(view), *phase) if subject is None else (subject,)))
    _draw_turn(canvas, scene, x, wide)


def draw_head_of_cycle(canvas: Image.Image, scene: Scene, cycle: int) -> None:
    """The strip above a picture of a whole Cycle, which stays when the game goes on: nobody is to act in it; after the
    end how that was."""
    x, wide = _draw_title(canvas, scene, say("vf-pic-cycle-short", cycle=cycle))
    if scene.view.over:
        _draw_turn(canvas, scene, x, wide)
    else:
        _draw_nobody(canvas, scene, x, wide, say("vf-pic-cycle-over"))


def _draw_title(canvas: Image.Image, scene: Scene, *texts: Text) -> tuple[int, int]:
    """The title with these texts on the left. Returns where the right part begins and how wide it is."""
    wide, language = canvas.width - 2 * MARGIN, scene.language
    right = round(wide * 0.47)
    left = wide - right - GAP
    svg.stamp(canvas, plate(left, HEAD_HEIGHT, edge=TEAL), MARGIN, MARGIN)
    name = Style(50, BRASS_LIGHT, language, 700, "title")
    write_fit(canvas, MARGIN + 26, MARGIN + 42, translate(say("vf-name"), language), name, left - 50, 40)
    line = " · ".join(translate(each, language) for each in texts)
    write_fit(canvas, MARGIN + 26, MARGIN + 92, line, Style(SIZE, MIST, language), left - 44, SIZE)
    return MARGIN + left + GAP, right


def _draw_nobody(canvas: Image.Image, scene: Scene, x: float, wide: int, words: Text) -> None:
    svg.stamp(canvas, plate(wide, HEAD_HEIGHT), x, MARGIN)
    _write_alone(canvas, scene, x, wide, words)


def _write_alone(canvas: Image.Image, scene: Scene, x: float, wide: int, words: Text) -> None:
    style = Style(SIZE + 4, BRASS_LIGHT, scene.language, 700)
    said = translate(words, scene.language)
    write_fit(canvas, x + wide / 2, MARGIN + HEAD_HEIGHT / 2, said, style, wide - 40, SIZE, "middle")


def _draw_turn(canvas: Image.Image, scene: Scene, x: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over else seats_to_act(view)
    if view.beaten:
        svg.stamp(canvas, banner(wide, HEAD_HEIGHT, VOID, VOID_DARK), x, MARGIN)
        _write_alone(canvas, scene, x, wide, say("vf-pic-lost"))
        return
    if not seats:
        _draw_nobody(canvas, scene, x, wide, say("vf-pic-undecided" if view.over else "vf-pic-together"))
        return
    below = translate(_below(scene, seats), scene.language)
    _draw_seats(canvas, scene, x, wide, seats, below)


def _draw_seats(canvas: Image.Image, scene: Scene, x: float, wide: int, seats: tuple[int, ...], below: str) -> None:
    """Their badges and what is said of them; of one the name too."""
    look = PEOPLE[seats[0]]
    svg.stamp(canvas, banner(wide, HEAD_HEIGHT, look.colour, mix(look.colour, "#000000", 0.28)), x, MARGIN)
    pace = 96 if len(seats) < MANY else 74
    for number, seat in enumerate(seats):
        svg.stamp_at(canvas, badge(seat, pace - 6), x + 62 + number * pace, MARGIN + HEAD_HEIGHT / 2)
    left = x + 16 + len(seats) * pace + 12
    room, style = x + wide - left - 12, Style(SIZE + 4, look.ink, scene.language, 700)
    if len(seats) > 1:
        write_fit(canvas, left, MARGIN + HEAD_HEIGHT / 2, below, style, room, SIZE)
        return
    write_fit(canvas, left, MARGIN + 42, name_of(scene, seats[0]), style, room, SIZE)
    write_fit(canvas, left, MARGIN + 90, below, Style(SIZE, look.ink, scene.language, 600), room, SIZE)


def cycle_words(view: View) -> Text:
    """The Cycle, in the Focus phase with the round."""
    if view.phase == "focus":
        return say("vf-pic-round-short", cycle=view.cycle, round=view.round)
    return say("vf-pic-cycle-short", cycle=view.cycle)


def seats_to_act(view: View) -> tuple[int, ...]:
    """Who is to act, as far as it is one person: always, if nobody else plays."""
    if len(view.players) == 1:
        return (0,)
    return () if view.deciding is None else (view.deciding,)


def _below(scene: Scene, seats: tuple[int, ...]) -> Text:
    view: View = scene.view
    if view.over:
        shared = "vf-pic-shared" if view.coop is None else "vf-pic-won-together"
        return say(shared) if len(seats) > 1 else say("vf-pic-wins")
    return say("vf-pic-your-turn") if scene.what != "board" and view.seat in seats else say("vf-pic-to-move")


def name_of(scene: Scene, seat: int) -> str:
    """The player's name, or what the seat is called."""
    return scene.name(seat) or translate(SEATS[seat], scene.language)
