"""The tables of the fact sheet (App-1 to App-9), row by row: `data/*.txt` beside the tests holds them as printed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from engine.core.hexgrid import Hex
from engine.core.text import Text
from engine.voidfall import names
from engine.voidfall.components import parts
from engine.voidfall.records.galaxy import GalaxyMap, Tile
from engine.voidfall.records.houses import StartSector
from engine.voidfall.vocabulary.costs import PayResources
from engine.voidfall.vocabulary.economy import GainAnyResources
from engine.voidfall.vocabulary.lasting import PreferredCost
from engine.voidfall.vocabulary.sectors import Build, Establish
from engine.voidfall.vocabulary.terms import FLEETS, Resources
from engine.voidfall.vocabulary.void import Lasting
from engine.voidfall.vocabulary.words import agenda_type_name, focus_type_name
from locales import translate
from tests.voidfall.sheet import cost_parts, effect, plain, solution, table

ROWS = {name: table(name) for name in (
    "focus_cards", "tracks", "technologies", "agendas", "events", "houses", "origins", "starting_agendas",
    "fallen_houses", "bounty_tokens", "reclaim_tokens", "sector_kinds", "maps", "edges", "scenarios", "crisis_cards",
)}  # fmt: skip
LETTERS = {"f": "farmers", "e": "engineers", "m": "miners", "b": "bankers", "s": "scientists"}
FLEET_LETTERS = {"Co": "corvette", "Se": "sentry", "De": "destroyer", "Dr": "dreadnought", "Ca": "carrier"}


def english(text: Text) -> str:
    return translate(text, "en")


def chinese(text: Text) -> str:
    return translate(text, "zh-TW")


def split(both: str) -> tuple[str, str]:
    """`Dawn of Technology 科技黎明`: the English and the Chinese name."""
    found = re.match(r"([\x00-\x7f]+) ([^\x00-\x7f].*)$", both)
    assert found is not None, both
    return found[1], found[2]


def house_id(name: str) -> str:
    return name.lower()


FOCUS_BY_NAME = {english(names.focus_card_name(card)): card for card in parts().focus_cards}


@pytest.mark.parametrize("row", ROWS["focus_cards"], ids=lambda row: f"{row[0]} {row[4].split()[0]}")
def test_a_focus_action_is_as_printed(row: list[str]) -> None:
    """App-1; the joint cards as the data of the sheet has them."""
    name, zh, agendas, replaces, action_names, printed = row
    card = parts().focus_cards[FOCUS_BY_NAME[name]]
    action_zh = ""
    action_name = action_names
    if not action_names.isascii():
        action_name, action_zh = split(action_names)
    (action,) = [each for each in card.actions if english(names.action_name(each.id)) == action_name]
    found = re.match(r"\[(.*?)\] (.*)$", printed)
    assert found is not None
    assert cost_parts(action.cost) == sorted(found[1].split(", "))
    assert effect(action.then) == found[2]
    types = {"no Agenda type": [], "any": ["dominance", "support", "might", "wealth"]}
    assert list(card.agendas) == types.get(agendas, [agendas])
    assert card.replaces == (None if replaces == "-" else replaces)
    assert chinese(names.focus_card_name(card.id)).partition("（")[0] == zh.partition("（")[0]
    assert not action_zh or chinese(names.action_name(action.id)) == action_zh


def test_all_focus_cards_are_in_the_table() -> None:
    """App-1: 9 standard, 18 house, 10 heroic, 10 joint cards of three actions; Innovation from Cycle 2 (section 2)."""
    assert {row[0] for row in ROWS["focus_cards"]} == set(FOCUS_BY_NAME)
    assert len(ROWS["focus_cards"]) == 3 * len(FOCUS_BY_NAME) == 141
    sets = [card.set for card in parts().focus_cards.values()]
    assert [sets.count(kind) for kind in ("standard", "house", "heroic", "joint")] == [9, 18, 10, 10]
    late = [card.type for card in parts().focus_cards.values() if card.from_cycle == 2]
    assert late == ["innovation"] * 3
    assert {card.source for card in parts().focus_cards.values() if card.set == "joint"} == {"house"}


@pytest.mark.parametrize("row", ROWS["tracks"], ids=lambda row: f"{row[0]} {row[1]}")
def test_a_track_is_as_printed(row: list[str]) -> None:
    """App-2: 33 tracks of seven spaces."""
    track = parts().tracks[f"{row[0]}_{row[1]}"]
    assert ["no effect" if each is None else effect(each) for each in track.benefits] == row[2:]
    assert len(parts().tracks) == 33


@pytest.mark.parametrize("row", ROWS["technologies"], ids=lambda row: row[0].split()[0])
def test_a_technology_has_its_names_its_house_and_its_immediate_effect(row: list[str]) -> None:
    """App-4; what both sides do is in test_technology_rules."""
    name, zh = split(row[0])
    (card,) = [each for each in parts().technologies.values() if english(names.technology_name(each.id)) == name]
    assert chinese(names.technology_name(card.id)) == zh
    assert card.house == house_id(row[1])
    assert effect(card.immediate) == plain(row[2])


@pytest.mark.parametrize("row", ROWS["agendas"], ids=lambda row: row[0])
def test_an_agenda_is_as_printed(row: list[str]) -> None:
    """App-3: 32 Agendas with two objectives."""
    agenda = parts().agendas[row[0]]
    assert agenda.type == {"D": "dominance", "M": "might", "S": "support", "W": "wealth"}[row[0][0]]
    assert english(names.agenda_name(agenda.id)) == row[1]
    assert chinese(names.agenda_name(agenda.id)) == row[2]
    assert [effect(each) for each in agenda.objectives] == row[3:]
    assert len(parts().agendas) == 32


@pytest.mark.parametrize(
    ("kind", "zh", "focuses", "action"),
    [
        ("dominance", "統治", ["temptation", "innovation"], "invade a sector"),
        ("support", "支援", ["conquest", "reinforcement"], "activate 1 Fleet Power and/or build 1 Installation"),
        ("might", "力量", ["prosperity", "progress"],
         "advance on your lowest Civilization track OR gain 1 Trade token"),
        ("wealth", "財富", ["development", "production"], "establish 1 Guild and/or produce one resource type"),
    ],
)  # fmt: skip
def test_a_type_of_agenda_is_as_printed(kind: str, zh: str, focuses: list[str], action: str) -> None:
    """App-3: which Focus types it goes with, and what it does when it is played."""
    given = parts().agenda_types[kind]
    assert (list(given.focuses), effect(given.then)) == (focuses, action)
    assert given.same_resource == (kind == "wealth")
    assert chinese(agenda_type_name(given.id)) == zh
    for card in parts().focus_cards.values():
        if card.set != "house" and card.type != "command":
            assert (kind in card.agendas) == (card.type in focuses), (card.id, focus_type_name(card.type))


@pytest.mark.parametrize("row", ROWS["events"], ids=lambda row: row[0])
def test_an_event_is_as_printed(row: list[str]) -> None:
    """App-5: rounds, frames, objectives and what joins them; J cards only in coop and solo."""
    event = parts().events[row[0]]
    name, zh = split(row[1])
    assert (english(names.event_name(event.id)), chinese(names.event_name(event.id))) == (name, zh)
    assert event.rounds == int(row[2])
    frames = [f"{'M' if frame.solid else 'o'}/{frame.when}: {effect(frame.then)}" for frame in event.frames]
    assert [plain(frame) for frame in frames] == [plain(frame) for frame in row[3].split("<br>")]
    first, link, second = row[4].split("<br>")
    assert event.link == link.strip("*")
    assert ["; ".join(effect(each) for each in box) for box in event.boxes] == [first, second]
    modes = {"J": ("coop", "solo"), "T": ("competitive",)}
    assert event.modes == modes.get(event.letter, ("competitive", "coop", "solo"))
    assert len(parts().events) == 33


@pytest.mark.parametrize("row", ROWS["houses"], ids=lambda row: row[0])
def test_a_house_is_as_printed(row: list[str]) -> None:
    """App-6."""
    name, complexity, technologies, tracks, preferred, cards, cracked = row
    house = parts().houses[house_id(name)]
    assert english(names.house_name(house.id)) == name
    assert house.complexity == int(complexity)
    assert list(house.technologies) == technologies.split(" / ")
    assert (house.track_set, list(house.preferred)) == (tracks, preferred.split(", "))
    replaced = [f"{parts().focus_cards[card].replaces}->{card}" for card in house.cards]
    assert "; ".join(replaced) == cards.replace("-", "", 1 if cards == "-" else 0)
    homes = ("thegwyn", "astoran", "marqualos", "novaris")
    assert house.home == (f"home_{house.id}" if house.id in homes else "home_standard")
    assert parts().fallen_houses[house.id].cracked == (cracked == "yes")
    assert bool(house.ability) == (house.id not in ("valnis", "belitan", "dunlork", "cortozaar"))
    assert len(parts().houses) == 14


def start_sector(given: StartSector, ability: bool) -> str:
    """`Pop 2, 2Co+1De, em, 1 shipyard, **Corrupted**`."""
    letters = {kind: letter for letter, kind in FLEET_LETTERS.items()}
    fleets = "+".join(
        f"{getattr(given.fleets, fleet)}{letters[fleet]}" for fleet in FLEETS if getattr(given.fleets, fleet)
    )
    guilds = {kind: letter for letter, kind in LETTERS.items()}
    found = [f"Pop {given.population}", fleets]
    if given.guilds:
        found.append("".join(guilds[guild] for guild in given.guilds))
    found += [f"{given.installations.count(each)} {each}" for each in dict.fromkeys(given.installations)]
    return ", ".join([*found, "**Corrupted**"] if ability else found)


@pytest.mark.parametrize("row", ROWS["origins"], ids=lambda row: row[0])
def test_an_origin_is_as_printed(row: list[str]) -> None:
    """App-6: technology, resources, cubes, tracks, Home, Outpost, start effects, Production Levels."""
    name, technology, stock, cubes, tracks, home, outpost, start, levels = row
    house = parts().houses[house_id(name.split()[0])]
    origin = house.origins["AB".index(name.split()[1])]
    assert origin.technology == technology
    assert (
        "/".join(str(origin.resources.of(one)) for one in ("food", "energy", "materials", "credits", "science"))
        == stock
    )
    assert f"{origin.active} / {origin.inactive}" == cubes
    assert "/".join(str(space) for space in origin.tracks) == tracks
    assert start_sector(origin.home, origin.home.corrupted) == home
    assert start_sector(origin.outpost, origin.outpost.corrupted) == outpost
    assert ("; ".join(effect(each) for each in origin.start) or "-") == start
    bonuses = [f"+{count} {resource}" for agenda in origin.agendas for resource, count in agenda.production]
    assert (", ".join(bonuses) or "-") == levels
    order = list(parts().houses).index(house.id)
    assert origin.number == 2 * order + "AB".index(origin.id) + 1


@pytest.mark.parametrize("row", ROWS["starting_agendas"], ids=lambda row: row[0])
def test_a_starting_agenda_is_as_printed(row: list[str]) -> None:
    """App-6; `//` divides the two of Marqualos (P6)."""
    for name in row[0].split(", "):
        origin = parts().houses[house_id(name.split()[0])].origins["AB".index(name.split()[1])]
        found = [[effect(each) for each in agenda.objectives] for agenda in origin.agendas]
        assert found == [agenda.split("; ") for agenda in row[1].split(" // ")]


def test_every_origin_has_its_rows() -> None:
    """App-6: 28 origins, each with starting Agendas."""
    named = [name for row in ROWS["starting_agendas"] for name in row[0].split(", ")]
    assert sorted(named) == sorted(row[0] for row in ROWS["origins"])
    assert len(named) == 28


@pytest.mark.parametrize("row", ROWS["fallen_houses"], ids=lambda row: row[0])
def test_a_fallen_house_is_as_printed(row: list[str]) -> None:
    """App-6: Population, two Sector Defenses, the Technologies, the piece."""
    card = parts().fallen_houses[house_id(row[0])]
    assert (card.population, card.sector_defenses) == (int(row[1]), 2)
    assert " / ".join(card.technologies) == row[2]
    assert isinstance(card.reward, Build | Establish)
    assert (card.reward.kind, card.reward.place) == (row[3], "combat_sector")
    assert card.cracked == (row[4].strip() == "yes")
    assert card.source.reward == "house"


@pytest.mark.parametrize("name", ["bounty_tokens", "reclaim_tokens"])
def test_token_faces_are_as_printed(name: str) -> None:
    """App-7: 48 Bounty tokens, 21 Reclaim tokens."""
    faces = getattr(parts(), name).values()
    assert sorted([effect(face.then), str(face.copies)] for face in faces) == sorted(ROWS[name])
    assert sum(face.copies for face in faces) == {"bounty_tokens": 48, "reclaim_tokens": 21}[name]


@pytest.mark.parametrize("row", ROWS["sector_kinds"], ids=lambda row: row[0])
def test_a_kind_of_sector_is_as_printed(row: list[str]) -> None:
    """App-8: spaces, Voidborn Fleets, whether it may be Corrupted, and its details."""
    name, zh, spaces, fleets, corruptible, details = row
    (kind,) = [each for each in parts().sector_kinds.values() if english(names.kind_name(each.id)) == name]
    for house in ("Thegwyn", "Astoran", "Marqualos", "Novaris"):
        zh = zh.replace(f"{house} 家園", f"{chinese(names.house_name(house.lower()))}家園地區")
    assert chinese(names.kind_name(kind.id)) == zh
    assert f"{kind.guild_spaces} / {kind.installation_spaces}" == spaces
    assert (kind.voidborn_fleets, kind.corruptible) == (int(fleets), corruptible == "yes")
    pieces = (*kind.printed_installations, *kind.printed_guilds)
    printed = ", ".join(f"{pieces.count(each)} {each}" for each in dict.fromkeys(pieces))
    assert (f"printed {printed}" in details) if printed else ("printed" not in details)
    assert ("no Population" in details) == (not kind.populated)
    assert ("population_fixed: True" in details) == kind.fixed_population
    assert ("invadable: False" in details) == (not kind.invadable)
    assert ("controllable: False" in details) == (not kind.controllable)
    assert (f"upkeep_standalone: {kind.upkeep}" in details) == (kind.upkeep > 0)
    for levels, word in ((kind.production, "production_level"), (kind.corrupted_production, "while_corrupted")):
        numbers = ", ".join(f"{count} {resource}" for resource, count in levels)
        assert not numbers or re.search(rf"{word} {numbers}(;|$)", details)
    assert ("on invade" in details) == (kind.on_invade is not None)
    if kind.on_invade is not None:
        assert f"on invade: {effect(kind.on_invade)}" in details.split("; ")
    assert ("third_action" in details) == (kind.third_action is not None)
    assert len(parts().sector_kinds) == 18


@pytest.mark.parametrize(
    ("kind", "guild", "installation"),
    [("base", 3, 3), ("fallen_house", 3, 3), ("genesis", 3, 2), ("asteroid_belt", None, 3), ("research_complex", 3, 3),
     ("communication_relay", None, 3), ("novarch_palace", 3, None), ("paradise_world", 3, None),
     ("megalopolis", 4, None), ("survivor_colony", 3, None), ("ancient_ruins", None, None), ("rift", None, None),
     ("home_standard", None, None), ("wormhole", None, None)],
)  # fmt: skip
def test_which_spaces_show_upkeep(kind: str, guild: int | None, installation: int | None) -> None:
    """Section 1.2: the third spaces of a base sector; App-8 in the data of the sheet for the others."""
    given = parts().sector_kinds[kind]
    assert (given.guild_upkeep_from, given.installation_upkeep_from) == (guild, installation)


def tile_row(tile: Tile) -> str:
    """`Pop 5, V 2, SD 1, Gl 4, Bo 1, Re 1, Harb 1, Corr`."""
    values = (("Pop", tile.population), ("V", tile.voidborn), ("SD", tile.sector_defenses), ("Gl", tile.glory))
    tokens = (("Bo", tile.bounty), ("Re", tile.reclaim), ("Harb", tile.harbingers))
    found = [f"{name} {value}" for name, value in (*values, *tokens) if value]
    return ", ".join([*found, "Corr"] if tile.corrupted else found) or "-"


@pytest.mark.parametrize("row", ROWS["maps"], ids=lambda row: f"{row[0]} {row[1]}")
def test_a_tile_is_as_printed(row: list[str]) -> None:
    """App-8: the three templates and the solo maps C011 and C021, with the adjacent sectors of each tile."""
    name, tile_id, place, kind, content, beside = row
    (tile,) = [each for each in parts().maps[name].tiles if each.id == tile_id]
    assert f"{tile.q},{tile.r}" == place
    assert ("outpost" if tile.outpost else tile.kind) == kind
    assert tile_row(tile) == content
    assert sorted(parts().adjacency[name][tile_id]) == sorted(beside.split(", "))


@pytest.mark.parametrize("row", ROWS["edges"], ids=lambda row: row[0])
def test_adjacency_follows_from_places_storms_and_wormholes(row: list[str]) -> None:
    """Section 1.2; R33: the edges of each of the 61 maps, as the data of the sheet lists them."""
    name, *edges = " ".join(row).split()
    beside = parts().adjacency[name]
    found = {"-".join(sorted((one, other))) for one, others in beside.items() for other in others}
    assert sorted(found) == sorted(edges)
    assert len(parts().maps) == len(ROWS["edges"]) == 61


def turned(place: Hex, turns: int) -> Hex:
    """Where a place is after so many turns of 60 degrees clockwise around the centre."""
    for _ in range(turns):
        place = Hex(-place.r, place.q + place.r)
    return place


def images(given: GalaxyMap) -> Iterator[dict[str, str]]:
    """Turns and reflections of a map around its centre that leave kinds, contents and Voidstorms as they are."""
    at = {tile.hex: tile for tile in given.tiles}
    storms = {frozenset(pair) for pair in given.voidstorms}
    for turns in range(6):
        for mirrored in (False, True):
            onto = {}
            for tile in given.tiles:
                place = Hex(tile.r, tile.q) if mirrored else tile.hex
                other = at.get(turned(place, turns))
                if other is not None and (other.kind, other.outpost, tile_row(other)) == (
                    tile.kind,
                    tile.outpost,
                    tile_row(tile),
                ):
                    onto[tile.id] = other.id
            if len(onto) == len(at) and {frozenset(onto[tile] for tile in pair) for pair in storms} == storms:
                yield onto


@pytest.mark.parametrize("name", [each.id for each in parts().maps.values() if each.players > 1])
def test_all_seats_of_a_map_are_equal(name: str) -> None:
    """App-8: turned or mirrored, the map looks the same from every Home."""
    given = parts().maps[name]
    homes = {tile.id: tile.seat for tile in given.tiles if tile.kind == "home"}
    (start,) = [tile for tile, seat in homes.items() if seat == "a"]
    assert {homes[onto[start]] for onto in images(given)} == set("abcd"[: given.players])


@pytest.mark.parametrize("row", ROWS["scenarios"], ids=lambda row: row[0])
def test_a_competitive_scenario_is_as_printed(row: list[str]) -> None:
    """App-8: complexity, aggression, Fallen Houses, suggested houses; events A to I, the tutorial T."""
    name, title, complexity, aggression, fallen, houses = row
    scenario = parts().scenarios[name]
    assert english(names.scenario_name(name)) == (title if title.isascii() else split(title)[0])
    assert {each.complexity for each in scenario.tables} == {int(complexity)}
    assert "/".join(str(each.aggression) for each in scenario.tables) == aggression
    assert [each.map for each in scenario.tables] == [f"{name}_{players}p" for players in (2, 3, 4)]
    assert (list(scenario.fallen_houses), list(scenario.houses)) == (fallen.split(", "), houses.split(", "))
    assert "".join(scenario.events) == ("T" if name == "T" else "ABCDEFGHI")


@pytest.mark.parametrize(
    ("name", "title", "complexity", "havens"),
    [
        ("C011", "First Stand", "1", "22"), ("C021", "And One for All", "2", "23"), ("C031", "Darkest Hour", "2", "3"),
        ("C041", "Ancient Secrets", "3", "32"), ("C051", "Devil's Triangle", "3", "32"),
        ("C061", "When Darkness Fades", "3", "32"), ("C071", "Today Is Not the Day", "4", "32"),
        ("C081", "Fall of Civilization", "4", "322"),
        ("K01", "First Stand", "1 1", "32 33"), ("K02", "And One for All", "2 2", "32 33"),
        ("K03", "Darkest Hour", "2 3 3", "32 33 44"), ("K04", "When Darkness Fades", "3 4 4", "322 332 442"),
        ("K05", "Ancient Secrets", "3 4 4", "32 33 44"), ("K06", "Devil's Triangle", "2 3 3", "32 33 44"),
        ("K07", "Today Is Not the Day", "4", "322"),
    ],
)  # fmt: skip
def test_a_solo_or_coop_scenario_is_as_printed(name: str, title: str, complexity: str, havens: str) -> None:
    """App-8; K03 and K04 by players as the data of the sheet has them."""
    scenario = parts().scenarios[name]
    assert english(names.scenario_name(name)) == title
    assert scenario.mode == ("solo" if name[0] == "C" else "coop")
    assert " ".join(str(each.complexity) for each in scenario.tables) == complexity
    assert " ".join("".join(str(size) for size in each.havens) for each in scenario.tables) == havens
    assert "".join(scenario.events) == "ABCDEFGHIJ"
    assert not scenario.fallen_houses
    assert len(parts().scenarios) == 27


@pytest.mark.parametrize("row", ROWS["crisis_cards"], ids=lambda row: row[0])
def test_a_crisis_is_as_printed(row: list[str]) -> None:
    """App-9: names, types, levels, conditions and penalties."""
    name, title, zh, kind, level, condition, penalty = row
    crisis = parts().crisis_cards[name]
    assert (english(names.crisis_name(name)), chinese(names.crisis_name(name))) == (title, zh)
    assert (crisis.type, crisis.level) == (kind, int(level))
    assert solution(crisis.solution) == condition
    assert plain(effect(crisis.penalty)) == plain(penalty)
    assert (crisis.source.name, crisis.source.rules) == ("exact", "house")


def test_the_numbers_of_crises() -> None:
    """App-9: 21 military, 20 economic, 27 general; 5 starting, 19, 23 and 21 of the levels."""
    cards = parts().crisis_cards.values()
    types = [card.type for card in cards]
    assert [types.count(kind) for kind in ("military", "economic", "general")] == [21, 20, 27]
    levels = [card.level for card in cards]
    assert [levels.count(level) for level in range(4)] == [5, 19, 23, 21]


def test_the_dials_and_the_ladder_are_as_printed() -> None:
    """Sections 1.4 and 2: Yields of Levels 0 to 13, bonuses of the ladder, tokens by players."""
    standard, money = parts().dials["standard"], parts().dials["credits"]
    assert standard.yields == (0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 8, 10, 12, 15)
    assert money.yields == (0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8)
    assert (parts().production("science", 13), parts().production("credits", 13)) == (15, 8)
    assert [effect(space.bonus) for space in parts().trade_ladder] == [
        "gain 3 Influence",
        "activate 1 Fleet Power",
        "gain 2 Credits OR gain 2 Science",
        "gain 2 resources of any types",
        "gain 1 Bounty token",
        "gain 1 Science",
    ]
    assert parts().trade_ladder[3].bonus == GainAnyResources(2, ("food", "energy", "materials"))
    tokens = {players: each.trade_tokens for players, each in parts().player_counts.items()}
    assert tokens == {1: (1, 1, 1, 1, 1, 0), 2: (1,) * 6, 3: (2, 2, 2, 2, 2, 0), 4: (2,) * 6}
    assert [parts().player_counts[players].harbingers for players in (1, 2, 3, 4)] == [7, 8, 10, 10]


def test_the_crisis_board_the_alert_cards_and_the_score_are_as_printed() -> None:
    """Sections 6.1, 6.4 and 7."""
    found = parts()
    assert found.crisis_board["military"].strengths == (0, 1, 2, 3, 4)
    payments = [dict(each) for each in found.crisis_board["economic"].payments]
    assert payments == [
        {},
        {"materials": 1, "energy": 1},
        {"materials": 1, "energy": 1, "science": 1},
        {"materials": 2, "energy": 2, "science": 1},
        {"materials": 2, "energy": 2, "science": 2},
    ]
    wars = {card.id: card.modifiers for card in found.war_cards.values()}
    assert wars == {
        "W1": (0, 0, 1), "W2": (0, 1, 1), "W3": (0, 1, 2), "W4": (1, 1, 1), "W5": (1, 1, 2), "W6": (1, 2, 2),
        "W7": (1, 2, 3), "W8": (2, 2, 3),
    }  # fmt: skip
    assert [(each.level, each.cards) for each in found.situations.values()] == [(1, 6), (2, 7), (3, 4)]
    assert list(found.voidborn_score.values()) == [30, 20, 20, 10, 5, 5, 3, 2, 1]
    rewards = {each.id: effect(each.then) for each in found.rewards.values()}
    relief = "remove 1 Corruption OR gain 5 resources of any types"
    haven = "remove 1 Corruption OR remove 1 Harbinger OR gain 3 resources of any types OR deploy up to 2 Fleet Power"
    assert rewards == {"catastrophe": relief, "rift": relief, "haven": haven}


@pytest.mark.parametrize(
    ("name", "base", "crises", "board", "wars", "added"),
    [
        ("easy", 60, 0, (), "1234", "5 0 0 1, 2 3 0 1, 0 4 1 1"),
        ("normal", 100, 1, (3,), "23456", "4 0 0 2, 1 3 0 2, 0 3 2 1"),
        ("hard", 140, 1, (2,), "345678", "3 1 0 2, 0 4 0 2, 0 1 3 2"),
    ],
)
def test_a_difficulty_is_as_printed(
    name: str, base: int, crises: int, board: tuple[int, ...], wars: str, added: str
) -> None:
    """Section 6.1."""
    given = parts().difficulties[name]
    assert (given.voidborn_base, given.starting_crises, given.board_harbingers) == (base, crises, board)
    assert given.war_cards == tuple(f"W{number}" for number in wars)
    cards = [" ".join(map(str, (*each.situations, each.wars))) for each in given.additions]
    assert ", ".join(cards) == added


def test_a_lasting_rule_may_replace_a_cost() -> None:
    """P55: 3I."""
    (rule,) = [frame.then.rule for frame in parts().events["3I"].frames if isinstance(frame.then, Lasting)]
    assert rule == PreferredCost((PayResources(Resources(credits=1)),))
