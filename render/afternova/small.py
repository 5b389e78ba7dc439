"""Small cards: those of a market row; small mercenaries, while a deal is composed."""

from __future__ import annotations

from PIL import Image

from engine.afternova.components import parts
from render.afternova.cards import blueprint_blank, draw_cost, mercenary_blank
from render.afternova.emblems import EMBLEMS
from render.afternova.look import INK, PRINT_LIGHT, SKILL_LOOKS, TEAL, TEAL_PALE, code
from render.afternova.tokens import lettered_skill, skill, star, upgrade_sign
from render.kit import svg
from render.kit.icons import icon_svg
from render.kit.palette import PAPER
from render.kit.sprites import keep_images
from render.kit.text import PHONE, SMALL, Style, write

SMALL_CARD = (136, 148)
CREW = (268, 112)


@keep_images
def small_card(card: str, language: str) -> Image.Image:
    """A card of a market row: its id, and the facts needed for a choice."""
    wide, tall = SMALL_CARD
    mercenary = card.startswith("m")
    with svg.keep_outline((mercenary_blank if mercenary else blueprint_blank)(wide, tall, False)) as drawing:
        write(drawing, 11, 25, card.upper(), Style(SMALL, PAPER, "en", 700))
        if mercenary:
            svg.stamp_at(drawing, svg.sprite(icon_svg(EMBLEMS[card], 50, 50, 94, TEAL_PALE, 0.75), 44), wide - 32, 27)
            for number, kind in enumerate(parts().mercenaries[card].skills):
                svg.stamp(drawing, lettered_skill(kind, 58, language), 8 + number * 62, 50)
        else:
            svg.stamp_at(drawing, star(parts().blueprints[card].points, 52), wide - 32, 29)
            upgrade = parts().blueprints[card].upgrade
            draw_cost(drawing, parts().costs[card], (8, 58, 84 if upgrade else wide - 16, 84), 41, language)
            if upgrade:
                svg.stamp_at(drawing, upgrade_sign(upgrade, 40, PRINT_LIGHT), wide - 24, 100)
    return drawing


@keep_images
def crew_card(card: str, language: str) -> Image.Image:
    """A mercenary while a deal is composed: portrait, id, two skill icons."""
    wide, tall = CREW
    with svg.keep_outline(mercenary_blank(wide, tall, False)) as drawing:
        svg.stamp_at(drawing, svg.sprite(porthole(EMBLEMS[card]), 92), 52, tall / 2)
        write(drawing, 106, 30, card.upper(), Style(32, PAPER, "en", 700))
        for number, kind in enumerate(parts().mercenaries[card].skills):
            left = 102 + number * 80
            svg.stamp(drawing, skill(kind, 46), left, 54)
            write(drawing, left + 48, 78, code(kind, language), Style(PHONE, SKILL_LOOKS[kind][1], language, 700))
    return drawing


def porthole(name: str) -> str:
    """A mercenary in a round window."""
    return (
        f'<radialGradient id="w" cx="0.38" cy="0.3" r="0.85"><stop offset="0" stop-color="#D9FFFA"/><stop offset="0.35" stop-color="{TEAL}"/><stop offset="1" stop-color="#123A52"/></radialGradient>'
        f'<circle cx="50" cy="50" r="48" fill="{INK}"/><circle cx="50" cy="50" r="44" fill="url(#w)" stroke="{TEAL_PALE}" stroke-width="2.5"/>'
        + icon_svg(name, 50, 51, 62, "#07202B")
    )
