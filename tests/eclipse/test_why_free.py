"""Why something that is free in one's own turn, or another action, is not possible now."""

from __future__ import annotations

import pytest

from cogs.ui.typed import match
from engine.core.errors import Refused
from engine.core.text import say
from engine.eclipse.actions.diplomacy import make_offer
from engine.eclipse.state import ActionTask, EndTurnTask, Offer
from locales import LANGUAGES, translate
from tests.eclipse.positions import A, B, Game, go_on, home, position, put, relate
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


def test_no_offer_where_ships_meet_nor_by_the_traitor() -> None:
    """P17.11.1 ii and iv."""
    st = position(*FOUR)
    put(st, "103", "1a", owner=A)
    put(st, "107", "1b", owner=B, ships={A: "interceptor"})
    assert reason(turn(st), "offer:b") == "ships-meet"
    st = position(*FOUR, traitor=B)
    assert reason(turn(st), "offer:b") == "traitor"


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
