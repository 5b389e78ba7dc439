"""Everybody's figures in a few lines: for the public board."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.eclipse.components import PRODUCTION, RESOURCES, UPKEEP, Resource
from engine.eclipse.names import species_name
from engine.eclipse.view import PlayerView, View
from locales import translate
from render.eclipse.head import name_of
from render.eclipse.look import CORONA, DANGER, DIM, KINDS, SPACE
from render.kit import svg
from render.kit.frame import MARGIN
from render.kit.palette import BRASS, MIST, PAPER, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import LARGE, NORMAL, SMALL, Style, write, write_fit

TALL = 148
GAP = 14


def rows_of(view: View) -> int:
    """How many rows of two players each."""
    return (len(view.players) + 1) // 2


def height(view: View) -> int:
    """How much room all of them take."""
    return rows_of(view) * (TALL + GAP)


def in_turn_order(view: View) -> tuple[int, ...]:
    """The seats clockwise from the start player."""
    place = view.order.index(view.start_player)
    return view.order[place:] + view.order[:place]


def draw_players(canvas: Image.Image, scene: Scene, top: int) -> None:
    """Two in a row, clockwise from the start player, in a film in the order of the seats."""
    view: View = scene.view
    wide = (canvas.width - 2 * MARGIN - GAP) // 2
    for number, seat in enumerate(sorted(view.order) if scene.by_seat else in_turn_order(view)):
        x = MARGIN + (number % 2) * (wide + GAP)
        draw_player(canvas, scene, seat, x, top + number // 2 * (TALL + GAP), wide)


def draw_player(canvas: Image.Image, scene: Scene, seat: int, x: float, y: float, wide: int) -> None:
    """One player: name and species above; storage with income, influence, colony ships below; points on the right."""
    view: View = scene.view
    player = view.players[seat]
    active = view.phase in ("draft", "action") and view.active == seat and not view.over
    svg.stamp(canvas, _ground(seat, wide, active), x, y)
    svg.stamp_at(canvas, badge(seat, 70), x + 52, y + 46)
    name_style = Style(LARGE, PAPER, scene.language, 700)
    room: float = wide - 250
    write_fit(canvas, x + 100, y + 34, name_of(scene, seat), name_style, room, SMALL)
    state = " · ".join(translate(say(key), scene.language) for key in status(view, seat))
    if state:
        style = Style(SMALL, BRASS, scene.language, 600)
        taken = write_fit(canvas, x + wide - 126, y + 72, state, style, 330, 26, "right")
        room = wide - 126 - 100 - 20 - taken
    if player.species:
        species = translate(species_name(player.species), scene.language)
        write_fit(canvas, x + 100, y + 72, species, Style(SMALL, MIST, scene.language), room, 22)
        draw_figures(canvas, player, x + 30, y + 116)
    points = Style(54, CORONA, "en", 700)
    write(canvas, x + wide - 34, y + 44, str(player.points.total), points, "right")
    if not view.over and player.reputation:
        hidden = Style(SMALL, MIST, "en", 600)
        write(canvas, x + wide - 34, y + 84, f"+{player.reputation}×?", hidden, "right")


def status(view: View, seat: int) -> list[str]:
    """What is to be said of a player besides: gone, passed, who begins this round and the next, the traitor."""
    player = view.players[seat]
    if player.out:
        return ["ecl-pic-resigned"]
    if player.collapsed:
        return ["ecl-pic-collapsed"]
    if view.over or view.phase == "draft":
        return []
    said = {
        "ecl-pic-passed": player.passed and view.phase == "action",
        "ecl-pic-starts-next": view.first_passed == seat,
        "ecl-pic-starts": seat == view.start_player != view.first_passed,
        "ecl-pic-traitor": view.traitor == seat,
    }
    return [key for key, holds in said.items() if holds]


def draw_figures(canvas: Image.Image, player: PlayerView, x: float, y: float) -> None:
    """Storage and what the round will bring, for each resource; discs left; colony ships."""
    stored = (player.money, player.science, player.materials)
    for resource, have, cubes in zip(RESOURCES, stored, player.cubes, strict=True):
        brings = PRODUCTION[cubes] - (UPKEEP[min(player.discs, 12)] if resource == "money" else 0)
        svg.stamp_at(canvas, coin(resource, 38), x + 19, y)
        length = write(canvas, x + 44, y, str(have), Style(NORMAL, PAPER, "en", 700))
        short = resource == "money" and have + brings < 0
        colour = DANGER if short else MIST
        write(canvas, x + 50 + length, y, f"{brings:+d}", Style(SMALL, colour, "en", 600))
        x += 168
    svg.stamp_at(canvas, _disc_icon(36), x + 18, y)
    write(canvas, x + 42, y, str(player.discs), Style(NORMAL, PAPER, "en", 700))
    svg.stamp_at(canvas, _colony_icon(38), x + 108, y)
    write(canvas, x + 132, y, str(player.colony_ships), Style(NORMAL, PAPER, "en", 700))


def coin(resource: Resource, size: int) -> Image.Image:
    """A resource's icon: its shape on its colour."""
    return svg.sprite(coin_svg(resource), size * 1.3)


def coin_svg(resource: Resource) -> str:
    """The icon in a box of 100."""
    look = KINDS[resource]
    return f'<g fill="{look.colour}" stroke="{SPACE}" stroke-width="3">{look.icon}</g>'


def _disc_icon(size: int) -> Image.Image:
    return svg.sprite(
        f'<circle cx="50" cy="50" r="40" fill="{PAPER}" stroke="{DIM}" stroke-width="8"/>'
        f'<circle cx="50" cy="50" r="18" fill="none" stroke="{DIM}" stroke-width="6"/>',
        size,
    )


def _colony_icon(size: int) -> Image.Image:
    return svg.sprite(
        f'<path d="M50 8 74 40V72L88 90H12L26 72V40Z" fill="{PAPER}" stroke="{DIM}" stroke-width="5"/>'
        f'<circle cx="50" cy="46" r="10" fill="{DIM}"/>',
        size,
    )


def _ground(seat: int, wide: int, active: bool) -> Image.Image:
    colour = PEOPLE[seat].colour
    edge = f'stroke="{colour}" stroke-width="{5 if active else 2}" stroke-opacity="{1 if active else 0.55}"'
    fill = mix(SPACE, colour, 0.16 if active else 0.07)
    return svg.sheet(
        f'<rect x="3" y="3" width="{wide - 6}" height="{TALL - 6}" rx="18" fill="{fill}" fill-opacity="0.92" {edge}/>',
        wide,
        TALL,
    )
