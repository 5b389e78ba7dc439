"""What several sheets are made of: dark plates, lamps with numbers, the foot with the meaning of signs."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from locales import translate
from render.eclipse.blueprint import SUM_COLOURS, SUMS, sum_icon
from render.eclipse.look import CORONA, SPACE
from render.eclipse.type import ROOM, WIDE, beside
from render.kit import svg
from render.kit.frame import PIECE, sky
from render.kit.palette import BRASS, MIST, mix
from render.kit.sprites import keep_images
from render.kit.text import Style, write, write_fit

LEGEND = 96
GROUND = ("#0B0D18", SPACE)


def backdrop(tall: int) -> Image.Image:
    """The sky behind a picture."""
    return sky(WIDE, tall, *GROUND)


def plate(
    wide: int, tall: int, colour: str = BRASS, share: float = 0.06, line: float = 2, dash: str = ""
) -> Image.Image:
    """The ground of a part of a sheet: space with so much of a colour, and an edge of it. One with a full edge is
    stretched from a small one."""
    if dash:
        return _whole_plate(wide, tall, colour, share, line, dash)
    return svg.stretch(_whole_plate(PIECE, PIECE, colour, share, line), wide, tall)


@keep_images
def _whole_plate(wide: int, tall: int, colour: str, share: float, line: float, dash: str = "") -> Image.Image:
    """A plate drawn as it is."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    half = line / 2 + 1
    return svg.sheet(
        f'<rect x="{half}" y="{half}" width="{wide - 2 * half}" height="{tall - 2 * half}" rx="18" '
        f'fill="{mix(SPACE, colour, share)}" fill-opacity="0.92" stroke="{colour}" '
        f'stroke-opacity="{0.55 if line < 4 else 1}" stroke-width="{line}"{dashed}/>',
        wide,
        tall,
    )


def lamp(canvas: Image.Image, x: float, y: float, size: int, label: str, number: int = 0) -> None:
    """A number as on the buttons, in type of the size `number`."""
    drawing = f'<circle cx="50" cy="50" r="46" fill="{CORONA}" stroke="{SPACE}" stroke-width="6"/>'
    svg.stamp_at(canvas, svg.sprite(drawing, size), x, y)
    write(canvas, x, y, label, Style(number or round(size * 0.6), "#1A1405", "en", 700), "middle")


def draw_legend(canvas: Image.Image, y: float, language: str, names: tuple[str, ...] = SUMS) -> None:
    """What the signs of a ship's values mean, in one row or two from this height on."""
    half = len(names) if len(names) <= 4 else -(-len(names) // 2)
    pace = (canvas.width - 2 * ROOM) / half
    for number, name in enumerate(names):
        x, at = ROOM + 10 + number % half * pace, y + 20 + number // half * 42
        svg.stamp_at(canvas, sum_icon(name, SUM_COLOURS[SUMS.index(name)], 32), x + 16, at)
        words = translate(say(f"ecl-pic-sum-{name}"), language)
        write_fit(canvas, x + 42, at, words, beside(MIST, language), pace - 60, 26)
