"""What the cards of a player say: Agendas in play with their objectives, Technologies, Focus cards by name."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.components import parts
from engine.voidfall.names import agenda_name, focus_card_name, house_name, technology_name
from engine.voidfall.records.houses import Origin
from engine.voidfall.view import PlayerView, View
from engine.voidfall.vocabulary.words import agenda_type_name
from locales import translate
from render.kit.palette import MIST
from render.kit.picture import Scene
from render.voidfall.look import AGENDAS, DIM, GOLD, STEEL, TEAL_LIGHT, VOID, VOID_LIGHT
from render.voidfall.objectives import list_of
from render.voidfall.players import sign
from render.voidfall.sheets import BODY, LEAST, ROOM, Block, card, chip, heading, paint_sheet, titled_block, words
from render.voidfall.symbols import agenda_sign, corruption, token


def seat_of(scene: Scene) -> int:
    """The seat that `scene.what` names (`house:2`), or who looks."""
    view: View = scene.view
    return int(scene.what.partition(":")[2].partition("/")[0] or (view.seat or 0))


def paint_plans(scene: Scene) -> Image.Image:
    """What the cards of a seat say: Agendas in play, Technologies, Focus cards."""
    view: View = scene.view
    seat = seat_of(scene)
    player = view.players[seat]
    named = (seat, house_name(player.house) if player.house else say("vf-pic-phase-houses"))
    if not player.house:
        return paint_sheet(scene, [], say("vf-pic-plans"), named)
    language = scene.language
    blocks = [
        heading(say("vf-pic-agendas"), language, upkeep_note(player, language)),
        *agendas(player, language),
        heading(say("vf-pic-technologies"), language, technology_note(player, language)),
        *[technology_card(player, each, language) for each in player.technologies],
        heading(say("vf-pic-focus-cards"), language),
        focus_cards(player, language),
    ]
    return paint_sheet(scene, blocks, say("vf-pic-plans"), named)


def upkeep_note(player: PlayerView, language: str) -> str:
    """`Upkeep 7, payable 5`."""
    return translate(say("vf-pic-upkeep-note", due=player.upkeep.due, payable=player.upkeep.payable), language)


def origin_of(player: PlayerView) -> Origin | None:
    """The chosen origin."""
    return next((each for each in parts().houses[player.house].origins if each.id == player.origin), None)


def agendas(player: PlayerView, language: str) -> list[Block]:
    """The starting Agendas, then the slots, with Trade tokens and Corruption."""
    origin, covered, found = origin_of(player), player.covered, []
    for agenda, progress in zip(() if origin is None else origin.agendas, player.starting, strict=False):
        right = [token("trade", 46)] if covered > 0 else []
        covered -= 1
        lines = [
            titled_block(
                say("vf-pic-starting-agenda"), language, ROOM, signs=[sign("scroll-unfurled", 46, GOLD)], right=right
            )
        ]
        lines.append(list_of(agenda.objectives, progress, language, ROOM))
        if agenda.production:
            lines.append(words(cards.starting_agenda(agenda)[-1], language, ROOM, colour=TEAL_LIGHT))
        found.append(card(lines, colour=GOLD))
    for slot in player.slots:
        right = [corruption(48)] if slot.corrupted else []
        if not slot.agenda:
            text = say("vf-pic-slot-corrupted") if slot.corrupted else say("vf-pic-slot-empty")
            line = titled_block(
                text, language, ROOM, right=right, colour=VOID_LIGHT if slot.corrupted else DIM, size=BODY
            )
            found.append(card([line], colour=VOID if slot.corrupted else DIM, dash="14 10"))
            continue
        record = parts().agendas[slot.agenda]
        if covered > 0:
            right = [token("trade", 46), *right]
            covered -= 1
        lines = [
            titled_block(
                agenda_name(slot.agenda),
                language,
                ROOM,
                signs=[agenda_sign(record.type, 48)],
                right=right,
                note=translate(agenda_type_name(record.type), language),
            ),
            list_of(record.objectives, player.objectives.get(slot.agenda), language, ROOM),
        ]
        if slot.corrupted:
            lines.append(words(say("vf-pic-scores-nothing"), language, ROOM, size=LEAST, colour=VOID_LIGHT))
        found.append(card(lines, colour=VOID if slot.corrupted else AGENDAS[record.type].colour))
    return found


def technology_note(player: PlayerView, language: str) -> str:
    """`3 of 5 · Improved 1 of 2`."""
    improved = sum(level == "improved" for level in player.technologies.values())
    return translate(
        say(
            "vf-pic-technology-note",
            count=len(player.technologies),
            limit=player.technology_limit,
            improved=improved,
            most=player.improved_limit,
        ),
        language,
    )


def technology_card(player: PlayerView, technology: str, language: str) -> Block:
    """A Technology with the side in use."""
    level = player.technologies[technology]
    record = parts().technologies[technology]
    mark = chip(translate(say(f"vf-pic-{level}"), language), GOLD if level == "improved" else STEEL, language, LEAST)
    signs = [sign("processor", 44, GOLD if level == "improved" else STEEL)]
    lines = [
        titled_block(technology_name(technology), language, ROOM, signs=signs, right=[mark]),
        words(cards.technology(record, level), language, ROOM),
    ]
    return card(lines, colour=GOLD if level == "improved" else STEEL)


def focus_cards(player: PlayerView, language: str) -> Block:
    """The names of those in hand, and of those in the discard."""
    preferred = parts().houses[player.house].preferred
    kinds = parts().focus_cards

    def names(listed: tuple[str, ...]) -> Text:
        found = [
            say("vf-pic-preferred", card=focus_card_name(each))
            if kinds[each].type in preferred
            else focus_card_name(each)
            for each in listed
        ]
        return say("vf-pic-names", names=found) if found else say("vf-pic-none")

    return card(
        [
            words(say("vf-pic-in-hand", cards=names(player.hand)), language, ROOM),
            words(say("vf-pic-in-discard", cards=names(player.discard)), language, ROOM, colour=MIST),
            words(say("vf-pic-preferred-note"), language, ROOM, size=LEAST, colour=GOLD),
        ]
    )
