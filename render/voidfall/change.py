"""What has changed between two positions: the sectors that changed with their neighbours, and the figures, before and
after, of those who changed."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from engine.core.hexgrid import hex_named
from engine.core.text import Text, say
from engine.voidfall.names import technology_name
from engine.voidfall.view import PlayerView, View
from locales.numbers import signed
from render.kit import svg
from render.kit.palette import MIST, PAPER, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import Style, width, write, write_fit
from render.voidfall.board import around, map_layout
from render.voidfall.galaxy import draw_map
from render.voidfall.goal import draw_goal, goal_height
from render.voidfall.head import HEAD_HEIGHT, draw_head, draw_head_of_cycle, name_of
from render.voidfall.look import ALARM, GOLD, TEAL, TEAL_LIGHT
from render.voidfall.players import sign
from render.voidfall.sheets import (
    GAP,
    INNER,
    MARGIN,
    MOST_TALL,
    NUMBER,
    ROOM,
    WIDE,
    Block,
    body,
    chip,
    ground,
    plate,
    stack,
    words,
)
from render.voidfall.symbols import corruption, glory_sign, token

TALL = 128
Figures = tuple[tuple[Image.Image, int, int], ...]


def changed_places(before: View, after: View) -> list[str]:
    """The sectors that differ."""
    return sorted(place for place, sector in after.sectors.items() if sector != before.sectors.get(place))


def changed_players(before: View, after: View) -> list[int]:
    """The seats whose figures differ, or all if none does: with the most Influence first."""
    best = sorted(after.order, key=lambda seat: -after.players[seat].influence)
    return [seat for seat in best if figures(before, seat) != figures(after, seat)] or best


def figures(view: View, seat: int) -> tuple[object, ...]:
    """What is shown of a player."""
    player = view.players[seat]
    told = player.influence, player.deployed, player.corruption, sum(player.glory)
    return *told, sectors_of(view, seat), tuple(player.technologies.items())


def sectors_of(view: View, seat: int) -> int:
    """How many sectors a player controls."""
    return sum(sector.owner == seat for sector in view.sectors.values())


def gained_technologies(before: PlayerView, after: PlayerView) -> list[Text]:
    """Technologies that are new, or Improved now."""
    return [
        technology_name(each) for each, level in after.technologies.items() if before.technologies.get(each) != level
    ]


def paint_change(scene: Scene) -> Image.Image:
    """What differs from `scene.before`; who is to act."""
    return _paint(scene, lambda canvas: draw_head(canvas, scene, say("vf-pic-change")))


def paint_chapter(scene: Scene) -> Image.Image:
    """The same of a Cycle, from its beginning to its end."""
    began: View = scene.before if scene.before is not None else scene.view
    return _paint(scene, lambda canvas: draw_head_of_cycle(canvas, scene, began.cycle))


def _paint(scene: Scene, draw: Callable[[Image.Image], None]) -> Image.Image:
    view: View = scene.view
    before: View = scene.before if scene.before is not None else view
    changed = changed_places(before, view)
    top, aim = MARGIN + HEAD_HEIGHT + GAP, goal_height(view)
    rows = stack([player_block(scene, before, seat) for seat in changed_players(before, view)], GAP)
    below, shown = float(top), around(view, changed)
    if changed:
        room = MOST_TALL - top - aim - rows.tall - GAP - MARGIN
        layout, tall = map_layout([hex_named(place) for place in shown], top, max(room, MOST_TALL / 3))
        below += tall + GAP
    canvas = ground(WIDE, round(below + aim + rows.tall + MARGIN))
    if changed:
        draw_map(canvas, layout, view, crop=shown, changed=changed)
    draw(canvas)
    draw_goal(canvas, scene, below)
    rows.draw(canvas, MARGIN, below + aim)
    return canvas


def player_block(scene: Scene, before: View, seat: int) -> Block:
    """A player: Influence, sectors, cubes, Corruption, Glory before and after; new Technologies."""
    view: View = scene.view
    old, new, language = before.players[seat], view.players[seat], scene.language
    names = gained_technologies(old, new)
    gained = [words(say("vf-pic-names", names=names), language, ROOM, colour=TEAL, weight=600)] if names else []
    tall = round(TALL + stack(gained).tall + (6 if gained else 0))
    shown: Figures = (
        (sign("ringed-planet", 46, TEAL_LIGHT), sectors_of(before, seat), sectors_of(view, seat)),
        (token("cube", 44), old.deployed, new.deployed),
        (corruption(46), old.corruption, new.corruption),
        (glory_sign(46), sum(old.glory), sum(new.glory)),
    )

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, plate(INNER, tall, PEOPLE[seat].colour, 3), x, y)
        svg.stamp_at(canvas, badge(seat, 64), x + 50, y + 38)
        end = x + INNER - 26
        end -= write(canvas, end, y + 38, str(new.influence), Style(50, GOLD, "en", 700), "right") + 12
        if difference := new.influence - old.influence:
            mark = chip(signed(difference), GOLD if difference > 0 else ALARM, "en")
            svg.stamp(canvas, mark, end - mark.width, y + 38 - mark.height / 2)
            end -= mark.width + 12
        svg.stamp_at(canvas, token("influence", 48), end - 26, y + 38)
        size = body(language)
        name = Style(size + 4, PAPER, language, 700)
        write_fit(canvas, x + 96, y + 38, name_of(scene, seat), name, end - 60 - x - 96, size)
        draw_figures(canvas, shown, x + 26, y + 94)
        if gained:
            gained[0].draw(canvas, x + 26, y + TALL - 4)

    return Block(tall, draw)


def draw_figures(canvas: Image.Image, shown: Figures, x: float, y: float) -> None:
    """Signs with numbers; those that changed before and after."""
    said = [str(one) if one == other else f"{one} → {other}" for _, one, other in shown]
    taken = [54 + width(each, Style(NUMBER, PAPER, "en", 700)) for each in said]
    gap = (ROOM - sum(taken)) / len(shown)
    for (drawing, one, other), number, wide in zip(shown, said, taken, strict=True):
        svg.stamp_at(canvas, drawing, x + 24, y)
        same = one == other
        write(canvas, x + 54, y, number, Style(NUMBER, MIST if same else PAPER, "en", 600 if same else 700))
        x += wide + gap
