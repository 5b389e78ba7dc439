"""The summer side: slots, rewards, pairs (facts, section 8)."""

from __future__ import annotations

import pytest

from tests.solenia.scenario import Game, seat, table

SPARE_DAY = "d05 d06 d07 d08 d09 d10"
SPARE_NIGHT = "n05 n06 n07 n08 n09 n10"


def tiles(text: str, count: int) -> str:
    """The first deliveries of a list."""
    return " ".join(text.split()[:count])


def deliver(row: str, *, day: int = 0, night: int = 0, goods: str = "") -> Game:
    """A delivery of two stone (day) or two wood (night) with so many deliveries made before."""
    own = seat(
        "c07",
        goods=f"{goods} 2 {'stone' if row == 'day' else 'wood'}",
        on={"b3": "c09", "d3": "c10"},
        day=tiles(SPARE_DAY, day),
        night=tiles(SPARE_NIGHT, night),
    )
    game = table(own, seat(), day_show="d03 d14 d24", night_show="n03 n15 n24")
    return game.plays("c07", "a3" if row == "day" else "e3")


@pytest.mark.parametrize(
    ("row", "slot", "goods", "gold"),
    [
        ("day", 1, "1 wood", 1),
        ("day", 2, "1 wheat", 1),
        ("day", 4, "1 wood 1 wheat", 1),
        ("day", 5, "", 6),
        ("day", 6, "", 6),
        ("night", 1, "1 stone", 1),
        ("night", 2, "1 water", 1),
        ("night", 4, "1 stone 1 water", 1),
        ("night", 5, "", 6),
        ("night", 6, "", 6),
    ],
)
def test_the_reward_of_a_slot_comes_at_once(row, slot, goods, gold):
    """[8.slots]; rule text: 放上貨運板塊時，立即獲得你玩家版圖上對應插槽上的獎勵. The city gives one gold."""
    game = deliver(row, **{row: slot - 1})
    assert (game.goods("A"), game.gold("A"), game.owed) == (goods, gold, "B")
    assert game.slots("A")[f"{row[0]}{slot}"] == f"{row[0]}03"


@pytest.mark.parametrize(("row", "choices"), [("day", ["wood", "wheat"]), ("night", ["stone", "water"])])
def test_the_third_slot_gives_one_of_two(row, choices):
    """[8.choice]; rule text: 1個木材或1個小麥（白晝）/1個石料或1個水源（黑夜）"""
    game = deliver(row, **{row: 2})
    assert (game.owed, game.question, game.offers("take")) == ("A", "take", choices)
    for kind in choices:
        trial = game.copy().answers(f"take:{kind}")
        assert (trial.goods("A"), trial.owed) == (f"1 {kind}", "B")


@pytest.mark.parametrize("row", ["day", "night"])
def test_slots_are_filled_from_the_left_in_their_own_row(row):
    """[8.order]: whatever lies in the other row."""
    other = "night" if row == "day" else "day"
    for count in range(6):
        game = deliver(row, **{row: count, other: (count + 3) % 7})
        assert [slot for slot in game.slots("A") if slot[0] == row[0]] == [f"{row[0]}{n + 1}" for n in range(count + 1)]


@pytest.mark.parametrize("row", ["day", "night"])
def test_a_seventh_delivery_is_kept_for_its_gold_and_has_no_reward(row):
    """[8.seventh] (house)"""
    game = deliver(row, **{row: 6})
    player = game.player("A")
    assert (player.spare_day, player.spare_night) == ((("d03",), ()) if row == "day" else ((), ("n03",)))
    assert (game.goods("A"), game.gold("A"), game.owed) == ("", 1, "B")
    assert game.score("A").tiles == 4 * 6 + 3


@pytest.mark.parametrize(
    ("day", "night", "gold"),
    [(0, 0, 0), (1, 0, 0), (0, 4, 0), (1, 1, 1), (2, 2, 3), (3, 2, 3), (3, 3, 6), (4, 4, 10), (5, 4, 10), (6, 6, 10)],
)
def test_pairs_of_a_day_and_a_night_delivery_are_worth_1_2_3_4(day, night, gold):
    """[8.pairs] [12.score]; rule text: 你的前4對白晝/黑夜板塊都能獲得金星，但第4對之後沒有任何獎勵"""
    game = table(seat(day=tiles(SPARE_DAY, day), night=tiles(SPARE_NIGHT, night)), seat())
    assert game.score("A").pairs == gold
    assert game.score("B").pairs == 0


def test_no_slot_of_the_summer_side_counts_at_the_end():
    """[8.slots]: only tiles, gold, pairs, resources."""
    game = table(seat(day=SPARE_DAY, night=SPARE_NIGHT, gold=3), seat())
    score = game.score("A")
    assert (score.tiles, score.gold, score.pairs, score.goods, score.powers, score.total) == (48, 3, 10, 0, 0, 61)
