"""What resolves an effect or a task, and whether an effect can be resolved in full, by their kind.

`@resolver(Deploy, when=can_deploy, costs=costs_of_deploying)` stands at the function that does it: the references of a
record lead to this line, and its names to the record with its text, to its test and to what it costs. The package
imports all modules of resolvers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from engine.core.decision import Rules
from engine.voidfall.costs.payable import affords
from engine.voidfall.flow.flow import Flow
from engine.voidfall.state import State
from engine.voidfall.tasks import Scope, Task
from engine.voidfall.vocabulary.costs import Cost
from engine.voidfall.vocabulary.effects import Effect

Resolver: TypeAlias = Callable[[Flow, Any], Rules[None]]
Test: TypeAlias = Callable[[State, int, Any, Scope], bool]
Costs: TypeAlias = Callable[[State, int, Any, Scope], Iterable[Cost]]
TaskUnit: TypeAlias = Callable[[State, list[Task], Any], Rules[None]]
F = TypeVar("F", bound=Callable[..., Any])


class Resolved(NamedTuple):
    """What an effect has: what resolves it, its test, the costs of which it takes one, whether it is a gain."""

    resolve: Resolver
    when: Test
    costs: Costs | None
    gain: bool


_EFFECTS: dict[type[Effect], Resolved] = {}
_TASKS: dict[type[Task], TaskUnit] = {}


def always(st: State, seat: int, effect: Effect, scope: Scope) -> bool:
    """The test of effects that can always be resolved."""
    return True


def resolver(*kinds: type[Effect], when: Test, costs: Costs | None = None, gain: bool = False) -> Callable[[F], F]:
    """A decorator: the function resolves effects of these kinds. `when`: whether a seat can resolve one in full, within
    a scope, if it can pay; `costs`: the ways to pay for it, of which it must be able to afford one (None: the effect
    itself is free); `gain`: it leaves its player better off where it costs nothing (others cost, move or show
    something)."""

    def enter(function: F) -> F:
        for kind in kinds:
            assert kind not in _EFFECTS, f"two resolvers for {kind.__name__}"
            _EFFECTS[kind] = Resolved(function, when, costs, gain)
        return function

    return enter


def under_way(*kinds: type[Task]) -> Callable[[F], F]:
    """A decorator: the function goes on with a task of these kinds, which is the last of a stack."""

    def enter(function: F) -> F:
        for kind in kinds:
            assert kind not in _TASKS, f"two functions for {kind.__name__}"
            _TASKS[kind] = function
        return function

    return enter


def resolver_of(effect: Effect) -> Resolver:
    """What resolves an effect."""
    return _EFFECTS[type(effect)].resolve


def task_unit(task: Task) -> TaskUnit:
    """What goes on with a task."""
    return _TASKS[type(task)]


def resolved_kinds() -> set[type[Effect]]:
    """The kinds of effects that can be resolved."""
    return set(_EFFECTS)


def possible(st: State, seat: int, effect: Effect, scope: Scope) -> bool:
    """Whether a seat can resolve all of an effect now; solid frames (P51), penalties (P63) and hints ask this."""
    _, when, costs, _ = _EFFECTS[type(effect)]
    if not when(st, seat, effect, scope):
        return False
    return costs is None or any(affords(st, seat, cost) for cost in costs(st, seat, effect, scope))


def is_free(st: State, seat: int, effect: Effect, scope: Scope) -> bool:
    """Whether there is a way to resolve an effect without paying anything."""
    costs = _EFFECTS[type(effect)].costs
    return costs is None or any(not cost for cost in costs(st, seat, effect, scope))


def is_gain(effect: Effect) -> bool:
    """Whether an effect leaves its player better off where it costs nothing."""
    return _EFFECTS[type(effect)].gain


def least_of(effect: Effect) -> Effect:
    """The least of an effect: one step of those that go step by step."""
    return replace(effect, amount=1) if getattr(effect, "amount", None) in range(2, 100) else effect
