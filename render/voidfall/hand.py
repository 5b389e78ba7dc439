"""What a player holds: Focus cards with their actions, Agendas, and cards drawn or looked at."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text import cards
from engine.voidfall.components import parts
from engine.voidfall.names import action_name, agenda_name, event_name, focus_card_name
from engine.voidfall.records.cards import FocusCard
from engine.voidfall.view import Progress, View
from engine.voidfall.vocabulary.words import agenda_type_name
from locales import translate
from render.kit import svg
from render.kit.palette import BRASS, MIST, PAPER
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import Style, write
from render.voidfall.certainty import house_note, house_sign
from render.voidfall.look import AGENDAS, ALARM, DIM, GOLD, OBSIDIAN, TEAL, VOID_LIGHT
from render.voidfall.objectives import list_of
from render.voidfall.plans import focus_cards, seat_of
from render.voidfall.sheets import (
    BODY,
    GAP,
    LEAST,
    MOST_TALL,
    NARROW,
    PAD,
    ROOM,
    Block,
    card,
    heading,
    legible_size,
    paint_card,
    paint_sheet,
    put_beside,
    stack,
    titled_block,
    words,
)
from render.voidfall.symbols import agenda_sign

BELOW_AGENDAS = 1200
"""The room for the head and for the Focus cards of a hand, at least by name."""

ACTIONS = 3
"""Of a Focus card."""
MOST_LARGE = 4
"""Of so many cards a phone shows the words of one picture large."""
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
            card([titled_block(event_name(each), language, ROOM, note=each)], colour=VOID_LIGHT) for each in view.peeked
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


def hand_in_parts(view: View, seat: int) -> list[tuple[str, ...]]:
    """The Focus cards in hand in parts for one picture each, those first of which something can be paid."""
    lacking = lacking_of(view, seat)
    cards = sorted(view.players[seat].hand, key=lambda card: len(lacking.get(card, {})) == ACTIONS)
    pictures = max(1, -(-len(cards) // MOST_LARGE))
    size = max(1, -(-len(cards) // pictures))
    return [tuple(cards[start : start + size]) for start in range(0, len(cards), size)] or [()]


def part_of(scene: Scene) -> tuple[str, ...]:
    """The Focus cards that `scene.what` names: `focuses:2/0`, the first part of a hand; `focuses:2`, all of it."""
    seat, (_, slash, part) = seat_of(scene), scene.what.partition("/")
    shown = hand_in_parts(scene.view, seat)
    if slash:
        return shown[min(int(part), len(shown) - 1)]
    return tuple(card for cards in shown for card in cards)


def paint_focuses(scene: Scene) -> Image.Image:
    """Focus cards of a seat, which everybody may know, in large letters."""
    view: View = scene.view
    language, seat, cards = scene.language, seat_of(scene), part_of(scene)
    known, lacking, size = parts().focus_cards, lacking_of(view, seat), legible_size(scene.language)
    player = view.players[seat]
    preferred = parts().houses[player.house].preferred if player.house else ()
    blocks = [
        focus_card(
            known[each], language, preferred=known[each].type in preferred, lacking=lacking.get(each, {}), size=size
        )
        for each in cards
    ]
    blocks += house_note(cards, language, size)
    return paint_card(blocks or [words(say("vf-pic-none"), language, ROOM, size=size)])


def paint_drawn(scene: Scene) -> Image.Image:
    """The Agendas of which one is kept, with their present values, in large letters."""
    view: View = scene.view
    drawn, size = view.drawn or (), legible_size(scene.language)
    blocks = [agenda_card(each, scene.language, view.objectives.get(each), size=size) for each in drawn]
    blocks += house_note(drawn, scene.language, size)
    return paint_card(blocks or [words(say("vf-pic-none"), scene.language, ROOM, size=size)])


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
    size: int = BODY,
) -> Block:
    """A Focus card: its actions, each with cost and effect, and the Agendas that may be played with it. Actions that
    are used are struck out; those that cannot be paid are grey, with what is lacking; if `brief`, that replaces their
    effect. `size`: of all that is not its name."""
    least = LEAST if size == BODY else size
    signs = [*house_sign(record.id, least), *[agenda_sign(kind, 40) for kind in record.agendas]]
    name = say("vf-pic-preferred", card=focus_card_name(record.id)) if preferred else focus_card_name(record.id)
    indent = 56 if size == BODY else 68
    edge, room = GOLD if preferred else TEAL if active else BRASS, ROOM - indent
    lines = [
        titled_block(name, language, ROOM, right=signs, colour=GOLD if preferred else PAPER, size=size + 3, least=least)
    ]
    for number, action in enumerate(record.actions, start=1):
        gone, short = number in used, None if number in used else lacking.get(number)
        sign = number_sign(number, gone, pale=short is not None, size=least)
        if short is not None and brief:
            text = words(say("vf-action-lacks", name=action_name(action.id), why=short), language, room, colour=ALARM)
            lines.append(put_beside(sign, text, indent))
            continue
        colour = DIM if gone or short is not None else PAPER
        lines.append(put_beside(sign, words(cards.action(action), language, room, colour=colour, size=size), indent))
        if short is not None:
            lines.append(put_beside(no_sign(), words(short, language, room, size=least, colour=ALARM), indent))
    return card(lines, colour=edge, line=5 if active else 2, pad=NARROW if brief else PAD)


@keep_images
def no_sign() -> Image.Image:
    """Nothing, before a line that belongs to the one above."""
    return Image.new("RGBA", (1, 1))


@keep_images
def number_sign(number: int, used: bool, *, pale: bool = False, size: int = LEAST) -> Image.Image:
    """The number of an action; used ones are struck out. `pale`: it cannot be paid."""
    grey = used or pale
    fill, ink = (OBSIDIAN, DIM) if grey else (TEAL, OBSIDIAN)
    wide = round(size * 1.35) + 5
    disc = f'<circle cx="50" cy="50" r="45" fill="{fill}" stroke="{DIM if grey else TEAL}" stroke-width="6"/>'
    with svg.keep_outline(svg.sprite(disc, wide)) as drawing:
        write(drawing, wide / 2, wide / 2, str(number), Style(size, ink, "en", 700), "middle")
    if used:
        drawing.alpha_composite(svg.sprite(f'<path d="M12 88 88 12" stroke="{PAPER}" stroke-width="10"/>', wide))
    return drawing


def agenda_card(agenda: str, language: str, progress: tuple[Progress, ...] | None, *, size: int = BODY) -> Block:
    """An Agenda: its type, and its objectives with the present values. `size`: of these."""
    least = LEAST if size == BODY else size
    record = parts().agendas[agenda]
    kind = translate(agenda_type_name(record.type), language)
    return card(
        [
            titled_block(
                agenda_name(agenda),
                language,
                ROOM,
                signs=[agenda_sign(record.type, 50)],
                right=house_sign(agenda, least),
                note=kind,
                size=size + 3,
                note_size=size,
                least=least,
            ),
            list_of(record.objectives, progress, language, ROOM, size),
        ],
        colour=AGENDAS[record.type].colour,
    )
