"""What the position of one seat promises, Influence gained so far included."""

from __future__ import annotations

from engine.voidfall.constants import CYCLES, UNPAID_UPKEEP
from engine.voidfall.map.sectors import own_sectors, shipyards
from engine.voidfall.production import yields
from engine.voidfall.progress import influence
from engine.voidfall.prospects import horizon
from engine.voidfall.prospects.conquests import of_conquests
from engine.voidfall.prospects.danger import of_danger
from engine.voidfall.prospects.objectives import UPKEEP, of_agendas, of_event
from engine.voidfall.prospects.tracks import of_tracks
from engine.voidfall.state import Sector, State
from engine.voidfall.steps import evaluation as steps
from engine.voidfall.tasks import Do, Unit
from engine.voidfall.turn.moves import ACTIONS_WITH_TOKEN
from engine.voidfall.upkeep import payable_upkeep, upkeep_due

STOCK = ((3, 1.3), (3, 0.8), (4, 0.4), (5, 0.15))
"""What resources of one kind in stock are worth while turns follow: the first of them, those after, the rest."""
PENDING = 2.5
"""What an effect is worth at least that has been paid for and is still to be resolved."""
YIELD = 1.0
"""What one of each Yield is worth for each Cycle that follows."""
SECTOR, PURE = 1.6, 1.2
"""What a sector is worth for each Evaluation that follows beyond what objectives count now, and how much more if it is
Pure."""
POPULATION = 0.5
"""What a Population is worth in a Pure sector."""
SHIPYARD = 2.0
"""What a place to deploy is worth while turns follow."""
CORRUPTION = 2.5
"""What a Corruption on the mat or a sector costs."""
LASTING_CORRUPTION = 0.3
"""What it costs even at the end of the game."""
ACTIVE, DEPLOYED, INACTIVE = 0.9, 1.9, 0.3
"""What a cube is worth."""
TECHNOLOGY = 3.0
TRADE = 2.0
GLORY = 0.8
"""What a Technology, a Trade token, a point of Glory are worth while turns follow."""
TOKEN = 0.3
"""What a Bounty or Reclaim token kept is worth."""
FLIPPED = 3.0
"""What a third action is worth that a flipped Trade token allows."""
SETTLING = 0.3
"""How much what happens at the end of a Cycle counts at its beginning, when much can still be done about it."""


def worth_of_stock(amount: int) -> float:
    """What so many of one resource are worth: the more there are, the less one more is."""
    worth = 0.0
    for most, each in STOCK:
        worth += each * min(amount, most)
        amount -= most
        if amount <= 0:
            break
    return worth


def one_more(amount: int) -> float:
    """What one more of a resource is worth of which there are so many."""
    return worth_of_stock(amount + 1) - worth_of_stock(amount)


def prospects(st: State, seat: int, haven: float = 0.0) -> float:
    """Influence now and what is likely to come of the position. What has to be used loses its worth when few turns are
    left. `haven`: see `of_tracks`."""
    player = st.players[seat]
    found = float(player.influence)
    if st.phase == "end":
        return found
    turns = horizon.turns_left(st, seat)
    found += of_mat(st, seat, turns) + of_sectors(st, seat, turns) - of_upkeep(st, seat, turns)
    found += of_agendas(st, seat) + of_event(st, seat) + of_tracks(st, seat, turns, haven) + under_way(st, seat)
    if turns >= horizon.HALF_TURN:
        found += of_conquests(st, seat, turns)
    return found - of_danger(st, seat, min(1.0, turns / 8))


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
    found += late * (TECHNOLOGY * len(player.technologies) + ACTIVE * player.active + INACTIVE * player.inactive)
    found += TRADE * min(1.0, turns / 4) * player.trade + GLORY * min(1.0, turns / 10) * sum(player.glory)
    found += TOKEN * (len(player.bounties) + len(player.reclaims))
    return found - (LASTING_CORRUPTION + late * CORRUPTION) * corrupted


def of_sectors(st: State, seat: int, turns: float) -> float:
    """What the sectors of a seat are worth, and what they produce."""
    late, times = min(1.0, turns / 8), horizon.evaluations_left(st, seat)
    found = turns / horizon.ROUNDS * YIELD * sum(yields(st, seat).values())
    return found + sum([of_sector(each, late, times) for each in own_sectors(st, seat)])


def of_sector(sector: Sector, late: float, times: int) -> float:
    """What a sector is worth with its cubes and Installations, if it is counted in so many Evaluations."""
    found = late * (DEPLOYED * sector.cubes + SHIPYARD * shipyards(sector)) + times * SECTOR
    if sector.corrupted:
        return found - LASTING_CORRUPTION - late * CORRUPTION
    return found + times * PURE + late * POPULATION * (sector.population or 0)


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
