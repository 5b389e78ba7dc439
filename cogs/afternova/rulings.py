"""The rulings of Afternova that concern a card, a planet, a starship, a cube, a skill or the bot."""

from __future__ import annotations

from functools import lru_cache

from cogs.ui.rulings import Ruling, resolved, ruling
from engine.afternova.components import COLOURS, COMPONENTS, SKILLS, parts

RULINGS = (
    ruling("an-ruling-names", "SU3", "@ships", "house"),
    ruling("an-ruling-need", "EX1", "@planets @skills"),
    ruling("an-ruling-few-cubes", "EX8, BG1", "@planets", "house"),
    ruling("an-ruling-split", "EX4", "@planets", "derived"),
    ruling("an-ruling-planets-house", "EX1", "@planets"),
    ruling("an-ruling-whole-card", "EX3", "@mercenaries", "derived"),
    ruling("an-ruling-helper", "EX2", "@mercenaries", "derived"),
    ruling("an-ruling-not-traded", "EX6", "@mercenaries @blueprints @objectives", "derived"),
    ruling("an-ruling-used", "EX7", "@mercenaries"),
    ruling("an-ruling-shown", "IN1, N8", "@mercenaries @blueprints"),
    ruling("an-ruling-mercenaries-house", "EX3", "@mercenaries"),
    ruling("an-ruling-window", "BP1", "@blueprints"),
    ruling("an-ruling-no-part", "BP2", "@blueprints @cubes"),
    ruling("an-ruling-discarded", "MK4", "@blueprints", "derived"),
    ruling("an-ruling-blueprints-house", "BP1", "@blueprints"),
    ruling("an-ruling-sixth", "EN1, EN2", "@blueprints"),
    ruling("an-ruling-upgrade-next", "BP3", "@upgrades @with_upgrade"),
    ruling("an-ruling-upgrade-sum", "BP4, BP5", "@upgrades @with_upgrade"),
    ruling("an-ruling-upgrade-house", "BP4", "@upgrades"),
    ruling("an-ruling-storage", "OV1", "@cubes @ships upgrade-storage-plus-1"),
    ruling("an-ruling-overflow-default", "OV2", "@cubes", "house"),
    ruling("an-ruling-transfers", "EX5", "@cubes", "derived"),
    ruling("an-ruling-bag", "BG1", "@cubes"),
    ruling("an-ruling-objective-secret", "IN1, SC1", "@objectives", "house"),
    ruling("an-ruling-objective-pairs", "SC1", "@objectives", "derived"),
    ruling("an-ruling-upgrade-icons", "EX3", "@skill_upgrades", "derived"),
    ruling("an-ruling-fee", "EX7", "upgrade-helper-draw-1", "house"),
    ruling("an-ruling-market-plus", "MK1", "upgrade-market-plus-1 upgrade-free-sweep-1", "house"),
    ruling("an-ruling-sweep", "MK2, MK3", "upgrade-free-sweep-1", "derived"),
    ruling("an-ruling-hand", "HL1", "upgrade-hand-plus-2", "house"),
    ruling("an-ruling-robot-turn", "B0, B1, B2, B3", "robot"),
    ruling("an-ruling-robot-built", "B4", "robot"),
    ruling("an-ruling-robot-help", "B6, B7, B8", "robot", "derived"),
    ruling("an-ruling-robot-end", "B5, B9, B10", "robot", "derived"),
)


def rulings() -> tuple[Ruling, ...]:
    """All of them, for the component files in use."""
    return _rulings(COMPONENTS.fingerprint)


@lru_cache(maxsize=2)
def _rulings(_components: str) -> tuple[Ruling, ...]:
    return resolved(RULINGS, _groups())


def _groups() -> dict[str, list[str]]:
    known = parts()
    return {
        "mercenaries": list(known.mercenaries),
        "blueprints": list(known.blueprints),
        "with_upgrade": [each.id for each in known.blueprints.values() if each.upgrade is not None],
        "planets": list(known.planets),
        "ships": list(known.starships),
        "upgrades": [f"upgrade-{each}" for each in known.upgrades],
        "skill_upgrades": [f"upgrade-{each.id}" for each in known.upgrades.values() if each.skill is not None],
        "objectives": [f"objective-{each}" for each in known.objectives],
        "cubes": [f"cube-{each}" for each in COLOURS],
        "skills": [f"skill-{each}" for each in SKILLS],
    }
