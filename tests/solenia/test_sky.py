"""The sky, the airship, neighbours and voyages (facts, sections 2 and 6)."""

from __future__ import annotations

import pytest

from tests.solenia.scenario import DAWN, DUSK, PLACES, in_order, seat, table

AROUND_AIRSHIP = {"b3": "c02", "d3": "c03", "c2": "c04", "c4": "c05", "c3": "c06"}


def distance(one: str, other: str) -> int:
    """Steps between two places, never diagonally."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


# -- what is where ----------------------------------------------------------------------------------------------------


def test_the_cells_are_those_of_the_strips_with_their_faces_up():
    """[6.layout]"""
    game = table(seat(), seat(), sky=DAWN)
    rows = [" ".join(cell.ground for cell in game.view().cells if cell.at[1] == row) for row in "12345"]
    assert rows == [
        "stone water stone water city_night",
        "city_night water wood stone city_night",
        "city_day wood water stone city_night",
        "city_day wheat wood wheat wood",
        "city_day wood stone wheat city_day",
    ]
    assert [cell.at for cell in game.view().cells] == list(PLACES)


# -- neighbours -------------------------------------------------------------------------------------------------------


def test_free_cells_are_the_airships_own_and_its_four_neighbours():
    """[2.own-cell] [2.orthogonal]; rule text: 該格必須與巨型飛艇模型相鄰; 你完全可以在巨型飛艇所在格打出一張卡牌"""
    game = table(seat("c07"), seat())
    assert game.free() == "c2 b3 c3 d3 c4"
    assert in_order(game.answers("card:c07").offers("at")) == "c2 b3 c3 d3 c4"


def test_a_card_may_be_placed_under_the_airship():
    """[2.own-cell]"""
    game = table(seat("c07"), seat()).plays("c07", "c3")
    assert (game.cards(), game.goods("A")) == ({"c3": "A c07"}, "1 water")


def test_neighbours_of_own_cards_are_free():
    """[2.own-cards]; rule text: 或與你已打出的另一張卡牌相鄰"""
    game = table(seat(on={"b2": "c09", "e5": "c10"}), seat(), day_show="d14 d15 d17", night_show="n14 n15 n17")
    assert game.free() == "b1 c2 b3 c3 d3 c4 e4 d5"


def test_an_own_card_is_as_good_as_the_airship_on_any_strip():
    """[2.own-cards]: from the rear strip to the front strip."""
    game = table(seat(on={"a1": "c09", "b5": "c10"}), seat(), day_show="d14", night_show="n14")
    assert {"b1", "c5", "b4"} <= set(game.free().split())


def test_cards_of_others_block_their_cell_and_give_nothing():
    """[2.own-cards]: own cards only."""
    game = table(seat("c07"), seat(on={"c4": "c09", "b3": "c10"}))
    assert game.free() == "c2 c3 d3"


def test_an_own_card_blocks_its_cell_too():
    """[4.place]; rule text: 你必須將卡牌放到一塊板條上空的格子（沒有卡牌的格子）中"""
    game = table(seat("c07", on={"c4": "c09"}), seat(on={"c3": "c10"}))
    assert not {"c4", "c3"} & set(game.free().split())


def test_the_edge_of_the_sky_is_an_edge():
    """[2.orthogonal]: no cell lies beyond columns a and e."""
    game = table(seat(on={"e4": "c09", "a4": "c10"}), seat(), day_show="d14", night_show="n14")
    assert game.free() == "c2 b3 c3 d3 b4 c4 d4"


# -- voyages ----------------------------------------------------------------------------------------------------------


def test_the_price_is_the_distance_less_one_from_the_nearest_of_airship_and_own_cards():
    """[2.voyage]: max(0, d - 1), for every island of the sky."""
    own = {"b1": "c09", "e4": "c10"}
    game = table(seat(goods="8 wheat", on=own), seat(), day_show="d14", night_show="n14")
    cities = {cell.at for cell in game.view().cells if cell.ground.startswith("city")}
    wanted = {
        at: max(0, min(distance(at, start) for start in ("c3", *own)) - 1)
        for at in PLACES
        if at not in own and at not in cities
    }
    assert {at: price for at, price in game.reach().items() if at not in cities} == wanted
    assert set(wanted.values()) == {0, 1, 2}


def test_the_price_grows_with_the_distance():
    """[2.voyage]: from the airship alone, one, two and three resources."""
    game = table(seat(goods="4 water"), seat())
    reach = game.reach()
    assert [reach[at] for at in ("c4", "c5", "b5", "a1")] == [0, 1, 2, 3]


def test_what_the_player_cannot_pay_is_out_of_reach():
    """[2.voyage]"""
    assert in_order(table(seat(), seat()).reach()) == "c2 b3 c3 d3 c4"
    one = table(seat(goods="1 water"), seat())
    assert {at: price for at, price in one.reach().items() if price} == dict.fromkeys(
        ("c1", "b2", "d2", "b4", "d4", "c5"), 1
    )


def test_occupied_cells_between_count_as_well():
    """[2.voyage]; rule text: 每相距一格（無論是否位空格），你必須支付一個資源"""
    empty = table(seat(goods="2 water"), seat())
    full = table(seat(goods="2 water"), seat(on={"c4": "c09", "b3": "c10", "b4": "c11"}))
    for at, price in (("c5", 1), ("b5", 2)):
        assert (empty.reach()[at], full.reach()[at]) == (price, price)


def test_the_nearest_start_counts_not_the_first():
    """[2.voyage]: d3 is beside the airship, a1 beside nothing."""
    game = table(seat(goods="1 water", on={"a2": "c09"}), seat())
    assert (game.reach()["a1"], game.reach()["d3"], game.reach()["d2"]) == (0, 0, 1)


def test_the_payment_may_be_of_any_kind_and_goes_back_to_the_supply():
    """[2.voyage]; rule text: 這些資源可以是任何類型; 棄掉這些資源，將其放回供應堆"""
    game = table(seat("c09", goods="1 wood 2 wheat 1 water"), seat()).chooses("card:c09", "at:b5")
    assert game.question == "pay"
    assert set(game.offers("pay")) == {"wood+wheat", "wood+water", "wheat+wheat", "wheat+water"}
    game.answers("pay:wheat+water")
    assert game.goods("A") == "2 wood 1 wheat"


def test_payments_name_what_is_paid_in_the_order_of_the_resources():
    """[2.voyage]: wood, wheat, stone, water."""
    game = table(seat("c09", goods="1 wood 1 wheat 1 stone 1 water"), seat()).chooses("card:c09", "at:a1")
    assert set(game.offers("pay")) == {"wood+wheat+stone", "wood+wheat+water", "wood+stone+water", "wheat+stone+water"}


def test_no_voyage_no_payment():
    """[2.voyage]: beside the airship nothing is asked or paid."""
    game = table(seat("c09", goods="1 wood 1 wheat"), seat()).plays("c09", "d3")
    assert (game.goods("A"), game.owed) == ("1 wood 1 wheat 1 stone", "B")


def test_gain_of_this_turn_cannot_pay_for_the_voyage():
    """[2.pay-first]: the island at b4 would give two, and one is due."""
    assert "b4" not in table(seat("c13"), seat()).answers("card:c13").offers("at")


def test_the_payment_makes_room_for_the_gain():
    """[2.pay-first]: eight in the storage, one paid, one gained, nothing lost."""
    game = table(seat("c09", goods="8 wood"), seat()).plays("c09", "b4")
    assert game.goods("A") == "7 wood 1 wheat"


def test_the_cells_are_the_same_for_every_card():
    """[4.place]"""
    game = table(seat("c01 c07 c13", goods="1 wood 1 stone"), seat(on={"c4": "c09"}))
    found = {card: in_order(game.copy().answers(f"card:{card}").offers("at")) for card in ("c01", "c07", "c13")}
    assert len(set(found.values())) == 1
    assert found["c01"] == in_order(game.reach())


# -- the airship moves ------------------------------------------------------------------------------------------------


def test_a_zero_moves_the_airship_one_strip_and_everything_is_centred_again():
    """[2.advance]; rule text: 巨型飛艇立即向前移動1格; 將第一塊板條翻面，放在最後一塊板條的位置上"""
    game = table(seat("c01"), seat(on={"d5": "c09", "a2": "c10"})).plays("c01", "b3")
    assert game.sky == "b:night t:dawn c:day d:day a:day"
    assert game.cards() == {"a1": "B c10", "b2": "A c01", "d4": "B c09"}
    assert game.view().airship == "c3"


def test_other_cards_do_not_move_the_airship():
    """[4.zero]"""
    for card in ("c07", "c13"):
        game = table(seat(card), seat()).plays(card, "b3")
        assert (game.sky, game.cards(), game.view().airship) == (DAWN, {"b3": f"A {card}"}, "c3")


@pytest.mark.parametrize(
    ("sky", "after"),
    [
        (DAWN, "b:night t:dawn c:day d:day a:day"),
        (DUSK, "d:day t:dusk a:night b:night c:night"),
        ("t:dawn c:day d:day a:day b:day", "c:day d:day a:day b:day t:dusk"),
        ("t:dusk a:night b:night c:night d:night", "a:night b:night c:night d:night t:dawn"),
    ],
)
def test_the_strip_that_leaves_shows_its_other_side(sky, after):
    """[2.turn-over]: day and night, dawn and dusk."""
    assert table(seat("c01"), seat(), sky=sky).plays("c01", "c3").sky == after


def test_a_strip_turned_over_is_not_turned_round():
    """[2.turn-over]: left stays left, and what is listed is seen in place."""
    game = table(seat("c01"), seat()).plays("c01", "c3")
    assert [game.ground(column + "5") for column in "abcde"] == ["wood", "city_day", "wheat", "stone", "wheat"]
    game = table(seat("c01"), seat(), sky="t:dawn c:day d:day a:day b:day").plays("c01", "c3")
    assert [game.ground(column + "5") for column in "abcde"] == ["city_night", "stone", "wheat", "wood", "city_day"]


def test_twilight_comes_every_fifth_strip_with_four_days_or_four_nights_between():
    """[2.cycle]: four day, dusk, four night, dawn."""
    game = table(seat("c01 c02 c03", draws="c04 c05 c06"), seat("c01 c02 c03", draws="c04 c05 c06"))
    passed = [strip.phase for strip in game.view().strips]
    for _ in range(6):
        for _ in "AB":
            game.plays(game.offers("card")[0], "c3")
            while game.question == "drop":
                game.answers(game.offers()[0])
            passed.append(game.view().strips[4].phase)
    four = ["day"] * 4, ["night"] * 4
    assert passed == ["night", "night", "dawn", *four[0], "dusk", *four[1], "dawn", *four[0]]


def test_the_airship_is_a_strip_ahead_until_the_turn_ends():
    """[4.zero]; rule text: 你打出數值為0的卡牌時，巨型飛艇立即向前移動1格; the strip follows at the end of the turn."""
    game = table(seat("c01", goods="2 wood 2 wheat", on={"d3": "c09"}), seat(), night_show="n03 n04 n14")
    game.chooses("card:c01", "at:e3")
    assert (game.question, game.view().airship, game.sky) == ("deliver", "c4", DAWN)
    game.answers("deliver:n03")
    assert (game.view().airship, game.sky.split()[-1]) == ("c3", "a:day")


def test_cards_never_block_the_airship():
    """[2.own-cell]: it moves over them."""
    game = table(seat("c01"), seat(on={"c4": "c09", "c5": "c10"})).plays("c01", "c3")
    assert (game.view().airship, game.cards()["c3"]) == ("c3", "B c09")


def test_distances_are_counted_from_where_the_airship_is_next_turn():
    """[2.advance]: after the sky was centred, for the next player."""
    game = table(seat("c01"), seat()).plays("c01", "b3")
    assert (game.owed, game.free()) == ("B", "c2 b3 c3 d3 c4")
