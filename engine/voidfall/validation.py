"""Checks of the components that concern more than one record. Each error names the file and the record."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.components import require
from engine.voidfall.constants import (
    BOUNTY_TOKENS,
    CRISIS_SLOTS,
    CUBES,
    CUBES_PER_FLEET,
    CYCLES,
    FALLEN_DRAWN,
    MOST_LEVEL,
    MOST_STOCK,
    RECLAIM_TOKENS,
    TRADE_TOKENS,
)
from engine.voidfall.parts import Parts
from engine.voidfall.records.galaxy import BASE, FALLEN, HOME, SEATS, WORMHOLE, GalaxyMap, Scenario, SectorKind, Tile
from engine.voidfall.records.houses import House, Origin, StartSector
from engine.voidfall.records.tables import Difficulty
from engine.voidfall.vocabulary.technology_rules import StartingAgendas
from engine.voidfall.vocabulary.terms import AGENDA_TYPES, STANDARD_FOCUSES, TRACKS

CRISES = (5, 19, 23, 21)
"""Crises of each level; level 0: Starting Crises (App-9)."""
AGENDAS_PER_TYPE = 8


def judge_ids(file: str, found: tuple[str, ...], wanted: tuple[str, ...]) -> None:
    """Names and other files depend on the ids, so an owner's file must keep them."""
    for record in found:
        require(record in wanted, file, record, f"there is no such id; ids are {wanted[0]} to {wanted[-1]}")
    for record in wanted:
        require(record in found, file, record, "this record is missing")


def judge(found: Parts) -> None:
    """Raise ComponentError for the first record that does not fit the others."""
    _judge_focus_cards(found)
    _judge_tracks(found)
    _judge_technologies(found)
    _judge_agendas(found)
    _judge_events(found)
    for house in found.houses.values():
        _judge_house(found, house)
    _judge_fallen_houses(found)
    for kind in found.sector_kinds.values():
        _judge_kind(kind)
    for each in found.maps.values():
        _judge_map(found, each)
    for scenario in found.scenarios.values():
        _judge_scenario(found, scenario)
    _judge_crises(found)
    for difficulty in found.difficulties.values():
        _judge_difficulty(found, difficulty)
    _judge_tables(found)


def _judge_focus_cards(found: Parts) -> None:
    file = "focus_cards.json"
    for card in found.focus_cards.values():
        own = card.set == "house"
        require((card.house is not None) == own, file, card.id, "a house card names its house, and no other card does")
        require((card.replaces is not None) == own, file, card.id, "a house card replaces a standard one")
        require(card.house is None or card.house in found.houses, file, card.id, f"there is no house {card.house}")
        fits = card.replaces is None or card.replaces in STANDARD_FOCUSES
        require(fits, file, card.id, f"there is no standard Focus card {card.replaces}")
        names = [action.id for action in card.actions]
        require(len(dict.fromkeys(names)) == len(names), file, card.id, "its actions must differ")


def _judge_tracks(found: Parts) -> None:
    for track in found.tracks.values():
        fits = track.id == f"{track.set}_{track.track}"
        require(fits, "tracks.json", track.id, "the id is the set and the track")


def _judge_technologies(found: Parts) -> None:
    file = "technologies.json"
    for card in found.technologies.values():
        house = found.houses.get(card.house)
        require(house is not None, file, card.id, f"there is no house {card.house}")
        fits = house is not None and card.id in house.technologies
        require(fits, file, card.id, f"the house {card.house} does not have it")


def _judge_agendas(found: Parts) -> None:
    for kind in AGENDA_TYPES:
        of_kind = [card for card in found.agendas.values() if card.type == kind]
        fits = len(of_kind) == AGENDAS_PER_TYPE
        require(fits, "agendas.json", "", f"there are {AGENDAS_PER_TYPE} Agendas of type {kind}, not {len(of_kind)}")


def _judge_events(found: Parts) -> None:
    for event in found.events.values():
        fits = event.id == f"{event.cycle}{event.letter}"
        require(fits, "events.json", event.id, "the id is the Cycle and the letter")


def _judge_house(found: Parts, house: House) -> None:
    file = "houses.json"
    for track in TRACKS:
        name = f"{house.track_set}_{track}"
        require(name in found.tracks, file, house.id, f"there is no Civilization track {name}")
    types = {card.type: None for card in found.focus_cards.values() if card.house in (None, house.id)}
    for kind in house.preferred:
        require(kind in types, file, house.id, f"it has no Focus of type {kind}")
    owned = [card.id for card in found.focus_cards.values() if card.house == house.id]
    require(sorted(house.cards) == sorted(owned), file, house.id, f"its Focus cards are {', '.join(owned) or 'none'}")
    home = found.sector_kinds.get(house.home)
    if home is None or home.invadable:
        require(False, file, house.id, f"there is no kind of Home sector {house.home}")
    else:
        for origin in house.origins:
            _judge_origin(house, origin, home, found.sector_kinds[BASE])
    require([origin.id for origin in house.origins] == ["A", "B"], file, house.id, "its origins are A and B")


def _judge_origin(house: House, origin: Origin, home: SectorKind, base: SectorKind) -> None:
    file, name = "houses.json", f"{house.id}, origin {origin.id}"
    require(origin.technology in house.technologies, file, name, f"{origin.technology} is no Technology of the house")
    cubes = origin.active + origin.inactive + origin.home.fleets.power + origin.outpost.fleets.power
    require(cubes == CUBES, file, name, f"it has {cubes} cubes, not {CUBES}")
    require(origin.outpost.fleets.power >= 1, file, name, "the Outpost has no Fleet Power")
    for sector, kind in ((origin.home, home), (origin.outpost, base)):
        _judge_start(name, sector, kind)
    agendas = sum(rule.amount for rule in house.ability if isinstance(rule, StartingAgendas)) or 1
    require(len(origin.agendas) == agendas, file, name, f"it has {len(origin.agendas)} starting Agendas, not {agendas}")


def _judge_start(name: str, sector: StartSector, kind: SectorKind) -> None:
    file = "houses.json"
    require(len(sector.guilds) <= kind.guild_spaces, file, name, f"the {kind.id} has no room for so many Guilds")
    fits = len(sector.installations) <= kind.installation_spaces
    require(fits, file, name, f"the {kind.id} has no room for so many Installations")
    require(kind.corruptible or not sector.corrupted, file, name, f"the {kind.id} cannot be Corrupted")


def _judge_fallen_houses(found: Parts) -> None:
    file = "fallen_houses.json"
    for card in found.fallen_houses.values():
        house = found.houses.get(card.id)
        require(house is not None, file, card.id, "there is no such house")
        fits = house is not None and card.technologies == house.technologies
        require(fits, file, card.id, "its Technologies are those of the house")


def _judge_kind(kind: SectorKind) -> None:
    for spaces, upkeep in (
        (kind.guild_spaces, kind.guild_upkeep_from),
        (kind.installation_spaces, kind.installation_upkeep_from),
    ):
        fits = upkeep is None or 1 <= upkeep <= spaces
        require(fits, "sector_kinds.json", kind.id, f"there is no space {upkeep} for Upkeep")
    fits = kind.populated or not (kind.corruptible or kind.fixed_population)
    require(fits, "sector_kinds.json", kind.id, "a sector without Population cannot be Corrupted")


def _judge_map(found: Parts, given: GalaxyMap) -> None:
    file = "maps.json"
    tiles = {tile.id: tile for tile in given.tiles}
    require(len(tiles) == len(given.tiles), file, given.id, "two tiles have one id")
    places = {tile.hex for tile in given.tiles}
    require(len(places) == len(given.tiles), file, given.id, "two tiles lie on one place")
    for tile in given.tiles:
        _judge_tile(found, given, tile)
    for one, other in given.voidstorms:
        near = one in tiles and other in tiles and tiles[one].hex.distance(tiles[other].hex) == 1
        require(near, file, given.id, f"there is no edge between {one} and {other} for a Voidstorm")
    beside = found.adjacency[given.id]
    for seat in SEATS[: given.players]:
        homes = [tile.id for tile in given.tiles if tile.seat == seat and tile.kind == HOME]
        outposts = [tile.id for tile in given.tiles if tile.seat == seat and tile.outpost]
        require(len(homes) == len(outposts) == 1, file, given.id, f"seat {seat} needs one Home and one Outpost")
        require(outposts[0] in beside[homes[0]], file, given.id, f"Home and Outpost of seat {seat} are not adjacent")
    reached = _reached(beside, next(iter(beside)))
    apart = [sector for sector in beside if sector not in reached]
    require(not apart, file, given.id, f"{', '.join(apart)} cannot be reached")
    fallen = sum(tile.kind == FALLEN for tile in given.tiles)
    require(
        fallen <= FALLEN_DRAWN, file, given.id, f"there are {fallen} Fallen House sectors, and {FALLEN_DRAWN} cards"
    )


def _judge_tile(found: Parts, given: GalaxyMap, tile: Tile) -> None:
    file, name = "maps.json", f"{given.id}, tile {tile.id}"
    require((tile.kind == WORMHOLE) == bool(tile.letter), file, name, "a Wormhole has a letter, and no other tile")
    fits = tile.seat is None or tile.seat in SEATS[: given.players]
    require(fits, file, name, f"there is no seat {tile.seat}")
    own = tile.kind == HOME or tile.outpost
    require(own == (tile.seat is not None), file, name, "Home and Outpost have a seat, and no other tile")
    require(not tile.outpost or tile.kind == BASE, file, name, "an Outpost is a base sector")
    if tile.kind == HOME:
        return
    kind = found.sector_kinds.get(tile.kind)
    if kind is None:
        require(False, file, name, f"there is no kind of sector {tile.kind}")
        return
    require(given.mode in kind.modes, file, name, f"there is no {kind.id} in this mode")
    require(kind.corruptible or not tile.corrupted, file, name, f"the {kind.id} cannot be Corrupted")
    needs = kind.populated and not tile.outpost and tile.kind != FALLEN
    require(needs == (tile.population is not None), file, name, "Population is missing, or too much")
    room = tile.voidborn <= CUBES_PER_FLEET * kind.voidborn_fleets
    require(room, file, name, f"there is no room for {tile.voidborn} Voidborn cubes")
    free = tile.sector_defenses <= kind.installation_spaces
    require(free, file, name, f"there is no room for {tile.sector_defenses} Sector Defenses")


def _reached(beside: dict[str, tuple[str, ...]], start: str) -> dict[str, None]:
    """The sectors that can be reached from one."""
    found, open_ = {start: None}, [start]
    while open_:
        for other in beside[open_.pop()]:
            if other not in found:
                found[other] = None
                open_.append(other)
    return found


def _judge_scenario(found: Parts, scenario: Scenario) -> None:
    file, name = "scenarios.json", scenario.id
    for table in scenario.tables:
        given = found.maps.get(table.map)
        fits = given is not None and (given.mode, given.players) == (scenario.mode, table.players)
        require(fits, file, name, f"there is no such map {table.map} for {table.players}")
        competitive = scenario.mode == "competitive"
        require(competitive == (table.aggression is not None), file, name, "aggression is for competitive scenarios")
        require(competitive == (not table.havens), file, name, "Safe Havens are for coop and solo")
        smallest = found.settings.min_haven_size
        require(
            min(table.havens, default=smallest) >= smallest, file, name, f"a Safe Haven has {smallest} spaces or more"
        )
    players = [table.players for table in scenario.tables]
    require(len(dict.fromkeys(players)) == len(players) >= 1, file, name, "each number of players has one map")
    for cycle in range(1, CYCLES + 1):
        for letter in scenario.events:
            event = found.events.get(f"{cycle}{letter}")
            fits = event is not None and scenario.mode in event.modes
            require(fits, file, name, f"there is no event {cycle}{letter} in this mode")
    _judge_known(file, name, (*scenario.fallen_houses, *scenario.houses), found.houses)
    drawn = len(dict.fromkeys(scenario.fallen_houses))
    require(drawn in (0, FALLEN_DRAWN), file, name, f"there are {FALLEN_DRAWN} Fallen Houses, or they are drawn")
    both = [house for house in scenario.houses if house in scenario.fallen_houses]
    require(not both, file, name, f"{', '.join(both)} cannot be played: fallen here")


def _judge_known(file: str, record: str, names: Iterable[str], known: Iterable[str]) -> None:
    for each in names:
        require(each in known, file, record, f"there is no {each}")


def _judge_crises(found: Parts) -> None:
    for level, count in enumerate(CRISES):
        of_level = sum(card.level == level for card in found.crisis_cards.values())
        require(
            of_level == count, "crisis_cards.json", "", f"there are {count} Crises of level {level}, not {of_level}"
        )
    slots = CRISIS_SLOTS + 1
    for row in found.crisis_board.values():
        values = row.strengths if row.id == "military" else row.payments
        fits = len(values) == slots and len(row.strengths) + len(row.payments) == slots
        require(fits, "crisis_board.json", row.id, f"there are {slots} values, for 0 to {CRISIS_SLOTS} filled slots")


def _judge_difficulty(found: Parts, difficulty: Difficulty) -> None:
    """The Alert deck always holds more cards than a Cycle has rounds (6.2)."""
    file, cards = "difficulties.json", 0
    _judge_known(file, difficulty.id, difficulty.war_cards, found.war_cards)
    for cycle, added in enumerate(difficulty.additions, 1):
        fits = added.wars <= len(difficulty.war_cards)
        require(fits, file, difficulty.id, f"there are not {added.wars} War cards in Cycle {cycle}")
        cards += sum(added.situations) + added.wars
        rounds = max(event.rounds for event in found.events.values() if event.cycle == cycle)
        require(cards > rounds, file, difficulty.id, f"Cycle {cycle} has {rounds} rounds, and only {cards} Alert cards")
        cards -= rounds


def _judge_tables(found: Parts) -> None:
    for dial in found.dials.values():
        fits = len(dial.yields) == MOST_LEVEL + 1 and list(dial.yields) == sorted(dial.yields)
        require(fits, "dials.json", dial.id, f"it has a Yield for each Level from 0 to {MOST_LEVEL}, rising")
        require(dial.yields[-1] <= MOST_STOCK, "dials.json", dial.id, f"a Yield is {MOST_STOCK} at most")
    for count in found.player_counts.values():
        tokens = sum(count.trade_tokens)
        require(tokens <= TRADE_TOKENS, "player_counts.json", count.id, f"there are {TRADE_TOKENS} Trade tokens")
    for file, faces, copies in (
        ("bounty_tokens.json", found.bounty_tokens, BOUNTY_TOKENS),
        ("reclaim_tokens.json", found.reclaim_tokens, RECLAIM_TOKENS),
    ):
        there = sum(face.copies for face in faces.values())
        require(there == copies, file, "", f"there are {copies} tokens, not {there}")
