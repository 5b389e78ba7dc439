"""The start of a game (facts, sections 0 and 3; rule text: 遊戲準備)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.solenia.names import SIDES
from locales import translate
from tests.solenia.scenario import CARDS, DAY_TILES, NIGHT_TILES, SEATS, SOLENIA, Game, fresh, seat, table

SEEDS = [f"{number:032x}" for number in range(40)]


def order(game: Game) -> str:
    """The players in turn order."""
    places = {player.place: SEATS[player.seat] for player in game.view().players}
    assert sorted(places) == list(range(1, len(places) + 1))
    return "".join(places[place] for place in sorted(places))


@pytest.mark.parametrize(("players", "shown"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_the_display_has_three_deliveries_of_each_row_and_four_with_four_players(players, shown):
    """[3.display]; rule text: 2或3人遊戲：翻開3塊白晝板塊和3塊黑夜板塊。4人遊戲：翻開4塊"""
    game = fresh(players)
    for row, tiles in (("day", DAY_TILES), ("night", NIGHT_TILES)):
        display = game.display(row).split()
        assert len(set(display)) == shown
        assert set(display) <= set(tiles)
        assert game.stack(row) == 24 - shown


def test_the_stacks_are_shuffled():
    """[3.display]"""
    assert len({fresh(seed=seed).display("day") for seed in SEEDS}) > 30
    assert len({fresh(seed=seed).display("night") for seed in SEEDS}) > 30


@pytest.mark.parametrize(
    ("players", "goods"),
    [(1, [""]), (2, ["", ""]), (3, ["", "", "1 wood"]), (4, ["", "", "1 wood", "1 stone"])],
)
@pytest.mark.parametrize("seed", SEEDS[:4])
def test_the_third_and_fourth_player_in_turn_order_start_with_a_resource(players, goods, seed):
    """[3.resources]; rule text: 給予第3位玩家1個木材，給予第4位玩家1個石料"""
    game = fresh(players, seed)
    assert [game.goods(who) for who in order(game)] == goods
    assert all(game.gold(who) == 0 for who in order(game))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_draws_three_of_sixteen_shuffled_cards(players):
    """[3.hand]; rule text: 每位玩家從個人牌庫抽取3張卡牌"""
    game = fresh(players)
    for who in SEATS[:players]:
        player = game.player(who)
        assert (player.hand_count, player.deck_count, player.discard, player.played) == (3, 13, (), 0)
        assert set(game.hand(who).split()) <= set(CARDS)
    assert len({fresh(players, seed).hand("A") for seed in SEEDS}) > 30


def test_hands_are_dealt_from_decks_of_their_own():
    """[3.hand]: everybody has all sixteen cards, so two hands may hold the same card."""
    hands = [(fresh(seed=seed).hand("A").split(), fresh(seed=seed).hand("B").split()) for seed in SEEDS]
    assert any(set(one) & set(other) for one, other in hands)
    assert any(set(one) != set(other) for one, other in hands)


def test_a_hand_is_seen_in_the_order_of_the_card_list():
    """[3.hand]"""
    hands = [fresh(seed=seed).hand("A").split() for seed in SEEDS]
    assert all(hand == sorted(hand) for hand in hands)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_and_play_goes_clockwise(players):
    """[3.first] (house); rule text: 從起始玩家開始，按順時針方向"""
    orders = {order(fresh(players, seed)) for seed in SEEDS}
    names = SEATS[:players]
    assert orders == {names[start:] + names[:start] for start in range(players)}
    for seed in SEEDS[:5]:
        game = fresh(players, seed)
        assert game.active == game.owed == order(game)[0]


def test_alone_there_is_only_the_first_seat():
    """[11.setup]: you start."""
    game = fresh(1)
    assert (game.active, order(game), game.goods("A")) == ("A", "A", "")


def test_both_start_orders_occur_and_no_other():
    """[2.start-orders]; rule text: 黑夜/黑夜/黎明/白晝/白晝，也可以白晝/白晝/黃昏/黑夜/黑夜"""
    skies = Counter(tuple(strip.phase for strip in fresh(seed=seed).view().strips) for seed in SEEDS)
    assert set(skies) == {("night", "night", "dawn", "day", "day"), ("day", "day", "dusk", "night", "night")}
    assert min(skies.values()) >= 8


def test_any_strip_may_be_anywhere_but_twilight_is_in_the_middle():
    """[2.start-orders] (house: at random)"""
    skies = [[strip.id for strip in fresh(seed=seed).view().strips] for seed in SEEDS]
    assert all(sky[2] == "t" and sorted(sky) == ["a", "b", "c", "d", "t"] for sky in skies)
    for row in (0, 1, 3, 4):
        assert {sky[row] for sky in skies} == {"a", "b", "c", "d"}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_airship_starts_in_the_middle_of_an_empty_sky(players):
    """[2.airship]; rule text: 將巨型飛艇模型放在中間板條的中間一格"""
    game = fresh(players)
    assert (game.view().airship, game.cards()) == ("c3", {})
    assert (game.view().round, game.view().phase, game.question) == (1, "card", "card")


@pytest.mark.parametrize(("side", "storage", "slots"), [("summer", 8, 12), ("winter", 6, 12), ("improvements", 6, 12)])
def test_the_player_boards_are_empty(side, storage, slots):
    """[8.storage] [9.storage]; rule text: 在冬日面上，你只有6格存儲空間"""
    player = fresh(side=side).player("A")
    assert (player.storage, len(player.slots)) == (storage, slots)
    assert all(slot.tile is None and slot.cover is None for slot in player.slots)
    assert player.score.total == 0


def test_the_same_seed_deals_the_same_game():
    """[13.chance]: the seed decides all."""
    assert fresh(seed=SEEDS[1]).view("A") == fresh(seed=SEEDS[1]).view("A")
    assert fresh(seed=SEEDS[1]).view("A") != fresh(seed=SEEDS[2]).view("A")


def test_the_bot_says_what_is_exact_and_what_is_a_house_value():
    """[0.house]: because the house data stands in for printed components, the bot should say so."""
    certainties = [source.certainty for source in SOLENIA.meta.provenance]
    assert set(certainties) == {"exact", "text", "derived", "house"}


def test_options_and_numbers_of_players():
    """[1.players]: option side, option overflow."""
    meta = SOLENIA.meta
    assert (meta.least_players, meta.most_players, meta.command) == (1, 4, "solenia")
    assert {option.id: (option.default, set(option.choices)) for option in meta.options} == {
        "side": ("summer", {"summer", "winter", "improvements"}),
        "overflow": ("active", {"active", "everyone"}),
    }


@pytest.mark.parametrize(
    ("language", "colours"),
    [
        ("en", ["Orange", "Pink", "Purple", "Grey"]),
        ("zh-TW", ["橙方", "粉紅方", "紫方", "灰方"]),
        ("zh-CN", ["橙方", "粉方", "紫方", "灰方"]),
    ],
)
def test_seats_are_called_by_the_colours_of_the_box(language, colours):
    """[1.players]: orange, pink, purple, grey."""
    assert [translate(side, language) for side in SIDES] == colours


def test_a_table_in_the_middle_is_what_it_says():
    """[13.conservation]: the tables of these tests are games that the rules themselves find sound."""
    game = table(
        seat("c13", goods="1 wood", gold=2, on={"b2": "c03"}), seat(on={"d5": "c04", "e4": "c05"}), to_move="B"
    )
    assert (game.active, game.goods("A"), game.gold("A"), game.hand("A")) == ("B", "1 wood", 2, "c01 c02 c13")
    assert game.cards() == {"b2": "A c03", "e4": "B c05", "d5": "B c04"}
    assert [(player.played, len(player.discard)) for player in game.view().players] == [(3, 2), (2, 0)]
