"""Payments of the invader in a combat (13.5-5): what can change nothing is not offered, and each has its price and what
comes of it."""

from __future__ import annotations

from engine.core.decision import Ask
from engine.voidfall.questions import Question
from engine.voidfall.vocabulary.effects import Invade
from engine.voidfall.vocabulary.fleets import CombatBonus
from locales import translate
from tests.voidfall.invasion.battles import front, invade
from tests.voidfall.positions import A, give, pay

BOMBARD = CombatBonus(pay(materials=3), 1, ("approach", "salvo"))


def asked_for(asked: list[Ask], kind: Question) -> list[Ask]:
    """The questions of this kind."""
    return [ask for ask in asked if ask.kind == kind]


def missiles(voidborn: int, defenses: int = 0) -> list[Ask]:
    """The question for Missiles in an invasion from Home, whose Shipyard is printed."""
    st = front({"corvette": 3}, voidborn=voidborn, defenses=defenses, technologies="deep_space_missiles")
    give(st, A, energy=3)
    return asked_for(invade(st), Question.BATTLE_MISSILES)


def test_missiles_that_hit_nobody_are_not_asked_for() -> None:
    """A sector with Defenses alone: Approach Damage hits cubes."""
    assert missiles(0, defenses=2) == []


def test_missiles_say_what_they_cost_and_bring() -> None:
    (ask,) = missiles(2)
    assert set(ask.options.keys) == {"none", "missiles"}
    paid, saved = (ask.option(key) for key in ("missiles", "none"))
    assert paid is not None
    assert paid.detail is not None
    assert paid.detail.key == "vf-forecast-and"
    assert saved is not None
    assert saved.detail is not None
    assert saved.detail.key.startswith("vf-forecast-")


def bombard(*, voidborn: int, defenses: int) -> list[Ask]:
    """The question for Bombard, with Materials for four points of Absorption."""
    st = front({"corvette": 4}, voidborn=voidborn, defenses=defenses)
    give(st, A, materials=12)
    return asked_for(invade(st, effect=Invade(bonus=BOMBARD)), Question.BATTLE_BOMBARD)


def test_no_more_approach_absorption_is_offered_than_there_is_damage() -> None:
    """Two Sector Defenses deal 2 Damage in the Approach."""
    (ask,) = bombard(voidborn=2, defenses=2)
    offered = [key.split(":") for key in ask.options.keys if key != "none"]
    assert max(int(approach) for _, approach, _ in offered) == 2
    assert max(int(salvo) for _, _, salvo in offered) == 4


def test_no_salvo_absorption_is_offered_against_a_sector_without_cubes() -> None:
    (ask,) = bombard(voidborn=0, defenses=1)
    assert ask.options.keys == ("none", "bombard:1:0")


def test_bombard_says_what_it_costs_and_brings() -> None:
    (ask,) = bombard(voidborn=2, defenses=2)
    for option in ask.options:
        assert option.detail is not None
        assert (option.detail.key == "vf-forecast-and") == (option.key != "none")
    dearest = ask.option("bombard:2:2")
    assert dearest is not None
    assert dearest.detail is not None
    assert translate(dearest.detail, "en").startswith("pay 12 Materials;")
