"""What the cards of a player say: Agendas in play with their objectives; Technologies; Focus cards by name."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.components import parts
from engine.voidfall.names import agenda_name, focus_card_name
from engine.voidfall.records.houses import Origin
from engine.voidfall.view import PlayerView, View
from engine.voidfall.vocabulary.words import agenda_type_name
from locales import translate
from render.kit.palette import MIST
from render.kit.picture import Scene
from render.voidfall.cardframes import framed
from render.voidfall.focuses import owner_line, part_number, seat_of
from render.voidfall.look import AGENDAS, DIM, GOLD, TEAL_LIGHT, VOID, VOID_LIGHT, TypeLook
from render.voidfall.objectives import list_of
from render.voidfall.sheets import MOST_TALL, ROOM, Block, card, heading, paint_sheet, shares, titled_block, words
from render.voidfall.symbols import corruption, token
from render.voidfall.technologies import about_tall, owned_card

START = TypeLook(GOLD, "scroll-unfurled")
"""Of a starting Agenda."""
LEFT_FREE = 420
"""For headings, and for the Focus cards by name."""


def technologies_in_parts(player: PlayerView) -> list[tuple[str, ...]]:
    """The Technologies of a player in parts for one picture each."""
    owned = list(player.technologies)
    heights = [about_tall(parts().technologies[each], "improved") for each in owned]
    return [tuple(owned[part]) for part in shares(heights, MOST_TALL - LEFT_FREE)]


def plans_in_parts(view: View, seat: int) -> int:
    """On how many pictures the cards of a seat are."""
    player = view.players[seat]
    return 1 + len(technologies_in_parts(player)) if player.house else 1


def paint_plans(scene: Scene) -> Image.Image:
    """Agendas in play; then a part of the Technologies, with the last one the Focus cards."""
    view: View = scene.view
    seat, number, language = seat_of(scene), part_number(scene), scene.language
    player = view.players[seat]
    if not player.house or not number:
        blocks = [owner_line(scene, seat)]
        if player.house:
            blocks.append(heading(say("vf-pic-agendas"), language, upkeep_note(player, language)))
            blocks += agendas(player, language)
        return paint_sheet(blocks)
    found = technologies_in_parts(player)
    shown = found[min(number, len(found)) - 1] if found else ()
    blocks = [
        heading(say("vf-pic-technologies"), language, technology_note(player, language)),
        *[owned_card(player, each, language) for each in shown],
    ]
    if number >= len(found):
        blocks += [heading(say("vf-pic-focus-cards"), language), focus_cards(player, language)]
    return paint_sheet(blocks)


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
        right = [token("trade", 52)] if covered > 0 else []
        covered -= 1
        lines = [list_of(agenda.objectives, progress, language, ROOM)]
        if agenda.production:
            lines.append(words(cards.starting_agenda(agenda)[-1], language, ROOM, colour=TEAL_LIGHT))
        found.append(framed(say("vf-pic-starting-agenda"), START, lines, language, right=right))
    for slot in player.slots:
        right = [corruption(52)] if slot.corrupted else []
        if not slot.agenda:
            found.append(free_slot(right, language, corrupted=slot.corrupted))
            continue
        record = parts().agendas[slot.agenda]
        if covered > 0:
            right = [token("trade", 52), *right]
            covered -= 1
        lines = [list_of(record.objectives, player.objectives.get(slot.agenda), language, ROOM)]
        if slot.corrupted:
            lines.append(words(say("vf-pic-scores-nothing"), language, ROOM, colour=VOID_LIGHT))
        look = AGENDAS[record.type]
        note = translate(agenda_type_name(record.type), language)
        look = look._replace(colour=VOID_LIGHT) if slot.corrupted else look
        found.append(framed(agenda_name(slot.agenda), look, lines, language, right=right, note=note))
    return found


def free_slot(right: Sequence[Image.Image], language: str, *, corrupted: bool) -> Block:
    """A slot without an Agenda."""
    text = say("vf-pic-slot-corrupted") if corrupted else say("vf-pic-slot-empty")
    line = titled_block(text, language, ROOM, right=right, colour=VOID_LIGHT if corrupted else DIM)
    return card([line], colour=VOID if corrupted else DIM, dash="14 10")


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
            words(say("vf-pic-preferred-note"), language, ROOM, colour=GOLD, aside=True),
        ]
    )
