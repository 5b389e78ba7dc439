"""What the rules of titles are made of: the state, how a game ends, who is still in it, units without questions."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import wraps
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from engine.core.chance import Chance
from engine.core.decision import Rules
from engine.core.events import Event, Sealed
from engine.core.text import Text
from engine.core.undo_reasons import GAME_OVER

OUTSIDER = -1
"""Stands for a bot of the rules, which has no seat."""


# -- the state -------------------------------------------------------------------------------------------------------


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended: the winners (several share the victory, none is a draw), and the reason. `beaten`: a bot of the
    rules has won, and all seats have lost."""

    winners: tuple[int, ...]
    reason: Text
    beaten: bool = False


class SingleOutcome(msgspec.Struct, frozen=True):
    """Like `Outcome`, for titles without shared victories. `winner` None is a draw, OUTSIDER a bot of the rules."""

    winner: int | None
    reason: Text

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won."""
        return () if self.winner is None or self.winner == OUTSIDER else (self.winner,)

    @property
    def beaten(self) -> bool:
        """Whether a bot of the rules has won."""
        return self.winner == OUTSIDER


AnyOutcome: TypeAlias = Outcome | SingleOutcome


class Seated(Protocol):
    """A player whose state says whether the seat has resigned."""

    out: bool


class GameState(msgspec.Struct, kw_only=True):
    """Fields that every title's state has. A title declares all others itself, in the order in which they are stored;
    those of the properties below that it needs are declared as fields.

    `events` holds what happened since the session last collected it. `begun_with`: the version of the rules with which
    the game began; it is no part of the position, and not hashed.
    """

    chance: Chance
    revealed: int = 0
    events: list[Event] = []
    begun_with: int | msgspec.UnsetType = msgspec.UNSET

    @property
    def outcome(self) -> AnyOutcome | None:
        """How it ended. None while the game runs. Every title has this field."""
        raise NotImplementedError

    @property
    def players(self) -> Sequence[Seated]:
        """The players by seat, if a seat can resign while the others go on."""
        return ()

    @property
    def components(self) -> str:
        """The fingerprint of the component files that the game was begun with, if the title has such files."""
        return ""

    def began_before(self, rules_version: int) -> bool:
        """Whether the game began with older rules than these: a title that changes a rule may keep the old one for such
        games."""
        return self.begun_with is not msgspec.UNSET and self.begun_with < rules_version

    def take_events(self) -> tuple[list[Event], Text | None]:
        """Return and remove the events, and the first reason for closing undo among them, whose mark stands before
        them."""
        events, self.events = self.events, []
        first = events[0] if events else None
        if not isinstance(first, Sealed):
            return events, None
        del events[0]
        return events, first.why

    def record(
        self,
        public: Text | None,
        *,
        private: Text | None = None,
        to: tuple[int, ...] = (),
        at: tuple[str, ...] = (),
        seat: int | None = None,
    ) -> None:
        """Add an event. Called only by the functions that make the change. If an event is always the same, they may
        append one that was made before to `events`."""
        self.events.append(Event(public, private, to, at, seat))

    def seal(self, why: Text) -> None:
        """Close undo: something hidden was shown, or the turn passed on. `why`: see `engine.core.undo_reasons`; of
        several reasons in one answer the first is told, whose mark stands before the events."""
        self.revealed += 1
        events = self.events
        if not events or type(events[0]) is not Sealed:
            events.insert(0, Sealed(None, why=why))


S = TypeVar("S", bound=GameState)


def end_with(st: GameState, outcome: AnyOutcome) -> None:
    """End the game and tell everybody why."""
    st.outcome = outcome  # type: ignore[misc]  # a field in every title
    st.seal(GAME_OVER)
    st.record(outcome.reason)


# -- the seats -------------------------------------------------------------------------------------------------------


def seats_out(st: GameState) -> tuple[int, ...]:
    """The seats that have resigned while the others go on."""
    return tuple([seat for seat, player in enumerate(st.players) if player.out])


def seats_in(st: GameState) -> tuple[int, ...]:
    """The seats that have not resigned."""
    return tuple([seat for seat, player in enumerate(st.players) if not player.out])


def next_seat(st: GameState, after: int, plays: Callable[[int], bool] = lambda seat: True) -> int:
    """The next seat clockwise that has not resigned and for which `plays` holds. `after` itself if there is none."""
    count = len(st.players)
    around = ((after + step) % count for step in range(1, count + 1))
    return next((seat for seat in around if not st.players[seat].out and plays(seat)), after)


# -- for computer players --------------------------------------------------------------------------------------------

WON = 0.6
"""A game that is won is worth this and more, by the margin; one that is lost as little."""


def value_of_lead(st: GameState, seat: int, ahead: float, scale: float) -> float:
    """An estimate from -1 (lost) to 1 (won) for a seat that is so much ahead of the best of the others; `scale`: a lead
    of so much is halfway to certainty."""
    looks = ahead / (scale + abs(ahead))
    if st.outcome is None:
        return WON * looks
    if seat in st.outcome.winners:
        return WON + (1 - WON) * max(0.0, looks)
    return (1 - WON) * min(0.0, looks) - WON


def with_lead(estimate: float, more: float, scale: float) -> float:
    """What `value_of_lead` of a game that is not over would be if a seat was ahead by so much more. Of a game that is
    over it stays as it is."""
    if abs(estimate) >= WON:
        return estimate
    looks = estimate / WON
    ahead = scale * looks / (1 - abs(looks)) + more
    return WON * ahead / (scale + abs(ahead))


# -- units -----------------------------------------------------------------------------------------------------------


def without_questions(procedure: Callable[[S], None]) -> Callable[[S], Rules[None]]:
    """A decorator: a procedure of the rules without questions becomes a unit."""

    @wraps(procedure)
    def unit(st: S) -> Generator[Any, Any, None]:
        procedure(st)
        return
        yield

    return unit
