"""Which rules of Technologies, houses and events hold for a seat: the one table that all other rules ask.

Every named question of the rules (may a Starbase be built, how many cubes has a Fleet, what is paid) asks here for
records of one kind, so no card changes a procedure.
"""

from __future__ import annotations

from typing import Any, TypeAlias, TypeVar

from engine.voidfall.components import COMPONENTS, parts
from engine.voidfall.state import State
from engine.voidfall.tasks import Source
from engine.voidfall.vocabulary.lasting import LastingRule
from engine.voidfall.vocabulary.technology_rules import HouseRule, TechnologyRule
from engine.voidfall.vocabulary.terms import Level

R = TypeVar("R", bound=TechnologyRule | HouseRule)
L = TypeVar("L", bound=LastingRule)


Owned: TypeAlias = tuple[tuple[str, Level], ...]
"""Technologies of a seat with their levels, in the order in which it got them."""


def rules_with_sources(st: State, seat: int) -> tuple[tuple[Source, int, TechnologyRule | HouseRule], ...]:
    """Everything in force for a seat: what gives it, its number there, and the rule."""
    return collect_rules(*owned_rules(st, seat))


def in_force(st: State, seat: int, kind: type[R]) -> tuple[R, ...]:
    """The rules of one kind that a seat has."""
    return _of_kind(*owned_rules(st, seat), kind)


def owned_rules(st: State, seat: int) -> tuple[Owned, str]:
    """What gives a seat its rules: its Technologies, and its house, empty if that gives none."""
    player = st.players[seat]
    return tuple(player.technologies.items()), player.house if parts().settings.use_house_abilities else ""


@COMPONENTS.keeps
def collect_rules(technologies: Owned, house: str) -> tuple[tuple[Source, int, TechnologyRule | HouseRule], ...]:
    """The rules of these Technologies and this house, see `rules_with_sources`."""
    known = parts()
    abilities = known.houses[house].ability if house else ()
    return (
        *[
            (Source("technology", technology), number, rule)
            for technology, level in technologies
            for number, rule in enumerate(known.technologies[technology].rules(level))
        ],
        *[(Source("ability", house), number, ability) for number, ability in enumerate(abilities)],
    )


@COMPONENTS.keeps
def _of_kind(technologies: Owned, house: str, kind: type[Any]) -> tuple[Any, ...]:
    return tuple([rule for _, _, rule in collect_rules(technologies, house) if isinstance(rule, kind)])


def lasting_rules(st: State, kind: type[L]) -> list[L]:
    """The rules of one kind that the event of the Cycle has brought (section 8)."""
    return [rule for rule in st.lasting if isinstance(rule, kind)]
