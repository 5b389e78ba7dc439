"""What a seat sees and what it must imagine (P71)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.saved import decode, encode
from engine.core.title import replace_fields
from engine.voidfall.components import parts
from engine.voidfall.hidden_info import imagine, private, public
from engine.voidfall.state import State
from engine.voidfall.tasks import KeepAgenda, OrderEvents
from engine.voidfall.view import View
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, Mode
from tests.voidfall.mid_game import mid_game

TABLES: tuple[tuple[int, Mode], ...] = (
    (2, "competitive"),
    (3, "competitive"),
    (4, "competitive"),
    (2, "coop"),
    (3, "coop"),
    (4, "coop"),
    (1, "solo"),
)


def with_secrets(seats: int, mode: Mode) -> State:
    """A game in which the first seat keeps an Agenda and the last one looks at events."""
    st = mid_game(seats, mode)
    st.tasks.append(KeepAgenda(0, "wealth", [st.decks["wealth"].pop(), st.decks["wealth"].pop()]))
    st.tasks.append(OrderEvents(seats - 1, [st.piles[2].pop(), st.piles[2].pop()]))
    return st


def view(st: State, seat: int) -> View:
    """The view of a seat."""
    found: View = replace_fields(public(st), private(st, seat))
    return found


def imagined(st: State, seat: int, seed: str) -> State:
    """A copy of the state with everything dealt anew that is hidden from the seat."""
    copy = decode(State, encode(st))
    imagine(copy, seat, Chance(seed))
    return copy


def cards(st: State) -> Counter[str]:
    """All cards that may be hidden, wherever they are."""
    held: list[Any] = [*st.decks.values(), *st.piles, st.later, *(player.agendas for player in st.players)]
    held += [task.drawn for task in st.tasks if isinstance(task, KeepAgenda)]
    held += [task.events for task in st.tasks if isinstance(task, OrderEvents)]
    if st.coop is not None:
        held += [*st.coop.decks.values(), st.coop.focus_deck, st.coop.alerts, st.coop.wars]
    return Counter(card for each in held for card in each)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_a_view_depends_on_nothing_that_is_hidden(seats: int, mode: Mode) -> None:
    """P71: dealing anew what a seat cannot know changes neither its view nor the public one."""
    st = with_secrets(seats, mode)
    for seat in range(seats):
        for seed in ("one", "two"):
            other = imagined(st, seat, seed)
            assert view(other, seat) == view(st, seat)
            assert public(other) == public(st)


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_what_is_imagined_has_the_same_cards(seats: int, mode: Mode) -> None:
    """P71: hidden cards change places, none is lost or made; hands have the same backs, decks one type of card."""
    st = with_secrets(seats, mode)
    types = parts().agendas
    for seat in range(seats):
        other = imagined(st, seat, "one")
        assert cards(other) == cards(st)
        for before, after in zip(st.players, other.players, strict=True):
            assert [types[each].type for each in after.agendas] == [types[each].type for each in before.agendas]
        for kind in AGENDA_TYPES:
            assert {types[each].type for each in other.decks[kind]} <= {kind}
        for cycle, pile in enumerate(other.piles, start=1):
            assert {parts().events[each].cycle for each in pile} <= {cycle}


def test_what_is_hidden_is_dealt_anew() -> None:
    """P71: hands of others, what they have drawn and look at, decks and piles differ in some imagined game; what is the
    seat's own is the same in all."""
    st = with_secrets(2, "coop")
    st.players[0].agendas = [st.decks["might"].pop(), st.decks["support"].pop()]
    st.players[1].agendas = [st.decks["might"].pop(), st.decks["support"].pop()]

    def hidden(other: State) -> tuple[Any, ...]:
        keep, look = other.tasks[-2:]
        assert isinstance(keep, KeepAgenda)
        assert isinstance(look, OrderEvents)
        assert other.coop is not None
        return (
            other.players[0].agendas,
            keep.drawn,
            look.events,
            other.decks,
            other.piles,
            other.later,
            other.coop.decks,
            other.coop.focus_deck,
            other.coop.alerts,
            other.coop.wars,
        )

    seeds = [f"deal {number}" for number in range(12)]
    games = [hidden(imagined(st, 1, seed)) for seed in seeds]
    differ = [any(game[number] != hidden(st)[number] for game in games) for number in range(len(games[0]))]
    assert differ == [True, True, False, *[True] * 7]
    mine = [imagined(st, 1, seed).players[1].agendas for seed in seeds]
    assert all(each == st.players[1].agendas for each in mine)


def test_a_seat_sees_its_own_secrets_only() -> None:
    """P71: the hand, the drawn Agendas and the events looked at are in the view of their owner and in no other."""
    st = with_secrets(3, "competitive")
    st.players[1].agendas = ["D1"]
    drawn = next(tuple(task.drawn) for task in st.tasks if isinstance(task, KeepAgenda))
    events = next(tuple(task.events) for task in st.tasks if isinstance(task, OrderEvents))
    seen = [(view(st, seat).drawn, view(st, seat).peeked) for seat in range(3)]
    assert seen == [(drawn, None), (None, None), (None, events)]
    assert [view(st, seat).agendas for seat in range(3)] == [tuple(player.agendas) for player in st.players]
    shown = public(st)
    assert (shown.seat, shown.agendas, shown.drawn, shown.peeked) == (None, None, None, None)
    assert shown.players[1].hand_types == ("dominance",)
