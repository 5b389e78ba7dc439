"""Focus cards: their actions with costs and effects, and the Agendas that may be played with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.card_text.certainty import of_the_house
from engine.voidfall.components import parts
from engine.voidfall.names import action_name, focus_card_name, house_name
from engine.voidfall.records.cards import CardAction, FocusCard
from engine.voidfall.view import PlayerView, View
from engine.voidfall.vocabulary.costs import PayResources
from engine.voidfall.vocabulary.words import focus_type_name
from locales import capitalize, translate
from render.kit import svg
from render.kit.palette import MIST, PAPER, mix
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import Style, write, write_fit
from render.voidfall.cardframes import framed
from render.voidfall.certainty import house_note, house_sign
from render.voidfall.costs import cost_parts
from render.voidfall.flow import Run, flow
from render.voidfall.head import name_of
from render.voidfall.look import ALARM, DIM, FOCUSES, GOLD, OBSIDIAN, TEAL
from render.voidfall.sheets import (
    GAP,
    INNER,
    MOST_TALL,
    ROOM,
    Block,
    body,
    paint_sheet,
    put_beside,
    shares,
    words,
)
from render.voidfall.symbols import agenda_sign, crest

ACTIONS = 3
"""Of a Focus card."""
INDENT = 62
LINE, CARD = 44, 118
"""About how tall a line of a card is, and the card without its lines."""
SIGNS_IN_LINE = 52
"""About how many letters an English line has."""
SIGN, SPACES = 4, 3
"""Letters that the sign of a cost takes with its number, and what stands between the parts of an action."""
EDGES, NOTE, OWNER = 40, 52, 88
"""For the edges of a picture, a note below the cards, and whose they are."""


def seat_of(scene: Scene) -> int:
    """The seat that `scene.what` names (`house:2`), or who looks."""
    view: View = scene.view
    return int(scene.what.partition(":")[2].partition("/")[0] or (view.seat or 0))


def part_number(scene: Scene) -> int:
    """The part of the page that `scene.what` names: `focuses:2/1` is the second one."""
    return int(scene.what.partition("/")[2] or 0)


def about_tall(record: FocusCard) -> float:
    """About how tall a card is, by its English text."""
    return CARD + LINE * sum(-(-letters_of(each) // SIGNS_IN_LINE) for each in record.actions)


def letters_of(action: CardAction) -> int:
    """How many letters an action takes in English, its cost in signs where it has them."""
    cost = sum(
        len(list(part.amount)) * SIGN if isinstance(part, PayResources) else len(translate(part.text(), "en"))
        for part in action.cost
    )
    return len(translate(action_name(action.id), "en")) + cost + len(translate(action.then.text(), "en")) + SPACES


def lacking_tall(lacking: Mapping[int, Text]) -> float:
    """About how tall the lines are that say what is lacking."""
    lines = [-(-len(translate(why, "en")) // SIGNS_IN_LINE) for why in lacking.values()]
    return sum(LINE * count + GAP for count in lines)


def in_parts(shown: Sequence[str], most: float, lacking: Mapping[str, Mapping[int, Text]]) -> list[tuple[str, ...]]:
    """Focus cards in parts, each of which is as tall as a phone can show it large."""
    known = parts().focus_cards
    heights = [about_tall(known[each]) + lacking_tall(lacking.get(each, {})) for each in shown]
    most -= NOTE if any(map(of_the_house, shown)) else 0
    return [tuple(shown[part]) for part in shares(heights, most)]


def hand_in_parts(view: View, seat: int) -> list[tuple[str, ...]]:
    """The card of the turn and those in hand in parts for one picture each, those first of which something can be
    paid."""
    lacking, player = lacking_of(view, seat), view.players[seat]
    turn = view.turn
    played = [turn.card] if turn is not None and turn.seat == seat and turn.card else []
    held = sorted(player.hand, key=lambda card: len(lacking.get(card, {})) == ACTIONS)
    beside = (0 if seat == view.seat else OWNER) + (NOTE if player.discard else 0)
    return in_parts([*played, *held], MOST_TALL - EDGES - beside, lacking)


def paint_focuses(scene: Scene) -> Image.Image:
    """A part of the Focus cards of a seat, which everybody may know. The first one says whose they are."""
    view: View = scene.view
    language, seat = scene.language, seat_of(scene)
    everything, number = hand_in_parts(view, seat), part_number(scene)
    shown = everything[min(number, len(everything) - 1)]
    player = view.players[seat]
    blocks = [] if number or seat == view.seat else [owner_line(scene, seat)]
    blocks += focus_blocks(view, seat, shown, language)
    if number + 1 >= len(everything) and player.discard:
        names: list[Text] = [focus_card_name(each) for each in player.discard]
        blocks.append(words(say("vf-pic-in-discard", cards=names), language, INNER - 20, colour=MIST, aside=True))
    blocks += house_note(shown, language)
    return paint_sheet(blocks or [words(say("vf-pic-none"), language, ROOM)])


def paint_offer(scene: Scene) -> Image.Image:
    """Heroic or Joint Focus cards that may be taken."""
    view: View = scene.view
    shown = () if view.coop is None else view.coop.offer
    known = parts().focus_cards
    lacking = {} if view.turn is None else view.turn.lacking
    blocks = [focus_card(known[each], scene.language, lacking=lacking.get(each, {})) for each in shown]
    blocks += house_note(shown, scene.language)
    return paint_sheet(blocks or [words(say("vf-pic-none"), scene.language, ROOM)])


def owner_line(scene: Scene, seat: int) -> Block:
    """Whose things these are: badge, arms, name, house."""
    player: PlayerView = scene.view.players[seat]
    language, tall = scene.language, 76

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        middle, size = y + tall / 2, body(language)
        svg.stamp_at(canvas, badge(seat, 68), x + 40, middle)
        left = x + 84
        if player.house:
            svg.stamp_at(canvas, crest(player.house, seat, 66), left + 34, middle)
            left += 78
        house = house_name(player.house) if player.house else say("vf-pic-phase-houses")
        name = Style(size + 6, PAPER, language, 700)
        left += write_fit(canvas, left, middle, name_of(scene, seat), name, INNER * 0.5, size) + 18
        write_fit(canvas, left, middle, translate(house, language), Style(size, MIST, language), x + INNER - left, size)

    return Block(tall, draw)


def focus_blocks(view: View, seat: int, shown: Iterable[str], language: str) -> list[Block]:
    """Cards of a seat: that of the turn with the actions that are used, those that its house prefers with a star."""
    player, turn = view.players[seat], view.turn
    preferred = parts().houses[player.house].preferred if player.house else ()
    known, lacking = parts().focus_cards, lacking_of(view, seat)
    found = []
    for each in shown:
        active = turn is not None and turn.seat == seat and turn.card == each
        used = turn.actions if turn is not None and active else ()
        liked, short = known[each].type in preferred, lacking.get(each, {})
        found.append(focus_card(known[each], language, used=used, active=active, preferred=liked, lacking=short))
    return found


def lacking_of(view: View, seat: int) -> Mapping[str, Mapping[int, Text]]:
    """Why actions of Focus cards cannot be paid now, by card and number, in the turn of this seat."""
    return view.turn.lacking if view.turn is not None and view.turn.seat == seat else {}


def focus_card(
    record: FocusCard,
    language: str,
    *,
    used: tuple[int, ...] = (),
    active: bool = False,
    preferred: bool = False,
    lacking: Mapping[int, Text] = MappingProxyType({}),
) -> Block:
    """A Focus card. Actions that are used are struck out; those that cannot be paid are grey, with what is lacking.
    `active`: it is the card of the turn."""
    look = FOCUSES[record.type]
    signs = [*house_sign(record.id), *[agenda_sign(kind, 52) for kind in record.agendas]]
    name = say("vf-pic-preferred", card=focus_card_name(record.id)) if preferred else focus_card_name(record.id)
    kind = translate(focus_type_name(record.type), language)
    note = "" if kind == translate(focus_card_name(record.id), language) else kind
    if active:
        note = translate(say("vf-pic-played"), language)
    lines = []
    for number, action in enumerate(record.actions, start=1):
        gone, short = number in used, None if number in used else lacking.get(number)
        dim = gone or short is not None
        sign = number_sign(number, gone, pale=short is not None)
        lines.append(put_beside(sign, action_text(action, language, look.colour, dim=dim), INDENT))
        if short is not None:
            lines.append(put_beside(no_sign(), words(short, language, ROOM - INDENT, colour=ALARM), INDENT))
    edge = GOLD if preferred else PAPER
    return framed(name, look, lines, language, right=signs, note=note, colour=edge, line=7 if active else 3)


def action_text(action: CardAction, language: str, colour: str, *, dim: bool) -> Block:
    """An action: its name, its cost in signs, its effect."""
    size = body(language)
    tint = DIM if dim else mix(colour, PAPER, 0.25)
    then = capitalize(translate(action.then.text(), language))
    name = translate(action_name(action.id), language)
    return flow(
        [
            Run(f"{name} ", Style(size, tint, language, 700)),
            *cost_parts(action.cost, language, DIM if dim else GOLD),
            Run(then, Style(size, DIM if dim else PAPER, language)),
        ],
        ROOM - INDENT,
        size,
    )


@keep_images
def no_sign() -> Image.Image:
    """Nothing, before a line that belongs to the one above."""
    return Image.new("RGBA", (1, 1))


@keep_images
def number_sign(number: int, used: bool, *, pale: bool = False) -> Image.Image:
    """The number of an action; used ones are struck out. `pale`: it cannot be paid."""
    grey, wide = used or pale, 50
    fill, ink = (OBSIDIAN, DIM) if grey else (TEAL, OBSIDIAN)
    disc = f'<circle cx="50" cy="50" r="45" fill="{fill}" stroke="{DIM if grey else TEAL}" stroke-width="6"/>'
    with svg.keep_outline(svg.sprite(disc, wide)) as drawing:
        write(drawing, wide / 2, wide / 2, str(number), Style(36, ink, "en", 700), "middle")
    if used:
        drawing.alpha_composite(svg.sprite(f'<path d="M12 88 88 12" stroke="{PAPER}" stroke-width="10"/>', wide))
    return drawing
