"""Component files of an owner: what they may change, and how wrong ones are refused by file and record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.voidfall.components import COMPONENTS, FILES, parts
from engine.voidfall.vocabulary.costs import PayResources
from engine.voidfall.vocabulary.economy import GainInfluence
from engine.voidfall.vocabulary.effects import If
from engine.voidfall.vocabulary.fleets import Regroup
from engine.voidfall.vocabulary.technology_rules import FocusAction
from engine.voidfall.vocabulary.terms import Resources
from tests.data_files import DataFiles, bytes_of, refusal

DATA = DataFiles("engine.voidfall")


@pytest.fixture(autouse=True)
def bundled() -> Iterator[None]:
    """After each test the files that come with the title are in use again."""
    yield
    COMPONENTS.replace({})


def record(file: str, name: str) -> dict[str, Any]:
    """A record as it stands in its file."""
    return next(each for each in DATA.raw(file) if each["id"] == name)


def changed_tile(given: str, tile: str, **fields: Any) -> bytes:
    """The maps with some fields of one tile changed (a field that becomes `...` is left out)."""
    tiles = record("maps.json", given)["tiles"]
    found = next(each for each in tiles if each["id"] == tile)
    found.update(fields)
    kept = [{field: value for field, value in each.items() if value is not ...} for each in tiles]
    return DATA.changed("maps.json", given, tiles=kept)


def changed_origin(house: str, **fields: Any) -> bytes:
    """The houses with some fields of the first origin of one changed."""
    origins = record("houses.json", house)["origins"]
    origins[0].update(fields)
    return DATA.changed("houses.json", house, origins=origins)


def test_a_technology_may_be_replaced() -> None:
    data = DATA.changed("technologies.json", "shields", immediate={"effect": "regroup", "moves": 3})
    COMPONENTS.replace({"technologies.json": data})
    assert parts().technologies["shields"].immediate == Regroup(3)
    assert COMPONENTS.replaced == ("technologies.json",)


@pytest.mark.parametrize("file", FILES)
def test_every_file_must_be_a_list_of_records(file: str) -> None:
    assert refusal(COMPONENTS, file, b"{}") == (file, "")


@pytest.mark.parametrize("file", [file for file in FILES if file not in ("bounty_tokens.json", "reclaim_tokens.json")])
def test_every_file_keeps_its_ids(file: str) -> None:
    name = DATA.raw(file)[-1]["id"]
    assert refusal(COMPONENTS, file, DATA.without(file, name)) == (file, name)
    assert refusal(COMPONENTS, file, DATA.doubled(file, name)) == (file, name)
    other = bytes_of([*DATA.raw(file), {**record(file, name), "id": "strange"}])
    refused = refusal(COMPONENTS, file, other)
    assert refused[0] == file
    assert refused[1] == "strange"


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ({"effect": "regroup", "moves": 0}, "no moves"),
        ({"effect": "regroup", "moves": 5, "free": True}, "an unknown field"),
        ({"effect": "no_such_thing"}, "an unknown kind"),
        ({"effect": "gain_resources", "amount": {"gold": 2}}, "an unknown resource"),
        ({"effect": "one_of", "effects": [{"effect": "advance", "track": "war"}] * 2}, "an unknown track within"),
        ({"effect": "one_of", "effects": [{"effect": "advance", "track": "any"}]}, "a choice of one"),
        ({"effect": "gain_resources", "amount": {}}, "no resources"),
        ({"effect": "produce", "resources": []}, "no resources to produce"),
        ({"effect": "pay", "cost": [], "then": {"effect": "regroup", "moves": 5}}, "no cost"),
        ({"effect": "place", "target": {"target": "voidborn_or_fallen"}, "pieces": {}}, "no pieces"),
    ],
)
def test_an_effect_that_is_none_names_its_record(effect: dict[str, Any], why: str) -> None:
    data = DATA.changed("technologies.json", "cloning", immediate=effect)
    assert refusal(COMPONENTS, "technologies.json", data) == ("technologies.json", "cloning"), why


@pytest.mark.parametrize(
    ("file", "name", "fields"),
    [
        ("focus_cards.json", "zenor_politics", {"house": ...}),
        ("focus_cards.json", "zenor_politics", {"house": "atreides"}),
        ("focus_cards.json", "zenor_politics", {"replaces": "guile"}),
        ("focus_cards.json", "politics", {"house": "zenor"}),
        ("tracks.json", "zenor_society", {"track": "economy"}),
        ("technologies.json", "cloning", {"house": "valnis"}),
        ("technologies.json", "cloning", {"house": "atreides"}),
        ("events.json", "2C", {"cycle": 3}),
        ("houses.json", "zenor", {"track_set": "none"}),
        ("houses.json", "zenor", {"preferred": ["guile"]}),
        ("houses.json", "zenor", {"cards": ["zenor_conquest"]}),
        ("houses.json", "zenor", {"home": "base"}),
        ("fallen_houses.json", "zenor", {"technologies": ["cloning", "destroyers"]}),
        ("sector_kinds.json", "genesis", {"guild_upkeep_from": 4}),
        ("sector_kinds.json", "rift", {"corruptible": True}),
        ("crisis_board.json", "economic", {"payments": []}),
        ("crisis_board.json", "military", {"strengths": [0, 1, 2, 3]}),
        ("difficulties.json", "easy", {"war_cards": ["W9"]}),
        ("dials.json", "credits", {"yields": [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6]}),
        ("dials.json", "credits", {"yields": [0, 2, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]}),
        ("dials.json", "credits", {"yields": [0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 16]}),
        ("player_counts.json", "players4", {"trade_tokens": [2, 2, 2, 2, 2, 3]}),
        ("scenarios.json", "X01", {"houses": ["yarvek"]}),
        ("scenarios.json", "X01", {"fallen_houses": ["astoran", "kradmor"]}),
        ("scenarios.json", "X01", {"events": ["A", "J"]}),
        ("scenarios.json", "C041", {"mode": "coop"}),
        ("settings.json", "coop_win", {"value": "sometimes"}),
        ("settings.json", "coop_win", {"value": "at_least"}),
        ("maps.json", "C011_1p", {"voidstorms": [["home", "s40"]]}),
        ("maps.json", "C011_1p", {"voidstorms": [["home", "outpost"]]}),
        ("maps.json", "C011_1p", {"voidstorms": [["s31", "s40"], ["s32", "s40"]]}),
        ("maps.json", "C011_1p", {"mode": "competitive"}),
    ],
)
def test_a_record_that_does_not_fit_the_others_is_refused(file: str, name: str, fields: dict[str, Any]) -> None:
    refused = refusal(COMPONENTS, file, DATA.changed(file, name, **fields))
    elsewhere = {("maps.json", "competitive"): ("maps.json", "C011_1p, tile s40")}
    assert refused == elsewhere.get((file, fields.get("mode", "")), (file, name))


def test_a_house_must_list_its_technologies() -> None:
    """The record that misses its house is named: either of the two may be wrong."""
    data = DATA.changed("houses.json", "zenor", technologies=["destroyers", "shields"])
    assert refusal(COMPONENTS, "houses.json", data) == ("technologies.json", "cloning")


@pytest.mark.parametrize(
    ("tile", "fields"),
    [
        ("s12", {"id": "s22"}),
        ("s12", {"q": 2, "r": 2}),
        ("s12", {"letter": "A"}),
        ("s12", {"seat": "a"}),
        ("s12", {"kind": "no_such_kind"}),
        ("s12", {"population": ...}),
        ("s12", {"voidborn": 4}),
        ("s12", {"kind": "home", "seat": "a"}),
        ("s40", {"population": 2}),
        ("s40", {"corrupted": True}),
        ("s40", {"sector_defenses": 1}),
        ("home", {"seat": "b"}),
        ("outpost", {"kind": "genesis"}),
        ("home", {"q": 1, "r": 3, "seat": ...}),
    ],
)
def test_a_map_that_cannot_be_played_names_map_and_tile(tile: str, fields: dict[str, Any]) -> None:
    file, name = refusal(COMPONENTS, "maps.json", changed_tile("C011_1p", tile, **fields))
    assert file == "maps.json"
    assert name.startswith("C011_1p")


@pytest.mark.parametrize(
    "fields",
    [
        {"active": 3},
        {"technology": "cloning"},
        {"agendas": []},
        {"home": {"population": 2, "fleets": {"corvette": 2}, "corrupted": True}},
        {"home": {"population": 2, "fleets": {"corvette": 2}, "guilds": ["farmers"] * 3}},
        {"home": {"population": 2, "fleets": {"corvette": 2}, "installations": ["shipyard"]}},
    ],
)
def test_an_origin_that_cannot_be_set_up_names_house_and_origin(fields: dict[str, Any]) -> None:
    refused = refusal(COMPONENTS, "houses.json", changed_origin("valnis", **fields))
    assert refused == ("houses.json", "valnis, origin A")


def test_the_numbers_of_tokens_and_crises_are_those_of_the_game() -> None:
    assert (
        refusal(COMPONENTS, "bounty_tokens.json", DATA.without("bounty_tokens.json", "any"))[0] == "bounty_tokens.json"
    )
    data = DATA.changed("crisis_cards.json", "CR01", level=1)
    assert refusal(COMPONENTS, "crisis_cards.json", data) == ("crisis_cards.json", "")
    data = DATA.changed("agendas.json", "D1", type="might")
    assert refusal(COMPONENTS, "agendas.json", data) == ("agendas.json", "")


def test_the_alert_deck_must_outlast_the_rounds() -> None:
    additions = record("difficulties.json", "hard")["additions"]
    additions[0]["wars"] = 1
    data = DATA.changed("difficulties.json", "hard", additions=additions)
    assert refusal(COMPONENTS, "difficulties.json", data) == ("difficulties.json", "hard")


def test_settings_change_the_records_that_they_are_about() -> None:
    """Section 10 of the fact sheet: conflicts 1, 7, 12, 13 and 24."""
    records = DATA.raw("settings.json")
    wanted = {
        "inspire_cost": "science",
        "agenda_d3_first": 5,
        "yarvek_cracked": False,
        "rift_void_score": 60,
        "hyperdrive_conquest_action": "pay_energy_regroup",
    }
    for each in records:
        if each["id"] in wanted:
            value = wanted[each["id"]]
            each["alternatives"] = [each["value"]]
            each["value"] = value
    COMPONENTS.replace({"settings.json": bytes_of(records)})
    found = parts()
    assert found.focus_cards["politics"].actions[0].cost == (PayResources(Resources(science=1)),)
    first = found.agendas["D3"].objectives[0]
    assert isinstance(first, If)
    assert first.then == GainInfluence(5)
    assert not found.fallen_houses["yarvek"].cracked
    assert found.voidborn_score["rift_on_map"] == 60
    action = FocusAction(("conquest",), (PayResources(Resources(energy=1)),), Regroup(5))
    assert action in found.technologies["hyperdrive"].basic
    assert action in found.technologies["hyperdrive"].improved


def test_a_smaller_safe_haven_needs_the_setting() -> None:
    """Conflict 15: some sources have Safe Havens with one space."""
    tables = record("scenarios.json", "C041")["tables"]
    tables[0]["havens"] = [3, 1]
    data = DATA.changed("scenarios.json", "C041", tables=tables)
    assert refusal(COMPONENTS, "scenarios.json", data) == ("scenarios.json", "C041")
    settings = DATA.changed("settings.json", "min_haven_size", value=1, alternatives=[2])
    COMPONENTS.replace({"scenarios.json": data, "settings.json": settings})
    assert parts().scenarios["C041"].tables[0].havens == (3, 1)
