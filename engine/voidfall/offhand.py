"""How questions of detail are answered without thinking: payments, what is gained, cubes that move, combats.

Computer players imagine with it what follows from a decision. Which details are best they decide when they are asked.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.decision import Ask, Keys
from engine.voidfall.combat.records import Cubes
from engine.voidfall.coop_course import evaluation_extra
from engine.voidfall.flow.asking import DECLINE
from engine.voidfall.invasion.fighting import HABIT
from engine.voidfall.invasion.moves import FIGHT
from engine.voidfall.invasion.sides import battle_for
from engine.voidfall.invasion.skirmish import strength
from engine.voidfall.invasion.targets import sources
from engine.voidfall.map.sectors import adjacent_places
from engine.voidfall.prospects.conquests import left_after, most_promising
from engine.voidfall.prospects.seat import one_more
from engine.voidfall.questions import Question
from engine.voidfall.resolve.combined import ALL
from engine.voidfall.state import Sector, State
from engine.voidfall.tasks import InvasionTask, Place
from engine.voidfall.vocabulary.terms import RESOURCES, Fleet, Resource

MOST_GARRISON = 4
"""Cubes that are wanted in a sector after it was conquered, at most."""
KEPT = 3
"""Of a resource that pays for anything so many are kept if there is another."""
WEAKEST: tuple[Fleet, ...] = ("sentry", "corvette", "carrier", "dreadnought", "destroyer")
"""Which cubes stay behind first."""


def offhand(st: State, ask: Ask) -> Keys:
    """The answer; empty where there is none."""
    if ask.habit == HABIT:
        return ask.settled_default
    answer = ANSWERS.get(ask.kind)
    key = "" if answer is None else answer(st, ask)
    return (key,) if key else ()


# -- resources -------------------------------------------------------------------------------------------------------


def _amounts(ask: Ask) -> dict[Resource, dict[int, str]]:
    """The options by resource and number."""
    found: dict[Resource, dict[int, str]] = {}
    for key in ask.options.keys:
        _, resource, *count = key.split(":")
        found.setdefault(resource, {})[int(count[0]) if count else 1] = key  # type: ignore[arg-type]  # a resource
    return found


def pay_any(st: State, ask: Ask) -> str:
    """From the largest stock, as many as leave some of it."""
    stock, given = st.players[ask.seat].stock, _amounts(ask)
    resource = max(given, key=lambda each: stock[each])
    most = max(1, stock[resource] - KEPT)
    return given[resource][max(count for count in given[resource] if count <= most)]


def gain_any(st: State, ask: Ask) -> str:
    """Of what one more is worth most; the other resources by turns, because what was chosen is not there yet."""
    stock, given = st.players[ask.seat].stock, _amounts(ask)
    left = max(count for counts in given.values() for count in counts)
    wanted = sorted(given, key=lambda each: (-one_more(stock[each]), RESOURCES.index(each)))
    return given[wanted[(left - 1) % min(2, len(wanted))]][1]


# -- cubes -----------------------------------------------------------------------------------------------------------


def target(st: State, ask: Ask) -> str:
    """The most promising one that falls to the cubes next to it, if there is any."""
    places = {key.removeprefix("at:"): key for key in ask.options.keys if key != DECLINE}
    best = most_promising(st, ask.seat, places)
    return places[best] if best else DECLINE


def move_in(st: State, ask: Ask) -> str:
    """Cubes that can go without abandoning a sector, until they are enough to win and to hold what they win. None, if
    they cannot win."""
    task = st.tasks[-1]
    assert isinstance(task, InvasionTask)
    seat, stop = ask.seat, FIGHT if task.moved else DECLINE
    there = sources(st, seat, task.target, task.reach)
    spare = {place: _spare(st.sectors[place]) for place in there}
    now = Cubes(**task.moved)
    most = now
    for fleets in spare.values():
        for fleet, count in fleets.items():
            most = most.plus(fleet, count)
    if most == now or left_after(battle_for(st, seat, task.target, most, task.bonus, task.emptied)) <= 0:
        return stop
    wanted = max(1, min(MOST_GARRISON, strength(st, seat, evaluation_extra(st))))
    if task.moved and left_after(battle_for(st, seat, task.target, now, task.bonus, task.emptied)) >= wanted:
        return FIGHT
    source = max(spare, key=lambda place: sum(spare[place].values()))
    fleet = max(spare[source], key=WEAKEST.index)
    return f"cube:{fleet}:{source}"


def _spare(sector: Sector) -> dict[Fleet, int]:
    """The cubes that can go without abandoning the sector: one of the weakest stays."""
    fleets = dict(sector.fleets)
    if sector.home is None:
        last = min(fleets, key=WEAKEST.index)
        fleets[last] -= 1
    return {fleet: count for fleet, count in fleets.items() if count}


def deploy(st: State, ask: Ask) -> str:
    """Where most cubes stand next to a sector of somebody else."""
    cubes = [(key, key.split(":")[2]) for key in ask.options.keys if key.startswith("cube:")]
    return max(cubes, key=lambda each: _front(st, ask.seat, each[1]))[0] if cubes else ""


def _front(st: State, seat: int, place: Place) -> tuple[bool, int]:
    sector = st.sectors[place]
    ahead = any(
        st.sectors[other].home is None and st.sectors[other].owner != seat for other in adjacent_places(st, place)
    )
    return ahead, sector.cubes


def nothing_more(st: State, ask: Ask) -> str:
    """No further step."""
    return DECLINE


def as_usual(st: State, ask: Ask) -> str:
    """What applies if nobody answers."""
    return ask.settled_default[0]


def all_parts(st: State, ask: Ask) -> str:
    """All parts of an effect, if they can be taken together."""
    return ALL if ALL in ask.options.keys else ""


ANSWERS: dict[str, Callable[[State, Ask], str]] = {
    Question.PAY_ANY: pay_any,
    Question.PAYMENT: as_usual,
    Question.GAIN_ANY: gain_any,
    Question.TARGET: target,
    Question.MOVE_IN: move_in,
    Question.MOVE_IN_FIRST: move_in,
    Question.DEPLOY: deploy,
    Question.REGROUP: nothing_more,
    Question.PART: all_parts,
}
"""By the question."""
