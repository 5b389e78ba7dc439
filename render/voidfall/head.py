"""The strip above every picture: title, Cycle, round and what the picture is of; whose turn it is in that person's
colour."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES
from engine.voidfall.names import SEATS
from engine.voidfall.view import View
from locales import translate
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, banner, plate
from render.kit.head import draw_banner, draw_seats, write_title, write_undecided
from render.kit.palette import PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene
from render.voidfall.look import TEAL, VOID, VOID_DARK

GAP = 14
FULL_LINE = 1200
"""The least width of a picture whose head says how many Cycles and rounds there are."""
SPARE = 20
"""Free on the right of the banner."""


def draw_head(
    canvas: Image.Image, scene: Scene, subject: Text | None = None, named: tuple[int, Text] | None = None
) -> None:
    """Title, Cycle and round, and phase (or what the picture is of) on the left; on the right the seat `named` with what
    is said of it, or who is to act."""
    view: View = scene.view
    when = cycle_words(view, short=subject is not None or canvas.width < FULL_LINE)
    x, wide = _draw_title(canvas, scene, when, subject or say(f"vf-pic-phase-{view.phase}"))
    if named is None:
        _draw_turn(canvas, scene, x, wide)
        return
    seat, below = named
    words = (name_of(scene, seat), translate(below, scene.language))
    draw_banner(canvas, (x, MARGIN, wide), PEOPLE[seat], [badge(seat, 92)], words, scene.language, SPARE)


def draw_head_of_cycle(canvas: Image.Image, scene: Scene, cycle: int, subject: Text) -> None:
    """The strip above a picture of a whole Cycle, which stays when the game goes on: nobody is to act in it; after the
    end how that was."""
    x, wide = _draw_title(canvas, scene, say("vf-pic-cycle-short", cycle=cycle), subject)
    if scene.view.over:
        _draw_turn(canvas, scene, x, wide)
    else:
        _draw_nobody(canvas, scene, x, wide, say("vf-pic-cycle-over"))


def _draw_title(canvas: Image.Image, scene: Scene, *texts: Text) -> tuple[int, int]:
    """The title with these texts on the left. Returns where the right part begins and how wide it is."""
    wide = canvas.width - 2 * MARGIN
    right = min(620, round(wide * 0.46))
    left = wide - right - GAP
    svg.stamp(canvas, plate(left, HEAD_HEIGHT, edge=TEAL), MARGIN, MARGIN)
    line = " · ".join(translate(each, scene.language) for each in texts)
    write_title(canvas, MARGIN, MARGIN, left, translate(say("vf-name"), scene.language), line, scene.language)
    return MARGIN + left + GAP, right


def _draw_nobody(canvas: Image.Image, scene: Scene, x: float, wide: int, words: Text) -> None:
    svg.stamp(canvas, plate(wide, HEAD_HEIGHT), x, MARGIN)
    write_undecided(canvas, x, MARGIN, wide, translate(words, scene.language), scene.language)


def _draw_turn(canvas: Image.Image, scene: Scene, x: float, wide: int) -> None:
    view: View = scene.view
    seats = view.winners if view.over else seats_to_act(view)
    if view.beaten:
        svg.stamp(canvas, banner(wide, HEAD_HEIGHT, VOID, VOID_DARK), x, MARGIN)
        write_undecided(canvas, x, MARGIN, wide, translate(say("vf-pic-lost"), scene.language), scene.language)
        return
    if not seats:
        _draw_nobody(canvas, scene, x, wide, say("vf-pic-undecided" if view.over else "vf-pic-together"))
        return
    names = " · ".join(name_of(scene, seat) for seat in seats)
    below = translate(_below(scene, seats), scene.language)
    draw_seats(canvas, (x, MARGIN, wide), seats, names, below, scene.language, SPARE)


def cycle_words(view: View, *, short: bool = False) -> Text:
    """The Cycle, in the Focus phase with the round; `short`: without how many there are."""
    if short and view.phase == "focus":
        return say("vf-pic-round-short", cycle=view.cycle, round=view.round)
    if short:
        return say("vf-pic-cycle-short", cycle=view.cycle)
    if view.phase != "focus" or not view.event:
        return say("vf-pic-cycle", cycle=view.cycle, cycles=CYCLES)
    rounds = parts().events[view.event].rounds
    return say("vf-pic-cycle-round", cycle=view.cycle, cycles=CYCLES, round=view.round, rounds=rounds)


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
