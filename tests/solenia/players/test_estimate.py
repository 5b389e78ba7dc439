"""How computer players of Solenia value slots, improvements and deliveries."""

from __future__ import annotations

import pytest

from engine.core.session import Session
from engine.players import Greedy
from engine.solenia.estimate import prospect, rewards_of
from tests.solenia.scenario import Game, Seat, fresh, seat, table

HALF = "c01 c02 c03 c04 c05 c06 c07 c08"
SPENT = "c01 c02 c03 c04 c05 c06 c07 c08 c09 c10 c11 c12"
"""Cards played, of a player with eight or four left."""


def gold_of(own: Seat, side: str = "improvements", **more) -> float:
    """The gold that a player may hope for."""
    return prospect(table(own, seat(), side=side, **more).session.state, 0)


def answers(game: Game, seed: str = "s") -> tuple[str, ...]:
    """What the normal player answers for who is asked."""
    session: Session = game.session
    return Greedy().choose(session, session.owed()[0], seed)


@pytest.mark.parametrize("half", ["p1", "p5", "p8"])
def test_an_improvement_over_a_slot_still_to_be_filled_is_worth_more_than_none(half):
    """It lies over 5 gold, and brings more with three cheap deliveries in its row and half of the cards to come."""
    taken = {"slots": {"d1a": "d05", "d1b": "d06", "d2b": "d07", "n1a": "n05"}, "discard": HALF}
    assert gold_of(seat(**taken, halves=f"{half} p6")) > gold_of(seat(**taken))


@pytest.mark.parametrize("tile", ["i1", "i3", "i4", "i8"])
def test_an_improvement_of_level_1_is_worth_more_than_none_once_its_first_slot_is_filled(tile):
    """It works as soon as the other one is filled, too."""
    slots = {"d1a": "d05", "d1b": "d06"}
    assert gold_of(seat(slots=slots, level1=tile)) > gold_of(seat(slots=slots))


@pytest.mark.parametrize("slot", ["d1b", "d2a", "n1b", "n2a"])
def test_a_lasting_power_is_worth_more_the_more_cards_are_left(slot):
    tile = {slot: "d05" if slot[0] == "d" else "n05"}
    below = {"d2a": {"d1a": "d06"}, "n2a": {"n1a": "n06"}}.get(slot, {})
    other = {"d": "d1a", "n": "n1a"}[slot[0]] if not below else {"d": "d2b", "n": "n2b"}[slot[0]]
    gains = []
    for discard in ("", SPENT):
        powered = prospect(_alone(seat(slots=below | tile, discard=discard)), 0)
        plain = prospect(_alone(seat(slots=below | {other: tile[slot]}, discard=discard)), 0)
        gains.append(powered - plain)
    assert gains[0] > gains[1]


def _alone(own: Seat):
    return table(own, side="winter").session.state


def test_improvements_on_offer_differ_in_worth():
    """In the draft the player does not take just any: what is chosen has the best prospects of all."""
    for number in range(3):
        game = fresh(1, f"{number:032x}", side="improvements")
        chosen = answers(game)[0]
        worth = {key: prospect(game.copy().answers(key).session.state, 0) for key in game.offers()}
        assert len(set(worth.values())) > 1
        assert worth[chosen] == max(worth.values())


def test_the_second_slot_beside_an_improvement_is_filled_to_make_it_work():
    """With i1 (one of each resource) over d1a and n1a, and d1a filled, the night delivery goes to n1a."""
    own = seat("c01", goods="3 wood", level1="i1", halves="p1 p2", slots={"d1a": "d05"})
    game = table(own, seat(), night_show="n03 n14 n17", side="improvements").plays("c01", "e3")
    assert answers(game) == ("slot:n1a",)


@pytest.mark.parametrize(
    ("tile", "slots", "slot", "goods", "gold"),
    [
        (None, {}, "d1a", [1, 1, 0, 0], 0),
        ("i1", {}, "d1a", [0, 0, 0, 0], 0),
        ("i1", {"n1a": "n05"}, "d1a", [1, 1, 1, 1], 0),
        ("i8", {"n1a": "n05"}, "d1a", [0, 0, 0, 0], 0),
        ("i1", {"d1a": "d05", "d2b": "d06"}, "d3a", [0, 0, 0, 0], 7),
        ("i1", {"d1a": "d05"}, "d2a", [0, 0, 1, 0], 0),
    ],
)
def test_a_slot_is_hoped_to_give_what_it_will_give(tile, slots, slot, goods, gold):
    """An improvement of level 1 gives nothing before both of its slots are filled, one of level 3 takes the place of
    what is printed; of resources to choose from, the seat takes what it has least of."""
    own = seat(goods="1 wood 1 wheat 1 water", level1=tile, halves="p8 p2", slots=slots)
    game = table(own, seat(), side="improvements")
    assert rewards_of(game.session.state, 0, slot) == (goods, gold)


def test_the_summer_side_hopes_for_pairs_and_gold_of_slots_ahead():
    """A balanced board is nearer to pairs than a lopsided one of the same worth."""
    even = gold_of(seat(day="d05 d06", night="n05 n06"), side="summer")
    lopsided = gold_of(seat(day="d05 d06 d07 d08"), side="summer")
    assert even > lopsided


def test_an_estimate_changes_nothing():
    """With a delivery that waits for its slot, all slots are tried in mind only."""
    own = seat("c01", goods="3 wood", level1="i1", halves="p1 p2", slots={"d1a": "d05"})
    game = table(own, seat(), night_show="n03 n14 n17", side="improvements").plays("c01", "e3")
    before = game.session.digest()
    prospect(game.session.state, 0)
    assert game.session.state.due == "n03"
    assert game.session.digest() == before
