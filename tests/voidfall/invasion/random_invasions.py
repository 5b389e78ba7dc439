"""Random invasions for the property that a forecast comes true: positions with any Technologies, cubes, stocks and
defenders, and the cubes that move in."""

from __future__ import annotations

from random import Random

from engine.voidfall.components import parts
from engine.voidfall.invasion.forecast import Moves
from engine.voidfall.invasion.targets import sources, targets
from engine.voidfall.map.sectors import home_of
from engine.voidfall.state import State
from engine.voidfall.tasks import Place
from engine.voidfall.vocabulary.effects import Invade
from engine.voidfall.vocabulary.terms import FLEETS, INSTALLATIONS, RESOURCES, Fleet
from tests.voidfall.combats import COMBAT
from tests.voidfall.positions import A, B, position

HOUSES = ("valnis", "belitan", "dunlork", "cortozaar", "zenor", "shiveus", "nervo", "fenrax", "kradmor")
BOMBARD = next(
    action.then
    for card in parts().focus_cards.values()
    for action in card.actions
    if isinstance(action.then, Invade) and action.then.bonus is not None
)


def random_position(random: Random) -> State:
    """A position in which A and B have fought for some time."""
    st = position(*random.sample(HOUSES, 2))
    places = [place for place, sector in st.sectors.items() if sector.home is None]
    for place in places:
        sector = st.sectors[place]
        sector.bounty = sector.reclaim = sector.voidborn = 0
        sector.fallen, sector.owner, sector.fleets = "", None, {}
        sector.glory = [random.randint(1, 5)] if random.random() < 0.3 else []
        sector.corrupted = random.random() < 0.5
        sector.population = random.randint(1, 6)
        sector.installations = random.choices(INSTALLATIONS, k=random.randint(0, 3))
    for seat in (A, B):
        equip(st, seat, random)
    for place in places:
        settle(st, place, random)
    for seat in (A, B):
        player = st.players[seat]
        player.active = random.randint(0, 5)
        player.glory = [random.randint(1, 5) for _ in range(random.randint(0, 4))]
    return st


def equip(st: State, seat: int, random: Random) -> None:
    """Technologies, resources and cubes at Home."""
    player = st.players[seat]
    for each in random.sample(COMBAT, random.randint(0, 4)):
        player.technologies[each] = random.choice(("basic", "improved"))
    player.stock = {resource: random.choice((0, 1, 3, 9)) for resource in RESOURCES}
    player.trade = random.randint(0, 2)
    st.ladder[0] -= player.trade
    st.sectors[home_of(st, seat)].fleets = random_fleets(random, 4)


def settle(st: State, place: Place, random: Random) -> None:
    """Who holds a sector: a player, the Voidborn, or nobody."""
    sector, holder = st.sectors[place], random.random()
    if holder < 0.3:
        sector.voidborn = random.randint(1, 3)
    elif holder < 0.9:
        sector.owner, sector.corrupted = random.choice((A, B)), random.random() < 0.3
        sector.fleets = random_fleets(random, 4, least=1)


def random_fleets(random: Random, most: int, least: int = 0) -> dict[Fleet, int]:
    """Some cubes of any types."""
    fleets: dict[Fleet, int] = {}
    for _ in range(random.randint(least, most)):
        fleet = random.choice(FLEETS)
        fleets[fleet] = fleets.get(fleet, 0) + 1
    return fleets


def random_invasion(st: State, random: Random) -> tuple[Invade, Place, Moves] | None:
    """An invasion of A, its target and the cubes that move in; None: A cannot invade."""
    effect = random.choice((Invade(), BOMBARD))
    assert isinstance(effect, Invade)
    found = [place for place in targets(st, A) if sources(st, A, place)]
    if not found:
        return None
    place = random.choice(found)
    moves: dict[Place, dict[Fleet, int]] = {}
    for source in sources(st, A, place):
        for fleet, count in st.sectors[source].fleets.items():
            moved = random.randint(0, count)
            if moved:
                moves.setdefault(source, {})[fleet] = moved
    if not moves:
        source = random.choice(sources(st, A, place))
        moves[source] = {next(iter(st.sectors[source].fleets)): 1}
    return effect, place, moves
