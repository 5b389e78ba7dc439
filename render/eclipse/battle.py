"""A battle: both sides' groups in firing order, the dice that fell last and what they hit, who waits to retreat."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.names import place_name, ship_name, side_name
from engine.eclipse.state import Side
from engine.eclipse.view import BattleView, DieView, GroupView, View
from locales import translate
from render.eclipse.alt_text import who
from render.eclipse.blueprint import SUM_COLOURS, SUMS, sum_icon
from render.eclipse.board import GROUND, paint_board
from render.eclipse.head import draw_head, name_of
from render.eclipse.look import CORONA, DANGER, DIM, SPACE
from render.eclipse.parts import DIE_COLOURS, dice_svg
from render.eclipse.sheets import GAP, LEGEND, WIDE, draw_legend, plate
from render.eclipse.ships import ship, side_colours
from render.kit import svg
from render.kit.frame import HEAD_HEIGHT, MARGIN, sky
from render.kit.palette import MIST, PAPER
from render.kit.people import badge
from render.kit.picture import Scene, join_alt
from render.kit.text import LARGE, NORMAL, SMALL, Style, width, write, write_fit

COLUMN = (WIDE - 2 * MARGIN - GAP) // 2
SIDE_HEAD = 96
CARD, MORE = 180, 52
"""The height of a group, and how much more a second row of ships or a word takes."""
DICE = 168
VALUES = ("initiative", "computer", "shield", "hull")
BAR = 26
"""A hull bar's height."""


def paint_battle(scene: Scene) -> Image.Image:
    """The attacker on the left, the defender on the right."""
    view: View = scene.view
    battle = view.battle
    if battle is None:
        return paint_board(scene)
    sides = (battle.attacker, battle.defender)
    groups = {side: [(n, group) for n, group in enumerate(battle.groups, 1) if group.side == side] for side in sides}
    top = MARGIN + HEAD_HEIGHT + GAP
    rows = max(1, *map(len, groups.values()))
    tall = CARD + (MORE if any(has_more(group) for group in battle.groups) else 0)
    dice_top = top + SIDE_HEAD + GAP + rows * (tall + GAP)
    canvas = sky(WIDE, dice_top + DICE + LEGEND + MARGIN, *GROUND).copy()
    draw_head(canvas, scene, say("ecl-pic-battle", place=place_name(battle.place)), round_name(battle))
    for number, side in enumerate(sides):
        x = MARGIN + number * (COLUMN + GAP)
        draw_side(canvas, scene, side, ("attacker", "defender")[number], (x, top))
        for row, (order, group) in enumerate(groups[side]):
            draw_group(canvas, scene, battle, order, group, (x, top + SIDE_HEAD + GAP + row * (tall + GAP), tall))
    draw_dice(canvas, scene, battle, dice_top)
    draw_legend(canvas, canvas.height - MARGIN - 14, scene.language, VALUES)
    return canvas


def round_name(battle: BattleView) -> Text:
    """The missiles, or which round it is."""
    return say("ecl-pic-missiles") if battle.round == 0 else say("ecl-pic-battle-round", round=battle.round)


def has_more(group: GroupView) -> bool:
    """Whether something is said below the bars, or they take two rows."""
    return group.retreat is not None or not group.ships or len(group.ships) + group.lost > 4


def side_label(scene: Scene, side: Side) -> str:
    """The player's name, the Ancients or the GCDS."""
    return name_of(scene, side) if side >= 0 else translate(side_name(side), scene.language)


def draw_side(canvas: Image.Image, scene: Scene, side: Side, role: str, at: tuple[int, int]) -> None:
    """Who fights in a column, and as what."""
    x, y = at
    colour = side_colours(side)[0]
    svg.stamp(canvas, plate(COLUMN, SIDE_HEAD, colour, 0.22, 4), x, y)
    emblem = badge(side, 66) if side >= 0 else ship(side, "ancient" if side == -1 else "gcds", 66)
    svg.stamp_at(canvas, emblem, x + 54, y + SIDE_HEAD / 2)
    role_text = translate(say(f"ecl-pic-{role}"), scene.language)
    style = Style(SMALL, MIST, scene.language, 600)
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
    fired = (battle.shooter, battle.ship) == (group.side, group.ship)
    svg.stamp(
        canvas, plate(COLUMN, tall, colour if group.ships else DIM, 0.14 if fired else 0.06, 5 if fired else 2), x, y
    )
    svg.stamp_at(canvas, ship(group.side, group.ship, 84), x + 58, y + 60)
    title = translate(ship_name(group.ship, max(1, len(group.ships))), scene.language)
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
    across = min(4, len(ships))
    wide = (room - (across - 1) * 14) // across
    for number, damage in enumerate(ships[:8]):
        x, y = at[0] + number % across * (wide + 14), at[1] + number // across * (BAR + 8)
        svg.stamp(canvas, hull_bar(group.hull + 1, damage, colour, wide), x, y)


@lru_cache(maxsize=256)
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
    """Where it waits to retreat, or that it is gone."""
    if group.retreat is not None:
        words, colour = say("ecl-pic-retreats", place=place_name(group.retreat)), CORONA
    elif not group.ships:
        words, colour = say("ecl-pic-destroyed"), DANGER
    else:
        return
    style = Style(SMALL, colour, scene.language, 700)
    write_fit(canvas, at[0], at[1], translate(words, scene.language), style, COLUMN - 52, SMALL)


# -- dice ------------------------------------------------------------------------------------------------------------


def draw_dice(canvas: Image.Image, scene: Scene, battle: BattleView, y: int) -> None:
    """The round, who fired last, what fell, and where the hits went."""
    wide = WIDE - 2 * MARGIN
    svg.stamp(canvas, plate(wide, DICE, CORONA), MARGIN, y)
    heading = Style(LARGE, CORONA, scene.language, 700)
    write_fit(canvas, MARGIN + 28, y + 44, translate(round_name(battle), scene.language), heading, 300, SMALL)
    if battle.shooter is None or battle.ship is None:
        return
    svg.stamp_at(canvas, ship(battle.shooter, battle.ship, 76), MARGIN + 64, y + 112)
    if battle.shooter >= 0:
        svg.stamp_at(canvas, badge(battle.shooter, 44), MARGIN + 130, y + 112)
    size = 78
    pace = min(size + 12, (wide - 560) / max(1, len(battle.dice)))
    for number, die in enumerate(battle.dice):
        svg.stamp_at(canvas, die_face(die, size), MARGIN + 220 + number * pace, y + 112)
    told: list[str] = []
    victims = battle.defender if battle.shooter == battle.attacker else battle.attacker
    x = WIDE - MARGIN - 28.0
    for impact in reversed(battle.impacts[-4:]):
        told.append(impact.ship)
        colour = DANGER if impact.destroyed else PAPER
        label = "×" if impact.destroyed else f"-{impact.damage}"
        x -= write(canvas, x, y + 112, label, Style(LARGE, colour, "en", 700), "right") + 40
        svg.stamp_at(canvas, ship(victims, impact.ship, 62), x, y + 112)
        x -= 48
    if not told and battle.dice and not any(die.hit for die in battle.dice):
        words = translate(say("ecl-pic-missed"), scene.language)
        write(canvas, x, y + 112, words, Style(NORMAL, MIST, scene.language, 600), "right")


@lru_cache(maxsize=64)
def die_face(die: DieView, size: int) -> Image.Image:
    """What a die shows, in the colour of its damage; one that hit is whole and ringed, one that missed an outline."""
    colour = DIE_COLOURS[die.damage]
    ground = f'fill="{colour}"' if die.hit else f'fill="{SPACE}" stroke-dasharray="9 7"'
    drawing = svg.sprite(
        f'<rect x="8" y="8" width="84" height="84" rx="18" {ground} stroke="{CORONA if die.hit else colour}" '
        f'stroke-width="{8 if die.hit else 4}" stroke-opacity="{1 if die.hit else 0.7}"/>',
        size,
    )
    with svg.within(drawing) as made:
        style = Style(round(size * 0.54), "#1A1405" if die.hit else MIST, "en", 700)
        write(made, size / 2, size / 2, str(die.face), style, "middle")
    return made


# -- words -----------------------------------------------------------------------------------------------------------


def battle_words(scene: Scene) -> str:
    """The battle read out: place and round, who stands, what fell last."""
    view: View = scene.view
    battle = view.battle
    if battle is None:
        return ""
    texts: list[Text] = [
        say(
            "ecl-alt-battle",
            place=place_name(battle.place),
            attacker=side_words(scene, battle.attacker),
            defender=side_words(scene, battle.defender),
            round=battle.round,
        )
    ]
    if battle.shooter is not None and battle.ship is not None:
        texts.append(
            say(
                "ecl-alt-dice",
                side=side_words(scene, battle.shooter),
                ship=ship_name(battle.ship),
                faces=" ".join(str(die.face) for die in battle.dice),
                hits=sum(die.hit for die in battle.dice),
            )
        )
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
    return join_alt(texts, scene.language)


def side_words(scene: Scene, side: Side) -> Text:
    """A player with letter and name, or the guards."""
    return who(scene, side) if side >= 0 else side_name(side)
