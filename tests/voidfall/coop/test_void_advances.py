"""The Void Advances: what a player may choose for an unsolved Crisis or a War, and every penalty (6.3, P62, P63)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.voidfall import coop_course as course
from engine.voidfall.components import COMPONENTS, parts
from engine.voidfall.resolve.cooperative import void_keys, void_option, war_option
from engine.voidfall.run import resolve_next
from engine.voidfall.state import Copies, CrisisRow, State
from engine.voidfall.tasks import Do, ResolveRow, VoidAdvances
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, RESOURCES
from engine.voidfall.vocabulary.void import ResolveSkirmish
from tests.voidfall.coop.tables import board_of, current, together
from tests.voidfall.coop.test_solutions import answer_all
from tests.voidfall.positions import A, B, answer, drive, give, put

Outcome = dict[str, int]

SKIRMISHES = {"CR01": 1, "CR25": 1, "CR30": 1, "CR42": 2, "CR49": 3, "CR53": 2, "CR62": 3}
"""Penalties that are a Skirmish: its extra strength."""
PENALTIES: dict[str, Outcome] = {
    "CR02": {"installations": -1},
    "CR03": {"credits": -2},
    "CR04": {"influence": -5},
    "CR05": {"mat": 1},
    "CR06": {"energy": -3},
    "CR07": {"deployed": -1, "active": 1},
    "CR08": {"voidborn": 1},
    "CR09": {"active": -1, "inactive": 1},
    "CR10": {"active": -1, "inactive": 1},
    "CR11": {"science": -2},
    "CR12": {"food": -3},
    "CR13": {"materials": -3},
    "CR14": {"credits": -2},
    "CR15": {"trade": -1},
    "CR16": {"offers": 1},
    "CR17": {"population": -1},
    "CR18": {"installations": -1},
    "CR19": {"influence": -3},
    "CR20": {"influence": -3},
    "CR21": {"food": -2, "materials": -2},
    "CR22": {"deployed": -1, "active": 1},
    "CR23": {"any": -4},
    "CR24": {"offers": 1},
    "CR26": {"mat": 1},
    "CR27": {"deployed": -2, "active": 2},
    "CR28": {"active": -2, "inactive": 2},
    "CR29": {"voidborn": 2},
    "CR31": {"installations": -1},
    "CR32": {"guilds": -1},
    "CR33": {"display": -1, "consumed": 1},
    "CR34": {"any": -5},
    "CR35": {"guilds": -1},
    "CR36": {"food": -2, "energy": -2, "materials": -2},
    "CR37": {"display": -1, "consumed": 1},
    "CR38": {"influence": -5},
    "CR39": {"display": -1, "consumed": 1},
    "CR40": {"voidborn": 2},
    "CR41": {"mat": 1},
    "CR43": {"deployed": -2, "active": 2},
    "CR44": {"influence": -6},
    "CR45": {"deployed": -2, "active": 2},
    "CR46": {"offers": 4},
    "CR47": {"glory": -1},
    "CR48": {"mat": 2},
    "CR50": {"sectors": -1, "deployed": -4, "active": 4, "installations": -1, "population": -5, "guilds": -2},
    "CR51": {"glory": -1},
    "CR52": {"installations": -1},
    "CR54": {"active": -3, "inactive": 3},
    "CR55": {"influence": -10},
    "CR56": {"installations": -1},
    "CR57": {"population": -1},
    "CR58": {"food": -3, "energy": -3, "materials": -3},
    "CR59": {"improved": -1, "consumed": 1},
    "CR60": {"offers": 4},
    "CR61": {"installations": -1},
    "CR63": {"improved": -1, "consumed": 1},
    "CR64": {"mat": 2},
    "CR65": {"deployed": -3, "active": 3},
    "CR66": {"harbingers": 1},
    "CR67": {"sectors": -1, "deployed": -4, "active": 4, "installations": -1, "population": -5, "guilds": -2},
    "CR68": {"improved": -1, "consumed": 1},
}
"""What each penalty changes, by the cards."""
ALWAYS = {"influence"}
"""Losses that can always be suffered in full (P63)."""


def rich() -> State:
    """A has of everything, and one sector that can be lost, without Glory to lose with it."""
    st = together()
    give(st, A, **dict.fromkeys(RESOURCES, 6), influence=30, trade=2, glory=[2, 3], active=4, inactive=3)
    put(st, "2a", fleets={"corvette": 3})
    put(st, "2b", population=5, guilds="fe", installations="shipyard", fleets={"corvette": 4})
    put(st, "1a", voidborn=1)
    st.display = {"shields": Copies(2, True)}
    st.improved, st.blocked = ["carriers"], False
    return st


def bare() -> State:
    """A has nothing that a penalty could take, and no Voidborn near."""
    st = together()
    give(st, A, influence=30, glory=[], active=0, inactive=0, track_corruption=[True] * 3)
    put(st, "2a", fleets={})
    put(st, "2b", fleets={}, owner=None)
    for slot in st.players[A].slots:
        slot.corrupted = True
    for sector in st.sectors.values():
        sector.voidborn = sector.harbingers = 0
    st.offer_corruption = list(AGENDA_TYPES)
    st.display, st.improved = {}, []
    return st


def measured(st: State) -> Outcome:
    """What a penalty could change for A, or on the map and the boards."""
    player = st.players[A]
    mine = [sector for sector in st.sectors.values() if sector.owner == A or sector.home == A]
    mat = [*player.track_corruption, *(slot.corrupted for slot in player.slots)]
    found: dict[str, int] = {resource: player.stock[resource] for resource in RESOURCES}
    return found | {
        "influence": player.influence,
        "active": player.active,
        "inactive": player.inactive,
        "trade": player.trade,
        "glory": len(player.glory),
        "mat": sum(mat),
        "sectors": len(mine),
        "deployed": sum(sector.cubes for sector in mine),
        "population": sum(sector.population or 0 for sector in mine),
        "guilds": sum(len(sector.guilds) for sector in mine),
        "installations": sum(len(sector.installations) for sector in mine),
        "voidborn": sum(sector.voidborn for sector in st.sectors.values()),
        "harbingers": sum(sector.harbingers for sector in st.sectors.values()),
        "offers": len(st.offer_corruption),
        "display": sum(copies.count for copies in st.display.values()),
        "improved": len(st.improved),
        "consumed": len(board_of(st).consumed),
    }


def suffer(st: State, crisis: str, *answers: str) -> None:
    current(st, crisis)
    course.void_advances(st, A)
    answer_all(st, *answers)


@pytest.mark.parametrize("crisis", PENALTIES)
def test_the_penalty_is_suffered_in_full_and_the_crisis_discarded(crisis: str):
    """App-9, P63."""
    st = rich()
    before = measured(st)
    suffer(st, crisis, "penalty")
    changed = {name: now - before[name] for name, now in measured(st).items() if now != before[name]}
    expected = dict(PENALTIES[crisis])
    if "any" in expected:
        assert sum(changed.pop(resource, 0) for resource in RESOURCES) == expected.pop("any")
    if "sectors" in expected:  # what the Voidborn bring, and the Glory token, are tested with takeovers
        for name in ("voidborn", "glory"):
            changed.pop(name, None)
    assert changed == expected
    assert board_of(st).current == ""
    level = parts().crisis_cards[crisis].level
    assert not level or crisis in board_of(st).discards[str(level)]


@pytest.mark.parametrize("crisis", SKIRMISHES)
def test_a_skirmish_is_a_penalty_that_can_always_be_suffered(crisis: str):
    """App-9, P63: with so much more strength than Corruption and the Cycle give."""
    st = bare()
    current(st, crisis)
    course.void_advances(st, A)
    (task,) = st.tasks
    assert task == VoidAdvances(A)
    assert "penalty" in void_keys(st, A)
    drive_until_effect(st, "penalty")
    last = st.tasks[-1]
    assert isinstance(last, Do)
    assert last.effect == ResolveSkirmish(SKIRMISHES[crisis])
    assert last.forced


def drive_until_effect(st: State, *answers: str) -> None:
    """Resolve the last task alone."""
    drive(resolve_next(st, st.tasks), [*answers], [], [])


@pytest.mark.parametrize("crisis", PENALTIES)
def test_a_penalty_that_cannot_be_suffered_in_full_cannot_be_chosen(crisis: str):
    """P63: Influence losses always can."""
    st = current(bare(), crisis)
    can = set(PENALTIES[crisis]) <= ALWAYS
    assert ("penalty" in void_keys(st, A)) is can


def test_every_crisis_is_among_the_cases():
    """App-9: 68 cards."""
    assert {*PENALTIES, *SKIRMISHES} == {*parts().crisis_cards}
    assert len(parts().crisis_cards) == 68


def test_of_a_choice_only_what_can_be_suffered_is_left():
    """CR61, P63: destroy an Installation or a Guild."""
    st = current(rich(), "CR61")
    put(st, "2b", installations="")
    st.sectors["2b"].installations = []
    suffer(st, "CR61", "penalty")
    assert st.sectors["2b"].guilds in (["farmers"], ["engineers"])


# -- the other choices -----------------------------------------------------------------------------------------------


def test_nothing_happens_if_the_crisis_is_solved():
    """P63: solved or discarded current Crisis: nothing."""
    st = together(alert="1")
    course.void_advances(st, A)
    assert answer(st) == []


@pytest.mark.parametrize(
    ("crisis", "rows"),
    [
        ("CR07", {"ongoing:military"}),
        ("CR12", {"ongoing:economic"}),
        ("CR16", {"ongoing:military", "ongoing:economic"}),
    ],
)
def test_it_becomes_ongoing_on_a_row_of_its_type(crisis: str, rows: set[str]):
    """6.3: military: top row, economic: bottom row, general: either."""
    st = current(bare(), crisis)
    assert {key for key in void_keys(st, A) if key.startswith("ongoing")} == rows
    suffer(st, crisis, max(rows))
    row: Any = board_of(st).military if max(rows) == "ongoing:military" else board_of(st).economic
    assert row.crises == [crisis]
    assert board_of(st).current == ""


def test_a_catastrophe_token_discards_it():
    """6.3: take a Catastrophe token and discard it."""
    st = rich()
    give(st, A, track_corruption=[True, False, False])
    give(st, B, track_corruption=[True, False, False])
    current(st, "CR12")
    course.void_advances(st, A)
    answer(st, "catastrophe", "none", "none")
    assert board_of(st).catastrophes == 1
    assert board_of(st).discards["1"] == ["CR12"]


def test_the_last_catastrophe_is_said_to_be_the_last():
    """6.5: a choice that loses the game says so."""
    st = current(together(catastrophes=2), "CR12")
    assert void_option(st, A, "catastrophe").caution is None
    board_of(st).catastrophes = 3
    assert void_option(st, A, "catastrophe").caution is not None


def test_without_an_answer_a_crisis_becomes_ongoing_where_nothing_is_pushed_out():
    """P72: the default harms the least."""
    st = current(rich(), "CR16")
    board_of(st).military = CrisisRow(2, ["CR07", "CR08"])
    course.void_advances(st, A)
    asked = answer(st, "ongoing:economic")
    assert asked[0].default == ("ongoing:economic",)


def test_a_war_is_the_board_for_this_player_or_a_catastrophe():
    """6.3, P63: with the modifier of the card for the Cycle; only for the player whose turn it is."""
    st = together(alert="W8")
    st.cycle = 3
    course.void_advances(st, B)
    drive_until_effect(st, "board")
    assert st.tasks == [ResolveRow(B, "economic", 3), ResolveRow(B, "military", 3)]


def test_a_war_is_not_foretold_to_be_defended_by_drones():
    """13.6-1: Improved Drones defend in the Evaluation phase alone."""
    st = together()
    board_of(st).alert = next(iter(parts().war_cards))
    give(st, A, technologies="autonomous_drones+", track_corruption=[True, True, True], influence=40)
    foretold = war_option(st, A, "board").detail
    assert foretold is not None
    assert foretold.key in {"vf-forecast-skirmish-held", "vf-forecast-skirmish-lost"}


def test_by_a_setting_a_war_is_the_board_for_everybody(monkeypatch: pytest.MonkeyPatch):
    """Config `war_board_scope`."""
    everybody = replace(parts(), settings=replace(parts().settings, war_board_scope="all_players"))
    monkeypatch.setattr(COMPONENTS, "parts", everybody)
    st = together(alert="W8")
    course.void_advances(st, B)
    drive_until_effect(st, "board")
    assert [task.seat for task in st.tasks[::-1]] == [B, B, A, A]


def test_a_war_may_be_a_catastrophe_token():
    """6.3."""
    st = together(alert="W1")
    for seat in (A, B):
        give(st, seat, track_corruption=[True, False, False])
    course.void_advances(st, A)
    answer(st, "catastrophe", "none", "none")
    assert board_of(st).catastrophes == 1
