"""What can be planned while the other side thinks, and what ends a plan."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.session import Session
from engine.core.title import Setup
from engine.day_and_night.cards import DAY, NIGHT
from engine.players.answers import draw_answer
from tests.day_and_night.scenario import DAY_AND_NIGHT, Game, table


def foreseen(game: Game, seat: int) -> tuple[str, ...]:
    """The keys of what the seat would be asked if its turn began now."""
    ask = DAY_AND_NIGHT.planning.foreseen(game.session.state, seat)
    return () if ask is None else ask.options.keys


def intrusions(game: Game, seat: int) -> dict[str, str]:
    return {key: text.key for key, text in DAY_AND_NIGHT.planning.intrusions(game.session.state, seat).items()}


def masked(game: Game) -> bool:
    """Whether an answer to the open question that was given in advance comes after a pause."""
    return DAY_AND_NIGHT.planning.telling(game.session.state, game.ask)


def test_the_next_turn_has_all_hours_and_nothing_visited():
    """R-TURN-2: twelve hours, and the tiles of the last turn can be visited again."""
    game = table(day_hand="day_wish day_wish", day_deck="", hours=6, night_hand="night_wish").steps("b1")
    game.ends()
    assert foreseen(game, DAY) == ("cast:day_wish", "step:a1", "step:c1", "step:b2", "end")
    assert game.owed == "night"


def test_a_crystal_that_goes_with_the_awaken_is_gone():
    """R-CRYSTAL-3: Night's Awaken takes it; Day's does not."""
    waiting = table(night_hand="crystal_burst", night_at="h6", crystals={"g6": 1, "h5": 1, "g5": 1})
    assert "cast:crystal_burst" in foreseen(waiting, NIGHT)
    held = table(to_move="night", crystals={"b1": 1})
    assert foreseen(held, DAY) == ("step:a2", "end")


def test_the_last_stone_that_goes_with_the_awaken_locks_the_tile():
    """R-MYST-2, R-CHANGE-3: Day's Chant cannot change what is a temple-tile by then."""
    game = table(to_move="night", day_at="a1", day_hand="day_chant", stones={"a1": 1})
    assert "cast:day_chant" not in foreseen(game, DAY)
    assert game.stones() == {"a1": 1}, "nothing has happened yet"
    game.ends()
    assert not game.can_cast("day_chant")


@pytest.mark.parametrize(("limit", "day", "night"), [(3, False, False), (4, True, True), (0, True, True)])
def test_after_the_last_turn_nothing_is_planned(limit, day, night):
    """R-END-3: Night's third turn is the last one."""
    game = table(to_move="night", turn=3, turn_limit_per_player=limit)
    assert bool(foreseen(game, DAY)) is day
    game.session.state.phase = "rest"
    assert bool(foreseen(game, NIGHT)) is night


def test_days_first_turn_only_has_the_hours_of_the_first_turn():
    """R-TURN-2: the option counts for the first turn alone."""
    game = table(to_move="night", turn=1, first_turn_hours=0, day_at="a1")
    assert foreseen(game, DAY) == ("step:b1", "step:a2", "end")


def test_in_ones_own_turn_it_is_what_is_asked():
    """R-TURN-1: casting is over after a step."""
    game = table(day_hand="day_wish").steps("b1")
    assert foreseen(game, DAY) == tuple(game.offers())
    assert "cast:day_wish" not in foreseen(game, DAY)


@pytest.mark.parametrize("seed", range(6))
def test_the_turn_begins_with_the_question_that_was_foreseen(seed):
    """R-TURN-2: ending a turn changes nothing but what the Awaken does."""
    game: Session[Any] = Session.begin(DAY_AND_NIGHT, Setup(2, DAY_AND_NIGHT.meta.settle_options({})), f"{seed}")
    chance, seen = Chance(f"plans/{seed}"), 0
    while not game.standing().over and seen < 30:
        (seat,) = game.owed()
        question = game.question(seat)
        assert question is not None
        keys = draw_answer(question, chance)
        ask = DAY_AND_NIGHT.planning.foreseen(game.state, 1 - seat)
        planned = None if ask is None else ask.options.keys
        game.submit(seat, keys)
        after = game.question(1 - seat)
        if keys == ("end",) and after is not None:
            assert planned == after.options.keys
            seen += 1
    assert seen


def test_who_is_moved_reads_where_it_stands_now():
    """R-TRAVEL-4: the other side's spell moves an avatar."""
    game = table(day_hand="misdirect", day="h6 c3")
    before = intrusions(game, NIGHT)
    assert before == {"at-h6": "dn-intrusion-at"}
    game.casts("misdirect")
    assert intrusions(game, NIGHT) == {"at-c3": "dn-intrusion-at"}


def test_a_temple_of_the_other_side_is_something_new():
    """R-TEMPLE-3, R-END-1: with its second temple it wins."""
    game = table(day_hand="day_chant", day_at="c3", day="a1 b1 c1 a2 b2 c2 a3 b3")
    assert list(intrusions(game, NIGHT)) == ["at-h6"]
    game.casts("day_chant")
    assert game.side("day").temples == 1
    assert set(intrusions(game, NIGHT)) == {"at-h6", "temple-1"}
    assert list(intrusions(game, DAY)) == ["at-c3"]


@pytest.mark.parametrize("hand", ["day_wish", "fate"])
def test_how_soon_a_turn_goes_on_tells_whether_a_spell_can_be_cast(hand: str):
    """R-DECK-2: hands are hidden; so the end of a turn in which only that is possible comes as if there were a
    choice."""
    game = table(day_hand=hand, day_deck="", hours=0)
    assert masked(game)


def test_after_travelling_no_spell_is_left_to_think_about():
    """R-TURN-1: spells come before travel, as everybody knows."""
    assert not masked(table(day_hand="day_wish").steps("b1"))


def test_how_soon_cards_are_discarded_or_taken_tells_of_their_kinds():
    """R-REST-1, Wonder: all cards may be of one kind."""
    game = table(day_hand="day_wish day_wish warp warp warp wishing_well")
    game.ends()
    assert masked(game)
