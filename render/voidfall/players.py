"""Everybody's figures in a few lines: for the public board."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.constants import MOST_STOCK
from engine.voidfall.names import house_name
from engine.voidfall.view import PlayerView, View
from engine.voidfall.vocabulary.terms import RESOURCES
from locales import translate
from render.kit import svg
from render.kit.frame import MARGIN
from render.kit.icons import icon
from render.kit.palette import MIST, PAPER, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, SMALL, Style, width, write, write_fit
from render.voidfall.head import name_of, seats_to_act
from render.voidfall.look import ALARM, GOLD, NIGHT, OBSIDIAN, VOID_LIGHT, WARNING
from render.voidfall.symbols import corruption, crest, resource, token

TALL = 196
GAP = 14
NUMBER = 34
TWO_COLUMNS = 1400
"""The least width of a picture with two of them side by side."""
UPKEEP_CELL = 3


def columns(view: View, wide: int) -> int:
    """How many stand side by side."""
    return 1 if len(view.players) == 1 or wide < TWO_COLUMNS else 2


def height(view: View, wide: int) -> int:
    """How much room all of them take on a picture of this width."""
    return -(-len(view.players) // columns(view, wide)) * (TALL + GAP)


def draw_players(canvas: Image.Image, scene: Scene, top: int) -> None:
    """In turn order, in a film in that of the seats."""
    view: View = scene.view
    beside = columns(view, canvas.width)
    wide = (canvas.width - 2 * MARGIN - GAP * (beside - 1)) // beside
    for number, seat in enumerate(sorted(view.order) if scene.by_seat else view.order):
        x, y = MARGIN + number % beside * (wide + GAP), top + number // beside * (TALL + GAP)
        draw_player(canvas, scene, seat, x, y, wide)


def draw_player(canvas: Image.Image, scene: Scene, seat: int, x: float, y: float, wide: int) -> None:
    """One player: name and house, Influence; resources with their Yields; cubes, tokens, Upkeep, strength of a
    Skirmish."""
    view: View = scene.view
    player = view.players[seat]
    svg.stamp(canvas, _ground(seat, wide, not view.over and seat in seats_to_act(view)), x, y)
    svg.stamp_at(canvas, badge(seat, 62), x + 46, y + 40)
    points = Style(48, GOLD, "en", 700)
    taken = write(canvas, x + wide - 26, y + 40, str(player.influence), points, "right")
    svg.stamp_at(canvas, token("influence", 44), x + wide - 26 - taken - 32, y + 40)
    left, room = x + 150, wide - 150 - taken - 100.0
    if player.house:
        svg.stamp_at(canvas, crest(player.house, seat, 58), x + 112, y + 40)
    note = translate(house_name(player.house), scene.language) if player.house else ""
    note = translate(say("vf-pic-out"), scene.language) if player.out else note
    name = Style(LARGE, PAPER, scene.language, 700)
    length = write_fit(canvas, left, y + 40, name_of(scene, seat), name, room * 0.66, SMALL)
    style = Style(SMALL, ALARM if player.out else MIST, scene.language, 600)
    write_fit(canvas, left + length + 16, y + 42, note, style, room - length - 16, 24)
    draw_resources(canvas, player, x + 20, y + 98, wide - 40)
    draw_figures(canvas, view, seat, x + 20, y + 156, wide - 40)


def draw_resources(canvas: Image.Image, player: PlayerView, x: float, y: float, wide: float) -> None:
    """Stock and Yield of each resource, with the same gap between all; an arrow on those of which producing gives more
    than there is room for."""
    cells = []
    for kind in RESOURCES:
        have, gives = player.stock[kind], player.production[kind].gives
        over = have + gives > MOST_STOCK
        stock = Style(NUMBER, WARNING if over else PAPER, "en", 700)
        more = Style(SMALL, WARNING if over else MIST, "en", 600)
        room = width(str(have), stock) + 3, width(f"+{gives}", more)
        cells.append((kind, over, (str(have), stock), (f"+{gives}", more), room))
    gap = (wide - sum(50 + sum(cell[-1]) for cell in cells)) / len(cells)
    left = x
    for kind, over, have_written, more_written, (first, second) in cells:
        svg.stamp_at(canvas, resource(kind, 42), left + 21, y)
        if over:
            svg.stamp_at(canvas, over_mark(26), left + 40, y - 14)
        write(canvas, left + 50, y, *have_written)
        write(canvas, left + 50 + first, y, *more_written)
        left += 50 + first + second + gap


def draw_figures(canvas: Image.Image, view: View, seat: int, x: float, y: float, wide: float) -> None:
    """Cubes active / deployed / inactive; Trade and Glory tokens; Upkeep payable of due, until it is paid; strength of
    a Skirmish, until the end; Corruption."""
    player, due = view.players[seat], seat in view.still_due
    short = due and player.upkeep.payable < player.upkeep.due
    upkeep = f"{player.upkeep.payable}/{player.upkeep.due}" if due else "–"
    cells: tuple[tuple[Image.Image, str, str, float], ...] = (
        (token("cube", 40), f"{player.active}/{player.deployed}/{player.inactive}", PAPER, 0.27),
        (token("trade", 42), str(player.trade), PAPER, 0.13),
        (sign("laurels", 44, "#E7A9C4"), str(sum(player.glory)), PAPER, 0.14),
        (sign("sands-of-time", 40, WARNING), upkeep, PAPER, 0.22),
        (sign("crossed-swords", 40, VOID_LIGHT), "–" if view.over else str(player.attack.strength), PAPER, 0.12),
        (corruption(42), str(corruptions(player)), PAPER, 0.12),
    )
    left = x
    for number, (drawing, words, colour, share) in enumerate(cells):
        svg.stamp_at(canvas, drawing, left + 21, y)
        ink = ALARM if short and number == UPKEEP_CELL else colour
        write_fit(canvas, left + 50, y, words, Style(NUMBER, ink, "en", 700), wide * share - 50, SMALL)
        left += wide * share


def figure_signs() -> list[tuple[Image.Image, Text]]:
    """What the signs in these lines mean."""
    return [
        (token("cube", 36), say("vf-pic-sign-cubes")),
        (sign("laurels", 38, "#E7A9C4"), say("vf-pic-sign-glory")),
        (sign("sands-of-time", 34, WARNING), say("vf-pic-sign-upkeep")),
        (sign("crossed-swords", 34, VOID_LIGHT), say("vf-pic-sign-skirmish")),
        (over_mark(28), say("vf-pic-sign-over")),
    ]


def corruptions(player: PlayerView) -> int:
    """Corruption on the mat, without that on Decontamination Chambers."""
    return sum(player.track_corruption) + sum(slot.corrupted for slot in player.slots)


@keep_images
def sign(name: str, size: int, colour: str) -> Image.Image:
    """An icon as it is."""
    return icon(name, size, colour)


@keep_images
def over_mark(size: int) -> Image.Image:
    """An arrow upwards: producing gives more than there is room for."""
    return svg.sprite(
        f'<path d="M50 4 96 60H68V96H32V60H4Z" fill="{WARNING}" stroke="{OBSIDIAN}" stroke-width="8"/>', size
    )


@keep_images
def _ground(seat: int, wide: int, active: bool) -> Image.Image:
    colour = PEOPLE[seat].colour
    edge = f'stroke="{colour}" stroke-width="{5 if active else 2}" stroke-opacity="{1 if active else 0.55}"'
    fill = mix(NIGHT, colour, 0.17 if active else 0.07)
    return svg.sheet(
        f'<rect x="3" y="3" width="{wide - 6}" height="{TALL - 6}" rx="18" fill="{fill}" fill-opacity="0.94" {edge}/>'
        f'<path d="M20 70H{wide - 20}" stroke="{colour}" stroke-opacity="0.25" stroke-width="2"/>',
        wide,
        TALL,
    )
