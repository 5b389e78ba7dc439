"""A combat: both sides as they stand, and what has happened, a line for the Approach and for each Salvo step."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.combat.core import result
from engine.voidfall.combat.log import lines, result_line
from engine.voidfall.combat.modifiers import Role
from engine.voidfall.combat.records import Cubes
from engine.voidfall.combat.sums import initiative
from engine.voidfall.names import SEATS
from engine.voidfall.view import BattleView, View
from engine.voidfall.vocabulary.terms import FLEETS
from locales import translate
from render.kit import svg
from render.kit.palette import BRASS, MIST, PAPER, PEOPLE
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import Style, write, write_fit
from render.voidfall.board import paint_board
from render.voidfall.look import ALARM, DIM, GOLD, VOID
from render.voidfall.players import sign
from render.voidfall.sheets import (
    ASIDE,
    GAP,
    HALF,
    INNER,
    NUMBER,
    ROOM,
    TITLE,
    Block,
    body,
    card,
    heading,
    paint_sheet,
    plate,
    words,
)
from render.voidfall.symbols import crest, fleet, installation, voidborn

ICON = 66
BESIDE = 62
"""On the right side there is room for the swords."""


def battle_of(scene: Scene) -> BattleView | None:
    """The combat that is fought; else the latest of this turn, or the one with the number `scene.card`."""
    view: View = scene.view
    if scene.card is not None and scene.card.isdigit() and int(scene.card) < len(view.fought):
        return view.fought[int(scene.card)]
    return view.battle or (view.fought[-1] if view.fought else None)


def paint_battle(scene: Scene) -> Image.Image:
    """The combat, if there is one."""
    battle = battle_of(scene)
    if battle is None:
        return paint_board(scene)
    language = scene.language
    where = say("vf-pic-battle-at", place=battle.place.upper())
    blocks = [heading(where, language), sides_block(battle, scene)]
    told = told_lines(battle, scene)
    if told:
        blocks.append(heading(say("vf-pic-course"), language))
        blocks += [card([words(line, language, ROOM)], colour=BRASS) for line in told]
    if battle.over:
        text = result_line(battle.position.battle, result(battle.position), side_texts(battle, scene))
        blocks.append(card([words(text, language, ROOM, colour=GOLD, weight=700)], colour=GOLD, line=5))
    return paint_sheet(blocks)


def told_lines(battle: BattleView, scene: Scene) -> list[Text]:
    """The Approach and each Salvo step in a line."""
    return lines(battle.position.battle, battle.notes, side_texts(battle, scene))


def side_texts(battle: BattleView, scene: Scene) -> dict[Role, Text]:
    """What the sides are called."""
    return {
        "invader": side_text(battle.invader, battle, "invader", scene),
        "defender": side_text(battle.defender, battle, "defender", scene),
    }


def side_text(seat: int | None, battle: BattleView, role: Role, scene: Scene) -> Text:
    """A player, the Voidborn, or the defenses of a sector that nobody holds."""
    if seat is not None:
        name = scene.name(seat)
        return say("vf-pic-player", name=name) if name else SEATS[seat]
    garrison = role == "defender" and not battle.position.battle.defender.cubes.total
    return say("vf-pic-garrison" if garrison else "vf-pic-voidborn")


def sides_block(battle: BattleView, scene: Scene) -> Block:
    """The invader on the left, the defender on the right."""
    tall = 440

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        draw_side(canvas, battle, "invader", scene, x, y, tall)
        draw_side(canvas, battle, "defender", scene, x + HALF + GAP, y, tall)
        middle = x + INNER / 2
        disc = f'<circle cx="50" cy="50" r="46" fill="#0C0F14" stroke="{ALARM}" stroke-width="5"/>'
        svg.stamp_at(canvas, svg.sprite(disc, 92), middle, y + 62)
        svg.stamp_at(canvas, sign("crossed-swords", 60, ALARM), middle, y + 62)

    return Block(tall, draw)


def draw_side(canvas: Image.Image, battle: BattleView, role: Role, scene: Scene, x: float, y: float, tall: int) -> None:
    """Who it is, Initiative, cubes that stand and that are lost, Sector Defenses."""
    seat = battle.invader if role == "invader" else battle.defender
    view: View = scene.view
    position, language = battle.position, scene.language
    colour = VOID if seat is None else PEOPLE[seat].colour
    svg.stamp(canvas, plate(HALF, tall, colour, 4), x, y)
    left = x + (28 if role == "invader" else BESIDE)
    svg.stamp_at(canvas, voidborn(72) if seat is None else badge(seat, 70), left + 36, y + 58)
    if seat is not None and view.players[seat].house:
        svg.stamp_at(canvas, crest(view.players[seat].house, seat, 62), left + 108, y + 58)
    start = left + (88 if seat is None else 150)
    name = translate(side_text(seat, battle, role, scene), language)
    write_fit(canvas, start, y + 42, name, Style(TITLE, PAPER, language, 700), x + HALF - start - 52, body(language))
    text = translate(say(f"vf-combat-{role}"), language)
    write_fit(canvas, start, y + 92, text, Style(body(language), MIST, language), x + HALF - start - 52, body(language))
    draw_cubes(canvas, seat, position.force(role).cubes, position.battle.side(role).cubes, left, y + 150, language)
    below = y + tall - 56
    strength = initiative(position.battle, role, position.force(role).cubes)
    text = translate(say("vf-pic-initiative", number=strength), language)
    at = left + write(canvas, left, below, text, Style(body(language), GOLD, language, 700)) + 30
    if role == "defender" and position.battle.defenses:
        svg.stamp_at(canvas, installation("sector_defense", 52), at + 20, below)
        write(canvas, at + 56, below, f"×{position.battle.defenses}", Style(NUMBER, PAPER, "en", 700))


def draw_cubes(
    canvas: Image.Image, seat: int | None, now: Cubes, before: Cubes, x: float, y: float, language: str
) -> None:
    """Each type: its cubes bright, those that are lost struck out."""
    room = HALF - 90
    for kind, left, had in zip(FLEETS, now, before, strict=True):
        if not left and not had:
            continue
        lost = max(0, had - left)
        icon = voidborn(ICON) if seat is None else fleet(kind, seat, ICON)
        svg.stamp_at(canvas, icon, x + 30, y + 30)
        end = x + 74 + write(canvas, x + 74, y + 30, f"×{left}", Style(TITLE, PAPER if left else DIM, "en", 700))
        if lost:
            end += 12 + write(canvas, end + 12, y + 30, f"−{lost}", Style(NUMBER, ALARM, "en", 700))
        name = translate(say("vf-pic-voidborn") if seat is None else say(f"vf-fleet-{kind}"), language)
        at, size = max(end + 16, x + 160), body(language)
        style = Style(size, MIST, language, aside=True)
        write_fit(canvas, at, y + 30, name, style, x + room + 50 - at, ASIDE)
        y += ICON - 4
