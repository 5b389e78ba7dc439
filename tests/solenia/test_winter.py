"""The winter side: choice of slots and their powers (facts, section 9)."""

from __future__ import annotations

import pytest

from tests.solenia.scenario import Game, seat, table

TILES = {"day": ("d05", "d06", "d07", "d08", "d09", "d10"), "night": ("n05", "n06", "n07", "n08", "n09", "n10")}
ALL = {"day": "d1a d1b d2a d2b d3a d3b", "night": "n1a n1b n2a n2b n3a n3b"}


def filled(slots: str) -> dict[str, str]:
    """These slots, each with a delivery of its row."""
    rows = {"d": iter(TILES["day"]), "n": iter(TILES["night"])}
    return {slot: next(rows[slot[0]]) for slot in slots.split()}


def deliver(row: str, slots: str = "", *, card: str = "c07", goods: str = "", **more: str) -> Game:
    """A delivery of two stone (day) or two wood (night), with deliveries in these slots already."""
    own = seat(
        card,
        goods=f"{goods} 2 {'stone' if row == 'day' else 'wood'}",
        on={"b3": "c09", "d3": "c10"},
        slots=filled(slots),
    )
    game = table(own, seat(), day_show="d03 d14 d24", night_show="n03 n15 n24", side="winter", **more)
    return game.plays(card, "a3" if row == "day" else "e3")


def open_slots(row: str, slots: str) -> str:
    """Where the delivery may go."""
    game = deliver(row, slots)
    if game.question == "slot":
        assert game.owed == "A"
        return " ".join(game.offers("slot"))
    return " ".join(slot for slot in game.slots("A") if slot not in slots.split())


@pytest.mark.parametrize("row", ["day", "night"])
@pytest.mark.parametrize(
    ("used", "free"),
    [
        ("", "1a 1b"),
        ("1a", "1b 2a 2b"),
        ("1b", "1a 2a 2b"),
        ("1a 1b", "2a 2b"),
        ("1a 2a", "1b 3a 3b"),
        ("1b 2b", "1a 3a 3b"),
        ("1a 2b 3b", "1b"),
        ("1a 1b 2a", "2b 3a 3b"),
        ("1a 1b 2a 3a", "2b"),
        ("1a 1b 2a 2b", "3a 3b"),
        ("1a 1b 2a 2b 3b", "3a"),
        ("1a 1b 2a 2b 3a", "3b"),
    ],
)
def test_the_second_slot_of_a_level_needs_two_of_the_level_below(row, used, free):
    """[9.choice] [text.winter]

    Rule text: 啟動2級白晝能力時，你必須已經啟動一個1級白晝能力。
    啟動第二個3級白晝能力時，你必須已經啟動2個1級白晝能力和2個2級白晝能力。
    """
    letter = row[0]
    used, free = (" ".join(letter + slot for slot in part.split()) for part in (used, free))
    assert open_slots(row, used) == free


@pytest.mark.parametrize("row", ["day", "night"])
def test_only_the_own_row_opens_slots(row):
    """[9.choice]; rule text: 同一行中必須已經有一個低等級的能力被啟動"""
    other = "night" if row == "day" else "day"
    assert open_slots(row, ALL[other]) == f"{row[0]}1a {row[0]}1b"


def test_the_slot_that_was_chosen_is_told():
    """[9.choice]: on the summer side it is always the next one."""
    game = deliver("night").answers("slot:n1b")
    assert "sol-log-slot" in [event.public.key for event in game.log if event.public is not None]


def test_the_slot_is_chosen_after_the_display_was_refilled():
    """[4.reward] [9.choice]"""
    game = deliver("night", night_next="n20")
    assert (game.question, game.display("night")) == ("slot", "n15 n24 n20")
    assert game.answers("slot:n1b").slots("A") == {"n1b": "n03"}


@pytest.mark.parametrize("row", ["day", "night"])
def test_with_all_six_slots_used_a_delivery_is_worth_its_gold_only(row):
    """[9.full-row] (house)"""
    game = deliver(row, ALL[row])
    player = game.player("A")
    assert player.spare_day + player.spare_night == (f"{row[0]}03",)
    assert (game.gold("A"), game.goods("A"), game.owed) == (1, "", "B")
    assert game.score("A").tiles == 4 * 6 + 3


def test_there_is_no_gold_for_pairs():
    """[9.no-pairs]; rule text: 每一對白晝/黑夜板塊不會獲得金星"""
    game = table(seat(slots=filled("d1a d1b n1a n1b")), seat(), side="winter")
    score = game.score("A")
    assert (score.pairs, score.powers, score.total) == (0, 0, 4 * 4)


# -- powers at once ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "before", "slot", "goods", "gold"),
    [
        ("day", "", "d1a", "1 wood 1 wheat", 0),
        ("night", "", "n1a", "1 stone 1 water", 0),
        ("day", "d1a", "d2b", "", 3),
        ("night", "n1a", "n2b", "", 3),
        ("day", "d1a d2a", "d3a", "", 5),
        ("night", "n1a n2a", "n3a", "", 5),
        ("day", "", "d1b", "", 0),
        ("night", "", "n1b", "", 0),
        ("night", "n1a", "n2a", "", 0),
        ("day", "d1a d2b", "d3b", "", 0),
        ("night", "n1a n2b", "n3b", "", 0),
    ],
)
def test_what_a_slot_brings_at_once(row, before, slot, goods, gold):
    """[9.D1a] [9.N1a] [9.D2b] [9.N2b] [9.D3a] [9.N3a] and nothing at once from the others; the city gives one gold."""
    game = deliver(row, before).answers(f"slot:{slot}")
    assert (game.goods("A"), game.gold("A"), game.owed) == (goods, gold + 1, "B")


def test_slot_d2a_brings_one_resource_of_choice():
    """[9.D2a]"""
    game = deliver("day", "d1a").answers("slot:d2a")
    assert (game.question, game.offers("take")) == ("take", ["wood", "wheat", "stone", "water"])
    for kind in ("wood", "wheat", "stone", "water"):
        assert game.copy().answers(f"take:{kind}").goods("A") == f"1 {kind}"


# -- lasting powers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slots", "storage"), [("", 6), ("d1b", 7), ("n1b", 7), ("d1b n1b", 8), ("d1a n1a", 6)])
def test_storage_grows_from_six_to_eight(slots, storage):
    """[9.storage] [9.D1b] [9.N1b]; rule text: 你只有6格存儲空間; 你可以提升2格存儲空間的上限，最多到8格"""
    game = table(seat("c13", goods="5 wood", slots=filled(slots)), seat(), side="winter")
    assert game.player("A").storage == storage
    game.plays("c13", "c4")
    assert game.goods("A") == f"{min(7, storage)} wood"


@pytest.mark.parametrize(("row", "slot"), [("day", "d1b"), ("night", "n1b")])
def test_the_storage_grows_when_the_slot_is_used(row, slot):
    """[9.D1b] [9.N1b]"""
    game = deliver(row)
    assert game.player("A").storage == 6
    assert game.answers(f"slot:{slot}").player("A").storage == 7


def test_six_are_all_that_fit_at_the_start_of_winter():
    """[9.storage]: the seventh goes back."""
    game = table(seat("c07", goods="6 wheat"), seat(), side="winter").plays("c07", "c4")
    assert (game.owed, game.question, set(game.offers("drop"))) == ("A", "drop", {"wood", "wheat"})


def test_slot_d2a_makes_each_voyage_one_cheaper():
    """[9.D2a]: not below nothing."""
    without = table(seat(goods="4 water", slots=filled("d1a")), seat(), side="winter").reach()
    game = table(seat(goods="4 water", slots=filled("d1a d2a")), seat(), side="winter")
    reach = game.reach()
    assert [without[at] for at in ("c4", "c5", "b5", "a1")] == [0, 1, 2, 3]
    assert [reach[at] for at in ("c4", "c5", "b5", "a1")] == [0, 0, 1, 2]


def test_slot_d2a_lets_a_poor_player_make_a_short_voyage():
    """[9.D2a]: two steps for nothing."""
    game = table(seat("c09", slots=filled("d1a d2a")), seat(), side="winter")
    assert {"c5", "b4"} <= set(game.reach())
    assert "b5" not in game.reach()
    assert game.plays("c09", "b4").goods("A") == "1 wheat"


def test_slot_d2a_works_from_the_next_voyage_on():
    """[9.D2a]: from now on."""
    game = deliver("day", "d1a", goods="1 water").chooses("slot:d2a", "take:wood")
    game.plays(game.offers("card")[0], "c4")
    assert game.owed == "A"
    assert game.reach()["d5"] == 1


def test_slot_n2a_brings_one_gold_when_own_cards_are_expelled_once_an_advance():
    """[9.N2a]: whenever at least one of your cards is expelled."""
    power = filled("n1a n2a")
    none = table(seat("c01", slots=power, on={"a2": "c09"}), seat(on={"b1": "c10"}), side="winter").plays("c01", "c3")
    one = table(seat("c01", slots=power, on={"a1": "c09"}), seat(), side="winter").plays("c01", "c3")
    two = table(seat("c01", slots=power, on={"a1": "c09", "b1": "c10"}), seat(), side="winter").plays("c01", "c3")
    assert [game.gold("A") for game in (none, one, two)] == [0, 1, 1]


def test_slot_n2a_works_when_somebody_else_moves_the_airship():
    """[9.N2a]: and not for others."""
    game = table(seat("c01"), seat(slots=filled("n1a n2a"), on={"a1": "c09"}), side="winter").plays("c01", "c3")
    assert (game.gold("A"), game.gold("B")) == (0, 1)


def test_without_slot_n2a_expelled_cards_bring_no_extra_gold():
    """[9.N2a]"""
    game = table(seat("c01", slots=filled("n1a n2b"), on={"a1": "c09"}), seat(), side="winter").plays("c01", "c3")
    assert game.gold("A") == 0


def test_slot_n2a_works_again_with_the_next_advance():
    """[9.N2a]: once per advance, each time."""
    game = table(seat("c01", slots=filled("n1a n2a"), on={"a1": "c09", "a2": "c10"}), seat("c02"), side="winter").plays(
        "c01", "c3"
    )
    assert game.plays("c02", "b3").gold("A") == 2


def test_slot_n2a_used_this_turn_already_works_at_its_end():
    """[9.N2a]: a zero on a city, the slot, then the rear strip."""
    own = seat("c01", goods="2 wood", on={"d3": "c10", "a1": "c09"}, slots=filled("n1a"))
    game = table(own, seat(), night_show="n03 n15 n24", side="winter").plays("c01", "e3", "slot:n2a")
    assert (game.gold("A"), game.goods("A")) == (1, "1 water")


@pytest.mark.parametrize(
    ("slot", "before"), [("d1b", ""), ("n1b", ""), ("d2a", "d1a"), ("n2a", "n1a"), ("n1b", "n1a d1b")]
)
def test_a_slot_that_was_used_is_one_that_works(slot, before):
    """[9.D1b] [9.N1b] [9.D2a] [9.N2a]: what these tables say of a used slot is what the rules make of it."""
    game = deliver("day" if slot[0] == "d" else "night", before)
    while game.question in ("slot", "take"):
        game.answers(f"slot:{slot}" if game.question == "slot" else "take:wood")
    laid = table(seat(slots=filled(f"{before} {slot}")), seat(), side="winter")
    assert game.session.state.players[0].lasting == laid.session.state.players[0].lasting != {}


# -- powers at the end ------------------------------------------------------------------------------------------------


def test_slot_d3b_is_worth_one_gold_for_each_delivery():
    """[9.D3b]: of both rows, itself included, those without a slot too."""
    game = table(seat(slots=filled("d1a d2a d3b n1a"), spare="n20 n21"), seat(), side="winter")
    assert (game.score("A").powers, game.score("A").tiles, game.score("A").total) == (6, 4 * 4 + 6 + 8, 36)
    assert table(seat(slots=filled("d1a d2a d3a n1a")), seat(), side="winter").score("A").powers == 0


@pytest.mark.parametrize(
    ("day", "gold"), [("", 0), ("d1a", 2), ("d1a d1b d2a", 6), ("d1a d1b d2a d2b", 6), ("d1a d1b d2a d2b d3a", 6)]
)
def test_slot_n3b_is_worth_two_gold_for_each_pair(day, gold):
    """[9.N3b]: three night deliveries."""
    game = table(seat(slots=filled(f"n1a n2a n3b {day}")), seat(), side="winter")
    assert game.score("A").powers == gold
    assert game.score("A").pairs == 0


def test_slot_n3b_counts_more_than_four_pairs():
    """[9.N3b]: 2 gold per pair, all six."""
    game = table(seat(slots=filled(f"{ALL['night']} {ALL['day'].replace(' d3b', '')}")), seat(), side="winter")
    assert game.score("A").powers == 10


def test_slots_that_are_not_used_have_no_power():
    """[9.structure]: an empty board."""
    player = table(seat(), seat(), side="winter").player("A")
    assert (player.score.total, player.storage) == (0, 6)
    assert [slot.id for slot in player.slots] == [*ALL["day"].split(), *ALL["night"].split()]
    assert [(slot.row, slot.level) for slot in player.slots] == [
        (row, level) for row in ("day", "night") for level in (1, 1, 2, 2, 3, 3)
    ]
