"""Materializing after every turn, and how it ends (rule text: 实体化蓝图, 游戏结束; facts: BP1-BP5, EN1, EN2, FX6)."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.afternova.state import payable_blueprints, ways_to_build
from engine.core.chance import Chance
from engine.core.errors import IllegalChoice
from tests.afternova.scenario import FIVE, Game, seat, table

FIVE_MORE = "b32 b33 b35 b36 b40"
ROWS = {"mercenaries": "m33 m34 m35 m36", "blueprints": "b26 b27 b28 b29"}


def turn_over(*seats, who: str = "A", **more) -> Game:
    """`who` has taken three mercenaries; the window is open if anybody can materialize."""
    return table(*seats, to_move=who, **{**ROWS, **more}).markets(who, "m33 m34 m35")


def builds(game: Game, who: str) -> list[str]:
    """What somebody may materialize now."""
    return game.offers(who, "build")


# -- who is asked -----------------------------------------------------------------------------------------------------


def test_the_example_a_second_blueprint():
    """[BP1]; rule text, 完工蓝图示例: the cost goes to the discards, the card under the ship."""
    game = turn_over(seat("b20", stored="GWWP", built="b01"), seat(), seat())
    before = game.view().cube_discard
    game.acts("A", "build:b20")
    assert (game.built("A"), game.stored("A"), game.hand("A")) == ("b01 b20", "P", "m33 m34 m35")
    assert [new - old for new, old in zip(game.view().cube_discard, before, strict=True)] == [0, 1, 0, 0, 2]
    assert game.ship("A").score.blueprints == 6


def test_all_who_can_pay_are_asked_at_once_after_anybodys_turn():
    """[BP1]; rule text: 在任意玩家的回合结束时"""
    game = turn_over(seat("b01", stored="PP"), seat("b02", stored="GG"), seat("b03", stored="B"), who="C")
    assert (game.view().phase, game.owed, game.asked) == ("window", "AB", "AB")
    assert (builds(game, "A"), builds(game, "B")) == (["b01"], ["b02"])
    assert "pass" in game.offers("A")


def test_who_is_asked_is_a_secret():
    """[BP1] [IN1]; facts, section 6: shows others only that the table waits, without names."""
    game = turn_over(seat("b01", stored="PP"), seat("b02", stored="GG"), seat())
    assert all(game.ask(who).secret for who in "AB")
    assert game.view("C").phase == game.view().phase == "window"


def test_when_nobody_can_pay_the_window_is_skipped():
    """[BP1]; facts, section 6: skip it silently. No blueprint costs one purple and one orange; C holds none."""
    game = turn_over(seat("b01", stored="PO"), seat("b02"), seat(stored="PPPP"))
    assert (game.view().phase, game.active) == ("action", "B")
    assert not [text for text in game.told(None) if "window" in text.key]


@pytest.mark.parametrize(
    ("stored", "payable"),
    [("", ""), ("P", ""), ("GGG", ""), ("PP", "b01"), ("PPG", "b01 b11"), ("PGOB", "b36"), ("PPGB", "b01 b11")],
)
def test_the_whole_cost_is_paid_from_the_own_storage(stored, payable):
    """[BP2]: no partial payment, no cubes of planets or others."""
    game = turn_over(seat("b01 b11 b36", stored=stored), seat(stored="PPGO"), seat(), planets="p03:PGOBB p06:PGO p09:P")
    assert builds(game, "A") == payable.split()
    assert game.view("A").payable == tuple(payable.split())


def test_any_number_may_be_materialized():
    """[BP1]; facts, section 10: both, if both can be paid; in one answer, after which nothing more is asked."""
    game = turn_over(seat("b01 b02 b05", stored="PPGG"), seat(), seat())
    assert builds(game, "A") == ["b01", "b02", "b01+b02"]
    game.acts("A", "build:b01+b02")
    assert (game.built("A"), game.stored("A"), game.active) == ("b01 b02", "", "B")


def test_what_is_paid_with_the_same_cubes_is_no_longer_offered():
    """[BP2]"""
    game = turn_over(seat("b01 b11", stored="PPG"), seat(), seat())
    assert builds(game, "A") == ["b01", "b11"]
    game.acts("A", "build:b01")
    assert (game.active, game.built("A"), game.hand("A").split()[-1]) == ("B", "b01", "b11")


def test_passing_is_allowed():
    """[BP1]: you may materialize."""
    game = turn_over(seat("b01", stored="PP"), seat(), seat()).acts("A", "pass")
    assert (game.built("A"), game.stored("A"), game.active) == ("", "PP", "B")


def test_who_has_passed_is_asked_again_only_when_something_has_changed():
    """[BP1]: not after every turn; a new blueprint in hand is such a change, mercenaries are not."""
    game = turn_over(seat("b01", stored="PP"), seat(), seat()).acts("A", "pass")
    game.acts("B", "market take:b26 take:b27 take:b28").ends_turn("C")
    assert (game.active, game.asked) == ("A", "ABC")
    game.acts("A", "market").acts("A", " ".join(f"take:{card}" for card in game.offers("A", "take")[:3]))
    assert (game.active, game.view().phase) == ("B", "action")
    game = turn_over(seat("b01", stored="PP"), seat(), seat()).acts("A", "pass").ends_turn("B").ends_turn("C")
    game.markets("A", game.market("b").split()[0] + " " + " ".join(game.market("m").split()[:2]))
    assert "b01" in builds(game, "A")


def test_who_has_passed_is_asked_again_with_other_cubes():
    """[BP1]: B has passed; then B helps for a cube."""
    planets = "p01:PGB p04:PGO p07:GOB"
    game = table(seat("m01"), seat("m17 b02", stored="GG"), seat(), planets=planets, to_move="C", **ROWS)
    game.ends_turn("C").acts("B", "pass")
    assert game.active == "A"
    game.acts("A", "draft:p01 mine:m01 ask:b+engineer ask:b+engineer give:b+purple send")
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert builds(game, "B") == ["b02"]


def test_who_has_passed_is_asked_again_with_a_new_limit():
    """[BP1] [BP3]: a Cargo hold begins to work."""
    game = turn_over(seat("b03 b02", stored="OOGG"), seat(), seat()).acts("A", "build:b03").ends_turn("B")
    assert (game.ship("A").storage_limit, builds(game, "A")) == (5, ["b02"])


def test_an_order_from_the_window_is_an_answer():
    """[BP1]: to hold what can be paid, or to complete what cannot be paid as soon as it can; nobody asks again."""
    game = turn_over(seat("b01 b02", stored="PPG"), seat(), seat())
    assert (game.offers("A", "hold"), game.offers("A", "auto")) == (["b01"], ["b02"])
    game.acts("A", "hold:b01")
    orders = game.view("A").orders
    assert orders is not None
    assert (orders.hold, game.active, game.built("A")) == (("b01",), "B", "")


def test_who_has_an_order_for_every_blueprint_is_not_asked():
    """[BP1]: until the last chance."""
    assert turn_over(seat("b01 b02", stored="PPG", hold="b01", auto="b02"), seat(), seat()).active == "B"


@pytest.mark.parametrize("hand", ["b01", "b02", "b40", "b32 b05", "b13 b09"])
def test_a_wait_tells_nothing_of_hands(hand):
    """[IN1] [BP1]: whoever could hold something to pay is asked, able or not; what all see is the same."""
    game = turn_over(seat(hand, stored="PP"), seat(), seat())
    assert (game.view().phase, game.owed) == ("window", "A")
    assert "pass" in game.offers("A")
    other = turn_over(seat(" ".join(["b01", "b03"][: len(hand.split())]), stored="PP"), seat(), seat())
    assert game.view("B") == other.view("B")


@pytest.mark.parametrize("visible", ["market", "built", "discarded"])
def test_who_could_only_pay_what_lies_elsewhere_is_not_asked(visible):
    """[IN1] [BP1]: two purple pay for b01 alone, and all see where that is."""
    where = {
        "market": {"blueprints": "b26 b27 b28 b01"},
        "discarded": {"blueprint_discard": "b01"},
    }.get(visible, {})
    game = turn_over(seat("b02", stored="PP"), seat(built="b01" if visible == "built" else ""), seat(), **where)
    assert game.active == "B"


def test_a_card_just_taken_can_be_materialized():
    """[BP1]: a hand blueprint at the end of the turn."""
    game = table(seat(stored="PGB"), seat(), seat(), **ROWS).markets("A", "b26 m33 m34")
    assert builds(game, "A") == ["b26"]


def test_cubes_just_extracted_can_pay():
    """[BP1] [EX7]: the window comes after the extraction."""
    game = table(seat("m01 m17 b26"), seat(), seat(), planets="p01:PGB p04:PGO p07:GOB")
    game.acts("A", "draft:p01 mine:m01 mine:m17 send execute:1")
    assert builds(game, "A") == ["b26"]


def test_surplus_goes_before_anything_is_materialized():
    """[BP1] [OV1]; rule text: 你要先弃掉多余的资源块，再实体化蓝图. Five cubes would pay for b01 and b26."""
    game = table(seat("m01 m17 b01 b26", stored="PP"), seat(), seat(), planets="p01:PGB p04:PGO p07:GOB")
    game.acts("A", "draft:p01 mine:m01 mine:m17 drop:purple send execute:1")
    assert game.stored("A") == "PPGB"
    game.acts("A", "build:b26")
    assert builds(game, "A") == []


# -- answers ----------------------------------------------------------------------------------------------------------


def test_the_order_of_the_answers_does_not_matter():
    """[BP1]; facts, section 6: each pays only from own storage."""
    ends = set()
    for order in permutations("ABC"):
        game = turn_over(seat("b01", stored="PP"), seat("b02", stored="GG"), seat("b03", stored="OO"))
        for who in order:
            game.answers(who, {"A": "build:b01", "B": "build:b02", "C": "pass"}[who])
        ends.add((repr(game.view()), repr([game.view(who) for who in "ABC"]), game.session.digest()))
    assert len(ends) == 1


def test_nothing_is_told_before_all_have_answered():
    """[BP1] [IN1]: answers are given at once and in secret."""
    game = turn_over(seat("b01", stored="PP"), seat("b02", stored="GG"), seat())
    told = len(game.told(None))
    game.acts("A", "build:b01")
    for who in ("B", "C", None):
        assert game.view(who).ships[0].built == ()
    assert len(game.told(None)) == told
    game.acts("B", "pass")
    assert game.built("A") == "b01"


def test_an_answer_can_be_taken_back_while_others_have_not_answered():
    """[BP1]: secret until all are in."""
    game = turn_over(seat("b01", stored="PP"), seat("b02", stored="GG"), seat()).acts("A", "pass")
    assert game.can_undo("A")
    game.undoes("A").acts("A", "build:b01").acts("B", "pass")
    assert game.built("A") == "b01"


def test_who_has_passed_is_not_asked_again_in_this_window():
    """[BP1]: while somebody else goes on materializing."""
    game = turn_over(seat("b01 b02", stored="PPGG", built="b34"), seat("b03", stored="OO"), seat())
    game.acts("A", "build:b01").acts("B", "pass")
    assert game.owed == "A"
    game.acts("A", "pass")
    assert (game.active, game.view().phase) == ("B", "action")


def test_nobody_else_can_answer():
    """[BP1]"""
    game = turn_over(seat("b01", stored="PP"), seat("b02", stored="GG"), seat())
    with pytest.raises(IllegalChoice):
        game.session.submit(1, ("build:b01",))


# -- upgrades ---------------------------------------------------------------------------------------------------------


def test_an_upgrade_does_not_work_in_the_turn_it_was_completed():
    """[FX6] [BP3]; rule text: 你不能在蓝图完工的那个回合利用其升级. Turn 7 and turn 8."""
    game = turn_over(seat("b01 b05", stored="PPWW", built="b34"), seat(), seat())
    assert game.view().turn == 7
    game.acts("A", "build:b01")
    assert (game.view().turn, game.ship("A").storage_limit, game.ship("A").built[1].works) == (7, 4, False)
    game.acts("A", "pass")
    assert (game.view().turn, game.ship("A").storage_limit, game.ship("A").built[1].works) == (8, 5, True)


def test_an_upgrade_works_from_the_next_turn_on_whoevers_turn_that_is():
    """[BP3]; facts, section 10. B completes an autopilot after A's turn and uses it in the very next one."""
    game = turn_over(seat(), seat("b02 m17 m01", stored="GG"), seat(), planets="p01:PGB p04:PGO p07:GOB")
    game.acts("B", "build:b02")
    assert game.active == "B"
    assert game.ship("B").icons == (1, 0, 0, 0)


def test_a_completed_upgrade_works_in_everybodys_turns():
    """[BP3] [BP4]: from the next turn on, for the rest of the game."""
    game = turn_over(seat("b08", stored="OB", built="b38"), seat(), seat()).acts("A", "build:b08")
    assert game.ship("A").hand_limit == 12
    game.ends_turn("B")
    assert game.ship("A").hand_limit == 12


def test_a_transmuter_replaces_one_cube():
    """[BP3] [BP2]; facts, 5.4: any colour instead of one of the cubes needed, once for each blueprint."""
    game = turn_over(seat("b05 b09 b20", stored="WPP", built="b34"), seat(), seat())
    assert set(builds(game, "A")) == {"b05:white-purple", "b09:black-purple"}
    game.acts("A", "build:b05:white-purple")
    assert (game.stored("A"), game.built("A")) == ("P", "b34 b05")


def test_a_transmuter_need_not_be_used():
    """[BP2]: with the right cubes one may still choose which to pay."""
    game = turn_over(seat("b05", stored="WWP", built="b34"), seat(), seat())
    assert set(builds(game, "A")) == {"b05", "b05:white-purple"}
    assert turn_over(seat("b05", stored="WWP", built="b34"), seat(), seat()).acts("A", "build:b05").stored("A") == "P"


def test_a_transmuter_works_for_each_blueprint_of_a_window():
    """[BP1] [BP4]; facts, 5.4: for every blueprint one materializes."""
    game = turn_over(seat("b05 b01", stored="WPPG", built="b34"), seat(), seat())
    game.acts("A", "build:b05:white-green build:b01")
    assert (game.stored("A"), game.built("A")) == ("", "b34 b05 b01")
    game = turn_over(seat("b05 b01", stored="WPGG", built="b34"), seat(), seat())
    game.acts("A", "build:b05:white-green build:b01:purple-green")
    assert (game.stored("A"), game.built("A")) == ("", "b34 b05 b01")


def test_a_transmuter_does_not_work_in_the_turn_it_was_completed():
    """[BP3]"""
    game = turn_over(seat("b34 b02", stored="PGBBG", built="b01"), seat(), seat())
    game.acts("A", "build:b34")
    assert (builds(game, "A"), game.active) == ([], "B")


def test_two_transmuters_replace_two_cubes():
    """[BP4]; rule text: 如果你获得了多个相同的升级，它们的效应会叠加"""
    game = turn_over(seat("b05 b20", stored="PPG", built="b34 b37"), seat(), seat())
    assert {key.partition(":")[0] for key in builds(game, "A")} == {"b05", "b20"}
    game.acts("A", next(key for key in game.offers("A") if key.startswith("build:b20")))
    assert (game.stored("A"), game.built("A")) == ("", "b34 b37 b20")


# -- the end ----------------------------------------------------------------------------------------------------------


def test_the_sixth_blueprint_ends_the_game():
    """[EN1]; rule text: 当有玩家实体化了其第6张蓝图时...然后游戏结束"""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat(), seat()).acts("A", "build:b01")
    assert (game.view().over, game.view().phase, game.asked) == (True, "over", "")
    assert game.standing.over


def test_five_blueprints_do_not_end_it():
    """[EN1]"""
    game = turn_over(seat("b01", stored="PP", built="b12 b19 b21 b23"), seat(), seat()).acts("A", "build:b01")
    assert (game.view().over, game.view().last_window, game.active) == (False, False, "B")


def test_all_others_get_one_last_chance():
    """[EN1]; rule text: 所有玩家都还有1次时机实体化蓝图. B had passed before A's sixth was known."""
    game = turn_over(
        seat("b01", stored="PP", built=FIVE), seat("b02 b03", stored="GGOO", built="b40"), seat("b05", stored="WP")
    )
    game.acts("A", "build:b01").acts("B", "pass").acts("C", "pass")
    assert (game.view().last_window, game.owed) == (True, "B")
    game.acts("B", "build:b02+b03")
    assert (game.view().over, game.built("B")) == (True, "b40 b02 b03")


def test_who_has_materialized_in_this_window_is_asked_once_more_too():
    """[EN1]: everybody with fewer than six gets one more prompt, any number affordable."""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat("b02 b03", stored="GGOO"), seat())
    game.acts("A", "build:b01").acts("B", "build:b02")
    assert (game.view().last_window, game.owed) == (True, "B")
    game.acts("B", "pass")
    assert game.view().over


def test_in_the_last_chance_one_may_also_pass():
    """[EN1]"""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat("b02", stored="GG"), seat())
    game.acts("A", "build:b01").acts("B", "pass")
    assert game.owed == "B"
    assert game.acts("B", "pass").view().over


def test_never_a_seventh():
    """[EN1]; rule text: 你不能实体化第7张蓝图"""
    game = turn_over(seat("b01 b02", stored="PPGG", built=FIVE), seat("b03", stored="OO"), seat())
    game.acts("A", "build:b01").acts("B", "pass")
    assert (builds(game, "A"), game.asked) == ([], "B")
    assert game.acts("B", "pass").ship("A").built[-1].id == "b01"


def test_several_may_complete_their_sixth_in_the_same_window():
    """[EN2]"""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat("b02", stored="GG", built=FIVE_MORE), seat())
    game.acts("A", "build:b01").acts("B", "build:b02")
    assert (len(game.ship("A").built), len(game.ship("B").built), game.view().over) == (6, 6, True)


def test_a_sixth_in_the_last_chance_counts_as_well():
    """[EN2] [EN1]"""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat("b02 b03", stored="GGOO", built=FIVE_MORE), seat())
    game.acts("A", "build:b01").acts("B", "pass").acts("B", "build:b03")
    assert (game.built("B").split()[-1], game.view().over) == ("b03", True)


def test_upgrades_of_this_turn_do_not_help_in_the_last_window():
    """[BP3]: not in the final window either."""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat("b34 b02", stored="PGBBG", built="b03"), seat())
    game.acts("A", "build:b01").acts("B", "build:b34")
    assert game.view().over


def test_the_sixth_can_be_completed_in_anybodys_turn():
    """[EN1]: no further turn is played."""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat(), seat(), who="B").acts("A", "build:b01")
    assert (game.view().over, game.view().turn) == (True, 8)


# -- table options ---------------------------------------------------------------------------------------------------


def round_on(game: Game, *who: str) -> Game:
    """These players take a turn each; nobody materializes."""
    for each in who:
        assert (game.active, game.view().phase) == (each, "action")
        game.acts(each, "market")
        while game.offers(each, "take"):
            game.answers(each, f"take:{game.offers(each, 'take')[0]}")
        while game.view().phase == "window" and not game.view().last_window:
            game.answers(game.asked[0], "pass")
    return game


def test_option_end_mode_finish_round():
    """[EN1]: play on until everybody had equally many turns, then the final window."""
    game = turn_over(
        seat("b01 b02", stored="PPGG", built=FIVE), seat("b03", stored="OO"), seat(), end_mode="finish_round"
    )
    game.acts("A", "build:b01").acts("B", "pass")
    assert (game.view().over, game.active) == (False, "B")
    round_on(game, "B", "C")
    assert (game.view().last_window, game.owed, builds(game, "A")) == (True, "B", [])
    game.acts("B", "build:b03")
    assert (game.view().over, game.view().turn) == (True, 9)


def test_option_end_mode_finish_round_ends_at_once_after_the_last_seat():
    """[EN1]: everybody has had equally many turns."""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat(), seat(), who="C", end_mode="finish_round")
    assert game.acts("A", "build:b01").view().over


def test_option_end_mode_finish_round_counts_from_the_first_player():
    """[EN1]: C began, so A is second and B last."""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat(), seat(), first="C", end_mode="finish_round")
    game.acts("A", "build:b01")
    assert not game.view().over
    assert round_on(game, "B").view().over


def test_option_end_mode_last_turn_each():
    """[EN1]: everyone else takes one more turn, then the final window."""
    game = turn_over(
        seat(), seat("b01", stored="PP", built=FIVE), seat("b02", stored="GG"), who="B", end_mode="last_turn_each"
    )
    game.acts("B", "build:b01").acts("C", "pass")
    assert not game.view().over
    round_on(game, "C", "A")
    assert (game.view().last_window, game.owed) == (True, "C")
    assert game.acts("C", "build:b02").view().over


def test_option_end_mode_last_turn_each_means_everyone_else():
    """[EN1]: B completes a sixth after A's turn; A and C, all but B, each take one more turn."""
    game = turn_over(seat(), seat("b01", stored="PP", built=FIVE), seat(), end_mode="last_turn_each")
    game.acts("B", "build:b01")
    turns = ""
    while not game.view().over:
        turns += game.active
        round_on(game, game.active)
    assert set("AC") <= set(turns)
    assert all(turns.count(who) == 1 for who in turns)


@pytest.mark.parametrize("mode", ["finish_round", "last_turn_each"])
def test_turns_of_those_who_give_up_are_left_out_of_the_last_ones(mode):
    """[EN1] [TU1]: A, whose sixth it was, and B leave; C and D still take theirs."""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat(), seat(), seat(), end_mode=mode)
    game.acts("A", "build:b01").resigns("A").resigns("B")
    round_on(game, "C")
    assert not game.view().over
    assert round_on(game, "D").view().over
    assert game.winner == "D"


def test_option_materialize_one():
    """[BP1]: at most one per window."""
    game = turn_over(seat("b01 b02", stored="PPGG"), seat("b03", stored="OO"), seat(), materialize="one")
    game.acts("A", "build:b01").acts("B", "pass")
    assert (game.active, game.view().phase, game.stored("A")) == ("B", "action", "GG")
    game.ends_turn("B")
    assert "b02" in builds(game, "A")


def test_option_materialize_one_holds_in_the_last_window_too():
    """[EN1]: A's sixth; B, who passed, gets one more prompt for one blueprint."""
    game = turn_over(seat("b01", stored="PP", built=FIVE), seat("b02 b03", stored="GGOO"), seat(), materialize="one")
    game.acts("A", "build:b01").acts("B", "pass").acts("B", "build:b02")
    assert (game.view().over, game.built("B")) == (True, "b02")


# -- standing orders --------------------------------------------------------------------------------------------------


def test_a_standing_order_builds_at_once():
    """[BP1]; facts, section 6: as soon as payable; the answer comes within the same submit."""
    game = turn_over(seat("b01", stored="PP", auto="b01"), seat(), seat())
    assert (game.built("A"), game.active, game.view().phase) == ("b01", "B", "action")


def test_a_standing_order_holds_a_blueprint_back():
    """[BP1]; facts, section 6: hold. Nobody else is asked, so the window is skipped."""
    game = turn_over(seat("b01", stored="PP", hold="b01"), seat(), seat())
    assert (game.built("A"), game.active, game.view().phase) == ("", "B", "action")


def test_held_blueprints_are_left_out_of_the_question():
    """[BP1]: the others can be materialized."""
    game = turn_over(seat("b01 b02", stored="PPGG", hold="b01"), seat(), seat())
    assert game.owed == "A"
    assert "b02" in builds(game, "A")


def test_standing_orders_leave_what_they_do_not_name():
    """[BP1]: b01 is built at once, b02 is asked about."""
    game = turn_over(seat("b01 b02", stored="PPGG", auto="b01"), seat(), seat())
    assert (game.owed, builds(game, "A"), game.built("A")) == ("A", ["b02"], "b01")


def test_standing_orders_never_build_a_seventh():
    """[EN1]"""
    game = turn_over(seat("b01 b02", stored="PPGG", built=FIVE, auto="b01 b02"), seat(), seat())
    assert (len(game.ship("A").built), game.view().over) == (6, True)


def test_what_is_held_back_is_asked_about_in_the_last_chance():
    """[EN1]: everybody with fewer than six gets one more prompt; rule text: 所有玩家都还有1次时机实体化蓝图"""
    held = seat("b02", stored="GG", hold="b02")
    game = turn_over(seat("b01", stored="PP", built=FIVE), held, seat())
    assert (game.owed, game.view().last_window) == ("A", False)
    game.acts("A", "build:b01")
    assert (game.owed, builds(game, "B"), game.view().last_window) == ("B", ["b02"], True)
    assert game.acts("B", "build:b02").view().over


def test_standing_orders_build_in_the_last_chance_too():
    """[EN1] [EN2]: B's sixth follows A's at once, and no seventh."""
    other = seat("b02 b03", stored="GGOO", built="b32 b33 b35 b36 b40", auto="b02 b03")
    game = turn_over(seat("b01", stored="PP", built=FIVE, auto="b01"), other, seat())
    assert (game.view().over, game.built("A")[-3:], game.built("B")[-3:]) == (True, "b01", "b02")


@pytest.mark.parametrize("order", ["auto", "hold"])
def test_an_order_about_a_blueprint_ends_when_it_leaves_the_hand(order):
    """[BP1]; facts, section 6: orders per hand blueprint. Discarded and taken again, it is a card like any other."""
    full = seat("m01 m02 m03 m04 m05 m06 m07 b01", stored="PP")
    game = table(full, seat(), seat(), blueprints="b26 b27 b28 b29", mercenaries="m33 m34 m35 m36")
    game.session.state.players[0].storage[0] -= 2
    game.session.state.bag[0] += 2
    game.acts("A", f"orders {order}:b01").markets("A", "m33 m34 m35")
    game.answers("A", "discard:b01", "discard:m01", "discard:m02")
    orders = game.view("A").orders
    assert orders is not None
    assert (orders.build, orders.hold) == ((), ())


def test_option_materialize_one_holds_for_standing_orders():
    """[BP1]"""
    game = turn_over(seat("b01 b02", stored="PPGG", auto="b01 b02"), seat(), seat(), materialize="one")
    assert (len(game.ship("A").built), game.active) == (1, "B")


def test_orders_are_given_for_hand_blueprints():
    """[BP1]; contract: `auto`, `hold`, `askme`."""
    game = table(seat("b01 b02", stored="PP"), seat(), seat(), **ROWS).acts("A", "orders auto:b01 orders hold:b02")
    orders = game.view("A").orders
    assert orders is not None
    assert (orders.build, orders.hold) == (("b01",), ("b02",))
    game.acts("A", "orders askme:b01").markets("A", "m33 m34 m35")
    assert (game.owed, builds(game, "A")) == ("A", ["b01"])


@pytest.mark.parametrize("built", ["b01", "b34", "b34 b37"])
def test_what_can_be_materialized_is_what_can_be_paid_in_some_way(built: str):
    """[BP1] [BP4]; facts, 5.4: each Transmuter lets one cube of the cost be of any colour. Whatever the storage."""
    game = table(seat("b02 b07 b13 b20 b25 b32 b40", built=built), seat(), seat(), to_move="A", **ROWS)
    state, chance = game.session.state, Chance("storages")
    player = state.players[0]
    found = set()
    for _ in range(300):
        player.storage = [chance.below(3) for _ in range(5)]
        payable_now = payable_blueprints(state, 0)
        assert payable_now == [card for card in player.blueprints if ways_to_build(state, 0, card)]
        found.update(payable_now)
    assert found == {*player.blueprints}
