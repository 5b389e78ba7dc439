"""How many invasions a seat can still make: with what its turn still allows, with the cards in its hand, later."""

from __future__ import annotations

from functools import lru_cache

from engine.voidfall.components import parts
from engine.voidfall.constants import CYCLES
from engine.voidfall.costs.actions import action_cost
from engine.voidfall.costs.payable import what_is_lacking
from engine.voidfall.prospects.horizon import own_turn, rounds_of
from engine.voidfall.records.cards import FocusCard
from engine.voidfall.state import State, Turn
from engine.voidfall.turn.moves import actions_allowed, card_of
from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.effects import AllOf, AndOr, Effect, If, Invade, OneOf, Pay, Repeat, Sequence
from engine.voidfall.vocabulary.terms import AgendaType

EFFECTS_REMEMBERED = 1024
PER_CYCLE = 2.5
"""Invasions that a seat makes in a Cycle to come, if it cares."""
SHARED = 0.5
"""As how many cards of its own a Heroic or Joint card counts that it might take."""


def invades(effect: Effect | None) -> bool:
    """Whether an invasion is among what an effect offers."""
    return offers(effect, Invade)


@lru_cache(maxsize=EFFECTS_REMEMBERED)
def offers(effect: Effect | None, kind: type[EffectRecord]) -> bool:
    """Whether an effect of this kind is among what an effect offers."""
    match effect:
        case AndOr(several) | OneOf(several) | AllOf(several) | Sequence(several):
            return any(offers(each, kind) for each in several)
        case If(_, then, otherwise):
            return offers(then, kind) or offers(otherwise, kind)
        case Pay(_, then) | Repeat(_, then):
            return offers(then, kind)
    return isinstance(effect, kind)


def openings_now(st: State, seat: int) -> int:
    """The invasions that the seat can pay for in the turn that it is in the middle of."""
    turn = own_turn(st, seat)
    if turn is None or not turn.card:
        return 0
    kind = parts().agendas[turn.agenda].type if turn.agenda and not turn.agenda_used else None
    return _invading_actions(st, turn) + (kind is not None and _agenda_invades(kind))


def _invading_actions(st: State, turn: Turn) -> int:
    """How many actions of the Focus card that are left invade."""
    card, used = card_of(turn), len(turn.actions)
    left = [each for number, each in enumerate(card.actions, 1) if number not in turn.actions and invades(each.then)]
    if not left or used >= actions_allowed(st, turn):
        return 0
    return sum([what_is_lacking(st, turn.seat, action_cost(st, turn.seat, card, each)) is None for each in left])


def openings_later(st: State, seat: int) -> float:
    """The invasions that its hand allows in the rounds left, and those of the Cycles to come."""
    later = PER_CYCLE * (CYCLES - st.cycle)
    if st.phase == "evaluation":
        return later
    player, known = st.players[seat], parts()
    hand = [known.focus_cards[card] for card in player.hand]
    found = float(sum([_card_invades(card) for card in hand]))
    if st.coop is not None:
        found += SHARED * sum([_card_invades(known.focus_cards[card]) for card in st.coop.offer])
    kinds = [kind for agenda in player.agendas if _agenda_invades(kind := known.agendas[agenda].type)]
    found += min(len(kinds), sum([any(kind in card.agendas for kind in kinds) for card in hand]))
    return later + min(found, rounds_of(st) - st.round if st.phase == "focus" else PER_CYCLE)


def _card_invades(card: FocusCard) -> bool:
    return any(invades(each.then) for each in card.actions)


def _agenda_invades(kind: AgendaType) -> bool:
    return invades(parts().agenda_types[kind].then)
