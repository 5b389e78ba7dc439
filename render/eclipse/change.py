"""What has changed between two moments: the changed sectors with what is around them, the battles, and the figures of
those who have more or less, before and after."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.hexgrid import CENTRE, hex_named
from engine.core.text import Text, say
from engine.eclipse.components import RESOURCES
from engine.eclipse.names import place_name
from engine.eclipse.view import SectorView, View
from locales import translate
from locales.numbers import signed
from render.eclipse.alt_text import name_seat, sector_words
from render.eclipse.board import map_layout
from render.eclipse.galaxy import draw_map, places_around
from render.eclipse.head import HEAD, draw_head, name_of
from render.eclipse.look import CORONA, DANGER, SPACE
from render.eclipse.players import coin
from render.eclipse.results import draw_results, new_battles, result_words, results_height
from render.eclipse.sheets import backdrop, plate
from render.eclipse.ships import badge
from render.eclipse.type import BESIDE, BODY, GAP, MOST_TALL, ROOM, WIDE, beside, figure, name, or_beside
from render.kit import svg
from render.kit.hexes import HexLayout, hex_svg
from render.kit.palette import MIST, PAPER, PEOPLE
from render.kit.picture import Scene, join_alt
from render.kit.sprites import keep_images
from render.kit.text import write, write_fit

ROW, HEADING = 96, 52
UNCHANGED = "#8088A4"
LEAST = 26
"""Of a heading."""
NAME = 236
"""The room for a name."""
MOST_MAP = 900
"""How tall the map is at most."""


def changed_places(before: View, after: View) -> list[str]:
    """The sectors that are new or different, in the order of the map."""
    return [place for place, sector in after.sectors.items() if before.sectors.get(place) != sector]


@dataclass(frozen=True)
class Figures:
    """What one player has at a moment."""

    stored: tuple[int, ...]
    points: int
    sectors: int
    ships: int


def figures(view: View, seat: int) -> Figures:
    """A player's figures."""
    player = view.players[seat]
    return Figures(
        stored=(player.money, player.science, player.materials),
        points=player.points.total,
        sectors=sum(sector.owner == seat for sector in view.sectors.values()),
        ships=sum(fleet.size for sector in view.sectors.values() for fleet in sector.fleets if fleet.side == seat),
    )


def paint_change(scene: Scene) -> Image.Image:
    """What has changed on the map with what is around it; below it the battles, and the figures of those who have more or
    less than before."""
    before: View = scene.before
    after: View = scene.view
    places = changed_places(before, after)
    seats = [seat for seat in after.order if figures(before, seat) != figures(after, seat)]
    near = {each for place in places for each in places_around(place, 1)} & set(after.sectors)
    crop = near if places else set() if seats else set(after.sectors)
    battles = new_battles(before, after)
    top = ROOM + HEAD + GAP
    rows = HEADING + len(seats) * ROW if seats else 0
    layout, tall = None, 0
    if crop:
        most = min(MOST_MAP, MOST_TALL - top - GAP - results_height(battles) - rows - ROOM)
        layout, tall = map_layout([hex_named(place) for place in sorted(crop)], top, most)
    results = top + tall + (GAP if tall else 0)
    table = results + results_height(battles)
    canvas = backdrop(table + rows + ROOM)
    if layout is not None:
        draw_map(canvas, layout, after.sectors, crop=crop, changed=places)
        for place in crop - set(places) if places else ():
            svg.stamp_at(canvas, veil(round(layout.size)), *layout.centre(hex_named(place)))
    whole = before.round < after.round or after.over
    number = before.round if whole else None
    leader = find_leader(after) if whole and not after.over else None
    level = say("ecl-pic-level") if whole and not after.over else None
    draw_head(canvas, scene, say("ecl-pic-change"), level, number, leader)
    draw_results(canvas, battles, results)
    if seats:
        draw_table(canvas, scene, seats, table)
    return canvas


@keep_images
def veil(size: int) -> Image.Image:
    """What has not changed is darker."""
    side = 2 * size + 8
    return svg.sheet(
        hex_svg(HexLayout(size, side / 2, side / 2), CENTRE, f'fill="{SPACE}" fill-opacity="0.5"', 0), side, side
    )


def find_leader(view: View) -> tuple[int, Text] | None:
    """Who has the most points that everybody can count, if that is one alone."""
    points = [player.points.total for player in view.players]
    first = [seat for seat, each in enumerate(points) if each == max(points)]
    return (first[0], say("ecl-pic-leads", points=max(points))) if len(first) == 1 else None


# -- figures ---------------------------------------------------------------------------------------------------------

COLUMNS = (404, 532, 660, 780, 886, 990)
"""The middle of each: money, science, materials, sectors, ships, points."""


def draw_table(canvas: Image.Image, scene: Scene, seats: list[int], top: int) -> None:
    """A row for each of these players; what has changed is bright, with the difference below it."""
    for resource, x in zip(RESOURCES, COLUMNS, strict=False):
        svg.stamp_at(canvas, coin(resource, 44), x, top + HEADING / 2)
    for key, x in zip(("sectors", "ships", "points"), COLUMNS[3:], strict=True):
        words = translate(say(f"ecl-pic-change-{key}"), scene.language)
        style = beside(MIST, scene.language, 600)
        write_fit(canvas, x, top + HEADING / 2, words, style, 106, LEAST, "middle")
    for number, seat in enumerate(seats):
        draw_row(canvas, scene, seat, top + HEADING + number * ROW)


def draw_row(canvas: Image.Image, scene: Scene, seat: int, y: int) -> None:
    """A player's figures now, and how much more or less than before."""
    old, new = figures(scene.before, seat), figures(scene.view, seat)
    svg.stamp(canvas, plate(WIDE - 2 * ROOM, ROW - 10, PEOPLE[seat].colour, 0.12), ROOM, y)
    middle = y + (ROW - 10) / 2
    svg.stamp_at(canvas, badge(seat, 64), ROOM + 44, middle)
    words = name_of(scene, seat)
    style = or_beside(words, name(words, PAPER, scene.language), NAME)
    write_fit(canvas, ROOM + 86, middle, words, style, NAME, BESIDE)
    was = (*old.stored, old.sectors, old.ships, old.points)
    now = (*new.stored, new.sectors, new.ships, new.points)
    for before, after, x in zip(was, now, COLUMNS, strict=True):
        draw_value(canvas, before, after, x, middle)


def draw_value(canvas: Image.Image, was: int, now: int, x: float, y: float) -> None:
    """A figure and its difference."""
    if was == now:
        write(canvas, x, y, str(now), figure(UNCHANGED, 38, 600), "middle")
        return
    write(canvas, x, y - 19, str(now), figure(PAPER, 40), "middle")
    write(canvas, x, y + 21, signed(now - was), figure(CORONA if now > was else DANGER, BODY), "middle")


# -- words -----------------------------------------------------------------------------------------------------------


def change_words(scene: Scene) -> str:
    """What has changed, read out: sectors, then figures."""
    before: View = scene.before
    view: View = scene.view
    places = changed_places(before, view)
    texts: list[Text] = [
        say(
            "ecl-alt-change",
            places=[say("ecl-place", place=place_name(each)) for each in places] or [say("ecl-alt-none")],
        )
    ]
    for seat in view.order:
        old, new = figures(before, seat), figures(view, seat)
        if old != new:
            texts.append(
                say(
                    "ecl-alt-change-player",
                    who=name_seat(scene, seat),
                    money=new.stored[0],
                    science=new.stored[1],
                    materials=new.stored[2],
                    sectors=new.sectors,
                    ships=new.ships,
                    points=new.points,
                    more=new.points - old.points,
                )
            )
    sectors: list[SectorView] = [view.sectors[place] for place in places]
    texts += [result_words(scene, battle) for battle in new_battles(before, view)]
    texts += [sector_words(scene, sector) for sector in sectors]
    return join_alt(texts, scene.language)
