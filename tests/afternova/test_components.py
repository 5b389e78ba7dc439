"""The data files: their content (facts, sections 2 to 5), and the owner's files that may replace them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from engine.afternova.components import COLOURS, COMPONENTS, FILES, SKILLS, parts
from engine.core.components import ComponentError
from engine.core.errors import Refused
from engine.core.session import Session
from tests.afternova.scenario import AFTERNOVA, LETTERS, cost, fresh, seat, table
from tests.data_files import DataFiles, bytes_of, refusal

SKILL_LETTERS = dict(zip("PESM", SKILLS, strict=True))
COLOUR_LETTERS = dict(zip(LETTERS, COLOURS, strict=True))
SOURCES = {"exact", "text", "derived", "house"}
BUNDLED = DataFiles("engine.afternova")
raw, changed, without, doubled = BUNDLED.raw, BUNDLED.changed, BUNDLED.without, BUNDLED.doubled

# -- the tables of the facts ------------------------------------------------------------------------------------------

MERCENARIES = """
PP m01 m02 m03 m04
PE m05 m06 m07 m08
PS m09 m10 m11 m12
PM m13 m14 m15 m16
EE m17 m18 m19 m20
ES m21 m22 m23 m24
EM m25 m26 m27 m28
SS m29 m30 m31 m32
SM m33 m34 m35 m36
MM m37 m38 m39 m40
"""

PLANETS = """
p01 P2 E2 3    p02 P3 E3 4    p03 P4 E4 5
p04 P2 S2 3    p05 P3 S3 4    p06 P4 S4 5
p07 P2 M2 3    p08 P3 M3 4    p09 P4 M4 5
p10 E2 S2 3    p11 E3 S3 4    p12 E4 S4 5
p13 E2 M2 3    p14 E3 M3 4    p15 E4 M4 5
p16 S2 M2 3    p17 S3 M3 4    p18 S4 M4 5
"""

BLUEPRINTS = """
b01 PP   2 storage-plus-1    b21 PGO  5 -
b02 GG   2 skill-pilot       b22 GOB  4 helper-draw-1
b03 OO   2 storage-plus-1    b23 OBW  5 -
b04 BB   2 skill-engineer    b24 PBW  4 storage-plus-1
b05 WW   2 free-sweep-1      b25 PGW  4 skill-security
b06 PG   2 skill-security    b26 PGB  4 skill-mining
b07 GO   2 storage-plus-1    b27 GOW  4 market-plus-1
b08 OB   2 hand-plus-2       b28 POB  4 helper-draw-1
b09 BW   2 storage-plus-1    b29 GBW  4 free-sweep-1
b10 PW   2 skill-mining      b30 POW  5 -
b11 PPG  4 market-plus-1     b31 PPOB 6 storage-plus-1
b12 GGO  5 -                 b32 GGBW 7 -
b13 OOB  4 skill-pilot       b33 POOW 7 -
b14 BBW  4 helper-draw-1     b34 PGBB 5 wild-cube-1
b15 PWW  4 storage-plus-1    b35 GOWW 7 -
b16 PPO  4 helper-draw-1     b36 PGOB 7 -
b17 GGB  4 storage-plus-1    b37 GOBW 5 wild-cube-1
b18 OOW  4 market-plus-1     b38 POBW 6 hand-plus-2
b19 PBB  5 -                 b39 PGBW 6 market-plus-1
b20 GWW  4 skill-engineer    b40 PGOW 7 -
"""

UPGRADES = """
storage-plus-1 storage 1 8
skill-pilot skill 1 2
skill-engineer skill 1 2
skill-security skill 1 2
skill-mining skill 1 2
market-plus-1 market 1 4
helper-draw-1 fee 1 4
free-sweep-1 sweep 1 2
hand-plus-2 hand 2 2
wild-cube-1 wild 1 2
"""
"""Upgrade, what it does, how much, on how many blueprints."""


def entries(text: str, width: int) -> Iterator[list[str]]:
    """The entries of a table, several on a line."""
    for line in text.strip().splitlines():
        words = line.split()
        for start in range(0, len(words), width):
            yield words[start : start + width]


# -- what the files hold ----------------------------------------------------------------------------------------------


def test_the_mercenaries_are_those_of_the_facts():
    """[SU1]; facts, 5.1: forty cards, two skills each."""
    rows = [line.split() for line in MERCENARIES.strip().splitlines()]
    wanted = {card: sorted(pair) for pair, *cards in rows for card in cards}
    letters = {skill: letter for letter, skill in SKILL_LETTERS.items()}
    found = {card["id"]: sorted(letters[skill] for skill in card["skills"]) for card in raw("mercenaries.json")}
    assert len(found) == 40
    assert found == wanted


def test_every_pair_of_skills_stands_on_four_mercenaries():
    """[SU1]; facts, 5.1: ten unordered pairs, every skill twenty times."""
    pairs = Counter(tuple(sorted(card.skills, key=SKILLS.index)) for card in parts().mercenaries.values())
    assert pairs == Counter(dict.fromkeys(combinations_with_replacement(SKILLS, 2), 4))
    assert Counter(skill for card in parts().mercenaries.values() for skill in card.skills) == dict.fromkeys(SKILLS, 20)


def test_the_planets_are_those_of_the_facts():
    """[SU1] [EX1]; facts, 5.2: two skills, as many of each; three, four or five cubes."""
    wanted = {
        name: ({SKILL_LETTERS[need[0]]: int(need[1]) for need in needs}, int(cubes))
        for name, *needs, cubes in entries(PLANETS, 4)
    }
    assert len(wanted) == 18
    assert {planet["id"]: (planet["needs"], planet["cubes"]) for planet in raw("planets.json")} == wanted


def test_every_pair_of_different_skills_has_three_planets():
    """[SU1]; facts, 5.2: 72 spaces for cubes; the planet of the rule text's examples has four."""
    pairs = Counter(tuple(planet.needs) for planet in parts().planets.values())
    assert pairs == dict.fromkeys(combinations(SKILLS, 2), 3)
    assert sum(planet.cubes for planet in parts().planets.values()) == 72
    assert parts().planets["p02"].cubes == 4


def test_the_blueprints_are_those_of_the_facts():
    """[SU1] [BP2]; facts, 5.5: cost, points, upgrade."""
    wanted = {}
    for name, price, points, upgrade in entries(BLUEPRINTS, 4):
        wanted[name] = (price, int(points), None if upgrade == "-" else upgrade)
    letters = {colour: letter for letter, colour in COLOUR_LETTERS.items()}
    found = {}
    for card in raw("blueprints.json"):
        price = "".join(sorted((letters[c] * n for c, n in card["cost"].items()), key=lambda w: LETTERS.index(w[0])))
        found[card["id"]] = (price, card["points"], card.get("upgrade"))
    assert len(found) == 40
    assert found == wanted


def test_points_pay_for_size_less_the_price_of_the_upgrade():
    """[SC1]; facts, 5.4 and 5.5: 3, 5, 7 for two, three, four cubes; each upgrade costs 1, a Transmuter 2."""
    for card in parts().blueprints.values():
        price = {None: 0, "wild-cube-1": 2}.get(card.upgrade, 1)
        assert card.points == {2: 3, 3: 5, 4: 7}[sum(card.cost.values())] - price


def test_every_colour_stands_on_24_icons():
    """[SC1]; facts, 5.5: 120 icons, five colours alike."""
    assert [sum(each[index] for each in parts().costs.values()) for index in range(5)] == [24] * 5


def test_the_upgrades_are_those_of_the_facts():
    """[BP3] [BP4]; facts, 5.4: effect and number of cards."""
    cards = Counter(card.upgrade for card in parts().blueprints.values())
    found = [
        (upgrade.id, upgrade.kind, str(upgrade.amount), str(cards[upgrade.id])) for upgrade in parts().upgrades.values()
    ]
    assert sorted(found) == sorted(tuple(entry) for entry in entries(UPGRADES, 4))
    assert cards[None] == 10
    skills = {upgrade.id: upgrade.skill for upgrade in parts().upgrades.values() if upgrade.skill}
    assert skills == {f"skill-{skill}": skill for skill in SKILLS}


def test_ten_starships_with_room_for_four():
    """[SU3] [OV1]; facts, section 2: all play alike."""
    assert [(ship.id, ship.storage) for ship in parts().starships.values()] == [
        (f"ship{number:02}", 4) for number in range(1, 11)
    ]


def test_the_objectives_are_the_ten_pairs_of_colours():
    """[SC1]; facts, 5.3: one point an icon."""
    found = [frozenset(objective.colours) for objective in parts().objectives.values()]
    assert len(found) == 10
    assert set(found) == {frozenset(pair) for pair in combinations(COLOURS, 2)}
    assert {objective.points for objective in parts().objectives.values()} == {1}
    for objective in parts().objectives.values():
        assert {COLOUR_LETTERS[letter] for letter in objective.id.upper()} == set(objective.colours)


def test_forty_cubes_of_five_colours():
    """[BG1]; facts, section 4: eight of each."""
    assert COLOURS == ("purple", "green", "orange", "black", "white")
    assert parts().cubes == (8, 8, 8, 8, 8)


def test_the_seatings_are_those_of_the_facts():
    """[SU1] [B0]; facts, section 3."""
    assert parts().seatings == {
        2: (4, 5),
        3: (3, 4, 5),
        4: (3, 4, 4, 5),
        5: (3, 4, 4, 4, 5),
        6: (3, 4, 4, 4, 4, 5),
    }


def test_what_is_computed_from_the_files():
    """[EX1] [BP2]: icons, needs, costs in the order of skills and colours."""
    assert parts().icons["m05"] == (1, 1, 0, 0)
    assert parts().icons["m37"] == (0, 0, 0, 2)
    assert parts().needs["p12"] == (0, 4, 4, 0)
    assert cost("b35") == "GOWW"
    assert set(parts().icons) == set(parts().mercenaries)
    assert set(parts().needs) == set(parts().planets)
    assert set(parts().costs) == set(parts().blueprints)


@pytest.mark.parametrize("file", FILES)
def test_every_record_says_how_far_it_is_to_be_trusted(file):
    """[SU1]; facts, section 2: house values must be told from facts."""
    for record in raw(file):
        source = record["source"]
        marks = set(source.values()) if isinstance(source, dict) else {source}
        assert marks
        assert marks <= SOURCES


def test_counts_are_published_and_numbers_of_cards_are_house_values():
    """[SU1]; facts, sections 1, 2 and 5."""
    assert {(card["source"]["count"], card["source"]["skills"]) for card in raw("mercenaries.json")} == {
        ("exact", "house")
    }
    assert {card["source"]["numbers"] for card in raw("blueprints.json")} == {"house"}
    assert {ship["source"]["storage"] for ship in raw("starships.json")} == {"exact"}
    assert {count["source"] for count in raw("cubes.json")} == {"exact"}
    assert {objective["source"] for objective in raw("objectives.json")} == {"derived"}
    assert [planet["id"] for planet in raw("planets.json") if planet["source"]["cubes"] == "text"] == ["p02"]


# -- files of an owner ------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _own_files() -> Iterator[None]:
    """Whatever a test puts on the component set is gone afterwards."""
    yield
    COMPONENTS.replace({})


DAMAGE: dict[str, tuple[str, str, Callable[[], bytes]]] = {
    "no JSON": ("mercenaries.json", "", lambda: b"{"),
    "no list": ("planets.json", "", lambda: b"{}"),
    "no text": ("upgrades.json", "", lambda: b"\xff\xfe"),
    "a record that is no object": ("cubes.json", "number 3", lambda: bytes_of([*raw("cubes.json")[:2], 7])),
    "no id": ("planets.json", "number 1", lambda: changed("planets.json", "p01", id=...)),
    "an unknown field": ("mercenaries.json", "m05", lambda: changed("mercenaries.json", "m05", colour="red")),
    "a missing field": ("blueprints.json", "b07", lambda: changed("blueprints.json", "b07", points=...)),
    "one skill": ("mercenaries.json", "m05", lambda: changed("mercenaries.json", "m05", skills=["pilot"])),
    "three skills": ("mercenaries.json", "m05", lambda: changed("mercenaries.json", "m05", skills=["pilot"] * 3)),
    "an unknown skill": (
        "mercenaries.json",
        "m05",
        lambda: changed("mercenaries.json", "m05", skills=["pilot", "cook"]),
    ),
    "39 mercenaries": ("mercenaries.json", "", lambda: without("mercenaries.json", "m40")),
    "a strange id": ("mercenaries.json", "m41", lambda: changed("mercenaries.json", "m40", id="m41")),
    "an id that stands twice": ("blueprints.json", "b03", lambda: doubled("blueprints.json", "b03")),
    "39 blueprints": ("blueprints.json", "", lambda: without("blueprints.json", "b01")),
    "a blueprint for nothing": ("blueprints.json", "b01", lambda: changed("blueprints.json", "b01", cost={})),
    "a blueprint beyond any ship": (
        "blueprints.json",
        "b01",
        lambda: changed("blueprints.json", "b01", cost={"purple": 7}),
    ),
    "a cost of minus one": (
        "blueprints.json",
        "b01",
        lambda: changed("blueprints.json", "b01", cost={"purple": 3, "green": -1}),
    ),
    "an unknown colour": ("blueprints.json", "b01", lambda: changed("blueprints.json", "b01", cost={"red": 2})),
    "negative points": ("blueprints.json", "b01", lambda: changed("blueprints.json", "b01", points=-1)),
    "points in words": ("blueprints.json", "b01", lambda: changed("blueprints.json", "b01", points="two")),
    "an unknown upgrade": ("blueprints.json", "b01", lambda: changed("blueprints.json", "b01", upgrade="warp")),
    "17 planets": ("planets.json", "", lambda: without("planets.json", "p18")),
    "a planet with one need": ("planets.json", "p04", lambda: changed("planets.json", "p04", needs={"pilot": 2})),
    "a planet with three needs": (
        "planets.json",
        "p04",
        lambda: changed("planets.json", "p04", needs={"pilot": 2, "mining": 1, "security": 1}),
    ),
    "a need of nothing": (
        "planets.json",
        "p04",
        lambda: changed("planets.json", "p04", needs={"pilot": 2, "mining": 0}),
    ),
    "a planet without cubes": ("planets.json", "p04", lambda: changed("planets.json", "p04", cubes=0)),
    "an upgrade of nothing": (
        "upgrades.json",
        "hand-plus-2",
        lambda: changed("upgrades.json", "hand-plus-2", amount=0),
    ),
    "an unknown kind": ("upgrades.json", "hand-plus-2", lambda: changed("upgrades.json", "hand-plus-2", kind="luck")),
    "a skill that is missing": (
        "upgrades.json",
        "skill-pilot",
        lambda: changed("upgrades.json", "skill-pilot", skill=...),
    ),
    "a skill out of place": (
        "upgrades.json",
        "market-plus-1",
        lambda: changed("upgrades.json", "market-plus-1", skill="pilot"),
    ),
    "nine starships": ("starships.json", "", lambda: without("starships.json", "ship10")),
    "a ship without room": ("starships.json", "ship04", lambda: changed("starships.json", "ship04", storage=0)),
    "too few objectives": ("objectives.json", "", lambda: bytes_of(raw("objectives.json")[:6])),
    "an objective of one colour": (
        "objectives.json",
        "pg",
        lambda: changed("objectives.json", "pg", colours=["purple", "purple"]),
    ),
    "no white cubes": ("cubes.json", "", lambda: without("cubes.json", "white")),
    "an unknown certainty": ("cubes.json", "white", lambda: changed("cubes.json", "white", source="guess")),
    "no seating for three": ("setup.json", "players-3", lambda: without("setup.json", "players-3")),
    "hands for too few": ("setup.json", "players-4", lambda: changed("setup.json", "players-4", mercenaries=[3, 4, 5])),
    "a hand beyond the limit": (
        "setup.json",
        "players-2",
        lambda: changed("setup.json", "players-2", mercenaries=[4, 8]),
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_refused_with_its_name_and_the_record(damage):
    """[SU1]; facts, section 14: if a scan turns up, only lists need replacing; a list that cannot be used says why."""
    file, record, make = DAMAGE[damage]
    assert refusal(COMPONENTS, file, make()) == (file, record)


def test_an_upgrade_that_blueprints_name_cannot_be_left_out():
    """[BP3]; facts, section 14: the blueprint that hangs in the air is named."""
    with pytest.raises(ComponentError) as raised:
        COMPONENTS.replace({"upgrades.json": without("upgrades.json", "wild-cube-1")})
    assert (raised.value.file, raised.value.record) == ("blueprints.json", "b34")


def test_a_file_with_an_unknown_name_is_refused():
    """Facts, section 14."""
    with pytest.raises(ComponentError) as raised:
        COMPONENTS.replace({"dice.json": b"[]"})
    assert raised.value.file == "dice.json"


def test_after_a_refusal_everything_is_as_before():
    """Facts, section 14: a good file beside a bad one is not used either."""
    COMPONENTS.replace({"blueprints.json": changed("blueprints.json", "b01", points=9)})
    fingerprint = COMPONENTS.fingerprint
    with pytest.raises(ComponentError):
        COMPONENTS.replace({"blueprints.json": changed("blueprints.json", "b01", points=11), "cubes.json": b"[]"})
    assert parts().blueprints["b01"].points == 9
    assert (COMPONENTS.fingerprint, COMPONENTS.replaced) == (fingerprint, ("blueprints.json",))


def test_a_good_file_is_used_and_undone():
    """[SC1]; facts, section 14"""
    before = COMPONENTS.fingerprint
    COMPONENTS.replace({"blueprints.json": changed("blueprints.json", "b01", points=9)})
    assert (parts().blueprints["b01"].points, COMPONENTS.replaced) == (9, ("blueprints.json",))
    assert COMPONENTS.fingerprint != before
    assert table(seat(built="b01"), seat(), seat()).ship("A").score.blueprints == 9
    COMPONENTS.replace({})
    assert (parts().blueprints["b01"].points, COMPONENTS.replaced) == (2, ())
    assert COMPONENTS.fingerprint == before
    assert table(seat(built="b01"), seat(), seat()).ship("A").score.blueprints == 2


def test_a_replacement_replaces_the_one_before():
    """Facts, section 14."""
    COMPONENTS.replace({"blueprints.json": changed("blueprints.json", "b01", points=9)})
    COMPONENTS.replace({"planets.json": changed("planets.json", "p01", cubes=4)})
    assert (parts().blueprints["b01"].points, parts().planets["p01"].cubes) == (2, 4)


def test_the_rules_play_with_the_owners_cards():
    """[EX1]; facts, section 14: another mercenary, another planet."""
    COMPONENTS.replace(
        {
            "mercenaries.json": changed("mercenaries.json", "m40", skills=["pilot", "engineer"]),
            "planets.json": changed("planets.json", "p01", needs={"pilot": 1, "engineer": 1}),
        }
    )
    game = table(seat("m40"), seat(), seat(), planets="p01:PGB p04:PGO p07:GOB")
    game.acts("A", "draft:p01 mine:m40 send execute:1")
    assert game.stored("A") == "PGB"


def test_the_words_are_those_of_the_owners_cards():
    """[BP2]; facts, section 14: what a blueprint is worth stands on its button."""

    def detail() -> object:
        game = table(seat("b01", stored="PP"), seat(), seat(), mercenaries="m33 m34 m35 m36")
        option = game.markets("A", "m33 m34 m35").ask("A").option("build:b01")
        assert option is not None
        return option.detail

    before = detail()
    COMPONENTS.replace({"blueprints.json": changed("blueprints.json", "b01", points=9)})
    assert detail() != before
    COMPONENTS.replace({})
    assert detail() == before


def test_suggestions_are_found_anew_with_the_owners_files():
    """[EX1]; facts, section 14: the same hand does what the owner's planet needs, but not the published one."""

    def extracted() -> list[str | None]:
        game = table(seat("m05"), seat(), seat(), planets="p02:PPGB p16:OOO p17:OOOO")
        return [option.at for option in game.ask("A").options if option.key.startswith("extract")]

    assert extracted() == []
    COMPONENTS.replace({"planets.json": changed("planets.json", "p02", needs={"pilot": 1, "engineer": 1})})
    assert extracted() == ["p02"]
    COMPONENTS.replace({})
    assert extracted() == []


def test_the_rules_play_with_the_owners_upgrades_ships_and_seatings():
    """[OV1] [SU1]; facts, section 14"""
    COMPONENTS.replace(
        {
            "upgrades.json": changed("upgrades.json", "storage-plus-1", amount=3),
            "starships.json": changed("starships.json", "ship01", storage=6),
            "setup.json": changed("setup.json", "players-3", mercenaries=[1, 2, 6]),
        }
    )
    game = table(seat(built="b01"), seat(built="b03"), seat())
    assert [game.ship(who).storage_limit for who in "ABC"] == [9, 7, 4]
    ships = sorted(fresh(3).view().ships, key=lambda ship: ship.place)
    assert [ship.mercenaries for ship in ships] == [1, 2, 6]


def test_a_game_begun_with_other_files_is_not_played_on():
    """Facts, section 14: games remember with which components they were begun."""
    game = fresh()
    data = game.session.dump()
    COMPONENTS.replace({"blueprints.json": changed("blueprints.json", "b01", points=9)})
    with pytest.raises(Refused):
        Session.load(AFTERNOVA, data)
    COMPONENTS.replace({})
    assert Session.load(AFTERNOVA, data).view(0) == game.view("A")
