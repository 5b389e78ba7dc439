"""Everything of Afternova that can be looked up: cards, planets, starships, objectives, upgrades, cubes, skills."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.ui.presentation import CardFace, by_id
from engine.afternova.components import COLOURS, COMPONENTS, SKILLS, parts
from engine.afternova.names import ROBOT_NAME, card_name, card_names, card_text, icons_text, upgrade_text
from engine.core.text import Text, say


@COMPONENTS.keeps
def faces() -> dict[str, CardFace]:
    """By id, for the component files in use."""
    return by_id(*_cards(), *_planets(), *_upgrades(), *_ships(), *_cubes(), *_skills(), *_robot())


def kind_of(name: str) -> Text:
    """What sort of thing it is."""
    return say(f"an-kind-{name}")


def _cards() -> Iterator[CardFace]:
    for card in parts().ranks:
        kind = kind_of("mercenary" if card in parts().mercenaries else "blueprint")
        yield CardFace(card, card_name(card), None, card_text(card), kind)


def _planets() -> Iterator[CardFace]:
    for planet in parts().planets.values():
        about = say("an-panel-about-planet", needs=icons_text(parts().needs[planet.id]), cubes=planet.cubes)
        yield CardFace(planet.id, card_name(planet.id), None, about, kind_of("planet"))


def _upgrades() -> Iterator[CardFace]:
    for upgrade in parts().upgrades:
        having = [each.id for each in parts().blueprints.values() if each.upgrade == upgrade]
        about = say("an-thing-upgrade-text", blueprints=card_names(having))
        name = f"upgrade-{upgrade}"
        yield CardFace(name, upgrade_text(upgrade), None, about, kind_of("upgrade"), (upgrade,), drawn=False)


def _ships() -> Iterator[CardFace]:
    for ship in parts().starships.values():
        about = say("an-thing-ship-text", storage=ship.storage)
        yield CardFace(ship.id, say(f"an-ship-{ship.id}"), None, about, kind_of("ship"))
    for objective in parts().objectives.values():
        first, second = (say(f"an-colour-{colour}") for colour in objective.colours)
        name = say("an-thing-objective", first=first, second=second)
        about = say("an-thing-objective-text", first=first, second=second, points=objective.points)
        yield CardFace(f"objective-{objective.id}", name, None, about, kind_of("objective"), drawn=False)


def _cubes() -> Iterator[CardFace]:
    for colour, count in zip(COLOURS, parts().cubes, strict=True):
        name, letter = say("an-thing-cube", colour=say(f"an-colour-{colour}")), say(f"an-code-{colour}")
        about = say("an-thing-cube-text", letter=letter, count=count)
        called = (letter, say(f"an-colour-{colour}"))
        yield CardFace(f"cube-{colour}", name, None, about, kind_of("cube"), called, drawn=False)


def _robot() -> Iterator[CardFace]:
    yield CardFace("robot", ROBOT_NAME, None, say("an-thing-robot-text"), kind_of("robot"), drawn=False)


def _skills() -> Iterator[CardFace]:
    for skill in SKILLS:
        name, letter = say("an-thing-skill", skill=say(f"an-skill-{skill}")), say(f"an-code-{skill}")
        about = say("an-thing-skill-text", letter=letter)
        called = (letter, say(f"an-skill-{skill}"))
        yield CardFace(f"skill-{skill}", name, None, about, kind_of("skill"), called, drawn=False)


def ruling_groups() -> dict[str, list[str]]:
    """The groups of components that rulings name."""
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
