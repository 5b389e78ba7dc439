"""A battle: both sides' groups in firing order with what is left of them, then what was fired at last: dice and what
they hit. It is drawn while it is fought, and as the record of it afterwards."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.names import place_name, ship_name, side_name
from engine.eclipse.state import Side
from engine.eclipse.view import BattleView, GroupView, SalvoView, View
from locales import translate
from render.eclipse.blueprint import SUM_COLOURS, SUMS, sum_icon
from render.eclipse.board import GROUND, paint_board
from render.eclipse.head import draw_head, name_of
from render.eclipse.look import CORONA, DANGER, DIM, SPACE
from render.eclipse.parts import dice_svg
from render.eclipse.results import emblem, won_by
from render.eclipse.salvos import draw_salvos, round_name, salvos_height, side_words
from render.eclipse.sheets import GAP, LEGEND, WIDE, draw_legend, plate
from render.eclipse.ships import ship, side_colours
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene, join_alt
from render.kit.sprites import keep_images
from render.kit.text import LARGE, NORMAL, SMALL, Style, width, write, write_fit

COLUMN = (WIDE - 2 * MARGIN - GAP) // 2
SIDE_HEAD = 96
CARD, BARS, WORDS = 180, 34, 52
"""The height of a group, and how much more a second row of ships and a word take."""
VALUES = ("initiative", "computer", "shield", "hull")
BAR, ACROSS = 26, 4
"""A hull bar's height, and how many stand in a row."""


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
    groups = {side: [(n, group) for n, group in enumerate(battle.groups, 1) if group.side == side] for side in sides}
    top = MARGIN + HEAD_HEIGHT + GAP
    rows = max(1, *map(len, groups.values()))
    tall = CARD + max(more_of(group) for group in battle.groups)
    salvos_top = top + SIDE_HEAD + GAP + rows * (tall + GAP)
    canvas = sky(WIDE, salvos_top + salvos_height(battle) + LEGEND + MARGIN, *GROUND).copy()
    won = battle.winner if battle.over else None
    named = (won, say("ecl-pic-wins")) if won is not None and won >= 0 else None
    draw_head(canvas, scene, say("ecl-pic-battle", place=place_name(battle.place)), outcome(scene, battle), named=named)
    for number, side in enumerate(sides):
        x = MARGIN + number * (COLUMN + GAP)
        draw_side(canvas, scene, battle, side, (x, top))
        for row, (order, group) in enumerate(groups[side]):
            draw_group(canvas, scene, battle, order, group, (x, top + SIDE_HEAD + GAP + row * (tall + GAP), tall))
    draw_salvos(canvas, scene, battle, salvos_top)
    draw_legend(canvas, canvas.height - MARGIN - 14, scene.language, VALUES)
    return canvas


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
    svg.stamp_at(canvas, emblem(side, 66), x + 54, y + SIDE_HEAD / 2)
    role = "attacker" if side == battle.attacker else "defender"
    role = "resigned" if side == battle.resigned else "wins" if won else role
    role_text = translate(say(f"ecl-pic-{role}"), scene.language)
    style = Style(SMALL, CORONA if won else MIST, scene.language, 600)
    taken = width(role_text, style)
    write(canvas, x + COLUMN - 26, y + SIDE_HEAD / 2, role_text, style, "right")
    name = Style(LARGE, PAPER, scene.language, 700)
    write_fit(canvas, x + 104, y + SIDE_HEAD / 2, side_label(scene, side), name, COLUMN - 150 - taken, SMALL)


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
    svg.stamp_at(canvas, ship(group.side, group.ship, 84), x + 58, y + 60)
    title = translate(ship_name(group.ship, max(1, len(group.ships) or group.lost)), scene.language)
    heading = Style(NORMAL, PAPER if group.ships else DIM, scene.language, 700)
    write_fit(canvas, x + 112, y + 40, title[:1].upper() + title[1:], heading, COLUMN - 200, SMALL)
    write(
        canvas, x + COLUMN - 26, y + 40, f"#{order}", Style(LARGE, CORONA if group.ships else DIM, "en", 700), "right"
    )
    at_x = x + 112.0
    for name in VALUES:
        value = getattr(group, name)
        svg.stamp_at(canvas, sum_icon(name, SUM_COLOURS[SUMS.index(name)], 34), at_x + 17, y + 90)
        at_x += 42 + write(canvas, at_x + 42, y + 90, str(value), Style(NORMAL, PAPER, "en", 700)) + 16
    draw_weapons(canvas, group, at_x + 6, x + COLUMN - 24, y + 90)
    draw_hulls(canvas, group, colour, (x + 26, y + 132))
    draw_state(canvas, scene, group, (x + 26, y + tall - 34))


def draw_weapons(canvas: Image.Image, group: GroupView, left: float, right: float, y: float) -> None:
    """The dice of one ship, missiles as darts, up to the right."""
    dice = [*((damage, True) for damage in group.missiles), *((damage, False) for damage in group.cannons)]
    pace = min(46, (right - left) / max(1, len(dice)))
    for number, (damage, missile) in enumerate(dice):
        drawing = svg.sprite(dice_svg((damage,), missile=missile), 96 if not missile else 66)
        svg.stamp_at(canvas, drawing, right - (len(dice) - number - 0.5) * pace, y)


def draw_hulls(canvas: Image.Image, group: GroupView, colour: str, at: tuple[int, int]) -> None:
    """A bar for each ship: as many pieces as it takes hits of 1, filled as far as it is whole; lost ships are empty."""
    ships: list[int | None] = [*group.ships, *([None] * group.lost)]
    if not ships:
        return
    room = COLUMN - 52
    across = min(ACROSS, len(ships))
    wide = (room - (across - 1) * 14) // across
    for number, damage in enumerate(ships[: 2 * ACROSS]):
        x, y = at[0] + number % across * (wide + 14), at[1] + number // across * (BAR + 8)
        svg.stamp(canvas, hull_bar(group.hull + 1, damage, colour, wide), x, y)


@keep_images
def hull_bar(pieces: int, damage: int | None, colour: str, wide: int) -> Image.Image:
    """What a ship can still take; `damage` None: it is lost."""
    step = (wide - 4) / pieces
    parts = []
    for piece in range(pieces):
        whole = damage is not None and piece < pieces - damage
        look = f'fill="{colour}"' if whole else f'fill="{SPACE}" stroke="{DIM}" stroke-width="2"'
        parts.append(
            f'<rect x="{2 + piece * step:.1f}" y="3" width="{step - 4:.1f}" height="{BAR - 6}" rx="5" {look}/>'
        )
    if damage is None:
        parts.append(
            f'<path d="M6 5L{wide - 6} {BAR - 5}M6 {BAR - 5}L{wide - 6} 5" stroke="{DANGER}" stroke-width="4"/>'
        )
    return svg.sheet("".join(parts), wide, BAR)


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
    style = Style(SMALL, colour, scene.language, 700)
    write_fit(canvas, at[0], at[1], translate(words, scene.language), style, COLUMN - 52, SMALL)


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
