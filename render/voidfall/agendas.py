"""Agendas: those in hand, those of which one is kept, the four types on offer with the Trade ladder."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.components import parts
from engine.voidfall.names import agenda_name, event_name
from engine.voidfall.view import Progress, View
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, AgendaType
from engine.voidfall.vocabulary.words import agenda_type_name, focus_type_name
from locales import translate
from render.kit import svg
from render.kit.palette import MIST, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.voidfall.cardframes import framed
from render.voidfall.certainty import house_note, house_sign
from render.voidfall.focuses import part_number
from render.voidfall.look import AGENDAS, DIM, GOLD, VOID_LIGHT
from render.voidfall.objectives import list_of
from render.voidfall.sheets import MOST_TALL, ROOM, Block, card, chip, heading, paint_sheet, shares, titled_block, words
from render.voidfall.symbols import corruption, token

HELD = 330
"""About how tall an Agenda in hand is."""
HEADED = 120
"""The room for headings beside them."""


# -- in hand ---------------------------------------------------------------------------------------------------------


def paint_drawn(scene: Scene) -> Image.Image:
    """The Agendas of which one is kept, with their present values."""
    view: View = scene.view
    drawn = view.drawn or ()
    blocks = [agenda_card(each, scene.language, view.objectives.get(each)) for each in drawn]
    blocks += house_note(drawn, scene.language)
    return paint_sheet(blocks or [words(say("vf-pic-none"), scene.language, ROOM)])


def held_in_parts(view: View) -> list[slice]:
    """The Agendas in hand in parts for one picture each."""
    held = view.agendas or ()
    beside = len(view.drawn or ()) + 0.4 * len(view.peeked or ())
    first = MOST_TALL - HEADED - HELD * beside
    if len(held) * HELD <= first:
        return [slice(0, len(held))]
    return shares([HELD] * len(held), MOST_TALL - HEADED)


def paint_hand(scene: Scene) -> Image.Image:
    """What must be decided on first, then a part of the Agendas in hand."""
    view: View = scene.view
    language, number = scene.language, part_number(scene)
    found = held_in_parts(view)
    held = (view.agendas or ())[found[min(number, len(found) - 1)]]
    blocks: list[Block] = []
    if view.drawn and not number:
        blocks.append(heading(say("vf-pic-drawn"), language))
        blocks += [agenda_card(each, language, view.objectives.get(each)) for each in view.drawn]
    if view.peeked and not number:
        blocks.append(heading(say("vf-pic-peeked"), language))
        blocks += [
            card([titled_block(event_name(each), language, ROOM, note=each)], colour=VOID_LIGHT) for each in view.peeked
        ]
    if held:
        blocks.append(heading(say("vf-pic-agendas-held"), language))
        blocks += [agenda_card(each, language, view.objectives.get(each)) for each in held]
    note = house_note([*(view.drawn or ()), *held], language)
    return paint_sheet([*blocks, *note] or [words(say("vf-pic-none"), language, ROOM)])


def agenda_card(agenda: str, language: str, progress: tuple[Progress, ...] | None) -> Block:
    """An Agenda: its type, and its objectives with the present values."""
    record = parts().agendas[agenda]
    return framed(
        agenda_name(agenda),
        AGENDAS[record.type],
        [list_of(record.objectives, progress, language, ROOM)],
        language,
        right=house_sign(agenda),
        note=translate(agenda_type_name(record.type), language),
    )


# -- on offer --------------------------------------------------------------------------------------------------------

OFFERS = ((0, 2), (2, 4))
"""Two types of Agendas on each picture."""


def paint_offers(scene: Scene) -> Image.Image:
    """Two types of Agendas, each with its deck, action and the card face up."""
    view: View = scene.view
    start, end = OFFERS[part_number(scene)]
    kinds = AGENDA_TYPES[start:end]
    shown = [view.offers.get(kind, "") for kind in kinds]
    return paint_sheet([*[offer(view, kind, scene.language) for kind in kinds], *house_note(shown, scene.language)])


def offer(view: View, kind: AgendaType, language: str) -> Block:
    """A type of Agendas: the deck, the action, the card face up with its objectives."""
    record, look = parts().agenda_types[kind], AGENDAS[kind]
    right = [corruption(54)] if kind in view.offer_corruption else []
    focuses: list[Text] = [focus_type_name(each) for each in record.focuses]
    with_focuses = say("vf-pic-playable", focuses=focuses, action=cards.agenda_action(record))
    lines = [words(with_focuses, language, ROOM, colour=MIST)]
    shown = view.offers.get(kind, "")
    if shown:
        lines.append(titled_block(agenda_name(shown), language, ROOM, right=house_sign(shown), colour=look.colour))
        lines.append(list_of(parts().agendas[shown].objectives, None, language, ROOM))
    else:
        lines.append(words(say("vf-pic-no-offer"), language, ROOM, colour=DIM))
    left = translate(say("vf-pic-deck", count=view.decks.get(kind, 0)), language)
    return framed(agenda_type_name(kind), look, lines, language, right=right, note=left)


# -- the Trade ladder ------------------------------------------------------------------------------------------------


def paint_ladder(scene: Scene) -> Image.Image:
    """The spaces of the ladder from top to bottom with tokens and bonuses; the next token is the lowest one."""
    view: View = scene.view
    language = scene.language
    lowest = max((number for number, count in enumerate(view.ladder) if count), default=-1)
    lines = []
    for number, space in enumerate(parts().trade_ladder):
        count = view.ladder[number] if number < len(view.ladder) else 0
        lines.append(ladder_line(space.bonus.text(), count, number == lowest, language))
    return paint_sheet([heading(say("vf-pic-ladder"), language), card(lines)])


def ladder_line(bonus: Text, count: int, lowest: bool, language: str) -> Block:
    """A space: its tokens, its bonus; the one that is taken next with an arrow."""
    mark = [chip(translate(say("vf-pic-next"), language), GOLD, language)] if lowest else []
    taken = sum(sprite.width for sprite in mark) + 12
    text = words(bonus, language, ROOM - 150 - taken, colour=PAPER if count else DIM)
    tall = max(62.0, text.tall)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for number in range(max(1, count)):
            sprite = token("trade", 54) if count else no_token()
            svg.stamp_at(canvas, sprite, x + 30 + number * 56, y + tall / 2)
        text.draw(canvas, x + 150, y + (tall - text.tall) / 2)
        for sprite in mark:
            svg.stamp(canvas, sprite, x + ROOM - sprite.width, y + (tall - sprite.height) / 2)

    return Block(tall, draw)


@keep_images
def no_token() -> Image.Image:
    """A space of the ladder without a token."""
    look = f'fill="none" stroke="{DIM}" stroke-width="5" stroke-dasharray="10 7"'
    return svg.sprite(f'<path d="M50 8 92 50 50 92 8 50Z" {look}/>', 54)
