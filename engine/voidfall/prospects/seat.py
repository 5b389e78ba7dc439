"""What the position of one seat promises, Influence gained so far included."""

from __future__ import annotations

from functools import cache

from engine.voidfall.constants import CYCLES, UNPAID_UPKEEP
from engine.voidfall.map.sectors import own_sectors
from engine.voidfall.production import yields
from engine.voidfall.progress import influence
from engine.voidfall.prospects import horizon
from engine.voidfall.prospects.conquests import of_conquests
from engine.voidfall.prospects.danger import of_danger
from engine.voidfall.prospects.objectives import UPKEEP, of_agendas, of_event
from engine.voidfall.prospects.sectors import CORRUPTION, LASTING_CORRUPTION, of_sector
from engine.voidfall.prospects.tracks import of_tracks
from engine.voidfall.state import State
from engine.voidfall.steps import evaluation as steps
from engine.voidfall.tasks import Do, Unit
from engine.voidfall.turn.moves import ACTIONS_WITH_TOKEN
from engine.voidfall.upkeep import payable_upkeep, upkeep_due

STOCK = ((3, 1.3), (3, 0.8), (4, 0.4), (5, 0.15))
"""What resources of one kind in stock are worth while turns follow: the first of them, those after, the rest."""
PENDING = 2.5
"""What an effect is worth at least that has been paid for and is still to be resolved."""
YIELD = ((2, 2.2), (2, 1.5), (4, 0.8), (7, 0.25))
"""What Yields of one resource are worth for each Cycle that follows: the first of them, those after, the rest."""
ACTIVE, INACTIVE = 1.4, 0.3
"""What a cube is worth that is not deployed."""
TECHNOLOGY = 3.0
TRADE = 2.0
GLORY = 1.5
"""What a Technology, a Trade token, a point of Glory are worth while turns follow."""
TOKEN = 0.3
"""What a Bounty or Reclaim token kept is worth."""
FLIPPED = 3.0
"""What a third action is worth that a flipped Trade token allows."""
SETTLING = 0.3
"""How much what happens at the end of a Cycle counts at its beginning, when much can still be done about it."""


def worth_of_stock(amount: int) -> float:
    """What so many of one resource are worth: the more there are, the less one more is."""
    return _falling(amount, STOCK)


def worth_of_yield(amount: int) -> float:
    """What a Yield of one resource is worth for each Cycle that follows."""
    return _falling(amount, YIELD)


@cache
def _falling(amount: int, worth_of: tuple[tuple[int, float], ...]) -> float:
    """What so many are worth, if the first of them are worth this each, those after them that."""
    worth = 0.0
    for most, each in worth_of:
        worth += each * max(0, min(amount, most))
        amount -= most
    return worth


def one_more(amount: int) -> float:
    """What one more of a resource is worth of which there are so many."""
    return worth_of_stock(amount + 1) - worth_of_stock(amount)


def prospects(st: State, seat: int, haven: float = 0.0) -> float:
    """Influence now and what is likely to come of the position. What has to be used loses its worth when few turns are
    left. `haven`: see `of_tracks`."""
    found = at_a_glance(st, seat)
    return found if st.phase == "end" else found + of_plans(st, seat, haven)


def of_plans(st: State, seat: int, haven: float = 0.0, points: float = 1.0) -> float:
    """What `prospects` are beyond `at_a_glance`. `points`: what a point is worth that the Voidborn gain or lose."""
    turns = horizon.turns_left(st, seat)
    found = -of_upkeep(st, seat, turns)
    found += of_agendas(st, seat) + of_event(st, seat) + of_tracks(st, seat, turns, haven) + under_way(st, seat)
    if turns >= horizon.HALF_TURN:
        found += of_conquests(st, seat, turns, points)
    return found - of_danger(st, seat, min(1.0, turns / 8), points)


def at_a_glance(st: State, seat: int) -> float:
    """The same of somebody else, whose turn it is not: only what can be lost meanwhile."""
    found = float(st.players[seat].influence)
    if st.phase == "end":
        return found
    turns = horizon.turns_left(st, seat)
    return found + of_mat(st, seat, turns) + of_sectors(st, seat, turns)


def of_mat(st: State, seat: int, turns: float) -> float:
    """What lies on the House mat and beside it."""
    player = st.players[seat]
    late = min(1.0, turns / 8)
    corrupted = sum(player.track_corruption) + sum([slot.corrupted for slot in player.slots])
    found = min(1.0, turns / 3) * sum([worth_of_stock(each) for each in player.stock.values()])
    found += late * TECHNOLOGY * len(player.technologies)
    found += min(1.0, turns / 4) * (ACTIVE * player.active + INACTIVE * player.inactive)
    found += TRADE * min(1.0, turns / 4) * player.trade + GLORY * min(1.0, turns / 10) * sum(player.glory)
    found += TOKEN * (len(player.bounties) + len(player.reclaims))
    return found - (LASTING_CORRUPTION + late * CORRUPTION) * corrupted


def of_sectors(st: State, seat: int, turns: float) -> float:
    """What the sectors of a seat are worth, and what they produce."""
    late, times = min(1.0, turns / 8), horizon.evaluations_left(st, seat)
    found = turns / horizon.ROUNDS * sum([worth_of_yield(each) for each in yields(st, seat).values()])
    return found + sum([of_sector(each, late, times) for each in own_sectors(st, seat)])


def of_upkeep(st: State, seat: int, turns: float) -> float:
    """What the Upkeep of this Cycle and those that follow costs."""
    due = upkeep_due(st, seat)
    cost = UPKEEP * due * (CYCLES - st.cycle)
    if horizon.done_with(st, seat, steps.UPKEEP):
        return cost
    paid = payable_upkeep(st, seat)
    weight = SETTLING + (1 - SETTLING) * horizon.share_of_cycle(st)
    return cost + UNPAID_UPKEEP * weight * (due - paid) + UPKEEP * min(1.0, turns / 3) * paid


def under_way(st: State, seat: int) -> float:
    """What is under way: effects to be resolved, a third action that may be used."""
    found = 0.0
    for task in st.tasks:
        if task.seat == seat and not isinstance(task, Unit):
            found += max(PENDING, influence(st, seat, task.effect)) if isinstance(task, Do) else PENDING
    turn = horizon.own_turn(st, seat)
    if turn is not None and turn.flipped and len(turn.actions) < ACTIONS_WITH_TOKEN:
        found += FLIPPED
    return found
