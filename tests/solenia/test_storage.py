"""Storage and surplus resources (facts, section 4)."""

from __future__ import annotations

import pytest

from tests.solenia.scenario import Game, seat, table


def test_the_summer_storage_holds_eight():
    """[4.storage] [8.storage]"""
    assert table(seat("c13", goods="6 wheat"), seat()).plays("c13", "c4").goods("A") == "2 wood 6 wheat"


def test_what_does_not_fit_goes_back_to_the_supply():
    """[4.storage]: nothing to choose where all is of one kind."""
    game = table(seat("c13", goods="7 wood"), seat()).plays("c13", "c4")
    assert (game.goods("A"), game.owed) == ("8 wood", "B")


def test_the_active_player_chooses_what_goes_back():
    """[4.overflow-active]: the owner chooses what to keep."""
    game = table(seat("c07", goods="8 wheat"), seat()).plays("c07", "c4")
    assert (game.question, game.owed, set(game.offers("drop"))) == ("drop", "A", {"wood", "wheat"})
    assert game.copy().answers("drop:wood").goods("A") == "8 wheat"
    assert game.copy().answers("drop:wheat").goods("A") == "1 wood 7 wheat"


def test_it_goes_back_one_at_a_time():
    """[4.overflow-active]: two too many, two questions."""
    game = table(seat("c13", goods="5 wheat 3 stone"), seat()).plays("c13", "c4")
    assert set(game.offers("drop")) == {"wood", "wheat", "stone"}
    game.answers("drop:stone")
    assert game.question == "drop"
    game.answers("drop:wood")
    assert (game.goods("A"), game.owed) == ("1 wood 5 wheat 2 stone", "B")


def test_exactly_what_is_too_much_goes_back():
    """[4.overflow-active]: one of two fits."""
    game = table(seat("c13", goods="7 wheat"), seat()).plays("c13", "c4").answers("drop:wood")
    assert (game.goods("A"), game.owed) == ("1 wood 7 wheat", "B")


def test_the_payment_of_a_delivery_makes_room_for_its_reward():
    """[4.storage]: two paid, two gained in slot 4, nothing over."""
    game = table(seat("c07", goods="2 wood 6 water", on={"d3": "c09"}, night="n01 n02 n04"), seat(), night_show="n03")
    assert game.plays("c07", "e3").goods("A") == "1 stone 7 water"


def test_the_active_players_own_expelled_cards_can_be_too_much():
    """[4.overflow-active]"""
    game = table(seat("c01", goods="8 wood", on={"a1": "c03"}), seat()).plays("c01", "c3")
    assert (game.owed, game.question) == ("A", "drop")
    game.chooses("drop:wood", "drop:wood")
    assert (game.goods("A"), game.owed) == ("6 wood 1 wheat 1 stone", "B")


def test_several_expelled_cards_of_one_owner_and_what_to_keep_of_them():
    """[5.order]: one player's own cards; the owner has the say where the storage overflows."""
    game = table(seat("c01", goods="7 wood", on={"a1": "c09", "b1": "c10", "c1": "c12"}), seat()).plays("c01", "c3")
    assert (game.owed, game.question) == ("A", "drop")
    kept = set()
    for first in ("wheat", "stone", "water"):
        for second in ("wheat", "stone", "water"):
            if first != second:
                trial = game.copy()
                while trial.question == "drop" and trial.owed == "A":
                    trial.answers(f"drop:{first if first in trial.offers('drop') else second}")
                kept.add(trial.goods("A"))
    assert kept == {"7 wood 1 wheat", "7 wood 1 stone", "7 wood 1 water"}


def test_others_keep_what_they_had_and_lose_the_newest():
    """[4.overflow-others] (house): nobody is asked out of turn."""
    game = table(seat("c01"), seat(goods="8 wood", on={"a1": "c03"})).plays("c01", "c3")
    assert (game.goods("B"), game.owed, game.question) == ("8 wood", "B", "card")


def test_others_keep_as_much_of_the_newest_as_fits():
    """[4.overflow-others]"""
    game = table(seat("c01"), seat(goods="7 wood", on={"a1": "c03"})).plays("c01", "c3")
    assert game.goods("B") in ("7 wood 1 wheat", "7 wood 1 stone")
    assert game.owed == "B"
    game = table(seat("c01"), seat(goods="5 water 2 stone", on={"c1": "c02"})).plays("c01", "c3")
    assert game.goods("B") == "3 stone 5 water"


def test_others_lose_nothing_that_fits():
    """[4.overflow-others]"""
    game = table(seat("c01"), seat(goods="6 wood", on={"a1": "c03"})).plays("c01", "c3")
    assert game.goods("B") == "6 wood 1 wheat 1 stone"


def test_with_everyone_every_owner_is_asked():
    """[4.overflow-everyone]: option overflow = everyone."""
    game = table(seat("c01"), seat(goods="8 wood", on={"a1": "c09"}), overflow="everyone").plays("c01", "c3")
    assert (game.owed, game.question, set(game.offers("drop"))) == ("B", "drop", {"wood", "water"})
    game.answers("drop:wood")
    assert (game.goods("B"), game.owed, game.question) == ("7 wood 1 water", "B", "card")


def test_with_everyone_all_owners_are_asked_and_then_play_goes_on():
    """[4.overflow-everyone]: option overflow = everyone; three owners, each with one too many."""
    game = table(
        seat("c01", goods="8 wood", on={"a1": "c09"}),
        seat(goods="8 wood", on={"b1": "c10"}),
        seat(goods="8 wood", on={"c1": "c12"}),
        overflow="everyone",
    ).plays("c01", "c3")
    asked = []
    while game.question == "drop":
        asked.append(game.owed or "")
        game.answers("drop:wood")
    assert sorted(asked) == ["A", "B", "C"]
    assert [game.goods(who) for who in "ABC"] == ["7 wood 1 water", "7 wood 1 wheat", "7 wood 1 stone"]
    assert (game.owed, game.question) == ("B", "card")


@pytest.mark.parametrize("overflow", ["active", "everyone"])
def test_the_active_player_is_asked_with_either_option(overflow):
    """[4.overflow-active] [4.overflow-everyone]: option overflow."""
    game = table(seat("c07", goods="8 wheat"), seat(), overflow=overflow).plays("c07", "c4")
    assert (game.owed, game.question) == ("A", "drop")


def test_gold_needs_no_room():
    """[4.storage]: only resources do."""
    game = table(seat("c01", goods="8 wood", on={"e1": "c02"}), seat()).plays("c01", "c3")
    assert (game.gold("A"), game.goods("A"), game.owed) == (2, "8 wood", "B")


def test_the_proposal_is_to_give_back_the_newest():
    """[4.overflow-active]: default 'keep what I had, lose the newest'."""
    game = table(seat("c07", goods="8 wheat"), seat()).plays("c07", "c4")
    assert game.ask.proposal == ("drop:wood",)
    game = table(seat("c07", goods="8 wood", on={"b3": "c09"}), seat()).plays("c07", "b4")
    assert game.ask.proposal == ("drop:wheat",)


def two_too_many() -> Game:
    """A's storage was full when two cards were expelled: water came first, then stone."""
    return table(seat("c01", goods="8 wood", on={"a1": "c09", "b1": "c12"}), seat()).plays("c01", "c3")


def test_the_next_proposal_is_what_is_newest_then():
    """[4.overflow-active]: the last to come goes first, then the one before it."""
    game = two_too_many()
    proposals: list[str] = []
    while game.question == "drop":
        proposals += game.ask.proposal
        game.answers(*game.ask.proposal)
    assert proposals == ["drop:stone", "drop:water"]
    assert game.goods("A") == "8 wood"


@pytest.mark.parametrize(("first", "then"), [("wood", "stone"), ("water", "stone"), ("stone", "water")])
def test_what_was_given_back_is_not_proposed_again(first, then):
    """[4.overflow-active]: the newest of what is still there."""
    assert two_too_many().answers(f"drop:{first}").ask.proposal == (f"drop:{then}",)
