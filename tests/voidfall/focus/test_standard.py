"""The nine standard Focus cards: for each action its cost, what it does, and why it cannot be paid (App-1)."""

from __future__ import annotations

import pytest

from engine.voidfall.state import State, Turn
from engine.voidfall.vocabulary.lasting import PreferredCost, PreferredSurcharge
from tests.voidfall.focus.acting import Changes, act, names_of, poor, prosperous, why_not
from tests.voidfall.positions import A, give, pay, put

ALL = names_of("standard")

REASONS = {
    "reinforcement/accelerate": "needs 1 active or deployed Fleet Power, you have 0",
    "reinforcement/muster": "needs 2 Materials, you have 0 Materials, 0 Credits",
    "reinforcement/mobilize": "needs 1 Energy, you have 0 Energy, 0 Credits",
    "development/grow": "needs 1 Material, you have 0 Materials, 0 Credits",
    "development/settle": "needs 1 deployed Fleet Power, you have 0",
    "development/harmonize": "needs 1 Science, you have 0 Science",
    "conquest/engage": "needs 2 Energy, you have 0 Energy, 0 Credits",
    "conquest/strategize": "needs 1 Energy and 1 Credit, you have 0 Energy, 0 Credits",
    "conquest/prepare": "needs 3 Materials, you have 0 Materials, 0 Credits",
    "temptation/exploit": "",
    "temptation/conspire": "needs room for 1 Corruption, you have room for 0",
    "temptation/exert": "needs room for 1 Corruption, you have room for 0",
    "progress/experiment": "",
    "progress/invent": "needs 2 Science, you have 0 Science",
    "progress/restore": "needs 1 deployed Fleet Power, you have 0",
    "production/thrive": "",
    "production/supply": "",
    "production/optimize": "needs 1 Food and 1 Energy, you have 0 Food, 0 Energy, 0 Credits",
    "prosperity/flourish": "needs 1 Material, you have 0 Materials, 0 Credits",
    "prosperity/store": "",
    "prosperity/organize": "needs 1 Energy and 1 Material, you have 0 Energy, 0 Materials, 0 Credits",
    "politics/inspire": "needs 1 Material, you have 0 Materials, 0 Credits",
    "politics/prevail": "needs 2 Energy and 1 Credit, you have 0 Energy, 0 Credits",
    "politics/control": "needs 1 Credit, you have 0 Credits",
    "innovation/research": "needs 2 Food, you have 0 Food, 0 Credits",
    "innovation/invent": "needs 2 Science, you have 0 Science",
    "innovation/consolidate": (
        "needs 1 Food, 1 Energy and 1 Material, you have 0 Food, 0 Energy, 0 Materials, 0 Credits"
    ),
}


def test_every_action_is_here() -> None:
    """App-1: nine cards with three actions each."""
    assert sorted(REASONS) == sorted(ALL)


@pytest.mark.parametrize("name", ALL)
def test_why_an_action_cannot_be_paid(name: str) -> None:
    """P18, R3: with nothing to pay; a free action can always be chosen."""
    assert why_not(poor(), name) == REASONS[name]


PLAYED: list[tuple[str, dict[str, int], str, Changes]] = [
    # reinforcement
    (
        "reinforcement/accelerate",
        {},
        "part:1 track:society part:2 build:sector_defense:2b",
        {
            "active": -1,
            "inactive": 1,
            "society": 1,
            "credits": 1,
            "science": 1,
            "2b sector_defense": 1,
        },
    ),
    (
        "reinforcement/muster",
        {"materials": 2},
        "cube:corvette:2a cube:corvette:1b",
        {"materials": -2, "active": -2, "2a corvette": 1, "1b corvette": 1},
    ),
    (
        "reinforcement/mobilize",
        {"energy": 1},
        "part:1 move:corvette:1b:2b move:corvette:2a:2b none part:2 build:sector_defense:1b",
        {"energy": -1, "1b corvette": -1, "2a corvette": -1, "2b corvette": 2, "1b sector_defense": 1},
    ),
    # development
    ("development/grow", {"materials": 1}, "part:1 guild:miners:2b", {"materials": -1, "2b miners": 1}),
    ("development/grow", {"materials": 1}, "part:2 build:shipyard:2b", {"materials": -1, "2b shipyard": 1}),
    (
        "development/settle",
        {},
        "cube:corvette:2b part:1 guild:farmers:2b part:2 build:sector_defense:2b",
        {"2b corvette": -1, "active": 1, "2b farmers": 1, "2b sector_defense": 1},
    ),
    ("development/harmonize", {"science": 1}, "part:1 at:1b", {"science": -1, "1b population": 1}),
    # conquest
    ("conquest/engage", {"energy": 2}, "part:1", {"energy": -2, "invade any": 1}),
    (
        "conquest/engage",
        {"energy": 2},
        "part:2 move:corvette:2a:2b none",
        {"energy": -2, "2a corvette": -1, "2b corvette": 1},
    ),
    (
        "conquest/strategize",
        {"credits": 1, "energy": 1},
        "part:1 agenda:S1",
        {"credits": -1, "energy": -1, "agendas": 1},
    ),
    ("conquest/prepare", {"materials": 3}, "", {"materials": -3, "active": 2, "inactive": -2}),
    # temptation
    (
        "temptation/conspire",
        {},
        "slot:1 part:1 track:statecraft part:2 top:2B",
        {"dark slot 1": 1, "statecraft": 1, "active": 1, "inactive": -1},
    ),
    (
        "temptation/exert",
        {},
        "at:1b part:1 part:2 cube:corvette:2a part:3 produce:food produce:science",
        {"1b dark": 1, "inactive": -1, "2a corvette": 1, "food": 1, "science": 2},
    ),
    # progress
    ("progress/experiment", {}, "part:1", {"science": 2}),
    ("progress/experiment", {}, "part:2 guild:scientists:2a", {"2a scientists": 1}),
    (
        "progress/invent",
        {"science": 2},
        "tech:robotics",
        {"science": -2, "technologies": 1, "influence": 4, "materials": 2},
    ),
    (
        "progress/restore",
        {},
        "cube:corvette:1b part:2 move:corvette:2a:2b none",
        {"1b corvette": -1, "active": 1, "2a corvette": -1, "2b corvette": 1},
    ),
    # production
    ("production/thrive", {}, "", {"society": 1, "credits": 1, "science": 1}),
    ("production/supply", {}, "part:1 part:2", {"food": 1, "energy": 2, "materials": 1, "influence": 3}),
    (
        "production/optimize",
        {"food": 1, "energy": 1},
        "part:2 move:corvette:2a:2b none",
        {"food": -1, "energy": -1, "2a corvette": -1, "2b corvette": 1},
    ),
    # prosperity
    (
        "prosperity/flourish",
        {"materials": 1},
        "",
        {"materials": -1, "economy": 2, "trade": 1, "science": 1},
    ),
    ("prosperity/store", {}, "part:1 produce:credits part:2 take:food take:food", {"credits": 1, "food": 2}),
    (
        "prosperity/organize",
        {"energy": 1, "materials": 1},
        "part:1 agenda:W1 part:2 build:shipyard:2b",
        {"energy": -1, "materials": -1, "active": -1, "inactive": 1, "agendas": 1, "2b shipyard": 1},
    ),
    # politics
    ("politics/inspire", {"materials": 1}, "", {"materials": -1, "statecraft": 1, "active": 1, "inactive": -1}),
    (
        "politics/prevail",
        {"energy": 2, "credits": 1},
        "part:1 glory:2 part:2",
        {"energy": -2, "credits": -1, "glory": 1, "invade any": 1},
    ),
    ("politics/control", {"credits": 1}, "part:1", {"credits": -1, "trade": 1, "science": 1}),
    # innovation
    ("innovation/research", {"food": 2}, "part:1 part:2", {"food": -2, "credits": 1, "science": 2, "influence": 2}),
    (
        "innovation/invent",
        {"science": 2},
        "tech:robotics",
        {"science": -2, "technologies": 1, "influence": 4, "materials": 2},
    ),
    (
        "innovation/consolidate",
        {"food": 1, "energy": 1, "materials": 1},
        "agenda:M1",
        {"food": -1, "energy": -1, "materials": -1, "agendas": 1},
    ),
]


@pytest.mark.parametrize(("name", "stock", "answers", "changes"), PLAYED, ids=[each[0] for each in PLAYED])
def test_what_an_action_costs_and_does(name: str, stock: dict[str, int], answers: str, changes: Changes) -> None:
    """App-1: paid with exactly its cost in stock, every part used that can be."""
    st = prosperous()
    give(st, A, **stock)
    expected = {key: change for key, change in changes.items() if change}
    assert act(st, name, *(each for each in answers.split() if each)) == expected


def dark() -> State:
    """Corruption in 1b and on the Economy track."""
    st = prosperous()
    put(st, "1b", corrupted=True)
    give(st, A, track_corruption=[False, False, True], science=1, food=1, energy=1, credits=1)
    return st


def test_harmonize_removes_a_corruption_anywhere() -> None:
    """Development: or remove 1 Corruption."""
    assert act(dark(), "development/harmonize", "part:2", "track:economy") == {"science": -1, "dark economy": -1}


def test_strategize_moves_a_corruption() -> None:
    """Conquest: and/or move 1 Corruption."""
    changes = act(dark(), "conquest/strategize", "part:2", "at:1b", "slot:2", "none")
    assert changes == {"credits": -1, "energy": -1, "1b dark": -1, "dark slot 2": 1}


def test_restore_removes_the_corruption_of_the_sector_recalled_from() -> None:
    """Progress: only there."""
    changes = act(dark(), "progress/restore", "cube:corvette:1b", "part:1", "at:1b", "none")
    assert changes == {"1b corvette": -1, "active": 1, "1b dark": -1}


def test_restore_fizzles_where_the_sector_is_lost() -> None:
    """P20: the last cube of a sector; the Glory token goes at once."""
    st = dark()
    put(st, "1b", fleets={"corvette": 1})
    changes = act(st, "progress/restore", "cube:corvette:1b", "none")
    assert changes == {"1b corvette": -1, "active": 1, "glory": -2, "1b shipyard": -1}
    assert st.sectors["1b"].voidborn == 2


def test_optimize_removes_a_corruption() -> None:
    """Production."""
    changes = act(dark(), "production/optimize", "part:1", "at:1b", "none")
    assert changes == {"food": -1, "energy": -1, "1b dark": -1}


def test_control_moves_a_corruption() -> None:
    """Politics."""
    changes = act(dark(), "politics/control", "part:2", "track:economy", "slot:1", "none")
    assert changes == {"credits": -1, "dark economy": -1, "dark slot 1": 1}


def test_supply_counts_guilds_of_pure_sectors_only() -> None:
    """Production: Farmers, Engineers, Miners."""
    st = prosperous()
    put(st, "2b", corrupted=True)
    assert act(st, "production/supply", "part:2", "none") == {"influence": 1}


def test_exploit_takes_an_action_of_a_preferred_card() -> None:
    """P17: in hand or discard, at its cost; Valnis prefers Progress and Politics."""
    st = prosperous()
    give(st, A, hand=["progress", "conquest"], discard=["politics"], materials=1)
    changes = act(st, "temptation/exploit", "action:politics/inspire")
    assert changes == {"materials": -1, "statecraft": 1, "active": 1, "inactive": -1}


def test_muster_with_three_materials_still_costs_two() -> None:
    """App-1."""
    st = prosperous()
    give(st, A, materials=3)
    assert act(st, "reinforcement/muster", "none") == {"materials": -2}


# -- what events and Technologies make of the cost -------------------------------------------------------------------


def test_an_event_makes_preferred_actions_dearer() -> None:
    """3H: every action of a preferred type costs 1 more Energy, free ones too; the others do not."""
    st = prosperous()
    st.lasting = [PreferredSurcharge(1)]
    assert why_not(st, "progress/experiment") == "needs 1 Energy, you have 0 Energy, 0 Credits"
    assert why_not(st, "production/supply") == ""
    give(st, A, energy=1)
    assert act(st, "progress/experiment", "part:1") == {"energy": -1, "science": 2}
    give(st, A, energy=2, credits=1)
    assert why_not(st, "politics/prevail") == "needs 3 Energy and 1 Credit, you have 2 Energy, 1 Credit"


def test_an_event_replaces_the_cost_of_preferred_actions() -> None:
    """3I: 1 Credit in place of the whole printed cost, parts that are no resources too."""
    st = prosperous()
    st.lasting = [PreferredCost(pay(credits=1))]
    assert why_not(st, "progress/restore") == "needs 1 Credit, you have 0 Credits"
    give(st, A, credits=1)
    assert act(st, "progress/invent", "tech:robotics") == {
        "credits": -1,
        "technologies": 1,
        "influence": 4,
        "materials": 2,
    }


def test_an_event_surcharge_holds_through_a_preferred_action() -> None:
    """P23: also through a preferred-action effect."""
    st = prosperous()
    st.lasting = [PreferredSurcharge(1)]
    give(st, A, hand=["progress"], energy=1)
    assert act(st, "temptation/exploit", "action:progress/experiment", "part:1") == {"energy": -1, "science": 2}


def robotics(level: str, card: str, house: str = "valnis") -> State:
    """A turn with this card and Robotics."""
    st = prosperous(house)
    give(st, A, technologies=level)
    st.turn = Turn(A, card)
    return st


def test_robotics_pays_twice_and_resolves_twice() -> None:
    """13.7: the whole cost twice at once, then the effect twice with new choices."""
    st = robotics("robotics", "development")
    give(st, A, materials=2)
    changes = act(st, "development/grow", "part:1", "guild:miners:2b", "part:2", "build:shipyard:2b", times=2)
    assert changes == {"materials": -2, "2b miners": 1, "2b shipyard": 1}
    assert st.turn is not None
    assert st.turn.doubled


def test_robotics_pairs_sectors_with_payments() -> None:
    """13.7: bound sectors pair up, the first cube recalled with the first execution."""
    st = robotics("robotics", "development")
    answers = [
        "cube:corvette:2b",
        "cube:corvette:1b",
        "part:1",
        "guild:farmers:2b",
        "none",
        "part:2",
        "build:shipyard:1b",
        "none",
    ]
    changes = act(st, "development/settle", *answers, times=2)
    assert changes == {"active": 2, "2b corvette": -1, "1b corvette": -1, "2b farmers": 1, "1b shipyard": 1}
