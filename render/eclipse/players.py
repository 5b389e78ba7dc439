"""Everybody's figures in a few lines: for the public board."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.eclipse.components import PRODUCTION, RESOURCES, UPKEEP, Resource
from engine.eclipse.names import species_name
from engine.eclipse.view import PlayerView, View
from locales import translate
from locales.numbers import signed
from render.eclipse.head import name_of
from render.eclipse.look import CORONA, DANGER, DIM, KINDS, SPACE
from render.eclipse.ships import badge
from render.eclipse.type import BESIDE, ROOM, WIDE, beside, figure, name, or_beside
from render.kit import svg
from render.kit.palette import BRASS_LIGHT, MIST, PAPER, PEOPLE, mix
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import width, write, write_fit

TALL = 86
GAP = 10
COINS, DISCS = 422, 752
"""Where the resources and the discs begin, from the left edge of a row."""
PACE = 110
"""From one resource to the next."""


def height(view: View) -> int:
    """How much room all of them take."""
    return len(view.players) * (TALL + GAP) - GAP


def in_turn_order(view: View) -> tuple[int, ...]:
    """The seats clockwise from the start player."""
    place = view.order.index(view.start_player)
    return view.order[place:] + view.order[:place]


def draw_players(canvas: Image.Image, scene: Scene, top: int) -> None:
    """One below the other, clockwise from the start player, in a film in the order of the seats."""
    view: View = scene.view
    for number, seat in enumerate(sorted(view.order) if scene.by_seat else in_turn_order(view)):
        draw_player(canvas, scene, seat, ROOM, top + number * (TALL + GAP), WIDE - 2 * ROOM)


def draw_player(canvas: Image.Image, scene: Scene, seat: int, x: float, y: float, wide: int) -> None:
    """One player: name above species and state; storage with income and discs, of one who is gone neither; points on the
    right."""
    view: View = scene.view
    player = view.players[seat]
    active = view.phase in ("draft", "action") and view.active == seat and not view.over
    svg.stamp(canvas, _ground(seat, wide, active), x, y)
    svg.stamp_at(canvas, badge(seat, 64), x + 46, y + TALL / 2)
    runs = bool(player.species) and not player.out and not player.collapsed
    room = COINS - 92 - 16 if runs else wide - 300
    words = name_of(scene, seat)
    style = or_beside(words, name(words, PAPER, scene.language), room)
    write_fit(canvas, x + 90, y + 28, words, style, room, BESIDE)
    states = [translate(say(key), scene.language) for key in status(view, seat)]
    species = translate(species_name(player.species), scene.language) if player.species else ""
    if states:
        style = beside(BRASS_LIGHT, scene.language, 600)
        short = translate(say("ecl-pic-species", species=player.species), scene.language) if species else ""
        lines = [" · ".join(filter(None, (*states, called))) for called in (species, short)]
        told = next((line for line in lines if width(line, style) <= room), " · ".join(states))
        write_fit(canvas, x + 90, y + 63, told, style, room, BESIDE)
    else:
        write_fit(canvas, x + 90, y + 63, species, beside(MIST, scene.language), room, BESIDE)
    if runs:
        draw_figures(canvas, player, x, y)
    hidden = bool(not view.over and player.reputation)
    middle = y + TALL / 2 - (14 if hidden else 0)
    write(canvas, x + wide - 24, middle, f"{player.points.total}★", figure(CORONA, 46), "right")
    if hidden:
        write(canvas, x + wide - 26, y + 65, f"+{player.reputation}×?", beside(MIST, "en", 600), "right")


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
    """Storage and below it what the round will bring, for each resource; discs left and, below, colony ships."""
    stored = (player.money, player.science, player.materials)
    above, below = y + 28, y + 63
    left = x + COINS
    for resource, have, cubes in zip(RESOURCES, stored, player.cubes, strict=True):
        brings = PRODUCTION[cubes] - (UPKEEP[min(player.discs, 12)] if resource == "money" else 0)
        svg.stamp_at(canvas, coin(resource, 38), left + 20, y + TALL / 2)
        write(canvas, left + 50, above, str(have), figure(PAPER, 38))
        short = resource == "money" and have + brings < 0
        write(canvas, left + 50, below, signed(brings), beside(DANGER if short else MIST, "en", 600))
        left += PACE
    left = x + DISCS
    svg.stamp_at(canvas, disc_icon(34), left + 20, above)
    write(canvas, left + 46, above, str(player.discs), figure(PAPER, 38))
    svg.stamp_at(canvas, colony_icon(28), left + 20, below - 2)
    write(canvas, left + 46, below, str(player.colony_ships), beside(MIST, "en", 600))


def coin(resource: Resource, size: int) -> Image.Image:
    """A resource's icon: its shape on its colour."""
    return svg.sprite(coin_svg(resource), size * 1.3)


def coin_svg(resource: Resource) -> str:
    """The icon in a box of 100."""
    look = KINDS[resource]
    return f'<g fill="{look.colour}" stroke="{SPACE}" stroke-width="3">{look.icon}</g>'


def disc_icon(size: int) -> Image.Image:
    """An influence disc."""
    return svg.sprite(
        f'<circle cx="50" cy="50" r="40" fill="{PAPER}" stroke="{DIM}" stroke-width="8"/>'
        f'<circle cx="50" cy="50" r="18" fill="none" stroke="{DIM}" stroke-width="6"/>',
        size,
    )


def colony_icon(size: int) -> Image.Image:
    """A colony ship."""
    return svg.sprite(
        f'<path d="M50 8 74 40V72L88 90H12L26 72V40Z" fill="{PAPER}" stroke="{DIM}" stroke-width="5"/>'
        f'<circle cx="50" cy="46" r="10" fill="{DIM}"/>',
        size,
    )


def _ground(seat: int, wide: int, active: bool) -> Image.Image:
    return svg.stretch(_short_ground(seat, active), wide, TALL)


@keep_images
def _short_ground(seat: int, active: bool) -> Image.Image:
    colour = PEOPLE[seat].colour
    edge = f'stroke="{colour}" stroke-width="{5 if active else 2}" stroke-opacity="{1 if active else 0.55}"'
    fill = mix(SPACE, colour, 0.16 if active else 0.07)
    return svg.sheet(
        f'<rect x="3" y="3" width="{TALL - 6}" height="{TALL - 6}" rx="18" fill="{fill}" fill-opacity="0.92" {edge}/>',
        TALL,
        TALL,
    )
