"""A House mat: its stock (cubes, tokens, dials); its Civilization tracks with what their next spaces give, slots and
Technologies."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.constants import ENTRY_COSTS, LAST_SPACE, MOST_STOCK, TIERS
from engine.voidfall.names import agenda_name, technology_name, track_name
from engine.voidfall.view import PlayerView, View
from engine.voidfall.vocabulary.terms import RESOURCES, TRACKS
from locales import translate
from locales.numbers import signed
from render.kit import svg
from render.kit.palette import MIST, PAPER, PEOPLE, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import Style, write, write_fit
from render.voidfall.cardframes import medallion, side_by_side
from render.voidfall.focuses import owner_line, seat_of
from render.voidfall.look import (
    AGENDAS,
    DIM,
    GOLD,
    NIGHT,
    STEEL,
    TEAL,
    TRACK_ICONS,
    VOID,
    VOID_LIGHT,
    WARNING,
)
from render.voidfall.look import (
    RESOURCES as RESOURCE_LOOKS,
)
from render.voidfall.plans import origin_of, technology_note, upkeep_note
from render.voidfall.players import over_mark, sign
from render.voidfall.sheets import (
    ASIDE,
    HALF,
    INNER,
    INSET,
    NUMBER,
    ROOM,
    TITLE,
    Block,
    body,
    card,
    chip,
    heading,
    paint_sheet,
    plate,
    stack,
    titled_block,
    words,
)
from render.voidfall.symbols import agenda_sign, corruption, glory, improved_sign, resource, token
from render.voidfall.technologies import look_of

TRACK_TITLE = 384
"""The room for the sign and the name of a track."""


def paint_mat(scene: Scene) -> Image.Image:
    """Tracks, slots and Technologies of a seat."""
    view: View = scene.view
    seat = seat_of(scene)
    player = view.players[seat]
    if not player.house:
        return paint_sheet([owner_line(scene, seat)])
    language = scene.language
    blocks = [
        *[track(player, seat, number, language) for number in range(len(TRACKS))],
        heading(say("vf-pic-agendas"), language, upkeep_note(player, language)),
        side_by_side(slots(player, language), HALF),
        heading(say("vf-pic-technologies"), language, technology_note(player, language)),
        side_by_side([technology_line(player, each, language) for each in player.technologies], HALF),
    ]
    return paint_sheet(blocks)


def paint_stock(scene: Scene) -> Image.Image:
    """Whose mat it is; Influence, cubes, tokens, dials."""
    seat = seat_of(scene)
    player = scene.view.players[seat]
    blocks = [owner_line(scene, seat)]
    if player.house:
        blocks += [summary(scene.view, seat, scene.language), dials(player, scene.language)]
    return paint_sheet(blocks)


# -- figures ---------------------------------------------------------------------------------------------------------


def summary(view: View, seat: int, language: str) -> Block:
    """Influence, cubes, tokens, the strength of a Skirmish."""
    player = view.players[seat]
    tall, size = 206, body(language)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, plate(INNER, tall, PEOPLE[seat].colour, 4), x, y)
        svg.stamp_at(canvas, token("influence", 66), x + 66, y + 56)
        write(canvas, x + 112, y + 56, str(player.influence), Style(70, GOLD, "en", 700))
        cubes = (("active", player.active), ("deployed", player.deployed), ("inactive", player.inactive))
        pace = (INNER - 300) / len(cubes)
        for number, (name, count) in enumerate(cubes):
            at = x + 300 + number * pace
            svg.stamp_at(canvas, token("cube", 50), at + 24, y + 40)
            write(canvas, at + 60, y + 40, str(count), Style(TITLE, PAPER if count else DIM, "en", 700))
            word = translate(say(f"vf-pic-cubes-{name}"), language)
            write_fit(canvas, at, y + 90, word, Style(size, MIST, language), pace - 12, size)
        tokens(canvas, player, x + 30, y + 158, language)

    return Block(tall, draw)


def tokens(canvas: Image.Image, player: PlayerView, x: float, y: float, language: str) -> None:
    """Trade, Glory, Bounty and Reclaim tokens, stored Corruption, the strength of a Skirmish."""
    cells: list[tuple[list[Image.Image], str]] = [([token("trade", 52)], str(player.trade))]
    if player.glory:
        cells.append(([glory(each, 64) for each in player.glory], ""))
    if player.bounties:
        cells.append(([token("bounty", 50)], str(len(player.bounties))))
    if player.reclaims:
        cells.append(([token("reclaim", 50)], str(len(player.reclaims))))
    if player.stored or player.kept_corruption:
        cells.append(([corruption(54)], str(player.stored + player.kept_corruption)))
    at = x
    for sprites, said in cells:
        for sprite in sprites:
            svg.stamp_at(canvas, sprite, at + sprite.width / 2, y)
            at += sprite.width + 4
        at += 6
        if said:
            at += write(canvas, at, y, said, Style(NUMBER, PAPER, "en", 700))
        at += 26
    end = x + INNER - 68
    strength = Style(TITLE, VOID_LIGHT, "en", 700)
    end -= write(canvas, end, y, str(player.attack.strength), strength, "right") + 12
    svg.stamp_at(canvas, sign("crossed-swords", 46, VOID_LIGHT), end - 23, y)
    word = translate(say("vf-pic-skirmish"), language)
    style = Style(ASIDE, MIST, language, aside=True)
    write_fit(canvas, end - 58, y, word, style, max(80, end - 70 - at), ASIDE, "right")


def dials(player: PlayerView, language: str) -> Block:
    """Stock, Yield and Level of each resource."""
    rows = ("stock", "yield", "level")
    label, size = 190.0, body(language)
    pace = (INNER - label - 20) / len(RESOURCES)
    tall = 330

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, plate(INNER, tall), x, y)
        for number, row in enumerate(rows):
            word = translate(say(f"vf-pic-dial-{row}"), language)
            style = Style(size, MIST, language, 600)
            write_fit(canvas, x + 28, y + 142 + number * 66, word, style, label - 36, size)
        for number, kind in enumerate(RESOURCES):
            at = x + label + (number + 0.5) * pace
            made = player.production[kind]
            over = player.stock[kind] + made.gives > MOST_STOCK
            svg.stamp_at(canvas, resource(kind, 84), at, y + 58)
            if over:
                svg.stamp_at(canvas, over_mark(42), at + 54, y + 50)
            stock = Style(54, WARNING if over else PAPER, "en", 700)
            write(canvas, at, y + 142, str(player.stock[kind]), stock, "middle")
            gives = Style(46, RESOURCE_LOOKS[kind].colour, "en", 700)
            write(canvas, at, y + 208, f"+{made.gives}", gives, "middle")
            write(canvas, at, y + 274, str(made.level), Style(NUMBER + 2, MIST, "en", 600), "middle")

    over = [kind for kind in RESOURCES if player.stock[kind] + player.production[kind].gives > MOST_STOCK]
    table = Block(tall, draw)
    if not over:
        return table
    note = words(say("vf-pic-over-note"), language, INNER - 60, colour=WARNING, aside=True)
    return stack([table, Block(note.tall, lambda canvas, x, y: note.draw(canvas, x + 28, y))], gap=4)


# -- tracks ----------------------------------------------------------------------------------------------------------


def track(player: PlayerView, seat: int, number: int, language: str) -> Block:
    """A Civilization track: its spaces with Tiers and costs, and what the next two give."""
    name, space = TRACKS[number], player.tracks[number]
    benefits = parts().track(player.house, name).benefits
    corrupted = player.track_corruption[number]
    right = [corruption(52)] if corrupted else []
    right.append(
        chip(translate(say("vf-pic-tier", tier=TIERS[space]), language), VOID_LIGHT if corrupted else TEAL, language)
    )
    icon = sign(TRACK_ICONS[name], 54, VOID_LIGHT if corrupted else PEOPLE[seat].colour)
    top = titled_block(track_name(name), language, TRACK_TITLE, signs=[icon], colour=VOID_LIGHT if corrupted else PAPER)
    left = TRACK_TITLE + 10
    wide = ROOM - left - sum(sprite.width + 10 for sprite in right)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        top.draw(canvas, x, y + 4)
        spaces(canvas, seat, space, corrupted, x + left, y + 33, wide)
        end = x + ROOM
        for sprite in reversed(right):
            svg.stamp(canvas, sprite, end - sprite.width, y + 33 - sprite.height / 2)
            end -= sprite.width + 8

    lines = [Block(66, draw)]
    for reached in range(space + 1, min(LAST_SPACE, space + 2) + 1):
        benefit = benefits[reached - 1]
        said = say("vf-pic-no-benefit") if benefit is None else benefit.text()
        cost = ENTRY_COSTS[reached]
        text = say("vf-pic-space-cost", space=reached, benefit=said, cost=cost) if cost else None
        text = text or say("vf-pic-space", space=reached, benefit=said)
        lines.append(words(text, language, ROOM, colour=DIM if corrupted else PAPER))
    if space == LAST_SPACE:
        lines.append(words(say("vf-pic-track-end"), language, ROOM, colour=MIST))
    elif corrupted:
        lines.append(words(say("vf-pic-track-corrupted"), language, ROOM, colour=VOID_LIGHT))
    return card(lines, colour=VOID if corrupted else PEOPLE[seat].colour)


def spaces(canvas: Image.Image, seat: int, space: int, corrupted: bool, x: float, y: float, wide: float) -> None:
    """Eight spaces: those reached filled, the marker on the present one, Tiers above, costs of entry below."""
    pace = (wide - 60) / LAST_SPACE
    colour = VOID if corrupted else PEOPLE[seat].colour
    for number in range(LAST_SPACE):
        lit = number < space
        line = svg.sheet(
            f'<path d="M0 4H{pace:.0f}" stroke="{colour if lit else DIM}" stroke-opacity="{1 if lit else 0.5}" '
            'stroke-width="6"/>',
            pace,
            8,
        )
        svg.stamp(canvas, line, x + 30 + number * pace, y - 4)
    for number in range(LAST_SPACE + 1):
        at = x + 30 + number * pace
        if number == space:
            svg.stamp_at(canvas, badge(seat, 64), at, y)
            continue
        new_tier = number > 0 and TIERS[number] > TIERS[number - 1]
        fill = colour if number < space else NIGHT
        edge = GOLD if new_tier else mix(colour, "#000000", 0.2)
        disc = f'<circle cx="50" cy="50" r="42" fill="{fill}" stroke="{edge}" stroke-width="{10 if new_tier else 5}"/>'
        svg.stamp_at(canvas, svg.sprite(disc, 52), at, y)
        ink = PEOPLE[seat].ink if number < space and not corrupted else PAPER
        write(canvas, at, y, str(number), Style(NUMBER, ink, "en", 700), "middle")


# -- Agendas ---------------------------------------------------------------------------------------------------------


def slots(player: PlayerView, language: str) -> list[Block]:
    """The slots in short: what lies there, and the Influence of it now."""
    origin, covered, found = origin_of(player), player.covered, []
    for _, progress in zip(() if origin is None else origin.agendas, player.starting, strict=False):
        gives = sum(each.influence for each in progress)
        tokens_on = [token("trade", 46)] if covered > 0 else []
        covered -= 1
        scroll = sign("scroll-unfurled", 48, GOLD)
        found.append(slot_line(say("vf-pic-starting-agenda"), scroll, tokens_on, gives, GOLD, language))
    for slot in player.slots:
        bloom = [corruption(46)] if slot.corrupted else []
        if not slot.agenda:
            text = say("vf-pic-slot-corrupted") if slot.corrupted else say("vf-pic-slot-empty")
            found.append(slot_line(text, None, bloom, 0, VOID if slot.corrupted else DIM, language, dash="14 10"))
            continue
        kind = parts().agendas[slot.agenda].type
        gives = sum(each.influence for each in player.objectives.get(slot.agenda, ()))
        tokens_on = [token("trade", 46), *bloom] if covered > 0 else bloom
        covered -= 1
        colour = VOID if slot.corrupted else AGENDAS[kind].colour
        shown = 0 if slot.corrupted else gives
        found.append(slot_line(agenda_name(slot.agenda), agenda_sign(kind, 50), tokens_on, shown, colour, language))
    return found


def slot_line(
    name: Text,
    first: Image.Image | None,
    right: list[Image.Image],
    gives: int,
    colour: str,
    language: str,
    dash: str = "",
) -> Block:
    """A slot in a line: sign, name, tokens, Influence now."""
    more = [chip(signed(gives), GOLD, "en")] if gives else []
    line = cell(name, [] if first is None else [first], [*right, *more], language)
    return card([line], wide=HALF, colour=colour, dash=dash)


def cell(name: Text, left: list[Image.Image], right: list[Image.Image], language: str) -> Block:
    """Signs, a name in one line or two, and signs at the right end, in half the width."""
    room = HALF - 2 * INSET
    before, after = (sum(sprite.width + 8 for sprite in sprites) for sprites in (left, right))
    text = words(name, language, room - before - after, weight=700)
    tall = max([48.0, text.tall, *(sprite.height for sprite in (*left, *right))])

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        at, end = x, x + room
        for sprite in left:
            svg.stamp(canvas, sprite, at, y + (tall - sprite.height) / 2)
            at += sprite.width + 8
        text.draw(canvas, at, y + (tall - text.tall) / 2)
        for sprite in reversed(right):
            svg.stamp(canvas, sprite, end - sprite.width, y + (tall - sprite.height) / 2)
            end -= sprite.width + 8

    return Block(tall, draw)


# -- Technologies and Focus cards --------------------------------------------------------------------------------------


def technology_line(player: PlayerView, technology: str, language: str) -> Block:
    """A Technology in a line."""
    level = player.technologies[technology]
    colour = GOLD if level == "improved" else STEEL
    better = improved_sign(40) if level == "improved" else None
    medal = medallion(look_of(parts().technologies[technology]))
    line = cell(technology_name(technology), [medal], [] if better is None else [better], language)
    return card([line], wide=HALF, colour=colour, line=5 if better else 2, pad=8)
