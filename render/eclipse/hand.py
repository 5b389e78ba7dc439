"""What a seat holds: its reputation tiles, those that it has drawn, ambassadors, offers, discovery tiles kept for
points."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import DISCOVERY_POINTS, SPECIES
from engine.eclipse.view import PlayerView, View
from locales import translate
from render.eclipse.alt_text import name_seat
from render.eclipse.look import CORONA
from render.eclipse.parts import ambassador, empty_square, reputation_tile
from render.eclipse.sectors import structure
from render.eclipse.sheets import backdrop, plate
from render.eclipse.ships import badge
from render.eclipse.type import GAP, ROOM, WIDE, body, figure
from render.kit import svg
from render.kit.palette import MIST, PAPER, PEOPLE
from render.kit.picture import Scene, join_alt
from render.kit.text import write

ROW = 206
HEADING = 60
TILE, PACE = 124, 142


def paint_hand(scene: Scene) -> Image.Image:
    """A row of the reputation track; below it what was drawn, and discovery tiles, if there are any."""
    view: View = scene.view
    seat = 0 if view.seat is None else view.seat
    player = view.players[seat]
    rows = 1 + bool(view.drawn) + bool(player.kept_discoveries)
    top = ROOM
    canvas = backdrop(top + rows * (ROW + GAP) + ROOM - GAP)
    held = view.reputation or ()
    track(canvas, scene, seat, player, held, top)
    y = top + ROW + GAP
    if view.drawn:
        heading(canvas, scene, say("ecl-pic-drawn"), seat, y, "")
        for number, value in enumerate(view.drawn):
            svg.stamp_at(canvas, reputation_tile(value, TILE), ROOM + 92 + number * PACE, y + HEADING + 72)
        y += ROW + GAP
    if player.kept_discoveries:
        points = DISCOVERY_POINTS * len(player.kept_discoveries)
        heading(canvas, scene, say("ecl-pic-points-discoveries"), seat, y, f"{points}★")
        for number, _ in enumerate(player.kept_discoveries):
            svg.stamp_at(canvas, structure("discovery", TILE - 16), ROOM + 92 + number * PACE, y + HEADING + 72)
    return canvas


def heading(canvas: Image.Image, scene: Scene, words: Text, seat: int, y: int, points: str) -> None:
    """The ground of a row, what it is, what it is worth."""
    svg.stamp(canvas, plate(WIDE - 2 * ROOM, ROW, PEOPLE[seat].colour), ROOM, y)
    style = body(MIST, scene.language, 600)
    write(canvas, ROOM + 30, y + 38, translate(words, scene.language), style)
    if points:
        write(canvas, WIDE - ROOM - 30, y + 38, points, figure(CORONA, 48), "right")


def track(canvas: Image.Image, scene: Scene, seat: int, player: PlayerView, held: tuple[int, ...], y: int) -> None:
    """Ambassadors, tiles with their values, free places."""
    heading(canvas, scene, say("ecl-pic-track"), seat, y, f"{sum(held) + len(player.partners)}★")
    x, middle = ROOM + 92.0, y + HEADING + 72
    for partner in player.partners:
        svg.stamp_at(canvas, ambassador(PEOPLE[partner].colour, TILE), x, middle)
        svg.stamp_at(canvas, badge(partner, 62), x + 42, middle + 36)
        x += PACE
    for value in sorted(held, reverse=True):
        svg.stamp_at(canvas, reputation_tile(value, TILE), x, middle)
        x += PACE
    if player.species:
        places = SPECIES[player.species].reputation
        free = places.ambassador + places.either + places.reputation - len(player.partners) - len(held)
        for _ in range(free):
            svg.stamp_at(canvas, empty_square(TILE - 14), x, middle)
            x += PACE
    else:
        write(canvas, x, middle, "–", figure(PAPER), "middle")


def hand_words(scene: Scene) -> str:
    """What the seat holds, read out."""
    view: View = scene.view
    seat = 0 if view.seat is None else view.seat
    player = view.players[seat]
    held = [say("ecl-alt-tile", value=value) for value in view.reputation or ()]
    partners: list[Text] = [name_seat(scene, partner) for partner in player.partners]
    none = say("ecl-alt-none")
    texts = [
        say(
            "ecl-alt-hand",
            tiles=held or [none],
            partners=partners or [none],
            discoveries=len(player.kept_discoveries),
        )
    ]
    if view.drawn:
        texts.append(say("ecl-hand-drawn", tiles=[say("ecl-alt-tile", value=value) for value in view.drawn]))
    return join_alt(texts, scene.language)
