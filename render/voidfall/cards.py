"""One card, house, event or kind of sector, large and with everything that it says."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.card_text.certainty import of_the_house
from engine.voidfall.components import parts
from engine.voidfall.names import house_name, kind_name, technology_name
from engine.voidfall.records.houses import Origin
from engine.voidfall.vocabulary.words import focus_type_name
from render.kit.palette import BRASS, MIST
from render.kit.picture import Scene
from render.voidfall.crises import crisis_card
from render.voidfall.event import event_blocks
from render.voidfall.hand import agenda_card, focus_card
from render.voidfall.look import GOLD, KINDS, STEEL, TEAL, TEAL_LIGHT, VOID_LIGHT
from render.voidfall.objectives import list_of
from render.voidfall.players import sign
from render.voidfall.sheets import LEAST, ROOM, TITLE, Block, card, heading, paint_card, titled_block, words
from render.voidfall.symbols import crest


def paint_any(scene: Scene) -> Image.Image:
    """The card with the id `scene.card`; an unknown one is the first Technology. A card of the house says so."""
    blocks = blocks_of(scene)
    if of_the_house(scene.card or ""):
        blocks.append(words(say("vf-face-house-value"), scene.language, ROOM, size=LEAST, colour=MIST))
    return paint_card(blocks)


def blocks_of(scene: Scene) -> list[Block]:
    """What stands on it."""
    known, asked, language = parts(), scene.card or "", scene.language
    if asked in known.focus_cards:
        return [focus_card(known.focus_cards[asked], language)]
    if asked in known.agendas:
        return [agenda_card(asked, language, None)]
    if asked in known.events:
        return event_blocks(known.events[asked], None, language)
    if asked in known.crisis_cards:
        return [crisis_card(asked, language)]
    if asked in known.houses:
        return house_blocks(asked, language)
    if asked in known.sector_kinds:
        return [kind_card(asked, language)]
    return [technology_card(asked if asked in known.technologies else next(iter(known.technologies)), language)]


def technology_card(each: str, language: str) -> Block:
    """A Technology with both sides."""
    record = parts().technologies[each]
    return card(
        [
            titled_block(technology_name(each), language, ROOM, signs=[sign("processor", 54, STEEL)], size=TITLE),
            words(say("vf-pic-at-once", effect=record.immediate.text()), language, ROOM, colour=TEAL_LIGHT),
            words(say("vf-pic-basic-text", text=cards.technology(record, "basic")), language, ROOM),
            words(say("vf-pic-improved-text", text=cards.technology(record, "improved")), language, ROOM, colour=GOLD),
        ],
        colour=STEEL,
    )


def kind_card(kind: str, language: str) -> Block:
    """A kind of sector."""
    record = parts().sector_kinds[kind]
    signs = [sign(KINDS[kind], 56, TEAL)] if kind in KINDS else []
    return card(
        [
            titled_block(kind_name(kind), language, ROOM, signs=signs, size=TITLE),
            words(cards.sector_kind(record), language, ROOM),
        ],
        colour=TEAL,
    )


def house_blocks(house: str, language: str) -> list[Block]:
    """A house: arms, preferred Focuses, ability, both origins."""
    record = parts().houses[house]
    preferred: list[Text] = [focus_type_name(each) for each in record.preferred]
    lines = [
        titled_block(house_name(house), language, ROOM, signs=[crest(house, 0, 84)], size=TITLE),
        words(say("vf-pic-prefers", focuses=preferred), language, ROOM, colour=GOLD),
    ]
    ability = cards.ability(record)
    if ability is not None:
        lines.append(words(ability, language, ROOM, colour=VOID_LIGHT))
    found = [card(lines, colour=GOLD)]
    for origin in record.origins:
        found.append(heading(say("vf-pic-origin", letter=origin.id), language, f"№ {origin.number}"))
        found.append(origin_card(origin, language))
    return found


def origin_card(origin: Origin, language: str) -> Block:
    """An origin: Technology, starting Agendas, start effects."""
    lines = [words(say("vf-pic-origin-technology", technology=technology_name(origin.technology)), language, ROOM)]
    lines += [words(each.text(), language, ROOM, colour=TEAL_LIGHT) for each in origin.start]
    for agenda in origin.agendas:
        lines.append(words(say("vf-pic-starting-agenda"), language, ROOM, size=LEAST, colour=MIST))
        lines.append(list_of(agenda.objectives, None, language, ROOM))
        if agenda.production:
            lines.append(words(cards.starting_agenda(agenda)[-1], language, ROOM, colour=TEAL_LIGHT))
    return card(lines, colour=BRASS)
