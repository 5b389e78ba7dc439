"""Answers of Voidfall that one tap or one choice gives together: an action with its parts, several moves."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.ui.controls import BETWEEN_KEYS, OPTION_TEXT
from cogs.ui.presentation import AtOnce
from engine.core.decision import Ask, Option
from engine.core.text import Text, say
from engine.voidfall.components import parts
from engine.voidfall.questions import Question
from engine.voidfall.resolve.combined import ALL
from engine.voidfall.view import View
from engine.voidfall.vocabulary.effects import AndOr, Effect, OneOf, Pay

NONE = "none"
PAYMENTS = frozenset(
    {
        Question.RECALL,
        Question.CORRUPTION_PAID,
        Question.PAY_ANY,
        Question.PAYMENT,
        Question.SWAP,
        Question.DESTROY,
        Question.DISCARD_AGENDA,
        Question.DISCARD_GLORY,
        Question.LOWER_POPULATION,
    }
)
"""What may be asked about a payment before the parts of an action."""
MOST = 25
"""The choices of a menu."""


def ways(option: Option, view: View) -> tuple[tuple[str, Text], ...]:
    """What can be answered with an action: that all its parts are done in the order of the card, or which one of them
    is. Each as the answer to the next question, and what the button says then."""
    match effect_of(option.key, view):
        case AndOr(effects) if not any(isinstance(each, Pay) for each in effects):
            return ((ALL, option.label),)
        case OneOf(effects):
            each = enumerate(effects, 1)
            return tuple([(f"part:{n}", say("vf-move-way", move=option.label, way=way.text())) for n, way in each])
    return ()


def effect_of(key: str, view: View) -> Effect | None:
    """What an action of the Focus card or of the Agenda of the turn does."""
    verb, _, name = key.partition(":")
    turn = view.turn
    if turn is not None and verb == "act" and turn.card:
        return next((each.then for each in parts().focus_cards[turn.card].actions if each.id == name), None)
    if turn is not None and verb == "use" and turn.agenda:
        return parts().agenda_types[parts().agendas[turn.agenda].type].then
    return None


def at_once(ask: Ask, view: View) -> tuple[AtOnce, ...]:
    """Menus below a question: actions of which not all is done, or in another order; several cubes that move."""
    if ask.kind == Question.MOVE:
        whole = [option for option in ask.options if any(then == ALL for then, _ in ways(option, view))]
        partly = tuple([((option.key,), option.label, option.detail) for option in whole])
        return (AtOnce(say("vf-at-once-parts"), partly),) if partly else ()
    if ask.kind == Question.REGROUP:
        several = tuple(_moves_together(ask, view))
        return (AtOnce(say("vf-at-once-moves"), several[:MOST]),) if several else ()
    return ()


def _moves_together(ask: Ask, view: View) -> Iterator[tuple[tuple[str, ...], Text, Text | None]]:
    """Each move as often as there are cubes for it and moves are left, and with it the end of regrouping."""
    for option in ask.options:
        verb, *cube = option.key.split(":")
        if verb != "move" or len(cube) != 3:
            continue
        kind, start, _ = cube
        sector = view.sectors[start]
        there = next((count for fleet, count in sector.fleets.items() if fleet == kind), 0)
        stays = 0 if sector.home == ask.seat else 1
        for times in range(1, min(ask.left, there, sector.cubes - stays) + 1):
            ends = () if times == ask.left or ask.option(NONE) is None else (NONE,)
            keys = (option.key,) * times + ends
            if len(keys) > 1 and len(BETWEEN_KEYS.join(keys)) <= OPTION_TEXT:
                yield keys, say("vf-at-once-times", n=times, move=option.label, ends="yes" if ends else "no"), None
