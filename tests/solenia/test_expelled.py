"""Expelled cards (facts, section 5)."""

from __future__ import annotations

import pytest

from locales import translate
from tests.solenia.scenario import DAWN, seat, table

TWILIGHT_REAR = "t:dawn c:day d:day a:day b:day"
"""Rear strip: day city, wood, water, stone, night city."""
DAY_REAR = "a:day t:dusk b:night c:night d:night"
"""Rear strip: wood, day city, wheat, stone, wheat."""


@pytest.mark.parametrize(
    ("at", "gain", "gold"),
    [("a1", "", 1), ("b1", "1 wood", 0), ("c1", "1 water", 0), ("d1", "1 stone", 0), ("e1", "", 1)],
)
@pytest.mark.parametrize(("card", "amount"), [("c01", 2), ("c02", 2), ("c07", 1), ("c08", 1)])
def test_produce_gives_what_the_island_makes_and_gold_on_a_city(card, amount, at, gain, gold):
    """[5.produce]; rule text: 獲得1個或2個本卡牌所在島嶼生產的資源（如果是城市則獲得金星）"""
    game = table(seat("c03", on={at: card}), seat(), sky=TWILIGHT_REAR).plays("c03", "c3")
    assert game.goods("A") == gain.replace("1", str(amount))
    assert game.gold("A") == gold * amount


@pytest.mark.parametrize("at", ["a1", "b1", "c1", "d1", "e1"])
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("c03", "1 wheat 1 stone"),
        ("c04", "1 wheat 1 water"),
        ("c05", "1 wood 1 stone"),
        ("c06", "1 wood 1 water"),
        ("c09", "1 water"),
        ("c10", "1 wheat"),
        ("c11", "1 wood"),
        ("c12", "1 stone"),
    ],
)
def test_fixed_gives_what_is_on_the_card_wherever_it_lies(card, gain, at):
    """[5.fixed]; rule text: 無視本卡牌所在島嶼/城市的類型"""
    game = table(seat("c01", on={at: card}), seat(), sky=TWILIGHT_REAR).plays("c01", "c3")
    assert (game.goods("A"), game.gold("A")) == (gain, 0)


@pytest.mark.parametrize(
    ("card", "sky", "golden"),
    [
        ("c13", TWILIGHT_REAR, "b1"),
        ("c14", DAY_REAR, "c1 e1"),
        ("c15", TWILIGHT_REAR, "d1"),
        ("c16", TWILIGHT_REAR, "c1"),
    ],
)
def test_gold_if_gives_one_gold_on_its_island_and_nothing_elsewhere(card, sky, golden):
    """[5.gold-if]; rule text: 如果本卡牌所在的島嶼生產木材/石料/小麥/水源則獲得1個金星. A city gives nothing."""
    for at in ("a1", "b1", "c1", "d1", "e1"):
        game = table(seat("c01", on={at: card}), seat(), sky=sky).plays("c01", "c3")
        assert (game.gold("A"), game.goods("A")) == (int(at in golden.split()), "")


def test_only_the_rear_strip_is_resolved():
    """[4.expel]; rule text: 結算第一塊板條上每張卡牌的能力"""
    game = table(seat("c01", on={"b2": "c09", "b4": "c10", "b5": "c11"}), seat()).plays("c01", "c3")
    assert (game.goods("A"), game.gone("A")) == ("", "")
    assert game.cards() == {"b1": "A c09", "c2": "A c01", "b3": "A c10", "b4": "A c11"}


def test_every_card_of_the_strip_is_resolved_for_its_owner():
    """[4.expel]: whoever moved the airship."""
    game = table(
        seat("c01", on={"a1": "c09", "d1": "c12"}), seat(on={"b1": "c05"}), seat(on={"c1": "c15", "e1": "c07"})
    ).plays("c01", "c3")
    assert [game.goods(who) for who in "ABC"] == ["1 stone 1 water", "1 wood 1 stone", ""]
    assert [game.gold(who) for who in "ABC"] == [0, 0, 2]


def test_the_cards_go_to_their_owners_discard_piles():
    """[4.expel]; rule text: 將這些卡牌放入各自所有者的棄牌堆"""
    game = table(seat("c01", on={"a1": "c09"}), seat(on={"b1": "c05", "c1": "c15"})).plays("c01", "c3")
    assert (game.gone("A"), sorted(game.gone("B").split())) == ("c09", ["c05", "c15"])
    assert game.cards() == {"c2": "A c01"}


def test_a_zero_placed_on_the_rear_strip_is_itself_expelled():
    """[4.expel]: each card on the first strip."""
    game = table(seat("c03", on={"c2": "c09"}), seat()).plays("c03", "c1")
    assert (game.goods("A"), game.gone("A"), game.cards()) == ("1 wheat 1 stone", "c03", {"c1": "A c09"})


def test_the_ability_counts_where_the_card_lay_not_where_the_strip_turns_to():
    """[4.expel]: a1 is stone by night and wood by day."""
    game = table(seat("c03", on={"a1": "c01"}), seat()).plays("c03", "c3")
    assert (game.goods("A"), game.ground("a5")) == ("2 stone", "wood")


def test_playing_a_card_does_not_use_its_ability():
    """[5.fixed]: only expelled cards give."""
    for card, at in (("c09", "c4"), ("c03", "c4"), ("c13", "b3")):
        game = table(seat(card), seat()).plays(card, at)
        assert game.goods("A") == {"c09": "1 wood", "c03": "", "c13": "2 wood"}[card]
        assert game.gold("A") == 0


def test_without_a_zero_nothing_is_expelled():
    """[4.expel]: only if the airship moved."""
    game = table(seat("c07", on={"a1": "c09"}), seat()).plays("c07", "c3")
    assert (game.goods("A"), game.gone("A"), game.sky) == ("1 water", "", DAWN)


def test_expelled_cards_resolve_after_the_delivery_of_the_same_turn():
    """[4.expel]: the reward of the slot and the expelled card both come, the delivery was paid before."""
    game = table(seat("c01", goods="2 wood", on={"d3": "c10", "a1": "c11"}), seat(), night_show="n03 n14 n17").plays(
        "c01", "e3"
    )
    assert game.goods("A") == "1 wood 1 stone"


def test_cards_that_have_left_are_no_longer_neighbours():
    """[4.expel]: after they have left the sky."""
    game = table(seat("c01", on={"a1": "c09"}), seat("c07"), seat("c07")).plays("c01", "c3")
    game.plays("c07", "b3").plays("c07", "d3")
    assert (game.owed, game.free()) == ("A", "c1 b2 d2 c3 c4")


def test_owners_are_asked_one_after_the_other_from_the_active_player():
    """[4.expel] [4.overflow-everyone]: in the order of turns, not of seats."""
    full = {"goods": "8 wood"}
    game = table(
        seat(on={"a1": "c09"}, **full), seat("c01"), seat(on={"b1": "c12"}, **full), to_move="B", overflow="everyone"
    ).plays("c01", "c3")
    asked = []
    while game.question == "drop":
        asked.append(game.owed)
        game.answers("drop:wood")
    assert list(dict.fromkeys(asked)) == ["C", "A"]


def test_cards_of_the_active_player_are_resolved_before_those_of_others():
    """[4.expel]: wherever they lie on the strip."""
    game = table(seat(on={"a1": "c09"}), seat("c01", on={"e1": "c12"}), seat(on={"c1": "c05"}), to_move="B").plays(
        "c01", "c3"
    )
    told = [event.seat for event in game.log if event.public is not None and event.public.key == "sol-log-expelled"]
    assert told == [1, 2, 0]


def test_a_card_that_brings_nothing_says_so_in_a_sentence():
    """[5.gold-if]"""
    game = table(seat("c01", on={"a1": "c13"}), seat(), sky=TWILIGHT_REAR).plays("c01", "c3")
    told = [event.public for event in game.log if event.public is not None]
    (text,) = (line for line in told if line.key.startswith("sol-log-expelled"))
    assert translate(text, "en") == "The card at A1 is expelled and brings Orange nothing."
    assert translate(text, "zh-TW") == "A1 的卡牌被驅除，橙方沒有收穫。"
    assert translate(text, "zh-CN") == "A1 的卡牌被驱除，橙方没有收获。"
