"""Why something that is free in one's own turn, or another action, is not possible now."""

from __future__ import annotations

import pytest

from cogs.ui.typed import match
from engine.core.chance import Chance
from engine.core.decision import Barred
from engine.core.errors import Refused
from engine.core.text import say
from engine.core.title import Setup
from engine.eclipse.actions.diplomacy import aside_pairs, make_offer
from engine.eclipse.names import SEATS
from engine.eclipse.setup import deal
from engine.eclipse.state import ActionTask, EndTurnTask, Offer, State
from engine.eclipse.why_free import asides_barred
from locales import LANGUAGES, translate
from tests.eclipse.positions import A, B, C, Game, go_on, home, position, put, relate
from tests.eclipse.test_why import found, reason, turn

FOUR = ("terran_union", "terran_republic", "terran_alliance", "terran_federation")


def neighbours() -> Game:
    """A and B with joined sectors."""
    st = position(*FOUR)
    put(st, "103", "1a", owner=A)
    put(st, "107", "1b", owner=B)
    return turn(st)


def test_a_trade_that_cannot_be_paid() -> None:
    """P17.4.4: the rate of the species."""
    st = position("terran_union")
    st.players[A].money = 1
    assert reason(turn(st), "trade:money-science") == "too-dear"


def test_no_diplomacy_among_three() -> None:
    """P17.11.1: four players or more."""
    assert reason(turn(position(*FOUR[:3])), "offer:b") == "too-few-players"


def test_no_offer_to_somebody_far_away() -> None:
    """P17.11.1 i: joined by a whole wormhole."""
    assert reason(turn(position(*FOUR)), "offer:b") == "no-common-edge"


def test_no_offer_twice_and_none_to_a_partner() -> None:
    """P17.11.1, P17.11.6."""
    game = neighbours()
    offers = [key for key in game.ask.options.keys if key.startswith("offer:b")]
    assert offers
    game.chooses(offers[0])
    assert reason(game, "offer:b") == "offered"
    st = position(*FOUR)
    put(st, "103", "1a", owner=A)
    put(st, "107", "1b", owner=B)
    relate(st, A, B)
    assert reason(turn(st), "offer:b") == "partners"


def test_where_ships_meet_an_offer_stands_but_is_not_accepted() -> None:
    """P17.11.6: it is made at any time, and becomes a relation when all conditions hold (P17.11.1 ii). A second offer
    beside it would only look like the acceptance."""
    st = position(*FOUR)
    put(st, "103", "1a", owner=A)
    put(st, "107", "1b", owner=B, ships={A: "interceptor"})
    assert "offer:b-money" in turn(st).ask.options.keys
    make_offer(st, B, Offer(A, "money"))
    game = turn(st)
    assert reason(game, "accept:b") == "ships-meet"
    assert reason(game, "offer:b") == "accept-theirs"


def test_no_offer_to_somebody_whose_offer_can_be_accepted() -> None:
    """P17.11.6: the refusal leads to the acceptance."""
    st = neighbours().state
    make_offer(st, B, Offer(A, "money"))
    assert reason(turn(st), "offer:b") == "accept-theirs"


def test_no_offer_by_the_traitor() -> None:
    """P17.11.1 iv."""
    assert reason(turn(position(*FOUR, traitor=B)), "offer:b") == "traitor"


def test_nothing_to_accept_or_withdraw() -> None:
    """P17.11.6."""
    game = neighbours()
    assert reason(game, "accept:b") == "no-offer"
    assert reason(game, "withdraw:b") == "no-offer-made"


def test_an_offer_that_cannot_be_accepted_now() -> None:
    """P17.11.6: it stands whatever happens to the connection."""
    st = position(*FOUR)
    make_offer(st, B, Offer(A, "money"))
    assert reason(turn(st), "accept:b") == "no-common-edge"


def beside(st: State, seat: int) -> dict[str, Barred]:
    """What a seat cannot say while another one is asked."""
    return {each.option.key: each for each in asides_barred(st, seat)}


def test_what_is_not_possible_beside_the_turn_of_another_says_why_and_to_whom() -> None:
    """P17.11.6, in A's turn: B has offers of A and C, and can accept that of A alone; D borders on nobody."""
    st = neighbours().state
    put(st, "105", "1c", owner=C)
    make_offer(st, A, Offer(B, "money"))
    make_offer(st, C, Offer(B, "money"))
    barred = beside(st, B)
    assert "accept:a" not in barred
    assert barred["accept:c"].reason == say("ecl-why-others-turn")
    assert barred["accept:c"].instead == say("ecl-why-choose-partners", partners=[SEATS[A]])
    assert barred["accept:d"].reason == say("ecl-why-no-offer")
    assert barred["offer:d"].reason == say("ecl-why-no-common-edge")
    assert barred["withdraw:a"].reason == say("ecl-why-no-offer-made")


def test_amid_an_action_of_another_offers_wait() -> None:
    """P17.11.6 (H): an action that has begun goes on first; a weightier reason is said all the same."""
    st = neighbours().state
    st.tasks.append(ActionTask(A, "move", 2))
    barred = beside(st, B)
    assert barred["offer:a"].reason == say("ecl-why-not-now")
    assert barred["offer:d"].reason == say("ecl-why-no-common-edge")


def test_what_beside_is_possible_is_not_barred_and_the_other_way_round() -> None:
    """In the draft too, when there are no species yet."""
    for st in (neighbours().state, deal(Setup(4, {"species": "draft", "seating": "joined"}), Chance("5eed"))):
        possible = {key.partition("-")[0] for key, _ in aside_pairs(st, B)}
        said = {f"{verb}:{letter}" for verb in ("offer", "accept", "withdraw") for letter in "acd"}
        assert set(beside(st, B)) == said - possible


def test_another_action_within_an_action_and_after_it() -> None:
    """P17.3.2: one action a turn."""
    st = position("terran_union")
    assert reason(go_on(st, ActionTask(A, "upgrade", 1)), "explore") == "under-way"
    st = position("terran_union")
    put(st, "306", "2b", owner=A)
    assert reason(go_on(st, EndTurnTask(A)), "build") == "action-over"


def test_a_ship_that_is_nowhere_on_the_map_says_where_it_is() -> None:
    """P17.9.3: own ships; a typed place that is no sector."""
    st = position("terran_union")
    place = home(st, A).place
    told = found(turn(st), "move:interceptor")
    assert told.instead is not None
    assert place.upper() in translate(told.instead, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_understood_names_what_begins_like_it(language: str) -> None:
    """Else what answers begin with, not the first of a hundred steps."""
    ask = turn(position("terran_union")).ask
    told = {}
    for words in ("explore 9z", "warp"):
        with pytest.raises(Refused) as refused:
            match(ask, words)
        told[words] = translate(refused.value.text, language)
    explore, build = (translate(say(f"ecl-action-{each}"), language) for each in ("explore", "build"))
    assert explore in told["explore 9z"]
    assert build not in told["explore 9z"]
    assert explore in told["warp"]
    assert build in told["warp"]
