"""An impossible action is refused with the rule that forbids it, and with what would be legal."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalChoice
from locales import translate
from tests.afternova.scenario import SEATS, Game, seat, table

NECTAR = "p02:PPGB p04:PGO p07:GOB"
"""Nectar needs piloting 3 and engineering 3."""


def why_not(game: Game, who: str, key: str, language: str = "en") -> str:
    """What a player is told who answers this."""
    with pytest.raises(IllegalChoice) as refused:
        game.session.copy().submit(SEATS.index(who), (key,))
    return translate(refused.value.text, language)


def started(**more: str) -> Game:
    """A is on turn and holds two cards for Nectar that are not enough."""
    return table(seat("m05 m06"), seat("m07 b01"), seat(), planets=NECTAR, **more)


def test_an_extraction_without_enough_icons_names_those_that_are_short():
    """[EX1]"""
    said = why_not(started(), "A", "extract:p02")
    assert "your cards and upgrades lack " in said
    assert "piloting" in said or "engineering" in said


def test_a_planet_that_is_not_there_and_another_players_turn_are_named():
    """[EX1] [N1]"""
    game = started()
    for verb in ("extract", "draft"):
        assert "this planet is not on the table" in why_not(game, "A", f"{verb}:p01")
    for key in ("extract:p02", "draft:p02", "market"):
        assert "it is another player's turn" in why_not(game, "B", key)
    assert "現在是別人的回合" in why_not(game, "B", "market", "zh-TW")
    assert "go to the market first" in why_not(game, "A", f"take:{game.view().mercenaries[0]}")
    assert "when a turn is over" in why_not(game, "B", "build:b01")


def test_a_card_that_is_not_in_the_market_is_named():
    """[MK1]"""
    assert "it is not in the market" in why_not(started().acts("A", "market"), "A", "take:m05")


def test_a_deal_that_is_not_complete_says_what_is_missing():
    """[EX1] [N1]"""
    game = started().acts("A", "draft:p02 mine:m05")
    assert "it is not complete" in why_not(game, "A", "send")
    assert "still missing" in why_not(game, "A", "send")


def test_a_counter_that_cannot_be_sent_says_which_cards_or_whose_part_it_lacks():
    """[N2] [N3]: the counter-offer begins with the cards that supply it; B takes one out, C has no part yet."""
    game = table(seat("m05 m06"), seat("m07 b01"), seat("m09 m21"), planets=NECTAR)
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+purple send")
    game.acts("B", "counter:1 bind:m07").acts("C", "counter:1")
    assert "The cards that you commit do not supply 1 piloting and 1 engineering yet." in why_not(game, "B", "send")
    assert "A counter-offer needs a part of your own" in why_not(game, "C", "send")


@pytest.mark.parametrize(
    ("who", "key", "reason"),
    [
        ("A", "execute:1", "not everybody has accepted this version"),
        ("A", "accept:1", "it is a proposal of your own"),
        ("B", "withdraw:1", "it is another player's turn"),
        ("C", "accept:1", "it does not ask for your help"),
        ("B", "retract:1", "you have not accepted it"),
        ("C", "unbid:1", "it is not yours"),
    ],
)
def test_what_one_cannot_do_with_a_deal_is_named(who, key, reason):
    """[N2] [N3] [N4] [N5] [N6]"""
    game = started()
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple give:b+purple send")
    assert reason in why_not(game, who, key)


def test_when_all_offers_are_made_nothing_can_be_adopted_or_changed_and_that_is_said():
    """[N1] (house rule): eight offers a turn; the planet is there, and that not all have accepted does not matter."""
    game = table(seat("m05 m06"), seat("m07 m08"), seat("m09"), planets=NECTAR)
    game.acts("C", "bid:p04 ask:c+pilot send")
    for more in ("", "purple", "green", "black", "purple+green", "purple+black", "green+black", "purple+green+black"):
        gives = " ".join(f"give:b+{colour}" for colour in more.split("+") if colour)
        game.acts("A", f"draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer {gives} send")
    for key in ("adopt:1", "edit:2", "draft:p02"):
        assert "you have made as many offers as one may in a turn" in why_not(game, "A", key)


def test_cards_that_are_lacking_for_an_offer_of_ones_own_are_named():
    """[N4]: B bids for what its cards do not supply."""
    game = table(seat("m05"), seat("b01"), seat(), planets=NECTAR).acts("B", "bid:p02 ask:b+pilot send")
    assert "your cards cannot supply what it asks of you" in why_not(game, "B", "bind:1")
