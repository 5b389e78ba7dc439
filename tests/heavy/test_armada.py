"""The heavy title keeps the contract of all titles, and has the intended size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from statistics import mean

import pytest

from engine.core.chance import Chance
from engine.core.decision import Ask
from engine.core.saved import encode
from scripts.games import Table, ask_of, moves
from tests.contract import test_contract as contract
from tests.contract.games import name, tables
from tests.heavy.armada import PIECES, Armada

ARMADA = Armada()
SEATS = range(ARMADA.meta.least_players, ARMADA.meta.most_players + 1)
LAWS = (
    contract.test_a_whole_game_keeps_the_laws,
    contract.test_every_option_of_the_opening_can_be_taken,
    contract.test_nothing_hidden_shows,
    contract.test_what_was_shown_cannot_be_taken_back,
    contract.test_two_runs_are_equal,
    contract.test_another_seed_is_another_game,
)


@pytest.mark.parametrize("table", [table for table in tables((ARMADA,)) if not table.options], ids=name)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("test_"))
def test_the_contract_is_kept(law: Callable[[Table], None], table: Table):
    law(table)


def test_a_game_ends_for_the_reasons_that_all_games_have():
    contract.test_resigning_ends_a_game_for_two_and_agreeing_any_game(ARMADA)
    contract.test_a_game_that_is_abandoned_is_over_and_nobody_wins(ARMADA)


@pytest.mark.parametrize("players", [seats for seats in SEATS if seats > 2])
def test_a_party_plays_on_without_the_seat_that_resigned(players: int):
    contract.test_a_party_plays_on_without_the_seat_that_resigned(ARMADA, players)
    contract.test_the_last_seat_that_has_not_resigned_wins_unless_all_win_together(ARMADA, players)


@pytest.mark.parametrize("players", SEATS)
def test_it_has_the_sizes_of_a_large_title(players: int):
    session = Table(ARMADA, players, {}, "sizes").begin()
    actions, several, turns = [], 0, Counter[tuple[int, int]]()
    for seat, keys in moves(session, Chance("sizes")):
        ask = ask_of(session, seat)
        several += ask.most > 1
        if is_action(ask):
            actions.append(len(ask.options))
            turns[session.state.round, seat] += 1
        session.submit(seat, keys)
        assert len(session.state.pieces) == PIECES
        assert len(encode(session.state)) > 12_000
    assert mean(actions) > 90
    assert mean(turns.values()) > 3, "a turn is several units"
    assert several > 5


def is_action(ask: Ask) -> bool:
    return ask.about.key == "armada-ask-action"


def test_a_turn_is_undone_over_its_units():
    session = Table(ARMADA, 3, {}, "undo").begin()
    before = [session.digest()]
    trades = [option.key for option in ask_of(session, 0).options if option.key.startswith("trade:")]
    for key in trades[:1] + trades[2:3]:
        session.submit(0, (key,))
        before.append(session.digest())
    assert session.units == 3
    for digest in reversed(before[:-1]):
        session.undo(0)
        assert session.digest() == digest
    assert not session.can_undo(0)


def test_the_deck_and_other_hands_are_hidden():
    session = Table(ARMADA, 4, {}, "hidden").begin()
    view = session.view(1)
    assert view.hand == tuple(session.state.players[1].hand)
    assert session.view(None).hand is None
    fork = session.fork(0, Chance("another deal"))
    assert fork.state.players[0].hand == session.state.players[0].hand
    assert fork.state.deck != session.state.deck
