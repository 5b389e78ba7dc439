"""Hidden information: what a seat sees, and what it must imagine (P1.8)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core.chance import Chance
from engine.core.view import view_of
from engine.core.watch import Fingerprints, changed_for
from engine.eclipse.combat.shown import battle_view, contested
from engine.eclipse.components import MOST_CUBES, RINGS
from engine.eclipse.scoring.score import points
from engine.eclipse.state import DiscoveryTask, ExploreTask, Place, Player, ReputationTask, Sector, State
from engine.eclipse.view import Discovering, Exploring, FleetView, PlayerView, SectorView, View


def public(st: State) -> View:
    """Build up what everybody may know, from nothing."""
    return view_of(
        View,
        st,
        seat=None,
        reputation=None,
        drawn=None,
        players=tuple([player_view(st, seat, player) for seat, player in enumerate(st.players)]),
        sectors=map_of(st),
        stacks={ring: len(st.stacks[ring]) for ring in RINGS},
        discards={ring: tuple(st.discards[ring]) for ring in RINGS},
        supply={each: count for each, count in st.supply.items() if count},
        tech_bag=len(st.tech_bag),
        reputation_bag=len(st.reputation_bag),
        discovery_stack=len(st.discovery_stack),
        exploring=exploring(st),
        discovering=discovering(st),
        battle=None if st.battle is None else battle_view(st.battle, over=False),
        fought=tuple([battle_view(battle, over=True) for battle in st.fought]),
        contested=contested(st),
        recent=recent(st, None),
        over=st.outcome is not None,
        winners=() if st.outcome is None else st.outcome.winners,
    )


def map_of(st: State) -> dict[Place, SectorView]:
    """What everybody sees on the map."""
    return {place: sector_view(sector) for place, sector in st.sectors.items()}


def lies_on(sector: Sector) -> tuple[Any, ...]:
    """What lies on a sector, for the watch of the map: no records, since fields may be added to these."""
    return (
        sector.id,
        sector.turns,
        sector.owner,
        sector.filled,
        sector.discovery is not None,
        sector.orbital,
        sector.orbital_filled,
        sector.monolith,
        [(fleet.side, sorted(fleet.ships.items())) for fleet in sector.fleets],
    )


prints_of = Fingerprints(Sector, lies_on)


def recent(st: State, seat: int | None) -> tuple[Place, ...]:
    """Where the map has changed for a seat."""
    return tuple(st.recent) if st.watch is None else changed_for(st.watch, seat, prints_of(st.sectors))


def player_view(st: State, seat: int, player: Player) -> PlayerView:
    """A player board without the values of reputation tiles, which show at the end."""
    counted = points(st, seat)
    if st.outcome is None:
        counted = replace(counted, reputation=0)
    return view_of(
        PlayerView,
        player,
        cubes=tuple([min(count, MOST_CUBES) for count in player.cubes]),  # more: of a civilization that is gone
        tiles={ship: dict(tiles) for ship, tiles in player.tiles.items()},
        reputation=len(player.reputation),
        collapsed=player.frozen_score is not None,
        points=counted,
    )


def sector_view(sector: Sector) -> SectorView:
    """A sector; of a discovery tile only that it is there."""
    return view_of(
        SectorView,
        sector,
        discovery=sector.discovery is not None,
        fleets=tuple(
            [
                FleetView(fleet.side, {ship: tuple(damage) for ship, damage in fleet.ships.items()})
                for fleet in sector.fleets
            ]
        ),
    )


def exploring(st: State) -> Exploring | None:
    """The sectors that are turned up and not placed yet."""
    task = st.tasks[-1] if st.tasks else None
    if isinstance(task, ExploreTask) and task.drawn:
        return Exploring(task.seat, task.place, tuple(task.drawn))
    return None


def discovering(st: State) -> Discovering | None:
    """The discovery tile that is turned up and not used yet."""
    task = st.tasks[-1] if st.tasks else None
    if isinstance(task, DiscoveryTask) and task.tile:
        return Discovering(task.seat, task.place, task.tile)
    return None


def private(st: State, seat: int) -> dict[str, Any]:
    """What a seat knows besides: its reputation tiles, those that it has drawn, and where the map has changed since its
    last turn."""
    drawn = [task.drawn for task in st.tasks if isinstance(task, ReputationTask) and task.seat == seat and task.drawn]
    return {
        "seat": seat,
        "reputation": tuple(st.players[seat].reputation),
        "drawn": tuple(drawn[-1]) if drawn else None,
        "recent": recent(st, seat),
    }


def imagine(st: State, seat: int, chance: Chance) -> None:
    """Deal anew what the seat cannot know: stacks and bags, discovery tiles that lie face down, reputation tiles of
    others."""
    st.chance = chance
    for ring in ("inner", "middle"):
        st.stacks[ring] = chance.shuffled(st.stacks[ring])
    outer = chance.shuffled(st.stacks["outer"] + st.unseen)
    left = len(st.stacks["outer"])
    st.stacks["outer"], st.unseen = outer[:left], outer[left:]
    st.tech_bag = chance.shuffled(st.tech_bag)
    imagine_discoveries(st, chance)
    imagine_reputation(st, seat, chance)


def imagine_discoveries(st: State, chance: Chance) -> None:
    """Discovery tiles on the map and in the stack change places."""
    lying = [sector for sector in st.sectors.values() if sector.discovery is not None]
    faces = [sector.discovery for sector in lying if sector.discovery is not None]
    tiles = chance.shuffled(st.discovery_stack + faces)
    for sector in lying:
        sector.discovery = tiles.pop()
    st.discovery_stack = tiles


def imagine_reputation(st: State, seat: int, chance: Chance) -> None:
    """Reputation tiles of others, those that they have just drawn, and the bag."""
    others = [player for other, player in enumerate(st.players) if other != seat]
    draws = [task for task in st.tasks if isinstance(task, ReputationTask) and task.seat != seat]
    tiles = list(st.reputation_bag)
    for player in others:
        tiles += player.reputation
    for task in draws:
        tiles += task.drawn
    tiles = chance.shuffled(tiles)
    for player in others:
        player.reputation = sorted(tiles.pop() for _ in player.reputation)
    for task in draws:
        task.drawn = sorted(tiles.pop() for _ in task.drawn)
    st.reputation_bag = tiles
