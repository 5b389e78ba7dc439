"""What a seat holds: its reputation tiles, those that it has drawn, ambassadors, offers, discovery tiles kept for
points."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import DISCOVERY_POINTS, SPECIES
from engine.eclipse.view import PlayerView, View
from locales import translate
from render.eclipse.alt_text import name_seat
from render.eclipse.board import GROUND
from render.eclipse.head import draw_head
from render.eclipse.look import CORONA
from render.eclipse.parts import ambassador, empty_square, reputation_tile
from render.eclipse.sectors import structure
from render.eclipse.sheets import GAP, WIDE, plate
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.palette import MIST, PAPER, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene, join_alt
from render.kit.text import LARGE, NORMAL, Style, write

ROW = 210
HEADING = 56
TILE = 124


def paint_hand(scene: Scene) -> Image.Image:
    """A row of the reputation track; below it what was drawn, and discovery tiles, if there are any."""
    view: View = scene.view
    seat = 0 if view.seat is None else view.seat
    player = view.players[seat]
    rows = 1 + bool(view.drawn) + bool(player.kept_discoveries)
    top = MARGIN + HEAD_HEIGHT + GAP
    canvas = sky(WIDE, top + rows * (ROW + GAP) + MARGIN - GAP, *GROUND).copy()
    draw_head(canvas, scene, say("ecl-pic-hand"))
    held = view.reputation or ()
    track(canvas, scene, seat, player, held, top)
    y = top + ROW + GAP
    if view.drawn:
        heading(canvas, scene, say("ecl-pic-drawn"), seat, y, "")
        for number, value in enumerate(view.drawn):
            svg.stamp_at(canvas, reputation_tile(value, TILE), MARGIN + 100 + number * 150, y + HEADING + 72)
        y += ROW + GAP
    if player.kept_discoveries:
        points = DISCOVERY_POINTS * len(player.kept_discoveries)
        heading(canvas, scene, say("ecl-pic-points-discoveries"), seat, y, f"{points}★")
        for number, _ in enumerate(player.kept_discoveries):
            svg.stamp_at(canvas, structure("discovery", TILE - 16), MARGIN + 100 + number * 140, y + HEADING + 72)
    return canvas


def heading(canvas: Image.Image, scene: Scene, words: Text, seat: int, y: int, points: str) -> None:
    """The ground of a row, what it is, what it is worth."""
    svg.stamp(canvas, plate(WIDE - 2 * MARGIN, ROW, PEOPLE[seat].colour), MARGIN, y)
    style = Style(NORMAL, MIST, scene.language, 600)
    write(canvas, MARGIN + 30, y + 38, translate(words, scene.language), style)
    if points:
        write(canvas, WIDE - MARGIN - 30, y + 38, points, Style(LARGE + 6, CORONA, "en", 700), "right")


def track(canvas: Image.Image, scene: Scene, seat: int, player: PlayerView, held: tuple[int, ...], y: int) -> None:
    """Ambassadors, tiles with their values, free places."""
    heading(canvas, scene, say("ecl-pic-track"), seat, y, f"{sum(held) + len(player.partners)}★")
    x, middle = MARGIN + 100.0, y + HEADING + 72
    for partner in player.partners:
        svg.stamp_at(canvas, ambassador(PEOPLE[partner].colour, TILE), x, middle)
        svg.stamp_at(canvas, badge(partner, 48), x + 46, middle + 40)
        x += 150
    for value in sorted(held, reverse=True):
        svg.stamp_at(canvas, reputation_tile(value, TILE), x, middle)
        x += 150
    if player.species:
        places = SPECIES[player.species].reputation
        free = places.ambassador + places.either + places.reputation - len(player.partners) - len(held)
        for _ in range(free):
            svg.stamp_at(canvas, empty_square(TILE - 14), x, middle)
            x += 150
    else:
        write(canvas, x, middle, "–", Style(LARGE, PAPER, "en"), "middle")


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
