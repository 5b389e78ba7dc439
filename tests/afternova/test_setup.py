"""Setup (rule text: 设置; facts: SU1-SU3; switches: section 11)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.afternova.components import parts
from engine.afternova.view import ROBOT
from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from tests.afternova.scenario import AFTERNOVA, BLUEPRINTS, MERCENARIES, OBJECTIVES, PLANETS, SHIPS, Game, fresh

PLAYERS = [2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("players", "dealt"),
    [(2, [4, 5]), (3, [3, 4, 5]), (4, [3, 4, 4, 5]), (5, [3, 4, 4, 4, 5]), (6, [3, 4, 4, 4, 4, 5])],
)
def test_hands_by_place_in_the_turn_order(players, dealt):
    """[SU1] [B0]; rule text: 给先手玩家发3个雇佣工, 给最后一个玩家发5个, 给其他每位玩家各发4个; 给每位玩家发1张蓝图"""
    for number in range(4):
        ships = sorted(fresh(players, f"{number:032x}").view().ships, key=lambda ship: ship.place)
        assert [ship.place for ship in ships] == list(range(1, players + 1))
        assert [ship.mercenaries for ship in ships] == dealt
        assert [ship.blueprints for ship in ships] == [1] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_market_planets_and_bag(players):
    """[SU1] [BG1]; rule text: 抽取4个雇佣工和4张蓝图形成市场; 抽取3个行星; 随机抽取资源块填满行星上的空间"""
    game = fresh(players)
    view = game.view()
    assert (len(view.mercenaries), len(view.blueprints), len(view.planets)) == (4, 4, 3)
    assert None not in (*view.mercenaries, *view.blueprints)
    assert all(sum(planet.cubes) == parts().planets[planet.id].cubes for planet in view.planets)
    robots = 3 if players == 2 else 0
    held = sum(ship.mercenaries for ship in view.ships)
    assert view.mercenary_deck == 40 - 4 - held
    assert view.blueprint_deck == 40 - 4 - players - robots
    assert view.planet_deck == 15
    assert view.bag == 40 - sum(sum(planet.cubes) for planet in view.planets) - (players == 2)
    assert (view.mercenary_discard, view.blueprint_discard, view.planet_discard) == ((), (), ())
    assert [sum(ship.storage) for ship in view.ships] == [0] * players
    assert [ship.storage_limit for ship in view.ships] == [4] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_ship_and_an_objective_of_their_own(players):
    """[SU1] [SU3]: ten fronts, ten objectives, one of each; the rest leave the game."""
    game = fresh(players)
    ships = [ship.ship for ship in game.view().ships]
    own = [game.view(who).ships["ABCDEF".index(who)].objective for who in "ABCDEF"[:players]]
    assert len(set(ships)) == len(set(own)) == players
    assert set(ships) <= set(SHIPS)
    assert {str(objective) for objective in own} <= set(OBJECTIVES)


def test_the_front_does_not_give_the_objective_away():
    """[SU3]; facts, section 3, secrecy trap: dealt independently, over many games all go with all."""
    pairs: Counter[tuple[str, str | None]] = Counter()
    for number in range(60):
        game = fresh(6, f"{number:032x}")
        for who in "ABCDEF":
            ship = game.view(who).ships["ABCDEF".index(who)]
            pairs[ship.ship, ship.objective] += 1
    assert len(pairs) > 80
    assert max(pairs.values()) < 20


def test_everybody_may_be_the_first_player():
    """[SU2]: otherwise a random player; the others follow clockwise."""
    first = set()
    for number in range(20):
        view = fresh(4, f"{number:032x}").view()
        places = [ship.place for ship in view.ships]
        leader = places.index(1)
        assert places == [(seat - leader) % 4 + 1 for seat in range(4)]
        assert view.active == leader
        first.add(leader)
    assert first == {0, 1, 2, 3}


@pytest.mark.parametrize("players", PLAYERS)
def test_who_won_last_begins(players):
    """[SU2]: at a table for two the bot is still before both; three mercenaries (four beside the bot) for the first."""
    for last in range(players):
        setup = Setup(players, AFTERNOVA.meta.settle_options({}), last_winner=last)
        view = AFTERNOVA.view(AFTERNOVA.new(setup, Chance("5eed")), None)
        assert view.ships[last].place == 1
        assert view.ships[last].mercenaries == (4 if players == 2 else 3)
        assert view.active == (ROBOT if players == 2 else last)


def test_everything_is_shuffled():
    """[SU1]: decks, market, planets and cubes differ from game to game, and are the same for the same seed."""
    games = [fresh(3, f"{number:032x}").view() for number in range(8)]
    assert len({view.mercenaries for view in games}) == 8
    assert len({view.blueprints for view in games}) == 8
    assert len({view.planets for view in games}) == 8
    assert fresh(3, "05" * 16).view("A") == fresh(3, "05" * 16).view("A")


def test_each_card_can_come_up_anywhere():
    """[SU1]: over many deals every card was in some market row and every planet on display."""
    seen: set[str | None] = set()
    for number in range(150):
        view = AFTERNOVA.view(
            AFTERNOVA.new(Setup(3, AFTERNOVA.meta.settle_options({})), Chance(f"{number:032x}")), None
        )
        seen |= {*view.mercenaries, *view.blueprints, *(planet.id for planet in view.planets)}
    assert seen == {*MERCENARIES, *BLUEPRINTS, *PLANETS}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_question_goes_to_the_first_player(players):
    """[SU2] [TU1]"""
    game = fresh(players)
    active = "ABCDEF"[game.view().active]
    assert game.owed == active
    assert "market" in game.offers(active)
    assert set(game.asked) == set("ABCDEF"[:players])


def test_two_to_six_can_play():
    """[SU1]; facts, sections 1 and 11"""
    assert (AFTERNOVA.meta.least_players, AFTERNOVA.meta.most_players) == (2, 6)
    assert AFTERNOVA.meta.id == "afternova"


def test_the_switches_and_their_defaults():
    """[EN1] [BP1]; facts, section 11: option end_mode, option materialize."""
    assert AFTERNOVA.meta.settle_options({}) == {"end_mode": "seed", "materialize": "any"}
    found = {option.id: set(option.choices) for option in AFTERNOVA.meta.options}
    assert found == {"end_mode": {"seed", "finish_round", "last_turn_each"}, "materialize": {"any", "one"}}
    for wrong in ({"end_mode": "never"}, {"materialize": "two"}):
        with pytest.raises(ValueError):
            AFTERNOVA.meta.settle_options(wrong)


def test_a_saved_game_goes_on_where_it_was():
    """[SU1]: also with an offer on the table and a draft half written."""
    game = fresh(3)
    who = game.owed
    other = next(each for each in "ABC" if each != who)
    planet = game.planets.split()[0]
    game.acts(who, f"draft:{planet}").acts(other, f"bid:{planet}")
    loaded = Game(Session.load(AFTERNOVA, game.session.dump()))
    for each in (*"ABC", None):
        assert loaded.view(each) == game.view(each)
    assert (loaded.offers(who), loaded.offers(other)) == (game.offers(who), game.offers(other))
