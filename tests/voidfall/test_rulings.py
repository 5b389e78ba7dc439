"""Rulings and procedures that concern several rooms of the rules (sections 9 and 13 of the fact sheet)."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.title import Setup
from engine.voidfall.components import parts
from engine.voidfall.coop.crises import reveal
from engine.voidfall.costs.actions import times_at_once
from engine.voidfall.counts import passes_filter
from engine.voidfall.map.sectors import controlled_sectors
from engine.voidfall.setup.houses import hand_of
from engine.voidfall.state import State, Turn
from engine.voidfall.steps.evaluation import begin_evaluation
from engine.voidfall.steps.preparation import begin_preparation
from engine.voidfall.title import Voidfall
from engine.voidfall.turn.selection import playable_agendas
from engine.voidfall.vocabulary.cards import DiscardFocus
from engine.voidfall.vocabulary.economy import GainTradeTokens
from engine.voidfall.vocabulary.filters import ExactPopulation, Population
from engine.voidfall.vocabulary.places import AdjacentVoidborn, Pieces
from engine.voidfall.vocabulary.void import Place
from tests.voidfall.coop.tables import board_of, together
from tests.voidfall.positions import A, give, play, position, put


def focus_cards_left(event: str, house: str) -> int:
    """How many cards of a House can be played in the Cycle of an event."""
    known = parts()
    record = known.events[event]
    gone = {kind for frame in record.frames if isinstance(frame.then, DiscardFocus) for kind in frame.then.types}
    cards = [known.focus_cards[card] for card in hand_of(house)]
    return sum(card.from_cycle <= record.cycle and (card.replaces or card.type) not in gone for card in cards)


def test_there_is_a_focus_card_for_every_round() -> None:
    """Ruling 1; P57: the tutorial leaves exactly enough."""
    for name, event in parts().events.items():
        too_few = [house for house in parts().houses if focus_cards_left(name, house) < event.rounds]
        assert too_few == [], name


@pytest.mark.parametrize(("card", "times"), [("progress", 2), ("politics", 2), ("conquest", 1), ("development", 2)])
def test_a_technology_marked_preferred_goes_with_every_preferred_focus(card: str, times: int) -> None:
    """Ruling 6: Valnis prefers Progress and Politics; Improved Robotics also names Development."""
    st = position("valnis")
    give(st, A, technologies="robotics+")
    st.turn = Turn(A, card=card)
    assert times_at_once(st, A, parts().focus_cards[card]) == times


def test_trade_tokens_may_exceed_what_can_be_kept_within_the_turn() -> None:
    """Ruling 15."""
    st = position()
    st.ladder = [1, 1, 1, 1, 1, 1]
    play(st, GainTradeTokens(4, bonus=False))
    assert st.players[A].trade == 4


def test_an_agenda_of_the_start_effects_can_be_played_in_the_first_turn() -> None:
    """Ruling 19."""
    st = position()
    st.cycle = st.round = 1
    give(st, A, agendas=["W1", "S1"])
    assert playable_agendas(st, Turn(A, card="development")) == ["W1"]


def test_six_or_more_is_six_and_exactly_five_is_not_six() -> None:
    """Ruling 22."""
    st = position()
    put(st, "2b", population=6)
    assert passes_filter(st, "2b", Population(6))
    assert not passes_filter(st, "2b", ExactPopulation(5))
    put(st, "2b", population=5)
    assert not passes_filter(st, "2b", Population(6))
    assert passes_filter(st, "2b", ExactPopulation(5))


def test_a_player_without_any_cube_still_has_the_home_sector() -> None:
    """Ruling 25: nobody is eliminated."""
    st = position()
    put(st, "2a", fleets={})
    put(st, "2b", owner=None, fleets={})
    assert controlled_sectors(st, A) == ["2a"]


def test_the_seats_of_the_map_are_dealt_at_random() -> None:
    """Ruling 28."""
    title = Voidfall()
    options = title.meta.settle_options({"scenario": "X03"})
    seatings = {tuple(title.new(Setup(4, options), Chance(f"seats{number}")).seating) for number in range(20)}
    assert len(seatings) > 5
    assert {"".join(sorted(seating)) for seating in seatings} == {"abcd"}


@pytest.mark.parametrize("begin", [begin_preparation, begin_evaluation])
def test_preparation_and_evaluation_are_a_turn_each_for_limits_per_turn(begin: object) -> None:
    """P50."""
    st: State = position()
    st.span.overproduced = [A, A]
    st.span.used = ["0:cloning:0"]
    begin(st)  # type: ignore[operator]  # one of the two functions
    assert (st.span.overproduced, st.span.used) == ([], [])


def test_tokens_on_a_sector_have_no_limit_and_glory_lies_face_up() -> None:
    """P53."""
    st = position()
    before = st.sectors["1a"].bounty, st.sectors["1a"].reclaim
    for _ in range(3):
        play(st, Place(AdjacentVoidborn(), Pieces(bounty=1, reclaim=1, glory=3)), "at:1a", forced=True)
    sector = st.sectors["1a"]
    assert (sector.bounty, sector.reclaim) == (before[0] + 3, before[1] + 3)
    assert sector.glory.count(3) >= 3


def test_without_a_crisis_of_the_level_none_is_revealed() -> None:
    """P76: neither the deck nor its discards have one."""
    st = together()
    board = board_of(st)
    board.current, board.decks["2"], board.discards["2"] = "", [], []
    reveal(st, "2")
    assert board.current == ""
