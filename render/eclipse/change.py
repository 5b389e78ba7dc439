"""What has changed between two moments: the map with changed sectors framed, the battles, and everybody's figures before
and after."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from engine.core.hexgrid import CENTRE, hex_named
from engine.core.text import Text, say
from engine.eclipse.components import PRODUCTION, RESOURCES, UPKEEP
from engine.eclipse.names import place_name
from engine.eclipse.view import SectorView, View
from locales import translate
from render.eclipse.alt_text import name_seat, sector_words
from render.eclipse.board import GROUND, MOST_TALL, map_layout
from render.eclipse.galaxy import draw_map, extent, places_around
from render.eclipse.head import draw_head, name_of
from render.eclipse.look import CORONA, DANGER, DIM, SPACE
from render.eclipse.players import coin
from render.eclipse.results import draw_results, new_battles, result_words, results_height
from render.eclipse.sheets import GAP, WIDE, plate
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.hexes import HexLayout, hex_svg
from render.kit.palette import MIST, PAPER, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene, join_alt
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, SMALL, Style, write, write_fit

ROW = 100
HEADING = 54
FEW = 4
"""Up to so many changed places are shown with what is around them, more on the whole map."""


def changed_places(before: View, after: View) -> list[str]:
    """The sectors that are new or different, in the order of the map."""
    return [place for place, sector in after.sectors.items() if before.sectors.get(place) != sector]


@dataclass(frozen=True)
class Figures:
    """What one player has at a moment."""

    stored: tuple[int, ...]
    income: tuple[int, ...]
    points: int
    sectors: int
    ships: int


def figures(view: View, seat: int) -> Figures:
    """A player's figures; the income in money is what is left of it after upkeep."""
    player = view.players[seat]
    upkeep = UPKEEP[min(player.discs, len(UPKEEP) - 1)]
    income = [PRODUCTION[cubes] for cubes in player.cubes]
    return Figures(
        stored=(player.money, player.science, player.materials),
        income=(income[0] - upkeep, income[1], income[2]),
        points=player.points.total,
        sectors=sum(sector.owner == seat for sector in view.sectors.values()),
        ships=sum(fleet.size for sector in view.sectors.values() for fleet in sector.fleets if fleet.side == seat),
    )


def paint_change(scene: Scene) -> Image.Image:
    """The map above, the figures below."""
    before: View = scene.before
    after: View = scene.view
    places = changed_places(before, after)
    crop = {each for place in places for each in places_around(place, 1)} if 0 < len(places) <= FEW else None
    shown = extent(after.sectors) if crop is None else [hex_named(place) for place in sorted(crop)]
    top = MARGIN + HEAD_HEIGHT + GAP
    layout, tall = map_layout(shown, WIDE, top, MOST_TALL * WIDE // 1600)
    battles = new_battles(before, after)
    results = top + tall + GAP
    table = results + results_height(battles)
    canvas = sky(WIDE, table + HEADING + len(after.players) * ROW + MARGIN, *GROUND).copy()
    draw_map(canvas, layout, after.sectors, crop=crop, changed=places)
    for place in after.sectors if crop is None else crop:
        if place not in places:
            svg.stamp_at(canvas, veil(round(layout.size)), *layout.centre(hex_named(place)))
    whole = before.round < after.round or after.over
    number = before.round if whole else None
    leader = find_leader(after) if whole and not after.over else None
    level = say("ecl-pic-level") if whole and not after.over else None
    draw_head(canvas, scene, say("ecl-pic-change"), level, number, leader)
    draw_results(canvas, battles, results)
    draw_table(canvas, scene, table)
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

COLUMNS = (500, 680, 860, 985, 1095, 1214)
"""The middle of each: money, science, materials, sectors, ships, points."""


def draw_table(canvas: Image.Image, scene: Scene, top: int) -> None:
    """A row for each player; what has changed is bright, with the difference below it."""
    view: View = scene.view
    for resource, x in zip(RESOURCES, COLUMNS, strict=False):
        svg.stamp_at(canvas, coin(resource, 40), x, top + HEADING / 2)
    style = Style(SMALL, MIST, scene.language, 600)
    for key, x in zip(("sectors", "ships", "points"), COLUMNS[3:], strict=True):
        words = translate(say(f"ecl-pic-change-{key}"), scene.language)
        write_fit(canvas, x, top + HEADING / 2, words, style, 116, SMALL, "middle")
    for number, seat in enumerate(view.order):
        draw_row(canvas, scene, seat, top + HEADING + number * ROW)


def draw_row(canvas: Image.Image, scene: Scene, seat: int, y: int) -> None:
    """A player's figures now, and how much more or less than before; beside what is stored what a round brings, while
    there is one to come."""
    old, new = figures(scene.before, seat), figures(scene.view, seat)
    svg.stamp(canvas, plate(WIDE - 2 * MARGIN, ROW - 10, PEOPLE[seat].colour, 0.07 if old == new else 0.14), MARGIN, y)
    middle = y + (ROW - 10) / 2
    svg.stamp_at(canvas, badge(seat, 60), MARGIN + 48, middle)
    style = Style(NORMAL, PAPER, scene.language, 700)
    write_fit(canvas, MARGIN + 92, middle, name_of(scene, seat), style, COLUMNS[0] - 100 - MARGIN - 92, 26)
    for was, now, income, x in zip(old.stored, new.stored, new.income, COLUMNS, strict=False):
        draw_value(canvas, was, now, x - 30, middle)
        if scene.view.over:
            continue
        colour = DANGER if income < 0 else MIST
        write(canvas, x + 64, middle, f"{income:+d}", Style(SMALL, colour, "en", 600), "right")
    rest = ((old.sectors, new.sectors), (old.ships, new.ships), (old.points, new.points))
    for (was, now), x in zip(rest, COLUMNS[3:], strict=True):
        draw_value(canvas, was, now, x, middle)


def draw_value(canvas: Image.Image, was: int, now: int, x: float, y: float) -> None:
    """A figure and its difference."""
    if was == now:
        write(canvas, x, y, str(now), Style(LARGE, DIM, "en", 600), "middle")
        return
    write(canvas, x, y - 15, str(now), Style(LARGE, PAPER, "en", 700), "middle")
    colour = CORONA if now > was else DANGER
    write(canvas, x, y + 25, f"{now - was:+d}", Style(SMALL, colour, "en", 700), "middle")


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
