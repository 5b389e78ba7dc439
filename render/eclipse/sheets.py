"""What several sheets are made of: dark plates, lamps with numbers, the foot with the meaning of signs."""

from __future__ import annotations

from PIL import Image

from engine.core.text import say
from locales import translate
from render.eclipse.blueprint import SUM_COLOURS, SUMS, sum_icon
from render.eclipse.look import CORONA, SPACE
from render.kit import svg
from render.kit.frame import MARGIN
from render.kit.palette import BRASS, MIST, mix
from render.kit.sprites import keep_images
from render.kit.text import SMALL, Style, width, write

WIDE = 1280
GAP = 16
LEGEND = 64


@keep_images
def plate(
    wide: int, tall: int, colour: str = BRASS, share: float = 0.06, line: float = 2, dash: str = ""
) -> Image.Image:
    """The ground of a part of a sheet: space with so much of a colour, and an edge of it."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    half = line / 2 + 1
    return svg.sheet(
        f'<rect x="{half}" y="{half}" width="{wide - 2 * half}" height="{tall - 2 * half}" rx="18" '
        f'fill="{mix(SPACE, colour, share)}" fill-opacity="0.92" stroke="{colour}" '
        f'stroke-opacity="{0.55 if line < 4 else 1}" stroke-width="{line}"{dashed}/>',
        wide,
        tall,
    )


def lamp(canvas: Image.Image, x: float, y: float, size: int, label: str) -> None:
    """A number as on the buttons."""
    drawing = f'<circle cx="50" cy="50" r="46" fill="{CORONA}" stroke="{SPACE}" stroke-width="6"/>'
    svg.stamp_at(canvas, svg.sprite(drawing, size), x, y)
    write(canvas, x, y, label, Style(round(size * 0.6), "#1A1405", "en", 700), "middle")


def draw_legend(canvas: Image.Image, y: float, language: str, names: tuple[str, ...] = SUMS) -> None:
    """What the signs of a ship's values mean, in a row."""
    words = [translate(say(f"ecl-pic-sum-{name}"), language) for name in names]
    style = Style(SMALL, MIST, language)
    taken = sum(width(each, style) + 42 for each in words)
    space = (canvas.width - 2 * MARGIN - 40 - taken) / max(1, len(words) - 1)
    x: float = MARGIN + 20
    for name, word in zip(names, words, strict=True):
        svg.stamp_at(canvas, sum_icon(name, SUM_COLOURS[SUMS.index(name)], 30), x + 15, y)
        x += 42 + write(canvas, x + 38, y, word, style) + min(space, 60)
