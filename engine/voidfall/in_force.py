"""Which rules of Technologies, houses and events hold for a seat: the one table that all other rules ask.

Every named question of the rules (may a Starbase be built, how many cubes has a Fleet, what is paid) asks here for
records of one kind, so no card changes a procedure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from engine.voidfall.components import parts
from engine.voidfall.state import State
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.lasting import LastingRule
from engine.voidfall.vocabulary.technology_rules import HouseRule, TechnologyRule

R = TypeVar("R", bound=TechnologyRule | HouseRule)
L = TypeVar("L", bound=LastingRule)


def sourced(st: State, seat: int) -> Iterator[tuple[Source, int, TechnologyRule | HouseRule]]:
    """Everything in force for a seat: what gives it, its number there, and the rule."""
    player, known = st.players[seat], parts()
    for technology, level in player.technologies.items():
        for number, rule in enumerate(known.technologies[technology].rules(level)):
            yield Source("technology", technology), number, rule
    if player.house and known.settings.use_house_abilities:
        for number, ability in enumerate(known.houses[player.house].ability):
            yield Source("ability", player.house), number, ability


def in_force(st: State, seat: int, kind: type[R]) -> list[R]:
    """The rules of one kind that a seat has."""
    player, known = st.players[seat], parts()
    technologies = known.technologies
    found: list[R] = [
        rule
        for technology, level in player.technologies.items()
        for rule in technologies[technology].rules(level)
        if isinstance(rule, kind)
    ]
    if player.house and known.settings.use_house_abilities:
        found += [ability for ability in known.houses[player.house].ability if isinstance(ability, kind)]
    return found


def lasting(st: State, kind: type[L]) -> list[L]:
    """The rules of one kind that the event of the Cycle has brought (section 8)."""
    return [rule for rule in st.lasting if isinstance(rule, kind)]
