"""What can be gained: Agendas with the Trade ladder, Technologies."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.components import parts
from engine.voidfall.constants import FIRST_COPY_INFLUENCE
from engine.voidfall.names import agenda_name, technology_name
from engine.voidfall.records.cards import Technology
from engine.voidfall.view import View
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, AgendaType, Level
from engine.voidfall.vocabulary.words import agenda_type_name, focus_type_name
from locales import translate
from render.kit import svg
from render.kit.palette import BRASS, MIST, PAPER
from render.kit.people import badge
from render.kit.picture import Scene
from render.voidfall.certainty import house_note, house_sign
from render.voidfall.look import AGENDAS, DIM, GOLD, STEEL, TEAL_LIGHT, VOID_LIGHT
from render.voidfall.objectives import list_of
from render.voidfall.players import sign
from render.voidfall.sheets import (
    BODY,
    INNER,
    LEAST,
    NARROW,
    ROOM,
    Block,
    card,
    chip,
    heading,
    legible_size,
    paint_card,
    paint_sheet,
    titled_block,
    words,
)
from render.voidfall.symbols import agenda_sign, corruption, token

# -- Agendas and the Trade ladder --------------------------------------------------------------------------------------


def paint_agendas(scene: Scene) -> Image.Image:
    """The Trade ladder from top to bottom, and the four types of Agendas."""
    view: View = scene.view
    language = scene.language
    blocks = [
        heading(say("vf-pic-ladder"), language),
        ladder(view, language),
        heading(say("vf-pic-agenda-offers"), language),
        *[offer(view, kind, language) for kind in AGENDA_TYPES],
        *house_note(view.offers.values(), language),
    ]
    return paint_sheet(scene, blocks, say("vf-pic-agendas-market"))


def ladder(view: View, language: str) -> Block:
    """The spaces of the ladder with tokens and bonuses; the next token is the lowest one."""
    lowest = max((number for number, count in enumerate(view.ladder) if count), default=-1)
    lines = []
    for number, space in enumerate(parts().trade_ladder):
        count = view.ladder[number] if number < len(view.ladder) else 0
        lines.append(ladder_line(space.bonus.text(), count, number == lowest, language))
    return card(lines)


def ladder_line(bonus: Text, count: int, lowest: bool, language: str) -> Block:
    """A space: its tokens, its bonus; the one that is taken next with an arrow."""
    mark = [chip(translate(say("vf-pic-next"), language), GOLD, language, LEAST)] if lowest else []
    taken = sum(sprite.width for sprite in mark) + 12
    text = words(bonus, language, ROOM - 150 - taken, colour=PAPER if count else DIM)
    tall = max(54.0, text.tall)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for number in range(max(1, count)):
            sprite = (
                token("trade", 50)
                if count
                else svg.sprite(
                    f'<path d="M50 8 92 50 50 92 8 50Z" fill="none" stroke="{DIM}" stroke-width="5" stroke-dasharray="10 7"/>',
                    50,
                )
            )
            svg.stamp_at(canvas, sprite, x + 30 + number * 54, y + tall / 2)
        text.draw(canvas, x + 150, y + (tall - text.tall) / 2)
        for sprite in mark:
            svg.stamp(canvas, sprite, x + ROOM - sprite.width, y + (tall - sprite.height) / 2)

    return Block(tall, draw)


def paint_offers(scene: Scene) -> Image.Image:
    """The four types of Agendas, in large letters."""
    view: View = scene.view
    size = legible_size(scene.language)
    blocks = [offer(view, kind, scene.language, size) for kind in AGENDA_TYPES]
    return paint_card([*blocks, *house_note(view.offers.values(), scene.language, size)])


def offer(view: View, kind: AgendaType, language: str, size: int = BODY) -> Block:
    """A type of Agendas: the deck, the action, the card face up with its objectives. `size`: of these."""
    least = LEAST if size == BODY else size
    record, look = parts().agenda_types[kind], AGENDAS[kind]
    right = [corruption(50)] if kind in view.offer_corruption else []
    left = translate(say("vf-pic-deck", count=view.decks.get(kind, 0)), language)
    focuses: list[Text] = [focus_type_name(each) for each in record.focuses]
    with_focuses = say("vf-pic-playable", focuses=focuses, action=cards.agenda_action(record))
    lines = [
        titled_block(
            agenda_type_name(kind),
            language,
            ROOM,
            signs=[agenda_sign(kind, 54)],
            right=right,
            note=left,
            colour=look.colour,
            size=size + 3,
            note_size=size,
            least=least,
        ),
        words(with_focuses, language, ROOM, size=least, colour=MIST),
    ]
    shown = view.offers.get(kind, "")
    if shown:
        lines.append(
            titled_block(agenda_name(shown), language, ROOM, right=house_sign(shown, least), size=size + 2, least=least)
        )
        lines.append(list_of(parts().agendas[shown].objectives, None, language, ROOM, size))
    else:
        lines.append(words(say("vf-pic-no-offer"), language, ROOM, colour=DIM, size=size))
    return card(lines, colour=look.colour)


# -- Technologies ----------------------------------------------------------------------------------------------------


def paint_technologies(scene: Scene) -> Image.Image:
    """The Basic cards of the display: copies, what they give at once and change, who has them."""
    view: View = scene.view
    language = scene.language
    blocks = [technology(view, each, language) for each, copies in view.display.items() if copies.count]
    gone: list[Text] = [technology_name(each) for each, copies in view.display.items() if not copies.count]
    if gone:
        blocks.append(words(say("vf-pic-basic-gone", names=gone), language, INNER - 20, colour=MIST))
    return paint_sheet(scene, blocks or [words(say("vf-pic-none"), language, INNER)], say("vf-pic-technologies"))


def paint_improved(scene: Scene) -> Image.Image:
    """The Improved Technologies face up, and the names of those that come later."""
    view: View = scene.view
    language = scene.language
    blocks: list[Block] = []
    if view.improved:
        blocks.append(heading(say("vf-pic-improved-shown"), language, improved_note(view, language)))
        blocks += [improved_card(view, each, language) for each in view.improved]
    if view.later:
        names: list[Text] = [technology_name(each) for each in view.later]
        blocks.append(words(say("vf-pic-improved-later", names=names), language, INNER - 20, colour=MIST))
    return paint_sheet(scene, blocks or [words(say("vf-pic-none"), language, INNER)], say("vf-pic-improved"))


def technology(view: View, each: str, language: str) -> Block:
    """A Technology in the display."""
    record, copies = parts().technologies[each], view.display[each]
    right = owners(view, each)
    if copies.first:
        right.append(chip(f"+{FIRST_COPY_INFLUENCE}", GOLD, language, LEAST))
    right.append(chip(f"×{copies.count}", STEEL, language, LEAST))
    category = translate(say(f"vf-category-{record.category}"), language)
    signs = [sign("processor", 44, STEEL)]
    lines = [
        titled_block(technology_name(each), language, ROOM, signs=signs, right=right, note=category),
        *told_by(record, "basic", language),
    ]
    return card(lines, colour=BRASS, pad=NARROW)


def owners(view: View, each: str) -> list[Image.Image]:
    """The badges of those who have it."""
    return [badge(seat, 44) for seat, player in enumerate(view.players) if each in player.technologies]


def improved_note(view: View, language: str) -> str:
    """Whether the Improved cards can be gained yet."""
    return translate(say("vf-pic-improved-blocked" if view.blocked else "vf-pic-improved-open"), language)


def improved_card(view: View, each: str, language: str) -> Block:
    """An Improved card face up, with those who have the Basic one."""
    record, colour = parts().technologies[each], VOID_LIGHT if view.blocked else GOLD
    lines = [
        titled_block(
            technology_name(each), language, ROOM, signs=[sign("processor", 44, colour)], right=owners(view, each)
        ),
        *told_by(record, "improved", language),
    ]
    return card(lines, colour=colour, pad=NARROW)


def told_by(record: Technology, level: Level, language: str) -> list[Block]:
    """What a card of a Technology gives at once and changes."""
    changes = words(cards.technology(record, level), language, ROOM)
    if level == "improved":
        return [changes]
    at_once = say("vf-pic-at-once", effect=record.immediate.text())
    return [words(at_once, language, ROOM, colour=TEAL_LIGHT), changes]
