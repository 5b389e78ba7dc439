"""The legend of letters and signs; and the solitaire rival's plate, in the place of a second player."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.solenia.components import RESOURCES, parts
from engine.solenia.names import RIVAL_NAME
from engine.solenia.view import RIVAL, View
from locales import translate
from render.kit import svg
from render.kit.frame import plate
from render.kit.icons import icon
from render.kit.palette import INK, MIST, PAPER
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, SMALL, TITLE, Style, width, write, write_fit
from render.solenia.cards import small_card
from render.solenia.display import tick
from render.solenia.formulas import sign_sprite
from render.solenia.goods import good
from render.solenia.look import COLUMNS, RIVAL_LOOK, place
from render.solenia.tokens import badge

LEGEND_TALL = 52
CITIES = ("city_day", "city_night")


def _entries(language: str) -> list[tuple[str, str]]:
    """Icon and name of each good and of the cities. The letters of goods are parts of their names."""
    goods = [(kind, translate(say(f"sol-good-{kind}"), language)) for kind in RESOURCES]
    cities = [(kind, translate(say(f"sol-{kind.replace('_', '-')}"), language)) for kind in CITIES]
    return goods + cities


def draw_legend(canvas: Image.Image, scene: Scene, y: float) -> None:
    """One line under the public board."""
    style = Style(SMALL, MIST, scene.language)
    entries = _entries(scene.language)
    total = sum(36 + width(words, style) for _, words in entries) + 32 * (len(entries) - 1)
    x = (canvas.width - total) / 2
    for kind, words in entries:
        x = _write_entry(canvas, x, y, kind, words, style) + 32


def _write_entry(canvas: Image.Image, x: float, y: float, kind: str, words: str, style: Style) -> float:
    """Icon and name. Returns the right edge."""
    svg.stamp_at(canvas, good(kind, 32), x + 16, y)
    return x + 36 + write(canvas, x + 36, y, words, style)


def draw_legend_plate(canvas: Image.Image, scene: Scene, box: tuple[float, float, int, int]) -> None:
    """The legend in the place of a fourth player."""
    x, y, wide, tall = box
    svg.stamp(canvas, plate(wide, tall, opacity=0.4), x, y)
    style = Style(NORMAL, MIST, scene.language)
    for number, (kind, words) in enumerate(_entries(scene.language)):
        column, row = divmod(number, 3)
        at = (x + 50 + column * (wide - 60) / 2, y + (row + 0.5) * (tall - 40) / 3 + 20)
        _write_entry(canvas, *at, kind, words, style)


def draw_key(canvas: Image.Image, scene: Scene, y: float, *, ways: bool) -> None:
    """One line below a panel: free voyages, prices of voyages, deliveries that can be paid."""
    entries: list[tuple[Image.Image, str]] = []
    if ways:
        entries += [(sign_sprite("free", 36), "sol-pic-free"), (sign_sprite("wind", 38), "sol-pic-voyage")]
    entries.append((tick(), "sol-pic-payable"))
    style = Style(SMALL, MIST, scene.language)
    told = [(drawing, translate(say(key), scene.language)) for drawing, key in entries]
    total = sum(drawing.width + 10 + width(words, style) for drawing, words in told) + 40 * (len(told) - 1)
    x = (canvas.width - total) / 2
    for drawing, words in told:
        svg.stamp(canvas, drawing, x, y - drawing.height / 2)
        x += drawing.width + 10
        x += write(canvas, x, y, words, style) + 40


def draw_rival(canvas: Image.Image, scene: Scene, box: tuple[float, float, int, int]) -> None:
    """The rival: its die, its last card, the size of its deck."""
    view: View = scene.view
    x, y, wide, tall = box
    svg.stamp(canvas, plate(wide, tall, edge=RIVAL_LOOK.colour), x, y)
    svg.stamp_at(canvas, badge(RIVAL, 46), x + 46, y + 34)
    name = translate(RIVAL_NAME, scene.language)
    write_fit(canvas, x + 80, y + 34, name, Style(NORMAL, RIVAL_LOOK.colour, scene.language, 700), wide - 320, SMALL)
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


def _draw_die(canvas: Image.Image, face: int, x: float, y: float) -> None:
    """The face rolled: the letter of a column, or the storm."""
    body = (
        f'<rect x="4" y="4" width="92" height="92" rx="20" fill="{RIVAL_LOOK.colour}" stroke="{INK}" stroke-width="5"/>'
    )
    svg.stamp_at(canvas, svg.sprite(body, 92), x, y)
    column = parts().die[face - 1].column
    if column is None:
        svg.stamp_at(canvas, sign_sprite("storm", 66), x, y)
    else:
        write(canvas, x, y, COLUMNS[column].upper(), Style(TITLE, RIVAL_LOOK.ink, "en", 700), "middle")
