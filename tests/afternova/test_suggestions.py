"""What is suggested to the active player, and how its terms are found (facts, section 7: N1, N3, EX1, B6)."""

from __future__ import annotations

import re

import pytest

from engine.afternova import estimate, hints
from engine.afternova.deals import problems
from engine.afternova.suggest import extraction, feasible_planets
from engine.core.chance import Chance
from locales import translate
from tests.afternova.scenario import SEATS, Game, fresh, play_on, seat, table

NECTAR = "p02:PPGB p16:OOO p17:OOOO"
"""Piloting 3 and engineering 3; nobody here wants the others."""
BOTH = "m01 m02 m17"
"""Four piloting, two engineering."""
OFFER = "draft:p02 mine:m01 mine:m02 mine:m17 ask:b+engineer give:b+green send"


def at_table(**more: str) -> Game:
    return table(seat(f"{BOTH} b19", stored="B", **more), seat("m18 m20"), seat("m19"), planets=NECTAR)


def details(game: Game, who: str) -> dict[str, str]:
    """The options that have a hint, and the messages that these are."""
    pending = game.session.explained(SEATS.index(who))
    assert pending is not None
    return {option.key: option.detail.key for option in pending.ask.options if option.detail is not None}


def reasons(game: Game, who: str) -> list[str]:
    """Why the draft of a player cannot be sent."""
    draft = game.view(who).draft
    assert draft is not None
    assert draft.terms is not None
    return [problem.key for problem in draft.terms.problems]


# -- once per planet -------------------------------------------------------------------------------------------------


def test_a_planet_is_suggested_once_and_then_it_is_asked_whom():
    """[N1]: the same suggestion stood on the list up to four times."""
    game = at_table()
    assert sorted(game.offers("A", "suggest")) == ["p02", "p16", "p17"]
    game.acts("A", "suggest:p02")
    assert game.offers("A", "with") == ["b", "c"]
    assert "send" not in game.offers("A")
    game.acts("A", "with:c send")
    assert [helper.seat for helper in game.offer(1).terms.helpers] == [2]


def test_where_only_one_player_can_be_asked_the_suggestion_is_complete():
    """[N1] [EX1]: then there is nothing left to ask."""
    game = at_table().acts("A", OFFER).acts("B", "decline:1").acts("A", "suggest:p02")
    assert game.offers("A", "with") == []
    game.acts("A", "send")
    assert [helper.seat for helper in game.offer(2).terms.helpers] == [2]


def test_who_is_asked_already_or_has_declined_is_not_suggested():
    """[N1] [N4]"""
    game = at_table().acts("A", OFFER)
    assert game.acts("A", "draft:p02").offers("A", "with") == ["c"]
    game.acts("A", "cancel").acts("B", "decline:1")
    assert game.acts("A", "draft:p02").offers("A", "with") == ["c"]
    game.acts("A", "with:c mine:m01 cancel").acts("A", OFFER.replace("b+", "c+")).acts("C", "decline:2")
    assert "p02" not in game.offers("A", "suggest")
    assert "p02" in game.offers("A", "draft")


def test_whom_one_asks_gives_all_that_is_short_for_own_cards_as_chosen():
    """[EX1] [EX3]"""
    game = at_table().acts("A", "draft:p02 mine:m01 mine:m17 with:b")
    draft = game.view("A").draft
    assert draft is not None
    assert draft.terms is not None
    assert draft.terms.cards == ("m01", "m17")
    assert (draft.terms.helpers[0].icons, draft.terms.missing) == ((1, 1, 0, 0), (0, 0, 0, 0))
    assert "send" in game.offers("A")


# -- nothing twice ---------------------------------------------------------------------------------------------------


def test_what_lies_on_the_table_cannot_be_proposed_again():
    """[N1]: the reason stands in the draft. Other own cards make no other deal for who is asked, other cubes do."""
    game = at_table(built="b02").acts("A", OFFER).acts("A", OFFER.removesuffix(" send"))
    assert reasons(game, "A") == ["an-problem-repeated"]
    game.acts("A", "mine:m02 icon:pilot")
    assert reasons(game, "A") == ["an-problem-repeated"]
    assert "send" not in game.offers("A")
    game.acts("A", "give:b+purple")
    assert reasons(game, "A") == []
    game.acts("A", "send")
    assert game.offer_numbers() == [1, 2]


def test_what_was_withdrawn_can_be_proposed_again():
    """[N1]"""
    game = at_table().acts("A", OFFER).acts("A", "withdraw:1").acts("A", OFFER)
    assert game.offer_numbers() == [2]


def test_the_same_bid_is_not_made_twice():
    """[N2]"""
    bid = "bid:p02 ask:b+engineer give:b+green"
    game = at_table().acts("B", f"{bid} send").acts("B", bid)
    assert "an-problem-repeated" in reasons(game, "B")
    assert "send" not in game.offers("B")
    game.acts("B", "give:b+purple send").acts("C", bid.replace("b+", "c+") + " send")
    assert game.offer_numbers() == [1, 2, 3]


def test_a_bid_that_says_what_is_proposed_already_becomes_its_next_version():
    """[N2]: and its author, whose cards are bound, has accepted it."""
    game = at_table().acts("A", OFFER).acts("B", "bid:p02 ask:b+engineer give:b+green send")
    game.acts("A", "adopt:2")
    assert game.offer_numbers() == [1]
    assert (game.offer(1).version, game.offer(1).ready) == (2, True)


# -- listing and hints -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("number", range(4))
def test_whatever_can_be_extracted_is_listed_and_nothing_else(players, number):
    """[EX1] [B6]: what is found without composing a deal is what a composed deal shows."""
    seen = set()
    for game in play_on(fresh(players, f"{number:032x}"), Chance(f"{number}"), 250):
        st = game.session.state
        if st.step == "action":
            legal = [world.id for world in st.planets if not problems(st, extraction(st, world.id))]
            assert feasible_planets(st) == legal
            seen |= set(legal)
    assert seen


def test_listing_options_weighs_no_deal(monkeypatch):
    """[N1] [N2]: everybody's options are listed after every tap; deals are weighed for who reads a panel, or taps."""

    def weighed(*_):
        raise AssertionError("a deal was weighed")

    monkeypatch.setattr(hints, "deal_worth", weighed)
    monkeypatch.setattr(estimate, "hoarding", weighed)
    game = at_table().acts("A", "suggest:p02 with:c").acts("B", "bid:p02 ask:b+engineer send").acts("A", "cancel")
    assert game.offers("A", "suggest")
    with pytest.raises(AssertionError, match="weighed"):
        details(game, "A")


def test_hints_say_what_suggestions_bring_and_none_where_they_bring_nothing():
    """[N1] [EX4]"""
    game = at_table()
    assert not [option for option in game.ask("A").options if option.detail and option.key.startswith("suggest")]
    found = details(game, "A")
    assert found["suggest:p02"] == "an-terms-own"
    assert "suggest:p17" not in found
    game.acts("A", "suggest:p02")
    found = details(game, "A")
    assert {found["with:b"], found["with:c"]} == {"an-terms-helper"}


def test_it_is_said_where_a_helper_would_get_all_or_a_card_would_be_to_spare():
    """[EX3] Such a deal is not sent before the active player has seen it once more."""
    planets = "p01:PGB p16:OOO p17:OOOO"
    nothing = table(seat("b19"), seat(), seat(), planets=planets).acts("A", "draft:p01")
    spare = table(seat("m01 m02 b19"), seat(), seat(), planets=planets).acts("A", "draft:p01 mine:m01 mine:m02")
    for game, said in ((nothing, "an-terms-nothing-left"), (spare, "an-terms-spare")):
        assert details(game, "A")["with:b"] == said
        game.acts("A", "with:b")
        option = game.ask("A").option("send")
        assert option is not None
        assert option.caution is not None


def test_an_extraction_is_carried_out_as_its_hint_says():
    """[EX7] [OV1]"""
    game = table(seat("m01 m02 m17 m18 m20"), seat(), seat(), planets=NECTAR)
    pending = game.session.explained(0)
    assert pending is not None
    option = pending.ask.option("extract:p02")
    assert option is not None
    assert option.detail == hints.own_terms(game.session.state, extraction(game.session.state, "p02"))
    game.acts("A", "extract:p02")
    assert game.active == "B"


def test_who_extracts_reads_which_cubes_that_brings():
    """[EX7]: alone all of them, with a helper what is left."""
    alone = table(seat("m01 m02 m17 m18 m20"), seat(), seat(), planets=NECTAR).session.explained(0)
    helped = at_table().session.explained(0)
    assert alone is not None
    assert helped is not None
    for pending, key, count in ((alone, "extract:p02", 4), (helped, "suggest:p02", 3)):
        option = pending.ask.option(key)
        assert option is not None
        assert option.detail is not None
        said = translate(option.detail, "en").partition(" and get ")[2]
        assert sum(map(int, re.findall(r"\d+", said))) == count, said


def test_hints_do_not_depend_on_hands():
    """[IN1]"""
    one = table(seat(f"{BOTH} b19"), seat("m18 m20 b01"), seat("m19 b02"), planets=NECTAR)
    two = table(seat(f"{BOTH} b19"), seat("m37 m38 b40"), seat("m39 b31"), planets=NECTAR)
    assert one.session.explained(0) == two.session.explained(0)
