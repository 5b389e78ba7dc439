"""Technologies that can be gained: the Basic cards of the display, the Improved ones face up. Those a player has."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.components import parts
from engine.voidfall.constants import FIRST_COPY_INFLUENCE
from engine.voidfall.names import technology_name
from engine.voidfall.records.cards import Technology
from engine.voidfall.view import PlayerView, View
from engine.voidfall.vocabulary.terms import Level
from locales import translate
from render.kit.palette import MIST, PAPER
from render.kit.people import badge
from render.kit.picture import Scene
from render.voidfall.cardframes import framed
from render.voidfall.focuses import part_number
from render.voidfall.look import CATEGORIES, GOLD, STEEL, TEAL_LIGHT, TypeLook
from render.voidfall.sheets import (
    INNER,
    MOST_TALL,
    ROOM,
    Block,
    chip,
    heading,
    paint_sheet,
    shares,
    words,
)

LINE, CARD = 45, 118
"""About how tall a line of a card is, and the card without its lines."""
SIGNS_IN_LINE = 55
"""About how many letters an English line has."""
LEFT_FREE = 170
"""For a heading, and for the names below the cards."""
ALL = "all"


def market_of(view: View, level: Level) -> list[str]:
    """The cards that lie there, in the order in which they lie."""
    if level == "improved":
        return list(view.improved)
    return [each for each, copies in view.display.items() if copies.count]


def code_of(view: View, level: Level, wanted: Sequence[str]) -> str:
    """Some of the cards of the market as a part of the name of a picture: a bit for each."""
    lying = market_of(view, level)
    bits = sum(1 << number for number, each in enumerate(lying) if each in wanted)
    return ALL if bits + 1 == 1 << len(lying) else f"{bits:x}"


def named_by(scene: Scene, level: Level) -> list[str]:
    """The cards that the name of a picture has: `techs:1f/0`."""
    return shown_of(market_of(scene.view, level), scene.what.partition(":")[2].partition("/")[0])


def shown_of(lying: Sequence[str], code: str) -> list[str]:
    """The cards with the bits of this code."""
    bits = int(code, 16) if code not in ("", ALL) else -1
    return [each for number, each in enumerate(lying) if bits >> number & 1]


def in_parts(shown: Sequence[str], level: Level) -> list[tuple[str, ...]]:
    """Technologies in parts, each of which is as tall as a phone can show it large."""
    known = parts().technologies
    heights = [about_tall(known[each], level) for each in shown]
    return [tuple(shown[part]) for part in shares(heights, MOST_TALL - LEFT_FREE)]


def about_tall(record: Technology, level: Level) -> float:
    """About how tall a card is, by its English text."""
    texts = [translate(cards.technology(record, level), "en")]
    if level == "basic":
        texts.append(translate(say("vf-pic-at-once", effect=record.immediate.text()), "en"))
    return CARD + LINE * sum(1 + len(each) // SIGNS_IN_LINE for each in texts)


def paint_technologies(scene: Scene) -> Image.Image:
    """Basic cards of the display: copies, what they give at once and change, who has them."""
    view: View = scene.view
    language = scene.language
    shown, last = _part(scene, "basic")
    blocks = [technology(view, each, language) for each in shown]
    gone: list[Text] = [technology_name(each) for each, copies in view.display.items() if not copies.count]
    if gone and last:
        text = say("vf-pic-basic-gone", names=gone)
        blocks.append(words(text, language, INNER - 20, colour=MIST, aside=True))
    return paint_sheet(blocks or [words(say("vf-pic-none"), language, INNER)])


def paint_improved(scene: Scene) -> Image.Image:
    """Improved Technologies face up, and the names of those that come later."""
    view: View = scene.view
    language = scene.language
    shown, last = _part(scene, "improved")
    blocks: list[Block] = []
    if view.improved and not part_number(scene):
        blocks.append(heading(say("vf-pic-improved-shown"), language, improved_note(view, language)))
    blocks += [improved_card(view, each, language) for each in shown]
    if view.later and last:
        names: list[Text] = [technology_name(each) for each in view.later]
        text = say("vf-pic-improved-later", names=names)
        blocks.append(words(text, language, INNER - 20, colour=MIST, aside=True))
    return paint_sheet(blocks or [words(say("vf-pic-none"), language, INNER)])


def _part(scene: Scene, level: Level) -> tuple[tuple[str, ...], bool]:
    """The cards of one picture, and whether it is the last one."""
    shown, number = in_parts(named_by(scene, level), level), part_number(scene)
    return (shown[min(number, len(shown) - 1)] if shown else ()), number + 1 >= len(shown)


def look_of(record: Technology) -> TypeLook:
    """The colour and the icon of what a Technology is about."""
    return CATEGORIES[record.category]


def technology(view: View, each: str, language: str) -> Block:
    """A Technology in the display."""
    record, copies = parts().technologies[each], view.display[each]
    right = owners(view, each)
    if copies.first:
        right.append(chip(f"+{FIRST_COPY_INFLUENCE}", GOLD, "en"))
    right.append(chip(f"×{copies.count}", STEEL, "en"))
    category = translate(say(f"vf-category-{record.category}"), language)
    lines = told_by(record, "basic", language)
    return framed(technology_name(each), look_of(record), lines, language, right=right, note=category)


def owners(view: View, each: str) -> list[Image.Image]:
    """The badges of those who have it."""
    return [badge(seat, 64) for seat, player in enumerate(view.players) if each in player.technologies]


def improved_note(view: View, language: str) -> str:
    """Whether the Improved cards can be gained yet."""
    return translate(say("vf-pic-improved-blocked" if view.blocked else "vf-pic-improved-open"), language)


def improved_card(view: View, each: str, language: str) -> Block:
    """An Improved card face up, with those who have the Basic one."""
    record = parts().technologies[each]
    lines = told_by(record, "improved", language)
    return framed(
        technology_name(each), look_of(record), lines, language, right=owners(view, each), colour=GOLD, line=5
    )


def told_by(record: Technology, level: Level, language: str) -> list[Block]:
    """What a card of a Technology gives at once and changes."""
    changes = words(cards.technology(record, level), language, ROOM)
    return [changes] if level == "improved" else [at_once(record, language), changes]


def at_once(record: Technology, language: str) -> Block:
    """What it gives when it is gained."""
    text = say("vf-pic-at-once", effect=record.immediate.text())
    return words(text, language, ROOM, colour=TEAL_LIGHT, weight=600)


def owned_card(player: PlayerView, technology: str, language: str) -> Block:
    """A Technology of a player with the side in use."""
    level = player.technologies[technology]
    record = parts().technologies[technology]
    better = level == "improved"
    mark = chip(translate(say(f"vf-pic-{level}"), language), GOLD if better else STEEL, language)
    lines = [words(cards.technology(record, level), language, ROOM)]
    return framed(
        technology_name(technology),
        look_of(record),
        lines,
        language,
        right=[mark],
        colour=GOLD if better else PAPER,
        line=5 if better else 3,
    )
