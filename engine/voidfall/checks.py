"""What is always true of a game of Voidfall between two questions: cubes, cards and tokens are conserved, and limits
hold (section 1.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.errors import require
from engine.voidfall.components import parts
from engine.voidfall.constants import CUBES, LAST_SPACE, MOST_GLORY_VALUE, MOST_POPULATION, MOST_STOCK
from engine.voidfall.coop.checks import check_cooperation
from engine.voidfall.map.sectors import kind_of
from engine.voidfall.mat import agendas_in_play, improved_limit, technology_limit
from engine.voidfall.setup.houses import hand_of
from engine.voidfall.state import Player, Sector, State
from engine.voidfall.tasks import InvasionTask, KeepAgenda, OrderEvents

PLAYING = ("start", "preparation", "focus", "evaluation")


def check(st: State) -> None:
    """Raise Broken naming the first invariant that does not hold."""
    if st.phase not in PLAYING:
        return
    check_agendas(st)
    check_technologies(st)
    check_trade_tokens(st)
    check_events(st)
    check_cooperation(st)
    for place, sector in st.sectors.items():
        check_sector(st, place, sector)
    for seat, player in enumerate(st.players):
        if not player.out:
            check_player(st, seat, player)


# -- cards -----------------------------------------------------------------------------------------------------------


def check_agendas(st: State) -> None:
    """Every Agenda is in one place."""
    found = Counter(agendas_everywhere(st))
    require(found == Counter(list(parts().agendas)), "Agendas are conserved")


def agendas_everywhere(st: State) -> Iterator[str]:
    """All Agendas, wherever they are."""
    for deck in st.decks.values():
        yield from deck
    yield from (card for card in st.offers.values() if card)
    for player in st.players:
        yield from player.agendas
        yield from (slot.agenda for slot in player.slots if slot.agenda)
    if st.turn is not None and st.turn.agenda:
        yield st.turn.agenda
    for task in st.tasks:
        if isinstance(task, KeepAgenda):
            yield from task.drawn


def check_technologies(st: State) -> None:
    """No Technology of the display is without copies; Improved cards are once on the table."""
    for technology, copies in st.display.items():
        require(copies.count >= 1, f"{technology} of the display has copies")
    shown = [*st.improved, *st.later]
    require(len(set(shown)) == len(shown), "Improved Technologies lie there once")


def check_events(st: State) -> None:
    """Events to come are in their piles, or somebody looks at them."""
    seen = [event for task in st.tasks if isinstance(task, OrderEvents) for event in task.events]
    for cycle, pile in enumerate(st.piles, 1):
        known = [event for event in (*pile, *seen) if parts().events[event].cycle == cycle]
        require(len(set(known)) == len(known), f"the events of Cycle {cycle} are in their pile once")
        require(set(pile) <= set(known), f"the pile of Cycle {cycle} has events of its own")


def check_trade_tokens(st: State) -> None:
    """Trade tokens are on the ladder, held, or flipped; one leaves before each Cycle but the first."""
    held = sum(player.trade for player in st.players)
    flipped = int(st.turn is not None and st.turn.flipped)
    now, before = sum(st.ladder) + held + flipped, sum(parts().player_counts[len(st.players)].trade_tokens)
    require(before - (st.cycle - 1) <= now <= before, f"{now} Trade tokens of {before} in Cycle {st.cycle}")


# -- sectors ---------------------------------------------------------------------------------------------------------


def check_sector(st: State, place: str, sector: Sector) -> None:
    """Control, Voidborn, spaces, Population and Corruption of a sector."""
    kind = kind_of(sector)
    under_attack = any(isinstance(task, InvasionTask) and task.target == place for task in st.tasks)
    require(all(count > 0 for count in sector.fleets.values()), f"{place} has Fleets with cubes")
    require(sector.owner is not None or not sector.cubes, f"the cubes in {place} belong to somebody")
    if sector.home is None and not under_attack and not st.battle:
        require((sector.owner is None) == (sector.cubes == 0), f"{place} is controlled by whoever has cubes there")
        require(not (sector.cubes and sector.voidborn), f"{place} is controlled by one side")
    require(sector.home is None or sector.owner in (None, sector.home), f"{place} is nobody else's Home")
    require(sector.population is None or 1 <= sector.population <= MOST_POPULATION, f"the Population of {place}")
    require(kind.corruptible or not sector.corrupted, f"{place} cannot be Corrupted")
    require(len(sector.installations) <= kind.installation_spaces, f"{place} has room for its Installations")
    require(min(sector.bounty, sector.reclaim, sector.voidborn, sector.harbingers) >= 0, f"counts of {place}")


# -- players ---------------------------------------------------------------------------------------------------------


def check_player(st: State, seat: int, player: Player) -> None:
    """Cubes, cards, tokens and limits of a House mat."""
    check_cubes(st, seat, player)
    check_focus_cards(st, seat, player)
    require(all(0 <= count <= MOST_STOCK for count in player.stock.values()), f"the stock of seat {seat}")
    require(player.influence >= 0, f"the Influence of seat {seat}")
    require(all(0 <= space <= LAST_SPACE for space in player.tracks), f"the tracks of seat {seat}")
    require(all(1 <= value <= MOST_GLORY_VALUE for value in player.glory), f"the Glory tokens of seat {seat}")
    require(0 <= player.covered <= min(player.trade, agendas_in_play(player)), f"covered Agendas of seat {seat}")
    check_limits(st, seat, player)


def check_cubes(st: State, seat: int, player: Player) -> None:
    """All 14 cubes are active, inactive, on the map, in Safe Havens, or under way to an invasion."""
    deployed = sum(sector.cubes for sector in st.sectors.values() if sector.owner == seat)
    havens = sum(haven.cubes.count(seat) for haven in st.coop.havens) if st.coop is not None else 0
    moved = sum(sum(task.moved.values()) for task in st.tasks if isinstance(task, InvasionTask) and task.seat == seat)
    there = player.active + player.inactive + deployed + havens + moved
    require(player.active >= 0 and player.inactive >= 0, f"seat {seat} has no fewer cubes than none")
    require(there == CUBES, f"seat {seat} has {there} cubes, not {CUBES}")


def check_focus_cards(st: State, seat: int, player: Player) -> None:
    """The nine Focus cards of the house are in hand, in the discard, or played."""
    own = hand_of(player.house)
    found = [*player.hand, *player.discard]
    if st.turn is not None and st.turn.seat == seat and st.turn.card in own:
        found.append(st.turn.card)
    require(sorted(found) == sorted(own), f"the Focus cards of seat {seat} are conserved")


def check_limits(st: State, seat: int, player: Player) -> None:
    """Technologies, Improved ones among them, and one Agenda of each type in play."""
    require(len(player.technologies) <= technology_limit(player), f"seat {seat} has too many Technologies")
    improved = sum(1 for level in player.technologies.values() if level == "improved")
    require(improved <= improved_limit(st, seat), f"seat {seat} has too many Improved Technologies")
    known = parts().agendas
    types = [known[slot.agenda].type for slot in player.slots if slot.agenda]
    require(len(set(types)) == len(types), f"seat {seat} has two Agendas of one type in play")
