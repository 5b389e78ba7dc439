"""The rulings of Afternova that concern a card, a planet, a starship, a cube, a skill or the bot."""

from __future__ import annotations

from cogs.ui.rulings import Ruling, read_rulings, resolved
from engine.afternova.components import COLOURS, COMPONENTS, SKILLS, parts

RULINGS = read_rulings("cogs.afternova")


@COMPONENTS.keeps
def rulings() -> tuple[Ruling, ...]:
    """All of them, for the component files in use."""
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
