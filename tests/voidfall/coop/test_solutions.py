"""Crises that are solved by payments or by what a player has (App-9, P60, P61)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.core.decision import Ask
from engine.voidfall import coop_course as course
from engine.voidfall.components import parts
from engine.voidfall.coop.crises import meets
from engine.voidfall.flow.flow import Flow, begin_unit
from engine.voidfall.flow.happened import happened
from engine.voidfall.happenings import (
    AgendaGained,
    AgendaKept,
    CubeDeployed,
    CubeRegrouped,
    GloryUpgraded,
    GuildEstablished,
    Happening,
    ResourceProduced,
    SectorInvaded,
    TechnologyGained,
    TrackAdvanced,
    TradeTokenTaken,
)
from engine.voidfall.run import run
from engine.voidfall.state import State
from engine.voidfall.tasks import Source
from engine.voidfall.turn.moves import moves, unpayable_moves
from engine.voidfall.turn.selection import play_agenda
from engine.voidfall.vocabulary.crises import ByPaying, ByState
from engine.voidfall.vocabulary.fleets import Activate
from engine.voidfall.vocabulary.terms import RESOURCES
from tests.voidfall.coop.tables import board_of, current, said, together
from tests.voidfall.positions import A, B, answer, give, play, put

SURCHARGE = "vf-ask-surcharge"
INVADED = SectorInvaded(A, "1a", 2, 3, 0, True, False, 3)

DEEDS: dict[str, Happening] = {
    "CR03": TradeTokenTaken(A),
    "CR06": CubeRegrouped(A, True),
    "CR11": TechnologyGained(A, "shields", "basic"),
    "CR19": GloryUpgraded(A),
    "CR23": ResourceProduced(A, "food", False),
    "CR32": GuildEstablished(A, "2b", "farmers"),
    "CR33": TechnologyGained(A, "shields", "improved"),
    "CR39": AgendaGained(A),
    "CR45": CubeDeployed(A, "2b", "corvette"),
    "CR46": TradeTokenTaken(A),
    "CR54": INVADED,
    "CR55": TrackAdvanced(A, "economy", 3),
    "CR60": AgendaKept(A),
    "CR64": TechnologyGained(A, "shields", "basic"),
}
"""The deeds with which a payment is asked for."""
BETWEEN_UNITS, AT_THE_END = ("CR34",), ("CR04", "CR21", "CR42", "CR61", "CR66")
PRICES: dict[str, dict[str, int]] = {
    "CR03": {"any": 2},
    "CR04": {"credits": 3},
    "CR06": {"energy": 2},
    "CR11": {"science": 1},
    "CR19": {"any": 2},
    "CR21": {"food": 2, "materials": 1},
    "CR23": {"any": 2},
    "CR32": {"materials": 2, "credits": 1},
    "CR33": {"credits": 2},
    "CR34": {"any": 4},
    "CR39": {"science": 2},
    "CR42": {"deployed": 2},
    "CR45": {"energy": 2},
    "CR46": {"corruption": -1},
    "CR54": {"glory": 1},
    "CR55": {"any": 6},
    "CR60": {"science": 3},
    "CR61": {"materials": 5},
    "CR64": {"corruption": -1},
    "CR66": {"corruption": -1, "any": 3},
}
"""What is paid, by the cards; Corruption is gained."""


def rich(crisis: str) -> State:
    """A can pay anything; the Crisis is the current one."""
    st = current(together(), crisis)
    give(st, A, **dict.fromkeys(RESOURCES, 6), glory=[2, 3])
    return st


def poor(crisis: str) -> State:
    """A can pay nothing: nothing in stock, no Glory, no cube, Corruption everywhere."""
    st = current(together(), crisis)
    give(st, A, glory=[], track_corruption=[True] * 3, active=0, inactive=0)
    put(st, "2a", fleets={})
    put(st, "2b", fleets={}, owner=None)
    for slot in st.players[A].slots:
        slot.corrupted = True
    return st


def do(st: State, crisis: str) -> None:
    """The deed with which the payment is asked for."""
    if crisis in DEEDS:
        happened(Flow(st, A, st.tasks), DEEDS[crisis])
    else:
        course.end_actions(st)


def stocks(st: State) -> dict[str, int]:
    player = st.players[A]
    stock: dict[str, int] = {resource: player.stock[resource] for resource in RESOURCES}
    mine = [sector for sector in st.sectors.values() if sector.owner == A or sector.home == A]
    return {
        **stock,
        "deployed": sum(sector.cubes for sector in mine),
        "glory": len(player.glory),
        "corruption": sum(player.track_corruption)
        + sum(slot.corrupted for slot in player.slots)
        + sum(sector.corrupted for sector in mine),
    }


def answer_all(st: State, *first: str) -> list[Ask]:
    """These answers, then the first option of every question."""
    asked: list[Ask] = []
    given = list(first)
    while st.tasks:
        drive_first(run(st), given, asked)
    return asked


def drive_first(unit: Any, given: list[str], asked: list[Ask]) -> None:
    value = None
    while True:
        try:
            request = unit.send(value)
        except StopIteration:
            return
        asked.append(request)
        value = request.value_of((given.pop(0) if given else request.options.keys[0],))


@pytest.mark.parametrize("crisis", PRICES)
def test_paying_in_addition_solves_the_crisis(crisis: str):
    """App-9, P61: asked when the deed happens, at the end of the actions, or between units; paid in addition."""
    st = rich(crisis)
    before = stocks(st)
    if crisis in BETWEEN_UNITS:
        drive_first(course.pay_crisis(st, A, crisis), [], [])
        answer_all(st)
    else:
        do(st, crisis)
        asked = answer_all(st, "use")
        assert (asked[0].about.key, asked[0].seat) == (SURCHARGE, A)
        assert asked[0].options.keys == ("use", "none")
    assert board_of(st).current == ""
    assert "vf-log-crisis-solved" in said(st)
    paid = {name: before[name] - now for name, now in stocks(st).items() if before[name] != now}
    wanted = dict(PRICES[crisis])
    some = wanted.pop("any", 0)
    assert sum(paid.pop(name, 0) for name in RESOURCES if name not in wanted) == some
    assert paid == wanted


@pytest.mark.parametrize("crisis", [crisis for crisis in PRICES if crisis not in BETWEEN_UNITS])
def test_who_declines_or_cannot_pay_has_not_solved_it(crisis: str):
    """P61: a surcharge may be declined; nobody is asked for what cannot be paid."""
    st = rich(crisis)
    before = stocks(st)
    do(st, crisis)
    asked = answer(st, "none")
    assert len(asked) == 1
    assert stocks(st) == before
    assert board_of(st).current == crisis
    st = poor(crisis)
    do(st, crisis)
    assert answer(st) == []
    assert board_of(st).current == crisis


def test_every_crisis_with_a_payment_is_among_the_cases():
    """App-9: 20 of the 68 Crises are solved by a payment."""
    expected = {card.id for card in parts().crisis_cards.values() if isinstance(card.solution, ByPaying)}
    assert {*PRICES} == expected == {*DEEDS, *BETWEEN_UNITS, *AT_THE_END}


def test_one_deed_may_solve_several_crises_each_of_which_is_paid():
    """P61."""
    st = rich("CR03")
    board_of(st).military.crises = ["CR46"]
    do(st, "CR03")
    asked = answer_all(st)
    assert [ask.about.key for ask in asked].count(SURCHARGE) == 2
    assert board_of(st).military.crises == []


def test_a_crisis_between_units_is_one_of_the_moves():
    """CR34, P61: any time in the Action step, outside any action; only if it can be paid."""
    st = rich("CR34")
    turn = st.turn
    assert turn is not None
    assert "crisis:CR34" in [move.key for move in moves(st, turn)]
    give(st, A, **dict.fromkeys(RESOURCES, 0))
    assert "crisis:CR34" not in [move.key for move in moves(st, turn)]
    assert [move.key for move, _ in unpayable_moves(st, turn)].count("crisis:CR34") == 1


def test_an_agenda_that_is_played_solves_a_crisis_at_once():
    """CR24, P61."""
    st = current(together(), "CR24")
    assert st.turn is not None
    st.players[A].agendas = ["W1"]
    play_agenda(st, st.turn, "W1")
    assert board_of(st).current == ""


def test_another_player_pays_for_the_crisis_of_this_turn():
    """P60: anybody's deed may solve it."""
    st = current(together(), "CR11")
    give(st, B, science=1)
    happened(Flow(st, B, st.tasks), TechnologyGained(B, "shields", "basic"))
    asked = answer(st, "use")
    assert asked[0].seat == B
    assert board_of(st).current == ""


# -- states ----------------------------------------------------------------------------------------------------------

Change = Callable[[State], Any]


def _glory(*values: int) -> Change:
    return lambda st: give(st, A, glory=list(values))


def _technologies(names: str) -> Change:
    return lambda st: give(st, A, technologies=names)


def _outpost(**fields: Any) -> Change:
    return lambda st: put(st, "2b", **fields)


def _sectors(count: int, **fields: Any) -> Change:
    return lambda st: [put(st, place, owner=A, **fields) for place in ("1a", "1b", "2d")[:count]]


def _tracks(*spaces: int, corrupted: bool = False) -> Change:
    return lambda st: give(st, A, tracks=list(spaces), track_corruption=[corrupted] * 3)


def _miners(*counts: int) -> Change:
    places = ("2b", "1a")
    return lambda st: [
        put(st, place, owner=A, population=5, guilds="m" * count) for place, count in zip(places, counts, strict=False)
    ]


STATES: dict[str, tuple[Change, Change]] = {
    "CR17": (_outpost(population=6), _outpost(population=5)),
    "CR18": (_outpost(installations="shipyard shipyard"), _outpost(installations="shipyard")),
    "CR30": (_technologies("shields torpedoes"), _technologies("shields robotics")),
    "CR31": (
        _sectors(2, installations="shipyard sector_defense", corrupted=False),
        _sectors(2, installations="shipyard sector_defense", corrupted=True),
    ),
    "CR35": (_outpost(guilds="fem"), _outpost(guilds="fee")),
    "CR38": (_tracks(0, 5, 0), _tracks(4, 4, 4)),
    "CR51": (_glory(5, 3, 2), _glory(5, 4)),
    "CR52": (_sectors(3, installations="shipyard shipyard"), _sectors(2, installations="shipyard shipyard")),
    "CR56": (
        _outpost(guilds="fem", installations="shipyard shipyard shipyard"),
        _outpost(guilds="fe", installations="shipyard shipyard shipyard"),
    ),
    "CR57": (_outpost(population=6, guilds="fe"), _outpost(population=5, guilds="fe")),
    "CR59": (_miners(2), _miners(1)),
    "CR63": (_technologies("shields+ torpedoes+"), _technologies("shields+ torpedoes")),
    "CR67": (_outpost(fleets={"corvette": 7}), _outpost(fleets={"corvette": 6})),
}
"""What solves the Crisis, and what falls short of it."""


@pytest.mark.parametrize("crisis", STATES)
def test_a_crisis_is_solved_when_a_player_has_what_it_asks_for(crisis: str):
    """App-9, P61: at once after a unit of play, whoever has it, on whose turn ever."""
    enough, short = STATES[crisis]
    st = together()
    short(st)
    assert not meets(st, A, crisis)
    enough(st)
    assert meets(st, A, crisis)
    assert not meets(st, B, crisis)
    current(st, crisis)
    begin_unit(st, B, Source("focus", "test/1"), Activate(1))
    answer(st)
    assert board_of(st).current == ""
    assert "vf-log-crisis-solved" in said(st)


def test_every_crisis_that_a_state_solves_is_among_the_cases():
    """App-9: 13 of the 68 Crises ask for a state."""
    expected = {card.id for card in parts().crisis_cards.values() if isinstance(card.solution, ByState)}
    assert {*STATES} == expected


def test_a_solved_ongoing_crisis_closes_its_gap_and_a_starting_one_leaves_the_game():
    """6.3."""
    st = together()
    board_of(st).military.crises = ["CR10", "CR01", "CR07"]
    board_of(st).military.harbingers = 1
    st.span.happened = [SectorInvaded(B, "1a", 0, 3, 1, False, False, 3)]
    play(st, Activate(1))
    assert board_of(st).military.crises == ["CR10", "CR07"]
    assert board_of(st).discards["1"] == []
    st.span.happened = []
    play(st, Activate(2))
    assert board_of(st).military.crises == ["CR07"]
    assert board_of(st).discards["1"] == ["CR10"]


def test_a_crisis_that_is_met_already_is_solved_as_it_is_revealed():
    """P61: no reason to wait."""
    st = together(alert="2", decks={"1": [], "2": ["CR30"], "3": []})
    give(st, B, technologies="shields torpedoes")
    course.begin_turn(st)
    assert board_of(st).current == ""
    assert board_of(st).discards["2"] == ["CR30"]
