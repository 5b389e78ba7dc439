"""Invasions for tests: A attacks 1a from the Home sector 2a; the Outpost 2b is not A's unless a test gives it back.

    st = front(attacker={"corvette": 3}, voidborn=2)
    asked = invade(st)
    assert st.sectors["1a"].fleets == {"corvette": 2}

Questions of the combat are answered as best play does, unless an answer that is given next fits them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.decision import Ask, Roll
from engine.voidfall.checks import check_sector
from engine.voidfall.flow.flow import begin_unit
from engine.voidfall.run import run
from engine.voidfall.state import State
from engine.voidfall.tasks import InvasionTask, Source
from engine.voidfall.vocabulary.effects import Effect, Invade
from tests.voidfall.positions import A, B, give, position, put

HOME, TARGET, OUTPOST = "2a", "1a", "2b"
BATTLE = "battle"


def front(
    attacker: Mapping[str, int],
    *,
    voidborn: int = 0,
    defender: Mapping[str, int] | None = None,
    defenses: int = 0,
    technologies: str = "",
    defending: str = "",
    houses: Sequence[str] = ("valnis", "belitan"),
) -> State:
    """A's cubes in 2a, and what defends 1a, which is Corrupted with Population 3 and has no tokens. `defender`: cubes
    of B. `technologies`, `defending`: those of A and of B."""
    st = position(*houses)
    put(st, OUTPOST, owner=None, fleets={}, voidborn=1)
    put(st, HOME, fleets=dict(attacker))
    put(st, TARGET, voidborn=voidborn, bounty=0, reclaim=0, glory=[], installations=[], population=3)
    if defender is not None:
        put(st, TARGET, owner=B, fleets=dict(defender))
    st.sectors[TARGET].installations = ["sector_defense"] * defenses
    give(st, A, technologies=technologies, active=14 - sum(attacker.values()), inactive=0)
    give(st, B, technologies=defending)
    return st


def invade(st: State, *answers: str, effect: Effect | None = None, move: Sequence[str] = ()) -> list[Ask]:
    """Invade 1a with all cubes of 2a, or with these moves, and go on until all is over. The questions asked."""
    start = [f"at:{TARGET}", *(move or default_move(st))]
    return resolve(st, effect or Invade(), *start, *answers)


def default_move(st: State) -> list[str]:
    """All cubes of 2a."""
    sector = st.sectors[HOME]
    return [f"all:{HOME}"] if sector.cubes > 1 else [f"cube:{next(iter(sector.fleets))}:{HOME}"]


def resolve(
    st: State, effect: Effect, *answers: str, seat: int = A, rolls: Sequence[Sequence[Any]] = (), scope: Any = None
) -> list[Ask]:
    """Resolve an effect as a unit of play; see `go_on`."""
    begin_unit(st, seat, Source("focus", "test/1"), effect, scope=scope)
    return go_on(st, *answers, rolls=rolls)


def go_on(st: State, *answers: str, rolls: Sequence[Sequence[Any]] = ()) -> list[Ask]:
    """Resolve what is on the stack with these answers. Other questions of a combat get their default."""
    asked: list[Ask] = []
    left, dice, cubes = list(answers), list(rolls), cubes_of_players(st)
    while st.tasks:
        unit, value = run(st), None
        while True:
            try:
                request: Any = unit.send(value)
            except StopIteration:
                break
            value = answered(request, left, dice, asked)
    assert cubes_of_players(st) == cubes, "cubes are conserved"
    for place, sector in st.sectors.items():
        check_sector(st, place, sector)
    assert not left, f"answers that nobody asked for: {left}; asked: {abouts(asked)}"
    return asked


def answered(request: Any, left: list[str], dice: list[Sequence[Any]], asked: list[Ask]) -> Any:
    """The answer to a request."""
    if isinstance(request, Roll):
        return tuple(dice.pop(0)) if dice else tuple(next(iter(request.faces)) for _ in range(request.times))
    assert isinstance(request, Ask), request
    asked.append(request)
    assert all(option.label for option in request.options.all)
    if left and left[0] in request.options.keys:
        return request.value_of((left.pop(0),))
    default = request.settled_default
    assert request.habit == BATTLE, f"unanswered: {request.about.key} {request.options.keys}, left {left}"
    return request.value_of(default)


def cubes_of_players(st: State) -> list[int]:
    """All cubes of each seat, those on their way included; 0 for one that has resigned."""
    moved = [(task.seat, sum(task.moved.values())) for task in st.tasks if isinstance(task, InvasionTask)]
    return [
        player.active
        + player.inactive
        + sum(sector.cubes for sector in st.sectors.values() if sector.owner == seat)
        + sum(count for owner, count in moved if owner == seat)
        if not player.out
        else 0
        for seat, player in enumerate(st.players)
    ]


def play_out(st: State, wanted: list[str]) -> None:
    """Resolve what is on the stack: the first of the wanted answers that fits, each once; else the default, else
    nothing, else the first answer. Glory tokens are discarded from the lowest."""
    cubes = cubes_of_players(st)
    while st.tasks:
        unit, value = run(st), None
        while True:
            try:
                request: Any = unit.send(value)
            except StopIteration:
                break
            if isinstance(request, Roll):
                value = tuple(next(iter(request.faces)) for _ in range(request.times))
                continue
            assert isinstance(request, Ask), request
            keys = request.options.keys
            fitting = [key for key in wanted if key in keys]
            if fitting and request.habit != BATTLE:
                wanted.remove(fitting[0])
                value = request.value_of((fitting[0],))
            else:
                value = request.value_of(request.settled_default or (("none",) if "none" in keys else keys[:1]))
    assert cubes_of_players(st) == cubes, "cubes are conserved"


def abouts(asked: Sequence[Ask]) -> list[str]:
    """What was asked, by message."""
    return [each.about.key for each in asked]
