"""What a game against the Voidborn is about, in a strip: their score, the lowest player's, Catastrophes, Safe Havens."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from engine.voidfall.constants import CATASTROPHES
from engine.voidfall.view import View
from locales import translate
from locales.numbers import signed
from render.kit import svg
from render.kit.palette import MIST, PAPER
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.text import Style, width, write, write_fit
from render.voidfall.look import ALARM, TEAL_LIGHT, VOID, VOID_LIGHT, WARNING
from render.voidfall.sheets import INNER, MARGIN, body, plate

TALL, GAP = 112, 12
STRIP = TALL + GAP
FIGURE = 46
BADGE = 60


def goal_height(view: View) -> int:
    """How much room the strip takes; none in a competitive game."""
    return 0 if view.coop is None else STRIP


def draw_goal(canvas: Image.Image, scene: Scene, top: float) -> None:
    """The strip over the whole width, if there is one: what it is above each figure."""
    view: View = scene.view
    coop = view.coop
    if coop is None:
        return
    size = body(scene.language)
    influence = view.players[view.lowest].influence
    ahead = influence - coop.points
    cells = [
        ("vf-voidborn", str(coop.points), VOID_LIGHT),
        ("vf-pic-goal-lowest", f"{influence} ({signed(ahead)})", TEAL_LIGHT if ahead > 0 else WARNING),
        ("vf-pic-goal-catastrophes", f"{coop.catastrophes}/{CATASTROPHES}", ALARM if coop.catastrophes else PAPER),
    ]
    if coop.havens:
        cells.append(("vf-pic-goal-havens", f"{coop.complete}/{len(coop.havens)}", PAPER))
    svg.stamp(canvas, plate(INNER, TALL, VOID, 4), MARGIN, top)
    room = (INNER - 20) / len(cells)
    for number, (word, figure, colour) in enumerate(cells):
        x = MARGIN + 10 + room * (number + 0.5)
        label = Style(size, MIST, scene.language, 600)
        write_fit(canvas, x, top + 34, translate(say(word), scene.language), label, room - 6, size, "middle")
        style = Style(FIGURE, colour, "en", 700)
        if number == 1 and len(view.players) > 1:
            svg.stamp_at(canvas, badge(view.lowest, BADGE), x - width(figure, style) / 2 - 8, top + 80)
            x += BADGE / 2
        write(canvas, x, top + 80, figure, style, "middle")
