"""The ten Heroic and the ten Joint Focus cards, action by action (App-1, P68, P69)."""

from __future__ import annotations

import pytest

from engine.core.decision import Ask
from engine.voidfall.components import parts
from engine.voidfall.coop.setup import set_up
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.gifts import take_up
from engine.voidfall.run import run
from engine.voidfall.state import Copies, CrisisRow, Options, State, Turn
from engine.voidfall.tasks import KeepAgenda
from engine.voidfall.vocabulary.effects import EachOtherPlayer
from engine.voidfall.vocabulary.fleets import Regroup
from engine.voidfall.vocabulary.places import CorruptionPlace
from engine.voidfall.vocabulary.sectors import RemoveCorruption
from engine.voidfall.vocabulary.terms import RESOURCES
from tests.voidfall.coop.tables import board_of
from tests.voidfall.focus.acting import Changes, act, names_of, next_invasion, prosperous, why_not
from tests.voidfall.positions import SOURCE, A, B, answer, give
from tests.voidfall.positions import play as play_effect

CURRENT, ONGOING = "CR49", ["CR61", "CR62"]
"""A military Crisis of the turn, an economic and a general one on the board, none of which these actions solve."""


def shared() -> State:
    """The position of the other Focus cards as a cooperative game: 6 of each resource, Corruption on Statecraft, a
    Trade token, an Agenda in play, Crises, a Harbinger on 1a. A prefers Progress and Politics and has one in hand."""
    st = prosperous()
    st.options, st.scenario = Options("coop", "K01", "easy"), "K01"
    set_up(st)
    board_of(st).current, board_of(st).economic = CURRENT, CrisisRow(1, list(ONGOING))
    st.sectors["1a"].harbingers = 1
    st.display, st.improved, st.blocked, st.cycle = {"shields": Copies(2, first=True)}, ["robotics"], False, 2
    give(st, A, **dict.fromkeys(RESOURCES, 6), glory=[2, 3], trade=1, tracks=[3, 0, 0], technologies="robotics")
    give(st, A, track_corruption=[False, True, False], hand=["conquest", "progress"])
    give(st, B, track_corruption=[True, False, False])
    st.players[A].slots[0].agenda = "D2"
    st.turn = Turn(A, card="production")
    return st


def others(st: State) -> Changes:
    """What belongs to B or to all, in numbers."""
    player, coop = st.players[B], board_of(st)
    found: Changes = {f"B {resource}": count for resource, count in player.stock.items()}
    found |= {f"B {name}": getattr(player, name) for name in ("influence", "active", "inactive")}
    found |= {"B dark": sum(player.track_corruption), "haven": sum(len(haven.cubes) for haven in coop.havens)}
    found |= {crisis: 1 for crisis in (coop.current, *coop.economic.crises) if crisis}
    found |= {f"{place} harbingers": sector.harbingers for place, sector in st.sectors.items()}
    found |= {f"{place} voidborn": sector.voidborn for place, sector in st.sectors.items()}
    return found | {"board harbingers": coop.economic.harbingers}


def play_shared(st: State, name: str, answers: str) -> Changes:
    """Play an action with these answers; those behind a bar are B's, who takes a gift in the next turn."""
    before, (own, _, later) = others(st), answers.partition("|")
    changed = act(st, name, *own.split())
    if later:
        st.turn = Turn(B, card="production")
        take_up(st)
        answer(st, *later.split())
    after = others(st)
    different = {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}
    return {**changed, **{key: change for key, change in different.items() if change}}


ANY2, ANY3, ANY4 = "pay:food " * 2, "pay:food " * 3, "pay:food " * 4
GAIN4 = " take:science" * 4
REGROUP = "move:corvette:2a:2b none"
REGROUP_B = "move:corvette:2g:2h none"
MOVED = {"2a corvette": -1, "2b corvette": 1}
MOVED_B = {"2g corvette": -1, "2h corvette": 1}
SHIELDS = {"technologies": 1, "influence": 4, "active": -1, "2a corvette": 1}
"""Gaining Shields: the first copy, and a cube deployed at once."""
INVASION = {"invade any": 1}

HEROIC: list[tuple[str, str, Changes]] = [
    ("heroic_conquest/annihilate", "", {"energy": -2, "food": -1, **INVASION}),
    ("heroic_conquest/strategize", f"all {REGROUP} agenda:D1", {"credits": -1, "energy": -1, "agendas": 1, **MOVED}),
    (
        "heroic_conquest/prepare",
        "cube:corvette:2a all glory:2",
        {"2a corvette": -1, "active": 3, "inactive": -2, "glory": 1},
    ),
    (
        "heroic_development/develop",
        "all guild:farmers:2a at:2a",
        {"materials": -2, "2a farmers": 1, "2a population": 1},
    ),
    (
        "heroic_development/grow",
        f"{ANY3}all guild:farmers:2a{GAIN4}",
        {"food": -3, "2a farmers": 1, "science": 4},
    ),
    ("heroic_development/harmonize", "all build:sector_defense:1b", {"science": -1, "1b sector_defense": 1}),
    (
        "heroic_innovation/research",
        f"{ANY4}all tech:shields cube:corvette:2a",
        {"food": -4, **SHIELDS, "credits": 1, "science": 2},
    ),
    ("heroic_innovation/experiment", "all improve:robotics at:1a", {"influence": 6, "1a voidborn": -1}),
    (
        "heroic_innovation/consolidate",
        f"{ANY2}all agenda:D1 crisis:{CURRENT}",
        {"food": -2, "agendas": 1, CURRENT: -1},
    ),
    ("heroic_command/rise", f"{ANY4}part:1 haven:1", {"food": -4, "haven": 1, "inactive": -1}),
    ("heroic_command/rise", f"{ANY4}part:2", {"food": -4, "influence": 5}),
    (
        "heroic_command/wield",
        "glory:2 all track:statecraft action:progress/experiment part:1",
        {"glory": -2, "dark statecraft": -1, "science": 2},
    ),
    ("heroic_command/repel", "pay:food part:1 at:1a", {"food": -1, "1a harbingers": -1}),
    ("heroic_command/repel", "pay:food part:1 row:economic", {"food": -1, "board harbingers": -1}),
    ("heroic_command/repel", f"pay:food part:2 crisis:{ONGOING[0]}", {"food": -1, ONGOING[0]: -1}),
    ("heroic_politics/inspire", "all", {"credits": -2, "statecraft": 1, "trade": 1}),
    ("heroic_politics/prevail", "all at:1a", {"energy": -2, "science": -1, "1a voidborn": -1, **INVASION}),
    ("heroic_politics/overturn", "all at:1a", {"1b shipyard": -1, "1a harbingers": -1}),
    ("heroic_production/thrive", "all at:1a", {"trade": -1, "influence": 15, "1a harbingers": -1}),
    ("heroic_production/supply", "part:1", {"food": 1, "energy": 2, "materials": 1}),
    ("heroic_production/supply", "part:2 at:2a at:2a", {"2a population": 2}),
    (
        "heroic_production/optimize",
        "cube:corvette:2a all track:statecraft at:2a",
        {"2a corvette": -1, "active": 1, "dark statecraft": -1, "society": 1, "2a population": 1},
    ),
    ("heroic_progress/experiment", "all guild:scientists:2a", {"2a scientists": 1, "science": 3}),
    (
        "heroic_progress/invent",
        "all tech:shields cube:corvette:2a track:statecraft",
        {"food": -1, **SHIELDS, "active": -2, "inactive": 1, "dark statecraft": -1},
    ),
    (
        "heroic_progress/restore",
        f"glory:2 part:1 cube:corvette:2a part:2 {REGROUP} part:3 crisis:{ONGOING[1]}",
        {"glory": -2, "active": -1, "2b corvette": 1, ONGOING[1]: -1},
    ),
    (
        "heroic_prosperity/flourish",
        f"{ANY2}all{GAIN4}",
        {"food": -2, "economy": 2, "trade": 1, "science": 5},
    ),
    (
        "heroic_prosperity/revolt",
        "piece:bankers:1b all at:1a",
        {"1b bankers": -1, "trade": 1, "science": 1, "1a harbingers": -1},
    ),
    ("heroic_prosperity/organize", "part:1 agenda:D1", {"agendas": 1}),
    ("heroic_prosperity/organize", "part:2 build:shipyard:2b", {"2b shipyard": 1}),
    (
        "heroic_reinforcement/accelerate",
        f"{ANY4}all {REGROUP}{GAIN4} track:economy",
        {"food": -4, **MOVED, "science": 5, "trade": 1, "economy": 2},
    ),
    (
        "heroic_reinforcement/muster",
        "all cube:corvette:2a cube:corvette:1b",
        {"materials": -4, "active": -1, "inactive": -1, "2a corvette": 1, "1b corvette": 1},
    ),
    (
        "heroic_reinforcement/resist",
        "at:1b part:1 build:sector_defense:1b build:shipyard:2b",
        {"1b dark": 1, "1b sector_defense": 1, "2b shipyard": 1},
    ),
    ("heroic_reinforcement/resist", f"at:1b part:2 crisis:{CURRENT}", {"1b dark": 1, CURRENT: -1}),
    (
        "heroic_temptation/exploit",
        f"{ANY4}all action:progress/experiment part:1{GAIN4}",
        {"food": -4, "science": 6},
    ),
    (
        "heroic_temptation/strive",
        "track:society part:1 part:2 track:economy",
        {"dark society": 1, "society": 1, "economy": 2, "trade": 1, "science": 1},
    ),
    (
        "heroic_temptation/exert",
        "all cube:corvette:2a produce:food produce:energy",
        {"in play": -1, "inactive": -1, "2a corvette": 1, "food": 1, "energy": 2},
    ),
]
"""What the answers to each action change, by the cards of the table in App-1."""

JOINT: list[tuple[str, str, Changes]] = [
    ("joint_conquest/coordinate", "", {"energy": -2, **INVASION}),
    (
        "joint_conquest/plan_together",
        "all agenda:D1 track:society at:2h",
        {"energy": -1, "credits": -1, "agendas": 1, "B dark": -1, "2h dark": 1},
    ),
    (
        "joint_conquest/mass_levy",
        "all",
        {"materials": -3, "active": 2, "inactive": -2, "B active": 1, "B inactive": -1},
    ),
    (
        "joint_development/shared_works",
        "all guild:farmers:2a build:sector_defense:2h",
        {"materials": -2, "2a farmers": 1, "2h sector_defense": 1},
    ),
    (
        "joint_development/exchange_settlers",
        f"{ANY2}all at:2a | take:credits",
        {"food": -2, "2a population": 1, "B credits": 1},
    ),
    (
        "joint_development/purge",
        "all track:statecraft track:society at:2h",
        {"science": -1, "dark statecraft": -1, "B dark": -1, "2h dark": 1},
    ),
    ("joint_innovation/open_labs", "all", {"food": -2, "credits": 1, "science": 2, "B science": 1}),
    (
        "joint_innovation/common_patent",
        "all tech:shields cube:corvette:2a",
        {"science": -2, **SHIELDS, "B credits": 1},
    ),
    ("joint_innovation/council", f"{ANY2}all agenda:D1 crisis:{CURRENT}", {"food": -2, "agendas": 1, CURRENT: -1}),
    (
        "joint_command/bulwark",
        f"{ANY4}all haven:1 build:sector_defense:2h",
        {"food": -4, "haven": 1, "inactive": -1, "2h sector_defense": 1},
    ),
    (
        "joint_command/rally",
        "glory:2 all track:statecraft",
        {"glory": -2, "dark statecraft": -1, "B active": 1, "B inactive": -1},
    ),
    ("joint_command/drive_back", f"{ANY2}part:1 at:1a", {"food": -2, "1a harbingers": -1}),
    ("joint_command/drive_back", f"{ANY2}part:2 crisis:{ONGOING[0]}", {"food": -2, ONGOING[0]: -1}),
    ("joint_politics/summit", "all", {"credits": -1, "science": -1, "statecraft": 1, "B influence": 1}),
    ("joint_politics/joint_strike", "all glory:2", {"energy": -2, "credits": -1, "glory": 1, **INVASION}),
    (
        "joint_politics/trade_pact",
        "all | take:food take:energy",
        {"credits": -1, "trade": 1, "science": 1, "B food": 1, "B energy": 1},
    ),
    ("joint_production/common_good", "all at:2a", {"society": 1, "2a population": 1, "B food": 1}),
    (
        "joint_production/pooled_supply",
        "produce:food",
        {"food": 1, "energy": 2, "materials": 1},
    ),
    (
        "joint_production/relief",
        f"all track:statecraft {REGROUP_B}",
        {"food": -1, "energy": -1, "dark statecraft": -1, **MOVED_B},
    ),
    ("joint_progress/field_study", "all", {"science": 2, "B science": 1}),
    (
        "joint_progress/shared_discovery",
        "all tech:shields cube:corvette:2a | take:energy",
        {"science": -2, **SHIELDS, "B energy": 1},
    ),
    ("joint_progress/cleanse", "cube:corvette:2a all", {"2a corvette": -1, "active": 1}),
    (
        "joint_prosperity/open_market",
        "all",
        {"materials": -1, "economy": 2, "trade": 1, "science": 1, "B credits": 1},
    ),
    ("joint_prosperity/stockpile", "all produce:food | take:food take:food", {"food": 1, "B food": 2}),
    (
        "joint_prosperity/charter",
        "all agenda:D1 build:shipyard:2b",
        {"energy": -1, "materials": -1, "active": -1, "inactive": 1, "agendas": 1, "2b shipyard": 1},
    ),
    (
        "joint_reinforcement/combined_arms",
        "all track:society at:2a build:sector_defense:2h",
        {"active": -1, "inactive": 1, "society": 1, "2a population": 1, "2h sector_defense": 1},
    ),
    (
        "joint_reinforcement/general_muster",
        "cube:corvette:2a cube:corvette:1b cube:corvette:2g",
        {"materials": -2, "active": -2, "2a corvette": 1, "1b corvette": 1, "B active": -1, "2g corvette": 1},
    ),
    ("joint_reinforcement/redeploy", f"{REGROUP} {REGROUP_B}", {"energy": -1, **MOVED, **MOVED_B}),
    (
        "joint_temptation/shared_burden",
        "at:1b all track:society at:2a | take:food take:food",
        {"1b dark": 1, "society": 1, "2a population": 1, "B food": 2},
    ),
    ("joint_temptation/borrowed_strength", "action:progress/experiment part:1", {"science": 2}),
    (
        "joint_temptation/dark_bargain",
        f"at:1b all cube:corvette:2a crisis:{CURRENT}",
        {"1b dark": 1, "inactive": -1, "2a corvette": 1, CURRENT: -1},
    ),
]
"""The same for Joint cards: what others gain is told of B."""


@pytest.mark.parametrize(("name", "answers", "expected"), HEROIC + JOINT)
def test_what_an_action_does(name: str, answers: str, expected: Changes):
    """App-1: cost and effect of each action; P69: the other player is asked after the acting one."""
    assert play_shared(shared(), name, answers) == expected


def test_every_action_is_here():
    """App-1: ten Heroic and ten Joint cards with three actions each."""
    assert {name for name, _, _ in HEROIC} == {*names_of("heroic")}
    assert {name for name, _, _ in JOINT} == {*names_of("joint")}
    assert len(names_of("heroic")) == len(names_of("joint")) == 30


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("heroic_conquest/annihilate", "needs 1 Food and 2 Energy, you have 0 Food, 0 Energy, 0 Credits"),
        ("heroic_command/wield", "needs 1 Glory token, you have 0"),
        ("heroic_production/thrive", "needs 1 Trade token, you have 0"),
        ("heroic_temptation/exert", "needs 1 Agenda in play besides the starting one, you have 0"),
        ("joint_temptation/borrowed_strength", ""),
    ],
)
def test_why_an_action_cannot_be_paid(name: str, reason: str):
    """P18: the cost is checked as a whole."""
    st = shared()
    give(st, A, **dict.fromkeys(RESOURCES, 0), glory=[], trade=0)
    st.players[A].slots[0].agenda = ""
    assert why_not(st, name) == reason


def test_after_an_annihilation_a_corruption_of_the_sector_goes():
    """Heroic Conquest: invade a sector (remove 1 Corruption in the combat sector)."""
    st = shared()
    act(st, "heroic_conquest/annihilate")
    invasion = next_invasion(st)
    assert invasion is not None
    place: CorruptionPlace = "combat_sector"
    assert invasion.success == RemoveCorruption(1, place)


def test_another_player_may_decline():
    """P69: each of the others may decline, and is not pushed into a cost."""
    st = shared()
    changed = play_shared(st, "joint_reinforcement/redeploy", "none none")
    assert changed == {"energy": -1}
    changed = play_shared(st, "joint_development/shared_works", "part:2 none none")
    assert changed == {"materials": -2}


def test_without_an_answer_the_other_player_declines():
    """P72: Joint offers are declined."""
    st = shared()
    asked = play_effect(st, EachOtherPlayer(Regroup(5)), "none")
    assert [(ask.seat, ask.default) for ask in asked] == [(B, ("none",))]


def test_restore_discards_no_military_crisis():
    """Heroic Progress: an economic or general Crisis only; Heroic Reinforcement: a military or general one."""
    st = shared()
    with pytest.raises(AssertionError, match=f"crisis:{CURRENT} is not among"):
        act(st, "heroic_progress/restore", "glory:2", "part:3", f"crisis:{CURRENT}")
    st = shared()
    with pytest.raises(AssertionError, match=f"crisis:{ONGOING[0]} is not among"):
        act(st, "heroic_reinforcement/resist", "at:1b", "part:2", f"crisis:{ONGOING[0]}")


@pytest.mark.parametrize("kind", ["heroic", "joint"])
def test_command_allows_every_agenda_and_the_others_those_of_their_type(kind: str):
    """6.3, P14: a card carries the normal type and its types of Agenda; Command allows any."""
    known = parts().focus_cards
    for card in known.values():
        if card.set != kind:
            continue
        expected = known[card.type].agendas if card.type != "command" else tuple(parts().agenda_types)
        assert set(card.agendas) == set(expected)


def test_who_is_asked_after_a_secret_decision_of_another_can_imagine_the_game() -> None:
    """P71: of the Agendas drawn with Plan Together only their owner knows; the other decides in a unit of its own."""
    st = shared()
    begin_unit(st, A, SOURCE, EachOtherPlayer(RemoveCorruption(1)))
    st.tasks.append(KeepAgenda(A, "might", ["M1", "M2"]))
    unit = run(st)
    asked = next(unit)
    assert isinstance(asked, Ask)
    assert asked.seat == A
    with pytest.raises(StopIteration):
        unit.send(asked.options.pairs[0][1])
    asked = next(run(st))
    assert isinstance(asked, Ask)
    assert asked.seat == B
