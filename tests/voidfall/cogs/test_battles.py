"""Combats as people write them for `/voidfall battle` (section 5.6 of the fact sheet)."""

from __future__ import annotations

import pytest

from cogs.voidfall.battles import battle_lines, read_battle
from engine.core.errors import Refused
from engine.voidfall.combat.search import forecast

CASES = [
    ("3 corvettes vs 2 voidborn", "invader", 2),
    ("2 Corvettes vs 1 Voidborn 1 Sector Defense", "tie", 0),
    ("3 corvettes vs 2 sector defenses", "invader", 1),
    ("2 corvettes vs 2 sector defenses", "defender", 0),
    ("2 corvettes 1 dreadnought against 2 voidborn 2 sector defenses", "invader", 1),
    ("4 corvettes vs 3 sentry", "invader", 1),
    ("2 destroyers vs 3 voidborn", "invader", 1),
    ("3 corvettes torpedoes vs 3 voidborn", "invader", 2),
    ("3巡防艦 對 2虛空艦隊", "invader", 2),
    ("3巡防舰 魚雷 vs 3虚空舰队", "invader", 2),
    ("3 巡防艦 對 2 虛空造物 1 防衛", "tie", 0),
    ("3 巡防舰 对 2 虚空方块", "invader", 2),
    ("3 corvettes vs 1 void 1 defence", "invader", 2),
]


@pytest.mark.parametrize(("line", "winner", "left"), CASES)
def test_the_worked_cases_as_they_are_typed(line: str, winner: str, left: int) -> None:
    """5.6."""
    result = forecast(read_battle(line)).result
    assert (result.winner, result.invader.total) == (winner, left)


@pytest.mark.parametrize("line", ["3 corvettes shields+ vs 2 voidborn", "3 corvettes improved shields vs 2 voidborn"])
def test_an_improved_technology_is_written_in_two_ways(line: str) -> None:
    """13.7: Improved Shields also absorb in the Approach."""
    assert read_battle(line).invader.modifiers.approach_absorption


def test_a_starbase_fights_for_the_defender() -> None:
    """P43."""
    assert read_battle("3 corvettes vs 1 corvette 2 starbases").defenses == 2


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("3 corvettes", "vf-error-battle-two"),
        ("vs 2 voidborn", "vf-error-battle-invader"),
        ("3 cruisers vs 2 voidborn", "vf-error-battle-word"),
        ("2 voidborn vs 2 voidborn", "vf-error-battle-voidborn"),
        ("15 corvettes vs 1 voidborn", "vf-error-battle-many"),
        ("3 corvettes 1 sector defense vs 2 voidborn", "vf-error-battle-defenses"),
        ("3 corvettes vs 2 voidborn 1 corvette", "vf-error-battle-mixed"),
    ],
)
def test_what_is_no_combat_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_battle(line)
    assert refusal.value.text is not None
    assert refusal.value.text.key == why


@pytest.mark.parametrize(
    ("line", "word"),
    [("3 巡防艦 對 2 虛無生物", "虛無生物"), ("3 巡洋 魚雷 對 2 虛空", "巡洋"), ("2 cruisers vs 1 void", "cruisers")],
)
def test_a_word_that_names_nothing_is_named_whole(line: str, word: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_battle(line)
    assert refusal.value.text is not None
    assert refusal.value.text.args["word"] == word


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN"])
def test_the_result_comes_first_then_the_steps(language: str) -> None:
    told = battle_lines(read_battle("3 corvettes vs 2 voidborn 1 sector defense"), language)
    assert told[0].startswith("**")
    assert len(told) >= 3
