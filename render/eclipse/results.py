"""How battles ended, in a few lines: place, both sides with their losses, who has won."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.eclipse.names import place_name
from engine.eclipse.state import Side
from engine.eclipse.view import BattleView, View
from locales.numbers import MINUS
from render.eclipse.look import CORONA, DANGER, SPACE
from render.eclipse.salvos import arrow, side_words
from render.eclipse.sheets import plate
from render.eclipse.ships import badge, ship
from render.eclipse.type import BODY, GAP, ROOM, WIDE, figure
from render.kit import svg
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import write

TALL = 92
MOST = 12
"""Battles on the picture."""
EMBLEM = 54


def new_battles(before: View, after: View) -> tuple[BattleView, ...]:
    """The battles that have ended between two moments."""
    known = {battle.number for battle in before.fought}
    return tuple([battle for battle in after.fought if battle.number not in known])


def results_height(battles: tuple[BattleView, ...]) -> int:
    """How much room they take, two in a row."""
    shown = min(MOST, len(battles))
    return (shown + 1) // 2 * TALL + (GAP if shown else 0)


def draw_results(canvas: Image.Image, battles: tuple[BattleView, ...], top: int) -> None:
    """Two battles in a row, in the order in which they were fought."""
    wide = (WIDE - 2 * ROOM - GAP) // 2
    for number, battle in enumerate(battles[:MOST]):
        x, y = ROOM + number % 2 * (wide + GAP), top + number // 2 * TALL
        svg.stamp(canvas, plate(wide, TALL - 10, DANGER, 0.08), x, y)
        draw_result(canvas, battle, x, y + (TALL - 10) / 2)


def draw_result(canvas: Image.Image, battle: BattleView, x: float, y: float) -> None:
    """The place, the attacker, crossed swords, the defender, and who has won."""
    write(canvas, x + 16, y, battle.place.upper(), figure(PAPER, 38))
    for side, at in ((battle.attacker, x + 122), (battle.defender, x + 290)):
        svg.stamp_at(canvas, emblem(side, EMBLEM), at, y)
        lost = sum(group.lost for group in battle.groups if group.side == side)
        if lost:
            write(canvas, at + 32, y, f"{MINUS}{lost}", figure(DANGER, BODY))
    svg.stamp_at(canvas, swords(), x + 226, y)
    svg.stamp_at(canvas, arrow(), x + 394, y)
    if battle.winner is None:
        write(canvas, x + 456, y, "–", figure(MIST), "middle")
        return
    svg.stamp_at(canvas, halo(), x + 456, y)
    svg.stamp_at(canvas, emblem(battle.winner, EMBLEM), x + 456, y)


def emblem(side: Side, size: int) -> Image.Image:
    """A player's badge, an Ancient or the GCDS."""
    return badge(side, size) if side >= 0 else ship(side, "ancient" if side == -1 else "gcds", size + 8)


@keep_images
def swords() -> Image.Image:
    """Two crossed blades."""
    blade = '<path d="M18 18 70 70M58 82 82 58M72 72 86 86"/>'
    return svg.sprite(
        f'<g fill="none" stroke="{MIST}" stroke-width="8" stroke-linecap="round">{blade}'
        f'<g transform="matrix(-1 0 0 1 100 0)">{blade}</g></g>',
        52,
    )


@keep_images
def halo() -> Image.Image:
    """A ring around who has won."""
    return svg.sprite(f'<circle cx="50" cy="50" r="45" fill="{SPACE}" stroke="{CORONA}" stroke-width="5"/>', 78)


def won_by(scene: Scene, battle: BattleView) -> Text:
    """Who has won a battle that is over."""
    if battle.winner is None:
        return say("ecl-pic-battle-empty")
    return say("ecl-pic-battle-won", side=side_words(scene, battle.winner))


def result_words(scene: Scene, battle: BattleView) -> Text:
    """A battle read out with its result."""
    result = won_by(scene, battle)
    sides = {"attacker": side_words(scene, battle.attacker), "defender": side_words(scene, battle.defender)}
    return say("ecl-record-result", place=place_name(battle.place), result=result, **sides)
