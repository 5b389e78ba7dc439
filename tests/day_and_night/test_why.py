"""An impossible action is refused with the rule that forbids it, and with what would be legal."""

from __future__ import annotations

import pytest

from cogs.ui.typed import match
from engine.core.errors import Refused
from engine.core.text import say
from locales import LANGUAGES, translate
from tests.day_and_night.scenario import ALL, table


def test_a_walk_through_a_crystal_names_the_crystal_and_the_ways_that_are_left():
    """R-TRAVEL-3, R-CRYSTAL-2."""
    game = table(day_at="b2", crystals={"c2": 1})
    assert game.why_not("step:c2") == (
        "“Walk to C2” is not possible now: a crystal keeps Day out of C2. From B2 you can walk to: B1, A2, B3."
    )
    assert "C2 上有水晶，日不能進入。從 B2 可以走到：B1、A2、B3。" in game.why_not("step:c2", "zh-TW")


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("d5", "D5 does not border B2"),
        ("b2", "you stand there"),
        ("a2", "you were on A2 this turn already"),
        ("d3", "the centre is closed"),
    ],
)
def test_a_step_is_refused_with_its_rule(place, reason):
    """R-TRAVEL-1, R-TRAVEL-2, R-BOARD-2."""
    game = table(day_at="a1").steps("a2", "b2")
    assert reason in game.why_not(f"step:{place}")


def test_who_has_no_time_or_stands_on_a_crystal_walks_nowhere():
    """R-TRAVEL-1, R-TRAVEL-3."""
    assert "a step takes 3 hours, and 2 are left" in table(day_at="b2", hours=2).why_not("step:c2")
    held = table(day_at="b2", crystals={"b2": 1}).why_not("step:c2")
    assert "a crystal on B2 holds Day there" in held
    assert "From B2 you cannot walk anywhere now." in held


@pytest.mark.parametrize(
    ("card", "reason", "given"),
    [
        ("flourish", "Night does not stand on a Day tile", {"day": "a1"}),
        ("fate", "it takes 7 hours, and 5 are left", {"hours": 5, "day": "h6 a1"}),
        ("fate", "it takes 7 hours, and 1 is left", {"hours": 1, "day": "h6 a1"}),
        ("day_wish", "it is not in your hand", {}),
        ("wishing_pond", "A1 is not a Day tile", {}),
        ("wishing_well", "there is no tile that it could affect", {}),
        ("entrap", "a crystal lies there", {"crystals": {"h6": 1}}),
        ("achievement", "there is no tile that it could affect", {}),
    ],
)
def test_a_spell_is_refused_with_its_rule(card, reason, given):
    """R-CAST-2."""
    hand = "flourish fate wishing_pond wishing_well entrap achievement"
    assert reason in table(day_hand=hand, **given).why_not(f"cast:{card}")


def test_a_spell_after_the_first_step_is_refused_with_the_order_of_the_phases():
    """R-TURN-3."""
    assert "spells are cast before walking" in table(day_hand="day_chant").steps("a2").why_not("cast:day_chant")


@pytest.mark.parametrize(("strict", "reason"), [(False, "no Day tile became a Night tile"), (True, "was changed")])
def test_nights_condition_is_named_as_the_table_plays_it(strict, reason):
    """R-FLAG-1 and its option."""
    game = table(to_move="night", night_hand="night_advantage", strict_changed=strict)
    assert reason in game.why_not("cast:night_advantage")


@pytest.mark.parametrize(
    ("card", "place", "reason"),
    [
        ("day_ritual", "d5", "Day Ritual works only on tiles bordering B2"),
        ("day_ritual", "a2", "it is a temple-tile"),
        ("day_ritual", "b3", "a crystal lies there, and Day can neither turn over nor change that tile"),
        ("day_blossom", "a2", "it is a temple-tile"),
        ("day_blossom", "c1", "it is not neutral"),
        ("mystify", "h1", "H1 is not a Day tile"),
        ("mystify", "a2", "it is a temple-tile"),
        ("mystify", "f1", "mystic stones lie there already"),
        ("warp", "b2", "that is where it stands"),
        ("warp", "e4", "the centre is closed"),
    ],
)
def test_a_target_is_refused_with_its_rule(card, place, reason):
    """R-CAST-3, R-CHANGE-2, R-CHANGE-3, R-MYST-1."""
    game = table(day_at="b2", day="c1 d1", locked="a2", stones={"f1": 1}, crystals={"b3": 1}, day_hand=card)
    game.answers(f"cast:{card}")
    assert reason in game.why_not(f"tile:{place}")
    assert "Possible: " in game.why_not(f"tile:{place}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_every_card_of_the_hand_has_a_reason(language):
    game = table(day_at="b2", hours=3, day_hand="day_wish fate warp", crystals={"b2": 1})
    keys = [f"step:{place}" for place in ALL.split()] + ["cast:day_wish", "cast:fate"]
    for key in keys:
        assert game.why_not(key, language) != translate(say("error-illegal-choice", choice=key), language)


def test_what_is_no_answer_at_all_is_still_unreadable():
    with pytest.raises(Refused) as refused:
        match(table().ask, "castle")
    assert "cannot read" in translate(refused.value.text, "en")
