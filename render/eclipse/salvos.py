"""What was fired in a battle: a row for each salvo, with the dice and what they hit."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.components import AnyClass
from engine.eclipse.names import side_name
from engine.eclipse.state import Impact, Side
from engine.eclipse.view import BattleView, DieView, SalvoView
from locales import translate
from locales.numbers import MINUS
from render.eclipse.alt_text import name_seat
from render.eclipse.look import CORONA, DANGER, SPACE
from render.eclipse.parts import DIE_COLOURS
from render.eclipse.sheets import plate
from render.eclipse.ships import badge, ship
from render.eclipse.type import ROOM, WIDE, figure
from render.eclipse.type import body as text
from render.kit import svg
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import Style, write

MOST_ROWS = 6
"""Salvos on the picture, the latest."""
ROW, TITLE = 92, 52
"""The height of a salvo, and of the name of its round."""
SHIPS, DICE, RIGHT = ROOM + 78, ROOM + 216, WIDE - ROOM - 20
"""Where the ships that fire stand, where the dice begin, where what was hit ends."""
DIE, LEAST_DIE = 66, 58
RESULT = 132
"""The room for a class of ships that was hit."""


def list_salvos(battle: BattleView, room: int) -> tuple[SalvoView, ...]:
    """The salvos on the picture: the latest for which there is room."""
    shown = battle.salvos[-MOST_ROWS:]
    while len(shown) > 1 and salvos_height(shown) > room:
        shown = shown[1:]
    return shown


def salvos_height(shown: tuple[SalvoView, ...]) -> int:
    """How much room they take: none before the first."""
    if not shown:
        return 0
    return sum(ROW * lines_of(salvo) for salvo in shown) + TITLE * len({salvo.round for salvo in shown}) + 24


def lines_of(salvo: SalvoView) -> int:
    """In how many lines its dice stand."""
    return -(-len(salvo.dice) // in_line(salvo))


def in_line(salvo: SalvoView) -> int:
    """How many dice stand in a line, so that each can be read."""
    room = RIGHT - DICE - 66 - RESULT * max(1, len(results(salvo.impacts)))
    return max(1, int(room // (LEAST_DIE + 6)))


def round_name(number: int) -> Text:
    """The missiles, or which round it is."""
    return say("ecl-pic-missiles") if number == 0 else say("ecl-pic-battle-round", round=number)


def draw_salvos(canvas: Image.Image, scene: Scene, battle: BattleView, shown: tuple[SalvoView, ...], top: int) -> None:
    """A row for each, below the name of its round, and a line between rounds."""
    if not shown:
        return
    wide = WIDE - 2 * ROOM
    svg.stamp(canvas, plate(wide, salvos_height(shown) - 10, CORONA), ROOM, top)
    last: int | None = None
    y: float = top + 7
    for salvo in shown:
        if salvo.round != last:
            if last is not None:
                svg.stamp(canvas, rule(wide - 48), ROOM + 24, round(y - 1))
            name = translate(round_name(salvo.round), scene.language)
            write(canvas, ROOM + 24, y + TITLE / 2 + 4, name, text(CORONA, scene.language, 700))
            last = salvo.round
            y += TITLE
        draw_salvo(canvas, scene, battle, salvo, y)
        y += ROW * lines_of(salvo)


@keep_images
def rule(wide: int) -> Image.Image:
    """A thin line."""
    return svg.sheet(f'<rect width="{wide}" height="2" fill="{CORONA}" fill-opacity="0.35"/>', wide, 2)


def draw_salvo(canvas: Image.Image, scene: Scene, battle: BattleView, salvo: SalvoView, top: float) -> None:
    """Who fired, what fell, what it did."""
    side, kind = battle.side(salvo), battle.groups[salvo.group].ship
    lines, across = lines_of(salvo), in_line(salvo)
    y = top + ROW * lines / 2
    if side >= 0:
        svg.stamp_at(canvas, badge(side, 52), ROOM + 44, y)
    svg.stamp_at(canvas, ship(side, kind, 70), SHIPS + 36, y)
    if salvo.ships > 1:
        write(canvas, SHIPS + 74, y, f"×{salvo.ships}", figure(PAPER, 38))
    size = DIE if len(salvo.dice) * (DIE + 8) <= across * (LEAST_DIE + 6) else LEAST_DIE
    for number, die in enumerate(salvo.dice):
        x = DICE + size / 2 + number % across * (size + 6)
        svg.stamp_at(canvas, die_face(die, size), x, top + ROW * (number // across + 0.5))
    shown = min(len(salvo.dice), across)
    draw_results(canvas, scene, battle.target(salvo), salvo, (DICE + shown * (size + 6) + 14, y))


def draw_results(canvas: Image.Image, scene: Scene, target: Side, salvo: SalvoView, at: tuple[float, float]) -> None:
    """An arrow to the classes that were hit: how many ships are destroyed, and how much damage the others took. A
    question mark while the hits are being assigned."""
    x, y = at
    if not any(die.hit for die in salvo.dice):
        write(canvas, x, y, translate(say("ecl-pic-missed"), scene.language), text(MIST, scene.language, 600))
        return
    svg.stamp_at(canvas, arrow(), x + 18, y)
    x += 46
    if not salvo.impacts:
        write(canvas, x, y, "?", figure(MIST))
    for kind, destroyed, damage in results(salvo.impacts):
        svg.stamp_at(canvas, ship(target, kind, 60), x + 28, y)
        x += 58
        if destroyed:
            x += write(canvas, x, y, "×" if destroyed == 1 else f"×{destroyed}", figure(DANGER, 38)) + 8
        if damage:
            x += write(canvas, x, y, f"{MINUS}{damage}", figure(PAPER, 38)) + 8
        x += 10


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
        style = Style(round(size * 0.62), "#1A1405" if die.hit else MIST, "en", 700)
        write(made, size / 2, size / 2, str(die.face), style, "middle")
    return made


def side_words(scene: Scene, side: Side) -> Text:
    """A player with letter and name, or the guards."""
    return name_seat(scene, side) if side >= 0 else side_name(side)
