"""Seats that decide side by side: the procedures of an `AskEach` while they run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from engine.core.decision import Ask, AskEach
from engine.core.errors import Broken
from engine.core.kit import GameState

T = TypeVar("T")


class SideBySide:
    """An `AskEach` that is open. `mark`: the length of the trail when it was opened."""

    def __init__(self, request: AskEach, mark: int) -> None:
        self.secret = request.secret
        self.mark = mark
        self.results: dict[int, Any] = {}
        self._procedures = dict(sorted(request.procedures.items()))

    @property
    def seats(self) -> tuple[int, ...]:
        """All seats with a procedure, in seat order."""
        return tuple(self._procedures)

    @property
    def ended(self) -> bool:
        """Whether all have decided."""
        return len(self.results) == len(self._procedures)

    def start(self) -> tuple[Ask, ...]:
        """The first question of each seat that has one."""
        asks = [self.go_on(seat, None) for seat in self._procedures]
        return tuple([ask for ask in asks if ask is not None])

    def go_on(self, seat: int, value: Any) -> Ask | None:
        """The seat's next question after this answer. None: it has decided. Raises Broken if the procedure asks
        something that is not allowed."""
        procedure = self._procedures[seat]
        while True:
            try:
                request = procedure.send(value)
            except StopIteration as end:
                self.results[seat] = end.value
                return None
            if not isinstance(request, Ask) or request.seat != seat:
                raise Broken(f"the procedure of seat {seat} may only ask that seat, one question after the other")
            if request.optional or request.secret:
                raise Broken(f"{request.about.key}: side by side every question is waited for, and everybody knows it")
            if not (request.auto and len(request.options) == request.least == 1):
                return request
            value = request.value_of((request.options.pairs[0][0],))

    def in_order(self) -> dict[int, Any]:
        """The value that resumes the rules: the results of the procedures, by seat."""
        return {seat: self.results[seat] for seat in self._procedures}


def in_secret(asks: tuple[Ask, ...]) -> bool:
    """Whether somebody is asked in secret and waited for."""
    return any(ask.secret and not ask.optional for ask in asks)


def run_beside(state: GameState, each: SideBySide, work: Callable[[], T]) -> T:
    """Run a part of a procedure. Raises Broken if it does something that depends on the order of the seats' answers, or
    reveals a secret too soon."""
    told, position, revealed = len(state.events), state.chance.position, state.revealed
    done = work()
    if state.revealed != revealed or state.chance.position != position:
        raise Broken("a procedure that runs beside others draws, reveals or closes the way back")
    if each.secret and len(state.events) > told:
        raise Broken("a procedure that runs beside others in secret records an event")
    return done
