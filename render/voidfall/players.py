"""Everybody's figures in a few lines: for the public board."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.voidfall.constants import MOST_STOCK
from engine.voidfall.view import PlayerView, View
from engine.voidfall.vocabulary.terms import RESOURCES
from locales import translate
from render.kit import svg
from render.kit.icons import icon
from render.kit.palette import PAPER, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import Style, width, write, write_fit
from render.voidfall.head import SIZE, name_of, seats_to_act
from render.voidfall.look import ALARM, GOLD, NIGHT, OBSIDIAN, VOID_LIGHT, WARNING
from render.voidfall.sheets import INNER, MARGIN, NUMBER
from render.voidfall.symbols import corruption, crest, glory_sign, resource, token

TALL, GAP = 178, 8


def height(players: int) -> int:
    """How much room so many take."""
    return players * (TALL + GAP)


def draw_players(canvas: Image.Image, scene: Scene, top: int) -> None:
    """In turn order, in a film in that of the seats."""
    view: View = scene.view
    for number, seat in enumerate(sorted(view.order) if scene.by_seat else view.order):
        draw_player(canvas, scene, seat, MARGIN, top + number * (TALL + GAP))


def draw_player(canvas: Image.Image, scene: Scene, seat: int, x: float, y: float) -> None:
    """One player: badge, arms, name, Influence; resources with their Yields; cubes, tokens, Upkeep, strength of a
    Skirmish."""
    view: View = scene.view
    player, language = view.players[seat], scene.language
    svg.stamp(canvas, _ground(seat, not view.over and seat in seats_to_act(view)), x, y)
    middle, left = y + 36, x + 92
    svg.stamp_at(canvas, badge(seat, 64), x + 46, middle)
    if player.house:
        svg.stamp_at(canvas, crest(player.house, seat, 56), left + 24, middle)
        left += 66
    end = x + INNER - 26
    end -= write(canvas, end, middle, str(player.influence), Style(52, GOLD, "en", 700), "right") + 34
    svg.stamp_at(canvas, token("influence", 48), end, middle)
    name = Style(SIZE + 2, PAPER, language, 700)
    left += write_fit(canvas, left, middle, name_of(scene, seat), name, end - left - 50, SIZE) + 20
    if player.out:
        style = Style(SIZE, ALARM, language, 600)
        write_fit(canvas, left, middle, translate(say("vf-pic-out"), language), style, end - left - 40, SIZE)
    draw_resources(canvas, player, x + 22, y + 90, INNER - 44)
    draw_figures(canvas, view, seat, x + 22, y + 144, INNER - 44)


def draw_resources(canvas: Image.Image, player: PlayerView, x: float, y: float, wide: float) -> None:
    """Stock and Yield of each resource, with the same gap between all; an arrow on those of which producing gives more
    than there is room for."""
    cells = []
    for kind in RESOURCES:
        have, gives = player.stock[kind], player.production[kind].gives
        over = have + gives > MOST_STOCK
        stock = Style(NUMBER + 4, WARNING if over else PAPER, "en", 700)
        more = Style(NUMBER, WARNING if over else mix(PAPER, NIGHT, 0.3), "en", 500)
        room = width(str(have), stock) + 4, width(f"+{gives}", more)
        cells.append((kind, over, (str(have), stock), (f"+{gives}", more), room))
    gap = (wide - sum(56 + sum(cell[-1]) for cell in cells)) / len(cells)
    left = x
    for kind, over, have_written, more_written, (first, second) in cells:
        svg.stamp_at(canvas, resource(kind, 50), left + 25, y)
        if over:
            svg.stamp_at(canvas, over_mark(30), left + 46, y - 14)
        write(canvas, left + 56, y, *have_written)
        write(canvas, left + 56 + first, y, *more_written)
        left += 56 + first + second + gap


def draw_figures(canvas: Image.Image, view: View, seat: int, x: float, y: float, wide: float) -> None:
    """Cubes active / deployed / inactive; Trade and Glory tokens; Upkeep payable of due, until it is paid; strength of
    a Skirmish, until the end; Corruption."""
    player, due = view.players[seat], seat in view.still_due
    short = due and player.upkeep.payable < player.upkeep.due
    upkeep = f"{player.upkeep.payable}/{player.upkeep.due}" if due else "–"
    cells: tuple[tuple[Image.Image, str, str], ...] = (
        (token("cube", 46), f"{player.active}/{player.deployed}/{player.inactive}", PAPER),
        (token("trade", 48), str(player.trade), PAPER),
        (glory_sign(48), str(sum(player.glory)), PAPER),
        (sign("sands-of-time", 44, WARNING), upkeep, ALARM if short else PAPER),
        (sign("crossed-swords", 44, VOID_LIGHT), "–" if view.over else str(player.attack.strength), PAPER),
        (corruption(48), str(corruptions(player)), PAPER),
    )
    taken = [54 + width(said, Style(NUMBER, ink, "en", 700)) for _, said, ink in cells]
    gap = (wide - sum(taken)) / len(cells)
    left = x
    for (drawing, said, ink), room in zip(cells, taken, strict=True):
        svg.stamp_at(canvas, drawing, left + 24, y)
        write(canvas, left + 54, y, said, Style(NUMBER, ink, "en", 700))
        left += room + gap


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


def _ground(seat: int, active: bool) -> Image.Image:
    return svg.stretch(_short_ground(seat, active), INNER, TALL)


@keep_images
def _short_ground(seat: int, active: bool) -> Image.Image:
    colour = PEOPLE[seat].colour
    edge = f'stroke="{colour}" stroke-width="{6 if active else 2}" stroke-opacity="{1 if active else 0.55}"'
    fill = mix(NIGHT, colour, 0.2 if active else 0.07)
    return svg.sheet(
        f'<rect x="3" y="3" width="{TALL - 6}" height="{TALL - 6}" rx="18" fill="{fill}" fill-opacity="0.94" {edge}/>'
        f'<path d="M20 64H{TALL - 20}" stroke="{colour}" stroke-opacity="0.25" stroke-width="2"/>',
        TALL,
        TALL,
    )
