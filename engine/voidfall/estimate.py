"""How good a position looks, for computer players: Influence now, and what stocks, Yields and the map promise."""

from __future__ import annotations

from engine.voidfall.constants import UNPAID_UPKEEP
from engine.voidfall.evaluation.objectives import scored_agendas
from engine.voidfall.map.sectors import own
from engine.voidfall.production import production_yield
from engine.voidfall.progress import influence
from engine.voidfall.state import State
from engine.voidfall.tasks import Unit
from engine.voidfall.upkeep import payable_upkeep, upkeep_due
from engine.voidfall.vocabulary.terms import RESOURCES

SCALE = 40.0
"""A lead of so much Influence is halfway to certainty."""
OVER = 0.6
"""A game that is won is worth this and more, by the margin; one that is lost as little."""
STOCK = ((3, 0.6), (4, 0.35), (8, 0.1))
"""What resources of one kind in stock are worth while turns follow: the first of them, those after, the rest."""
PENDING = 2.5
"""What an effect is worth that has been paid for and is still to be resolved."""
ROUNDS = 6
YIELD = 0.6
"""What one of each production is worth for each Cycle that follows, the present one included."""
SECTOR = 4.0
"""What a sector is worth beyond what objectives count."""
POPULATION = 0.6
"""What a Population is worth in a Pure sector."""
CORRUPTION = 2.5
"""What a Corruption on the mat or a sector costs."""
CUBE = 0.8
"""What an active or deployed cube is worth."""
TECHNOLOGY = 4.0
"""What a Technology is worth while turns follow."""
CARD = 1.5
"""What an Agenda in hand, or a Trade token, is worth while turns follow."""
SPACE = 1.0
"""What a space on a Civilization track is worth."""
CYCLES = 3


def estimate(st: State, seat: int) -> float:
    """From -1 (lost) to 1 (won): the own prospects against the best of the others."""
    if not st.players[seat].origin:
        return 0.0
    lead = prospects(st, seat) - rival(st, seat)
    looks = lead / (SCALE + abs(lead))
    if st.outcome is None:
        return OVER * looks
    if seat in st.outcome.winners:
        return OVER + (1 - OVER) * max(0.0, looks)
    return (1 - OVER) * min(0.0, looks) - OVER


def worth_of_stock(amount: int) -> float:
    """What so many of one resource are worth: the more there are, the less one more is."""
    worth = 0.0
    for most, each in STOCK:
        worth += each * min(amount, most)
        amount = max(0, amount - most)
    return worth


def rival(st: State, seat: int) -> float:
    """The best of the others; alone or together against the Voidborn, what a winner has by now."""
    others = [each for each, player in enumerate(st.players) if each != seat and not player.out and player.origin]
    if st.coop is not None or not others:
        return 100.0 * (st.cycle - 1 + st.round / 6) / CYCLES
    return max(prospects(st, each) for each in others)


def prospects(st: State, seat: int) -> float:
    """Influence now and what is likely to come of the position."""
    player = st.players[seat]
    found = float(player.influence)
    if st.phase == "end":
        return found
    left = CYCLES - st.cycle + 1 - 0.15 * st.round
    sectors = [st.sectors[place] for place in own(st, seat)]
    corrupted = sum(sector.corrupted for sector in sectors) + sum(player.track_corruption)
    corrupted += sum(slot.corrupted for slot in player.slots)
    found += left * YIELD * sum(production_yield(st, seat, resource) for resource in RESOURCES)
    found += sum(worth_of_stock(each) for each in player.stock.values())
    found -= UNPAID_UPKEEP * (upkeep_due(st, seat) - payable_upkeep(st, seat)) * (1 + st.round) / ROUNDS
    found += PENDING * sum(task.seat == seat and not isinstance(task, Unit) for task in st.tasks)
    found += SECTOR * len(sectors) + POPULATION * sum(each.population or 0 for each in sectors if not each.corrupted)
    found += CUBE * (player.active + sum(each.cubes for each in sectors)) - CORRUPTION * corrupted
    found += left * TECHNOLOGY / CYCLES * len(player.technologies) + CARD * (len(player.agendas) + player.trade)
    found += SPACE * sum(player.tracks) + sum(player.glory) * 0.7
    objectives = sum(influence(st, seat, each) for _, effects in scored_agendas(player) for each in effects)
    return found + left * objectives
