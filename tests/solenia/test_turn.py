"""The course of a turn: placing, gaining, delivering, drawing, discarding (facts, section 4)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalChoice, NotOwed
from locales import translate
from tests.solenia.scenario import DAWN, DUSK, in_order, seat, table

BLOCKED = {"b3": "c02", "d3": "c03", "c2": "c04", "c4": "c05", "c3": "c06"}
"""Another player's cards on the airship's cell and all around it."""
NEAR_NIGHT = {"d3": "c09"}
NEAR_DAY = {"b3": "c09"}
"""An own card beside the night city e3, beside the day city a3 (sky DAWN)."""

# -- the turn ---------------------------------------------------------------------------------------------------------


def test_a_turn_is_one_card_and_then_the_next_player_clockwise():
    """[4.place]; rule text: 從起始玩家開始，按順時針方向，每位玩家必須打出一張卡牌"""
    game = table(seat("c07"), seat("c08"), seat("c09"), first="B", to_move="B")
    assert game.question == "card"
    assert game.plays("c08", "c4").owed == "C"
    assert game.plays("c09", "b3").owed == "A"
    assert game.view().round == 1
    assert game.plays("c07", "d3").owed == "B"
    assert game.view().round == 2


def test_any_card_of_the_hand_may_be_played_and_no_other():
    """[4.place]"""
    game = table(seat("c01 c07 c13"), seat("c02"))
    assert game.offers("card") == ["c01", "c07", "c13"]
    assert game.offers() == ["card:c01", "card:c07", "card:c13"]
    with pytest.raises(IllegalChoice):
        game.session.submit(0, ("card:c02",))
    with pytest.raises(NotOwed):
        game.session.submit(1, ("card:c02",))


def test_the_card_leaves_the_hand_for_the_sky():
    """[4.place]"""
    game = table(seat("c01 c07 c13", draws="c16"), seat()).plays("c07", "d3")
    assert game.cards() == {"d3": "A c07"}
    assert (game.hand("A"), game.player("A").played) == ("c01 c13 c16", 1)


# -- islands ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "count"), [("c01", 0), ("c06", 0), ("c07", 1), ("c12", 1), ("c13", 2), ("c16", 2)])
@pytest.mark.parametrize(("at", "kind"), [("c4", "wood"), ("b4", "wheat"), ("d3", "stone"), ("c3", "water")])
def test_an_island_gives_the_value_of_the_card_in_its_resource(card, count, at, kind):
    """[4.island]: zero, one or two."""
    game = table(seat(card, on={"b3": "c10"}), seat()).plays(card, at)
    assert game.goods("A") == (f"{count} {kind}" if count else "")
    assert (game.gold("A"), game.goods("B"), game.gold("B")) == (0, "", 0)


# -- cities -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "gold"), [("c01", 0), ("c07", 1), ("c13", 2)])
@pytest.mark.parametrize(("at", "row"), [("a3", "day"), ("e3", "night")])
def test_a_city_gives_the_value_of_the_card_in_gold(card, gold, at, row):
    """[4.city-gold] [4.zero-city]; rule text: 獲得的數量等於你打出卡牌上的數值（0、1或2個金星）"""
    game = table(
        seat(card, goods="2 wood 2 stone", on={"b3": "c09", "d3": "c10"}),
        seat(),
        day_show="d03 d17 d24",
        night_show="n03 n17 n24",
    )
    game.plays(card, at)
    assert game.gold("A") == gold
    assert len(game.slots("A")) == 1
    assert game.score("A").tiles == 3


def test_a_day_city_takes_only_day_deliveries_and_a_night_city_only_night_deliveries():
    """[4.delivery]; rule text: 如果浮空城市為白晝城市，完成的貨運板塊也必須是白晝板塊"""
    game = table(
        seat("c07", goods="2 wood 2 wheat 2 stone 2 water", on={"b3": "c09", "d3": "c10"}),
        seat(),
        day_show="d03 d04 d17",
        night_show="n03 n04 n17",
    )
    assert game.copy().chooses("card:c07", "at:a3").offers() == ["deliver:d03", "deliver:d04", "deliver:d17"]
    assert game.copy().chooses("card:c07", "at:e3").offers() == ["deliver:n03", "deliver:n04", "deliver:n17"]


def test_one_delivery_is_compulsory_and_only_one():
    """[4.delivery]; rule text: 隨後，你必須完成一塊貨運板塊"""
    game = table(seat("c07", goods="4 wood 4 wheat", on=NEAR_NIGHT), seat(), night_show="n03 n04 n14").chooses(
        "card:c07", "at:e3"
    )
    assert game.offers() == ["deliver:n03", "deliver:n04"]
    game.answers("deliver:n04")
    assert (game.goods("A"), game.owed) == ("4 wood 2 wheat 1 stone", "B")
    assert list(game.slots("A").values()) == ["n04"]


def test_only_deliveries_that_can_be_paid_are_offered():
    """[4.delivery]"""
    game = table(seat("c07", goods="2 wood 1 wheat", on=NEAR_NIGHT), seat(), night_show="n01 n03 n04").chooses(
        "card:c07", "at:e3"
    )
    assert game.offers("deliver") == ["n01", "n03"]


def test_a_city_that_cannot_be_served_is_no_legal_cell():
    """[4.unserved-city]: since delivery is compulsory."""
    poor = table(seat("c07", goods="1 wood", on=NEAR_NIGHT), seat(), night_show="n03 n14 n17")
    rich = table(seat("c07", goods="2 wood", on=NEAR_NIGHT), seat(), night_show="n03 n14 n17")
    assert ("e3" in poor.reach(), "e3" in rich.reach()) == (False, True)
    assert "e3" not in poor.answers("card:c07").offers("at")
    assert "e3" in rich.answers("card:c07").offers("at")


def test_a_day_delivery_does_not_open_a_night_city():
    """[4.unserved-city]"""
    game = table(
        seat("c07", goods="2 stone", on={"b3": "c09", "d3": "c10"}),
        seat(),
        day_show="d03 d14 d17",
        night_show="n03 n14 n17",
    )
    assert ("a3" in game.reach(), "e3" in game.reach()) == (True, False)


def test_a_city_must_still_be_served_after_the_voyage_is_paid():
    """[4.unserved-city]: e3 is two steps from the airship."""
    two = table(seat("c07", goods="2 wood"), seat(), night_show="n03 n14 n17")
    three = table(seat("c07", goods="3 wood"), seat(), night_show="n03 n14 n17")
    assert ("e3" in two.reach(), "e3" in three.reach()) == (False, True)
    assert three.plays("c07", "e3").goods("A") == "1 stone"


def test_the_voyage_to_a_city_may_be_paid_only_so_that_it_can_be_served():
    """[4.unserved-city]: paying wood would make every delivery impossible."""
    game = table(seat("c07", goods="2 wood 1 wheat"), seat(), night_show="n03 n04 n14").plays("c07", "e3")
    assert (game.goods("A"), list(game.slots("A").values())) == ("1 stone", ["n03"])
    game = table(seat("c07", goods="2 wood 2 wheat"), seat(), night_show="n03 n04 n14").chooses("card:c07", "at:e3")
    assert set(game.offers("pay")) == {"wood", "wheat"}
    assert game.answers("pay:wood").goods("A") == "1 wood 1 stone"
    assert list(game.slots("A").values()) == ["n04"]


def test_the_gold_of_the_city_comes_although_no_gold_pays_for_deliveries():
    """[4.city-gold]: gold is not a resource."""
    game = table(seat("c13", goods="1 wood", gold=9, on=NEAR_NIGHT), seat(), night_show="n03 n14 n17")
    assert "e3" not in game.reach()


# -- the delivery -----------------------------------------------------------------------------------------------------


def test_the_resources_go_back_and_the_tile_goes_to_the_first_free_slot():
    """[4.delivery] [8.order]; rule text: 將運送的資源放回供應堆"""
    game = table(
        seat("c07", goods="3 wood 2 wheat 1 water", on=NEAR_NIGHT, night="n01"), seat(), night_show="n22 n14 n17"
    )
    game.plays("c07", "e3", "deliver:n22")
    assert game.slots("A") == {"n1": "n01", "n2": "n22"}
    assert game.goods("A") == "1 wood 1 water"


def test_the_display_is_refilled_at_once_from_the_stack_of_that_row():
    """[4.refill]; rule text: 立即翻開一塊新的同類型貨運板塊，補滿展示區"""
    game = table(seat("c07", goods="2 wood", on=NEAR_NIGHT), seat(), night_show="n14 n03 n17", night_next="n20 n21")
    day = game.display("day")
    game.plays("c07", "e3")
    assert (game.display("night"), game.stack("night")) == ("n14 n17 n20", 20)
    assert (game.display("day"), game.stack("day")) == (day, 21)


def test_the_refill_comes_before_the_reward():
    """[4.reward]; rule text: 請在補滿展示區后獲得獎勵"""
    game = table(
        seat("c07", goods="2 wood", on=NEAR_NIGHT, night="n01 n02"), seat(), night_show="n03 n14 n17", night_next="n20"
    )
    game.plays("c07", "e3")
    assert (game.question, game.offers("take")) == ("take", ["stone", "water"])
    assert game.display("night") == "n14 n17 n20"
    assert game.slots("A") == {"n1": "n01", "n2": "n02", "n3": "n03"}


def test_an_empty_stack_means_no_refill():
    """[7.empty-stack]"""
    game = table(seat("c07", goods="2 wood", on=NEAR_NIGHT), seat(), night_show="n03 n14 n17", night_stack="")
    game.plays("c07", "e3")
    assert (game.display("night"), game.stack("night")) == ("n14 n17", 0)


def test_without_any_delivery_of_its_row_a_city_cannot_be_served():
    """[7.empty-stack] [4.unserved-city]"""
    game = table(seat("c07", goods="4 wood 4 wheat", on=NEAR_NIGHT), seat(), night_show="", night_stack="")
    assert "e3" not in game.reach()


def test_the_last_delivery_of_the_stack_is_shown():
    """[7.empty-stack]"""
    game = table(seat("c07", goods="2 wood", on=NEAR_NIGHT), seat(), night_show="n03", night_stack="n20")
    game.plays("c07", "e3")
    assert (game.display("night"), game.stack("night")) == ("n20", 0)


# -- a zero on a city -------------------------------------------------------------------------------------------------


def test_a_zero_on_a_city_brings_no_gold_but_a_delivery():
    """[4.zero-city]"""
    game = table(seat("c05", goods="2 wood", on=NEAR_NIGHT), seat(), night_show="n03 n14 n17").plays("c05", "e3")
    assert (game.gold("A"), game.slots("A"), game.goods("A")) == (0, {"n1": "n03"}, "1 stone")


def test_the_delivery_of_a_zero_cannot_be_paid_with_what_its_expulsions_bring():
    """[4.expel]: they come at the end of the turn."""
    game = table(seat("c01", goods="1 wood", on={"d3": "c09", "b1": "c11"}), seat(), night_show="n03 n14 n17")
    assert "e3" not in game.reach()


# -- drawing ----------------------------------------------------------------------------------------------------------


def test_at_the_end_of_the_turn_the_hand_is_filled_to_three():
    """[4.draw]"""
    game = table(seat("c01 c07 c13", draws="c16 c15"), seat()).plays("c13", "c4")
    assert (game.hand("A"), game.player("A").deck_count) == ("c01 c07 c16", 12)


def test_in_the_last_two_turns_the_hand_is_two_and_then_one():
    """[4.hands]; rule text: 你回合開始時，手牌中有3張卡牌（當然遊戲最後2輪除外）"""
    game = table(seat("c09 c07 c13", deck=""), seat("c09 c07 c13", deck=""))
    assert game.view().round == 14
    game.plays("c09", "c4").plays("c09", "b3")
    assert (game.hand("A"), game.hand("B"), game.view().round) == ("c07 c13", "c07 c13", 15)
    game.plays("c07", "d3").plays("c07", "c2")
    assert (game.hand("A"), game.hand("B"), game.view().round) == ("c13", "c13", 16)


def test_the_last_card_of_the_deck_is_drawn():
    """[4.draw] [4.hands]"""
    game = table(seat("c09 c07 c13", deck="c16"), seat("c09 c07 c13", deck="c16")).plays("c09", "c4")
    assert (game.hand("A"), game.player("A").deck_count) == ("c07 c13 c16", 0)


# -- discarding -------------------------------------------------------------------------------------------------------


def test_who_can_place_without_a_voyage_may_not_discard():
    """[4.discard]"""
    around = {at: card for at, card in BLOCKED.items() if at != "d3"}
    game = table(seat("c07"), seat(on=around))
    assert (game.offers("discard"), game.free()) == ([], "d3")
    assert table(seat("c07"), seat()).offers("discard") == []


def test_who_can_neither_place_nor_pay_must_discard():
    """[4.discard]; rule text: 這時你必須延長航綫，或者只能棄掉一張卡牌來推進巨型飛艇"""
    game = table(seat("c01 c07 c13"), seat(on=BLOCKED))
    assert game.offers() == ["discard:c01", "discard:c07", "discard:c13"]
    assert game.reach() == {}


def test_a_voyage_is_only_promised_to_who_can_pay_one():
    """[4.discard]: with an empty storage there is nothing to choose but the card to discard."""
    assert table(seat("c07"), seat(on=BLOCKED)).question == "stuck-here"
    assert table(seat("c07", goods="1 wheat"), seat(on=BLOCKED)).question == "stuck"


def test_who_can_only_make_a_voyage_has_the_choice():
    """[4.discard]: lengthen the voyage or discard."""
    game = table(seat("c01 c07 c13", goods="1 wheat"), seat(on=BLOCKED))
    assert set(game.offers("card")) == set(game.offers("discard")) == {"c01", "c07", "c13"}
    assert game.copy().plays("c07", "b2").goods("A") == "1 water"


def test_a_discard_moves_the_airship_and_does_nothing_else():
    """[4.discard]; rule text: 如果你棄掉卡牌，你本回合中什麼也做不了！"""
    game = table(seat("c01 c07 c13", goods="1 wheat", draws="c16"), seat(on=BLOCKED)).answers("discard:c13")
    assert game.sky == "b:night t:dawn c:day d:day a:day"
    assert (game.goods("A"), game.gold("A"), game.slots("A")) == ("1 wheat", 0, {})
    assert (game.gone("A"), game.hand("A"), game.owed) == ("c13", "c01 c07 c16", "B")
    assert "c13" not in [words.split()[1] for words in game.cards().values() if words.startswith("A")]
    assert game.player("A").played == 6


def test_a_zero_that_is_discarded_moves_the_airship_only_once():
    """[4.discard]"""
    game = table(seat("c01"), seat(on=BLOCKED)).answers("discard:c01")
    assert game.sky == "b:night t:dawn c:day d:day a:day"


def test_after_a_discard_the_rear_strip_is_resolved_as_usual():
    """[4.discard] [4.expel]"""
    on = {"a1": "c09"}
    game = table(seat("c07", on=on), seat(on={**BLOCKED, "b1": "c07", "a2": "c08"})).answers("discard:c07")
    assert (game.goods("A"), game.goods("B"), game.gone("A").split()) == ("1 water", "1 water", ["c07", "c09"])


def test_a_city_that_cannot_be_served_does_not_stand_in_the_way_of_a_discard():
    """[4.blocked-scope] (house): an empty cell that cannot be played does not count as available."""
    around = {"b3": "c02", "c2": "c04", "c4": "c05", "c3": "c06", "d2": "c07", "d4": "c08"}
    poor = table(seat("c13", on=NEAR_NIGHT), seat(on=around), night_show="n03 n14 n17")
    rich = table(seat("c13", goods="2 wood", on=NEAR_NIGHT), seat(on=around), night_show="n03 n14 n17")
    assert poor.offers("discard")
    assert not poor.offers("card")
    assert (rich.offers("discard"), rich.free()) == ([], "e3")


def test_the_discard_is_the_same_under_the_other_sky():
    """[4.discard]: dusk is like dawn."""
    game = table(seat("c07"), seat(on=BLOCKED), sky=DUSK).answers("discard:c07")
    assert game.sky == "d:day t:dusk a:night b:night c:night"


# -- what an option says ----------------------------------------------------------------------------------------------


def test_options_for_cells_carry_their_place_and_what_they_would_bring():
    """[4.place]: the panel shows it."""
    game = table(seat("c13", goods="2 wood 1 water", on=NEAR_NIGHT), seat(), night_show="n03 n14 n17").answers(
        "card:c13"
    )
    options = {option.key: option for option in game.ask.options}
    assert all(option.at == key.removeprefix("at:") for key, option in options.items())
    assert all(option.detail is not None for option in options.values())
    assert options["at:c4"].detail != options["at:b4"].detail
    assert in_order(game.offers("at")) == in_order(game.view("A").reach and [each.at for each in game.view("A").reach])
    assert game.sky == DAWN


@pytest.mark.parametrize(
    ("card", "details"),
    [
        ("c13", {"c4": "2 wood", "b4": "2 wheat, voyage 1", "e3": "2 gold + night delivery", "d3": None}),
        ("c07", {"c3": "1 water", "b4": "1 wheat, voyage 1", "e3": "1 gold + night delivery"}),
        ("c01", {"e3": "night delivery"}),
    ],
)
def test_the_detail_of_a_cell_is_what_the_card_would_bring_there(card, details):
    """[4.island] [4.city-gold] [4.zero-city] [2.voyage]"""
    own = seat(card, goods="3 wood", on=NEAR_NIGHT)
    game = table(own, seat(), night_show="n03 n14 n17").answers(f"card:{card}")
    found = {option.at: option.detail for option in game.ask.options}
    for at, detail in details.items():
        text = found.get(at)
        assert (None if text is None else translate(text, "en")) == detail


def test_the_last_move_of_everybody_is_shown():
    """[4.place] [4.island] [4.delivery]: card, place, price, gain, delivery, whether the airship moved."""
    game = table(
        seat("c13", goods="2 wood"), seat("c01", goods="2 wood", on=NEAR_NIGHT), seat(), night_show="n03 n14 n17"
    )
    assert game.view().moves == ()
    game.plays("c13", "b4")
    (move,) = game.view().moves
    assert (move.owner, move.card, move.at, move.landed, move.price) == (0, "c13", "b4", "b4", 1)
    assert (move.goods, move.gold, move.tile, move.advanced) == ((0, 2, 0, 0), 0, None, False)
    game.plays("c01", "e3")
    first, last = game.view().moves
    assert (first.owner, first.at, first.landed) == (0, "b3", "b4")
    assert (last.owner, last.card, last.at, last.landed) == (1, "c01", "e2", "e3")
    assert (last.goods, last.gold, last.tile, last.advanced) == ((0, 0, 0, 0), 0, "n03", True)


def test_only_the_latest_move_of_each_is_kept():
    """[4.place]: the oldest first."""
    game = table(seat("c07 c13"), seat("c07")).plays("c07", "c4").plays("c07", "b3").plays("c13", "d3")
    assert [(move.owner, move.at) for move in game.view().moves] == [(1, "b3"), (0, "d3")]


def test_a_discard_is_a_move_without_a_place():
    """[4.discard]"""
    (move,) = table(seat("c07"), seat(on=BLOCKED)).answers("discard:c07").view().moves
    assert (move.owner, move.card, move.at, move.landed, move.advanced) == (0, "c07", None, None, True)


@pytest.mark.parametrize(("at", "later"), [("a2", "a1"), ("e2", "e1"), ("a3", "a2")])
def test_a_move_goes_on_with_its_strip(at, later):
    """[2.advance]: the place is what the cell is called now."""
    own = seat("c07", goods="3 wood 3 stone", on={"b2": "c09", "d2": "c10", "b3": "c11"})
    game = table(own, seat("c01"), day_show="d03 d14 d24", night_show="n03 n14 n24").plays("c07", at)
    assert game.view().moves[-1].at == at
    game.plays("c01", "c3")
    assert [(move.at, move.landed) for move in game.view().moves] == [(later, at), ("c2", "c3")]


def test_the_cell_of_this_turn_is_shown_until_the_next_turn():
    """[4.place] [4.overflow-everyone]: also while another player is asked."""
    own = seat("c01", on={"b2": "c09"})
    game = table(own, seat(goods="8 wood", on={"a1": "c09"}), seat(), overflow="everyone").plays("c01", "c2")
    assert (game.owed, game.question, game.view().target) == ("B", "drop", "c2")
    assert game.answers("drop:wood").view().target is None


def test_a_move_whose_strip_has_left_has_no_place():
    """[4.expel]"""
    (move,) = table(seat("c03", on={"c2": "c09"}), seat()).plays("c03", "c1").view().moves
    assert (move.at, move.landed) == (None, "c1")


def test_what_happens_is_told_in_its_order():
    """[4.zero] [4.delivery] [4.refill] [4.reward] [4.expel]: a zero on a night city, told to everybody."""
    own = seat("c01", goods="3 wood", on={"a1": "c09"})
    game = table(own, seat(on={"e1": "c07"}), night_show="n03 n14 n17").plays("c01", "e3")
    told = [event.public.key.removeprefix("sol-log-") for event in game.log if event.public is not None]
    assert told == [
        *("voyage", "placed", "airship", "delivered", "refilled", "gains"),
        *("expelled", "expelled", "turned"),
    ]
    assert [event.seat for event in game.log if event.private is not None] == [0]


def test_what_a_turn_is_about_is_shown_while_it_goes_on():
    """[4.place]: the phase, the round, the card chosen, the cell it was placed on."""
    own = seat("c07", goods="3 wood 2 wheat 1 stone")
    game = table(own, seat(), night_show="n03 n04 n14")
    seen = []
    for key in ("card:c07", "at:e3", "pay:stone", "deliver:n03"):
        for who in ("A", "B"):
            view = game.view(who)
            seen.append((view.phase, view.round, view.chosen, view.target))
        game.answers(key)
    assert seen == [
        *(("card", 1, None, None), ("card", 1, None, None)),
        *(("cell", 1, "c07", None), ("cell", 1, None, None)),
        *(("pay", 1, "c07", "e3"), ("pay", 1, None, None)),
        *(("deliver", 1, None, "e3"), ("deliver", 1, None, "e3")),
    ]
    assert (game.view().phase, game.view().target, game.view().round) == ("card", None, 1)


def test_a_move_tells_what_its_voyage_was_paid_with():
    """[2.voyage]: two payments that end alike (a wild delivery takes the other resource) are told apart."""
    game = table(seat("c07", goods="3 wood 1 stone"), seat(), night_show="n03 n14 n17")
    assert game.plays("c07", "e3", "pay:stone").view("B").moves[-1].paid == (0, 0, 1, 0)
