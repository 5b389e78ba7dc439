"""What Technologies give at once, and their own actions: cost, effect, and why they cannot be paid (App-4)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.decision import Ask
from engine.voidfall.components import parts
from engine.voidfall.costs.actions import times_at_once
from engine.voidfall.costs.pay import pay as pay_cost
from engine.voidfall.costs.payable import what_is_lacking
from engine.voidfall.flow.flow import Flow, begin_unit
from engine.voidfall.state import State, Turn
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.technology_rules import FocusAction
from locales import translate
from tests.voidfall.focus.acting import Changes, changes_of, poor, prosperous, snapshot
from tests.voidfall.positions import A, answer, drive, give, play, put

IMMEDIATE: list[tuple[str, dict[str, Any], str, Changes]] = [
    ("shields", {}, "cube:corvette:2a", {"active": -1, "2a corvette": 1}),
    ("escape_pods", {}, "", {"trade": 1, "science": 1, "active": 1, "inactive": -1}),
    ("targeting", {}, "cube:corvette:2a", {"energy": 2, "active": -1, "2a corvette": 1}),
    ("data_refinery", {}, "", {"credits": 2, "science": 2}),
    ("orbital_docks", {}, "build:shipyard:2b", {"2b shipyard": 1, "active": 1, "inactive": -1}),
    ("energy_cells", {"energy": 2}, "pay", {"energy": -2, "active": 2, "inactive": -2}),
    ("torpedoes", {}, "cube:corvette:2a", {"materials": 2, "active": -1, "2a corvette": 1}),
    ("starbases", {}, "build:starbase:2b", {"2b starbase": 1}),
    ("destroyers", {}, "cube:destroyer:2a", {"active": -1, "2a destroyer": 1}),
    ("cloning", {}, "part:1", {"credits": 1}),
    ("terraforming", {}, "part:2 at:2b", {"2b population": 1}),
    ("neural_matrix", {}, "guild:bankers:2b", {"2b bankers": 1}),
    ("dreadnoughts", {"materials": 1}, "pay cube:dreadnought:2a", {"materials": -1, "active": -1, "2a dreadnought": 1}),
    (
        "decontamination_chambers",
        {"track_corruption": [True, False, False]},
        "track:society stored",
        {"dark society": -1, "stored": 1},
    ),
    ("hyperdrive", {}, "part:1 part:1 part:2", {"bounties": 3, "food": 4, "influence": 1}),
    ("tactical_transports", {}, "part:1 cube:corvette:1b", {"active": -1, "1b corvette": 1}),
    ("robotics", {}, "", {"materials": 2}),
    ("ark_ships", {}, "part:1 guild:farmers:2a", {"2a farmers": 1}),
    ("deep_space_missiles", {}, "part:2 build:shipyard:2b", {"2b shipyard": 1}),
    ("sentries", {}, "part:1 cube:sentry:2a", {"active": -1, "2a sentry": 1}),
    ("carriers", {"food": 1}, "pay part:1 cube:carrier:2a", {"food": -1, "active": -1, "2a carrier": 1}),
    ("central_surveillance", {}, "glory:2", {"glory": 1}),
    ("salvage_scanner", {}, "part:2", {"active": 1, "inactive": -1}),
    (
        "purifier",
        {"science": 1, "track_corruption": [True, False, False]},
        "pay track:society",
        {"science": -1, "dark society": -1},
    ),
    (
        "autonomous_drones",
        {},
        "part:1 part:2 cube:corvette:2a",
        {"trade": 1, "science": 1, "active": -1, "2a corvette": 1},
    ),
    ("trade_nexus", {}, "part:1", {"food": 2}),
    ("combat_replicators", {}, "", {"active": 1, "inactive": -1}),
    ("cybernetics", {}, "guild:miners:2b", {"2b miners": 1, "materials": 2}),
]


def test_every_technology_gives_something_at_once() -> None:
    """App-4: 28 Technologies."""
    assert [each[0] for each in IMMEDIATE] == list(parts().technologies)


@pytest.mark.parametrize(("technology", "fields", "answers", "changes"), IMMEDIATE, ids=[each[0] for each in IMMEDIATE])
def test_what_a_basic_technology_gives_at_once(
    technology: str, fields: dict[str, Any], answers: str, changes: Changes
) -> None:
    """App-4; the cost printed on Dreadnoughts and Carriers is paid once (P25)."""
    st = prosperous()
    give(st, A, technologies=technology, **fields)
    before = snapshot(st)
    play(st, parts().technologies[technology].immediate, *answers.split(), source=Source("technology", technology))
    assert changes_of(before, st) == changes


USED: list[tuple[str, str, dict[str, Any], str, Changes, str]] = [
    (
        "terraforming",
        "prosperity",
        {"materials": 1},
        "at:2b",
        {"materials": -1, "2b population": 1},
        "needs 1 Material",
    ),
    (
        "terraforming",
        "development",
        {"materials": 1},
        "at:2b",
        {"materials": -1, "2b population": 1},
        "needs 1 Material",
    ),
    ("terraforming+", "innovation", {}, "at:2b", {"2b population": 1}, ""),
    ("neural_matrix+", "production", {}, "", {"credits": 2 + 1}, ""),
    ("neural_matrix+", "innovation", {}, "", {"influence": 1}, ""),
    ("hyperdrive", "conquest", {}, "", {"energy": 2}, ""),
    ("hyperdrive+", "conquest", {}, "", {"energy": 2}, ""),
    (
        "tactical_transports",
        "prosperity",
        {},
        "cube:corvette:2b at:2b",
        {"2b corvette": -1, "active": 1, "2b population": 1},
        "needs 1 deployed Fleet Power",
    ),
    (
        "tactical_transports",
        "conquest",
        {},
        "at:1b",
        {"1b population": -1, "active": 1, "inactive": -1},
        "needs 1 Population above 1",
    ),
    ("ark_ships+", "reinforcement", {}, "", {"2a population": 1}, ""),
    (
        "central_surveillance",
        "politics",
        {},
        "at:2b part:1 agenda:D1",
        {"2b population": -1, "agendas": 1},
        "needs 1 Population above 1",
    ),
    (
        "central_surveillance+",
        "politics",
        {},
        "at:2b part:2 glory:2",
        {"2b population": -1, "glory": 1},
        "needs 1 Population above 1",
    ),
    (
        "purifier",
        "temptation",
        {"science": 1, "track_corruption": [True, True, False]},
        "track:society",
        {"science": -1, "dark society": -1},
        "needs 1 Science",
    ),
    (
        "purifier+",
        "temptation",
        {"science": 1, "track_corruption": [True, True, False]},
        "track:society track:statecraft",
        {"science": -1, "dark society": -1, "dark statecraft": -1},
        "needs 1 Science",
    ),
]


def rule_of(name: str, focus: str) -> FocusAction:
    """The action of a side of a Technology with this Focus."""
    rules = parts().technologies[name.rstrip("+")].rules("improved" if name.endswith("+") else "basic")
    return next(rule for rule in rules if isinstance(rule, FocusAction) and focus in rule.focuses)


@pytest.mark.parametrize(("name", "focus", "fields", "answers", "changes", "reason"), USED)
def test_what_an_action_of_a_technology_costs_and_does(
    name: str, focus: str, fields: dict[str, Any], answers: str, changes: Changes, reason: str
) -> None:
    """App-4, P11, P18."""
    rule, st = rule_of(name, focus), prosperous()
    text = what_is_lacking(poor(), A, rule.cost)
    assert ("" if text is None else translate(text, "en")).startswith(reason)
    assert (text is None) == (reason == "")
    give(st, A, technologies=name, **fields)
    before, asked = snapshot(st), list[Ask]()
    begin_unit(st, A, Source("technology", name.rstrip("+")), rule.then)
    left = answers.split()
    drive(pay_cost(Flow(st, A, st.tasks), rule.cost), left, asked, [])
    answer(st, *left)
    assert changes_of(before, st) == changes


def test_transports_carry_population_only_to_the_sector_of_the_recall() -> None:
    """P20: nothing where that sector is lost."""
    rule, st = rule_of("tactical_transports", "prosperity"), prosperous()
    put(st, "2b", fleets={"corvette": 1})
    before = snapshot(st)
    begin_unit(st, A, Source("technology", "tactical_transports"), rule.then)
    drive(pay_cost(Flow(st, A, st.tasks), rule.cost), ["cube:corvette:2b"], [], [])
    answer(st)
    assert changes_of(before, st) == {"2b corvette": -1, "active": 1, "glory": -2, "2b dark": 1}


@pytest.mark.parametrize(
    ("technology", "card", "times"),
    [
        ("robotics", "development", 2),
        ("robotics", "progress", 1),
        ("robotics+", "development", 2),
        ("robotics+", "progress", 2),
        ("robotics+", "conquest", 1),
        ("shields", "development", 1),
    ],
)
def test_robotics_doubles_an_action_of_development_or_improved_of_any_preferred_focus(
    technology: str, card: str, times: int
) -> None:
    """13.7: once in a turn; Valnis prefers Progress and Politics."""
    st: State = prosperous()
    give(st, A, technologies=technology)
    st.turn = Turn(A, card)
    assert times_at_once(st, A, parts().focus_cards[card]) == times
    st.turn.doubled = True
    assert times_at_once(st, A, parts().focus_cards[card]) == 1
