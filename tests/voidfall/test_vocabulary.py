"""The vocabulary: every record says what it means, is read as it is written, and differs from all others."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, get_args

import msgspec
import pytest

from engine.voidfall import names
from engine.voidfall.components import parts
from engine.voidfall.costs.parts import PAYABLE
from engine.voidfall.counts import COUNTS, SECTOR_FILTERS
from engine.voidfall.records.settings import Setting
from engine.voidfall.resolve.registry import resolved_kinds
from engine.voidfall.settings import settings_of
from engine.voidfall.vocabulary import conditions, costs, counts, crises, effects, filters, lasting, places
from engine.voidfall.vocabulary import technology_rules as rules
from engine.voidfall.vocabulary.economy import GainInfluence
from engine.voidfall.vocabulary.effects import OneOf
from engine.voidfall.vocabulary.fleets import Regroup
from engine.voidfall.vocabulary.terms import GUILD_RESOURCES, NOTHING, Resources, tag_of
from locales import LANGUAGES, translate
from tests.data_files import DataFiles

UNIONS: dict[str, Any] = {
    "effect": effects.Effect,
    "cost": costs.CostPart,
    "count": counts.Count,
    "condition": conditions.Condition,
    "sector": filters.SectorFilter,
    "track": filters.TrackFilter,
    "technology": filters.TechnologyFilter,
    "glory": filters.GloryFilter,
    "lasting": lasting.LastingRule,
    "target": places.Target,
    "rule": rules.TechnologyRule,
    "house": rules.HouseRule,
    "deed": crises.Deed,
    "solution": crises.Solution,
}


@pytest.mark.parametrize("union", UNIONS)
def test_every_record_is_frozen_strict_and_says_what_it_means(union: str) -> None:
    for kind in get_args(UNIONS[union]):
        config = kind.__struct_config__
        assert config.frozen, kind
        assert config.forbid_unknown_fields, kind
        assert config.tag == tag_of(kind.__name__), kind
        assert kind.__doc__, kind
        assert kind.__doc__.rstrip().endswith((".", ".)", ")")), kind


RESOURCES = {costs.PayResources, costs.PayAny}
FUNCTIONS: dict[str, tuple[Collection[type[Any]], ...]] = {
    "effect": (resolved_kinds(),),
    "cost": (PAYABLE.keys() | RESOURCES,),
    "count": (COUNTS,),
    "sector": (SECTOR_FILTERS.keys() | {filters.Beyond},),
}
"""By union, what has an entry for each of its records. Resources are paid by amounts; `Beyond` is of several."""


@pytest.mark.parametrize("union", FUNCTIONS)
def test_every_record_has_what_it_does_when_it_is_possible_and_how_it_reads(union: str) -> None:
    for kind in get_args(UNIONS[union]):
        assert all(kind in entries for entries in FUNCTIONS[union]), kind.__name__
        assert hasattr(kind, "noun" if union == "count" else "text"), kind.__name__


def test_what_is_written_is_what_is_read() -> None:
    """Every effect, condition, cost and rule of the cards survives being stored."""
    found = parts()
    for group in (found.focus_cards, found.technologies, found.events, found.houses, found.crisis_cards, found.agendas):
        for record in group.values():
            assert msgspec.json.decode(msgspec.json.encode(record), type=type(record)) == record


def test_a_record_is_written_with_its_kind_first() -> None:
    """docs: a JSON object whose first field names its kind."""
    choice = OneOf((Regroup(5), GainInfluence(2)))
    written = msgspec.json.encode(choice)
    assert written == (
        b'{"effect":"one_of","effects":[{"effect":"regroup","moves":5},{"effect":"gain_influence","amount":2}]}'
    )
    assert hash(msgspec.json.decode(written, type=effects.Effect)) == hash(choice)


def test_resources_are_read_in_the_order_of_the_dials() -> None:
    given = Resources(science=1, food=2)
    assert list(given) == [("food", 2), ("science", 1)]
    assert (given.of("food"), given.of("credits")) == (2, 0)
    assert given
    assert not NOTHING


def test_each_guild_produces_its_resource() -> None:
    """Section 1.4: the five resources and their Guilds."""
    assert GUILD_RESOURCES == {
        "farmers": "food",
        "engineers": "energy",
        "miners": "materials",
        "bankers": "credits",
        "scientists": "science",
    }


DEFAULTS: dict[str, tuple[object, ...]] = {
    "inspire_cost": ("materials", "science"),
    "improved_destroyer_approach": ("per_fleet_power", "flat_1"),
    "skirmish_counts_decontamination_storage": (False, True),
    "rift_void_score": (30, 60),
    "coop_win": ("strictly_greater", "at_least"),
    "void_takeover_places_facedown_bounty": (True, False),
    "yarvek_cracked": (True, False),
    "agenda_d3_first": (4, 5),
    "improved_tech_gives_immediate": (False, True),
    "min_haven_size": (2, 1),
    "use_house_abilities": (True, False),
    "full_harbinger_row": ("option_not_available", "discard_and_catastrophe"),
    "agenda_replace_trade_token": ("may_move", "stays_on_slot"),
    "competitive_event_pool": ("A-I", "A-J"),
    "stalemate_winner": ("defender", "tie"),
    "improved_tech_influence": (6, 0),
    "solo_tech_copies": ("three_without", "rule_text"),
    "setup_trade_bonus": (False, True),
    "trade_nexus_timing": ("return", "gain"),
    "hyperdrive_conquest_action": ("produce_energy", "pay_energy_regroup"),
    "war_board_scope": ("current_player", "all_players"),
    "solid_frame_corruption": ("as_far_as_possible", "all_or_nothing"),
    "house_choice": ("suggested_random", "pick_reverse_turn_order", "free"),
    "war_modifier_in_evaluation": (False, True),
    "take_back": ("until_hidden_information", "off"),
}
"""Section 10 and the settings of section 12: the default first."""


@pytest.mark.parametrize("name", DEFAULTS)
def test_a_setting_has_its_default_and_all_its_alternatives_are_legal(name: str) -> None:
    records = {each["id"]: each for each in DataFiles("engine.voidfall").raw("settings.json")}
    default, *others = DEFAULTS[name]
    assert getattr(parts().settings, name) == default
    assert (records[name]["value"], records[name]["alternatives"]) == (default, others)
    settings = {each["id"]: msgspec.convert(each, type=Setting) for each in records.values()}
    for other in others:
        changed = msgspec.structs.replace(settings[name], value=other, alternatives=(default,))
        assert getattr(settings_of({**settings, name: changed}), name) == other
    assert len(records) == len(DEFAULTS) == 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    """Also what no table of the sheet names."""
    found = parts()
    told = [names.ability_name(house.id) for house in found.houses.values() if house.ability]
    tokens = ("bounty", "reclaim", "glory", "trade", "corruption", "harbinger", "catastrophe", "haven", "voidstorm")
    told += [names.term(each) for each in (*tokens, "voidborn", "influence", "upkeep")]
    told += [names.focus_card_name(card) for card in found.focus_cards]
    read = [translate(text, language) for text in told]
    assert len(dict.fromkeys(read)) == len(read)
