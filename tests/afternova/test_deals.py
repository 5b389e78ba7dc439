"""Negotiation: proposals, bids, counters, acceptance (rule text: 协商; facts, section 7: N1-N10)."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.afternova.components import parts
from engine.afternova.deals import cheapest_cards
from engine.afternova.names import SIDES, cubes_text
from engine.afternova.state import Transfer
from engine.core.chance import Chance
from engine.core.errors import IllegalChoice, NotOwed, Stale
from locales import LANGUAGES, translate
from tests.afternova.scenario import Game, seat, table

NECTAR = "p02:PPGB p01:GOB p07:GOB"
OPEN = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple send"
"""A commits two and two; B is to add one and one for a purple cube."""


def deal(
    helper: str = "m07 m08", *, a: str = "m05 m06 m17", other: str = "m09 m21", stored: str = "GO", keys: str = OPEN
) -> Game:
    """A has opened a proposal on Nectar."""
    return table(seat(a, stored=stored), seat(helper, stored="W"), seat(other), planets=NECTAR).acts("A", keys)


def share(game: Game, number: int, who: str) -> str:
    """The cubes of the planet that somebody gets."""
    owner = "ABCDEF".index(who)
    cubes = next(part.cubes for part in game.offer(number).terms.shares if part.owner == owner)
    return "".join(letter * count for letter, count in zip("PGOBW", cubes, strict=True))


def bound_by(game: Game) -> tuple[str, ...]:
    """The cards that B is about to bind."""
    draft = game.view("B").draft
    assert draft is not None
    return draft.bound


# -- who may do what --------------------------------------------------------------------------------------------------


def test_only_the_active_player_opens_proposals():
    """[N1]: others can bid, counter, answer."""
    game = table(seat("m05"), seat("m07 m08"), seat("m09"), planets=NECTAR)
    verbs = {who: {key.partition(":")[0] for key in game.offers(who)} for who in "ABC"}
    assert {"draft", "market"} <= verbs["A"]
    for who in "BC":
        assert verbs[who] <= {"bid", "show", "orders"}
        with pytest.raises(IllegalChoice):
            game.session.submit("ABC".index(who), ("draft:p02",))


def test_a_proposal_can_be_drafted_for_each_open_planet_and_no_other():
    """[N1]; facts, section 7: planet face up."""
    game = table(seat("m05"), seat(), seat(), planets=NECTAR)
    assert set(game.offers("A", "draft")) == {"p01", "p02", "p07"}
    assert set(game.offers("B", "bid")) == {"p01", "p02", "p07"}


def test_proposals_stand_side_by_side():
    """[N1] [N8]: for different planets and for the same one; all read them."""
    game = deal()
    game.acts("A", "draft:p01 mine:m05 ask:c+pilot ask:c+engineer send")
    game.acts("A", "draft:p02 mine:m17 mine:m05 ask:b+pilot ask:c+pilot send")
    assert game.offer_numbers() == [1, 2, 3]
    for who in ("A", "B", "C", None):
        assert [offer.terms.planet for offer in game.view(who).offers] == ["p02", "p01", "p02"]
    game.acts("C", "accept:2 accept:3").acts("B", "accept:1")
    assert [game.offer(number).ready for number in (1, 2, 3)] == [True, True, False]


def test_in_another_players_turn_the_others_are_not_waited_for():
    """[N2]: talk is optional; a helper who is named is waited for, the active player is not then."""
    game = table(seat("m05 m06"), seat("m07"), seat("m09"), planets=NECTAR)
    assert (game.owed, game.asked) == ("A", "ABC")
    game.acts("A", OPEN)
    assert (game.owed, game.asked) == ("B", "ABC")
    game.acts("B", "accept:1")
    assert game.owed == "A"


def test_a_counter_is_an_answer_so_the_active_player_is_waited_for():
    """[N2]: Bo counters; then it is Ann's turn to adopt it or to say something else."""
    game = deal().acts("B", "counter:1 give:b+purple send")
    assert game.owed == "A"


# -- acceptance -------------------------------------------------------------------------------------------------------


def test_ready_when_all_have_accepted_and_nothing_happens_by_itself():
    """[N5]; rule text: 你们都同意后"""
    game = deal()
    assert "execute:1 drop:usual" not in game.offers("A")
    game.acts("B", "accept:1")
    assert game.offer(1).ready
    assert (game.planet("p02"), game.stored("B")) == ("PPGB", "W")
    game.acts("A", "execute:1 drop:usual")
    assert (game.planet("p02"), game.stored("B")) == (None, "PW")


def test_a_proposal_without_all_acceptances_cannot_be_executed():
    """[N5] [EX2]: two helpers, one of them silent."""
    game = deal(keys="draft:p02 mine:m05 mine:m06 ask:b+pilot ask:c+engineer send").acts("C", "accept:1")
    assert not game.offer(1).ready
    with pytest.raises(IllegalChoice):
        game.session.submit(0, ("execute:1",))
    assert (game.answer(1, "B"), game.answer(1, "C")) == ("waiting", "accepted")
    assert game.owed == "B"


@pytest.mark.parametrize(
    "change",
    [
        "give:b+green",
        "give:b-purple",
        "move:a>b+green",
        "move:b>a+white",
        "mine:m17",
        "mine:m06 mine:m17 ask:b+pilot",
        "ask:b-engineer mine:m17",
        "ask:b-pilot ask:c+pilot",
        "give:b-purple give:b+black",
    ],
)
def test_every_change_makes_a_new_version_and_voids_acceptances(change):
    """[N3]: all must agree to the same terms."""
    keys = OPEN
    if change == "mine:m17":
        keys, change = "draft:p02 mine:m05 mine:m06 mine:m17 ask:b+pilot send", "mine:m05 ask:b+pilot"
    game = deal(keys=keys).acts("B", "accept:1")
    assert game.offer(1).ready
    game.acts("A", f"edit:1 {change} send")
    assert (game.offer(1).version, game.offer(1).ready) == (2, False)
    assert {helper.answer for helper in game.offer(1).terms.helpers} == {"waiting"}
    assert "execute:1" not in game.offers("A")
    assert "B" in game.owed
    assert "accept:1" in game.offers("B")


def test_while_the_active_player_edits_the_old_version_stands():
    """[N3]: only what is sent counts; cancelling leaves the acceptance."""
    game = deal().acts("B", "accept:1").acts("A", "edit:1 give:b+green")
    assert (game.offer(1).version, share(game, 1, "B")) == (1, "P")
    game.acts("A", "cancel")
    assert game.offer(1).ready
    assert "execute:1" in game.offers("A")


def test_sending_the_same_terms_again_is_either_refused_or_a_new_version():
    """[N3]: never a new version with an old acceptance."""
    game = deal().acts("B", "accept:1").acts("A", "edit:1")
    if "send" in game.offers("A"):
        game.acts("A", "send")
    assert game.offer(1).version == 1 or not game.offer(1).ready


def test_acceptance_can_be_taken_back_until_execution():
    """[N4]"""
    game = deal().acts("B", "accept:1 retract:1")
    assert (game.offer(1).ready, game.answer(1, "B")) == (False, "waiting")
    assert "execute:1" not in game.offers("A")
    assert "B" in game.owed
    game.acts("B", "accept:1")
    assert game.offer(1).ready


def test_retracting_is_for_those_who_have_accepted():
    """[N4]"""
    game = deal()
    assert not game.offers("B", "retract")
    game.acts("B", "accept:1")
    assert not game.offers("C", "retract")
    assert not game.offers("A", "retract")


def test_going_to_the_market_asks_back_only_while_something_on_the_table_may_come_about():
    """[N5]: whoever goes to the market ends all deals, which costs nothing once they are declined."""

    def asks_back(game: Game) -> set[bool]:
        options = [option for option in game.ask("A").options if option.key.startswith(("market", "extract:"))]
        assert len(options) > 1
        return {option.caution is not None for option in options}

    game = deal()
    assert asks_back(game) == {True}
    assert asks_back(game.acts("B", "decline:1")) == {False}


def test_a_declined_proposal_can_still_be_changed_and_accepted():
    """[N3] [N5]: no means no to this version."""
    game = deal().acts("B", "decline:1")
    assert (game.answer(1, "B"), game.offer(1).ready, game.owed) == ("declined", False, "A")
    game.acts("A", "edit:1 give:b+purple send")
    assert game.answer(1, "B") == "waiting"
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert game.stored("B") == "PPW"


def test_only_named_helpers_answer():
    """[N4] [EX2]: C is not in this deal."""
    game = deal()
    for verb in ("accept", "bind", "decline"):
        assert game.offers("B", verb) == ["1"]
        assert not game.offers("C", verb)
        assert not game.offers("A", verb)


def test_the_helper_chooses_which_cards_to_bind():
    """[N4]: bound cards supply the asked icons."""
    game = deal("m07 m08 m18 m01 m37").acts("B", "bind:1")
    assert set(game.offers("B", "bind")) == {"m01", "m07", "m08", "m18"}
    for card in bound_by(game):
        game.acts("B", f"bind:{card}")
    assert "send" not in game.offers("B")
    game.acts("B", "bind:m01")
    assert "send" not in game.offers("B")
    game.acts("B", "bind:m18")
    game.acts("B", "send").acts("A", "execute:1 drop:usual")
    assert game.hand("B") == "m07 m08 m37"
    assert {"m01", "m18"} <= set(game.view().mercenary_discard)


def test_accepting_at_once_binds_the_fewest_cards():
    """[N4]: one card with both skills rather than two."""
    game = deal("m01 m07 m18").acts("B", "accept:1").acts("A", "execute:1 drop:usual")
    assert game.hand("B") == "m01 m18"


def test_bound_cards_stay_secret_until_they_are_used():
    """[N8] [N4]: others see the same whichever card was bound; then the cards become public."""
    one = deal("m07 m08").acts("B", "bind:1")
    two = deal("m07 m08").acts("B", "bind:1")
    for game, card in ((one, "m07"), (two, "m08")):
        for bound in bound_by(game):
            game.acts("B", f"bind:{bound}")
        game.acts("B", f"bind:{card} send")
    for who in ("A", "C", None):
        assert one.view(who) == two.view(who)
        assert one.told(who) == two.told(who)
        assert "m07" not in one.words(who)
    one.acts("A", "execute:1 drop:usual")
    assert "m07" in one.view("C").mercenary_discard
    assert "an-card-m07" in one.words("C")


def test_help_may_be_free():
    """[N9] [EX4]: zero cubes."""
    game = deal(keys="draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer send")
    game.acts("B", "accept:1").acts("A", "execute:1 drop:usual")
    assert (game.stored("A"), game.stored("B")) != ("GO", "W")
    assert game.stored("B") == "W"


def test_a_helper_may_be_paid_from_storage_alone():
    """[N9] [EX5]"""
    game = deal(keys="draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer move:a>b+green send")
    game.acts("B", "accept:1").acts("A", "execute:1 drop:usual")
    assert game.stored("B") == "GW"


def test_a_helper_may_even_pay():
    """[EX5] [N9]: any direction."""
    game = deal(
        keys="draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer move:b>a+white give:b+purple send", stored=""
    )
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert (game.stored("A"), game.stored("B")) == ("PGBW", "P")


def test_one_card_can_be_bound_to_two_proposals_and_only_one_is_carried_out():
    """[N1] [N7]: at most one extraction happens per turn."""
    game = deal("m07").acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+black send")
    game.acts("B", "accept:1 accept:2")
    assert game.offer(1).ready
    assert game.offer(2).ready
    game.acts("A", "execute:2 drop:usual")
    assert game.stored("B") == "BW"
    assert not game.view().offers


# -- bids and counters ------------------------------------------------------------------------------------------------


def test_a_counter_becomes_a_new_version_in_one_step():
    """[N2] [N3]; facts, section 7, steps 1 to 4: accepted by its author, who bound a card when sending it."""
    game = deal().acts("B", "counter:1 give:b+purple move:a>b+green send")
    assert game.offer(2).kind == "counter"
    assert (game.offer(2).of, game.offer(2).author) == (1, 1)
    assert (game.offer(1).version, share(game, 1, "B")) == (1, "P")
    game.acts("A", "adopt:2")
    assert (game.offer(1).version, share(game, 1, "B"), game.answer(1, "B")) == (2, "PP", "accepted")
    assert game.offer_numbers() == [1]
    assert game.offer(1).ready
    game.acts("A", "execute:1")
    assert (game.stored("A"), game.stored("B")) == ("GOB", "PPGW")


def test_a_counter_of_one_helper_voids_the_acceptance_of_the_other():
    """[N2] [N3]: C accepted other terms."""
    game = deal(keys="draft:p02 mine:m05 mine:m06 ask:b+pilot ask:c+engineer give:c+black send")
    game.acts("C", "accept:1").acts("B", "counter:1 give:b+green send").acts("A", "adopt:2")
    assert (game.answer(1, "B"), game.answer(1, "C")) == ("accepted", "waiting")
    assert not game.offer(1).ready
    assert game.owed == "C"


def test_somebody_who_is_not_named_may_offer_to_take_a_part():
    """[N2]: any other player may send a bid or a counter-offer; C would do with one card what B is asked for."""
    game = deal(other="m08 m21", helper="m07")
    game.acts("C", "counter:1")
    assert "send" not in game.offers("C")
    game.acts("C", "ask:b-pilot ask:b-engineer ask:c+pilot ask:c+engineer give:c+black send")
    assert (game.offer(2).kind, game.offer(2).of, game.offer(2).author) == ("counter", 1, 2)
    assert (game.answer(1, "B"), game.owed) == ("waiting", "B")
    game.acts("A", "adopt:2")
    assert game.offer(1).version == 2
    assert [helper.seat for helper in game.offer(1).terms.helpers] == [2]
    assert game.offer(1).ready


def test_a_counter_takes_over_a_part_of_what_another_is_asked_for():
    """[N2] [EX2]: B goes on with one icon for the same cubes; both are needed."""
    game = deal(other="m09 m21").acts("C", "counter:1 ask:b-engineer")
    assert "send" not in game.offers("C")
    game.acts("C", "ask:c+engineer give:c+black send").acts("A", "adopt:2")
    assert (share(game, 1, "B"), share(game, 1, "C")) == ("P", "B")
    assert [game.answer(1, who) for who in "BC"] == ["waiting", "accepted"]
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert (game.stored("B"), game.stored("C")) == ("PW", "B")


def test_who_is_left_out_of_a_counter_can_be_put_back():
    """[N2]: every tap has its opposite; with the cubes of the planet and the stored ones."""
    keys = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple move:a>b+green move:b>a+white send"
    game = deal(keys=keys).acts("C", "counter:1")
    before = game.view("C").draft
    game.acts("C", "ask:b-pilot ask:b-engineer")
    draft = game.view("C").draft
    assert draft is not None
    assert draft.terms is not None
    assert (draft.terms.helpers, draft.terms.transfers) == ((), ())
    assert game.acts("C", "ask:b+pilot ask:b+engineer").view("C").draft == before


def test_a_bid_is_adopted():
    """[N2]: it counts as accepted by its author."""
    game = table(seat("m05 m06 m17", stored="G"), seat("m07 m08"), seat("m09"), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot ask:b+engineer give:b+purple move:a>b+green send")
    assert (game.offer(1).kind, game.offer(1).author, game.offer(1).of) == ("bid", 1, None)
    assert game.owed == "A"
    game.acts("A", "adopt:1")
    if game.view("A").draft is not None:
        game.acts("A", "send")
    (number,) = game.offer_numbers()
    offer = game.offer(number)
    assert (offer.kind, offer.author, offer.terms.planet) == ("proposal", 0, "p02")
    assert (game.answer(number, "B"), share(game, number, "B")) == ("accepted", "P")
    game.acts("A", f"execute:{number}")
    assert (game.stored("A"), game.stored("B")) == ("PGB", "PG")


def test_a_bid_that_leaves_something_open_becomes_a_draft_or_an_open_proposal():
    """[N2] [EX1]: B adds one icon, A has nothing; nothing can be executed."""
    game = table(seat("m40"), seat("m07 m08"), seat("m09"), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot send")
    if "adopt:1" in game.offers("A"):
        game.acts("A", "adopt:1")
    assert not any(key.startswith("execute") for key in game.offers("A"))
    assert not any(offer.ready for offer in game.view().offers)


@pytest.mark.parametrize(
    ("hand", "bid", "added"),
    [
        ("m01 m02 m17", "ask:b+pilot ask:b+pilot ask:b+pilot ask:b+engineer", ("m17",)),
        ("m01 m02 m17 m18", "ask:b+pilot ask:b+pilot ask:b+pilot", ("m17", "m18")),
    ],
)
def test_to_a_bid_only_those_own_cards_are_added_that_are_still_needed(hand, bid, added):
    """[N2] [EX2] [EX3]: in one step, without a card too many, so that the bidder is needed."""
    game = table(seat(hand), seat("m03 m07 m08 m09"), seat(), planets=NECTAR)
    game.acts("B", f"bid:p02 {bid} give:b+purple send").acts("A", "adopt:1")
    (offer,) = game.view().offers
    assert (offer.ready, offer.terms.cards) == (True, added)


def unfinished() -> Game:
    """B bids one icon for a cube; what A has does not complete it, with C it would."""
    game = table(seat("m05 m06 m40"), seat("m07 m08"), seat("m09 m17"), planets=NECTAR)
    return game.acts("B", "bid:p02 ask:b+engineer give:b+purple send").acts("A", "adopt:1")


def test_a_bid_that_was_taken_up_lies_there_until_the_proposal_is_sent():
    """[N2]: whoever drops the draft has lost nothing."""
    game = unfinished()
    assert game.view("A").draft is not None
    assert game.offer_numbers() == [1]
    assert game.acts("A", "cancel").offer(1).author == 1
    assert "adopt:1" in game.offers("A")


def test_a_bid_that_was_completed_with_another_helper_counts_as_accepted_by_its_author():
    """[N2] [N4]: B's own part is as B offered it."""
    game = unfinished().acts("A", "ask:c+pilot send")
    (number,) = game.offer_numbers()
    assert [game.answer(number, who) for who in "BC"] == ["accepted", "waiting"]
    game.acts("C", f"accept:{number}").acts("A", f"execute:{number}")
    assert (game.stored("B"), game.view().phase) == ("P", "action")


@pytest.mark.parametrize("change", ["give:b-purple", "give:b+green", "move:a>b+white", "ask:b-engineer ask:c+engineer"])
def test_a_bid_whose_authors_part_was_changed_is_not_accepted_by_it(change):
    """[N3]"""
    game = table(seat("m05 m06 m40", stored="W"), seat("m07 m08"), seat("m09 m17"), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+engineer give:b+purple send").acts("A", f"adopt:1 ask:c+pilot {change} send")
    (number,) = game.offer_numbers()
    assert {helper.answer for helper in game.offer(number).terms.helpers} == {"waiting"}


def test_a_bid_that_is_withdrawn_while_it_is_taken_up_leaves_the_draft():
    """[N1] [N2]: then nobody has accepted anything."""
    game = unfinished().acts("B", "unbid:1").acts("A", "ask:c+pilot send")
    (number,) = game.offer_numbers()
    assert [game.answer(number, who) for who in "BC"] == ["waiting", "waiting"]


def test_a_new_bid_does_not_stand_for_the_one_that_was_taken_up_and_withdrawn():
    """[N2] [N3]: B wants green instead of purple now; the proposal of purple has nobody's word."""
    game = unfinished().acts("B", "unbid:1 bid:p02 ask:b+engineer give:b+green send").acts("A", "ask:c+pilot send")
    assert [(offer.number, offer.kind) for offer in game.view().offers] == [(2, "bid"), (3, "proposal")]
    assert [game.answer(3, who) for who in "BC"] == ["waiting", "waiting"]


def test_a_bidder_who_gives_up_leaves_the_draft_that_took_up_the_bid():
    """[N1]: with nothing of B's in it."""
    game = unfinished().resigns("B")
    draft = game.view("A").draft
    assert draft is not None
    assert draft.terms is not None
    assert (draft.terms.helpers, [share.owner for share in draft.terms.shares]) == ((), [0])
    assert "send" not in game.offers("A")
    assert "market" in game.acts("A", "cancel").offers("A")


def test_what_a_helper_is_about_to_bind_is_void_with_a_new_version():
    """[N3] [N4]: nobody accepts terms that have changed under the hand."""
    game = deal().acts("B", "bind:1").acts("A", "edit:1 give:b+green send")
    assert (game.view("B").draft, game.answer(1, "B"), game.owed) == (None, "waiting", "B")


@pytest.mark.parametrize("verb", ["accept", "bind", "decline", "counter"])
def test_an_answer_meant_for_an_older_version_comes_too_late(verb):
    """[N3] [N4]: B's panel still shows the first version; what is pressed there does not go to the second."""
    game = deal()
    pending = game.session.pending(1)
    assert pending is not None
    game.acts("A", "edit:1 give:b-purple send")
    with pytest.raises(Stale):
        game.session.submit(1, (f"{verb}:1",), pending.serial)
    assert game.answer(1, "B") == "waiting"


def test_a_counter_composed_on_an_older_version_is_void():
    """[N3]: B was composing while A changed the proposal; nobody answers a version that nobody has read any more."""
    game = deal().acts("B", "counter:1 give:b+purple").acts("A", "edit:1 give:b+black send")
    assert (game.view("B").draft, game.answer(1, "B"), game.owed) == (None, "waiting", "B")
    with pytest.raises(IllegalChoice):
        game.session.submit(1, ("send",))
    game.acts("B", "counter:1")
    draft = game.view("B").draft
    assert draft is not None
    assert draft.terms is not None
    assert draft.terms.shares[1].cubes == (1, 0, 0, 1, 0)


def test_a_counter_outlives_the_proposal_it_answers_but_not_the_draft_of_one():
    """[N1] [N2]: what was sent can still be adopted, as a proposal of its own; what was being composed is gone."""
    game = deal(keys="draft:p02 mine:m05 mine:m06 ask:b+pilot ask:c+engineer send")
    game.acts("B", "counter:1 give:b+purple send").acts("C", "counter:1 give:c+green").acts("A", "withdraw:1")
    assert (game.view("C").draft, game.offer_numbers(), game.owed) == (None, [2], "A")
    game.acts("A", "adopt:2")
    assert [(offer.number, offer.version, offer.ready) for offer in game.view().offers] == [(3, 1, False)]
    assert [game.answer(3, who) for who in "BC"] == ["accepted", "waiting"]


def test_a_cube_that_one_is_to_receive_cannot_be_passed_on():
    """[EX5]; facts, section 7: transfers are covered by the cubes that the giver stored before the deal."""
    game = table(seat("m05 m06", stored="G"), seat("m07"), seat("m21"), planets=NECTAR)
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:c+engineer move:a>b+green")
    assert game.offers("A", "move") == ["a>b-green"]


def test_eight_offers_a_turn_and_still_a_way_on():
    """[N1] [TU1]: haggling comes to an end (house rule); what lies there can be carried out or left for the market."""
    game = deal("m07 m08")
    for more in ("purple", "green", "black", "purple+green", "purple+black", "green+black", "purple+green+black"):
        gives = " ".join(f"give:b+{colour}" for colour in more.split("+"))
        game.acts("A", OPEN.replace("send", f"{gives} send"))
    assert not [key for key in game.offers("A") if key.startswith(("draft", "edit", "suggest", "adopt"))]
    game.acts("B", " ".join(f"decline:{number}" for number in range(1, 8)))
    game.acts("B", "accept:8 send bid:p01 ask:b+pilot send")
    assert {"execute:8", "market"} <= set(game.offers("A"))
    assert game.acts("A", "withdraw:1 execute:8 drop:usual").active == "B"


def test_icons_of_one_upgrade_can_stand_in_two_proposals():
    """[EX3] [N7]: facts, 5.4: usable in every extraction, and at most one happens per turn."""
    game = table(seat("m05 m06 m17"), seat("m18", built="b02"), seat(), planets="p02:PPGB p01:GOB p07:GOB")
    game.acts("A", "draft:p02 mine:m05 mine:m06 mine:m17 ask:b+pilot send")
    game.acts("A", "draft:p01 mine:m05 mine:m17 ask:b+pilot send").acts("B", "accept:1 accept:2")
    assert [offer.ready for offer in game.view().offers] == [True, True]
    assert game.acts("A", "execute:2").hand("B") == "m18"


def test_bids_of_several_players_stand_side_by_side():
    """[N2] [N8]"""
    game = table(seat("m05 m06 m17"), seat("m07 m08"), seat("m09"), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot send").acts("C", "bid:p01 ask:c+pilot give:c+black send")
    assert [(offer.author, offer.terms.planet) for offer in game.view().offers] == [(1, "p02"), (2, "p01")]


def test_a_bid_can_be_withdrawn_by_its_author_alone():
    """[N2]"""
    game = table(seat("m05"), seat("m07 m08"), seat("m09"), planets=NECTAR).acts("B", "bid:p02 ask:b+pilot send")
    assert not game.offers("C", "unbid")
    assert not game.offers("A", "unbid")
    assert not game.acts("B", "unbid:1").view().offers


def test_a_withdrawn_proposal_is_gone():
    """[N1]: by the active player alone."""
    game = deal().acts("B", "accept:1")
    assert not game.offers("B", "withdraw")
    game.acts("A", "withdraw:1")
    assert not game.view().offers
    assert "retract:1" not in game.offers("B")
    assert (game.owed, game.hand("B")) == ("A", "m07 m08")


def test_a_bid_counts_as_accepted_only_if_its_author_can_bind_the_cards():
    """[N2] [N4]: big words are allowed, but the program checks the hand before anything is accepted."""
    game = table(seat("m01 m05 m17 m18"), seat("m09 m40"), seat(), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot ask:b+pilot")
    if "send" in game.offers("B"):
        game.acts("B", "send").acts("A", "adopt:1")
    if game.view("A").draft is not None and "send" in game.offers("A"):
        game.acts("A", "send")
    assert not any(offer.ready for offer in game.view().offers)
    assert not game.offers("B", "accept")


def test_somebody_elses_part_is_not_for_the_bidder_to_change():
    """[N2]: a bid says what its author would do and get."""
    game = table(seat("m05", stored="G"), seat("m07 m08", stored="O"), seat("m09", stored="W"), planets=NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot")
    assert not [key for key in game.offers("B") if "c+" in key or ">c" in key or "c>" in key]
    assert not game.offers("B", "mine")


# -- leaving the table ------------------------------------------------------------------------------------------------


def test_walking_away_to_the_market_voids_everything():
    """[N7] [TU1]; rule text: 你可以先就提取行动进行协商，接着改变主意，转而进行交易行动"""
    game = deal().acts("B", "accept:1").acts("C", "bid:p01 ask:c+pilot send")
    assert len(game.view().offers) == 2
    game.acts("A", "market")
    assert (game.view().offers, game.view().phase) == ((), "market")
    assert game.asked == "A"
    game.acts("A", " ".join(f"take:{card}" for card in game.offers("A", "take")[:3]))
    assert (game.active, game.view().offers) == ("B", ())
    assert (game.hand("B"), game.planet("p02")) == ("m07 m08", "PPGB")


def test_executing_one_proposal_voids_all_others():
    """[N7] [TU1]"""
    game = deal().acts("A", "draft:p01 mine:m05 ask:c+pilot ask:c+engineer send").acts("C", "accept:2")
    game.acts("C", "bid:p07 ask:c+pilot send").acts("B", "accept:1").acts("A", "execute:1 drop:usual")
    assert (game.active, game.view().offers) == ("B", ())
    assert game.hand("C") == "m09 m21"
    assert game.planet("p01") == "GOB"


def test_what_somebody_was_composing_is_gone_with_the_turn():
    """[N7]: B's half-written counter and C's draft of a bid."""
    game = deal().acts("B", "counter:1 give:b+black").acts("C", "bid:p01 ask:c+pilot").acts("A", "market")
    assert [game.view(who).draft for who in "ABC"] == [None] * 3
    game.acts("A", " ".join(f"take:{card}" for card in game.offers("A", "take")[:3]))
    assert {"draft:p02", "market"} <= set(game.offers("B"))
    assert "send" not in game.offers("C")


def draft_lines(game: Game) -> dict[str, list[str]]:
    """By player, what it is told of its own lost draft; an onlooker is `-`."""
    readers = {"-": None, "A": "A", "B": "B", "C": "C"}
    told = {name: [text.key for text in game.told(who) if "-draft-" in text.key] for name, who in readers.items()}
    return {name: keys for name, keys in told.items() if keys}


@pytest.mark.parametrize(
    ("composed", "ends", "told"),
    [
        ("counter:1 give:b+black", "market", "an-log-draft-turn"),
        ("bid:p01 ask:b+pilot", "market", "an-log-draft-turn"),
        ("bind:1", "market", "an-log-draft-turn"),
        ("counter:1 give:b+black", "withdraw:1", "an-log-draft-gone"),
        ("bind:1", "withdraw:1", "an-log-draft-gone"),
        ("counter:1 give:b+black", "edit:1 give:b+green send", "an-log-draft-changed"),
        ("bind:1", "edit:1 give:b+green send", "an-log-draft-changed"),
    ],
)
def test_whoever_loses_a_draft_is_told_why_and_nobody_else_reads_of_it(composed, ends, told):
    """[N3] [N7]"""
    assert draft_lines(deal().acts("B", composed).acts("A", ends)) == {"B": [told]}


def test_a_draft_lost_with_a_deal_of_others_is_told_to_its_author():
    """[N7]: C was composing a bid when A and B carried theirs out."""
    game = deal().acts("B", "accept:1").acts("C", "bid:p01 ask:c+pilot").acts("A", "execute:1 drop:usual")
    assert draft_lines(game) == {"C": ["an-log-draft-turn"]}


def test_a_draft_lost_with_the_seat_whose_deal_it_answers_is_told_to_its_author():
    """[N1]: A gives up its turn; B was about to accept."""
    assert draft_lines(deal().acts("B", "bind:1").resigns("A")) == {"B": ["an-log-draft-gone"]}


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        ("market", "No longer open, because Orange has gone to the market: deal 1 and offer 2."),
        ("execute:1 drop:usual", "No longer open, because deal 1 has been carried out: offer 2."),
        ("extract:p01 drop:usual", "No longer open, because Orange has extracted without a deal: deal 1 and offer 2."),
    ],
)
def test_whoever_waits_for_an_answer_is_told_that_a_deal_has_lapsed_and_why(ends, told):
    """[N7]: C had read of it only that A goes to the market."""
    game = deal().acts("B", "accept:1").acts("C", "bid:p01 ask:c+pilot send").acts("A", ends)
    assert [lapse_lines(game, who) for who in (None, "A", "B", "C")] == [[told]] * 4


def test_an_offer_that_lapses_at_the_market_is_told_of_whatever_was_extracted_before():
    """[N7]: A extracts without a deal, which takes no number of the offers."""
    game = table(seat("m05 m06"), seat("m07 m08"), seat("m09"), planets=NECTAR, planet_draws="p04")
    game.acts("A", "extract:p01")
    assert game.active == "B"
    game.acts("C", "bid:p02 ask:c+pilot send").acts("B", "market")
    assert lapse_lines(game, "C") == ["No longer open, because Sky has gone to the market: offer 1."]


def test_a_deal_that_lapses_with_the_seat_that_resigns_is_told_of():
    """[N1]: A's proposal, and what C had offered to it."""
    game = deal().acts("C", "bid:p01 ask:c+pilot send").resigns("A")
    assert lapse_lines(game, "C") == ["No longer open, because Orange has resigned: deal 1 and offer 2."]


def test_nothing_is_told_where_nothing_lapses():
    """[N7] With the market everything else lapses; without any offer nothing is said of it."""
    game = table(seat("m05"), seat("m07 m08"), seat("m09"), planets=NECTAR).acts("A", "market")
    assert lapse_lines(game, "B") == []


def lapse_lines(game: Game, who: str | None) -> list[str]:
    """What a player (None: an onlooker) is told of deals that are no longer open."""
    return [translate(text, "en") for text in game.told(who) if text.key.startswith("an-log-lapse-")]


@pytest.mark.parametrize("composed", ["show", "show to:a", "orders"])
def test_nothing_is_told_of_a_draft_that_holds_no_deal(composed):
    """[N7]: choosing whom to show cards, or a standing order, is one tap; nothing was composed."""
    assert draft_lines(deal().acts("B", composed).acts("A", "market")) == {}


def test_the_last_deal_is_remembered_for_all():
    """[N8]: executed terms are posted; while the window is open they are in every view."""
    game = deal(other="m09 m21 b03").acts("B", "accept:1")
    game.session.state.players[2].storage[2] += 2
    game.session.state.bag[2] -= 2
    agreed = game.view().offers[0].terms.shares
    assert [share.owner for share in agreed] == [0, 1]
    assert sum(sum(share.cubes) for share in agreed) == 4
    game.acts("A", "execute:1 drop:usual")
    assert game.view().phase == "window"
    for who in ("A", "B", "C", None):
        done = game.view(who).done
        assert done is not None
        assert (done.terms.planet, done.number) == ("p02", 1)
        assert done.terms.shares == agreed


def test_of_two_ready_proposals_for_a_planet_only_one_is_done():
    """[N7] [N8]: the other is void and leaves the table."""
    game = deal("m07").acts("A", OPEN.replace("purple", "green")).acts("B", "accept:1 accept:2")
    title = game.session.title
    assert [posting.number for posting in title.notices.postings(game.session.state)] == [1, 2]
    game.acts("A", "execute:2 drop:usual")
    assert title.notices.postings(game.session.state) == ()
    told = [event.public for event in game.log if event.public is not None]
    assert [text.args["number"] for text in told if text.key == "an-log-extracts"] == [2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_everybody_gives_and_gets_is_told_once_when_a_deal_is_carried_out(language):
    """[N8]: the helper's cubes stood in the line of the deal and in that of the helper."""
    game = (
        deal(keys=OPEN.replace("send", "move:a>b+green send")).acts("B", "accept:1").acts("A", "execute:1 drop:usual")
    )
    told = [event.public for event in game.log if event.public is not None]
    lines = [translate(text, language) for text in told[-1 - [t.key for t in told][::-1].index("an-log-extracts") :]]
    purple = translate(cubes_text((1, 0, 0, 0, 0)), language)
    green = translate(cubes_text((0, 1, 0, 0, 0)), language)
    assert purple not in lines[0]
    assert green in lines[0], "what moves between storages is told nowhere else"
    assert translate(SIDES[1], language) in lines[0]


def test_the_last_deal_reads_as_agreed_even_if_its_planet_comes_back_at_once():
    """[N8] [EX7]; rule text: 如果行星都用完了，就把弃置堆洗牌形成新的卡组 - with the planet just discarded in it."""
    for seed in range(200):
        game = table(
            seat("m05 m06"), seat("m07 b01", stored="P"), seat(), planets=NECTAR, planet_deck="", seed=f"{seed:032x}"
        )
        game.acts("A", OPEN).acts("B", "accept:1").acts("A", "execute:1")
        if game.planet("p02"):
            break
    done = game.view().done
    assert done is not None
    assert [(part.owner, part.cubes) for part in done.terms.shares] == [(0, (1, 1, 0, 1, 0)), (1, (1, 0, 0, 0, 0))]
    assert done.terms.problems == ()


def test_which_of_two_deals_was_carried_out_stays_known_when_the_turn_is_over():
    """[N8]: the log names its number, and the view holds it."""
    both = f"{OPEN} {OPEN.replace('purple', 'green')}"
    for number in (1, 2):
        game = table(seat("m05 m06"), seat("m07 m08"), seat(), planets=NECTAR).acts("A", both)
        game.acts("B", f"accept:{number}").acts("A", f"execute:{number}")
        assert (game.active, game.view().done) == ("B", None)
        assert {game.view(who).last_deal for who in ("A", "C", None)} == {number}


def test_proposals_bids_and_answers_are_told_to_all():
    """[N8]"""
    answers = (
        "accept:1",
        "accept:1 retract:1",
        "decline:1",
        "counter:1 give:b+purple send",
        "bid:p01 ask:b+pilot send",
    )
    for keys in answers:
        game = deal()
        before = [len(game.told(reader)) for reader in ("A", "B", "C", None)]
        game.acts("B", keys)
        assert all(len(game.told(reader)) > count for reader, count in zip(("A", "B", "C", None), before, strict=True))


def test_composing_is_told_to_nobody():
    """[N8]: only what is sent is public."""
    game = deal()
    game.log.clear()
    before = {who: game.view(who) for who in ("A", "C", None)}
    game.acts("B", "bind:1 cancel counter:1 give:b+purple")
    assert {who: game.view(who) for who in ("A", "C", None)} == before
    assert game.log == []


# -- execution checks again -------------------------------------------------------------------------------------------


def taken_away(game: Game, who: str, card: str) -> Game:
    """A bound card leaves a hand behind the rules' back (in play it can leave only with a resignation or a bug)."""
    state = game.session.state
    state.players["ABCDEF".index(who)].hand.remove(card)
    state.mercenary_discard.append(card)
    return game


def test_a_bound_card_that_is_gone_stops_the_deal_and_that_helper_answers_anew():
    """[N6]: atomic; nothing happens and the proposal is open again."""
    game = deal("m07 m08").acts("B", "accept:1")
    bound = game.session.state.offers[0].bound[1].cards[0]
    taken_away(game, "B", bound)
    seen = (game.planet("p02"), game.stored("A"), game.stored("B"), game.hand("A"), game.view().mercenary_discard)
    game.acts("A", "execute:1 drop:usual")
    now = (game.planet("p02"), game.stored("A"), game.stored("B"), game.hand("A"), game.view().mercenary_discard)
    assert now == seen
    assert (game.offer(1).ready, game.answer(1, "B"), game.active) == (False, "waiting", "A")
    assert "B" in game.owed
    game.acts("B", "accept:1").acts("A", "execute:1 drop:usual")
    assert game.planet("p02") is None


def test_of_two_helpers_only_the_one_whose_card_is_gone_answers_anew():
    """[N6]"""
    game = deal(keys="draft:p02 mine:m05 mine:m06 ask:b+pilot ask:c+engineer give:c+black send")
    game.acts("B", "accept:1").acts("C", "accept:1")
    taken_away(game, "C", "m21")
    game.acts("A", "execute:1 drop:usual")
    assert (game.answer(1, "B"), game.answer(1, "C")) == ("accepted", "waiting")
    assert (game.planet("p02"), game.active) == ("PPGB", "A")


def test_the_active_players_missing_card_stops_the_deal_too():
    """[N6]: check everything again."""
    game = deal().acts("B", "accept:1")
    taken_away(game, "A", "m05")
    before = (game.planet("p02"), game.stored("B"), game.hand("B"))
    if "execute:1" in game.offers("A"):
        game.acts("A", "execute:1")
    assert (game.planet("p02"), game.stored("B"), game.hand("B")) == before
    assert game.active == "A"


def test_a_stored_cube_that_is_gone_stops_the_deal():
    """[N6] [EX5]: transfers are covered by stored cubes of the giver."""
    game = deal(keys=OPEN.replace("send", "move:a>b+green send")).acts("B", "accept:1")
    state = game.session.state
    state.players[0].storage[1] -= 1
    state.cube_discard[1] += 1
    if "execute:1" in game.offers("A"):
        game.acts("A", "execute:1")
    assert (game.planet("p02"), game.stored("B"), game.active) == ("PPGB", "W", "A")


@pytest.mark.parametrize(
    "damage",
    [
        "a cube for an outsider",
        "a cube from an outsider",
        "a share for an outsider",
        "a cube twice",
        "a useless skill",
        "no skill",
    ],
)
def test_an_unlawful_deal_is_not_carried_out_however_it_came_about(damage):
    """[N6] [FX5] [EX2] [EX4] [EX5]: execution checks the terms again; such terms cannot be composed."""
    game = deal(other="m09 m21").acts("B", "accept:1")
    state = game.session.state
    state.players[2].storage[2] += 1
    state.bag[2] -= 1
    terms = state.offers[0].terms
    match damage:
        case "a cube for an outsider":
            terms.transfers.append(Transfer(0, 2, 1, 1))
        case "a cube from an outsider":
            terms.transfers.append(Transfer(2, 0, 2, 1))
        case "a share for an outsider":
            terms.shares[2] = [0, 1, 0, 0, 0]
        case "a cube twice":
            terms.shares[1] = [3, 0, 0, 0, 0]
        case "a useless skill":
            terms.helpers[1] = [1, 1, 1, 0]
        case _:
            terms.cards.append("m17")
            terms.helpers[1] = [0, 0, 0, 0]
    before = [(game.stored(who), game.hand(who)) for who in "ABC"]
    if "execute:1" in game.offers("A"):
        game.acts("A", "execute:1")
    assert [(game.stored(who), game.hand(who)) for who in "ABC"] == before
    assert (game.planet("p02"), game.active) == ("PPGB", "A")


# -- time -------------------------------------------------------------------------------------------------------------


def test_the_answer_offered_first_is_a_ready_deal():
    """[N10]: what time would bring is what the question proposes: a ready proposal is executed."""
    game = deal().acts("B", "accept:1")
    assert game.ask("A").proposal == ("execute:1",)
    assert game.ask("A").option("market") is not None


def test_without_a_suggestion_the_market_is_proposed():
    """[N10]: else the default market action."""
    assert table(seat(), seat(), seat(), planets=NECTAR).ask("A").proposal == ("market",)


# -- whose turn, and the way back -------------------------------------------------------------------------------------


def test_nobody_else_can_execute_or_go_to_the_market():
    """[TU1] [N5]"""
    game = deal().acts("B", "accept:1")
    for who in (1, 2):
        for key in ("execute:1", "market", "edit:1", "withdraw:1"):
            with pytest.raises((IllegalChoice, NotOwed)):
                game.session.submit(who, (key,))


def test_the_order_of_acceptances_does_not_matter():
    """[N5]"""
    keys = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:c+engineer give:c+black send"
    one = deal(keys=keys).acts("B", "accept:1").acts("C", "accept:1").acts("A", "execute:1")
    two = deal(keys=keys).acts("C", "accept:1").acts("B", "accept:1").acts("A", "execute:1")
    assert one.view() == two.view()


def test_a_standing_order_declines_at_once():
    """[N4]; contract: `help:decline`. Nobody waits for that helper."""
    game = table(seat("m05 m06"), seat("m07", helps="decline"), seat(), planets=NECTAR).acts("A", OPEN)
    assert (game.answer(1, "B"), game.owed) == ("declined", "A")


@pytest.mark.parametrize(("least", "answer"), [("1", "accepted"), ("2", "waiting")])
def test_a_standing_order_helps_at_once_for_enough_cubes(least, answer):
    """[N4]; contract: `help:1`, `help:2`, `help:3`. The proposal is ready in the very same answer."""
    game = table(seat("m05 m06"), seat("m07", helps=least), seat(), planets=NECTAR).acts("A", OPEN)
    assert (game.answer(1, "B"), game.offer(1).ready) == (answer, answer == "accepted")


def test_a_standing_order_counts_only_cubes_that_find_room():
    """[N4] [OV1]: two for one free space; what is discarded at once pays for nothing."""
    keys = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+purple send"
    for stored, least, answer in (("PPP", "2", "waiting"), ("PPP", "1", "accepted"), ("PPPP", "1", "waiting")):
        game = table(seat("m05 m06"), seat("m07", stored=stored, helps=least), seat(), planets=NECTAR).acts("A", keys)
        assert game.answer(1, "B") == answer


def test_a_standing_order_leaves_the_choice_of_what_goes_to_its_owner():
    """[OV2] [N4]: B would discard one of three colours, and is asked."""
    keys = OPEN.replace("send", "give:b+purple send")
    game = table(seat("m05 m06"), seat("m07", stored="WWB", helps="1"), seat(), planets=NECTAR).acts("A", keys)
    assert (game.answer(1, "B"), game.owed) == ("waiting", "B")


@pytest.mark.parametrize("hand", ["m01 m02 m17 m18", "m05 m06", "m37"])
def test_a_standing_order_does_not_give_away_mercenaries_for_next_to_nothing(hand):
    """[N4]: two and two icons for a cube, to A who commits nothing. B is asked whatever B holds."""
    keys = "draft:p01 ask:b+pilot ask:b+pilot ask:b+engineer ask:b+engineer give:b+green send"
    game = table(seat("m40"), seat(hand, helps="1"), seat(), planets=NECTAR).acts("A", keys)
    assert (game.answer(1, "B"), game.owed) == ("waiting", "B")
    fair = keys.replace("send", "give:b+orange send")
    game = table(seat("m40"), seat("m07 m08", helps="1"), seat(), planets=NECTAR).acts("A", fair)
    assert game.answer(1, "B") == "accepted"


def test_a_standing_order_can_be_given_and_taken_back():
    """[N4]; contract: `orders`, one choice closes it."""
    game = table(seat("m05 m06"), seat("m07"), seat(), planets=NECTAR).acts("B", "orders help:decline")
    orders = game.view("B").orders
    assert orders is not None
    assert orders.help == "decline"
    game.acts("A", OPEN)
    assert game.answer(1, "B") == "declined"
    game.acts("B", "orders help:ask").acts("A", "edit:1 give:b+green send")
    assert game.answer(1, "B") == "waiting"


def test_the_fewest_cards_are_bound_whatever_is_asked():
    """[N4] [EX3]: no smaller set of cards supplies the icons; of sets of that size, one with the least sought icons."""
    game = deal()
    state, chance = game.session.state, Chance("hands")
    icons, demand = (
        parts().icons,
        [max(parts().needs[world.id][skill] for world in state.planets) for skill in range(4)],
    )

    def enough(cards: tuple[str, ...]) -> bool:
        return all(sum(icons[card][skill] for card in cards) >= wanted[skill] for skill in range(4))

    def sought(cards: tuple[str, ...]) -> int:
        return sum(icons[card][skill] * demand[skill] for card in cards for skill in range(4))

    found = []
    for _ in range(200):
        hand = list(icons)
        chance.shuffle(hand)
        wanted = [chance.below(3) for _ in range(4)]
        hand = hand[: chance.below(8)]
        sets = [cards for size in range(len(hand) + 1) for cards in combinations(hand, size) if enough(cards)]
        bound = cheapest_cards(state, hand, wanted)
        found.append(bound)
        if bound is None:
            assert not sets
        else:
            assert enough(bound)
            assert (len(bound), sought(bound)) == min((len(cards), sought(cards)) for cards in sets)
    assert None in found
    assert any(bound is not None and len(bound) > 2 for bound in found)
