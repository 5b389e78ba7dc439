"""The components of every title, from its component sets: what `/… card` has to find. And the rules of the facts: those
that concern no component stand in lists here, all others at a component."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from engine.afternova.components import parts as parts_of_afternova
from engine.day_and_night.cards import CARDS as SPELLS
from engine.eclipse.components import DISCOVERIES, PARTS, SECTORS, SPECIES, TECHNOLOGIES
from engine.solenia.components import parts as parts_of_solenia
from engine.voidfall.components import parts as parts_of_voidfall
from tests.afternova.test_coverage import RULES as RULES_OF_AFTERNOVA
from tests.voidfall.test_coverage import PROCEDURES, RULINGS


def day_and_night() -> set[str]:
    """39 spells, five kinds of tiles, four kinds of pieces."""
    tiles = {"neutral_tile", "day_tile", "night_tile", "temple_tile", "centre"}
    return {*SPELLS, *tiles, "mystic_stone", "crystal", "avatar", "temple"}


def solenia() -> set[str]:
    """Every record of the component files; and what they are made of."""
    known = parts_of_solenia()
    strips = {f"strip-{each}" for each in known.strips}
    slots = {f"slot-{each}" for each in (*known.summer, *known.winter)}
    goods = {"wood", "wheat", "stone", "water", "gold", "island", "city", "airship"}
    faces = {face.id for face in known.die}
    return {*known.cards, *known.deliveries, *known.improvements, *strips, *slots, *known.boards, *faces, *goods}


def afternova() -> set[str]:
    """Every record of the component files, the five colours, the four skills, the bot."""
    known = parts_of_afternova()
    cards = {*known.mercenaries, *known.blueprints, *known.planets, *known.starships}
    upgrades = {f"upgrade-{each}" for each in known.upgrades}
    objectives = {f"objective-{each}" for each in known.objectives}
    cubes = {f"cube-{each}" for each in ("purple", "green", "orange", "black", "white")}
    skills = {f"skill-{each}" for each in ("pilot", "engineer", "security", "mining")}
    return {*cards, *upgrades, *objectives, *cubes, *skills, "robot"}


def eclipse() -> set[str]:
    """Every record of the component files; ships, structures and pieces."""
    ships = {f"ship-{each}" for each in ("interceptor", "cruiser", "dreadnought", "starbase", "ancient", "gcds")}
    parts = {f"part-{each}" for each in PARTS}
    sectors = {f"sector-{each}" for each in SECTORS}
    discoveries = {f"discovery-{each}" for each in DISCOVERIES}
    pieces = {"piece-orbital", "piece-monolith", "ambassador", "traitor", "reputation", "disc", "colony_ship", "cube"}
    return {*TECHNOLOGIES, *SPECIES, *ships, *parts, *sectors, *discoveries, *pieces, "artifact"}


def voidfall() -> set[str]:
    """Every record of the component files; Fleets, resources and pieces."""
    known = parts_of_voidfall()
    cards = {*known.focus_cards, *known.technologies, *known.agendas, *known.events, *known.houses, *known.crisis_cards}
    behind: dict[str, Iterable[str]] = {
        "track": known.tracks,
        "fallen": known.fallen_houses,
        "bounty": known.bounty_tokens,
        "reclaim": known.reclaim_tokens,
        "war": known.war_cards,
        "scenario": known.scenarios,
    }
    named = {f"{kind}-{each}" for kind, records in behind.items() for each in records}
    fleets = {"corvette", "sentry", "destroyer", "dreadnought", "carrier", "voidborn"}
    pieces = {"guild", "sector_defense", "shipyard", "starbase", "corruption", "glory", "trade", "harbinger", "haven"}
    goods = {"food", "energy", "materials", "credits", "science", "influence"}
    return {*cards, *known.sector_kinds, *named, *fleets, *pieces, *goods, "catastrophe", "voidstorm"}


COMPONENTS: dict[str, Callable[[], set[str]]] = {
    "day_and_night": day_and_night,
    "solenia": solenia,
    "afternova": afternova,
    "eclipse": eclipse,
    "voidfall": voidfall,
}

TESTS = Path(__file__).resolve().parents[1]


def listed(name: str) -> set[str]:
    """The rules in a list of the facts' rulings, one at the beginning of each line."""
    lines = (TESTS / name).read_text("utf-8").splitlines()
    return {line if line.startswith("ruling ") else line.split()[0] for line in lines if line.strip()}


def rules_of_title(title: str) -> set[str]:
    """The names of all rules of the facts."""
    return RULES[title]()


RULES: dict[str, Callable[[], set[str]]] = {
    "day_and_night": lambda: listed("day_and_night/data/rulings.txt"),
    "solenia": lambda: listed("solenia/data/rulings.txt"),
    "afternova": lambda: {rule for rule in RULES_OF_AFTERNOVA if not rule.startswith("FX")},
    "eclipse": lambda: listed("eclipse/data/rulings.txt"),
    "voidfall": lambda: {*PROCEDURES, *RULINGS},
}

WHOLE_GAME = {
    "day_and_night": """
        R-BOARD-3 R-SETUP-2 R-TURN-1 R-TURN-2 R-TURN-3 R-CAST-1 R-CAST-4 R-CLASS-2 R-TRAVEL-1 R-REST-1
        R-DECK-1 R-DECK-2 R-TEMPLE-5 R-END-2 R-END-3
    """,
    "solenia": """
        0.files 0.house 1.parts 1.players 2.start-orders 3.display 3.resources 3.hand 3.first 4.place 4.draw 4.hands
        4.discard 4.blocked-scope 11.setup 11.last 11.grades 12.end 12.last-expulsion 12.shared 12.resign
        13.conservation 13.advances 13.scores 13.chance hidden.hands hidden.decks hidden.stacks hidden.rival
        hidden.chosen hidden.draw hidden.public hidden.law undo.before undo.after
    """,
    "afternova": "SU1 SU2 TU1 SC2 N1 N2 N3 N4 N5 N6 N7 N9 N10",
    "eclipse": """
        P1.1 P1.2 P1.4 P1.5 P1.6 P1.8 P17.2.1 P17.2.2 P17.2.3 P17.2.4 P17.2.5 P17.2.6 P17.2.7 P17.2.8 P17.2.9
        P17.3.1 P17.3.2 P17.3.3 P17.3.4 P17.3.5 P17.3.6 P17.3.7 P17.4.4 P17.5.1 P17.5.2 P17.5.3 P17.5.4 P17.5.5
        P17.5.9 P17.6.1 P17.6.4 P17.7.1 P17.9.3 P17.9.5 P17.9.6 P17.10.2 P17.11.1 P17.11.2 P17.11.3 P17.11.4
        P17.11.6 P17.12.2 P17.12.3 P17.12.4 P17.13.1 P17.13.3 P17.13.7 P17.13.10 P17.14.1 P17.14.6 P17.14.7
        P17.15.1 P17.15.2 P17.15.3 P17.15.4 P17.15.5 P17.15.6 P17.15.7 P17.16.1 P17.16.2 P17.16.3 P17.16.4
        P17.17.1 P17.17.2 P17.17.3 P17.17.4 P17.17.5
    """,
    "voidfall": """
        P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P14 P15 P16 P17 P20 P21 P22 P23 P24 P28 P29 P33 P34 P35 P39 P40
        P45 P46 P47 P48 P49 P50 P51 P52 P53 P54 P55 P56 P57 P59 P60 P61 P62 P64 P65 P67 P68 P69 P70 P72 P73 P74
        P75 P76
    """,
}
"""Turn structure, hands and decks, checks and ends: rules that concern no component."""
OF_NO_COMPONENT = {title: set(words.split()) for title, words in WHOLE_GAME.items()}
OF_NO_COMPONENT["eclipse"] |= {"ruling 31", "ruling 32"}  # upkeep of the last round, the score after a collapse
OF_NO_COMPONENT["voidfall"] |= {"ruling 18", "ruling 28"}  # the turn order, who sits where
BY_ITSELF: dict[str, dict[str, str]] = {
    "day_and_night": {},
    "solenia": {f"10.{code}": code.lower() for code in ["I1", "I3", "I4", "P1", "P3", "P4", "P5", "P6", "P8"]},
    "afternova": {},
    "eclipse": {},
    "voidfall": {},
}
"""Rules that are no more than the text of a component: its id."""
