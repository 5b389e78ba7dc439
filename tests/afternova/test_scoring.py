"""Points, ties, and players who resign (rule text: 游戏结束; facts: SC1, SC2, FX3)."""

from __future__ import annotations

import pytest

from tests.afternova.scenario import FIVE, Game, seat, table

ROWS = {"mercenaries": "m33 m34 m35 m36", "blueprints": "b26 b27 b28 b29"}
ENDING = {"hand": "b01", "stored": "PP", "built": FIVE}
"""A completes a sixth blueprint: 27 points, no cube left."""


def ended(*others, a=None, who: str = "A", **more) -> Game:
    """A has completed the sixth blueprint and nobody else could pay."""
    game = table(a or seat(**ENDING), *others, to_move=who, **{**ROWS, **more}).markets(who, "m33 m34 m35")
    return game.acts("A", next(key for key in game.offers("A") if key.startswith("build")))


def test_the_example_of_thirty_seven_points():
    """[FX3] [SC1]; rule text, 计分示例: 29 + 2 + 2 + 4 = 37"""
    jeff = seat("b08", stored="PGOB", built="b32 b33 b35 b11 b01", objective="bw")
    game = ended(seat(), seat(), a=jeff, who="B")
    score = game.ship("A").score
    assert (score.blueprints, score.cubes, score.objective, score.total) == (29, 2, 6, 37)
    assert game.stored("A") == "PG"
    assert game.standing.scores[0] == 37
    assert game.winner == "A"


def test_cards_in_hand_and_blueprints_that_are_not_completed_are_worth_nothing():
    """[SC1]"""
    game = ended(seat("b40 b36 m01 m02", objective="gw"), seat(stored="P", objective="go"))
    assert [game.ship(who).score.total for who in "BC"] == [0, 1]


@pytest.mark.parametrize(("objective", "icons"), [("pg", 8), ("pb", 8), ("ow", 6), ("bw", 5)])
def test_each_icon_of_either_colour_counts_once(objective, icons):
    """[SC1]; rule text: 每个与你的隐藏目标相符的资源块价值1胜利点数"""
    game = ended(seat(), seat(), a=seat(**ENDING, objective=objective))
    colours = {letter: sum(COSTS[card].count(letter) for card in (*FIVE.split(), "b01")) for letter in "PGOBW"}
    assert sum(colours[letter] for letter in objective.upper()) == icons
    assert game.ship("A").score.objective == icons


COSTS = {"b12": "GGO", "b19": "PBB", "b21": "PGO", "b23": "OBW", "b30": "POW", "b01": "PP"}


def test_a_transmuted_payment_leaves_the_printed_icons():
    """[SC1]; facts, 5.4: a Transmuter changes only the payment."""
    a = seat("b05", stored="PP", built="b34 b37 b12 b21 b30", objective="gw")
    game = table(a, seat(), seat(), **ROWS).acts("A", "market")
    game.session.state.players[0].storage[4] += 1
    game.session.state.bag[4] -= 1
    game.acts("A", "take:m33 take:m34 take:m35 build:b05:white-purple")
    assert (game.view().over, game.ship("A").score.objective) == (True, 1 + 2 + 2 + 1 + 1 + 2)


def test_every_stored_cube_is_worth_a_point():
    """[SC1]"""
    game = ended(seat(stored="GGGG", objective="gw"), seat(stored="W", objective="go"))
    assert [game.ship(who).score.cubes for who in "ABC"] == [0, 4, 1]


def test_the_highest_score_wins_not_the_sixth_blueprint():
    """[SC1]; rule text: 胜利点数最高的玩家获胜"""
    game = ended(seat(built="b32 b35 b40 b36 b33", stored="GGGG", objective="gw"), seat())
    assert game.ship("B").score.total > game.ship("A").score.total
    assert (game.winner, game.standing.winners) == ("B", (1,))


@pytest.mark.parametrize(("first", "winner"), [("A", "C"), ("B", "A"), ("C", "B")])
def test_a_tie_goes_to_the_player_later_in_turn_order(first, winner):
    """[SC2]; rule text: 如果出现平局，则按照回合顺序，在后面行动的玩家获胜. Counted from the first player."""
    a = seat("b01", stored="PP", built="b02 b03 b04 b06 b07", objective="bw")
    b = seat(built="b40 b30", stored="", objective="ob")
    c = seat(built="b35 b23", stored="", objective="gb")
    game = table(a, b, c, first=first, to_move=first, **ROWS).markets(first, "m33 m34 m35").acts("A", "build:b01")
    assert [game.ship(who).score.total for who in "ABC"] == [14, 14, 14]
    assert (game.winner, game.standing.winners) == (winner, ("ABC".index(winner),))


def test_objectives_are_turned_up_at_the_end():
    """[SC1] [IN1]; rule text: 翻转你的星舰卡"""
    game = table(seat(**ENDING, objective="pb"), seat(objective="gw"), seat(objective="ow"), **ROWS)
    assert [ship.objective for ship in game.view("B").ships] == [None, "gw", None]
    assert [ship.objective for ship in game.view().ships] == [None] * 3
    game.markets("A", "m33 m34 m35").acts("A", "build:b01")
    assert [ship.objective for ship in game.view().ships] == ["pb", "gw", "ow"]


def test_while_it_is_hidden_an_objective_scores_nothing_in_what_others_see():
    """[IN1] [SC1]"""
    game = table(seat(built="b32 b35", objective="gw"), seat(), seat())
    for who in ("B", "C", None):
        assert (game.view(who).ships[0].score.objective, game.view(who).ships[0].score.total) == (0, 14)
    assert game.standing.scores[0] == 14


# -- giving up --------------------------------------------------------------------------------------------------------

NECTAR = {"planets": "p02:PPGB p01:GOB p07:GOB"}
DEAL = "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer give:b+purple send"


def test_who_gives_up_is_out_and_the_others_play_on():
    """[TU1]: turns skip that seat."""
    game = table(seat(), seat("m01 b01", stored="PP"), seat(), **ROWS).resigns("B")
    assert (game.ship("B").out, game.view().over, game.standing.out) == (True, False, (1,))
    assert game.ends_turn("A").active == "C"
    assert game.ends_turn("C").active == "A"
    assert "B" not in game.asked


def test_cards_and_cubes_of_who_gives_up_go_to_the_discards():
    """[TU1]: nothing is lost to the game (facts, section 2: counts of components)."""
    game = table(seat(), seat("m01 b01", stored="PPG"), seat(), cube_discard="", **ROWS).resigns("B")
    assert (game.stored("B"), game.ship("B").mercenaries, game.ship("B").blueprints) == ("", 0, 0)
    assert "m01" in game.view().mercenary_discard
    assert "b01" in game.view().blueprint_discard
    assert game.view().cube_discard == (2, 1, 0, 0, 0)


def test_with_one_left_that_one_wins():
    """[SC2]: there is never a shared win."""
    game = table(seat(), seat(), seat(), **ROWS).resigns("B").resigns("A")
    assert (game.view().over, game.winner) == (True, "C")


def test_of_two_the_other_human_wins_not_the_bot():
    """[B10]"""
    game = table(seat(), seat(), **ROWS).resigns("A")
    assert (game.view().over, game.winner) == (True, "B")


@pytest.mark.parametrize("keys", ["", "draft:p02 mine:m05", "market", "market take:m33"])
def test_the_active_player_can_give_up_in_the_middle_of_a_turn(keys):
    """[TU1] [N7]: the turn is over, and what was on the table with it."""
    game = table(seat("m05 m06"), seat("m07"), seat("m08"), **ROWS, **NECTAR)
    game.acts("B", "bid:p02 ask:b+pilot send").acts("A", keys).resigns("A")
    assert (game.active, game.view().offers, game.view().phase) == ("B", (), "action")
    assert "-" not in game.market("m")
    assert {"m05", "m06"} <= {*game.view().mercenary_discard, *game.market("m").split()}


def test_a_proposal_of_who_gives_up_is_gone():
    """[N7]"""
    game = (
        table(seat("m05 m06"), seat("m07"), seat(), **ROWS, **NECTAR).acts("A", DEAL).acts("B", "accept:1").resigns("A")
    )
    assert game.view().offers == ()
    assert (game.hand("B"), game.planet("p02")) == ("m07", "PPGB")


def test_a_helper_who_gives_up_stops_the_deal():
    """[N6] [EX2]: nobody can execute it; the active player is waited for."""
    game = (
        table(seat("m05 m06"), seat("m07"), seat(), **ROWS, **NECTAR).acts("A", DEAL).acts("B", "accept:1").resigns("B")
    )
    assert not game.offers("A", "execute")
    assert not any(offer.ready for offer in game.view().offers)
    assert (game.owed, game.active) == ("A", "A")


def test_a_helper_who_is_waited_for_gives_up():
    """[N5]"""
    game = table(seat("m05 m06"), seat("m07"), seat(), **ROWS, **NECTAR).acts("A", DEAL)
    assert game.owed == "B"
    assert game.resigns("B").owed == "A"


@pytest.mark.parametrize("leaver", ["B", "C"])
def test_somebody_gives_up_while_another_is_composing(leaver):
    """[N1]: a draft that does not name the leaver goes on as it was; one that does can no longer be sent to them."""
    game = table(seat("m05 m06 m17 m18"), seat("m07"), seat("m08"), **ROWS, **NECTAR)
    game.acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot ask:b+engineer").resigns(leaver)
    draft = game.view("A").draft
    if leaver == "C":
        assert draft is not None
        assert draft.terms is not None
        assert draft.terms.cards == ("m05", "m06")
        game.acts("A", "send").acts("B", "accept:1").acts("A", "execute:1")
        assert game.planet("p02") is None
    else:
        assert not [key for key in game.offers("A") if "b+" in key or "b>" in key or ">b" in key]
        assert "send" not in game.offers("A")


def test_the_active_player_gives_up_while_a_helper_holds_too_many_cards():
    """[HL1] [EX7]: two finder's fees for two cards bring B from eight to nine; whoever leaves, one has to go."""
    helper = seat("m07 m09 m10 m11 m12 m13 m14 m15", built="b14 b16")
    game = table(seat("m05 m06"), helper, seat(), **ROWS, **NECTAR)
    game.acts("A", DEAL).acts("B", "accept:1").acts("A", "execute:1")
    assert (game.owed, game.view().phase) == ("B", "discard")
    game.resigns("A")
    assert (game.owed, game.view().phase, game.ask("B").least) == ("B", "discard", 1)
    game.answers("B", "discard:m09")
    assert (game.active, game.ship("B").mercenaries) == ("B", 8)


def test_what_was_declined_to_who_gave_up_is_forgotten_with_that_turn():
    """[N7]: C would not help A on Nectar; that says nothing about helping B."""

    def next_turn(answers: str) -> Game:
        hands = ("m01 m17", "m05 m06", "m02 m03 m18 m19", "")
        game = table(*map(seat, hands), **ROWS, planets="p02:PPGB p17:GOB p18:GOB")
        game.acts("A", "draft:p02 mine:m01 mine:m17 ask:c+pilot ask:c+engineer send").acts("C", answers)
        return game.resigns("A")

    declined, accepted = next_turn("decline:1"), next_turn("accept:1")
    assert declined.offers("B", "suggest")
    assert declined.ask("B") == accepted.ask("B")


def test_somebody_gives_up_in_the_window():
    """[BP1]: the others' answers stay, the window goes on."""
    game = table(seat("b01", stored="PP"), seat("b02", stored="GG"), seat(), **ROWS).markets("A", "m33 m34 m35")
    game.acts("A", "build:b01").resigns("B")
    while game.view().phase == "window":
        game.acts("A", "build:b01")
    assert (game.built("A"), game.active) == ("b01", "C")


def test_somebody_who_was_asked_in_secret_gives_up():
    """[BP1]"""
    game = table(seat("b01", stored="PP"), seat("b02", stored="GG"), seat(), **ROWS).markets("A", "m33 m34 m35")
    game.resigns("A")
    assert game.owed == "B"
    game.acts("B", "build:b02")
    assert (game.built("B"), game.active) == ("b02", "B")


def test_who_gives_up_cannot_win():
    """[SC2]: completed blueprints of the leaver do not count."""
    game = table(seat(), seat(built="b32 b33 b35 b36 b40", stored="PPPP"), seat("b01", stored="PP", built=FIVE), **ROWS)
    game.resigns("B").markets("A", "m33 m34 m35").acts("C", "build:b01")
    assert (game.view().over, game.winner) == (True, "C")


def test_giving_up_twice_changes_nothing():
    """[TU1]"""
    game = table(seat(), seat(), seat(), **ROWS).resigns("B")
    view = game.view()
    assert game.resigns("B").view() == view


def test_the_first_player_may_give_up():
    """[TU1] [SC2]: the order of the others stays."""
    game = table(seat(), seat(), seat(), first="B", to_move="B", **ROWS).resigns("B")
    assert game.active == "C"
    assert game.ends_turn("C").active == "A"
    assert game.ends_turn("A").active == "C"
