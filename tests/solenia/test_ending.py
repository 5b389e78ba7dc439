"""The end of the game, its score, shared victories, resignation (facts, section 12)."""

from __future__ import annotations

import pytest

from engine.core.errors import NotOwed
from tests.solenia.scenario import Game, Seat, fresh, seat, table


def last_turn(*others: Seat, card: str = "c07", at: str = "c4", **own) -> Game:
    """The last card of the game: the last player plays a one on wood unless told otherwise."""
    player = seat(card, deck="", **own)
    seats = [*others, player]
    return table(*seats, to_move="ABCD"[len(others)]).plays(card, at)


def done(**own) -> Seat:
    """A player who has played all sixteen cards."""
    return seat(deck="", **own)


# -- the end ----------------------------------------------------------------------------------------------------------


def test_the_game_ends_when_everybody_has_played_sixteen_cards():
    """[12.end]; rule text: 每位玩家均打出自己所有16張卡牌後遊戲結束"""
    game = table(seat("c07", deck=""), seat("c07", deck=""), seat("c07", deck=""), first="B", to_move="B")
    assert game.plays("c07", "c4").winners is None
    assert game.plays("c07", "b3").winners is None
    assert game.plays("c07", "d3").winners is not None
    assert (game.owed, game.view().phase, game.view().over) == (None, "over", True)
    assert [player.played for player in game.view().players] == [16, 16, 16]


def test_the_last_zero_is_resolved_before_the_end():
    """[12.last-expulsion]; rule text: 如果推進過巨型飛艇還需結算完所有驅除的卡牌"""
    game = last_turn(done(on={"a1": "c09", "b1": "c16"}), card="c01", at="c3", on={"c1": "c12"})
    assert (game.goods("A"), game.gold("A"), game.goods("B")) == ("1 water", 1, "1 stone")
    assert game.winners == "A"


def test_what_the_last_expulsion_brings_may_have_to_be_dropped():
    """[12.last-expulsion] [4.overflow-active]: the active player still chooses, then it is over."""
    game = last_turn(done(), card="c01", at="c3", goods="8 wood", on={"c1": "c12"})
    assert (game.owed, game.question, game.winners) == ("B", "drop", None)
    game.answers("drop:wood")
    assert (game.goods("B"), game.winners) == ("7 wood 1 stone", "B")


def test_cards_left_in_the_sky_give_nothing():
    """[5.left-over]: neither with a last card that moves nothing nor on other strips."""
    game = last_turn(done(on={"a1": "c09"}), on={"b1": "c02"})
    assert (game.goods("A"), game.goods("B"), game.gold("B")) == ("", "1 wood", 0)
    game = last_turn(done(on={"a2": "c09", "e2": "c01"}), card="c01", at="c3")
    assert (game.goods("A"), game.gold("A"), game.goods("B")) == ("", 0, "")


# -- the score --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "gold"),
    [
        ("", 0),
        ("1 wood", 0),
        ("2 wood", 1),
        ("1 wood 1 water", 1),
        ("3 stone", 1),
        ("2 wood 1 wheat 2 stone", 2),
        ("8 water", 4),
    ],
)
def test_two_stored_resources_of_any_kind_are_one_gold(goods, gold):
    """[12.score]; rule text: 你存儲空間中剩下的每2個資源能獲得1個金星. Types mixed, rounded down."""
    assert table(seat(goods=goods), seat()).score("A").goods == gold


def test_the_score_is_tiles_gold_pairs_and_resources():
    """[12.score]; rule text: 加上你運送板塊和遊戲過程中所有獲得的金星"""
    own = seat(goods="3 wood 2 stone", gold=11, day="d01 d05 d13", night="n21 n14", spare="")
    score = table(own, seat()).score("A")
    assert (score.tiles, score.gold, score.pairs, score.goods, score.powers) == (3 + 4 + 6 + 8 + 6, 11, 3, 2, 0)
    assert score.total == 43


@pytest.mark.parametrize(
    ("own", "total"),
    [
        ({"day": "d21", "night": "n22 n23 n13", "gold": 14, "goods": "4 wood"}, 47),
        ({"day": "d21 d13 d05", "night": "n22 n05 n01", "gold": 8, "goods": "6 wood"}, 50),
    ],
)
def test_real_scores_come_out_of_their_parts(own, total):
    """[13.scores]: 47 = pairs 1, tiles 30, tokens 14, resources 2; 50 = pairs 6, tiles 33, tokens 8, resources 3."""
    score = table(seat(**own), seat()).score("A")
    assert score.total == total
    assert (score.pairs, score.tiles, score.gold, score.goods) == {47: (1, 30, 14, 2), 50: (6, 33, 8, 3)}[total]


def test_the_scores_are_public_all_the_time():
    """[12.score]: the standing says what the game would be worth now."""
    game = table(seat(gold=5), seat(goods="2 wood"))
    assert (game.standing.over, game.standing.scores) == (False, (5, 1))


# -- who wins ---------------------------------------------------------------------------------------------------------


def test_most_gold_wins():
    """[12.score]; rule text: 現在擁有金星最多的玩家獲得遊戲勝利"""
    game = last_turn(done(gold=7), done(gold=9), gold=8)
    assert (game.winners, game.standing.scores) == ("B", (7, 9, 8))
    assert game.standing.reason is not None


def test_pairs_and_resources_can_decide():
    """[12.score]: not tokens alone."""
    assert last_turn(done(gold=7), gold=6, goods="3 wood").winners == "B"
    assert last_turn(done(gold=7, day="d01", night="n01"), gold=13).winners == "A"


def test_tied_leaders_share_the_victory():
    """[12.shared]; rule text: 如果出現平手，所有平手玩家共同獲得遊戲勝利"""
    assert last_turn(done(gold=7), done(gold=9), gold=9).winners == "BC"
    assert last_turn(done(gold=9), gold=9).winners == "AB"
    assert last_turn(done(gold=3), done(gold=3), done(gold=3), gold=3).winners == "ABCD"


def test_a_game_that_is_over_takes_no_more_answers():
    """[12.end]"""
    game = last_turn(done())
    for number in (0, 1):
        with pytest.raises(NotOwed):
            game.session.submit(number, ("card:c01",))


def test_all_may_agree_to_end_undecided():
    """[12.resign]: the contract of every title."""
    game = table(seat(gold=9), seat())
    game.session.agree_draw()
    assert (game.winners, game.owed) == ("", None)


# -- resignation ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("who", "winner"), [("A", "B"), ("B", "A")])
def test_with_two_players_the_other_one_wins(who, winner):
    """[12.resign]: whoever is on turn, whatever the score."""
    game = table(seat(gold=20), seat(gold=20)).resigns(who)
    assert (game.winners, game.owed) == (winner, None)


def test_a_seat_that_resigned_is_out_and_the_others_play_on():
    """[12.resign]"""
    game = table(seat("c07"), seat("c08"), seat("c09")).resigns("A")
    assert (game.winners, game.owed, game.player("A").out) == (None, "B", True)
    game.plays("c08", "c4").plays("c09", "b3")
    assert game.owed == "B"


def test_who_resigns_out_of_turn_is_passed_over():
    """[12.resign]"""
    game = table(seat("c07"), seat("c08"), seat("c09")).resigns("B")
    assert game.owed == "A"
    assert game.plays("c07", "c4").owed == "C"
    assert game.plays("c09", "b3").owed == "A"


def test_with_one_seat_left_that_one_wins():
    """[12.resign]"""
    game = table(seat(gold=9), seat(), seat(gold=20), seat()).resigns("C").resigns("A")
    assert game.winners is None
    assert game.resigns("D").winners == "B"


def test_nobody_resigns_twice_or_when_all_is_over():
    """[12.resign]"""
    game = table(seat(), seat(), seat()).resigns("C")
    told = len(game.log)
    game.resigns("C")
    assert (len(game.log), game.winners, game.owed) == (told, None, "A")
    game = last_turn(done(gold=7)).resigns("A")
    assert (game.winners, game.player("A").out) == ("A", False)


def test_a_seat_that_is_out_cannot_win():
    """[12.resign]: its gold does not count, and its cards are not waited for."""
    game = table(
        seat("c07", deck="", gold=3), seat("c09", deck="", gold=30, out=True), seat("c08", deck="", gold=1)
    ).plays("c07", "c4")
    assert game.owed == "C"
    assert game.plays("c08", "b3").winners == "A"


def test_the_cards_of_a_seat_that_is_out_still_block():
    """[12.resign] [2.own-cards]"""
    game = table(seat(on={"c4": "c09"}), seat("c07"), seat()).resigns("A")
    assert (game.owed, game.free()) == ("B", "c2 b3 c3 d3")


def test_the_expelled_cards_of_a_seat_that_is_out_leave_the_sky():
    """[12.resign] [4.expel]: storage full or not, nobody is asked."""
    game = table(seat("c01"), seat(goods="8 wood", on={"a1": "c09"}), seat(), overflow="everyone").resigns("B")
    game.plays("c01", "c3")
    assert (game.owed, game.question, game.gone("B")) == ("C", "card", "c09")
    assert game.cards() == {"c2": "A c01"}


def test_who_resigns_between_card_and_cell_has_not_played():
    """[12.resign]: in the middle of the own turn."""
    game = table(seat("c07"), seat(), seat()).answers("card:c07").resigns("A")
    assert (game.owed, game.cards()) == ("B", {})


def test_who_resigns_before_choosing_a_delivery_has_made_none():
    """[12.resign]: the card lies, the next player is on turn."""
    own = seat("c07", goods="2 wood 2 wheat", on={"d3": "c09"})
    game = table(own, seat(), seat(), night_show="n03 n04 n14").plays("c07", "e3").resigns("A")
    assert (game.owed, game.question, game.display("night")) == ("B", "card", "n03 n04 n14")


def test_who_resigns_after_moving_the_airship_leaves_a_sky_in_order():
    """[12.resign] [4.expel]: the strip is turned, the others' cards are resolved."""
    own = seat("c01", goods="2 wood 2 wheat", on={"d3": "c09"})
    game = table(own, seat(on={"a1": "c10"}), seat(), night_show="n03 n04 n14").plays("c01", "e3").resigns("A")
    assert (game.owed, game.question, game.view().airship) == ("B", "card", "c3")
    assert (game.sky, game.goods("B")) == ("b:night t:dawn c:day d:day a:day", "1 wheat")


def test_who_resigns_before_choosing_what_goes_back_keeps_no_more_than_fits():
    """[12.resign] [4.storage]: in the own turn, and asked out of turn."""
    game = table(seat("c07", goods="8 wheat"), seat(), seat()).plays("c07", "c4").resigns("A")
    assert (game.owed, game.question, sum(game.player("A").goods)) == ("B", "card", 8)
    game = table(seat("c01"), seat(goods="8 wood", on={"a1": "c09"}), seat(), overflow="everyone").plays("c01", "c3")
    game.resigns("B")
    assert (game.owed, game.question, sum(game.player("B").goods)) == ("C", "card", 8)


def test_who_resigns_before_choosing_a_reward_leaves_a_sound_table():
    """[12.resign]: after the refill."""
    own = seat("c07", goods="2 wood", on={"d3": "c09"}, night="n01 n02")
    game = table(own, seat(), seat(), night_show="n03 n14 n17").plays("c07", "e3").resigns("A")
    assert (game.owed, game.question) == ("B", "card")


def test_who_resigns_between_delivery_and_slot_keeps_the_tile_without_its_reward():
    """[12.resign] [9.choice]: it was paid and taken; the others play on."""
    own = seat("c07", goods="2 wood", on={"d3": "c09"})
    game = table(own, seat(), seat(), night_show="n03 n14 n17", side="winter").plays("c07", "e3")
    assert game.question == "slot"
    game.resigns("A")
    assert (game.owed, game.question) == ("B", "card")
    assert (game.slots("A"), game.player("A").spare_night, game.goods("A")) == ({}, ("n03",), "")
    game.answers(game.offers()[0])
    assert game.owed == "B"


def test_while_one_chooses_a_card_another_may_resign():
    """[12.resign]: the question stays."""
    game = table(seat("c07"), seat(), seat()).resigns("C")
    assert (game.owed, game.question) == ("A", "card")
    assert game.plays("c07", "c4").owed == "B"


def test_while_one_chooses_a_delivery_another_may_resign():
    """[12.resign] [4.place]: one card a turn, and the delivery is still to be made."""
    own = seat("c07", goods="2 wood 2 wheat", on={"d3": "c09"})
    game = table(own, seat(), seat(), night_show="n03 n04 n14").plays("c07", "e3")
    assert game.question == "deliver"
    played = game.player("A").played
    game.resigns("C")
    assert (game.owed, game.question) == ("A", "deliver")
    game.answers("deliver:n04")
    assert (game.owed, game.player("A").played, list(game.slots("A").values())) == ("B", played, ["n04"])
    assert [place for place, card in game.cards().items() if card.startswith("A")] == ["d3", "e3"]


def test_while_one_chooses_what_goes_back_another_may_resign():
    """[12.resign] [4.place]: the turn goes on and ends."""
    game = table(seat("c07", goods="8 wheat"), seat(), seat()).plays("c07", "c4")
    assert game.question == "drop"
    before = game.player("A").played
    game.resigns("C")
    assert (game.owed, game.question) == ("A", "drop")
    game.answers("drop:wheat")
    assert (game.owed, game.player("A").played, game.goods("A")) == ("B", before, "1 wood 7 wheat")


def test_while_one_chooses_a_reward_another_may_resign():
    """[12.resign] [8.choice]: the reward is not lost."""
    own = seat("c07", goods="2 wood", on={"d3": "c09"}, night="n01 n02")
    game = table(own, seat(), seat(), night_show="n03 n14 n17").plays("c07", "e3")
    assert game.question == "take"
    game.resigns("C")
    assert (game.owed, game.question) == ("A", "take")
    game.answers("take:water")
    assert (game.owed, game.goods("A")) == ("B", "1 water")


def test_while_one_chooses_a_slot_another_may_resign():
    """[12.resign] [9.choice]"""
    own = seat("c07", goods="2 wood", on={"d3": "c09"})
    game = table(own, seat(), seat(), night_show="n03 n14 n17", side="winter").plays("c07", "e3")
    game.resigns("C").answers("slot:n1a")
    assert (game.owed, game.goods("A"), game.slots("A")) == ("B", "1 stone 1 water", {"n1a": "n03"})


def test_while_one_pays_a_voyage_another_may_resign():
    """[12.resign] [2.voyage]: paid once."""
    game = table(seat("c09", goods="1 wood 1 water"), seat(), seat()).chooses("card:c09", "at:b4").resigns("C")
    assert (game.owed, game.question) == ("A", "pay")
    game.answers("pay:wood")
    assert (game.owed, game.goods("A")) == ("B", "1 wheat 1 water")


def test_while_one_is_asked_out_of_turn_another_may_resign():
    """[12.resign] [4.overflow-everyone]: expelled cards give once."""
    game = table(
        seat("c01", on={"b1": "c12"}), seat(goods="8 wood", on={"a1": "c09"}), seat(), overflow="everyone"
    ).plays("c01", "c3")
    assert (game.owed, game.question) == ("B", "drop")
    game.resigns("C")
    assert (game.owed, game.question) == ("B", "drop")
    game.answers("drop:wood")
    assert (game.owed, game.question, game.goods("A"), game.goods("B")) == ("B", "card", "1 stone", "7 wood 1 water")


def test_while_one_chooses_among_expelled_goods_another_may_resign():
    """[12.resign] [4.overflow-active]: the choice is still to be made."""
    game = table(seat("c01", goods="8 wood", on={"a1": "c09"}), seat(on={"b1": "c12"}), seat()).plays("c01", "c3")
    assert (game.owed, game.question) == ("A", "drop")
    game.resigns("C")
    assert (game.owed, game.question) == ("A", "drop")
    game.answers("drop:wood")
    assert (game.owed, game.goods("A"), game.goods("B")) == ("B", "7 wood 1 water", "1 stone")


def test_during_the_draft_a_seat_may_resign():
    """[12.resign] [10.draft]: it picks no more, and the others still get one tile of each level."""
    game = fresh(3, side="improvements")
    leaver = game.owed
    assert leaver is not None
    game.resigns(leaver)
    while game.question == "draft":
        assert game.owed != leaver
        game.answers(game.offers()[0])
    assert game.owed != leaver
    for who in "ABC".replace(leaver, ""):
        assert game.player(who).level1 is not None
        assert None not in game.player(who).halves


def test_alone_resignation_ends_the_game_without_a_winner():
    """[12.resign] [11.grades]"""
    game = table(seat("c07", gold=60), rival_next="c01").resigns("A")
    assert (game.winners, game.owed, game.view().grade) == ("", None, None)
