"""Improvement tiles: draft, covers, powers (facts, section 10)."""

from __future__ import annotations

import pytest

from engine.solenia.view import OfferView
from locales import LANGUAGES, translate
from tests.solenia.scenario import SEATS, Game, fresh, seat, table

SEEDS = [f"{number:032x}" for number in range(12)]
TILES = {"d": ("d05", "d06", "d07", "d08", "d09", "d10"), "n": ("n05", "n06", "n07", "n08", "n09", "n10")}


def filled(slots: str) -> dict[str, str]:
    """These slots, each with a delivery of its row worth 4 or 6 gold in the order of the list (4 4 4 4 4 4)."""
    rows = {letter: iter(tiles) for letter, tiles in TILES.items()}
    return {slot: next(rows[slot[0]]) for slot in slots.split()}


def with_tile(tile: str, *, works: bool = True, card: str = "c07", side: str = "improvements", **more) -> Game:
    """A player with an improvement of level 1 that works, or does not yet."""
    slots = filled("d1a n1a" if works else "d1a n1b")
    own = seat(card, level1=tile, halves="p1 p2", slots=slots, **more)
    return table(own, seat(), night_show="n03 n14 n17", day_show="d03 d14 d17", side=side)


def order(game: Game) -> str:
    """The players in turn order."""
    places = {player.place: SEATS[player.seat] for player in game.view().players}
    return "".join(places[place] for place in sorted(places))


def offer(game: Game) -> OfferView:
    """What is on offer."""
    found = game.view().offer
    assert found is not None
    return found


# -- set-up -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "count"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_as_many_tiles_of_each_level_as_players(players, count, seed):
    """[10.reveal]; rule text: 翻開等同於玩家人數的1級高級板塊; 拼接成等同於玩家人數的3級高級板塊"""
    shown = offer(fresh(players, seed, side="improvements"))
    assert len(set(shown.level1)) == count
    assert set(shown.level1) <= {f"i{number}" for number in range(1, 9)}
    assert len(shown.level3) == count
    assert {half for pair in shown.level3 for half in pair} <= {f"p{number}" for number in range(1, 9)}


def test_alone_two_of_each_level_are_shown():
    """[11.draft]: reveal two level-1 and two level-3 tiles, keep one of each."""
    shown = offer(fresh(1, side="improvements"))
    assert (len(shown.level1), len(shown.level3)) == (2, 2)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_halves_of_a_tile_have_different_powers_and_no_half_is_there_twice(players):
    """[10.halves]; rule text: 這兩半塊板塊能力必須不同"""
    for number in range(60):
        shown = offer(fresh(players, f"{number:032x}", side="improvements"))
        assert all(day != night for day, night in shown.level3)
        for side in (0, 1):
            halves = [pair[side] for pair in shown.level3]
            assert len(set(halves)) == len(halves)


def test_every_power_may_come_on_either_half():
    """[10.halves]: each power is printed once as day half and once as night half."""
    pairs = [pair for number in range(60) for pair in offer(fresh(4, f"{number:032x}", side="improvements")).level3]
    for side in (0, 1):
        assert {pair[side] for pair in pairs} == {f"p{number}" for number in range(1, 9)}


@pytest.mark.parametrize("side", ["summer", "winter"])
def test_without_improvements_there_is_no_draft(side):
    """[10.draft]: option side; rule text: 將高級板塊留在遊戲盒中"""
    game = fresh(2, side=side)
    assert (game.question, game.view().offer) == ("card", None)


# -- draft ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_draft_runs_backwards_from_the_last_player_twice(players, seed):
    """[10.draft] [10.second-round]; rule text: 從末尾玩家開始，按逆時針方向，每位玩家選擇一個1級板塊或一個3級板塊"""
    game = fresh(players, seed, side="improvements")
    backwards = order(game)[::-1]
    for who in backwards:
        assert (game.owed, game.question, game.view().phase) == (who, "draft", "draft")
        game.answers(f"tile:{offer(game).level1[0]}")
    asked = ""
    while game.question == "draft":
        asked += game.owed or ""
        assert all("-" in key for key in game.offers("tile"))
        game.answers(game.offers()[0])
    assert asked in (backwards, backwards[:-1])
    assert (game.owed, game.question) == (order(game)[0], "card")


def test_in_the_first_round_either_kind_may_be_taken():
    """[10.draft]: a level-1 or a level-3 tile."""
    game = fresh(2, side="improvements")
    shown = offer(game)
    wanted = [f"tile:{tile}" for tile in shown.level1] + [f"tile:{day}-{night}" for day, night in shown.level3]
    assert sorted(game.offers()) == sorted(wanted)


def test_in_the_second_round_the_other_kind_is_taken():
    """[10.second-round]; rule text: 隨後第二輪選擇開始，選擇剩下等級的板塊"""
    game = fresh(3, side="improvements")
    last, middle, first = reversed(order(game))
    (day, night) = offer(game).level3[1]
    game.answers(f"tile:{day}-{night}", by=last)
    game.answers(f"tile:{offer(game).level1[0]}", by=middle)
    game.answers(f"tile:{offer(game).level1[0]}", by=first)
    while game.question == "draft":
        if game.owed == last:
            assert all("-" not in key for key in game.offers("tile"))
        else:
            assert all("-" in key for key in game.offers("tile"))
        game.answers(game.offers()[0])
    assert game.player(last).halves == (day, night)
    for who in (last, middle, first):
        player = game.player(who)
        assert player.level1 is not None
        assert None not in player.halves


def test_what_was_taken_is_no_longer_on_offer():
    """[10.draft]: everybody ends with different tiles."""
    game = fresh(4, side="improvements")
    taken = []
    while game.question == "draft":
        key = game.offers()[-1]
        assert key not in taken
        taken.append(key)
        game.answers(key)
    assert len({player.level1 for player in game.view().players}) == 4
    assert len({player.halves for player in game.view().players}) == 4
    assert game.view().offer is None


def test_the_tiles_lie_on_the_board_where_they_belong():
    """[10.level1] [10.level3]; rule text: 蓋在她玩家版圖的第一對白晝/黑夜插槽上"""
    player = with_tile("i5", works=False).player("A")
    covers = {slot.id: slot.cover for slot in player.slots if slot.cover}
    assert covers == {"d1a": "i5", "n1a": "i5", "d3a": "p1", "n3a": "p2"}


# -- level 1: when it works -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slots", "works"),
    [("", False), ("d1a", False), ("n1a", False), ("d1a n1b", False), ("d1b n1b", False), ("d1a n1a", True)],
)
def test_level_1_works_with_deliveries_on_both_sides(slots, works):
    """[10.level1]; rule text: 你必須在高級板塊的兩邊都擁有貨運板塊才能啟動該1級高級板塊"""
    game = table(seat(level1="i5", slots=filled(slots)), seat(), side="improvements")
    assert game.player("A").level1_works is works
    assert ("b4" in game.free()) is works


@pytest.mark.parametrize(("row", "before"), [("day", "n1a"), ("night", "d1a")])
def test_level_1_begins_to_work_with_the_second_of_both_deliveries(row, before):
    """[10.level1]: whichever comes second."""
    own = seat(
        "c07",
        goods="2 wood 2 stone",
        on={"b3": "c09", "d3": "c10"},
        level1="i1",
        halves="p1 p2",
        slots=filled(before),
    )
    game = table(own, seat(), night_show="n03 n14 n17", day_show="d03 d14 d17", side="improvements")
    paid = "2 wood" if row == "day" else "2 stone"
    game.plays("c07", "a3" if row == "day" else "e3", f"slot:{row[0]}1a")
    left = {"2 wood": "3 wood 1 wheat 1 stone 1 water", "2 stone": "1 wood 1 wheat 3 stone 1 water"}[paid]
    assert (game.goods("A"), game.player("A").level1_works) == (left, True)


def test_a_covered_slot_has_lost_its_power():
    """[10.covered]: neither the first nor the second delivery beside the tile brings what is printed there."""
    for before in ("", "n1a"):
        own = seat("c07", goods="2 stone", on={"b3": "c09"}, level1="i5", halves="p1 p2", slots=filled(before))
        game = table(own, seat(), day_show="d03 d14 d17", side="improvements").plays("c07", "a3", "slot:d1a")
        assert (game.goods("A"), game.gold("A")) == ("", 1)


@pytest.mark.parametrize(("row", "slots"), [("day", "d1b d2b"), ("night", "n1b n2b")])
def test_a_covered_slot_of_level_3_has_lost_its_gold(row, slots):
    """[10.covered]: the half's power counts at the end instead of five gold."""
    own = seat(
        "c07",
        goods="2 wood 2 stone",
        on={"b3": "c09", "d3": "c10"},
        level1="i5",
        halves="p6 p6",
        slots=filled(slots),
    )
    game = table(own, seat(), night_show="n03 n14 n17", day_show="d03 d14 d17", side="improvements")
    game.plays("c07", "a3" if row == "day" else "e3", f"slot:{row[0]}3a")
    assert (game.gold("A"), game.score("A").powers) == (1, 3)


def test_other_slots_keep_their_powers():
    """[10.covered]: d1b and d3b are not covered."""
    slots = filled("d1b d2b d3b n1b")
    game = table(seat(slots=slots, level1="i5", halves="p1 p2"), seat(), side="improvements")
    assert (game.player("A").storage, game.score("A").powers) == (8, 4)


def test_covered_slots_count_for_the_levels():
    """[9.choice] [10.level1]: a delivery in a covered slot is used like any other."""
    own = seat("c07", goods="2 stone", on={"b3": "c09"}, level1="i5", halves="p1 p2", slots=filled("d1a"))
    game = table(own, seat(), day_show="d03 d14 d17", side="improvements").plays("c07", "a3")
    assert game.offers("slot") == ["d1b", "d2a", "d2b"]


@pytest.mark.parametrize("tile", [f"i{number}" for number in range(2, 9)])
def test_a_tile_that_has_begun_to_work_is_one_that_works(tile):
    """[10.level1]: what these tables say of a tile that works is what the rules make of it."""
    own = seat("c07", goods="2 wood", on={"d3": "c10"}, level1=tile, halves="p1 p2", slots=filled("d1a"))
    game = table(own, seat(), night_show="n03 n14 n17", side="improvements").plays("c07", "e3", "slot:n1a")
    laid = with_tile(tile)
    assert game.session.state.players[0].lasting == laid.session.state.players[0].lasting != {}


# -- level 1: powers --------------------------------------------------------------------------------------------------


def test_improvement_i1_brings_one_of_each_resource_at_once():
    """[10.I1]: and what is too much is the owner's choice."""
    own = seat("c07", goods="6 wood", on={"d3": "c10"}, level1="i1", halves="p1 p2", slots=filled("d1a"))
    game = table(own, seat(), night_show="n03 n14 n17", side="improvements").plays("c07", "e3", "slot:n1a")
    assert (game.owed, game.question) == ("A", "drop")
    game.chooses("drop:wood", "drop:wood")
    assert (game.goods("A"), game.owed) == ("3 wood 1 wheat 1 stone 1 water", "B")


def test_improvement_i2_lets_one_resource_of_a_delivery_be_another():
    """[10.I2]"""
    near = {"d3": "c10"}
    assert "e3" not in with_tile("i2", works=False, goods="1 wood 1 water", on=near).reach()
    game = with_tile("i2", goods="1 wood 1 water", on=near)
    assert "e3" in game.reach()
    game.plays("c07", "e3", "slot:n1b")
    assert (game.slots("A")["n1b"], game.goods("A")) == ("n03", "")


def test_improvement_i2_replaces_only_one():
    """[10.I2]: not two of them."""
    assert "e3" not in with_tile("i2", goods="4 water", on={"d3": "c10"}).reach()
    assert "e3" not in with_tile("i2", goods="1 wood", on={"d3": "c10"}).reach()


def test_improvement_i2_asks_how_to_pay_when_there_is_a_choice():
    """[10.I2]"""
    game = with_tile("i2", goods="2 wood 1 stone 1 water", on={"d3": "c10"}).plays("c07", "e3")
    assert (game.owed, game.question, game.view().phase) == ("A", "swap", "swap")
    assert set(game.offers()) == {"exact", "swap:wood-stone", "swap:wood-water"}
    left = {"exact": "1 stone 1 water", "swap:wood-stone": "1 wood 1 water", "swap:wood-water": "1 wood 1 stone"}
    for key, goods in left.items():
        trial = game.copy().answers(key)
        assert trial.question == "slot"
        assert trial.goods("A") == goods


def test_improvement_i2_tells_what_was_paid_only_where_it_is_not_what_the_delivery_names():
    """[10.I2]"""
    game = with_tile("i2", goods="2 wood 1 stone 1 water", on={"d3": "c10"}).plays("c07", "e3")
    told = {}
    for key in ("exact", "swap:wood-stone"):
        lines = [event.public for event in game.copy().answers(key).log if event.public is not None]
        (text,) = (line for line in lines if line.key.startswith("sol-log-delivered"))
        told[key] = {language: translate(text, language) for language in LANGUAGES}
    assert {text.count("2 ") + text.count("1 ") for text in told["exact"].values()} == {1}
    assert all("1 " in text and "2 " in text for text in told["swap:wood-stone"].values())


def test_improvement_i2_still_works_after_a_voyage():
    """[10.I2] [4.unserved-city]: two wood are asked, so the wood must not pay for the way."""
    game = with_tile("i2", goods="1 wood 1 stone 1 water").chooses("card:c07", "at:e3")
    assert set(game.offers("pay")) == {"stone", "water"}
    assert "e3" not in with_tile("i2", goods="1 wood 1 water").reach()


def test_improvement_i2_works_in_each_delivery():
    """[10.I2]: in each delivery, by day as well."""
    game = with_tile("i2", goods="1 stone 1 wood", on={"b3": "c10"})
    assert "a3" in game.reach()


def test_improvement_i2_does_not_help_others():
    """[10.I2]"""
    game = table(
        seat(level1="i2", slots=filled("d1a n1a")),
        seat("c07", goods="1 wood 1 water", on={"d3": "c10"}),
        to_move="B",
        night_show="n03 n14 n17",
        side="improvements",
    )
    assert "e3" not in game.reach()


@pytest.mark.parametrize(
    ("tile", "card", "goods"),
    [
        ("i3", "c07", "2 wood"),
        ("i3", "c13", "2 wood"),
        ("i3", "c01", ""),
        ("i4", "c01", "1 wood"),
        ("i4", "c07", "1 wood"),
        ("i4", "c13", "2 wood"),
    ],
)
def test_improvements_i3_and_i4_bring_one_more_on_islands(tile, card, goods):
    """[10.I3] [10.I4]: for cards of value 1 (i3) or 0 (i4) only."""
    assert with_tile(tile, card=card).plays(card, "c4").goods("A") == goods


def test_improvements_i3_and_i4_do_not_work_before_both_deliveries():
    """[10.I3] [10.I4]"""
    assert with_tile("i3", works=False).plays("c07", "c4").goods("A") == "1 wood"
    assert with_tile("i4", works=False, card="c01").plays("c01", "c4").goods("A") == ""


@pytest.mark.parametrize(("tile", "card", "gold"), [("i3", "c07", 1), ("i4", "c01", 0)])
def test_improvements_i3_and_i4_do_not_work_on_cities(tile, card, gold):
    """[10.I3] [10.I4]: on an island."""
    game = with_tile(tile, card=card, goods="2 wood", on={"d3": "c10"}).plays(card, "e3", "slot:n1b")
    assert (game.gold("A"), game.goods("A")) == (gold, "")


def test_improvement_i3_does_not_touch_expelled_cards():
    """[10.I3]: cards you play."""
    game = with_tile("i3", card="c01", on={"a1": "c07"}).plays("c01", "c3")
    assert game.goods("A") == "1 stone"


def test_improvement_i5_makes_diagonals_neighbours():
    """[10.I5]: for the airship and for own cards."""
    game = with_tile("i5", on={"a1": "c09"})
    assert set(game.free().split()) >= {"b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4", "b1"}
    assert with_tile("i5", works=False).free() == "c2 b3 c3 d3 c4"


def test_improvement_i5_makes_voyages_shorter():
    """[10.I5]: the larger of row and column distance."""
    reach = with_tile("i5", goods="2 water").reach()
    assert [reach[at] for at in ("d4", "c5", "b5", "a1", "d1")] == [0, 1, 1, 1, 1]


def test_improvement_i5_leaves_fewer_reasons_to_discard():
    """[10.I5] [4.discard]: a diagonal neighbour is a neighbour."""
    around = {"b3": "c02", "d3": "c03", "c2": "c04", "c4": "c05", "c3": "c06"}
    for works in (False, True):
        own = seat("c07", level1="i5", halves="p1 p2", slots=filled("d1a n1a" if works else "d1a n1b"))
        game = table(own, seat(on=around), side="improvements")
        assert bool(game.offers("card")) is works
        assert bool(game.offers("discard")) is not works


def test_improvement_i6_lets_gold_pay_for_cells_of_a_voyage():
    """[10.I6]: one gold each."""
    assert "b5" not in with_tile("i6", works=False, gold=2).reach()
    game = with_tile("i6", card="c09", gold=3)
    assert game.reach()["b5"] == 2
    game.plays("c09", "b5")
    assert (game.gold("A"), game.goods("A")) == (1, "1 wood")


def test_improvement_i6_mixes_gold_and_resources():
    """[10.I6]: instead of a resource, cell by cell."""
    game = with_tile("i6", card="c09", gold=1, goods="1 wood 1 water").chooses("card:c09", "at:b5")
    assert set(game.offers("pay")) == {"wood+water", "wood+gold", "water+gold"}
    game.answers("pay:water+gold")
    assert (game.gold("A"), game.goods("A")) == (0, "2 wood")


def test_improvement_i6_gold_of_the_city_comes_after_the_voyage():
    """[10.I6] [2.pay-first]: the gold of the city cannot pay for the way there."""
    assert "e3" not in with_tile("i6", card="c13", goods="2 wood").reach()
    game = with_tile("i6", card="c13", goods="2 wood", gold=1)
    assert "e3" in game.reach()
    game.plays("c13", "e3", "slot:n1b")
    assert (game.gold("A"), game.goods("A")) == (2, "")


def test_improvement_i7_makes_the_hand_four_at_once():
    """[10.I7]: draw one now."""
    own = seat(
        "c07 c13 c14",
        draws="c01 c02",
        goods="2 wood",
        on={"d3": "c10"},
        level1="i7",
        halves="p1 p2",
        slots=filled("d1a"),
    )
    game = table(own, seat(), night_show="n03 n14 n17", side="improvements").plays("c07", "e3", "slot:n1a")
    assert game.hand("A") == "c01 c02 c13 c14"


def test_improvement_i7_draws_before_the_airship_leaves_cards_behind():
    """[10.I7]: draw one now, with the reward of the slot; not with the cards of the end of the turn."""
    own = seat(
        "c01 c13 c14",
        draws="c02 c03",
        goods="2 wood",
        on={"d3": "c10"},
        level1="i7",
        halves="p1 p2",
        slots=filled("d1a"),
    )
    full = seat(goods="6 wood", on={"a1": "c09"})
    game = table(own, full, night_show="n03 n14 n17", side="improvements", overflow="everyone")
    game.plays("c01", "e3", "slot:n1a")
    assert (game.owed, game.question) == ("B", "drop")
    assert game.hand("A") == "c02 c03 c13 c14"


def test_improvement_i7_keeps_the_hand_at_four():
    """[10.I7]"""
    game = with_tile("i7", card="c01 c07 c13 c14", draws="c16")
    assert game.player("A").hand_count == 4
    assert game.plays("c07", "c4").hand("A") == "c01 c13 c14 c16"


def test_improvement_i8_brings_one_gold_for_each_later_delivery():
    """[10.I8]"""
    game = with_tile("i8", goods="2 wood", on={"d3": "c10"}).plays("c07", "e3", "slot:n1b")
    assert game.gold("A") == 2
    assert with_tile("i8", works=False, goods="2 wood", on={"d3": "c10"}).plays("c07", "e3", "slot:n1a").gold("A") == 1


def test_improvement_i8_does_not_pay_for_the_delivery_that_makes_it_work():
    """[10.I8]: later ones."""
    own = seat("c07", goods="2 stone", on={"b3": "c09"}, level1="i8", halves="p1 p2", slots=filled("n1a"))
    game = table(own, seat(), day_show="d03 d14 d17", side="improvements").plays("c07", "a3", "slot:d1a")
    assert (game.gold("A"), game.player("A").level1_works) == (1, True)


# -- level 3 ----------------------------------------------------------------------------------------------------------


def powers(halves: str, slots: str | dict[str, str], **more) -> int:
    """What the powers are worth at the end."""
    used = filled(slots) if isinstance(slots, str) else slots
    game = table(seat(level1="i5", halves=halves, slots=used, **more), seat(), side="improvements")
    return game.score("A").powers


@pytest.mark.parametrize("half", ["day", "night"])
def test_a_half_works_on_its_own_with_a_delivery_in_its_slot(half):
    """[10.level3]; rule text: 而3級的半塊可以分別啟動：黑夜插槽中的貨運板塊可以啟動黑夜半塊板塊"""
    letter = half[0]
    mine, other = ("p6 p1", "p1 p6") if half == "day" else ("p1 p6", "p6 p1")
    row = f"{letter}1a {letter}2a {letter}3a"
    assert powers(mine, row) == 3
    assert powers(other, row) == 6
    assert powers(mine, f"{letter}1a {letter}2a") == 0


DAY3, NIGHT3 = "d1a d2a d3a", "n1a n2a n3a"


def test_power_p1_two_gold_per_delivery_of_its_row():
    """[10.P1]"""
    assert powers("p1 p2", f"{DAY3} n1a n1b") == 6
    assert powers("p2 p1", f"{NIGHT3} d1a d1b") == 6
    assert powers("p1 p2", f"{DAY3} n1a", spare="d20 n20") == 8


def test_power_p2_one_gold_per_stored_resource_besides_the_usual():
    """[10.P2]: besides the usual 1 per 2."""
    own = seat(level1="i5", halves="p2 p1", slots=filled(DAY3), goods="3 wood 2 water")
    score = table(own, seat(), side="improvements").score("A")
    assert (score.powers, score.goods) == (5, 2)


@pytest.mark.parametrize(
    ("night", "gold"),
    [("", 0), ("n1a", 2), ("n1a n1b", 4), ("n1a n1b n2a n2b", 8), ("n1a n1b n2a n2b n3a", 8)],
)
def test_power_p3_two_gold_per_pair_four_at_most(night, gold):
    """[10.P3]"""
    assert powers("p3 p8", f"d1a d1b d2a d2b d3a {night}") == gold


def test_power_p4_two_gold_per_delivery_worth_six_or_more():
    """[10.P4]: 6 and 8 count, 4 and 3 do not."""
    slots = {"d1a": "d13", "d2a": "d21", "d3a": "d05", "n1a": "n01"}
    assert powers("p4 p1", slots) == 4
    assert powers("p4 p1", slots, spare="n20 d03") == 6


def test_power_p5_two_gold_per_delivery_worth_four_or_less():
    """[10.P5]: 3 and 4 count, 6 and 8 do not."""
    slots = {"d1a": "d13", "d2a": "d21", "d3a": "d05", "n1a": "n01", "n1b": "n02"}
    assert powers("p5 p1", slots) == 6


def test_power_p6_one_gold_per_delivery():
    """[10.P6]"""
    assert powers("p6 p1", f"{DAY3} n1a n1b", spare="n20") == 6


@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (1, 0), (2, 1), (9, 4), (14, 7), (15, 7), (30, 7)])
def test_power_p7_one_gold_per_two_tokens_seven_at_most(gold, worth):
    """[10.P7]"""
    assert powers("p7 p1", DAY3, gold=gold) == worth


def test_power_p7_counts_the_tokens_before_any_end_power():
    """[10.P7]: what other powers bring does not count."""
    assert powers("p7 p6", f"{DAY3} {NIGHT3}", gold=4) == 2 + 6


@pytest.mark.parametrize(("row", "slots"), [("day", "d1b d2b"), ("night", "n1b n2b")])
def test_power_p8_seven_gold_at_once(row, slots):
    """[10.P8]"""
    own = seat(
        "c07",
        goods="2 wood 2 stone",
        on={"b3": "c09", "d3": "c10"},
        level1="i5",
        halves="p8 p8",
        slots=filled(slots),
    )
    game = table(own, seat(), night_show="n03 n14 n17", day_show="d03 d14 d17", side="improvements")
    game.plays("c07", "a3" if row == "day" else "e3", f"slot:{row[0]}3a")
    assert (game.gold("A"), game.score("A").powers) == (8, 0)


def test_improvements_score_no_pairs():
    """[9.no-pairs] [10.level3]: the board is the winter side."""
    own = seat(level1="i5", halves="p8 p8", slots=filled("d1a d1b n1a n1b"))
    score = table(own, seat(), side="improvements").score("A")
    assert (score.pairs, score.total) == (0, 16)
