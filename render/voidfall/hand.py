"""What a player holds: Focus cards with their actions, Agendas, and cards drawn or looked at."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.card_text.words import agenda_type_name
from engine.voidfall.components import parts
from engine.voidfall.names import action_name, agenda_name, event_name, focus_card_name
from engine.voidfall.records.cards import FocusCard
from engine.voidfall.view import Progress, View
from locales import translate
from render.kit import svg
from render.kit.palette import BRASS, MIST, PAPER
from render.kit.picture import Scene
from render.kit.sprites import kept
from render.kit.text import Style, write
from render.voidfall.certainty import house_note, house_sign
from render.voidfall.look import AGENDAS, ALARM, DIM, GOLD, OBSIDIAN, TEAL, VOID_LIGHT
from render.voidfall.objectives import list_of
from render.voidfall.plans import focus_cards, seat_of
from render.voidfall.sheets import (
    GAP,
    LEAST,
    MOST_TALL,
    NARROW,
    PAD,
    ROOM,
    Block,
    beside,
    card,
    heading,
    paint_sheet,
    stack,
    titled,
    words,
)
from render.voidfall.symbols import agenda_sign

BELOW_AGENDAS = 1200
"""The room for the head and for the Focus cards of a hand, at least by name."""

MOST_WHOLE = 5
"""Of so many cards in hand also actions that cannot be paid now are shown with their effect."""


def paint_hand(scene: Scene) -> Image.Image:
    """The own hand: what must be decided on first, then Agendas, then Focus cards."""
    view: View = scene.view
    language = scene.language
    blocks: list[Block] = []
    if view.drawn:
        blocks.append(heading(say("vf-pic-drawn"), language))
        blocks += [agenda_card(each, language, view.objectives.get(each)) for each in view.drawn]
    if view.peeked:
        blocks.append(heading(say("vf-pic-peeked"), language))
        blocks += [
            card([titled(event_name(each), language, ROOM, note=each)], colour=VOID_LIGHT) for each in view.peeked
        ]
    if view.agendas:
        blocks.append(heading(say("vf-pic-agendas-held"), language))
        blocks += agenda_cards(view, stack(blocks, GAP).tall, language)
    seat = view.seat or 0
    focuses = focus_blocks(view, seat, language)
    if stack([*blocks, *focuses], GAP).tall > MOST_TALL - 200 and view.players[seat].house:
        focuses = [heading(say("vf-pic-focus-cards"), language), focus_cards(view.players[seat], language)]
    note = house_note([*(view.drawn or ()), *(view.agendas or ()), *focuses_shown(view, seat)], language)
    return paint_sheet(scene, [*blocks, *focuses, *note], say("vf-pic-hand"))


def agenda_cards(view: View, above: float, language: str) -> list[Block]:
    """Agendas in hand, as many as have room below what is above them; the others by name."""
    found: list[Block] = []
    tall = above
    held = view.agendas or ()
    for number, each in enumerate(held):
        block = agenda_card(each, language, view.objectives.get(each))
        tall += block.tall + GAP
        if tall > MOST_TALL - BELOW_AGENDAS:
            names: list[Text] = [agenda_name(other) for other in held[number:]]
            return [*found, words(say("vf-pic-more", names=names), language, ROOM)]
        found.append(block)
    return found


def paint_focuses(scene: Scene) -> Image.Image:
    """The Focus cards of a seat, which everybody may know."""
    view: View = scene.view
    seat = seat_of(scene)
    blocks = [*focus_blocks(view, seat, scene.language), *house_note(focuses_shown(view, seat), scene.language)]
    return paint_sheet(scene, blocks, say("vf-pic-focus-cards"), (seat, say("vf-pic-focus-cards")))


def paint_offer(scene: Scene) -> Image.Image:
    """Heroic or Joint Focus cards that may be taken."""
    view: View = scene.view
    kind = say("vf-pic-offer-solo" if view.options.mode == "solo" else "vf-pic-offer-coop")
    shown = () if view.coop is None else view.coop.offer
    known = parts().focus_cards
    lacking = {} if view.turn is None else view.turn.lacking
    blocks = [
        *[focus_card(known[each], scene.language, lacking=lacking.get(each, {})) for each in shown],
        *house_note(shown, scene.language),
    ]
    return paint_sheet(scene, blocks or [words(say("vf-pic-none"), scene.language, ROOM)], kind)


def focus_blocks(view: View, seat: int, language: str) -> list[Block]:
    """The card of the turn with the actions that are used, those in hand, names of the others."""
    player = view.players[seat]
    preferred = parts().houses[player.house].preferred if player.house else ()
    known, found = parts().focus_cards, []
    lacking = lacking_of(view, seat)
    if view.turn is not None and view.turn.seat == seat and view.turn.card:
        found.append(heading(say("vf-pic-played"), language))
        card, short = known[view.turn.card], lacking.get(view.turn.card, {})
        found.append(focus_card(card, language, used=view.turn.actions, active=True, lacking=short))
    if player.hand:
        found.append(heading(say("vf-pic-focus-held"), language))
        brief = len(player.hand) > MOST_WHOLE
        for each in player.hand:
            liked, short = known[each].type in preferred, lacking.get(each, {})
            found.append(focus_card(known[each], language, preferred=liked, lacking=short, brief=brief))
    if player.discard:
        names: list[Text] = [focus_card_name(each) for each in player.discard]
        found.append(words(say("vf-pic-in-discard", cards=names), language, ROOM, colour=MIST))
    return found


def lacking_of(view: View, seat: int) -> Mapping[str, Mapping[int, Text]]:
    """Why actions of Focus cards cannot be paid now, by card and number, in the turn of this seat."""
    return view.turn.lacking if view.turn is not None and view.turn.seat == seat else {}


def focuses_shown(view: View, seat: int) -> list[str]:
    """The Focus cards that `focus_blocks` shows with their actions."""
    played = [view.turn.card] if view.turn is not None and view.turn.seat == seat else []
    return [*played, *view.players[seat].hand]


def focus_card(
    record: FocusCard,
    language: str,
    *,
    used: tuple[int, ...] = (),
    active: bool = False,
    preferred: bool = False,
    lacking: Mapping[int, Text] = MappingProxyType({}),
    brief: bool = False,
) -> Block:
    """A Focus card: its actions, each with cost and effect, and the Agendas that may be played with it. Actions that
    are used are struck out; those that cannot be paid are grey, with what is lacking; if `brief`, that replaces their
    effect."""
    signs = [*house_sign(record.id), *[agenda_sign(kind, 40) for kind in record.agendas]]
    name = say("vf-pic-preferred", card=focus_card_name(record.id)) if preferred else focus_card_name(record.id)
    edge, room = GOLD if preferred else TEAL if active else BRASS, ROOM - 56
    lines = [titled(name, language, ROOM, right=signs, colour=GOLD if preferred else PAPER)]
    for number, action in enumerate(record.actions, start=1):
        gone, short = number in used, None if number in used else lacking.get(number)
        sign = number_sign(number, gone, pale=short is not None)
        if short is not None and brief:
            text = words(say("vf-action-lacks", name=action_name(action.id), why=short), language, room, colour=ALARM)
            lines.append(beside(sign, text, 56))
            continue
        colour = DIM if gone or short is not None else PAPER
        lines.append(beside(sign, words(cards.action(action), language, room, colour=colour), 56))
        if short is not None:
            lines.append(beside(no_sign(), words(short, language, room, size=LEAST, colour=ALARM), 56))
    return card(lines, colour=edge, line=5 if active else 2, pad=NARROW if brief else PAD)


@kept
def no_sign() -> Image.Image:
    """Nothing, before a line that belongs to the one above."""
    return Image.new("RGBA", (1, 1))


@kept
def number_sign(number: int, used: bool, *, pale: bool = False) -> Image.Image:
    """The number of an action; used ones are struck out. `pale`: it cannot be paid."""
    grey = used or pale
    fill, ink = (OBSIDIAN, DIM) if grey else (TEAL, OBSIDIAN)
    size = 40
    disc = f'<circle cx="50" cy="50" r="45" fill="{fill}" stroke="{DIM if grey else TEAL}" stroke-width="6"/>'
    with svg.within(svg.sprite(disc, size)) as drawing:
        write(drawing, size / 2, size / 2, str(number), Style(LEAST, ink, "en", 700), "middle")
    if used:
        drawing.alpha_composite(svg.sprite(f'<path d="M12 88 88 12" stroke="{PAPER}" stroke-width="10"/>', size))
    return drawing


def agenda_card(agenda: str, language: str, progress: tuple[Progress, ...] | None) -> Block:
    """An Agenda: its type, and its objectives with the present values."""
    record = parts().agendas[agenda]
    kind = translate(agenda_type_name(record.type), language)
    return card(
        [
            titled(
                agenda_name(agenda),
                language,
                ROOM,
                signs=[agenda_sign(record.type, 50)],
                right=house_sign(agenda),
                note=kind,
            ),
            list_of(record.objectives, progress, language, ROOM),
        ],
        colour=AGENDAS[record.type].colour,
    )
