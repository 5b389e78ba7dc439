"""Agendas, Technologies, preferred actions, events looked at (P3, P17, P32, P33, P57, 1.1, 1.3, section 4, 13.7)."""

from __future__ import annotations

import pytest

from engine.voidfall.changes.cards import basic_choices, discard_agenda, gain_basic, improved_choices
from engine.voidfall.components import parts
from engine.voidfall.flow.flow import Flow, begin_unit
from engine.voidfall.mat import agendas_in_play, corruptible_slots, improved_limit, technology_limit, trade_storage
from engine.voidfall.resolve.registry import possible
from engine.voidfall.run import run
from engine.voidfall.state import Copies, Slot, State, Turn
from engine.voidfall.tasks import KeepAgenda, OrderEvents, Scope
from engine.voidfall.vocabulary.cards import (
    CorruptOffer,
    DiscardFocus,
    EvaluateAgenda,
    GainAgenda,
    GainTechnology,
    PeekEvents,
    PreferredAction,
)
from engine.voidfall.vocabulary.costs import PayResources
from engine.voidfall.vocabulary.lasting import PreferredCost, PreferredSurcharge
from engine.voidfall.vocabulary.terms import Resources
from tests.voidfall.positions import SOURCE, A, B, answer, drive, give, play, position, put, resolve_unasked, set_rules


@pytest.fixture
def st() -> State:
    """One Agenda of each type face up, two more in each deck; four Technologies, two of them with the copy that gives
    Influence; three Improved ones are face up, and not blocked."""
    st = position()
    st.offers = {"dominance": "D1", "support": "S1", "might": "M1", "wealth": "W1"}
    st.decks = {
        "dominance": ["D3", "D2"],
        "support": ["S3", "S2"],
        "might": ["M3", "M2"],
        "wealth": ["W3", "W2"],
    }
    st.display = {
        "data_refinery": Copies(2, first=True),
        "robotics": Copies(1, first=False),
        "shields": Copies(1, first=False),
        "purifier": Copies(2, first=True),
    }
    st.improved = ["data_refinery", "purifier", "robotics"]
    st.blocked = False
    return st


# -- Agendas ---------------------------------------------------------------------------------------------------------


def test_an_agenda_of_any_type(st: State) -> None:
    """P32: each type with its face-up card and its deck."""
    asked = play(st, GainAgenda(), "agenda:S1")
    assert asked[0].options.keys == (
        *("agenda:D1", "draw:dominance", "agenda:S1", "draw:support"),
        *("agenda:M1", "draw:might", "agenda:W1", "draw:wealth", "none"),
    )
    assert st.players[A].agendas == ["S1"]
    assert (st.offers["support"], st.decks["support"]) == ("S2", ["S3"])
    assert st.revealed == 1  # the next card was turned up


def test_an_agenda_of_given_types(st: State) -> None:
    """P32: of one of these types."""
    asked = play(st, GainAgenda(("might", "wealth")), "none")
    assert asked[0].options.keys == ("agenda:M1", "draw:might", "agenda:W1", "draw:wealth", "none")
    assert st.players[A].agendas == []


def test_two_are_drawn_and_one_is_kept(st: State) -> None:
    """P32: the other goes under the deck, face down, and nothing is reshuffled."""
    st.decks["might"] = ["M5", "M4", "M3", "M2"]
    asked = play(st, GainAgenda(("might",)), "draw:might", "agenda:M3")
    assert asked[1].options.keys == ("agenda:M2", "agenda:M3")
    assert st.players[A].agendas == ["M3"]
    assert st.decks["might"] == ["M2", "M5", "M4"]
    assert st.offers["might"] == "M1"


def test_agendas_drawn_stay_known_to_the_state_while_they_are_chosen_from(st: State) -> None:
    """P71: what was drawn is a task of the seat until it is put away, in a unit of the session of its own."""
    begin_unit(st, A, SOURCE, GainAgenda(("might",)))
    drive(run(st), ["draw:might"], [], [])
    assert isinstance(st.tasks[-1], KeepAgenda)
    assert st.tasks[-1].drawn == ["M2", "M3"]
    waiting = run(st)
    next(waiting)
    assert isinstance(st.tasks[-1], KeepAgenda)


def test_a_single_agenda_of_a_deck(st: State) -> None:
    """P32: one, if only one is left; without a face-up card and a deck the type cannot be chosen."""
    st.decks["might"] = ["M2"]
    play(st, GainAgenda(("might",)), "draw:might")
    assert st.players[A].agendas == ["M2"]
    play(st, GainAgenda(("might",)), "agenda:M1")
    assert st.offers["might"] == ""
    assert not possible(st, A, GainAgenda(("might",)), Scope())
    resolve_unasked(st, GainAgenda(("might",)))
    assert possible(st, A, GainAgenda(), Scope())


def test_the_top_card_of_a_deck(st: State) -> None:
    """P5, App-6: Thegwyn B starts with the top card of the Might deck."""
    asked = play(st, GainAgenda(("might",), top_card=True), "draw:might")
    assert asked[0].options.keys == ("draw:might", "none")
    assert st.players[A].agendas == ["M2"]
    assert st.decks["might"] == ["M3"]


@pytest.mark.parametrize("keys", [["agenda:M1"], ["draw:might", "agenda:M2"]])
def test_corruption_of_an_offer_comes_with_its_agenda(st: State, keys: list[str]) -> None:
    """1.3, P32: in both cases; it is placed as any other."""
    st.offer_corruption = ["might"]
    asked = play(st, GainAgenda(("might",)), *keys, "track:economy")
    assert "none" not in asked[-1].options.keys
    assert st.players[A].track_corruption == [False, False, True]
    assert st.offer_corruption == []


def test_corruption_without_a_place_stays_on_the_offer(st: State) -> None:
    """P32 (H)."""
    st.offer_corruption = ["might"]
    put(st, "2b", corrupted=True)
    full = [Slot(corrupted=True), Slot(corrupted=True), Slot(corrupted=True)]
    give(st, A, track_corruption=[True, True, True], slots=full)
    play(st, GainAgenda(("might",)), "agenda:M1")
    assert st.offer_corruption == ["might"]


def test_corruption_is_put_on_offers(st: State) -> None:
    """1.3: ignored where one lies."""
    resolve_unasked(st, CorruptOffer("might"))
    resolve_unasked(st, CorruptOffer("might"))
    assert st.offer_corruption == ["might"]
    asked = play(st, CorruptOffer("chosen"), "offer:wealth", forced=True)
    assert asked[0].options.keys == ("offer:dominance", "offer:support", "offer:wealth")
    resolve_unasked(st, CorruptOffer("all"))
    assert sorted(st.offer_corruption) == ["dominance", "might", "support", "wealth"]


def test_an_agenda_is_discarded_under_its_deck(st: State) -> None:
    """Section 4."""
    discard_agenda(st, "M1")
    assert st.decks["might"] == ["M1", "M3", "M2"]


def test_an_agenda_is_scored_now(st: State) -> None:
    """Section 4: a Pure one in play, not the starting one; it stays. W8: 4 for four Pure sectors, 2 and 3 for each
    Technology."""
    give(st, A, slots=[Slot("W8"), Slot("D1", corrupted=True), Slot()], technologies="shields robotics purifier+")
    asked = play(st, EvaluateAgenda(1), "agenda:W8")
    assert asked[0].options.keys == ("agenda:W8", "none")
    assert st.players[A].influence == 17
    put(st, "1a", owner=A)
    put(st, "1b", owner=A)
    play(st, EvaluateAgenda(1), "agenda:W8")
    assert st.players[A].influence == 17 + 4 + 7
    give(st, A, slots=[Slot("D1", corrupted=True), Slot(), Slot()])
    resolve_unasked(st, EvaluateAgenda(1))
    assert not possible(st, A, EvaluateAgenda(1), Scope())


# -- Technologies ----------------------------------------------------------------------------------------------------


def test_the_copy_that_gives_influence_is_taken_first(st: State) -> None:
    """P33: +4, then the immediate effect; the second copy gives 0."""
    play(st, GainTechnology("basic"), "tech:data_refinery")
    assert st.players[A].influence == 14
    assert st.players[A].stock == {"food": 0, "energy": 0, "materials": 0, "credits": 2, "science": 2}
    assert st.display["data_refinery"] == Copies(1, first=False)
    play(st, GainTechnology("basic"), "tech:data_refinery", seat=B)
    assert st.players[B].influence == 10
    assert "data_refinery" not in st.display


def test_a_technology_that_is_owned_cannot_be_gained(st: State) -> None:
    """P33: neither side."""
    give(st, A, technologies="shields purifier+")
    assert basic_choices(st, A) == ["data_refinery", "robotics"]


def test_the_limit_of_technologies(st: State) -> None:
    """1.1: 5, 6 with a conquered Fallen House card; the starting one counts."""
    give(st, A, technologies="escape_pods torpedoes cloning carriers")
    assert basic_choices(st, A)
    give(st, A, technologies="sentries")
    assert technology_limit(st.players[A]) == 5
    assert basic_choices(st, A) == []
    resolve_unasked(st, GainTechnology("basic"))
    assert not possible(st, A, GainTechnology("basic"), Scope())
    give(st, A, conquered="astoran")
    assert basic_choices(st, A)


def test_an_improved_technology_replaces_the_basic_one(st: State) -> None:
    """P33, R21: 6 Influence, no immediate effect; the card of the display is gone and not replaced."""
    give(st, A, technologies="data_refinery robotics", tracks=[3, 0, 0])
    asked = play(st, GainTechnology("improved"), "improve:data_refinery")
    assert asked[0].options.keys == ("improve:data_refinery", "improve:robotics", "none")
    assert st.players[A].technologies == {"data_refinery": "improved", "robotics": "basic"}
    assert st.players[A].influence == 16
    assert st.players[A].stock["credits"] == 0
    assert st.improved == ["purifier", "robotics"]
    assert improved_choices(st, A) == []  # the limit is 1


def test_settings_of_improved_technologies(st: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """R21: by other settings no Influence, but the immediate effect."""
    set_rules(monkeypatch, improved_tech_influence=0, improved_tech_gives_immediate=True)
    give(st, A, technologies="data_refinery", tracks=[3, 0, 0])
    play(st, GainTechnology("any"), "improve:data_refinery")
    assert st.players[A].influence == 10
    assert st.players[A].stock["credits"] == 2


@pytest.mark.parametrize(
    ("tracks", "expected"),
    [([2, 2, 2], 0), ([3, 0, 0], 1), ([4, 0, 0], 1), ([5, 0, 0], 2), ([7, 0, 0], 2), ([3, 5, 6], 5), ([7, 7, 7], 6)],
)
def test_the_limit_of_improved_technologies(st: State, tracks: list[int], expected: int) -> None:
    """1.1: one for each track at Tier 1, one more at Tier 2; Corruption does not matter."""
    give(st, A, tracks=tracks, track_corruption=[True, True, True])
    assert improved_limit(st, A) == expected


def test_zenor_may_have_one_more_improved_technology() -> None:
    """App-6: its ability."""
    st = position("zenor")
    assert improved_limit(st, A) == 1


def test_the_blocking_tile(st: State) -> None:
    """3.1-2: in Cycle 1 the shown ones cannot be gained; the own reserved one can (P3)."""
    st.blocked = True
    give(st, A, technologies="shields data_refinery", tracks=[5, 0, 0])
    assert improved_choices(st, A) == ["shields"]  # that of Valnis A
    give(st, A, technologies="shields+")
    assert improved_choices(st, A) == []


def test_the_reserved_card_is_for_its_owner_only(st: State) -> None:
    """P3: it never enters the display."""
    give(st, B, technologies="shields", tracks=[5, 0, 0])
    assert improved_choices(st, B) == []


def test_basic_improved_or_either(st: State) -> None:
    """P33: by the effect."""
    give(st, A, technologies="data_refinery", tracks=[3, 0, 0])
    every = play(st, GainTechnology("any"), "none")[0].options.keys
    assert every == ("tech:robotics", "tech:shields", "tech:purifier", "improve:data_refinery", "none")


def test_a_technology_of_a_fallen_house_is_a_normal_gain(st: State) -> None:
    """5.4: with the Influence of the first copy and the immediate effect."""
    flow = Flow(st, A, st.tasks)
    gain_basic(flow, "robotics")
    answer(st)
    assert (st.players[A].influence, st.players[A].stock["materials"]) == (10, 2)
    assert st.players[A].technologies == {"robotics": "basic"}


def test_the_fifth_agenda_of_central_surveillance(st: State) -> None:
    """13.7: Improved, a slot more, which cannot be Corrupted."""
    st.improved = ["central_surveillance"]
    give(st, A, technologies="central_surveillance", tracks=[3, 0, 0])
    assert len(st.players[A].slots) == 3
    play(st, GainTechnology("improved"), "improve:central_surveillance")
    player = st.players[A]
    assert len(player.slots) == 4
    assert len(corruptible_slots(player)) == 3
    player.slots[3].agenda = "S1"
    assert agendas_in_play(player) == 2


def test_trade_storage(st: State) -> None:
    """P48: Escape Pods and Marqualos keep one more Trade token."""
    assert trade_storage(st, A) == 0
    give(st, A, technologies="escape_pods")
    assert trade_storage(st, A) == 1
    marqualos = position("marqualos")
    give(marqualos, A, technologies="escape_pods+")
    assert trade_storage(marqualos, A) == 2


# -- Focus cards -----------------------------------------------------------------------------------------------------


def test_a_preferred_action(st: State) -> None:
    """P17: of a preferred card in hand or discard, not the one being played; paid; the card does not move."""
    st.turn = Turn(A, card="temptation")
    give(st, A, hand=["progress", "production"], discard=["politics"], food=9, energy=9, materials=9, science=9)
    progress = parts().focus_cards["progress"].actions[0]
    asked = play(st, PreferredAction(1), "none")
    offered = {key.removeprefix("action:").split("/")[0] for key in asked[0].options.keys if key != "none"}
    assert offered == {"progress", "politics"}
    assert f"action:progress/{progress.id}" in asked[0].options.keys
    assert st.players[A].hand == ["progress", "production"]


def test_a_preferred_action_is_paid(st: State) -> None:
    """P17, P18: what cannot be paid is not offered; its effect has sectors of its own."""
    give(st, A, hand=["production"], food=0)
    thegwyn = position("thegwyn")
    put(thegwyn, "2a", guilds="f")
    give(thegwyn, A, hand=["development"], materials=1)
    keys = play(thegwyn, PreferredAction(1), "none")[0].options.keys
    assert "action:development/harmonize" not in keys  # 1 Science
    play(thegwyn, PreferredAction(1), "action:development/grow", "part:1", "guild:miners:2b")
    assert thegwyn.players[A].stock["materials"] == 0
    assert thegwyn.sectors["2b"].guilds == ["miners"]
    assert thegwyn.players[A].hand == ["development"]


def test_a_house_has_no_preferred_action_without_its_cards(st: State) -> None:
    """P17."""
    give(st, A, hand=["production"], materials=9)
    resolve_unasked(st, PreferredAction(1))
    assert not possible(st, A, PreferredAction(1), Scope())


def test_the_card_being_played_has_no_preferred_action(st: State) -> None:
    """P17."""
    give(st, A, hand=["progress"], food=9, energy=9, materials=9, credits=9, science=9)
    assert possible(st, A, PreferredAction(1), Scope())
    st.turn = Turn(A, card="progress")
    assert not possible(st, A, PreferredAction(1), Scope())


def test_events_change_the_cost_of_a_preferred_action() -> None:
    """Section 8: 3H one more Energy, 3I one Credit instead of the printed cost."""
    st = position("thegwyn")
    give(st, A, hand=["development"], materials=1)
    st.lasting = [PreferredSurcharge(1)]
    assert not possible(st, A, PreferredAction(1), Scope())
    give(st, A, energy=1)
    play(st, PreferredAction(1), "action:development/grow", "part:1", "guild:miners:2b")
    assert (st.players[A].stock["materials"], st.players[A].stock["energy"]) == (0, 0)
    st.lasting = [PreferredCost((PayResources(Resources(credits=1)),))]
    give(st, A, credits=1)
    play(st, PreferredAction(1), "action:development/grow", "part:1", "guild:miners:2b")
    assert st.players[A].stock["credits"] == 0


def test_the_focus_cards_of_the_tutorial_are_discarded() -> None:
    """P57: house versions go with their type."""
    st = position("kradmor")
    give(st, A, hand=["kradmor_production", "progress", "conquest"])
    resolve_unasked(st, DiscardFocus(("production", "progress")))
    assert st.players[A].hand == ["conquest"]
    assert st.players[A].discard == ["kradmor_production", "progress"]


# -- events ----------------------------------------------------------------------------------------------------------


def test_events_of_the_next_cycle_are_looked_at(st: State) -> None:
    """Section 4: two of them, one on top, one at the bottom."""
    st.piles = [[], ["2A", "2B", "2C"], ["3A", "3B"]]
    asked = play(st, PeekEvents(2), "top:2B")
    assert asked[0].options.keys == ("top:2C", "top:2B")
    assert st.piles[1] == ["2C", "2A", "2B"]
    assert st.revealed == 1
    st.cycle = 3
    resolve_unasked(st, PeekEvents(2))
    assert not possible(st, A, PeekEvents(2), Scope())


def test_a_single_event_is_looked_at(st: State) -> None:
    """Section 4: fewer than two cards: what is there; the question shows it."""
    st.piles = [[], ["2A"], []]
    begin_unit(st, A, SOURCE, PeekEvents(2))
    drive(run(st), [], [], [])
    assert isinstance(st.tasks[-1], OrderEvents)
    answer(st, "top:2A")
    assert st.piles[1] == ["2A"]
