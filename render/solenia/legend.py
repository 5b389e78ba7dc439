"""The legend of letters and signs; and the solitaire rival's plate, in the place of a second player."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.solenia.components import RESOURCES, parts
from engine.solenia.names import RIVAL_NAME
from engine.solenia.view import RIVAL, View
from locales import translate
from render.kit import svg
from render.kit.frame import EDGE, plate
from render.kit.icons import icon
from render.kit.palette import INK, MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import LARGE, PHONE, PHONE_NOTE, PHONE_WHOLE, TITLE, Style, width, write, write_fit
from render.solenia.cards import small_card
from render.solenia.display import tick
from render.solenia.formulas import sign_sprite
from render.solenia.goods import good
from render.solenia.look import COLUMNS, RIVAL_LOOK, place
from render.solenia.tokens import badge

LINE = 40
"""The height of a line of a legend."""
CITIES = ("city_day", "city_night")


def _entries(language: str) -> list[tuple[str, str]]:
    """Icon and name of each good and of the cities. The letters of goods are parts of their names."""
    goods = [(kind, translate(say(f"sol-good-{kind}"), language)) for kind in RESOURCES]
    cities = [(kind, translate(say(f"sol-{kind.replace('_', '-')}"), language)) for kind in CITIES]
    return goods + cities


def draw_legend(canvas: Image.Image, scene: Scene, top: float) -> float:
    """Below the public board: icon and name of each good. Returns its height."""
    told = [(good(kind, 30), words) for kind, words in _entries(scene.language)]
    return draw_entries(canvas, told, top, Style(PHONE_WHOLE + 2, MIST, scene.language, aside=True))


def draw_entries(canvas: Image.Image, told: list[tuple[Image.Image, str]], top: float, style: Style) -> float:
    """Signs with their words, in as many centred lines as they need. Returns the height of the lines."""
    room, gap = float(canvas.width - 2 * EDGE), 22
    lines: list[list[tuple[Image.Image, str]]] = [[]]
    free = room
    for drawing, words in told:
        wide = drawing.width + 8 + width(words, style)
        if lines[-1] and wide > free:
            lines.append([])
            free = room
        lines[-1].append((drawing, words))
        free -= wide + gap
    for number, line in enumerate(lines):
        y = top + (number + 0.5) * LINE
        total = sum(drawing.width + 8 + width(words, style) for drawing, words in line) + gap * (len(line) - 1)
        x = (canvas.width - total) / 2
        for drawing, words in line:
            svg.stamp(canvas, drawing, x, y - drawing.height / 2)
            x += drawing.width + 8
            x += write(canvas, x, y, words, style) + gap
    return len(lines) * LINE


def draw_key(canvas: Image.Image, scene: Scene, top: float, *, ways: bool) -> float:
    """Below a panel: free voyages, prices of voyages, deliveries that can be paid. Returns its height."""
    entries: list[tuple[Image.Image, str]] = []
    if ways:
        entries += [(sign_sprite("free", 36), "sol-pic-free"), (sign_sprite("wind", 38), "sol-pic-voyage")]
    entries.append((tick(), "sol-pic-payable"))
    told = [(drawing, translate(say(key), scene.language)) for drawing, key in entries]
    return draw_entries(canvas, told, top, Style(PHONE_NOTE + 1, MIST, scene.language, aside=True))


def draw_rival(canvas: Image.Image, scene: Scene, box: tuple[float, float, int, int]) -> None:
    """The rival: its die, its last card, the size of its deck."""
    view: View = scene.view
    x, y, wide, tall = box
    svg.stamp(canvas, plate(wide, tall, edge=RIVAL_LOOK.colour), x, y)
    svg.stamp_at(canvas, badge(RIVAL, 50), x + 44, y + 38)
    name = translate(RIVAL_NAME, scene.language)
    write_fit(canvas, x + 80, y + 38, name, Style(LARGE, RIVAL_LOOK.colour, scene.language, 700), wide - 320, PHONE)
    if view.rival is None:
        return
    svg.stamp_at(canvas, icon("deck", 44, PAPER), x + 50, y + 132)
    write(canvas, x + 84, y + 132, str(view.rival.deck_count), Style(LARGE, PAPER, "en", 600))
    if view.rival.die is not None:
        _draw_die(canvas, view.rival.die, x + 216, y + 132)
    last = next((move for move in reversed(view.moves) if move.owner == RIVAL), None)
    if last is not None:
        cell = next((cell for cell in view.cells if cell.at == last.at), None)
        phase = view.strips[place(last.at)[1]].phase if last.at else "night"
        card = small_card(last.card, RIVAL, cell.ground if cell else None, phase, 138)
        svg.stamp(canvas, card, x + wide - card.width - 14, y + (tall - card.height) / 2)
        style = Style(LARGE, PAPER, "en", 700)
        write(canvas, x + wide - card.width - 34, y + 132, (last.at or "").upper(), style, "right")


def blank_die(size: int) -> Image.Image:
    """The rival's die without a face."""
    body = (
        f'<rect x="4" y="4" width="92" height="92" rx="20" fill="{RIVAL_LOOK.colour}" stroke="{INK}" stroke-width="5"/>'
    )
    return svg.sprite(body, size)


def _draw_die(canvas: Image.Image, face: int, x: float, y: float) -> None:
    """The face rolled: the letter of a column, or the storm."""
    svg.stamp_at(canvas, blank_die(92), x, y)
    column = parts().die[face - 1].column
    if column is None:
        svg.stamp_at(canvas, sign_sprite("storm", 66), x, y)
    else:
        write(canvas, x, y, COLUMNS[column].upper(), Style(TITLE, RIVAL_LOOK.ink, "en", 700), "middle")
