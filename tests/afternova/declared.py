"""What the shared tests need to know of Afternova."""

from __future__ import annotations

from typing import Any

from engine.afternova.components import parts
from render.afternova.emblems import EMBLEMS
from tests.afternova.test_coverage import RULES
from tests.declared import OF_A_SEAT, OF_A_TITLE, Declared, names


def components() -> frozenset[str]:
    """Every record of the component files, the five colours, the four skills, the bot."""
    known = parts()
    cards = {*known.mercenaries, *known.blueprints, *known.planets, *known.starships}
    upgrades = {f"upgrade-{each}" for each in known.upgrades}
    objectives = {f"objective-{each}" for each in known.objectives}
    cubes = {f"cube-{each}" for each in ("purple", "green", "orange", "black", "white")}
    skills = {f"skill-{each}" for each in ("pilot", "engineer", "security", "mining")}
    return frozenset({*cards, *upgrades, *objectives, *cubes, *skills, "robot"})


def market_turned(before: Any, after: Any, seat: int) -> bool:
    """The market has new cards and the deals are over, so others are asked."""
    return bool(before.views[-1] != after.views[-1] and before.asked != after.asked)


DECLARED = Declared(
    ornaments=frozenset(EMBLEMS.values()) | names("interceptor-ship stone-throne"),
    components=components(),
    rules=frozenset(rule for rule in RULES if not rule.startswith("FX")),
    of_no_component=names("SU1 SU2 TU1 SC2 N1 N2 N3 N4 N5 N6 N7 N9 N10"),
    sections=12,
    pictured=4,
    taught={
        "propose": "suggest:",
        "ask somebody": "with:",
        "help": "accept:",
        "extract": "execute:",
        "build": "build:",
        "market": "market",
        "take": "take:",
        "sweep": "sweep:",
    },
    told_in_lesson=names("an-log-extracts an-log-planet an-log-builds an-log-sweeps an-log-turn"),
    commands=f"{OF_A_TITLE} {OF_A_SEAT} offer show orders",
    filled={"move": {"line": "market"}, "offer": {"line": "p99"}, "card": {"name": "m01"}},
    codes=r"[A-F]|[BMP]\d\d",  # seats, numbers of cards
    ways_back={"an-way-back-market": market_turned},
    measured=True,
    never_one={
        "an-alt-ship": "a limit above one",
        "an-alt-robot": "a limit above one",
    },
)
