"""A battle: both sides' groups in firing order with what is left of them, then what was fired at last: dice and what
they hit. It is drawn while it is fought, and as the record of it afterwards."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.names import place_name, ship_name, side_name
from engine.eclipse.state import GCDS, Side
from engine.eclipse.view import BattleView, GroupView, SalvoView, View
from locales import capitalize, translate
from render.eclipse.blueprint import SUM_COLOURS, SUMS, sum_icon
from render.eclipse.board import paint_board
from render.eclipse.head import name_of
from render.eclipse.look import CORONA, DANGER, DIM
from render.eclipse.parts import dice_svg
from render.eclipse.results import emblem, swords, won_by
from render.eclipse.salvos import draw_salvos, list_salvos, round_name, salvos_height, side_words
from render.eclipse.sheets import backdrop, draw_legend, plate
from render.eclipse.ships import BAR, hull_bar, ship, side_colours
from render.eclipse.type import BESIDE, BODY, GAP, MOST_TALL, ROOM, WIDE, beside, figure, name, or_beside
from render.eclipse.type import body as text
from render.kit import svg
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene, join_alt
from render.kit.text import width, write, write_fit

COLUMN = (WIDE - 2 * ROOM - GAP) // 2
SIDE_HEAD, ROUND = 104, 64
LEGEND_TALL = 56
CARD, BARS, WORDS = 166, 34, 50
"""The height of a group, and how much more a second row of ships and a word take."""
VALUES = ("initiative", "computer", "shield", "hull")
ACROSS = 4
"""How many hull bars stand in a row."""


def battle_of(scene: Scene) -> BattleView | None:
    """The battle with the number that the scene names; else the one that is being fought, if any."""
    view: View = scene.view
    if scene.card is None:
        return view.battle
    battles = (*view.fought, *((view.battle,) if view.battle is not None else ()))
    return next((battle for battle in battles if str(battle.number) == scene.card), None)


def paint_battle(scene: Scene) -> Image.Image:
    """The attacker on the left, the defender on the right; below them the latest salvos. The group whose turn it is to
    decide (`battle:2`) stands out."""
    battle = battle_of(scene)
    if battle is None:
        return paint_board(scene)
    sides = (battle.attacker, battle.defender)
    top = ROOM + ROUND + GAP
    tall = group_height(battle)
    salvos_top = above_salvos(battle)
    shown = shown_salvos(battle)
    canvas = backdrop(salvos_top + salvos_height(shown) + LEGEND_TALL + ROOM)
    draw_place(canvas, scene, battle)
    for number, side in enumerate(sides):
        x = ROOM + number * (COLUMN + GAP)
        draw_side(canvas, scene, battle, side, (x, top))
        for row, (order, group) in enumerate(groups_of(battle, side)):
            draw_group(canvas, scene, battle, order, group, (x, top + SIDE_HEAD + GAP + row * (tall + GAP), tall))
    draw_salvos(canvas, scene, battle, shown, salvos_top)
    draw_legend(canvas, canvas.height - ROOM - LEGEND_TALL + 4, scene.language, VALUES)
    return canvas


def groups_of(battle: BattleView, side: Side) -> list[tuple[int, GroupView]]:
    """A side's groups, each with its turn to fire."""
    return [(number, group) for number, group in enumerate(battle.groups, 1) if group.side == side]


def group_height(battle: BattleView) -> int:
    """How tall every group is drawn."""
    return CARD + max(more_of(group) for group in battle.groups)


def above_salvos(battle: BattleView) -> int:
    """Where the salvos begin: below the groups of the side that has more."""
    rows = max(1, *(len(groups_of(battle, side)) for side in (battle.attacker, battle.defender)))
    return ROOM + ROUND + GAP + SIDE_HEAD + GAP + rows * (group_height(battle) + GAP)


def shown_salvos(battle: BattleView) -> tuple[SalvoView, ...]:
    """The salvos that the picture has room for."""
    return list_salvos(battle, MOST_TALL - above_salvos(battle) - LEGEND_TALL - ROOM)


def draw_place(canvas: Image.Image, scene: Scene, battle: BattleView) -> None:
    """Where it is fought, and which round it is or how it has ended."""
    svg.stamp(canvas, plate(WIDE - 2 * ROOM, ROUND, DANGER, 0.08), ROOM, ROOM)
    y = ROOM + ROUND / 2
    svg.stamp_at(canvas, swords(), ROOM + 40, y)
    taken = write(canvas, ROOM + 78, y, battle.place.upper(), figure(PAPER, 44))
    words = translate(outcome(scene, battle), scene.language)
    room = WIDE - 2 * ROOM - 78 - taken - 60
    style = or_beside(words, text(CORONA, scene.language, 700), room)
    write_fit(canvas, WIDE - ROOM - 24, y, words, style, room, BESIDE, "right")


def outcome(scene: Scene, battle: BattleView) -> Text:
    """Who has won, or which round it is."""
    return won_by(scene, battle) if battle.over else round_name(battle.round)


def more_of(group: GroupView) -> int:
    """How much more room a group takes: its bars stand in two rows, or something is said below them."""
    says = group.retreat is not None or group.left is not None or not group.ships
    return (BARS if len(group.ships) + group.lost > ACROSS else 0) + (WORDS if says else 0)


def side_label(scene: Scene, side: Side) -> str:
    """The player's name, the Ancients or the GCDS."""
    return name_of(scene, side) if side >= 0 else translate(side_name(side), scene.language)


def draw_side(canvas: Image.Image, scene: Scene, battle: BattleView, side: Side, at: tuple[int, int]) -> None:
    """Who fights in a column, and as what, or that it has won or given up."""
    x, y = at
    colour = side_colours(side)[0]
    won = battle.over and side == battle.winner
    svg.stamp(canvas, plate(COLUMN, SIDE_HEAD, CORONA if won else colour, 0.22, 6 if won else 4), x, y)
    svg.stamp_at(canvas, emblem(side, 72), x + 54, y + SIDE_HEAD / 2)
    role = "attacker" if side == battle.attacker else "defender"
    role = "resigned" if side == battle.resigned else "wins" if won else role
    words = translate(say(f"ecl-pic-{role}"), scene.language)
    label, room = side_label(scene, side), COLUMN - 124
    style = or_beside(label, name(label, PAPER, scene.language), room)
    if side == GCDS and width(label, style) > room:
        label = translate(ship_name("gcds"), scene.language)  # its full name is too long in English
        style = name(label, PAPER, scene.language)
    write_fit(canvas, x + 104, y + 34, label, style, room, BESIDE)
    write(canvas, x + 104, y + 76, words, beside(CORONA if won else MIST, scene.language, 600))


# -- groups ----------------------------------------------------------------------------------------------------------


def draw_group(
    canvas: Image.Image, scene: Scene, battle: BattleView, order: int, group: GroupView, box: tuple[int, int, int]
) -> None:
    """A group: its turn to fire, its ships with a bar each for the hull that is left, values, weapons. `box`: left, top
    and height."""
    x, y, tall = box
    colour = side_colours(group.side)[0]
    asked = scene.what == f"battle:{order - 1}"
    svg.stamp(
        canvas, plate(COLUMN, tall, colour if group.ships else DIM, 0.14 if asked else 0.06, 5 if asked else 2), x, y
    )
    svg.stamp_at(canvas, ship(group.side, group.ship, 76), x + 50, y + 48)
    title = capitalize(translate(ship_name(group.ship, max(1, len(group.ships) or group.lost)), scene.language))
    heading = text(PAPER if group.ships else MIST, scene.language, 700)
    turn = figure(CORONA if group.ships else MIST)
    taken = write(canvas, x + COLUMN - 20, y + 32, f"#{order}", turn, "right")
    room = COLUMN - 120 - taken
    write_fit(canvas, x + 96, y + 32, title, or_beside(title, heading, room), room, BESIDE)
    at_x = x + 98.0
    for kind in VALUES:
        value = getattr(group, kind)
        svg.stamp_at(canvas, sum_icon(kind, SUM_COLOURS[SUMS.index(kind)], 32), at_x + 16, y + 80)
        at_x += 38 + write(canvas, at_x + 37, y + 80, str(value), figure(PAPER, BODY)) + 13
    draw_weapons(canvas, group, at_x + 2, x + COLUMN - 14, y + 80)
    draw_hulls(canvas, group, colour, (x + 20, y + 126))
    draw_state(canvas, scene, group, (x + 20, y + tall - 32))


def draw_weapons(canvas: Image.Image, group: GroupView, left: float, right: float, y: float) -> None:
    """The dice of one ship, missiles as darts, up to the right."""
    dice = [*((damage, True) for damage in group.missiles), *((damage, False) for damage in group.cannons)]
    pace = min(42, (right - left) / max(1, len(dice)))
    for number, (damage, missile) in enumerate(dice):
        drawing = svg.sprite(dice_svg((damage,), missile=missile), 60 if missile else 92)
        svg.stamp_at(canvas, drawing, right - (len(dice) - number - 0.5) * pace, y)


def draw_hulls(canvas: Image.Image, group: GroupView, colour: str, at: tuple[int, int]) -> None:
    """A bar for each ship: as many pieces as it takes hits of 1, filled as far as it is whole; lost ships are empty."""
    ships: list[int | None] = [*group.ships, *([None] * group.lost)]
    if not ships:
        return
    room = COLUMN - 40
    across = min(ACROSS, len(ships))
    wide = (room - (across - 1) * 14) // across
    for number, damage in enumerate(ships[: 2 * ACROSS]):
        x, y = at[0] + number % across * (wide + 14), at[1] + number // across * (BAR + 8)
        svg.stamp(canvas, hull_bar(group.hull + 1, damage, colour, wide), x, y)


def draw_state(canvas: Image.Image, scene: Scene, group: GroupView, at: tuple[int, int]) -> None:
    """Where it waits to retreat or has gone, or that it is destroyed."""
    if group.retreat is not None:
        words, colour = say("ecl-pic-retreats", place=place_name(group.retreat)), CORONA
    elif group.left is not None:
        words, colour = say("ecl-pic-retreated", place=place_name(group.left)), MIST
    elif not group.ships and group.lost:
        words, colour = say("ecl-pic-destroyed"), DANGER
    else:
        return
    said = translate(words, scene.language)
    style = or_beside(said, text(colour, scene.language, 700), COLUMN - 40)
    write_fit(canvas, at[0], at[1], said, style, COLUMN - 40, BESIDE)


# -- words -----------------------------------------------------------------------------------------------------------


def battle_words(scene: Scene) -> str:
    """The battle read out: place, round or result, who stands, what fell last."""
    battle = battle_of(scene)
    if battle is None:
        return ""
    sides = {"attacker": side_words(scene, battle.attacker), "defender": side_words(scene, battle.defender)}
    texts: list[Text] = [say("ecl-alt-battle", place=place_name(battle.place), round=battle.round, **sides)]
    if battle.over:
        texts.append(say("ecl-alt-result", result=outcome(scene, battle)))
    if battle.salvos:
        texts.append(salvo_words(scene, battle, battle.salvos[-1]))
    for order, group in enumerate(battle.groups, 1):
        texts.append(
            say(
                "ecl-alt-group",
                order=order,
                side=side_words(scene, group.side),
                ships=ship_name(group.ship, len(group.ships)),
                initiative=group.initiative,
                computer=group.computer,
                shield=group.shield,
                hull=group.hull,
                damage=sum(group.ships),
                lost=group.lost,
            )
        )
        if group.retreat is not None:
            texts.append(say("ecl-pic-retreats", place=place_name(group.retreat)))
        if group.left is not None:
            texts.append(say("ecl-pic-retreated", place=place_name(group.left)))
    return join_alt(texts, scene.language)


def salvo_words(scene: Scene, battle: BattleView, salvo: SalvoView) -> Text:
    """Who fired, what fell, how many dice hit."""
    return say(
        "ecl-alt-dice",
        side=side_words(scene, battle.side(salvo)),
        ship=ship_name(battle.groups[salvo.group].ship, salvo.ships),
        faces=" ".join(str(die.face) for die in salvo.dice),
        hits=sum(die.hit for die in salvo.dice),
    )
