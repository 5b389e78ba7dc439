"""Driving the course of a game in tests: turns with a given hand, answers by key, unit after unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.decision import Ask, AskEach, Roll
from engine.voidfall.checks import check
from engine.voidfall.components import parts
from engine.voidfall.course import next_unit
from engine.voidfall.setup.decks import lay_out_agendas, lay_out_tokens
from engine.voidfall.setup.houses import hand_of
from engine.voidfall.state import State, Turn
from engine.voidfall.steps import turn as steps
from tests.voidfall.positions import A, position


def focus(*houses: str, event: str = "1B", cycle: int = 1, **more: Any) -> State:
    """A position in round 1 of a Cycle with all cards of the houses in hand, decks of Agendas and an event."""
    st = position(*houses, **more)
    st.cycle, st.event, st.round, st.active = cycle, event, 1, 0
    st.piles = [[], [], []]
    for player in st.players:
        player.hand = hand_of(player.house)
    lay_out_agendas(st)
    lay_out_tokens(st)
    return st


def turn(st: State, card: str, seat: int = A, **fields: Any) -> Turn:
    """The turn of a seat with this card, which it has in hand."""
    st.turn = Turn(seat, card=card, **fields)
    st.active = st.order.index(seat)
    st.players[seat].hand.remove(card)
    st.step = steps.ACTIONS
    return st.turn


def hold(st: State, seat: int, *agendas: str) -> None:
    """Agendas of the decks and offers come into the hand of a seat."""
    for agenda in agendas:
        kind = parts().agendas[agenda].type
        deck = st.decks[kind]
        if st.offers[kind] == agenda:
            st.offers[kind] = deck.pop()
        else:
            deck.remove(agenda)
        st.players[seat].agendas.append(agenda)


def tokens(st: State, seat: int, count: int) -> None:
    """Trade tokens of the ladder come to a seat, the lowest first."""
    for _ in range(count):
        space = max(space for space, there in enumerate(st.ladder) if there)
        st.ladder[space] -= 1
        st.players[seat].trade += 1


def go(st: State, *answers: str, dice: Sequence[Sequence[Any]] = ()) -> list[Ask]:
    """Play on with these answers, each a key, until they are used up and something else is asked. All questions that
    were answered, and last the one that is open. The invariants hold at every question."""
    asked: list[Ask] = []
    left, rolls = list(answers), list(dice)
    while st.outcome is None:
        unit = next_unit(st)
        value: Any = None
        while True:
            try:
                request = unit.send(value)
            except StopIteration:
                break
            if isinstance(request, AskEach):
                value = {}
                for seat, procedure in request.procedures.items():
                    value[seat] = beside(procedure, left, asked)
                continue
            if isinstance(request, Roll):
                value = tuple(rolls.pop(0)) if rolls else tuple(next(iter(request.faces)) for _ in range(request.times))
                continue
            assert isinstance(request, Ask)
            check(st)
            asked.append(request)
            if not left:
                return asked
            value = answer_to(request, left.pop(0))
    assert not left, f"the game is over, and these are left: {left}"
    return asked


def beside(procedure: Any, left: list[str], asked: list[Ask]) -> Any:
    """One seat of several that decide side by side; without further answers it takes the default."""
    value: Any = None
    while True:
        try:
            request = procedure.send(value)
        except StopIteration as stop:
            return stop.value
        asked.append(request)
        value = answer_to(request, left.pop(0) if left else request.default[0])


def answer_to(ask: Ask, key: str) -> Any:
    """The value of an answer, which must be possible."""
    assert key in ask.options.keys, f"{ask.about.key}: {key} is not among {ask.options.keys}"
    _ = ask.options.all
    return ask.value_of((key,))


def keys(ask: Ask) -> set[str]:
    """What can be answered."""
    return set(ask.options.keys)
