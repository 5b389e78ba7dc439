"""Surplus cubes: their owner chooses which are discarded (rule text: 立即选择资源块; facts: OV1, OV2, N2-N4)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalChoice
from locales import LANGUAGES, translate
from scripts.laws import check_saved
from tests.afternova.scenario import Game, seat, table
from tests.afternova.test_leaks import waited_for

ALONE = "p01:GOB p04:GOB p07:GOB"
NECTAR = "p02:PPGB p01:GOB p07:GOB"
OPEN = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+green send"


def label(game: Game, who: str, key: str, language: str = "en") -> str:
    """What stands on a button."""
    option = game.ask(who).option(key)
    assert option is not None
    return translate(option.label, language)


def full(hand: str = "m07 m08", stored: str = "OBWW") -> Game:
    """A asks B, whose storage is full, for help: two cubes too many, of five colours."""
    return table(seat("m05 m06"), seat(hand, stored=stored), seat("m09 m21"), planets=NECTAR).acts("A", OPEN)


# -- the active player ------------------------------------------------------------------------------------------------


def test_an_extraction_from_the_list_asks_what_goes():
    """[OV1]: three cubes for two spaces; nothing happens before the choice, and what is kept is what was chosen."""
    game = table(seat("m05 m06", stored="PW", objective="pw"), seat(), seat(), planets=ALONE)
    (key,) = [key for key in game.offers("A") if key.startswith("extract")]
    game.acts("A", key)
    assert (game.planet("p01"), game.stored("A"), game.active) == ("GOB", "PW", "A")
    assert game.offers("A", "drop") == ["purple", "green", "orange", "black", "white"]
    assert game.ask("A").about.args["count"] == 1
    game.acts("A", "drop:black")
    assert (game.planet("p01"), game.stored("A")) == (None, "PGOW")


def test_several_cubes_go_one_after_the_other_and_a_tap_can_be_taken_back():
    """[OV1]"""
    game = table(seat("m05 m06", stored="PPWW"), seat(), seat(), planets=ALONE).acts("A", "draft:p01 mine:m05 mine:m06")
    game.acts("A", "send execute:1 drop:purple drop:purple")
    assert game.offers("A", "drop") == ["green", "orange", "black", "white"]
    assert game.can_undo("A")
    game.undoes("A").acts("A", "drop:black drop:green")
    assert game.stored("A") == "POWW"


def test_who_would_rather_not_discard_has_done_nothing():
    """[N6]: back at the table, with the same deals and answers."""
    game = table(seat("m05 m06", stored="PPWW"), seat("m07"), seat(), planets=NECTAR)
    game.acts("A", OPEN).acts("B", "accept:1")
    before = game.view()
    game.acts("A", "execute:1 drop:white cancel")
    assert game.view() == before
    assert "execute:1" in game.offers("A")


def test_after_adopting_an_offer_the_active_player_chooses_too():
    """[N2] [OV1]: a bid is taken up in one tap and carried out."""
    game = table(seat("m05 m06", stored="PW"), seat("m07"), seat(), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot ask:b+engineer give:b+purple send").acts("A", "adopt:1 execute:2")
    assert game.ask("A").about.args["count"] == 1
    game.acts("A", "drop:green")
    assert (game.stored("A"), game.stored("B")) == ("PPBW", "P")


def test_what_was_named_beforehand_is_not_asked_again():
    """[OV2]"""
    game = table(seat("m05 m06", stored="PW"), seat(), seat(), planets=ALONE)
    game.acts("A", "draft:p01 mine:m05 mine:m06 drop:green send")
    assert "discards 1 green" in label(game, "A", "execute:1")
    assert game.acts("A", "execute:1").stored("A") == "POBW"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_says_what_goes_where_there_is_no_choice(language):
    """[OV1]: five purple cubes for four spaces; nobody is asked."""
    game = table(seat("m05 m06", stored="PPP"), seat(), seat(), planets="p01:PPP p04:GOB p07:GOB")
    (key,) = [key for key in game.offers("A") if key.startswith("extract")]
    purple = {"en": "2 purple", "zh-TW": "2 紫", "zh-CN": "2 紫"}[language]
    assert purple in label(game, "A", key, language)
    assert game.acts("A", key).stored("A") == "PPPP"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_says_how_many_are_too_many_where_there_is_a_choice(language):
    """[OV1]"""
    game = table(seat("m05 m06", stored="PPW"), seat(), seat(), planets=ALONE)
    (key,) = [key for key in game.offers("A") if key.startswith("extract")]
    assert "2" in label(game, "A", key, language)
    room = table(seat("m05 m06", stored="P"), seat(), seat(), planets=ALONE)
    assert "2" not in label(room, "A", key, language)


def test_while_one_chooses_all_know_who_is_waited_for():
    """[N8] [IN1]: the table waits for the active player, whoever owed an answer before."""
    game = table(seat("m05 m06 m17", stored="PPWW"), seat("m07"), seat("m08"), planets=NECTAR)
    game.acts("A", OPEN).acts("B", "accept:1").acts("A", OPEN.replace("b+", "c+"))
    assert waited_for(game.session) == {2}
    game.acts("A", "execute:1")
    assert waited_for(game.session) == {0}
    assert [game.view(who).making_room for who in ("A", "C", None)] == [True] * 3
    check_saved(game.session)


def test_who_resigns_while_choosing_leaves_nothing_behind():
    """[N7]"""
    game = table(seat("m05 m06", stored="PPWW"), seat(), seat(), planets=ALONE)
    game.acts("A", "draft:p01 mine:m05 mine:m06 send execute:1").resigns("A")
    assert (game.view().making_room, game.active, game.planet("p01")) == (False, "B", "GOB")


def test_what_another_one_who_resigns_does_not_change_goes_on():
    """[OV1]"""
    game = table(seat("m05 m06", stored="PPWW"), seat(), seat(), planets=ALONE)
    game.acts("A", "draft:p01 mine:m05 mine:m06 send execute:1 drop:white").resigns("B")
    assert game.ask("A").about.args["count"] == 2


# -- helpers ----------------------------------------------------------------------------------------------------------


def test_a_helper_without_room_is_asked_before_accepting():
    """[OV2] [N4]: in secret; the button says what goes if nothing is named."""
    game = full().acts("B", "accept:1")
    assert (game.answer(1, "B"), game.offers("B", "drop")) == (
        "waiting",
        ["purple", "green", "orange", "black", "white"],
    )
    assert "discards" in label(game, "B", "send")
    game.acts("B", "drop:white drop:white")
    assert "2 white" in label(game, "B", "send")
    game.acts("B", "send").acts("A", "execute:1")
    assert game.stored("B") == "PGOB"


def test_a_helper_with_one_way_to_discard_reads_it_and_accepts_at_once():
    """[OV2]"""
    game = table(seat("m05 m06"), seat("m07", stored="PPPP"), seat(), planets=NECTAR)
    game.acts("A", OPEN.replace("give:b+green ", ""))
    assert "discards 1 purple" in label(game, "B", "accept:1")
    assert game.acts("B", "accept:1").answer(1, "B") == "accepted"


def test_a_helper_changes_bound_cards_and_drops_and_nobody_notices():
    """[N3] [N4]: the version stays, and so does everybody's consent."""
    game = full().acts("B", "accept:1 send")
    draft = (sights(game), len(game.log))
    game.acts("B", "bind:1 bind:m07 bind:m08 drop:orange drop:black send")
    assert (sights(game), len(game.log)) == draft
    assert game.offer(1).ready
    game.acts("A", "execute:1")
    assert (game.hand("B"), game.stored("B")) == ("m07", "PGWW")


def sights(game: Game) -> list[object]:
    """What everybody but B sees."""
    return [game.view(who) for who in ("A", "C", None)]


# -- authors of bids and counters -------------------------------------------------------------------------------------


def test_the_author_of_a_bid_chooses_cards_and_what_goes():
    """[N2] [N4] [OV2]: one card of two; adopted, they are bound as chosen."""
    game = table(seat("m05 m06"), seat("m07 m08", stored="OBWW"), seat(), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot ask:b+engineer give:b+purple")
    assert set(game.offers("B", "bind")) == {"m07", "m08"}
    assert game.view("B").draft.bound == ("m07",)  # type: ignore[union-attr]
    game.acts("B", "bind:m07")
    assert "send" not in game.offers("B")
    game.acts("B", "bind:m08 drop:white send").acts("A", "adopt:1 execute:2")
    assert (game.hand("B"), game.stored("B")) == ("m07", "POBW")


def test_the_author_of_a_counter_chooses_cards_and_what_goes():
    """[N2] [N4] [OV2]"""
    game = full().acts("B", "counter:1 give:b-green bind:m07 bind:m08 drop:black send").acts("A", "adopt:2 execute:1")
    assert (game.hand("B"), game.stored("B")) == ("m07", "POWW")


def test_the_author_of_a_bid_binds_other_cards_while_it_lies_there():
    """[N4]: without a new offer, and nobody sees it."""
    game = table(seat("m05 m06"), seat("m07 m08"), seat(), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot ask:b+engineer give:b+purple send")
    seen = (sights(game), len(game.log))
    game.acts("B", "bind:1 bind:m07 bind:m08 send")
    assert (sights(game), len(game.log)) == seen
    assert game.acts("A", "adopt:1 execute:2").hand("B") == "m07"


def test_one_can_offer_what_the_hand_does_not_hold_but_then_nothing_is_bound():
    """[N2]: as before; the offer lies there without its author's consent."""
    game = table(seat("m05 m06"), seat("m37"), seat(), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot give:b+purple")
    assert not game.offers("B", "bind")
    game.acts("B", "send")
    assert game.answer(1, "B") == "waiting"
    with pytest.raises(IllegalChoice):
        game.session.submit(1, ("bind:1",))


# -- what keeps the consent of the others -----------------------------------------------------------------------------

BID = "ask:{0}+pilot ask:{0}+engineer give:{0}+{1} send"


def bids(hand: str) -> Game:
    """B and C bid an icon of each skill for a cube."""
    game = table(seat(hand), seat("m07"), seat("m08"), planets=NECTAR)
    game.acts("B", "bid:p02 " + BID.format("b", "purple"))
    return game.acts("C", "bid:p02 " + BID.format("c", "black"))


def test_two_bids_are_joined_in_one_proposal():
    """[N2] [N4]: each is accepted by its author, and the deal is ready."""
    game = bids("m05").acts("A", "adopt:1 adopt:2 send")
    assert [(offer.number, offer.ready) for offer in game.view().offers] == [(3, True)]
    game.acts("A", "execute:3")
    assert [game.stored(who) for who in "ABC"] == ["PG", "P", "B"]


def test_a_second_bid_joins_a_proposal_and_the_first_bidder_still_agrees():
    """[N2] [N3]: B has agreed to its own part, and that is the same."""
    game = bids("m05 m06").acts("A", "adopt:1 edit:3 mine:m06 adopt:2 send")
    assert (game.offer(3).version, game.offer(3).ready) == (2, True)
    game.acts("A", "edit:3 give:b-purple send")
    assert [game.answer(3, who) for who in "BC"] == ["waiting", "accepted"]


def test_a_bid_that_was_joined_and_left_out_again_lies_there():
    """[N2]"""
    game = bids("m05 m06").acts("A", "draft:p02 adopt:2 ask:c-pilot ask:c-engineer mine:m05 mine:m06 adopt:1 send")
    assert [(offer.number, offer.kind) for offer in game.view().offers] == [(2, "bid"), (3, "proposal")]


def test_other_own_cards_leave_the_consent_of_the_others():
    """[N3] [N8]: nobody else gives or gets anything else; all read which cards it is now."""
    game = table(seat("m05 m06 m08"), seat("m07"), seat(), planets=NECTAR).acts("A", OPEN).acts("B", "accept:1")
    before = game.session.title.notices.postings(game.session.state)
    game.acts("A", "edit:1 mine:m06 mine:m08 send")
    assert (game.offer(1).version, game.offer(1).ready, game.offer(1).terms.cards) == (1, True, ("m05", "m08"))
    assert "an-log-own-cards" in game.words("C")
    assert game.session.title.notices.postings(game.session.state) != before
    assert game.acts("A", "execute:1 drop:usual").hand("A") == "m06"


def test_other_cubes_to_go_are_nobody_elses_business():
    """[N3] [OV2]: no new version, nothing told."""
    game = table(seat("m05 m06", stored="PWW"), seat("m07"), seat(), planets=NECTAR)
    game.acts("A", OPEN).acts("B", "accept:1")
    seen = (game.view("B"), game.view(), len(game.log))
    game.acts("A", "edit:1 drop:white send")
    assert (game.view("B"), game.view(), len(game.log)) == seen
    assert game.acts("A", "execute:1").stored("A") == "PPBW"
