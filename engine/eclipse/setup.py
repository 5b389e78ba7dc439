"""Set-up (P17.2): stacks, bags, seats, species, home sectors."""

from __future__ import annotations

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Ask, Option, Options, Pairs, Rules
from engine.core.hexgrid import name_of
from engine.core.text import say
from engine.core.title import Setup
from engine.core.undo_reasons import DRAWN
from engine.eclipse import components
from engine.eclipse.effects import add_ship, put_down_guards
from engine.eclipse.map.geometry import CENTRE_PLACE
from engine.eclipse.names import SEATS, place_name, species_name, species_summary
from engine.eclipse.questions import Question
from engine.eclipse.state import Options as TableOptions
from engine.eclipse.state import Place, Player, Sector, State, clockwise

RESERVE = 3
"""Discs that only Advanced Robotics and Quantum Grid bring (facts, section 5)."""


def deal(setup: Setup, chance: Chance) -> State:
    """Everything before the first turn but the choice of species, where players choose (P17.2.1 to P17.2.5)."""
    options = msgspec.convert(setup.options, TableOptions)
    seats = list(range(setup.seats))
    if options.seating == "random":
        chance.shuffle(seats)
    st = State(chance=chance, options=options, players=[Player() for _ in seats], order=seats)
    st.start_player = st.active = seats[chance.below(len(seats))]
    deal_sectors(st)
    deal_bags(st)
    st.sectors[CENTRE_PLACE] = new_sector(components.CENTRE_SECTOR, CENTRE_PLACE, 0)
    st.sectors[CENTRE_PLACE].discovery = st.discovery_stack.pop()
    put_down_guards(st, CENTRE_PLACE)
    draw_technologies(st, components.SEATINGS[len(seats)].first_technologies)
    st.picks = clockwise(st, st.start_player)
    if options.species == "draft":
        st.active = st.picks[-1]
    else:
        deal_species(st)
    st.events = []
    return st


def deal_sectors(st: State) -> None:
    """Three shuffled stacks; of the outer one only so many as the number of players says (P17.2.3)."""
    for ring in components.RINGS:
        stack = [tile.id for tile in components.SECTORS.values() if tile.ring == ring]
        st.chance.shuffle(stack)
        st.stacks[ring], st.discards[ring] = stack, []
    outer = st.stacks["outer"]
    kept = components.SEATINGS[len(st.players)].outer
    st.stacks["outer"], st.unseen = outer[:kept], outer[kept:]


def deal_bags(st: State) -> None:
    """Technologies, reputation tiles, discovery tiles, each shuffled (P17.2.4, P17.2.5)."""
    st.tech_bag = [tech.id for tech in components.TECHNOLOGIES.values() for _ in range(tech.copies)]
    st.reputation_bag = [value for value, count in components.REPUTATION.items() for _ in range(count)]
    st.discovery_stack = [tile.id for tile in components.DISCOVERIES.values() for _ in range(tile.count)]
    st.chance.shuffle(st.tech_bag)
    st.chance.shuffle(st.reputation_bag)
    st.chance.shuffle(st.discovery_stack)


def new_sector(sector_id: str, place: Place, turns: int) -> Sector:
    """A sector as it comes to the map, without a discovery tile or ships."""
    return Sector(sector_id, place, turns, [False] * len(components.SECTORS[sector_id].squares))


def draw_technologies(st: State, count: int) -> list[str]:
    """So many technologies from the bag come to the supply; equal ones lie on one another (P17.2.5). Fewer if the bag
    runs out (ruling 19)."""
    drawn = [st.tech_bag.pop() for _ in range(min(count, len(st.tech_bag)))]
    for each in drawn:
        st.supply[each] = st.supply.get(each, 0) + 1
    return drawn


# -- species ---------------------------------------------------------------------------------------------------------


def deal_species(st: State) -> None:
    """Species without a choice: at random, or Terrans for all, who differ by name only (P17.2.2)."""
    boards = [species.id for species in components.SPECIES.values() if species.terran or st.options.species == "random"]
    st.chance.shuffle(boards)
    while st.picks:
        seat = st.picks.pop()
        take_species(st, seat, next(each for each in boards if each in open_species(st)))
    st.phase = "action"


def open_species(st: State) -> list[str]:
    """The species that can be chosen: those whose board nobody has (P17.2.2)."""
    taken = {components.SPECIES[player.species].board for player in st.players if player.species}
    return [species.id for species in components.SPECIES.values() if species.board not in taken]


def choose_species(st: State) -> Rules[None]:
    """The unit of the draft: one seat chooses, the last in turn order first, the start player last (P17.2.2)."""
    seat = st.picks[-1]
    options = Options(lambda: species_pairs(st), lambda key, species: describe_species(st, key, species))
    chosen = yield Ask(seat, say("ecl-ask-species"), options, kind=Question.SPECIES)
    st.picks.pop()
    take_species(st, seat, chosen)
    if st.picks:
        st.active = st.picks[-1]
    else:
        st.phase, st.active = "action", st.start_player


def species_pairs(st: State) -> Pairs[str]:
    """Every species that can be chosen."""
    return [(f"species:{each}", each) for each in open_species(st)]


def describe_species(st: State, key: str, species: str) -> Option:
    """A species with what makes it different; Planta and Draco are not advised for two (P17.2.2)."""
    ill_advised = len(st.players) == 2 and species in (components.PLANTA, components.DRACO)
    caution = say("ecl-caution-species-for-two") if ill_advised else None
    return Option(key, species_name(species), detail=species_summary(species), caution=caution)


def take_species(st: State, seat: int, species_id: str) -> None:
    """A seat gets a board and everything on it, and its home sector comes to the map (P17.2.6 to P17.2.8)."""
    species, player = components.SPECIES[species_id], st.players[seat]
    player.species = species_id
    player.money, player.science, player.materials = species.storage
    player.discs = species.discs
    player.reserve = RESERVE
    player.cubes = [components.CUBES_PER_TRACK] * len(components.RESOURCES)
    player.technologies = list(species.technologies)
    player.colony_ships = species.colony_ships
    st.record(say("ecl-log-species", side=SEATS[seat], species=species_name(species_id)), seat=seat)
    place_home(st, seat, species)
    if species.reputation_tiles:
        player.reputation = sorted(st.reputation_bag.pop() for _ in range(species.reputation_tiles))
        tiles = ", ".join(map(str, player.reputation))
        private = say("ecl-log-dealt-reputation-values", tiles=tiles)
        public = say("ecl-log-dealt-reputation", side=SEATS[seat], count=species.reputation_tiles)
        st.record(public, private=private, to=(seat,), seat=seat)
        st.seal(DRAWN)


def place_home(st: State, seat: int, species: components.Species) -> None:
    """The home sector with a disc, cubes on the squares that the species can use, and the first ship (P17.2.7)."""
    player = st.players[seat]
    at, turns = components.SEATINGS[len(st.players)].home(st.order.index(seat))
    sector = new_sector(species.home, name_of(at), turns)
    st.sectors[sector.place] = sector
    sector.owner = seat
    player.discs -= 1
    for number, square in enumerate(components.SECTORS[species.home].squares):
        resource = square.kind
        if resource != "gray" and (not square.advanced or components.ADVANCED[resource] in species.technologies):
            sector.filled[number] = True
            player.cubes[components.RESOURCES.index(resource)] -= 1
    add_ship(st, seat, sector.place, species.ship)
    st.record(say("ecl-log-home", side=SEATS[seat], place=place_name(sector.place)), at=(sector.place,), seat=seat)
