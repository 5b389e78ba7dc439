"""The two-player game with the bot (rule text: 双人规则; facts, section 8: B0-B10, FX4)."""

from __future__ import annotations

import pytest

from engine.afternova.components import parts
from tests.afternova.scenario import FIVE, Game, bot, fresh, seat, table

ROWS = {"mercenaries": "m33 m34 m35 m36", "blueprints": "b26 b27 b28 b29"}


def bot_turn(row: str, bag: str, *, stored: str = "", draws: str = "b31 b33", a: str = "", **more) -> Game:
    """The bot's turn, with one colour in the bag; A plays next."""
    side = {key: more.pop(key) for key in ("built", "hidden", "objective") if key in more}
    seats = more.pop("seats", (seat(a), seat()))
    return table(
        *seats, robot=bot(row, stored=stored, **side), to_move="R", bag=bag, blueprint_draws=draws, **{**ROWS, **more}
    )


def stored(game: Game) -> str:
    """The cubes in the bot's storage."""
    return "".join(letter * count for letter, count in zip("PGOBW", game.robot.storage, strict=True))


# -- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["00" * 16, "01" * 16, "02" * 16])
def test_the_bot_starts_with_three_blueprints_and_plays_first(seed):
    """[B0] [SU1]; rule text: 机器人开始游戏时有一张面朝下的星舰卡和一排3张面朝上的蓝图...机器人是先手玩家"""
    game = fresh(2, seed)
    view = game.view()
    assert len(game.robot.row) == 3
    assert sum(sum(card.covered) for card in game.robot.row) + sum(game.robot.storage) == 1
    assert (game.robot.objective, game.robot.score, game.robot.built, game.robot.hidden) == (None, None, (), 0)
    assert view.turn == 2
    first = min(view.ships, key=lambda ship: ship.place)
    assert view.active == first.seat
    assert [ship.mercenaries for ship in sorted(view.ships, key=lambda ship: ship.place)] == [4, 5]
    assert len(view.ships) == 2


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_is_no_bot_in_larger_games(players):
    """[B0]"""
    assert fresh(players).view().robot is None


def test_after_both_humans_it_is_the_bots_turn_again():
    """[B1] [TU1]: bot, human, human."""
    game = table(seat(), seat(), **ROWS)
    turn = game.view().turn
    covered = sum(sum(card.covered) for card in game.robot.row) + sum(game.robot.storage)
    game.ends_turn("A")
    assert (game.active, game.view().turn) == ("B", turn + 1)
    bag = game.view().bag
    game.ends_turn("B")
    assert (game.active, game.view().turn) == ("A", turn + 3)
    assert sum(sum(card.covered) for card in game.robot.row) + sum(game.robot.storage) == covered + 1
    assert game.view().bag == bag - 1


# -- its turn ---------------------------------------------------------------------------------------------------------


def test_the_cube_lies_on_the_leftmost_icon_of_its_colour():
    """[B1] [B2]; rule text: 如果有多个匹配的图标，则放在其中最左边的蓝图上"""
    game = bot_turn("b35 b21 b24:B", "OOO")
    assert (game.row(), stored(game), game.view().bag) == ("b35:O b21 b24:B", "", 2)


def test_an_icon_that_is_covered_does_not_match():
    """[B2]: uncovered icons only."""
    assert bot_turn("b35:O b21 b24", "O").row() == "b35:O b21:O b24"


def test_one_cube_covers_one_icon():
    """[B2]: of two white ones."""
    assert bot_turn("b20 b35 b24", "W").row() == "b20:W b35 b24"
    assert bot_turn("b20:W b35 b24", "W").row() == "b20:WW b35 b24"


def test_without_a_matching_icon_it_goes_into_the_storage():
    """[B3]; rule text: 如果没有匹配的资源块图标，则将其放入储存"""
    game = bot_turn("b01 b02 b03", "B", stored="BW")
    assert (stored(game), game.row()) == ("BBW", "b01 b02 b03")


def test_the_fourth_stored_cube_brings_a_blueprint_face_down():
    """[B3]; rule text: 弃掉这4个资源块，且机器人以面朝下的方式获得卡组最顶端的蓝图"""
    before = table(
        seat(), seat(), robot=bot("b01 b02 b03", stored="BBW"), bag="B", blueprint_draws="b31", to_move="A", **ROWS
    ).view()
    game = bot_turn("b01 b02 b03", "B", stored="BBW", draws="b31")
    view = game.view()
    assert (stored(game), game.robot.hidden, game.robot.built) == ("", 1, ())
    assert view.blueprint_deck == before.blueprint_deck - 1
    assert [now - then for now, then in zip(view.cube_discard, before.cube_discard, strict=True)] == [0, 0, 0, 3, 1]
    assert game.row() == "b01 b02 b03"
    for who in ("A", "B", None):
        assert '"b31"' not in repr(game.view(who)).replace("'", '"')
        assert "b31" not in game.words(who)


def test_the_worked_example_of_a_bot_turn():
    """[B2] [B4]; facts, section 8: orange covers b35; later white completes it and b19 takes both stored blacks."""
    assert bot_turn("b35 b21 b24:B", "O", stored="BB").row() == "b35:O b21 b24:B"
    game = bot_turn("b35:GOW b21 b24:B", "W", stored="BB", draws="b19")
    assert (game.row(), stored(game)) == ("b21 b24:B b19:BB", "")
    assert game.robot.built == ("b35",)
    assert game.view().blueprint_deck == 40 - 4 - 4


def test_the_cubes_of_a_completed_blueprint_are_discarded():
    """[B4]; rule text: 弃掉这些资源块，然后机器人获得该蓝图的得分"""
    game = bot_turn("b01:P b02 b03", "P", cube_discard="", draws="b31")
    assert game.robot.built == ("b01",)
    assert game.view().cube_discard[0] == 8 - sum((game.planet(name) or "").count("P") for name in game.planets.split())
    assert game.row() == "b02 b03 b31"


def test_stored_cubes_move_only_onto_icons_that_match():
    """[B4]; rule text: 立即将机器人储存中所有匹配的资源块放到新蓝图上. As many as there are icons."""
    game = bot_turn("b01:P b02 b03", "P", stored="BBB", draws="b24")
    assert (game.row(), stored(game)) == ("b02 b03 b24:B", "BB")


def test_a_new_blueprint_may_be_completed_at_once():
    """[B4]: repeat if that completes it."""
    game = bot_turn("b01:P b02 b03", "P", stored="BBW", draws="b04 b14 b31")
    assert game.robot.built == ("b01", "b04")
    assert (game.row(), stored(game)) == ("b02 b03 b14:W", "")


def test_the_bag_is_refilled_for_the_bot():
    """[B1]: tip in the discards when empty."""
    game = bot_turn("b36 b39 b40", "")
    assert sum(game.view().cube_discard) == 0
    assert sum(sum(card.covered) for card in game.robot.row) + sum(game.robot.storage) == 1


def test_without_any_cube_nothing_happens():
    """[B1]: bag and discards are both empty."""
    game = bot_turn(
        "b36:PGO b37:GOB b38:OBW",
        "",
        stored="PPG",
        seats=(seat(stored="PPPGGGOO", built="b01 b03 b07 b09"), seat(stored="BWWWW", built="b15")),
        planets="p03:PPGGO p06:OOBBB p09:BBWWW",
    )
    assert (game.row(), stored(game), game.active) == ("b36:PGO b37:GOB b38:OBW", "PPG", "A")


def test_everybody_reads_what_the_bot_does():
    """[B1] [B2] [B4] [N8]: the colour drawn, the blueprint completed, the new one in its row."""
    game = table(
        seat(),
        seat(),
        robot=bot("b05:W b02 b03"),
        bag="WWW",
        to_move="B",
        planets="p04:PGO p07:GOB p16:OBB",
        **{**ROWS, "blueprint_draws": "b31 b32"},
    )
    game.markets("B", "m33 m34 m35")
    told = {event.public.key: event.public for event in game.log if event.public is not None}
    drawn = repr(told["an-log-robot-draws"])
    assert "an-cube-white" in drawn
    assert not [name for name in ("purple", "green", "orange", "black") if f"an-cube-{name}" in drawn]
    assert "an-card-b05" in repr(told["an-log-robot-builds"])
    assert "an-card-b31" in repr(told["an-log-robot-row"])
    assert [event.seat for event in game.log if event.public and event.public.key == "an-log-turn"] == [None, 0]


def test_humans_may_materialize_after_the_bots_turn():
    """[B5] [BP1]; facts, section 10: after it."""
    game = bot_turn("b35 b21 b24", "O", seats=(seat(), seat("b01", stored="PP")))
    assert (game.view().phase, game.active, game.owed) == ("window", "R", "B")
    game.acts("B", "build:b01")
    assert (game.active, game.built("B"), game.row()) == ("A", "b01", "b35:O b21 b24")


def test_the_bot_has_no_use_for_upgrades():
    """[B0]; rule text: 机器人不会利用完工蓝图上的能力. Storage stays four: a cargo hold does not help."""
    game = bot_turn("b02 b04 b05", "O", stored="PPP", built="b01 b03", draws="b31")
    assert (stored(game), game.robot.hidden) == ("", 1)


# -- its help ---------------------------------------------------------------------------------------------------------


def with_bot(planet: str = "p02:GGOW", *, row: str = "b35 b21 b24", a: str = "m05 m06", b: str = "m07", **more) -> Game:
    """A's turn in a game for two."""
    return table(seat(a), seat(b), robot=bot(row), planets=f"{planet} p16:OBW p07:GOB", **{**ROWS, **more})


def test_the_example_of_the_bots_help():
    """[FX4] [B6] [B8]; rule text: 杰夫决定让机器人获得白色和橙色资源块。作为回报，机器人提供2点技能"""
    game = with_bot().acts("A", "draft:p02 mine:m05 mine:m06 hire:pilot+white hire:engineer+orange send execute:1")
    assert (game.row(), game.stored("A")) == ("b35:OW b21 b24", "GG")
    assert set(game.view().mercenary_discard) == {"m05", "m06"}
    assert game.planet("p02") is None


def test_the_bot_fills_only_what_is_missing():
    """[B6]; facts, section 8, worked example: with 2 and 2 committed at most one of each."""
    game = with_bot().acts("A", "draft:p02 mine:m05 mine:m06 hire:pilot+white")
    assert not [key for key in game.offers("A", "hire") if key.startswith("pilot+")]
    assert [key for key in game.offers("A", "hire") if key.startswith("engineer+")]
    game.acts("A", "hire:engineer+orange")
    assert not [key for key in game.offers("A", "hire") if "+" in key]


def test_a_hired_icon_that_is_no_longer_needed_is_no_deal():
    """[B6]; facts, section 8: bot icons never overshoot a requirement."""
    game = with_bot(a="m05 m06 m01").acts("A", "draft:p02 mine:m05 mine:m06 hire:pilot+white hire:engineer+orange")
    assert "send" in game.offers("A")
    assert "send" not in game.acts("A", "mine:m01").offers("A")


def test_each_icon_costs_a_cube_that_fits_an_uncovered_icon():
    """[B6]; rule text: 该资源块必须符合其蓝图上某个未被覆盖的资源块图标"""
    game = with_bot("p02:GPBW", row="b01:P b03 b05:W").acts("A", "draft:p02 mine:m05 mine:m06")
    assert set(game.offers("A", "hire")) == {
        f"{skill}+{cube}" for skill in ("pilot", "engineer") for cube in ("purple", "white")
    }


def test_two_cubes_of_a_colour_need_two_uncovered_icons():
    """[B6]; facts, section 8, worked example: the joint check."""
    keys = "draft:p02 mine:m05 mine:m06 hire:pilot+white"
    one = with_bot("p02:GPWW", row="b20:W b21 b19").acts("A", keys)
    assert "engineer+white" not in one.offers("A", "hire")
    two = with_bot("p02:GPWW", row="b20 b21 b19").acts("A", keys)
    assert "engineer+white" in two.offers("A", "hire")
    assert two.acts("A", "hire:engineer+white send execute:1").row() == "b20:WW b21 b19"


def test_only_cubes_of_the_planet_pay_the_bot():
    """[B6] [B7] [EX5]: stored cubes neither go to nor come from the bot."""
    game = table(
        seat("m05 m06 m17", stored="OO"),
        seat("m07", stored="W"),
        robot=bot("b35 b21 b24"),
        planets="p02:GGGG p16:OBW p07:GOB",
    )
    game.acts("A", "draft:p02 mine:m05 mine:m06")
    assert all(key.endswith("green") for key in game.offers("A", "hire"))
    game.acts("A", "hire:engineer+green")
    assert not game.offers("A", "move")
    game.acts("A", "ask:b+pilot")
    assert set(game.offers("A", "move")) == {"a>b+orange", "b>a+white"}


def test_the_bot_may_do_it_all():
    """[B6]; rule text: 机器人能不受限地利用任意技能帮助玩家; facts, section 10: it can be the only helper."""
    game = with_bot("p01:WOG", row="b35 b33 b40", a="m01").acts("A", "draft:p01 mine:m01 hire:engineer+white")
    game.acts("A", "hire:engineer+orange send execute:1")
    assert (game.stored("A"), game.row()) == ("G", "b35:OW b33 b40")


def test_the_bot_and_the_other_human_can_share_one_extraction():
    """[B7]: the cubes paid to the bot are part of the split both humans accept."""
    game = with_bot().acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot give:b+green hire:engineer+orange send")
    assert "execute:1" not in game.offers("A")
    assert game.owed == "B"
    game.acts("B", "accept:1").acts("A", "execute:1")
    assert (game.stored("A"), game.stored("B"), game.row()) == ("GW", "G", "b35:O b21 b24")


def test_a_change_of_the_bots_pay_needs_a_new_acceptance():
    """[B7] [N3]"""
    game = (
        with_bot().acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot hire:engineer+orange send").acts("B", "accept:1")
    )
    game.acts("A", "edit:1 hire:engineer-orange hire:engineer+white send")
    assert (game.offer(1).version, game.answer(1, "B")) == (2, "waiting")


def test_cubes_for_the_bot_are_no_longer_there_for_others():
    """[EX4] [B7]"""
    game = with_bot().acts("A", "draft:p02 mine:m05 mine:m06 ask:b+pilot hire:engineer+orange")
    assert "b+orange" not in game.offers("A", "give")
    assert "b+white" in game.offers("A", "give")


def test_the_bot_never_refuses():
    """[B7]: no answer is waited for."""
    game = with_bot().acts("A", "draft:p02 mine:m05 mine:m06 hire:pilot+white hire:engineer+orange send")
    assert (game.owed, game.offer(1).ready) == ("A", True)


def test_a_deal_without_the_bots_icons_pays_it_nothing():
    """[B6]: one cube for each icon, no more."""
    game = with_bot("p01:WOG", a="m05 m06").acts("A", "draft:p01 mine:m05 mine:m06")
    assert not game.offers("A", "hire")
    assert game.acts("A", "send execute:1").row() == "b35 b21 b24"


def test_cubes_paid_to_the_bot_complete_its_blueprints():
    """[B8] [B4]: placed one after the other; then what is full is completed and a new one drawn."""
    game = with_bot("p02:GGOW", row="b02:G b05:W b03", blueprint_draws="b31 b33")
    game.acts("A", "draft:p02 mine:m05 mine:m06 hire:pilot+white hire:engineer+green send execute:1")
    assert (game.robot.built, game.row()) == (("b02", "b05"), "b03 b31 b33")
    assert game.view().cube_discard == (0, 2, 0, 0, 2)


def test_icons_of_the_bot_are_checked_again_at_execution():
    """[N6] [B6]: what it has covered meanwhile cannot be paid for twice."""
    game = with_bot(row="b20:W b21 b19").acts(
        "A", "draft:p02 mine:m05 mine:m06 hire:pilot+white hire:engineer+green send"
    )
    state = game.session.state
    assert state.robot is not None
    state.robot.row[0].covered[4] += 1
    state.bag[4] -= 1
    if "execute:1" in game.offers("A"):
        game.acts("A", "execute:1")
    assert (game.stored("A"), game.planet("p02"), game.active) == ("", "GGOW", "A")


def test_a_suggested_extraction_with_the_bot_is_legal_and_done_at_once():
    """[B6] [B7]; contract: `extract`, alone or with the bot."""
    game = with_bot("p01:WOG", row="b35 b33 b40", a="m01")
    (first, *_) = game.offers("A", "extract")
    game.acts("A", f"extract:{first}")
    assert (game.planet("p01"), game.active) == (None, "B")
    assert len(game.stored("A")) == 1
    assert sum(sum(card.covered) for card in game.robot.row) == 2


# -- the end ----------------------------------------------------------------------------------------------------------


def test_the_bots_sixth_blueprint_ends_the_game():
    """[B9] [EN1]: after the window of that turn."""
    game = bot_turn("b01:P b02 b03", "P", built=FIVE, seats=(seat(), seat("b04", stored="BB")))
    assert (game.view().last_window, game.owed, game.view().over) == (True, "B", False)
    game.acts("B", "build:b04")
    assert (game.view().over, game.built("B")) == (True, "b04")
    assert len(game.robot.built) == 6


def test_a_blueprint_face_down_counts_as_completed():
    """[B9] [B3]"""
    game = bot_turn("b01 b02 b03", "B", stored="BBW", built="b12 b19", hidden="b21 b23 b30")
    assert game.view().over
    assert len(game.robot.built) == 6


def test_without_anybody_who_could_pay_the_game_is_over_at_once():
    """[B9]"""
    assert bot_turn("b01:P b02 b03", "P", built=FIVE).view().over


def test_a_human_can_bring_the_bot_its_sixth():
    """[B9] [EN1]: if it reaches six in the middle of a turn, the window after that turn is the last."""
    game = table(
        seat("m01 m17", stored="BB"),
        seat("b04", stored="BB"),
        robot=bot("b05:W b33 b40", built=FIVE),
        planets="p01:WOG p16:OBW p07:GOB",
        **ROWS,
    )
    game.acts("A", "draft:p01 mine:m01 hire:engineer+white hire:engineer+orange send execute:1")
    assert (game.view().last_window, game.owed) == (True, "B")
    game.acts("B", "pass")
    assert (game.view().over, game.robot.built[-1]) == (True, "b05")


def test_the_bot_never_takes_a_seventh():
    """[B9]: two blueprints are full at once; the second keeps its cubes. Leftmost first [B4]."""
    game = table(
        seat("m01"), seat(), robot=bot("b05:W b02:G b40", built=FIVE), planets="p01:WOG p16:OBW p07:GOB", **ROWS
    )
    game.acts("A", "draft:p01 mine:m01 hire:engineer+green hire:engineer+white send execute:1")
    assert game.view().over
    assert (len(game.robot.built), game.robot.built[-1]) == (6, "b05")
    assert "b02:GG" in game.row()


def test_after_its_sixth_the_bots_cubes_stay_where_they_are():
    """[B9]: option end_mode finish_round: the humans finish the round, and may still hire the bot."""
    game = table(
        seat("m01"),
        seat(),
        robot=bot("b05:W b02:G b40", built=FIVE),
        planets="p01:WOG p16:OBW p07:GOB",
        to_move="R",
        bag="WWWWW",
        end_mode="finish_round",
        **ROWS,
    )
    assert (len(game.robot.built), game.view().over, game.active) == (6, False, "A")
    game.acts("A", "draft:p01 mine:m01 hire:engineer+green")
    assert game.offers("A", "hire")
    game.acts("A", "hire:engineer+orange send execute:1")
    assert (len(game.robot.built), game.robot.hidden) == (6, 0)
    assert "b02:GG" in game.row()


def last_turn(*, built: str = FIVE, row: str = "b01:P b35:GW b40:O", kept: str = "B", **more) -> Game:
    """The bot completes b01 as its sixth and the game is over."""
    return bot_turn(row, "P", built=built, stored=kept, draws="b31", **more)


def test_the_bots_score():
    """[B10]; rule text: 其完工蓝图的分数，其隐藏目标的分数，以及因其储存中和未完工的蓝图上每个资源块而获得1胜利点数"""
    game = last_turn(objective="pb")
    score = game.robot.score
    assert score is not None
    completed = [*FIVE.split(), "b01"]
    points = sum(parts().blueprints[card].points for card in completed)
    icons = sum(parts().costs[card][0] + parts().costs[card][3] for card in completed)
    assert (points, icons) == (27, 8)
    assert (score.blueprints, score.cubes, score.objective, score.total) == (27, 4, 8, 39)
    assert game.robot.objective == "pb"
    assert game.winner == "R"


def test_blueprints_face_down_are_turned_up_and_score():
    """[B10] [B3]: points and objective icons."""
    game = last_turn(built="b12 b19", objective="pb")
    assert not game.view().over
    game = bot_turn("b01:P b35:GW b40:O", "P", built="b12 b19", hidden="b21 b23 b30", stored="B", objective="pb")
    score = game.robot.score
    assert score is not None
    assert (score.blueprints, score.cubes, score.objective) == (27, 4, 8)
    assert (set(game.robot.built), game.robot.hidden) == ({*FIVE.split(), "b01"}, 0)


def test_on_a_tie_the_human_wins():
    """[B10] [SC2]; rule text: 在后面行动的玩家获胜, and the bot is first."""
    game = last_turn(
        row="b01:P b02 b03",
        kept="",
        objective="gw",
        seats=(seat(), seat(built="b32 b33 b35 b22", stored="P", objective="ob")),
    )
    score, ship = game.robot.score, game.ship("B").score
    assert score is not None
    assert game.view().over
    assert (score.total, ship.total) == (27 + 5, 25 + 1 + 6)
    assert game.winner == "B"


def test_the_bot_can_win():
    """[B10]: nobody among the players has won."""
    game = last_turn()
    assert (game.winner, game.standing.winners) == ("R", ())
