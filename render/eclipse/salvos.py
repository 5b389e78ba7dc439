"""What was fired in a battle: a row for each salvo, with the dice and what they hit."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import AnyClass
from engine.eclipse.names import side_name
from engine.eclipse.state import Impact, Side
from engine.eclipse.view import BattleView, DieView, SalvoView
from locales import translate
from render.eclipse.alt_text import name_seat
from render.eclipse.look import CORONA, DANGER, SPACE
from render.eclipse.parts import DIE_COLOURS
from render.eclipse.sheets import WIDE, plate
from render.eclipse.ships import ship
from render.kit import svg
from render.kit.frame import MARGIN
from render.kit.palette import MIST, PAPER
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import LARGE, SMALL, Style, write, write_fit

MOST_ROWS = 6
"""Salvos on the picture, the latest."""
ROW, NAME = 96, 170
"""The height of a salvo, and the room for the name of its round."""
SHIPS, DICE, RIGHT = MARGIN + 86, MARGIN + 260, WIDE - MARGIN - 28
"""Where the ships that fire stand, where the dice begin, where the name of a round ends."""
DIE = 72
RESULT = 150
"""The room for a class of ships that was hit."""


def list_salvos(battle: BattleView) -> tuple[SalvoView, ...]:
    """The salvos on the picture."""
    return battle.salvos[-MOST_ROWS:]


def salvos_height(battle: BattleView) -> int:
    """How much room they take: none before the first."""
    return len(list_salvos(battle)) * ROW + 24 if battle.salvos else 0


def round_name(number: int) -> Text:
    """The missiles, or which round it is."""
    return say("ecl-pic-missiles") if number == 0 else say("ecl-pic-battle-round", round=number)


def draw_salvos(canvas: Image.Image, scene: Scene, battle: BattleView, top: int) -> None:
    """A row for each, with the name of the round at its first one and a line between rounds. Before the first one the
    head alone names the round."""
    if not battle.salvos:
        return
    wide = WIDE - 2 * MARGIN
    svg.stamp(canvas, plate(wide, salvos_height(battle) - 10, CORONA), MARGIN, top)
    style = Style(SMALL, CORONA, scene.language, 700)
    last: int | None = None
    for row, salvo in enumerate(list_salvos(battle)):
        y = top + 7 + row * ROW
        if salvo.round != last:
            if last is not None:
                svg.stamp(canvas, rule(wide - 48), MARGIN + 24, round(y - 1))
            name = translate(round_name(salvo.round), scene.language)
            write_fit(canvas, RIGHT, y + ROW / 2, name, style, NAME, 24, "right")
            last = salvo.round
        draw_salvo(canvas, scene, battle, salvo, y + ROW / 2)


@keep_images
def rule(wide: int) -> Image.Image:
    """A thin line."""
    return svg.sheet(f'<rect width="{wide}" height="2" fill="{CORONA}" fill-opacity="0.35"/>', wide, 2)


def draw_salvo(canvas: Image.Image, scene: Scene, battle: BattleView, salvo: SalvoView, y: float) -> None:
    """Who fired, what fell, what it did."""
    side, kind = battle.side(salvo), battle.groups[salvo.group].ship
    if side >= 0:
        svg.stamp_at(canvas, badge(side, 50), MARGIN + 52, y)
    svg.stamp_at(canvas, ship(side, kind, 72), SHIPS + 44, y)
    if salvo.ships > 1:
        write(canvas, SHIPS + 92, y, f"×{salvo.ships}", Style(LARGE, PAPER, "en", 700))
    room = RIGHT - NAME - DICE - 70 - RESULT * max(1, len(results(salvo.impacts)))
    pace = min(DIE + 10, room / max(1, len(salvo.dice)))
    size = round(min(DIE, max(30, pace - 6)))
    for number, die in enumerate(salvo.dice):
        svg.stamp_at(canvas, die_face(die, size), DICE + 40 + number * pace, y)
    draw_results(canvas, scene, battle.target(salvo), salvo, (DICE + len(salvo.dice) * pace + 28, y))


def draw_results(canvas: Image.Image, scene: Scene, target: Side, salvo: SalvoView, at: tuple[float, float]) -> None:
    """An arrow to the classes that were hit: how many ships are destroyed, and how much damage the others took. A
    question mark while the hits are being assigned."""
    x, y = at
    if not any(die.hit for die in salvo.dice):
        write(canvas, x, y, translate(say("ecl-pic-missed"), scene.language), Style(SMALL, MIST, scene.language, 600))
        return
    svg.stamp_at(canvas, arrow(), x + 18, y)
    x += 48
    if not salvo.impacts:
        write(canvas, x, y, "?", Style(LARGE, MIST, "en", 700))
    for kind, destroyed, damage in results(salvo.impacts):
        svg.stamp_at(canvas, ship(target, kind, 62), x + 32, y)
        x += 68
        if destroyed:
            label = "×" if destroyed == 1 else f"×{destroyed}"
            x += write(canvas, x, y, label, Style(LARGE, DANGER, "en", 700)) + 10
        if damage:
            x += write(canvas, x, y, f"-{damage}", Style(LARGE, PAPER, "en", 700)) + 10
        x += 14


@keep_images
def arrow() -> Image.Image:
    """From dice to what they hit."""
    return svg.sprite(
        f'<path d="M12 50H82M58 26 84 50 58 74" fill="none" stroke="{MIST}" stroke-width="9" stroke-linejoin="round"/>',
        44,
    )


def results(impacts: tuple[Impact, ...]) -> list[tuple[AnyClass, int, int]]:
    """By class of ships that were hit: how many are destroyed, and the damage that did not destroy."""
    classes = dict.fromkeys(impact.ship for impact in impacts)
    return [
        (
            kind,
            sum(impact.destroyed for impact in impacts if impact.ship == kind),
            sum(impact.damage for impact in impacts if impact.ship == kind and not impact.destroyed),
        )
        for kind in classes
    ]


@keep_images
def die_face(die: DieView, size: int) -> Image.Image:
    """What a die shows, in the colour of its damage; one that hit is whole and ringed, one that missed an outline."""
    colour = DIE_COLOURS[die.damage]
    ground = f'fill="{colour}"' if die.hit else f'fill="{SPACE}" stroke-dasharray="9 7"'
    drawing = svg.sprite(
        f'<rect x="8" y="8" width="84" height="84" rx="18" {ground} stroke="{CORONA if die.hit else colour}" '
        f'stroke-width="{8 if die.hit else 4}" stroke-opacity="{1 if die.hit else 0.7}"/>',
        size,
    )
    with svg.keep_outline(drawing) as made:
        style = Style(round(size * 0.54), "#1A1405" if die.hit else MIST, "en", 700)
        write(made, size / 2, size / 2, str(die.face), style, "middle")
    return made


def side_words(scene: Scene, side: Side) -> Text:
    """A player with letter and name, or the guards."""
    return name_seat(scene, side) if side >= 0 else side_name(side)
