"""What has changed between two positions: the map with the changed sectors marked, and everybody's figures before and
after."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.names import technology_name
from engine.voidfall.view import PlayerView, View
from locales import translate
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN
from render.kit.palette import MIST, PAPER, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import Style, write, write_fit
from render.voidfall.board import GAP, map_layout
from render.voidfall.galaxy import draw_map, extent
from render.voidfall.goal import draw_goal, goal_height
from render.voidfall.head import draw_head, draw_head_of_cycle, name_of
from render.voidfall.look import ALARM, GOLD, TEAL, TEAL_LIGHT
from render.voidfall.players import sign
from render.voidfall.sheets import LEAST, chip, ground, plate
from render.voidfall.symbols import corruption, token

TALL = 138


def changed_places(before: View, after: View) -> list[str]:
    """The sectors that differ."""
    return sorted(place for place, sector in after.sectors.items() if sector != before.sectors.get(place))


def sectors_of(view: View, seat: int) -> int:
    """How many sectors a player controls."""
    return sum(sector.owner == seat for sector in view.sectors.values())


def gained_technologies(before: PlayerView, after: PlayerView) -> list[Text]:
    """Technologies that are new, or Improved now."""
    return [
        technology_name(each) for each, level in after.technologies.items() if before.technologies.get(each) != level
    ]


def paint_change(scene: Scene) -> Image.Image:
    """The map and figures, compared with `scene.before`; who is to act."""
    canvas = _paint(scene)
    draw_head(canvas, scene, say("vf-pic-change"))
    return canvas


def paint_chapter(scene: Scene) -> Image.Image:
    """The same of a Cycle, from its beginning to its end."""
    canvas = _paint(scene)
    began: View = scene.before if scene.before is not None else scene.view
    draw_head_of_cycle(canvas, scene, began.cycle, say("vf-pic-change"))
    return canvas


def _paint(scene: Scene) -> Image.Image:
    """What is below the head."""
    view: View = scene.view
    before: View = scene.before if scene.before is not None else view
    top = MARGIN + HEAD_HEIGHT + GAP
    layout, wide, tall = map_layout(extent(view), top)
    below = top + tall + GAP
    aim = goal_height(view)
    canvas = ground(wide, below + aim + len(view.players) * (TALL + 12) + MARGIN)
    draw_map(canvas, layout, view, changed=changed_places(before, view))
    draw_goal(canvas, scene, below)
    below += aim
    for number, seat in enumerate(sorted(view.order, key=lambda seat: -view.players[seat].influence)):
        draw_player(canvas, scene, before, seat, below + number * (TALL + 12))
    return canvas


def draw_player(canvas: Image.Image, scene: Scene, before: View, seat: int, y: float) -> None:
    """A player: Influence, sectors, Corruption, Glory before and after; new Technologies."""
    view: View = scene.view
    old, new, language = before.players[seat], view.players[seat], scene.language
    wide = canvas.width - 2 * MARGIN
    x = float(MARGIN)
    svg.stamp(canvas, plate(wide, TALL, PEOPLE[seat].colour, 3), x, y)
    svg.stamp_at(canvas, badge(seat, 60), x + 52, y + 44)
    write_fit(canvas, x + 98, y + 44, name_of(scene, seat), Style(36, PAPER, language, 700), wide * 0.34, LEAST)
    difference = new.influence - old.influence
    end = x + wide - 28
    end -= write(canvas, end, y + 44, str(new.influence), Style(46, GOLD, "en", 700), "right") + 16
    if difference:
        mark = chip(f"{difference:+d}", GOLD if difference > 0 else ALARM, "en", 30)
        svg.stamp(canvas, mark, end - mark.width, y + 44 - mark.height / 2)
        end -= mark.width + 16
    svg.stamp_at(canvas, token("influence", 46), end - 24, y + 44)
    figures = (
        (sign("ringed-planet", 40, TEAL_LIGHT), sectors_of(before, seat), sectors_of(view, seat)),
        (token("cube", 38), old.deployed, new.deployed),
        (corruption(42), old.corruption, new.corruption),
        (sign("laurels", 42, "#E7A9C4"), sum(old.glory), sum(new.glory)),
    )
    at = x + 32
    for drawing, one, other in figures:
        svg.stamp_at(canvas, drawing, at + 20, y + 100)
        said = str(other) if one == other else f"{one} → {other}"
        style = Style(30, MIST if one == other else PAPER, "en", 600 if one == other else 700)
        write(canvas, at + 48, y + 100, said, style)
        at += 172
    names = gained_technologies(old, new)
    if names:
        words = translate(say("vf-pic-names", names=names), language)
        write_fit(
            canvas, x + wide - 28, y + 100, words, Style(28, TEAL, language, 600), x + wide - 50 - at, LEAST, "right"
        )
