"""Objectives in words, with their present values beside what they must reach."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.view import Compared, Progress
from engine.voidfall.vocabulary.effects import Effect
from locales import translate
from locales.numbers import signed
from render.kit import svg
from render.kit.people import badge
from render.kit.sprites import keep_images
from render.kit.text import Style, width, write
from render.voidfall.look import ALARM, DIM, GOLD, OBSIDIAN, TEAL, TEAL_LIGHT
from render.voidfall.sheets import GAP, Block, body, chip, stack, words


def value(given: Compared) -> Text:
    """`2/4`: at least four are wanted; `3 (at most 1)`, `2 (exactly 5)`; `×3`: each one counts."""
    return say(f"vf-value-{given.sign}", value=given.value, bound=given.bound or 0)


def chips(given: Progress, language: str) -> list[Image.Image]:
    """The present values, those that suffice bright and with a tick; then the Influence of it now."""
    found = [
        value_chip(
            translate(value(each), language),
            each.met and (each.sign != "each" or each.value > 0),
            language,
            each.sign != "each",
        )
        for each in given.values
    ]
    if given.influence:
        found.append(chip(signed(given.influence), GOLD if given.influence > 0 else ALARM, language))
    return found


def value_chip(said: str, bright: bool, language: str, ticked: bool) -> Image.Image:
    """A value; bright if it counts, with a tick where it had something to reach."""
    if not (bright and ticked):
        return chip(said, TEAL_LIGHT if bright else DIM, language)
    return ticked_chip(said, language)


@keep_images
def ticked_chip(said: str, language: str) -> Image.Image:
    """A value that suffices."""
    size = body(language)
    style = Style(size, OBSIDIAN, language, 700)
    wide, tall = round(width(said, style) + size * 1.5), round(size * 1.3)
    x = wide - size * 1.15
    drawn = (
        f'<rect x="1" y="1" width="{wide - 2}" height="{tall - 2}" rx="{tall * 0.3:g}" fill="{TEAL_LIGHT}"/>'
        f'<path d="M{x:g} {tall * 0.52:g}L{x + 7:g} {tall * 0.7:g}L{x + 20:g} {tall * 0.3:g}" fill="none" '
        f'stroke="{OBSIDIAN}" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>'
    )
    with svg.keep_outline(svg.sheet(drawn, wide, tall)) as drawing:
        write(drawing, size * 0.4, tall / 2, said, style)
    return drawing


def objective(given: Effect, progress: Progress | None, language: str, room: float) -> Block:
    """An objective, and at its right end how far its player is."""
    found = [] if progress is None else chips(progress, language)
    taken = sum(sprite.width + 6 for sprite in found)
    text = words(given.text(), language, room - max(taken + 12, 0) - 30)
    tall = max([text.tall, *(sprite.height for sprite in found)])

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        svg.stamp(canvas, svg.sprite(f'<path d="M50 10 90 50 50 90 10 50Z" fill="{TEAL}"/>', 18), x, y + 15)
        text.draw(canvas, x + 30, y)
        end = x + room
        for sprite in reversed(found):
            svg.stamp(canvas, sprite, end - sprite.width, y)
            end -= sprite.width + 6

    return Block(tall, draw)


def of_seats(progress: Sequence[Progress], language: str, room: float) -> Block:
    """How far each player is: the badge with the present values."""
    groups = [[badge(seat, 64), *chips(each, language)] for seat, each in enumerate(progress)]
    wides = [sum(sprite.width + 6 for sprite in group) + 22 for group in groups]
    lines: list[list[list[Image.Image]]] = [[]]
    left = 0.0
    for group, wide in zip(groups, wides, strict=True):
        if lines[-1] and left + wide > room:
            lines.append([])
            left = 0
        lines[-1].append(group)
        left += wide

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            at, middle = x, y + number * 70 + 32
            for group in line:
                for sprite in group:
                    svg.stamp(canvas, sprite, at, middle - sprite.height / 2)
                    at += sprite.width + 6
                at += 22

    return Block(70 * len(lines) - 6, draw)


def list_of(given: Sequence[Effect], progress: Sequence[Progress] | None, language: str, room: float) -> Block:
    """Several objectives of one card."""
    known = progress if progress is not None else [None] * len(given)
    return stack([objective(each, of, language, room) for each, of in zip(given, known, strict=True)], gap=GAP / 2)
