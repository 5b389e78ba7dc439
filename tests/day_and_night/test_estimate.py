"""How computer players of Day & Night value mystic stones and Steal Passion."""

from __future__ import annotations

import pytest

from engine.day_and_night.estimate import estimate
from engine.players import Greedy, Player, Search
from tests.day_and_night.scenario import Game, table

EIGHT = "a1 b1 c1 d1 a2 b2 a3 b3"
"""One tile short of a temple."""
PLAYERS: tuple[Player, ...] = (Greedy(), Search(rounds=((6, 1), (2, 1)), forks=2))
STRENGTHS = pytest.mark.parametrize("player", PLAYERS, ids=("normal", "hard"))


def chosen(game: Game, player: Player) -> str:
    """What Day chooses."""
    return player.choose(game.session, 0, "s")[0]


def of_day(game: Game) -> float:
    """How good the game looks for Day."""
    return estimate(game.session.state, 0)


def raided(hours: int = 6, hand: str = "steal_passion", **more) -> Game:
    """Night stands among tiles of its own, which a stolen Shift or Mimic wins for Day; the hours pay for two steps."""
    night = "g6 h6 f5 g5 h5 g4"
    return table(day=EIGHT, day_at="d1", night=night, night_at="g5", hours=hours, day_hand=hand, **more)


@STRENGTHS
@pytest.mark.parametrize(
    ("card", "hours"), [("wishing_pond", 0), ("wishing_well", 4), ("morning_mist", 7), ("mystify", 3)]
)
def test_stones_are_laid_where_nothing_better_is_left(player, card, hours):
    """Eight of nine tiles, no steps to take (the tile is held by a crystal): safe tiles are worth a card."""
    game = table(day=EIGHT, day_at="d1", crystals={"d1": 1}, hours=hours, day_hand=card, night_hand="night_wish shift")
    assert chosen(game, player) == f"cast:{card}"


@STRENGTHS
def test_stones_for_no_hours_are_laid_before_the_turn_ends(player):
    game = table(day=EIGHT, day_at="c1", hours=0, day_hand="wishing_pond", night_hand="night_wish")
    assert chosen(game, player) == "cast:wishing_pond"


def test_the_turn_does_not_end_early_because_a_crystal_will_be_gone():
    """A crystal under Day holds her for this turn only, one of Crystal Sky (two awakenings) also in the next."""
    free, held, sky = (of_day(table(day=EIGHT, crystals=crystals)) for crystals in ({}, {"a1": 1}, {"a1": 2}))
    assert free == held > sky
    assert of_day(table(day=EIGHT, to_move="night", crystals={"a1": 1})) < of_day(table(day=EIGHT, to_move="night"))


def test_a_tile_is_worth_more_the_nearer_it_is_to_being_safe():
    bare = of_day(table(day=EIGHT))
    two = of_day(table(day=EIGHT, stones={"b1": 2}))
    one = of_day(table(day=EIGHT, stones={"b1": 1}))
    safe = of_day(table(day=EIGHT.replace("b1", ""), locked="b1"))
    assert bare < two < one < safe


def test_a_safe_tile_is_worth_most_in_a_large_group():
    alone = of_day(table(day=EIGHT + " h1", stones={"h1": 2}))
    in_group = of_day(table(day=EIGHT + " h1", stones={"b1": 2}))
    assert alone < in_group


@STRENGTHS
def test_steal_passion_is_cast_where_any_card_of_night_wins_tiles(player):
    """All of Night's cards that Day cannot see (hand and deck) turn or change several tiles."""
    game = raided(night_hand="shift mimic", night_deck="shift shift mimic mimic")
    assert chosen(game, player) == "cast:steal_passion"


@STRENGTHS
def test_steal_passion_is_left_where_no_card_of_night_can_be_used(player):
    """Crystallize-class: Day could only discard one (R-CLASS-1)."""
    game = raided(night_hand="crystallize", night_deck="crystallize crystal_sky crystal_burst")
    assert chosen(game, player) != "cast:steal_passion"


@STRENGTHS
def test_the_stolen_card_that_wins_most_is_used(player):
    """Shift turns five of Night's tiles, a Ritual one; Crystallize cannot be used."""
    game = raided(night_hand="shift night_ritual crystallize").chooses("cast:steal_passion")
    assert chosen(game, player) == "steal:shift"
    assert chosen(game.chooses("steal:shift"), player) == "use"


@STRENGTHS
def test_a_stolen_card_that_only_loses_tiles_is_discarded(player):
    """Deviate turns the tile under Day and changes Night's, which here is Day's as well."""
    game = table(day=EIGHT, day_at="d1", night_at="c1", hours=6, day_hand="steal_passion", night_hand="deviate")
    assert chosen(game.chooses("cast:steal_passion", "steal:deviate"), player) == "discard"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_look_at_nights_hand_is_worth_what_its_best_card_wins(seat):
    """The estimate in the middle of Steal Passion, for both sides."""
    strong = raided(night_hand="shift crystallize").chooses("cast:steal_passion").session.state
    weak = raided(night_hand="crystallize crystallize").chooses("cast:steal_passion").session.state
    assert (estimate(strong, seat) > estimate(weak, seat)) == (seat == 0)
