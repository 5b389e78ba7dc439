"""What can be gained: Agendas with the Trade ladder, Technologies."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.card_text.effects import effect
from engine.voidfall.card_text.words import agenda_type_name, focus_type_name
from engine.voidfall.components import parts
from engine.voidfall.constants import FIRST_COPY_INFLUENCE
from engine.voidfall.names import agenda_name, technology_name
from engine.voidfall.view import View
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, AgendaType
from locales import translate
from render.kit import svg
from render.kit.palette import BRASS, MIST, PAPER
from render.kit.people import badge
from render.kit.picture import Scene
from render.voidfall.look import AGENDAS, DIM, GOLD, STEEL, TEAL_LIGHT, VOID_LIGHT
from render.voidfall.objectives import list_of
from render.voidfall.players import sign
from render.voidfall.sheets import (
    BODY,
    INNER,
    LEAST,
    ROOM,
    Block,
    card,
    chip,
    heading,
    paint_sheet,
    titled,
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
    ]
    return paint_sheet(scene, blocks, say("vf-pic-agendas-market"))


def ladder(view: View, language: str) -> Block:
    """The spaces of the ladder with tokens and bonuses; the next token is the lowest one."""
    lowest = max((number for number, count in enumerate(view.ladder) if count), default=-1)
    lines = []
    for number, space in enumerate(parts().trade_ladder):
        count = view.ladder[number] if number < len(view.ladder) else 0
        lines.append(ladder_line(effect(space.bonus), count, number == lowest, language))
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


def offer(view: View, kind: AgendaType, language: str) -> Block:
    """A type of Agendas: the deck, the action, the card face up with its objectives."""
    record, look = parts().agenda_types[kind], AGENDAS[kind]
    right = [corruption(50)] if kind in view.offer_corruption else []
    left = translate(say("vf-pic-deck", count=view.decks.get(kind, 0)), language)
    focuses: list[Text] = [focus_type_name(each) for each in record.focuses]
    with_focuses = say("vf-pic-playable", focuses=focuses, action=cards.agenda_action(record))
    lines = [
        titled(
            agenda_type_name(kind),
            language,
            ROOM,
            signs=[agenda_sign(kind, 54)],
            right=right,
            note=left,
            colour=look.colour,
        ),
        words(with_focuses, language, ROOM, size=LEAST, colour=MIST),
    ]
    shown = view.offers.get(kind, "")
    if shown:
        lines.append(titled(agenda_name(shown), language, ROOM, size=BODY + 2))
        lines.append(list_of(parts().agendas[shown].objectives, None, language, ROOM))
    else:
        lines.append(words(say("vf-pic-no-offer"), language, ROOM, colour=DIM))
    return card(lines, colour=look.colour)


# -- Technologies ----------------------------------------------------------------------------------------------------


def paint_technologies(scene: Scene) -> Image.Image:
    """The Technologies of the game: copies, what the Basic card gives at once, what both sides do, who has them."""
    view: View = scene.view
    listed = [*view.display]
    listed += [each for each in (*view.improved, *view.later) if each not in listed]
    blocks = [technology(view, each, scene.language) for each in listed]
    if not blocks:
        blocks = [words(say("vf-pic-none"), scene.language, INNER)]
    return paint_sheet(scene, blocks, say("vf-pic-technologies"))


def technology(view: View, each: str, language: str) -> Block:
    """A Technology in the display."""
    record = parts().technologies[each]
    copies = view.display.get(each)
    owners = [badge(seat, 44) for seat, player in enumerate(view.players) if each in player.technologies]
    left = copies is not None and copies.count > 0
    right = list(owners)
    if copies is not None and copies.first:
        right.append(chip(f"+{FIRST_COPY_INFLUENCE}", GOLD, language, LEAST))
    count = 0 if copies is None else copies.count
    right.append(chip(f"×{count}", STEEL if left else DIM, language, LEAST))
    category = translate(say(f"vf-category-{record.category}"), language)
    lines = [
        titled(technology_name(each), language, ROOM, signs=[sign("processor", 46, STEEL)], right=right, note=category),
        words(say("vf-pic-at-once", effect=effect(record.immediate)), language, ROOM, colour=TEAL_LIGHT),
        words(say("vf-pic-side-basic", text=cards.technology(record, "basic")), language, ROOM),
    ]
    state, colour = improved_state(view, each)
    text = say("vf-pic-side-improved", state=say(f"vf-pic-improved-{state}"), text=cards.technology(record, "improved"))
    lines.append(words(text, language, ROOM, colour=colour))
    return card(lines, colour=GOLD if state == "open" else BRASS if left else DIM)


def improved_state(view: View, each: str) -> tuple[str, str]:
    """Where the Improved card is, and the colour of its words."""
    if each in view.improved:
        return ("blocked", VOID_LIGHT) if view.blocked else ("open", GOLD)
    if each in view.later:
        return "later", MIST
    return "gone", DIM
