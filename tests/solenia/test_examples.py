"""The examples of the rule text, one test each, with the people of the examples: Nori is A, Annelie B, Madeleine C."""

from __future__ import annotations

from tests.solenia.scenario import seat, table


def test_nori_pays_a_stone_and_a_wood_to_place_a_card_three_cells_away():
    """[text.voyage] [2.voyage]

    諾麗支付了一個石塊和一個木材在距離自己一張卡牌3格距離的格子中打出一張卡牌（中間有2個空格）。
    """
    game = table(seat("c09", goods="1 wood 1 stone", on={"a1": "c10"}), seat())
    assert game.reach()["d1"] == 2
    game.plays("c09", "d1")
    assert (game.goods("A"), game.cards()) == ("1 water", {"a1": "A c10", "d1": "A c09"})


def test_nori_cannot_go_there_with_one_resource():
    """[text.voyage]: two empty cells between, two resources."""
    assert "d1" not in table(seat("c09", goods="1 wood", on={"a1": "c10"}), seat()).reach()


def test_nori_chooses_what_she_pays():
    """[text.voyage]; rule text: 注意：這些資源可以是任何類型。"""
    game = table(seat("c09", goods="1 wood 2 stone", on={"a1": "c10"}), seat()).chooses("card:c09", "at:d1")
    assert set(game.offers("pay")) == {"wood+stone", "stone+stone"}
    assert game.answers("pay:wood+stone").goods("A") == "1 stone 1 water"


def test_annelie_plays_a_two_on_an_island_of_wood():
    """[text.island] [4.island]

    安娜麗打出一張數值為2的卡牌到一座生產木材的浮空島嶼上；她立即獲得2個木材，並將其放到自己存儲空間中。
    """
    game = table(seat(), seat("c16"), to_move="B").plays("c16", "c4")
    assert (game.goods("B"), game.gold("B"), game.goods("A")) == ("2 wood", 0, "")


def test_madeleine_plays_a_one_on_a_night_city():
    """[text.night-city] [4.city-gold] [8.slots]

    瑪德琳在一座黑夜浮空城市中打出一張數值為1的卡牌①。她獲得1個金星，隨後她運送了1個木材和2個小麥來獲得對應的黑夜貨運板塊②。
    她將該貨運板塊放在第一個空的黑夜插槽中③，得到了1個水源④。 (So one night tile was there before: facts, section 13.)
    """
    madeleine = seat("c10", goods="2 wood 2 wheat 1 stone", on={"d3": "c11"}, night="n01")
    game = table(seat(), seat(), madeleine, to_move="C", night_show="n14 n05 n23", night_next="n19")
    game.plays("c10", "e3")
    assert game.gold("C") == 1
    assert game.slots("C") == {"n1": "n01", "n2": "n05"}
    assert game.goods("C") == "1 wood 1 stone 1 water"
    assert game.display("night") == "n14 n23 n19"
    assert game.score("C").tiles == 3 + 4


def test_the_first_night_slot_gives_a_stone():
    """[text.night-city]: the same delivery with an empty board (facts, section 13)."""
    game = table(
        seat("c10", goods="1 wood 2 wheat", on={"d3": "c11"}), seat(), night_show="n14 n05 n23", night_next="n19"
    )
    game.plays("c10", "e3")
    assert (game.slots("A"), game.goods("A"), game.gold("A")) == ({"n1": "n05"}, "1 stone", 1)


def test_nori_plays_a_zero_on_a_night_city():
    """[text.zero-city] [4.zero] [4.zero-city]

    諾麗在一座黑夜浮空城市中打出了一張數值為0的卡牌①，因此她立即推進巨型飛艇模型②。她使用一個木材、一個石料和兩個小麥來完成這次黑夜貨運③，
    並將該貨運板塊放在她版圖下方的第一個空的黑夜插槽中。她回合結束時，結算第一塊板條上的每張卡牌：諾麗因為她被驅除的數值為0的卡牌而獲得
    1個石料和1個小麥④，而瑪德琳因為她驅除的數值為1的卡牌而獲得1個水源⑤。諾麗將她數值為0的卡牌放入自己棄牌堆，瑪德琳將她數值為1的卡牌放入
    自己棄牌堆。最後，諾麗將第一條板塊翻面移動到最後的位置，並調整所有板塊⑥。
    """
    nori = seat("c01", goods="1 wood 2 wheat 1 stone", on={"d3": "c11", "b1": "c03"})
    game = table(nori, seat(), seat(on={"d1": "c09"}), night_show="n13 n23 n24", night_next="n19")
    game.plays("c01", "e3")
    assert game.slots("A") == {"n1": "n13"}
    assert (game.goods("A"), game.gold("A"), game.gone("A")) == ("1 wheat 2 stone", 0, "c03")
    assert (game.goods("C"), game.gone("C")) == ("1 water", "c09")
    assert game.sky == "b:night t:dawn c:day d:day a:day"
    assert (game.view().airship, game.cards()) == ("c3", {"d2": "A c11", "e2": "A c01"})


def test_the_airship_moves_before_and_the_expulsions_come_after_the_delivery():
    """[text.zero-city]: while Nori chooses her delivery, the airship has moved and the rear strip still lies there."""
    nori = seat("c01", goods="2 wood 2 wheat 1 stone", on={"d3": "c11", "b1": "c03"})
    game = table(nori, seat(), seat(on={"d1": "c09"}), night_show="n13 n23 n01", night_next="n19")
    game.chooses("card:c01", "at:e3")
    assert (game.question, game.view().airship) == ("deliver", "c4")
    assert game.cards() == {"b1": "A c03", "d1": "C c09", "d3": "A c11", "e3": "A c01"}
    assert (game.goods("A"), game.goods("C")) == ("2 wood 2 wheat 1 stone", "")
    game.answers("deliver:n13")
    assert game.goods("C") == "1 water"


def test_annelie_has_a_two_on_wood_and_a_zero_on_water_expelled():
    """[text.expelled] [5.gold-if] [5.produce]

    安娜麗因為她數值為2的卡牌（她的卡牌在生產木材的浮空島嶼上）獲得1個金星①，因為她數值為0的卡牌（她的卡牌所在島嶼可以生產2個資源）獲得2個水源②。
    """
    rear = "t:dawn c:day d:day a:day b:day"
    game = table(seat("c02"), seat(on={"b1": "c13", "c1": "c01"}), sky=rear).plays("c02", "c3")
    assert (game.gold("B"), game.goods("B"), sorted(game.gone("B").split())) == (1, "2 water", ["c01", "c13"])


def test_nori_has_a_zero_on_a_city_expelled():
    """[text.expelled] [5.produce]; rule text: 諾麗因為她數值為0的卡牌（她的卡牌在城市上）獲得2個金星③。"""
    for at in ("a1", "e1"):
        game = table(seat("c02", on={at: "c01"}), seat(), sky="t:dawn c:day d:day a:day b:day").plays("c02", "c3")
        assert (game.gold("A"), game.goods("A")) == (2, "")


def test_madeleine_has_a_one_with_a_water_expelled():
    """[text.expelled] [5.fixed]; rule text: 瑪德琳…（她的卡牌無論在哪个島嶼/城市都可以獲得1個水源）獲得1個水源④。"""
    for at in ("a1", "b1", "d1"):
        game = table(seat("c02"), seat(), seat(on={at: "c09"}), sky="t:dawn c:day d:day a:day b:day").plays("c02", "c3")
        assert (game.goods("C"), game.gold("C")) == ("1 water", 0)


def test_madeleine_must_deliver_on_both_sides_of_her_improvement():
    """[text.improvement] [10.level1]

    在遊戲過程中，她完成了一次白晝貨運，但她現在還不能使用1級高級板塊。
    她必須首先完成一次黑夜貨運，放到該白晝貨運板塊的對面才能使用1級高級板塊。
    """
    madeleine = seat("c07 c08", goods="2 wood", on={"d3": "c10"}, level1="i3", halves="p1 p2", slots={"d1a": "d05"})
    game = table(madeleine, seat("c13"), night_show="n03 n15 n24", side="improvements")
    assert game.player("A").level1_works is False
    assert game.copy().plays("c07", "c4").goods("A") == "3 wood"
    game.plays("c07", "e3", "slot:n1a")
    assert game.player("A").level1_works is True
    assert game.plays("c13", "b3").plays("c08", "c4").goods("A") == "2 wood"


def test_the_halves_of_level_3_are_used_one_by_one():
    """[text.improvement] [10.level3]

    而3級的半塊可以分別啟動：黑夜插槽中的貨運板塊可以啟動黑夜半塊板塊；白晝插槽中的貨運板塊可以啟動白晝半塊板塊。
    """
    day = {"d1a": "d05", "d2a": "d06", "d3a": "d07"}
    night = {"n1a": "n05", "n2a": "n06", "n3a": "n07"}
    for slots, worth in ((day, 6), (night, 3), (day | night, 6 + 6)):
        game = table(seat(level1="i5", halves="p1 p6", slots=slots), seat(), side="improvements")
        assert game.score("A").powers == worth
