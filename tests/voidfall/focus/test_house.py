"""The eighteen house Focus cards: for each action its cost, what it does, and why it cannot be paid (App-1)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.voidfall.components import parts
from engine.voidfall.state import Slot, State
from engine.voidfall.vocabulary.costs import PayResources
from engine.voidfall.vocabulary.counts import InvadedPopulation, VoidbornRemoved
from engine.voidfall.vocabulary.economy import GainInfluencePer
from engine.voidfall.vocabulary.fleets import CombatBonus
from engine.voidfall.vocabulary.terms import Resources
from tests.voidfall.focus.acting import Changes, act, names_of, next_invasion, poor, prosperous, why_not
from tests.voidfall.positions import A, give, put

ALL = names_of("house")

NO_CREDIT = "you have 0 Credits"
NO_CUBE = "needs 1 deployed Fleet Power, you have 0"
NO_ROOM = "needs room for 1 Corruption, you have room for 0"
NO_INSTALLATION = "needs 1 Installation outside your Home sector, you have 0"

REASONS = {
    "astoran_conquest/besiege": "needs 3 Energy, you have 0 Energy, 0 Credits",
    "astoran_conquest/harvest": f"needs 1 Credit, {NO_CREDIT}",
    "astoran_conquest/sustain": "needs 1 Science, you have 0 Science",
    "astoran_prosperity/parade": "needs 1 Food, you have 0 Food, 0 Credits",
    "astoran_prosperity/regulate": NO_CUBE,
    "astoran_prosperity/rebuild": NO_INSTALLATION,
    "fenrax_development/settle": "needs 1 Material and 1 Credit, you have 0 Materials, 0 Credits",
    "fenrax_development/colonize": "needs 1 Material, you have 0 Materials, 0 Credits",
    "fenrax_development/recruit": "needs 1 Food and 1 Science, you have 0 Food, 0 Credits, 0 Science",
    "fenrax_dispersal/retrieve": "needs 1 Science, you have 0 Science",
    "fenrax_dispersal/muster": "needs 1 Material and 1 Credit, you have 0 Materials, 0 Credits",
    "fenrax_dispersal/disperse": "needs 1 Energy, you have 0 Energy, 0 Credits",
    "kradmor_temptation/overcome": "needs 1 Credit and 1 Science, you have 0 Credits, 0 Science",
    "kradmor_temptation/foresee": "",
    "kradmor_temptation/exert": NO_ROOM,
    "kradmor_production/push": "needs 1 Food and 1 Material, you have 0 Food, 0 Materials, 0 Credits",
    "kradmor_production/amplify": "",
    "kradmor_production/bloom": "needs 1 Energy, you have 0 Energy, 0 Credits",
    "marqualos_guile/procure": "needs 1 Credit and 1 Science, you have 0 Credits, 0 Science",
    "marqualos_guile/transfer": "needs 1 Agenda in play besides the starting one, you have 0",
    "marqualos_guile/direct": NO_CUBE,
    "nervo_production/industrialize": "",
    "nervo_production/mechanize": "needs 2 Materials, you have 0 Materials, 0 Credits",
    "nervo_production/thrive": "needs 1 Material, you have 0 Materials, 0 Credits",
    "nervo_uplift/bombard": "needs 2 Energy, you have 0 Energy, 0 Credits",
    "nervo_uplift/analyze": f"needs 1 Credit, {NO_CREDIT}",
    "nervo_uplift/regenerate": "needs 1 Science, you have 0 Science",
    "novaris_progress/embrace": NO_ROOM,
    "novaris_progress/experiment": NO_ROOM,
    "novaris_progress/ensnare": "needs 2 Energy and 1 Science, you have 0 Energy, 0 Credits, 0 Science",
    "novaris_reinforcement/adapt": (
        "needs 1 Food, 1 Energy and 1 Material, you have 0 Food, 0 Energy, 0 Materials, 0 Credits"
    ),
    "novaris_reinforcement/muster": "needs 1 Energy and 1 Material, you have 0 Energy, 0 Materials, 0 Credits",
    "novaris_reinforcement/accelerate": "needs 1 Energy and 1 Material, you have 0 Energy, 0 Materials, 0 Credits",
    "shiveus_crusade/indoctrinate": (
        "needs 1 Food, 1 Energy and 1 Material, you have 0 Food, 0 Energy, 0 Materials, 0 Credits"
    ),
    "shiveus_crusade/exterminate": "needs 1 Energy and 1 Credit, you have 0 Energy, 0 Credits",
    "shiveus_crusade/enlighten": "needs 2 Science, you have 0 Science",
    "shiveus_politics/exalt": "needs 2 Food, you have 0 Food, 0 Credits",
    "shiveus_politics/retaliate": "needs 2 Energy, you have 0 Energy, 0 Credits",
    "shiveus_politics/brandish": NO_ROOM,
    "thegwyn_production/thrive": "",
    "thegwyn_production/elevate": "needs 1 Food and 1 Material, you have 0 Food, 0 Materials, 0 Credits",
    "thegwyn_production/accumulate": "",
    "yarvek_conquest/engage": "needs 2 Energy, you have 0 Energy, 0 Credits",
    "yarvek_conquest/rally": f"needs 1 Credit, {NO_CREDIT}",
    "yarvek_conquest/recycle": "needs 2 Materials, you have 0 Materials, 0 Credits",
    "yarvek_raid/liberate": "needs 2 Energy, you have 0 Energy, 0 Credits",
    "yarvek_raid/consult": "needs 1 Science, you have 0 Science",
    "yarvek_raid/bargain": f"needs 1 Credit, {NO_CREDIT}",
    "zenor_conquest/engage": "needs 2 Energy, you have 0 Energy, 0 Credits",
    "zenor_conquest/invest": f"needs 3 Credits, {NO_CREDIT}",
    "zenor_conquest/experiment": "needs 1 Science, you have 0 Science",
    "zenor_politics/inspire": "needs 2 Science, you have 0 Science",
    "zenor_politics/divide": (
        "needs 1 Energy, 1 Material and 1 Science, you have 0 Energy, 0 Materials, 0 Credits, 0 Science"
    ),
    "zenor_politics/replicate": "needs 1 Energy and 1 Science, you have 0 Energy, 0 Credits, 0 Science",
}

SECOND = {
    "astoran_prosperity/parade": ({"food": 1}, NO_CUBE),
    "fenrax_development/colonize": (
        {"materials": 1},
        "needs 1 Population above 1 in Pure sectors outside your Home sector, you have 0",
    ),
    "fenrax_dispersal/retrieve": ({"science": 1}, NO_INSTALLATION),
    "fenrax_dispersal/disperse": (
        {"energy": 1},
        "needs 1 Population above 1 in Pure sectors outside your Home sector, you have 0",
    ),
    "kradmor_production/bloom": ({"energy": 1}, NO_ROOM),
    "shiveus_crusade/enlighten": ({"science": 2}, NO_CUBE),
    "yarvek_conquest/rally": ({"credits": 1}, "needs 1 Bounty token, you have 0"),
    "yarvek_conquest/recycle": ({"materials": 2}, "needs 1 Reclaim token, you have 0"),
    "yarvek_raid/consult": ({"science": 1}, "needs 1 Bounty token, you have 0"),
    "yarvek_raid/bargain": ({"credits": 1}, NO_ROOM),
}
"""Costs of which the resources are there, but not the rest."""


def house_of(name: str) -> str:
    """The house whose card it is."""
    house = parts().focus_cards[name.partition("/")[0]].house
    assert house is not None
    return house


def test_every_action_is_here() -> None:
    """App-1: eighteen cards with three actions each."""
    assert len(ALL) == 54
    assert sorted(REASONS) == sorted(ALL)


@pytest.mark.parametrize("name", ALL)
def test_why_an_action_cannot_be_paid(name: str) -> None:
    """P18, R3: with nothing to pay; a free action can always be chosen."""
    assert why_not(poor(house_of(name)), name) == REASONS[name]


@pytest.mark.parametrize("name", SECOND)
def test_why_resources_alone_do_not_pay_for_an_action(name: str) -> None:
    """P18: a cost is checked as a whole."""
    st = poor(house_of(name))
    stock, reason = SECOND[name]
    give(st, A, **stock)
    assert why_not(st, name) == reason


GAINED = {"technologies": 1, "influence": 4, "materials": 2}
"""The +4 copy of Robotics with its immediate effect."""

PLAYED: list[tuple[str, dict[str, Any], str, Changes]] = [
    (
        "astoran_conquest/besiege",
        {"energy": 3},
        "part:2 build:shipyard:2b part:1",
        {"energy": -3, "2b shipyard": 1, "materials": 1, "invade any": 1},
    ),
    ("astoran_conquest/harvest", {"credits": 1}, "part:1", {"credits": -1, "food": 3}),
    ("astoran_conquest/sustain", {"science": 1}, "", {"science": -1, "influence": 2, "credits": 2}),
    (
        "astoran_prosperity/parade",
        {"food": 1},
        "cube:corvette:2a part:1 build:sector_defense:2b part:2",
        {
            "2a corvette": -1,
            "active": 1,
            "2b sector_defense": 1,
            "materials": 1 + 1,
            "economy": 1,
            "food": -1 + 1,
            "energy": 1,
            "credits": 1,
            "science": 1,
        },
    ),
    (
        "astoran_prosperity/regulate",
        {},
        "cube:corvette:2a agenda:M1",
        {"2a corvette": -1, "active": 1, "agendas": 1},
    ),
    ("astoran_prosperity/rebuild", {}, "part:1 guild:farmers:1b", {"1b shipyard": -1, "1b farmers": 1}),
    (
        "fenrax_development/settle",
        {"credits": 1, "materials": 1},
        "part:1 guild:farmers:2b part:2 build:shipyard:2b",
        {"credits": -1, "materials": -1, "2b farmers": 1, "2b shipyard": 1},
    ),
    (
        "fenrax_development/colonize",
        {"materials": 1},
        "at:2b guild:miners:2a guild:miners:1b",
        {"materials": -1, "2b population": -1, "2a miners": 1, "1b miners": 1},
    ),
    (
        "fenrax_development/recruit",
        {"science": 1, "food": 1},
        "part:1 cube:corvette:2b part:2 at:2b",
        {"science": -1, "food": -1, "active": -1, "2b corvette": 1, "2b population": 1},
    ),
    (
        "fenrax_dispersal/retrieve",
        {"science": 1},
        "part:1 build:shipyard:2b",
        {"science": -1, "1b shipyard": -1, "2b shipyard": 1},
    ),
    (
        "fenrax_dispersal/muster",
        {"credits": 1, "materials": 1},
        "cube:corvette:2a cube:corvette:1b",
        {"credits": -1, "materials": -1, "active": -2, "2a corvette": 1, "1b corvette": 1},
    ),
    (
        "fenrax_dispersal/disperse",
        {"energy": 1},
        "at:2b at:2a at:1b",
        {"energy": -1, "2b population": -1, "2a population": 1, "1b population": 1},
    ),
    (
        "kradmor_temptation/overcome",
        {"credits": 1, "science": 1},
        "part:1 at:2b",
        {"credits": -1, "science": -1, "2b population": 1},
    ),
    (
        "kradmor_temptation/foresee",
        {},
        "part:1 track:economy part:2 top:2B",
        {"economy": 1, "trade": 1, "science": 1},
    ),
    (
        "kradmor_temptation/exert",
        {},
        "slot:1 part:1 part:2 cube:corvette:2a part:3 produce:science",
        {"dark slot 1": 1, "credits": 1, "inactive": -1, "2a corvette": 1, "science": 2},
    ),
    (
        "kradmor_production/push",
        {"materials": 1, "food": 1},
        "part:2",
        {"materials": -1, "food": -1, "energy": 1},
    ),
    ("kradmor_production/amplify", {}, "part:1", {"food": 1, "materials": 1}),
    ("kradmor_production/amplify", {}, "part:2", {"economy": 1, "trade": 1, "science": 1}),
    (
        "kradmor_production/bloom",
        {"energy": 1},
        "slot:1 part:1 guild:farmers:2b part:2 at:2b",
        {"energy": -1, "dark slot 1": 1, "credits": 1, "2b farmers": 1, "society": 1, "2b population": 1},
    ),
    (
        "marqualos_guile/procure",
        {"credits": 1, "science": 1},
        "tech:robotics",
        {"credits": -1, "science": -1, **GAINED},
    ),
    (
        "marqualos_guile/transfer",
        {"slots": [Slot("D2"), Slot(), Slot()]},
        "part:1 part:2 produce:materials produce:credits",
        {"in play": -1, "trade": 1, "science": 1, "materials": 2, "credits": 2},
    ),
    (
        "marqualos_guile/direct",
        {},
        "cube:corvette:2a part:1 agenda:S1 part:2 part:1",
        {"2a corvette": -1, "active": 1, "agendas": 1, "bounties": 1, "food": 2},
    ),
    ("nervo_production/industrialize", {}, "part:1 part:2", {"economy": 1, "credits": 2, "materials": 1}),
    (
        "nervo_production/mechanize",
        {"materials": 2},
        "part:1 part:1 build:shipyard:2b part:2 part:2",
        {
            "materials": -2,
            "statecraft": 1,
            "2b shipyard": 1,
            "active": 1,
            "inactive": -1,
            "food": 1,
            "energy": 1,
        },
    ),
    ("nervo_production/thrive", {"materials": 1}, "at:1b", {"materials": -1, "society": 1, "1b population": 1}),
    ("nervo_uplift/bombard", {"energy": 2}, "", {"energy": -2, "invade any": 1}),
    ("nervo_uplift/analyze", {"credits": 1}, "agenda:D1", {"credits": -1, "agendas": 1}),
    ("nervo_uplift/regenerate", {"science": 1}, "part:2", {"science": -1, "credits": 1}),
    ("novaris_progress/embrace", {}, "slot:2 tech:robotics", {"dark slot 2": 1, **GAINED}),
    ("novaris_progress/experiment", {}, "slot:2 agenda:W1", {"dark slot 2": 1, "agendas": 1}),
    (
        "novaris_progress/ensnare",
        {"energy": 2, "science": 1},
        "part:1 move:corvette:2a:2b none part:2",
        {"energy": -2, "science": -1, "2a corvette": -1, "2b corvette": 1, "invade corrupted": 1},
    ),
    (
        "novaris_reinforcement/adapt",
        {"food": 1, "energy": 1, "materials": 1},
        "part:1",
        {"food": -1, "energy": -1, "materials": -1, "active": 1, "inactive": -1},
    ),
    (
        "novaris_reinforcement/muster",
        {"energy": 1, "materials": 1},
        "cube:corvette:1b cube:corvette:2a",
        {"energy": -1, "materials": -1, "active": -2, "2a corvette": 1, "1b corvette": 1},
    ),
    (
        "novaris_reinforcement/accelerate",
        {"energy": 1, "materials": 1},
        "part:1 track:society guild:engineers:2b part:2 move:corvette:2a:2b none",
        {
            "energy": -1,
            "materials": -1,
            "society": 2,
            "2b engineers": 1,
            "2a corvette": -1,
            "2b corvette": 1,
        },
    ),
    (
        "shiveus_crusade/indoctrinate",
        {"food": 1, "energy": 1, "materials": 1},
        "part:1 cube:corvette:2a none part:2 at:2b",
        {"food": -1, "energy": -1, "materials": -1, "active": -1, "2a corvette": 1, "2b population": 1},
    ),
    (
        "shiveus_crusade/exterminate",
        {"credits": 1, "energy": 1},
        "",
        {"credits": -1, "energy": -1, "invade corrupted": 1},
    ),
    (
        "shiveus_crusade/enlighten",
        {"science": 2},
        "cube:corvette:1b part:2 track:statecraft",
        {"science": -2, "1b corvette": -1, "active": 1 + 2, "inactive": -2, "statecraft": 1},
    ),
    (
        "shiveus_politics/exalt",
        {"food": 2},
        "part:1 part:2 glory:2",
        {"food": -2, "statecraft": 1, "active": 2, "inactive": -2, "glory": 1},
    ),
    ("shiveus_politics/retaliate", {"energy": 2}, "", {"energy": -2, "invade corrupted": 1}),
    (
        "shiveus_politics/brandish",
        {},
        "slot:1 part:1 part:2 produce:food",
        {"dark slot 1": 1, "trade": 1, "science": 1, "food": 1},
    ),
    ("thegwyn_production/thrive", {}, "", {"society": 2}),
    (
        "thegwyn_production/elevate",
        {"materials": 1, "food": 1},
        "part:2",
        {"materials": -1, "food": -1, "statecraft": 1, "active": 1, "inactive": -1},
    ),
    ("thegwyn_production/accumulate", {}, "", {"food": 1, "energy": 1, "materials": 1, "science": 2}),
    ("yarvek_conquest/engage", {"energy": 2}, "part:1", {"energy": -2, "invade any": 1}),
    (
        "yarvek_conquest/engage",
        {"energy": 2},
        "part:2 move:corvette:2a:2b none",
        {"energy": -2, "2a corvette": -1, "2b corvette": 1},
    ),
    (
        "yarvek_conquest/rally",
        {"credits": 1, "bounties": ["food2"]},
        "agenda:S1",
        {"credits": -1, "bounties": -1, "agendas": 1},
    ),
    (
        "yarvek_conquest/recycle",
        {"materials": 2, "reclaims": ["inst"]},
        "part:2 part:2",
        {"materials": -2, "reclaims": -1, "active": 2, "inactive": -2},
    ),
    ("yarvek_raid/liberate", {"energy": 2}, "", {"energy": -2, "invade any": 1}),
    (
        "yarvek_raid/consult",
        {"science": 1, "bounties": ["food2"]},
        "tech:robotics",
        {"science": -1, "bounties": -1, **GAINED},
    ),
    (
        "yarvek_raid/bargain",
        {"credits": 1},
        "slot:1 part:1 part:1 part:2",
        {"credits": -1, "dark slot 1": 1, "bounties": 1, "food": 2, "trade": 1, "science": 1},
    ),
    ("zenor_conquest/engage", {"energy": 2}, "part:1", {"energy": -2, "invade any": 1}),
    (
        "zenor_conquest/engage",
        {"energy": 2},
        "part:2 move:corvette:2a:2b none",
        {"energy": -2, "2a corvette": -1, "2b corvette": 1},
    ),
    (
        "zenor_conquest/invest",
        {"credits": 3},
        "part:1 agenda:D1 part:2",
        {"credits": -3, "agendas": 1, "trade": 1, "science": 1},
    ),
    ("zenor_conquest/experiment", {"science": 1}, "part:1 part:2 tech:robotics", {"science": -1 + 2, **GAINED}),
    (
        "zenor_politics/inspire",
        {"science": 2},
        "",
        {"science": -2, "statecraft": 1, "active": 1, "inactive": -1},
    ),
    (
        "zenor_politics/divide",
        {"energy": 1, "science": 1, "materials": 1},
        "part:1 part:2",
        {"energy": -1, "science": -1, "materials": -1, "active": 1, "inactive": -1, "invade any": 1},
    ),
    (
        "zenor_politics/replicate",
        {"energy": 1, "science": 1},
        "part:2 at:2b",
        {"energy": -1, "science": -1, "2b population": 1},
    ),
]


def test_every_action_is_played() -> None:
    """App-1."""
    assert {each[0] for each in PLAYED} == set(ALL)


@pytest.mark.parametrize(("name", "fields", "answers", "changes"), PLAYED, ids=[each[0] for each in PLAYED])
def test_what_an_action_costs_and_does(name: str, fields: dict[str, Any], answers: str, changes: Changes) -> None:
    """App-1: paid with exactly its cost in stock."""
    st = prosperous(house_of(name))
    give(st, A, **fields)
    expected = {key: change for key, change in changes.items() if change}
    assert act(st, name, *answers.split()) == expected


def dark(house: str) -> State:
    """One of each resource but three Science, Corruption in 1b and on the Economy track."""
    st = prosperous(house)
    put(st, "1b", corrupted=True)
    give(st, A, track_corruption=[False, False, True], food=1, energy=1, materials=1, credits=1, science=3)
    return st


REMOVALS = [
    ("astoran_conquest/harvest", "part:2 at:1b slot:1 none", {"credits": -1, "1b dark": -1, "dark slot 1": 1}),
    ("astoran_prosperity/rebuild", "part:2 at:1b none", {"1b shipyard": -1, "1b dark": -1}),
    ("fenrax_dispersal/retrieve", "part:2 at:1b none", {"science": -1, "1b shipyard": -1, "1b dark": -1}),
    ("kradmor_production/push", "part:1 track:economy none", {"food": -1, "materials": -1, "dark economy": -1}),
    ("nervo_uplift/regenerate", "swap:0 part:1 at:1b none", {"science": -1, "1b dark": -1}),
    ("thegwyn_production/elevate", "part:1 at:1b", {"food": -1, "materials": -1, "1b dark": -1}),
    (
        "novaris_reinforcement/adapt",
        "part:2 track:economy none",
        {"food": -1, "energy": -1, "materials": -1, "dark economy": -1},
    ),
    (
        "shiveus_crusade/enlighten",
        "cube:corvette:1b part:1 at:1b none",
        {"science": -2, "1b corvette": -1, "active": 1, "1b dark": -1},
    ),
    (
        "zenor_politics/replicate",
        "part:1 track:economy slot:3 none",
        {"energy": -1, "science": -1, "dark economy": -1, "dark slot 3": 1},
    ),
]


@pytest.mark.parametrize(("name", "answers", "changes"), REMOVALS, ids=[each[0] for each in REMOVALS])
def test_corruption_is_removed_or_moved(name: str, answers: str, changes: Changes) -> None:
    """App-1, P31."""
    assert act(dark(house_of(name)), name, *answers.split()) == changes


def test_adapt_removes_only_from_the_house_mat() -> None:
    """Reinforcement (Novaris): not from a sector."""
    with pytest.raises(AssertionError, match="at:1b is not among"):
        act(dark("novaris"), "novaris_reinforcement/adapt", "part:2", "at:1b")


def test_enlighten_removes_only_where_the_cube_was() -> None:
    """Crusade, P20."""
    st = dark("shiveus")
    changes = act(st, "shiveus_crusade/enlighten", "cube:corvette:2a", "none")
    assert changes == {"science": -2, "2a corvette": -1, "active": 1}


def test_recycle_removes_corruption_of_sectors() -> None:
    """Conquest (Yarvek): each time one from a sector, or activate one."""
    st = dark("yarvek")
    put(st, "2b", corrupted=True)
    give(st, A, materials=2, reclaims=["inst"])
    changes = act(st, "yarvek_conquest/recycle", "part:1", "at:1b", "part:1", "at:2b")
    assert changes == {"materials": -2, "reclaims": -1, "1b dark": -1, "2b dark": -1}


def test_regulate_offers_might_and_wealth() -> None:
    """Prosperity (Astoran)."""
    with pytest.raises(AssertionError, match="agenda:D1 is not among"):
        act(prosperous("astoran"), "astoran_prosperity/regulate", "cube:corvette:2a", "agenda:D1")


def test_retrieve_builds_elsewhere() -> None:
    """Dispersal, P24: not in the sector paid from."""
    st = prosperous("fenrax")
    give(st, A, science=1)
    with pytest.raises(AssertionError, match="build:shipyard:1b is not among"):
        act(st, "fenrax_dispersal/retrieve", "part:1", "build:shipyard:1b")


def test_colonize_establishes_elsewhere() -> None:
    """Development (Fenrax), P24."""
    st = prosperous("fenrax")
    give(st, A, materials=1)
    with pytest.raises(AssertionError, match="guild:miners:2b is not among"):
        act(st, "fenrax_development/colonize", "at:2b", "guild:miners:2b")


def test_settle_of_fenrax_stays_in_one_sector() -> None:
    """Development (Fenrax), P24."""
    st = prosperous("fenrax")
    give(st, A, materials=1, credits=1)
    with pytest.raises(AssertionError, match="build:shipyard:1b is not among"):
        act(st, "fenrax_development/settle", "part:1", "guild:farmers:2b", "part:2", "build:shipyard:1b")


def test_overcome_takes_a_preferred_action() -> None:
    """Temptation (Kradmor): Kradmor prefers Conquest."""
    st = prosperous("kradmor")
    give(st, A, credits=1, science=1, materials=3, hand=["conquest", "progress"])
    changes = act(st, "kradmor_temptation/overcome", "part:2", "action:conquest/prepare", "none")
    assert changes == {"credits": -1, "science": -1, "materials": -3, "active": 2, "inactive": -2}


def test_bombard_absorbs_for_materials() -> None:
    """Uplift: 1 Approach or Salvo Absorption for every 3 Materials."""
    st = prosperous("nervo")
    give(st, A, energy=2)
    act(st, "nervo_uplift/bombard")
    invasion = next_invasion(st)
    assert invasion is not None
    cost = (PayResources(Resources(materials=3)),)
    assert invasion.bonus == CombatBonus(cost, 1, ("approach", "salvo"))


def test_exterminate_gains_influence_for_voidborn_cubes() -> None:
    """Crusade: 2 Influence for each Voidborn cube removed in that combat."""
    st = prosperous("shiveus")
    give(st, A, credits=1, energy=1)
    act(st, "shiveus_crusade/exterminate")
    invasion = next_invasion(st)
    assert invasion is not None
    assert invasion.success == GainInfluencePer(2, VoidbornRemoved())


def test_liberate_gains_influence_for_population() -> None:
    """Raid: 1 Influence for each Population of the invaded sector."""
    st = prosperous("yarvek")
    give(st, A, energy=2)
    act(st, "yarvek_raid/liberate")
    invasion = next_invasion(st)
    assert invasion is not None
    assert invasion.success == GainInfluencePer(1, InvadedPopulation())


def test_nervo_may_pay_science_with_materials() -> None:
    """Applied Industry: Regenerate for 2 Materials."""
    st = prosperous("nervo")
    give(st, A, materials=2)
    assert why_not(st, "nervo_uplift/regenerate") == ""
    assert act(st, "nervo_uplift/regenerate", "part:2") == {"materials": -2, "credits": 1}
