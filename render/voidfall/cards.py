"""One card, house, event or kind of sector, large and with everything that it says."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.card_text.certainty import of_the_house
from engine.voidfall.components import parts
from engine.voidfall.names import house_name, kind_name, technology_name
from engine.voidfall.records.houses import Origin
from engine.voidfall.vocabulary.words import clauses_text, focus_type_name
from locales import translate
from render.kit.palette import BRASS, MIST
from render.kit.picture import Scene
from render.voidfall.agendas import agenda_card
from render.voidfall.cardframes import framed
from render.voidfall.crises import crisis_card
from render.voidfall.event import event_blocks
from render.voidfall.focuses import focus_card
from render.voidfall.look import GOLD, HOUSES, KINDS, TEAL, TEAL_LIGHT, VOID_LIGHT, TypeLook
from render.voidfall.objectives import list_of
from render.voidfall.sheets import ROOM, Block, card, heading, paint_sheet, words
from render.voidfall.symbols import crest
from render.voidfall.technologies import at_once, look_of


def paint_any(scene: Scene) -> Image.Image:
    """The card with the id `scene.card`; an unknown one is the first Technology. A card of the house says so."""
    blocks = blocks_of(scene)
    if of_the_house(scene.card or ""):
        blocks.append(words(say("vf-face-house-value"), scene.language, ROOM, colour=MIST, aside=True))
    return paint_sheet(blocks)


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
    return framed(
        technology_name(each),
        look_of(record),
        [
            at_once(record, language),
            words(say("vf-pic-basic-text", text=cards.technology(record, "basic")), language, ROOM),
            words(say("vf-pic-improved-text", text=cards.technology(record, "improved")), language, ROOM, colour=GOLD),
        ],
        language,
        note=translate(say(f"vf-category-{record.category}"), language),
    )


def kind_card(kind: str, language: str) -> Block:
    """A kind of sector."""
    record = parts().sector_kinds[kind]
    look = TypeLook(TEAL, KINDS.get(kind, "orbital"))
    return framed(kind_name(kind), look, [words(cards.sector_kind(record), language, ROOM)], language)


def house_blocks(house: str, language: str) -> list[Block]:
    """A house: arms, preferred Focuses, ability, both origins."""
    record = parts().houses[house]
    preferred: list[Text] = [focus_type_name(each) for each in record.preferred]
    lines = [
        words(say("vf-pic-prefers", focuses=preferred), language, ROOM, colour=GOLD),
    ]
    ability = cards.ability(record)
    if ability is not None:
        lines.append(words(ability, language, ROOM, colour=VOID_LIGHT))
    look = TypeLook(GOLD, HOUSES.get(house, "heraldic-sun"))
    found = [framed(house_name(house), look, lines, language, medal=crest(house, 0, 66))]
    for origin in record.origins:
        found.append(heading(say("vf-pic-origin", letter=origin.id), language))
        found.append(origin_card(origin, language))
    return found


def origin_card(origin: Origin, language: str) -> Block:
    """An origin: Technology, starting Agendas, start effects."""
    lines = [words(say("vf-pic-origin-technology", technology=technology_name(origin.technology)), language, ROOM)]
    if origin.start:
        start = clauses_text([each.text() for each in origin.start])
        lines.append(words(start, language, ROOM, colour=TEAL_LIGHT))
    for agenda in origin.agendas:
        lines.append(words(say("vf-pic-starting-agenda"), language, ROOM, colour=MIST, aside=True))
        lines.append(list_of(agenda.objectives, None, language, ROOM))
        if agenda.production:
            lines.append(words(cards.starting_agenda(agenda)[-1], language, ROOM, colour=TEAL_LIGHT))
    return card(lines, colour=BRASS)
