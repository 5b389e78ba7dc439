"""The data files: their content (facts, sections 1, 3 and 5 to 11), and the owner's files that may replace them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.core.components import ComponentError
from engine.core.errors import Refused
from engine.core.session import Session
from engine.solenia.components import COMPONENTS, FILES, parts
from locales import LANGUAGES
from locales.handbook import sections
from tests.data_files import DataFiles, bytes_of, refusal
from tests.solenia.scenario import RESOURCES, SOLENIA, fresh, in_words, seat, table

SOURCES = {"exact", "text", "derived", "house"}
BUNDLED = DataFiles("engine.solenia")
raw, changed, without, doubled = BUNDLED.raw, BUNDLED.changed, BUNDLED.without, BUNDLED.doubled

# -- the tables of the facts ------------------------------------------------------------------------------------------

CARDS = """
c01 0 produce 2                 text      c09 1 fixed 1 water             text
c02 0 produce 2                 derived   c10 1 fixed 1 wheat             derived
c03 0 fixed 1 wheat 1 stone     text      c11 1 fixed 1 wood              derived
c04 0 fixed 1 wheat 1 water     derived   c12 1 fixed 1 stone             derived
c05 0 fixed 1 wood 1 stone      derived   c13 2 gold_if wood 1            text
c06 0 fixed 1 wood 1 water      derived   c14 2 gold_if wheat 1           derived
c07 1 produce 1                 derived   c15 2 gold_if stone 1           derived
c08 1 produce 1                 derived   c16 2 gold_if water 1           derived
"""

STRIPS = """
a day   wood city_day wheat stone wheat
a night stone water stone water city_night
b day   wheat wood wood city_day water
b night city_night water wood stone city_night
c day   city_day wheat wood wheat wood
c night water wood water city_night stone
d day   city_day wood stone wheat city_day
d night wheat city_night stone stone water
t dawn  city_day wood water stone city_night
t dusk  city_night stone wheat wood city_day
"""

DELIVERIES = """
01 | 1 wood 1 wheat                 | 1 stone 1 water                 | 3
02 | 1 wood 1 wheat                 | 1 stone 1 water                 | 3
03 | 2 wood                         | 2 stone                         | 3
04 | 2 wheat                        | 2 water                         | 3
05 | 1 wood 2 wheat                 | 1 stone 2 water                 | 4
06 | 2 wood 1 wheat                 | 2 stone 1 water                 | 4
07 | 2 wood 1 stone                 | 1 wood 2 stone                  | 4
08 | 2 wheat 1 water                | 1 wheat 2 water                 | 4
09 | 1 wood 1 wheat 1 stone         | 1 wood 1 stone 1 water          | 4
10 | 1 wood 1 wheat 1 water         | 1 wheat 1 stone 1 water         | 4
11 | 2 wood 1 water                 | 1 wheat 2 stone                 | 4
12 | 2 wheat 1 stone                | 1 wood 2 water                  | 4
13 | 1 wood 2 wheat 1 stone         | 1 wood 1 stone 2 water          | 6
14 | 2 wheat 2 stone                | 2 wood 2 water                  | 6
15 | 2 wood 2 water                 | 2 wheat 2 stone                 | 6
16 | 2 wood 1 wheat 1 water         | 1 wheat 2 stone 1 water         | 6
17 | 2 wood 2 wheat                 | 2 stone 2 water                 | 6
18 | 3 wood 1 stone                 | 1 wood 3 stone                  | 6
19 | 3 wheat 1 water                | 1 wheat 3 water                 | 6
20 | 1 wood 1 wheat 1 stone 1 water | 1 wood 1 wheat 1 stone 1 water  | 6
21 | 2 wood 2 wheat 1 stone         | 1 wood 2 stone 2 water          | 8
22 | 2 wood 2 wheat 1 water         | 1 wheat 2 stone 2 water         | 8
23 | 3 wood 2 wheat                 | 3 stone 2 water                 | 8
24 | 2 wood 3 wheat                 | 2 stone 3 water                 | 8
"""

SLOTS = """
summer d1  day   1 gain 1 wood                            exact
summer d2  day   2 gain 1 wheat                           text
summer d3  day   3 choose 1 of wood/wheat                 text
summer d4  day   4 gain 1 wood 1 wheat                    text
summer d5  day   5 gold 5                                 text
summer d6  day   6 gold 5                                 text
summer n1  night 1 gain 1 stone                           exact
summer n2  night 2 gain 1 water                           text
summer n3  night 3 choose 1 of stone/water                text
summer n4  night 4 gain 1 stone 1 water                   text
summer n5  night 5 gold 5                                 exact
summer n6  night 6 gold 5                                 text
winter d1a day   1 gain 1 wood 1 wheat                    house
winter d1b day   1 storage 1                              house
winter d2a day   2 choose 1 of wood/wheat/stone/water + voyage_discount 1 house
winter d2b day   2 gold 3                                 house
winter d3a day   3 gold 5                                 house
winter d3b day   3 gold_per_tile 1                        house
winter n1a night 1 gain 1 stone 1 water                   house
winter n1b night 1 storage 1                              house
winter n2a night 2 gold_when_expelled 1                   house
winter n2b night 2 gold 3                                 house
winter n3a night 3 gold 5                                 house
winter n3b night 3 gold_per_pair 2                        house
"""

IMPROVEMENTS = """
i1 1 gain 1 wood 1 wheat 1 stone 1 water    p1 3 gold_per_row_tile 2
i2 1 wild_delivery 1                        p2 3 gold_per_stored 1
i3 1 production 1 for value 1               p3 3 gold_per_pair 2 at most 4
i4 1 production 1 for value 0               p4 3 gold_per_dear_tile 2 worth 6
i5 1 diagonal                               p5 3 gold_per_cheap_tile 2 worth 4
i6 1 voyage_gold 1                          p6 3 gold_per_tile 1
i7 1 hand_size 4                            p7 3 gold_per_gold 1 per 2 at most 7
i8 1 gold_per_delivery 1                    p8 3 gold 7
"""


def rows_of(text: str) -> list[str]:
    """The lines of a table; two columns of entries stand side by side, four spaces or more apart."""
    return [" ".join(line.split()) for line in text.strip().splitlines()]


def goods(resources: dict[str, int]) -> str:
    """`1 wood 2 water`."""
    return in_words(tuple(resources.get(kind, 0) for kind in RESOURCES))


def power(given: dict[str, Any]) -> str:
    """A power as it is written above."""
    words = [given["kind"]]
    match given["kind"]:
        case "gain":
            words.append(goods(given["resources"]))
        case "choose":
            words.append(f"{given['amount']} of {'/'.join(given['choices'])}")
        case "diagonal":
            pass
        case _:
            words.append(str(given["amount"]))
    extra = {"value": "for value", "gold": "worth", "per": "per", "most": "at most"}
    words += [f"{name} {given[field]}" for field, name in extra.items() if field in given]
    return " ".join(words)


# -- what the files hold ----------------------------------------------------------------------------------------------


def test_the_cards_are_those_of_the_facts():
    """[5.cards]: values, abilities of expelled cards, and how far each is to be trusted."""
    found = []
    for card in raw("cards.json"):
        given = card["expelled"]
        match given["kind"]:
            case "produce":
                ability = f"produce {given['amount']}"
            case "fixed":
                ability = f"fixed {goods(given['resources'])}"
            case _:
                ability = f"gold_if {given['island']} {given['amount']}"
        assert card["source"]["value"] == "exact"
        found.append(f"{card['id']} {card['value']} {ability} {card['source']['expelled']}")
    lines = rows_of(CARDS)
    wanted = [line[: line.index(" c", 3)] for line in lines] + [line[line.index(" c", 3) + 1 :] for line in lines]
    assert found == wanted


def test_sixteen_cards_six_zeros_six_ones_and_four_twos():
    """[5.cards] [1.parts]; rule text: 16張飛艇卡牌"""
    assert Counter(card.value for card in parts().cards.values()) == {0: 6, 1: 6, 2: 4}


def test_each_good_has_its_single_gift_and_its_gold_island():
    """[5.cards]: four single resources among the ones, four gold islands among the twos, four pairs of a day
    good with a night good among the zeros."""
    given = [(card.value, card.expelled) for card in parts().cards.values()]
    singles = [gift.resources for value, gift in given if value == 1 and gift.kind == "fixed"]
    assert sorted(kind for gift in singles for kind in gift) == sorted(RESOURCES)
    assert sorted(gift.island or "" for value, gift in given if value == 2) == sorted(RESOURCES)
    pairs = {frozenset(gift.resources) for value, gift in given if value == 0 and gift.kind == "fixed"}
    assert pairs == {frozenset((day, night)) for day in ("wood", "wheat") for night in ("stone", "water")}


def test_the_strips_are_those_of_the_facts():
    """[6.layout]: the house layout, left to right, looking forward."""
    found = [
        f"{strip['id']} {face['phase']} {' '.join(face['cells'])}"
        for strip in raw("strips.json")
        for face in strip["faces"]
    ]
    assert found == rows_of(STRIPS)
    assert {strip["source"] for strip in raw("strips.json")} == {"house"}


def test_column_c_is_never_a_city():
    """[6.layout]: so the opening always has five usable cells around the airship."""
    assert all(face.cells[2] in RESOURCES for strip in parts().strips.values() for face in strip.faces)


def test_night_sides_mirror_day_sides():
    """[6.layout]: wood and stone, wheat and water, day city and night city change places; totals as listed."""
    kinds: dict[str, Counter[str]] = {phase: Counter() for phase in ("day", "night", "dawn", "dusk")}
    for strip in parts().strips.values():
        for face in strip.faces:
            kinds[face.phase] += Counter(face.cells)
    assert kinds["day"] == {"wood": 6, "wheat": 6, "stone": 2, "water": 1, "city_day": 5}
    assert kinds["night"] == {"stone": 6, "water": 6, "wood": 2, "wheat": 1, "city_night": 5}
    for phase in ("dawn", "dusk"):
        assert kinds[phase]["city_day"] == kinds[phase]["city_night"] == 1
        assert sum(kinds[phase][kind] for kind in RESOURCES) == 3


def test_the_deliveries_are_those_of_the_facts():
    """[7.deliveries]: cost and gold of the 48 tiles."""
    found = {tile["id"]: (goods(tile["cost"]), tile["gold"]) for tile in raw("deliveries.json")}
    wanted = {}
    for line in DELIVERIES.strip().splitlines():
        number, night, day, gold = (" ".join(part.split()) for part in line.split("|"))
        wanted[f"n{number}"] = (night, int(gold))
        wanted[f"d{number}"] = (day, int(gold))
    assert len(wanted) == 48
    assert found == wanted
    assert all(tile["row"] == {"d": "day", "n": "night"}[tile["id"][0]] for tile in raw("deliveries.json"))


def test_only_three_night_deliveries_are_not_house_values():
    """[7.deliveries]: one tile is exact, two costs are in the rule text."""
    known = {
        tile["id"]: (tile["source"]["cost"], tile["source"]["gold"])
        for tile in raw("deliveries.json")
        if tile["source"] != {"cost": "house", "gold": "house"}
    }
    assert known == {"n05": ("text", "house"), "n13": ("text", "house"), "n14": ("exact", "exact")}


@pytest.mark.parametrize("row", ["day", "night"])
def test_each_stack_has_24_deliveries_of_the_four_sizes(row):
    """[7.deliveries] [1.parts]: 4, 8, 8 and 4 tiles for 2, 3, 4 and 5 resources; 84 resources and 124 gold.

    Rule text: 48個貨運板塊
    """
    tiles = [tile for tile in parts().deliveries.values() if tile.row == row]
    sizes = [sum(tile.cost.values()) for tile in tiles]
    assert Counter(sizes) == {2: 4, 3: 8, 4: 8, 5: 4}
    assert [tile.gold for tile in tiles] == [{2: 3, 3: 4, 4: 6, 5: 8}[size] for size in sizes]
    assert (sum(sizes), sum(tile.gold for tile in tiles)) == (84, 124)


def test_day_deliveries_mirror_night_deliveries():
    """[7.deliveries]: what wood and wheat are to the night, stone and water are to the day."""
    swap = {"wood": "stone", "wheat": "water", "stone": "wood", "water": "wheat"}

    def costs(row: str) -> Counter[str]:
        return Counter(goods(dict(tile.cost)) for tile in parts().deliveries.values() if tile.row == row)

    mirrored = Counter(
        goods({swap[kind]: count for kind, count in tile.cost.items()})
        for tile in parts().deliveries.values()
        if tile.row == "night"
    )
    assert mirrored == costs("day")


def test_costs_are_the_numbers_of_the_deliveries():
    """[7.deliveries]: `Parts.costs` is wood, wheat, stone, water."""
    assert parts().costs["n16"] == (2, 1, 0, 1)
    assert parts().costs["d13"] == (1, 0, 1, 2)
    assert set(parts().costs) == set(parts().deliveries)


def test_the_slots_are_those_of_the_facts():
    """[8.slots] [9.structure]; rule text: the list of rewards 1 to 6."""
    found = [
        f"{side} {slot['id']} {slot['row']} {slot['level']} "
        f"{' + '.join(power(each) for each in slot['powers'])} {slot['source']}"
        for side in ("summer", "winter")
        for slot in raw(f"{side}_slots.json")
    ]
    assert found == rows_of(SLOTS)


def test_which_slots_improvements_cover():
    """[10.level1] [10.level3]: level 1 the first pair of level 1, the halves one slot of level 3 in their row."""
    covered = {slot.id: slot.covered_by for slot in parts().winter.values() if slot.covered_by}
    assert covered == {"d1a": "level1", "n1a": "level1", "d3a": "level3", "n3a": "level3"}


def test_the_improvements_are_those_of_the_facts():
    """[10.tiles]: eight of level 1, eight powers of level 3."""
    wanted: dict[str, str] = {}
    found = {
        tile["id"]: f"{tile['id']} {tile['level']} {power(tile['powers'][0])}" for tile in raw("improvements.json")
    }
    for line in IMPROVEMENTS.strip().splitlines():
        one, two = (part.strip() for part in line.split("   ", 1))
        wanted |= {one[:2]: one, two[:2]: two}
    assert {name: set(words.split()) for name, words in found.items()} == {
        name: set(words.split()) for name, words in wanted.items()
    }
    assert all(len(tile["powers"]) == 1 and tile["source"] == "house" for tile in raw("improvements.json"))


def test_24_improvement_tiles_8_of_level_1_and_8_powers_on_two_halves():
    """[10.tiles] [1.parts]: 8 / 8 / 8; rule text: 24塊高級板塊"""
    assert Counter(tile.level for tile in parts().improvements.values()) == {1: 8, 3: 8}


def test_the_boards_are_those_of_the_facts():
    """[4.storage] [8.pairs] [9.storage]: storage 8, and 6 growing to 8; pairs 1, 2, 3, 4 on the summer side only."""
    summer, winter = parts().boards["summer"], parts().boards["winter"]
    assert (summer.storage, summer.most_storage, summer.pairs) == (8, 8, (1, 2, 3, 4))
    assert (winter.storage, winter.most_storage, winter.pairs) == (6, 8, ())


def test_the_seatings_are_those_of_the_facts():
    """[3.display] [3.resources]: display and resources of the start."""
    found = {count: (each.display, each.start) for count, each in parts().seatings.items()}
    assert found == {
        1: (3, ({},)),
        2: (3, ({}, {})),
        3: (3, ({}, {}, {"wood": 1})),
        4: (4, ({}, {}, {"wood": 1}, {"stone": 1})),
    }
    assert [each.source for each in parts().seatings.values()] == ["house", "exact", "exact", "exact"]


def test_the_die_has_six_faces_five_columns_and_a_storm():
    """[11.face] [1.parts]"""
    assert [face.column for face in parts().die] == [0, 1, 2, 3, 4, None]


@pytest.mark.parametrize(
    ("winter", "score", "grade"),
    [
        *((False, score, grade) for score, grade in ((0, 1), (34, 1), (35, 2), (41, 2), (42, 3), (48, 3))),
        *((False, score, grade) for score, grade in ((49, 4), (55, 4), (56, 5), (90, 5))),
        *((True, score, grade) for score, grade in ((36, 1), (37, 2), (44, 2), (45, 3), (52, 3))),
        *((True, score, grade) for score, grade in ((53, 4), (60, 4), (61, 5), (99, 5))),
    ],
)
def test_the_grades_are_those_of_the_facts(winter, score, grade):
    """[11.grades]: the limits of the five grades on both sides of the board."""
    assert parts().grade(score, winter=winter) == grade


def test_the_rules_page_names_the_scores_at_which_the_grades_begin():
    """[11.grades]: grade 1 is a defeat, so whoever plays alone has to know where grade 2 begins."""
    for language in LANGUAGES:
        told = next(each.text for each in sections("solenia", language) if each.id == "solo")
        numbers = [int(number) for number in re.findall(r"\d+", told)]
        for winter, least in ((False, (35, 42, 49, 56)), (True, (37, 45, 53, 61))):
            assert [parts().next_grade(score - 1, winter=winter) for score in least] == list(least)
            place = numbers.index(least[0])
            assert numbers[place : place + 4] == list(least), language


@pytest.mark.parametrize("file", FILES)
def test_every_record_says_how_far_it_is_to_be_trusted(file):
    """[0.house]: house values must be told from facts."""
    for record in raw(file):
        source = record["source"]
        marks = set(source.values()) if isinstance(source, dict) else {source}
        assert marks <= SOURCES


# -- files of an owner ------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _own_files() -> Iterator[None]:
    """Whatever a test puts on the component set is gone afterwards."""
    yield
    COMPONENTS.replace({})


DAMAGE: dict[str, tuple[str, str, Callable[[], bytes]]] = {
    "no JSON": ("cards.json", "", lambda: b"{"),
    "no list": ("strips.json", "", lambda: b"{}"),
    "no text": ("rival.json", "", lambda: b"\xff\xfe"),
    "a record that is no object": ("grades.json", "number 3", lambda: bytes_of([*raw("grades.json")[:2], 7])),
    "no id": ("deliveries.json", "number 1", lambda: changed("deliveries.json", "d01", id=...)),
    "an unknown field": ("cards.json", "c05", lambda: changed("cards.json", "c05", colour="red")),
    "a missing field": ("deliveries.json", "n07", lambda: changed("deliveries.json", "n07", gold=...)),
    "a value that no card has": ("cards.json", "c05", lambda: changed("cards.json", "c05", value=3)),
    "an ability that no card has": (
        "cards.json",
        "c01",
        lambda: changed("cards.json", "c01", expelled={"kind": "sing"}),
    ),
    "produce without an amount": (
        "cards.json",
        "c01",
        lambda: changed("cards.json", "c01", expelled={"kind": "produce"}),
    ),
    "fixed without resources": ("cards.json", "c03", lambda: changed("cards.json", "c03", expelled={"kind": "fixed"})),
    "gold_if without an island": (
        "cards.json",
        "c13",
        lambda: changed("cards.json", "c13", expelled={"kind": "gold_if", "amount": 1}),
    ),
    "an unknown resource": (
        "cards.json",
        "c03",
        lambda: changed("cards.json", "c03", expelled={"kind": "fixed", "resources": {"gas": 1}}),
    ),
    "fifteen cards": ("cards.json", "", lambda: without("cards.json", "c16")),
    "an id that stands twice": ("deliveries.json", "d03", lambda: doubled("deliveries.json", "d03")),
    "an id with a sign": ("cards.json", "c-01", lambda: changed("cards.json", "c01", id="c-01")),
    "an unknown certainty": ("strips.json", "b", lambda: changed("strips.json", "b", source="guess")),
    "four strips": ("strips.json", "", lambda: without("strips.json", "d")),
    "a face of four cells": (
        "strips.json",
        "a",
        lambda: changed(
            "strips.json", "a", faces=[{"phase": "day", "cells": ["wood"] * 4}, raw("strips.json")[0]["faces"][1]]
        ),
    ),
    "two faces of one light": (
        "strips.json",
        "c",
        lambda: changed("strips.json", "c", faces=[raw("strips.json")[2]["faces"][0]] * 2),
    ),
    "no strip of twilight": (
        "strips.json",
        "",
        lambda: changed("strips.json", "t", faces=raw("strips.json")[0]["faces"]),
    ),
    "a delivery for nothing": ("deliveries.json", "d01", lambda: changed("deliveries.json", "d01", cost={})),
    "a delivery beyond any storage": (
        "deliveries.json",
        "n24",
        lambda: changed("deliveries.json", "n24", cost={"wood": 9}),
    ),
    "a delivery of minus one": (
        "deliveries.json",
        "n24",
        lambda: changed("deliveries.json", "n24", cost={"wood": -1, "wheat": 3}),
    ),
    "negative gold": ("deliveries.json", "d20", lambda: changed("deliveries.json", "d20", gold=-1)),
    "gold in words": ("deliveries.json", "d20", lambda: changed("deliveries.json", "d20", gold="six")),
    "too few deliveries of a row": (
        "deliveries.json",
        "",
        lambda: bytes_of([each for each in raw("deliveries.json") if each["row"] == "day"]),
    ),
    "five slots in a row": ("summer_slots.json", "", lambda: without("summer_slots.json", "n6")),
    "a wrong level": ("summer_slots.json", "", lambda: changed("summer_slots.json", "n6", level=7)),
    "wrong winter levels": ("winter_slots.json", "", lambda: changed("winter_slots.json", "d2a", level=1)),
    "a power without an amount": (
        "winter_slots.json",
        "d2b",
        lambda: changed("winter_slots.json", "d2b", powers=[{"kind": "gold"}]),
    ),
    "an unknown power": (
        "improvements.json",
        "i5",
        lambda: changed("improvements.json", "i5", powers=[{"kind": "teleport"}]),
    ),
    "nothing under level 1": ("winter_slots.json", "", lambda: changed("winter_slots.json", "d1a", covered_by=...)),
    "a cover on the wrong level": (
        "winter_slots.json",
        "d3b",
        lambda: bytes_of(
            [
                {**each, "covered_by": {"d1a": None, "d3b": "level1"}.get(each["id"], each.get("covered_by"))}
                for each in raw("winter_slots.json")
            ]
        ),
    ),
    "a cover on the summer side": (
        "summer_slots.json",
        "d1",
        lambda: changed("summer_slots.json", "d1", covered_by="level1"),
    ),
    "no board for winter": ("boards.json", "winter", lambda: without("boards.json", "winter")),
    "a storage that shrinks": ("boards.json", "winter", lambda: changed("boards.json", "winter", most_storage=5)),
    "no seating for three": ("setup.json", "", lambda: without("setup.json", "players-3")),
    "a start for too few": ("setup.json", "players-4", lambda: changed("setup.json", "players-4", start=[{}, {}, {}])),
    "no display": ("setup.json", "players-2", lambda: changed("setup.json", "players-2", display=0)),
    "a column that is not there": ("rival.json", "face-2", lambda: changed("rival.json", "face-2", column=5)),
    "no die": ("rival.json", "", lambda: b"[]"),
    "no grade for high scores": ("grades.json", "", lambda: without("grades.json", "winter-5")),
    "too few improvements": (
        "improvements.json",
        "",
        lambda: bytes_of([each for each in raw("improvements.json") if each["level"] == 3]),
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_refused_with_its_name_and_the_record(damage):
    """[0.files]: exact values can replace the house values later, so a file that cannot be used must say why."""
    file, record, make = DAMAGE[damage]
    assert refusal(COMPONENTS, file, make()) == (file, record)


def test_a_file_with_an_unknown_name_is_refused():
    """[0.files]"""
    with pytest.raises(ComponentError) as raised:
        COMPONENTS.replace({"dice.json": b"[]"})
    assert raised.value.file == "dice.json"


def test_after_a_refusal_everything_is_as_before():
    """[0.files]: a good file beside a bad one is not used either."""
    good = changed("deliveries.json", "d01", gold=9)
    COMPONENTS.replace({"deliveries.json": good})
    fingerprint = COMPONENTS.fingerprint
    with pytest.raises(ComponentError):
        COMPONENTS.replace({"deliveries.json": changed("deliveries.json", "d01", gold=11), "rival.json": b"[]"})
    assert parts().deliveries["d01"].gold == 9
    assert (COMPONENTS.fingerprint, COMPONENTS.replaced) == (fingerprint, ("deliveries.json",))


def test_a_good_file_is_used_and_undone():
    """[0.files]: all values load from data files."""
    before = COMPONENTS.fingerprint
    COMPONENTS.replace({"deliveries.json": changed("deliveries.json", "d01", gold=9)})
    assert (parts().deliveries["d01"].gold, COMPONENTS.replaced) == (9, ("deliveries.json",))
    assert COMPONENTS.fingerprint != before
    COMPONENTS.replace({})
    assert (parts().deliveries["d01"].gold, COMPONENTS.replaced) == (3, ())
    assert COMPONENTS.fingerprint == before


def test_a_replacement_replaces_the_one_before():
    """[0.files]"""
    COMPONENTS.replace({"deliveries.json": changed("deliveries.json", "d01", gold=9)})
    COMPONENTS.replace({"boards.json": changed("boards.json", "summer", storage=7)})
    assert (parts().deliveries["d01"].gold, parts().boards["summer"].storage) == (3, 7)


def test_the_rules_play_with_the_owners_deliveries():
    """[0.files]: a delivery worth nine brings nine."""
    COMPONENTS.replace({"deliveries.json": changed("deliveries.json", "n03", gold=9)})
    game = table(seat("c07", goods="2 wood", on={"d3": "c09"}), seat(), night_show="n03 n14 n17")
    game.plays("c07", "e3")
    assert game.score("A").tiles == 9


def test_the_words_are_those_of_the_owners_deliveries():
    """[0.files]: what a delivery is worth stands on its button."""

    def label() -> object:
        own = seat("c07", goods="2 wood 2 wheat", on={"d3": "c09"})
        option = table(own, seat(), night_show="n03 n04 n14").plays("c07", "e3").ask.option("deliver:n03")
        assert option is not None
        return option.label

    before = label()
    COMPONENTS.replace({"deliveries.json": changed("deliveries.json", "n03", gold=9)})
    assert label() != before
    COMPONENTS.replace({})
    assert label() == before


def test_the_rules_count_the_owners_end_power_of_level_1_once_and_when_it_works():
    """[0.files] [10.level1]: a tile that is worth one gold for each delivery at the end."""
    COMPONENTS.replace(
        {"improvements.json": changed("improvements.json", "i1", powers=[{"kind": "gold_per_tile", "amount": 1}])}
    )
    for slots, worth in (({"d1a": "d05"}, 0), ({"n1a": "n05"}, 0), ({"d1a": "d05", "n1a": "n05"}, 2)):
        game = table(seat(level1="i1", halves="p1 p2", slots=slots), seat(), side="improvements")
        assert game.score("A").powers == worth


def test_a_game_begun_with_other_files_is_not_played_on():
    """[0.files]: games remember with which components they were begun."""
    game = fresh()
    data = game.session.dump()
    COMPONENTS.replace({"deliveries.json": changed("deliveries.json", "n03", gold=9)})
    with pytest.raises(Refused):
        Session.load(SOLENIA, data)
    COMPONENTS.replace({})
    assert Session.load(SOLENIA, data).view(0) == game.view("A")


def test_the_rules_play_with_the_owners_cards_and_strips():
    """[0.files]: a card of value 2 on another island."""
    faces = raw("strips.json")[2]["faces"]
    faces[0]["cells"][2] = "water"
    COMPONENTS.replace(
        {"cards.json": changed("cards.json", "c07", value=2), "strips.json": changed("strips.json", "c", faces=faces)}
    )
    assert table(seat("c07"), seat()).plays("c07", "c4").goods("A") == "2 water"


def test_the_rules_play_with_the_owners_seating_and_board():
    """[0.files]: another display, other resources at the start."""
    COMPONENTS.replace({"setup.json": changed("setup.json", "players-2", display=5, start=[{"water": 2}, {}])})
    game = fresh(2)
    assert len(game.display("day").split()) == len(game.display("night").split()) == 5
    first = next(player for player in game.view().players if player.place == 1)
    assert first.goods == (0, 0, 0, 2)
