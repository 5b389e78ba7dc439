"""What a resolver works with: the state, whose effect it is, the unit of play, and the stack for what follows.

A resolver is a generator `resolve_…(flow, effect)`. It asks, changes the state, and pushes what follows with `then`.
It never runs another resolver itself. So the rest of a unit is always on the stack, and the running unit of the session
may end wherever something hidden was shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import TypeVar

from msgspec.structs import replace

from engine.core.decision import Rules
from engine.voidfall.state import Player, State
from engine.voidfall.tasks import Do, Scope, Source, Task, Unit
from engine.voidfall.vocabulary.base import EffectRecord
from engine.voidfall.vocabulary.effects import Effect

E = TypeVar("E", bound=EffectRecord | Task)


@dataclass(slots=True)
class Flow:
    """The resolution of one effect. `forced`, `agreed`: as in `Do`."""

    st: State
    seat: int
    stack: list[Task]
    forced: bool = False
    agreed: bool = False
    unit: Unit = field(init=False)

    def __post_init__(self) -> None:
        for task in reversed(self.stack):
            if isinstance(task, Unit):
                self.unit = task
                return
        self.unit = Unit(self.seat, Source("cleanup"))

    @property
    def player(self) -> Player:
        """Whose effect it is."""
        return self.st.players[self.seat]

    @property
    def scope(self) -> Scope:
        """What the parts of the unit share."""
        return self.unit.scope

    def drop(self, task: Task) -> None:
        """A task that is over leaves the stack, whatever lies above it."""
        number = next(number for number in reversed(range(len(self.stack))) if self.stack[number] is task)
        del self.stack[number]

    def then(self, *effects: Effect, forced: bool | None = None) -> None:
        """Resolve these next, in this order, before everything that waits. `forced`: as this one, if not given."""
        must = self.forced if forced is None else forced
        self.stack += [Do(self.seat, effect, must) for effect in reversed(effects)]

    def then_rest(self, effect: Effect, amount: int) -> None:
        """Of so many times that an effect happens, resolve all but the one that is done now."""
        if amount > 1:
            self.then(replace(effect, amount=amount - 1))

    def agree(self, effect: Effect) -> None:
        """Resolve an effect next that the seat has just chosen."""
        self.stack.append(Do(self.seat, effect, self.forced, agreed=True))

    def begin(self, source: Source, *effects: Effect, scope: Scope | None = None, forced: bool = False) -> Unit:
        """Resolve these next as a unit of play of their own, which is returned."""
        unit = Unit(self.seat, source, scope or Scope())
        self.stack.append(unit)
        self.then(*effects, forced=forced)
        return unit


def begin_unit(
    st: State, seat: int, source: Source, *effects: Effect, scope: Scope | None = None, forced: bool = False
) -> Unit:
    """Put a unit of play on the stack of the game."""
    unit = Unit(seat, source, scope or Scope())
    st.tasks.append(unit)
    st.tasks += [Do(seat, effect, forced) for effect in reversed(effects)]
    return unit


def at_once(change: Callable[[Flow, E], None]) -> Callable[[Flow, E], Rules[None]]:
    """A decorator: a change that asks nothing becomes a resolver."""

    @wraps(change)
    def resolve(flow: Flow, effect: E) -> Rules[None]:
        change(flow, effect)
        return
        yield

    return resolve
