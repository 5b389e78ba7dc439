"""The Crisis board: both rows with the value of the next slot, Crises in play with their conditions and penalties,
alerts, Catastrophes, Safe Havens."""

from __future__ import annotations

from PIL import Image

from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.constants import CATASTROPHES, CRISIS_SLOTS
from engine.voidfall.names import crisis_name, technology_name
from engine.voidfall.view import CooperationView, Progress, RowView, View
from engine.voidfall.vocabulary.terms import Resources
from engine.voidfall.vocabulary.words import amounts, crisis_type_name
from locales import translate
from render.kit import svg
from render.kit.palette import BRASS, MIST, PAPER
from render.kit.people import badge
from render.kit.picture import Scene
from render.kit.sprites import keep_images
from render.kit.text import Style, write, write_fit
from render.voidfall.cardframes import framed
from render.voidfall.certainty import house_note, house_sign
from render.voidfall.focuses import part_number
from render.voidfall.look import ALARM, CRISES, DIM, GOLD, NIGHT, TEAL, TEAL_LIGHT, VOID, VOID_LIGHT
from render.voidfall.objectives import of_seats
from render.voidfall.players import sign
from render.voidfall.sheets import (
    GAP,
    INNER,
    NUMBER,
    ROOM,
    Block,
    body,
    card,
    chip,
    heading,
    lines_of,
    paint_sheet,
    plate,
    words,
)
from render.voidfall.symbols import crisis_sign, resource, token

LEVELS = {0: "0", 1: "I", 2: "II", 3: "III"}
SLOT = (INNER - 3 * GAP) // CRISIS_SLOTS
SLOT_TALL = 214


def no_crises(view: View) -> Text:
    """Why there is no Crisis board: the game has none, or not before all houses are chosen."""
    return say("vf-pic-no-crises" if view.options.mode == "competitive" else "vf-pic-crises-later")


def paint_crises(scene: Scene) -> Image.Image:
    """The Crisis board of a cooperative or solo game; a second picture has the Crises in play."""
    view: View = scene.view
    coop, language = view.coop, scene.language
    if coop is None:
        return paint_sheet([card([words(no_crises(view), language, ROOM)])])
    known = in_play(coop)
    if part_number(scene) and known:
        return paint_sheet(
            [
                heading(say("vf-pic-in-play"), language),
                *[crisis_card(each, language, coop.progress.get(each), current=each == coop.current) for each in known],
                *house_note(known, language),
            ]
        )
    blocks = [
        heading(say("vf-pic-row-military"), language, military_note(coop, language)),
        row(coop.military, "military", language),
        heading(say("vf-pic-row-economic"), language, economic_note(coop, language)),
        row(coop.economic, "economic", language),
        heading(say("vf-pic-threats"), language),
        threats(view, coop, language),
    ]
    return paint_sheet(blocks)


def in_play(coop: CooperationView) -> list[str]:
    """The current Crisis, then those on the board."""
    first = [coop.current] if coop.current else []
    return [*first, *coop.military.crises, *coop.economic.crises]


# -- the rows --------------------------------------------------------------------------------------------------------


def military_note(coop: CooperationView, language: str) -> str:
    """What the row adds to every Skirmish now."""
    strengths = parts().crisis_board["military"].strengths
    return translate(
        say("vf-pic-row-strength", strength=strengths[min(coop.military.filled, len(strengths) - 1)]), language
    )


def economic_note(coop: CooperationView, language: str) -> str:
    """What every player pays now."""
    payments = parts().crisis_board["economic"].payments
    due = payments[min(coop.economic.filled, len(payments) - 1)]
    return translate(say("vf-pic-row-payment", cost=amounts(due)) if due else say("vf-pic-row-free"), language)


def row(given: RowView, kind: str, language: str) -> Block:
    """Four slots: Harbingers, Crises, and on the empty ones what they mean."""

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        for slot in range(CRISIS_SLOTS):
            draw_slot(canvas, given, kind, slot, x + slot * (SLOT + GAP), y, language)

    return Block(SLOT_TALL, draw)


def draw_slot(canvas: Image.Image, given: RowView, kind: str, slot: int, x: float, y: float, language: str) -> None:
    """One slot."""
    middle = x + SLOT / 2
    if slot < given.harbingers:
        svg.stamp(canvas, plate(SLOT, SLOT_TALL, VOID_LIGHT, 4), x, y)
        svg.stamp_at(canvas, token("harbinger", 92), middle, y + SLOT_TALL / 2)
        return
    if slot < given.filled:
        crisis = given.crises[slot - given.harbingers]
        record = parts().crisis_cards[crisis]
        svg.stamp(canvas, plate(SLOT, SLOT_TALL, CRISES[record.type].colour, 4), x, y)
        svg.stamp_at(canvas, crisis_sign(record.type, 54), x + 42, y + 42)
        write(canvas, x + SLOT - 22, y + 42, LEVELS[record.level], Style(NUMBER, GOLD, "en", 700), "right")
        size = body(language)
        style = Style(size, PAPER, language, 600)
        for number, line in enumerate(lines_of(translate(crisis_name(crisis), language), style, SLOT - 30)[:3]):
            write_fit(canvas, x + 16, y + 96 + number * 42, line, style, SLOT - 28, size)
        return
    following = slot == given.filled
    svg.stamp(canvas, plate(SLOT, SLOT_TALL, TEAL if following else DIM, 4 if following else 2, "14 10"), x, y)
    draw_value(canvas, kind, slot, middle, y + SLOT_TALL / 2, following)


def draw_value(canvas: Image.Image, kind: str, slot: int, x: float, y: float, following: bool) -> None:
    """What an empty slot means while it is the leftmost one."""
    board = parts().crisis_board
    if kind == "military":
        colour = PAPER if following else DIM
        svg.stamp_at(canvas, sign("crossed-swords", 50, VOID_LIGHT if following else DIM), x - 36, y)
        write(canvas, x + 4, y, f"+{board['military'].strengths[slot]}", Style(42, colour, "en", 700))
        return
    draw_payment(canvas, board["economic"].payments[slot], x, y, following)


def draw_payment(canvas: Image.Image, due: Resources, x: float, y: float, bright: bool) -> None:
    """Resources to be paid."""
    shown = [(kind, count) for kind, count in due]
    if not shown:
        write(canvas, x, y, "0", Style(42, PAPER if bright else DIM, "en", 700), "middle")
        return
    pace = min(78.0, (SLOT - 20) / len(shown))
    left = x - (len(shown) - 1) * pace / 2
    for number, (kind, count) in enumerate(shown):
        at = left + number * pace
        svg.stamp_at(canvas, resource(kind, 46), at - 14, y)
        write(canvas, at + 12, y, str(count), Style(NUMBER, PAPER if bright else DIM, "en", 700))


# -- the rest --------------------------------------------------------------------------------------------------------


def crisis_card(
    crisis: str, language: str, progress: tuple[Progress, ...] | None = None, *, current: bool = False
) -> Block:
    """A Crisis: how it is solved, how far each player is, the penalty."""
    record = parts().crisis_cards[crisis]
    mark = [chip(translate(say("vf-pic-current"), language), GOLD, language)] if current else []
    lines = [words(say("vf-pic-solved-by", deed=record.solution.text()), language, ROOM)]
    if progress:
        lines.append(of_seats(progress, language, ROOM))
    lines.append(words(say("vf-pic-penalty", effect=record.penalty.text()), language, ROOM, colour=ALARM))
    return framed(
        crisis_name(crisis),
        CRISES[record.type],
        lines,
        language,
        right=[*mark, *house_sign(crisis), chip(LEVELS[record.level], TEAL_LIGHT, "en")],
        note=translate(crisis_type_name(record.type), language),
        line=6 if current else 3,
    )


def threats(view: View, coop: CooperationView, language: str) -> Block:
    """Alert and Alert deck, Catastrophes, Harbingers in the supply, Safe Havens, consumed Technologies."""
    lines = [
        words(say("vf-pic-alert", alert=alert_text(view, coop)), language, ROOM, colour=GOLD),
        words(say("vf-pic-alert-deck", cards=deck_texts(coop)), language, ROOM, colour=MIST),
        signs_line(
            say("vf-pic-catastrophes"), [token_or_hole(n < coop.catastrophes) for n in range(CATASTROPHES)], language
        ),
    ]
    for number, haven in enumerate(coop.havens, start=1):
        built = [badge(seat, 64) for seat in haven.cubes] + [hole()] * (haven.size - len(haven.cubes))
        lines.append(signs_line(say("vf-pic-haven", number=number), built, language))
    left = [token("harbinger", 50)] * coop.harbingers
    lines.append(signs_line(say("vf-pic-harbingers-left"), left, language))
    names: list[Text] = [consumed_name(each) for each in coop.consumed]
    if names:
        lines.append(words(say("vf-pic-consumed", technologies=names), language, ROOM, colour=VOID_LIGHT))
    return card(lines, colour=VOID)


def alert_text(view: View, coop: CooperationView) -> Text:
    """The Alert card of the round."""
    if not coop.alert:
        return say("vf-pic-alert-none")
    war = parts().war_cards.get(coop.alert)
    if war is None:
        return say("vf-pic-situation", level=LEVELS[int(coop.alert)])
    return say("vf-pic-war", strength=war.modifiers[view.cycle - 1])


def deck_texts(coop: CooperationView) -> list[Text]:
    """`2 Situation II`, `1 War`."""
    found: list[Text] = []
    for kind, count in coop.alerts.items():
        if kind == "war":
            found.append(say("vf-pic-alerts-war", count=count))
        else:
            found.append(say("vf-pic-alerts-situation", level=LEVELS[int(kind)], count=count))
    return found or [say("vf-pic-none")]


def consumed_name(given: str) -> Text:
    """A Technology beside the board; an Improved one is marked."""
    name = technology_name(given.removesuffix("+"))
    return say("vf-pic-improved-name", name=name) if given.endswith("+") else name


def signs_line(title: Text, signs: list[Image.Image], language: str) -> Block:
    """A title, and signs in a row behind it."""
    tall = 66
    label, size = 500, body(language)

    def draw(canvas: Image.Image, x: float, y: float) -> None:
        write_fit(canvas, x, y + tall / 2, translate(title, language), Style(size, PAPER, language), label - 16, size)
        pace = min(60.0, (ROOM - label) / max(1, len(signs)))
        for number, drawing in enumerate(signs):
            svg.stamp_at(canvas, drawing, x + label + (number + 0.5) * pace, y + tall / 2)

    return Block(tall, draw)


def token_or_hole(taken: bool) -> Image.Image:
    """A Catastrophe, or the place of one."""
    return token("catastrophe", 50) if taken else hole()


@keep_images
def hole() -> Image.Image:
    """An empty place."""
    return svg.sprite(
        f'<circle cx="50" cy="50" r="40" fill="{NIGHT}" stroke="{BRASS}" stroke-width="6" stroke-dasharray="14 9"/>', 46
    )
