"""How each part of a cost but resources is paid, and how much of it there is, by its kind.

`@pays(RecallCubes, there=deployed_cubes)` stands at the function that pays: the references of a record lead to this
line, and its names to the record with its text and to what can be paid. The package imports `pay`, where they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.core.decision import Rules
from engine.voidfall.flow.flow import Flow
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.base import Record
from engine.voidfall.vocabulary.costs import CostPart

P = TypeVar("P", bound=CostPart)
Payment: TypeAlias = Callable[[Flow, P, Scope], Rules[None]]
There: TypeAlias = Callable[[State, int], int]


class Payable(NamedTuple):
    """How a part is paid, and how much a seat has of what it takes."""

    pay: Payment[Any]
    there: There


PAYABLE: dict[type[Record], Payable] = {}


def pays(kind: type[P], there: There) -> Callable[[Payment[P]], Payment[P]]:
    """A decorator: the function pays parts of this kind, of which there is so much."""

    def enter(function: Payment[P]) -> Payment[P]:
        PAYABLE[kind] = Payable(function, there)
        return function

    return enter
