"""The strips above and below the board of Day & Night: the title, whose turn it is, the state of each side."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.core.title import WITHOUT_RESULT
from engine.day_and_night.view import SideView, View
from locales import translate
from render.day_and_night.alt_text import SEATS, name_of
from render.day_and_night.look import CRYSTAL_PALE, STONE_PALE
from render.kit import svg
from render.kit.fonts import REGULAR
from render.kit.frame import EDGE, LOW_HEAD, dial_svg, plate
from render.kit.head import draw_low_banner, write_low_title, write_undecided
from render.kit.icons import icon
from render.kit.palette import BRASS, BRASS_LIGHT, MIST, PAPER, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, PHONE, Style, phone_least, width, write, write_fit

GAP = 10
SIDE_HEIGHT = 148
FOOT_HEIGHT = 2 * SIDE_HEIGHT + GAP


def draw_head(canvas: Image.Image, scene: Scene, top: int) -> None:
    """Title and turn on the left; on the right whose turn it is with the phase, in that person's colour."""
    view: View = scene.view
    wide = canvas.width - 2 * EDGE
    right = round(wide * 0.6)
    left = wide - right - GAP
    svg.stamp(canvas, plate(left, LOW_HEAD), EDGE, top)
    title = translate(say("dn-name"), scene.language)
    line = translate(say("dn-pic-turn", turn=view.turn), scene.language)
    write_low_title(canvas, EDGE, top, left, title, line, scene.language)
    _draw_banner(canvas, scene, EDGE + left + GAP, top, right)


def _draw_banner(canvas: Image.Image, scene: Scene, x: float, y: float, wide: int) -> None:
    view: View = scene.view
    if view.over and view.winner is None:
        svg.stamp(canvas, plate(wide, LOW_HEAD), x, y)
        how = say("dn-pic-no-result" if view.ending in WITHOUT_RESULT else "dn-pic-draw")
        write_undecided(canvas, x, y, wide, translate(how, scene.language), scene.language, LOW_HEAD)
        return
    seat = view.active if view.winner is None else view.winner
    below = say("dn-pic-wins") if view.over else say(f"dn-pic-phase-{view.phase}")
    words = _name_line(scene, seat), translate(below, scene.language)
    spare = 20 if view.over else 100
    draw_low_banner(canvas, (x, y, wide), PEOPLE[seat], [badge(seat, 70)], words, scene.language, spare)
    if not view.over:
        svg.stamp(canvas, hours_dial(seat, view.hours, view.hours_full), x + wide - 98, y + 2)


def _name_line(scene: Scene, seat: int) -> str:
    side = translate(SEATS[seat], scene.language)
    name = name_of(scene, seat)
    return side if isinstance(name, Text) or name == side else f"{side} · {name}"


@keep_images
def hours_dial(seat: int, hours: int, full: int, type_size: int = 38) -> Image.Image:
    """The hours left as lamps around their number, whose type has this size."""
    person = PEOPLE[seat]
    lamps = dial_svg(44, 44, 37, hours, max(full, 12), person.ink, mix(person.ink, person.colour, 0.35))
    drawing = svg.sheet(lamps, 88, 88).copy()
    alpha = drawing.getchannel("A")
    number = Image.new("RGBA", drawing.size, (0, 0, 0, 0))
    number.paste(drawing, (0, 0))
    mask = Image.new("L", drawing.size, 0)
    write(mask, 44, 44, str(hours), Style(type_size, "#FFFFFF", "en", 700), "middle")
    number.paste(person.ink, (0, 0), mask)
    number.putalpha(Image.composite(mask, alpha, mask))
    return number


def draw_foot(canvas: Image.Image, scene: Scene, top: int) -> None:
    """The state of each side: temples, largest connected group, hand, deck, and its stones or crystals."""
    view: View = scene.view
    for side in view.sides:
        _draw_side(canvas, scene, side, top + side.seat * (SIDE_HEIGHT + GAP))


def _draw_side(canvas: Image.Image, scene: Scene, side: SideView, y: float) -> None:
    view: View = scene.view
    person = PEOPLE[side.seat]
    x, wide = EDGE, canvas.width - 2 * EDGE
    to_move = side.seat == view.active and not view.over
    svg.stamp(canvas, plate(wide, SIDE_HEIGHT, edge=person.colour if to_move else BRASS), x, y)
    svg.stamp_at(canvas, badge(side.seat, 52), x + 46, y + 38)
    name = _name_line(scene, side.seat)
    style = Style(NORMAL, person.colour, scene.language, 700)
    write_fit(canvas, x + 82, y + 38, name, style, wide - 110, phone_least(name))
    supply = ("stone", STONE_PALE, "dn-pic-stones") if side.seat == 0 else ("crystal", CRYSTAL_PALE, "dn-pic-crystals")
    facts = (
        ("arch", BRASS_LIGHT, "dn-pic-temples", f"{side.temples}/2"),
        ("linked-tiles", PAPER, "dn-pic-group", f"{min(side.largest, 99)}/9"),
        ("poker-hand", PAPER, "dn-pic-hand", str(side.hand_count)),
        ("deck", PAPER, "dn-pic-deck", str(side.deck_count)),
        (*supply, str(side.supply)),
    )
    pitch = (wide - 12) / len(facts)
    for number, (icon_name, colour, label, value) in enumerate(facts):
        middle = x + 6 + (number + 0.5) * pitch
        figures = Style(LARGE, PAPER, "en", 600)
        left = middle - (46 + width(value, figures)) / 2
        svg.stamp(canvas, icon(icon_name, 40, colour), left, y + 64)
        write(canvas, left + 46, y + 84, value, figures)
        words = translate(say(label), scene.language)
        write_fit(
            canvas,
            middle,
            y + 124,
            words,
            Style(PHONE, MIST, scene.language, REGULAR),
            pitch,
            phone_least(words),
            "middle",
        )
