"""What the shared tests need to know of Voidfall."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engine.voidfall.components import parts
from render.voidfall.look import CATEGORIES, FOCUSES, HOUSES
from tests.declared import OF_A_TITLE, Declared, Marked, names
from tests.voidfall.test_coverage import PROCEDURES, RULINGS


def components() -> frozenset[str]:
    """Every record of the component files; Fleets, resources and pieces."""
    known = parts()
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
    pieces = names(
        """
        corvette sentry destroyer dreadnought carrier voidborn guild sector_defense shipyard starbase corruption glory
        trade harbinger haven food energy materials credits science influence catastrophe voidstorm
        """
    )
    return frozenset({*cards, *known.sector_kinds, *named, *pieces})


def turn_passed(before: Any, after: Any, seat: int) -> bool:
    """Another is asked; or the next round or phase begins, in which the same player may be the first."""
    then, now = (msgspec.msgpack.decode(each.views[-1], type=Time) for each in (before, after))
    return bool(then != now or before.asked != after.asked)


class Time(msgspec.Struct):
    """When it is, of all that an onlooker sees."""

    cycle: int
    phase: str
    round: int


def things(view: Any) -> dict[str, Any]:
    """What lies on the sectors. How many Guilds have room is no thing."""
    return {
        place: msgspec.structs.replace(sector, guild_spaces=0, defenses=0) for place, sector in view.sectors.items()
    }


def mover(view: Any) -> int | None:
    """Whose turn of the Focus phase it is."""
    return view.deciding if view.phase == "focus" else None


DECLARED = Declared(
    ornaments=frozenset({*HOUSES.values(), *(look.icon for looks in (FOCUSES, CATEGORIES) for look in looks.values())})
    | names("night-sky transform"),
    components=components(),
    rules=frozenset({*PROCEDURES, *RULINGS}),
    of_no_component=names(
        """
        P1 P2 P3 P4 P5 P6 P7 P8 P9 P10 P11 P12 P14 P15 P16 P17 P20 P21 P22 P23 P24 P29 P33 P34 P35 P39 P40
        P45 P46 P47 P48 P49 P50 P51 P52 P53 P54 P55 P56 P57 P59 P60 P61 P62 P64 P65 P67 P68 P69 P70 P72 P73 P74
        P75 P76
        """
    )
    | {"ruling 18", "ruling 28"},  # the turn order, who sits where
    sections=12,
    pictured=4,
    commands=f"{OF_A_TITLE} orders hand recap map show house techs agendas event score crisis battle",
    filled={"move": {"line": "done"}, "card": {"name": "shields"}, "battle": {"fleets": "3 corvettes vs 2 voidborn"}},
    codes=r"\d?[A-Z]|[A-Z]\d|\d[A-Z]|I{1,3}|[A-Z]{1,2}\d+",  # places, stacks of Situations, numbers of cards
    pages_of_a_seat=names("house plans stock focuses"),
    ways_back={"way-back-turn": turn_passed},
    taught={
        "play a Focus card": "card:",
        "produce": "act:supply",
        "advance on a track": "act:thrive",
        "establish a Guild": "guild:",
        "raise the Population": "at:",
        "deploy": "cube:",
        "pay Upkeep": "pay:",
        "evaluate an objective": "box:",
        "gain a Technology": "tech:",
        "invade": "all:",
        "gain an Agenda": "agenda:",
        "end the turn": "done",
    },
    told_in_lesson=names("vf-log-invasion vf-log-combat-result vf-log-sector-taken vf-log-evaluation vf-log-event"),
    unreachable=names("vf-end-voidborn-beaten vf-end-voidborn-level"),  # a victory or a tie, at random
    marked=Marked(mover, things, lambda view: view.recent),
    measured=True,
    looked_at_whole=names("board change chapter"),
    never_one={
        "vf-error-battle-many": "a limit above one",
        "vf-effect-peek-events": "three, as printed",
        "vf-log-harbinger-on-board": "a row of the Crisis board",
        "vf-log-harbinger-off-board": "a row of the Crisis board",
        "vf-battle-drones": "a number of the printed rules behind a name",
        "vf-battle-bombard-salvo": "the number of a Salvo",
    },
)
