"""What is always true of a game of Eclipse between two questions (facts, section 16)."""

from __future__ import annotations

from collections import Counter

from engine.core.errors import require
from engine.eclipse import components
from engine.eclipse.hidden_info import prints_of
from engine.eclipse.map.geometry import class_count, owned
from engine.eclipse.setup import RESERVE
from engine.eclipse.ships import is_legal, player_stats
from engine.eclipse.state import ActionTask, CubesTask, DiscoveryTask, ExploreTask, Player, ReputationTask, State
from engine.eclipse.tracks import owned_in, reputation_fits


def check(st: State) -> None:
    """Raise Broken naming the first invariant that does not hold."""
    check_sectors(st)
    check_watch(st)
    check_tiles(st)
    check_battle(st)
    for seat, player in enumerate(st.players):
        if player.species and player.playing:
            check_board(st, seat, player)
            check_pieces(st, seat, player)
            check_ships(st, seat, player)


def check_sectors(st: State) -> None:
    """Each of the fifty sectors is in one place; of two sides of a home tile at most one (P17.2.2)."""
    homes = [components.SPECIES[player.species].home for player in st.players if player.species]
    placed = [sector.id for sector in st.sectors.values()]
    drawn = [each for task in st.tasks if isinstance(task, ExploreTask) for each in task.drawn]
    piles = [each for ring in st.stacks for each in (*st.stacks[ring], *st.discards[ring])]
    expected = [tile.id for tile in components.SECTORS.values() if tile.ring != "home"] + homes
    require(sorted([*placed, *drawn, *piles, *st.unseen]) == sorted(expected), "sectors are conserved")
    for place, sector in st.sectors.items():
        require(sector.place == place, f"sector {sector.id} does not know its place")
        require(len(sector.filled) == len(components.SECTORS[sector.id].squares), f"the squares of {sector.id}")
        cubes = any(sector.filled) or sector.orbital_filled
        require(not cubes or sector.owner is not None, f"cubes without a disc in {sector.id}")
        require(not sector.orbital_filled or sector.orbital, f"a cube on no orbital in {sector.id}")
        require(all(fleet.size for fleet in sector.fleets), f"an empty fleet in {sector.id}")
        sides = [fleet.side for fleet in sector.fleets]
        require(len(set(sides)) == len(sides), f"two fleets of one side in {sector.id}")


def check_watch(st: State) -> None:
    """What has changed on the map since the watch looked is in places that the rules have touched."""
    watch = st.watch
    if watch is None or watch.touched is None:
        return
    for place, mark in prints_of(st.sectors).items():
        require(place in watch.touched or watch.prints.get(place) == mark, f"nobody said that {place} has changed")


def check_battle(st: State) -> None:
    """The ships of a battle are those that are there."""
    battle = st.battle
    if battle is None:
        return
    there: dict[tuple[int, str], list[int]] = {}
    for group, ships in zip(battle.groups, battle.standing, strict=True):
        if ships:
            there[battle.attacker if group.side == "attacker" else battle.defender, group.ship] = list(ships)
    fleets = [each for each in st.sectors[battle.place].fleets if each.side in (battle.attacker, battle.defender)]
    require(there == {(each.side, ship): ships for each in fleets for ship, ships in each.ships.items()}, "the battle")


def check_tiles(st: State) -> None:
    """Technologies, reputation, discoveries are conserved; what resigned players hold counts."""
    owned_techs: Counter[str] = Counter(st.tech_bag)
    for tech, count in st.supply.items():
        require(count >= 0, f"the supply of {tech}")
        owned_techs[tech] += count
    for player in st.players:
        printed = components.SPECIES[player.species].technologies if player.species else ()
        owned_techs.update(tech for tech in player.technologies if tech not in printed)
    for tile in components.TECHNOLOGIES.values():
        require(owned_techs[tile.id] == tile.copies, f"tiles of {tile.id} are conserved")
    reputation = Counter(st.reputation_bag)
    for player in st.players:
        reputation.update(player.reputation)
    for task in st.tasks:
        if isinstance(task, ReputationTask):
            reputation.update(task.drawn)
    require(reputation == Counter(components.REPUTATION), "reputation tiles are conserved")
    found = Counter([*st.discovery_stack, *st.used_discoveries])
    found.update(sector.discovery for sector in st.sectors.values() if sector.discovery is not None)
    found.update(task.tile for task in st.tasks if isinstance(task, DiscoveryTask) and task.tile)
    for player in st.players:
        found.update(player.kept_discoveries)
    require(
        found == Counter({tile.id: tile.count for tile in components.DISCOVERIES.values()}), "discoveries are conserved"
    )


def check_board(st: State, seat: int, player: Player) -> None:
    """Nothing is negative, tracks and places are not overfull, blueprints are legal outside of an upgrade."""
    require(min(player.money, player.science, player.materials) >= 0, f"seat {seat} owes resources")
    require(0 <= player.discs <= components.DISCS, f"discs of seat {seat}")
    require(all(0 <= cubes <= components.MOST_CUBES for cubes in player.cubes), f"tracks of seat {seat}")
    require(0 <= player.colony_ships <= components.SPECIES[player.species].colony_ships, f"colony ships of seat {seat}")
    for category in components.CATEGORIES:
        require(owned_in(player, category) <= components.MOST_IN_CATEGORY, f"technologies of seat {seat}")
    require(reputation_fits(player, len(player.partners), len(player.reputation)), f"reputation track of seat {seat}")
    for partner in player.partners:
        require(seat in st.players[partner].partners, f"relation of seats {seat} and {partner}")
    upgrading = any(isinstance(task, ActionTask) and task.kind == "upgrade" and task.seat == seat for task in st.tasks)
    for ship in components.SHIP_CLASSES:
        slots = {slot for slot, _ in components.SPECIES[player.species].blueprints[ship].slots}
        tiles = player.tiles.get(ship, {})
        require(set(tiles) <= slots and set(tiles.values()) <= set(components.PARTS), f"tiles of seat {seat}")
        require(upgrading or is_legal(ship, player_stats(player, ship)), f"the {ship} of seat {seat} is legal")


def check_pieces(st: State, seat: int, player: Player) -> None:
    """Cubes and discs of a seat are conserved; partners never share a sector (P1.1)."""
    sectors = owned(st, seat)
    out = components.DISCS - RESERVE - components.SPECIES[player.species].discs
    discs = player.discs + len(sectors) + len(player.actions) + len(player.reactions) + player.reserve + out
    require(discs == components.DISCS, f"discs of seat {seat} are conserved")
    cubes = sum(player.cubes) + sum(player.graveyard.values()) + len(player.partners)
    cubes += sum(sum(sector.filled) + sector.orbital_filled for sector in sectors)
    for task in (*st.tasks, player.returning):
        if isinstance(task, CubesTask) and task.seat == seat:
            cubes += task.gray + task.orbital + task.own + task.ambassador
    require(cubes == components.CUBES_PER_TRACK * len(components.RESOURCES), f"cubes of seat {seat} are conserved")
    for sector in st.sectors.values():
        mine = sector.owner == seat or any(fleet.side == seat for fleet in sector.fleets)
        theirs = {sector.owner, *(fleet.side for fleet in sector.fleets)}
        require(not (mine and theirs & set(player.partners)), f"partners share {sector.place}")


def check_ships(st: State, seat: int, player: Player) -> None:
    """Miniatures are limited; a ship with more damage than hull is gone."""
    for ship in components.SHIP_CLASSES:
        built = sum(class_count(sector, seat, ship) for sector in st.sectors.values())
        require(built <= components.MINIATURES[ship], f"{ship}s of seat {seat}")
    for sector in st.sectors.values():
        for fleet in sector.fleets:
            if fleet.side == seat and st.phase in ("draft", "action", "upkeep", "cleanup"):
                damaged = any(damage for ships in fleet.ships.values() for damage in ships)
                require(not damaged, f"ships of seat {seat} are not repaired")
