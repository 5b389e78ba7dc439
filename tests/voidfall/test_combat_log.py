"""The lines of a combat."""

from __future__ import annotations

import re

import pytest

from engine.core.text import say
from engine.voidfall.combat.core import begin, is_over, legal_choices, result, step
from engine.voidfall.combat.log import lines, result_line
from engine.voidfall.combat.modifiers import Modifiers, Needing, modifiers_of
from engine.voidfall.combat.notes import Notes
from engine.voidfall.combat.records import Battle, CombatConfig, Cubes, Recall, Side
from engine.voidfall.combat.search import best_play
from engine.voidfall.names import SEATS
from locales import LANGUAGES, translate
from tests.voidfall.combats import battle, voidborn


def told(fought: Battle, language: str = "en") -> list[str]:
    """The combat with best play, in words."""
    found = best_play(fought)
    texts = [*lines(fought, found.notes), result_line(fought, found.result)]
    return [translate(text, language) for text in texts]


def test_a_line_for_the_approach_one_for_each_step_one_for_the_result() -> None:
    assert told(battle(Cubes(corvette=4), voidborn(2), 1)) == [
        "Approach: 1 Damage to the invader (1 Corvette recalled).",
        "Salvo 1 (Initiative 3 vs 2): "
        "1 Damage to the defender (1 Voidborn cube recalled), 1 Damage to the invader (1 Corvette recalled).",
        "Salvo 2 (Initiative 2 vs 1): 1 Damage to the defender (1 Voidborn cube recalled).",
        "Result: victory of the invader, left: 2 Corvettes.",
    ]


def test_what_happens_in_a_step_is_a_clause_each_in_chinese() -> None:
    """A list sign joins words, not clauses; cubes are counted as cubes and not as Fleets."""
    assert told(battle(Cubes(corvette=4), voidborn(2), 1), "zh-TW") == [
        "遭遇：入侵方受到 1 點傷害（召回巡防艦 ×1）。",
        "砲擊 1（優先度 3 比 2）：防守方受到 1 點傷害（召回虛空方塊 ×1）；入侵方受到 1 點傷害（召回巡防艦 ×1）。",
        "砲擊 2（優先度 2 比 1）：防守方受到 1 點傷害（召回虛空方塊 ×1）。",
        "結果：入侵方獲勝，剩巡防艦 ×2。",
    ]


def test_who_is_dealt_to_first_is_named_first() -> None:
    line = told(battle(Cubes(corvette=2), voidborn(3)))[1]
    assert line.endswith(
        "1 Damage to the invader (1 Corvette recalled), 1 Damage to the defender (1 Voidborn cube recalled)."
    )


def test_absorption_and_carriers_are_told() -> None:
    invader = Side(Cubes(carrier=1), modifiers_of(["shields+"], "invader"), active=1)
    assert (
        told(battle(invader, Cubes(), 1))[0]
        == "Approach: Carriers deploy 1 Corvette, 1 Damage to the invader (1 absorbed)."
    )


def test_destroyers_are_told() -> None:
    line = told(battle(Cubes(destroyer=2), voidborn(3)))[1]
    assert line.startswith("Salvo 1 (Initiative 3 vs 3): Destroyers fire, +2 Damage, 1 Damage to the invader")


def test_who_strikes_first_in_spite_of_less_initiative_is_told() -> None:
    line = told(battle(Cubes(corvette=1), voidborn(2), invading="targeting+"))[1]
    assert line.startswith(
        "Salvo 1 (Initiative 1 vs 2): the invader deals Damage first (Targeting), 1 Damage to the defender"
    )


def test_a_higher_initiative_needs_no_word_for_who_strikes_first() -> None:
    fought = battle(Cubes(corvette=3), voidborn(1), invading="targeting+")
    assert "deals Damage first" not in " ".join(told(fought))


def test_cubes_that_escape_are_told() -> None:
    fought = battle(Cubes(corvette=3), Cubes(), 2, invading="escape_pods")
    notes: Notes = []
    position = begin(fought, notes)
    assert Recall("corvette", home=True) in legal_choices(position)
    position = step(position, Recall("corvette", home=True), notes)
    assert is_over(position)
    assert [translate(line, "en") for line in lines(fought, notes)] == [
        "Approach: 2 Damage to the invader (1 Corvette recalled, Escape Pods take home 1 Corvette)."
    ]


@pytest.mark.parametrize(
    ("fought", "outcome"),
    [
        (battle(Cubes(corvette=1), voidborn(1)), "Result: tie, nobody is left."),
        (battle(Cubes(corvette=1), Cubes(), 2), "Result: nothing is left of the invader, the sector is held."),
        (battle(Cubes(corvette=1), voidborn(3)), "Result: victory of the defender, left: 3 Voidborn cubes."),
        (battle(voidborn(3), Cubes(corvette=1)), "Result: victory of the invader, left: 3 Voidborn cubes."),
    ],
)
def test_result_in_words(fought: Battle, outcome: str) -> None:
    assert told(fought)[-1] == outcome


@pytest.mark.parametrize(
    ("winner", "outcome"),
    [("defender", "Result: stalemate, the defender wins."), ("tie", "Result: stalemate, a tie.")],
)
def test_stalemate_in_words(winner: str, outcome: str) -> None:
    powerless = Side(Cubes(corvette=3), Modifiers(initiative=(Needing(-5),)))
    fought = battle(powerless, Cubes(sentry=1), config=CombatConfig(stalemate_winner=winner))
    assert translate(result_line(fought, result(begin(fought))), "en") == outcome


def test_sides_can_have_names() -> None:
    fought = battle(Cubes(corvette=1), Cubes(), 1)
    names = {"invader": say("vf-combat-defender"), "defender": say("vf-combat-invader")}
    line = lines(fought, best_play(fought).notes, names)[0]
    assert translate(line, "en") == "Approach: 1 Damage to the defender (1 Corvette recalled)."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_every_line(language: str) -> None:
    invader = Side(Cubes(1, 1, 2, 1, 1), modifiers_of(["shields+", "targeting+"], "invader"), active=1)
    text = told(battle(invader, Side(Cubes(1, 1, 1, 1, 1)), 2), language)
    assert len(text) >= 3
    assert all("vf-" not in line and "{" not in line for line in text)


@pytest.mark.parametrize("fought", [battle(Cubes(corvette=1), voidborn(3)), battle(Cubes(corvette=4), voidborn(2), 1)])
def test_the_voidborn_are_many_in_a_combat_as_in_every_text(fought: Battle) -> None:
    """`The Voidborn take over` a sector, but `the Voidborn wins` stood in its combat."""
    found, names = best_play(fought), {"invader": SEATS[0], "defender": say("vf-battle-voidborn")}
    texts = [*lines(fought, found.notes, names), result_line(fought, found.result, names)]
    assert not [
        line for line in (translate(text, "en") for text in texts) if re.search(r"the Voidborn [a-z]+s\b", line)
    ]
