"""What resolves an effect or a task, and whether an effect can be resolved in full, by their kind.

The decorators stand at the functions, so that the uses of a record of the vocabulary lead to what it does. Modules of
resolvers are imported by `table.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from engine.core.decision import Rules
from engine.voidfall.flow.flow import Flow
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope, Task
from engine.voidfall.vocabulary.effects import Effect

Resolver: TypeAlias = Callable[[Flow, Any], Rules[None]]
Test: TypeAlias = Callable[[State, int, Any, Scope], bool]
TaskUnit: TypeAlias = Callable[[State, list[Task], Any], Rules[None]]
F = TypeVar("F", bound=Callable[..., Any])

_RESOLVERS: dict[type[Effect], Resolver] = {}
_TESTS: dict[type[Effect], Test] = {}
_TASKS: dict[type[Task], TaskUnit] = {}


def resolver(*kinds: type[Effect]) -> Callable[[F], F]:
    """A decorator: the function resolves effects of these kinds."""
    return _entered(_RESOLVERS, kinds)


def possible_when(*kinds: type[Effect]) -> Callable[[F], F]:
    """A decorator: the function tells whether a seat can resolve effects of these kinds in full, within a scope.
    Effects without one can always be resolved."""
    return _entered(_TESTS, kinds)


def under_way(*kinds: type[Task]) -> Callable[[F], F]:
    """A decorator: the function goes on with a task of these kinds, which is the last of a stack."""
    return _entered(_TASKS, kinds)


def _entered(table: dict[Any, Any], kinds: tuple[type[Any], ...]) -> Callable[[F], F]:
    def enter(function: F) -> F:
        for kind in kinds:
            assert kind not in table, f"two functions for {kind.__name__}"
            table[kind] = function
        return function

    return enter


def resolver_of(effect: Effect) -> Resolver:
    """What resolves an effect."""
    return _RESOLVERS[type(effect)]


def task_unit(task: Task) -> TaskUnit:
    """What goes on with a task."""
    return _TASKS[type(task)]


def resolved_kinds() -> set[type[Effect]]:
    """The kinds of effects that can be resolved."""
    return set(_RESOLVERS)


def possible(st: State, seat: int, effect: Effect, scope: Scope) -> bool:
    """Whether a seat can resolve all of an effect now; solid frames (P51), penalties (P63) and hints ask this."""
    test = _TESTS.get(type(effect))
    return test is None or test(st, seat, effect, scope)


def some(effect: Effect) -> Effect:
    """The least of an effect: one step of those that go step by step."""
    return replace(effect, amount=1) if getattr(effect, "amount", None) in range(2, 100) else effect
