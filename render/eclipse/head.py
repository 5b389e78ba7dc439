"""The strip above the board and what has changed: title, round and phase; whose turn it is in that person's colour."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import ROUNDS
from engine.eclipse.names import SEATS, place_name
from engine.eclipse.view import View
from locales import translate
from render.eclipse.look import CORONA
from render.eclipse.ships import badge
from render.eclipse.type import BESIDE, GAP, ROOM, WIDE, body, name, or_beside
from render.kit import svg
from render.kit.frame import banner, plate
from render.kit.palette import BRASS_LIGHT, MIST, PEOPLE, mix
from render.kit.picture import Scene
from render.kit.text import Style, wrap_fit, write, write_fit

HEAD = 112
"""The strip's height."""
TITLE_SHARE = 0.58
"""The share of the width that title and round take."""
BADGE = 80
LEAST = 26
"""Of the line of round and phase."""


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
    left = round((WIDE - 2 * ROOM - GAP) * TITLE_SHARE)
    box = (ROOM + left + GAP, ROOM, WIDE - 2 * ROOM - GAP - left)
    svg.stamp(canvas, plate(left, HEAD, edge=CORONA), ROOM, ROOM)
    title = Style(46, BRASS_LIGHT, scene.language, 700, "title")
    write_fit(canvas, ROOM + 26, ROOM + 38, translate(say("ecl-name"), scene.language), title, left - 48, 40)
    parts = [say("ecl-pic-round", round=number, rounds=ROUNDS), subject or say(f"ecl-pic-phase-{view.phase}")]
    line = " · ".join(translate(part, scene.language) for part in parts)
    style = or_beside(line, body(MIST, scene.language), left - 48)
    write_fit(canvas, ROOM + 26, ROOM + 84, line, style, left - 48, LEAST)
    if named is not None:
        _draw_seats(canvas, scene, box, (named[0],), named[1])
    elif aside is not None:
        _draw_words(canvas, scene, box, aside)
    else:
        seats = view.winners if view.over else acting_seats(view)
        if seats:
            _draw_seats(canvas, scene, box, seats, _below(scene, seats))
        else:
            _draw_words(canvas, scene, box, of_nobody(view))


def _draw_words(canvas: Image.Image, scene: Scene, box: tuple[int, int, int], words: Text) -> None:
    """Words that are about nobody."""
    x, y, wide = box
    svg.stamp(canvas, plate(wide, HEAD), x, y)
    style = body(BRASS_LIGHT, scene.language, 700)
    lines, style = wrap_fit(translate(words, scene.language), style, wide - 44, HEAD - 12, style.size, 1.2)
    for number, line in enumerate(lines):
        at = y + HEAD / 2 + (number - (len(lines) - 1) / 2) * style.size * 1.2
        write(canvas, x + wide / 2, at, line, style, "middle")


def _draw_seats(
    canvas: Image.Image, scene: Scene, box: tuple[int, int, int], seats: Sequence[int], below: Text
) -> None:
    """Some seats' badges and what is said of them, in the colour of the first; the name of one alone, for which there is
    room."""
    x, y, wide = box
    look = PEOPLE[seats[0]]
    svg.stamp(canvas, banner(wide, HEAD, look.colour, mix(look.colour, "#000000", 0.28)), x, y)
    pace = min(BADGE + 8, (wide - 230) / len(seats))
    for number, seat in enumerate(seats):
        svg.stamp_at(canvas, badge(seat, BADGE), x + 16 + BADGE / 2 + number * pace, y + HEAD / 2)
    left = x + 28 + BADGE + (len(seats) - 1) * pace
    room = x + wide - 18 - left
    words, style = translate(below, scene.language), body(look.ink, scene.language, 600)
    if len(seats) > 1:
        write_fit(canvas, left, y + HEAD / 2, words, or_beside(words, style, room), room, BESIDE)
        return
    who = name_of(scene, seats[0])
    named = or_beside(who, name(who, look.ink, scene.language), room)
    write_fit(canvas, left, y + 36, who, named, room, BESIDE)
    write_fit(canvas, left, y + 81, words, or_beside(words, style, room), room, BESIDE)


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
    return say("ecl-pic-to-draft") if view.phase == "draft" else say("ecl-pic-to-move")


def name_of(scene: Scene, seat: int) -> str:
    """The player's name, or what the seat is called."""
    return scene.name(seat) or translate(SEATS[seat], scene.language)
