"""Whether an effect can be resolved in full: solid frames (P51), penalties (P63) and greyed hints ask this.

Every module of resolvers has the tests of its effects in a dict `POSSIBLE`; `table.py` joins them here. An effect
without a test can always be resolved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.voidfall.state import State
from engine.voidfall.tasks import Scope
from engine.voidfall.vocabulary.effects import Effect

Test: TypeAlias = Callable[[State, int, Any, Scope], bool]
Tests: TypeAlias = dict[type[Effect], Test]
"""By the kind of effect: whether a seat can resolve it in full, within a scope."""

POSSIBLE: Tests = {}


def some(effect: Effect) -> Effect:
    """The least of an effect: one step of those that go step by step."""
    return replace(effect, amount=1) if getattr(effect, "amount", None) in range(2, 100) else effect


def possible(st: State, seat: int, effect: Effect, scope: Scope) -> bool:
    """Whether a seat can resolve all of an effect now."""
    test = POSSIBLE.get(type(effect))
    return test is None or test(st, seat, effect, scope)
