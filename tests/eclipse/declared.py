"""What the shared tests need to know of Eclipse."""

from __future__ import annotations

from engine.eclipse.components import DISCOVERIES, PARTS, SECTORS, SPECIES, TECHNOLOGIES
from tests.declared import OF_A_TITLE, Declared, Marked, names
from tests.eclipse.test_coverage import RULES


def components() -> frozenset[str]:
    """Every record of the component files; ships, structures and pieces."""
    ships = {f"ship-{each}" for each in ("interceptor", "cruiser", "dreadnought", "starbase", "ancient", "gcds")}
    parts = {f"part-{each}" for each in PARTS}
    sectors = {f"sector-{each}" for each in SECTORS}
    discoveries = {f"discovery-{each}" for each in DISCOVERIES}
    pieces = names("piece-orbital piece-monolith ambassador traitor reputation disc colony_ship cube artifact")
    return frozenset({*TECHNOLOGIES, *SPECIES, *ships, *parts, *sectors, *discoveries, *pieces})


ACTIONS = "explore influence research upgrade build pass react diplomacy"

DECLARED = Declared(
    # The sky and where something stands; what has a drawing of its own beside the same sign: numbers, badges,
    # dice, discs, and parts, whose values are signs.
    ornaments=names("nebula stars planet arrow swords ring draw_mark tag draw_weapons draw_influence part_tile emblem"),
    components=components(),
    rules=frozenset(RULES),
    of_no_component=names(
        """
        P1.1 P1.2 P1.4 P1.5 P1.6 P1.8 P17.2.1 P17.2.2 P17.2.3 P17.2.4 P17.2.5 P17.2.6 P17.2.7 P17.2.8 P17.2.9
        P17.3.1 P17.3.2 P17.3.3 P17.3.4 P17.3.5 P17.3.6 P17.3.7 P17.4.4 P17.5.1 P17.5.2 P17.5.3 P17.5.4 P17.5.5
        P17.5.9 P17.6.1 P17.6.4 P17.7.1 P17.9.3 P17.9.5 P17.9.6 P17.10.2 P17.11.1 P17.11.2 P17.11.3 P17.11.4
        P17.11.6 P17.12.2 P17.12.3 P17.12.4 P17.13.1 P17.13.3 P17.13.7 P17.13.10 P17.14.1 P17.14.6 P17.14.7
        P17.15.1 P17.15.2 P17.15.3 P17.15.4 P17.15.5 P17.15.6 P17.15.7 P17.16.1 P17.16.2 P17.16.3 P17.16.4
        P17.17.1 P17.17.2 P17.17.3 P17.17.4 P17.17.5
        """
    )
    | {"ruling 31", "ruling 32"},  # upkeep of the last round, the score after a collapse
    sections=12,
    pictured=4,
    commands=f"{OF_A_TITLE} {ACTIONS} odds sector blueprint techs orders show",
    filled={
        "move": {"line": "pass"},
        "card": {"name": "plasma_cannon"},
        "diplomacy": {"what": "offer:b-money"},
        **{action: {"line": "9z"} for action in ("explore", "influence", "research", "upgrade", "build")},
        "react": {"line": "build cruiser at 9z"},
        "odds": {"fleets": "2 cruisers vs 1 ancient"},
        "sector": {"place": "0a"},
    },
    begun={"species": "terrans"},
    codes=r"\d\d?[A-Z]|[A-F]|[LRC][TMB]?|I{1,3}",  # places, seats, squares of a ship, rings of the galaxy
    pages_of_a_seat=names("boards"),
    taught={
        **{each: f"{each}:" for each in ("explore", "influence", "research", "upgrade", "build", "move", "colony")},
        "pass": "pass",
        "reputation": "keep:",
    },
    told_in_lesson=names("ecl-log-battle ecl-log-battle-won ecl-log-upkeep ecl-log-round"),
    marked=Marked(
        lambda view: view.active if view.phase == "action" else None,
        lambda view: view.sectors,
        lambda view: view.recent,
    ),
    measured=True,
    never_one={
        "ecl-why-no-miniature": "a limit above one",
        "ecl-log-misses-times": "said of several only",
        "ecl-record-misses": "said of several only",
        "ecl-log-trades-times": "said of several only",
    },
    looked_at_whole=names("board boards change score"),
)
