"""Cards beside a question: three in a row, as low as their facts allow."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import parts
from locales import translate
from render.afternova.cards import blueprint_blank, draw_cost, mercenary_blank, two_lines
from render.afternova.emblems import EMBLEMS
from render.afternova.look import PRINT_LIGHT, SKILL_LOOKS, code, name_text, upgrade_words
from render.afternova.small import porthole
from render.afternova.tokens import skill, star, upgrade_sign
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import MIST, PAPER
from render.kit.sprites import keep_images
from render.kit.text import NORMAL, PHONE, Style, phone_least, width, write, write_fit

HELD = (268, 218)
FACTS = 98
"""The left edge of the facts beside the emblem."""


@keep_images
def held_card(card: str, language: str) -> Image.Image:
    """A card of a hand: emblem, id, name; two skills, or cost, points and upgrade."""
    wide, tall = HELD
    mercenary = card.startswith("m")
    with svg.keep_outline((mercenary_blank if mercenary else blueprint_blank)(wide, tall, False)) as drawing:
        write(drawing, FACTS + 8, 30, card.upper(), Style(PHONE, PAPER, "en", 700))
        if mercenary:
            svg.stamp_at(drawing, svg.sprite(porthole(EMBLEMS[card]), 116), 62, 72)
            _draw_skills(drawing, card, language)
            _write_name(drawing, card, language, 174)
        else:
            svg.stamp_at(drawing, svg.sprite(icon_svg(EMBLEMS[card], 50, 50, 94, PRINT_LIGHT, 0.9), 84), 52, 66)
            svg.stamp_at(drawing, star(parts().blueprints[card].points, 60), wide - 62, 34)
            draw_cost(drawing, parts().costs[card], (FACTS, 62, wide - FACTS - 8, 76), 39, language)
            _write_name(drawing, card, language, 152)
            _write_upgrade(drawing, card, language, 196)
    return drawing


def _draw_skills(drawing: Image.Image, card: str, language: str) -> None:
    for number, kind in enumerate(parts().mercenaries[card].skills):
        left = 126 + number * 70
        svg.stamp(drawing, skill(kind, 64), left, 50)
        style = Style(PHONE, SKILL_LOOKS[kind][1], language, 700)
        write(drawing, left + 32, 130, code(kind, language), style, "middle")


def _write_name(drawing: Image.Image, card: str, language: str, y: float) -> None:
    """The name on one line, or on two."""
    words, room = translate(name_text(card), language), HELD[0] - 16
    whole = Style(NORMAL, PAPER, language, 700, "title")
    small = whole._replace(size=phone_least(words))
    if width(words, small) <= room:
        write_fit(drawing, HELD[0] / 2, y, words, whole, room, small.size, "middle")
        return
    for number, line in enumerate(two_lines(words, small)):
        write_fit(drawing, HELD[0] / 2, y + (number - 0.5) * 29, line, small, room, small.size, "middle")


def _write_upgrade(drawing: Image.Image, card: str, language: str, y: float) -> None:
    upgrade = parts().blueprints[card].upgrade
    if upgrade is None:
        return
    svg.stamp_at(drawing, upgrade_sign(upgrade, 34, PRINT_LIGHT), 28, y)
    words = translate(upgrade_words(upgrade), language)
    write_fit(drawing, 52, y, words, Style(PHONE, MIST, language, 600), HELD[0] - 60, phone_least(words))
