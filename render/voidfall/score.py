"""The score sheet: Influence, what objectives would give now; in competitive games Corruption that decides ties, in the
others the Voidborn score by line."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.voidfall.components import parts
from engine.voidfall.constants import UNPAID_UPKEEP
from engine.voidfall.coop.result import least_ahead
from engine.voidfall.names import house_name
from engine.voidfall.view import CooperationView, Progress, View
from locales import translate
from locales.numbers import signed
from render.kit import svg
from render.kit.palette import MIST, PAPER, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import Style, width, write, write_fit
from render.voidfall.head import name_of
from render.voidfall.look import ALARM, GOLD, NIGHT, TEAL, TEAL_LIGHT, VOID, VOID_LIGHT, WARNING
from render.voidfall.sheets import (
    INNER,
    NUMBER,
    TITLE,
    Block,
    body,
    chip,
    heading,
    paint_sheet,
    plate,
    words,
)
from render.voidfall.symbols import corruption, crest, token


def paint_score(scene: Scene) -> Image.Image:
    """All players, best first; in cooperative and solo games the Voidborn score too."""
    view: View = scene.view
    language = scene.language
    most = max(1, *(player.influence for player in view.players), view.coop.points if view.coop else 1)
    blocks = [player_block(scene, seat, most) for seat in best_first(view)]
    if view.over and view.coop is not None:
        ended = say("vf-pic-lost" if view.beaten else "vf-pic-won-together")
        blocks.insert(0, heading(ended, language))
    if not view.over:
        note = "vf-pic-score-note" if view.coop is None else "vf-pic-score-note-together"
        blocks.append(words(say(note), language, INNER - 20, colour=MIST, aside=True))
    if view.coop is not None:
        blocks.append(heading(say("vf-pic-voidborn-score"), language))
        blocks.append(voidborn_block(view, view.coop, language))
    return paint_sheet(blocks)


def best_first(view: View) -> list[int]:
    """Winners, then by Influence, then by Corruption, fewest first."""

    def rank(seat: int) -> tuple[bool, int, int, int]:
        player = view.players[seat]
        return seat not in view.winners, -player.influence, player.corruption, seat

    return sorted(range(len(view.players)), key=rank)


def from_agendas(view: View, seat: int) -> int:
    """What Agendas in play would give now."""
    player = view.players[seat]
    found = sum(each.influence for progress in player.starting for each in progress)
    for slot in player.slots:
        if slot.agenda and not slot.corrupted:
            found += sum(each.influence for each in player.objectives[slot.agenda])
    return found


def from_event(view: View, seat: int) -> int:
    """What the objectives of the event would give now: the better box, or both."""
    if not view.event_objectives:
        return 0

    def of_box(box: tuple[tuple[Progress, ...], ...]) -> int:
        return sum(each[seat].influence for each in box)

    gains = [of_box(box) for box in view.event_objectives]
    return sum(gains) if parts().events[view.event].link == "and_or" else max(gains)


def from_upkeep(view: View, seat: int) -> int:
    """What Upkeep that the stock cannot pay would cost now."""
    upkeep = view.players[seat].upkeep
    return -UNPAID_UPKEEP * max(0, upkeep.due - upkeep.payable)


def player_block(scene: Scene, seat: int, most: int) -> Block:
    """A player: Influence as a bar and a number, and what would be added at the end of the Cycle."""
    view: View = scene.view
    player, language = view.players[seat], scene.language
    tall = 136 if view.over else 214
    colour = PEOPLE[seat].colour
    won = seat in view.winners

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, plate(INNER, tall, GOLD if won else colour, 6 if won else 3), x, y)
        svg.stamp_at(canvas, badge(seat, 64), x + 56, y + 52)
        if player.house:
            svg.stamp_at(canvas, crest(player.house, seat, 58), x + 122, y + 52)
        style = Style(TITLE, PAPER, language, 700)
        length = write_fit(canvas, x + 166, y + 52, name_of(scene, seat), style, INNER - 340 - 166, body(language))
        house = translate(house_name(player.house), language) if player.house else ""
        size = body(language)
        room = INNER - 340 - 184 - length
        if width(house, Style(size, MIST, language)) <= room:
            write(canvas, x + 184 + length, y + 54, house, Style(size, MIST, language))
        end = x + INNER - 30
        end -= write(canvas, end, y + 52, str(player.influence), Style(54, GOLD, "en", 700), "right") + 40
        svg.stamp_at(canvas, token("influence", 52), end + 2, y + 52)
        if view.coop is None:
            svg.stamp_at(canvas, corruption(50), end - 128, y + 52)
            write(canvas, end - 96, y + 52, str(player.corruption), Style(NUMBER, VOID_LIGHT, "en", 700))
        svg.stamp(canvas, bar(INNER - 60, colour, player.influence / most), x + 30, y + 94)
        if not view.over:
            draw_prospects(canvas, view, seat, x + 30, y + 162, language)

    return Block(tall, draw)


def bar(wide: int, colour: str, share: float) -> Image.Image:
    """A bar of so great a share."""
    filled = max(14, round((wide - 4) * min(1.0, share)))
    return svg.sheet(
        f'<rect x="1" y="1" width="{wide - 2}" height="18" rx="9" fill="{NIGHT}" stroke="{colour}" stroke-opacity="0.4"/>'
        f'<rect x="2" y="2" width="{filled}" height="16" rx="8" fill="{mix(colour, "#000000", 0.1)}"/>',
        wide,
        20,
    )


def draw_prospects(canvas: Image.Image, view: View, seat: int, x: float, y: float, language: str) -> None:
    """Agendas, event, Upkeep, and the Influence with all of them."""
    parts_of = (
        ("agendas", from_agendas(view, seat)),
        ("event", from_event(view, seat)),
        ("upkeep", from_upkeep(view, seat)),
    )
    at, room, size = x, (INNER - 190) / 3, body(language)
    for name, gives in parts_of:
        word = translate(say(f"vf-pic-prospect-{name}"), language)
        length = write_fit(canvas, at, y, word, Style(size, MIST, language), room, size)
        mark = chip(signed(gives), GOLD if gives > 0 else ALARM if gives < 0 else TEAL_LIGHT, "en")
        svg.stamp(canvas, mark, at + length + 10, y - mark.height / 2)
        at += max(room, length + mark.width + 24)
    after = view.players[seat].influence + sum(gives for _, gives in parts_of)
    write(canvas, x + INNER - 60, y, f"→ {max(0, after)}", Style(NUMBER + 4, PAPER, "en", 700), "right")


def voidborn_block(view: View, coop: CooperationView, language: str) -> Block:
    """The lines of the Voidborn score, their sum, and whether the last player is above it."""
    pace = 50
    lines, points = coop.score, coop.points
    lowest = view.players[view.lowest].influence
    tall = len(lines) * pace + 180

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, plate(INNER, tall, VOID, 4), x, y)
        at = y + 26 + pace / 2
        for line in lines:
            dim = line.points == 0
            words_of = Style(body(language), MIST if dim else PAPER, language)
            write_fit(
                canvas,
                x + 34,
                at,
                translate(say(f"vf-pic-score-{line.item.replace('_', '-')}"), language),
                words_of,
                700,
                body(language),
            )
            if line.item != "difficulty_base":
                write(canvas, x + INNER - 220, at, f"×{line.count}", Style(NUMBER, MIST, "en", 600), "right")
            write(canvas, x + INNER - 36, at, str(line.points), Style(NUMBER, words_of.colour, "en", 700), "right")
            at += pace
        at += 22
        svg.stamp(
            canvas,
            svg.sheet(f'<rect width="{INNER - 60}" height="2" fill="{VOID_LIGHT}"/>', INNER - 60, 2),
            x + 30,
            at - 30,
        )
        size = body(language)
        label = Style(size + 3, VOID_LIGHT, language, 700)
        write_fit(canvas, x + 34, at + 10, translate(say("vf-pic-voidborn-total"), language), label, 640, size)
        write(canvas, x + INNER - 36, at + 10, str(points), Style(46, VOID_LIGHT, "en", 700), "right")
        ahead, least = lowest - points, least_ahead()
        colour = TEAL if ahead >= least else WARNING
        text = say("vf-pic-lowest", influence=lowest, difference=signed(ahead))
        if 0 == ahead < least:
            text = say("vf-pic-lowest-level", influence=lowest, needed=points + least)
        style = Style(size, colour, language, 700)
        write_fit(canvas, x + 34, at + 70, translate(text, language), style, INNER - 60, size)

    return Block(tall, draw)
